/* recent.c: what can be continued: games and maps that were put away, and files that were open before
 *
 * A game whose last moves are in a journal only stands for its file, and so does a map with its last strokes. GTK's
 * dialog for files itself adds whatever is chosen in it, exported pictures and reports too, with a type of its own
 * guess: what can be continued is in a group.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/recent.h"

#include "core/ruleset.h"

#include <glib/gi18n-lib.h>
#include <gtk/gtk.h>
#include <string.h>

#define MIME_TYPE "application/x-oxbow+xml"
#define PROGRAM "Oxbow"
#define GROUP "Oxbow games and maps"

void
oxbow_recent_free (OxbowRecent *recent)
{
  g_free (recent->title);
  g_free (recent->game);
  g_free (recent->path);
  g_clear_pointer (&recent->recovery, oxbow_recovery_free);
  g_free (recent);
}

static int
compare_times (gconstpointer a, gconstpointer b)
{
  const OxbowRecent *one = *(const OxbowRecent *const *) a, *other = *(const OxbowRecent *const *) b;
  return one->seconds == other->seconds ? 0 : one->seconds < other->seconds ? 1 : -1;
}

static bool
has_path (GPtrArray *list, const char *path)
{
  for (unsigned int i = 0; i < list->len; i++)
    if (g_strcmp0 (((OxbowRecent *) list->pdata[i])->path, path) == 0)
      return true;
  return false;
}

static void
add_journals (GPtrArray *list)
{
  g_autofree char *folder = oxbow_autosave_folder ();
  g_autoptr (GPtrArray) recoveries = oxbow_recovery_list (folder, NULL);
  for (unsigned int i = 0; i < recoveries->len; i++)
    {
      OxbowRecovery *recovery = recoveries->pdata[i];
      OxbowRecent *recent = g_new0 (OxbowRecent, 1);
      recent->title = g_strdup (recovery->title);
      recent->game = g_strdup (recovery->game);
      recent->path = g_strdup (recovery->path);
      recent->seconds = recovery->seconds;
      recent->recovery = g_steal_pointer (&recoveries->pdata[i]);
      g_ptr_array_add (list, recent);
    }
}

static void
add_file (GPtrArray *list, GtkRecentInfo *info)
{
  g_autofree char *path = g_filename_from_uri (gtk_recent_info_get_uri (info), NULL, NULL);
  if (path == NULL || !gtk_recent_info_has_group (info, GROUP) || has_path (list, path)
      || !g_file_test (path, G_FILE_TEST_IS_REGULAR))
    return;
  OxbowRecent *recent = g_new0 (OxbowRecent, 1);
  recent->title = g_strdup (gtk_recent_info_get_display_name (info));
  recent->seconds = g_date_time_to_unix (gtk_recent_info_get_modified (info));
  recent->path = g_steal_pointer (&path);
  g_ptr_array_add (list, recent);
}

GPtrArray *
oxbow_recent_list (unsigned int n)
{
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) oxbow_recent_free);
  GList *items = gtk_recent_manager_get_items (gtk_recent_manager_get_default ());
  add_journals (list);
  for (GList *link = items; link != NULL; link = link->next)
    add_file (list, link->data);
  g_list_free_full (items, (GDestroyNotify) gtk_recent_info_unref);
  g_ptr_array_sort (list, compare_times);
  g_ptr_array_set_size (list, (int) MIN (list->len, n));
  return list;
}

/* Of the last two days also at what time: there may be more than one game of a scenario. */
static char *
describe_day (gint64 seconds)
{
  g_autoptr (GDateTime) then = g_date_time_new_from_unix_local (seconds), now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) midnight = g_date_time_new_local (g_date_time_get_year (now), g_date_time_get_month (now),
                                                          g_date_time_get_day_of_month (now), 0, 0, 0);
  gint64 days = (g_date_time_difference (midnight, then) + G_TIME_SPAN_DAY - 1) / G_TIME_SPAN_DAY;
  g_autofree char *time = g_date_time_format (then, "%H:%M");
  if (days <= 0)
    /* Translators: a time of day, as in 17:05 */
    return g_strdup_printf (_("Today, %s"), time);
  if (days == 1)
    return g_strdup_printf (_("Yesterday, %s"), time);
  return g_date_time_format (then, "%x");
}

/* The name of a person's file tells more than that of the game, which the picture shows, too. */
char *
oxbow_recent_describe (const OxbowRecent *recent)
{
  const OxbowRuleset *ruleset = recent->game != NULL ? oxbow_ruleset_find (recent->game) : NULL;
  g_autofree char *day = describe_day (recent->seconds);
  g_autofree char *file = recent->path != NULL ? g_filename_display_basename (recent->path) : NULL;
  if (ruleset == NULL)
    return g_steal_pointer (&day);
  if (recent->recovery != NULL && recent->recovery->is_draft && file == NULL)
    /* Translators: under the picture of a map that is being drawn: for which game, and when it was last drawn on */
    return g_strdup_printf (_("Map for %s · %s"), _(ruleset->title), day);
  /* Translators: under the picture of a game that can be continued: which game or which file, and when it was last
   * played */
  return g_strdup_printf (_("%s · %s"), file != NULL ? file : _(ruleset->title), day);
}

void
oxbow_recent_hide (OxbowRecent *recent)
{
  g_autofree char *uri = recent->path != NULL ? g_filename_to_uri (recent->path, NULL, NULL) : NULL;
  if (recent->recovery != NULL)
    oxbow_recovery_hold (recent->recovery);
  if (uri != NULL)
    gtk_recent_manager_remove_item (gtk_recent_manager_get_default (), uri, NULL);
}

void
oxbow_recent_unhide (OxbowRecent *recent)
{
  if (recent->path != NULL)
    oxbow_recent_add (recent->path);
  oxbow_recent_free (recent);
}

void
oxbow_recent_forget (OxbowRecent *recent)
{
  if (recent->recovery != NULL && oxbow_recovery_hold (recent->recovery))
    oxbow_recovery_finish (recent->recovery);
  oxbow_recent_free (recent);
}

/* GTK 4.8 adds no group where the lowest byte of its name's address is nought, as it means to ask whether the name is
 * empty; that of an odd address never is. */
static const char *
get_group (void)
{
  static const _Alignas (2) char padded[] = "-" GROUP;
  return padded + 1;
}

void
oxbow_recent_add (const char *path)
{
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);
  char *groups[] = { (char *) get_group (), NULL };
  GtkRecentData data = { .mime_type = (char *) MIME_TYPE, .app_name = (char *) PROGRAM,
                         .app_exec = (char *) "oxbow %u", .groups = groups };
  g_mkdir_with_parents (g_get_user_data_dir (), 0700);
  if (uri != NULL)
    gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
}
