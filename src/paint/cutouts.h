/* cutouts.h: what stands on many cells and looks alike there, drawn once as pixels and laid wherever it stands
 *
 * A tree is a dozen paths, and Cairo fills what fades away line by line: pixels are laid in a hundredth of that time.
 * So in pictures they are kept, and lie on whole pixels. Files keep what was drawn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "paint/canvas.h"

G_BEGIN_DECLS

/* draw: as seen from its place, so that it comes out the same wherever it is drawn first. It lays no cutout itself, for
 * which it would wait for ever. */
typedef struct
{
  void (*draw) (const OxbowCanvas *canvas, gconstpointer data);
  gconstpointer kind;           /* of all that draw draws; or NULL */
  int looks[4];                 /* what it looks like, beside its kind, the theme and the size of a hex */
} OxbowCutout;

/* At a place; around: what it covers, seen from there. Where no pixels can be laid it is drawn; else only if nothing of
 * the same looks is kept. */
void oxbow_cutout_lay  (const OxbowCanvas *canvas, const OxbowCutout *cutout, OxbowPoint place, const OxbowBox *around,
                        gconstpointer data);

/* The size of a hex in pixels; 0 where no pixels can be laid. */
double oxbow_cutout_px (const OxbowCanvas *canvas);

G_END_DECLS
