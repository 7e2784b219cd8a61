/* painter.h: what a game adds to the drawing of a board
 *
 * The board draws paper, terrain, relief and rivers by itself, for any palette. A game's painter says how its letters
 * look and draws what only it knows: its edges, pieces, counts and names. Painters hang on a ruleset by its id; a
 * game without one gets the generic painter. Every function may be NULL, and draws only cells of the canvas' block.
 * Threads draw parts of one scene at the same time: those that draw write to their canvas and nothing else.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "paint/hand.h"
#include "paint/kit.h"
#include "paint/motion.h"

G_BEGIN_DECLS

struct _OxbowPainter
{
  const char *id;               /* of the ruleset; NULL: the generic one */
  const OxbowLook *looks;       /* ended by a code of 0; letters that are missing look as the palette's height */

  /* How much of a colour is washed over the tone of a letter at the flat level, where whole maps are drawn at once and
   * nothing may be done a cell. */
  double       (*wash)   (char letter, OxbowColour *colour);

  /* Gives every cell a letter of the painter's own, with its look and height, where the map's letters alone do not say
   * enough: sets scene->dressed. */
  void         (*dress)  (OxbowScene *scene);

  /* Where the rivers run, for a state or (state NULL) a bare map. */
  OxbowRivers *(*rivers) (const OxbowScene *scene);

  /* In the order in which they are drawn, after the rivers. */
  void         (*edges)  (const OxbowCanvas *canvas, const OxbowScene *scene);
  bool edges_are_ground;        /* borders, floods: what edges () draws lies under marks, as the land does */
  void         (*pieces) (const OxbowCanvas *canvas, const OxbowScene *scene);
  void         (*labels) (const OxbowCanvas *canvas, const OxbowScene *scene);

  /* Where labels () writes what gives way to pieces, in cells near and far: boxes in board units, one for each word, in
   * an order that does not change. Whoever keeps parts of a picture draws again where they differ. */
  void         (*words)  (const OxbowCanvas *canvas, const OxbowScene *scene, GArray *boxes);

  /* Names of land, written once more over the marks of what may be chosen there (may be NULL: there are none). */
  void         (*names)  (const OxbowCanvas *canvas, const OxbowScene *scene);

  /* The name of what a cell is, as of a town: it is written above it, or where it lies on nothing that stands there.
   * NULL: it has none. */
  const char  *(*name)   (const OxbowScene *scene, OxbowCell cell);

  /* What stands in a cell and on its own sides, and must not be written over: boxes around its centre, in radii. */
  int          (*standing) (const OxbowScene *scene, OxbowCell cell, OxbowBox *boxes, int most);

  /* The hand. target: the mark for argument arg of a legal move, which is already one of TARGET there; false: none.
   * preview: what the move would do, over the board and under its pieces. */
  bool         (*target)  (const OxbowScene *scene, const OxbowMove *move, int arg, OxbowHandMark *mark);
  void         (*preview) (const OxbowCanvas *canvas, const OxbowScene *before, const OxbowScene *after,
                           const OxbowMove *move);

  /* What of the game is cut out of paper: pieces, tiles and cards (NULL: its cards alone). */
  void         (*kit)    (const OxbowState *start, OxbowKit *kit);

  /* Motion. differs: whether what stands in a cell, or on one of its sides, looks otherwise after than before, to the
   * one viewer than to the other. motion: what happens when, from the events of one move; whatever it does not tell of
   * fades over at the beginning. */
  bool         (*differs) (const OxbowScene *before, const OxbowScene *after, OxbowCell cell);
  void         (*motion)  (OxbowMotion *motion, const OxbowEvents *events);
};

/* All painters, ended by NULL; the one for a ruleset (NULL: any) is the generic painter if it has none of its own. */
extern const OxbowPainter *const oxbow_painters[];
extern const OxbowPainter oxbow_painter_generic;

const OxbowPainter *oxbow_painter_find (const OxbowRuleset *ruleset);

G_END_DECLS
