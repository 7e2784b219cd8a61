/* data.h: what a scenario's map and tables say, read once and checked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/navajo-wars/state.h"

G_BEGIN_DECLS

/* palette.c */
extern const OxbowRecordKind navajo_wars_group_kinds[], navajo_wars_table_kinds[];
extern const char *const navajo_wars_letter_words[], *const navajo_wars_outpost_words[];
extern const char *const navajo_wars_population_words[], *const navajo_wars_deck_words[];
extern const char *const navajo_wars_settle_words[], *const navajo_wars_develop_words[];

/* components.c: the tables of which every scenario holds each line once, and which lines have been seen. */
typedef enum
{
  NAVAJO_WARS_COMPONENT_AREA, NAVAJO_WARS_COMPONENT_BOX, NAVAJO_WARS_COMPONENT_CORN, NAVAJO_WARS_COMPONENT_INTRUDER,
  NAVAJO_WARS_COMPONENT_BATTLE, NAVAJO_WARS_COMPONENTS,
} NavajoWarsComponent;

typedef struct
{
  uint16_t lines[NAVAJO_WARS_COMPONENTS];       /* bits */
} NavajoWarsSeen;

/* Nothing for records of other kinds. */
void navajo_wars_component_read   (NavajoWarsData *data, const OxbowRecord *record, NavajoWarsSeen *seen,
                                   OxbowProblems *problems);
void navajo_wars_components_check (const NavajoWarsSeen *seen, const GPtrArray *tables, OxbowProblems *problems);

/* data.c: fills data and reports everything that cannot be played, with the line it stands in. */
void navajo_wars_data_read (const OxbowScenario *scenario, NavajoWarsData *data, OxbowProblems *problems);

/* An effect is a word and a number or a tribe; *effect is all 0 before. */
bool navajo_wars_effect_parse (const char *text, NavajoWarsEffect *effect);

void navajo_wars_check (const OxbowScenario *scenario, OxbowProblems *problems);

G_END_DECLS
