/* journey.h: a piece that goes farther than one step
 *
 * Whoever has chosen a piece may choose the end of a whole way for it. Its steps are moves like others: each is played
 * once the one before it has been seen, and undone by itself. Whatever else happens to the game ends the journey, as
 * looking elsewhere does, and whatever takes the board out of people's hands.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/game/chooser.h"
#include "core/way.h"
#include "paint/hand.h"

G_BEGIN_DECLS

typedef struct _OxbowJourney OxbowJourney;

OxbowJourney *oxbow_journey_new       (OxbowChooser *chooser, OxbowLens *lens);
void          oxbow_journey_free      (OxbowJourney *self);

/* Marks for the places where what is chosen can go in several steps, appended to an array of OxbowHandMark. */
void          oxbow_journey_add_marks (OxbowJourney *self, GArray *marks);

/* The steps to a place, in their order; false: it is not so far away, or nothing goes there. */
bool          oxbow_journey_find      (OxbowJourney *self, OxbowCell cell, OxbowMoves *steps);

/* Plays the first of some steps; the others are what is left to be gone. */
bool          oxbow_journey_begin     (OxbowJourney *self, const OxbowMoves *steps);
bool          oxbow_journey_goes_on   (OxbowJourney *self);
bool          oxbow_journey_go_on     (OxbowJourney *self);     /* the next step; false: there is none */
void          oxbow_journey_end       (OxbowJourney *self);     /* what is left is not gone */

/* "Walk from F6 to H7, in 2 steps"; of one step, what it is offered as. */
char         *oxbow_journey_name      (const OxbowState *state, const OxbowMoves *steps);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowJourney, oxbow_journey_free)

G_END_DECLS
