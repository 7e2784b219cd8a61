/* motion.h: what happened, shown in a second or less
 *
 * A motion is a list of steps between two positions: a piece goes from here to there, a dam falls into place, a river
 * finds a new bed. It says at every moment how the board looks, and changes nothing: the position is ready before the
 * motion begins. While it runs, the board below shows the position after; the motion covers the cells that it touches,
 * so no piece is seen twice. At its beginning the two together look as before, at its end as after.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "paint/hand.h"

G_BEGIN_DECLS

#define OXBOW_MOTION_MOST_MS 1500       /* what would take longer goes faster */

typedef struct _OxbowMotion OxbowMotion;

/* Copies both states. NULL if there is nothing that moves. viewer as in scene.h. */
OxbowMotion *oxbow_motion_new      (const OxbowState *before, const OxbowState *after, const OxbowEvents *events,
                                    int viewer);
void         oxbow_motion_free     (OxbowMotion *motion);
int          oxbow_motion_get_ms   (const OxbowMotion *motion);

/* Draws what differs at that time from the position after; nothing at all from its end on. Pictures of the ground are
 * made when it is first drawn with a view, and kept while the view's box, scale and theme stay. */
void         oxbow_motion_draw     (OxbowMotion *motion, cairo_t *cr, const OxbowHandView *view, double time_ms);
OxbowBox     oxbow_motion_measure  (const OxbowMotion *motion, double radius_px);        /* all that it may draw on */

/* The cells that look otherwise in one scene than in the other, words included, at that scale: what has to be drawn
 * again. Appended to an array of OxbowCell, each once. */
void         oxbow_scene_differ    (const OxbowScene *before, const OxbowScene *after, double radius_px,
                                    GArray *cells);

/* For painters, which say what happens when. Times are from the beginning of the motion. */
typedef struct _OxbowFlight OxbowFlight;
typedef void (*OxbowFlyFunc) (const OxbowCanvas *canvas, const OxbowScene *after, const OxbowFlight *flight,
                              OxbowPoint at, double part);

struct _OxbowFlight
{
  OxbowFlyFunc draw;            /* part: how much of the way lies behind it, 0 to 1; canvas->lift: how high it is */
  int what;                     /* for draw: whose piece it is, or the like */
  int begin_ms, ms;
  OxbowPoint from, to;
  double from_size, to_size;
  double arc;                   /* the height of its way, in radii */
  const OxbowRiver *river;      /* or NULL: it goes down this river, from its spring to its end */
  bool is_steady;               /* as fast at its end as at its beginning, as on a river */
};

const OxbowScene *oxbow_motion_get_before (const OxbowMotion *motion);
const OxbowScene *oxbow_motion_get_after  (const OxbowMotion *motion);

/* Whether an event has this name in the game's table. */
bool   oxbow_motion_event_is   (const OxbowMotion *motion, const OxbowEvent *event, const char *name);

void   oxbow_motion_fly        (OxbowMotion *motion, const OxbowFlight *flight);
double oxbow_flight_size       (const OxbowFlight *flight, double part);
/* All dams are as after from that time on. */
void   oxbow_motion_turn_edges (OxbowMotion *motion, int at_ms);
/* Whoever can walk is out of that cell for so long, and comes and goes as a flight; what else stands there fades over
 * from before to after meanwhile. Said twice of a cell, it is from the first beginning to the last end. */
void   oxbow_motion_desert     (OxbowMotion *motion, OxbowCell cell, int begin_ms, int ms);
/* A cell's ground fades over from before to after, and with it what stands there unless that has a time of its own. */
void   oxbow_motion_fade       (OxbowMotion *motion, OxbowCell cell, int begin_ms, int ms);
void   oxbow_motion_fade_rest  (OxbowMotion *motion, int begin_ms, int ms);    /* cells of which nothing was said */
/* The water of a river as it is after runs through one of its cells. */
void   oxbow_motion_grow       (OxbowMotion *motion, int river, OxbowCell cell, int begin_ms, int ms);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowMotion, oxbow_motion_free)

G_END_DECLS
