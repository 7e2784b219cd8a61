/* engines-group.h: the outside engines in the preferences: a row each, to be changed and removed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_ENGINES_GROUP (oxbow_engines_group_get_type ())
G_DECLARE_FINAL_TYPE (OxbowEnginesGroup, oxbow_engines_group, OXBOW, ENGINES_GROUP, AdwPreferencesGroup)

G_END_DECLS
