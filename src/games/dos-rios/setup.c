/* setup.c: from a scenario to the first position (section 4 of the rules)
 *
 * Chance is drawn in a fixed order: the tiles, how they are turned, the first player, the deck.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/setup.h"

#include "games/dos-rios/check.h"
#include "games/dos-rios/water.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void
clear_setup (OxbowSetup *setup)
{
  dos_rios_ground_clear (&((DosRiosSetup *) setup)->ground);
}

static DosRiosOptions
read_options (const OxbowSetup *setup)
{
  int row = oxbow_setup_number (setup, "row");
  return (DosRiosOptions) {
    .first_random = oxbow_setup_choice (setup, "first") == 1,
    .laying = (DosRiosLaying) oxbow_setup_choice (setup, "laying"),
    .placed = oxbow_setup_number (setup, "placed"),
    .row = row != 0 ? row : setup->n_seats + 1,
    .first_harvest = (DosRiosFirstHarvest) oxbow_setup_choice (setup, "first_harvest"),
    .dam_upper = oxbow_setup_choice (setup, "dam_side") == 1,
    .redraw_full = oxbow_setup_choice (setup, "redraw") == 1,
    .keep_course = oxbow_setup_boolean (setup, "keep_course"),
    .win_own = oxbow_setup_choice (setup, "win_check") == 1,
    .five_dry = oxbow_setup_boolean (setup, "five_dry"),
    .harvest_active = oxbow_setup_choice (setup, "harvest_for") == 1,
    .reshuffle_empty = oxbow_setup_choice (setup, "reshuffle") == 1,
    .desperado_limit = oxbow_setup_number (setup, "desperado_limit"),
    .desperado_met = oxbow_setup_choice (setup, "desperado_count") == 1,
    .desperado_below = oxbow_setup_boolean (setup, "desperado_below"),
    .points = oxbow_setup_number (setup, "points"),
    .dam_cap = oxbow_setup_number (setup, "dam_cap"),
    .start_dams = oxbow_setup_number (setup, "start_dams"),
    .dam_total = oxbow_setup_number (setup, "dam_total"),
    .start_money = oxbow_setup_number (setup, "start_money"),
    .round_limit = oxbow_setup_number (setup, "round_limit"),
  };
}

DosRiosSetup *
dos_rios_setup_new (OxbowScenario *scenario, const OxbowSettings *settings)
{
  DosRiosSetup *setup = (DosRiosSetup *) oxbow_setup_alloc (sizeof (DosRiosSetup), scenario, settings);
  setup->parent.clear = clear_setup;
  setup->parent.n_seats = settings->players;
  setup->options = read_options (&setup->parent);
  return setup;
}

void
dos_rios_setup_take_terrain (DosRiosSetup *setup, char *terrain)
{
  setup->parent.terrain = terrain;
  dos_rios_ground_init (&setup->ground, &setup->parent.grid, terrain);
  dos_rios_ground_take_edges (&setup->ground, setup->parent.scenario->map->edges);
}

DosRiosState *
dos_rios_setup_add_state (DosRiosSetup *setup, int n_cards)
{
  size_t size = sizeof (DosRiosState) + (size_t) setup->ground.n_sites * sizeof (DosRiosPlot) + 2 * (size_t) n_cards;
  setup->n_cards = n_cards;
  DosRiosState *state = (DosRiosState *) oxbow_setup_add_start (&setup->parent, (size + 7) / 8 * 8);
  state->transit = state->head = DOS_RIOS_NOWHERE;
  state->winner = -1;
  for (int site = 0; site < setup->ground.n_sites; site++)
    state->plots[site].flow = DOS_RIOS_DRY;
  for (int seat = 0; seat < DOS_RIOS_MAX_PLAYERS; seat++)
    state->players[seat].hacienda = DOS_RIOS_NOWHERE;
  return state;
}

static GPtrArray *
find_tables (const OxbowScenario *scenario, const char *kind)
{
  GPtrArray *found = g_ptr_array_new ();
  for (guint i = 0; i < scenario->tables->len; i++)
    if (strcmp (((OxbowRecord *) scenario->tables->pdata[i])->kind, kind) == 0)
      g_ptr_array_add (found, scenario->tables->pdata[i]);
  return found;
}

/* Like the shuffle of cards, for as many tiles as a map may have. */
static void
shuffle (OxbowRng *rng, gpointer *a, int n)
{
  for (int i = n - 1; i >= 1; i--)
    {
      int j = (int) oxbow_rng_below (rng, (uint64_t) i + 1);
      gpointer kept = a[i];
      a[i] = a[j];
      a[j] = kept;
    }
}

/* DR-4.1 */
static char *
lay_tiles (const OxbowScenario *scenario, OxbowRng *rng)
{
  g_autoptr (GPtrArray) slots = find_tables (scenario, "slot");
  g_autoptr (GPtrArray) tiles = find_tables (scenario, "tile");
  char *terrain = g_memdup2 (scenario->map->terrain, (gsize) oxbow_grid_n_cells (&scenario->map->grid));
  shuffle (rng, tiles->pdata, (int) tiles->len);
  for (guint i = 0; i < slots->len; i++)
    {
      const OxbowRecord *slot = slots->pdata[i];
      const char *letters = oxbow_record_get (tiles->pdata[i], "letters");
      int turned = (int) oxbow_rng_below (rng, 3);
      for (int k = 0; k < 3; k++)
        terrain[g_array_index (slot->cells, OxbowCell, (k + turned) % 3)] = letters[k];
    }
  return terrain;
}

GByteArray *
dos_rios_deck_build (char **words, const OxbowMap *map)
{
  static const uint8_t crops[] = { DOS_RIOS_CARD_WHEAT, DOS_RIOS_CARD_WHEAT, DOS_RIOS_CARD_TOBACCO,
                                   DOS_RIOS_CARD_TOBACCO, DOS_RIOS_CARD_CORN, DOS_RIOS_CARD_CORN,
                                   DOS_RIOS_CARD_LOGGING };
  GByteArray *deck = g_byte_array_new ();
  for (int i = 0; words[i] != NULL; i++)
    for (uint8_t card = 0; card < DOS_RIOS_N_CARD_KINDS; card++)
      if (strcmp (words[i], dos_rios_card_words[card]) == 0)
        g_byte_array_append (deck, &card, 1);
  if (words[0] != NULL)
    return deck;

  /* DR-2.4: the usual deck. */
  size_t n_cells = (size_t) oxbow_grid_n_cells (&map->grid);
  g_byte_array_append (deck, crops, G_N_ELEMENTS (crops));
  for (int i = 0; i < 3 * DOS_RIOS_MAX_RIVERS + DOS_RIOS_MAX_RIVERS; i++)
    {
      bool is_desperado = i >= 3 * DOS_RIOS_MAX_RIVERS;
      int river = is_desperado ? i - 3 * DOS_RIOS_MAX_RIVERS : i / 3;
      uint8_t card = (uint8_t) ((is_desperado ? DOS_RIOS_CARD_DESPERADO : DOS_RIOS_CARD_RIVER) + river);
      if (memchr (map->terrain, "VMAR"[river], n_cells) != NULL)
        g_byte_array_append (deck, &card, 1);
    }
  return deck;
}

static void
shuffle_cards (DosRiosState *state, const GByteArray *cards)
{
  memcpy (dos_rios_deck (state), cards->data, cards->len);
  state->n_deck = (uint16_t) cards->len;
  oxbow_rng_shuffle (&state->parent.rng, dos_rios_deck (state), (int) cards->len);
}

/* DR-4.4 */
static void
seat_players (DosRiosState *state)
{
  const DosRiosOptions *options = &dos_rios_setup (state)->options;
  int n_players = dos_rios_n_players (state);
  for (int seat = 0; seat < n_players; seat++)
    {
      state->players[seat].money = options->start_money;
      state->players[seat].dams = (uint8_t) options->start_dams;
      state->players[seat].fincas = DOS_RIOS_FINCAS;
    }
  state->supply = (uint8_t) (options->dam_total - n_players * options->start_dams);
}

/* Dams that the map draws stand before any water runs, and come out of the supply. */
static void
stand_dams (DosRiosState *state)
{
  const DosRiosGround *ground = dos_rios_ground (state);
  for (int site = ground->first_hex; site < ground->n_sites; site++)
    {
      state->plots[site].dams = ground->sites[site].dams & 7;
      state->supply -= (uint8_t) __builtin_popcount (ground->sites[site].dams);
    }
}

static bool
play_prelude (DosRiosSetup *setup, GError **error)
{
  g_auto (GStrv) lines = oxbow_setup_list (&setup->parent, "prelude");
  for (int i = 0; lines[i] != NULL; i++)
    {
      g_autoptr (GError) reason = NULL;
      if (oxbow_state_apply_text (setup->parent.start, lines[i], NULL, &reason))
        continue;
      return oxbow_refuse_settings (error, _("The prelude's move %d, \"%s\", cannot be played: %s"), i + 1, lines[i],
                                    reason->message);
    }
  return true;
}

OxbowSetup *
dos_rios_set_up (OxbowScenario *scenario, const OxbowSettings *settings, GError **error)
{
  g_autoptr (OxbowSetup) base = &dos_rios_setup_new (scenario, settings)->parent;
  DosRiosSetup *setup = (DosRiosSetup *) base;
  if (!dos_rios_check_settings (setup, error))
    return NULL;

  OxbowRng rng = { settings->seed };
  g_auto (GStrv) words = oxbow_setup_list (base, "deck");
  g_autoptr (GByteArray) cards = dos_rios_deck_build (words, scenario->map);
  dos_rios_setup_take_terrain (setup, lay_tiles (scenario, &rng));
  DosRiosState *state = dos_rios_setup_add_state (setup, (int) cards->len);
  if (setup->options.first_random)
    state->first = (uint8_t) oxbow_rng_below (&rng, (uint64_t) base->n_seats);
  state->current = (int8_t) state->first;
  state->parent.rng = rng;
  shuffle_cards (state, cards);
  seat_players (state);
  stand_dams (state);
  dos_rios_begin_rivers (state, NULL);
  return play_prelude (setup, error) ? g_steal_pointer (&base) : NULL;
}

void
dos_rios_settle (const OxbowState *state, OxbowScenario *scenario)
{
  OxbowMap *map = scenario->map;
  for (OxbowCell cell = 0; cell < oxbow_grid_n_cells (&map->grid); cell++)
    map->terrain[cell] = dos_rios_terrain ((const DosRiosState *) state, cell);
  for (guint i = scenario->tables->len; i > 0; i--)
    {
      const char *kind = ((const OxbowRecord *) scenario->tables->pdata[i - 1])->kind;
      if (strcmp (kind, "slot") == 0 || strcmp (kind, "tile") == 0)
        g_ptr_array_remove_index (scenario->tables, i - 1);
    }
}
