/* help.c: every page of the help can be read, every link leads somewhere, and every page is led to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/help-page.h"
#include "app/help.h"
#include "app/view.h"
#include "files/manual.h"

#include <string.h>

#define HELP "/io/github/oxbowgames/Oxbow/help/"
#define FOLDER HELP "C/"

static GPtrArray *shown;        /* of char *: the links on the pages that were made */

static gboolean
follow_cb (gpointer data, const char *target)
{
  return TRUE;
}

static void
collect_links (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    {
      const char *p = gtk_label_get_label (GTK_LABEL (widget));
      while ((p = strstr (p, "href=\"")) != NULL)
        {
          p += strlen ("href=\"");
          g_ptr_array_add (shown, g_strndup (p, strcspn (p, "\"")));
        }
    }
  GtkWidget *child = gtk_widget_get_first_child (widget);
  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    collect_links (child);
}

static void
test_pages (void)
{
  g_auto (GStrv) names = g_resources_enumerate_children (FOLDER, 0, NULL);
  g_assert_nonnull (names);
  shown = g_ptr_array_new_with_free_func (g_free);
  for (int i = 0; names[i] != NULL; i++)
    {
      g_autofree char *id = g_strndup (names[i], strlen (names[i]) - strlen (".page")), *title = NULL;
      GtkWidget *page = g_object_ref_sink (oxbow_help_page_new (id, &title, NULL, G_CALLBACK (follow_cb), NULL));
      g_assert_cmpstr (title, !=, "");
      collect_links (page);
      g_object_unref (page);
    }
  for (guint i = 0; i < shown->len; i++)
    if (!oxbow_help_has (shown->pdata[i]))
      g_error ("A link leads to \"%s\", which is no page.", (char *) shown->pdata[i]);
  for (int i = 0; names[i] != NULL; i++)
    {
      g_autofree char *id = g_strndup (names[i], strlen (names[i]) - strlen (".page"));
      if (strcmp (id, "index") != 0 && !g_ptr_array_find_with_equal_func (shown, id, g_str_equal, NULL))
        g_error ("No page leads to \"%s\".", id);
    }
  g_ptr_array_unref (shown);
}

static void
check_compiled (const char *folder, const char *resource)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_auto (GStrv) names = g_resources_enumerate_children (resource, 0, NULL);
  unsigned int n = 0;
  g_assert_nonnull (dir);
  g_assert_nonnull (names);
  for (const char *name; (name = g_dir_read_name (dir)) != NULL; n++)
    g_assert_true (g_strv_contains ((const char *const *) names, name));
  g_assert_cmpuint (n, ==, g_strv_length (names));
}

/* What is installed for other programs is what is compiled in, in every language. */
static void
test_all_compiled (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("OXBOW_SOURCE_ROOT"), "data", "help", NULL);
  g_autoptr (GDir) languages = g_dir_open (path, 0, NULL);
  g_assert_nonnull (languages);
  for (const char *language; (language = g_dir_read_name (languages)) != NULL;)
    {
      g_autofree char *folder = g_build_filename (path, language, NULL);
      g_autofree char *resource = g_strconcat (HELP, language, "/", NULL);
      check_compiled (folder, resource);
    }
}

static void
test_no_page (void)
{
  g_autoptr (GError) error = NULL;
  g_assert_false (oxbow_help_has ("nowhere"));
  g_assert_null (oxbow_manual_page_parse ("<page", 5, &error));
  g_assert_cmpstr (error->message, ==, "This page of the help cannot be read.");
}

/* Every verb of every game leads to a page. */
static void
test_rules (void)
{
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    {
      const OxbowView *view = oxbow_view_find (oxbow_rulesets[i]);
      const OxbowVerb *verb = oxbow_rulesets[i]->moves;
      g_assert_true (oxbow_help_has (view->help != NULL ? view->help (NULL) : oxbow_rulesets[i]->id));
      for (; verb->name != NULL && view->help != NULL; verb++)
        if (!oxbow_help_has (view->help (verb->name)) || g_str_equal (view->help (verb->name), view->help (NULL)))
          g_error ("The verb \"%s\" of %s has no page of its own.", verb->name, oxbow_rulesets[i]->id);
    }
}

static GtkWidget *
find_help (GtkWindow *parent)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();
  for (GList *l = windows; l != NULL; l = l->next)
    if (OXBOW_IS_HELP (l->data) && gtk_window_get_transient_for (l->data) == parent)
      return l->data;
  return NULL;
}

/* A rule is told by one page, and stands there in one text; DR-5.1 is not DR-5.10. */
static void
test_rule (void)
{
  static const struct { const char *target, *page, *text; } places[] = {
    { "dos-rios#DR-5.8", "dos-rios-dam", "Everybody begins with two dams" },
    { "dos-rios-walk#DR-5.1", "dos-rios-turn", "In your turn you have six" },
    { "dos-rios-walk#DR-5.10", "dos-rios-turn", "In each player's first turn" },
    { "dos-rios-harvest#DR-5.6", "dos-rios-walk", "A finca of another player" },
    { "navajo-wars#NW-5.1", "navajo-wars", "You choose a set of developments" },
    { "navajo-wars#NW-5.5", "navajo-wars", "As many families act" },
    { "navajo-wars#NW-7", "navajo-wars", "The game is lost at once" },
  };
  for (size_t i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autofree char *found = oxbow_help_page_find_rule (places[i].target), *title = NULL;
      GtkWidget *place, *page = oxbow_help_page_new (found, &title, &place, G_CALLBACK (follow_cb), NULL);
      g_object_ref_sink (page);
      g_assert_true (g_str_has_prefix (found, places[i].page));
      g_assert_nonnull (place);
      g_assert_true (g_str_has_prefix (gtk_label_get_text (GTK_LABEL (place)), places[i].text));
      g_object_unref (page);
    }
  g_autofree char *unknown = oxbow_help_page_find_rule ("dos-rios#DR-99"), *page = oxbow_help_page_find_rule ("index");
  g_assert_cmpstr (unknown, ==, "dos-rios#DR-99");
  g_assert_cmpstr (page, ==, "index");
}

static bool
has_quoted (GtkWidget *widget)
{
  if (gtk_widget_has_css_class (widget, "quoted"))
    return true;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (has_quoted (child))
      return true;
  return false;
}

static GtkAdjustment *
find_scrolling (GtkWidget *widget)
{
  if (GTK_IS_SCROLLED_WINDOW (widget))
    return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (widget));
  GtkAdjustment *found = NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_scrolling (child);
  return found;
}

/* The rule has the focus, so that it is read out, and is scrolled to where the page is longer than the window. */
static void
test_rule_in_window (void)
{
  GtkWindow *parent = GTK_WINDOW (gtk_window_new ());
  oxbow_help_show (parent, "dos-rios-dam#DR-5.7");
  GtkWidget *help = find_help (parent);
  gtk_window_set_default_size (GTK_WINDOW (help), 360, 200);
  gtk_test_widget_wait_for_draw (help);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (help)), ==, "Walk and ride – Help");
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (help));
  g_assert_true (GTK_IS_LABEL (focus));
  g_assert_true (g_str_has_prefix (gtk_label_get_text (GTK_LABEL (focus)), "If your hacienda stands"));
  while (gtk_adjustment_get_value (find_scrolling (help)) == 0)
    g_main_context_iteration (NULL, TRUE);
  oxbow_help_show (parent, "dos-rios-dam");
  g_assert_false (has_quoted (help));
  g_assert_true (gtk_widget_activate_action (help, "help.back", NULL));
  g_assert_true (has_quoted (help));
  gtk_window_destroy (parent);
}

static void
test_window (void)
{
  GtkWindow *parent = GTK_WINDOW (gtk_window_new ());
  oxbow_help_show (parent, "dos-rios-dam");
  GtkWidget *help = find_help (parent);
  gtk_test_widget_wait_for_draw (help);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (help)), ==, "Build a dam – Help");
  oxbow_help_show (parent, "no-such-page");
  g_assert_true (find_help (parent) == help);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (help)), ==, "Oxbow – Help");
  g_assert_true (gtk_widget_activate_action (help, "help.back", NULL));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (help)), ==, "Build a dam – Help");
  gtk_window_destroy (GTK_WINDOW (help));
  oxbow_help_show (parent, NULL);
  g_assert_nonnull (find_help (parent));
  gtk_window_destroy (parent);
  g_assert_null (find_help (parent));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  adw_init ();
  g_test_add_func ("/app/help/pages", test_pages);
  g_test_add_func ("/app/help/all-compiled", test_all_compiled);
  g_test_add_func ("/app/help/no-page", test_no_page);
  g_test_add_func ("/app/help/rules", test_rules);
  g_test_add_func ("/app/help/rule", test_rule);
  g_test_add_func ("/app/help/rule-in-window", test_rule_in_window);
  g_test_add_func ("/app/help/window", test_window);
  return g_test_run ();
}
