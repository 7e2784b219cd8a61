/* tiled.c: maps of the Tiled editor, in and out
 *
 * Only the doors: which of the two formats it is, and where the parts are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/tiled.h"
#include "files/document.h"
#include "files/load.h"
#include "files/tiled-map.h"
#include <glib/gi18n-lib.h>
#include <string.h>

/* The first byte that is no blank, past a byte order mark; or zero. */
static char
first_letter (const char *bytes, size_t length)
{
  size_t i = length >= 3 && memcmp (bytes, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;
  while (i < length && g_ascii_isspace (bytes[i]))
    i++;
  return i < length ? bytes[i] : '\0';
}

static bool
read_map (OxbowTiledMap *map, const char *bytes, size_t length, GError **error)
{
  switch (first_letter (bytes, length))
    {
    case '<':
      return oxbow_tiled_read_tmx (map, bytes, length, error);
    case '{':
      return oxbow_tiled_read_tmj (map, bytes, length, error);
    default:
      return oxbow_tiled_refuse (map, 0, error, _("this is no map of Tiled, neither TMX nor TMJ."));
    }
}

OxbowScenario *
oxbow_tiled_read (const char *bytes, size_t length, const char *name, const OxbowRuleset *ruleset, GError **error)
{
  g_autoptr (OxbowTiledMap) map = oxbow_tiled_map_new (name);
  return read_map (map, bytes, length, error) ? oxbow_tiled_import (map, ruleset, error) : NULL;
}

bool
oxbow_tiled_check_kept (const OxbowScenario *scenario, const char *name, GError **error)
{
  g_autoptr (GError) wrong = NULL;
  if (oxbow_document_would_open (scenario, &wrong))
    return true;
  return oxbow_refuse (error, _("%s: no scenario can be made of this map: %s"), name, wrong->message);
}

GBytes *
oxbow_tiled_write (const OxbowScenario *scenario, OxbowTiledFormat format, OxbowTiledEncoding encoding,
                   const char *picture)
{
  const OxbowPalette *palette = scenario->ruleset->palette;
  g_autoptr (OxbowTiledMap) map = oxbow_tiled_export (scenario, encoding);
  return format == OXBOW_TILED_TMX ? oxbow_tiled_write_tmx (map, palette) : oxbow_tiled_write_tmj (map, picture);
}

GBytes *
oxbow_tiled_draw (const OxbowScenario *scenario)
{
  const OxbowPalette *palette = scenario->ruleset->palette;
  int n = 0;
  while (palette->terrains[n].code != 0)
    n++;
  return oxbow_tiled_draw_tiles (palette, scenario->map->grid.orientation, 0, n);
}

static bool
is_free (const char *path, GBytes *picture)
{
  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return true;
  g_autoptr (GBytes) there = oxbow_load (path, g_bytes_get_size (picture), NULL);
  return there != NULL && g_bytes_equal (there, picture);
}

char *
oxbow_tiled_find_place (const char *map, GBytes *picture)
{
  g_autofree char *path = g_strconcat (map, ".png", NULL);
  for (int i = 2; !is_free (path, picture); i++)
    {
      g_free (path);
      path = g_strdup_printf ("%s-%d.png", map, i);
    }
  return g_steal_pointer (&path);
}
