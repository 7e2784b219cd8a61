/* fairness.h: "Is it fair?": a scenario played many times by computers, and the page of plots that comes of it
 *
 * A widget for any window or page: who plays and how often is chosen in it, the games go on in the background and can
 * be stopped, and the page is drawn as they come. What is played is fixed when a series begins.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"
#include <adwaita.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_FAIRNESS (oxbow_fairness_get_type ())
G_DECLARE_FINAL_TYPE (OxbowFairness, oxbow_fairness, OXBOW, FAIRNESS, AdwBin)

GtkWidget    *oxbow_fairness_new          (void);

/* What is to be played: a scenario that is not changed any more (an editor hands over a copy of its draft), and how the
 * seats are taken and the options chosen, or NULL as it suggests. Ends what was played before, and forgets it. scenario
 * NULL: nothing can be played. */
void          oxbow_fairness_set_scenario (OxbowFairness *self, OxbowScenario *scenario, const OxbowSettings *settings);

/* As the buttons do. */
void          oxbow_fairness_start        (OxbowFairness *self);
void          oxbow_fairness_stop         (OxbowFairness *self);
bool          oxbow_fairness_is_running   (OxbowFairness *self);
void          oxbow_fairness_set_games    (OxbowFairness *self, int n_games);
void          oxbow_fairness_choose_level (OxbowFairness *self, int seat, const char *id);

/* What came of it, in a sentence; "" before anything did. */
const char   *oxbow_fairness_get_verdict  (OxbowFairness *self);

/* A window of its own, over another one. */
GtkWindow    *oxbow_fairness_present      (GtkWindow *parent, OxbowScenario *scenario, const OxbowSettings *settings);

G_END_DECLS
