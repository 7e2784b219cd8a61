/* toasts.h: the lines that pass by at the foot of a window, one after the other
 *
 * A line appears in its place at once (still-toasts.h), and the next one waits until it has faded.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <stdbool.h>

G_BEGIN_DECLS

typedef struct _OxbowToasts OxbowToasts;

OxbowToasts *oxbow_toasts_new  (AdwToastOverlay *overlay);

/* Lines that still wait are dismissed without being shown. */
void         oxbow_toasts_free (OxbowToasts *self);

/* Whether one with this title, in markup, is shown or waits. */
bool         oxbow_toasts_has  (OxbowToasts *self, const char *title);

/* Takes over the toast. */
void         oxbow_toasts_add  (OxbowToasts *self, AdwToast *toast);

G_END_DECLS
