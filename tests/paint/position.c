/* position.c: boards to draw in tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "position.h"
#include <string.h>

const char *const position_first_valley[] = {
  "^^Vh^fM^^", "^^fhfhfh^", "^hhhfwfh^", "^hfhcffh^", "^ffwwfwc^",
  "1hcftcft2", "1ctcfftw2", "1~ftwtc~2", ".~~~@~~~.", NULL,
};

const char *const position_confluence[] = { "^V^M^", "hwhwh", "hwwhf", "whwht", "~~~~@", NULL };

OxbowMap *
position_map (const char *const *rows, OxbowOrientation orientation)
{
  int width = (int) strlen (rows[0]), height = (int) g_strv_length ((char **) rows);
  OxbowMap *map = oxbow_map_new (orientation, width, height, '.');
  for (int row = 0; row < height; row++)
    for (int column = 0; column < width; column++)
      oxbow_map_set_terrain (map, row * width + column, rows[row][column]);
  return map;
}

OxbowScenario *
position_scenario (const char *title, const char *const *rows)
{
  OxbowScenario *scenario =
      oxbow_scenario_new (oxbow_ruleset_find ("dos-rios"), "drawn", position_map (rows, OXBOW_FLAT));
  oxbow_text_free (scenario->title);
  scenario->title = oxbow_text_new (title);
  return scenario;
}

OxbowSetup *
position_setup (const char *title, const char *const *rows, int players)
{
  g_autoptr (OxbowScenario) scenario = position_scenario (title, rows);
  g_autoptr (OxbowSettings) settings = oxbow_settings_new ();
  g_autoptr (GError) error = NULL;
  settings->seed = 7;
  settings->has_seed = true;
  settings->players = players;
  OxbowSetup *setup = oxbow_setup_new (scenario, settings, &error);
  g_assert_no_error (error);
  return setup;
}

OxbowState *
position_play (const OxbowSetup *setup, int n)
{
  OxbowState *state = oxbow_state_copy (setup->start);
  OxbowMoves moves = OXBOW_MOVES_INIT;
  for (int i = 0; i < n && oxbow_state_turn (state) >= 0; i++)
    {
      moves.n = 0;
      oxbow_state_legal_sorted (state, &moves);
      g_assert_true (oxbow_state_apply (state, &moves.items[(i * 31 + 7) % moves.n], NULL, NULL));
    }
  oxbow_moves_clear (&moves);
  return state;
}
