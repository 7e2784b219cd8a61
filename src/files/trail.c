/* trail.c: the steps by which a map was drawn, as its journal has them
 *
 * A patch is hunks: "FIRST REMOVED LENGTH", a newline, and the bytes that stand there instead of so many lines.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/trail.h"

#include <stdio.h>
#include <string.h>

/* Lines, each with its newline */

typedef struct
{
  const char *text;
  gsize length;
} Line;

static GArray *
split (const char *text)
{
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (Line));
  while (*text != '\0')
    {
      const char *end = strchr (text, '\n');
      Line line = { text, end != NULL ? (gsize) (end + 1 - text) : strlen (text) };
      g_array_append_val (lines, line);
      text += line.length;
    }
  return lines;
}

static bool
is_same (const GArray *a, guint i, const GArray *b, guint k)
{
  const Line *one = &g_array_index (a, Line, i), *other = &g_array_index (b, Line, k);
  return one->length == other->length && memcmp (one->text, other->text, one->length) == 0;
}

static void
add_hunk (GString *patch, guint first, guint n_removed, const GArray *lines, guint from, guint n_added)
{
  g_autoptr (GString) added = g_string_new (NULL);
  for (guint i = from; i < from + n_added; i++)
    g_string_append_len (added, g_array_index (lines, Line, i).text, (gssize) g_array_index (lines, Line, i).length);
  g_string_append_printf (patch, "%u %u %" G_GSIZE_FORMAT "\n%s", first, n_removed, added->len, added->str);
}

/* Between what both begin and end with there are as many lines as before, as where cells were painted: then only those
 * that differ are in the patch. Else all of it is. */
char *
oxbow_patch_make (const char *before, const char *after)
{
  g_autoptr (GArray) a = split (before), b = split (after);
  GString *patch = g_string_new (NULL);
  guint first = 0, last = 0;
  while (first < MIN (a->len, b->len) && is_same (a, first, b, first))
    first++;
  while (last < MIN (a->len, b->len) - first && is_same (a, a->len - 1 - last, b, b->len - 1 - last))
    last++;
  if (a->len != b->len)
    add_hunk (patch, first, a->len - last - first, b, first, b->len - last - first);
  for (guint i = first, n; a->len == b->len && i < a->len - last; i += MAX (n, 1))
    {
      n = 0;
      while (i + n < a->len - last && !is_same (a, i + n, b, i + n))
        n++;
      if (n > 0)
        add_hunk (patch, i, n, b, i, n);
    }
  return g_string_free (patch, FALSE);
}

char *
oxbow_patch_apply (const char *before, const char *patch)
{
  g_autoptr (GArray) lines = split (before);
  g_autoptr (GString) text = g_string_sized_new (strlen (before) + strlen (patch));
  const char *end = patch + strlen (patch);
  guint next = 0;
  while (patch < end)
    {
      unsigned int first, n_removed;
      gsize length;
      int n_read = 0;
      if (sscanf (patch, "%u %u %" G_GSIZE_FORMAT "%n", &first, &n_removed, &length, &n_read) != 3
          || patch[n_read] != '\n' || (gsize) (end - patch - n_read - 1) < length || first < next
          || first > lines->len || n_removed > lines->len - first)
        return NULL;
      for (; next < first; next++)
        g_string_append_len (text, g_array_index (lines, Line, next).text,
                             (gssize) g_array_index (lines, Line, next).length);
      g_string_append_len (text, patch + n_read + 1, (gssize) length);
      next = first + n_removed;
      patch += (gsize) n_read + 1 + length;
    }
  for (; next < lines->len; next++)
    g_string_append_len (text, g_array_index (lines, Line, next).text,
                         (gssize) g_array_index (lines, Line, next).length);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Steps */

static void
free_step (gpointer data)
{
  OxbowTrailStep *step = data;
  g_free (step->name);
  g_ptr_array_unref (step->patches);
  g_free (step);
}

OxbowTrail *
oxbow_trail_new (const char *first, gsize length)
{
  OxbowTrail *trail = g_new0 (OxbowTrail, 1);
  trail->first = g_strndup (first, length);
  trail->steps = g_ptr_array_new_with_free_func (free_step);
  return trail;
}

void
oxbow_trail_free (OxbowTrail *trail)
{
  if (trail == NULL)
    return;
  g_free (trail->first);
  g_ptr_array_unref (trail->steps);
  g_free (trail);
}

static void
push (OxbowTrail *trail, const char *name)
{
  OxbowTrailStep *step = g_new0 (OxbowTrailStep, 1);
  step->name = g_strdup (name);
  step->patches = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (trail->steps, step);
}

bool
oxbow_trail_add (OxbowTrail *trail, int position, const char *name, const char *patch)
{
  if (position < 1 || (position != trail->position && position != trail->position + 1))
    return false;
  g_ptr_array_set_size (trail->steps, trail->position);
  if (position > trail->position)
    push (trail, name);
  OxbowTrailStep *step = trail->steps->pdata[position - 1];
  g_ptr_array_add (step->patches, g_strdup (patch));
  trail->position = position;
  return true;
}

bool
oxbow_trail_go (OxbowTrail *trail, int position)
{
  if (position < 0 || position > (int) trail->steps->len)
    return false;
  trail->position = position;
  return true;
}

char *
oxbow_trail_follow (const OxbowTrail *trail, int position, const char *before)
{
  const OxbowTrailStep *step = trail->steps->pdata[position - 1];
  char *text = g_strdup (before);
  for (guint i = 0; i < step->patches->len && text != NULL; i++)
    {
      g_autofree char *old = text;
      text = oxbow_patch_apply (old, step->patches->pdata[i]);
    }
  return text;
}
