/* figures.h: things of wood: campesinos, houses, dams, and the trays and chips that stand for them
 *
 * Saturated and outlined, with a soft shadow, so that the eye finds them before the print. Every piece carries its
 * player's mark. What a level of detail has no room for becomes a chip or a dot here; painters need not care.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "paint/canvas.h"

G_BEGIN_DECLS

typedef enum
{
  OXBOW_FIGURE_FINCA,
  OXBOW_FIGURE_HACIENDA,
} OxbowFigureHouse;

#define OXBOW_MAX_TRAY 8

typedef struct
{
  OxbowLivery livery;
  int count;
} OxbowTrayItem;

typedef struct
{
  int n;
  int columns;                  /* at most; 0: all in one row */
  OxbowTrayItem items[OXBOW_MAX_TRAY];
} OxbowTray;

void oxbow_figure_dam      (const OxbowCanvas *canvas, OxbowPoint from, OxbowPoint to);        /* along an edge */
void oxbow_figure_building (const OxbowCanvas *canvas, const OxbowLivery *livery, OxbowFigureHouse house,
                            OxbowPoint centre,
                            int people);        /* who also stand in the cell */
void oxbow_figure_people   (const OxbowCanvas *canvas, const OxbowLivery *livery, OxbowPoint centre, int n,
                            bool with_building);
void oxbow_figure_tray     (const OxbowCanvas *canvas, const OxbowTray *tray, OxbowPoint centre);

/* The foot of the ith of n campesinos in a cell, told from its centre, and how tall it is; those in front come last. */
OxbowPoint oxbow_figure_foot (int i, int n, bool with_building, double *height);

/* The same of the ith on a tray. */
OxbowPoint oxbow_figure_tray_foot (const OxbowTray *tray, int i, double *height);

/* The boxes that these fill, halos and all, around the centre (of the cell, or of the tray); how many there are. */
int  oxbow_figure_measure_building (OxbowFigureHouse house, int people, OxbowBox *box);
int  oxbow_figure_measure_people   (int n, bool with_building, OxbowBox *boxes);
int  oxbow_figure_measure_tray     (const OxbowTray *tray, OxbowBox *box);
int  oxbow_figure_measure_dam      (OxbowPoint from, OxbowPoint to, OxbowBox *boxes);
#define OXBOW_FIGURE_DAM_BOXES 3

/* One house, the middle of its foot at a point; the shadow under anything. */
void oxbow_figure_house    (const OxbowCanvas *canvas, const OxbowLivery *livery, OxbowFigureHouse house, double x,
                            double y);
void oxbow_figure_shadow   (const OxbowCanvas *canvas, double x, double y, double rx, double ry);

/* One campesino with its feet at a point; height as a part of the radius. A mark alone, around a point. */
void oxbow_figure_person   (const OxbowCanvas *canvas, const OxbowLivery *livery, double x, double y, double height);
/* The same, held as high over the ground as the canvas says. */
void oxbow_figure_lifted   (const OxbowCanvas *canvas, const OxbowLivery *livery, double x, double y, double height);
void oxbow_figure_mark     (const OxbowCanvas *canvas, const OxbowLivery *livery, double x, double y, double size);

G_END_DECLS
