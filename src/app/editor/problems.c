/* problems.c: what is wrong with the map that is being drawn, in a list: a click goes to the place
 *
 * Errors come first, then warnings, each sort with a sign of its own. What is alike at many places is one line, which
 * opens to the places. Of very many only the first are listed, because a hundred are read no better than twenty.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/editor/problems.h"

#include <glib/gi18n-lib.h>

#define MOST_LINES 100
#define LEAST_ALIKE 4           /* fewer have a line each */

struct _OxbowProblemsView
{
  GtkWidget parent_instance;

  OxbowChecker *checker;
  OxbowEditorPage *page;        /* borrowed: it holds this */
  GtkWidget *scrolled, *summary;
  GtkListBox *list;
  bool wants_focus;             /* on the first line, once it is known */
  GtkWidget *asker;             /* weak: what had the focus when there was no line yet */
  GHashTable *open;             /* patterns of the lines that are open, and stay so when the list is made anew */
};

G_DEFINE_FINAL_TYPE (OxbowProblemsView, oxbow_problems_view, GTK_TYPE_WIDGET)

/* A line */

static void
activated_cb (OxbowProblemsView *self, GtkWidget *row)
{
  oxbow_editor_page_point_at (self->page, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), "cell")));
}

static char *
place_problem (OxbowProblemsView *self, const OxbowProblem *problem)
{
  const char *severity = problem->severity == OXBOW_PROBLEM_ERROR ? _("Error") : _("Warning");
  if (problem->cell == OXBOW_NO_CELL)
    return g_strdup (severity);
  /* Translators: under the sentence of a problem: how bad it is, and the cell */
  return g_strdup_printf (_("%s at %s"), severity,
                          OXBOW_CELL_NAME (oxbow_checker_get_grid (self->checker), problem->cell));
}

static const char *
sign_of (const OxbowProblem *problem)
{
  return problem->severity == OXBOW_PROBLEM_ERROR ? "dialog-error-symbolic" : "dialog-warning-symbolic";
}

static GtkWidget *
new_line (OxbowProblemsView *self, const OxbowProblem *problem)
{
  g_autofree char *place = place_problem (self, problem);
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title-lines", 0, "title",
                                 problem->sentence, "subtitle", place, "icon-name", sign_of (problem), "activatable",
                                 problem->cell != OXBOW_NO_CELL, NULL);
  g_object_set_data (G_OBJECT (row), "cell", GINT_TO_POINTER (problem->cell));
  if (problem->cell != OXBOW_NO_CELL)
    g_signal_connect_object (row, "activated", G_CALLBACK (activated_cb), self, G_CONNECT_SWAPPED);
  return row;
}

/* Alike ones: one line that opens to all of them */

typedef struct
{
  const OxbowProblem *first;
  int n;
} Alike;

/* Of a severity: by their pattern, which is one and the same string for alike ones. A map without groups has as many
 * problems as cells, so that they are counted once and not for each. */
static GHashTable *
count_alike (const OxbowProblems *problems, OxbowSeverity severity)
{
  GHashTable *counts = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  for (guint i = 0; i < problems->list->len; i++)
    {
      const OxbowProblem *problem = problems->list->pdata[i];
      if (problem->pattern == NULL || problem->severity != severity)
        continue;
      Alike *alike = g_hash_table_lookup (counts, problem->pattern);
      if (alike == NULL)
        {
          alike = g_new0 (Alike, 1);
          alike->first = problem;
          g_hash_table_insert (counts, (gpointer) problem->pattern, alike);
        }
      alike->n++;
    }
  return counts;
}

static void
fill_group (OxbowProblemsView *self, AdwExpanderRow *row, const char *pattern)
{
  const OxbowProblems *problems = oxbow_checker_get_problems (self->checker);
  int n = 0;
  for (guint i = 0; i < problems->list->len && n < MOST_LINES; i++)
    {
      const OxbowProblem *problem = problems->list->pdata[i];
      if (problem->pattern != pattern)
        continue;
      adw_expander_row_add_row (row, new_line (self, problem));
      n++;
    }
}

static void
expanded_cb (OxbowProblemsView *self, GParamSpec *pspec, AdwExpanderRow *row)
{
  const char *pattern = g_object_get_data (G_OBJECT (row), "pattern");
  if (!adw_expander_row_get_expanded (row))
    {
      g_hash_table_remove (self->open, pattern);
      return;
    }
  g_hash_table_add (self->open, (gpointer) pattern);
  if (g_object_get_data (G_OBJECT (row), "filled") != NULL)
    return;
  g_object_set_data (G_OBJECT (row), "filled", row);
  fill_group (self, row, pattern);
}

static GtkWidget *
new_group (OxbowProblemsView *self, const OxbowProblem *problem, int n)
{
  g_autofree char *place = place_problem (self, problem);
  g_autofree char *subtitle = g_strdup_printf (ngettext ("%s, and %d more like it", "%s, and %d more like it",
                                                         (gulong) n - 1), place, n - 1);
  GtkWidget *row = g_object_new (ADW_TYPE_EXPANDER_ROW, "use-markup", FALSE, "title", problem->sentence, "subtitle",
                                 subtitle, "icon-name", sign_of (problem), NULL);
  g_object_set_data (G_OBJECT (row), "pattern", (gpointer) problem->pattern);
  g_signal_connect_object (row, "notify::expanded", G_CALLBACK (expanded_cb), self, G_CONNECT_SWAPPED);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), g_hash_table_contains (self->open, problem->pattern));
  return row;
}

static void
add_lines (OxbowProblemsView *self, const OxbowProblems *problems, OxbowSeverity severity, int *n)
{
  g_autoptr (GHashTable) counts = count_alike (problems, severity);
  for (guint i = 0; i < problems->list->len && *n < MOST_LINES; i++)
    {
      const OxbowProblem *problem = problems->list->pdata[i];
      if (problem->severity != severity)
        continue;
      const Alike *alike = problem->pattern != NULL ? g_hash_table_lookup (counts, problem->pattern) : NULL;
      bool is_group = alike != NULL && alike->n >= LEAST_ALIKE;
      if (is_group && alike->first != problem)
        continue;
      gtk_list_box_append (self->list, is_group ? new_group (self, problem, alike->n) : new_line (self, problem));
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
  g_clear_weak_pointer (&self->asker);
  g_clear_object (&self->checker);
  g_clear_pointer (&self->open, g_hash_table_unref);
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
  self->open = g_hash_table_new (g_direct_hash, g_direct_equal);
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
}

/* The row can take the focus though it does nothing where the problem has no place: the words are read out. */
static void
focus_first (OxbowProblemsView *self)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, 0);
  self->wants_focus = !oxbow_checker_is_current (self->checker);
  if (row == NULL || !gtk_widget_grab_focus (GTK_WIDGET (row)))
    return;
  g_clear_weak_pointer (&self->asker);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled)), 0);
}

static GtkWidget *
get_focus (OxbowProblemsView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

/* Whoever has turned to something else meanwhile is not called back, least of all to a list that is not shown. */
static bool
is_awaited (OxbowProblemsView *self)
{
  GtkWidget *focus = get_focus (self);
  bool is_left = focus != NULL && focus != self->asker && !gtk_widget_is_ancestor (focus, GTK_WIDGET (self));
  return self->wants_focus && !is_left && gtk_widget_get_mapped (GTK_WIDGET (self));
}

static void
checked_cb (OxbowProblemsView *self)
{
  self->wants_focus = is_awaited (self);
  show (self);
  if (self->wants_focus)
    focus_first (self);
}

GtkWidget *
oxbow_problems_view_new (OxbowChecker *checker, OxbowEditorPage *page)
{
  OxbowProblemsView *self = g_object_new (OXBOW_TYPE_PROBLEMS_VIEW, NULL);
  self->checker = g_object_ref (checker);
  self->page = page;
  g_signal_connect_object (checker, "checked", G_CALLBACK (checked_cb), self, G_CONNECT_SWAPPED);
  show (self);
  return GTK_WIDGET (self);
}

void
oxbow_problems_view_focus_first (OxbowProblemsView *self)
{
  g_set_weak_pointer (&self->asker, get_focus (self));
  focus_first (self);
}
