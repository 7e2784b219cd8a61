/* analysis.c: how likely each player is to win from the position that is looked at: a bar and its numbers
 *
 * What must stay true: at most one thread searches, and a position that is not looked at any more is given up at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/analysis.h"
#include "app/em.h"
#include "app/errand.h"
#include "app/flow.h"
#include "app/game/chip.h"
#include "app/game/seat.h"
#include "app/style.h"
#include "app/tip.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <math.h>

#define SEED 1                  /* the same position is always judged the same */
#define BAR_EM 0.95

/* Worlds that are followed: each stage begins anew, and counts for more. One alone may be ten points wrong: it is shown
 * where nothing is known yet, but does not take the place of what was found before, or the bar would swing to and fro
 * while others move. */
static const int stages[] = { 1, 6, 24 };

struct _OxbowAnalysis
{
  GtkWidget parent_instance;

  OxbowLens *lens;
  OxbowErrand *errand;          /* NULL: nobody searches */
  bool is_stale;                /* what the errand searches for is not looked at any more */
  OxbowChances chances;
  bool is_known, is_brief;
  GtkWidget *bar, *labels;
  GtkLabel *shares[OXBOW_MAX_SEATS];    /* NULL: nothing is told of that seat */

  /* The thread's, while there is an errand */
  OxbowSetup *setup;
  OxbowState *state;
  int viewer;
  GMutex mutex;                 /* of found */
  OxbowChances found;
  bool has_found, is_settled;   /* is_settled: it is more than a first guess */
};

G_DEFINE_FINAL_TYPE (OxbowAnalysis, oxbow_analysis, GTK_TYPE_WIDGET)

/* Showing */

static int
percent (double share)
{
  return (int) lround (100 * share);
}

/* What is not told apart by marks has its words always. */
static void
show_shares (OxbowAnalysis *self)
{
  const OxbowState *state = oxbow_lens_get_state (self->lens);
  bool is_shared = oxbow_chances_is_shared (state->setup);
  g_autoptr (GString) text = g_string_new (_("Winning chances"));
  for (int seat = 0; seat < OXBOW_MAX_SEATS; seat++)
    {
      if (self->shares[seat] == NULL)
        continue;
      const char *name = is_shared ? _("Chance to win") : oxbow_seat_get_name (state, seat);
      g_autofree char *share = self->is_known ? g_strdup_printf ("%d %%", percent (self->chances.of[seat]))
                                              : g_strdup ("…");
      g_autofree char *words = g_strdup_printf ("%s %s", name, share);
      gtk_label_set_label (self->shares[seat], self->is_brief && !is_shared ? share : words);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->shares[seat]), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
      g_string_append_printf (text, "; %s", words);
    }
  oxbow_tip_set (GTK_WIDGET (self), text->str);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text->str, -1);
  gtk_widget_queue_draw (self->bar);
}

/* A player's part of the bar, and in its middle the mark that says whose it is. */
static void
draw_part (cairo_t *cr, const OxbowLivery *livery, double x, double width, double height)
{
  OxbowThemeKind theme = oxbow_style_get_theme ();
  OxbowColour colour = livery->colour;
  double size = 0.8 * height;
  cairo_rectangle (cr, x, 0, width, height);
  cairo_set_source_rgb (cr, colour.red, colour.green, colour.blue);
  cairo_fill (cr);
  if (width < 1.6 * size)
    return;
  cairo_save (cr);
  cairo_translate (cr, x + (width - size) / 2, (height - size) / 2);
  oxbow_badge_draw (cr, theme, OXBOW_BADGE_CHIP, livery, size);
  cairo_restore (cr);
}

static void
draw_bar (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  OxbowAnalysis *self = data;
  const OxbowState *state = oxbow_lens_get_state (self->lens);
  OxbowColour ink = oxbow_theme_get (oxbow_style_get_theme ())->tones[OXBOW_TONE_INK];
  double x = 0;
  for (int seat = 0; self->is_known && seat < OXBOW_MAX_SEATS; seat++)
    {
      if (self->shares[seat] == NULL)
        continue;
      OxbowLivery livery = oxbow_seat_get_livery (state, seat);
      double part = width * self->chances.of[seat];
      draw_part (cr, &livery, x, part, height);
      x += part;
      cairo_rectangle (cr, round (x) - 0.5, 0, 1, height);
      cairo_set_source_rgb (cr, ink.red, ink.green, ink.blue);
      cairo_fill (cr);
    }
  cairo_rectangle (cr, 0.5, 0.5, width - 1, height - 1);
  cairo_set_source_rgb (cr, ink.red, ink.green, ink.blue);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

/* Searching */

static void
search (gpointer data, OxbowErrand *errand)
{
  OxbowAnalysis *self = data;
  GCancellable *cancellable = oxbow_errand_get_cancellable (errand);
  for (size_t i = 0; i < G_N_ELEMENTS (stages); i++)
    {
      OxbowChances chances;
      if (!oxbow_chances_find (&chances, self->state, self->viewer, stages[i], SEED, cancellable))
        return;
      g_mutex_lock (&self->mutex);
      self->found = chances;
      self->has_found = true;
      self->is_settled = i > 0 || oxbow_state_turn (self->state) < 0;
      g_mutex_unlock (&self->mutex);
      oxbow_errand_tell (errand);
      if (oxbow_state_turn (self->state) < 0)
        return;
    }
}

static void
take_found (OxbowAnalysis *self)
{
  g_mutex_lock (&self->mutex);
  bool is_news = self->has_found && !self->is_stale && (self->is_settled || !self->is_known);
  if (is_news)
    self->chances = self->found;
  self->has_found = false;
  g_mutex_unlock (&self->mutex);
  if (!is_news)
    return;
  self->is_known = true;
  show_shares (self);
}

static void
told_cb (gpointer data)
{
  take_found (data);
}

static void begin (OxbowAnalysis *self);

static void
ended_cb (gpointer data)
{
  OxbowAnalysis *self = data;
  take_found (self);
  g_clear_pointer (&self->errand, oxbow_errand_free);
  if (self->is_stale)
    begin (self);
}

static const OxbowErrandKind kind = { .name = "analysis", .is_humble = true, .run = search, .told = told_cb,
                                      .ended = ended_cb };

static void
begin (OxbowAnalysis *self)
{
  const OxbowState *state = oxbow_lens_get_state (self->lens);
  self->is_stale = false;
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || oxbow_state_ruleset (state)->estimate == NULL)
    return;
  g_free (self->state);
  g_clear_pointer (&self->setup, oxbow_setup_unref);
  self->state = oxbow_state_copy (state);
  self->setup = oxbow_setup_ref ((OxbowSetup *) state->setup);
  self->viewer = oxbow_lens_get_viewer (self->lens);
  if (self->viewer < 0)
    self->viewer = oxbow_chances_find_viewer (self->setup);
  self->errand = oxbow_errand_new (&kind, self);
}

/* What was found last stays until there is better: then nothing flickers. */
static void
look_again (OxbowAnalysis *self)
{
  if (self->errand == NULL)
    {
      begin (self);
      return;
    }
  self->is_stale = true;
  oxbow_errand_cancel (self->errand);
}

static void
lens_changed_cb (OxbowAnalysis *self, int from, int to)
{
  if (from != to)
    look_again (self);
}

/* The widget */

static void
oxbow_analysis_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (oxbow_analysis_parent_class)->map (widget);
  look_again (OXBOW_ANALYSIS (widget));
}

static void
oxbow_analysis_unmap (GtkWidget *widget)
{
  OxbowAnalysis *self = OXBOW_ANALYSIS (widget);
  if (self->errand != NULL)
    oxbow_errand_cancel (self->errand);
  GTK_WIDGET_CLASS (oxbow_analysis_parent_class)->unmap (widget);
}

static void
oxbow_analysis_dispose (GObject *object)
{
  OxbowAnalysis *self = OXBOW_ANALYSIS (object);
  GtkWidget *child;
  g_clear_pointer (&self->errand, oxbow_errand_free);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->lens);
  G_OBJECT_CLASS (oxbow_analysis_parent_class)->dispose (object);
}

static void
oxbow_analysis_finalize (GObject *object)
{
  OxbowAnalysis *self = OXBOW_ANALYSIS (object);
  g_free (self->state);
  g_clear_pointer (&self->setup, oxbow_setup_unref);
  g_mutex_clear (&self->mutex);
  G_OBJECT_CLASS (oxbow_analysis_parent_class)->finalize (object);
}

static void
oxbow_analysis_class_init (OxbowAnalysisClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = oxbow_analysis_dispose;
  G_OBJECT_CLASS (class)->finalize = oxbow_analysis_finalize;
  widget_class->map = oxbow_analysis_map;
  widget_class->unmap = oxbow_analysis_unmap;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "analysis");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
oxbow_analysis_init (OxbowAnalysis *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  g_mutex_init (&self->mutex);
  self->labels = gtk_flow_box_new ();
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (self->labels), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (self->labels), OXBOW_MAX_SEATS);
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (self->labels), 12);
  oxbow_flow_settle (GTK_FLOW_BOX (self->labels));
  gtk_widget_set_parent (self->labels, GTK_WIDGET (self));
  self->bar = gtk_drawing_area_new ();
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->bar), draw_bar, self, NULL);
  gtk_widget_set_parent (self->bar, GTK_WIDGET (self));
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self->bar, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw), self->bar,
                           G_CONNECT_SWAPPED);
}

static void
add_share (OxbowAnalysis *self, int seat)
{
  const OxbowState *state = oxbow_lens_get_state (self->lens);
  OxbowLivery livery = oxbow_seat_get_livery (state, seat);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *chip = oxbow_chip_new (1);
  GtkWidget *label = gtk_label_new (NULL);
  oxbow_chip_set (OXBOW_CHIP (chip), OXBOW_BADGE_CHIP, &livery, 1);
  oxbow_chip_say (OXBOW_CHIP (chip), "");
  gtk_widget_set_visible (chip, !oxbow_chances_is_shared (state->setup));
  gtk_widget_add_css_class (label, "numeric");
  gtk_box_append (GTK_BOX (row), chip);
  gtk_box_append (GTK_BOX (row), label);
  gtk_flow_box_append (GTK_FLOW_BOX (self->labels), row);
  gtk_widget_set_focusable (gtk_widget_get_parent (row), FALSE);
  self->shares[seat] = GTK_LABEL (label);
}

GtkWidget *
oxbow_analysis_new (OxbowLens *lens)
{
  OxbowAnalysis *self = g_object_new (OXBOW_TYPE_ANALYSIS, NULL);
  const OxbowSetup *setup = oxbow_lens_get_state (lens)->setup;
  self->lens = g_object_ref (lens);
  for (int seat = 0; seat < setup->n_seats; seat++)
    if (oxbow_chances_is_told (setup, seat))
      add_share (self, seat);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (self->bar),
                                       (int) (BAR_EM * oxbow_em_get (GTK_WIDGET (self))));
  g_signal_connect_object (lens, "changed", G_CALLBACK (lens_changed_cb), self, G_CONNECT_SWAPPED);
  oxbow_analysis_set_brief (self, false);
  return GTK_WIDGET (self);
}

/* A box whose contents flow asks for no more width than one of them, unless they have to stand in one line. */
void
oxbow_analysis_set_brief (OxbowAnalysis *self, bool is_brief)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  self->is_brief = is_brief;
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), is_brief ? 1 : 3);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (self->labels), is_brief ? OXBOW_MAX_SEATS : 0);
  show_shares (self);
}

const OxbowChances *
oxbow_analysis_get_chances (OxbowAnalysis *self)
{
  return self->is_known ? &self->chances : NULL;
}

bool
oxbow_analysis_is_busy (OxbowAnalysis *self)
{
  return self->errand != NULL;
}
