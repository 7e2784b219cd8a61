/* new.c: what an author begins with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/new.h"

#include "core/lesson.h"
#include "core/listing.h"
#include "editor/rows.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define NEW_ID "new-map"

static bool
is_of_map (const OxbowRuleset *ruleset, const OxbowRecord *record)
{
  const OxbowRecordKind *kind = oxbow_record_kind_find (ruleset->palette->tables, record->kind);
  return kind != NULL && kind->of_map;
}

static void
copy_options (OxbowSettings *to, const OxbowSettings *from)
{
  for (guint i = 0; i < from->options->len; i++)
    {
      const OxbowSetting *option = from->options->pdata[i];
      if (oxbow_settings_get_option (to, option->name) == NULL)
        oxbow_settings_set_option (to, option->name, option->value, 0);
    }
}

static void
copy_seats (OxbowSettings *to, const OxbowSettings *from)
{
  for (guint i = 0; i < from->seats->len; i++)
    {
      const OxbowSetting *seat = from->seats->pdata[i];
      if (oxbow_settings_get_seat (to, seat->name) == NULL)
        oxbow_settings_set_seat (to, seat->name, seat->value, 0);
    }
}

void
oxbow_new_complete (OxbowScenario *scenario, const OxbowScenario *standard)
{
  g_autoptr (GPtrArray) missing = g_ptr_array_new ();
  g_return_if_fail (scenario->ruleset == standard->ruleset);
  for (guint i = 0; i < standard->tables->len; i++)
    {
      OxbowRecord *record = standard->tables->pdata[i];
      if (!is_of_map (scenario->ruleset, record) && oxbow_records_count (scenario->tables, record->kind) == 0)
        g_ptr_array_add (missing, record);
    }
  for (guint i = 0; i < missing->len; i++)
    {
      OxbowRecord *copy = oxbow_record_copy (missing->pdata[i]);
      copy->line = 0;
      g_ptr_array_add (scenario->tables, copy);
    }
  copy_options (scenario->settings, standard->settings);
  copy_seats (scenario->settings, standard->settings);
}

static OxbowScenario *
make (const OxbowScenario *standard, OxbowMap *map)
{
  OxbowScenario *scenario = oxbow_scenario_new (standard->ruleset, NEW_ID, map);
  oxbow_text_set (scenario->title, NULL, _(OXBOW_NEW_TITLE));
  scenario->min_players = standard->min_players;
  scenario->max_players = standard->max_players;
  oxbow_new_complete (scenario, standard);
  return scenario;
}

OxbowScenario *
oxbow_new_from_nothing (const OxbowScenario *standard, const OxbowGrid *grid, GError **error)
{
  if (grid->width < 1 || grid->width > OXBOW_MAX_SIDE || grid->height < 1 || grid->height > OXBOW_MAX_SIDE)
    {
      oxbow_refuse (error, _("A map is from 1 to %d cells wide and high, not %d by %d."), OXBOW_MAX_SIDE, grid->width,
                    grid->height);
      return NULL;
    }
  return make (standard, oxbow_map_new (grid->orientation, grid->width, grid->height,
                                        standard->ruleset->palette->blank));
}

OxbowScenario *
oxbow_new_from_scenario (const OxbowScenario *scenario)
{
  OxbowScenario *copy = oxbow_scenario_copy (scenario);
  g_clear_pointer (&copy->lesson, oxbow_lesson_free);
  g_clear_pointer (&copy->position, g_free);
  g_ptr_array_set_size (copy->standing, 0);
  g_clear_pointer (&copy->file, g_free);
  copy->position_line = copy->line = 0;
  return copy;
}

/* What was chosen for the game is the scenario's own from now on, and nothing else is suggested. */
static void
take_settings (OxbowScenario *scenario, const OxbowSettings *played)
{
  g_ptr_array_set_size (scenario->settings->suggested, 0);
  for (guint i = 0; i < played->options->len; i++)
    {
      const OxbowSetting *option = played->options->pdata[i];
      oxbow_settings_set_option (scenario->settings, option->name, option->value, 0);
    }
  for (guint i = 0; i < played->seats->len; i++)
    {
      const OxbowSetting *seat = played->seats->pdata[i];
      oxbow_settings_set_seat (scenario->settings, seat->name, seat->value, 0);
    }
}

OxbowScenario *
oxbow_new_from_position (const OxbowState *state)
{
  const OxbowSetup *setup = state->setup;
  OxbowScenario *scenario = oxbow_new_from_scenario (setup->scenario);
  g_autoptr (OxbowListing) listing = oxbow_listing_new ();
  const char *title = oxbow_text_get (setup->scenario->title);
  state->setup->ruleset->list (state, -1, listing);
  scenario->position = g_strdup (listing->text->str);
  if (setup->ruleset->lay != NULL)
    setup->ruleset->lay (state, scenario);
  take_settings (scenario, setup->settings);
  if (setup->ruleset->min_players != setup->ruleset->max_players)
    scenario->min_players = scenario->max_players = setup->n_seats;
  oxbow_text_free (scenario->title);
  scenario->title = oxbow_text_new (NULL);
  g_autofree char *from = g_strdup_printf (_("A Position of %s"), title);
  oxbow_text_set (scenario->title, NULL, from);
  return scenario;
}

OxbowScenario *
oxbow_new_from_rows (const OxbowScenario *standard, OxbowOrientation orientation, const char *text, GError **error)
{
  OxbowMap *map = oxbow_rows_read (standard->ruleset->palette, orientation, text, error);
  return map != NULL ? make (standard, map) : NULL;
}

/* So that it can be drawn again, or a little otherwise. */
static void
tell_recipe (OxbowScenario *scenario, const int *values, uint64_t seed)
{
  const OxbowSlider *sliders = scenario->ruleset->generator->sliders;
  g_autoptr (GString) wishes = g_string_new (NULL);
  for (int i = 0; sliders[i].name != NULL; i++)
    g_string_append_printf (wishes, "%s%s %d", i > 0 ? ", " : "", _(sliders[i].title), values[i]);
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, (guint64) seed);
  g_autofree char *recipe = g_strdup_printf (_("Drawn by chance with the seed %s: %s."), number, wishes->str);
  oxbow_text_set (scenario->description, NULL, recipe);
}

OxbowScenario *
oxbow_new_from_chance (const OxbowScenario *standard, const OxbowGrid *grid, const int *values, uint64_t seed,
                       GError **error)
{
  const OxbowRuleset *ruleset = standard->ruleset;
  if (ruleset->generator == NULL)
    {
      oxbow_refuse (error, _("%s does not draw maps by chance."), _(ruleset->title));
      return NULL;
    }
  g_autoptr (OxbowScenario) scenario = oxbow_new_from_nothing (standard, grid, error);
  if (scenario == NULL || !oxbow_generator_draw (ruleset->generator, scenario, values, seed, error))
    return NULL;
  tell_recipe (scenario, values, seed);
  return g_steal_pointer (&scenario);
}
