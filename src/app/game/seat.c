/* seat.c: a seat in the window: its name and colour, and the card that shows how it stands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/seat.h"
#include "app/em.h"
#include "app/game/chip.h"
#include "app/game/opponent.h"
#include "app/game/piece.h"
#include "app/room.h"
#include "app/view.h"

#include <glib/gi18n-lib.h>

#define LEAST_ROW_EM 20         /* what is less wide has no room for a row */
#define PANEL_PX 360            /* how wide the panel is; where letters are large it grows, but to less than a row */

struct _OxbowSeatCard
{
  GtkWidget parent_instance;

  OxbowLens *lens;
  int seat;
  GtkLabel *player;             /* which computer plays, or NULL */
};

G_DEFINE_FINAL_TYPE (OxbowSeatCard, oxbow_seat_card, GTK_TYPE_WIDGET)

const char *
oxbow_seat_get_name (const OxbowState *state, int seat)
{
  return oxbow_setup_seat_name (state->setup, seat);
}

OxbowLivery
oxbow_seat_get_livery (const OxbowState *state, int seat)
{
  return oxbow_livery_for (oxbow_state_ruleset (state)->seats[seat].colour, seat);
}

/* Which computer sits there, and that it is thinking. */
static void
show_player (OxbowSeatCard *self)
{
  OxbowGame *game = oxbow_lens_get_game (self->lens);
  const char *title = oxbow_opponent_get_title (oxbow_game_get_setup (game), self->seat);
  bool thinks = oxbow_lens_get_thinker (self->lens) == self->seat;
  /* Translators: a level of computer players, as in "Medium is thinking" */
  g_autofree char *text = title != NULL ? g_strdup_printf (thinks ? _("%s is thinking") : "%s", title) : NULL;
  gtk_label_set_label (self->player, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->player), text != NULL);
}

/* The accent bar, and the same in words. */
static void
lens_changed_cb (OxbowSeatCard *self)
{
  const OxbowState *state = oxbow_lens_get_state (self->lens);
  bool decides = oxbow_state_turn (state) == self->seat;
  g_autofree char *label = NULL;
  if (decides)
    gtk_widget_add_css_class (GTK_WIDGET (self), "to-move");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "to-move");
  show_player (self);
  label = g_strdup_printf (decides ? _("%s, to move") : "%s", oxbow_seat_get_name (state, self->seat));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
oxbow_seat_card_dispose (GObject *object)
{
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&OXBOW_SEAT_CARD (object)->lens);
  G_OBJECT_CLASS (oxbow_seat_card_parent_class)->dispose (object);
}

static void
oxbow_seat_card_class_init (OxbowSeatCardClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = oxbow_seat_card_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  widget_class->snapshot = oxbow_piece_snapshot;
  gtk_widget_class_set_css_name (widget_class, "seatcard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* A folded panel is measured before it is ever shown, and asks for no more than it will have. */
static void
oxbow_seat_card_init (OxbowSeatCard *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 12);
}

/* As many letters as stand in one line: a longer name, or the title of who plays there, may take two. */
static int
find_longest_name (const OxbowState *state)
{
  long longest = 0;
  for (int seat = 0; seat < state->setup->n_seats; seat++)
    longest = MAX (longest, g_utf8_strlen (oxbow_seat_get_name (state, seat), -1));
  return (int) MIN (longest, 12);
}

/* Where pictures beside the name would be small for the letters, they stand below it. */
static void
fit (GtkWidget *widget, double width_em, double height_em)
{
  bool is_narrow = MIN (width_em, PANEL_PX / oxbow_em_get (widget)) < LEAST_ROW_EM;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_layout_manager (widget)),
                                  is_narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}

static GtkWidget *
new_name (OxbowSeatCard *self, const OxbowState *state)
{
  GtkWidget *names = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *player = gtk_label_new (NULL);
  GtkWidget *name = gtk_label_new (oxbow_seat_get_name (state, self->seat));
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_label_set_width_chars (GTK_LABEL (name), find_longest_name (state));
  gtk_widget_add_css_class (name, "heading");
  gtk_label_set_xalign (GTK_LABEL (player), 0);
  gtk_label_set_wrap (GTK_LABEL (player), TRUE);
  gtk_widget_add_css_class (player, "caption");
  gtk_widget_add_css_class (player, "dim-label");
  gtk_box_append (GTK_BOX (names), name);
  gtk_box_append (GTK_BOX (names), player);
  gtk_widget_set_valign (names, GTK_ALIGN_CENTER);
  self->player = GTK_LABEL (player);
  return names;
}

static void
add_contents (OxbowSeatCard *self, GtkSizeGroup *group)
{
  const OxbowState *state = oxbow_lens_get_state (self->lens);
  const OxbowView *view = oxbow_view_find (oxbow_state_ruleset (state));
  OxbowLivery livery = oxbow_seat_get_livery (state, self->seat);
  GtkWidget *chip = oxbow_chip_new (1.7), *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *more = view->new_seat != NULL ? view->new_seat (self->lens, self->seat) : NULL;
  GtkWidget *names = new_name (self, state);
  oxbow_chip_set (OXBOW_CHIP (chip), view->figure, &livery, 1);
  oxbow_chip_say (OXBOW_CHIP (chip), "");
  gtk_box_append (GTK_BOX (head), chip);
  gtk_box_append (GTK_BOX (head), names);
  gtk_size_group_add_widget (group, names);
  gtk_widget_set_hexpand (more != NULL ? more : head, TRUE);
  gtk_widget_set_parent (head, GTK_WIDGET (self));
  if (more != NULL)
    gtk_widget_set_parent (more, GTK_WIDGET (self));
  oxbow_room_watch (GTK_WIDGET (self), fit);
}

GtkWidget *
oxbow_seat_card_new (OxbowLens *lens, int seat, GtkSizeGroup *names)
{
  OxbowSeatCard *self = g_object_new (OXBOW_TYPE_SEAT_CARD, NULL);
  self->lens = g_object_ref (lens);
  self->seat = seat;
  add_contents (self, names);
  g_signal_connect_object (lens, "changed", G_CALLBACK (lens_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (lens, "news", G_CALLBACK (show_player), self, G_CONNECT_SWAPPED);
  lens_changed_cb (self);
  return GTK_WIDGET (self);
}
