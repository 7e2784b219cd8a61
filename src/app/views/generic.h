/* generic.h: what the views of games without a panel of their own have in common
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/view.h"

G_BEGIN_DECLS

GtkWidget *oxbow_generic_seat_new (OxbowLens *lens, int seat);

/* "D5: Open land.", to which a view adds what stands there. */
GString   *oxbow_generic_describe (const OxbowState *state, OxbowCell cell);

/* Adds a sentence, which is taken. */
void       oxbow_generic_add      (GString *text, char *sentence);

G_END_DECLS
