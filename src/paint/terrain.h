/* terrain.h: the print layer: tones, relief and signs of the land
 *
 * Height is said three times: by tone, by the edge where it changes, and by sign. Whatever is drawn here stays quiet.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "paint/canvas.h"
#include "paint/scene.h"

G_BEGIN_DECLS

/* of the board, under its cells */
void oxbow_terrain_rim     (const OxbowCanvas *canvas, const OxbowScene *scene);
void oxbow_terrain_fill    (const OxbowCanvas *canvas, const OxbowScene *scene);       /* tones and bloom */
void oxbow_terrain_grain   (const OxbowCanvas *canvas, const OxbowScene *scene);       /* fibres of the paper */
void oxbow_terrain_relief  (const OxbowCanvas *canvas, const OxbowScene *scene);       /* shades, hachures, shores */
void oxbow_terrain_signs   (const OxbowCanvas *canvas, const OxbowScene *scene);
/* of cells, of heights, of the board */
void oxbow_terrain_lines   (const OxbowCanvas *canvas, const OxbowScene *scene);

/* The colour of the ground of a letter, with what is washed over it at the flat level. */
OxbowColour oxbow_terrain_colour (const OxbowCanvas *canvas, const OxbowScene *scene, char letter);

/* Tones alone, straight into the pixels of an image: spans of one colour, a row at a time, over its whole breadth
 * and whatever the clip. False, and nothing done, if the canvas is not an image that this can be done in. */
bool oxbow_terrain_blit    (const OxbowCanvas *canvas, const OxbowScene *scene);

/* A cell in which signs are drawn: its centre is the origin. */
typedef struct
{
  const OxbowCanvas *canvas;
  const OxbowScene *scene;
  const OxbowLook *look;
  OxbowCell cell;
  bool one;                     /* one sign for the cell, not a pattern */
} OxbowPlot;

/* Whether a sign with its foot at x, y, so wide and so tall, lies in the cell and keeps 0.25 off the water. */
bool oxbow_plot_has_room   (const OxbowPlot *plot, double x, double y, double width, double height);

/* Moves the foot a little aside if there is no room at it; false if there is none near it either. */
bool oxbow_plot_make_room  (const OxbowPlot *plot, double width, double height, OxbowPoint *foot);

/* For the one sign of a cell: the first of some usual places that has room for it. */
bool oxbow_plot_find_place (const OxbowPlot *plot, double width, double height, OxbowPoint *foot);

OxbowColour oxbow_plot_ink    (const OxbowPlot *plot);
OxbowColour oxbow_plot_ground (const OxbowPlot *plot);
void oxbow_plot_ink_line      (const OxbowPlot *plot, double width, double alpha);

/* A sign that stands on many cells. Draws one with its foot at x, y; how it looks depends on its size and lean, and on
 * the plot's colours, alone. */
typedef void (*OxbowSignFunc) (const OxbowPlot *plot, double x, double y, double size, double lean);

/* around: what it covers, in parts of its size. On screens it comes in steps of its size and lean. */
void oxbow_plot_set_up        (const OxbowPlot *plot, OxbowSignFunc draw, const OxbowBox *around, OxbowPoint foot,
                               double size, double lean);

/* One file each: fields, heights, places. */
void oxbow_sign_wheat    (const OxbowPlot *plot);
void oxbow_sign_tobacco  (const OxbowPlot *plot);
void oxbow_sign_corn     (const OxbowPlot *plot);
void oxbow_sign_forest   (const OxbowPlot *plot);
void oxbow_sign_hill     (const OxbowPlot *plot);
void oxbow_sign_mountain (const OxbowPlot *plot, bool with_spring);
void oxbow_sign_lake     (const OxbowPlot *plot);
void oxbow_sign_city     (const OxbowPlot *plot);
void oxbow_sign_trail    (const OxbowPlot *plot);
void oxbow_sign_tile     (const OxbowPlot *plot);
void oxbow_sign_letter   (const OxbowPlot *plot);

G_END_DECLS
