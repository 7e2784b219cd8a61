/* welcome.h: the first page: what was played last, the games, and what else can be done
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_WELCOME (oxbow_welcome_get_type ())
G_DECLARE_FINAL_TYPE (OxbowWelcome, oxbow_welcome, OXBOW, WELCOME, AdwBin)

/* Looks again at what can be continued. */
void oxbow_welcome_refresh (OxbowWelcome *self);

G_END_DECLS
