/* load.c: the bytes of a file, within a limit
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/load.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define CHUNK (64 << 10)

char *
oxbow_file_name (const char *path)
{
  if (strcmp (path, "/dev/stdin") == 0)
    return g_strdup (_("standard input"));
  g_autofree char *name = *path != '\0' ? g_filename_display_basename (path) : g_strdup ("");
  GString *shown = g_string_new (NULL);
  for (const char *p = name; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar letter = g_utf8_get_char (p);
      g_string_append_unichar (shown, g_unichar_iscntrl (letter) ? 0xfffd : letter);
    }
  return g_string_free (shown, FALSE);
}

void
oxbow_load_refuse (const char *path, int code, GError **error)
{
  g_autofree char *file = oxbow_file_name (path);
  if (code == ENOENT)
    g_set_error (error, OXBOW_FILE_ERROR, OXBOW_FILE_ERROR_READ, _("There is no file \"%s\"."), file);
  else if (code == EACCES || code == EPERM)
    g_set_error (error, OXBOW_FILE_ERROR, OXBOW_FILE_ERROR_READ, _("\"%s\" may not be read by you."), file);
  else if (code == EISDIR)
    g_set_error (error, OXBOW_FILE_ERROR, OXBOW_FILE_ERROR_READ, _("\"%s\" is a folder, not a file."), file);
  else
    g_set_error (error, OXBOW_FILE_ERROR, OXBOW_FILE_ERROR_READ, _("\"%s\" cannot be read: %s."), file,
                 g_strerror (code));
}

static void
refuse_size (const char *path, size_t most, GError **error)
{
  g_autofree char *file = oxbow_file_name (path);
  g_set_error (error, OXBOW_FILE_ERROR, OXBOW_FILE_ERROR_READ, _("\"%s\" has more than %d MB, too many to be read."),
               file, (int) (most >> 20));
}

/* Reads to the end, or until there are more bytes than may be. */
static int
read_all (int fd, GByteArray *bytes, size_t most)
{
  while (bytes->len <= most)
    {
      guint start = bytes->len;
      g_byte_array_set_size (bytes, start + CHUNK);
      ssize_t n = read (fd, bytes->data + start, CHUNK);
      int code = errno;
      g_byte_array_set_size (bytes, start + (n > 0 ? (guint) n : 0));
      if (n == 0)
        return 0;
      if (n < 0 && code != EINTR)
        return code;
    }
  return 0;
}

int
oxbow_load_open (const char *path, size_t most, GError **error)
{
  struct stat info;
  int fd = open (path, O_RDONLY | O_CLOEXEC | O_NOCTTY);
  if (fd < 0)
    oxbow_load_refuse (path, errno, error);
  else if (fstat (fd, &info) == 0 && S_ISREG (info.st_mode) && (guint64) info.st_size > most)
    {
      close (fd);
      fd = -1;
      refuse_size (path, most, error);
    }
  return fd;
}

GBytes *
oxbow_load (const char *path, size_t most, GError **error)
{
  int fd = oxbow_load_open (path, most, error);
  if (fd < 0)
    return NULL;
  GByteArray *bytes = g_byte_array_new ();
  int code = read_all (fd, bytes, most);
  close (fd);
  if (code == 0 && bytes->len <= most)
    return g_byte_array_free_to_bytes (bytes);
  g_byte_array_unref (bytes);
  if (code != 0)
    oxbow_load_refuse (path, code, error);
  else
    refuse_size (path, most, error);
  return NULL;
}
