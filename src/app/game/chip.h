/* chip.h: a row of small pictures as high as the text beside it: a seat's chip, points left, dams
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "paint/badge.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_CHIP (oxbow_chip_get_type ())
G_DECLARE_FINAL_TYPE (OxbowChip, oxbow_chip, OXBOW, CHIP, GtkWidget)

/* size_em: how high, in heights of the text, so that it grows with large text. */
GtkWidget *oxbow_chip_new       (double size_em);

/* n times this picture; livery: of pieces, or NULL. */
void       oxbow_chip_set       (OxbowChip *self, OxbowBadge badge, const OxbowLivery *livery, int n);

/* And so many of another one after it. */
void       oxbow_chip_set_parts (OxbowChip *self, OxbowBadge badge, const OxbowLivery *livery, int n, OxbowBadge rest,
                                 int n_rest);

/* What it says to who cannot see it; "" hides it from them. */
void       oxbow_chip_say       (OxbowChip *self, const char *text);

G_END_DECLS
