/* kit.h: a game to print, to cut out and to play at a table
 *
 * A kit is one PDF: a sheet that says what the scenario is, the map at true size over as many pages as it takes, then
 * pieces, tiles and cards to cut out, each as often as the game needs it. What there is of them is known to the game's
 * painter, which fills the kit for the scenario's first position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"
#include "paint/badge.h"

G_BEGIN_DECLS

typedef struct
{
  const char *paper;            /* "A4", "Letter" ...; NULL: A4 */
  double cell_mm;               /* a cell across its flats; 0: 30 */
} OxbowKitOptions;

/* NULL, with a sentence, where the scenario cannot be played, or would take too many pages. */
GBytes *oxbow_kit_export (OxbowScenario *scenario, const OxbowKitOptions *options, GError **error);

/* For painters */

typedef enum
{
  OXBOW_KIT_SQUARE,
  OXBOW_KIT_DISC,
  OXBOW_KIT_HEX,                /* as wide as lies well in a cell, whatever width_mm says */
} OxbowKitShape;

typedef struct
{
  OxbowKitShape shape;
  double width_mm;
  OxbowColour ground;
  int badge;                    /* an OxbowBadge, or OXBOW_N_BADGES for none */
  const OxbowLivery *livery;    /* of the badge, or NULL */
  const char *sign;             /* large, or NULL */
  const char *text;             /* small, below it, or NULL */
} OxbowKitPiece;

typedef struct
{
  const char *deck;             /* small, above */
  const char *name, *text;
  OxbowColour colour;           /* of the bar above */
} OxbowKitCard;

typedef enum
{
  OXBOW_KIT_PIECE,
  OXBOW_KIT_TILE,
  OXBOW_KIT_CARD,
} OxbowKitKind;

/* Everything of one look, with texts of its own. */
typedef struct
{
  OxbowKitKind kind;
  int n;
  char *caption, *name, *text;
  OxbowKitPiece piece;
  OxbowLivery livery;           /* of the piece */
  OxbowColour colour;
  OxbowMap *map;                /* of a tile */
} OxbowKitItem;

typedef struct
{
  GPtrArray *items;             /* of OxbowKitItem, in the order in which they are printed */
} OxbowKit;

/* caption: what is written above them; those that follow with the same one stand with them. n 0: nothing is added. */
void oxbow_kit_add_pieces (OxbowKit *kit, const char *caption, const OxbowKitPiece *piece, int n);
void oxbow_kit_add_cards  (OxbowKit *kit, const OxbowKitCard *card, int n);
void oxbow_kit_add_tile   (OxbowKit *kit, const char *caption, OxbowMap *map, int n);         /* takes map */

/* What the scenario needs; painters fill it. NULL with a sentence where it cannot be played. */
OxbowKit *oxbow_kit_new   (OxbowScenario *scenario, GError **error);
void      oxbow_kit_free  (OxbowKit *kit);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowKit, oxbow_kit_free)

G_END_DECLS
