/* cited.c: a sentence in a label, with the number of its rule in a paler colour
 *
 * The number is for those who look it up; the sentence says all that is needed to play on. Where contrast is high it is
 * no paler than the rest.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/cited.h"
#include "core/error.h"

#include <adwaita.h>

#define PALE (0.82 * G_MAXUINT16)  /* also in the red of a refusal no less than 4.5 to 1 */

PangoAttrList *
oxbow_cited_build_attributes (const char *text)
{
  size_t length;
  g_autofree char *rule = oxbow_refusal_get_rule (text, &length);
  if (rule == NULL || adw_style_manager_get_high_contrast (adw_style_manager_get_default ()))
    return NULL;
  PangoAttribute *pale = pango_attr_foreground_alpha_new ((guint16) PALE);
  PangoAttrList *attributes = pango_attr_list_new ();
  pale->start_index = (guint) length;
  pango_attr_list_insert (attributes, pale);
  return attributes;
}

void
oxbow_cited_show (GtkLabel *label, const char *text)
{
  g_autoptr (PangoAttrList) attributes = oxbow_cited_build_attributes (text);
  gtk_label_set_label (label, text);
  gtk_label_set_attributes (label, attributes);
}
