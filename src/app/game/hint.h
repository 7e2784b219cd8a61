/* hint.h: what a strong player would do now, marked on the board and explained
 *
 * It never plays. Asked again it tells the next best move, until the game changes or it is put away. It is found from
 * what the seat to decide may see, and nothing else.
 *
 * Signal: "changed ()": is_busy or is_shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/game/table.h"

G_BEGIN_DECLS

#define OXBOW_TYPE_HINT (oxbow_hint_get_type ())
G_DECLARE_FINAL_TYPE (OxbowHint, oxbow_hint, OXBOW, HINT, GObject)

OxbowHint *oxbow_hint_new      (OxbowTable *table);

void       oxbow_hint_ask      (OxbowHint *self);
bool       oxbow_hint_put_away (OxbowHint *self);      /* false: there was none */

bool       oxbow_hint_is_busy  (OxbowHint *self);
bool       oxbow_hint_is_shown (OxbowHint *self);

G_END_DECLS
