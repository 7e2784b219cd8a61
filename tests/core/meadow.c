/* meadow.c: the scenario and the positions that the tests play on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "toy.h"

#include <string.h>

/*        ABCDEF */
#define MEADOW \
         "ffffff" \
         "fHf~ff" \
         "ffHfff" \
         "~fffff"

static void
add_coin (OxbowMap *map, const char *cell, const char *value)
{
  OxbowRecord *coin = oxbow_record_new ("coin");
  OxbowCell at = oxbow_cell_parse (&map->grid, cell);

  oxbow_record_set (coin, "value", value);
  g_array_append_val (coin->cells, at);
  g_ptr_array_add (map->features, coin);
}

OxbowScenario *
toy_meadow_new (OxbowOrientation orientation)
{
  OxbowMap *map = oxbow_map_new (orientation, 6, 4, 'f');

  memcpy (map->terrain, MEADOW, strlen (MEADOW));
  add_coin (map, "A1", "3");
  add_coin (map, "D3", "2");
  add_coin (map, "F4", "9");

  OxbowScenario *scenario = oxbow_scenario_new (&toy_ruleset, "meadow", map);
  oxbow_text_set (scenario->title, NULL, "The Meadow");
  return scenario;
}

OxbowSetup *
toy_setup_new (int players, uint64_t seed)
{
  g_autoptr (OxbowScenario) scenario = toy_meadow_new (OXBOW_FLAT);
  g_autoptr (OxbowSettings) settings = oxbow_settings_new ();
  g_autoptr (GError) error = NULL;

  settings->players = players;
  settings->seed = seed;
  settings->has_seed = true;
  OxbowSetup *setup = oxbow_setup_new (scenario, settings, &error);
  g_assert_no_error (error);
  return setup;
}

OxbowState *
toy_play (const OxbowSetup *setup, const char *lines)
{
  OxbowState *state = oxbow_state_copy (setup->start);
  g_auto (GStrv) moves = g_strsplit (lines, "; ", -1);

  for (int i = 0; moves[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      oxbow_state_apply_text (state, moves[i], NULL, &error);
      g_assert_no_error (error);
    }
  return state;
}
