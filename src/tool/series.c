/* series.c: the games of simulate, gathered and put together
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tool/series.h"

#include "core/word.h"
#include "tool/out.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <string.h>

OxbowSeries *
oxbow_series_new (const OxbowRuleset *ruleset, const char *scenario, const char *options, const char *players)
{
  OxbowSeries *series = g_new0 (OxbowSeries, 1);
  series->ruleset = ruleset;
  series->scenario = g_strdup (scenario);
  series->options = g_strdup (options);
  series->players = g_strdup (players);
  series->games = g_array_new (FALSE, TRUE, sizeof (OxbowArenaGame));
  return series;
}

void
oxbow_series_free (OxbowSeries *series)
{
  if (series == NULL)
    return;
  g_free (series->scenario);
  g_free (series->name);
  g_free (series->options);
  g_free (series->players);
  g_array_unref (series->games);
  g_free (series);
}

void
oxbow_series_add (OxbowSeries *series, const GArray *games)
{
  g_array_append_vals (series->games, games->data, games->len);
  for (guint i = 0; i < games->len; i++)
    series->n_seats = MAX (series->n_seats, g_array_index (games, OxbowArenaGame, i).n_seats);
}

static int
compare_seeds (gconstpointer a, gconstpointer b)
{
  const OxbowArenaGame *one = a, *other = b;
  return one->seed < other->seed ? -1 : one->seed > other->seed;
}

static bool
refuse_other (const OxbowSeries *series, const OxbowSeries *other, const char *name, GError **error)
{
  g_autofree char *shown = oxbow_word_quote (name);
  if (series->ruleset != other->ruleset || strcmp (series->scenario, other->scenario) != 0)
    return oxbow_refuse (error, _("%s holds games of %s on %s, the others are of %s on %s."), shown, other->ruleset->id,
                         other->scenario, series->ruleset->id, series->scenario);
  if (strcmp (series->players, other->players) != 0)
    return oxbow_refuse (error, _("%s holds games of the players %s, the others are of %s."), shown, other->players,
                         series->players);
  if (series->n_seats != other->n_seats && series->games->len > 0)
    return oxbow_refuse (error, _("%s holds games of %d seats, the others have %d."), shown, other->n_seats,
                         series->n_seats);
  if (strcmp (series->options, other->options) != 0)
    return oxbow_refuse (error, _("%s holds games with the options \"%s\", the others have \"%s\"."), shown,
                         other->options, series->options);
  return true;
}

bool
oxbow_series_merge (OxbowSeries *series, const OxbowSeries *other, const char *name, GError **error)
{
  if (!refuse_other (series, other, name, error))
    return false;
  oxbow_series_add (series, other->games);
  g_array_sort (series->games, compare_seeds);
  for (guint i = 1; i < series->games->len; i++)
    {
      uint64_t seed = g_array_index (series->games, OxbowArenaGame, i).seed;
      g_autofree char *shown = oxbow_word_quote (name);
      if (seed == g_array_index (series->games, OxbowArenaGame, i - 1).seed)
        return oxbow_refuse (error, _("%s holds the game of seed %" PRIu64 " a second time; each may be counted "
                                      "once."), shown, seed);
    }
  return true;
}
