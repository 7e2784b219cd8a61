/* generic.c: the view of any game that has none of its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/view.h"
#include "app/views/position.h"

const OxbowView oxbow_view_generic = {
  .figure = OXBOW_BADGE_CHIP,
  .new_panel = oxbow_position_new,
  .panel_below = true,
};
