/* tool.h: what a tool of the editor is
 *
 * A tool hears where the pointer is (or the cursor cell, or a finger) and grows a stroke; it never changes the draft
 * otherwise. All that it needs is in its toolbox (toolbox.h): the draft, two terrains, radius, symmetry, patterns of
 * records, selection and stamp. One constant table each; none knows a game, all ask the palette.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "editor/layer.h"

G_BEGIN_DECLS

typedef struct _OxbowToolbox OxbowToolbox;

enum
{
  OXBOW_BUTTON_FIRST,           /* the usual button of the mouse, Enter, a tap */
  OXBOW_BUTTON_SECOND,          /* the other one, Shift+Enter, a long tap */
  OXBOW_N_BUTTONS,
};

/* Where it is pointed at, and with what. */
typedef struct
{
  OxbowCell cell;               /* or OXBOW_NO_CELL */
  OxbowEdge edge;               /* the one nearest to the point, or OXBOW_NO_EDGE */
  int button;
  bool adds;                    /* Shift: to the selection, say */
  bool takes;                   /* Ctrl: from it */
} OxbowAim;

typedef enum
{
  OXBOW_POINTS_AT_CELLS,
  OXBOW_POINTS_AT_EDGES,
} OxbowPointing;

typedef struct
{
  const char *id;               /* "brush": in actions, settings and icons; NULL ends a list */
  const char *title;            /* N_("Brush") */
  const char *help;             /* N_(): a sentence for the tooltip */
  const char *key;              /* "b": a GTK accelerator */
  OxbowPointing (*points_at) (OxbowToolbox *box);       /* (may be NULL: always at cells) */

  /* Whether the game has any use for it (may be NULL: every game has). */
  bool  (*fits)    (const OxbowPalette *palette);
  /* Of one that may be looked for where it does not fit: the reason, translated. Others are not offered then (may be
   * NULL). */
  const char *(*why_not) (const OxbowPalette *palette);
  void  (*press)   (OxbowToolbox *box, const OxbowAim *aim);
  void  (*drag)    (OxbowToolbox *box, const OxbowAim *aim);            /* (may be NULL) */
  void  (*release) (OxbowToolbox *box, const OxbowAim *aim);            /* (may be NULL: the stroke is committed) */
  void  (*cancel)  (OxbowToolbox *box);                                 /* (may be NULL: the stroke is taken back) */
  /* The cells that a press here would change, for a ghost of it (may be NULL: the cell itself). */
  void  (*outline) (OxbowToolbox *box, const OxbowAim *aim, GArray *cells);
  /* What each button does here, as one sentence (the place is told before it). */
  char *(*tell)    (OxbowToolbox *box, const OxbowAim *aim);
} OxbowTool;

/* In the order of the tool bar, ended by NULL. */
extern const OxbowTool *const oxbow_tools[];

const OxbowTool *oxbow_tool_find (const char *id);                      /* or NULL */
bool             oxbow_tool_fits (const OxbowTool *tool, const OxbowPalette *palette);

G_END_DECLS
