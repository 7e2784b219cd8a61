/* ruleset.c: finding a game, and what is chosen for it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/ruleset.h"

#include "core/word.h"

#include <glib/gi18n-lib.h>
#include <string.h>

const OxbowRuleset *
oxbow_ruleset_find (const char *id)
{
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    if (strcmp (oxbow_rulesets[i]->id, id) == 0)
      return oxbow_rulesets[i];
  return NULL;
}

int
oxbow_ruleset_n_seats (const OxbowRuleset *ruleset)
{
  int n = 0;
  while (ruleset->seats[n].id != NULL)
    n++;
  return n;
}

int
oxbow_ruleset_find_seat (const OxbowRuleset *ruleset, const char *id)
{
  for (int i = 0; ruleset->seats[i].id != NULL; i++)
    if (strcmp (ruleset->seats[i].id, id) == 0)
      return i;
  return -1;
}

void
oxbow_ruleset_neighbours (const OxbowRuleset *ruleset, const OxbowMap *map, OxbowCell cell, GArray *cells)
{
  if (ruleset->neighbours != NULL)
    {
      ruleset->neighbours (map, cell, cells);
      return;
    }
  for (int direction = 0; direction < OXBOW_DIRECTIONS; direction++)
    {
      OxbowCell other = oxbow_grid_neighbour (&map->grid, cell, direction);
      if (other != OXBOW_NO_CELL)
        g_array_append_val (cells, other);
    }
}

static bool
refuse_option (const OxbowRuleset *ruleset, const char *name, GError **error)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  for (const OxbowOption *option = ruleset->options; option != NULL && option->name != NULL; option++)
    g_ptr_array_add (names, (char *) option->name);
  g_ptr_array_add (names, NULL);

  const char *meant = oxbow_word_nearest (name, (const char *const *) names->pdata);
  if (meant != NULL)
    return oxbow_refuse_settings (error, _("%s has no option \"%s\". Was \"%s\" meant?"), _(ruleset->title), name,
                                  meant);
  return oxbow_refuse_settings (error, _("%s has no option \"%s\"."), _(ruleset->title), name);
}

bool
oxbow_ruleset_check_option (const OxbowRuleset *ruleset, const char *name, const char *value, char **canonical,
                            GError **error)
{
  const OxbowOption *option = oxbow_option_find (ruleset->options, name);
  if (option == NULL)
    return refuse_option (ruleset, name, error);
  return oxbow_option_check (option, value, canonical, error);
}

static bool
settle_options (const OxbowRuleset *ruleset, const OxbowSettings *chosen, OxbowSettings *settled, GError **error)
{
  for (guint i = 0; i < chosen->options->len; i++)
    {
      const OxbowSetting *setting = chosen->options->pdata[i];
      g_autofree char *canonical = NULL;
      if (!oxbow_ruleset_check_option (ruleset, setting->name, setting->value, &canonical, error))
        return false;
      oxbow_settings_set_option (settled, setting->name, canonical, setting->line);
    }
  return true;
}

static bool
settle_seats (const OxbowRuleset *ruleset, const OxbowSettings *chosen, OxbowSettings *settled, GError **error)
{
  for (guint i = 0; i < chosen->seats->len; i++)
    {
      const OxbowSetting *setting = chosen->seats->pdata[i];
      int seat = oxbow_ruleset_find_seat (ruleset, setting->name);
      if (seat < 0)
        return oxbow_refuse_settings (error, _("%s has no seat \"%s\"."), _(ruleset->title), setting->name);
      const char *const *values = ruleset->seats[seat].values;
      if (values == NULL)
        return oxbow_refuse_settings (error, _("There is nothing to choose for the seat \"%s\" of %s."), setting->name,
                                      _(ruleset->title));
      if (!g_strv_contains (values, setting->value))
        {
          g_autofree char *known = g_strjoinv (", ", (char **) values);
          return oxbow_refuse_settings (error, _("The seat \"%s\" is one of: %s; not \"%s\"."), setting->name, known,
                                        setting->value);
        }
      oxbow_settings_set_seat (settled, setting->name, setting->value, setting->line);
    }
  return true;
}

static bool
check_roles (const OxbowRuleset *ruleset, const GPtrArray *settings, GError **error)
{
  for (guint i = 0; i < settings->len; i++)
    {
      const OxbowSetting *setting = settings->pdata[i];
      if (oxbow_ruleset_find_seat (ruleset, setting->name) < 0)
        return oxbow_refuse_settings (error, _("%s has no seat \"%s\"."), _(ruleset->title), setting->name);
    }
  return true;
}

/* Who plays means nothing to the rules; names and computers stand in the order of the seats, and none is empty. */
static bool
settle_players_of_seats (const OxbowRuleset *ruleset, const OxbowSettings *chosen, OxbowSettings *settled,
                         GError **error)
{
  if (!check_roles (ruleset, chosen->names, error) || !check_roles (ruleset, chosen->computers, error))
    return false;
  for (const OxbowSeat *seat = ruleset->seats; seat->id != NULL; seat++)
    {
      const char *name = oxbow_settings_get_name (chosen, seat->id);
      const char *computer = oxbow_settings_get_computer (chosen, seat->id);
      if (name != NULL && *name != '\0')
        oxbow_settings_set_name (settled, seat->id, name, 0);
      if (computer != NULL && *computer != '\0')
        oxbow_settings_set_computer (settled, seat->id, computer, 0);
    }
  return true;
}

/* The number of seats: as chosen, within what the scenario allows; else the usual one, or the nearest to it allowed. */
static bool
settle_players (const OxbowScenario *scenario, const OxbowSettings *chosen, OxbowSettings *settled, GError **error)
{
  int least, most;
  oxbow_scenario_get_players (scenario, &least, &most);
  settled->players = chosen->players != 0 ? chosen->players : CLAMP (scenario->ruleset->usual_players, least, most);
  if (settled->players >= least && settled->players <= most)
    return true;
  if (least == most)
    return oxbow_refuse_settings (error, ngettext ("\"%s\" is for %d player, not %d.",
                                                   "\"%s\" is for %d players, not %d.", (gulong) least),
                                  oxbow_text_get (scenario->title), least, settled->players);
  return oxbow_refuse_settings (error, _("\"%s\" is for %d to %d players, not %d."), oxbow_text_get (scenario->title),
                                least, most, settled->players);
}

OxbowSettings *
oxbow_ruleset_settle (const OxbowRuleset *ruleset, const OxbowScenario *scenario, const OxbowSettings *settings,
                      GError **error)
{
  g_autoptr (OxbowSettings) none = oxbow_settings_new ();
  const OxbowSettings *chosen = settings != NULL ? settings : none;
  g_autoptr (OxbowSettings) settled = oxbow_settings_new ();
  settled->seed = chosen->seed;
  settled->has_seed = chosen->has_seed;
  settled->by_post = chosen->by_post;
  if (!settle_players (scenario, chosen, settled, error) || !settle_seats (ruleset, chosen, settled, error)
      || !settle_options (ruleset, chosen, settled, error)
      || !settle_players_of_seats (ruleset, chosen, settled, error))
    return NULL;
  return g_steal_pointer (&settled);
}

bool
oxbow_ruleset_check_settings (const OxbowRuleset *ruleset, const OxbowSettings *settings, GError **error)
{
  g_autoptr (OxbowSettings) settled = oxbow_settings_new ();
  return settle_seats (ruleset, settings, settled, error) && settle_options (ruleset, settings, settled, error)
         && settle_players_of_seats (ruleset, settings, settled, error);
}

void
oxbow_terms_add (OxbowTerms *terms, const char *name, double value)
{
  if (terms == NULL)
    return;
  g_assert (terms->n < OXBOW_MAX_TERMS);
  terms->items[terms->n++] = (OxbowTerm) { name, value };
}
