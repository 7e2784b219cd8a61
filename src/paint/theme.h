/* theme.h: the colours of pictures, by what they are for
 *
 * A painter asks for a token and never writes a colour of its own. All themes hold the same tokens; player colours are
 * the same in all of them and go with a mark each, because colour is never the only carrier of meaning. The plain
 * themes have the colours of light and dark, and lay them flat: nothing of them looks printed or drawn by hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>
#include <stdint.h>

G_BEGIN_DECLS

typedef enum
{
  OXBOW_THEME_LIGHT,
  OXBOW_THEME_DARK,
  OXBOW_THEME_CONTRAST,
  OXBOW_THEME_CONTRAST_DARK,
  OXBOW_THEME_PLAIN,
  OXBOW_THEME_PLAIN_DARK,
  OXBOW_N_THEMES,
} OxbowThemeKind;

typedef enum
{
  OXBOW_TONE_PAPER, OXBOW_TONE_PAPER_SHADE, OXBOW_TONE_INK, OXBOW_TONE_INK_SOFT, OXBOW_TONE_CASING,
  OXBOW_TONE_WHEAT, OXBOW_TONE_WHEAT_SIGN, OXBOW_TONE_TOBACCO, OXBOW_TONE_TOBACCO_SIGN,
  OXBOW_TONE_CORN, OXBOW_TONE_CORN_SIGN, OXBOW_TONE_COB, OXBOW_TONE_FOREST, OXBOW_TONE_FOREST_SIGN,
  OXBOW_TONE_HILL, OXBOW_TONE_HILL_SIGN, OXBOW_TONE_MOUNTAIN, OXBOW_TONE_MOUNTAIN_SIGN,
  OXBOW_TONE_LAKE, OXBOW_TONE_LAKE_LINES, OXBOW_TONE_CITY, OXBOW_TONE_TRAIL,
  OXBOW_TONE_LOG, OXBOW_TONE_LOG_RIM, OXBOW_TONE_LOG_END, OXBOW_TONE_WALL, OXBOW_TONE_ROOF,
  OXBOW_TONE_VERDE, OXBOW_TONE_MORENO, OXBOW_TONE_AZUL, OXBOW_TONE_ROJO, OXBOW_TONE_ARROW,
  OXBOW_TONE_WATER, OXBOW_TONE_WATER_INK, OXBOW_TONE_FLOOD,
  OXBOW_TONE_ELEVATION_2, OXBOW_TONE_ELEVATION_3, OXBOW_TONE_ELEVATION_4, OXBOW_TONE_ELEVATION_5,
  OXBOW_TONE_GROUP_BORDER, OXBOW_TONE_ACCENT, OXBOW_TONE_LAST_MOVE, OXBOW_TONE_ERROR,
  OXBOW_TONE_SAFE, OXBOW_TONE_BRIM, OXBOW_TONE_OVER,
  OXBOW_TONE_PANEL, OXBOW_TONE_CARD, OXBOW_TONE_TEXT_SECOND,
  OXBOW_N_TONES,
} OxbowTone;

typedef struct
{
  double red, green, blue;
} OxbowColour;

typedef struct
{
  OxbowThemeKind kind;
  OxbowColour tones[OXBOW_N_TONES];
  double line, casing, mark;    /* what widths are multiplied by */
  bool soft;                    /* grain, bloom and soft shadows */
  bool night;                   /* light on dark: pieces get a light outline */
  bool plain;                   /* one tone a cell, one sign, straight lines: no relief and no texture */
} OxbowTheme;

const OxbowTheme *oxbow_theme_get    (OxbowThemeKind kind);
bool              oxbow_theme_find   (const char *name, OxbowThemeKind *kind);
OxbowColour       oxbow_colour_parse (const char *text);                        /* "#rrggbb"; grey for anything else */
OxbowColour       oxbow_colour_mix   (OxbowColour a, OxbowColour b, double part_of_b);

typedef enum
{
  OXBOW_MARK_DISC, OXBOW_MARK_TRIANGLE, OXBOW_MARK_SQUARE, OXBOW_MARK_DIAMOND, OXBOW_MARK_CROSS, OXBOW_MARK_STAR,
  OXBOW_N_MARKS,
} OxbowMark;

/* A player's colour, and the mark that stands on everything of that colour. */
typedef struct
{
  OxbowColour colour, mark_colour;
  OxbowMark mark;
} OxbowLivery;

#define OXBOW_N_LIVERIES OXBOW_N_MARKS
const OxbowLivery *oxbow_livery_get  (int i);                                   /* black white yellow red blue green */
/* the nearest of them, or one with the seat's mark */
OxbowLivery        oxbow_livery_for  (const char *colour, int seat);

G_END_DECLS
