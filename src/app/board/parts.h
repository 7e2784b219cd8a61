/* parts.h: what the files of the board share with each other, and with nobody else
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/board/board.h"
#include "app/board/camera.h"
#include "app/board/cell.h"
#include "app/board/tiles.h"
#include "paint/hand.h"
#include "paint/motion.h"

G_BEGIN_DECLS

#define OXBOW_SPOT_NONE ((OxbowSpot) { OXBOW_NO_CELL, OXBOW_NO_EDGE })

static inline bool
oxbow_spot_is (OxbowSpot a, OxbowSpot b)
{
  return a.cell == b.cell && a.edge == b.edge;
}

/* One mark of the hand as a node, made again only when it has to look otherwise. */
typedef struct
{
  GskRenderNode *node;
  OxbowHandMark mark;
  double radius;
} OxbowSprite;

typedef struct _OxbowRulerNames OxbowRulerNames;

struct _OxbowBoard
{
  GtkWidget parent_instance;

  OxbowSubject *subject;        /* or NULL */
  OxbowCamera camera;
  OxbowTiles *ground, *hand;
  OxbowPrint ground_print;      /* how the tiles of the ground are drawn; borrows the subject */
  OxbowBoardOptions options;    /* the same for whatever is drawn over them */
  GArray *marks;                /* of OxbowHandMark; never changed, only replaced */
  GArray *shown_marks;          /* that the layer of the hand shows, or NULL */
  GArray *moved;                /* of OxbowBox: where the position has changed under them */
  bool names, bare, hints;
  bool owners;                  /* whose is what lies over the bare board */

  /* the scrolled window */
  GtkAdjustment *across, *down;
  GtkScrollablePolicy across_policy, down_policy;
  bool configuring;
  OxbowCamera glide_from, glide_to;
  gint64 glide_began;
  unsigned int glide_tick;
  double pinch_radius, wheel;

  /* the pointer */
  bool inside;
  double pointer_x, pointer_y;
  OxbowSpot hovered;
  bool finger;                  /* the last press was one's */
  OxbowSpot tapped;             /* by a finger, which has seen what would be done there */
  OxbowCell carried;            /* the cell whose piece is being dragged, or OXBOW_NO_CELL */
  OxbowPoint press, grip;       /* where a drag began, and where the camera was then */
  bool drags;                   /* it has gone far enough to be one */
  bool skips;                   /* this press only ended a motion */
  bool draws;                   /* presses begin strokes */
  double reach;                 /* then: how far from an edge means the edge, in radii; 0: never */
  unsigned int stroke_button;   /* of the stroke that is being drawn, or 0 */
  unsigned int stroke_keys;     /* that were held down when it began */
  OxbowPoint stroke_at;
  OxbowSpot stroke_spot;        /* that was told last */

  /* the keyboard */
  OxbowCell cursor;
  OxbowEdge cursor_edge;
  bool cursor_shown;            /* keys are being used */
  OxbowBoardCell *cells[2];
  int spoken;                   /* which of them stands at the cursor */
  OxbowBoardDescribe describe;
  OxbowBoardBeside beside;
  gpointer describe_data;
  GDestroyNotify describe_destroy;

  /* what passes by */
  OxbowMotion *motion;
  bool motion_waits;            /* until the tiles show the position after it */
  gint64 motion_began;
  unsigned int motion_tick;
  OxbowSubject *preview;        /* the position after the move, or NULL */
  OxbowMove preview_move;
  GskRenderNode *preview_node;
  graphene_rect_t preview_bounds;
  double preview_radius;
  OxbowSpot refused, bubble_spot;
  unsigned int refused_timer, bubble_timer, rest_timer, drawn_idle;
  bool is_drawn;                /* since it is shown there was a frame in which nothing of the ground was missing */
  GtkWidget *bubble;
  GtkWidget *overview;
  GdkRectangle overview_place;
  OxbowSprite hover_sprite, cursor_sprite, refused_sprite;
  OxbowRulerNames *ruler_names; /* set in type, or NULL */
};

/* board.c */
void       oxbow_board_renew_print       (OxbowBoard *self);
void       oxbow_board_emit_spot         (OxbowBoard *self, const char *signal, OxbowSpot spot);

/* sight.c: the camera and the scrolled window */
void       oxbow_board_set_adjustment    (OxbowBoard *self, GtkAdjustment **place, GtkAdjustment *adjustment);
void       oxbow_board_camera_moved      (OxbowBoard *self, bool zoomed);
void       oxbow_board_zoom_to_radius    (OxbowBoard *self, double radius, double x, double y);
void       oxbow_board_zoom_step         (OxbowBoard *self, int way, double x, double y);
void       oxbow_board_zoom_by_key (OxbowBoard *self, int way);
OxbowPoint oxbow_board_point_of          (OxbowBoard *self, OxbowSpot spot);    /* its middle, in the widget */
OxbowBox   oxbow_board_box_of            (OxbowBoard *self, OxbowCell cell);    /* in pixels of the board */

/* rulers.c: names of columns and rows; in the coordinates of the widget */
void       oxbow_board_append_rulers     (OxbowBoard *self, GtkSnapshot *snapshot);
void       oxbow_ruler_names_free        (OxbowRulerNames *self);

/* glide.c: from one view to another */
void       oxbow_board_glide_to          (OxbowBoard *self, const OxbowCamera *to);
void       oxbow_board_end_glide         (OxbowBoard *self);

/* pointer.c: mouse, touchpad and fingers */
void       oxbow_board_init_pointer      (OxbowBoard *self);
OxbowSpot  oxbow_board_pick              (OxbowBoard *self, double x, double y);
bool       oxbow_board_can_choose        (const OxbowHandMark *mark);
void       oxbow_board_renew_hover       (OxbowBoard *self);

/* strokes.c: drawing */
void       oxbow_board_begin_stroke      (OxbowBoard *self, unsigned int button, unsigned int keys, double x,
                                          double y);
void       oxbow_board_move_stroke       (OxbowBoard *self, double x, double y);
void       oxbow_board_end_stroke        (OxbowBoard *self);
void       oxbow_board_cancel_stroke     (OxbowBoard *self);

/* keys.c */
void       oxbow_board_install_keys      (GtkWidgetClass *widget_class);
void       oxbow_board_init_keys         (OxbowBoard *self);
void       oxbow_board_open_menu         (OxbowBoard *self, OxbowSpot spot);

/* cursor.c: the cursor, and what a screen reader hears */
void       oxbow_board_init_cursor       (OxbowBoard *self);
OxbowSpot  oxbow_board_cursor_spot       (OxbowBoard *self);
void       oxbow_board_renew_words       (OxbowBoard *self);
void       oxbow_board_say               (OxbowBoard *self, const char *sentence);
void       oxbow_board_allocate_cells    (OxbowBoard *self);
char      *oxbow_board_tell_spot         (OxbowBoard *self, OxbowSpot spot);
void       oxbow_board_step_target       (OxbowBoard *self, int way);
void       oxbow_board_step_edge         (OxbowBoard *self, int way);
const char *oxbow_board_name_way         (OxbowBoard *self, int direction);     /* "north-east" */

/* around.c */
void       oxbow_board_tell_around       (OxbowBoard *self);
void       oxbow_board_step_own          (OxbowBoard *self, int way);

/* overlay.c: what lies over the tiles */
OxbowHandView oxbow_board_view_of        (OxbowBoard *self, const graphene_rect_t *bounds);
void       oxbow_board_append_overlay    (OxbowBoard *self, GtkSnapshot *snapshot);
void       oxbow_board_clear_sprites     (OxbowBoard *self);

/* showing.c: motion */
void       oxbow_board_begin_motion      (OxbowBoard *self, OxbowMotion *motion);
bool       oxbow_board_end_motion        (OxbowBoard *self);            /* false: nothing moved */
void       oxbow_board_append_motion     (OxbowBoard *self, GtkSnapshot *snapshot);

/* refusal.c */
void       oxbow_board_init_refusal      (OxbowBoard *self);
void       oxbow_board_hide_refusal      (OxbowBoard *self);
void       oxbow_board_answer            (OxbowBoard *self, OxbowSpot spot, const char *text);  /* what was asked */
void       oxbow_board_allocate_bubble   (OxbowBoard *self);

G_END_DECLS
