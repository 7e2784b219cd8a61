/* facts.c: what the panel tells of a position besides the board, and what the history tells of moves (WR-13)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/fact.h"
#include "games/water-rights/position.h"
#include "games/water-rights/state.h"
#include <string.h>

typedef struct
{
  const char *path, *facts, *plays, *title;
  const char *text;             /* how it begins; NULL: it is not told */
  const char *settings;
} Row;

#define SENIOR(phase) "turn senior " phase "; tax green red cost 1 tiles 2; "
#define LATER(card) "round 2 of 8; die " card " target none; turn senior water; tax green red cost 1 tiles 2; "
#define PALACE LATER ("1; card palace") "subjects senior"
#define POST \
  "turnstate senior asked 0 shield 0 built 0 posted 0 ran 1 own 0 met 0 limit none due 0; posts senior riparian"
#define FAIR LATER ("2; card fair") "active income yellow 1"

static const Row rows[] = {
  { "/water-rights/WR-5.17/own-tokens-before-the-works-run", SENIOR ("supply") "plant E3 senior tower paid 6 water 4",
    NULL, "Tokens", "red: once the power works run" },
  { "/water-rights/WR-5.17/own-tokens", SENIOR ("supply") "plant E3 senior tower paid 6 water 4", "run", "Tokens",
    "red: 8 left" },
  { "/water-rights/WR-5.17/tokens-of-others",
    SENIOR ("supply") POST, NULL, "Tokens",
    "red: 8 left · green: 8 to be bought · yellow: with a trading post at Junior" },
  { "/water-rights/WR-5.17/tokens-of-others-are-sold-by-twos", SENIOR ("supply") POST, NULL, "Tokens",
    "red: 7 left · green: 6 to be bought · yellow: with a trading post at Junior", "tokens=7" },
  { "/water-rights/WR-5.17/a-token-that-is-paid-for",
    SENIOR ("supply") "tokens senior red 0/0 green 2/1 yellow 0/0; " POST, NULL, "Tokens",
    "red: 8 left · green: 1 paid for, 6 to be bought · yellow: with a trading post at Junior" },
  { "/water-rights/WR-5.17/no-tokens-while-borders-are-closed",
    LATER ("2; card closed-borders") "active notrade; " POST, NULL, "Tokens",
    "red: 8 left · green: borders closed this round · yellow: borders closed this round" },
  { "/water-rights/WR-6.4/what-the-end-of-the-turn-brings",
    SENIOR ("supply") "tile F3 senior wheat paid 3 supplied 1; tile E4 senior wheat paid 3 supplied 0", NULL,
    "At the turn's end", "$3 to collect · $1 in taxes" },
  { "/water-rights/WR-6.7/districts-of-all-towns",
    SENIOR ("supply") "tile F3 senior wheat paid 3 supplied 1; tile F4 riparian inn paid 5 supplied 0", NULL,
    "Districts built", "green 1 · red 0 · yellow 1 · grey 0" },
  { "/water-rights/WR-6.4/a-demand-to-meet", PALACE, NULL, "The King's demand", "not met yet" },
  { "/water-rights/WR-6.4/a-demand-that-is-met", PALACE, "tribute", "The King's demand", "met" },
  { "/water-rights/WR-6.4/no-demand", FAIR, NULL, "The King's demand", NULL },
  { "/water-rights/WR-5.8/a-limit-that-binds",
    FAIR "; plant E3 senior tower paid 6 water 0; "
    "turnstate senior asked 1 shield 0 built 0 posted 0 ran 0 own 0 met 0 limit 3 due 0", NULL, "Limit on water",
    "3 drops, and 1 asked for" },
  { "/water-rights/WR-5.8/a-penalty-that-waits", FAIR "; pending junior limit 2", NULL, "Junior",
    "$15 · plants hold 0 of 0 · 3 drops to spread · Basic Waterplant to build · next turn at most 2 drops" },
  { "/water-rights/WR-6.4/a-penalty-that-costs", FAIR "; pending junior money -2", NULL, "Junior",
    "$15 · plants hold 0 of 0 · 3 drops to spread · Basic Waterplant to build · next turn $2 less" },
  { "/water-rights/WR-6.4/a-penalty-that-pays", FAIR "; pending junior money 2", NULL, "Junior",
    "$15 · plants hold 0 of 0 · 3 drops to spread · Basic Waterplant to build · next turn $2 more" },
  { "/water-rights/WR-7.1/goals-with-standings",
    SENIOR ("supply") "tile F3 senior wheat paid 3 supplied 1; bonus breadbasket workshop bazaar", NULL, "For all",
    "Breadbasket (5 points). For the mayor who has the most in “Green districts” in the end, and at least 3; for the "
    "King if no mayor has. Now: Senior 1 · Riparian 0 · Junior 0." },
  { NULL }
};

/* What the last move tells, among other sentences. */
typedef struct
{
  const char *path, *facts, *plays, *told;
} Told;

static const Told told[] = {
  { "/water-rights/WR-5.17/a-district-is-named", SENIOR ("supply") "plant E3 senior tower paid 6 water 4; "
    "tile F3 senior wheat paid 3 supplied 0", "supply F3", "Wheat Field on F3 is supplied." },
  { "/water-rights/WR-5.16/what-the-works-run-for", SENIOR ("supply") "plant E3 senior tower paid 6 water 4", "run",
    "The power works of the Senior run: the town's own tokens can be used this turn." },
  { NULL }
};

static void
test_told (gconstpointer data)
{
  const Told *row = data;
  g_autoptr (GError) error = NULL;
  OxbowSetup *fresh = position_new ("realm", 1, NULL), *setup = position_read (fresh, row->facts, &error);
  g_assert_no_error (error);
  g_autofree OxbowState *state = oxbow_state_copy (setup->start);
  OxbowEvents events = OXBOW_MOVES_INIT;
  g_autoptr (GString) text = g_string_new (NULL);
  oxbow_state_apply_text (state, row->plays, &events, &error);
  g_assert_no_error (error);
  for (int i = 0; i < events.n; i++)
    {
      g_autofree char *sentence = setup->ruleset->tell (state, &events.items[i]);
      g_string_append_printf (text, "%s ", sentence);
    }
  g_test_message ("%s", text->str);
  g_assert_nonnull (strstr (text->str, row->told));
  oxbow_moves_clear (&events);
  oxbow_setup_unref (setup);
  oxbow_setup_unref (fresh);
}

/* What demands bring that their authors have thought of, and no card that we ship. */
static void
test_penalties (void)
{
  static const struct { int16_t args[3]; const char *told; } penalties[] = {
    { { WATER_RIGHTS_JUNIOR, WATER_RIGHTS_OP_MONEY, -2 }, "The Junior has $2 less for it." },
    { { WATER_RIGHTS_JUNIOR, WATER_RIGHTS_OP_MONEY, 2 }, "The Junior has $2 more for it." },
    { { WATER_RIGHTS_JUNIOR, WATER_RIGHTS_OP_PAY, 2 }, "The Junior must pay the King $2 for it." },
  };
  g_autoptr (OxbowSetup) setup = position_new ("realm", 1, NULL);
  for (size_t i = 0; i < G_N_ELEMENTS (penalties); i++)
    {
      OxbowEvent event = { .verb = WATER_RIGHTS_EVENT_PENALTY, .n_args = 3 };
      memcpy (event.args, penalties[i].args, sizeof penalties[i].args);
      g_autofree char *told_now = setup->ruleset->tell (setup->start, &event);
      g_assert_cmpstr (told_now, ==, penalties[i].told);
    }
}

/* Spaces that keep parts of a line together are spaces here. */
static char *
read_text (const OxbowFact *fact)
{
  GString *text = g_string_new (fact->text);
  g_string_replace (text, "\u00a0", " ", 0);
  return g_string_free (text, FALSE);
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (GError) error = NULL;
  OxbowSetup *fresh = position_new ("realm", 1, row->settings), *setup = position_read (fresh, row->facts, &error);
  g_assert_no_error (error);
  g_autofree OxbowState *state = oxbow_state_copy (setup->start);
  if (row->plays != NULL)
    oxbow_state_apply_text (state, row->plays, NULL, &error);
  g_assert_no_error (error);
  g_autoptr (GPtrArray) facts = oxbow_facts_new ();
  setup->ruleset->facts (state, -1, facts);
  g_autofree char *found = NULL;
  for (guint i = 0; i < facts->len && found == NULL; i++)
    {
      const OxbowFact *fact = g_ptr_array_index (facts, i);
      if (fact->text != NULL && g_str_equal (fact->title, row->title))
        found = read_text (fact);
    }
  g_test_message ("%s", found != NULL ? found : "not told");
  if (row->text == NULL)
    g_assert_null (found);
  else
    g_assert_true (found != NULL && g_str_has_prefix (found, row->text));
  oxbow_setup_unref (setup);
  oxbow_setup_unref (fresh);
}

void
add_fact_tests (void)
{
  for (const Row *row = rows; row->path != NULL; row++)
    g_test_add_data_func (row->path, row, test_row);
  for (const Told *row = told; row->path != NULL; row++)
    g_test_add_data_func (row->path, row, test_told);
  g_test_add_func ("/water-rights/WR-6.4/penalties-are-told", test_penalties);
}
