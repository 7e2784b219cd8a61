/* position.c: a position as a list of facts, for games without a panel of their own
 *
 * A game tells them in words. Of one that does not, the listing is read: a line of it is a name and a value, and lines
 * that follow each other under one name are one table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/views/position.h"
#include "core/fact.h"

#include <glib/gi18n-lib.h>

#define TITLE_CHARS 12          /* longer ones go on in a second line */

/* What is no fact of the position: chance to come, the drawing of the map, what was chosen before the game. */
static bool
is_of_interest (const OxbowRuleset *ruleset, const char *name, const char *value)
{
  static const char *const hidden[] = { "rng", "terrain", "game", "flow", "scenario", "options", "-", NULL };
  return !g_str_equal (name, ruleset->id) && !g_strv_contains (hidden, name) && *value != '\0'
         && !g_str_equal (value, "-");
}

static bool
is_name (const char *word)
{
  return *word != '\0' && strspn (word, "abcdefghijklmnopqrstuvwxyz") == strlen (word) && !g_str_equal (word, "none")
         && !g_str_equal (word, "of");
}

/* "week 3/7 losses 9/22" are two facts, "blues:1 farm:0" one card. */
static char *
make_readable (const char *value)
{
  g_auto (GStrv) words = g_strsplit (value, " ", -1);
  g_autoptr (GString) text = g_string_new (NULL);
  for (int i = 0; words[i] != NULL; i++)
    {
      char *colon = strchr (words[i], ':');
      bool begins = i > 0 && is_name (words[i]) && !is_name (words[i - 1]);
      if (colon != NULL && g_str_equal (colon, ":0"))
        continue;
      if (text->len > 0)
        g_string_append (text, colon != NULL ? ", " : begins ? " · " : " ");
      if (colon != NULL)
        *colon = ' ';
      g_string_append (text, words[i]);
      if (colon != NULL)
        *colon = ':';
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
add_fact (GtkGrid *grid, int row, const char *title, const char *value)
{
  GtkWidget *key = gtk_label_new (title), *text = gtk_label_new (value);
  gtk_label_set_wrap (GTK_LABEL (key), TRUE);
  gtk_label_set_width_chars (GTK_LABEL (key), TITLE_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (key), TITLE_CHARS);
  gtk_label_set_xalign (GTK_LABEL (key), 0);
  gtk_label_set_yalign (GTK_LABEL (key), 0);
  gtk_label_set_wrap_mode (GTK_LABEL (key), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (key, "dim-label");
  gtk_label_set_xalign (GTK_LABEL (text), 0);
  gtk_label_set_yalign (GTK_LABEL (text), 0);
  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (text), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_grid_attach (grid, key, 0, row, 1, 1);
  gtk_grid_attach (grid, text, 1, row, 1, 1);
}

static char *
make_title (const char *name)
{
  char *title = g_strdelimit (g_strdup (name), "-", ' ');
  title[0] = g_ascii_toupper (title[0]);
  return title;
}

static GPtrArray *
read_listing (const OxbowState *state, int viewer)
{
  GPtrArray *facts = oxbow_facts_new ();
  const OxbowRuleset *ruleset = oxbow_state_ruleset (state);
  g_autofree char *listing = oxbow_state_listing (state, viewer);
  g_auto (GStrv) lines = g_strsplit (listing, "\n", -1);
  g_autoptr (GString) values = g_string_new (NULL);
  for (int i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", 2);
      g_auto (GStrv) next = g_strsplit (lines[i + 1] != NULL ? lines[i + 1] : "", " ", 2);
      if (words[0] == NULL || words[1] == NULL || !is_of_interest (ruleset, words[0], words[1]))
        continue;
      g_autofree char *readable = make_readable (words[1]), *title = make_title (words[0]);
      g_string_append_printf (values, "%s%s", values->len > 0 ? "\n" : "", readable);
      if (next[0] != NULL && g_str_equal (next[0], words[0]))
        continue;
      oxbow_facts_add (facts, title, g_strdup (values->str));
      g_string_truncate (values, 0);
    }
  return facts;
}

static GPtrArray *
build_facts (const OxbowState *state, int viewer)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (state);
  if (ruleset->facts == NULL)
    return read_listing (state, viewer);
  GPtrArray *facts = oxbow_facts_new ();
  ruleset->facts (state, viewer, facts);
  return facts;
}

static void
lens_changed_cb (GtkGrid *grid, int from, int to, OxbowLens *lens)
{
  g_autoptr (GPtrArray) facts = build_facts (oxbow_lens_get_state (lens), oxbow_lens_get_viewer (lens));
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (grid))) != NULL)
    gtk_grid_remove (grid, child);
  for (unsigned int i = 0; i < facts->len; i++)
    {
      const OxbowFact *fact = g_ptr_array_index (facts, i);
      add_fact (grid, (int) i, fact->title, fact->text);
    }
}

GtkWidget *
oxbow_position_new (OxbowLens *lens)
{
  GtkWidget *expander = gtk_expander_new (_("Position")), *grid = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 3);
  gtk_widget_add_css_class (grid, "card");
  gtk_widget_add_css_class (grid, "position");
  gtk_accessible_update_property (GTK_ACCESSIBLE (expander), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Position"), -1);
  gtk_expander_set_child (GTK_EXPANDER (expander), grid);
  gtk_expander_set_expanded (GTK_EXPANDER (expander), TRUE);
  g_signal_connect_object (lens, "changed", G_CALLBACK (lens_changed_cb), grid, G_CONNECT_SWAPPED);
  lens_changed_cb (GTK_GRID (grid), OXBOW_NO_NODE, oxbow_lens_get_node (lens), lens);
  return expander;
}
