/* rows.h: rules of Navajo Wars as rows: a position, tasks or moves, and what holds then
 *
 * A position is a shipped scenario with some lines of its listing replaced. Tasks are put on the stack and carried out;
 * then moves are played. What has to hold is a line of the listing, a value of the tracks ("morale 6"), or what is to
 * be decided ("top ?buy"). Dice say what the generator gives next, "." for a draw that is no die.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/navajo-wars/games.h"

typedef struct
{
  const char *path;             /* "/navajo-wars/NW-6.6/example-2-raiders-come" */
  const char *scenario;
  const char *facts;
  const char *dice;
  const char *tasks;            /* first on top, separated by "; " */
  const char *plays;
  const char *refusal;          /* of the last move */
  const char *has;
  const char *legal;            /* all moves in the end */
  const char *options;
} NavajoWarsRow;

void navajo_wars_rows_add (const NavajoWarsRow *rows);  /* until a row without a path */

#define FAMILY(family, place, ferocity) "family " family " 1 1 1 1 0 " #ferocity " " place "; "
#define TRACKS(ap, culture, military, morale, ferocity, enemy) \
  "tracks ap " #ap " culture " #culture " military " #military " morale " #morale " ferocity " #ferocity \
  " enemy-ap " #enemy

/* A decision in the middle of a card, and one that anybody may end after it. */
#define AT(decision) "turn 1 period spanish card 16; todo " decision "; todo ?age; todo discard; todo turn"

/* In the middle of a card, when whatever is carried out comes back to a decision that anybody may end. */
#define AT_EASE "; turn 1 period spanish card 16; todo ?age; todo discard; todo turn"
