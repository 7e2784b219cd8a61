/* scenario.h: a map, and all that is fixed before the seats are taken
 *
 * A scenario is what a file describes: map, options, seats, tables, pieces, credits. It does not change in play and is
 * shared by counting references; only its maker (a reader, the editor's draft, a test) writes to it, before it is
 * shared.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/map.h"
#include "core/problem.h"
#include "core/settings.h"
#include "core/text.h"

G_BEGIN_DECLS

typedef struct _OxbowRuleset OxbowRuleset;
typedef struct _OxbowLesson OxbowLesson;

typedef struct
{
  int refs;
  const OxbowRuleset *ruleset;
  char *id;                     /* [a-z0-9-]+; never NULL */
  OxbowText *title, *description;
  char *author, *licence;       /* or NULL */
  int min_players, max_players; /* 0, 0: as the ruleset says */
  OxbowSettings *settings;      /* the options and seats that this scenario sets */
  OxbowMap *map;
  GPtrArray *pieces;            /* of OxbowRecord */
  GPtrArray *tables;            /* of OxbowRecord, as palette->tables allows */
  char *position;               /* a listing to start from instead of the set-up, or NULL */
  GPtrArray *standing;          /* of OxbowRecord: the same taken apart, for who draws on it; then position is NULL */
  int position_line;            /* where it begins in the file; 0: it has none */
  OxbowLesson *lesson;          /* that teaches the game on this scenario, or NULL */
  int line;                     /* where it begins in the file, for what is wrong nowhere else; or 0 */
  GPtrArray *foreign;         /* of char *: elements of other namespaces, as they were written, kept for the way back */
  char *file;                   /* where it was read from, for sentences, or NULL */
} OxbowScenario;

OxbowScenario *oxbow_scenario_new   (const OxbowRuleset *ruleset, const char *id, OxbowMap *map);   /* takes map */
OxbowScenario *oxbow_scenario_copy  (const OxbowScenario *scenario);        /* for a maker: nobody shares it yet */
OxbowScenario *oxbow_scenario_ref   (OxbowScenario *scenario);
void           oxbow_scenario_unref (OxbowScenario *scenario);

/* How many may play it: as it says itself, else as its ruleset says. */
void           oxbow_scenario_get_players (const OxbowScenario *scenario, int *least, int *most);

/* Everything that is wrong with it: records against the palette, settings against the ruleset, then the game's own
 * list. */
void           oxbow_scenario_check (const OxbowScenario *scenario, OxbowProblems *problems);

/* The line of the file that speaks of what a game of it could not be set up for: its position's, or 0. */
int            oxbow_scenario_find_line (const OxbowScenario *scenario, const GError *error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowScenario, oxbow_scenario_unref)

G_END_DECLS
