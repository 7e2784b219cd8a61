/* painter.h: what a game adds to the drawing of a board
 *
 * The board draws paper, terrain, relief and rivers by itself, for any palette. A game's painter says how its letters
 * look and draws what only it knows: its edges, pieces, counts and names. Painters hang on a ruleset by its id; a
 * game without one gets the generic painter. Every function may be NULL, and draws only cells of the canvas' block.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "paint/canvas.h"
#include "paint/scene.h"

G_BEGIN_DECLS

struct _OxbowPainter
{
  const char *id;               /* of the ruleset; NULL: the generic one */
  const OxbowLook *looks;       /* ended by a code of 0; letters that are missing look as the palette's height */

  /* Gives every cell a letter of the painter's own, with its look and height, where the map's letters alone do not say
   * enough: sets scene->dressed. */
  void         (*dress)  (OxbowScene *scene);

  /* Where the rivers run, for a state or (state NULL) a bare map. */
  OxbowRivers *(*rivers) (const OxbowScene *scene);

  /* In the order in which they are drawn, after the rivers. */
  void         (*edges)  (const OxbowCanvas *canvas, const OxbowScene *scene);
  void         (*pieces) (const OxbowCanvas *canvas, const OxbowScene *scene);
  void         (*labels) (const OxbowCanvas *canvas, const OxbowScene *scene);

  /* What stands in a cell and on its own sides, and must not be written over: boxes around its centre, in radii. */
  int          (*standing) (const OxbowScene *scene, OxbowCell cell, OxbowBox *boxes, int most);
};

/* All painters, ended by NULL; the one for a ruleset (NULL: any) is the generic painter if it has none of its own. */
extern const OxbowPainter *const oxbow_painters[];
extern const OxbowPainter oxbow_painter_generic;

const OxbowPainter *oxbow_painter_find (const OxbowRuleset *ruleset);

G_END_DECLS
