/* position.h: a position taken apart into things that can be drawn, and put together again
 *
 * A scenario may begin in a position, which is a listing: a text. Who draws on it wants pieces that lie on cells, and
 * numbers with a name. The palette says how the lines of a game's listing read; what it does not know becomes a record
 * of the kind "line", with its text, so that nothing is lost: put together, a listing of the game's own is the same
 * bytes again. Whether the position can be played is still said by the game alone, which reads the listing.
 *
 * A pattern is words: "player $seat money $money dams @". "@" is a cell or an edge, or a place that goes by a word
 * ("-": none); "$name" an attribute, "$name..." all that is left; anything else stands for itself. A word that begins
 * with "*" stands for any number of such words, each a record of its own, behind a line that is one, too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/scenario.h"
#include "core/palette.h"

G_BEGIN_DECLS

#define OXBOW_POSITION_LINE "line"

struct _OxbowPositionLine
{
  const char *kind;             /* one of the palette's kinds of a position; NULL ends a list */
  const char *pattern;
  const char *before;           /* such lines stand before the one that begins so, "": at the end; NULL: as they come */
  bool is_sorted;               /* in board order */
  bool joins;                   /* ... together with the lines of the entry before */
  bool has_slots;               /* of "*": "-" holds a place free */
  bool on_edges;                /* it lies between two cells */
  bool follows;                 /* it follows from the map and the rest, and is worked out anew: no tool puts it */
};

/* The kind "line", for the palettes of games. */
extern const OxbowAttribute oxbow_position_line_attributes[];
#define OXBOW_POSITION_LINE_KIND \
  { OXBOW_POSITION_LINE, N_("Other Line"), oxbow_position_line_attributes, \
    .help = N_("A line of the position as its listing has it; the game says whether it can read it.") }

const OxbowPositionLine *oxbow_position_line_find (const OxbowPalette *palette, const char *kind);      /* or NULL */

/* Whether a hand may put things of the kind on the map. */
bool        oxbow_position_may_put      (const OxbowPalette *palette, const char *kind);

/* Records of what a listing says; and the listing of such records. */
GPtrArray  *oxbow_position_take_apart   (const OxbowPalette *palette, const OxbowGrid *grid, const char *listing);
char       *oxbow_position_put_together (const OxbowPalette *palette, const OxbowGrid *grid, const GPtrArray *records);

/* Whether the scenario begins in a position; its listing, or NULL. */
bool        oxbow_scenario_has_position (const OxbowScenario *scenario);
char       *oxbow_scenario_list_position (const OxbowScenario *scenario);

/* Takes the position of the scenario apart, so that it can be drawn on. */
void        oxbow_scenario_open_position (OxbowScenario *scenario);

/* The lines that follow from the map and the other lines are worked out anew: a new list, or NULL where all of it holds
 * already. */
GPtrArray  *oxbow_position_settle       (const OxbowScenario *scenario);

/* The first cell that a sentence names; or OXBOW_NO_CELL. */
OxbowCell   oxbow_position_find_cell    (const OxbowGrid *grid, const char *sentence);

G_END_DECLS
