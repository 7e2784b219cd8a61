/* naive.h: the hardest parts of the rules, read a second time
 *
 * Slow, obvious, and written from the text alone: every question is answered from the listing's facts by going through
 * the whole board again. The tests hold the game's own answers against these.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/state.h"
#include "games/dos-rios/position.h"

/* The options that bear on play, by their names in the rules. */
typedef struct
{
  const char *laying, *first_harvest, *dam_side, *redraw, *win_check, *harvest_for, *reshuffle, *desperado_count;
  bool keep_course, five_dry, desperado_below;
  int placed, row, desperado_limit, points, dam_cap, round_limit;
} Variants;

Variants naive_variants (const OxbowSetup *setup);       /* good as long as the set-up */

/* Water (DR-3.5 to DR-3.9) */
bool  naive_drains       (const Position *position, int cell);
bool  naive_is_outlet    (const Position *position, int cell, int side);
bool  naive_is_open      (const Position *position, int cell, int side);
bool  naive_is_candidate (const Position *position, int cell, int side);
int   naive_spring       (const Position *position, char letter);        /* or NO_CELL */
void  naive_course       (const Position *position, char letter, bool on_course[MAX_CELLS]);
bool  naive_is_wet       (const Position *position, int cell);

/* Places (DR-3.10) */
bool  naive_is_hex       (const Position *position, int cell);
bool  naive_is_place     (const Position *position, int place);
bool  naive_are_near     (const Position *position, int a, int b);
int   naive_height       (const Position *position, int place);

/* All legal moves as texts, sorted by byte; to be freed as an array of strings. */
char **naive_legal       (const Position *position, const Variants *variants);

/* What a legal move makes of the position. */
void   naive_apply       (Position *position, const char *move, const Variants *variants);
