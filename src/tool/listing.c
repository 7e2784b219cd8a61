/* listing.c: a position as canonical text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tool/command.h"
#include "tool/out.h"
#include "tool/stored.h"

#include <glib/gi18n-lib.h>

static OxbowStatus
run (const OxbowCommandLine *line)
{
  OxbowStatus status = OXBOW_STATUS_DONE;
  g_autoptr (OxbowHistory) history = oxbow_stored_open (line, &status);
  if (history == NULL)
    return status;
  g_autofree char *listing = oxbow_state_listing (oxbow_history_get_state (history), -1);
  oxbow_out_text (listing);
  return status;
}

static const OxbowFlag flags[] =
{
  OXBOW_AT_FLAG,
  { NULL }
};

const OxbowCommand oxbow_listing_command =
{
  "listing", N_("FILE [--at N]"), N_("Prints a position in full, a fact a line, hidden cards included."),
  N_("FILE is a saved game, or - for standard input. A scenario stands for a new game of it with seed 1."),
  flags, 1, 1, run
};
