/* state.h: a position, and what all positions of one game share
 *
 * A state is one flat block: this head, then plain numbers of the game's own, and no pointer that it owns. A copy is
 * one memory copy. What follows from scenario and settings once and for all stands in the set-up, which every state
 * points to and whoever plays holds a reference to: states are good for as long as their set-up lives.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/listing.h"
#include "core/move.h"
#include "core/rng.h"
#include "core/scenario.h"

G_BEGIN_DECLS

typedef struct _OxbowSetup OxbowSetup;

struct _OxbowState
{
  const OxbowSetup *setup;
  uint32_t size;                /* of the block, bytes, this head included */
  OxbowRng rng;
};

struct _OxbowSetup
{
  int refs;
  const OxbowRuleset *ruleset;
  OxbowScenario *scenario;
  OxbowSettings *settings;      /* as chosen, canonical */
  OxbowGrid grid;
  char *terrain;                /* as laid out by the set-up, a letter a cell; or the map's own */
  int n_seats;
  OxbowState *start;            /* the first position */
  void (*clear) (OxbowSetup *setup);    /* frees what the game keeps beyond this head, or NULL */
};

/* The set-up of a scenario with these settings (NULL: none chosen), or a sentence why it cannot be played. */
OxbowSetup *oxbow_setup_new       (OxbowScenario *scenario, const OxbowSettings *settings, GError **error);

/* The set-up of the same scenario whose first position is the one listed. */
OxbowSetup *oxbow_setup_read      (const OxbowSetup *like, const char *listing, GError **error);

OxbowSetup *oxbow_setup_ref       (OxbowSetup *setup);
void        oxbow_setup_unref     (OxbowSetup *setup);

/* For rulesets: a block of size bytes that begins with an OxbowSetup, filled in but for terrain, n_seats, start. */
OxbowSetup *oxbow_setup_alloc     (size_t size, OxbowScenario *scenario, const OxbowSettings *settings);
OxbowState *oxbow_setup_add_start (OxbowSetup *setup, size_t size);         /* zeroed, head filled in; owned by setup */

/* Options as they apply to this game: chosen, else the scenario's, else the default. Names must exist. */
const char *oxbow_setup_option    (const OxbowSetup *setup, const char *name);
int         oxbow_setup_number    (const OxbowSetup *setup, const char *name);
bool        oxbow_setup_boolean   (const OxbowSetup *setup, const char *name);
char      **oxbow_setup_list      (const OxbowSetup *setup, const char *name);         /* g_strfreev () */
int         oxbow_setup_choice    (const OxbowSetup *setup, const char *name);         /* place among the choices */

/* The options that are not as the game has them by itself, each as people read it; g_strfreev (). */
char      **oxbow_setup_tell_options (const OxbowSetup *setup);

const char *oxbow_setup_seat      (const OxbowSetup *setup, const char *role);         /* its value */

/* Who sits there, for people to read: the name that was given at the start, else the game's or the seat's own. */
const char *oxbow_setup_seat_name (const OxbowSetup *setup, int seat);

/* Whether a player sits there who may win, and nobody that the rules move, or leave out. */
bool        oxbow_setup_seat_is_played (const OxbowSetup *setup, int seat);

/* Which computer player sits there; NULL: a person. */
const char *oxbow_setup_seat_computer (const OxbowSetup *setup, int seat);

/* Whether a person plays there: not at a seat that nobody plays, nor at -1. */
bool        oxbow_setup_seat_is_person (const OxbowSetup *setup, int seat);

OxbowState *oxbow_state_copy      (const OxbowState *state);                    /* g_free () */
const OxbowRuleset *oxbow_state_ruleset (const OxbowState *state);

static inline void
oxbow_state_assign (OxbowState *to, const OxbowState *from)    /* to is a block of the same size */
{
  memcpy (to, from, from->size);
}

/* What a ruleset answers, asked in one place. */
int         oxbow_state_turn        (const OxbowState *state);                  /* the seat to decide, or -1 */
const char *oxbow_state_turn_name   (const OxbowState *state);                  /* its id, or "-" */
void        oxbow_state_legal       (const OxbowState *state, OxbowMoves *moves);      /* in the game's own order */
void        oxbow_state_legal_sorted (const OxbowState *state, OxbowMoves *moves);     /* by bytes of the text */
bool        oxbow_state_apply       (OxbowState *state, const OxbowMove *move, OxbowEvents *events, GError **error);
int         oxbow_state_place_of    (const OxbowState *state, OxbowCell cell);  /* the cell itself, or a named place */
bool        oxbow_state_apply_text  (OxbowState *state, const char *text, OxbowEvents *events, GError **error);
char       *oxbow_state_listing     (const OxbowState *state, int viewer);      /* viewer -1 sees all */
uint64_t    oxbow_state_digest      (const OxbowState *state);
/* For readers: else the sentence of the ruleset's invariant, as that of a listing that is no position. */
bool        oxbow_state_holds_together (const OxbowState *state, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowSetup, oxbow_setup_unref)

G_END_DECLS
