/* choices.h: what is chosen before a game: scenario, seats, options, seed
 *
 * Without a widget, so that every page and test asks the same place what a choice means, whether it can be played, and
 * how it is told to a friend.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/game.h"

G_BEGIN_DECLS

typedef struct
{
  const OxbowRuleset *ruleset;
  char *name;                   /* the scenario: the base name of an installed one, or a path */
  OxbowScenario *scenario;
  OxbowSettings *settings;      /* only what differs from what would be anyway, and the seed */
} OxbowChoices;

/* name NULL: the game's standard scenario. With the options that it suggests, and a seed drawn by lot. */
OxbowChoices *oxbow_choices_new         (const OxbowRuleset *ruleset, const char *name, GError **error);
void          oxbow_choices_free        (OxbowChoices *choices);

/* What holds: as chosen, or as it would be anyway. */
const char   *oxbow_choices_get_option  (const OxbowChoices *choices, const OxbowOption *option);
const char   *oxbow_choices_get_seat    (const OxbowChoices *choices, int seat);         /* of those with values */
const char   *oxbow_choices_get_computer (const OxbowChoices *choices, int seat);       /* or NULL */
int           oxbow_choices_get_players (const OxbowChoices *choices);
bool          oxbow_choices_is_played   (const OxbowChoices *choices, int seat);        /* by one of the players */
bool          oxbow_choices_has_person  (const OxbowChoices *choices);
int           oxbow_choices_count_changed (const OxbowChoices *choices);                 /* options, by hand */

void          oxbow_choices_set_option  (OxbowChoices *choices, const OxbowOption *option, const char *value);
void          oxbow_choices_set_seat    (OxbowChoices *choices, int seat, const char *value);
void          oxbow_choices_set_players (OxbowChoices *choices, int players);
void          oxbow_choices_set_name    (OxbowChoices *choices, int seat, const char *name);
void          oxbow_choices_set_computer (OxbowChoices *choices, int seat, const char *player);   /* NULL: a person */

/* If computers alone would play, somebody takes a seat from one of them: the newcomer's, or else the first that is
 * played. Whoever has a seat that is not played is that somebody, and the computer has that seat then. */
void          oxbow_choices_seat_person (OxbowChoices *choices);

bool          oxbow_choices_set_seed    (OxbowChoices *choices, const char *text, GError **error);
void          oxbow_choices_draw_seed   (OxbowChoices *choices);

/* The game, or what is wrong with a choice. */
OxbowGame    *oxbow_choices_begin       (const OxbowChoices *choices, GError **error);

/* Whether the scenario is one of those that came with the program, to the last word. */
bool          oxbow_choices_is_installed (const OxbowScenario *scenario);

/* A line that starts the same game elsewhere. A scenario that did not come with the program cannot be told so. */
char         *oxbow_choices_to_text     (const OxbowChoices *choices, GError **error);
OxbowChoices *oxbow_choices_parse       (const char *text, GError **error);

/* The same for a game that is being played: how it began. */
char         *oxbow_choices_tell_game   (OxbowGame *game, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowChoices, oxbow_choices_free)

G_END_DECLS
