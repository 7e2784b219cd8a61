/* files.h: opening and saving in a window: choosers, questions, and sentences when it cannot be done
 *
 * A question is asked only where a file of the person's would be written over that is not as it was known; a game that
 * is shown stays as it is whatever happens to a file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window.h"

G_BEGIN_DECLS

/* Opens a file in this window or, where a game is shown there already, in another; one that is open is brought to the
 * front. A scenario leads to the choices before a game of it. */
void oxbow_files_open     (OxbowWindow *window, GFile *file);

/* Asks which. */
void oxbow_files_choose   (OxbowWindow *window);

/* Whether it is called as maps of Tiled are. */
bool oxbow_files_is_of_tiled (const char *path);

/* Opens a file, a scenario's or a game's, to draw on its map. */
void oxbow_files_edit     (OxbowWindow *window, const char *path);

/* To draw on a copy of a scenario, such as one that came with the program. */
void oxbow_files_edit_copy (OxbowWindow *window, OxbowScenario *scenario);

/* Saves the window's game or map where it was saved last, or asks where. */
void oxbow_files_save     (OxbowWindow *window);
void oxbow_files_save_as  (OxbowWindow *window);

/* The name that is offered for the file; and one after a title, no longer than file systems take. */
char *oxbow_files_suggest_name (OxbowWindow *window);
char *oxbow_files_name_after   (const char *title, const char *ending);

/* Tells what is wrong with a file that cannot be opened, and what still can be done. */
void oxbow_files_tell_bad (OxbowWindow *window, const char *path, const GError *error);

G_END_DECLS
