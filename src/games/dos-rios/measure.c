/* measure.c: how far the rivers of a map reach
 *
 * Water runs downhill only, so that what lies below a site never leads back to it: each site is asked once. Where tiles
 * are laid by chance, any way may turn out to be the lowest.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/measure.h"

#include "core/fact.h"
#include "games/dos-rios/ground.h"

#include <glib/gi18n-lib.h>

static const char *const river_names[] = { N_("Verde"), N_("Moreno"), N_("Azul"), N_("Rojo") };

typedef struct
{
  const DosRiosGround *ground;
  int *least, *most;            /* of each site: hexes from there to the mouth, itself counted; 0: not asked yet */
} Lengths;

static unsigned
open_outlets (const DosRiosGround *ground, int site)
{
  return ground->sites[site].outlets & ~(unsigned) ground->sites[site].dams;
}

/* By which the water may leave at the start. */
static unsigned
find_ways (const DosRiosGround *ground, int site)
{
  const DosRiosSite *here = &ground->sites[site];
  unsigned open = open_outlets (ground, site), ways = dos_rios_ground_find_lowest (ground, site, open);
  for (int side = 0; side < OXBOW_SIDES; side++)
    if (here->below[side] >= 0 && ground->sites[here->below[side]].land == '?')
      ways = open;
  return (ways & here->courses) != 0 ? ways & here->courses : ways;
}

static void
find_length (Lengths *lengths, int site)
{
  const DosRiosGround *ground = lengths->ground;
  unsigned ways = find_ways (ground, site);
  int own = dos_rios_ground_is_hex (ground, site), least = G_MAXINT, most = 0;
  if (lengths->most[site] > 0)
    return;
  for (int side = 0; side < OXBOW_SIDES; side++)
    {
      int below = ground->sites[site].below[side];
      if (!(ways >> side & 1))
        continue;
      if (below >= 0)
        find_length (lengths, below);
      least = MIN (least, below >= 0 ? lengths->least[below] : 0);
      most = MAX (most, below >= 0 ? lengths->most[below] : 0);
    }
  lengths->least[site] = own + (ways != 0 ? least : 0);
  lengths->most[site] = own + most;
}

static void
add_length (const DosRiosGround *ground, int river, GPtrArray *facts)
{
  g_autofree int *least = g_new0 (int, ground->n_sites), *most = g_new0 (int, ground->n_sites);
  Lengths lengths = { ground, least, most };
  int spring = ground->spring[river];
  find_length (&lengths, spring);
  g_autofree char *title = g_strdup_printf (_("Rio %s, from the spring to its mouth"), _(river_names[river]));
  oxbow_facts_add (facts, title,
                   least[spring] == most[spring]
                       ? g_strdup_printf (ngettext ("%d cell", "%d cells", (gulong) most[spring]), most[spring])
                       : g_strdup_printf (_("%d to %d cells"), least[spring], most[spring]));
}

/* The hexes that water from the site comes to; of them all, those that are not marked yet. */
static int
count_below (const DosRiosGround *ground, int site, bool with_dams, bool *reached)
{
  unsigned ways = with_dams ? open_outlets (ground, site) : find_ways (ground, site);
  int n = 0;
  for (int side = 0; side < OXBOW_SIDES; side++)
    {
      int below = ways >> side & 1 ? ground->sites[site].below[side] : DOS_RIOS_MOUTH;
      if (below < 0 || reached[below])
        continue;
      reached[below] = true;
      n += 1 + count_below (ground, below, with_dams, reached);
    }
  return n;
}

static void
add_reach (const DosRiosGround *ground, int river, GPtrArray *facts)
{
  g_autofree bool *at_first = g_new0 (bool, ground->n_sites), *with_dams = g_new0 (bool, ground->n_sites);
  int n_first = count_below (ground, ground->spring[river], false, at_first);
  int n_all = count_below (ground, ground->spring[river], true, with_dams);
  g_autofree char *title = g_strdup_printf (_("Cells that the Rio %s can water"), _(river_names[river]));
  oxbow_facts_add (facts, title, g_strdup_printf (_("%d at the start, %d with dams"), n_first, n_all));
}

static void
add_ways_between (const DosRiosGround *ground, int river, GPtrArray *facts)
{
  for (int other = river + 1; other < DOS_RIOS_MAX_RIVERS; other++)
    {
      if (ground->spring[other] == DOS_RIOS_NOWHERE)
        continue;
      int n = oxbow_grid_distance (&ground->grid, ground->sites[ground->spring[river]].cell,
                                   ground->sites[ground->spring[other]].cell);
      g_autofree char *title = g_strdup_printf (_("Springs of the Rio %s and the Rio %s"), _(river_names[river]),
                                                _(river_names[other]));
      oxbow_facts_add (facts, title, g_strdup_printf (ngettext ("%d step", "%d steps", (gulong) n), n));
    }
}

static void
add_dry (const DosRiosGround *ground, GPtrArray *facts)
{
  g_autofree bool *reached = g_new0 (bool, ground->n_sites);
  int n = ground->end_hex - ground->first_hex;
  for (int river = 0; river < DOS_RIOS_MAX_RIVERS; river++)
    if (ground->spring[river] != DOS_RIOS_NOWHERE)
      n -= count_below (ground, ground->spring[river], true, reached);
  oxbow_facts_add (facts, _("Cells that no river can water"), g_strdup_printf ("%d", n));
}

void
dos_rios_measure (const OxbowScenario *scenario, GPtrArray *facts)
{
  const OxbowGrid *grid = &scenario->map->grid;
  DosRiosGround ground;
  if (grid->orientation != OXBOW_FLAT || MAX (grid->width, grid->height) > DOS_RIOS_MAX_SIDE)
    return;
  dos_rios_ground_init (&ground, grid, scenario->map->terrain);
  dos_rios_ground_take_edges (&ground, scenario->map->edges);
  for (int river = 0; river < DOS_RIOS_MAX_RIVERS; river++)
    if (ground.spring[river] != DOS_RIOS_NOWHERE)
      {
        add_length (&ground, river, facts);
        add_reach (&ground, river, facts);
        add_ways_between (&ground, river, facts);
      }
  add_dry (&ground, facts);
  dos_rios_ground_clear (&ground);
}
