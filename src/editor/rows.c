/* rows.c: a map out of a pasted text
 *
 * People paste maps from mails, tables and our own files: with blanks between the letters, with the names of columns
 * above and the numbers of rows before them, with the ends of lines of any system. A number before a row is left out
 * only where every row has its own, for digits may be letters of the map.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/rows.h"

#include "core/word.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define SEPARATORS " \t,;|\"'"

typedef struct
{
  const OxbowPalette *palette;
  GPtrArray *lines;             /* of char *: what is left of each row */
} Paste;

static bool
is_blank (const char *line)
{
  return line[strspn (line, SEPARATORS)] == '\0';
}

/* <row>...</row>, as the rows of a file of ours are written. */
static char *
strip_tags (const char *line)
{
  g_autofree char *text = g_strstrip (g_strdup (line));
  if (g_str_has_prefix (text, "<row>") && g_str_has_suffix (text, "</row>"))
    return g_strndup (text + strlen ("<row>"), strlen (text) - strlen ("<row></row>"));
  return g_strdup (line);
}

static void
split_lines (Paste *paste, const char *text)
{
  g_autofree char *plain = g_strdelimit (g_strdup (text), "\r", '\n');
  g_auto (GStrv) lines = g_strsplit (plain, "\n", -1);
  for (int i = 0; lines[i] != NULL; i++)
    if (!is_blank (lines[i]))
      g_ptr_array_add (paste->lines, strip_tags (lines[i]));
}

/* The names of the columns, from A on, with or without blanks. */
static bool
is_heading (const char *line)
{
  const OxbowGrid row = { OXBOW_MAX_SIDE, 1, OXBOW_FLAT };
  int column = 0;
  for (const char *at = line + strspn (line, SEPARATORS); *at != '\0'; at += strspn (at, SEPARATORS))
    {
      char name[OXBOW_NAME_SIZE];
      if (column == OXBOW_MAX_SIDE)
        return false;
      oxbow_cell_name (&row, column, name);
      size_t length = strcspn (name, "0123456789");
      if (strncmp (at, name, length) != 0)
        return false;
      at += length;
      column++;
    }
  return column >= 2;
}

/* The length of the number before a row, or 0 where its own number does not stand there, apart from the letters. */
static size_t
measure_number (const char *line, guint row)
{
  g_autofree char *number = g_strdup_printf ("%u", row);
  const char *at = line + strspn (line, SEPARATORS);
  if (!g_str_has_prefix (at, number) || at[strlen (number)] == '\0'
      || strchr (SEPARATORS, at[strlen (number)]) == NULL)
    return 0;
  return (size_t) (at - line) + strlen (number);
}

static void
strip_numbers (Paste *paste, guint first)
{
  for (guint i = first; i < paste->lines->len; i++)
    if (measure_number (paste->lines->pdata[i], i - first + 1) == 0)
      return;
  for (guint i = first; i < paste->lines->len; i++)
    {
      char *line = paste->lines->pdata[i];
      size_t length = measure_number (line, i - first + 1);
      memmove (line, line + length, strlen (line + length) + 1);
    }
}

static void
strip_separators (char *line)
{
  char *to = line;
  for (const char *from = line; *from != '\0'; from++)
    if (strchr (SEPARATORS, *from) == NULL)
      *to++ = *from;
  *to = '\0';
}

/* Where numbers stand before the rows, names stand above the columns; else such a line is a row like others. */
static void
strip_margins (Paste *paste)
{
  bool has_heading = paste->lines->len > 1 && is_heading (paste->lines->pdata[0])
                     && measure_number (paste->lines->pdata[1], 1) > 0;
  if (has_heading)
    g_ptr_array_remove_index (paste->lines, 0);
  strip_numbers (paste, 0);
  for (guint i = 0; i < paste->lines->len; i++)
    strip_separators (paste->lines->pdata[i]);
}

static const OxbowTerrain *
find_outside (const OxbowPalette *palette)
{
  for (const OxbowTerrain *terrain = palette->terrains; terrain->code != '\0'; terrain++)
    if (terrain->outside)
      return terrain;
  return NULL;
}

static bool
refuse_letter (const char *line, int column, int row, GError **error)
{
  g_autofree char *letter = g_utf8_substring (line, column, column + 1);
  g_autofree char *shown = oxbow_word_present (letter, 8);
  const OxbowGrid grid = { column + 1, row + 1, OXBOW_FLAT };
  return oxbow_refuse (error, _("Row %d, column %d (%s): \"%s\" is no terrain of this game."), row + 1, column + 1,
                       OXBOW_CELL_NAME (&grid, oxbow_grid_cell (&grid, column, row)), shown);
}

static bool
check_row (const Paste *paste, int row, int width, GError **error)
{
  const char *line = paste->lines->pdata[row];
  for (int column = 0; column < OXBOW_MAX_SIDE && line[column] != '\0'; column++)
    if (oxbow_palette_find_terrain (paste->palette, line[column]) == NULL)
      return refuse_letter (line, column, row, error);
  if ((int) strlen (line) < width && find_outside (paste->palette) == NULL)
    return oxbow_refuse (error, ngettext ("Row %d has %d letter, and the longest row has %d; every row needs as many.",
                                          "Row %d has %d letters, and the longest row has %d; every row needs as many.",
                                          (gulong) strlen (line)),
                         row + 1, (int) strlen (line), width);
  return true;
}

static int
longest_row (const Paste *paste)
{
  size_t longest = 0;
  for (guint i = 0; i < paste->lines->len; i++)
    longest = MAX (longest, strlen (paste->lines->pdata[i]));
  return (int) MIN (longest, (size_t) G_MAXINT);
}

static bool
check (const Paste *paste, int width, GError **error)
{
  int height = (int) paste->lines->len;
  if (width == 0)
    return oxbow_refuse (error, _("There is no row of letters in this text."));
  for (int row = 0; row < MIN (height, OXBOW_MAX_SIDE); row++)
    if (!check_row (paste, row, width, error))
      return false;
  if (width <= OXBOW_MAX_SIDE && height <= OXBOW_MAX_SIDE)
    return true;
  return oxbow_refuse (error, _("The text has %d rows of up to %d letters; a map has at most %d by %d cells."), height,
                       width, OXBOW_MAX_SIDE, OXBOW_MAX_SIDE);
}

OxbowMap *
oxbow_rows_read (const OxbowPalette *palette, OxbowOrientation orientation, const char *text, GError **error)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  Paste paste = { palette, lines };
  if (!g_utf8_validate (text, -1, NULL))
    {
      oxbow_refuse (error, _("This is no text in UTF-8."));
      return NULL;
    }
  split_lines (&paste, text);
  strip_margins (&paste);
  int width = longest_row (&paste);
  if (!check (&paste, width, error))
    return NULL;
  const OxbowTerrain *outside = find_outside (palette);
  char code = outside != NULL ? outside->code : palette->blank;
  OxbowMap *map = oxbow_map_new (orientation, width, (int) lines->len, code);
  for (guint row = 0; row < lines->len; row++)
    memcpy (map->terrain + row * (guint) width, lines->pdata[row], strlen (lines->pdata[row]));
  return map;
}
