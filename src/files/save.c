/* save.c: writing a file so that it is the old one or the new one, never anything else
 *
 * The bytes go to a new file beside the target, which takes the target's name only when they are safe on the disk:
 * written, synced, closed, each without an error. GLib's own function would do, but it loses mode and owner, and its
 * temporary name is longer than the name it stands for, which may be too long.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/save.h"

#include "files/load.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <limits.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#define MAX_LINKS 40
#define OPEN_FILES "/proc/self/fd"      /* where a file without a name can be had by its number */

/* The sentences */

static char *
say_why (const char *file, int code)
{
  switch (code)
    {
    case ENOSPC:
    case EDQUOT:
      return g_strdup_printf (_("\"%s\" was not saved: the disk is full. Free some space or choose another place; "
                                "nothing is lost."),
                              file);
    case EFBIG:
      return g_strdup_printf (_("\"%s\" was not saved: it is bigger than files may be here. Choose another place; "
                                "nothing is lost."),
                              file);
    case EROFS:
      return g_strdup_printf (_("\"%s\" was not saved: nothing can be written there. Choose another place; nothing "
                                "is lost."),
                              file);
    case EACCES:
    case EPERM:
      return g_strdup_printf (_("\"%s\" was not saved: you may not write there. Choose another place; nothing is "
                                "lost."),
                              file);
    case ENOENT:
    case ENOTDIR:
      return g_strdup_printf (_("\"%s\" was not saved: there is no such folder. Choose another place; nothing is "
                                "lost."),
                              file);
    case EISDIR:
      return g_strdup_printf (_("\"%s\" was not saved: it is a folder. Choose another name; nothing is lost."), file);
    case ENAMETOOLONG:
      return g_strdup_printf (_("\"%s\" was not saved: the name is too long. Choose a shorter one; nothing is lost."),
                              file);
    default:
      return g_strdup_printf (_("\"%s\" was not saved: %s. Try again or choose another place; nothing is lost."), file,
                              g_strerror (code));
    }
}

static bool
fail (GError **error, const char *path, int code)
{
  g_autofree char *file = oxbow_file_name (path);
  g_autofree char *sentence = *path != '\0' ? say_why (file, code)
                                            : g_strdup (_("It was not saved: the file has no name. Choose one; nothing "
                                                          "is lost."));
  g_set_error_literal (error, OXBOW_FILE_ERROR, OXBOW_FILE_ERROR_WRITE, sentence);
  errno = code;
  return false;
}

static bool
fail_special (GError **error, const char *path)
{
  g_autofree char *file = oxbow_file_name (path);
  g_set_error (error, OXBOW_FILE_ERROR, OXBOW_FILE_ERROR_WRITE,
               _("\"%s\" was not saved: it is no ordinary file but a device, a pipe or the like. Choose another "
                 "name; nothing is lost."),
               file);
  errno = EINVAL;
  return false;
}

static bool
fail_unconfirmed (GError **error, const char *path, int code)
{
  g_autofree char *file = oxbow_file_name (path);
  g_set_error (error, OXBOW_FILE_ERROR, OXBOW_FILE_ERROR_WRITE,
               _("\"%s\" was written, but the disk does not confirm that it is safe there: %s. Save it in another "
                 "place too."),
               file, g_strerror (code));
  errno = code;
  return false;
}

/* The target */

/* Where a link to a file that does not exist yet leads. NULL, and errno set: in a circle. */
static char *
follow_links (const char *path)
{
  g_autofree char *place = g_strdup (path);
  for (int i = 0; i < MAX_LINKS; i++)
    {
      char to[PATH_MAX];
      ssize_t n = readlink (place, to, sizeof to - 1);
      if (n < 0)
        return g_steal_pointer (&place);
      to[n] = '\0';
      g_autofree char *folder = g_path_get_dirname (place);
      g_free (place);
      place = g_path_is_absolute (to) ? g_strdup (to) : g_build_filename (folder, to, NULL);
    }
  errno = ELOOP;
  return NULL;
}

static char *
find_target (const char *path)
{
  g_autofree char *real = realpath (path, NULL);
  if (real != NULL)
    return g_strdup (real);
  return errno == ENOENT ? follow_links (path) : NULL;
}

bool
oxbow_save_has_place (const char *path)
{
  g_autofree char *target = find_target (path), *folder = target != NULL ? g_path_get_dirname (target) : NULL;
  return folder != NULL && g_file_test (folder, G_FILE_TEST_IS_DIR)
         && faccessat (AT_FDCWD, folder, W_OK, AT_EACCESS) == 0;
}

/* Whether the target may be written over; info is about it if it exists. */
static bool
check_target (const char *path, const char *target, struct stat *info, bool *exists, GError **error)
{
  *exists = stat (target, info) == 0;
  if (!*exists)
    return errno == ENOENT || fail (error, path, errno);
  if (S_ISDIR (info->st_mode))
    return fail (error, path, EISDIR);
  if (!S_ISREG (info->st_mode))
    return fail_special (error, path);
  return faccessat (AT_FDCWD, target, W_OK, AT_EACCESS) == 0 || fail (error, path, errno);
}

/* Writing. Each gives 0, or the error's number. */

static int
write_all (int fd, const char *bytes, size_t length)
{
  while (length > 0)
    {
      ssize_t n = write (fd, bytes, length);
      if (n == 0)
        return ENOSPC;
      if (n < 0 && errno != EINTR)
        return errno;
      if (n > 0)
        {
          bytes += n;
          length -= (size_t) n;
        }
    }
  return 0;
}

/* The mode is set after the owner, whose change would clear some of it. Only root can give files away; whoever saves
 * over another's file without being root has been asked. */
static int
keep_attributes (int fd, const struct stat *old)
{
  if (fchown (fd, old->st_uid, old->st_gid) != 0 && fchown (fd, (uid_t) -1, old->st_gid) != 0 && errno != EPERM)
    return errno;
  return fchmod (fd, old->st_mode & 07777) == 0 ? 0 : errno;
}

static int
fill (int fd, const char *bytes, size_t length, const struct stat *old, bool waits)
{
  int code = old != NULL ? keep_attributes (fd, old) : 0;
  if (code == 0)
    code = write_all (fd, bytes, length);
  if (code == 0 && waits && fsync (fd) != 0)
    code = errno;
  return code;
}

/* A new file: without a name, so that it is gone by itself if we are killed; or, where there are no such files, with
 * the name in *beside. */
static int
open_new (const char *folder, mode_t mode, char **beside)
{
  int fd = -1;
  if (access (OPEN_FILES, F_OK) == 0)
    fd = open (folder, O_TMPFILE | O_WRONLY | O_CLOEXEC, mode);
  else
    errno = EOPNOTSUPP;
  if (fd >= 0 || (errno != EOPNOTSUPP && errno != EISDIR && errno != EINVAL))
    return fd;
  *beside = g_build_filename (folder, ".oxbow-XXXXXX", NULL);
  return g_mkstemp_full (*beside, O_WRONLY | O_CLOEXEC, (int) mode);
}

/* Only a file with a name can take the place of another: it has one of its own for a moment. */
static int
give_name (int fd, const char *folder, char **beside)
{
  g_autofree char *self = g_strdup_printf (OPEN_FILES "/%d", fd);
  for (int i = 0; i < 100; i++)
    {
      g_autofree char *name = g_strdup_printf (".oxbow-%08x", g_random_int ());
      g_autofree char *path = g_build_filename (folder, name, NULL);
      if (linkat (AT_FDCWD, self, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0)
        {
          *beside = g_steal_pointer (&path);
          return 0;
        }
      if (errno != EEXIST)
        return errno;
    }
  return EEXIST;
}

static int
write_beside (const char *target, const char *bytes, size_t length, const struct stat *old, bool waits)
{
  g_autofree char *folder = g_path_get_dirname (target), *beside = NULL;
  int fd = open_new (folder, old != NULL ? 0600 : 0666, &beside);
  if (fd < 0)
    return errno;
  int code = fill (fd, bytes, length, old, waits);
  if (code == 0 && beside == NULL)
    code = give_name (fd, folder, &beside);
  if (close (fd) != 0 && code == 0)
    code = errno;
  if (code == 0 && rename (beside, target) != 0)
    code = errno;
  if (code != 0 && beside != NULL)
    g_unlink (beside);
  return code;
}

/* The new name is durable when its folder is. Not every file system can say so of a folder. */
int
oxbow_save_confirm (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int fd = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (fd < 0)
    return 0;
  int code = fsync (fd) == 0 || errno == EINVAL || errno == ENOTSUP ? 0 : errno;
  close (fd);
  return code;
}

static bool
save (const char *path, const char *bytes, size_t length, bool waits, GError **error)
{
  struct stat old;
  bool exists;
  g_autofree char *target = find_target (path);
  if (target == NULL)
    return fail (error, path, errno);
  if (!check_target (path, target, &old, &exists, error))
    return false;
  int code = write_beside (target, bytes, length, exists ? &old : NULL, waits);
  if (code != 0)
    return fail (error, path, code);
  code = waits ? oxbow_save_confirm (target) : 0;
  return code == 0 || fail_unconfirmed (error, path, code);
}

bool
oxbow_save_anyway (const char *path, const char *bytes, size_t length, GError **error)
{
  return save (path, bytes, length, true, error);
}

bool
oxbow_save_lightly (const char *path, const char *bytes, size_t length, GError **error)
{
  return save (path, bytes, length, false, error);
}

bool
oxbow_save (const char *path, const char *bytes, size_t length, GError **error)
{
  OxbowSaveConcern concern = oxbow_save_concern (path, NULL);
  if (concern == OXBOW_SAVE_CLEAR)
    return oxbow_save_anyway (path, bytes, length, error);
  g_autofree char *file = oxbow_file_name (path);
  if (concern == OXBOW_SAVE_OTHER_OWNER)
    g_set_error (error, OXBOW_FILE_ERROR, OXBOW_FILE_ERROR_WRITE,
                 _("\"%s\" was not saved: it belongs to someone else. Choose another name; nothing is lost."), file);
  else
    g_set_error (error, OXBOW_FILE_ERROR, OXBOW_FILE_ERROR_WRITE,
                 _("\"%s\" was not saved: the same file has another name too, which would keep the old contents. "
                   "Choose another name; nothing is lost."),
                 file);
  return false;
}

bool
oxbow_save_into (const char *path, const char *bytes, size_t length, GError **error)
{
  struct stat old;
  bool exists;
  if (!check_target (path, path, &old, &exists, error))
    return false;
  int fd = open (path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (fd < 0)
    return fail (error, path, errno);
  int code = write_all (fd, bytes, length);
  if (close (fd) != 0 && code == 0)
    code = errno;
  return code == 0 || fail (error, path, code);
}

/* What to ask before */

OxbowFileStamp
oxbow_file_stamp (const char *path)
{
  struct stat info;
  if (stat (path, &info) != 0)
    return (OxbowFileStamp){ .is_known = false };
  return (OxbowFileStamp){ true, info.st_dev, info.st_ino, info.st_size, info.st_mtim.tv_sec, info.st_mtim.tv_nsec };
}

static bool
is_same (const OxbowFileStamp *a, const OxbowFileStamp *b)
{
  return a->device == b->device && a->inode == b->inode && a->size == b->size && a->seconds == b->seconds
         && a->nanoseconds == b->nanoseconds;
}

OxbowSaveConcern
oxbow_save_concern (const char *path, const OxbowFileStamp *since)
{
  struct stat info;
  OxbowFileStamp now = oxbow_file_stamp (path);
  bool was_there = since != NULL && since->is_known;
  if (stat (path, &info) != 0)
    return was_there ? OXBOW_SAVE_GONE : OXBOW_SAVE_CLEAR;
  if (since != NULL && (!was_there || !is_same (&now, since)))
    return OXBOW_SAVE_CHANGED;
  if (!S_ISREG (info.st_mode))
    return OXBOW_SAVE_CLEAR;
  if (info.st_uid != geteuid () && geteuid () != 0)
    return OXBOW_SAVE_OTHER_OWNER;
  return info.st_nlink > 1 ? OXBOW_SAVE_OTHER_NAME : OXBOW_SAVE_CLEAR;
}

char *
oxbow_save_question (const char *path, OxbowSaveConcern concern)
{
  g_autofree char *file = oxbow_file_name (path);
  switch (concern)
    {
    case OXBOW_SAVE_CLEAR:
      return NULL;
    case OXBOW_SAVE_CHANGED:
      return g_strdup_printf (_("\"%s\" has been changed by another program since you opened it. Saving replaces "
                                "those changes."),
                              file);
    case OXBOW_SAVE_GONE:
      return g_strdup_printf (_("\"%s\" is no longer there. Saving makes it anew."), file);
    case OXBOW_SAVE_OTHER_OWNER:
      return g_strdup_printf (_("\"%s\" belongs to someone else. Saving makes it yours."), file);
    case OXBOW_SAVE_OTHER_NAME:
      return g_strdup_printf (_("\"%s\" has another name too, which keeps the contents of now. Saving parts the two."),
                              file);
    }
  g_assert_not_reached ();
}
