/* plot.h: plain plots: lines over turns, bars with their intervals, columns of counts
 *
 * A plot fills a box at the origin whose unit is a pixel, and everything in it follows the size of its text: whoever
 * needs larger text asks for it, and the plot makes room. A line carries its player's colour and mark.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "paint/theme.h"

#include <cairo.h>

G_BEGIN_DECLS

typedef struct
{
  const char *title;            /* of the whole */
  const char *across, *up;      /* what the two axes count */
  OxbowThemeKind theme;
  double text_px;               /* 0: 13 */
  const int *flags;             /* of lines: places across that are numbered from 1 on, at their top; or NULL */
  int n_flags;
} OxbowPlot;

/* A value for each place across; what is no number leaves a gap. */
typedef struct
{
  const char *name;
  OxbowLivery livery;
  const double *values;
  int n_values;
} OxbowPlotLine;

/* Lines, the first value of each at the place first. The axis runs from low to high, and is one of shares from 0 to 1;
 * or where they are equal as far as the values do, nought included. */
void oxbow_plot_draw_lines   (cairo_t *cr, const OxbowPlot *plot, double width, double height,
                              const OxbowPlotLine *lines, int n_lines, int first, double low, double high);

/* The place across of such a plot that lies at x, perhaps between or beyond those that have values. */
double oxbow_plot_find_across (const OxbowPlot *plot, double width, double height, const OxbowPlotLine *lines,
                               int n_lines, int first, double low, double high, double x);

/* A share from 0 to 1 with the interval that it lies in. */
typedef struct
{
  const char *name;
  OxbowLivery livery;
  double share, low, high;
} OxbowPlotBar;

/* One bar below the other; even is a share that is marked by a line, such as that of equal players; 0: none. */
void oxbow_plot_draw_bars    (cairo_t *cr, const OxbowPlot *plot, double width, double height,
                              const OxbowPlotBar *bars, int n_bars, double even);

/* How often whole numbers from first on came, each of them for itself or several to a column. */
void oxbow_plot_draw_columns (cairo_t *cr, const OxbowPlot *plot, double width, double height, const int *counts,
                              int n_counts, int first, int each);

G_END_DECLS
