/* problems.c: what is wrong with the map that is being drawn, in a list: a click goes to the place
 *
 * Errors come first, then warnings, each sort with a sign of its own. Of very many only the first are listed, because a
 * hundred are read no better than twenty; how many there are in all is said above.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/editor/problems.h"

#include <glib/gi18n-lib.h>

#define MOST_LINES 100

struct _OxbowProblemsView
{
  GtkWidget parent_instance;

  OxbowChecker *checker;
  OxbowEditorPage *page;        /* borrowed: it holds this */
  GtkWidget *scrolled, *summary;
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (OxbowProblemsView, oxbow_problems_view, GTK_TYPE_WIDGET)

static void
activated_cb (OxbowProblemsView *self, GtkListBoxRow *row)
{
  int cell = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), "cell"));
  oxbow_editor_page_point_at (self->page, cell);
}

static void
add_line (OxbowProblemsView *self, const OxbowProblem *problem, const OxbowGrid *grid)
{
  bool is_error = problem->severity == OXBOW_PROBLEM_ERROR;
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title-lines", 0, "title",
                                 problem->sentence, NULL);
  adw_action_row_set_icon_name (ADW_ACTION_ROW (row), is_error ? "dialog-error-symbolic" : "dialog-warning-symbolic");
  if (problem->cell != OXBOW_NO_CELL)
    {
      /* Translators: under the sentence of a problem: how bad it is, and the cell */
      g_autofree char *place = g_strdup_printf (_("%s at %s"), is_error ? _("Error") : _("Warning"),
                                                OXBOW_CELL_NAME (grid, problem->cell));
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), place);
    }
  else
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), is_error ? _("Error") : _("Warning"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), problem->cell != OXBOW_NO_CELL);
  g_object_set_data (G_OBJECT (row), "cell", GINT_TO_POINTER (problem->cell));
  gtk_list_box_append (self->list, row);
}

static void
add_lines (OxbowProblemsView *self, const OxbowProblems *problems, OxbowSeverity severity, int *n)
{
  for (guint i = 0; i < problems->list->len && *n < MOST_LINES; i++)
    {
      const OxbowProblem *problem = g_ptr_array_index (problems->list, i);
      if (problem->severity != severity)
        continue;
      add_line (self, problem, oxbow_checker_get_grid (self->checker));
      (*n)++;
    }
}

static char *
summarize (OxbowProblemsView *self)
{
  int n_errors = oxbow_checker_count (self->checker, OXBOW_PROBLEM_ERROR);
  int n_warnings = oxbow_checker_count (self->checker, OXBOW_PROBLEM_WARNING);
  if (n_errors > 0)
    return g_strdup (_("It can be saved as it is, but not played until the errors are gone."));
  if (n_warnings > 0)
    return g_strdup (_("It can be played. Were these things meant?"));
  return g_strdup (_("Nothing is wrong with this map: it can be played."));
}

static void
show (OxbowProblemsView *self)
{
  int n = 0;
  GtkWidget *row;
  const OxbowProblems *problems = oxbow_checker_get_problems (self->checker);
  g_autofree char *summary = summarize (self);
  gtk_label_set_label (GTK_LABEL (self->summary), summary);
  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, row);
  if (problems != NULL)
    {
      add_lines (self, problems, OXBOW_PROBLEM_ERROR, &n);
      add_lines (self, problems, OXBOW_PROBLEM_WARNING, &n);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->list), n > 0);
}

static void
oxbow_problems_view_dispose (GObject *object)
{
  OxbowProblemsView *self = OXBOW_PROBLEMS_VIEW (object);

  g_clear_pointer (&self->scrolled, gtk_widget_unparent);
  g_clear_object (&self->checker);
  G_OBJECT_CLASS (oxbow_problems_view_parent_class)->dispose (object);
}

static void
oxbow_problems_view_class_init (OxbowProblemsViewClass *class)
{
  G_OBJECT_CLASS (class)->dispose = oxbow_problems_view_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
}

static void
oxbow_problems_view_init (OxbowProblemsView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_add_css_class (box, "sections");
  self->summary = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0f, "wrap", TRUE, NULL);
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Problems"), -1);
  gtk_box_append (GTK_BOX (box), self->summary);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->list));
  self->scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), box);
  gtk_widget_set_parent (self->scrolled, GTK_WIDGET (self));
  g_signal_connect_object (self->list, "row-activated", G_CALLBACK (activated_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
oxbow_problems_view_new (OxbowChecker *checker, OxbowEditorPage *page)
{
  OxbowProblemsView *self = g_object_new (OXBOW_TYPE_PROBLEMS_VIEW, NULL);
  self->checker = g_object_ref (checker);
  self->page = page;
  g_signal_connect_object (checker, "checked", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  show (self);
  return GTK_WIDGET (self);
}
