/* recent.c: which files can be continued
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/recent.h"

#include <glib/gstdio.h>
#include <gtk/gtk.h>

static char *folder;

static char *
write_file (const char *name)
{
  char *path = g_build_filename (folder, name, NULL);
  g_assert_true (g_file_set_contents (path, name, -1, NULL));
  return path;
}

/* Adds a file as GTK's dialog does where one has been chosen. */
static void
choose_file (const char *path, const char *type)
{
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);
  GtkRecentData data = { .mime_type = (char *) type, .app_name = (char *) "Oxbow", .app_exec = (char *) "oxbow %u" };
  g_assert_true (gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data));
}

static int
count_recent (const char *path)
{
  g_autoptr (GPtrArray) list = oxbow_recent_list (100);
  int n = 0;
  for (unsigned int i = 0; i < list->len; i++)
    n += g_strcmp0 (((OxbowRecent *) list->pdata[i])->path, path) == 0;
  return n;
}

/* A picture that was exported is no game to continue; a game is one, whatever the dialog took it for. */
static void
test_recent_files (void)
{
  g_autofree char *game = write_file ("recent.oxbow"), *picture = write_file ("recent.png");
  choose_file (picture, "image/png");
  oxbow_recent_add (game);
  choose_file (game, "application/octet-stream");
  g_assert_cmpint (count_recent (picture), ==, 0);
  g_assert_cmpint (count_recent (game), ==, 1);
  g_unlink (game);
  g_unlink (picture);
}

/* Two games of a scenario, or two files with one title, are told apart. */
static void
test_recent_description (void)
{
  gint64 now = g_get_real_time () / G_USEC_PER_SEC;
  g_autoptr (GDateTime) local = g_date_time_new_from_unix_local (now);
  g_autofree char *clock = g_date_time_format (local, "%H:%M");
  g_autofree char *in_journal = g_strdup_printf ("Dos Rios · Today, %s", clock);
  g_autofree char *in_file = g_strdup_printf ("valley.oxbow · Today, %s", clock);
  g_autofree char *of_map = g_strdup_printf ("Map for Dos Rios · Today, %s", clock);
  OxbowRecovery game = { .game = (char *) "dos-rios" }, map = { .game = (char *) "dos-rios", .is_draft = true };
  char *path = (char *) "/games/valley.oxbow";
  const struct { OxbowRecent recent; const char *line; } rows[] = {
    { { .game = game.game, .recovery = &game, .seconds = now }, in_journal },
    { { .game = game.game, .recovery = &game, .seconds = now, .path = path }, in_file },
    { { .game = map.game, .recovery = &map, .seconds = now }, of_map },
    { { .game = map.game, .recovery = &map, .seconds = now, .path = path }, in_file },
  };
  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *line = oxbow_recent_describe (&rows[i].recent);
      g_assert_cmpstr (line, ==, rows[i].line);
    }
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  folder = g_dir_make_tmp ("oxbow-recent-XXXXXX", NULL);
  g_test_add_func ("/app/recent/files", test_recent_files);
  g_test_add_func ("/app/recent/description", test_recent_description);
  int status = g_test_run ();
  g_rmdir (folder);
  g_free (folder);
  return status;
}
