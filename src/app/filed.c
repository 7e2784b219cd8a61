/* filed.c: the person's file of what is open in a window, and whether it is kept against a crash
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/filed.h"

#include <string.h>

void
oxbow_filed_init (OxbowFiled *filed, const char *path, const OxbowFileStamp *since)
{
  *filed = (OxbowFiled) { .path = path != NULL ? g_canonicalize_filename (path, NULL) : NULL };
  if (path != NULL)
    filed->stamp = since != NULL ? *since : oxbow_file_stamp (path);
}

void
oxbow_filed_clear (OxbowFiled *filed)
{
  g_clear_pointer (&filed->path, g_free);
}

bool
oxbow_filed_is_elsewhere (const OxbowFiled *filed, const char *path)
{
  g_autofree char *whole = path != NULL ? g_canonicalize_filename (path, NULL) : NULL;
  return path != NULL && g_strcmp0 (whole, filed->path) != 0;
}

bool
oxbow_filed_write (OxbowFiled *filed, const char *path, GBytes *bytes, GError **error)
{
  const char *target = path != NULL ? path : filed->path;
  g_return_val_if_fail (target != NULL, false);
  if (!oxbow_save_anyway (target, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), error))
    {
      /* It may be there, and only not be confirmed to be safe: then nobody else has written it. */
      if (!oxbow_filed_is_elsewhere (filed, path) && oxbow_filed_holds (filed, bytes))
        filed->stamp = oxbow_file_stamp (target);
      return false;
    }
  char *whole = g_canonicalize_filename (target, NULL);
  filed->stamp = oxbow_file_stamp (target);
  g_free (filed->path);
  filed->path = whole;
  return true;
}

OxbowSaveConcern
oxbow_filed_get_concern (const OxbowFiled *filed, const char *path)
{
  const char *target = path != NULL ? path : filed->path;
  g_return_val_if_fail (target != NULL, OXBOW_SAVE_CLEAR);
  return oxbow_save_concern (target, oxbow_filed_is_elsewhere (filed, path) ? NULL : &filed->stamp);
}

bool
oxbow_filed_holds (const OxbowFiled *filed, GBytes *bytes)
{
  g_autofree char *there = NULL;
  size_t length;
  return filed->path != NULL && g_file_get_contents (filed->path, &there, &length, NULL)
         && g_bytes_get_size (bytes) == length && memcmp (g_bytes_get_data (bytes, NULL), there, length) == 0;
}

bool
oxbow_filed_must_tell (OxbowFiled *filed, bool is_kept)
{
  bool is_news = !is_kept && !filed->is_troubled;
  filed->is_troubled = !is_kept;
  return is_news;
}
