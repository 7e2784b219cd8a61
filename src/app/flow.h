/* flow.h: boxes whose contents flow into as many lines as they need
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Takes no keys until the child with the focus has its place: to be called for every such box. One that was hidden or
 * empty when it was laid out has no columns until it is laid out again, and GTK 4.8 divides by them, or looks for the
 * child below for ever. */
void oxbow_flow_settle     (GtkFlowBox *box);

/* Of a box in which one child is chosen: Tab comes to that one and then goes past the box; arrows choose. GTK lets Tab
 * go through all of them, and whatever it comes to is chosen by that. */
void oxbow_flow_choose_one (GtkFlowBox *box);

G_END_DECLS
