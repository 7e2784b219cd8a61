/* picker.h: from clicks to one move
 *
 * Holds the legal moves of a position. Each spot, card, word or number that is given keeps the moves that have it as an
 * argument not yet given, in any order; what can still be given is what glows. One left: that is the move.
 * None: the first verb whose kinds fit is formed, and the sentence with which it is refused explains why; of a cell
 * that is given by itself the game may say something before.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

G_BEGIN_DECLS

typedef struct _OxbowPicker OxbowPicker;

OxbowPicker     *oxbow_picker_new          (const OxbowState *state);           /* keeps a copy of it */
void             oxbow_picker_free         (OxbowPicker *picker);
void             oxbow_picker_reset        (OxbowPicker *picker);               /* forgets what was given */
bool             oxbow_picker_take_back    (OxbowPicker *picker);               /* the last one given */

/* Gives an argument (or a verb). False: no legal move has it; the reason is in error and nothing was taken. A cell is
 * given as a cell, a place, or the piece that stands there; a word as whatever reads so. */
bool             oxbow_picker_give_verb    (OxbowPicker *picker, const char *verb, GError **error);
bool             oxbow_picker_give         (OxbowPicker *picker, OxbowArgKind kind, int value, GError **error);
bool             oxbow_picker_give_cell    (OxbowPicker *picker, OxbowCell cell, GError **error);
bool             oxbow_picker_give_word    (OxbowPicker *picker, const char *word, GError **error);
bool             oxbow_picker_give_edge    (OxbowPicker *picker, OxbowEdge edge, GError **error);

int              oxbow_picker_n_given      (const OxbowPicker *picker);
int              oxbow_picker_n_moves      (const OxbowPicker *picker);
const OxbowMove *oxbow_picker_get_moves    (const OxbowPicker *picker);         /* that are still possible */
const OxbowMoves *oxbow_picker_get_legal   (const OxbowPicker *picker);         /* all there were to begin with */

/* The move, once nothing is left to choose: one is left; or all that are left have the same verb, and one has had all
 * its arguments given (longer ones may still be gone on with). Of two, such as a step there and one back, the one whose
 * arguments of one kind were given in its own order. */
bool             oxbow_picker_get_move     (const OxbowPicker *picker, OxbowMove *move);

/* What glows: whether some possible move still takes it. Values are of int, ascending; words of char *, and those of
 * OXBOW_ARG_NONE are the verbs. */
bool             oxbow_picker_takes        (const OxbowPicker *picker, OxbowArgKind kind, int value);
bool             oxbow_picker_takes_cell   (const OxbowPicker *picker, OxbowCell cell);
bool             oxbow_picker_takes_word   (const OxbowPicker *picker, const char *word);
void             oxbow_picker_get_values   (const OxbowPicker *picker, OxbowArgKind kind, GArray *values);
GPtrArray       *oxbow_picker_build_words  (const OxbowPicker *picker, OxbowArgKind kind);

/* What people call the word of that kind; NULL: as it says. */
char            *oxbow_picker_call_word    (const OxbowPicker *picker, OxbowArgKind kind, const char *word);

/* Why no move takes the cell now, as giving it would say, with nothing given or forgotten; or NULL. */
char            *oxbow_picker_explain_cell (const OxbowPicker *picker, OxbowCell cell);

/* The verb of the move whose refusal was the reason given last, or NULL: where the rules speak of it. */
const char      *oxbow_picker_get_refused  (const OxbowPicker *picker);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowPicker, oxbow_picker_free)

G_END_DECLS
