/* position.c: a position as things to draw on, and what of it follows from the rest
 *
 * There are six families, on the map or not; what lies in areas stands in the order of the tracks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/position.h"

#include "games/navajo-wars/setup.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const char *const family_words[] = { "A", "B", "C", "D", "E", "F", NULL };
static const char *const intruder_words[] = { "ambush", "false-rumor", "firearms", "fortune", "moved", "mission",
                                              "omen", "trade", "wanderers", NULL };

#define PERSON(word, what) { word, OXBOW_VALUE_NUMBER, true, 0, 1, .title = what }

static const OxbowAttribute family_attributes[] = {
  { "family", OXBOW_VALUE_WORD, true, .words = family_words, .title = N_("Family") },
  PERSON ("inplay", N_("In Play")), PERSON ("man", N_("Man")), PERSON ("woman", N_("Woman")),
  PERSON ("child", N_("Child")), PERSON ("horse", N_("Horse")),
  { "ferocity", OXBOW_VALUE_NUMBER, true, 0, 3, .title = N_("Fierceness") },
  { "place", OXBOW_VALUE_NAME, .title = N_("Off the Map") },
  { NULL }
};

static const OxbowAttribute corn_attributes[] = {
  { "value", OXBOW_VALUE_NUMBER, true, 1, NAVAJO_WARS_CORN, .title = N_("Value") },
  { NULL }
};

static const OxbowAttribute intruder_attributes[] = {
  { "what", OXBOW_VALUE_WORD, true, .words = intruder_words, .title = N_("Kind") },
  { NULL }
};

const OxbowRecordKind navajo_wars_position_kinds[] = {
  { "family", N_("Family"), family_attributes },
  { "corn", N_("Corn"), corn_attributes },
  { "intruder", N_("Intruder"), intruder_attributes },
  OXBOW_POSITION_LINE_KIND,
  { NULL }
};

const OxbowPositionLine navajo_wars_position_lines[] = {
  { "family", "family $family $inplay $man $woman $child $horse $ferocity @", .before = "elders" },
  { "corn", "corn map *@=$value" },
  { "intruder", "intruders map *@=$what" },
  { NULL }
};

static bool
is_kind (const OxbowRecord *record, const char *kind)
{
  return strcmp (record->kind, kind) == 0;
}

static OxbowRecord *
new_family (const char *letter)
{
  static const char *const numbers[] = { "inplay", "man", "woman", "child", "horse", "ferocity" };
  OxbowRecord *record = oxbow_record_new ("family");
  oxbow_record_set (record, "family", letter);
  for (size_t i = 0; i < G_N_ELEMENTS (numbers); i++)
    oxbow_record_set (record, numbers[i], "0");
  return record;
}

static const OxbowRecord *
find_family (const GPtrArray *records, const char *letter)
{
  for (guint i = 0; i < records->len; i++)
    if (is_kind (records->pdata[i], "family")
        && g_strcmp0 (oxbow_record_get (records->pdata[i], "family"), letter) == 0)
      return records->pdata[i];
  return NULL;
}

/* The first of each letter; one that was taken away is not in play. */
static void
settle_families (OxbowScenario *scenario)
{
  GPtrArray *settled = oxbow_records_new ();
  for (int i = 0; family_words[i] != NULL; i++)
    {
      const OxbowRecord *before = find_family (scenario->standing, family_words[i]);
      g_ptr_array_add (settled, before != NULL ? oxbow_record_copy (before) : new_family (family_words[i]));
    }
  for (guint i = 0; i < scenario->standing->len; i++)
    if (!is_kind (scenario->standing->pdata[i], "family"))
      g_ptr_array_add (settled, oxbow_record_copy (scenario->standing->pdata[i]));
  g_ptr_array_unref (scenario->standing);
  scenario->standing = settled;
}

static void
settle_id (OxbowScenario *scenario)
{
  for (guint i = 0; i < scenario->standing->len; i++)
    {
      const char *text = oxbow_record_get (scenario->standing->pdata[i], "text");
      g_autofree char *line = g_strconcat ("scenario ", scenario->id, NULL);
      if (text != NULL && g_str_has_prefix (text, "scenario "))
        oxbow_record_set (scenario->standing->pdata[i], "text", line);
    }
}

/* NW-10.1: by area, in the order of the tracks; where there is none, the reader says so. */
static int
compare_spots (gconstpointer a, gconstpointer b, gpointer data)
{
  const NavajoWarsSetup *setup = data;
  const OxbowRecord *first = *(OxbowRecord *const *) a, *second = *(OxbowRecord *const *) b;
  int spots[2] = { 0, 0 };
  const OxbowRecord *const records[2] = { first, second };
  for (int i = 0; i < 2; i++)
    if (!is_kind (records[i], "family") && records[i]->cells->len > 0)
      {
        OxbowCell cell = g_array_index (records[i]->cells, OxbowCell, 0);
        spots[i] = 1 + setup->spots[cell];
      }
  return spots[0] - spots[1];
}

void
navajo_wars_settle_position (OxbowScenario *scenario)
{
  g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
  g_autoptr (OxbowSettings) settings = NULL;
  settle_families (scenario);
  settle_id (scenario);
  oxbow_scenario_check (scenario, problems);
  if (problems->n_errors > 0
      || (settings = oxbow_ruleset_settle (scenario->ruleset, scenario, scenario->settings, NULL)) == NULL)
    return;
  NavajoWarsSetup *setup = navajo_wars_setup_new (scenario, settings);
  g_ptr_array_sort_with_data (scenario->standing, compare_spots, setup);
  oxbow_setup_unref (&setup->parent);
}
