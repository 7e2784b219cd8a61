/* laws-history.c: going back, going on, saving and loading never change a position
 *
 * The digest of every position is written down when it is first reached, and must be found there ever after.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/document.h"
#include "files/library.h"
#include "games/chance.h"
#include "games/laws.h"
#include "scale.h"

typedef struct
{
  ChanceGame *game;
  OxbowHistory *history;
  GArray *digests;              /* of uint64_t, a node */
} Walk;

static void
walk_clear (Walk *walk)
{
  g_clear_pointer (&walk->history, oxbow_history_free);
  g_clear_pointer (&walk->digests, g_array_unref);
  g_clear_pointer (&walk->game, chance_game_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Walk, walk_clear)

static uint64_t
digest_of (const Walk *walk, int node)
{
  return g_array_index (walk->digests, uint64_t, node);
}

static void
note_digest (Walk *walk)
{
  uint64_t digest = oxbow_state_digest (oxbow_history_get_state (walk->history));

  if (oxbow_history_n_nodes (walk->history) > (int) walk->digests->len)
    g_array_append_val (walk->digests, digest);
}

/* Plays a move that goes on from here: a new branch, or a line that is there already. */
static void
step_on (Walk *walk)
{
  const OxbowState *state = oxbow_history_get_state (walk->history);
  g_autoptr (GError) error = NULL;

  if (oxbow_state_turn (state) < 0)
    return;
  OxbowMove move = chance_move (state);
  g_autofree char *text = oxbow_move_to_text (state, &move);
  g_string_append_printf (walk->game->transcript, "play %s\n", text);
  if (!oxbow_history_play (walk->history, &move, NULL, &error))
    chance_fail (walk->game, "The legal move \"%s\" is refused: %s", text, error->message);
  note_digest (walk);
}

static void
step (Walk *walk)
{
  int n = g_test_rand_int_range (1, 12);

  switch (g_test_rand_int_range (0, 12))
    {
    case 0:
      g_string_append_printf (walk->game->transcript, "undo %d\n", n);
      oxbow_history_undo (walk->history, n);
      break;
    case 1:
      g_string_append_printf (walk->game->transcript, "redo %d\n", n);
      oxbow_history_redo (walk->history, n);
      break;
    case 2:
      n = g_test_rand_int_range (0, oxbow_history_line_length (walk->history) + 1);
      g_string_append_printf (walk->game->transcript, "goto %d\n", n);
      oxbow_history_go_nth (walk->history, n);
      break;
    case 3:
      oxbow_history_undo_turn (walk->history);
      g_string_append_printf (walk->game->transcript, "goto %d\n",
                              oxbow_history_get_depth (walk->history, oxbow_history_get_node (walk->history)));
      break;
    case 4:
      n = g_test_rand_int_range (0, oxbow_history_n_nodes (walk->history));
      g_string_append_printf (walk->game->transcript, "# to node %d, %d moves deep\n", n,
                              oxbow_history_get_depth (walk->history, n));
      oxbow_history_go (walk->history, n);
      break;
    default:
      step_on (walk);
    }
}

static void
check_place (const Walk *walk)
{
  int node = oxbow_history_get_node (walk->history);

  chance_check (walk->game, oxbow_state_digest (oxbow_history_get_state (walk->history)) == digest_of (walk, node),
                "Node %d is another position than it was.", node);
}

static void
check_all_nodes (const Walk *walk, const OxbowHistory *history, const char *what)
{
  for (int node = 0; node < oxbow_history_n_nodes (history); node++)
    {
      g_autofree OxbowState *state = oxbow_history_copy_state (history, node);
      chance_check (walk->game, oxbow_state_digest (state) == digest_of (walk, node),
                    "Node %d is another position %s.", node,
                    what);
    }
}

static void
check_saved (const Walk *walk)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = oxbow_document_write (walk->game->scenario, walk->history);
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);
  g_autoptr (OxbowDocument) document = oxbow_document_parse (text, length, "saved.oxbow", &error);

  chance_check (walk->game, document != NULL, "What was saved cannot be read: %s", error != NULL ? error->message : "");
  OxbowHistory *read = oxbow_document_get_history (document);
  const GPtrArray *notices = oxbow_document_get_notices (document);
  chance_check (walk->game, notices->len == 0, "What was saved is read with a notice: %s", (char *) notices->pdata[0]);
  chance_check (walk->game, oxbow_history_n_nodes (read) == oxbow_history_n_nodes (walk->history), "Moves were lost.");
  chance_check (walk->game, oxbow_state_digest (oxbow_history_get_state (read))
                == oxbow_state_digest (oxbow_history_get_state (walk->history)), "It opens at another place.");
  g_autoptr (GBytes) again = oxbow_document_write (oxbow_document_get_scenario (document), read);
  chance_check (walk->game, g_bytes_equal (bytes, again), "Saved twice, the bytes differ.");
}

static void
walk_about (const OxbowRuleset *ruleset, const char *name, ChanceOptions options, int n_steps)
{
  g_auto (Walk) walk = { .game = chance_game_new (ruleset, name, options) };

  if (walk.game == NULL)
    return;
  walk.history = oxbow_history_new (walk.game->setup);
  walk.digests = g_array_new (false, false, sizeof (uint64_t));
  note_digest (&walk);
  for (int i = 0; i < n_steps; i++)
    {
      step (&walk);
      check_place (&walk);
      if (i % 50 == 0 || i < 5)
        check_saved (&walk);
    }
  check_all_nodes (&walk, walk.history, "than it was");
}

static void
test_history (gconstpointer data)
{
  const OxbowRuleset *ruleset = data;
  g_autoptr (GPtrArray) names = oxbow_library_list (ruleset);

  g_assert_cmpuint (names->len, >, 0);
  for (int round = 0; round < scaled (2); round++)
    for (guint i = 0; i < names->len; i++)
      {
        walk_about (ruleset, names->pdata[i], AS_SHIPPED, 300);
        walk_about (ruleset, names->pdata[i], ANY_OPTIONS, 200);
      }
}

void
laws_of_history_add (const OxbowRuleset *ruleset)
{
  g_autofree char *path = g_strdup_printf ("/%s/laws/history", ruleset->id);

  g_test_add_data_func (path, ruleset, test_history);
}
