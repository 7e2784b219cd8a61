/* new-map.c: a new scenario to draw on or to play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/word.h"
#include "editor/new.h"
#include "files/load.h"
#include "files/xml.h"
#include "tool/begin.h"
#include "tool/command.h"
#include "tool/out.h"
#include "tool/stored.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef struct
{
  const OxbowCommandLine *line;
  const OxbowRuleset *ruleset;
  OxbowGrid grid;
  int values[OXBOW_MAX_SLIDERS];
  uint64_t seed;
} Wish;

/* What a new map is made of: one of these flags, or none of them for a map by chance. */
static const char *const sources[] = { "empty", "from", "rows", "position", NULL };

static int
find_source (const OxbowCommandLine *line)
{
  for (int i = 0; sources[i] != NULL; i++)
    if (oxbow_command_line_has (line, sources[i]))
      return i;
  return -1;
}

static bool
check_source (const OxbowCommandLine *line)
{
  int source = find_source (line);
  for (int i = source + 1; source >= 0 && sources[i] != NULL; i++)
    if (oxbow_command_line_has (line, sources[i]))
      {
        oxbow_wrong_usage (line->command, _("--%s and --%s both say what the map is made of; give one of them."),
                           sources[source], sources[i]);
        return false;
      }
  return true;
}

/* What else goes with a map of which origin. */
enum
{
  OF_NOTHING = 1 << 0,
  OF_ROWS = 1 << 2,
  OF_POSITION = 1 << 3,
  OF_CHANCE = 1 << 4,
};

static bool
check_details (const OxbowCommandLine *line)
{
  static const struct { const char *flag; int origins; const char *sentence; } details[] =
  {
    { "seed", OF_CHANCE, N_("--seed is for a map that is drawn by chance.") },
    { "slider", OF_CHANCE, N_("--slider is for a map that is drawn by chance.") },
    { "size", OF_CHANCE | OF_NOTHING, N_("--size is for an empty map or one that is drawn by chance.") },
    { "pointy", OF_CHANCE | OF_NOTHING | OF_ROWS, N_("--pointy is for --empty and --rows; other maps have their own "
                                                      "hexes.") },
    { "at", OF_POSITION, N_("--at is for --position: it says after how many moves.") },
  };
  int source = find_source (line), origin = source >= 0 ? 1 << source : OF_CHANCE;
  for (size_t i = 0; i < G_N_ELEMENTS (details); i++)
    if (oxbow_command_line_has (line, details[i].flag) && (details[i].origins & origin) == 0)
      {
        oxbow_wrong_usage (line->command, "%s", _(details[i].sentence));
        return false;
      }
  return true;
}

static bool
check_flags (const OxbowCommandLine *line)
{
  if (oxbow_command_line_has (line, "sliders") && line->flags->len > 1)
    {
      oxbow_wrong_usage (line->command, _("--sliders only lists them, so it goes with no other option."));
      return false;
    }
  if (!check_source (line) || !check_details (line))
    return false;
  if (oxbow_command_line_has (line, "output") || oxbow_command_line_has (line, "sliders"))
    return true;
  oxbow_wrong_usage (line->command, _("Where shall the map be saved? Say -o FILE."));
  return false;
}

/* 11x10 */
static bool
read_size (const OxbowCommandLine *line, OxbowGrid *grid)
{
  const char *size = oxbow_command_line_get (line, "size");
  if (size == NULL)
    return true;
  g_auto (GStrv) sides = g_strsplit (size, "x", 3);
  if (g_strv_length (sides) == 2 && oxbow_parse_number (sides[0], 1, OXBOW_MAX_SIDE, &grid->width)
      && oxbow_parse_number (sides[1], 1, OXBOW_MAX_SIDE, &grid->height))
    return true;
  g_autofree char *shown = oxbow_word_quote (size);
  oxbow_wrong_usage (line->command, _("--size is columns and rows from 1 to %d, as in 11x10, not %s."), OXBOW_MAX_SIDE,
                     shown);
  return false;
}

static bool
read_seed (const OxbowCommandLine *line, uint64_t *seed)
{
  const char *text = oxbow_command_line_get (line, "seed");
  if (text == NULL)
    {
      *seed = oxbow_seed_draw ();
      return true;
    }
  if (oxbow_parse_seed (text, seed))
    return true;
  g_autofree char *shown = oxbow_word_quote (text);
  oxbow_wrong_usage (line->command, _("A seed is a whole number from 0 to 18446744073709551615, not %s."), shown);
  return false;
}

static bool
refuse_slider (const Wish *wish, const char *name)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *shown = oxbow_word_quote (name);
  for (const OxbowSlider *slider = wish->ruleset->generator->sliders; slider->name != NULL; slider++)
    g_ptr_array_add (names, (char *) slider->name);
  g_ptr_array_add (names, NULL);
  g_autofree char *known = g_strjoinv (", ", (char **) names->pdata);
  oxbow_wrong_usage (wish->line->command, _("There is no slider %s in %s; there are %s."), shown,
                     _(wish->ruleset->title), known);
  return false;
}

static bool
take_slider (Wish *wish, const char *given)
{
  const char *equals = strchr (given, '=');
  g_autofree char *name = equals != NULL ? g_strndup (given, (gsize) (equals - given)) : g_strdup (given);
  int i = oxbow_generator_find (wish->ruleset->generator, name);
  if (i < 0)
    return refuse_slider (wish, name);
  const OxbowSlider *slider = &wish->ruleset->generator->sliders[i];
  if (equals != NULL && oxbow_parse_number (equals + 1, slider->minimum, slider->maximum, &wish->values[i]))
    return true;
  oxbow_wrong_usage (wish->line->command, _("--slider %s=N takes a whole number from %d to %d."), slider->name,
                     slider->minimum, slider->maximum);
  return false;
}

static bool
read_wish (Wish *wish)
{
  const OxbowCommandLine *line = wish->line;
  const OxbowGenerator *generator = wish->ruleset->generator;
  bool is_pointy = oxbow_command_line_has (line, "pointy");
  wish->grid = (OxbowGrid) { 12, 12, is_pointy ? OXBOW_POINTY : OXBOW_FLAT };
  if (generator != NULL)
    {
      wish->grid.width = generator->width.usual;
      wish->grid.height = generator->height.usual;
      oxbow_generator_get_usual (generator, wish->values);
    }
  for (guint i = 0; generator != NULL && i < line->flags->len; i++)
    if (strcmp (((const OxbowFlag *) line->flags->pdata[i])->name, "slider") == 0
        && !take_slider (wish, line->values->pdata[i]))
      return false;
  return read_size (line, &wish->grid) && read_seed (line, &wish->seed);
}

static OxbowScenario *
read_rows (const Wish *wish, const OxbowScenario *standard, const char *file, GError **error)
{
  g_autoptr (GBytes) bytes = strcmp (file, "-") == 0 ? oxbow_load ("/dev/stdin", OXBOW_XML_MAX_BYTES, error)
                                                     : oxbow_load (file, OXBOW_XML_MAX_BYTES, error);
  if (bytes == NULL)
    return NULL;
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  return oxbow_new_from_rows (standard, wish->grid.orientation, text, error);
}

static OxbowScenario *
read_position (const Wish *wish, const char *file, GError **error)
{
  g_autoptr (OxbowHistory) history = oxbow_stored_load_whole (file, error);
  g_autofree char *shown = oxbow_word_quote (file);
  int n = history != NULL ? oxbow_history_line_length (history) : 0, last = n;
  if (history == NULL || !oxbow_command_line_number (wish->line, "at", 0, G_MAXINT, &n))
    return NULL;
  const OxbowRuleset *its = oxbow_history_get_setup (history)->ruleset;
  if (its != wish->ruleset)
    {
      oxbow_refuse (error, _("%s is a scenario of %s, not of %s."), shown, its->id, wish->ruleset->id);
      return NULL;
    }
  if (n <= last && oxbow_history_go_nth (history, n))
    return oxbow_new_from_position (oxbow_history_get_state (history));
  oxbow_refuse (error, _("There is no position %d: the line ends after move %d."), n, last);
  return NULL;
}

static OxbowScenario *
make (const Wish *wish, GError **error)
{
  int source = find_source (wish->line);
  const char *value = source >= 0 ? oxbow_command_line_get (wish->line, sources[source]) : NULL;
  g_autoptr (OxbowScenario) standard = oxbow_stored_scenario (wish->ruleset, wish->ruleset->standard, false, error);
  g_autoptr (OxbowScenario) other = NULL;
  if (standard == NULL)
    return NULL;
  switch (source)
    {
    case 0:
      return oxbow_new_from_nothing (standard, &wish->grid, error);
    case 1:
      other = oxbow_stored_scenario (wish->ruleset, value, true, error);
      return other != NULL ? oxbow_new_from_scenario (other) : NULL;
    case 2:
      return read_rows (wish, standard, value, error);
    case 3:
      return read_position (wish, value, error);
    default:
      return oxbow_new_from_chance (standard, &wish->grid, wish->values, wish->seed, error);
    }
}

static OxbowStatus
print_sliders (const OxbowRuleset *ruleset)
{
  for (const OxbowSlider *slider = ruleset->generator != NULL ? ruleset->generator->sliders : NULL;
       slider != NULL && slider->name != NULL; slider++)
    oxbow_out_printf ("%s\t%d\t%d\t%d\t%s\t%s\n", slider->name, slider->minimum, slider->maximum, slider->usual,
                      _(slider->title), _(slider->meaning));
  return OXBOW_STATUS_DONE;
}

static OxbowStatus
run (const OxbowCommandLine *line)
{
  g_autoptr (GError) error = NULL;
  Wish wish = { .line = line };
  if (!check_flags (line))
    return OXBOW_STATUS_WRONG_USAGE;
  wish.ruleset = oxbow_game_find (oxbow_command_line_word (line, 0), &error);
  if (wish.ruleset == NULL)
    return oxbow_bad_input ("%s", error->message);
  if (oxbow_command_line_has (line, "sliders"))
    return print_sliders (wish.ruleset);
  if (!read_wish (&wish))
    return OXBOW_STATUS_WRONG_USAGE;
  g_autoptr (OxbowScenario) scenario = make (&wish, &error);
  if (scenario == NULL)
    return error != NULL ? oxbow_bad_input ("%s", error->message) : OXBOW_STATUS_WRONG_USAGE;
  g_autoptr (GBytes) bytes = oxbow_document_write (scenario, NULL);
  if (!oxbow_stored_save_bytes (bytes, oxbow_command_line_get (line, "output"), &error))
    return oxbow_bad_input ("%s", error->message);
  return OXBOW_STATUS_DONE;
}

static const OxbowFlag flags[] =
{
  { "output", 'o', N_("FILE"), false, N_("Where the scenario is saved.") },
  { "size", 0, N_("SIZE"), false, N_("Columns and rows, as in 11x10.") },
  { "seed", 0, N_("N"), false, N_("Where chance starts: the same seed draws the same map.") },
  { "slider", 0, N_("NAME=N"), true, N_("What is wished of a map by chance.") },
  { "sliders", 0, NULL, false, N_("List the game's sliders: name, least, most, usual, title, meaning.") },
  { "empty", 0, NULL, false, N_("An empty map instead, with all tables of the game.") },
  { "from", 0, N_("FILE|NAME"), false, N_("A copy of a scenario of the game.") },
  { "rows", 0, N_("FILE"), false, N_("A map of letters, a line a row.") },
  { "position", 0, N_("FILE"), false, N_("A scenario that begins where this game stands.") },
  { "at", 'n', N_("N"), false, N_("With --position: after N moves of its line.") },
  { "pointy", 0, NULL, false, N_("With --empty or --rows: hexes with a point at the top.") },
  { NULL }
};

const OxbowCommand oxbow_new_map_command =
{
  "new-map", N_("GAME [OPTION...] -o FILE"), N_("Makes a new scenario: by chance, or of what an option names."),
  N_("A map by chance can be played at once. The others have the tables and options of the\n"
     "game's standard scenario, so that only the map is left to draw. With -o - it is printed."),
  flags, 1, 1, run
};
