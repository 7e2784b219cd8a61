/* fuzz-scenario.c: shipped scenarios of every game with a few records changed
 *
 * The first byte chooses a file, the second how many play, the rest says what is changed in it: values, records, cells,
 * terrain, options. What comes out is written and read like any file. It may be refused by the reader, by the check or
 * by the set-up, in a sentence; what passes all three is played for a while, and its positions hold together, can be
 * written down and read back, and every move and event has its words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz.h"

#include "files/document.h"
#include "files/library.h"

#define MAX_CHANGES 12
#define MOVES 60

typedef struct
{
  const uint8_t *at, *end;
} Feed;

static unsigned
take (Feed *feed, unsigned n)
{
  unsigned value = feed->at < feed->end ? *feed->at++ : 0;
  value = value << 8 | (feed->at < feed->end ? *feed->at++ : 0);
  return n > 0 ? value % n : 0;
}

/* What is shipped, read once and written by us. */
static GPtrArray *
list_shipped (void)
{
  GPtrArray *shipped = g_ptr_array_new ();
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    {
      g_autoptr (GPtrArray) names = oxbow_library_list (oxbow_rulesets[i]);
      for (guint k = 0; k < names->len; k++)
        {
          g_autofree char *path = oxbow_library_path (oxbow_rulesets[i], names->pdata[k]);
          g_autoptr (GError) error = NULL;
          g_autoptr (OxbowDocument) document = oxbow_document_load (path, &error);
          g_assert_no_error (error);
          g_ptr_array_add (shipped, oxbow_document_write (oxbow_document_get_scenario (document), NULL));
        }
    }
  g_assert_cmpuint (shipped->len, >, 0);
  return shipped;
}

static OxbowDocument *
parse (GBytes *bytes)
{
  g_autoptr (GError) error = NULL;
  OxbowDocument *document =
    oxbow_document_parse (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), "fuzz.oxbow", &error);
  g_assert_true ((document == NULL) == (error != NULL));
  g_assert_true (error == NULL || g_utf8_validate (error->message, -1, NULL));
  return document;
}

/* Changes */

static GPtrArray *
choose_list (const OxbowScenario *scenario, Feed *feed)
{
  const OxbowMap *map = scenario->map;
  GPtrArray *lists[] = { scenario->tables, map->groups, scenario->tables, map->edges, map->features, scenario->pieces,
                         scenario->tables, map->links, map->labels };
  return lists[take (feed, G_N_ELEMENTS (lists))];
}

static OxbowRecord *
choose_record (const GPtrArray *list, Feed *feed)
{
  OxbowRecord *record = list->pdata[take (feed, list->len)];
  unsigned child = take (feed, 2 * record->children->len);
  return child < record->children->len ? record->children->pdata[child] : record;
}

static const char *
choose_value (const GPtrArray *list, Feed *feed)
{
  static const char *const values[] = {
    "0", "1", "2", "3", "7", "9", "10", "50", "99", "100", "250", "255", "256", "999", "65536", "2147483647", "-1",
    "-99", "", "-", "a", "yes", "no", "none", "all", "A1", "B2", "A1 A2", "1 2 3", "0 0 0 0 0 0 0", "1:1", "x:y",
  };
  const OxbowRecord *other = choose_record (list, feed);
  unsigned i = take (feed, G_N_ELEMENTS (values) + other->attributes->len / 2 * 8);
  if (i < G_N_ELEMENTS (values))
    return values[i];
  return other->attributes->pdata[2 * ((i - G_N_ELEMENTS (values)) % (other->attributes->len / 2)) + 1];
}

static void
change_value (const GPtrArray *list, Feed *feed)
{
  OxbowRecord *record = choose_record (list, feed);
  if (record->attributes->len == 0)
    return;
  g_autofree char *name = g_strdup (record->attributes->pdata[2 * take (feed, record->attributes->len / 2)]);
  g_autofree char *value = g_strdup (choose_value (list, feed));
  oxbow_record_set (record, name, take (feed, 8) == 0 ? NULL : value);
}

static void
change_records (GPtrArray *list, Feed *feed)
{
  guint i = take (feed, list->len), k = take (feed, list->len);
  unsigned how = take (feed, 3);
  gpointer record = list->pdata[i];
  if (how == 0)
    g_ptr_array_remove_index (list, i);
  else if (how == 1)
    g_ptr_array_insert (list, (int) k, oxbow_record_copy (record));
  else
    {
      list->pdata[i] = list->pdata[k];
      list->pdata[k] = record;
    }
}

static void
change_children (const GPtrArray *list, Feed *feed)
{
  OxbowRecord *record = list->pdata[take (feed, list->len)];
  if (record->children->len > 0)
    change_records (record->children, feed);
}

static void
change_cells (const OxbowScenario *scenario, const GPtrArray *list, Feed *feed)
{
  OxbowRecord *record = choose_record (list, feed);
  OxbowCell cell = (OxbowCell) take (feed, (unsigned) oxbow_grid_n_cells (&scenario->map->grid));
  unsigned i = take (feed, record->cells->len);
  if (record->cells->len == 0)
    return;
  unsigned how = take (feed, 3);
  if (how == 0)
    g_array_index (record->cells, OxbowCell, i) = cell;
  else if (how == 1)
    g_array_append_val (record->cells, cell);
  else
    g_array_remove_index (record->cells, i);
}

static void
change_terrain (const OxbowScenario *scenario, Feed *feed)
{
  const OxbowTerrain *terrains = scenario->ruleset->palette->terrains;
  unsigned n = 0;
  while (terrains[n].code != 0)
    n++;
  OxbowCell cell = (OxbowCell) take (feed, (unsigned) oxbow_grid_n_cells (&scenario->map->grid));
  oxbow_map_set_terrain (scenario->map, cell, terrains[take (feed, n)].code);
}

static void
change_option (const OxbowScenario *scenario, Feed *feed)
{
  const OxbowOption *options = scenario->ruleset->options;
  static const char *const values[] = { "0", "1", "2", "3", "4", "7", "20", "99", "yes", "no", "spring", "fall",
                                        "1,2" };
  unsigned n = 0;
  while (options != NULL && options[n].name != NULL)
    n++;
  const char *value = values[take (feed, G_N_ELEMENTS (values))];
  if (n > 0)
    oxbow_settings_set_option (scenario->settings, options[take (feed, n)].name, value, 0);
}

static void
change (OxbowScenario *scenario, Feed *feed)
{
  unsigned how = take (feed, 12);
  GPtrArray *list = choose_list (scenario, feed);
  if (how == 0)
    change_terrain (scenario, feed);
  else if (how == 1)
    change_option (scenario, feed);
  else if (list->len == 0)
    return;
  else if (how == 2)
    change_cells (scenario, list, feed);
  else if (how == 3)
    change_records (list, feed);
  else if (how == 4)
    change_children (list, feed);
  else
    change_value (list, feed);
}

/* Play */

static void
check_sentence (char *sentence)
{
  g_assert_nonnull (sentence);
  g_assert_true (g_utf8_validate (sentence, -1, NULL) && *sentence != '\0');
  g_free (sentence);
}

static void
check_position (const OxbowState *state)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (state);
  g_autofree char *broken = ruleset->invariant != NULL ? ruleset->invariant (state) : NULL;
  g_assert_cmpstr (broken, ==, NULL);
  g_autofree char *listing = oxbow_state_listing (state, -1);
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowSetup) read = oxbow_setup_read (state->setup, listing, &error);
  g_assert_no_error (error);
  g_autofree char *again = oxbow_state_listing (read->start, -1);
  g_assert_cmpstr (again, ==, listing);
  for (int seat = 0; ruleset->estimate != NULL && seat < state->setup->n_seats; seat++)
    ruleset->estimate (state, seat, NULL);
}

static bool
play_one (OxbowState *state, OxbowRng *chance)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (state);
  OxbowMoves moves = OXBOW_MOVES_INIT;
  OxbowEvents events = OXBOW_MOVES_INIT;
  oxbow_state_legal (state, &moves);
  OxbowResult result;
  bool goes_on = moves.n > 0;
  g_assert_true (goes_on != ruleset->result (state, &result));
  if (goes_on)
    {
      const OxbowMove *move = &moves.items[oxbow_rng_below (chance, (uint64_t) moves.n)];
      check_sentence (ruleset->offer (state, move));
      g_assert_true (oxbow_state_apply (state, move, &events, NULL));
      for (int i = 0; i < events.n; i++)
        check_sentence (ruleset->tell (state, &events.items[i]));
    }
  oxbow_moves_clear (&events);
  oxbow_moves_clear (&moves);
  return goes_on;
}

static void
play (OxbowScenario *scenario, int players)
{
  g_autoptr (OxbowSettings) settings = oxbow_settings_new ();
  g_autoptr (GError) error = NULL;
  OxbowRng chance = { 3 };
  settings->players = players;
  settings->seed = 5;
  settings->has_seed = true;
  g_autoptr (OxbowSetup) setup = oxbow_setup_new (scenario, settings, &error);
  g_assert_true ((setup == NULL) == (error != NULL));
  if (setup == NULL)
    return;
  g_autofree OxbowState *state = oxbow_state_copy (setup->start);
  check_position (state);
  for (int i = 0; i < MOVES && play_one (state, &chance); i++)
    if (i % 20 == 19)
      check_position (state);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static GPtrArray *shipped;    /* for as long as the program runs */
  if (shipped == NULL)
    shipped = list_shipped ();
  if (size < 3)
    return 0;
  Feed feed = { data + 2, data + size };
  g_autoptr (OxbowDocument) whole = parse (shipped->pdata[data[0] % shipped->len]);
  g_assert_nonnull (whole);
  for (int i = 0; i < MAX_CHANGES && feed.at < feed.end; i++)
    change (oxbow_document_get_scenario (whole), &feed);
  g_autoptr (GBytes) bytes = oxbow_document_write (oxbow_document_get_scenario (whole), NULL);
  g_autoptr (OxbowDocument) document = parse (bytes);
  if (document == NULL)
    return 0;
  int least, most;
  OxbowScenario *scenario = oxbow_document_get_scenario (document);
  oxbow_scenario_get_players (scenario, &least, &most);
  play (scenario, least + data[1] % MAX (most - least + 1, 1));
  return 0;
}
