/* plot-frame.h: what all plots share: title, axes, ticks and grid lines; within this folder
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "paint/canvas.h"
#include "paint/plot.h"

G_BEGIN_DECLS

/* An axis from low to high, with a tick every step. */
typedef struct
{
  double low, high, step;
  bool in_percent;
} OxbowPlotAxis;

typedef struct
{
  const OxbowPlot *plot;
  OxbowCanvas canvas;           /* its board unit is a pixel */
  double text;                  /* size of the text */
  OxbowBox inner;               /* where the values are drawn */
  OxbowPlotAxis across, up;
} OxbowPlotFrame;

/* A frame without axes, its inner box below the title. */
void   oxbow_plot_frame_begin   (OxbowPlotFrame *frame, cairo_t *cr, const OxbowPlot *plot, double width,
                                 double height);

/* An axis that holds low to high and has about most ticks, at whole numbers if they are to be whole. */
OxbowPlotAxis oxbow_plot_axis   (double low, double high, int most, bool is_whole);

/* Makes room for the words of both axes and draws them, with grid lines for those that are asked for. */
void   oxbow_plot_frame_draw    (OxbowPlotFrame *frame, bool lines_up, bool lines_across);

double oxbow_plot_frame_x       (const OxbowPlotFrame *frame, double value);
double oxbow_plot_frame_y       (const OxbowPlotFrame *frame, double value);

double oxbow_plot_frame_width_of (const OxbowPlotFrame *frame, const char *text);
void   oxbow_plot_frame_write   (const OxbowPlotFrame *frame, const char *text, double x, double y, double across,
                                 OxbowTone tone);
void   oxbow_plot_frame_chip    (const OxbowPlotFrame *frame, const OxbowLivery *livery, double x, double y,
                                 double size);

G_END_DECLS
