/* in-hand.h: what the next thing that is put down will be like
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/editor/easel.h"
#include <adwaita.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_IN_HAND (oxbow_in_hand_get_type ())
G_DECLARE_FINAL_TYPE (OxbowInHand, oxbow_in_hand, OXBOW, IN_HAND, AdwBin)

GtkWidget *oxbow_in_hand_new (OxbowEasel *easel);

G_END_DECLS
