/* seat-levels.c: a row that opens, with the level of each seat where they are not to be the same
 *
 * The first line of each list stands for what all seats have; the levels follow in their order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/seat-levels.h"

#include "app/drop-down.h"

#include <glib/gi18n-lib.h>

struct _OxbowSeatLevels
{
  AdwExpanderRow parent_instance;

  GPtrArray *rows;              /* borrowed */
  GtkDropDown *choosers[OXBOW_MAX_SEATS];       /* NULL: nobody plays there */
};

G_DEFINE_FINAL_TYPE (OxbowSeatLevels, oxbow_seat_levels, ADW_TYPE_EXPANDER_ROW)

static GtkDropDown *
new_chooser (const char *seat)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  /* Translators: the level of a seat: the one that was chosen for all seats */
  gtk_string_list_append (titles, _("Like All"));
  for (const OxbowPlayerLevel *level = oxbow_levels; level->id != NULL; level++)
    gtk_string_list_append (titles, _(level->title));
  GtkWidget *chooser = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&titles)), NULL);
  g_autofree char *label = g_strdup_printf (_("Who takes the seat %s"), seat);
  oxbow_drop_down_fit (GTK_DROP_DOWN (chooser));
  gtk_widget_set_valign (chooser, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chooser), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return GTK_DROP_DOWN (chooser);
}

static void
add_seat (OxbowSeatLevels *self, const OxbowSetup *setup, int seat)
{
  GtkWidget *row = adw_action_row_new ();
  const char *name = oxbow_setup_seat_name (setup, seat);
  self->choosers[seat] = new_chooser (name);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), GTK_WIDGET (self->choosers[seat]));
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), GTK_WIDGET (self->choosers[seat]));
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
  g_ptr_array_add (self->rows, row);
}

void
oxbow_seat_levels_set_scenario (OxbowSeatLevels *self, OxbowScenario *scenario, const OxbowSettings *settings)
{
  for (unsigned int i = 0; i < self->rows->len; i++)
    adw_expander_row_remove (ADW_EXPANDER_ROW (self), self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);
  for (int seat = 0; seat < OXBOW_MAX_SEATS; seat++)
    self->choosers[seat] = NULL;
  g_autoptr (OxbowSetup) setup = scenario != NULL ? oxbow_setup_new (scenario, settings, NULL) : NULL;
  for (int seat = 0; setup != NULL && seat < setup->n_seats; seat++)
    if (oxbow_setup_seat_is_played (setup, seat))
      add_seat (self, setup, seat);
  gtk_widget_set_visible (GTK_WIDGET (self), self->rows->len > 1);
}

const OxbowPlayerLevel *
oxbow_seat_levels_get (OxbowSeatLevels *self, int seat, const OxbowPlayerLevel *usual)
{
  unsigned int chosen = self->choosers[seat] != NULL ? gtk_drop_down_get_selected (self->choosers[seat]) : 0;
  return chosen > 0 ? &oxbow_levels[chosen - 1] : usual;
}

void
oxbow_seat_levels_choose (OxbowSeatLevels *self, int seat, const char *id)
{
  g_return_if_fail (self->choosers[seat] != NULL);

  const OxbowPlayerLevel *level = oxbow_level_find (id, NULL);
  gtk_drop_down_set_selected (self->choosers[seat], level != NULL ? 1 + (unsigned int) (level - oxbow_levels) : 0);
}

static void
oxbow_seat_levels_finalize (GObject *object)
{
  g_ptr_array_unref (OXBOW_SEAT_LEVELS (object)->rows);
  G_OBJECT_CLASS (oxbow_seat_levels_parent_class)->finalize (object);
}

static void
oxbow_seat_levels_class_init (OxbowSeatLevelsClass *class)
{
  G_OBJECT_CLASS (class)->finalize = oxbow_seat_levels_finalize;
}

static void
oxbow_seat_levels_init (OxbowSeatLevels *self)
{
  self->rows = g_ptr_array_new ();
}
