/* tiled-export.h: the map at hand as one of the Tiled editor
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window.h"

G_BEGIN_DECLS

void oxbow_tiled_export_ask (OxbowWindow *window);      /* asks where to save it; the ending says in which format */

G_END_DECLS
