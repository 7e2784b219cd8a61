/* shading.h: what fades away, drawn once as pixels and laid on every cell that has the same
 *
 * Cairo fills a colour that fades away line by line, which costs many times more than to lay pixels. Cells lie on whole
 * pixels for what is laid on them, which has to be too soft for anybody to tell. Only pictures have it so: files keep
 * what was drawn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "paint/layout.h"
#include <cairo.h>

G_BEGIN_DECLS

typedef struct
{
  cairo_surface_t *image;       /* or NULL: it has not been needed yet */
  int x, y;                     /* of its corner, from the middle of the cell */
} OxbowShading;

/* Whether it may be laid there as pixels. */
bool oxbow_shading_suits (cairo_t *cr);

/* On the cell with its middle there; around: what it covers, seen from the middle. When it is first laid, draw is
 * called for that cell. */
void oxbow_shading_lay   (OxbowShading *shading, cairo_t *cr, OxbowPoint middle, const OxbowBox *around,
                          void (*draw) (cairo_t *cr, gconstpointer data), gconstpointer data);
void oxbow_shading_clear (OxbowShading *shading);

G_END_DECLS
