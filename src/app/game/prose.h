/* prose.h: words that take as many lines as they need, at small cost
 *
 * A GtkLabel lays its text out once for each width it may be asked about, which is dear where there are hundreds of
 * them. Prose claims next to no width, so it is laid out for the width it is given and for no other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_PROSE (oxbow_prose_get_type ())
G_DECLARE_FINAL_TYPE (OxbowProse, oxbow_prose, OXBOW, PROSE, GtkWidget)

GtkWidget  *oxbow_prose_new       (void);
void        oxbow_prose_say       (OxbowProse *self, const char *words);
const char *oxbow_prose_get_words (OxbowProse *self);

G_END_DECLS
