/* restore.c: the games and maps that were open when the program ended
 *
 * A journal whose recovery fails, or ends the program, is tried again at the next starts and set aside after three: a
 * bad one never keeps the program from starting.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/restore.h"
#include "app/window.h"

#include <glib/gi18n-lib.h>

static bool
restore (OxbowApplication *application, OxbowRecovery *recovery, char **notice)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowSession) session = recovery->is_draft ? NULL : oxbow_session_recover (recovery, &error);
  g_autoptr (OxbowDesk) desk = recovery->is_draft ? oxbow_desk_recover (recovery, &error) : NULL;
  if (session == NULL && desk == NULL)
    {
      g_free (*notice);
      *notice = g_strdup (error->message);
      return false;
    }
  OxbowWindow *window = oxbow_window_new (application);
  if (desk != NULL)
    oxbow_window_show_desk (window, desk);
  else
    oxbow_window_show_session (window, session);
  gtk_window_present (GTK_WINDOW (window));
  return true;
}

static char *
tell_aside (const char *folder, int n)
{
  return g_strdup_printf (ngettext ("%d game or map could not be opened again and was set aside in %s/aside.",
                                    "%d games or maps could not be opened again and were set aside in %s/aside.",
                                    (gulong) n),
                          n, folder);
}

/* The game that was played last gets the last window: the one in front. */
int
oxbow_restore_games (OxbowApplication *application, char **notice)
{
  int n = 0, n_aside;
  g_autofree char *folder = oxbow_autosave_folder ();
  g_autoptr (GPtrArray) list = oxbow_recovery_list (folder, &n_aside);
  *notice = n_aside > 0 ? tell_aside (folder, n_aside) : NULL;
  for (unsigned int i = list->len; i > 0; i--)
    {
      OxbowRecovery *recovery = list->pdata[i - 1];
      if (recovery->ending != OXBOW_ENDING_CLOSED)
        n += restore (application, recovery, notice);
    }
  return n;
}
