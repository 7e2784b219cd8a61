/* motion-parts.h: what the two files of motion share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "paint/motion.h"

G_BEGIN_DECLS

/* How a cell looks otherwise than before. */
typedef enum
{
  OXBOW_CHANGE_GROUND = 1 << 0,         /* terrain or water */
  OXBOW_CHANGE_BESIDE = 1 << 1,         /* the ground of the next cell, whose shore or bank may be seen in it */
  OXBOW_CHANGE_STANDING = 1 << 2,
  OXBOW_CHANGE_WORDS = 1 << 3,
  OXBOW_CHANGE_DETAIL = 1 << 4,         /* arrows and current lines of the water that stays */
  OXBOW_CHANGE_REACHED = 1 << 5,        /* by what stands in another cell */
} OxbowChange;

/* For each cell; to be freed. */
uint8_t *oxbow_scene_find_changes (const OxbowScene *before, const OxbowScene *after, double radius_px);

#define OXBOW_NOT_SAID (-1)
#define OXBOW_MOTION_FADE_MS 200

/* A cell that the motion covers. */
typedef struct
{
  OxbowCell cell;
  unsigned changes;             /* none: it lies beside one with some, and what stands there may reach over */
  int fade_ms, faded_ms;        /* when its ground begins to look as after, and wholly does; or OXBOW_NOT_SAID */
  int desert_ms, deserted_ms;   /* from when till when whoever can walk is drawn by flights; or OXBOW_NOT_SAID */
  cairo_surface_t *grounds[2];  /* pictures of it without what stands there; NULL while they are not needed */
} OxbowMotionCell;

typedef struct
{
  int river;
  OxbowCell cell;
  int begin_ms, ms;
} OxbowGrowth;

struct _OxbowMotion
{
  OxbowSetup *setup;
  OxbowState *states[2];        /* before, after */
  OxbowScene *scenes[2];
  GArray *cells;                /* of OxbowMotionCell: those touched in reading order, then those beside them */
  GHashTable *places;           /* cell: its place there, counted from 1 */
  GArray *flights;              /* of OxbowFlight */
  GArray *growths;              /* of OxbowGrowth */
  int edges_ms;
  int ms;                       /* of all that was told, before it is made to go faster */
  OxbowHandView view;           /* that pictures of the cells were made for */
  cairo_surface_t *words[2];    /* and of what is written on them; before: NULL if that is the same */
};

void             oxbow_motion_forget_grounds (OxbowMotion *motion);
OxbowMotionCell *oxbow_motion_find_cell      (const OxbowMotion *motion, OxbowCell cell);     /* or NULL */

G_END_DECLS
