/* frames.h: the processor time of frames in a window, against those in which hardly anything happens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "../bench/measure.h"

#include <adwaita.h>

/* A window of its own; shown is what it holds while frames are measured. */
typedef struct
{
  GtkWidget *shown;
  void (*settle) (void);        /* before each round (may be NULL) */
  void (*step)   (int frame);   /* what happens in a frame, counted from 1 */
  bool small;                   /* only a piece of the plain window changes, as large as a cell; else all of it */
  int factor;                   /* frames for each thing that is done */
} Frames;

#define FRAMES_IN_ROUND 48

void frames_init    (void);
void frames_finish  (void);

/* Prints what a frame costs this thread beyond one of the plain window, and what the other threads take. */
void frames_measure (const Frames *frames, const char *name, const char *target);

/* Called within a step: this time is measured elsewhere. */
void frames_exclude (double ms);
double frames_thread_ms (void);
