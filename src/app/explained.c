/* explained.c: what the abbreviations in a text stand for, told where they stand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/explained.h"
#include "core/abbreviation.h"

void
oxbow_explained_tell (GtkWidget *widget, const OxbowRuleset *ruleset, const char *text)
{
  if (ruleset->abbreviations == NULL)
    return;
  g_autofree char *notes = oxbow_abbreviations_explain (ruleset, text);
  if (g_strcmp0 (notes, gtk_widget_get_tooltip_text (widget)) == 0)
    return;
  gtk_widget_set_tooltip_text (widget, notes);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  notes != NULL ? notes : "", -1);
}
