/* position.c: a position as things to draw on, and what of it follows from the rest
 *
 * Each group of water has a line with its level, in the order of the map, and each seat four pawns, of whom some are
 * in none of the map's places.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/position.h"

#include "games/rising-waters/reader.h"
#include "games/rising-waters/setup.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const char *const seat_words[] = { "1", "2", "3", "4", NULL };
static const char *const seat_titles[] = { N_("Seat 1"), N_("Seat 2"), N_("Seat 3"), N_("Seat 4"), NULL };
static const char *const camp_words[] = { "green", "red", NULL };
static const char *const camp_titles[] = { N_("Green"), N_("Red"), NULL };
static const char *const aboard_words[] = { "r", "rs", NULL };
static const char *const aboard_titles[] = { N_("On a raft"), N_("On a raft, with a Survivor"), NULL };

#define SEAT { "seat", OXBOW_VALUE_WORD, true, .words = seat_words, .word_titles = seat_titles, .title = N_("Seat") }

static const OxbowAttribute water_attributes[] = {
  { "group", OXBOW_VALUE_NAME, true, .title = N_("Water group"), .refers = "water" },
  { "level", OXBOW_VALUE_NUMBER, true, 0, RISING_WATERS_MAX_COUNT, .title = N_("Level") },
  { "marks", OXBOW_VALUE_NUMBER, true, 0, 255, .title = N_("Marks") },
  { NULL }
};

static const OxbowAttribute levee_attributes[] = {
  { "level", OXBOW_VALUE_NUMBER, true, 1, 9, .title = N_("Level") },
  { NULL }
};

static const OxbowAttribute camp_attributes[] = {
  { "colour", OXBOW_VALUE_WORD, true, .words = camp_words, .word_titles = camp_titles, .title = N_("Colour") },
  { NULL }
};

static const OxbowAttribute survivors_attributes[] = {
  { "count", OXBOW_VALUE_NUMBER, true, 1, 200, .title = N_("Number") },
  { NULL }
};

static const OxbowAttribute pawn_attributes[] = {
  SEAT,
  { "aboard", OXBOW_VALUE_WORD, .words = aboard_words, .word_titles = aboard_titles, .title = N_("On a raft") },
  { NULL }
};

static const OxbowAttribute hand_attributes[] = {
  SEAT,
  { "cards", OXBOW_VALUE_TEXT, true, .title = N_("Cards") },
  { NULL }
};

static const OxbowAttribute seat_attributes[] = {
  SEAT,
  { "board", OXBOW_VALUE_NUMBER, true, 1, RISING_WATERS_TOWNS, .title = N_("Board") },
  { "powers", OXBOW_VALUE_TEXT, true, .title = N_("Powers") },
  { NULL }
};

const OxbowRecordKind rising_waters_position_kinds[] = {
  { "pawn", N_("Pawn"), pawn_attributes },
  { "levee", N_("Levee"), levee_attributes },
  { "survivors", N_("Survivors"), survivors_attributes },
  { "camp", N_("Relief camp"), camp_attributes },
  { "flooded", N_("Flood") },
  { "water", N_("Level of the Water"), water_attributes },
  { "seat", N_("Seat"), seat_attributes },
  { "hand", N_("Cards"), hand_attributes },
  OXBOW_POSITION_LINE_KIND,
  { NULL }
};

const OxbowPositionLine rising_waters_position_lines[] = {
  { "water", "water $group $level $marks", .before = "flooded", .follows = true },
  { "flooded", "flooded *@", .is_sorted = true },
  { "levee", "levees *@:$level", .is_sorted = true },
  { "camp", "camps *@:$colour", .is_sorted = true },
  { "survivors", "survivors *@:$count", .is_sorted = true },
  { "pawn", "pawns $seat *@$aboard", .has_slots = true },
  { "seat", "seat $seat board $board town @ $powers...", .follows = true },
  { "hand", "hand $seat $cards...", .follows = true },
  { NULL }
};

static bool
is_kind (const OxbowRecord *record, const char *kind)
{
  return strcmp (record->kind, kind) == 0;
}

/* Water */

static OxbowRecord *
find_water (const GPtrArray *records, const char *id)
{
  for (guint i = 0; i < records->len; i++)
    if (is_kind (records->pdata[i], "water") && g_strcmp0 (oxbow_record_get (records->pdata[i], "group"), id) == 0)
      return records->pdata[i];
  return NULL;
}

static OxbowRecord *
new_water (const char *id, int level)
{
  OxbowRecord *record = oxbow_record_new ("water");
  g_autofree char *number = g_strdup_printf ("%d", level);
  oxbow_record_set (record, "group", id);
  oxbow_record_set (record, "level", number);
  oxbow_record_set (record, "marks", "0");
  return record;
}

static void
settle_water (OxbowScenario *scenario, const RisingWatersSetup *setup)
{
  GPtrArray *settled = oxbow_records_new ();
  for (int group = 0; group < setup->ground.n_water; group++)
    {
      const OxbowRecord *before = find_water (scenario->standing, setup->ground.ids[group]);
      g_ptr_array_add (settled, before != NULL ? oxbow_record_copy (before)
                                               : new_water (setup->ground.ids[group], setup->start_level));
    }
  for (guint i = 0; i < scenario->standing->len; i++)
    if (!is_kind (scenario->standing->pdata[i], "water"))
      g_ptr_array_add (settled, oxbow_record_copy (scenario->standing->pdata[i]));
  g_ptr_array_unref (scenario->standing);
  scenario->standing = settled;
}

/* Pawns */

static bool
is_pawn_of (const OxbowRecord *record, const char *seat)
{
  return is_kind (record, "pawn") && g_strcmp0 (oxbow_record_get (record, "seat"), seat) == 0;
}

/* The line of a seat that does not play goes with the last pawn that was given to it. */
static bool
is_empty_line (const OxbowScenario *scenario, const OxbowRecord *record)
{
  const char *text = is_kind (record, OXBOW_POSITION_LINE) ? oxbow_record_get (record, "text") : NULL;
  if (text == NULL || !g_str_has_prefix (text, "pawns "))
    return false;
  for (guint i = 0; i < scenario->standing->len; i++)
    {
      const OxbowRecord *other = scenario->standing->pdata[i];
      bool is_its = is_pawn_of (other, text + strlen ("pawns "))
                    || (is_kind (other, "seat")
                        && g_strcmp0 (oxbow_record_get (other, "seat"), text + strlen ("pawns ")) == 0);
      if (is_its)
        return false;
    }
  return true;
}

/* A pawn too many takes the place of one that is nowhere. */
static void
settle_pawns (OxbowScenario *scenario, const char *seat)
{
  int n = 0;
  for (guint i = 0; i < scenario->standing->len; i++)
    n += is_pawn_of (scenario->standing->pdata[i], seat);
  for (guint i = scenario->standing->len; i-- > 0 && n > RISING_WATERS_PAWNS;)
    {
      const OxbowRecord *pawn = scenario->standing->pdata[i];
      if (!is_pawn_of (pawn, seat) || pawn->cells->len > 0)
        continue;
      g_ptr_array_remove_index (scenario->standing, i);
      n--;
    }
  for (; n < RISING_WATERS_PAWNS; n++)
    {
      OxbowRecord *pawn = oxbow_record_new ("pawn");
      oxbow_record_set (pawn, "seat", seat);
      g_ptr_array_add (scenario->standing, pawn);
    }
}

static void
settle_seats (OxbowScenario *scenario)
{
  g_autoptr (GPtrArray) seats = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < scenario->standing->len; i++)
    if (is_kind (scenario->standing->pdata[i], "seat"))
      g_ptr_array_add (seats, g_strdup (oxbow_record_get (scenario->standing->pdata[i], "seat")));
  for (guint i = 0; i < seats->len; i++)
    settle_pawns (scenario, seats->pdata[i]);
  for (guint i = scenario->standing->len; i-- > 0;)
    if (is_empty_line (scenario, scenario->standing->pdata[i]))
      g_ptr_array_remove_index (scenario->standing, i);
}

void
rising_waters_settle_position (OxbowScenario *scenario)
{
  g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
  g_autoptr (OxbowSettings) settings = NULL;
  settle_seats (scenario);
  oxbow_scenario_check (scenario, problems);
  if (problems->n_errors > 0
      || (settings = oxbow_ruleset_settle (scenario->ruleset, scenario, scenario->settings, NULL)) == NULL)
    return;
  RisingWatersSetup *setup = rising_waters_setup_new (scenario, settings, NULL);
  if (setup == NULL)
    return;
  settle_water (scenario, setup);
  oxbow_setup_unref (&setup->parent);
}
