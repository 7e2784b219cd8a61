/* about.c: the window about the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/about.h"
#include "config.h"
#include "core/ruleset.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

static const char release_notes[] =
  N_("<p>The first release plays four games on one board:</p>"
     "<ul><li>every move can be taken back, chance and the other players' moves included;</li>"
     "<li>what may be done is shown, and what may not is explained;</li>"
     "<li>nothing is lost by closing, by a crash or by a full disk.</li></ul>");

/* Whose games they are: a line each, under the name of the game. */
static void
add_games (AdwAboutWindow *about)
{
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    {
      const char *credits[] = { _(oxbow_rulesets[i]->credits), NULL };
      adw_about_window_add_credit_section (about, _(oxbow_rulesets[i]->title), credits);
    }
}

void
oxbow_about_show (GtkWindow *parent)
{
  GtkWidget *about = adw_about_window_new ();
  g_object_set (about, "transient-for", parent, "destroy-with-parent", TRUE, "application-name", _("Oxbow"),
                "application-icon", OXBOW_APP_ID, "version", OXBOW_VERSION, "developer-name",
                _("The Oxbow project"), "license-type", GTK_LICENSE_GPL_3_0, "copyright",
                _("© 2026 The Oxbow project"), "comments",
                _("Plays and designs hex board games about land and water.\n\nOxbow is independent of the designers "
                  "and publishers of the games it plays. It contains none of their pictures and texts: the maps, the "
                  "pictures and the words are its own."),
                "release-notes", _(release_notes), "release-notes-version", OXBOW_VERSION, "translator-credits",
                /* Translators: your names, a line each */
                _("translator-credits"), NULL);
  add_games (ADW_ABOUT_WINDOW (about));
  adw_about_window_add_legal_section (ADW_ABOUT_WINDOW (about), _("Maps and texts"), NULL, GTK_LICENSE_CUSTOM,
                                      _("The maps and texts that come with Oxbow may be used under the terms of "
                                        "<a href=\"https://creativecommons.org/licenses/by-sa/4.0/\">CC BY-SA "
                                        "4.0</a>."));
  gtk_window_present (GTK_WINDOW (about));
}
