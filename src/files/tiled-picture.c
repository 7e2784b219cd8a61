/* tiled-picture.c: pictures of terrains, for Tiled to show
 *
 * Plain hexagons in the colour of the land, with a pattern each, so that colour is never alone in telling terrains
 * apart. These are to draw maps by, no more. They are written as PNG here, which takes a page, so that files need no
 * drawing library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/tiled-cells.h"
#include <math.h>
#include <string.h>

#define PIXEL 4                 /* bytes a pixel: red, green, blue, opacity */

/* ---- PNG ---- */

/* As the PNG specification has it: the remainder by the polynomial 0xedb88320, bits reversed. */
static uint32_t
checksum (const uint8_t *bytes, size_t length)
{
  uint32_t sum = 0xffffffff;
  for (size_t i = 0; i < length; i++)
    {
      sum ^= bytes[i];
      for (int bit = 0; bit < 8; bit++)
        sum = (sum >> 1) ^ ((sum & 1) != 0 ? 0xedb88320 : 0);
    }
  return ~sum;
}

static void
append_number (GByteArray *png, uint32_t number)
{
  uint32_t big = GUINT32_TO_BE (number);
  g_byte_array_append (png, (const uint8_t *) &big, sizeof big);
}

static void
append_chunk (GByteArray *png, const char *type, const uint8_t *bytes, size_t length)
{
  append_number (png, length);
  guint start = png->len;
  g_byte_array_append (png, (const uint8_t *) type, 4);
  if (length > 0)
    g_byte_array_append (png, bytes, length);
  append_number (png, checksum (png->data + start, png->len - start));
}

static GBytes *
write_png (const uint8_t *pixels, int width, int height)
{
  size_t row = (size_t) width * PIXEL;
  g_autoptr (GByteArray) rows = g_byte_array_new ();
  for (int y = 0; y < height; y++)
    {
      g_byte_array_append (rows, (const uint8_t *) "", 1);      /* each row begins with its filter: none */
      g_byte_array_append (rows, pixels + y * row, row);
    }
  g_autoptr (GByteArray) packed = oxbow_tiled_deflate (rows->data, rows->len);

  GByteArray *png = g_byte_array_new ();
  g_autoptr (GByteArray) header = g_byte_array_new ();
  append_number (header, width);
  append_number (header, height);
  g_byte_array_append (header, (const uint8_t *) "\10\6\0\0", 5); /* 8 bits, colour with opacity, nothing special */
  g_byte_array_append (png, (const uint8_t *) "\211PNG\r\n\032\n", 8);
  append_chunk (png, "IHDR", header->data, header->len);
  append_chunk (png, "IDAT", packed->data, packed->len);
  append_chunk (png, "IEND", NULL, 0);
  return g_byte_array_free_to_bytes (png);
}

/* ---- colours ---- */

static const struct { const char *word; uint32_t colour; } landscape[] = {
  { "forest", 0x5d8a4a }, { "wood", 0x5d8a4a }, { "hill", 0xb9a36b }, { "mountain", 0x8d857c }, { "peak", 0x8d857c },
  { "mesa", 0xb5713f }, { "canyon", 0xa8603c }, { "desert", 0xe3cf97 }, { "sand", 0xe3cf97 }, { "plain", 0xcbd08a },
  { "grass", 0xa9c46c }, { "pasture", 0xa9c46c }, { "wheat", 0xe8c95a }, { "corn", 0xf0dd7f }, { "tobacco", 0xa7774b },
  { "field", 0xd9c46a }, { "lake", 0x6fa8d6 }, { "sea", 0x4f86bd }, { "water", 0x6fa8d6 }, { "river", 0x5b9bd0 },
  { "spring", 0x8fd0e0 }, { "marsh", 0x7fa58a }, { "city", 0xc25b52 }, { "town", 0xc98a72 }, { "village", 0xd3a489 },
  { "trail", 0xcfae85 }, { "road", 0xbdb1a2 }, { "tile", 0xe6e0d2 }, { "outside", 0xf4f4f4 },
};

/* A colour of its own for a terrain whose name says nothing: the hues of the wheel, far from one another. */
static uint32_t
colour_by_number (int i)
{
  double hue = fmod (i * 0.618, 1) * 6;
  uint32_t colour = 0;
  for (int channel = 0; channel < 3; channel++)
    {
      double away = fabs (fmod (hue + 6 - 2 * channel, 6) - 3) - 1;
      colour = colour << 8 | (uint32_t) (120 + 110 * CLAMP (away, 0, 1));
    }
  return colour;
}

static uint32_t
colour_of (const OxbowTerrain *terrain, int i)
{
  for (size_t j = 0; j < G_N_ELEMENTS (landscape); j++)
    if (strstr (terrain->name, landscape[j].word) != NULL)
      return landscape[j].colour;
  return colour_by_number (i);
}

/* ---- hexagons ---- */

/* How far within the hexagon the middle of a pixel is, in pixels; below zero it lies beyond. The long axis is x. */
static double
depth_of (double x, double y)
{
  double half = OXBOW_TILED_SHORT / 2.0, away_x = fabs (x - OXBOW_TILED_LONG / 2.0), away_y = fabs (y - half);
  /* A slanting side falls by half the height in a quarter of the length. */
  double slope = half / (OXBOW_TILED_LONG / 4.0);
  double slanting = (slope * (OXBOW_TILED_LONG / 2.0 - away_x) - away_y) / hypot (slope, 1);
  return MIN (half - away_y, slanting);
}

/* Whether the i-th pattern has a mark there: stripes of four directions, dots, or both, at several distances. */
static bool
has_mark (int i, int x, int y)
{
  int step = 7 + 2 * (i / 6 % 4);
  bool rising = (x + y) % step == 0, falling = (x - y + 64 * step) % step == 0;
  switch (i % 6)
    {
    case 0: return x % step < 2 && y % step < 2;
    case 1: return rising;
    case 2: return y % step == 0;
    case 3: return falling;
    case 4: return x % step == 0;
    default: return rising || falling;
    }
}

static uint32_t
darker (uint32_t colour, int percent)
{
  uint32_t result = 0;
  for (int shift = 16; shift >= 0; shift -= 8)
    result |= (colour >> shift & 0xff) * (100 - percent) / 100 << shift;
  return result;
}

static void
draw_pixel (uint8_t *pixel, const OxbowTerrain *terrain, int i, int x, int y, bool flat)
{
  double depth = flat ? depth_of (x + 0.5, y + 0.5) : depth_of (y + 0.5, x + 0.5);
  if (depth < 0)
    return;
  uint32_t colour = colour_of (terrain, i);
  if (depth < 1.5)
    colour = darker (colour, 30);
  else if (has_mark (i, x, y))
    colour = darker (colour, 14);
  pixel[0] = colour >> 16;
  pixel[1] = colour >> 8;
  pixel[2] = colour;
  pixel[3] = 0xff;
}

GBytes *
oxbow_tiled_draw_tiles (const OxbowPalette *palette, OxbowOrientation orientation, int first, int count)
{
  bool flat = orientation == OXBOW_FLAT;
  int tile_width = flat ? OXBOW_TILED_LONG : OXBOW_TILED_SHORT, height = flat ? OXBOW_TILED_SHORT : OXBOW_TILED_LONG;
  int width = tile_width * count;
  g_autofree uint8_t *pixels = g_new0 (uint8_t, (size_t) width * height * PIXEL);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        int i = first + x / tile_width;
        draw_pixel (pixels + ((size_t) y * width + x) * PIXEL, &palette->terrains[i], i, x % tile_width, y, flat);
      }
  return write_png (pixels, width, height);
}
