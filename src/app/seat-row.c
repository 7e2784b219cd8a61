/* seat-row.c: who takes a seat: the name of a person, or what plays there otherwise
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/seat-row.h"
#include "app/computers.h"
#include "app/drop-down.h"
#include "app/engines.h"
#include "app/preferences.h"
#include "app/shortened.h"
#include "app/spoken.h"
#include "app/style.h"
#include "paint/badge.h"

#include <glib/gi18n-lib.h>

#define CHIP_PX 24
#define PERSON "player"         /* the value of a seat that a person takes */

/* A line of the list: the seat's value, where it has any, and the computer player, where there is one. */
typedef struct
{
  const char *value, *computer;
} Kind;

struct _OxbowSeatRow
{
  AdwEntryRow parent_instance;

  const OxbowSeat *seat;
  int i;
  GtkDropDown *chooser;
  GArray *kinds;                /* of Kind, in the order of the list */
  char **computers;             /* their names */
};

G_DEFINE_FINAL_TYPE (OxbowSeatRow, oxbow_seat_row, ADW_TYPE_ENTRY_ROW)

enum
{
  KIND_CHOSEN,
  N_SIGNALS
};

static unsigned int signals[N_SIGNALS];

static void
draw_chip (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  const OxbowSeatRow *self = data;
  OxbowLivery livery = oxbow_livery_for (self->seat->colour, self->i);
  oxbow_badge_draw (cr, oxbow_style_get_theme (), OXBOW_BADGE_CHIP, &livery, MIN (width, height));
}

static GtkWidget *
new_chip (OxbowSeatRow *self)
{
  GtkWidget *chip = gtk_drawing_area_new ();
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (chip), CHIP_PX);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (chip), CHIP_PX);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (chip), draw_chip, self, NULL);
  gtk_widget_set_valign (chip, GTK_ALIGN_CENTER);
  return chip;
}

/* Kinds of seats: a person, those of the game, the computer players */

const char *
oxbow_seat_row_get_value_title (const char *value)
{
  static const char *const titles[][2] =
  {
    { PERSON, N_("Person") }, { "steward", N_("Steward, by the rules") }, { "absent", N_("Nobody") },
  };
  for (size_t i = 0; i < G_N_ELEMENTS (titles); i++)
    if (g_str_equal (titles[i][0], value))
      return _(titles[i][1]);
  return value;
}

static void
add_kind (OxbowSeatRow *self, const char *title, const char *value, const char *computer)
{
  Kind kind = { value, computer };
  g_array_append_val (self->kinds, kind);
  gtk_string_list_append (GTK_STRING_LIST (gtk_drop_down_get_model (self->chooser)), title);
}

static void
add_kinds (OxbowSeatRow *self)
{
  const char *const *values = self->seat->values;
  if (values == NULL)
    add_kind (self, oxbow_seat_row_get_value_title (PERSON), NULL, NULL);
  for (int i = 0; values != NULL && values[i] != NULL; i++)
    add_kind (self, oxbow_seat_row_get_value_title (values[i]), values[i], NULL);
  if (values != NULL && !g_strv_contains (values, PERSON))
    return;
  self->computers = oxbow_computers_list ();
  for (int i = 0; self->computers[i] != NULL; i++)
    {
      /* Translators: who plays a seat; the computer player follows, as in "Computer: Medium" */
      g_autofree char *title = g_strdup_printf (_("Computer: %s"), oxbow_computer_get_title (self->computers[i]));
      add_kind (self, title, values != NULL ? PERSON : NULL, self->computers[i]);
    }
}

static bool
is_person (const Kind *kind)
{
  return kind->computer == NULL && (kind->value == NULL || g_str_equal (kind->value, PERSON));
}

/* Only a person is asked for a name. */
static void
show_title (OxbowSeatRow *self, bool has_name)
{
  /* Translators: the label of an entry: the name of the person who plays this seat, such as Black */
  g_autofree char *asked = g_strdup_printf (_("%s: name"), _(self->seat->title));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), has_name ? asked : _(self->seat->title));
}

static Kind
get_chosen (OxbowSeatRow *self)
{
  return g_array_index (self->kinds, Kind, gtk_drop_down_get_selected (self->chooser));
}

static void
kind_chosen_cb (OxbowSeatRow *self)
{
  Kind kind = get_chosen (self);
  gtk_editable_set_editable (GTK_EDITABLE (self), is_person (&kind));
  show_title (self, is_person (&kind));
  g_signal_emit (self, signals[KIND_CHOSEN], 0, kind.value, kind.computer);
}

/* An engine may be added while the list is there, or taken away; one that has another name now keeps its seat. Most
 * seats are not concerned. */
static void
engines_changed_cb (OxbowSeatRow *self)
{
  GtkStringList *lines = GTK_STRING_LIST (gtk_drop_down_get_model (self->chooser));
  Kind chosen = get_chosen (self);
  g_auto (GStrv) computers = g_steal_pointer (&self->computers);        /* one of them may be chosen */
  g_autofree char *renamed = chosen.computer != NULL ? oxbow_engines_find_rename (chosen.computer) : NULL;
  g_signal_handlers_block_by_func (self->chooser, kind_chosen_cb, self);
  g_array_set_size (self->kinds, 0);
  gtk_string_list_splice (lines, 0, g_list_model_get_n_items (G_LIST_MODEL (lines)), NULL);
  add_kinds (self);
  oxbow_seat_row_set_kind (self, chosen.value, renamed != NULL ? renamed : chosen.computer);
  g_signal_handlers_unblock_by_func (self->chooser, kind_chosen_cb, self);
  Kind now = get_chosen (self);
  if (g_strcmp0 (now.value, chosen.value) != 0 || g_strcmp0 (now.computer, chosen.computer) != 0)
    kind_chosen_cb (self);
}

static GtkWidget *
new_chooser (OxbowSeatRow *self)
{
  g_autofree char *label = g_strdup_printf (_("Who takes the seat %s"), _(self->seat->title));
  self->chooser = GTK_DROP_DOWN (gtk_drop_down_new (G_LIST_MODEL (gtk_string_list_new (NULL)), NULL));
  oxbow_drop_down_fit (self->chooser);
  add_kinds (self);
  gtk_widget_set_valign (GTK_WIDGET (self->chooser), GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->chooser), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect_object (self->chooser, "notify::selected", G_CALLBACK (kind_chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (oxbow_preferences_get (), "changed::engines", G_CALLBACK (engines_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self->chooser);
}

static void
oxbow_seat_row_finalize (GObject *object)
{
  g_array_unref (OXBOW_SEAT_ROW (object)->kinds);
  g_strfreev (OXBOW_SEAT_ROW (object)->computers);
  G_OBJECT_CLASS (oxbow_seat_row_parent_class)->finalize (object);
}

static void
oxbow_seat_row_class_init (OxbowSeatRowClass *class)
{
  G_OBJECT_CLASS (class)->finalize = oxbow_seat_row_finalize;
  signals[KIND_CHOSEN] = g_signal_new ("kind-chosen", OXBOW_TYPE_SEAT_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);
}

static void
oxbow_seat_row_init (OxbowSeatRow *self)
{
  self->kinds = g_array_new (FALSE, FALSE, sizeof (Kind));
}

GtkWidget *
oxbow_seat_row_new (const OxbowSeat *seat, int i, const char *name)
{
  OxbowSeatRow *self = g_object_new (OXBOW_TYPE_SEAT_ROW, "use-markup", FALSE, "activates-default", TRUE, NULL);
  self->seat = seat;
  self->i = i;
  show_title (self, true);
  gtk_editable_set_text (GTK_EDITABLE (self), name != NULL ? name : "");
  oxbow_shortened_tell (GTK_WIDGET (self));
  oxbow_spoken_open_entry (ADW_ENTRY_ROW (self));
  adw_entry_row_add_prefix (ADW_ENTRY_ROW (self), new_chip (self));
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (self), new_chooser (self));
  return GTK_WIDGET (self);
}

/* A computer player that is not known here is nobody's choice: then a person plays. */
void
oxbow_seat_row_set_kind (OxbowSeatRow *self, const char *value, const char *computer)
{
  for (unsigned int i = 0; i < self->kinds->len; i++)
    {
      const Kind *kind = &g_array_index (self->kinds, Kind, i);
      if ((kind->value == NULL || g_str_equal (kind->value, value)) && g_strcmp0 (kind->computer, computer) == 0)
        gtk_drop_down_set_selected (self->chooser, i);
    }
}

int
oxbow_seat_row_get_seat (OxbowSeatRow *self)
{
  return self->i;
}
