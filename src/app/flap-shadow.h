/* flap-shadow.h: the shadow beside a panel that is drawn over the page, only while there is one
 *
 * libadwaita gives the four widgets that draw it their styles anew whenever a flap is laid out, seen or not, which
 * brings two more frames after each layout of the window. Widgets that are not visible bring none.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void oxbow_flap_shadow_follow (AdwFlap *flap);

G_END_DECLS
