/* dos-rios.c: the view of Dos Rios: what is said of a place, of a turn, of a seat
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/view.h"
#include "app/views/dos-rios-panel.h"
#include "app/game/seat.h"
#include "app/ground.h"
#include "games/dos-rios/state.h"

#include <glib/gi18n-lib.h>
#include <string.h>

extern const OxbowView oxbow_view_dos_rios;

static const char *const river_titles[] = { N_("Rio Verde"), N_("Rio Moreno"), N_("Rio Azul"), N_("Rio Rojo") };
static const char *const side_titles[] = { N_("south-east"), N_("south"), N_("south-west") };

static const DosRiosState *
get (const OxbowState *state)
{
  return (const DosRiosState *) state;
}

/* What stands at a place */

static void
add (GString *text, char *sentence)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentence);
  g_free (sentence);
}

static void
add_water (GString *text, const OxbowState *state, OxbowCell cell)
{
  unsigned rivers = dos_rios_water_reaches (get (state), cell);
  for (int river = 0; river < (int) G_N_ELEMENTS (river_titles); river++)
    if (rivers >> river & 1)
      add (text, g_strdup_printf (_("Watered by the %s."), _(river_titles[river])));
}

static void
add_building (GString *text, const OxbowState *state, OxbowCell cell)
{
  int owner = 0;
  switch (dos_rios_building (get (state), cell, &owner))
    {
    case DOS_RIOS_NO_BUILDING:
      return;
    case DOS_RIOS_FINCA:
      add (text, g_strdup_printf (_("A finca of %s."), oxbow_seat_get_name (state, owner)));
      return;
    case DOS_RIOS_HACIENDA:
      add (text, g_strdup_printf (_("The hacienda of %s."), oxbow_seat_get_name (state, owner)));
      return;
    }
}

static void
add_people (GString *text, const OxbowState *state, OxbowCell cell)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (state);
  for (int seat = 0; seat < state->setup->n_seats; seat++)
    {
      int n = dos_rios_campesinos (get (state), ruleset->place_of (state, cell), seat);
      if (n > 0)
        add (text, g_strdup_printf (ngettext ("%d campesino of %s.", "%d campesinos of %s.", (gulong) n), n,
                                    oxbow_seat_get_name (state, seat)));
    }
}

static void
add_dams (GString *text, const OxbowState *state, OxbowCell cell)
{
  for (int side = 0; side < OXBOW_SIDES; side++)
    if (dos_rios_is_dammed (get (state), cell * OXBOW_SIDES + side))
      add (text, g_strdup_printf (_("A dam to the %s."), _(side_titles[side])));
}

static char *
describe (const OxbowState *state, OxbowCell cell)
{
  const OxbowPalette *palette = oxbow_state_ruleset (state)->palette;
  char code = dos_rios_terrain (get (state), cell);
  const OxbowTerrain *terrain = oxbow_palette_find_terrain (palette, code);
  g_autofree char *ground = oxbow_ground_tell (palette, &state->setup->grid, cell, code);
  GString *text = g_string_new (ground);
  if (terrain == NULL || terrain->outside)
    return g_string_free (text, FALSE);
  add_water (text, state, cell);
  add_building (text, state, cell);
  add_people (text, state, cell);
  add_dams (text, state, cell);
  return g_string_free (text, FALSE);
}

/* The turn */

static int
count_points (const OxbowState *state, int *most)
{
  *most = dos_rios_setup (get (state))->options.points;
  return get (state)->phase == DOS_RIOS_ACTIONS || get (state)->phase == DOS_RIOS_REROUTE ? get (state)->points : -1;
}

/* What is followed over the game */

static double
get_money (const OxbowState *state, int seat)
{
  return get (state)->players[seat].money;
}

static double
count_buildings (const OxbowState *state, int seat)
{
  return dos_rios_n_fincas (get (state), seat) + dos_rios_has_hacienda (get (state), seat);
}

static double
count_wet_land (const OxbowState *state, int seat)
{
  const DosRiosGround *ground = dos_rios_ground (get (state));
  int n = 0;
  for (int site = ground->first_hex; site < ground->end_hex; site++)
    n += get (state)->plots[site].flow != DOS_RIOS_DRY && dos_rios_present (get (state), site) == seat;
  return n;
}

static const OxbowMeasure measures[] = {
  { N_("Money"), get_money },
  { N_("Buildings"), count_buildings },
  { N_("Watered land held"), count_wet_land },
  { NULL }
};

static const struct { const char *verb, *page; } pages[] = {
  { "place", "dos-rios-turn" }, { "lay", "dos-rios-rivers" }, { "walk", "dos-rios-walk" }, { "ride", "dos-rios-walk" },
  { "chase", "dos-rios-chase" }, { "dam", "dos-rios-dam" }, { "finca", "dos-rios-build" },
  { "hacienda", "dos-rios-build" }, { "harvest", "dos-rios-harvest" }, { "delay", "dos-rios-harvest" },
  { "end", "dos-rios-turn" },
};

static const char *
find_help (const char *verb)
{
  for (size_t i = 0; verb != NULL && i < G_N_ELEMENTS (pages); i++)
    if (strcmp (pages[i].verb, verb) == 0)
      return pages[i].page;
  return "dos-rios";
}

const OxbowView oxbow_view_dos_rios = {
  .id = "dos-rios",
  .about = N_("Dam and turn two rivers until they water your own fields."),
  .figure = OXBOW_BADGE_CAMPESINO,
  .new_panel = oxbow_dos_rios_panel_new,
  .new_seat = oxbow_dos_rios_seat_new,
  .describe = describe,
  .points = count_points,
  .help = find_help,
  .measures = measures,
};
