/* scene.h: a position, or a bare map, made ready to be drawn
 *
 * A scene resolves once what painters ask for every cell: how each letter of terrain looks, how high it lies, where
 * the rivers run. It borrows the state or map it was made of, which must outlive it and stay unchanged.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"
#include "paint/rivers.h"
#include "paint/theme.h"

G_BEGIN_DECLS

typedef struct _OxbowPainter OxbowPainter;
typedef struct _OxbowKeptLabels OxbowKeptLabels;

typedef enum
{
  OXBOW_SIGN_NONE,
  OXBOW_SIGN_WHEAT, OXBOW_SIGN_TOBACCO, OXBOW_SIGN_CORN, OXBOW_SIGN_FOREST, OXBOW_SIGN_HILL, OXBOW_SIGN_MOUNTAIN,
  OXBOW_SIGN_SPRING, OXBOW_SIGN_LAKE, OXBOW_SIGN_CITY, OXBOW_SIGN_TRAIL, OXBOW_SIGN_TILE,
  OXBOW_SIGN_LETTER,            /* no sign of its own: its first letter */
} OxbowSign;

/* How a terrain looks. */
typedef struct
{
  char code;                    /* 0 ends a list */
  OxbowSign sign;
  OxbowTone tone, ink;
  OxbowTone water;              /* of a spring */
  int number;                   /* on a signpost */
} OxbowLook;

#define OXBOW_MARKED_FEATURE 1
#define OXBOW_MARKED_PIECE 2

typedef struct
{
  const OxbowPainter *painter;
  const OxbowPalette *palette;
  const OxbowMap *map;
  const OxbowState *state;      /* or NULL: a map without a game */
  const GPtrArray *pieces;      /* of the scenario; or NULL: a map alone */
  const char *terrain;          /* a letter a cell */
  char *dressed;                /* owned: the letters that the painter made of the map's, or NULL */
  uint16_t *group_of;           /* the first of the map's groups that each cell is in, counted from 1; 0: none */
  char *title;
  int viewer;
  OxbowGrid grid;
  OxbowLook looks[256];         /* by letter */
  OxbowColour washes[256];      /* at the flat level: over the tone of each letter, and how much of it */
  double wash_parts[256];
  int heights[256];
  bool outside[256];
  OxbowCell first[256];         /* cell of each letter in reading order, and the middle one of them; or OXBOW_NO_CELL */
  OxbowCell middle[256];
  OxbowRivers *rivers;          /* or NULL */
  OxbowKeptLabels *kept_labels; /* names, as they have been placed; has a lock of its own */
  GHashTable *marked;           /* cell: OXBOW_MARKED_..., for those that the map or the set-up put something in */
} OxbowScene;

/* viewer: the seat that looks; -1 sees all. */
OxbowScene *oxbow_scene_new_state    (const OxbowState *state, int viewer);
OxbowScene *oxbow_scene_new_scenario (const OxbowScenario *scenario);
OxbowScene *oxbow_scene_new_map      (const OxbowMap *map, const OxbowPalette *palette, const OxbowPainter *painter,
                                      const char *title);
void        oxbow_scene_free         (OxbowScene *scene);

static inline const OxbowLook *
oxbow_scene_look (const OxbowScene *scene, OxbowCell cell)
{
  return &scene->looks[(unsigned char) scene->terrain[cell]];
}

static inline bool
oxbow_scene_is_outside (const OxbowScene *scene, OxbowCell cell)
{
  return cell == OXBOW_NO_CELL || scene->outside[(unsigned char) scene->terrain[cell]];
}

static inline int
oxbow_scene_height (const OxbowScene *scene, OxbowCell cell)
{
  return scene->heights[(unsigned char) scene->terrain[cell]];
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowScene, oxbow_scene_free)

G_END_DECLS
