/* offer-button.c: a button that says what may be done, and at which price
 *
 * A widget that is new has its style and its place worked out, and those of all others in the window; one that says
 * something else is drawn. So buttons are kept where they can say what comes next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/offer-button.h"
#include "app/explained.h"
#include "app/game/prose.h"

static GtkWidget *
get_title (GtkWidget *button)
{
  return gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (button)));
}

static GtkWidget *
get_price (GtkWidget *button)
{
  return gtk_widget_get_next_sibling (get_title (button));
}

static GtkWidget *
new_price (bool is_below)
{
  GtkWidget *price = is_below ? oxbow_prose_new () : gtk_label_new (NULL);
  gtk_widget_add_css_class (price, "price");
  if (GTK_IS_LABEL (price))
    {
      gtk_label_set_wrap (GTK_LABEL (price), TRUE);     /* where letters are large, and only there */
      gtk_label_set_natural_wrap_mode (GTK_LABEL (price), GTK_NATURAL_WRAP_NONE);
    }
  return price;
}

GtkWidget *
oxbow_offer_button_new (const OxbowRuleset *ruleset, const char *title, const char *price, bool is_below)
{
  GtkWidget *button = gtk_button_new (), *words = oxbow_prose_new ();
  GtkOrientation way = is_below ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;
  GtkWidget *content = gtk_box_new (way, is_below ? 0 : 12);
  gtk_widget_set_valign (content, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (content), words);
  if (price != NULL)
    gtk_box_append (GTK_BOX (content), new_price (is_below));
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_add_css_class (button, "offer");
  oxbow_offer_button_say (button, ruleset, title, price);
  return button;
}

bool
oxbow_offer_button_can_say (GtkWidget *button, const char *price, bool is_below)
{
  GtkWidget *label = get_price (button);
  return (label != NULL) == (price != NULL) && (label == NULL || OXBOW_IS_PROSE (label) == is_below);
}

/* A button of several labels has no name by itself. */
static void
name_button (GtkWidget *button, const OxbowRuleset *ruleset, const char *title, const char *price)
{
  g_autofree char *name = price != NULL ? g_strdup_printf ("%s (%s)", title, price) : g_strdup (title);
  oxbow_explained_tell (button, ruleset, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
oxbow_offer_button_say (GtkWidget *button, const OxbowRuleset *ruleset, const char *title, const char *price)
{
  GtkWidget *label = get_price (button);
  oxbow_prose_say (OXBOW_PROSE (get_title (button)), title);
  if (OXBOW_IS_PROSE (label))
    oxbow_prose_say (OXBOW_PROSE (label), price);
  else if (label != NULL)
    gtk_label_set_label (GTK_LABEL (label), price);
  name_button (button, ruleset, title, price);
}
