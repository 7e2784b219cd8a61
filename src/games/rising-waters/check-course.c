/* check-course.c: whether a river leaves out water on its way (RW-6.3.5)
 *
 * Groups need not touch to flow on, as lakes that land parts do not. But where water leads from one to the other, and
 * other groups lie on the shortest way, they get nothing of what passes there: that was hardly meant.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/check-course.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define NOT_YET (-1)

typedef struct
{
  const OxbowScenario *scenario;
  const int *group_of;
  int *past;                    /* of each cell: the first other group on the way to it, or NOT_YET */
  GArray *cells;                /* of OxbowCell, in the order in which water reaches them */
} Course;

static const OxbowRecord *
group_at (const OxbowScenario *scenario, int index)
{
  return scenario->map->groups->pdata[index];
}

static int
find_water (const OxbowScenario *scenario, const char *id)
{
  for (guint i = 0; id != NULL && i < scenario->map->groups->len; i++)
    {
      const OxbowRecord *group = group_at (scenario, (int) i);
      if (strcmp (group->kind, "water") == 0 && g_strcmp0 (oxbow_record_get (group, "id"), id) == 0)
        return (int) i;
    }
  return -1;
}

static void
reach (Course *course, OxbowCell cell, int past)
{
  if (cell == OXBOW_NO_CELL || course->scenario->map->terrain[cell] != '~' || course->past[cell] != NOT_YET)
    return;
  course->past[cell] = past;
  g_array_append_val (course->cells, cell);
}

/* The first group on the shortest way over water to the target; the target itself where they touch, -1 where no water
 * leads there. */
static int
find_way (Course *course, int source, int target)
{
  const OxbowGrid *grid = &course->scenario->map->grid;
  const OxbowRecord *group = group_at (course->scenario, source);
  g_array_set_size (course->cells, 0);
  for (OxbowCell cell = 0; cell < oxbow_grid_n_cells (grid); cell++)
    course->past[cell] = NOT_YET;
  for (guint i = 0; i < group->cells->len; i++)
    reach (course, g_array_index (group->cells, OxbowCell, i), source);
  for (guint i = 0; i < course->cells->len; i++)
    {
      OxbowCell cell = g_array_index (course->cells, OxbowCell, i);
      if (course->group_of[cell] == target)
        return course->past[cell];
      for (int direction = 0; direction < OXBOW_DIRECTIONS; direction++)
        {
          OxbowCell next = oxbow_grid_neighbour (grid, cell, direction);
          bool is_out = next != OXBOW_NO_CELL && course->past[cell] == source;
          reach (course, next, is_out ? course->group_of[next] : course->past[cell]);
        }
    }
  return -1;
}

void
rising_waters_check_courses (const OxbowScenario *scenario, const int *group_of, OxbowProblems *problems)
{
  g_autofree int *past = g_new (int, oxbow_grid_n_cells (&scenario->map->grid));
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (OxbowCell));
  Course course = { scenario, group_of, past, cells };
  for (guint i = 0; i < scenario->map->groups->len; i++)
    {
      const OxbowRecord *group = group_at (scenario, (int) i);
      int target = strcmp (group->kind, "water") == 0 ? find_water (scenario, oxbow_record_get (group, "downstream"))
                                                      : -1;
      int between = target >= 0 ? find_way (&course, (int) i, target) : -1;
      if (between < 0 || between == target)
        continue;
      const OxbowRecord *left_out = group_at (scenario, between);
      oxbow_problems_warning (problems, g_array_index (left_out->cells, OxbowCell, 0), group->line,
                              _("The water of %s flows on to %s and leaves out %s, which lies on its way. Lead it "
                                "there first, unless that is meant."), oxbow_record_get (group, "id"),
                              oxbow_record_get (group, "downstream"), oxbow_record_get (left_out, "id"));
    }
}
