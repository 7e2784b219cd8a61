/* choosers.h: which file: the desktop's own dialogs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window.h"

G_BEGIN_DECLS

typedef void (*OxbowChosen) (OxbowWindow *window, GFile *file);

/* A game or map to open, or (name given) where to save one. chosen is called if a file was chosen, and the window is
 * still there. A name without an ending gets that of its kind, where there is but one. */
void oxbow_choose_file    (OxbowWindow *window, const char *title, const char *name, OxbowChosen chosen);

/* Something else to read: pattern such as "*.tm[xj]", and what files of that kind are called. */
void oxbow_choose_import  (OxbowWindow *window, const char *title, const char *kind, const char *pattern,
                           OxbowChosen chosen);

/* Where to save something else: pattern such as "*.png", and what files of that kind are called. */
void oxbow_choose_export  (OxbowWindow *window, const char *title, const char *name, const char *kind,
                           const char *pattern, OxbowChosen chosen);

/* The same for another window: chosen is called if target is still there. */
void oxbow_choose_export_for (GtkWindow *parent, const char *title, const char *name, const char *kind,
                              const char *pattern, gpointer target, void (*chosen) (gpointer target, GFile *file));

/* The folder in which the next file is looked for, without a question. */
GFile *oxbow_choose_folder (void);

/* A program, for an outside engine. */
void oxbow_choose_program    (GtkWindow *parent, const char *title, gpointer target,
                              void (*chosen) (gpointer target, GFile *file));

G_END_DECLS
