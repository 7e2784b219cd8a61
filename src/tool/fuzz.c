/* fuzz.c: plays games at random and looks whether anything is wrong with them
 *
 * For whoever draws a map: whether there are positions in which nobody can move, games that do not end, and cells that
 * no move ever names. For whoever writes rules: whether legal moves can be played, positions hold together, and undo
 * leads back to the same position. The first game that shows something wrong can be saved and opened.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/document.h"
#include "tool/begin.h"
#include "tool/command.h"
#include "tool/out.h"
#include "tool/stored.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

#define MOST_GAMES 1000000
#define MOST_MOVES 1000000
#define USUAL_GAMES 100
#define USUAL_MOVES 5000
#define MOST_CELLS 24           /* that are named one by one */

typedef struct
{
  int n_games, n_moves;         /* how many games, and how many moves of each at most */
  uint64_t seed;
  const char *target;           /* where the first bad game goes, or NULL */

  OxbowScenario *scenario;
  OxbowSettings *settings;
  int n_ended, shortest, longest, n_wrong;
  int64_t n_played;
  bool *is_named;               /* a cell each */
} Fuzzing;

static void
clear_fuzzing (Fuzzing *fuzzing)
{
  g_clear_pointer (&fuzzing->scenario, oxbow_scenario_unref);
  g_clear_pointer (&fuzzing->settings, oxbow_settings_free);
  g_clear_pointer (&fuzzing->is_named, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Fuzzing, clear_fuzzing)

static void
note_cells (Fuzzing *fuzzing, const OxbowState *state, const OxbowMove *move)
{
  const OxbowVerb *verb = &oxbow_state_ruleset (state)->moves[move->verb];
  const OxbowGrid *grid = &state->setup->grid;
  for (int i = 0; i < move->n_args; i++)
    {
      int value = move->args[i];
      OxbowArgKind kind = oxbow_verb_arg (verb, i)->kind;
      bool is_cell = (kind == OXBOW_ARG_CELL || kind == OXBOW_ARG_PLACE) && value >= 0;
      if (is_cell || kind == OXBOW_ARG_EDGE)
        fuzzing->is_named[is_cell ? value : oxbow_edge_upper (value)] = true;
      OxbowCell lower = kind == OXBOW_ARG_EDGE ? oxbow_grid_edge_lower (grid, value) : OXBOW_NO_CELL;
      if (lower != OXBOW_NO_CELL)
        fuzzing->is_named[lower] = true;
    }
}

/* Plays one of the legal moves; what is wrong is a sentence, else NULL. */
static char *
play_one (Fuzzing *fuzzing, OxbowHistory *history, OxbowRng *chance)
{
  const OxbowState *state = oxbow_history_get_state (history);
  g_autoptr (GError) error = NULL;
  OxbowMoves moves = OXBOW_MOVES_INIT;
  oxbow_state_legal (state, &moves);
  if (moves.n == 0)
    return g_strdup_printf (_("%s is to decide, and there is no legal move."),
                            oxbow_setup_seat_name (state->setup, oxbow_state_turn (state)));
  OxbowMove move = moves.items[oxbow_rng_below (chance, (uint64_t) moves.n)];
  oxbow_moves_clear (&moves);
  g_autofree char *text = oxbow_move_to_text (state, &move);
  note_cells (fuzzing, state, &move);
  if (!oxbow_history_play (history, &move, NULL, &error))
    return g_strdup_printf (_("the legal move “%s” is refused: %s"), text, error->message);
  if (!oxbow_state_holds_together (oxbow_history_get_state (history), &error))
    return g_strdup_printf (_("after “%s”: %s"), text, error->message);
  return NULL;
}

static char *
undo_all (OxbowHistory *history)
{
  uint64_t end = oxbow_state_digest (oxbow_history_get_state (history)), start;
  int node = oxbow_history_get_node (history);
  start = oxbow_state_digest (oxbow_history_get_setup (history)->start);
  oxbow_history_undo (history, G_MAXINT);
  bool is_same = oxbow_state_digest (oxbow_history_get_state (history)) == start;
  oxbow_history_go (history, node);
  if (!is_same || oxbow_state_digest (oxbow_history_get_state (history)) != end)
    return g_strdup (_("undo and redo lead to another position."));
  return NULL;
}

static void
tell_wrong (Fuzzing *fuzzing, const OxbowHistory *history, const char *sentence)
{
  g_autoptr (GError) error = NULL;
  int n = oxbow_history_get_depth (history, oxbow_history_get_node (history));
  oxbow_out_printf (_("seed %" PRIu64 ", after move %d: %s\n"), fuzzing->settings->seed, n, sentence);
  if (fuzzing->n_wrong++ == 0 && fuzzing->target != NULL && !oxbow_stored_save (history, fuzzing->target, &error))
    oxbow_bad_input ("%s", error->message);
}

static bool
fuzz_game (Fuzzing *fuzzing, GError **error)
{
  g_autoptr (OxbowSetup) setup = oxbow_stored_set_up (fuzzing->scenario, fuzzing->settings, error);
  if (setup == NULL)
    return false;
  g_autoptr (OxbowHistory) history = oxbow_history_new (setup);
  g_autofree char *wrong = NULL;
  OxbowRng chance = { fuzzing->settings->seed * 0x9e3779b97f4a7c15u + 1 };
  int n = 0;
  if (fuzzing->is_named == NULL)
    fuzzing->is_named = g_new0 (bool, setup->grid.width * setup->grid.height);
  while (wrong == NULL && n < fuzzing->n_moves && oxbow_state_turn (oxbow_history_get_state (history)) >= 0)
    {
      wrong = play_one (fuzzing, history, &chance);
      n += wrong == NULL;
    }
  fuzzing->n_played += n;
  if (wrong == NULL)
    wrong = undo_all (history);
  if (wrong != NULL)
    tell_wrong (fuzzing, history, wrong);
  else if (oxbow_state_turn (oxbow_history_get_state (history)) < 0)
    {
      fuzzing->shortest = fuzzing->n_ended == 0 ? n : MIN (fuzzing->shortest, n);
      fuzzing->longest = MAX (fuzzing->longest, n);
      fuzzing->n_ended++;
    }
  return true;
}

/* Cells of a place that has a name of its own, as a city, are named by it. */
static bool
is_unnamed (const Fuzzing *fuzzing, const OxbowState *state, OxbowCell cell)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (state);
  char code = state->setup->terrain != NULL ? state->setup->terrain[cell]
                                            : oxbow_map_get_terrain (state->setup->scenario->map, cell);
  const OxbowTerrain *terrain = oxbow_palette_find_terrain (ruleset->palette, code);
  bool is_place = oxbow_state_place_of (state, cell) == cell;
  return !fuzzing->is_named[cell] && terrain != NULL && !terrain->outside && is_place;
}

static void
tell_unnamed (Fuzzing *fuzzing)
{
  g_autoptr (OxbowSetup) setup = oxbow_stored_set_up (fuzzing->scenario, fuzzing->settings, NULL);
  g_autoptr (GString) names = g_string_new (NULL);
  int n = 0;
  for (OxbowCell cell = 0; setup != NULL && cell < setup->grid.width * setup->grid.height; cell++)
    if (is_unnamed (fuzzing, setup->start, cell) && n++ < MOST_CELLS)
      g_string_append_printf (names, " %s", OXBOW_CELL_NAME (&setup->grid, cell));
  if (n > 0)
    oxbow_out_printf (ngettext ("%d cell that no move has named:%s%s\n", "%d cells that no move has named:%s%s\n",
                                (gulong) n),
                      n, names->str, n > MOST_CELLS ? " …" : "");
}

static OxbowStatus
tell_all (Fuzzing *fuzzing)
{
  int n_open = fuzzing->n_games - fuzzing->n_ended - fuzzing->n_wrong;
  oxbow_out_printf (ngettext ("%d game, %" PRId64 " moves\n", "%d games, %" PRId64 " moves\n",
                              (gulong) fuzzing->n_games),
                    fuzzing->n_games, fuzzing->n_played);
  if (fuzzing->n_ended > 0)
    oxbow_out_printf (_("%d ended, after %d to %d moves\n"), fuzzing->n_ended, fuzzing->shortest, fuzzing->longest);
  if (n_open > 0)
    oxbow_out_printf (_("%d had not ended after %d moves\n"), n_open, fuzzing->n_moves);
  tell_unnamed (fuzzing);
  if (fuzzing->n_wrong == 0)
    return OXBOW_STATUS_DONE;
  return oxbow_bad_input (ngettext ("Something is wrong in %d game.", "Something is wrong in %d games.",
                                    (gulong) fuzzing->n_wrong),
                          fuzzing->n_wrong);
}

/* A game is named by its id, anything else is a file. */
static bool
find_scenario (Fuzzing *fuzzing, const OxbowCommandLine *line, OxbowStatus *status)
{
  const char *name = oxbow_command_line_word (line, 0);
  const OxbowRuleset *ruleset = oxbow_ruleset_find (name);
  g_autoptr (OxbowBeginning) beginning = oxbow_beginning_new (name);
  g_autoptr (GError) error = NULL;
  *status = OXBOW_STATUS_WRONG_USAGE;
  if (!oxbow_beginning_set_flags (beginning, line))
    return false;
  *status = OXBOW_STATUS_BAD_INPUT;
  if (ruleset == NULL)
    {
      g_autoptr (OxbowDocument) document = oxbow_stored_document (name, &error);
      if (document != NULL)
        fuzzing->scenario = oxbow_scenario_ref (oxbow_document_get_scenario (document));
    }
  else
    fuzzing->scenario = oxbow_stored_scenario (
        ruleset, beginning->scenario != NULL ? beginning->scenario : ruleset->standard, true, &error);
  if (fuzzing->scenario == NULL)
    {
      oxbow_bad_input ("%s", error->message);
      return false;
    }
  fuzzing->settings = oxbow_settings_copy (beginning->settings);
  if (beginning->is_suggested)
    oxbow_settings_take_suggestions (fuzzing->settings, fuzzing->scenario->settings);
  fuzzing->seed = fuzzing->settings->has_seed ? fuzzing->settings->seed : 1;
  fuzzing->settings->has_seed = true;
  return true;
}

static OxbowStatus
run (const OxbowCommandLine *line)
{
  g_auto (Fuzzing) fuzzing = { .n_games = USUAL_GAMES, .n_moves = USUAL_MOVES };
  OxbowStatus status;
  if (!oxbow_command_line_number (line, "games", 1, MOST_GAMES, &fuzzing.n_games)
      || !oxbow_command_line_number (line, "moves", 1, MOST_MOVES, &fuzzing.n_moves))
    return OXBOW_STATUS_WRONG_USAGE;
  if (oxbow_ruleset_find (oxbow_command_line_word (line, 0)) == NULL && oxbow_command_line_has (line, "scenario"))
    return oxbow_wrong_usage (line->command, _("A file is a scenario already: --scenario is for games."));
  if (!find_scenario (&fuzzing, line, &status))
    return status;
  fuzzing.target = oxbow_command_line_get (line, "output");
  for (int i = 0; i < fuzzing.n_games; i++)
    {
      g_autoptr (GError) error = NULL;
      fuzzing.settings->seed = fuzzing.seed + (uint64_t) i;
      if (!fuzz_game (&fuzzing, &error))
        return oxbow_bad_input ("%s", error->message);
    }
  return tell_all (&fuzzing);
}

static const OxbowFlag flags[] =
{
  { "games", 'g', N_("N"), false, N_("How many games; 100 without it.") },
  { "moves", 'm', N_("N"), false, N_("How many moves of a game at most; 5000 without it.") },
  { "output", 'o', N_("FILE"), false, N_("Where the first game in which something is wrong is saved.") },
  OXBOW_BEGINNING_FLAGS,
  { NULL }
};

const OxbowCommand oxbow_fuzz_command =
{
  "fuzz", N_("GAME|FILE [--games N] [--moves N] [-o FILE]"),
  N_("Plays a scenario at random and looks for dead ends and for cells without use."),
  N_("Each game has the next seed, the first one 1 unless --seed says otherwise. In each the legal\n"
     "moves are played at random; then all is undone and redone. The status is 1 where something is wrong."),
  flags, 1, 1, run
};
