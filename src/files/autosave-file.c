/* autosave-file.c: journals as files: their names, locks, and how often one was tried
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/autosave-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

static char *
with_ending (const char *file, const char *ending)
{
  g_autofree char *name = g_strndup (file, strlen (file) - strlen (OXBOW_AUTOSAVE_ENDING));
  return g_strconcat (name, ending, NULL);
}

/* A lock file that was taken away while we waited for it is no lock. */
static bool
is_still_there (int fd, const char *path)
{
  struct stat mine, now;
  return fstat (fd, &mine) == 0 && stat (path, &now) == 0 && mine.st_dev == now.st_dev && mine.st_ino == now.st_ino;
}

static int
lock_path (const char *path, int flags)
{
  int fd = open (path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | flags, 0600);
  if (fd < 0)
    return -1;
  if (flock (fd, LOCK_EX | LOCK_NB) == 0 && is_still_there (fd, path))
    return fd;
  int code = errno;
  close (fd);
  errno = code;
  return -1;
}

int
oxbow_autosave_file_new (const char *folder, char **file)
{
  for (int i = 0; i < 1000; i++)
    {
      g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
      g_autofree char *time = g_date_time_format (now, "%Y%m%d-%H%M%S");
      g_autofree char *name = g_strdup_printf ("%s-%d-%d" OXBOW_AUTOSAVE_ENDING, time, (int) getpid (), i);
      g_autofree char *path = g_build_filename (folder, name, NULL), *lock = with_ending (path, ".lock");
      int fd = lock_path (lock, O_EXCL);
      if (fd < 0 && errno != EEXIST)
        return -1;
      if (fd < 0)
        continue;
      *file = g_steal_pointer (&path);
      return fd;
    }
  errno = EEXIST;
  return -1;
}

int
oxbow_autosave_file_lock (const char *file)
{
  g_autofree char *lock = with_ending (file, ".lock");
  int fd = lock_path (lock, 0);
  if (fd >= 0 && !g_file_test (file, G_FILE_TEST_EXISTS))
    {
      g_unlink (lock);
      close (fd);
      return -1;
    }
  return fd;
}

int
oxbow_autosave_file_n_tries (const char *file)
{
  struct stat info;
  g_autofree char *tries = with_ending (file, ".tries");
  return stat (tries, &info) == 0 ? (int) MIN (info.st_size, 1000) : 0;
}

/* The try must be on the disk before it is made: it may be the last thing that this process does. */
bool
oxbow_autosave_file_try (const char *file)
{
  g_autofree char *tries = with_ending (file, ".tries");
  int fd = open (tries, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (fd < 0)
    return false;
  bool noted = write (fd, "+", 1) == 1 && fsync (fd) == 0;
  close (fd);
  return noted;
}

void
oxbow_autosave_file_untry (const char *file)
{
  g_autofree char *tries = with_ending (file, ".tries");
  int n_left = oxbow_autosave_file_n_tries (file) - 1;
  if (n_left <= 0 || truncate (tries, n_left) != 0)
    g_unlink (tries);
}

bool
oxbow_autosave_file_note (const char *file, const char *ending)
{
  g_autofree char *note = with_ending (file, ".ending");
  return g_file_set_contents (note, ending, -1, NULL);
}

char *
oxbow_autosave_file_noted (const char *file)
{
  g_autofree char *note = with_ending (file, ".ending");
  char *word = NULL;
  return g_file_get_contents (note, &word, NULL, NULL) ? word : g_strdup ("");
}

bool
oxbow_autosave_file_note_stamp (const char *file, const OxbowFileStamp *stamp)
{
  g_autofree char *note = with_ending (file, ".stamp");
  g_autofree char *text = g_strdup_printf ("%d %" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %" G_GINT64_FORMAT "\n",
                                           stamp->is_known, stamp->size, stamp->seconds, stamp->nanoseconds);
  return g_file_set_contents (note, text, -1, NULL);
}

/* Disks and what lies on them may be numbered anew when the machine starts again: size and time tell enough. */
bool
oxbow_autosave_file_get_stamp (const char *file, const char *own, OxbowFileStamp *stamp)
{
  g_autofree char *note = with_ending (file, ".stamp"), *text = NULL;
  gint64 is_known, size, seconds, nanoseconds;
  if (!g_file_get_contents (note, &text, NULL, NULL)
      || sscanf (text, "%" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %" G_GINT64_FORMAT, &is_known,
                 &size, &seconds, &nanoseconds) != 4)
    return false;
  *stamp = oxbow_file_stamp (own);
  stamp->is_known = is_known != 0;
  stamp->size = size;
  stamp->seconds = seconds;
  stamp->nanoseconds = nanoseconds;
  return true;
}

char *
oxbow_autosave_file_held (const char *file)
{
  return with_ending (file, ".held");
}

void
oxbow_autosave_file_remove (const char *file)
{
  g_autofree char *tries = with_ending (file, ".tries"), *lock = with_ending (file, ".lock");
  g_autofree char *note = with_ending (file, ".ending"), *stamp = with_ending (file, ".stamp");
  g_autofree char *held = with_ending (file, ".held");
  g_unlink (file);
  g_unlink (held);
  g_unlink (stamp);
  g_unlink (tries);
  g_unlink (note);
  g_unlink (lock);
}

bool
oxbow_autosave_file_set_aside (const char *file)
{
  g_autofree char *folder = g_path_get_dirname (file), *name = g_path_get_basename (file);
  g_autofree char *aside = g_build_filename (folder, "aside", NULL), *to = g_build_filename (aside, name, NULL);
  if (g_mkdir_with_parents (aside, 0700) != 0 || g_rename (file, to) != 0)
    return false;
  oxbow_autosave_file_remove (file);
  return true;
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

GPtrArray *
oxbow_autosave_file_list (const char *folder)
{
  GPtrArray *files = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, OXBOW_AUTOSAVE_ENDING))
      g_ptr_array_add (files, g_build_filename (folder, name, NULL));
  g_ptr_array_sort (files, compare_names);
  return files;
}
