/* simulate.c: many games between computer players, counted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/word.h"
#include "files/load.h"
#include "players/engine-client.h"
#include "players/levels.h"
#include "tool/balance.h"
#include "tool/begin.h"
#include "tool/command.h"
#include "tool/interrupt.h"
#include "tool/out.h"
#include "tool/series.h"
#include "tool/stored.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_GAMES 10000000
#define MAX_JOBS 256
#define MAX_RESULTS (1 << 30)   /* bytes of a file of results */
#define BATCH 8                 /* games of a job between two looks at the sequential test */
#define PROGRESS_USEC 100000

typedef enum { FORMAT_TEXT, FORMAT_CSV, FORMAT_JSON } Format;

/* Everything that was asked for. */
typedef struct
{
  Format format;
  int n_games, n_jobs, n_seats;
  uint64_t seed;
  bool has_test;
  double low, high;
  char **players;               /* levels, or outside ones */
  const char *scenario_name;    /* as it was named, or NULL */
  OxbowChronicle *chronicle;    /* for a report, or NULL */
  OxbowArena arena;
  GCancellable *stopped;        /* by a person, or a cluster whose time is up */
  OxbowScenario *scenario;
  OxbowSettings *settings;
  GMutex mutex;                 /* of shown */
  gint64 shown;                 /* when the progress was shown last */
  int n_before;                 /* games of the batches before this one */
} Simulation;

static void
clear_simulation (Simulation *simulation)
{
  g_strfreev (simulation->players);
  oxbow_chronicle_free (simulation->chronicle);
  g_clear_object (&simulation->stopped);
  oxbow_scenario_unref (simulation->scenario);
  oxbow_settings_free (simulation->settings);
  g_mutex_clear (&simulation->mutex);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Simulation, clear_simulation)

/* What was asked for */

static bool
read_format (const OxbowCommandLine *line, Format *format)
{
  static const char *const names[] = { "text", "csv", "json" };
  const char *name = oxbow_command_line_get (line, "format");
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (name == NULL || strcmp (name, names[i]) == 0)
      {
        *format = (Format) i;
        return true;
      }
  g_autofree char *shown = oxbow_word_quote (name);
  oxbow_wrong_usage (line->command, _("A format is text, csv or json, not %s."), shown);
  return false;
}

static bool
read_share (const char *text, double *share)
{
  char *end;
  *share = g_ascii_strtod (text, &end);
  return g_ascii_isdigit (text[0]) && *end == '\0' && *share > 0 && *share < 1;
}

static bool
read_test (const OxbowCommandLine *line, Simulation *simulation)
{
  const char *text = oxbow_command_line_get (line, "test");
  if (text == NULL)
    return true;
  g_auto (GStrv) shares = g_strsplit (text, ",", -1);
  simulation->has_test = g_strv_length (shares) == 2 && read_share (shares[0], &simulation->low)
                         && read_share (shares[1], &simulation->high) && simulation->low < simulation->high;
  if (simulation->has_test)
    return true;
  g_autofree char *shown = oxbow_word_quote (text);
  oxbow_wrong_usage (line->command, _("--test takes two shares between 0 and 1, the lower one first, as in 0.5,0.55; "
                                      "not %s."), shown);
  return false;
}

static bool
read_seed (const OxbowCommandLine *line, uint64_t *seed)
{
  const char *text = oxbow_command_line_get (line, "seed");
  if (text == NULL || oxbow_parse_seed (text, seed))
    return true;
  g_autofree char *shown = oxbow_word_quote (text);
  oxbow_wrong_usage (line->command, _("A seed is a whole number from 0 to 18446744073709551615, not %s."), shown);
  return false;
}

#define OUTSIDE "engine"        /* a player that is a command: engine:COMMAND or engine-LEVEL:COMMAND */

static bool
is_outside (const char *player)
{
  const char *level = player + strlen (OUTSIDE);
  return g_str_has_prefix (player, OUTSIDE) && (*level == ':' || (*level == '-' && strchr (level, ':') != NULL));
}

/* The level that an outside player is asked for: NULL where none is said. */
static char *
get_outside_level (const char *player)
{
  const char *level = player + strlen (OUTSIDE), *end = strchr (level, ':');
  return *level == '-' ? g_strndup (level + 1, (gsize) (end - level - 1)) : NULL;
}

static bool
is_player (const OxbowCommandLine *line, const char *player)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *level = is_outside (player) ? get_outside_level (player) : g_strdup (player);
  if (level == NULL || oxbow_level_find (level, &error) != NULL)
    return true;
  oxbow_wrong_usage (line->command, "%s", error->message);
  return false;
}

/* A text without any letter is split into no players, and not into one without a name. */
static bool
read_players (const OxbowCommandLine *line, Simulation *simulation)
{
  const char *text = oxbow_command_line_get (line, "players");
  simulation->players = g_strsplit (text != NULL ? text : "easy", ",", -1);
  bool is_known = simulation->players[0] != NULL || is_player (line, "");
  for (char **player = simulation->players; *player != NULL && is_known; player++)
    is_known = is_player (line, *player);
  return is_known;
}

static bool
read_line (const OxbowCommandLine *line, Simulation *simulation)
{
  return read_format (line, &simulation->format) && read_test (line, simulation)
         && read_seed (line, &simulation->seed) && read_players (line, simulation)
         && oxbow_command_line_number (line, "games", 1, MAX_GAMES, &simulation->n_games)
         && oxbow_command_line_number (line, "jobs", 1, MAX_JOBS, &simulation->n_jobs)
         && oxbow_command_line_number (line, "seats", 1, OXBOW_MAX_SEATS, &simulation->n_seats)
         && oxbow_command_line_number (line, "ms", 1, G_MAXINT, &simulation->arena.limits.time_ms);
}

static bool
add_word (OxbowBeginning *beginning, const OxbowFlag *flag, const char *value, GError **error)
{
  if (strcmp (flag->name, "seats") != 0)
    return oxbow_beginning_set_flag (beginning, flag, value, error);
  g_autofree char *word = g_strdup_printf ("players=%s", value);
  return oxbow_beginning_set_word (beginning, word, error);
}

/* The words of a beginning that were given; those that vary the game, into options too. */
static bool
add_words (const OxbowCommandLine *line, OxbowBeginning *beginning, GString *options)
{
  static const char *const words[] = { "scenario", "seats", "seat", "option", "suggested", NULL };
  for (guint i = 0; i < line->flags->len; i++)
    {
      const OxbowFlag *flag = line->flags->pdata[i];
      const char *value = line->values->pdata[i];
      g_autoptr (GError) error = NULL;
      if (!g_strv_contains (words, flag->name))
        continue;
      if (!add_word (beginning, flag, value, &error))
        {
          oxbow_wrong_usage (line->command, "%s", error->message);
          return false;
        }
      if (flag->repeated)
        g_string_append_printf (options, "%s%s.%s", options->len > 0 ? " " : "", flag->name, value);
      else if (strcmp (flag->name, "suggested") == 0)
        g_string_append_printf (options, "%ssuggested", options->len > 0 ? " " : "");
    }
  return true;
}

/* Of a file: its scenario, and where it is a game its settings. */
static bool
open_file (const OxbowCommandLine *line, const OxbowBeginning *beginning, Simulation *simulation, GError **error)
{
  g_autoptr (OxbowDocument) document = oxbow_stored_document (beginning->game, error);
  if (document == NULL)
    return false;
  simulation->scenario = oxbow_scenario_ref (oxbow_document_get_scenario (document));
  const OxbowHistory *history = oxbow_document_get_history (document);
  const OxbowSettings *settings = history != NULL ? oxbow_history_get_setup (history)->settings : beginning->settings;
  bool is_chosen = oxbow_command_line_has (line, "seat") || oxbow_command_line_has (line, "seats")
                   || oxbow_command_line_has (line, "option") || beginning->is_suggested;
  if (history != NULL && is_chosen)
    return oxbow_refuse (error, _("A saved game has its settings already; --seats, --seat, --option and --suggested go "
                                  "with scenarios."));
  simulation->settings = oxbow_settings_copy (settings);
  return true;
}

static bool
open_game (const OxbowRuleset *ruleset, const OxbowBeginning *beginning, Simulation *simulation, GError **error)
{
  const char *name = beginning->scenario != NULL ? beginning->scenario : ruleset->standard;
  simulation->scenario = oxbow_stored_scenario (ruleset, name, true, error);
  simulation->settings = oxbow_settings_copy (beginning->settings);
  return simulation->scenario != NULL;
}

/* Two players or more say how many seats there are, where that may vary. */
static void
choose_seats (Simulation *simulation)
{
  int least, most, n = (int) g_strv_length (simulation->players);
  oxbow_scenario_get_players (simulation->scenario, &least, &most);
  if (simulation->settings->players == 0 && n > 1 && least < most && n >= least && n <= most)
    simulation->settings->players = n;
}

/* A first set-up shows whether it can be played at all. */
static bool
check_seats (const Simulation *simulation, GError **error)
{
  g_autoptr (OxbowSetup) setup = oxbow_stored_set_up (simulation->scenario, simulation->settings, error);
  if (setup == NULL)
    return false;
  int n_players = (int) g_strv_length (simulation->players);
  if (n_players <= setup->n_seats)
    return true;
  return oxbow_refuse (error, ngettext ("There is %d seat for %d players.", "There are %d seats for %d players.",
                                        (gulong) setup->n_seats), setup->n_seats, n_players);
}

/* Opens what the first word names, and writes the options that were chosen. */
static bool
open_simulation (const OxbowCommandLine *line, Simulation *simulation, GString *options, OxbowStatus *status)
{
  g_autoptr (OxbowBeginning) beginning = oxbow_beginning_new (oxbow_command_line_word (line, 0));
  *status = OXBOW_STATUS_WRONG_USAGE;
  if (!add_words (line, beginning, options))
    return false;
  /* A game is named by its id, anything else is a file. */
  const OxbowRuleset *ruleset = oxbow_ruleset_find (beginning->game);
  simulation->scenario_name = oxbow_command_line_get (line, "scenario");
  if (ruleset == NULL)
    simulation->scenario_name = oxbow_command_line_word (line, 0);
  if (ruleset == NULL && beginning->scenario != NULL)
    {
      oxbow_wrong_usage (line->command, _("A file is a scenario already: --scenario goes with a game."));
      return false;
    }
  g_autoptr (GError) error = NULL;
  bool is_open = ruleset != NULL ? open_game (ruleset, beginning, simulation, &error)
                                 : open_file (line, beginning, simulation, &error);
  if (is_open && beginning->is_suggested)
    oxbow_settings_take_suggestions (simulation->settings, simulation->scenario->settings);
  if (is_open)
    choose_seats (simulation);
  if (!is_open || !check_seats (simulation, &error))
    *status = oxbow_bad_input ("%s", error->message);
  return error == NULL;
}

/* Playing */

static OxbowPlayer *
new_player (int player, uint64_t seed, gpointer data, GError **error)
{
  const Simulation *simulation = data;
  const char *name = simulation->players[player];
  if (!is_outside (name))
    return oxbow_level_new_player (oxbow_level_find (name, NULL), seed);
  g_autofree char *level = get_outside_level (name);
  OxbowEngineChoice choice = { .command = strchr (name, ':') + 1, .level = level,
                               .scenario = simulation->scenario_name };
  return oxbow_engine_client_new (&choice, seed, error);
}

static void
watch (const OxbowArenaGame *game, const OxbowState *before, const OxbowMove *move, const OxbowEvents *events,
       const OxbowState *after, gpointer data)
{
  oxbow_chronicle_watch (((Simulation *) data)->chronicle, before, move, after);
}

/* A line on a terminal that is written over as games are done. */
static void
show_progress (int n_done, gpointer data)
{
  Simulation *simulation = data;
  gint64 now = g_get_monotonic_time ();
  g_mutex_lock (&simulation->mutex);
  if (now - simulation->shown >= PROGRESS_USEC)
    {
      g_printerr ("\r");
      g_printerr (_("%d of %d games"), simulation->n_before + n_done, simulation->n_games);
      g_printerr ("\033[K");
      simulation->shown = now;
    }
  g_mutex_unlock (&simulation->mutex);
}

static void
end_progress (const Simulation *simulation)
{
  if (simulation->shown != 0)
    g_printerr ("\r\033[K");
}

/* All games, or as many batches of them as the sequential test needs. False where one of them was not played: the
 * series then has those before it. */
static bool
play (Simulation *simulation, OxbowSeries *series, OxbowVerdict *verdict, GError **error)
{
  g_autoptr (GArray) kept = g_array_new (FALSE, FALSE, sizeof (OxbowArenaGame));
  OxbowArena *arena = &simulation->arena;
  int batch = simulation->has_test ? BATCH * simulation->n_jobs : simulation->n_games, n_needed = 0;
  *verdict = OXBOW_VERDICT_OPEN;
  arena->kept = kept;
  while (simulation->n_before < simulation->n_games && *verdict == OXBOW_VERDICT_OPEN)
    {
      arena->first_seed = simulation->seed + (uint64_t) simulation->n_before;
      arena->n_games = MIN (batch, simulation->n_games - simulation->n_before);
      g_autoptr (GArray) games = oxbow_arena_play (arena, simulation->stopped, error);
      if (games == NULL)
        {
          oxbow_series_add (series, kept);
          return false;
        }
      oxbow_series_add (series, games);
      simulation->n_before += (int) games->len;
      if (simulation->has_test)
        *verdict = oxbow_tally_test ((const OxbowArenaGame *) (gpointer) series->games->data, (int) series->games->len,
                                     simulation->low, simulation->high, &n_needed);
    }
  if (simulation->has_test)
    g_array_set_size (series->games, (guint) n_needed);
  return true;
}

static void
print_series (const OxbowSeries *series, Format format)
{
  g_autofree char *text = NULL;
  switch (format)
    {
    case FORMAT_TEXT:
      text = oxbow_series_to_text (series);
      break;
    case FORMAT_CSV:
      text = oxbow_series_to_csv (series);
      break;
    case FORMAT_JSON:
      text = oxbow_series_to_json (series);
      break;
    }
  oxbow_out_text (text);
}

/* On standard error, so that the rows of a format stay rows. */
static void
say_verdict (const Simulation *simulation, OxbowVerdict verdict, int n_games)
{
  double low = 100 * simulation->low, high = 100 * simulation->high;
  switch (verdict)
    {
    case OXBOW_VERDICT_OPEN:
      g_printerr (ngettext ("After %d game it is open whether the first player wins %.1f %% or %.1f %%.\n",
                            "After %d games it is open whether the first player wins %.1f %% or %.1f %%.\n",
                            (gulong) n_games),
                  n_games, low, high);
      break;
    case OXBOW_VERDICT_LOW:
      g_printerr (ngettext ("After %d game: the first player wins at most %.1f %%, not %.1f %%.\n",
                            "After %d games: the first player wins at most %.1f %%, not %.1f %%.\n", (gulong) n_games),
                  n_games, low, high);
      break;
    case OXBOW_VERDICT_HIGH:
      g_printerr (ngettext ("After %d game: the first player wins at least %.1f %%, not %.1f %%.\n",
                            "After %d games: the first player wins at least %.1f %%, not %.1f %%.\n", (gulong) n_games),
                  n_games, high, low);
      break;
    }
}

static void
prepare_arena (const OxbowCommandLine *line, Simulation *simulation)
{
  OxbowArena *arena = &simulation->arena;
  arena->scenario = simulation->scenario;
  arena->settings = simulation->settings;
  arena->n_players = (int) g_strv_length (simulation->players);
  arena->is_fixed = oxbow_command_line_has (line, "fixed");
  arena->n_threads = simulation->n_jobs;
  arena->limits.threads = 1;
  arena->new_player = new_player;
  arena->watch = simulation->chronicle != NULL ? watch : NULL;
  arena->progress = isatty (STDERR_FILENO) ? show_progress : NULL;
  arena->data = simulation;
}

/* A map of one's own has the id that all new maps have: its file is called by its title, and by its name if it has
 * one. */
static char *
name_file (const Simulation *simulation)
{
  const char *path = simulation->scenario_name;
  const char *title = oxbow_text_get (simulation->scenario->title);
  if (g_strcmp0 (path, "-") == 0 && *title != '\0')
    return g_strdup (title);
  if (path == NULL || strpbrk (path, "." G_DIR_SEPARATOR_S) == NULL)
    return NULL;
  g_autofree char *name = g_path_get_basename (path);
  return *title != '\0' ? g_strdup_printf ("%s (%s)", title, name) : g_steal_pointer (&name);
}

/* The rows of the games before the one that was not played, and how the others can be; then the signal, if one came. */
static OxbowStatus
end_early (const Simulation *simulation, const OxbowSeries *series, const GError *error)
{
  int n_done = (int) series->games->len, n_left = simulation->n_games - n_done;
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, simulation->seed + (uint64_t) n_done);
  if (n_done > 0)
    print_series (series, simulation->format);
  if (!g_cancellable_is_cancelled (simulation->stopped))
    oxbow_bad_input ("%s", error->message);
  if (n_done > 0)
    g_printerr (_("%d of %d games are done. The others are those of --seed %s --games %d; --merge puts the rows of "
                  "both together.\n"), n_done, simulation->n_games, seed, n_left);
  else
    g_printerr (_("No game is done.\n"));
  if (simulation->chronicle != NULL)
    g_printerr (_("There is no page of plots: it is made of all games.\n"));
  oxbow_engine_clients_see_off ();
  oxbow_interrupt_pass_on ();
  return OXBOW_STATUS_BAD_INPUT;
}

static OxbowStatus
simulate (const OxbowCommandLine *line, Simulation *simulation)
{
  OxbowStatus status;
  g_autoptr (GString) options = g_string_new (NULL);
  if (!open_simulation (line, simulation, options, &status))
    return status;
  const char *report = oxbow_command_line_get (line, "report");
  if (report != NULL && !oxbow_stored_has_place (report))      /* asked before the games, which may take hours */
    return oxbow_bad_input (_("%s cannot be kept there: choose a folder that exists and may be written to."), report);
  g_autofree char *players = g_strjoinv (",", simulation->players);
  g_autoptr (OxbowSeries) series = oxbow_series_new (simulation->scenario->ruleset, simulation->scenario->id,
                                                     options->str, players);
  series->name = name_file (simulation);
  if (report != NULL)
    simulation->chronicle = oxbow_chronicle_new (&simulation->scenario->map->grid);
  prepare_arena (line, simulation);
  simulation->stopped = oxbow_interrupt_watch ();
  OxbowVerdict verdict;
  g_autoptr (GError) error = NULL;
  bool played = play (simulation, series, &verdict, &error);
  end_progress (simulation);
  if (!played)
    return end_early (simulation, series, error);
  print_series (series, simulation->format);
  if (simulation->has_test)
    say_verdict (simulation, verdict, (int) series->games->len);
  if (report != NULL && !oxbow_balance_save (series, simulation->chronicle, simulation->scenario,
                                             simulation->settings, report, &error))
    return oxbow_bad_input ("%s", error->message);
  return OXBOW_STATUS_DONE;
}

/* Putting together */

static OxbowSeries *
read_series (const char *file, GError **error)
{
  g_autoptr (GBytes) bytes = oxbow_load (strcmp (file, "-") == 0 ? "/dev/stdin" : file, MAX_RESULTS, error);
  if (bytes == NULL)
    return NULL;
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  return oxbow_series_read (text, file, error);
}

/* What else is said is about playing: it would be silently left out. */
static bool
is_merging_alone (const OxbowCommandLine *line)
{
  for (guint i = 0; i < line->flags->len; i++)
    {
      const OxbowFlag *flag = line->flags->pdata[i];
      if (strcmp (flag->name, "merge") == 0 || strcmp (flag->name, "format") == 0)
        continue;
      oxbow_wrong_usage (line->command, _("--merge puts games together that have been played: --%s does not go with "
                                          "it."), flag->name);
      return false;
    }
  return true;
}

static OxbowStatus
merge (const OxbowCommandLine *line)
{
  Format format;
  if (!is_merging_alone (line) || !read_format (line, &format))
    return OXBOW_STATUS_WRONG_USAGE;
  g_autoptr (OxbowSeries) series = NULL;
  for (guint i = 0; i < line->words->len; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (OxbowSeries) other = read_series (line->words->pdata[i], &error);
      if (other != NULL && series == NULL)
        series = oxbow_series_new (other->ruleset, other->scenario, other->options, other->players);
      if (other == NULL || !oxbow_series_merge (series, other, line->words->pdata[i], &error))
        return oxbow_bad_input ("%s", error->message);
    }
  print_series (series, format);
  return OXBOW_STATUS_DONE;
}

static OxbowStatus
run (const OxbowCommandLine *line)
{
  if (oxbow_command_line_has (line, "merge"))
    return merge (line);
  if (line->words->len > 1)
    return oxbow_wrong_usage (line->command, _("One game or file at a time; several files go with --merge."));
  g_auto (Simulation) simulation = { .n_games = 100, .seed = 1,
                                     .n_jobs = (int) g_get_num_processors () };
  g_mutex_init (&simulation.mutex);
  return read_line (line, &simulation) ? simulate (line, &simulation) : OXBOW_STATUS_WRONG_USAGE;
}

static const OxbowFlag flags[] =
{
  { "games", 'g', N_("N"), false, N_("How many games, each with the next seed; 100 unless it is said.") },
  { "players", 'p', N_("LEVEL,LEVEL..."), false,
    N_("Who plays: random, beginner, easy, medium, hard, expert or engine[-LEVEL]:COMMAND.") },
  { "seats", 0, N_("N"), false, N_("The number of seats, where it may vary.") },
  { "fixed", 0, NULL, false, N_("The first player always has the first seat; else they move on.") },
  { "seed", 0, N_("N"), false, N_("The seed of the first game; 1 unless it is said.") },
  { "scenario", 's', N_("FILE|NAME"), false, N_("The scenario, instead of the game's standard one.") },
  { "seat", 0, N_("ROLE=VALUE"), true, N_("Who takes a seat, in games with named seats.") },
  { "option", 0, N_("NAME=VALUE"), true, N_("A variant of the rules.") },
  { "suggested", 0, NULL, false, N_("Options that are not said are as the scenario suggests.") },
  { "ms", 0, N_("N"), false, N_("At most so many milliseconds a move; games then differ from run to run.") },
  { "jobs", 'j', N_("N"), false, N_("How many games at a time; as many as there are cores.") },
  { "format", 'f', N_("NAME"), false, N_("text, csv or json.") },
  { "test", 0, N_("LOW,HIGH"), false, N_("Stop once it is clear which share the first player wins.") },
  { "report", 0, N_("FILE"), false, N_("Also save a page of plots, a PDF.") },
  { "merge", 0, NULL, false, N_("Put the games of CSV files together instead of playing.") },
  { NULL }
};

const OxbowCommand oxbow_simulate_command =
{
  "simulate", N_("GAME|FILE [--games N] [--players LEVEL,LEVEL...]"),
  N_("Plays many games between computer players and counts who wins."),
  N_("Ranges of seeds can be played on several machines: with --format csv each game is a row,\n"
     "and --merge FILE... puts the rows together as if one machine had played them all."),
  flags, 1, -1, run
};
