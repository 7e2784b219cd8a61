/* print-and-play.c: a scenario as a game to print and to cut out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/word.h"
#include "paint/kit.h"
#include "tool/command.h"
#include "tool/stored.h"

#include <glib/gi18n-lib.h>

static bool
read_cell (const OxbowCommandLine *line, double *mm)
{
  const char *text = oxbow_command_line_get (line, "cell");
  int whole = 0;
  if (text == NULL)
    return true;
  if (oxbow_parse_number (text, 10, 100, &whole))
    {
      *mm = whole;
      return true;
    }
  g_autofree char *shown = oxbow_word_quote (text);
  oxbow_wrong_usage (line->command, _("--cell takes a whole number of millimetres from 10 to 100, not %s."), shown);
  return false;
}

static OxbowStatus
run (const OxbowCommandLine *line)
{
  const char *output = oxbow_command_line_word (line, 1);
  OxbowKitOptions options = { .paper = oxbow_command_line_get (line, "paper") };
  g_autoptr (GError) error = NULL;
  if (!read_cell (line, &options.cell_mm))
    return OXBOW_STATUS_WRONG_USAGE;
  g_autoptr (OxbowDocument) document = oxbow_stored_document (oxbow_command_line_word (line, 0), &error);
  g_autoptr (GBytes) kit =
    document != NULL ? oxbow_kit_export (oxbow_document_get_scenario (document), &options, &error) : NULL;
  if (kit == NULL || !oxbow_stored_save_bytes (kit, output, &error))
    return oxbow_bad_input ("%s", error->message);
  return OXBOW_STATUS_DONE;
}

static const OxbowFlag flags[] =
{
  { "paper", 0, N_("PAPER"), false, N_("A5, A4, A3, Letter ...; without it, A4.") },
  { "cell", 0, N_("MM"), false, N_("The width of a hex in millimetres; without it, 30.") },
  { NULL }
};

const OxbowCommand oxbow_print_and_play_command =
{
  "print-and-play", N_("FILE OUT [OPTION...]"), N_("Makes a PDF of a scenario to print, to cut out and to play."),
  N_("A sheet of what is in it, the map at true size over as many pages as it takes, then\n"
     "pieces, tiles and cards, each as often as the game needs it. OUT is the PDF."),
  flags, 2, 2, run
};
