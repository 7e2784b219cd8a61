/* components.c: the tables of values that every scenario holds, each line of them once (NW-2.1b, NW-2.2, NW-2.10)
 *
 * What a horse spares in each area, the boxes of the elders, the cups of Corn and intruders, and the results of
 * Battles. A scenario may hold other numbers than the standard ones, but none may be missing or stand there twice.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/data.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static int
number_of (const OxbowRecord *record, const char *name)
{
  return oxbow_record_get_number (record, name, 0);
}

static int
word_of (const OxbowRecord *record, const char *name, const char *const *words)
{
  int i = 0;
  while (words[i + 1] != NULL && g_strcmp0 (words[i], oxbow_record_get (record, name)) != 0)
    i++;
  return i;
}

static int
read_area (NavajoWarsData *data, const OxbowRecord *record)
{
  int area = number_of (record, "number");
  data->horse_values[area] = number_of (record, "horse");
  return area - 1;
}

static int
read_box (NavajoWarsData *data, const OxbowRecord *record)
{
  int box = number_of (record, "number") - 1;
  data->ratings[box] = number_of (record, "rating");
  data->start.elders[box] = number_of (record, "elders");
  return box;
}

static int
read_corn (NavajoWarsData *data, const OxbowRecord *record)
{
  int value = number_of (record, "value");
  data->corn[value] = (uint8_t) number_of (record, "count");
  return value - 1;
}

static int
read_intruder (NavajoWarsData *data, const OxbowRecord *record)
{
  int kind = word_of (record, "kind", navajo_wars_intruder_words);
  data->intruders[kind] = (uint8_t) number_of (record, "count");
  return kind;
}

static int
read_battle (NavajoWarsData *data, const OxbowRecord *record)
{
  static const char *const columns[] = { "near", "middle", "far", "away" };
  int row = NAVAJO_WARS_MAX_DIFFERENCE - number_of (record, "difference");
  for (int column = 0; column < NAVAJO_WARS_BATTLE_COLUMNS; column++)
    data->outcomes[row][column] = (uint8_t) word_of (record, columns[column], navajo_wars_outcome_words);
  return row;
}

static const struct
{
  const char *kind;
  int n;
  int (*read) (NavajoWarsData *data, const OxbowRecord *record);        /* which line it is, from 0 */
} components[NAVAJO_WARS_COMPONENTS] = {
  [NAVAJO_WARS_COMPONENT_AREA] = { "area", NAVAJO_WARS_AREAS, read_area },
  [NAVAJO_WARS_COMPONENT_BOX] = { "box", NAVAJO_WARS_BOXES, read_box },
  [NAVAJO_WARS_COMPONENT_CORN] = { "corn", NAVAJO_WARS_CORN, read_corn },
  [NAVAJO_WARS_COMPONENT_INTRUDER] = { "intruder", NAVAJO_WARS_INTRUDERS, read_intruder },
  [NAVAJO_WARS_COMPONENT_BATTLE] = { "battle", NAVAJO_WARS_BATTLE_ROWS, read_battle },
};

static void
tell_twice (OxbowProblems *problems, NavajoWarsComponent component, int i, int line)
{
  switch (component)
    {
    case NAVAJO_WARS_COMPONENT_AREA:
      oxbow_problems_error (problems, OXBOW_NO_CELL, line, _("Area %d is there twice."), i + 1);
      return;
    case NAVAJO_WARS_COMPONENT_BOX:
      oxbow_problems_error (problems, OXBOW_NO_CELL, line, _("Box %d of the elders is there twice."), i + 1);
      return;
    case NAVAJO_WARS_COMPONENT_CORN:
      oxbow_problems_error (problems, OXBOW_NO_CELL, line, _("Corn of the value %d is there twice."), i + 1);
      return;
    case NAVAJO_WARS_COMPONENT_INTRUDER:
      oxbow_problems_error (problems, OXBOW_NO_CELL, line, _("Intruders of the kind \"%s\" are there twice."),
                            navajo_wars_intruder_words[i]);
      return;
    case NAVAJO_WARS_COMPONENT_BATTLE:
      oxbow_problems_error (problems, OXBOW_NO_CELL, line, _("Battles have two lines for the difference %d."),
                            NAVAJO_WARS_MAX_DIFFERENCE - i);
      return;
    case NAVAJO_WARS_COMPONENTS:
      break;
    }
  g_assert_not_reached ();
}

static void
tell_missing (OxbowProblems *problems, NavajoWarsComponent component, int i, int line)
{
  switch (component)
    {
    case NAVAJO_WARS_COMPONENT_AREA:
      oxbow_problems_error (problems, OXBOW_NO_CELL, line, _("The values of area %d are missing."), i + 1);
      return;
    case NAVAJO_WARS_COMPONENT_BOX:
      oxbow_problems_error (problems, OXBOW_NO_CELL, line, _("Box %d of the elders is missing."), i + 1);
      return;
    case NAVAJO_WARS_COMPONENT_CORN:
      oxbow_problems_error (problems, OXBOW_NO_CELL, line,
                            _("Corn of the value %d is missing; if there is none, its count is 0."), i + 1);
      return;
    case NAVAJO_WARS_COMPONENT_INTRUDER:
      oxbow_problems_error (problems, OXBOW_NO_CELL, line,
                            _("Intruders of the kind \"%s\" are missing; if there are none, their count is 0."),
                            navajo_wars_intruder_words[i]);
      return;
    case NAVAJO_WARS_COMPONENT_BATTLE:
      oxbow_problems_error (problems, OXBOW_NO_CELL, line, _("Battles have no line for the difference %d."),
                            NAVAJO_WARS_MAX_DIFFERENCE - i);
      return;
    case NAVAJO_WARS_COMPONENTS:
      break;
    }
  g_assert_not_reached ();
}

void
navajo_wars_component_read (NavajoWarsData *data, const OxbowRecord *record, NavajoWarsSeen *seen,
                            OxbowProblems *problems)
{
  for (int component = 0; component < NAVAJO_WARS_COMPONENTS; component++)
    if (strcmp (components[component].kind, record->kind) == 0)
      {
        int i = components[component].read (data, record);
        if (seen->lines[component] >> i & 1)
          tell_twice (problems, (NavajoWarsComponent) component, i, record->line);
        seen->lines[component] |= (uint16_t) (1 << i);
      }
}

void
navajo_wars_components_check (const NavajoWarsSeen *seen, const GPtrArray *tables, OxbowProblems *problems)
{
  for (int component = 0; component < NAVAJO_WARS_COMPONENTS; component++)
    for (int i = 0; i < components[component].n; i++)
      if (!(seen->lines[component] >> i & 1))
        tell_missing (problems, (NavajoWarsComponent) component, i,
                      oxbow_records_last_line (tables, components[component].kind));
}
