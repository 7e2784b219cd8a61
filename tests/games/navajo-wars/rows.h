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
} NwRow;

void nw_rows_add (const NwRow *rows);   /* until a row without a path */

/* In the middle of a card, when whatever is carried out comes back to a decision that anybody may end. */
#define AT_EASE "; turn 1 period spanish card 16; todo ?age; todo discard; todo turn"
