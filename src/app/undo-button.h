/* undo-button.h: a button that undoes or redoes, and says what
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The name becomes its tip and what a screen reader says; it is taken. */
void oxbow_undo_button_name (GtkWidget *button, char *name);

G_END_DECLS
