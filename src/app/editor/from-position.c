/* from-position.c: a map that begins where a game stands
 *
 * A position is all of it, hands and the order of decks included, and goes into the map's file. Whether anybody hides
 * something is asked of the listings that the seats may read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/editor/from-position.h"
#include "app/application.h"
#include "core/listing.h"
#include "editor/new.h"

#include <glib/gi18n-lib.h>

static char *
list_for (const OxbowState *state, int viewer)
{
  g_autoptr (OxbowListing) listing = oxbow_listing_new ();
  state->setup->ruleset->list (state, viewer, listing);
  return g_strdup (listing->text->str);
}

/* What no seat knows, as the order of a deck, is nobody's secret. */
static bool
has_secrets (const OxbowState *state)
{
  g_autofree char *first = list_for (state, 0);
  for (int seat = 1; seat < state->setup->n_seats; seat++)
    {
      g_autofree char *other = list_for (state, seat);
      if (!g_str_equal (first, other))
        return true;
    }
  return false;
}

static void
draw (OxbowWindow *window)
{
  OxbowGame *game = oxbow_session_get_game (oxbow_window_get_session (window));
  g_autoptr (OxbowScenario) scenario = oxbow_new_from_position (oxbow_game_get_state (game));
  g_autoptr (OxbowDesk) desk = oxbow_desk_new (scenario);
  OxbowWindow *other = oxbow_window_new (OXBOW_APPLICATION (gtk_window_get_application (GTK_WINDOW (window))));
  oxbow_window_show_desk (other, desk);
  gtk_window_present (GTK_WINDOW (other));
}

static void
response_cb (OxbowWindow *window, const char *response)
{
  if (g_str_equal (response, "draw") && oxbow_window_get_session (window) != NULL)
    draw (window);
}

void
oxbow_draw_on_position (OxbowWindow *window)
{
  OxbowGame *game = oxbow_session_get_game (oxbow_window_get_session (window));
  if (!has_secrets (oxbow_game_get_state (game)))
    {
      draw (window);
      return;
    }
  GtkWidget *dialog = oxbow_window_ask (window, _("Show What Players Hide?"),
                                        _("The map will begin with this position, and with all of it: what players "
                                          "hide from each other is in its file, and can be seen when it is tried "
                                          "out."));
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _("_Cancel"), "draw", _("_Draw on It"),
                                    NULL);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (response_cb), window, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}
