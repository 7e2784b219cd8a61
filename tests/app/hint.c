/* hint.c: hints: what they say and mark, and that nothing keeps them when the game goes on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/board/parts.h"
#include "app/game/banner.h"
#include "app/game/choices.h"
#include "app/game/hint.h"
#include "app/game/reason.h"
#include "players/player.h"
#include "seated.h"

static OxbowHint *
get_hint (Fixture *fixture)
{
  return oxbow_game_page_get_hint (fixture->page);
}

static const char *
get_advice (Fixture *fixture)
{
  return oxbow_table_get_advice (oxbow_game_page_get_table (fixture->page));
}

static void
wait_for_hint (Fixture *fixture)
{
  gint64 end = g_get_monotonic_time () + PATIENCE_S * G_USEC_PER_SEC;
  unsigned int source = g_timeout_add (50, wake_cb, NULL);
  while (oxbow_hint_is_busy (get_hint (fixture)))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, TRUE);
    }
  g_source_remove (source);
}

static void
ask (Fixture *fixture)
{
  act (fixture, "hint");
  wait_for_hint (fixture);
  g_assert_true (oxbow_hint_is_shown (get_hint (fixture)));
  g_assert_nonnull (get_advice (fixture));
}

/* Every game gives one, and nothing is played. */
static void
in_every_game (gconstpointer scenario)
{
  Fixture fixture;
  g_autoptr (OxbowGame) game = load_game (scenario, 0);
  open_session (&fixture, oxbow_session_new (game));
  oxbow_lens_unveil (get_lens (&fixture));
  int node = oxbow_game_get_node (fixture.game);
  g_assert_false (oxbow_hint_is_shown (get_hint (&fixture)));
  ask (&fixture);
  g_assert_true (g_str_has_prefix (get_advice (&fixture), "Hint: "));
  g_assert_cmpint (oxbow_game_get_node (fixture.game), ==, node);
  close_window (&fixture);
}

static int
count_lit (Fixture *fixture)
{
  int n = 0;
  for (unsigned int i = 0; i < fixture->board->marks->len; i++)
    n += g_array_index (fixture->board->marks, OxbowHandMark, i).state == OXBOW_HAND_HOVER;
  return n;
}

/* Where it is about a city or a trail, which go by words, those are marked as cells are. */
static void
marks_every_place (gconstpointer line)
{
  Fixture fixture;
  OxbowMove move;
  open_seated (&fixture, "dos-rios/first-valley", NULL, NULL);
  play_lines (fixture.game, OPENING);
  g_assert_true (oxbow_move_parse (oxbow_game_get_state (fixture.game), line, &move, NULL));
  int before = count_lit (&fixture);
  oxbow_table_suggest (oxbow_game_page_get_table (fixture.page), &move, "Hint");
  g_assert_cmpint (count_lit (&fixture), ==, before + 2);
  close_window (&fixture);
}

/* The second is another one, and after the last the first comes again. */
static void
again_is_the_next (void)
{
  Fixture fixture;
  open_seated (&fixture, "dos-rios/first-valley", NULL, NULL);
  play_lines (fixture.game, OPENING);
  ask (&fixture);
  g_autofree char *first = g_strdup (get_advice (&fixture));
  act (&fixture, "hint");
  g_assert_true (g_str_has_prefix (get_advice (&fixture), "Hint 2 of "));
  for (int i = 0; i < 10 && !g_str_equal (get_advice (&fixture), first); i++)
    act (&fixture, "hint");
  g_assert_cmpstr (get_advice (&fixture), ==, first);
  close_window (&fixture);
}

/* Where moves change little by themselves, as those that lead a river: of two of them one is the best. */
static void
only_the_first_is_the_best (void)
{
  Fixture fixture;
  open_seated (&fixture, "dos-rios/two-rivers", NULL, NULL);
  ask (&fixture);
  g_autofree char *first = g_strdup (get_advice (&fixture));
  act (&fixture, "hint");
  g_assert_cmpstr (get_advice (&fixture), !=, first);
  for (; !g_str_equal (get_advice (&fixture), first); act (&fixture, "hint"))
    g_assert_null (strstr (get_advice (&fixture), "the best"));
  close_window (&fixture);
}

/* What a move is called that is made after another one, if that other one is possible. */
static bool
name_later (const OxbowState *state, const char *first, const char *later, char **name)
{
  g_autofree OxbowState *after = oxbow_state_copy (state);
  OxbowMove moves[2];
  if (!oxbow_move_parse (state, first, &moves[0], NULL) || !oxbow_state_apply (after, &moves[0], NULL, NULL))
    return false;
  g_assert_true (oxbow_move_parse (state, later, &moves[1], NULL));
  *name = oxbow_choices_name_later (state, &moves[0], &moves[1], 1, 1);
  return true;
}

/* RW-5.6.8: whoever seeks work sees only then what cards come: what could be done with them has no name before, however
 * they lie. What does not depend on them has. */
static void
names_nothing_that_nobody_knows (void)
{
  g_autoptr (OxbowGame) game = load_game ("rising-waters/fall-1926", 2);
  g_autofree OxbowState *state = oxbow_state_copy (oxbow_game_get_state (game)), *other = oxbow_state_copy (state);
  OxbowMoves legal = OXBOW_MOVES_INIT;
  OxbowRng rng = { 1 };
  int n_unknown = 0, n_known = 0;
  for (int i = 0; i < 300 && oxbow_state_turn (state) >= 0; i++)
    {
      g_autofree char *name = NULL, *same = NULL, *end = NULL;
      oxbow_player_imagine (other, state, oxbow_state_turn (state), &rng);
      if (name_later (state, "seek", "accept 1 2 3", &name) && name_later (other, "seek", "accept 1 2 3", &same))
        {
          g_assert_cmpstr (name, ==, same);
          g_assert_true (name_later (state, "seek", "end", &end));
          n_unknown += name == NULL;
          n_known += end != NULL;
        }
      oxbow_state_legal (state, &legal);
      oxbow_state_apply (state, &legal.items[oxbow_rng_below (&rng, (uint64_t) legal.n)], NULL, NULL);
    }
  oxbow_moves_clear (&legal);
  g_assert_cmpint (n_unknown, >, 0);
  g_assert_cmpint (n_known, >, 0);
}

/* What is said of a move that together with others of the turn makes something grow. */
static char *
tell (const OxbowState *state, const OxbowMove *moves, int n_moves)
{
  OxbowAdvice advice = { .n = 2 };
  OxbowCounsel *counsel = &advice.moves[0];
  *counsel = (OxbowCounsel) { .move = moves[0], .n_moves = n_moves };
  for (int i = 1; i < n_moves; i++)
    counsel->then[i - 1] = moves[i];
  oxbow_terms_add (&counsel->gains, "money", 2);
  return oxbow_reason_tell (state, &advice, 0, 1);
}

/* A name that nobody knows yet is not told, and what has it brings nothing by the first move alone. */
static void
the_move_is_not_given_what_others_bring (void)
{
  g_autoptr (OxbowGame) game = load_game ("dos-rios/first-valley", 2);
  play_lines (game, OPENING);
  const OxbowState *state = oxbow_game_get_state (game);
  OxbowMove moves[3];
  g_assert_true (oxbow_move_parse (state, "walk C8 D8", &moves[0], NULL));
  g_assert_true (oxbow_move_parse (state, "walk D8 D7", &moves[1], NULL));
  g_assert_true (oxbow_move_parse (state, "walk D7 E7", &moves[2], NULL));
  g_autofree char *alone = tell (state, moves, 1), *two = tell (state, moves, 2), *three = tell (state, moves, 3);
  g_assert_cmpstr (alone, ==, "Walk from C8 to D8: money +2.");
  g_assert_cmpstr (two, ==, "“Walk from C8 to D8”, then “Walk from D8 to D7”: money +2.");
  g_assert_cmpstr (three, ==, "“Walk from C8 to D8”, and later “Walk from D7 to E7”: money +2.");
  moves[1] = moves[0];          /* which cannot be made again: what comes then has no name */
  g_autofree char *unknown = tell (state, moves, 3);
  g_assert_cmpstr (unknown, ==, "“Walk from C8 to D8”, and what it prepares in this turn: money +2.");
}

/* Any moves of a turn; how many there were. */
static int
choose_moves (const OxbowState *state, OxbowRng *rng, OxbowMove *moves, int most)
{
  g_autofree OxbowState *after = oxbow_state_copy (state);
  OxbowMoves legal = OXBOW_MOVES_INIT;
  int n = 0;
  while (n < most && oxbow_state_turn (after) == oxbow_state_turn (state))
    {
      oxbow_state_legal (after, &legal);
      moves[n] = legal.items[oxbow_rng_below (rng, (uint64_t) legal.n)];
      oxbow_state_apply (after, &moves[n++], NULL, NULL);
    }
  oxbow_moves_clear (&legal);
  return n;
}

/* What a move is offered as, or NULL: it cannot be made. */
static char *
offer (const OxbowState *state, const OxbowMove *move)
{
  g_autofree OxbowState *after = oxbow_state_copy (state);
  return oxbow_state_apply (after, move, NULL, NULL) ? oxbow_choices_name_move (state, move) : NULL;
}

/* Two moves later it is offered as something else than one move later, as going on from stage to stage is. */
static void
a_later_move_is_named_in_its_place (void)
{
  g_autoptr (OxbowGame) game = load_game ("water-rights/realm", 0);
  g_autofree OxbowState *state = oxbow_state_copy (oxbow_game_get_state (game)), *after = oxbow_state_copy (state);
  OxbowRng rng = { 1 };
  int n_other = 0;
  for (int i = 0; i < 1500 && oxbow_state_turn (state) >= 0; i++)
    {
      OxbowMove moves[3];
      if (choose_moves (state, &rng, moves, 3) == 3)
        {
          oxbow_state_assign (after, state);
          oxbow_state_apply (after, &moves[0], NULL, NULL);
          g_autofree char *early = offer (after, &moves[2]);
          oxbow_state_apply (after, &moves[1], NULL, NULL);
          g_autofree char *right = offer (after, &moves[2]);
          g_autofree char *name = oxbow_choices_name_later (state, &moves[0], &moves[1], 2, 1);
          g_assert_true (name == NULL || g_str_equal (name, right));
          n_other += name != NULL && early != NULL && !g_str_equal (name, early);
        }
      choose_moves (state, &rng, moves, 1);
      oxbow_state_apply (state, &moves[0], NULL, NULL);
    }
  g_assert_cmpint (n_other, >, 0);
}

/* Whatever the game does, the hint does not outlive it. */
static void
goes_with_the_position (void)
{
  Fixture fixture;
  open_seated (&fixture, "dos-rios/first-valley", NULL, NULL);
  play_lines (fixture.game, OPENING);
  ask (&fixture);
  play_lines (fixture.game, "walk C8 D8");
  g_assert_null (get_advice (&fixture));
  ask (&fixture);
  act (&fixture, "undo");
  g_assert_null (get_advice (&fixture));
  ask (&fixture);
  oxbow_lens_look (get_lens (&fixture), 0);
  g_assert_null (get_advice (&fixture));
  g_assert_false (g_action_group_get_action_enabled (oxbow_game_page_get_actions (fixture.page), "hint"));
  oxbow_lens_leave (get_lens (&fixture));
  ask (&fixture);
  g_assert_true (oxbow_hint_put_away (get_hint (&fixture)));
  g_assert_null (get_advice (&fixture));
  g_assert_false (oxbow_hint_put_away (get_hint (&fixture)));
  close_window (&fixture);
}

/* A move while the hint is looked for: the old answer is not shown; asked again at once, the new one is. */
static void
a_move_ends_the_search (void)
{
  Fixture fixture;
  open_seated (&fixture, "dos-rios/first-valley", NULL, NULL);
  play_lines (fixture.game, OPENING);
  act (&fixture, "hint");
  g_assert_true (oxbow_hint_is_busy (get_hint (&fixture)));
  play_lines (fixture.game, "walk C8 D8");
  g_assert_false (oxbow_hint_is_busy (get_hint (&fixture)));
  ask (&fixture);
  close_window (&fixture);
}

static void
closing_ends_the_search (void)
{
  Fixture fixture;
  open_seated (&fixture, "dos-rios/two-rivers", NULL, NULL);
  act (&fixture, "hint");
  g_assert_true (oxbow_hint_is_busy (get_hint (&fixture)));
  close_window (&fixture);
}

/* A person's turn that a computer plays can be taken over again, on the board as anywhere. */
static void
escape_stops_the_helper (void)
{
  Fixture fixture;
  open_seated (&fixture, "dos-rios/two-rivers", NULL, NULL);
  act (&fixture, "go-on");
  g_assert_false (oxbow_lens_is_open (get_lens (&fixture)));
  g_signal_emit_by_name (oxbow_table_get_board (oxbow_game_page_get_table (fixture.page)), "take-back");
  g_assert_true (oxbow_lens_is_open (get_lens (&fixture)));
  g_assert_false (oxbow_opponent_is_thinking (get_opponent (&fixture)));
  g_assert_false (oxbow_opponent_stop_helping (get_opponent (&fixture)));
  close_window (&fixture);
}

/* Back to where the game stands. */
static void
escape_ends_the_look_back (void)
{
  Fixture fixture;
  open_seated (&fixture, "dos-rios/first-valley", NULL, NULL);
  play_lines (fixture.game, OPENING);
  oxbow_lens_look (get_lens (&fixture), 0);
  g_assert_true (oxbow_lens_is_looking (get_lens (&fixture)));
  g_signal_emit_by_name (oxbow_table_get_board (oxbow_game_page_get_table (fixture.page)), "take-back");
  g_assert_false (oxbow_lens_is_looking (get_lens (&fixture)));
  close_window (&fixture);
}

/* The button does as Escape: what is asked then is asked of the person, who was told that a computer plays. */
static void
the_helper_is_stopped (void)
{
  Fixture fixture;
  open_seated (&fixture, "dos-rios/two-rivers", NULL, NULL);
  g_autofree char *before = oxbow_banner_build_task (get_lens (&fixture));
  act (&fixture, "go-on");
  g_autofree char *meanwhile = oxbow_banner_build_task (get_lens (&fixture));
  act (&fixture, "pause");
  g_autofree char *after = oxbow_banner_build_task (get_lens (&fixture));
  g_assert_nonnull (strstr (before, "numbered arrows"));
  g_assert_cmpstr (meanwhile, ==, "A computer plays until the turn is over.");
  g_assert_cmpstr (after, ==, before);
  g_assert_true (oxbow_lens_is_open (get_lens (&fixture)));
  g_assert_false (oxbow_opponent_is_waiting (get_opponent (&fixture)));
  close_window (&fixture);
}

/* Nothing is asked where nothing can be done: the arrows are not there when the past is looked at. */
static void
the_past_asks_nothing (void)
{
  Fixture fixture;
  open_seated (&fixture, "dos-rios/first-valley", NULL, NULL);
  play_lines (fixture.game, OPENING);
  oxbow_lens_look (get_lens (&fixture), 0);
  g_assert_null (oxbow_banner_build_task (get_lens (&fixture)));
  oxbow_lens_leave (get_lens (&fixture));
  g_autofree char *task = oxbow_banner_build_task (get_lens (&fixture));
  g_assert_nonnull (task);
  close_window (&fixture);
}

/* Computers alone, watched by a person, who stops them and lets them go on. */
static void
computers_can_be_paused (void)
{
  Fixture fixture;
  open_seated (&fixture, "dos-rios/first-valley", "beginner", "beginner");
  GActionGroup *actions = oxbow_game_page_get_actions (fixture.page);
  g_assert_false (g_action_group_get_action_enabled (actions, "go-on"));
  act (&fixture, "pause");
  g_assert_true (oxbow_opponent_is_waiting (get_opponent (&fixture)));
  g_assert_false (oxbow_opponent_is_thinking (get_opponent (&fixture)));
  g_assert_false (oxbow_lens_is_open (get_lens (&fixture)));
  g_assert_nonnull (strstr (oxbow_lens_get_news (get_lens (&fixture)), "paused"));
  g_assert_false (g_action_group_get_action_enabled (actions, "pause"));
  int node = oxbow_game_get_node (fixture.game);
  for (int i = 0; i < 50; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
  g_assert_cmpint (oxbow_game_get_node (fixture.game), ==, node);
  act (&fixture, "go-on");
  wait_for_depth (&fixture, 8);
  close_window (&fixture);
}

int
main (int argc, char **argv)
{
  static const char *const scenarios[] =
  {
    "dos-rios/two-rivers", "rising-waters/fall-1926", "water-rights/realm", "navajo-wars/rise"
  };
  g_test_init (&argc, &argv, NULL);
  begin_at_table ();
  for (size_t i = 0; i < G_N_ELEMENTS (scenarios); i++)
    {
      g_autofree char *path = g_strdup_printf ("/app/hint/game/%s", scenarios[i]);
      g_test_add_data_func (path, scenarios[i], in_every_game);
    }
  g_test_add_data_func ("/app/hint/marks/cells", "walk D6 C6", marks_every_place);
  g_test_add_data_func ("/app/hint/marks/city", "walk city D8", marks_every_place);
  g_test_add_data_func ("/app/hint/marks/trail", "walk city trail1", marks_every_place);
  g_test_add_func ("/app/hint/next", again_is_the_next);
  g_test_add_func ("/app/hint/best", only_the_first_is_the_best);
  g_test_add_func ("/app/hint/RW-5.6.8/unknown", names_nothing_that_nobody_knows);
  g_test_add_func ("/app/hint/together", the_move_is_not_given_what_others_bring);
  g_test_add_func ("/app/hint/later", a_later_move_is_named_in_its_place);
  g_test_add_func ("/app/hint/position", goes_with_the_position);
  g_test_add_func ("/app/hint/move", a_move_ends_the_search);
  g_test_add_func ("/app/hint/close", closing_ends_the_search);
  g_test_add_func ("/app/helper/escape", escape_stops_the_helper);
  g_test_add_func ("/app/helper/escape-looking", escape_ends_the_look_back);
  g_test_add_func ("/app/helper/stop", the_helper_is_stopped);
  g_test_add_func ("/app/helper/past", the_past_asks_nothing);
  g_test_add_func ("/app/helper/pause", computers_can_be_paused);
  int status = g_test_run ();
  g_object_unref (application);
  return status;
}
