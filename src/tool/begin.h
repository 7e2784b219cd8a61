/* begin.h: a new game from what was asked for
 *
 * "new" of the command line, "new" of the engine and "perft GAME" all ask for a game with the same words; on a command
 * line some of them are flags. The game begins once all are known.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/beginning.h"
#include "core/history.h"
#include "tool/command.h"

G_BEGIN_DECLS

/* The game of this id, or NULL with the one that was perhaps meant. */
const OxbowRuleset *oxbow_game_find       (const char *game, GError **error);

/* Takes one of the options below; false with a sentence. */
bool            oxbow_beginning_set_flag  (OxbowBeginning *beginning, const OxbowFlag *flag, const char *value,
                                           GError **error);

/* Takes the options --scenario, --seed, --players, --seat, --option, --suggested and --post of a line; false after
 * saying why not. */
bool            oxbow_beginning_set_flags (OxbowBeginning *beginning, const OxbowCommandLine *line);

bool            oxbow_beginning_has_flags (const OxbowCommandLine *line);              /* any of them */

/* The game at its first decision. Without a seed it gets a random one, which its settings then hold. */
OxbowHistory   *oxbow_beginning_start     (OxbowBeginning *beginning, GError **error);

/* Any number; where nobody says a seed. */
uint32_t        oxbow_seed_draw           (void);

/* The rows of those options, for the table of a command; --post is for a game that is saved. */
#define OXBOW_BEGINNING_FLAGS \
  { "scenario", 's', N_("FILE|NAME"), false, N_("The scenario, instead of the game's standard one.") }, \
  { "seed", 0, N_("N"), false, N_("Where chance starts; without it, anywhere.") }, \
  { "players", 'p', N_("N"), false, N_("The number of seats, where it may vary.") }, \
  { "seat", 0, N_("ROLE=VALUE"), true, N_("Who takes a seat, in games with named seats.") }, \
  { "option", 0, N_("NAME=VALUE"), true, N_("A variant of the rules.") }, \
  { "suggested", 0, NULL, false, N_("Options that are not said are as the scenario suggests.") }

G_END_DECLS
