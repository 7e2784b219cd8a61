/* cards.c: effects, demands and penalties (WR-2.6 to WR-2.9, WR-6.3, WR-6.4)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/position.h"

#include <string.h>

#define ASKED(card) \
  "round 2 of 8; turn senior supply; tax green red cost 1 tiles 2; die 1; card " card " target none; " \
  "subjects senior riparian junior; "
#define NAMED(card) "round 2 of 8; turn king target; tax green red cost 1 tiles 2; die 2; card " card " target none; "
#define ASKED_ONE(card) \
  "round 2 of 8; turn senior supply; tax green red cost 1 tiles 2; die 1; card " card " target senior; " \
  "subjects senior; "

static const PositionTest rows[] = {
  { "/water-rights/WR-2.6/limit-of-whom-the-king-names", NAMED ("ration"), "target senior",
    .has = "active limit senior 1" },
  { "/water-rights/WR-6.3/a-demand-has-subjects",
    "round 2 of 8; turn king target; tax green red cost 1 tiles 2; die 1; card wedding target none", "target riparian",
    .events = "named riparian", .has = "subjects riparian; card wedding target riparian; turn king decree" },
  { "/water-rights/WR-6.4/example-19-failed", ASKED ("granary") "mayor senior money 9 loose 0 legacy 2", "next",
    .events = "income senior 0; failed senior; penalty senior pay 3; paid senior king 3; turn riparian",
    .has = "mayor senior money 6 loose 0 legacy 2; "
           "king money 13 bank 30 tax 0 sales 0 penalties 1 obeyed 0 lasttax 0" },
  { "/water-rights/WR-6.4/penalties-of-the-next-turn", ASKED ("boomtown"), "next",
    .has = "pending senior limit 4; king money 10 bank 30 tax 0 sales 0 penalties 1 obeyed 0 lasttax 0" },
  { "/water-rights/WR-6.4/obeyed", ASKED ("almshouse") "tile D4 senior park paid 4 supplied 0", "next",
    .events = "income senior 0; met senior; turn riparian",
    .has = "king money 10 bank 30 tax 0 sales 0 penalties 0 obeyed 1 lasttax 0" },
  { "/water-rights/WR-2.8/pay", ASKED ("palace"), "tribute; next",
    .has = "king money 13 bank 30 tax 0 sales 0 penalties 0 obeyed 1 lasttax 0" },
  { "/water-rights/WR-2.8/water",
    ASKED ("fountains") "mayor senior money 20 loose 0 legacy 2; plant E2 senior well paid 4 water 3", "tribute; next",
    .has = "king money 10 bank 32 tax 0 sales 0 penalties 0 obeyed 1 lasttax 0; plant E2 senior well paid 4 water 1" },
  { "/water-rights/WR-2.8/built",
    ASKED ("works") "turnstate senior asked 0 shield 0 built 1 posted 0 ran 0 own 0 met 0 limit none due 0", "next",
    .has = "king money 10 bank 30 tax 0 sales 0 penalties 0 obeyed 1 lasttax 0" },
  { "/water-rights/WR-2.8/run", ASKED ("lamps") "plant E2 senior well paid 4 water 3", "run; next",
    .has = "king money 10 bank 30 tax 0 sales 0 penalties 0 obeyed 1 lasttax 0" },
  { "/water-rights/WR-2.8/not-run", ASKED ("lamps") "plant E2 senior well paid 4 water 3", "next",
    .has = "king money 13 bank 30 tax 0 sales 0 penalties 1 obeyed 0 lasttax 0" },
  { "/water-rights/WR-2.9/dock", ASKED ("fishery") "tile E2 senior jetty paid 4 supplied 0", "next",
    .has = "king money 10 bank 30 tax 0 sales 0 penalties 0 obeyed 1 lasttax 0" },
  { "/water-rights/WR-2.9/livestock", ASKED ("herds") "tile D4 senior goats paid 3 supplied 0", "next",
    .has = "king money 10 bank 30 tax 0 sales 0 penalties 0 obeyed 1 lasttax 0" },
  { "/water-rights/WR-2.9/stored", ASKED ("stores") "plant E2 senior well paid 4 water 2", "next",
    .has = "king money 10 bank 30 tax 0 sales 0 penalties 0 obeyed 1 lasttax 0" },
  { "/water-rights/WR-2.9/posts", ASKED ("roads") "posts senior junior", "next",
    .has = "king money 10 bank 30 tax 0 sales 0 penalties 0 obeyed 1 lasttax 0" },
  { "/water-rights/WR-2.9/money-of-one-named", ASKED_ONE ("heirloom"), "next",
    .has = "king money 10 bank 30 tax 0 sales 0 penalties 0 obeyed 1 lasttax 0" },
  { "/water-rights/WR-2.9/supplied-before-the-marks-go",
    ASKED ("idle") "tile C3 senior park paid 4 supplied 1; tile D4 senior park paid 4 supplied 1; "
    "tile E4 senior park paid 4 supplied 1", "next",
    .has = "king money 10 bank 30 tax 0 sales 0 penalties 0 obeyed 1 lasttax 0" },
  { NULL }
};

/* Each event on top of its deck, by the only generator that rolls an even number first. */
typedef struct
{
  const char *path, *event, *facts, *events, *has, *settings;
} EffectTest;

static const EffectTest effects[] = {
  { "/water-rights/WR-2.6/bank", "winter-rain", "", "bank 8",
    "king money 10 bank 38 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0" },
  { "/water-rights/WR-2.6/bank-is-never-negative", "drought",
    "; king money 10 bank 5 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0",
    "bank -5; limited senior 5; limited riparian 5; limited junior 5", "active limit senior,riparian,junior 5" },
  { "/water-rights/WR-2.6/rain", "spring-melt", "; plant E2 senior well paid 4 water 3; "
    "plant H3 riparian well paid 4 water 0", "rained senior 1; rained riparian 2; rained junior 0",
    "plant E2 senior well paid 4 water 4; plant H3 riparian well paid 4 water 2" },
  { "/water-rights/WR-2.6/leak-of-the-richest", "burst-main",
    "; mayor riparian money 21 loose 5 legacy 2; plant H3 riparian well paid 4 water 4", "leaked riparian 3",
    "plant H3 riparian well paid 4 water 1" },
  { "/water-rights/WR-2.6/richest-of-equals-is-the-earliest", "burst-main", "; plant E2 senior well paid 4 water 1",
    "leaked senior 1", "plant E2 senior well paid 4 water 0" },
  { "/water-rights/WR-2.6/example-25-grant-of-the-poorest", "royal-grant",
    "; king money 3 bank 30 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0", "paid king junior 3",
    "mayor junior money 18 loose 3 legacy 0" },
  { "/water-rights/WR-2.6/kingmoney-not-below-0", "canal-works",
    "; king money 3 bank 30 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0", "bank 6; paid king treasury 3",
    "king money 0 bank 36 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0" },
  { "/water-rights/WR-2.6/money", "relief", "", "paid treasury junior 3", "mayor junior money 18 loose 3 legacy 0" },
  { "/water-rights/WR-2.6/an-absent-target-is-nobody", "relief", "", "", "card relief target none",
    "seat.junior=absent" },
  { "/water-rights/WR-2.7/a-limit-of-nobody-is-not-kept", "curtailment", "",
    "limited riparian 4; limited senior 4", "active limit riparian 4", "seat.junior=absent" },
  { "/water-rights/WR-2.6/sweep", "new-charter", "; stack district wheat park inn",
    "swept district D1; swept district D2; swept district D3; row district D4 inn; row district D5 park; "
    "row district D6 wheat",
    "row district glassworks inn gristmill inn park wheat" },
  { "/water-rights/WR-2.6/nobuild-and-in-printed-order", "high-water", "", "bank 4", "active nobuild pool" },
  { "/water-rights/WR-2.6/income", "fish-flows", "", "limited senior 4; limited riparian 4; limited junior 4",
    "active income dock 1" },
};

/* Puts the event on top, all others on the discards, and finds a generator that rolls it. */
static char *
facts_for (const OxbowSetup *fresh, const char *event, const char *more)
{
  g_autofree char *listing = oxbow_state_listing (fresh->start, -1);
  const char *start = strstr (listing, "deck event ") + strlen ("deck event ");
  g_autofree char *deck = g_strndup (start, strcspn (start, "\n"));
  g_auto (GStrv) cards = g_strsplit (deck, " ", -1);
  GString *facts = g_string_new ("round 2 of 8; turn king proclaim; tax green red cost 1 tiles 2; discard event");
  for (int i = 0; cards[i] != NULL; i++)
    if (strcmp (cards[i], event) != 0)
      g_string_append_printf (facts, " %s", cards[i]);
  uint64_t seed = 1;
  for (OxbowRng rng = { seed }; oxbow_rng_die (&rng) % 2 != 0; rng.s = ++seed)
    continue;
  g_string_append_printf (facts, "; deck event %s; rng %016" G_GINT64_MODIFIER "x%s", event, seed, more);
  return g_string_free (facts, FALSE);
}

void
position_check_event (const OxbowSetup *fresh, const char *event, const char *more, const char *named,
                      const char *expected, const char *has)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *facts = facts_for (fresh, event, more);
  g_autoptr (OxbowSetup) setup = position_read (fresh, facts, &error);
  g_assert_no_error (error);
  g_autofree OxbowState *state = oxbow_state_copy (setup->start);
  OxbowEvents events = OXBOW_MOVES_INIT;
  g_assert_true (oxbow_state_apply_text (state, "roll", &events, &error));
  g_autofree char *target = g_strconcat ("target ", named, NULL);
  if (named != NULL)
    g_assert_true (oxbow_state_apply_text (state, target, &events, &error));

  GString *told = g_string_new (NULL);
  for (int i = 2; i < events.n; i++)    /* after the die and the card */
    {
      g_autofree char *text = oxbow_event_to_text (state, &events.items[i]);
      g_string_append_printf (told, "%s%s", i > 2 ? "; " : "", text);
    }
  g_assert_cmpstr (told->str, ==, expected);
  g_string_free (told, TRUE);
  oxbow_moves_clear (&events);
  position_check_lines (state, has);
}

static void
test_effect (gconstpointer data)
{
  const EffectTest *test = data;
  g_autoptr (OxbowSetup) fresh = position_new ("realm", 1, test->settings != NULL ? test->settings : "");
  position_check_event (fresh, test->event, test->facts, NULL, test->events, test->has);
}

/* "0 drops" would be no news: the plants and the bank have no room. */
static void
test_no_room (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowSetup) fresh = position_new ("realm", 1, "");
  g_autofree char *facts = facts_for (fresh, "cloudburst", "; king money 10 bank 60 tax 0 sales 0 penalties 0 obeyed 0 "
                                                           "lasttax 0");
  g_autoptr (OxbowSetup) setup = position_read (fresh, facts, &error);
  g_assert_no_error (error);
  g_autofree OxbowState *state = oxbow_state_copy (setup->start);
  OxbowEvents events = OXBOW_MOVES_INIT;
  g_autoptr (GString) told = g_string_new (NULL);
  g_assert_true (oxbow_state_apply_text (state, "roll", &events, &error));
  for (int i = 2; i < events.n; i++)
    {
      g_autofree char *sentence = setup->ruleset->tell (state, &events.items[i]);
      g_string_append_printf (told, "%s%s", i > 2 ? " " : "", sentence);
    }
  g_assert_cmpstr (told->str, ==, "The Senior has no room for the rain. The Riparian has no room for the rain. "
                                  "The Junior has no room for the rain. The King's bank stays as it is.");
  oxbow_moves_clear (&events);
}

void
add_card_tests (void)
{
  position_tests_add (rows);
  g_test_add_func ("/water-rights/WR-2.6/no-room-for-water", test_no_room);
  for (guint i = 0; i < G_N_ELEMENTS (effects); i++)
    g_test_add_data_func (effects[i].path, &effects[i], test_effect);
}
