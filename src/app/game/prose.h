/* prose.h: words that take as many lines as they need, at small cost
 *
 * A GtkLabel lays its text out once for each width it may be asked about, which is dear where there are many of them,
 * and has all of the window laid out with every other text. Prose claims next to no width, so it is laid out for the
 * width it is given and for no other; words that fill as many lines as those before are only drawn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_PROSE (oxbow_prose_get_type ())
G_DECLARE_FINAL_TYPE (OxbowProse, oxbow_prose, OXBOW, PROSE, GtkWidget)

GtkWidget  *oxbow_prose_new       (void);
void        oxbow_prose_say       (OxbowProse *self, const char *words);
const char *oxbow_prose_get_words (OxbowProse *self);

/* Its parent asks it how high it is, and gives it its room without asking GTK; so it never asks for another one. */
void oxbow_prose_place_by_hand (OxbowProse *self);
int  oxbow_prose_get_height    (OxbowProse *self, int width);

/* It would like the width of its words in one line, where something beside them takes what they leave. */
void oxbow_prose_claim_width   (OxbowProse *self);

/* Fewer words stand at the end of the room that there was for more. */
void oxbow_prose_stand_at_end  (OxbowProse *self);

/* Beside something that is wide in a narrow window it takes less than its usual least width. */
void oxbow_prose_set_narrowest (OxbowProse *self, double width_em);

/* No more than so many lines, of which the last is cut short; fewer stand in the middle of the room there is. */
void oxbow_prose_limit           (OxbowProse *self, int lines);
bool oxbow_prose_is_shortened    (OxbowProse *self);

/* At least as high as this many em. */
void oxbow_prose_set_least       (OxbowProse *self, double height_em);
void oxbow_prose_set_attributes  (OxbowProse *self, PangoAttrList *attributes);

G_END_DECLS
