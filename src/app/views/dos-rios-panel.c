/* dos-rios-panel.c: Dos Rios in the side panel: the harvest row, and how each player stands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/views/dos-rios-panel.h"
#include "app/em.h"
#include "app/flow.h"
#include "app/game/chip.h"
#include "app/game/prose.h"
#include "app/room.h"
#include "app/style.h"
#include "app/tip.h"
#include "games/dos-rios/state.h"

#include <glib/gi18n-lib.h>

#define CARD_HEIGHT_EM 6.4
#define LOW_CARD_HEIGHT_EM 5.6
#define CARD_WIDTH_EM 4.1       /* "Moreno" fits in, and five of them into the panel */
#define LOW_EM 64               /* a window that is less high has lower cards */
#define MOST_CARDS 5            /* in a row */
#define NARROWEST_EM 2

static const char *const card_titles[] = {
  N_("Wheat"), N_("Tobacco"), N_("Corn"), N_("Logging"), N_("Verde"), N_("Moreno"), N_("Azul"), N_("Rojo"),
  N_("Desperados, Verde"), N_("Desperados, Moreno"), N_("Desperados, Azul"), N_("Desperados, Rojo"),
};

static const DosRiosState *
get_state (OxbowLens *lens)
{
  return (const DosRiosState *) oxbow_lens_get_state (lens);
}

static GtkWidget *
new_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

/* Whether a widget is made of other facts than it shows; they are kept as a line of text (which is taken). */
static bool
shows_another (GtkWidget *widget, char *facts)
{
  if (g_strcmp0 (facts, g_object_get_data (G_OBJECT (widget), "facts")) == 0)
    {
      g_free (facts);
      return false;
    }
  g_object_set_data_full (G_OBJECT (widget), "facts", facts, g_free);
  return true;
}

/* The harvest row */

static OxbowCardLook
look_of (int card)
{
  if (card >= DOS_RIOS_CARD_DESPERADO)
    return (OxbowCardLook) { .face = OXBOW_FACE_DESPERADO, .river = card - DOS_RIOS_CARD_DESPERADO };
  if (card >= DOS_RIOS_CARD_RIVER)
    return (OxbowCardLook) { .face = OXBOW_FACE_RIVER, .river = card - DOS_RIOS_CARD_RIVER };
  return (OxbowCardLook) { .face = (OxbowFace) (OXBOW_FACE_WHEAT + card - DOS_RIOS_CARD_WHEAT) };
}

static void
draw_card (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  OxbowCardLook look = look_of (GPOINTER_TO_INT (data) >> 1);
  look.chosen = GPOINTER_TO_INT (data) & 1;
  oxbow_badge_draw_card (cr, oxbow_style_get_theme (), &look, width, height);
}

static void
size_card (GtkWidget *row, GtkWidget *area)
{
  bool is_low = g_object_get_data (G_OBJECT (row), "low") != NULL;
  double em = oxbow_em_get (row);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area),
                                       (int) ((is_low ? LOW_CARD_HEIGHT_EM : CARD_HEIGHT_EM) * em));
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), (int) (CARD_WIDTH_EM * em));
}

static void
fit_row (GtkWidget *row, double width_em, double height_em)
{
  g_object_set_data (G_OBJECT (row), "low", GINT_TO_POINTER (height_em < LOW_EM));
  for (GtkWidget *child = gtk_widget_get_first_child (row); child != NULL; child = gtk_widget_get_next_sibling (child))
    size_card (row, gtk_overlay_get_child (GTK_OVERLAY (gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (child)))));
}

/* A card that shows nothing yet. */
static void
add_card (GtkWidget *row)
{
  GtkWidget *overlay = gtk_overlay_new (), *area = gtk_drawing_area_new (), *name = new_label (NULL, "caption");
  size_card (row, area);
  gtk_label_set_xalign (GTK_LABEL (name), 0.5);
  gtk_label_set_justify (GTK_LABEL (name), GTK_JUSTIFY_CENTER);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_set_valign (name, GTK_ALIGN_END);
  gtk_widget_add_css_class (name, "card-name");
  gtk_widget_set_halign (overlay, GTK_ALIGN_START);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), area);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), name);
  gtk_flow_box_append (GTK_FLOW_BOX (row), overlay);
  gtk_widget_set_focusable (gtk_widget_get_parent (overlay), FALSE);
}

static void
show_card (GtkFlowBoxChild *place, int card, bool is_current)
{
  GtkWidget *overlay = gtk_flow_box_child_get_child (place), *area = gtk_overlay_get_child (GTK_OVERLAY (overlay));
  g_autofree char *said = g_strdup_printf (is_current ? _("%s, the card to be taken") : "%s", _(card_titles[card]));
  int look = card << 1 | is_current;
  if (!shows_another (overlay, g_strdup_printf ("%d", look)))
    return;
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_card, GINT_TO_POINTER (look), NULL);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (overlay)), _(card_titles[card]));
  gtk_accessible_update_property (GTK_ACCESSIBLE (area), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (place), GTK_ACCESSIBLE_PROPERTY_LABEL, _(card_titles[card]), -1);
  oxbow_tip_set (overlay, said);
}

/* The deck's order is nobody's to know, what is in it everybody's. */
static bool
has_desperado (const DosRiosState *state)
{
  for (int i = 0; i < state->n_deck; i++)
    if (dos_rios_peek_deck (state)[i] >= DOS_RIOS_CARD_DESPERADO)
      return true;
  return false;
}

static char *
build_note (const DosRiosState *state)
{
  g_autofree char *counts = g_strdup_printf (_("Deck %d · discard %d"), state->n_deck, state->n_discard);
  if (!has_desperado (state))
    return g_strdup_printf (_("%s · no desperados in the deck"), counts);
  return g_strdup_printf (_("%s · desperados still in the deck"), counts);
}

/* The same of the row and of how many cards lie elsewhere. */
static bool
has_other_cards (GtkWidget *row, const DosRiosState *state)
{
  g_autoptr (GString) shown = g_string_new (NULL);
  g_string_append_printf (shown, "%d %d", state->n_deck, state->n_discard);
  for (int i = 0; i < state->n_row; i++)
    g_string_append_printf (shown, " %d", state->row[i]);
  return shows_another (row, g_string_free (g_steal_pointer (&shown), FALSE));
}

static void
row_changed_cb (GtkWidget *row, int from, int to, OxbowLens *lens)
{
  const DosRiosState *state = get_state (lens);
  if (!has_other_cards (row, state))
    return;
  GtkWidget *note = gtk_widget_get_next_sibling (row);
  g_autofree char *text = build_note (state);
  GtkFlowBoxChild *place;
  for (int i = 0; i < state->n_row; i++)
    {
      if (gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (row), i) == NULL)
        add_card (row);
      show_card (gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (row), i), state->row[i], i == 0);
    }
  while ((place = gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (row), state->n_row)) != NULL)
    gtk_flow_box_remove (GTK_FLOW_BOX (row), GTK_WIDGET (place));
  oxbow_prose_say (OXBOW_PROSE (note), text);
  gtk_widget_set_visible (gtk_widget_get_parent (row), state->n_row > 0);
}

GtkWidget *
oxbow_dos_rios_panel_new (OxbowLens *lens)
{
  GtkWidget *section = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *row = gtk_flow_box_new ();
  GtkWidget *note = oxbow_prose_new ();
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (row), GTK_SELECTION_NONE);
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (row), 6);
  gtk_flow_box_set_row_spacing (GTK_FLOW_BOX (row), 6);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (row), MOST_CARDS);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (row), 2);
  gtk_widget_set_halign (row, GTK_ALIGN_START);         /* side by side, however many there are */
  gtk_widget_add_css_class (row, "cards");
  oxbow_flow_settle (GTK_FLOW_BOX (row));
  gtk_widget_set_can_focus (row, FALSE);        /* nothing in it is pressed, and GTK would hold the keyboard there */
  gtk_box_append (GTK_BOX (section), new_label (_("Harvest row"), "section"));
  gtk_box_append (GTK_BOX (section), row);
  gtk_widget_add_css_class (note, "price");
  gtk_box_append (GTK_BOX (section), note);
  g_signal_connect_object (lens, "changed", G_CALLBACK (row_changed_cb), row, G_CONNECT_SWAPPED);
  row_changed_cb (row, OXBOW_NO_NODE, oxbow_lens_get_node (lens), lens);
  oxbow_room_watch (row, fit_row);
  return section;
}

/* How a player stands: money and wet buildings in words, what is left to build in pictures. The widgets stay from move
 * to move, and those that show something else are told so. */

typedef struct
{
  OxbowLens *lens;              /* which outlives them */
  int seat;
  OxbowProse *wet, *rios;
  GtkWidget *fincas, *hacienda, *dams;  /* chips */
} Standing;

static void
show_chips (GtkWidget *chips, OxbowBadge badge, const OxbowLivery *livery, int n, OxbowBadge rest, int n_rest,
            const char *said)
{
  oxbow_chip_set_parts (OXBOW_CHIP (chips), badge, livery, n, rest, n_rest);
  oxbow_chip_say (OXBOW_CHIP (chips), said);
  oxbow_tip_set (chips, said);
  gtk_widget_set_visible (chips, n + n_rest > 0);
}

static void
show_money (const Standing *self, const DosRiosState *state)
{
  int wet = dos_rios_n_wet_buildings (state, self->seat), money = state->players[self->seat].money;
  g_autofree char *rios = g_strdup_printf (ngettext ("%d rio", "%d rios", (gulong) money), money);
  /* Translators: of the four watered buildings that win */
  g_autofree char *buildings = g_strdup_printf (_("%d of 4 wet"), wet);
  oxbow_prose_say (self->wet, buildings);
  oxbow_prose_say (self->rios, rios);
}

static void
show_stock (const Standing *self, const DosRiosState *state)
{
  const DosRiosPlayer *player = &state->players[self->seat];
  const OxbowSeat *seats = oxbow_state_ruleset (oxbow_lens_get_state (self->lens))->seats;
  OxbowLivery livery = oxbow_livery_for (seats[self->seat].colour, self->seat);
  int cap = MIN (dos_rios_setup (state)->options.dam_cap, 8), dams = MIN (player->dams, cap);
  bool has_hacienda = player->hacienda == DOS_RIOS_NOWHERE;
  g_autofree char *fincas = g_strdup_printf (ngettext ("%d finca left, for 500 rios",
                                                       "%d fincas left, for 500 rios each", player->fincas),
                                             player->fincas);
  g_autofree char *reserve = g_strdup_printf (ngettext ("%d dam in reserve", "%d dams in reserve", player->dams),
                                              player->dams);
  show_chips (self->fincas, OXBOW_BADGE_FINCA, &livery, player->fincas, OXBOW_BADGE_FINCA, 0, fincas);
  show_chips (self->hacienda, OXBOW_BADGE_HACIENDA, &livery, has_hacienda, OXBOW_BADGE_HACIENDA, 0,
              _("Hacienda left, for 1000 rios"));
  show_chips (self->dams, OXBOW_BADGE_DAM, NULL, dams, OXBOW_BADGE_NO_DAM, cap - dams, reserve);
}

static bool
has_changed (GtkWidget *box, const DosRiosState *state, int seat)
{
  const DosRiosPlayer *player = &state->players[seat];
  return shows_another (box, g_strdup_printf ("%d %d %d %d %d", player->money, player->dams, player->fincas,
                                              player->hacienda, dos_rios_n_wet_buildings (state, seat)));
}

static void
seat_changed_cb (GtkWidget *box)
{
  const Standing *self = g_object_get_data (G_OBJECT (box), "standing");
  const DosRiosState *state = get_state (self->lens);
  if (!has_changed (box, state, self->seat))
    return;
  show_money (self, state);
  show_stock (self, state);
}

static GtkWidget *
add (GtkWidget *line, GtkWidget *child)
{
  gtk_box_append (GTK_BOX (line), child);
  return child;
}

static OxbowProse *
add_words (GtkWidget *line, const char *css_class)
{
  OxbowProse *words = OXBOW_PROSE (add (line, oxbow_prose_new ()));
  oxbow_prose_claim_width (words);
  oxbow_prose_set_narrowest (words, NARROWEST_EM);
  gtk_widget_set_valign (GTK_WIDGET (words), GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (words), css_class);
  return words;
}

GtkWidget *
oxbow_dos_rios_seat_new (OxbowLens *lens, int seat)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *words = add (box, gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12));
  GtkWidget *pictures = add (box, gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4));
  Standing *self = g_new0 (Standing, 1);
  self->lens = lens;
  self->seat = seat;
  self->wet = add_words (words, "price");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->wet),
                               _("Buildings that have water. A hacienda and three fincas that have it win."));
  gtk_widget_set_hexpand (GTK_WIDGET (self->wet), TRUE);
  self->rios = add_words (words, "numeric");
  oxbow_prose_stand_at_end (self->rios);
  self->fincas = add (pictures, oxbow_chip_new (1.2));
  self->hacienda = add (pictures, oxbow_chip_new (1.2));
  GtkWidget *space = add (pictures, gtk_label_new (NULL));
  self->dams = add (pictures, oxbow_chip_new (1.2));
  gtk_widget_set_hexpand (space, TRUE);
  g_object_set_data_full (G_OBJECT (box), "standing", self, g_free);
  g_signal_connect_object (lens, "changed", G_CALLBACK (seat_changed_cb), box, G_CONNECT_SWAPPED);
  seat_changed_cb (box);
  return box;
}
