/* stored.h: games and scenarios as commands name them
 *
 * A scenario goes by its installed name or is a file; "-" is standard input or output. Where the record of a game is
 * broken (a move that is not legal, a digest that differs), its sound part can be looked at and played on, but never
 * without the notice, and the status says that the input is bad unless a sound position was asked for by --at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/history.h"
#include "files/document.h"
#include "tool/command.h"

G_BEGIN_DECLS

OxbowDocument *oxbow_stored_document   (const char *file, GError **error);

/* A scenario of this game, by its installed name or (with_files) as a file. */
OxbowScenario *oxbow_stored_scenario   (const OxbowRuleset *ruleset, const char *name, bool with_files, GError **error);

/* A game of the scenario; where its position is wrong the sentence names the file and the line. */
OxbowSetup    *oxbow_stored_set_up     (OxbowScenario *scenario, const OxbowSettings *settings, GError **error);

/* The game of the document of that file, standing where it was left; yours. A scenario that nobody plays yet stands
 * for a new game of it with seed 1. *notice is what is wrong with the record, or NULL; if not, the game stands at the
 * end of its sound part. */
OxbowHistory  *oxbow_stored_history    (OxbowDocument *document, const char *file, char **notice, GError **error);

/* Both in one, and a broken record is an error. */
OxbowHistory  *oxbow_stored_load_whole (const char *file, GError **error);

bool           oxbow_stored_save       (const OxbowHistory *history, const char *file, GError **error);

/* Bytes to a file, or to standard output where it is "-". */
bool           oxbow_stored_save_bytes (GBytes *bytes, const char *file, GError **error);

/* Whether it could be saved there, as far as that can be told beforehand. */
bool           oxbow_stored_has_place  (const char *file);

/* Goes to the position that --at names. False after saying why not; *status is bad input if the notice concerns the
 * position that is left to look at. */
bool           oxbow_stored_go         (OxbowHistory *history, const char *notice, const OxbowCommandLine *line,
                                        OxbowStatus *status);

/* The game that the first word of a line names, standing there; NULL after saying what is wrong. */
OxbowHistory  *oxbow_stored_open       (const OxbowCommandLine *line, OxbowStatus *status);

/* The row of that option, for the table of a command. */
#define OXBOW_AT_FLAG \
  { "at", 'n', N_("N"), false, N_("The position after N moves of the line that is played; 0 is the first.") }

G_END_DECLS
