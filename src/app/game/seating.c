/* seating.c: who plays which seat from now on: a window over a game in play
 *
 * What is chosen holds at once. A computer that gives up its seat meanwhile is seen to do so.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/seating.h"
#include "app/computers.h"
#include "app/drop-down.h"
#include "app/preferences.h"

#include <glib/gi18n-lib.h>

struct _OxbowSeating
{
  AdwWindow parent_instance;

  OxbowGame *game;
  AdwPreferencesGroup *seats;
  AdwComboRow *pace;
  AdwComboRow *rows[OXBOW_MAX_SEATS];   /* NULL where nobody plays */
  char **computers[OXBOW_MAX_SEATS];    /* the lines of a row after the first, which is a person */
  bool is_filling;
};

G_DEFINE_FINAL_TYPE (OxbowSeating, oxbow_seating, ADW_TYPE_WINDOW)

static void
chosen_cb (OxbowSeating *self, GParamSpec *pspec, AdwComboRow *row)
{
  unsigned int i = adw_combo_row_get_selected (row);
  for (int seat = 0; seat < OXBOW_MAX_SEATS && !self->is_filling; seat++)
    if (self->rows[seat] == row)
      oxbow_game_set_computer (self->game, seat, i > 0 ? self->computers[seat][i - 1] : NULL);
}

static void
show_seat (OxbowSeating *self, int seat)
{
  const char *computer = oxbow_setup_seat_computer (oxbow_game_get_setup (self->game), seat);
  unsigned int i = 0;
  for (unsigned int k = 0; computer != NULL && self->computers[seat][k] != NULL; k++)
    if (g_str_equal (self->computers[seat][k], computer))
      i = k + 1;
  self->is_filling = true;
  adw_combo_row_set_selected (self->rows[seat], i);
  self->is_filling = false;
}

static void
seated_cb (OxbowSeating *self, int seat)
{
  if (self->rows[seat] != NULL)
    show_seat (self, seat);
}

/* Those that are known now, and one that only the file knows. */
static char **
list_computers (OxbowSeating *self, int seat)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) known = oxbow_computers_list ();
  const char *computer = oxbow_setup_seat_computer (oxbow_game_get_setup (self->game), seat);
  g_strv_builder_addv (names, (const char **) known);
  if (computer != NULL && !oxbow_computer_is_known (computer))
    g_strv_builder_add (names, computer);
  return g_strv_builder_end (names);
}

/* By that nobody else is chosen. */
static void
fill_row (OxbowSeating *self, int seat)
{
  GtkStringList *titles = GTK_STRING_LIST (adw_combo_row_get_model (self->rows[seat]));
  self->is_filling = true;
  g_strfreev (self->computers[seat]);
  self->computers[seat] = list_computers (self, seat);
  gtk_string_list_splice (titles, 0, g_list_model_get_n_items (G_LIST_MODEL (titles)), NULL);
  gtk_string_list_append (titles, _("Person"));
  for (int i = 0; self->computers[seat][i] != NULL; i++)
    {
      g_autofree char *title = g_strdup_printf (_("Computer: %s"),
                                                oxbow_computer_get_title (self->computers[seat][i]));
      gtk_string_list_append (titles, title);
    }
  show_seat (self, seat);
}

/* The preferences may be open beside this window: an engine is added, or has another name, by which the game calls who
 * sits there already. */
static void
engines_changed_cb (OxbowSeating *self)
{
  for (int seat = 0; seat < OXBOW_MAX_SEATS; seat++)
    if (self->rows[seat] != NULL)
      fill_row (self, seat);
}

static void
add_seat (OxbowSeating *self, int seat)
{
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  self->rows[seat] = ADW_COMBO_ROW (row);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                 oxbow_setup_seat_name (oxbow_game_get_setup (self->game), seat));
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (titles));
  oxbow_drop_down_fit_row (ADW_COMBO_ROW (row));
  fill_row (self, seat);
  g_signal_connect_swapped (row, "notify::selected", G_CALLBACK (chosen_cb), self);
  adw_preferences_group_add (self->seats, row);
}

static void
oxbow_seating_dispose (GObject *object)
{
  OxbowSeating *self = OXBOW_SEATING (object);

  for (int seat = 0; seat < OXBOW_MAX_SEATS; seat++)
    self->rows[seat] = NULL;    /* whoever still hears of seats and engines shows nothing of it */
  gtk_widget_dispose_template (GTK_WIDGET (object), OXBOW_TYPE_SEATING);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (oxbow_seating_parent_class)->dispose (object);
}

static void
oxbow_seating_finalize (GObject *object)
{
  for (int seat = 0; seat < OXBOW_MAX_SEATS; seat++)
    g_strfreev (OXBOW_SEATING (object)->computers[seat]);
  G_OBJECT_CLASS (oxbow_seating_parent_class)->finalize (object);
}

static void
oxbow_seating_class_init (OxbowSeatingClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = oxbow_seating_dispose;
  G_OBJECT_CLASS (class)->finalize = oxbow_seating_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/oxbowgames/Oxbow/seating.ui");
  gtk_widget_class_bind_template_child (widget_class, OxbowSeating, seats);
  gtk_widget_class_bind_template_child (widget_class, OxbowSeating, pace);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
oxbow_seating_init (OxbowSeating *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  oxbow_preferences_bind_pace (self->pace);
}

GtkWindow *
oxbow_seating_present (GtkWindow *parent, OxbowGame *game)
{
  OxbowSeating *self = g_object_new (OXBOW_TYPE_SEATING, "transient-for", parent, NULL);
  const OxbowSetup *setup = oxbow_game_get_setup (game);
  self->game = g_object_ref (game);
  for (int seat = 0; seat < setup->n_seats; seat++)
    if (oxbow_setup_seat_is_played (setup, seat))
      add_seat (self, seat);
  g_signal_connect_object (game, "seated", G_CALLBACK (seated_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (oxbow_preferences_get (), "changed::engines", G_CALLBACK (engines_changed_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  gtk_window_present (GTK_WINDOW (self));
  return GTK_WINDOW (self);
}
