/* laws-picker.c: every game can be played by clicks
 *
 * Each legal move is picked from its arguments in any order, cells as cells whatever place they belong to. A click that
 * nothing takes is refused with a sentence, and leaves what was given before.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/picker.h"
#include "files/library.h"
#include "games/chance.h"
#include "games/laws.h"
#include "scale.h"

static bool
has_move (const OxbowPicker *picker, const OxbowMove *move)
{
  for (int i = 0; i < oxbow_picker_n_moves (picker); i++)
    if (oxbow_move_equal (&oxbow_picker_get_moves (picker)[i], move))
      return true;
  return false;
}

/* A cell that belongs to the place, or OXBOW_NO_CELL. */
static OxbowCell
find_cell_of (const OxbowState *state, int place)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (state);

  if (place >= 0 || ruleset->place_of == NULL)
    return place;
  for (OxbowCell cell = 0; cell < oxbow_grid_n_cells (&state->setup->grid); cell++)
    if (ruleset->place_of (state, cell) == place)
      return cell;
  return OXBOW_NO_CELL;
}

static bool
give_argument (OxbowPicker *picker, const OxbowState *state, const OxbowArg *arg, int value, GError **error)
{
  OxbowCell cell = arg->kind == OXBOW_ARG_PLACE ? find_cell_of (state, value) : value;
  int word = arg->kind == OXBOW_ARG_PLACE ? OXBOW_NAMED_PLACE (value) : value;

  if (arg->kind == OXBOW_ARG_CELL || (arg->kind == OXBOW_ARG_PLACE && cell != OXBOW_NO_CELL))
    return oxbow_picker_give_cell (picker, cell, error);
  if (arg->kind == OXBOW_ARG_EDGE || arg->kind == OXBOW_ARG_NUMBER)
    return oxbow_picker_give (picker, arg->kind, value, error);
  return oxbow_picker_give_word (picker, oxbow_arg_word (state, arg, word), error);
}

/* The verb last, as when a menu of several is shown. */
static void
pick (const ChanceGame *game, const OxbowMove *wanted)
{
  g_autoptr (OxbowPicker) picker = oxbow_picker_new (game->state);
  const OxbowVerb *verb = &game->ruleset->moves[wanted->verb];
  g_autofree char *text = oxbow_move_to_text (game->state, wanted);
  int first = wanted->n_args > 0 ? g_test_rand_int_range (0, wanted->n_args) : 0;
  OxbowMove move;

  for (int i = 0; i < wanted->n_args; i++)
    {
      int k = (first + i) % wanted->n_args;
      g_autoptr (GError) error = NULL;

      chance_check (game, give_argument (picker, game->state, oxbow_verb_arg (verb, k), wanted->args[k], &error),
                    "Argument %d of \"%s\" cannot be given: %s", k + 1, text, error != NULL ? error->message : "-");
      chance_check (game, has_move (picker, wanted), "After argument %d \"%s\" is no longer possible.", k + 1, text);
    }
  chance_check (game, oxbow_picker_give_verb (picker, verb->name, NULL), "The verb of \"%s\" cannot be given.", text);
  chance_check (game, oxbow_picker_get_move (picker, &move), "\"%s\" is given, but no move is picked.", text);
  chance_check (game, has_move (picker, &move), "What was picked for \"%s\" is not possible.", text);
  if (first == 0)
    chance_check (game, oxbow_move_equal (&move, wanted), "Another move than \"%s\" was picked.", text);
}

static void
click_somewhere (const ChanceGame *game)
{
  g_autoptr (OxbowPicker) picker = oxbow_picker_new (game->state);
  int n_cells = oxbow_grid_n_cells (&game->setup->grid);

  for (int i = 0; i < 20; i++)
    {
      int cell = g_test_rand_int_range (0, n_cells), n = oxbow_picker_n_moves (picker);
      bool is_edge = g_test_rand_bit ();
      OxbowEdge edge = cell * OXBOW_SIDES + g_test_rand_int_range (0, OXBOW_SIDES);
      g_autoptr (GError) error = NULL;
      bool taken = is_edge ? oxbow_picker_give_edge (picker, edge, &error)
                           : oxbow_picker_give_cell (picker, cell, &error);

      if (taken)
        continue;
      chance_check (game, error != NULL && *error->message != '\0', "A click is refused without a sentence.");
      chance_check (game, oxbow_picker_n_moves (picker) == n, "A refused click has changed what is possible.");
    }
}

static void
test_picker (gconstpointer data)
{
  const OxbowRuleset *ruleset = data;
  g_autoptr (GPtrArray) names = oxbow_library_list (ruleset);
  OxbowMoves moves = OXBOW_MOVES_INIT;

  g_assert_cmpuint (names->len, >, 0);
  for (guint i = 0; i < names->len * (guint) scaled (1); i++)
    {
      g_autoptr (ChanceGame) game = chance_game_new (ruleset, names->pdata[i % names->len], AS_SHIPPED);

      for (int n = 0; n < 200; n++)
        {
          oxbow_state_legal (game->state, &moves);
          for (int k = 0; k < moves.n; k++)
            pick (game, &moves.items[k]);
          click_somewhere (game);
          if (!chance_game_play (game))
            break;
        }
    }
  oxbow_moves_clear (&moves);
}

void
laws_of_picker_add (const OxbowRuleset *ruleset)
{
  g_autofree char *path = g_strdup_printf ("/%s/laws/picker", ruleset->id);

  g_test_add_data_func (path, ruleset, test_picker);
}
