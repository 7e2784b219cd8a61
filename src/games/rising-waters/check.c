/* check.c: whether the map of a scenario can be played
 *
 * All problems are reported: those of the map here, those of the tables in check-tables.c. What needs the groups of all
 * cells is only asked of a map that is flat-top and not too big.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/check.h"

#include "games/rising-waters/check-course.h"
#include "games/rising-waters/check-tables.h"
#include "games/rising-waters/state.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_REPORTS 50          /* of one kind: more of the same would not help anybody */
#define MAX_PIECES 200
#define NOWHERE (-1)

typedef struct
{
  const OxbowScenario *scenario;
  const OxbowMap *map;
  OxbowProblems *problems;
  int *group_of;                /* the record that holds each cell, or NOWHERE */
} Check;

static const char *
name_of (const Check *check, OxbowCell cell, char name[OXBOW_NAME_SIZE])
{
  return oxbow_cell_name (&check->map->grid, cell, name);
}
#define NAME(check, cell) name_of ((check), (cell), (char[OXBOW_NAME_SIZE]) { 0 })

static bool
is_kind (const OxbowRecord *record, const char *kind)
{
  return strcmp (record->kind, kind) == 0;
}

static const char *
id_of (const OxbowRecord *record)
{
  const char *id = oxbow_record_get (record, "id");
  return id != NULL ? id : "-";
}

static const OxbowRecord *
group_at (const Check *check, guint i)
{
  return check->map->groups->pdata[i];
}

static OxbowCell
cell_at (const OxbowRecord *record, guint i)
{
  return i < record->cells->len ? g_array_index (record->cells, OxbowCell, i) : OXBOW_NO_CELL;
}

static bool
is_land (const Check *check, OxbowCell cell)
{
  return cell != OXBOW_NO_CELL && check->map->terrain[cell] != '~';
}

static const OxbowRecord *
find_water (const Check *check, const char *id)
{
  for (guint i = 0; i < check->map->groups->len; i++)
    if (is_kind (group_at (check, i), "water") && strcmp (id_of (group_at (check, i)), id) == 0)
      return group_at (check, i);
  return NULL;
}

/* Where the map begins in its file. */
static int
line_of_map (const Check *check)
{
  return oxbow_map_line_of (check->map, 0);
}

/* False: nothing else of the map is looked at. */
static bool
check_shape (const Check *check)
{
  const OxbowGrid *grid = &check->map->grid;
  if (grid->orientation != OXBOW_FLAT)
    oxbow_problems_error (check->problems, OXBOW_NO_CELL, line_of_map (check),
                          _("Rising Waters needs a flat-top map."));
  if (grid->width > RISING_WATERS_MAX_CELLS || oxbow_grid_n_cells (grid) > RISING_WATERS_MAX_CELLS)
    {
      oxbow_problems_error (check->problems, OXBOW_NO_CELL, line_of_map (check),
                            _("The map must have at most %d cells."), RISING_WATERS_MAX_CELLS);
      return false;
    }
  return grid->orientation == OXBOW_FLAT;
}

/* Groups */

static int
count_groups (const Check *check, const char *kind)
{
  int n = 0;
  for (guint i = 0; i < check->map->groups->len; i++)
    n += is_kind (group_at (check, i), kind);
  return n;
}

/* The last group of a kind, which is one too many if any is; where there is none, the map. */
static int
line_of_groups (const Check *check, const char *kind)
{
  for (guint i = check->map->groups->len; i > 0; i--)
    if (is_kind (group_at (check, i - 1), kind))
      return group_at (check, i - 1)->line;
  return line_of_map (check);
}

/* False: there are more groups than can be held, and nothing else of them is looked at. */
static bool
check_numbers (const Check *check)
{
  int n_water = count_groups (check, "water"), n_land = count_groups (check, "land");
  int n_landings = count_groups (check, "landing");
  bool fits = n_water >= 1 && n_water <= RISING_WATERS_MAX_WATER && n_water + n_land <= RISING_WATERS_MAX_GROUPS
              && n_landings >= 1 && n_landings <= RISING_WATERS_MAX_LANDINGS;
  if (n_water < 1 || n_water > RISING_WATERS_MAX_WATER)
    oxbow_problems_error (check->problems, OXBOW_NO_CELL, line_of_groups (check, "water"),
                          _("The map has %d water groups; it needs 1 to %d."), n_water, RISING_WATERS_MAX_WATER);
  if (n_water + n_land > RISING_WATERS_MAX_GROUPS)
    oxbow_problems_error (check->problems, OXBOW_NO_CELL, line_of_groups (check, "land"),
                          _("The map has %d groups of water and land; %d are the most."), n_water + n_land,
                          RISING_WATERS_MAX_GROUPS);
  if (n_landings < 1 || n_landings > RISING_WATERS_MAX_LANDINGS)
    oxbow_problems_error (check->problems, OXBOW_NO_CELL, line_of_groups (check, "landing"),
                          _("The map has %d landing groups, where Survivors arrive; it needs 1 to %d."), n_landings,
                          RISING_WATERS_MAX_LANDINGS);
  return fits;
}

static void
claim_cells (const Check *check, guint i)
{
  const OxbowRecord *group = group_at (check, i);
  bool is_water = is_kind (group, "water");
  for (guint k = 0; k < group->cells->len; k++)
    {
      OxbowCell cell = cell_at (group, k);
      if (check->group_of[cell] != NOWHERE)
        oxbow_problems_error (check->problems, cell, group->line, _("Cell %s belongs to two groups, %s and %s."),
                              NAME (check, cell), id_of (group_at (check, (guint) check->group_of[cell])),
                              id_of (group));
      else if (is_water == is_land (check, cell))
        oxbow_problems_error (check->problems, cell, group->line,
                              is_water ? _("The water group %s holds %s, which is land.")
                                       : _("The land group %s holds %s, which is water."), id_of (group),
                              NAME (check, cell));
      check->group_of[cell] = (int) i;
    }
}

static void
check_cells (const Check *check)
{
  int n = 0;
  for (OxbowCell cell = 0; cell < oxbow_grid_n_cells (&check->map->grid) && n < MAX_REPORTS; cell++)
    {
      int line = oxbow_map_line_of (check->map, cell);
      bool is_known = strchr ("~.fatv", check->map->terrain[cell]) != NULL && check->map->terrain[cell] != '\0';
      if (!is_known)
        oxbow_problems_error (check->problems, cell, line, _("Cell %s has an unknown terrain."), NAME (check, cell));
      else if (check->group_of[cell] == NOWHERE)
        oxbow_problems_error (check->problems, cell, line, _("Cell %s belongs to no group of water or land."),
                              NAME (check, cell));
      n += !is_known || check->group_of[cell] == NOWHERE;
    }
}

static void
check_ids (const Check *check)
{
  for (guint i = 0; i < check->map->groups->len; i++)
    for (guint k = 0; k < i && !is_kind (group_at (check, i), "landing"); k++)
      if (!is_kind (group_at (check, k), "landing")
          && strcmp (id_of (group_at (check, i)), id_of (group_at (check, k))) == 0)
        oxbow_problems_error (check->problems, cell_at (group_at (check, i), 0), group_at (check, i)->line,
                              _("Two groups have the same id %s."), id_of (group_at (check, i)));
}

static void
check_landing (const Check *check, const OxbowRecord *group)
{
  if (group->cells->len == 0)
    oxbow_problems_error (check->problems, OXBOW_NO_CELL, group->line, _("A landing group has no cells."));
  for (guint i = 0; i < group->cells->len; i++)
    if (!is_land (check, cell_at (group, i)))
      oxbow_problems_error (check->problems, cell_at (group, i), group->line,
                            _("Survivors cannot arrive on %s, which is water."), NAME (check, cell_at (group, i)));
}

/* Water */

static bool
holds_cell (const OxbowRecord *group, OxbowCell cell)
{
  for (guint i = 0; i < group->cells->len; i++)
    if (cell_at (group, i) == cell)
      return true;
  return false;
}

/* Whether water that leaves a group comes back to it. */
static bool
runs_in_a_ring (const Check *check, const OxbowRecord *group)
{
  const OxbowRecord *next = group;
  for (int i = 0; i <= RISING_WATERS_MAX_WATER && next != NULL; i++)
    {
      const char *downstream = oxbow_record_get (next, "downstream");
      next = downstream != NULL ? find_water (check, downstream) : NULL;
      if (next == group)
        return true;
    }
  return false;
}

static bool
is_first_of_area (const Check *check, const OxbowRecord *group)
{
  const char *area = oxbow_record_get (group, "area");
  for (guint i = 0; i < check->map->groups->len; i++)
    if (is_kind (group_at (check, i), "water") && strcmp (oxbow_record_get (group_at (check, i), "area"), area) == 0)
      return group_at (check, i) == group;
  return false;
}

static void
check_water (const Check *check, const OxbowRecord *group)
{
  OxbowCell first = cell_at (group, 0);
  OxbowCell anchor = oxbow_cell_parse (&check->map->grid, oxbow_record_get (group, "anchor"));
  const char *downstream = oxbow_record_get (group, "downstream"), *dotted = oxbow_record_get (group, "dotted");
  bool has_dot = false;
  if (dotted != NULL)
    oxbow_option_parse_boolean (dotted, &has_dot);
  if (!rising_waters_has_area (check->scenario, oxbow_record_get (group, "area")))
    oxbow_problems_error (check->problems, first, group->line,
                          _("The water group %s lies in the area %s, which no table names."), id_of (group),
                          oxbow_record_get (group, "area"));
  if (!holds_cell (group, anchor))
    oxbow_problems_error (check->problems, anchor, group->line, _("The anchor of the water group %s is not one of its "
                          "cells."), id_of (group));
  if (downstream != NULL && find_water (check, downstream) == NULL)
    oxbow_problems_error (check->problems, first, group->line, _("The water group %s flows on to %s, which is no water "
                          "group."), id_of (group), downstream);
  else if (runs_in_a_ring (check, group))
    oxbow_problems_error (check->problems, first, group->line, _("The water of the group %s flows in a ring."),
                          id_of (group));
  if (has_dot != is_first_of_area (check, group))
    oxbow_problems_error (check->problems, first, group->line,
                          has_dot ? _("The water group %s has a dot, but is not the first of its area.")
                                  : _("The water group %s is the first of its area and needs its dot (dotted)."),
                          id_of (group));
}

static void
check_groups (const Check *check)
{
  if (!check_numbers (check))
    return;
  for (guint i = 0; i < check->map->groups->len; i++)
    {
      const OxbowRecord *group = group_at (check, i);
      if (is_kind (group, "landing"))
        {
          check_landing (check, group);
          continue;
        }
      if (group->cells->len == 0)
        oxbow_problems_error (check->problems, OXBOW_NO_CELL, group->line, _("The group %s has no cells."),
                              id_of (group));
      claim_cells (check, i);
      if (is_kind (group, "water"))
        check_water (check, group);
    }
  check_ids (check);
  check_cells (check);
}

/* Towns, sites, pieces */

static void
check_feature (const Check *check, guint i)
{
  const OxbowRecord *feature = check->map->features->pdata[i];
  bool is_town = is_kind (feature, "town");
  const char *key = is_town ? "board" : "camp";
  OxbowCell cell = cell_at (feature, 0);
  int number = oxbow_record_get_number (feature, key, 0);
  if (is_town && check->map->terrain[cell] != 't')
    oxbow_problems_error (check->problems, cell, feature->line, _("The town of board %d lies on %s, which is no town "
                          "site."), number, NAME (check, cell));
  if (!is_town && !is_land (check, cell))
    oxbow_problems_error (check->problems, cell, feature->line, _("A site of relief camps lies on %s, which is water."),
                          NAME (check, cell));
  for (guint k = 0; k < i; k++)
    {
      const OxbowRecord *other = check->map->features->pdata[k];
      if (!is_kind (other, feature->kind))
        continue;
      if (oxbow_record_get_number (other, key, 0) == number)
        oxbow_problems_error (check->problems, cell, feature->line, is_town ? _("Board %d has two towns.")
                              : _("Two sites are for camp %d (0: for all without one of their own)."), number);
      else if (is_town && cell_at (other, 0) == cell)
        oxbow_problems_error (check->problems, cell, feature->line, _("Two towns lie on %s."), NAME (check, cell));
    }
}

/* What lies on a cell that cannot bear it. */
static void
check_piece (const Check *check, guint i)
{
  static const struct { const char *kind, *on_water, *twice; } sentences[] = {
    { "levee", N_("A levee lies on %s, which is water."), N_("There are two levees on %s.") },
    { "camp", N_("A relief camp lies on %s, which is water."), N_("There are two relief camps on %s.") },
    { "survivor", N_("A Survivor is on %s, which is water."), NULL },
  };
  const OxbowRecord *piece = check->scenario->pieces->pdata[i];
  OxbowCell cell = cell_at (piece, 0);
  const char *sentence = NULL;
  for (guint k = 0; k < G_N_ELEMENTS (sentences); k++)
    if (is_kind (piece, sentences[k].kind))
      {
        sentence = is_land (check, cell) ? NULL : sentences[k].on_water;
        for (guint other = 0; other < i && sentence == NULL && sentences[k].twice != NULL; other++)
          if (is_kind (check->scenario->pieces->pdata[other], piece->kind)
              && cell_at (check->scenario->pieces->pdata[other], 0) == cell)
            sentence = sentences[k].twice;
      }
  if (sentence == NULL)
    return;
  g_autoptr (GString) said = g_string_new (_(sentence));
  g_string_replace (said, "%s", NAME (check, cell), 1);
  oxbow_problems_error (check->problems, cell, piece->line, "%s", said->str);
}

static void
check_pieces (const Check *check)
{
  const GPtrArray *pieces = check->scenario->pieces;
  int n_levees = 0, n_camps = 0;
  for (guint i = 0; i < pieces->len; i++)
    {
      const OxbowRecord *piece = pieces->pdata[i];
      n_levees += is_kind (piece, "levee");
      n_camps += is_kind (piece, "camp");
      if (is_kind (piece, "levee") && n_levees == RISING_WATERS_LEVEES + 1)
        oxbow_problems_error (check->problems, cell_at (piece, 0), piece->line,
                              _("There are more than %d levees."), RISING_WATERS_LEVEES);
      if (is_kind (piece, "camp") && n_camps == RISING_WATERS_CAMPS + 1)
        oxbow_problems_error (check->problems, cell_at (piece, 0), piece->line,
                              _("There are more than %d relief camps."), RISING_WATERS_CAMPS);
      if (i == MAX_PIECES)
        oxbow_problems_error (check->problems, cell_at (piece, 0), piece->line,
                              _("There are more than %d pieces."), MAX_PIECES);
      if (i <= MAX_PIECES)
        check_piece (check, i);
    }
}

/* How many cells of a group hang together with its first. */
static guint
count_joined (const Check *check, const OxbowRecord *group)
{
  g_autoptr (GArray) joined = g_array_new (false, false, sizeof (OxbowCell));
  OxbowCell first = cell_at (group, 0);
  g_array_append_val (joined, first);
  for (guint i = 0; i < joined->len; i++)
    for (int direction = 0; direction < OXBOW_DIRECTIONS; direction++)
      {
        OxbowCell from = g_array_index (joined, OxbowCell, i);
        OxbowCell cell = oxbow_grid_neighbour (&check->map->grid, from, direction);
        bool is_new = cell != OXBOW_NO_CELL && holds_cell (group, cell);
        for (guint k = 0; is_new && k < joined->len; k++)
          is_new = g_array_index (joined, OxbowCell, k) != cell;
        if (is_new)
          g_array_append_val (joined, cell);
      }
  return joined->len;
}

static void
warn_of_pieces (const Check *check)
{
  for (guint i = 0; i < check->map->groups->len; i++)
    {
      const OxbowRecord *group = group_at (check, i);
      if (!is_kind (group, "landing") && group->cells->len <= 100 && count_joined (check, group) < group->cells->len)
        oxbow_problems_warning (check->problems, cell_at (group, 0), group->line,
                                _("The cells of the group %s do not hang together."), id_of (group));
    }
}

/* Land that the first rain, or none at all, would flood. */
static void
warn_of_low_shores (const Check *check)
{
  int level = rising_waters_least_start_level (check->scenario);
  for (OxbowCell cell = 0; cell < oxbow_grid_n_cells (&check->map->grid); cell++)
    {
      const OxbowRecord *group = group_at (check, (guint) check->group_of[cell]);
      int elevation = rising_waters_least_elevation (check->scenario, group);
      for (int direction = 0; is_kind (group, "land") && direction < OXBOW_DIRECTIONS; direction++)
        {
          OxbowCell other = oxbow_grid_neighbour (&check->map->grid, cell, direction);
          if (other == OXBOW_NO_CELL || is_land (check, other) || elevation >= level)
            continue;
          oxbow_problems_warning (check->problems, cell, group->line,
                                  _("%s lies lower than the water beside it stands at the start."), NAME (check, cell));
          break;
        }
    }
}

void
rising_waters_check (const OxbowScenario *scenario, OxbowProblems *problems)
{
  Check check = { .scenario = scenario, .map = scenario->map, .problems = problems };
  rising_waters_check_tables (scenario, problems);
  if (!check_shape (&check))
    return;
  g_autofree int *group_of = g_new (int, oxbow_grid_n_cells (&scenario->map->grid));
  for (OxbowCell cell = 0; cell < oxbow_grid_n_cells (&scenario->map->grid); cell++)
    group_of[cell] = NOWHERE;
  check.group_of = group_of;
  check_groups (&check);
  for (guint i = 0; i < scenario->map->features->len; i++)
    check_feature (&check, i);
  check_pieces (&check);
  if (problems->n_errors > 0)
    return;
  warn_of_pieces (&check);
  warn_of_low_shores (&check);
  rising_waters_check_courses (scenario, group_of, problems);
}
