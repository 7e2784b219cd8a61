/* shown.h: a shipped scenario's first position, and its cells as they are drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "files/document.h"
#include "paint/export.h"

typedef struct
{
  OxbowDocument *document;
  OxbowSetup *setup;
  OxbowState *state;
} Shown;

/* Settings are taken over; with none, the scenario's own are used. The seed is always the same. */
void      shown_set_up      (Shown *shown, const char *game, const char *scenario, OxbowSettings *settings);
void      shown_tear_down   (Shown *shown);

OxbowCell shown_cell        (const Shown *shown, const char *name);

/* A cell and what is around it, two radii wide and high. */
GBytes   *shown_draw        (const OxbowState *state, OxbowCell cell, double radius, const OxbowBoardOptions *options);
GBytes   *shown_draw_plain  (const OxbowState *state, OxbowCell cell, double radius, OxbowThemeKind theme,
                             OxbowLevel level);

/* That two positions look different in a cell: in every theme, at every level from that one on. */
void      shown_assert_seen (const OxbowState *one, const OxbowState *other, OxbowCell cell, double radius,
                             OxbowLevel from);
