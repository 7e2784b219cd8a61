/* herald.h: calls back whoever looks at another window while computers play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/game/opponent.h"
#include "app/session.h"

G_BEGIN_DECLS

#define OXBOW_TYPE_HERALD (oxbow_herald_get_type ())
G_DECLARE_FINAL_TYPE (OxbowHerald, oxbow_herald, OXBOW, HERALD, GObject)

/* page: on whose window the game is. Like the opponent, it is disposed of when the session leaves the page. */
OxbowHerald *oxbow_herald_new (GtkWidget *page, OxbowSession *session, OxbowOpponent *opponent);

G_END_DECLS
