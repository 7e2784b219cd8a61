/* balance.c: the page of plots that simulate --report leaves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tool/balance.h"

#include "paint/report.h"
#include "players/weighing.h"
#include "tool/stored.h"

#include <glib/gi18n-lib.h>

bool
oxbow_balance_save (const OxbowSeries *series, const OxbowChronicle *chronicle, OxbowScenario *scenario,
                    const OxbowSettings *settings, const char *file, GError **error)
{
  g_autoptr (OxbowSetup) setup = oxbow_setup_new (scenario, settings, error);
  if (setup == NULL)
    return false;
  int n_games = (int) series->games->len;
  const OxbowArenaGame *games = (const OxbowArenaGame *) (gconstpointer) series->games->data;
  g_autoptr (OxbowBalance) balance = oxbow_balance_new (series->ruleset, games, n_games, chronicle);
  g_autofree char *title = g_strdup_printf ("%s, %s", _(series->ruleset->title),
                                            oxbow_text_get (scenario->title));
  g_autofree char *subtitle = g_strdup_printf (ngettext ("%d game, played by: %s", "%d games, played by: %s",
                                                         (gulong) n_games), n_games, series->players);
  g_auto (GStrv) options = oxbow_setup_tell_options (setup);
  OxbowReport report = { .title = title, .subtitle = subtitle, .options = (const char *const *) options,
                         .scenario = scenario, .balance = balance };
  g_autoptr (GBytes) page = oxbow_report_to_pdf (&report, error);
  return page != NULL && oxbow_stored_save_bytes (page, file, error);
}
