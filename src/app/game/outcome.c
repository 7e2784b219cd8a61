/* outcome.c: who won and why, as ranks and scores: a card in the panel
 *
 * The reason is the last thing that the game told: the sentence of the event that ended it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/outcome.h"
#include "app/game/chip.h"
#include "app/game/seat.h"
#include "app/shortened.h"

#include <glib/gi18n-lib.h>

struct _OxbowOutcome
{
  GtkWidget parent_instance;

  OxbowLens *lens;
  GtkWidget *reason, *table, *buttons;
};

G_DEFINE_FINAL_TYPE (OxbowOutcome, oxbow_outcome, GTK_TYPE_WIDGET)

static char *
tell_last (OxbowLens *lens)
{
  const OxbowEvents *events = oxbow_lens_get_events (lens);
  const OxbowState *state = oxbow_lens_get_state (lens);
  return events->n > 0 ? oxbow_state_ruleset (state)->tell (state, &events->items[events->n - 1]) : NULL;
}

static void
attach (OxbowOutcome *self, GtkWidget *child, int column, int row)
{
  gtk_grid_attach (GTK_GRID (self->table), child, column, row, 1, 1);
}

/* Narrow and with large letters even a word is broken rather than the card be wider than the window. */
static void
wrap (GtkWidget *label)
{
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
}

static void
add_seat (OxbowOutcome *self, const OxbowState *state, const OxbowResult *result, int seat, int row)
{
  OxbowLivery livery = oxbow_seat_get_livery (state, seat);
  g_autofree char *rank = g_strdup_printf ("%d.", result->rank[seat]);
  g_autofree char *score = g_strdup_printf ("%g", result->score[seat]);
  GtkWidget *chip = oxbow_chip_new (1.3), *name = gtk_label_new (oxbow_seat_get_name (state, seat));
  GtkWidget *points = gtk_label_new (score);
  oxbow_chip_set (OXBOW_CHIP (chip), OXBOW_BADGE_CHIP, &livery, 1);
  oxbow_chip_say (OXBOW_CHIP (chip), "");
  wrap (name);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_add_css_class (points, "numeric");
  gtk_widget_set_halign (points, GTK_ALIGN_END);
  attach (self, gtk_label_new (rank), 0, row);
  attach (self, chip, 1, row);
  attach (self, name, 2, row);
  attach (self, points, 3, row);
}

/* What the points do not tell: how the seat stood in the end. */
static int
add_standing (OxbowOutcome *self, const OxbowState *state, int seat, int row)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (state);
  g_autofree char *words = ruleset->standing != NULL ? ruleset->standing (state, seat) : NULL;
  if (words == NULL)
    return 0;
  GtkWidget *label = gtk_label_new (words);
  wrap (label);
  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_add_css_class (label, "caption");
  gtk_grid_attach (GTK_GRID (self->table), label, 2, row, 2, 1);
  return 1;
}

static void
add_heading (OxbowOutcome *self)
{
  GtkWidget *label = gtk_label_new (_("Points"));
  gtk_widget_set_halign (label, GTK_ALIGN_END);
  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_add_css_class (label, "caption");
  attach (self, label, 3, 0);
}

/* One alone has no place, nor have those who win or lose with each other, unless they have points of their own. */
static bool
has_places (const OxbowState *state, const OxbowResult *result)
{
  if (!oxbow_state_ruleset (state)->is_together)
    return state->setup->n_seats > 1;
  for (int seat = 0; seat < state->setup->n_seats; seat++)
    if (result->score[seat] != 0)
      return true;
  return false;
}

static void
show_ranks (OxbowOutcome *self, const OxbowState *state, const OxbowResult *result)
{
  GtkWidget *child;
  int row = 1;
  while ((child = gtk_widget_get_first_child (self->table)) != NULL)
    gtk_grid_remove (GTK_GRID (self->table), child);
  add_heading (self);
  for (int rank = 1; rank <= OXBOW_MAX_SEATS; rank++)
    for (int seat = 0; seat < state->setup->n_seats; seat++)
      if (result->rank[seat] == rank)
        {
          add_seat (self, state, result, seat, row++);
          row += add_standing (self, state, seat, row);
        }
}

static void
lens_changed_cb (OxbowOutcome *self)
{
  const OxbowState *state = oxbow_lens_get_state (self->lens);
  OxbowResult result = { 0 };
  bool is_over = oxbow_state_ruleset (state)->result (state, &result);
  gtk_widget_set_visible (GTK_WIDGET (self), is_over);
  if (!is_over)
    return;
  g_autofree char *reason = tell_last (self->lens);
  gtk_label_set_label (GTK_LABEL (self->reason), reason != NULL ? reason : "");
  show_ranks (self, state, &result);
  gtk_widget_set_visible (self->table, has_places (state, &result));
}

static void
oxbow_outcome_dispose (GObject *object)
{
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&OXBOW_OUTCOME (object)->lens);
  G_OBJECT_CLASS (oxbow_outcome_parent_class)->dispose (object);
}

static void
oxbow_outcome_class_init (OxbowOutcomeClass *class)
{
  G_OBJECT_CLASS (class)->dispose = oxbow_outcome_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (class), "outcome");
}

static void
add_button (OxbowOutcome *self, const char *label, const char *action, bool is_suggested)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);
  oxbow_shortened_fit_button (GTK_BUTTON (button));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  if (is_suggested)
    gtk_widget_add_css_class (button, "suggested-action");
  gtk_box_append (GTK_BOX (self->buttons), button);
}

static void
oxbow_outcome_init (OxbowOutcome *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 12);
  self->reason = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->reason), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->reason), 0);
  gtk_widget_set_parent (self->reason, GTK_WIDGET (self));
  self->table = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (self->table), 12);
  gtk_grid_set_row_spacing (GTK_GRID (self->table), 6);
  gtk_widget_set_parent (self->table, GTK_WIDGET (self));
  self->buttons = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_parent (self->buttons, GTK_WIDGET (self));
  add_button (self, _("_How It Went"), "game.how-it-went", true);
  add_button (self, _("_Replay"), "game.replay", false);
  add_button (self, _("_New Game"), "win.new-game", false);
}

GtkWidget *
oxbow_outcome_new (OxbowLens *lens)
{
  OxbowOutcome *self = g_object_new (OXBOW_TYPE_OUTCOME, NULL);
  self->lens = g_object_ref (lens);
  g_signal_connect_object (lens, "changed", G_CALLBACK (lens_changed_cb), self, G_CONNECT_SWAPPED);
  lens_changed_cb (self);
  return GTK_WIDGET (self);
}

void
oxbow_outcome_hide_buttons (OxbowOutcome *self)
{
  gtk_widget_set_visible (self->buttons, FALSE);
}
