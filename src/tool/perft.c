/* perft.c: counts the positions that can be reached, to show that the rules are right and how fast they are
 *
 * The count of a depth is the number of lines of play of that many moves; different lines that meet in one position
 * count apiece, and the end of a game ends its lines. At the last level moves are counted without being played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tool/begin.h"
#include "tool/command.h"
#include "tool/out.h"
#include "tool/stored.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

#define MAX_DEPTH 100

/* What a level of the walk needs, made once for the whole walk. */
typedef struct
{
  OxbowState *state;            /* where the level's moves are tried */
  OxbowMoves moves;
} Level;

static uint64_t
count (const OxbowState *state, Level *levels, int depth)
{
  if (depth == 0)
    return 1;
  OxbowMoves *moves = &levels->moves;
  moves->n = 0;
  oxbow_state_legal (state, moves);
  if (depth == 1)
    return (uint64_t) moves->n;
  uint64_t n = 0;
  for (int i = 0; i < moves->n; i++)
    {
      oxbow_state_assign (levels->state, state);
      if (!oxbow_state_apply (levels->state, &moves->items[i], NULL, NULL))
        g_assert_not_reached ();
      n += count (levels->state, levels + 1, depth - 1);
    }
  return n;
}

static uint64_t
divide (const OxbowState *state, Level *levels, int depth)
{
  OxbowMoves moves = OXBOW_MOVES_INIT;
  uint64_t total = 0;
  oxbow_state_legal_sorted (state, &moves);
  for (int i = 0; i < moves.n; i++)
    {
      g_autofree char *text = oxbow_move_to_text (state, &moves.items[i]);
      oxbow_state_assign (levels->state, state);
      if (!oxbow_state_apply (levels->state, &moves.items[i], NULL, NULL))
        g_assert_not_reached ();
      uint64_t n = count (levels->state, levels + 1, depth - 1);
      oxbow_out_printf ("%s: %" G_GUINT64_FORMAT "\n", text, n);
      total += n;
    }
  oxbow_moves_clear (&moves);
  return total;
}

static Level *
make_levels (const OxbowState *state, int depth)
{
  Level *levels = g_new0 (Level, depth + 1);
  for (int i = 0; i < depth; i++)
    levels[i].state = oxbow_state_copy (state);
  return levels;
}

static void
free_levels (Level *levels, int depth)
{
  for (int i = 0; i < depth; i++)
    {
      g_free (levels[i].state);
      oxbow_moves_clear (&levels[i].moves);
    }
  g_free (levels);
}

static void
print_counts (const OxbowState *state, int depth, bool divided)
{
  Level *levels = make_levels (state, depth);
  uint64_t all = 0;
  gint64 start = g_get_monotonic_time ();
  for (int d = divided ? depth : 1; d <= depth; d++)
    {
      uint64_t n = divided ? divide (state, levels, d) : count (state, levels, d);
      oxbow_out_printf (_("depth %d: %" PRIu64 "\n"), d, n);
      oxbow_out_flush ();
      all += n;
    }
  double seconds = (double) MAX (g_get_monotonic_time () - start, 1) / G_USEC_PER_SEC;
  oxbow_out_printf (_("%" PRIu64 " positions in %.3f s, %.0f a second\n"), all, seconds,
                    (double) all / seconds);
  free_levels (levels, depth);
}

/* A game is named by its id, anything else is a file. */
static OxbowHistory *
start_game (const OxbowCommandLine *line, OxbowStatus *status)
{
  g_autoptr (OxbowBeginning) beginning = oxbow_beginning_new (oxbow_command_line_word (line, 0));
  *status = OXBOW_STATUS_WRONG_USAGE;
  if (!oxbow_beginning_set_flags (beginning, line))
    return NULL;
  if (!beginning->settings->has_seed)
    beginning->settings->seed = 1;
  beginning->settings->has_seed = true;
  g_autoptr (GError) error = NULL;
  OxbowHistory *history = oxbow_beginning_start (beginning, &error);
  *status = history != NULL ? OXBOW_STATUS_DONE : oxbow_bad_input ("%s", error->message);
  return history;
}

static OxbowStatus
run (const OxbowCommandLine *line)
{
  int depth = 0;
  if (!oxbow_command_line_has (line, "depth"))
    return oxbow_wrong_usage (line->command, _("How deep? Say --depth N."));
  if (!oxbow_command_line_number (line, "depth", 1, MAX_DEPTH, &depth))
    return OXBOW_STATUS_WRONG_USAGE;
  OxbowStatus status = OXBOW_STATUS_DONE;
  bool is_game = oxbow_ruleset_find (oxbow_command_line_word (line, 0)) != NULL;
  if (is_game && oxbow_command_line_has (line, "at"))
    return oxbow_wrong_usage (line->command, _("A game that begins has no earlier positions: --at is for files."));
  if (!is_game && oxbow_beginning_has_flags (line))
    return oxbow_wrong_usage (line->command, _("A file is a game already: --depth, --divide and --at go with it."));
  g_autoptr (OxbowHistory) history = is_game ? start_game (line, &status) : oxbow_stored_open (line, &status);
  if (history == NULL)
    return status;
  print_counts (oxbow_history_get_state (history), depth, oxbow_command_line_has (line, "divide"));
  return status;
}

static const OxbowFlag flags[] =
{
  { "depth", 'd', N_("N"), false, N_("How many moves deep, from 1 up.") },
  { "divide", 0, NULL, false, N_("Count for each first move apart.") },
  OXBOW_AT_FLAG,
  OXBOW_BEGINNING_FLAGS,
  { NULL }
};

const OxbowCommand oxbow_perft_command =
{
  "perft", N_("GAME|FILE --depth N [--divide]"),
  N_("Counts the lines of play of 1 to N moves, and how fast that goes."),
  N_("A game begins with seed 1 unless --seed says otherwise; --scenario, --seed, --players,\n"
     "--seat and --option are for games, --at is for files."),
  flags, 1, 1, run
};
