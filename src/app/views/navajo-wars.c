/* navajo-wars.c: the view of Navajo Wars: what is said of a place
 *
 * What lies face down on the map is not told (NW-3.1), only that it lies there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/views/generic.h"
#include "app/views/position.h"
#include "games/navajo-wars/describe.h"

#include <glib/gi18n-lib.h>

#define DISPLAY_COLUMNS 2       /* of cells beside the map, over which the display of instructions lies, and rows */
#define DISPLAY_ROWS 2

extern const OxbowView oxbow_view_navajo_wars;

/* So many people, as far as there are any: "1 man, 2 children". */
static char *
tell_people (const NavajoWarsFamily *family)
{
  int men = family->people[NAVAJO_WARS_MAN], women = family->people[NAVAJO_WARS_WOMAN];
  int children = family->people[NAVAJO_WARS_CHILD];
  GString *line = g_string_new (NULL);
  if (men > 0)
    g_string_append_printf (line, ngettext ("%d man", "%d men", (gulong) men), men);
  if (women > 0)
    {
      g_string_append (line, line->len > 0 ? ", " : "");
      g_string_append_printf (line, ngettext ("%d woman", "%d women", (gulong) women), women);
    }
  if (children > 0)
    {
      g_string_append (line, line->len > 0 ? ", " : "");
      g_string_append_printf (line, ngettext ("%d child", "%d children", (gulong) children), children);
    }
  return g_string_free (line, FALSE);
}

static void
add_family (GString *text, const NavajoWarsState *state, int family)
{
  g_autofree char *people = tell_people (&state->families[family]);
  /* Translators: a letter, its people: "Family A: 1 man, 1 woman. Ferocity 1." */
  oxbow_generic_add (text, g_strdup_printf (_("Family %s: %s. Ferocity %d."), navajo_wars_family_words[family], people,
                                            state->families[family].ferocity));
}

static void
add_territory (GString *text, const NavajoWarsState *state, int territory)
{
  const NavajoWarsData *data = navajo_wars_data (state);
  int points = data->vp[territory];
  if (points == 0)
    oxbow_generic_add (text, g_strdup_printf ("%s.", data->names[territory]));
  else
    /* Translators: a territory; the number is on the board as "2 VP" */
    oxbow_generic_add (text, g_strdup_printf (ngettext ("%s, %d victory point (VP).", "%s, %d victory points (VP).",
                                                        (gulong) points), data->names[territory], points));
}

static char *
describe (const OxbowState *base, OxbowCell cell)
{
  const NavajoWarsState *state = (const NavajoWarsState *) base;
  GString *text = oxbow_generic_describe (base, cell);
  int spot = navajo_wars_spot_of (state, cell);
  if (spot == NAVAJO_WARS_NOWHERE)
    return g_string_free (text, FALSE);
  int territory = navajo_wars_place_territory (spot);
  add_territory (text, state, territory);
  if (navajo_wars_is_track (spot))
    {
      int area = navajo_wars_spot_area (spot);
      /* Translators: the numbers of an area on the board, which moves there cost */
      oxbow_generic_add (text, g_strdup_printf (_("Area %d, with a horse %d."), area,
                                                navajo_wars_data (state)->horse_values[area]));
    }
  if (state->drought[territory] > 0)
    oxbow_generic_add (text, g_strdup_printf (_("Drought %d."), state->drought[territory]));
  for (int family = 0; family < NAVAJO_WARS_FAMILIES; family++)
    if (state->families[family].in && state->families[family].place == spot)
      add_family (text, state, family);
  if (state->corn[spot] > 0)
    oxbow_generic_add (text, g_strdup (_("Corn, face down.")));
  if (state->intruders[spot] > 0)
    oxbow_generic_add (text, g_strdup (_("An intruder, face down.")));
  return g_string_free (text, FALSE);
}

/* The display of instructions, whose lines do not follow the cells. */
static char *
describe_beside (const OxbowState *base, OxbowCell cell)
{
  const NavajoWarsState *state = (const NavajoWarsState *) base;
  int width = base->setup->grid.width;
  if (cell % width >= DISPLAY_COLUMNS || cell / width >= DISPLAY_ROWS)
    return NULL;
  g_autofree char *active = navajo_wars_explain_column (state, false);
  g_autofree char *standby = navajo_wars_explain_column (state, true);
  return g_strdup_printf ("%s\n\n%s", active, standby);
}

/* What is followed over the game: what the end compares, what keeps it going, and for whom. */

static double
get_military (const OxbowState *state, int seat)
{
  return ((const NavajoWarsState *) state)->military;
}

static double
get_morale (const OxbowState *state, int seat)
{
  return ((const NavajoWarsState *) state)->morale;
}

static double
get_culture (const OxbowState *state, int seat)
{
  return ((const NavajoWarsState *) state)->culture;
}

static double
get_ap (const OxbowState *state, int seat)
{
  return ((const NavajoWarsState *) state)->ap;
}

static double
count_people (const OxbowState *base, int seat)
{
  const NavajoWarsState *state = (const NavajoWarsState *) base;
  int n = 0;
  for (int family = 0; family < NAVAJO_WARS_FAMILIES; family++)
    for (int kind = 0; kind < 3 && state->families[family].in; kind++)
      n += state->families[family].people[kind];
  return n;
}

static double
count_elders (const OxbowState *base, int seat)
{
  const NavajoWarsState *state = (const NavajoWarsState *) base;
  int n = 0;
  for (int box = 0; box < NAVAJO_WARS_BOXES; box++)
    n += state->elders[box];
  return n;
}

static const OxbowMeasure measures[] = {
  { N_("Military against Enemy Morale"), get_military, N_("Military") },
  { N_("Military against Enemy Morale"), get_morale, N_("Enemy Morale") },
  { N_("Culture and AP"), get_culture, N_("Culture") },
  { N_("Culture and AP"), get_ap, N_("AP") },
  { N_("The people"), count_people, N_("In families") },
  { N_("The people"), count_elders, N_("Elders") },
  { NULL }
};

const OxbowView oxbow_view_navajo_wars = {
  .id = "navajo-wars",
  .about = N_("Lead the Diné through the Spanish, Mexican and American periods."),
  .figure = OXBOW_BADGE_CHIP,
  .new_panel = oxbow_position_new,
  .panel_below = true,
  .new_seat = oxbow_generic_seat_new,
  .describe = describe,
  .beside = describe_beside,
  .measures = measures,
};
