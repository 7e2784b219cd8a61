/* position.c: a position as groups of facts, for games without a panel of their own
 *
 * A game tells them in words. Of one that does not, the listing is read: a line of it is a name and a value, and lines
 * that follow each other under one name are one table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/views/position.h"
#include "app/views/fact-group.h"

#include <glib/gi18n-lib.h>

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

/* The group of that name, after the one before; groups that the position has no longer go on the way. */
static OxbowFactGroup *
find_group (GtkBox *box, GtkWidget *before, const OxbowRuleset *ruleset, const OxbowFact *head)
{
  GtkWidget *group = before != NULL ? gtk_widget_get_next_sibling (before)
                                    : gtk_widget_get_first_child (GTK_WIDGET (box));
  if (group == NULL || !g_str_equal (oxbow_fact_group_get_name (OXBOW_FACT_GROUP (group)), head->group))
    {
      group = oxbow_fact_group_new (ruleset, head);
      gtk_box_insert_child_after (box, group, before);
    }
  return OXBOW_FACT_GROUP (group);
}

static void
drop_after (GtkBox *box, GtkWidget *last)
{
  GtkWidget *child;
  while ((child = last != NULL ? gtk_widget_get_next_sibling (last) : gtk_widget_get_first_child (GTK_WIDGET (box)))
         != NULL)
    gtk_box_remove (box, child);
}

/* A game that tells no groups has one. A group in which nothing stands is not shown. */
static void
lens_changed_cb (GtkBox *box, int from, int to, OxbowLens *lens)
{
  const OxbowState *state = oxbow_lens_get_state (lens);
  const OxbowFact whole = { .title = _("Position"), .group = "position" }, *head = &whole;
  g_autoptr (GPtrArray) facts = build_facts (state, oxbow_lens_get_viewer (lens)), own = g_ptr_array_new ();
  GtkWidget *last = NULL;
  for (unsigned int i = 0; i <= facts->len; i++)
    {
      OxbowFact *fact = i < facts->len ? g_ptr_array_index (facts, i) : NULL;
      if (fact != NULL && fact->text != NULL)
        {
          g_ptr_array_add (own, fact);
          continue;
        }
      if (own->len > 0)
        {
          OxbowFactGroup *group = find_group (box, last, oxbow_state_ruleset (state), head);
          oxbow_fact_group_show (group, own);
          last = GTK_WIDGET (group);
        }
      g_ptr_array_set_size (own, 0);
      head = fact;
    }
  drop_after (box, last);
}

GtkWidget *
oxbow_position_new (OxbowLens *lens)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  g_signal_connect_object (lens, "changed", G_CALLBACK (lens_changed_cb), box, G_CONNECT_SWAPPED);
  lens_changed_cb (GTK_BOX (box), OXBOW_NO_NODE, oxbow_lens_get_node (lens), lens);
  return box;
}
