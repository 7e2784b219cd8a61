/* series.h: the games of simulate as rows of text, and what they come to
 *
 * One game is one row, so that results of ranges of seeds played anywhere are put together by putting their rows in
 * order: the answer is then, byte for byte, that of one run over the whole range.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "players/tally.h"

G_BEGIN_DECLS

typedef struct
{
  const OxbowRuleset *ruleset;
  char *scenario;               /* its id */
  char *name;                   /* what people call it, where the id does not say it; or NULL */
  char *options;                /* as chosen: "players=3 seat.king=fox option.row=4", or "" */
  char *players;                /* as chosen: "easy,random" */
  int n_seats;
  GArray *games;                /* of OxbowArenaGame, by seed */
} OxbowSeries;

OxbowSeries *oxbow_series_new      (const OxbowRuleset *ruleset, const char *scenario, const char *options,
                                    const char *players);
void         oxbow_series_free     (OxbowSeries *series);
void         oxbow_series_add      (OxbowSeries *series, const GArray *games);

/* Rows that were written as CSV; name is the file's, for sentences. */
OxbowSeries *oxbow_series_read     (const char *text, const char *name, GError **error);

/* Takes the games of another series into this one. Both must be of the same game, played alike, and of other seeds. */
bool         oxbow_series_merge    (OxbowSeries *series, const OxbowSeries *other, const char *name, GError **error);

/* Written with lines ended by a newline. */
char        *oxbow_series_to_csv   (const OxbowSeries *series);
char        *oxbow_series_to_json  (const OxbowSeries *series);
char        *oxbow_series_to_text  (const OxbowSeries *series);        /* a summary, for people */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowSeries, oxbow_series_free)

G_END_DECLS
