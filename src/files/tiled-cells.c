/* tiled-cells.c: the tiles of a layer, packed and unpacked
 *
 * Every packing ends in a stream of numbers, which are counted against the size that the area declares: unpacking stops
 * at the first number too many, so a few bytes that would unpack to gigabytes are refused after as much as they
 * declared.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/tiled-cells.h"
#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#define TURNS_AND_FLIPS 0xf0000000u     /* Tiled keeps them in the highest bits of a tile's number */

typedef struct
{
  const OxbowTiledMap *map;
  const OxbowTiledArea *area;
  int n_tiles, n_read;
  int x, y;                     /* of the next tile */
  OxbowTiledCellFunc func;
  gpointer data;
  uint8_t rest[4];              /* bytes of a tile that are not all there yet */
  int n_rest;
  GError **error;
} Unpacking;

static bool
refuse_count (Unpacking *unpacking)
{
  if (unpacking->n_read < unpacking->n_tiles)
    return oxbow_tiled_refuse (unpacking->map, unpacking->area->line, unpacking->error,
                               _("the layer holds %d tiles, but it should hold %d (%d by %d)."), unpacking->n_read,
                               unpacking->n_tiles, unpacking->area->width, unpacking->area->height);
  return oxbow_tiled_refuse (unpacking->map, unpacking->area->line, unpacking->error,
                             _("the layer holds more than its %d tiles (%d by %d)."), unpacking->n_tiles,
                             unpacking->area->width, unpacking->area->height);
}

static bool
take_tile (Unpacking *unpacking, uint32_t tile)
{
  if (unpacking->n_read == unpacking->n_tiles)
    return refuse_count (unpacking);
  unpacking->n_read++;
  if (!unpacking->func (unpacking->x, unpacking->y, tile & ~TURNS_AND_FLIPS, unpacking->data, unpacking->error))
    return false;
  if (++unpacking->x == unpacking->area->x + unpacking->area->width)
    {
      unpacking->x = unpacking->area->x;
      unpacking->y++;
    }
  return true;
}

/* ---- numbers and commas ---- */

static bool
read_tile (const char **at, uint32_t *tile)
{
  const char *start = *at;
  uint64_t number = 0;
  for (; g_ascii_isdigit (**at) && number <= UINT32_MAX; (*at)++)
    number = number * 10 + g_ascii_digit_value (**at);
  *tile = number;
  return *at > start && number <= UINT32_MAX;
}

static bool
unpack_plain (Unpacking *unpacking)
{
  const char *at = unpacking->area->text;
  int line = unpacking->area->line;
  for (;;)
    {
      uint32_t tile;
      for (; g_ascii_isspace (*at); at++)
        line += *at == '\n';
      if (*at == '\0' && unpacking->n_read == 0)
        return true;
      if (!read_tile (&at, &tile))
        return oxbow_tiled_refuse (unpacking->map, line, unpacking->error,
                                   _("after tile %d of the layer a number below 4,294,967,296 should follow."),
                                   unpacking->n_read);
      if (!take_tile (unpacking, tile))
        return false;
      for (; g_ascii_isspace (*at); at++)
        line += *at == '\n';
      if (*at == '\0')
        return true;
      if (*at++ != ',')
        return oxbow_tiled_refuse (unpacking->map, line, unpacking->error,
                                   _("after tile %d of the layer a comma should follow."), unpacking->n_read);
    }
}

/* ---- base64, as it is or compressed ---- */

static uint32_t
tile_at (const uint8_t *bytes)
{
  return bytes[0] | bytes[1] << 8 | bytes[2] << 16 | (uint32_t) bytes[3] << 24;
}

static bool
take_bytes (Unpacking *unpacking, const uint8_t *bytes, size_t length)
{
  const uint8_t *end = bytes + length;
  while (unpacking->n_rest > 0 && bytes < end)
    {
      unpacking->rest[unpacking->n_rest] = *bytes++;
      unpacking->n_rest = (unpacking->n_rest + 1) % 4;
      if (unpacking->n_rest == 0 && !take_tile (unpacking, tile_at (unpacking->rest)))
        return false;
    }
  for (; end - bytes >= 4; bytes += 4)
    if (!take_tile (unpacking, tile_at (bytes)))
      return false;
  while (bytes < end)
    unpacking->rest[unpacking->n_rest++] = *bytes++;
  return true;
}

/* Hands on what comes out of some bytes of a compressed stream; what the buffer cannot take waits in the converter. */
static bool
inflate (Unpacking *unpacking, GConverter *converter, const uint8_t *bytes, size_t length, bool *finished)
{
  uint8_t out[16384];
  gsize n_in, n_out = 0;
  while (!*finished && (length > 0 || n_out == sizeof out))
    {
      g_autoptr (GError) error = NULL;
      GConverterResult result = g_converter_convert (converter, bytes, length, out, sizeof out, G_CONVERTER_NO_FLAGS,
                                                     &n_in, &n_out, &error);
      if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_PARTIAL_INPUT))
        return true;
      if (result == G_CONVERTER_ERROR)
        break;
      if (!take_bytes (unpacking, out, n_out))
        return false;
      bytes += n_in;
      length -= n_in;
      *finished = result == G_CONVERTER_FINISHED;
    }
  return length == 0 || oxbow_tiled_refuse (unpacking->map, unpacking->area->line, unpacking->error,
                                            _("the compressed tiles of the layer are damaged."));
}

static bool
is_base64 (const char *text)
{
  size_t n = 0;
  for (; *text != '\0' && *text != '='; text++)
    if (g_ascii_isalnum (*text) || *text == '+' || *text == '/')
      n++;
    else if (!g_ascii_isspace (*text))
      return false;
  for (; *text != '\0'; text++)
    if (*text == '=')
      n++;
    else if (!g_ascii_isspace (*text))
      return false;
  return n % 4 == 0;
}

static GConverter *
new_converter (OxbowTiledPacking packing)
{
  switch (packing)
    {
    case OXBOW_TILED_BASE64_ZLIB:
      return G_CONVERTER (g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_ZLIB));
    case OXBOW_TILED_BASE64_GZIP:
      return G_CONVERTER (g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP));
    case OXBOW_TILED_PLAIN:
    case OXBOW_TILED_BASE64:
      break;
    }
  return NULL;
}

static bool
unpack_base64 (Unpacking *unpacking, OxbowTiledPacking packing)
{
  const char *text = unpacking->area->text;
  if (!is_base64 (text))
    return oxbow_tiled_refuse (unpacking->map, unpacking->area->line, unpacking->error,
                               _("the tiles of the layer are not written in Base64."));

  g_autoptr (GConverter) converter = new_converter (packing);
  uint8_t bytes[12288];
  int state = 0;
  guint save = 0;
  bool finished = converter == NULL;
  for (size_t length = strlen (text), n; length > 0; text += n, length -= n)
    {
      n = MIN (length, 16000);
      size_t n_bytes = g_base64_decode_step (text, n, bytes, &state, &save);
      if (converter != NULL ? !inflate (unpacking, converter, bytes, n_bytes, &finished)
                            : !take_bytes (unpacking, bytes, n_bytes))
        return false;
    }
  if (!finished || unpacking->n_rest > 0)
    return oxbow_tiled_refuse (unpacking->map, unpacking->area->line, unpacking->error,
                               _("the tiles of the layer end in the middle."));
  return true;
}

bool
oxbow_tiled_area_unpack (const OxbowTiledMap *map, OxbowTiledPacking packing, const OxbowTiledArea *area,
                         OxbowTiledCellFunc func, gpointer data, GError **error)
{
  Unpacking unpacking = { .map = map, .area = area, .n_tiles = area->width * area->height, .x = area->x, .y = area->y,
                          .func = func, .data = data, .error = error };
  if (packing == OXBOW_TILED_PLAIN ? !unpack_plain (&unpacking) : !unpack_base64 (&unpacking, packing))
    return false;
  return unpacking.n_read == unpacking.n_tiles || refuse_count (&unpacking);
}

/* ---- packing ---- */

/* As printf does it, but there are millions of them. */
static void
append_tile (GString *text, uint32_t tile)
{
  char digits[16], *start = digits + sizeof digits;
  *--start = ',';
  do
    *--start = '0' + tile % 10;
  while ((tile /= 10) > 0);
  g_string_append_len (text, start, digits + sizeof digits - start);
}

static char *
pack_plain (const uint32_t *tiles, int width, int height)
{
  GString *text = g_string_new ("\n");
  for (int y = 0; y < height; y++)
    {
      for (int x = 0; x < width; x++)
        append_tile (text, tiles[y * width + x]);
      g_string_append_c (text, '\n');
    }
  g_string_truncate (text, text->len - 2);
  g_string_append_c (text, '\n');
  return g_string_free (text, FALSE);
}

GByteArray *
oxbow_tiled_deflate (const uint8_t *bytes, size_t length)
{
  g_autoptr (GConverter) converter = G_CONVERTER (g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_ZLIB, -1));
  GByteArray *packed = g_byte_array_new ();
  uint8_t out[16384];
  GConverterResult result;
  do
    {
      gsize n_in, n_out;
      result = g_converter_convert (converter, bytes, length, out, sizeof out, G_CONVERTER_INPUT_AT_END, &n_in, &n_out,
                                    NULL);
      g_assert (result != G_CONVERTER_ERROR);
      g_byte_array_append (packed, out, n_out);
      bytes += n_in;
      length -= n_in;
    }
  while (result != G_CONVERTER_FINISHED);
  return packed;
}

static char *
pack_zlib (const uint32_t *tiles, int n)
{
  g_autofree uint32_t *little = g_new (uint32_t, n);
  for (int i = 0; i < n; i++)
    little[i] = GUINT32_TO_LE (tiles[i]);
  g_autoptr (GByteArray) packed = oxbow_tiled_deflate ((const uint8_t *) little, 4 * (size_t) n);
  return g_base64_encode (packed->data, packed->len);
}

char *
oxbow_tiled_pack (OxbowTiledPacking packing, const uint32_t *tiles, int width, int height)
{
  return packing == OXBOW_TILED_PLAIN ? pack_plain (tiles, width, height) : pack_zlib (tiles, width * height);
}
