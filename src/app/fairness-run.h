/* fairness-run.h: many games on a scenario, played in the background and counted as they come
 *
 * All cores play, after everything else that the desktop has to do. The games are those of the seeds from 1 on, as
 * oxbow-tool simulate plays them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "players/levels.h"
#include "players/weighing.h"

G_BEGIN_DECLS

typedef struct
{
  OxbowScenario *scenario;      /* which nobody changes any more */
  const OxbowSettings *settings;        /* but for the seed; NULL: the usual ones */
  const OxbowPlayerLevel *levels[OXBOW_MAX_SEATS];      /* of each seat */
  int n_games;
} OxbowFairnessQuestion;

typedef struct _OxbowFairnessRun OxbowFairnessRun;

/* told: in the main loop, when there is more to be known of it; in the end is_over () is true. */
OxbowFairnessRun   *oxbow_fairness_run_new    (const OxbowFairnessQuestion *question, void (*told) (gpointer data),
                                               gpointer data);

/* Ends it, if need be. */
void                oxbow_fairness_run_free   (OxbowFairnessRun *run);

bool                oxbow_fairness_run_is_over (OxbowFairnessRun *run);
int                 oxbow_fairness_run_n_done (OxbowFairnessRun *run);

/* Why it could not go on; NULL: nothing was wrong. */
const GError       *oxbow_fairness_run_get_error (OxbowFairnessRun *run);

/* The games so far, once; NULL: nothing new is known. */
OxbowBalance       *oxbow_fairness_run_take   (OxbowFairnessRun *run);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowFairnessRun, oxbow_fairness_run_free)

G_END_DECLS
