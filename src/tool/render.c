/* render.c: a position, or the map of a scenario, as a picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/word.h"
#include "files/save.h"
#include "paint/export.h"
#include "tool/command.h"
#include "tool/out.h"
#include "tool/stored.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_PX 30000

/* What is drawn: the state of history, or the scenario of document. */
typedef struct
{
  OxbowDocument *document;
  OxbowHistory *history;
} Subject;

static void
clear_subject (Subject *subject)
{
  oxbow_history_free (subject->history);
  oxbow_document_free (subject->document);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Subject, clear_subject)

/* The position that was chosen to stand for the game, or else where it stands. */
static void
go_to_picture (OxbowHistory *history)
{
  int picture = oxbow_history_get_picture (history);
  if (picture != OXBOW_NO_NODE)
    oxbow_history_go (history, picture);
}

/* A scenario is drawn as a map, however large; only --at makes a game of it. */
static bool
open_subject (const OxbowCommandLine *line, Subject *subject, OxbowStatus *status)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *notice = NULL;
  subject->document = oxbow_stored_document (oxbow_command_line_word (line, 0), &error);
  bool is_map = subject->document != NULL && oxbow_document_get_history (subject->document) == NULL
                && !oxbow_command_line_has (line, "at");
  if (subject->document != NULL && !is_map)
    subject->history = oxbow_stored_history (subject->document, oxbow_command_line_word (line, 0), &notice, &error);
  if (error != NULL)
    *status = oxbow_bad_input ("%s", error->message);
  if (error != NULL || (!is_map && !oxbow_stored_go (subject->history, notice, line, status)))
    return false;
  if (!is_map && oxbow_command_line_has (line, "title"))
    go_to_picture (subject->history);
  return true;
}

static bool
read_theme (const OxbowCommandLine *line, OxbowThemeKind *theme)
{
  const char *name = oxbow_command_line_get (line, "theme");
  if (name == NULL || oxbow_theme_find (name, theme))
    return true;
  g_autofree char *shown = oxbow_word_quote (name);
  oxbow_wrong_usage (line->command, _("A theme is light, dark, contrast, contrast-dark, plain or plain-dark, not %s."),
                     shown);
  return false;
}

static bool
read_cell (const OxbowCommandLine *line, double *mm)
{
  const char *text = oxbow_command_line_get (line, "cell");
  if (text == NULL)
    return true;
  char *end;
  *mm = g_ascii_strtod (text, &end);
  if (g_ascii_isdigit (text[0]) && *end == '\0' && *mm >= 0.1 && *mm <= 1000)
    return true;
  g_autofree char *shown = oxbow_word_quote (text);
  oxbow_wrong_usage (line->command, _("--cell takes a number of millimetres from 0.1 to 1000, not %s."), shown);
  return false;
}

static bool
read_size (const OxbowCommandLine *line, OxbowExportOptions *options)
{
  if (!read_cell (line, &options->cell_mm) || !oxbow_command_line_number (line, "size", 16, MAX_PX, &options->size_px))
    return false;
  bool has_size = oxbow_command_line_has (line, "size");
  options->by_longest = oxbow_command_line_has (line, "longest");
  if (has_size && oxbow_command_line_has (line, "cell"))
    oxbow_wrong_usage (line->command, _("--size and --cell both say how large the picture is; give one of them."));
  else if (!has_size && options->by_longest)
    oxbow_wrong_usage (line->command, _("--longest says which side of the picture --size is of; give --size, too."));
  else
    return true;
  return false;
}

static bool
read_place (const OxbowCommandLine *line)
{
  if (!oxbow_command_line_has (line, "at") || !oxbow_command_line_has (line, "title"))
    return true;
  oxbow_wrong_usage (line->command, _("--at and --title both say which position is drawn; give one of them."));
  return false;
}

static bool
read_paper (const OxbowCommandLine *line, OxbowPictureFormat format, const char **paper)
{
  *paper = oxbow_command_line_get (line, "pages");
  if (*paper == NULL || format == OXBOW_PICTURE_PDF)
    return true;
  oxbow_wrong_usage (line->command, _("Only a PDF has pages: --pages goes with a picture that ends in .pdf."));
  return false;
}

/* Thumbnails are wanted under names without an ending: then --format says what an ending would. */
static bool
read_format (const OxbowCommandLine *line, const char *output, OxbowPictureFormat *format)
{
  const char *said = oxbow_command_line_get (line, "format");
  g_autofree char *name = said != NULL ? g_strconcat (".", said, NULL) : g_strdup (output);
  if (oxbow_picture_format_find (name, format, NULL))
    return true;
  g_autofree char *shown = oxbow_word_quote (said != NULL ? said : output);
  if (said != NULL)
    oxbow_wrong_usage (line->command, _("--format is png, svg or pdf, not %s."), shown);
  else
    oxbow_wrong_usage (line->command, _("A picture ends in .png, .svg or .pdf; %s does not."), shown);
  return false;
}

static bool
read_options (const OxbowCommandLine *line, OxbowPictureFormat *format, OxbowExportOptions *options)
{
  const char *output = oxbow_command_line_get (line, "output");
  if (output == NULL)
    {
      oxbow_wrong_usage (line->command,
                         _("Where shall the picture be saved? Say -o FILE; it ends in .png, .svg or .pdf."));
      return false;
    }
  if (!read_format (line, output, format))
    return false;
  options->board.cell_names = oxbow_command_line_has (line, "names");
  options->board.edge_names = oxbow_command_line_has (line, "edges");
  options->board.frame = !oxbow_command_line_has (line, "bare");
  return read_theme (line, &options->board.theme) && read_size (line, options) && read_place (line)
         && read_paper (line, *format, &options->paper);
}

/* -1, who sees all, or the seat that --viewer names; in a game it must be one that plays. */
static bool
read_viewer (const OxbowCommandLine *line, const Subject *subject, int *viewer)
{
  const OxbowRuleset *ruleset = oxbow_document_get_scenario (subject->document)->ruleset;
  int n_seats = subject->history != NULL ? oxbow_history_get_setup (subject->history)->n_seats
                                         : oxbow_ruleset_n_seats (ruleset);
  const char *name = oxbow_command_line_get (line, "viewer");
  *viewer = name != NULL ? oxbow_ruleset_find_seat (ruleset, name) : -1;
  if (name == NULL || (*viewer >= 0 && *viewer < n_seats))
    return true;
  g_autofree char *shown = oxbow_word_quote (name);
  if (*viewer >= 0)
    oxbow_bad_input (ngettext ("Nobody has the seat %s: %d plays this game.",
                               "Nobody has the seat %s: %d play this game.", (gulong) n_seats),
                     shown, n_seats);
  else
    oxbow_bad_input (_("There is no seat %s in %s."), shown, _(ruleset->title));
  return false;
}

static OxbowScene *
make_scene (const OxbowCommandLine *line, const Subject *subject)
{
  int viewer;
  if (!read_viewer (line, subject, &viewer))
    return NULL;
  return subject->history != NULL ? oxbow_scene_new_state (oxbow_history_get_state (subject->history), viewer)
                                  : oxbow_scene_new_scenario (oxbow_document_get_scenario (subject->document));
}

/* A file manager may read a thumbnail from the empty file that it opened before it asked for one, as Tumbler does. */
static bool
save (const OxbowCommandLine *line, GBytes *picture, GError **error)
{
  const char *output = oxbow_command_line_get (line, "output");
  if (!oxbow_command_line_has (line, "in-place") || strcmp (output, "-") == 0)
    return oxbow_stored_save_bytes (picture, output, error);
  size_t length;
  const char *bytes = g_bytes_get_data (picture, &length);
  return oxbow_save_into (output, bytes, length, error);
}

static OxbowStatus
run (const OxbowCommandLine *line)
{
  OxbowPictureFormat format;
  OxbowExportOptions options = OXBOW_EXPORT_OPTIONS_INIT;
  OxbowStatus status = OXBOW_STATUS_DONE;
  g_auto (Subject) subject = { 0 };
  if (!read_options (line, &format, &options))
    return OXBOW_STATUS_WRONG_USAGE;
  if (!open_subject (line, &subject, &status) || status != OXBOW_STATUS_DONE)
    return status;
  g_autoptr (OxbowScene) scene = make_scene (line, &subject);
  if (scene == NULL)
    return OXBOW_STATUS_BAD_INPUT;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) picture = oxbow_export (scene, format, &options, &error);
  if (picture == NULL || !save (line, picture, &error))
    return oxbow_bad_input ("%s", error->message);
  return OXBOW_STATUS_DONE;
}

static const OxbowFlag flags[] =
{
  { "output", 'o', N_("FILE"), false, N_("The picture: its ending .png, .svg or .pdf says which kind it is.") },
  OXBOW_AT_FLAG,
  { "title", 0, NULL, false, N_("The position that was chosen as the title picture, if one was.") },
  { "format", 0, N_("KIND"), false, N_("png, svg or pdf, where the name's ending does not say it.") },
  { "size", 0, N_("PX"), false, N_("The width of the picture in pixels.") },
  { "longest", 0, NULL, false, N_("--size is that of the longer side, be it the width or the height.") },
  { "cell", 0, N_("MM"), false, N_("The width of a cell in millimetres, for pictures at true size.") },
  { "pages", 0, N_("PAPER"), false, N_("Spread a PDF over pages of A4, A3, Letter ...") },
  { "theme", 0, N_("NAME"), false, N_("light, dark, contrast, contrast-dark, plain or plain-dark.") },
  { "names", 0, NULL, false, N_("Write the name of every cell.") },
  { "edges", 0, NULL, false, N_("Write the name of every edge.") },
  { "bare", 0, NULL, false, N_("The board alone, without title and frame.") },
  { "in-place", 0, NULL, false, N_("Write into the file that is there, for a program that has opened it.") },
  { "viewer", 0, N_("SEAT"), false, N_("What this seat may see; without it all is shown.") },
  { NULL }
};

const OxbowCommand oxbow_render_command =
{
  "render", N_("FILE -o PICTURE [OPTION...]"), N_("Draws a position, or the map of a scenario, as PNG, SVG or PDF."),
  NULL, flags, 1, 1, run
};
