/* main.c: oxbow, the program with a window
 *
 * Signals that a full disk or a closed pipe would raise are ignored, so that they come back as errors with a sentence.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/application.h"
#include "app/preferences.h"
#include "files/library.h"

#include <glib/gi18n-lib.h>
#include <locale.h>
#include <signal.h>

int
main (int argc, char **argv)
{
  g_autoptr (GError) error = NULL;
  signal (SIGPIPE, SIG_IGN);
  signal (SIGXFSZ, SIG_IGN);
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, oxbow_library_translations ());
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_set_application_name (_("Oxbow"));
  if (!oxbow_preferences_load (&error))
    {
      g_printerr ("oxbow: %s\n", error->message);
      return 1;
    }
  g_autoptr (OxbowApplication) application = oxbow_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
