/* banner.c: the head of the side panel: whose turn it is, where the game stands, and what is asked now
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/banner.h"
#include "app/explained.h"
#include "app/game/chip.h"
#include "app/game/piece.h"
#include "app/game/prose.h"
#include "app/game/seat.h"
#include "app/view.h"

#include <glib/gi18n-lib.h>

struct _OxbowBanner
{
  GtkWidget parent_instance;

  OxbowLens *lens;
  OxbowProse *title, *note, *standing, *task;
  OxbowChip *pips;
};

G_DEFINE_FINAL_TYPE (OxbowBanner, oxbow_banner, GTK_TYPE_WIDGET)

static char *
build_result_title (const OxbowState *state)
{
  OxbowResult result;
  if (!oxbow_state_ruleset (state)->result (state, &result))
    return g_strdup (_("The game is over"));
  if (result.winner == OXBOW_EVERYBODY)
    return g_strdup (_("Won together"));
  if (result.winner == OXBOW_NOBODY)
    {
      bool is_lost = state->setup->n_seats == 1 || oxbow_state_ruleset (state)->is_together;
      return g_strdup (is_lost ? _("The game is lost") : _("Nobody wins"));
    }
  if (state->setup->n_seats == 1)       /* against nobody else who has a name */
    return g_strdup (_("The game is won"));
  return g_strdup_printf (_("%s wins"), oxbow_seat_get_name (state, result.winner));
}

char *
oxbow_banner_build_title (const OxbowState *state)
{
  int seat = oxbow_state_turn (state);
  if (seat < 0)
    return build_result_title (state);
  if (state->setup->n_seats == 1)
    return g_strdup (oxbow_setup_seat_computer (state->setup, seat) != NULL ? _("The computer's turn")
                                                                            : _("Your turn"));
  return g_strdup_printf (_("%s to move"), oxbow_seat_get_name (state, seat));
}

static char *
build_note (const OxbowState *state, int left, int most)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (state);
  g_autofree char *stage = ruleset->stage != NULL ? ruleset->stage (state) : NULL;
  if (left < 0)
    return g_steal_pointer (&stage);
  g_autofree char *points = g_strdup_printf (ngettext ("%d of %d point left", "%d of %d points left", (gulong) most),
                                             left, most);
  return stage != NULL ? g_strdup_printf ("%s · %s", points, stage) : g_steal_pointer (&points);
}

/* Where one alone plays, no list of players shows which computer it is, or that it waits. */
static char *
build_computers_task (OxbowLens *lens)
{
  bool is_alone = oxbow_lens_get_state (lens)->setup->n_seats == 1;
  return is_alone && !oxbow_lens_is_looking (lens) ? g_strdup (oxbow_lens_get_hold (lens)) : NULL;
}

char *
oxbow_banner_build_task (OxbowLens *lens)
{
  const OxbowState *state = oxbow_lens_get_state (lens);
  const OxbowRuleset *ruleset = oxbow_state_ruleset (state);
  int seat = oxbow_state_turn (state);
  if (seat >= 0 && oxbow_setup_seat_computer (state->setup, seat) != NULL)
    return build_computers_task (lens);
  if (seat < 0 || ruleset->task == NULL)
    return NULL;
  if (oxbow_lens_is_open (lens))
    return ruleset->task (state);
  if (oxbow_lens_get_hold (lens) == NULL || oxbow_lens_is_looking (lens))
    return NULL;
  return g_strdup (oxbow_lens_is_taught (lens) ? oxbow_lens_get_hold (lens)
                                               : _("A computer plays until the turn is over."));
}

/* Where one alone plays there is no list of players to show it. */
static char *
build_standing (const OxbowState *state)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (state);
  return ruleset->standing != NULL && state->setup->n_seats == 1 ? ruleset->standing (state, 0) : NULL;
}

static void
show (OxbowBanner *self, OxbowProse *prose, const char *text)
{
  oxbow_prose_say (prose, text != NULL ? text : "");
  oxbow_explained_tell (GTK_WIDGET (prose), oxbow_state_ruleset (oxbow_lens_get_state (self->lens)),
                        text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (prose), text != NULL);
}

static void
show_task (OxbowBanner *self)
{
  g_autofree char *task = oxbow_banner_build_task (self->lens);
  show (self, self->task, task);
}

static void
lens_changed_cb (OxbowBanner *self)
{
  const OxbowState *state = oxbow_lens_get_state (self->lens);
  const OxbowView *view = oxbow_view_find (oxbow_state_ruleset (state));
  int most = 0, left = view->points != NULL && oxbow_state_turn (state) >= 0 ? view->points (state, &most) : -1;
  g_autofree char *title = oxbow_banner_build_title (state), *note = build_note (state, left, most);
  g_autofree char *standing = build_standing (state);
  oxbow_prose_say (self->title, title);
  show (self, self->note, note);
  show (self, self->standing, standing);
  show_task (self);
  oxbow_chip_set_parts (self->pips, OXBOW_BADGE_POINT, NULL, left, OXBOW_BADGE_NO_POINT, most - left);
  gtk_widget_set_visible (GTK_WIDGET (self->pips), left >= 0 && most <= 12);
}

static void
oxbow_banner_dispose (GObject *object)
{
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&OXBOW_BANNER (object)->lens);
  G_OBJECT_CLASS (oxbow_banner_parent_class)->dispose (object);
}

static void
oxbow_banner_class_init (OxbowBannerClass *class)
{
  G_OBJECT_CLASS (class)->dispose = oxbow_banner_dispose;
  GTK_WIDGET_CLASS (class)->snapshot = oxbow_piece_snapshot;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (class), "banner");
}

static OxbowProse *
add_words (GtkWidget *parent, const char *css_class)
{
  GtkWidget *words = oxbow_prose_new ();
  gtk_widget_add_css_class (words, css_class);
  gtk_widget_set_parent (words, parent);
  return OXBOW_PROSE (words);
}

static void
oxbow_banner_init (OxbowBanner *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_widget_set_parent (head, GTK_WIDGET (self));
  self->title = add_words (head, "title-2");
  oxbow_prose_claim_width (self->title);
  gtk_widget_set_hexpand (GTK_WIDGET (self->title), TRUE);
  self->pips = OXBOW_CHIP (oxbow_chip_new (1.15));
  oxbow_chip_say (self->pips, "");
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->pips));
  self->note = add_words (GTK_WIDGET (self), "dim-label");
  self->standing = add_words (GTK_WIDGET (self), "standing");
  self->task = add_words (GTK_WIDGET (self), "task");
}

GtkWidget *
oxbow_banner_new (OxbowLens *lens)
{
  OxbowBanner *self = g_object_new (OXBOW_TYPE_BANNER, NULL);
  self->lens = g_object_ref (lens);
  g_signal_connect_object (lens, "changed", G_CALLBACK (lens_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (lens, "held", G_CALLBACK (show_task), self, G_CONNECT_SWAPPED);
  lens_changed_cb (self);
  return GTK_WIDGET (self);
}
