/* fact-group.h: facts that belong together, under a title that folds them away
 *
 * Whether a group is folded is remembered for each game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/fact.h"
#include "core/ruleset.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_FACT_GROUP (oxbow_fact_group_get_type ())
G_DECLARE_FINAL_TYPE (OxbowFactGroup, oxbow_fact_group, OXBOW, FACT_GROUP, GtkWidget)

/* Of this game; head begins the group. */
GtkWidget  *oxbow_fact_group_new      (const OxbowRuleset *ruleset, const OxbowFact *head);
const char *oxbow_fact_group_get_name (OxbowFactGroup *self);

/* Of OxbowFact *: titles before texts. A title with a note opens it when it is pressed. */
void        oxbow_fact_group_show     (OxbowFactGroup *self, const GPtrArray *facts);

G_END_DECLS
