/* badge.h: small pictures for panels: pieces, goods, cards and points
 *
 * Drawn at any size, in the colours of a theme, on whatever ground the panel has. A badge fills a square; a card is
 * higher than broad.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "paint/theme.h"
#include <cairo.h>

G_BEGIN_DECLS

typedef enum
{
  OXBOW_BADGE_CHIP,             /* a disc in a player's colour, with the mark */
  OXBOW_BADGE_CAMPESINO,
  OXBOW_BADGE_FINCA,
  OXBOW_BADGE_HACIENDA,
  OXBOW_BADGE_DAM,              /* three logs */
  OXBOW_BADGE_NO_DAM,           /* room for a dam: an outline */
  OXBOW_BADGE_COIN,
  OXBOW_BADGE_DROP,
  OXBOW_BADGE_NO_DROP,          /* crossed */
  OXBOW_BADGE_POINT,            /* a point left */
  OXBOW_BADGE_NO_POINT,         /* a point spent */
  OXBOW_BADGE_CURRENT,          /* an arrowhead: whose turn it is */
  OXBOW_N_BADGES,
} OxbowBadge;

/* In a square of size_px with its upper left corner at the origin. livery: of pieces; NULL for everything else. */
void oxbow_badge_draw (cairo_t *cr, OxbowThemeKind theme, OxbowBadge badge, const OxbowLivery *livery, double size_px);

typedef enum
{
  OXBOW_FACE_BACK,
  OXBOW_FACE_WHEAT,
  OXBOW_FACE_TOBACCO,
  OXBOW_FACE_CORN,
  OXBOW_FACE_LOGGING,
  OXBOW_FACE_RIVER,             /* a bend of it */
  OXBOW_FACE_DESPERADO,         /* a rider's hat over a bend of it */
  OXBOW_N_FACES,
} OxbowFace;

typedef struct
{
  OxbowFace face;
  int river;                    /* 0 to 3: Verde, Moreno, Azul, Rojo */
  bool chosen;                  /* an accent frame */
  bool spent;                   /* paler: discarded */
} OxbowCardLook;

/* A card without words, in a box of width_px by height_px at the origin; its lowest quarter is free for its name. */
void oxbow_badge_draw_card (cairo_t *cr, OxbowThemeKind theme, const OxbowCardLook *look, double width_px,
                            double height_px);

G_END_DECLS
