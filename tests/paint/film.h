/* film.h: motions as strips of pictures, to be looked at and measured
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "paint/motion.h"

/* What is to be filmed: the first move of a game at random that tells of all these events and of none of those. */
typedef struct
{
  const char *name;             /* of the film */
  const char *game, *scenario;
  const char *events, *not;     /* names with blanks between; not may be NULL */
  int after;                    /* so many moves */
  bool is_passing;              /* somebody goes over what stays as it is */
} Reel;

typedef struct
{
  OxbowSetup *setup;
  OxbowState *before, *after;
  OxbowScene *scenes[2];
  OxbowMotion *motion;
  OxbowMove move;
  OxbowEvents events;
  OxbowBox box;                 /* what the motion may draw on, and the whole cells around it */
  OxbowThemeKind theme;
  double radius_px;
} Film;

void             film_shoot (Film *film, const Reel *reel, OxbowThemeKind theme, double radius_px);
void             film_clear (Film *film);

/* The board in the box: before, after, and in motion at that time. */
cairo_surface_t *film_still (const Film *film, int which);
cairo_surface_t *film_frame (const Film *film, double time_ms);

/* So many moments on one sheet, each with its time, and what leaps at the beginning and the end. */
void             film_print (const Film *film, int n_frames, const char *path);
