/* view.h: what a game adds to the window
 *
 * The window plays any game by the ruleset's interface alone: board, offers, log. A view adds the game's own panel
 * and says more about a place than its name. Views hang on a ruleset by its id; a game without one gets the generic
 * view. Any function may be NULL.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/game/lens.h"
#include "paint/badge.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A number that is followed over the game: a plot of the end page with a line for each seat, such as its money. What
 * belongs to no seat has a line of its own name, and shares its plot with others that follow under the same title. */
typedef struct
{
  const char *title;            /* N_("Money") */
  double    (*get)       (const OxbowState *state, int seat);
  const char *line;             /* N_("Losses"); NULL: a line for each seat */
} OxbowMeasure;

typedef struct
{
  const char *id;               /* of the ruleset; NULL: the generic one */
  const char *about;            /* N_(): what the game is about, in a sentence; or NULL */
  OxbowBadge figure;            /* the piece that stands for a seat */

  /* The game's own part of the side panel (harvest row, hands, tracks). It watches the lens by itself. */
  GtkWidget *(*new_panel) (OxbowLens *lens);
  bool panel_below;             /* it is long: below what may be done now */

  /* A seat's card: what follows its name, such as money and buildings, or NULL. It watches the lens by itself. */
  GtkWidget *(*new_seat)  (OxbowLens *lens, int seat);

  /* What stands at a cell, in a sentence for tooltips and screen readers: "D5, forest, dry. A dam of Black to the
   * south." */
  char      *(*describe)  (const OxbowState *state, OxbowCell cell);

  /* What is drawn beside the map, where that cell would be if there were one: for tooltips; NULL: nothing. */
  char      *(*beside)    (const OxbowState *state, OxbowCell cell);

  /* How much the seat to decide may still do this turn: pips; negative where the game does not count. */
  int        (*points)    (const OxbowState *state, int *most);

  /* The page of the help that tells the rules of a verb, or (verb NULL, or none of its own) of the whole game. */
  const char *(*help)    (const char *verb);

  const OxbowMeasure *measures; /* ended by a title of NULL; or NULL */
} OxbowView;

/* All views, ended by NULL; the one for a ruleset is the generic view if it has none of its own. */
extern const OxbowView *const oxbow_views[];
extern const OxbowView oxbow_view_generic;

const OxbowView *oxbow_view_find (const OxbowRuleset *ruleset);

G_END_DECLS
