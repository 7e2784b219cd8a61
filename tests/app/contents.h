/* contents.h: whether everything that a window shows can be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* What is wrong below root, by the places that widgets were given, as sentences: texts, pictures and buttons that are
 * cut off, that lie over each other, that are too small to press; shortened texts that no tooltip tells in full. */
GPtrArray *find_faults (GtkWidget *root);
