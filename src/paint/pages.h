/* pages.h: a picture spread over several sheets of paper, to be cut and glued
 *
 * All measures are millimetres. Parts overlap a little, so that a cut that strays leaves no gap.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "paint/layout.h"
#include <cairo.h>

G_BEGIN_DECLS

typedef struct
{
  double paper_width, paper_height, margin, overlap;
  double width, height;         /* of the picture */
  int columns, rows;
} OxbowPages;

/* paper: a name such as "A4" (the way that needs fewer sheets), "A4-portrait", "A4-landscape". */
bool     oxbow_pages_plan       (OxbowPages *pages, const char *paper, double width, double height, GError **error);

/* The part of the picture on a page, counted from 0 along the rows. */
OxbowBox oxbow_pages_part       (const OxbowPages *pages, int page);

/* Cut marks, where the page belongs, and a small overview; around the part, in the margin. */
void     oxbow_pages_draw_marks (const OxbowPages *pages, cairo_t *cr, int page, const char *title);

G_END_DECLS
