/* generic.c: the view of any game that has none of its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/views/generic.h"
#include "app/game/prose.h"
#include "app/views/position.h"

#include <glib/gi18n-lib.h>

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
  const OxbowTerrain *terrain = oxbow_palette_find_terrain (setup->ruleset->palette, setup->terrain[cell]);
  GString *text = g_string_new (NULL);
  /* Translators: a cell, and its terrain as it stands in lists: "D5: Forest." */
  g_string_append_printf (text, _("%s: %s."), OXBOW_CELL_NAME (&setup->grid, cell),
                          terrain != NULL ? _(terrain->title) : _("nothing"));
  return text;
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
