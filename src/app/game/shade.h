/* shade.h: a box that draws the soft shadow of the card in it once, and then copies it
 *
 * A shadow that is blurred costs GTK as much as all the words of the panel, each time that something near it is drawn.
 * The style sheet leaves it off where a box of this kind draws it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_SHADE (oxbow_shade_get_type ())
G_DECLARE_FINAL_TYPE (OxbowShade, oxbow_shade, OXBOW, SHADE, GtkBox)

GtkWidget *oxbow_shade_new (int spacing);       /* a vertical box; a child is a card by its class */

G_END_DECLS
