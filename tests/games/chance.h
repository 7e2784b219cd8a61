/* chance.h: random games of any ruleset, and what to print when one of them breaks a law
 *
 * Scenarios are those that are shipped; seats, seed and options are chosen by g_test_rand_int (), so that --seed
 * repeats a failure.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/history.h"

typedef struct
{
  const OxbowRuleset *ruleset;
  char *name;                   /* of the scenario */
  OxbowScenario *scenario;
  OxbowSetup *setup;
  OxbowState *state;            /* the position in play */
  GString *transcript;          /* so far, as one would type it */
} ChanceGame;

typedef enum { AS_SHIPPED, ANY_OPTIONS } ChanceOptions;

/* A game of a shipped scenario, begun. NULL if the options that chance chose do not go together. */
ChanceGame *chance_game_new   (const OxbowRuleset *ruleset, const char *name, ChanceOptions options);
void        chance_game_free  (ChanceGame *game);

/* Plays one legal move by chance; false when the game is over. */
bool        chance_game_play  (ChanceGame *game);
OxbowMove   chance_move       (const OxbowState *state);

/* What the seat to decide cannot see lies otherwise in other, a copy of the position, and chance starts elsewhere;
 * whether more than chance is different. */
bool        chance_deal_otherwise (const ChanceGame *game, OxbowState *other);

/* A line that may be a move: a legal one damaged, or words thrown together. */
char       *chance_line       (const OxbowState *state);

/* Ends the test with a sentence and the transcript. */
void        chance_fail       (const ChanceGame *game, const char *format, ...) G_GNUC_PRINTF (2, 3) G_GNUC_NORETURN;
#define chance_check(game, what, ...) do { if (!(what)) chance_fail ((game), __VA_ARGS__); } while (0)

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChanceGame, chance_game_free)
