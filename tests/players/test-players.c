/* test-players.c: what holds of every level in every game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/chance.h"
#include "players/levels.h"
#include "scale.h"

#include <locale.h>
#include <string.h>

#define MOST_DECISIONS 60       /* of a game that are tried */

#define MOST_OF_A_GAME 600      /* decisions, where a hundred are usual */

typedef struct
{
  const OxbowRuleset *ruleset;
  const OxbowPlayerLevel *level;
} Case;

/* Enough for several trees, where a level has them. */
static const OxbowLimits few = { .iterations = 2400, .threads = 2 }, alone = { .iterations = 2400, .threads = 1 };

static OxbowMove
think (OxbowPlayer *player, const OxbowState *state, const OxbowLimits *limits)
{
  g_autoptr (GError) error = NULL;
  OxbowMove move;
  g_assert_true (oxbow_player_think (player, state, oxbow_state_turn (state), limits, NULL, &move, &error));
  g_assert_no_error (error);
  return move;
}

/* Somewhere in a game by chance, with somebody to decide. */
static ChanceGame *
begin_anywhere (const OxbowRuleset *ruleset)
{
  ChanceGame *game = chance_game_new (ruleset, ruleset->standard, AS_SHIPPED);
  for (int n = g_test_rand_int_range (0, 100); n > 0 && oxbow_state_turn (game->state) >= 0; n--)
    chance_game_play (game);
  while (oxbow_state_turn (game->state) < 0)
    {
      chance_game_free (game);
      game = chance_game_new (ruleset, ruleset->standard, AS_SHIPPED);
    }
  return game;
}

/* The same player plays on, so that its plans and whatever else it keeps are tried too. */
static void
test_plays_legally (gconstpointer data)
{
  const Case *tried = data;
  OxbowLimits brief = { .iterations = 100, .threads = 1 };
  for (int i = 0; i < scaled (3); i++)
    {
      g_autoptr (ChanceGame) game = begin_anywhere (tried->ruleset);
      g_autoptr (OxbowPlayer) player = oxbow_level_new_player (tried->level, (uint64_t) i);
      for (int n = 0; n < MOST_DECISIONS && oxbow_state_turn (game->state) >= 0; n++)
        {
          g_autoptr (GError) error = NULL;
          g_autofree OxbowState *before = oxbow_state_copy (game->state);
          OxbowMove move = think (player, game->state, &brief);
          g_assert_cmpmem (before, before->size, game->state, game->state->size);
          oxbow_state_apply (game->state, &move, NULL, &error);
          chance_check (game, error == NULL, "The level %s chose an illegal move: %s", tried->level->id,
                        error != NULL ? error->message : "");
        }
    }
}

/* Same seed, same moves, on however many threads. */
static void
test_is_reproducible (gconstpointer data)
{
  const Case *tried = data;
  for (int i = 0; i < scaled (2); i++)
    {
      g_autoptr (ChanceGame) game = begin_anywhere (tried->ruleset);
      g_autoptr (OxbowPlayer) one = oxbow_level_new_player (tried->level, 77);
      g_autoptr (OxbowPlayer) other = oxbow_level_new_player (tried->level, 77);
      for (int n = 0; n < 5 && oxbow_state_turn (game->state) >= 0; n++)
        {
          OxbowMove move = think (one, game->state, &few), again = think (other, game->state, &alone);
          chance_check (game, oxbow_move_equal (&move, &again), "The level %s chose otherwise.", tried->level->id);
          oxbow_state_apply (game->state, &move, NULL, NULL);
        }
    }
}

/* Stands between a player and a game, and listens to all that it is told from its first deal on: which moves there are,
 * and what positions are worth. What comes before is asked of the position as it is, where nothing has been played. */
static struct
{
  OxbowRuleset ruleset;
  const OxbowRuleset *real;
  bool has_dealt;
  uint64_t sum;                 /* of all that was heard */
} listener;

static void
hear (const void *bytes, size_t size)
{
  for (size_t i = 0; listener.has_dealt && i < size; i++)
    listener.sum = (listener.sum ^ ((const uint8_t *) bytes)[i]) * UINT64_C (0x100000001b3);
}

static void
deal_and_listen (OxbowState *state, int seat, OxbowRng *rng)
{
  listener.has_dealt = true;
  listener.real->determinize (state, seat, rng);
}

static void
list_and_listen (const OxbowState *state, OxbowMoves *moves)
{
  listener.real->legal (state, moves);
  hear (moves->items, sizeof *moves->items * (size_t) moves->n);
}

static double
estimate_and_listen (const OxbowState *state, int seat, OxbowTerms *terms)
{
  double value = listener.real->estimate (state, seat, terms);
  hear (&value, sizeof value);
  return value;
}

static OxbowMove
think_and_listen (const Case *tried, uint64_t seed, const OxbowState *state, uint64_t *heard)
{
  OxbowLimits brief = { .iterations = 200, .threads = 1 };
  g_autoptr (OxbowPlayer) player = oxbow_level_new_player (tried->level, seed);
  listener.has_dealt = false;
  listener.sum = 0;
  OxbowMove move = think (player, state, &brief);
  *heard = listener.has_dealt ? listener.sum : 0;
  return move;
}

/* What the seat cannot see may lie otherwise, and the generator stand elsewhere: all that is looked into on the way is
 * the same, and so is what is chosen. */
static void
test_never_peeks (gconstpointer data)
{
  const Case *tried = data;
  int n_hidden = 0, n_heard = 0;
  listener.real = tried->ruleset;
  listener.ruleset = *tried->ruleset;
  listener.ruleset.determinize = deal_and_listen;
  listener.ruleset.legal = list_and_listen;
  listener.ruleset.estimate = estimate_and_listen;
  for (int i = 0; i < scaled (10); i++)
    {
      g_autoptr (ChanceGame) game = begin_anywhere (tried->ruleset);
      g_autofree OxbowState *other = oxbow_state_copy (game->state);
      uint64_t heard, other_heard;
      n_hidden += chance_deal_otherwise (game, other);
      game->setup->ruleset = &listener.ruleset;
      OxbowMove move = think_and_listen (tried, (uint64_t) i, game->state, &heard);
      OxbowMove again = think_and_listen (tried, (uint64_t) i, other, &other_heard);
      game->setup->ruleset = tried->ruleset;
      chance_check (game, oxbow_move_equal (&move, &again) && heard == other_heard, "The level %s peeks.",
                    tried->level->id);
      n_heard += heard != 0;
    }
  g_assert_cmpint (n_hidden, >, 0);     /* else nothing was proven */
  g_assert_true (n_heard > 0 || (tried->level->iterations == 0 && tried->level->breadth == 0));
}

static void
test_can_be_cancelled (gconstpointer data)
{
  const Case *tried = data;
  g_autoptr (ChanceGame) game = begin_anywhere (tried->ruleset);
  g_autoptr (OxbowPlayer) player = oxbow_level_new_player (tried->level, 1);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  OxbowMove move;
  g_cancellable_cancel (cancellable);
  g_assert_false (oxbow_player_think (player, game->state, oxbow_state_turn (game->state), NULL, cancellable, &move,
                                      &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  think (player, game->state, &alone);
}

/* Stands between a player and a game: every path of a search begins with a deal. */
static struct
{
  gint64 cancelled;             /* when it was */
  OxbowRuleset ruleset;
  void (*deal) (OxbowState *state, int seat, OxbowRng *rng);
  GCancellable *cancellable;
  int n_paths, n_before;        /* atomic: all; those that had begun when it was cancelled, 0 until then */
} between;

#define PATHS_BEFORE 500        /* until it is cancelled; the other thread goes on meanwhile */
#define PATHS_AFTER 16          /* of two threads together, which each look up every few paths */

static void
deal_and_count (OxbowState *state, int seat, OxbowRng *rng)
{
  if (g_atomic_int_add (&between.n_paths, 1) + 1 == PATHS_BEFORE)
    {
      between.cancelled = g_get_monotonic_time ();
      g_cancellable_cancel (between.cancellable);
      g_atomic_int_set (&between.n_before, g_atomic_int_get (&between.n_paths));
    }
  between.deal (state, seat, rng);
}

static void
step_between (ChanceGame *game, GCancellable *cancellable)
{
  between.ruleset = *oxbow_state_ruleset (game->state);
  between.deal = between.ruleset.determinize;
  between.ruleset.determinize = deal_and_count;
  between.ruleset.misleads = NULL;      /* who does not look ahead is done before it could be stopped */
  between.cancellable = cancellable;
  between.n_paths = between.n_before = 0;
  game->setup->ruleset = &between.ruleset;
}

#define AT_ONCE_USEC 50000
#define TRIES 20
#define MOST_TRIES 200          /* for one that is stopped */

/* A few paths, always; and within 50 ms, unless the machine has more to do each time. Where turns are tried out and
 * there is but one, nothing is thought about and nothing can be stopped. */
static void
test_stops_at_once (gconstpointer data)
{
  const OxbowRuleset *ruleset = data;
  OxbowLimits endless = { .iterations = G_MAXINT / 8, .threads = 2 };
  gint64 quickest = G_MAXINT64;
  int n_stopped = 0;
  for (int i = 0; n_stopped < scaled (5) || (quickest >= AT_ONCE_USEC && i < TRIES); i++)
    {
      g_assert_cmpint (i, <, MOST_TRIES * scaled (5));
      g_autoptr (ChanceGame) game = begin_anywhere (ruleset);
      g_autoptr (OxbowPlayer) player = oxbow_level_new_player (oxbow_level_find ("expert", NULL), 1);
      g_autoptr (GCancellable) cancellable = g_cancellable_new ();
      g_autoptr (GError) error = NULL;
      OxbowMove move;
      step_between (game, cancellable);
      bool is_done = oxbow_player_think (player, game->state, oxbow_state_turn (game->state), &endless, cancellable,
                                         &move, &error);
      game->setup->ruleset = ruleset;
      if (is_done && ruleset->round != NULL && between.n_paths < PATHS_BEFORE)
        continue;
      n_stopped++;
      quickest = MIN (quickest, g_get_monotonic_time () - between.cancelled);
      g_assert_false (is_done);
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
      g_assert_cmpint (between.n_before, >=, PATHS_BEFORE);
      g_assert_cmpint (between.n_paths, <=, between.n_before + PATHS_AFTER);
    }
  g_test_message ("It came back after %d us.", (int) quickest);
  g_assert_cmpint (quickest, <, AT_ONCE_USEC);
}

static bool
everywhere (const OxbowState *state, int seat)
{
  return true;
}

static bool
nowhere (const OxbowState *state, int seat)
{
  return false;
}

#define SECOND_THOUGHTS 200     /* positions, at most, until a large budget must have chosen otherwise */

/* Whether a large budget chooses otherwise than a small one, in one of so many positions. */
static bool
has_second_thoughts (const OxbowRuleset *ruleset, bool (*misleads) (const OxbowState *state, int seat), int n_positions)
{
  OxbowRuleset asked = *ruleset;
  bool has = false;
  asked.misleads = misleads;
  for (int i = 0; i < n_positions && !has; i++)
    {
      g_autoptr (ChanceGame) game = begin_anywhere (ruleset);
      OxbowLimits small = { .iterations = 2, .threads = 1 };
      OxbowMove moves[2];
      game->setup->ruleset = &asked;
      for (int large = 0; large < 2; large++)
        {
          g_autoptr (OxbowPlayer) player = oxbow_level_new_player (oxbow_level_find ("medium", NULL), (uint64_t) i);
          moves[large] = think (player, game->state, large ? &alone : &small);
        }
      game->setup->ruleset = ruleset;
      has = !oxbow_move_equal (&moves[0], &moves[1]);
    }
  return has;
}

/* Where the game says that it misleads nobody looks ahead, so that a larger budget changes nothing. */
static void
test_looks_ahead_where_it_helps (gconstpointer data)
{
  g_assert_false (has_second_thoughts (data, everywhere, scaled (20)));
  g_assert_true (has_second_thoughts (data, nowhere, SECOND_THOUGHTS));
}

/* Stands between a player and a game, and lets the player's time go by at one of its steps: a path begins with a deal,
 * and whoever plays on from a turn asks for the round before each turn to come. */
static struct
{
  OxbowRuleset ruleset;
  const OxbowRuleset *real;
  gint64 end;                   /* when the time has certainly gone by */
  int n_steps, n_in_time;       /* all; those that were made by then, 0 until then; on one thread */
} late;

#define TIME_MS 100
#define STEPS_IN_TIME 50
#define ROUNDS_AFTER 1          /* that are asked for: which round it is, and whether it goes on */

static void
step (void)
{
  if (late.n_steps++ == 0)
    late.end = g_get_monotonic_time () + 1000 * TIME_MS;
  if (late.n_steps != STEPS_IN_TIME)
    return;
  while (g_get_monotonic_time () < late.end)
    g_thread_yield ();
  late.n_in_time = late.n_steps;
}

static void
deal_and_step (OxbowState *state, int seat, OxbowRng *rng)
{
  step ();
  late.real->determinize (state, seat, rng);
}

static int
round_and_step (const OxbowState *state)
{
  step ();
  return late.real->round (state);
}

/* Somewhere, with a budget that would take hours: how many steps were made until time was up, and how many after. */
static int
think_until_late (const OxbowRuleset *ruleset, int *n_late)
{
  g_autoptr (ChanceGame) game = begin_anywhere (ruleset);
  g_autoptr (OxbowPlayer) player = oxbow_level_new_player (oxbow_level_find ("expert", NULL), 1);
  OxbowLimits brief = { .iterations = G_MAXINT / 8, .time_ms = TIME_MS, .threads = 1 };
  late.real = ruleset;
  late.ruleset = *ruleset;
  late.ruleset.misleads = NULL;
  if (ruleset->round != NULL)
    late.ruleset.round = round_and_step;
  else
    late.ruleset.determinize = deal_and_step;
  late.n_steps = late.n_in_time = 0;
  game->setup->ruleset = &late.ruleset;
  think (player, game->state, &brief);
  game->setup->ruleset = ruleset;
  *n_late = late.n_steps - late.n_in_time;
  return late.n_in_time;
}

/* A time limit holds even where the budget would take hours, and also in the middle of a turn that is tried out. It is
 * used, but where there is only one turn to try. */
static void
test_keeps_to_time (gconstpointer data)
{
  const OxbowRuleset *ruleset = data;
  int n_used = 0;
  for (int i = 0; n_used < scaled (3) && i < TRIES * scaled (3); i++)
    {
      int n_late;
      if (think_until_late (ruleset, &n_late) == 0)
        continue;
      g_assert_cmpint (n_late, <=, ruleset->round != NULL ? ROUNDS_AFTER : PATHS_AFTER);
      n_used++;
    }
  g_assert_cmpint (n_used, ==, scaled (3));
}

#define FEW 256                 /* iterations of a player who tries turns out */
#define MANY 65536

/* Stands between a player and a game in which turns are tried out: who judges a position must ask for its odds. */
static struct
{
  OxbowRuleset ruleset;
  int round;                    /* where the player stands */
  double (*odds) (const OxbowState *state, int seat);
  double side;                  /* -1: what is bad looks good; 0: all is alike */
  int n_judged, n_in_the_middle;        /* positions, on one thread */
} judge;

static double
judge_and_count (const OxbowState *state, int seat)
{
  judge.n_judged++;
  judge.n_in_the_middle += judge.ruleset.round (state) == judge.round;
  return judge.side * judge.odds (state, seat);
}

static OxbowMove
think_before_judge (const ChanceGame *game, double side, int iterations, uint64_t seed)
{
  const OxbowRuleset *ruleset = game->setup->ruleset;
  OxbowLimits limits = { .iterations = iterations, .threads = 1 };
  g_autoptr (OxbowPlayer) player = oxbow_level_new_player (oxbow_level_find ("medium", NULL), seed);
  judge.ruleset = *ruleset;
  judge.ruleset.odds = judge_and_count;
  judge.odds = ruleset->odds;
  judge.round = ruleset->round (game->state);
  judge.side = side;
  game->setup->ruleset = &judge.ruleset;
  OxbowMove move = think (player, game->state, &limits);
  game->setup->ruleset = ruleset;
  return move;
}

/* What a turn is worth is told by what comes of it, where the game is at rest: who hears otherwise plays otherwise. */
static void
test_tries_turns_out (gconstpointer data)
{
  const OxbowRuleset *ruleset = data;
  int n_otherwise = 0;
  judge.n_judged = judge.n_in_the_middle = 0;
  for (int i = 0; i < scaled (5) || (n_otherwise == 0 && i < SECOND_THOUGHTS); i++)
    {
      g_autoptr (ChanceGame) game = begin_anywhere (ruleset);
      OxbowMove better = think_before_judge (game, 1, FEW, (uint64_t) i);
      OxbowMove worse = think_before_judge (game, -1, FEW, (uint64_t) i);
      n_otherwise += !oxbow_move_equal (&better, &worse);
    }
  g_assert_cmpint (judge.n_judged, >, 0);
  g_assert_cmpint (judge.n_in_the_middle, ==, 0);
  g_assert_cmpint (n_otherwise, >, 0);
}

/* Turns that come to the same in one world after the other are not tried as often as there is time for. */
static void
test_tries_no_longer_than_it_tells (gconstpointer data)
{
  const OxbowRuleset *ruleset = data;
  judge.n_judged = 0;
  for (int i = 0; judge.n_judged == 0 && i < SECOND_THOUGHTS; i++)
    {
      g_autoptr (ChanceGame) game = chance_game_new (ruleset, ruleset->standard, AS_SHIPPED);
      think_before_judge (game, 0, MANY, (uint64_t) i);
    }
  g_assert_cmpint (judge.n_judged, >, 0);
  g_assert_cmpint (judge.n_judged, <, MANY / 32);
}

#define FEWEST_TRIES 16         /* iterations for them */
#define MOST_THROWS 1000000     /* that they can take, if each of them comes to an end */

static int n_throws;

static bool
throw_only (OxbowState *state, const OxbowMove *move, OxbowEvents *events, GError **error)
{
  g_assert_cmpint (++n_throws, <, MOST_THROWS);
  state->rng.s += (uint64_t) (1 + move->verb);  /* another one for another move */
  oxbow_rng_next (&state->rng);
  return true;
}

/* Where every move is a throw that changes nothing no round would ever come to its end: it is judged all the same. */
static void
test_gives_up_rounds_without_end (gconstpointer data)
{
  const OxbowRuleset *ruleset = data;
  OxbowRuleset endless = *ruleset;
  endless.apply = throw_only;
  judge.n_judged = n_throws = 0;
  for (int i = 0; judge.n_judged == 0 && i < SECOND_THOUGHTS; i++)
    {
      g_autoptr (ChanceGame) game = begin_anywhere (ruleset);
      game->setup->ruleset = &endless;
      think_before_judge (game, 1, FEWEST_TRIES, (uint64_t) i);
      game->setup->ruleset = ruleset;
    }
  g_assert_cmpint (judge.n_judged, >, 0);
}

/* In some games a turn has moves without end (who lends pawns may change it for ever), and the turn to come looks worse
 * than any of them: a player goes on all the same, even one who remembers nothing of the move before. */
static void
test_turns_end (gconstpointer data)
{
  const OxbowPlayerLevel *level = oxbow_level_find ("easy", NULL);
  bool forgets = GPOINTER_TO_INT (data) != 0;
  for (int i = 0; i < 3; i++)
    {
      g_autoptr (ChanceGame) game = chance_game_new (oxbow_ruleset_find ("rising-waters"), "caernarvon", AS_SHIPPED);
      g_autoptr (OxbowPlayer) player = oxbow_level_new_player (level, (uint64_t) i);
      for (int n = 0; n < MOST_OF_A_GAME && oxbow_state_turn (game->state) >= 0; n++)
        {
          g_autoptr (OxbowPlayer) newcomer = oxbow_level_new_player (level, (uint64_t) n);
          OxbowMove move = think (forgets ? newcomer : player, game->state, &alone);
          oxbow_state_apply (game->state, &move, NULL, NULL);
        }
      g_assert_cmpint (oxbow_state_turn (game->state), <, 0);
    }
}

/* Levels */

static void
test_finds_levels (void)
{
  for (const OxbowPlayerLevel *level = oxbow_levels; level->id != NULL; level++)
    g_assert_true (oxbow_level_find (level->id, NULL) == level);
  g_autoptr (GError) near = NULL, far = NULL;
  g_assert_null (oxbow_level_find ("eazy", &near));
  g_assert_cmpstr (near->message, ==, "There is no level 'eazy'. Was 'easy' meant?");
  g_assert_null (oxbow_level_find ("grandmaster", &far));
  g_assert_nonnull (strstr (far->message, "random, beginner, easy"));
}

static int
long_ago (const OxbowState *state)
{
  return 1000;
}

/* Who plays alone, or with all others, has nobody to give way to, however long a campaign is. */
static void
test_wearies_of_rivals_only (void)
{
  OxbowRuleset rivals = { .turn_number = long_ago }, together = { .turn_number = long_ago, .is_together = true };
  OxbowSetup setup = { .ruleset = &rivals, .n_seats = 2 };
  OxbowState state = { .setup = &setup, .size = sizeof state };
  g_assert_true (oxbow_player_is_weary (&state));
  setup.n_seats = 1;
  g_assert_false (oxbow_player_is_weary (&state));
  setup.n_seats = 2;
  setup.ruleset = &together;
  g_assert_false (oxbow_player_is_weary (&state));
}

static void
add (const char *what, const OxbowRuleset *ruleset, const OxbowPlayerLevel *level, GTestDataFunc test)
{
  g_autofree char *path = g_strdup_printf ("/players/%s/%s/%s", what, ruleset->id, level->id);
  Case *tried = g_new (Case, 1);
  *tried = (Case) { ruleset, level };
  g_test_add_data_func_full (path, tried, test, g_free);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/players/levels", test_finds_levels);
  g_test_add_func ("/players/wearies-of-rivals-only", test_wearies_of_rivals_only);
  g_test_add_data_func ("/players/turns-end/remembering", NULL, test_turns_end);
  g_test_add_data_func ("/players/turns-end/forgetting", GINT_TO_POINTER (1), test_turns_end);
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    for (const OxbowPlayerLevel *level = oxbow_levels; level->id != NULL; level++)
      {
        add ("plays-legally", oxbow_rulesets[i], level, test_plays_legally);
        add ("is-reproducible", oxbow_rulesets[i], level, test_is_reproducible);
        add ("never-peeks", oxbow_rulesets[i], level, test_never_peeks);
        add ("can-be-cancelled", oxbow_rulesets[i], level, test_can_be_cancelled);
      }
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    {
      g_autofree char *stops = g_strdup_printf ("/players/stops-at-once/%s", oxbow_rulesets[i]->id);
      g_autofree char *keeps = g_strdup_printf ("/players/keeps-to-time/%s", oxbow_rulesets[i]->id);
      g_test_add_data_func (stops, oxbow_rulesets[i], test_stops_at_once);
      g_autofree char *ahead = g_strdup_printf ("/players/looks-ahead-where-it-helps/%s", oxbow_rulesets[i]->id);
      g_test_add_data_func (keeps, oxbow_rulesets[i], test_keeps_to_time);
      g_test_add_data_func (ahead, oxbow_rulesets[i], test_looks_ahead_where_it_helps);
      g_autofree char *tries = g_strdup_printf ("/players/tries-turns-out/%s", oxbow_rulesets[i]->id);
      g_autofree char *ends = g_strdup_printf ("/players/gives-up-rounds-without-end/%s", oxbow_rulesets[i]->id);
      g_autofree char *tells = g_strdup_printf ("/players/tries-no-longer-than-it-tells/%s", oxbow_rulesets[i]->id);
      if (oxbow_rulesets[i]->round == NULL)
        continue;
      g_test_add_data_func (tries, oxbow_rulesets[i], test_tries_turns_out);
      g_test_add_data_func (ends, oxbow_rulesets[i], test_gives_up_rounds_without_end);
      g_test_add_data_func (tells, oxbow_rulesets[i], test_tries_no_longer_than_it_tells);
    }
  return g_test_run ();
}
