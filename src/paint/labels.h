/* labels.h: words on the board, and room for them
 *
 * A word never lies on a piece if there is any other place for it, and keeps off the water and on the land where it
 * can. Where it stands follows from the whole position and never from the part that is drawn, so that parts fit.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "paint/painter.h"

G_BEGIN_DECLS

#define OXBOW_COST_PIECE 100.0  /* of a word that lies on something that stands on the board, or on another word */

typedef struct
{
  OxbowHand hand;               /* across is always 0.5 */
  const char *text;             /* owned by the scene */
  OxbowCell cell;               /* what it is the name of, or where the river of that name springs */
  OxbowBox box;                 /* in board units */
} OxbowLabel;

/* The names of rivers, of what the painter names, and the labels of the map: an array of OxbowLabel. Empty where words
 * would be too small. */
GArray *oxbow_labels_place (const OxbowCanvas *canvas, const OxbowScene *scene);

/* The same, not to be changed: as it was found before for this scene, if that was for such a canvas. */
GArray *oxbow_labels_find  (const OxbowCanvas *canvas, const OxbowScene *scene);

/* What a scene keeps of them. */
OxbowKeptLabels *oxbow_kept_labels_new  (void);
void             oxbow_kept_labels_free (OxbowKeptLabels *self);

/* How badly a word would lie there: 0 on free land, more on water or off the board, most on pieces. */
double  oxbow_labels_cost  (const OxbowCanvas *canvas, const OxbowScene *scene, const OxbowBox *box);

void    oxbow_labels_write (const OxbowCanvas *canvas, const OxbowScene *scene, const GArray *labels);

/* The names of cells and edges of the canvas' block, which keep off the labels. */
void    oxbow_labels_write_names (const OxbowCanvas *canvas, const OxbowScene *scene, GArray *labels, bool cells,
                                  bool edges);

G_END_DECLS
