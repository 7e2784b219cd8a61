/* chooser.h: between what people touch (board, buttons, words) and the picker that makes one move of it
 *
 * A place, a verb, a word, a number is given; as soon as a move is meant, it is played. A piece with one way to go is
 * only selected by its own place, and a lone click that could mean several things is asked about: nobody plays by
 * accident. While the past is looked at, or the board is veiled, nothing can be given.
 *
 * Signals:
 *   "changed" ()                         what has been given, or what may be given, is different
 *   "refused" (cell, edge, sentence)     why that cannot be given; no place if it was no place
 *   "asked" (cell, edge)                 the place could mean each of the moves that are left: let them be chosen from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/game/choices.h"
#include "app/game/lens.h"

G_BEGIN_DECLS

#define OXBOW_TYPE_CHOOSER (oxbow_chooser_get_type ())
G_DECLARE_FINAL_TYPE (OxbowChooser, oxbow_chooser, OXBOW, CHOOSER, GObject)

typedef struct
{
  OxbowCell cell;               /* of a place; else OXBOW_NO_CELL */
  OxbowEdge edge;
  char *word;                   /* a verb or a word, else NULL */
  OxbowArgKind kind;            /* of the word; OXBOW_ARG_NONE: a verb */
  int number;
} OxbowStep;

OxbowChooser      *oxbow_chooser_new         (OxbowLens *lens);

/* What glows; NULL while nothing can be given. */
const OxbowPicker *oxbow_chooser_get_picker  (OxbowChooser *self);
const GArray      *oxbow_chooser_get_steps   (OxbowChooser *self);              /* of OxbowStep: what was given */
GPtrArray         *oxbow_chooser_build_choices (OxbowChooser *self);            /* of OxbowChoice *, maybe empty */
GPtrArray         *oxbow_chooser_build_moves (OxbowChooser *self);

/* Giving. False: refused, and it has been said why. */
bool               oxbow_chooser_give_spot   (OxbowChooser *self, OxbowCell cell, OxbowEdge edge);
bool               oxbow_chooser_give_verb   (OxbowChooser *self, const char *verb);
bool               oxbow_chooser_give_word   (OxbowChooser *self, OxbowArgKind kind, const char *word);
bool               oxbow_chooser_give_number (OxbowChooser *self, int number);
bool               oxbow_chooser_play        (OxbowChooser *self, const OxbowMove *move);
bool               oxbow_chooser_type        (OxbowChooser *self, const char *line, GError **error);
bool               oxbow_chooser_take_back   (OxbowChooser *self);              /* the last step; false: none */

/* The verb that the person has in mind: the one chosen, or the one that was refused last; or NULL. */
const char        *oxbow_chooser_get_verb    (OxbowChooser *self);

/* Whether a drag may begin there; if so the piece is selected. */
bool               oxbow_chooser_lift        (OxbowChooser *self, OxbowCell cell);

/* The move that a click there would mean; of longer ones that it would ask about, the shortest. */
bool               oxbow_chooser_foresee     (OxbowChooser *self, OxbowCell cell, OxbowEdge edge, OxbowMove *move);

/* The verbs of the moves that a click there would leave; none where nothing glows. */
GPtrArray         *oxbow_chooser_build_verbs_at (OxbowChooser *self, OxbowCell cell, OxbowEdge edge);

/* Whether a click there would go on with what was chosen; else another piece would be chosen instead. */
bool               oxbow_chooser_leads_to    (OxbowChooser *self, OxbowCell cell);

G_END_DECLS
