/* generic.c: the view of any game that has none of its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/views/generic.h"
#include "app/game/prose.h"
#include "app/ground.h"
#include "app/views/position.h"

static void
seat_changed_cb (GtkWidget *prose, int from, int to, OxbowLens *lens)
{
  const OxbowState *state = oxbow_lens_get_state (lens);
  int seat = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (prose), "seat"));
  g_autofree char *standing = oxbow_state_ruleset (state)->standing (state, seat);
  oxbow_prose_say (OXBOW_PROSE (prose), standing != NULL ? standing : "");
}

GtkWidget *
oxbow_generic_seat_new (OxbowLens *lens, int seat)
{
  if (oxbow_state_ruleset (oxbow_lens_get_state (lens))->standing == NULL)
    return NULL;
  GtkWidget *prose = oxbow_prose_new ();
  g_object_set_data (G_OBJECT (prose), "seat", GINT_TO_POINTER (seat));
  gtk_widget_set_hexpand (prose, TRUE);
  gtk_widget_set_valign (prose, GTK_ALIGN_CENTER);
  g_signal_connect_object (lens, "changed", G_CALLBACK (seat_changed_cb), prose, G_CONNECT_SWAPPED);
  seat_changed_cb (prose, OXBOW_NO_NODE, oxbow_lens_get_node (lens), lens);
  return prose;
}

GString *
oxbow_generic_describe (const OxbowState *state, OxbowCell cell)
{
  const OxbowSetup *setup = state->setup;
  g_autofree char *ground = oxbow_ground_tell (setup->ruleset->palette, &setup->grid, cell, setup->terrain[cell]);
  return g_string_new (ground);
}

void
oxbow_generic_add (GString *text, char *sentence)
{
  g_string_append_printf (text, " %s", sentence);
  g_free (sentence);
}

const OxbowView oxbow_view_generic = {
  .figure = OXBOW_BADGE_CHIP,
  .new_panel = oxbow_position_new,
  .panel_below = true,
  .new_seat = oxbow_generic_seat_new,
};
