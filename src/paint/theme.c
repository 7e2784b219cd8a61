/* theme.c: the colours of pictures, by what they are for
 *
 * One table, a row a token, a column a set of colours. Tests hold it to its promises: the order of heights by
 * lightness, the contrast of ink and rivers, the distance between players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/theme.h"
#include <string.h>

enum
{
  BY_DAY,
  BY_NIGHT,
  STRONG,
  STRONG_BY_NIGHT,
  N_COLUMNS,
};

static const uint32_t table[OXBOW_N_TONES][N_COLUMNS] = {
  [OXBOW_TONE_PAPER]         = { 0xF4ECDA, 0x1B1E24, 0xFFFFFF, 0x000000 },
  [OXBOW_TONE_PAPER_SHADE]   = { 0xE9DDC3, 0x15181D, 0xFFFFFF, 0x000000 },
  [OXBOW_TONE_INK]           = { 0x3B2D22, 0xD9CDB8, 0x000000, 0xFFFFFF },
  [OXBOW_TONE_INK_SOFT]      = { 0x7A6653, 0x8F8676, 0x000000, 0xFFFFFF },
  [OXBOW_TONE_CASING]        = { 0xFBF6E8, 0x12151A, 0xFFFFFF, 0x000000 },
  [OXBOW_TONE_WHEAT]         = { 0xF3E3A4, 0x6E603A, 0xFFF1B8, 0x5C5008 },
  [OXBOW_TONE_WHEAT_SIGN]    = { 0xA27A1E, 0xD9BC6A, 0x5A3E00, 0xFFF3A6 },
  [OXBOW_TONE_TOBACCO]       = { 0xD5DFB2, 0x576742, 0xE2F0C0, 0x3C5A12 },
  [OXBOW_TONE_TOBACCO_SIGN]  = { 0x5C7A34, 0xA9C27A, 0x24480C, 0xDDFFB4 },
  [OXBOW_TONE_CORN]          = { 0xF2CC74, 0x806229, 0xFFD25E, 0x764400 },
  [OXBOW_TONE_CORN_SIGN]     = { 0x9A5F12, 0xF0C25E, 0x5A3000, 0xFFEFCB },
  [OXBOW_TONE_COB]           = { 0xFFE257, 0xE6C14E, 0xFFF27A, 0xFFD21F },
  [OXBOW_TONE_FOREST]        = { 0xA6BC84, 0x3B4D39, 0x8FB37A, 0x12381A },
  [OXBOW_TONE_FOREST_SIGN]   = { 0x3F5E36, 0x86A878, 0x123A0C, 0xA6FFA0 },
  [OXBOW_TONE_HILL]          = { 0xB98E5C, 0x43342A, 0xA97C42, 0x261300 },
  [OXBOW_TONE_HILL_SIGN]     = { 0x5E3C1F, 0xB58E63, 0x3A2000, 0xFFC078 },
  [OXBOW_TONE_MOUNTAIN]      = { 0x95867A, 0x34333A, 0x7A7A7A, 0x0A0A0E },
  [OXBOW_TONE_MOUNTAIN_SIGN] = { 0x564639, 0x8C8796, 0x000000, 0xFFFFFF },
  [OXBOW_TONE_LAKE]          = { 0xB5D3D8, 0x21404C, 0xA8DDF0, 0x005064 },
  [OXBOW_TONE_LAKE_LINES]    = { 0x3E7C8C, 0x6FB3C6, 0x004A60, 0xA8F2FF },
  [OXBOW_TONE_CITY]          = { 0xEBCDB9, 0x6A4A40, 0xFFD3BF, 0x501C12 },
  [OXBOW_TONE_TRAIL]         = { 0xE7D9BC, 0x4A4438, 0xF2F2F2, 0x303030 },
  [OXBOW_TONE_LOG]           = { 0xA9713F, 0x8F6038, 0xA9713F, 0xC98A4E },
  [OXBOW_TONE_LOG_RIM]       = { 0x4A2C14, 0x1E120A, 0x4A2C14, 0x1E120A },
  [OXBOW_TONE_LOG_END]       = { 0xE3B985, 0xD0A070, 0xE3B985, 0xFFD9A6 },
  [OXBOW_TONE_WALL]          = { 0xEAD9BC, 0xC8B592, 0xEAD9BC, 0xEAD9BC },
  [OXBOW_TONE_ROOF]          = { 0xC4623F, 0xB4634A, 0x9C3A18, 0xE84E26 },
  [OXBOW_TONE_VERDE]         = { 0x14786F, 0x3FC2B2, 0x005F56, 0x51FFC4 },
  [OXBOW_TONE_MORENO]        = { 0x8A4B1F, 0xD38B55, 0x5C2600, 0xFF9E3B },
  [OXBOW_TONE_AZUL]          = { 0x2A62B8, 0x6FA4F0, 0x003E9E, 0x7293FC },
  [OXBOW_TONE_ROJO]          = { 0xCC4A7C, 0xFFB0C6, 0xC8105E, 0xFF59B3 },
  [OXBOW_TONE_ARROW]         = { 0xFFFFFF, 0x0E1114, 0xFFFFFF, 0x000000 },
  [OXBOW_TONE_WATER]         = { 0x9CC6D0, 0x2A5563, 0xA8DDF0, 0x005064 },
  [OXBOW_TONE_WATER_INK]     = { 0x2E6F83, 0x8CC8DA, 0x004A60, 0xA8F2FF },
  [OXBOW_TONE_FLOOD]         = { 0x6FA9BD, 0x3F7488, 0x4F9FC0, 0x0A5C96 },
  [OXBOW_TONE_ELEVATION_2]   = { 0xDFE8BC, 0x586645, 0xEAF2C4, 0x4C5F1C },
  [OXBOW_TONE_ELEVATION_3]   = { 0xE8D8A0, 0x665A38, 0xF2DC96, 0x5A4708 },
  [OXBOW_TONE_ELEVATION_4]   = { 0xDAB97F, 0x57442F, 0xDDB06A, 0x402500 },
  [OXBOW_TONE_ELEVATION_5]   = { 0xBF9662, 0x443526, 0xB98545, 0x140A00 },
  [OXBOW_TONE_GROUP_BORDER]  = { 0x5A4534, 0xC9B798, 0x000000, 0xFFFFFF },
  [OXBOW_TONE_ACCENT]        = { 0x6F2A8C, 0xEBA6FF, 0x5A0080, 0xF5C0FA },
  [OXBOW_TONE_LAST_MOVE]     = { 0xD8452E, 0xFF7A5C, 0xD8452E, 0xFF7048 },
  [OXBOW_TONE_ERROR]         = { 0xB3261E, 0xFF8A80, 0xB3261E, 0xFF8A80 },
  [OXBOW_TONE_SAFE]          = { 0x2F7D4F, 0x2F7D4F, 0x2F7D4F, 0x2F7D4F },
  [OXBOW_TONE_BRIM]          = { 0xB36B00, 0xB36B00, 0xB36B00, 0xB36B00 },
  [OXBOW_TONE_OVER]          = { 0xB3261E, 0xB3261E, 0xB3261E, 0xB3261E },
  [OXBOW_TONE_PANEL]         = { 0xFBF7EE, 0x22262D, 0xFFFFFF, 0x000000 },
  [OXBOW_TONE_CARD]          = { 0xFFFFFF, 0x2C313A, 0xFFFFFF, 0x1A1D22 },
  [OXBOW_TONE_TEXT_SECOND]   = { 0x6B5B4D, 0xA9A08F, 0x000000, 0xFFFFFF },
};

static const struct
{
  const char *name;
  int column;
  bool is_plain;
} kinds[OXBOW_N_THEMES] = {
  [OXBOW_THEME_LIGHT]         = { "light", BY_DAY, false },
  [OXBOW_THEME_DARK]          = { "dark", BY_NIGHT, false },
  [OXBOW_THEME_CONTRAST]      = { "contrast", STRONG, false },
  [OXBOW_THEME_CONTRAST_DARK] = { "contrast-dark", STRONG_BY_NIGHT, false },
  [OXBOW_THEME_PLAIN]         = { "plain", BY_DAY, true },
  [OXBOW_THEME_PLAIN_DARK]    = { "plain-dark", BY_NIGHT, true },
};

static OxbowColour
unpack (uint32_t rgb)
{
  return (OxbowColour) { (rgb >> 16 & 255) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0 };
}

const OxbowTheme *
oxbow_theme_get (OxbowThemeKind kind)
{
  static OxbowTheme themes[OXBOW_N_THEMES];
  static gsize ready;
  if (g_once_init_enter (&ready))
    {
      for (int i = 0; i < OXBOW_N_THEMES; i++)
        {
          bool strong = kinds[i].column == STRONG || kinds[i].column == STRONG_BY_NIGHT;
          bool night = kinds[i].column == BY_NIGHT || kinds[i].column == STRONG_BY_NIGHT;
          themes[i] = (OxbowTheme) {
            .kind = (OxbowThemeKind) i,
            .line = strong ? 1.5 : 1, .casing = strong ? 1.5 : 1, .mark = strong ? 1.2 : 1,
            .soft = !strong, .night = night, .plain = kinds[i].is_plain,
          };
          for (int tone = 0; tone < OXBOW_N_TONES; tone++)
            themes[i].tones[tone] = unpack (table[tone][kinds[i].column]);
        }
      g_once_init_leave (&ready, 1);
    }
  return &themes[kind];
}

bool
oxbow_theme_find (const char *name, OxbowThemeKind *kind)
{
  for (int i = 0; i < OXBOW_N_THEMES; i++)
    if (strcmp (kinds[i].name, name) == 0)
      {
        *kind = (OxbowThemeKind) i;
        return true;
      }
  return false;
}

OxbowColour
oxbow_colour_parse (const char *text)
{
  char *end = NULL;
  guint64 rgb = text != NULL && text[0] == '#' && strlen (text) == 7 ? g_ascii_strtoull (text + 1, &end, 16) : 0;
  return end != NULL && *end == '\0' ? unpack ((uint32_t) rgb) : (OxbowColour) { 0.5, 0.5, 0.5 };
}

OxbowColour
oxbow_colour_mix (OxbowColour a, OxbowColour b, double part_of_b)
{
  double part_of_a = 1 - part_of_b;
  return (OxbowColour) {
    a.red * part_of_a + b.red * part_of_b,
    a.green * part_of_a + b.green * part_of_b,
    a.blue * part_of_a + b.blue * part_of_b,
  };
}

#define RGB(r, g, b) { r / 255.0, g / 255.0, b / 255.0 }
#define DARK_MARK RGB (0x2A, 0x27, 0x29)
#define LIGHT_MARK RGB (0xFB, 0xF7, 0xEC)

static const OxbowLivery liveries[OXBOW_N_LIVERIES] = {
  { RGB (0x2A, 0x27, 0x29), LIGHT_MARK, OXBOW_MARK_DISC },
  { RGB (0xFB, 0xF7, 0xEC), DARK_MARK, OXBOW_MARK_TRIANGLE },
  { RGB (0xFA, 0xBC, 0x10), DARK_MARK, OXBOW_MARK_SQUARE },
  { RGB (0xBA, 0x23, 0x17), LIGHT_MARK, OXBOW_MARK_DIAMOND },
  { RGB (0x2A, 0x5A, 0xAD), LIGHT_MARK, OXBOW_MARK_CROSS },
  { RGB (0x4C, 0xA8, 0x87), DARK_MARK, OXBOW_MARK_STAR },
};

const OxbowLivery *
oxbow_livery_get (int i)
{
  return &liveries[i];
}

OxbowLivery
oxbow_livery_for (const char *colour, int seat)
{
  OxbowColour wanted = oxbow_colour_parse (colour);
  for (int i = 0; i < OXBOW_N_LIVERIES; i++)
    {
      OxbowColour have = liveries[i].colour;
      double off = ABS (have.red - wanted.red) + ABS (have.green - wanted.green) + ABS (have.blue - wanted.blue);
      if (off < 0.12)
        return liveries[i];
    }
  double brightness = 0.3 * wanted.red + 0.59 * wanted.green + 0.11 * wanted.blue;
  return (OxbowLivery) { wanted, brightness > 0.5 ? liveries[1].mark_colour : liveries[0].mark_colour,
                         (OxbowMark) (seat % OXBOW_N_MARKS) };
}
