/* exporting.h: what leaves the window: pictures, positions and records, to files and to the clipboard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/board/subject.h"
#include "app/window.h"
#include "paint/export.h"

G_BEGIN_DECLS

void    oxbow_export_record       (OxbowWindow *window);        /* asks where to save the log as text */
void    oxbow_export_report       (OxbowWindow *window);        /* the same as a page with pictures */
void    oxbow_export_report_paper (OxbowWindow *window);        /* and as a PDF */
void    oxbow_export_copy_picture (OxbowWindow *window);
void    oxbow_export_copy_listing (OxbowWindow *window);
void    oxbow_export_copy_start   (OxbowWindow *window);

/* What there is to picture: the game that is shown, or else the map that is drawn; NULL: neither. */
OxbowSubject *oxbow_export_new_subject (OxbowWindow *window);

/* The map that is drawn, or that a game is played on; yours to unref, or NULL. */
OxbowScenario *oxbow_export_get_scenario (OxbowWindow *window);

/* Bytes that the person wants in a file of that name; says whether it was done. window: NULL, it has closed since. */
void    oxbow_export_save         (OxbowWindow *window, GFile *file, GBytes *bytes, const GError *error);

/* A name for a file of the window's game or map: its title and the ending. */
char   *oxbow_export_name         (OxbowWindow *window, const char *ending);

G_END_DECLS
