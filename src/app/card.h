/* card.h: a picture with a title and a line below it, in a flow box of such
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/picture.h"

G_BEGIN_DECLS

#define OXBOW_TYPE_CARD (oxbow_card_get_type ())
G_DECLARE_FINAL_TYPE (OxbowCard, oxbow_card, OXBOW, CARD, GtkFlowBoxChild)

/* line may be NULL */
GtkWidget    *oxbow_card_new         (const char *title, const char *line);
/* What it is about, below the line; only for a card that has one. */
void          oxbow_card_set_about   (OxbowCard *self, const char *about);
/* Signal: "removed", by its button or the Delete key; only cards that were told so have them. */
void          oxbow_card_set_removable (OxbowCard *self);
OxbowPicture *oxbow_card_get_picture (OxbowCard *self);

G_END_DECLS
