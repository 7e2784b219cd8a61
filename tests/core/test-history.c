/* test-history.c: undo, redo, jumps and branches against a list that keeps everything
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/history.h"
#include "../scale.h"
#include "toy.h"

#define FURTHEST 80             /* moves that are ever played again: four times the spacing of a state of 224 bytes */

/* A ruleset that counts how often it is asked to apply a move. */
static OxbowRuleset counting;
static int n_applied;

static bool
apply_counted (OxbowState *state, const OxbowMove *move, OxbowEvents *events, GError **error)
{
  n_applied++;
  return toy_ruleset.apply (state, move, events, error);
}

static OxbowHistory *
new_history (void)
{
  g_autoptr (OxbowScenario) scenario = toy_meadow_new (OXBOW_POINTY);
  g_autoptr (OxbowSettings) settings = oxbow_settings_new ();

  counting = toy_ruleset;
  counting.apply = apply_counted;
  scenario->ruleset = &counting;
  oxbow_settings_set_option (settings, "rounds", "1000", 0);
  settings->players = 3;
  settings->seed = g_test_rand_int ();

  g_autoptr (OxbowSetup) setup = oxbow_setup_new (scenario, settings, NULL);
  return oxbow_history_new (setup);
}

static void
play (OxbowHistory *history, const char *line)
{
  g_autoptr (GError) error = NULL;
  OxbowMove move;

  g_assert_true (oxbow_move_parse (oxbow_history_get_state (history), line, &move, &error));
  oxbow_history_play (history, &move, NULL, &error);
  g_assert_no_error (error);
}

static OxbowMove
choose_move (const OxbowState *state)
{
  OxbowMoves moves = OXBOW_MOVES_INIT;

  oxbow_state_legal (state, &moves);
  OxbowMove move = moves.items[g_test_rand_int_range (0, moves.n)];
  oxbow_moves_clear (&moves);
  return move;
}

static void
play_at_random (OxbowHistory *history, int n)
{
  for (int i = 0; i < n && oxbow_state_turn (oxbow_history_get_state (history)) >= 0; i++)
    {
      OxbowMove move = choose_move (oxbow_history_get_state (history));

      g_assert_true (oxbow_history_play (history, &move, NULL, NULL));
    }
}

/* The naive list: every node's digest, and what a tree is for whoever keeps all of it. */
typedef struct
{
  OxbowHistory *history;
  GArray *digests, *parents, *nexts, *seats;
  int here;
} Walk;

static int
naive_parent (const Walk *walk, int node)
{
  return g_array_index (walk->parents, int, node);
}

static int *
naive_next (const Walk *walk, int node)
{
  return &g_array_index (walk->nexts, int, node);
}

static void
note_node (Walk *walk, int node, int parent, int seat, const OxbowState *state)
{
  uint64_t digest = oxbow_state_digest (state);
  int none = OXBOW_NO_NODE;

  if (node < (int) walk->digests->len)
    {
      g_assert_cmphex (g_array_index (walk->digests, uint64_t, node), ==, digest);
      g_assert_cmpint (naive_parent (walk, node), ==, parent);
      return;
    }
  g_assert_cmpuint (walk->digests->len, ==, (unsigned int) node);
  g_array_append_val (walk->digests, digest);
  g_array_append_val (walk->parents, parent);
  g_array_append_val (walk->seats, seat);
  g_array_append_val (walk->nexts, none);
  if (parent >= 0 && *naive_next (walk, parent) == OXBOW_NO_NODE)
    *naive_next (walk, parent) = node;
}

static void
stand_at (Walk *walk, int node)
{
  walk->here = node;
  for (; naive_parent (walk, node) >= 0; node = naive_parent (walk, node))
    *naive_next (walk, naive_parent (walk, node)) = node;
}

static void
compare (const Walk *walk)
{
  const OxbowHistory *history = walk->history;
  int here = walk->here;

  g_assert_cmpint (oxbow_history_get_node (history), ==, here);
  g_assert_cmphex (oxbow_state_digest (oxbow_history_get_state (history)), ==,
                   g_array_index (walk->digests, uint64_t, here));
  g_assert_cmpint (oxbow_history_get_parent (history, here), ==, naive_parent (walk, here));
  g_assert_cmpint (oxbow_history_get_next (history, here), ==, *naive_next (walk, here));
  g_assert_cmpint (oxbow_history_get_seat (history, here), ==, g_array_index (walk->seats, int, here));
  g_assert_true (oxbow_history_can_undo (history) == (here != 0));
  g_assert_true (oxbow_history_can_redo (history) == (*naive_next (walk, here) != OXBOW_NO_NODE));
  g_assert_true (oxbow_history_is_on_line (history, here));
}

static void
step_play (Walk *walk)
{
  const OxbowState *state = oxbow_history_get_state (walk->history);
  int parent = walk->here, seat = oxbow_state_turn (state);

  if (seat < 0)
    return;
  OxbowMove move = choose_move (state);
  g_assert_true (oxbow_history_play (walk->history, &move, NULL, NULL));
  note_node (walk, oxbow_history_get_node (walk->history), parent, seat, oxbow_history_get_state (walk->history));
  stand_at (walk, oxbow_history_get_node (walk->history));
}

static void
step_add (Walk *walk)
{
  int parent = g_test_rand_int_range (0, (int) walk->digests->len);
  g_autofree OxbowState *state = oxbow_history_copy_state (walk->history, parent);
  int seat = oxbow_state_turn (state);

  if (seat < 0)
    return;
  OxbowMove move = choose_move (state);
  int node = oxbow_history_add (walk->history, parent, &move, NULL);
  note_node (walk, node, parent, seat, oxbow_history_look (walk->history, node));
}

static void
step_undo (Walk *walk, int n)
{
  int to = walk->here, steps = 0;

  for (; steps < n && naive_parent (walk, to) >= 0; steps++)
    to = naive_parent (walk, to);
  g_assert_cmpint (oxbow_history_undo (walk->history, n), ==, steps);
  walk->here = to;
}

static void
step_redo (Walk *walk, int n)
{
  int to = walk->here, steps = 0;

  for (; steps < n && *naive_next (walk, to) >= 0; steps++)
    to = *naive_next (walk, to);
  g_assert_cmpint (oxbow_history_redo (walk->history, n), ==, steps);
  walk->here = to;
}

static void
step_go (Walk *walk)
{
  int node = g_test_rand_int_range (0, (int) walk->digests->len);

  n_applied = 0;
  oxbow_history_go (walk->history, node);
  g_assert_cmpint (n_applied, <=, FURTHEST);
  stand_at (walk, node);
}

static void
step_go_nth (Walk *walk)
{
  int n = g_test_rand_int_range (-1, oxbow_history_line_length (walk->history) + 2), to = 0;

  for (int i = 0; i < n && to >= 0; i++)
    to = *naive_next (walk, to);
  bool exists = n >= 0 && to >= 0;
  g_assert_true (oxbow_history_go_nth (walk->history, n) == exists);
  g_assert_cmpint (oxbow_history_get_nth (walk->history, n), ==, exists ? to : OXBOW_NO_NODE);
  if (exists)
    walk->here = to;
}

static void
step_look (Walk *walk)
{
  int node = g_test_rand_int_range (0, (int) walk->digests->len);

  n_applied = 0;
  g_assert_cmphex (oxbow_state_digest (oxbow_history_look (walk->history, node)), ==,
                   g_array_index (walk->digests, uint64_t, node));
  g_assert_cmpint (n_applied, <=, FURTHEST);
}

static void
take_step (Walk *walk)
{
  switch (g_test_rand_int_range (0, 8))
    {
    case 0:
    case 1:
      step_play (walk);
      break;
    case 2:
      step_undo (walk, g_test_rand_int_range (0, 12));
      break;
    case 3:
      step_redo (walk, g_test_rand_int_range (0, 12));
      break;
    case 4:
      step_go (walk);
      break;
    case 5:
      step_go_nth (walk);
      break;
    case 6:
      step_look (walk);
      break;
    default:
      step_add (walk);
    }
}

static void
random_walk (void)
{
  g_autoptr (OxbowHistory) history = new_history ();
  Walk walk = { history, .digests = g_array_new (FALSE, FALSE, sizeof (uint64_t)),
                .parents = g_array_new (FALSE, FALSE, sizeof (int)), .nexts = g_array_new (FALSE, FALSE, sizeof (int)),
                .seats = g_array_new (FALSE, FALSE, sizeof (int)) };

  note_node (&walk, 0, OXBOW_NO_NODE, -1, oxbow_history_get_state (history));
  for (int i = 0; i < scaled (100000); i++)
    {
      take_step (&walk);
      compare (&walk);
      g_assert_cmpint (oxbow_history_n_nodes (history), ==, (int) walk.digests->len);
    }
  g_assert_cmpuint (oxbow_history_get_bytes (history), <, 64 * walk.digests->len + 4096);

  g_array_unref (walk.digests);
  g_array_unref (walk.parents);
  g_array_unref (walk.nexts);
  g_array_unref (walk.seats);
}

static void
refusal_touches_nothing (void)
{
  g_autoptr (OxbowHistory) history = new_history ();
  g_autoptr (GError) error = NULL;
  OxbowEvents events = OXBOW_MOVES_INIT;
  OxbowMove move;

  play (history, "step B1");
  g_autofree char *before = oxbow_state_listing (oxbow_history_get_state (history), -1);
  g_assert_true (oxbow_move_parse (oxbow_history_get_state (history), "step F4", &move, NULL));
  g_assert_false (oxbow_history_play (history, &move, &events, &error));
  g_assert_error (error, OXBOW_RULES_ERROR, OXBOW_RULES_ERROR_ILLEGAL);
  g_assert_cmpint (oxbow_history_add (history, 0, &move, NULL), ==, OXBOW_NO_NODE);
  g_autofree char *after = oxbow_state_listing (oxbow_history_get_state (history), -1);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpint (oxbow_history_n_nodes (history), ==, 2);
  g_assert_cmpint (events.n, ==, 0);
}

static void
same_move_walks_to_its_child (void)
{
  g_autoptr (OxbowHistory) history = new_history ();

  play (history, "step B1");
  play (history, "plant B1 A1");
  oxbow_history_undo (history, 2);
  play (history, "step B1");
  play (history, "plant A1 B1");
  g_assert_cmpint (oxbow_history_n_nodes (history), ==, 3);
  oxbow_history_undo (history, 1);
  play (history, "rest");
  g_assert_cmpint (oxbow_history_n_nodes (history), ==, 4);
  g_assert_cmpint (oxbow_history_get_child (history, 1), ==, 2);
  g_assert_cmpint (oxbow_history_get_sibling (history, 2), ==, 3);
  g_assert_cmpint (oxbow_history_get_next (history, 1), ==, 3);
  g_assert_cmpint (oxbow_history_get_depth (history, 3), ==, 2);
}

static void
moves_are_kept_in_canonical_form (void)
{
  g_autoptr (OxbowHistory) history = new_history ();
  OxbowMove move;

  play (history, "step B1");
  g_assert_true (oxbow_move_parse (oxbow_history_get_state (history), "plant A1 B1", &move, NULL));
  OxbowMove turned = move;
  turned.args[0] = move.args[1];
  turned.args[1] = move.args[0];
  g_assert_true (oxbow_history_play (history, &turned, NULL, NULL));
  g_assert_true (oxbow_move_equal (oxbow_history_get_move (history, 2), &move));
}

static void
redo_follows_the_last_walked_line (void)
{
  g_autoptr (OxbowHistory) history = new_history ();

  play (history, "step B1");            /* 1 */
  play (history, "rest");               /* 2 */
  oxbow_history_go (history, 0);
  play (history, "call ahoy");          /* 3 */
  play (history, "rest");               /* 4 */
  oxbow_history_go (history, 0);
  g_assert_cmpint (oxbow_history_redo (history, 9), ==, 2);
  g_assert_cmpint (oxbow_history_get_node (history), ==, 4);
  oxbow_history_go (history, 1);
  oxbow_history_undo (history, 1);
  oxbow_history_redo (history, 9);
  g_assert_cmpint (oxbow_history_get_node (history), ==, 2);
  g_assert_cmpint (oxbow_history_line_length (history), ==, 2);
  g_assert_false (oxbow_history_is_on_line (history, 4));
}

static void
undo_by_turn (void)
{
  static const struct { int from, undone, redone; } rows[] = {
    { 0, 0, 3 }, { 1, 0, 3 }, { 2, 0, 3 }, { 3, 0, 4 }, { 4, 3, 6 }, { 5, 4, 6 }, { 6, 4, 6 },
  };
  g_autoptr (OxbowHistory) history = new_history ();

  play (history, "step B1");
  play (history, "call ahoy");
  play (history, "rest");               /* 3: the second turn begins */
  play (history, "rest");               /* 4: the third */
  play (history, "call hush");
  play (history, "rest");               /* 6: the fourth */
  for (unsigned int i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      oxbow_history_go (history, rows[i].from);
      g_assert_cmpint (oxbow_history_undo_turn (history), ==, rows[i].from - rows[i].undone);
      g_assert_cmpint (oxbow_history_get_node (history), ==, rows[i].undone);
      oxbow_history_go (history, rows[i].from);
      g_assert_cmpint (oxbow_history_redo_turn (history), ==, rows[i].redone - rows[i].from);
      g_assert_cmpint (oxbow_history_get_node (history), ==, rows[i].redone);
    }
  for (int node = 0; node <= 6; node++)
    g_assert_true (oxbow_history_begins_turn (history, node) == (node == 0 || node == 3 || node == 4 || node == 6));
}

static void
undo_to_a_mark (void)
{
  g_autoptr (OxbowHistory) history = new_history ();

  play_at_random (history, 30);
  oxbow_history_set_mark (history, 5, "ford");
  oxbow_history_set_mark (history, 20, "mill");
  g_assert_true (oxbow_history_undo_to_mark (history, NULL));
  g_assert_cmpint (oxbow_history_get_node (history), ==, 20);
  g_assert_true (oxbow_history_undo_to_mark (history, NULL));
  g_assert_cmpint (oxbow_history_get_node (history), ==, 5);
  g_assert_false (oxbow_history_undo_to_mark (history, NULL));
  oxbow_history_redo (history, 99);
  g_assert_true (oxbow_history_undo_to_mark (history, "ford"));
  g_assert_cmpint (oxbow_history_get_node (history), ==, 5);
  g_assert_false (oxbow_history_undo_to_mark (history, "mill"));
  oxbow_history_set_mark (history, 20, "");
  g_assert_null (oxbow_history_get_mark (history, 20));
}

static void
words_stay_on_their_node (void)
{
  g_autoptr (OxbowHistory) history = new_history ();

  play_at_random (history, 10);
  oxbow_history_set_name (history, 3, "by the river");
  oxbow_history_set_comment (history, 3, "risky");
  oxbow_history_set_name (history, 3, "by the lake");
  oxbow_history_go (history, 0);
  g_assert_cmpstr (oxbow_history_get_name (history, 3), ==, "by the lake");
  g_assert_cmpstr (oxbow_history_get_comment (history, 3), ==, "risky");
  g_assert_null (oxbow_history_get_mark (history, 3));
  oxbow_history_set_comment (history, 3, "a\001b\n\f\tc");     /* some of it no file can hold */
  g_assert_cmpstr (oxbow_history_get_comment (history, 3), ==, "ab\n\tc");
  oxbow_history_set_comment (history, 3, "\033");
  g_assert_null (oxbow_history_get_comment (history, 3));
  oxbow_history_set_comment (history, 3, "again");
  oxbow_history_set_comment (history, 3, NULL);
  g_assert_null (oxbow_history_get_comment (history, 3));
}

static void
events_are_played_again (void)
{
  g_autoptr (OxbowHistory) history = new_history ();
  OxbowEvents events[201] = { OXBOW_MOVES_INIT }, again = OXBOW_MOVES_INIT;

  for (int i = 1; i <= 200; i++)
    {
      OxbowMove move = choose_move (oxbow_history_get_state (history));

      g_assert_true (oxbow_history_play (history, &move, &events[i], NULL));
    }
  for (int i = 0; i < 1000; i++)
    {
      int node = g_test_rand_int_range (0, 201);

      again.n = 0;
      oxbow_history_get_events (history, node, &again);
      g_assert_cmpmem (again.items, again.n * sizeof (OxbowEvent), events[node].items,
                       events[node].n * sizeof (OxbowEvent));
    }
  g_assert_cmpint (oxbow_history_get_node (history), ==, 200);
  for (int i = 0; i <= 200; i++)
    oxbow_moves_clear (&events[i]);
  oxbow_moves_clear (&again);
}

static void
any_point_is_near (void)
{
  g_autoptr (OxbowHistory) history = new_history ();
  int furthest = 0;

  play_at_random (history, 2000);
  for (int i = 0; i < 5000; i++)
    {
      n_applied = 0;
      oxbow_history_go (history, g_test_rand_int_range (0, 2001));
      furthest = MAX (furthest, n_applied);
    }
  g_test_message ("at most %d moves played again", furthest);
  g_assert_cmpint (furthest, <, 64);
}

static int
add_at_random (OxbowHistory *history, int parent)
{
  OxbowMove move = choose_move (oxbow_history_look (history, parent));

  return oxbow_history_add (history, parent, &move, NULL);
}

static void
add_anew (OxbowHistory *history, int parent)
{
  int n = oxbow_history_n_nodes (history);

  while (add_at_random (history, parent) < n)
    continue;
}

static int
count_moves (const OxbowState *state)
{
  OxbowMoves moves = OXBOW_MOVES_INIT;

  oxbow_state_legal (state, &moves);
  int n = moves.n;
  oxbow_moves_clear (&moves);
  return n;
}

/* A line that is just too short to have a state kept, with room for more moves at its end. */
static int
grow_twig (OxbowHistory *history)
{
  int node;

  do
    {
      node = 0;
      for (int depth = 0; depth < FURTHEST / 4 - 1; depth++)
        node = add_at_random (history, node);
    }
  while (count_moves (oxbow_history_look (history, node)) < 5);
  return node;
}

/* A state is paid for with every 20th node, which makes the number of nodes odd; and that is always a twig's. */
static void
a_line_cannot_be_starved (void)
{
  g_autoptr (OxbowHistory) history = new_history ();
  int twigs[80], trunk = 0, furthest = 0;

  for (int i = 0; i < 80; i++)
    twigs[i] = grow_twig (history);
  for (int i = 0; i < 320; i++)
    {
      if (i >= 80 && oxbow_history_n_nodes (history) % 2 == 1)
        trunk = add_at_random (history, trunk);
      add_anew (history, twigs[i % 80]);
    }
  for (int node = trunk; node > 0; node = oxbow_history_get_parent (history, node))
    {
      oxbow_history_look (history, 0);
      n_applied = 0;
      oxbow_history_look (history, node);
      furthest = MAX (furthest, n_applied);
    }
  g_test_message ("at most %d moves played again of %d", furthest, oxbow_history_get_depth (history, trunk));
  g_assert_cmpint (furthest, <=, FURTHEST);
}

static void
a_move_costs_64_bytes_at_most (void)
{
  g_autoptr (OxbowHistory) history = new_history ();

  play_at_random (history, 2000);
  g_test_message ("%.1f bytes a move, states of %u bytes", oxbow_history_get_bytes (history) / 2000.0,
                  oxbow_history_get_state (history)->size);
  g_assert_cmpuint (oxbow_history_get_bytes (history), <=, 64 * 2000);
}

/* In the order of a file, a move is applied once, with a branch now and then a few times more. */
static void
reading_plays_each_move_once (void)
{
  g_autoptr (OxbowHistory) written = new_history (), read = NULL;
  const int n = scaled (20000);

  play_at_random (written, 2000);
  while (oxbow_history_n_nodes (written) < n)
    {
      oxbow_history_go (written, g_test_rand_int_range (0, oxbow_history_n_nodes (written)));
      play_at_random (written, 100);
    }

  read = oxbow_history_new (oxbow_history_get_setup (written));
  n_applied = 0;
  for (int node = 1; node < oxbow_history_n_nodes (written); node++)
    g_assert_cmpint (oxbow_history_add (read, oxbow_history_get_parent (written, node),
                                        oxbow_history_get_move (written, node), NULL), ==, node);
  g_assert_cmpint (n_applied, <, 2 * oxbow_history_n_nodes (written));
  g_assert_cmpint (oxbow_history_get_node (read), ==, 0);

  oxbow_history_go (read, n / 2);
  g_assert_cmphex (oxbow_state_digest (oxbow_history_get_state (read)), ==,
                   oxbow_state_digest (oxbow_history_look (written, n / 2)));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/history/random-walk-against-a-list", random_walk);
  g_test_add_func ("/core/history/refusal-touches-nothing", refusal_touches_nothing);
  g_test_add_func ("/core/history/same-move-walks-to-its-child", same_move_walks_to_its_child);
  g_test_add_func ("/core/history/moves-are-kept-in-canonical-form", moves_are_kept_in_canonical_form);
  g_test_add_func ("/core/history/redo-follows-the-last-walked-line", redo_follows_the_last_walked_line);
  g_test_add_func ("/core/history/undo-by-turn", undo_by_turn);
  g_test_add_func ("/core/history/undo-to-a-mark", undo_to_a_mark);
  g_test_add_func ("/core/history/words-stay-on-their-node", words_stay_on_their_node);
  g_test_add_func ("/core/history/events-are-played-again", events_are_played_again);
  g_test_add_func ("/core/history/any-point-is-near", any_point_is_near);
  g_test_add_func ("/core/history/a-line-cannot-be-starved", a_line_cannot_be_starved);
  g_test_add_func ("/core/history/a-move-costs-64-bytes-at-most", a_move_costs_64_bytes_at_most);
  g_test_add_func ("/core/history/reading-plays-each-move-once", reading_plays_each_move_once);
  return g_test_run ();
}
