/* check.c: whether a scenario can be played, and what may not be meant so (DR-3.12)
 *
 * All problems are reported, in the order of the rules' list; then the warnings. What needs neighbours and slopes is
 * only asked of a map that is flat-top and not too big.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/check.h"

#include "games/dos-rios/setup.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MIN_HEXES 12
#define MAX_REPORTS 50          /* of one kind: more of the same would not help anybody */

typedef struct
{
  const OxbowMap *map;
  GPtrArray *tables;
  OxbowProblems *problems;
  int n_players, placed, row;
  char **deck;
  int deck_line;                /* of the file, or 0 */
  bool has_ground;
  DosRiosGround ground;         /* if has_ground; tile places count as hexes */
} Check;

static const char *const river_names[] = { N_("Verde"), N_("Moreno"), N_("Azul"), N_("Rojo") };

static int
n_cells (const Check *check)
{
  return oxbow_grid_n_cells (&check->map->grid);
}

static const char *
name_of (const Check *check, OxbowCell cell, char name[OXBOW_NAME_SIZE])
{
  return oxbow_cell_name (&check->map->grid, cell, name);
}
#define NAME(check, cell) name_of ((check), (cell), (char[OXBOW_NAME_SIZE]) { 0 })

static int
line_of (const Check *check, OxbowCell cell)
{
  return oxbow_map_line_of (check->map, cell);
}

static int
count (const Check *check, const char *letters)
{
  int n = 0;
  for (OxbowCell cell = 0; cell < n_cells (check); cell++)
    n += check->map->terrain[cell] != '\0' && strchr (letters, check->map->terrain[cell]) != NULL;
  return n;
}

static OxbowCell
find (const Check *check, char letter)
{
  const char *found = memchr (check->map->terrain, letter, (size_t) n_cells (check));
  return found != NULL ? (OxbowCell) (found - check->map->terrain) : OXBOW_NO_CELL;
}

/* False: the map is so big that nothing else is looked at. Files may hold maps of millions of cells. */
static bool
check_shape (Check *check)
{
  const OxbowGrid *grid = &check->map->grid;
  int least = MIN (grid->width, grid->height), most = MAX (grid->width, grid->height);
  if (grid->orientation != OXBOW_FLAT)
    oxbow_problems_error (check->problems, OXBOW_NO_CELL, line_of (check, 0), _("Dos Rios needs a flat-top map."));
  if (least < DOS_RIOS_MIN_SIDE || most > DOS_RIOS_MAX_SIDE)
    oxbow_problems_error (check->problems, OXBOW_NO_CELL, line_of (check, 0),
                          _("The map must be between 3 and 60 cells wide and high."));
  check->has_ground = grid->orientation == OXBOW_FLAT && most <= DOS_RIOS_MAX_SIDE;
  if (check->has_ground)
    dos_rios_ground_init (&check->ground, grid, check->map->terrain);
  return most <= DOS_RIOS_MAX_SIDE;
}

static void
check_codes (const Check *check)
{
  int n = 0;
  for (OxbowCell cell = 0; cell < n_cells (check) && n < MAX_REPORTS; cell++)
    if (dos_rios_terrain_height (check->map->terrain[cell]) < 0)
      {
        oxbow_problems_error (check->problems, cell, line_of (check, cell), _("Cell %s has an unknown terrain."),
                              NAME (check, cell));
        n++;
      }
  if (find (check, '@') == OXBOW_NO_CELL)
    oxbow_problems_error (check->problems, OXBOW_NO_CELL, line_of (check, 0),
                          _("The map has no city, where the campesinos start."));
}

/* Of every spring, also where a river has one too many: whoever drew them is told of each. */
static void
check_ways_out (const Check *check, int river)
{
  for (OxbowCell cell = 0; cell < n_cells (check); cell++)
    if (dos_rios_terrain_river (check->map->terrain[cell]) == river
        && check->ground.sites[check->ground.site_of[cell]].outlets == 0)
      oxbow_problems_error (check->problems, cell, line_of (check, cell),
                            _("Rio %s cannot leave its spring at %s: no way leads down to a lake or the city."),
                            _(river_names[river]), NAME (check, cell));
}

static void
check_springs (const Check *check)
{
  int n_springs = count (check, "VMAR");
  if (n_springs < 1 || n_springs > DOS_RIOS_MAX_RIVERS)
    oxbow_problems_error (check->problems, OXBOW_NO_CELL, line_of (check, 0), _("The map needs one to four springs."));
  for (int river = 0; river < DOS_RIOS_MAX_RIVERS; river++)
    {
      char letters[] = { "VMAR"[river], '\0' };
      OxbowCell cell = find (check, letters[0]);
      if (count (check, letters) > 1)
        oxbow_problems_error (check->problems, cell, line_of (check, cell), _("Rio %s has more than one spring."),
                              _(river_names[river]));
    }
  for (int river = 0; check->has_ground && river < DOS_RIOS_MAX_RIVERS; river++)
    check_ways_out (check, river);
}

/* The city is next to every trail, so that two steps reach what touches the city or a trail. */
static bool
can_leave_city (const Check *check)
{
  for (int hex = check->ground.first_hex; hex < check->ground.end_hex; hex++)
    for (int named = 0; named < check->ground.first_hex; named++)
      if (dos_rios_ground_is_near (&check->ground, hex, named))
        return true;
  return false;
}

static void
check_people (const Check *check)
{
  int needed = MAX (MIN_HEXES, check->n_players * check->placed);
  if (count (check, "hfwtc?") < needed)
    oxbow_problems_error (check->problems, OXBOW_NO_CELL, line_of (check, 0),
                          _("The map has too few hexes for the campesinos."));
  if (check->has_ground && find (check, '@') != OXBOW_NO_CELL && !can_leave_city (check))
    oxbow_problems_error (check->problems, find (check, '@'), line_of (check, find (check, '@')),
                          _("Campesinos cannot leave the city."));
}

static bool
is_triangle (const Check *check, const OxbowRecord *slot)
{
  const OxbowCell *cells = (const OxbowCell *) (void *) slot->cells->data;
  if (slot->cells->len != 3)
    return false;
  for (int i = 0; i < 3; i++)
    if (check->map->terrain[cells[i]] != '?'
        || oxbow_grid_distance (&check->map->grid, cells[i], cells[(i + 1) % 3]) != 1)
      return false;
  return true;
}

/* Of every cell. */
static int *
count_slots (const Check *check)
{
  int *n_slots = g_new0 (int, n_cells (check));
  for (guint i = 0; i < check->tables->len; i++)
    {
      const OxbowRecord *record = check->tables->pdata[i];
      for (guint k = 0; strcmp (record->kind, "slot") == 0 && k < record->cells->len; k++)
        n_slots[g_array_index (record->cells, OxbowCell, k)]++;
    }
  return n_slots;
}

static void
check_slots (const Check *check)
{
  int number = 0, most = check->problems->n_errors + MAX_REPORTS;
  for (guint i = 0; i < check->tables->len && check->problems->n_errors < most; i++)
    {
      const OxbowRecord *slot = check->tables->pdata[i];
      if (strcmp (slot->kind, "slot") != 0)
        continue;
      number++;
      OxbowCell first = slot->cells->len > 0 ? g_array_index (slot->cells, OxbowCell, 0) : OXBOW_NO_CELL;
      if (!is_triangle (check, slot))
        oxbow_problems_error (check->problems, first, slot->line,
                              _("Tile slot %d is not a triangle of three cells of the land “Place for a tile”."),
                              number);
    }
}

static bool
check_tile_place (const Check *check, OxbowCell cell, int n_slots, bool has_slots)
{
  int line = line_of (check, cell);
  if (!has_slots)
    oxbow_problems_error (check->problems, cell, line,
                          _("Cell %s is a tile place, but the scenario has no tile slots."), NAME (check, cell));
  else if (n_slots == 0)
    oxbow_problems_error (check->problems, cell, line, _("Cell %s belongs to no tile slot."), NAME (check, cell));
  else if (n_slots > 1)
    oxbow_problems_error (check->problems, cell, line, _("Cell %s belongs to two tile slots."), NAME (check, cell));
  return n_slots == 1;
}

static void
check_tile_places (const Check *check, bool has_slots)
{
  g_autofree int *n_slots = count_slots (check);
  int n = 0;
  for (OxbowCell cell = 0; cell < n_cells (check) && n < MAX_REPORTS; cell++)
    if (check->map->terrain[cell] == '?')
      n += !check_tile_place (check, cell, n_slots[cell], has_slots);
}

static void
check_letters (const Check *check, const OxbowRecord *tile, int number)
{
  const char *letters = oxbow_record_get (tile, "letters");
  if (letters == NULL || strlen (letters) != 3)
    oxbow_problems_error (check->problems, OXBOW_NO_CELL, tile->line, _("Tile %d needs three letters."), number);
  else if (strspn (letters, "hfwtc") != 3)
    oxbow_problems_error (check->problems, OXBOW_NO_CELL, tile->line, _("Tile %d has an unknown terrain."), number);
}

static void
check_tiles (const Check *check)
{
  int n_slots = oxbow_records_count (check->tables, "slot"), n_tiles = oxbow_records_count (check->tables, "tile");
  int number = 0;
  if (n_slots != n_tiles)
    oxbow_problems_error (check->problems, OXBOW_NO_CELL, oxbow_records_last_line (check->tables, "tile"),
                          _("There must be as many tiles as slots (tiles: %d, slots: %d)."), n_tiles, n_slots);
  int most = check->problems->n_errors + MAX_REPORTS;
  for (guint i = 0; i < check->tables->len && check->problems->n_errors < most; i++)
    {
      const OxbowRecord *tile = check->tables->pdata[i];
      if (strcmp (tile->kind, "tile") == 0)
        check_letters (check, tile, ++number);
    }
}

/* The river of a card, or -1; *known: whether there is such a card. */
static int
river_of_card (const char *word, bool *known)
{
  for (int card = 0; card < DOS_RIOS_N_CARD_KINDS; card++)
    if (strcmp (word, dos_rios_card_words[card]) == 0)
      {
        *known = true;
        return card >= DOS_RIOS_CARD_RIVER ? (card - DOS_RIOS_CARD_RIVER) % DOS_RIOS_MAX_RIVERS : -1;
      }
  *known = false;
  return -1;
}

static void
check_deck (const Check *check)
{
  g_autoptr (GByteArray) cards = dos_rios_deck_build (check->deck, check->map);
  int n_harvests = 0, most = check->problems->n_errors + MAX_REPORTS;
  for (int i = 0; check->deck[i] != NULL && check->problems->n_errors < most; i++)
    {
      bool known;
      int river = river_of_card (check->deck[i], &known);
      if (!known)
        oxbow_problems_error (check->problems, OXBOW_NO_CELL, check->deck_line, _("The deck has an unknown card %s."),
                              check->deck[i]);
      else if (river >= 0 && find (check, "VMAR"[river]) == OXBOW_NO_CELL)
        oxbow_problems_error (check->problems, OXBOW_NO_CELL, check->deck_line,
                              _("The deck has a card for Rio %s, which is not on the map."), _(river_names[river]));
    }
  for (guint i = 0; i < cards->len; i++)
    n_harvests += cards->data[i] < DOS_RIOS_CARD_DESPERADO;
  if (n_harvests < check->row)
    oxbow_problems_error (check->problems, OXBOW_NO_CELL, check->deck_line,
                          _("The deck has too few harvest cards for the row."));
  if (cards->len > DOS_RIOS_MAX_CARDS)
    oxbow_problems_error (check->problems, OXBOW_NO_CELL, check->deck_line, _("The deck has more than %d cards."),
                          DOS_RIOS_MAX_CARDS);
}

static unsigned
find_lowest (const Check *check, int site)
{
  const DosRiosSite *here = &check->ground.sites[site];
  return dos_rios_ground_find_lowest (&check->ground, site, here->outlets & ~(unsigned) here->dams);
}

/* How high a tile will lie is not known. */
static bool
leads_to_tiles (const Check *check, int site)
{
  const DosRiosSite *here = &check->ground.sites[site];
  for (int side = 0; side < OXBOW_SIDES; side++)
    if (here->below[side] >= 0 && check->ground.sites[here->below[side]].land == '?')
      return true;
  return false;
}

/* Edges between outside cells, and such, are refused for every game. */
static void
check_edge (const Check *check, const OxbowRecord *record)
{
  OxbowCell cell = oxbow_edge_upper (record->edge);
  int site = check->ground.site_of[cell];
  unsigned bit = 1u << oxbow_edge_side (record->edge);
  const char *name = OXBOW_EDGE_NAME (&check->map->grid, record->edge);
  bool is_dam = strcmp (record->kind, "dam") == 0;
  if (site < check->ground.first_hex || !(check->ground.sites[site].outlets & bit))
    oxbow_problems_error (check->problems, cell, record->line,
                          is_dam ? _("No dam can stand on %s, for no water could flow there.")
                                 : _("No river can run over %s, for no water could flow there."), name);
  else if (!is_dam && (check->ground.sites[site].dams & bit) != 0)
    oxbow_problems_error (check->problems, cell, record->line, _("No river can run over %s, for a dam stands there."),
                          name);
  else if (!is_dam && !leads_to_tiles (check, site) && !(find_lowest (check, site) & bit))
    oxbow_problems_warning (check->problems, cell, record->line,
                            _("The river does not run over %s, for another way is lower."), name);
}

/* Each would count among the dams in all. */
static void
check_twice (const Check *check, const OxbowRecord *record, GHashTable *seen)
{
  bool is_dam = strcmp (record->kind, "dam") == 0;
  if (g_hash_table_add (seen, GINT_TO_POINTER (2 * record->edge + is_dam)))
    return;
  oxbow_problems_error (check->problems, oxbow_edge_upper (record->edge), record->line,
                        is_dam ? _("Two dams are drawn on %s; only one can stand there.")
                               : _("The course of a river is drawn twice over %s; once is enough."),
                        OXBOW_EDGE_NAME (&check->map->grid, record->edge));
}

/* DR-5.8: one way down stays open. */
static void
check_site (const Check *check, int site)
{
  const DosRiosSite *here = &check->ground.sites[site];
  unsigned ways = here->courses & ~(unsigned) here->dams;
  if (here->dams != 0 && here->dams == here->outlets)
    oxbow_problems_error (check->problems, here->cell, line_of (check, here->cell),
                          _("The last way down from %s must stay open."), NAME (check, here->cell));
  if ((ways & (ways - 1)) != 0)
    oxbow_problems_error (check->problems, here->cell, line_of (check, here->cell),
                          _("Two courses lead away from %s; water takes one way."), NAME (check, here->cell));
}

static void
check_edges (Check *check)
{
  const GPtrArray *edges = check->map->edges;
  int most = check->problems->n_errors + MAX_REPORTS;
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  dos_rios_ground_take_edges (&check->ground, edges);
  for (guint i = 0; i < edges->len && check->problems->n_errors < most; i++)
    {
      check_edge (check, edges->pdata[i]);
      check_twice (check, edges->pdata[i], seen);
    }
  for (int site = check->ground.first_hex; site < check->ground.n_sites && edges->len > 0; site++)
    check_site (check, site);
}

static void
warn_of_hollows (const Check *check)
{
  for (int hex = check->ground.first_hex; hex < check->ground.end_hex; hex++)
    {
      OxbowCell cell = check->ground.sites[hex].cell;
      if (check->ground.sites[hex].outlets == 0)
        oxbow_problems_warning (check->problems, cell, line_of (check, cell),
                                _("No river can reach %s: water could not leave it."), NAME (check, cell));
    }
}

static void
warn_of_islands (const Check *check)
{
  const DosRiosGround *ground = &check->ground;
  g_autofree bool *reached = g_new0 (bool, ground->n_sites);
  g_autofree int *queue = g_new (int, ground->n_sites);
  int n = 0;
  queue[n++] = DOS_RIOS_CITY;
  reached[DOS_RIOS_CITY] = true;
  for (int i = 0; i < n; i++)
    for (int k = 0; k < ground->sites[queue[i]].n_near; k++)
      {
        int site = ground->near[ground->sites[queue[i]].first_near + (uint32_t) k];
        if (reached[site])
          continue;
        reached[site] = true;
        queue[n++] = site;
      }
  for (int hex = ground->first_hex; hex < ground->end_hex; hex++)
    if (!reached[hex])
      oxbow_problems_warning (check->problems, ground->sites[hex].cell, line_of (check, ground->sites[hex].cell),
                              _("%s cannot be reached on foot."), NAME (check, ground->sites[hex].cell));
}

static bool
has_land (const Check *check, char letter)
{
  if (find (check, letter) != OXBOW_NO_CELL)
    return true;
  for (guint i = 0; i < check->tables->len; i++)
    {
      const char *letters = oxbow_record_get (check->tables->pdata[i], "letters");
      if (letters != NULL && strchr (letters, letter) != NULL)
        return true;
    }
  return false;
}

static void
warn_of_missing_land (const Check *check)
{
  if (!has_land (check, 'w'))
    oxbow_problems_warning (check->problems, OXBOW_NO_CELL, line_of (check, 0), _("The map has no wheat field."));
  if (!has_land (check, 't'))
    oxbow_problems_warning (check->problems, OXBOW_NO_CELL, line_of (check, 0), _("The map has no tobacco field."));
  if (!has_land (check, 'c'))
    oxbow_problems_warning (check->problems, OXBOW_NO_CELL, line_of (check, 0), _("The map has no corn field."));
  if (!has_land (check, 'f'))
    oxbow_problems_warning (check->problems, OXBOW_NO_CELL, line_of (check, 0),
                            _("The map has no forest: dams cannot be won."));
}

static void
warn_of_trails (const Check *check)
{
  for (int trail = 1; trail < check->ground.first_hex; trail++)
    if (check->ground.sites[trail].n_near == 1)
      {
        OxbowCell cell = find (check, check->ground.sites[trail].land);
        oxbow_problems_warning (check->problems, cell, line_of (check, cell), _("Trail %c touches no hex."),
                                check->ground.sites[trail].land);
      }
}

static void
run (Check *check)
{
  if (!check_shape (check))
    return;
  check_codes (check);
  check_springs (check);
  check_people (check);
  bool has_slots = oxbow_records_count (check->tables, "slot") > 0;
  if (!has_slots)
    check_tile_places (check, false);
  check_slots (check);
  if (has_slots)
    check_tile_places (check, true);
  check_tiles (check);
  check_deck (check);
  if (!check->has_ground)
    return;
  check_edges (check);
  warn_of_hollows (check);
  warn_of_islands (check);
  warn_of_missing_land (check);
  warn_of_trails (check);
  dos_rios_ground_clear (&check->ground);
}

static const char *
scenario_option (const OxbowScenario *scenario, const char *name)
{
  const char *value = oxbow_settings_get_option (scenario->settings, name);
  return value != NULL ? value : oxbow_option_find (scenario->ruleset->options, name)->otherwise;
}

void
dos_rios_check (const OxbowScenario *scenario, OxbowProblems *problems)
{
  g_autofree char *tidy = NULL;
  const OxbowOption *deck_option = oxbow_option_find (scenario->ruleset->options, "deck");
  oxbow_option_check (deck_option, scenario_option (scenario, "deck"), &tidy, NULL);
  g_auto (GStrv) deck = g_strsplit (tidy, ",", -1);
  int row = (int) g_ascii_strtoll (scenario_option (scenario, "row"), NULL, 10);
  int least, most;
  oxbow_scenario_get_players (scenario, &least, &most);
  run (&(Check) {
    .map = scenario->map,
    .tables = scenario->tables,
    .problems = problems,
    .n_players = most,
    .placed = (int) g_ascii_strtoll (scenario_option (scenario, "placed"), NULL, 10),
    .row = row > 0 ? row : most + 1,
    .deck = deck,
    .deck_line = oxbow_settings_line_of (scenario->settings->options, "deck"),
  });
}

static bool
check_dams (const DosRiosSetup *setup, GError **error)
{
  const DosRiosOptions *options = &setup->options;
  if (options->start_dams > options->dam_cap)
    return oxbow_refuse_settings (error, _("The players cannot start with more dams than a reserve holds (start_dams, "
                                           "dam_cap)."));
  int n_drawn = oxbow_records_count (setup->parent.scenario->map->edges, "dam");
  if (setup->parent.n_seats * options->start_dams + n_drawn > options->dam_total)
    return oxbow_refuse_settings (error, n_drawn == 0 ? _("The players cannot start with more dams than there are "
                                                          "(start_dams, dam_total).")
                                                      : _("The players and the map cannot start with more dams than "
                                                          "there are (start_dams, dam_total)."));
  return true;
}

bool
dos_rios_check_settings (const DosRiosSetup *setup, GError **error)
{
  g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
  g_auto (GStrv) deck = oxbow_setup_list (&setup->parent, "deck");
  Check check = {
    .map = setup->parent.scenario->map,
    .tables = setup->parent.scenario->tables,
    .problems = problems,
    .n_players = setup->parent.n_seats,
    .placed = setup->options.placed,
    .row = setup->options.row,
    .deck = deck,
  };
  run (&check);
  return oxbow_problems_pass (problems, error) && check_dams (setup, error);
}
