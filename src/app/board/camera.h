/* camera.h: which part of the board is seen, and how large
 *
 * Three planes: the view is the widget; the board has its origin at the upper left corner of its bounds; the canvas is
 * the board with paper around it, at least as large as the view, and is what the view scrolls over. All are measured
 * in pixels. While the camera fits, it follows the size of the view.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "paint/layout.h"

G_BEGIN_DECLS

#define OXBOW_CAMERA_RADIUS 48.0        /* of a hex at 100 % */

typedef struct
{
  OxbowGrid grid;
  double radius;                /* of a hex */
  bool fit;
  int width, height;            /* of the view */
  double margin;                /* of paper around a board that fits */
  double x, y;                  /* of the view's corner on the canvas: whole pixels */
} OxbowCamera;

/* fit, on an empty view */
void        oxbow_camera_init       (OxbowCamera *camera, const OxbowGrid *grid);
void        oxbow_camera_resize     (OxbowCamera *camera, int width, int height);
/* As wide as what is written there, as far as the view has room for it; from the next change of size on. */
void        oxbow_camera_set_margin (OxbowCamera *camera, double margin);
void        oxbow_camera_fit        (OxbowCamera *camera);
void        oxbow_camera_scroll     (OxbowCamera *camera, double x, double y);

/* Sets the radius, within its limits; the point of the view keeps what lies under it, as far as the paper reaches. */
void        oxbow_camera_zoom       (OxbowCamera *camera, double radius, double x, double y);

/* The next of the fixed steps from 10 % to 800 %, up or down. */
double      oxbow_camera_step       (const OxbowCamera *camera, int way);

OxbowLayout oxbow_camera_layout     (const OxbowCamera *camera);        /* of the board, in pixels */
OxbowBox    oxbow_camera_canvas     (const OxbowCamera *camera);        /* x, y: where the board's corner lies on it */
OxbowPoint  oxbow_camera_offset     (const OxbowCamera *camera);        /* of the view's corner on the board */
OxbowBox    oxbow_camera_seen       (const OxbowCamera *camera);        /* the view, in pixels of the board */
bool        oxbow_camera_sees_all   (const OxbowCamera *camera);

/* Scrolls as little as needed until the box of the board is seen, and something around it. */
void        oxbow_camera_reveal     (OxbowCamera *camera, const OxbowBox *box);
/* Scrolls until the point of the board is in the middle, or as near to it as the paper reaches. */
void        oxbow_camera_centre     (OxbowCamera *camera, double x, double y);

G_END_DECLS
