/* fact-group.c: facts that belong together, under a title that folds them away
 *
 * From one position to the next most titles stay, so that only texts are changed, and what has the focus keeps it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/views/fact-group.h"
#include "app/explained.h"
#include "app/game/prose.h"
#include "app/preferences.h"
#include "app/room.h"

#include <glib/gi18n-lib.h>

#define TITLE_CHARS 12          /* longer ones go on in a second line */
#define NOTE_CHARS 40
#define NARROW_EM 56            /* in a window less wide, or with letters so large, a text stands below its title */
#define NARROWEST_EM 2          /* beside a title in large letters */

struct _OxbowFactGroup
{
  GtkWidget parent_instance;

  const OxbowRuleset *ruleset;
  char *key, *name;             /* key: under which it is remembered */
  GtkWidget *expander, *popover;        /* popover: with a note, or NULL */
  GtkWidget *explained;         /* the title whose note is open, or NULL */
  GtkGrid *grid;
  int n_rows;
  bool is_stacked;
};

G_DEFINE_FINAL_TYPE (OxbowFactGroup, oxbow_fact_group, GTK_TYPE_WIDGET)

/* What is remembered */

static bool
is_remembered_folded (const char *key, bool otherwise)
{
  gboolean is_folded = otherwise;
  g_autoptr (GVariant) folds = g_settings_get_value (oxbow_preferences_get (), "folds");
  g_variant_lookup (folds, key, "b", &is_folded);
  return is_folded;
}

/* What is folded is out of the window, and GTK looks for the next focus in it nevertheless. */
static void
keep_focus_out (OxbowFactGroup *self)
{
  gtk_widget_set_can_focus (GTK_WIDGET (self->grid), gtk_expander_get_expanded (GTK_EXPANDER (self->expander)));
}

static void
expanded_cb (OxbowFactGroup *self)
{
  keep_focus_out (self);
  GVariantBuilder builder;
  GVariantIter iter;
  const char *key;
  gboolean was_folded;
  g_autoptr (GVariant) folds = g_settings_get_value (oxbow_preferences_get (), "folds");
  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{sb}"));
  g_variant_iter_init (&iter, folds);
  while (g_variant_iter_next (&iter, "{&sb}", &key, &was_folded))
    if (!g_str_equal (key, self->key))
      g_variant_builder_add (&builder, "{sb}", key, was_folded);
  g_variant_builder_add (&builder, "{sb}", self->key, !gtk_expander_get_expanded (GTK_EXPANDER (self->expander)));
  g_settings_set_value (oxbow_preferences_get (), "folds", g_variant_builder_end (&builder));
}

/* Notes */

/* While its note is open a title has no tip, which says the same and would lie over the note. */
static void
set_explained (OxbowFactGroup *self, GtkWidget *title)
{
  if (self->explained != NULL)
    gtk_widget_set_has_tooltip (self->explained, TRUE);
  self->explained = title;
  if (title == NULL)
    return;
  gtk_widget_set_has_tooltip (title, FALSE);
  gtk_widget_trigger_tooltip_query (title);
}

/* A note that had the focus, since nothing else had, gives it to the title: GTK would look for another place. */
static void
note_closed_cb (OxbowFactGroup *self)
{
  GtkWidget *title = self->explained;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  set_explained (self, NULL);
  if (title != NULL && root != NULL && gtk_root_get_focus (root) == self->popover)
    gtk_widget_grab_focus (title);
}

static void
drop_popover (OxbowFactGroup *self)
{
  set_explained (self, NULL);
  g_clear_pointer (&self->popover, gtk_widget_unparent);
}

/* Pressing the title again opens it anew; it goes with the next one, or with the group. */
static gboolean
explain_cb (OxbowFactGroup *self, const char *uri, GtkLabel *title)
{
  graphene_rect_t place;
  GtkWidget *label = gtk_label_new (g_object_get_data (G_OBJECT (title), "note"));
  drop_popover (self);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), NOTE_CHARS);
  self->popover = gtk_popover_new ();
  gtk_popover_set_child (GTK_POPOVER (self->popover), label);
  gtk_widget_set_parent (self->popover, GTK_WIDGET (self));
  if (gtk_widget_compute_bounds (GTK_WIDGET (title), GTK_WIDGET (self), &place))
    gtk_popover_set_pointing_to (GTK_POPOVER (self->popover),
                                 &(GdkRectangle) { (int) place.origin.x, (int) place.origin.y, (int) place.size.width,
                                                   (int) place.size.height });
  g_signal_connect_object (self->popover, "closed", G_CALLBACK (note_closed_cb), self, G_CONNECT_SWAPPED);
  set_explained (self, GTK_WIDGET (title));
  gtk_popover_popup (GTK_POPOVER (self->popover));
  return GDK_EVENT_STOP;
}

static void
set_title (GtkLabel *label, const OxbowFact *fact)
{
  g_autofree char *words = g_markup_escape_text (fact->title, -1);
  g_autofree char *markup = fact->note != NULL ? g_strdup_printf ("<a href=\"note\">%s</a>", words) : NULL;
  if (g_strcmp0 (markup != NULL ? markup : words, gtk_label_get_label (label)) != 0)
    gtk_label_set_markup (label, markup != NULL ? markup : words);
  if (g_strcmp0 (fact->note, g_object_get_data (G_OBJECT (label), "note")) == 0)
    return;
  g_object_set_data_full (G_OBJECT (label), "note", g_strdup (fact->note), g_free);
  gtk_widget_set_tooltip_text (GTK_WIDGET (label), fact->note);
}

/* Rows */

static GtkWidget *
new_title (void)
{
  GtkWidget *label = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_yalign (GTK_LABEL (label), 0);
  gtk_label_set_width_chars (GTK_LABEL (label), TITLE_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (label), TITLE_CHARS);
  gtk_widget_add_css_class (label, "fact-title");
  return label;
}

/* A fact has two rows of the grid, of which the second is empty where its title and its text stand side by side. */

static GtkWidget *
get_title (OxbowFactGroup *self, int row)
{
  return gtk_grid_get_child_at (self->grid, 0, 2 * row);
}

static GtkWidget *
get_text (OxbowFactGroup *self, int row)
{
  return self->is_stacked ? gtk_grid_get_child_at (self->grid, 0, 2 * row + 1)
                          : gtk_grid_get_child_at (self->grid, 1, 2 * row);
}

static void
fit (GtkWidget *widget, double width_em, double height_em)
{
  OxbowFactGroup *self = OXBOW_FACT_GROUP (widget);
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self->grid));
  bool is_stacked = width_em < NARROW_EM;
  for (int row = 0; row < self->n_rows && is_stacked != self->is_stacked; row++)
    g_object_set (gtk_layout_manager_get_layout_child (layout, get_text (self, row)), "column", is_stacked ? 0 : 1,
                  "row", is_stacked ? 2 * row + 1 : 2 * row, NULL);
  self->is_stacked = is_stacked;
}

static void
drop_row (OxbowFactGroup *self)
{
  int row = --self->n_rows;
  gtk_grid_remove (self->grid, get_text (self, row));
  gtk_grid_remove (self->grid, get_title (self, row));
}

static void
add_row (OxbowFactGroup *self)
{
  GtkWidget *title = new_title (), *text = oxbow_prose_new ();
  oxbow_prose_set_narrowest (OXBOW_PROSE (text), NARROWEST_EM);
  gtk_widget_add_css_class (text, "fact");
  gtk_widget_set_hexpand (text, TRUE);
  g_signal_connect_object (title, "activate-link", G_CALLBACK (explain_cb), self, G_CONNECT_SWAPPED);
  gtk_grid_attach (self->grid, title, 0, 2 * self->n_rows, 1, 1);
  gtk_grid_attach (self->grid, text, self->is_stacked ? 0 : 1, 2 * self->n_rows + self->is_stacked, 1, 1);
  self->n_rows++;
}

static void
oxbow_fact_group_dispose (GObject *object)
{
  OxbowFactGroup *self = OXBOW_FACT_GROUP (object);

  drop_popover (self);
  g_clear_pointer (&self->expander, gtk_widget_unparent);
  G_OBJECT_CLASS (oxbow_fact_group_parent_class)->dispose (object);
}

static void
oxbow_fact_group_finalize (GObject *object)
{
  OxbowFactGroup *self = OXBOW_FACT_GROUP (object);

  g_free (self->key);
  g_free (self->name);
  G_OBJECT_CLASS (oxbow_fact_group_parent_class)->finalize (object);
}

static void
oxbow_fact_group_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  OxbowFactGroup *self = OXBOW_FACT_GROUP (widget);
  gtk_widget_size_allocate (self->expander, &(GtkAllocation) { 0, 0, width, height }, baseline);
  if (self->popover != NULL)
    gtk_popover_present (GTK_POPOVER (self->popover));
}

static void
oxbow_fact_group_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                          int *minimum_baseline, int *natural_baseline)
{
  gtk_widget_measure (OXBOW_FACT_GROUP (widget)->expander, orientation, for_size, minimum, natural, NULL, NULL);
}

static GtkSizeRequestMode
oxbow_fact_group_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
oxbow_fact_group_class_init (OxbowFactGroupClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = oxbow_fact_group_dispose;
  G_OBJECT_CLASS (class)->finalize = oxbow_fact_group_finalize;
  widget_class->measure = oxbow_fact_group_measure;
  widget_class->size_allocate = oxbow_fact_group_size_allocate;
  widget_class->get_request_mode = oxbow_fact_group_get_request_mode;
  gtk_widget_class_set_css_name (widget_class, "factgroup");
}

static void
oxbow_fact_group_init (OxbowFactGroup *self)
{
  GtkWidget *grid = gtk_grid_new ();
  self->grid = GTK_GRID (grid);
  gtk_grid_set_column_spacing (self->grid, 12);
  gtk_grid_set_row_spacing (self->grid, 3);
  gtk_widget_add_css_class (grid, "card");
  gtk_widget_add_css_class (grid, "position");
  self->expander = gtk_expander_new (NULL);
  gtk_expander_set_child (GTK_EXPANDER (self->expander), grid);
  gtk_widget_set_parent (self->expander, GTK_WIDGET (self));
  oxbow_room_watch (GTK_WIDGET (self), fit);
}

GtkWidget *
oxbow_fact_group_new (const OxbowRuleset *ruleset, const OxbowFact *head)
{
  OxbowFactGroup *self = g_object_new (OXBOW_TYPE_FACT_GROUP, NULL);
  self->name = g_strdup (head->group);
  self->ruleset = ruleset;
  self->key = g_strdup_printf ("%s/%s", ruleset->id, head->group);
  GtkWidget *label = gtk_label_new (head->title);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "section");
  gtk_expander_set_label_widget (GTK_EXPANDER (self->expander), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->expander), GTK_ACCESSIBLE_PROPERTY_LABEL, head->title, -1);
  gtk_expander_set_expanded (GTK_EXPANDER (self->expander), !is_remembered_folded (self->key, head->is_folded));
  keep_focus_out (self);
  g_signal_connect_object (self->expander, "notify::expanded", G_CALLBACK (expanded_cb), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

const char *
oxbow_fact_group_get_name (OxbowFactGroup *self)
{
  return self->name;
}

void
oxbow_fact_group_show (OxbowFactGroup *self, const GPtrArray *facts)
{
  drop_popover (self);
  while (self->n_rows < (int) facts->len)
    add_row (self);
  while (self->n_rows > (int) facts->len)
    drop_row (self);
  for (int row = 0; row < self->n_rows; row++)
    {
      const OxbowFact *fact = g_ptr_array_index (facts, row);
      set_title (GTK_LABEL (get_title (self, row)), fact);
      oxbow_prose_say (OXBOW_PROSE (get_text (self, row)), fact->text);
      oxbow_explained_tell (get_text (self, row), self->ruleset, fact->text);
    }
}
