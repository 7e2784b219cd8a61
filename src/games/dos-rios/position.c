/* position.c: a position as things to draw on (DR-10.1), and what of it follows from the rest
 *
 * The rivers keep their courses as far as water still runs there, and go on the lowest way from where it does not
 * (DR-3.7), the first of several; land is the map's; pieces that are nowhere on the board are in the supply, with
 * their owner, or, campesinos, in the city.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/position.h"

#include "games/dos-rios/setup.h"
#include "games/dos-rios/water.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const char *const seat_words[] = { "p1", "p2", "p3", "p4", NULL };
static const char *const seat_titles[] = { N_("Black"), N_("White"), N_("Yellow"), N_("Red"), NULL };
static const char *const building_words[] = { "finca", "hacienda", NULL };
static const char *const building_titles[] = { N_("Finca"), N_("Hacienda"), NULL };

#define SEAT(word, what) \
  { word, OXBOW_VALUE_WORD, true, .words = seat_words, .word_titles = seat_titles, .title = what }

static const OxbowAttribute building_attributes[] = {
  SEAT ("owner", N_("Owner")),
  { "building", OXBOW_VALUE_WORD, true, .words = building_words, .word_titles = building_titles,
    .title = N_("Building") },
  { NULL }
};

static const OxbowAttribute camp_attributes[] = {
  SEAT ("owner", N_("Owner")),
  { "count", OXBOW_VALUE_NUMBER, true, 1, DOS_RIOS_HANDS, .title = N_("Number") },
  { "place", OXBOW_VALUE_NAME, .title = N_("Off the Map"),
    .help = N_("The city or a trail, which are no cells of their own") },
  { NULL }
};

static const OxbowAttribute player_attributes[] = {
  SEAT ("seat", N_("Player")),
  { "money", OXBOW_VALUE_NUMBER, true, 0, 100000000, .title = N_("Money") },
  { "dams", OXBOW_VALUE_NUMBER, true, 0, 40, .title = N_("Dams") },
  { "fincas", OXBOW_VALUE_NUMBER, true, 0, DOS_RIOS_FINCAS, .title = N_("Fincas Left"),
    .help = N_("Those that are not on the map") },
  { "hacienda", OXBOW_VALUE_NUMBER, true, 0, 1, .title = N_("Haciendas Left"),
    .help = N_("Those that are not on the map") },
  { "turns", OXBOW_VALUE_NUMBER, true, 0, 100000000, .title = N_("Turns") },
  { NULL }
};

static const OxbowAttribute terrain_attributes[] = {
  { "row", OXBOW_VALUE_NUMBER, true, .title = N_("Row") },
  { "letters", OXBOW_VALUE_TEXT, true, .title = N_("Land") },
  { NULL }
};

static const OxbowAttribute supply_attributes[] = {
  { "count", OXBOW_VALUE_NUMBER, true, 0, 200, .title = N_("Number") },
  { NULL }
};

const OxbowRecordKind dos_rios_position_kinds[] = {
  { "dam", N_("Dam") },
  { "building", N_("Building"), building_attributes },
  { "camp", N_("Campesinos"), camp_attributes },
  { "player", N_("Player"), player_attributes },
  { "supply", N_("Dams in the Supply"), supply_attributes },
  { "flow", N_("Course of Water") },
  { "terrain", N_("Land"), terrain_attributes },
  OXBOW_POSITION_LINE_KIND,
  { NULL }
};

const OxbowPositionLine dos_rios_position_lines[] = {
  { "player", "player $seat money $money dams $dams fincas $fincas hacienda $hacienda turns $turns" },
  { "supply", "supply $count", .follows = true },
  { "terrain", "terrain $row $letters", .before = "", .follows = true },
  { "flow", "flow @", .before = "", .is_sorted = true, .on_edges = true, .follows = true },
  { "dam", "dam @", .before = "", .is_sorted = true, .on_edges = true },
  { "building", "building @ $owner $building", .before = "", .is_sorted = true },
  { "camp", "camp $owner @ $count", .before = "" },
  { NULL }
};

static bool
is_kind (const OxbowRecord *record, const char *kind)
{
  return strcmp (record->kind, kind) == 0;
}

static void
remove_all (GPtrArray *records, const char *kind)
{
  for (guint i = records->len; i-- > 0;)
    if (is_kind (records->pdata[i], kind))
      g_ptr_array_remove_index (records, i);
}

/* No number of pieces is greater, and sums of what somebody else wrote stay within bounds. */
#define MOST 1000

static int
get_number (const OxbowRecord *record, const char *name)
{
  return CLAMP (oxbow_record_get_number (record, name, 0), -MOST, MOST);
}

static void
set_number (OxbowRecord *record, const char *name, int number)
{
  g_autofree char *text = g_strdup_printf ("%d", number);
  oxbow_record_set (record, name, text);
}

static OxbowRecord *
add (OxbowScenario *scenario, const char *kind)
{
  OxbowRecord *record = oxbow_record_new (kind);
  g_ptr_array_add (scenario->standing, record);
  return record;
}

static void
settle_land (OxbowScenario *scenario)
{
  const OxbowGrid *grid = &scenario->map->grid;
  remove_all (scenario->standing, "terrain");
  for (int row = 0; row < grid->height; row++)
    {
      const char *letters = scenario->map->terrain + (size_t) row * (size_t) grid->width;
      g_autofree char *text = g_strndup (letters, (gsize) grid->width);
      OxbowRecord *record = add (scenario, "terrain");
      set_number (record, "row", row + 1);
      oxbow_record_set (record, "letters", text);
    }
}

/* Pieces */

static int
count (const OxbowScenario *scenario, const char *kind, const char *owner, const char *building)
{
  int n = 0;
  for (guint i = 0; i < scenario->standing->len; i++)
    {
      const OxbowRecord *record = scenario->standing->pdata[i];
      if (is_kind (record, kind) && (owner == NULL || g_strcmp0 (oxbow_record_get (record, "owner"), owner) == 0)
          && (building == NULL || g_strcmp0 (oxbow_record_get (record, "building"), building) == 0))
        n += is_kind (record, "camp") ? get_number (record, "count") : 1;
    }
  return n;
}

static OxbowRecord *
find_in_city (OxbowScenario *scenario, const char *owner)
{
  for (guint i = 0; i < scenario->standing->len; i++)
    {
      OxbowRecord *record = scenario->standing->pdata[i];
      if (is_kind (record, "camp") && g_strcmp0 (oxbow_record_get (record, "owner"), owner) == 0
          && g_strcmp0 (oxbow_record_get (record, "place"), "city") == 0)
        return record;
    }
  OxbowRecord *record = add (scenario, "camp");
  oxbow_record_set (record, "owner", owner);
  oxbow_record_set (record, "place", "city");
  return record;
}

/* DR-2.5: every player has so many; those who stand nowhere wait in the city, and come from there. */
static void
settle_campesinos (OxbowScenario *scenario, const char *owner)
{
  int n_missing = DOS_RIOS_HANDS - count (scenario, "camp", owner, NULL);
  if (n_missing == 0)
    return;
  OxbowRecord *city = find_in_city (scenario, owner);
  int n = MAX (get_number (city, "count") + n_missing, 0);
  set_number (city, "count", n);
  if (n == 0)
    g_ptr_array_remove (scenario->standing, city);
}

static void
settle_pieces (OxbowScenario *scenario, int n_dams)
{
  g_autoptr (GPtrArray) players = g_ptr_array_new ();
  OxbowRecord *supply = NULL;
  for (guint i = 0; i < scenario->standing->len; i++)
    {
      OxbowRecord *record = scenario->standing->pdata[i];
      if (is_kind (record, "supply"))
        supply = record;
      else if (is_kind (record, "player"))
        g_ptr_array_add (players, record);
    }
  n_dams -= count (scenario, "dam", NULL, NULL);
  for (guint i = 0; i < players->len; i++)
    {
      const char *seat = oxbow_record_get (players->pdata[i], "seat");
      set_number (players->pdata[i], "fincas", DOS_RIOS_FINCAS - count (scenario, "building", seat, "finca"));
      set_number (players->pdata[i], "hacienda", count (scenario, "building", seat, "hacienda") == 0);
      n_dams -= get_number (players->pdata[i], "dams");
      settle_campesinos (scenario, seat);
    }
  if (supply != NULL)
    set_number (supply, "count", n_dams);
}

/* Water */

static void
take_water (const OxbowScenario *scenario, const DosRiosGround *ground, DosRiosState *state)
{
  for (guint i = 0; i < scenario->standing->len; i++)
    {
      const OxbowRecord *record = scenario->standing->pdata[i];
      if (record->edge == OXBOW_NO_EDGE)
        continue;
      int site = ground->site_of[oxbow_edge_upper (record->edge)], side = oxbow_edge_side (record->edge);
      if (site == DOS_RIOS_NOWHERE || !(ground->sites[site].outlets >> side & 1))
        continue;
      if (is_kind (record, "dam"))
        state->plots[site].dams |= (uint8_t) (1u << side) & 7;
      else if (is_kind (record, "flow"))
        state->plots[site].flow = (uint8_t) side & 3;
    }
}

/* A river that was dammed keeps to its course only where the rules say so. */
static bool
may_flow_on (const DosRiosState *state, int site)
{
  const DosRiosPlot *plot = &state->plots[site];
  return plot->flow != DOS_RIOS_DRY
         && (!(plot->dams >> plot->flow & 1) || dos_rios_setup (state)->options.keep_course);
}

static void
lay_courses (DosRiosState *state)
{
  const DosRiosGround *ground = dos_rios_ground (state);
  bool wet[ground->n_sites];
  for (int river = 0; river < DOS_RIOS_MAX_RIVERS; river++)
    for (int site = ground->spring[river]; site >= 0; site = dos_rios_below (state, site))
      {
        unsigned ways = dos_rios_candidates (state, site);
        if (!may_flow_on (state, site))
          state->plots[site].flow = (ways != 0 ? (unsigned) g_bit_nth_lsf (ways, -1) : DOS_RIOS_DRY) & 3;
      }
  dos_rios_find_wet (state, wet);
  for (int site = 0; site < ground->n_sites; site++)
    if (!wet[site])
      state->plots[site].flow = DOS_RIOS_DRY;
}

static void
settle_water (OxbowScenario *scenario, const DosRiosSetup *setup, DosRiosState *state)
{
  take_water (scenario, &setup->ground, state);
  lay_courses (state);
  remove_all (scenario->standing, "flow");
  OxbowEdge n_edges = oxbow_grid_n_cells (&scenario->map->grid) * OXBOW_SIDES;
  for (OxbowEdge edge = 0; edge < n_edges; edge++)
    if (dos_rios_flow (state, oxbow_edge_upper (edge)) == oxbow_edge_side (edge))
      add (scenario, "flow")->edge = edge;
}

/* While a river is laid its course is for the players to say. */
static bool
is_laying (const OxbowScenario *scenario)
{
  for (guint i = 0; i < scenario->standing->len; i++)
    {
      const char *text = oxbow_record_get (scenario->standing->pdata[i], "text");
      if (g_strcmp0 (text, "phase rivers") == 0 || g_strcmp0 (text, "phase reroute") == 0)
        return true;
    }
  return false;
}

void
dos_rios_settle_position (OxbowScenario *scenario)
{
  g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
  g_autoptr (OxbowSettings) settings = NULL;
  settle_land (scenario);
  oxbow_scenario_check (scenario, problems);
  if (problems->n_errors > 0
      || (settings = oxbow_ruleset_settle (scenario->ruleset, scenario, scenario->settings, NULL)) == NULL)
    return;
  g_autoptr (OxbowSetup) base = &dos_rios_setup_new (scenario, settings)->parent;
  DosRiosSetup *setup = (DosRiosSetup *) base;
  size_t n_cells = (size_t) oxbow_grid_n_cells (&scenario->map->grid);
  settle_pieces (scenario, setup->options.dam_total);
  dos_rios_setup_take_terrain (setup, g_memdup2 (scenario->map->terrain, n_cells));
  if (!is_laying (scenario))
    settle_water (scenario, setup, dos_rios_setup_add_state (setup, 0));
}
