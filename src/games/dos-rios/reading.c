/* reading.c: a listing read back into a position (DR-10.1)
 *
 * Line by line, in the order in which they are written; each line is checked against what came before it, and the whole
 * by the audit. The cards need not be those of the scenario's deck: a position may be a puzzle with cards of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/listing.h"

#include "games/dos-rios/audit.h"
#include "games/dos-rios/people.h"
#include "games/dos-rios/setup.h"
#include "games/dos-rios/water.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_COUNT 100000000     /* of rounds, turns and rios: the turns of all players still add up in an int */

typedef struct
{
  OxbowListing *lines;
  DosRiosSetup *setup;          /* once the players are known */
  OxbowCell transit, head;
  bool has_hacienda_left[DOS_RIOS_MAX_PLAYERS];
  GByteArray *row, *deck, *discard;
  DosRiosState facts;           /* what is known before there is a board; last, for a state has no fixed end */
} Reader;

static Reader *
reader_new (OxbowListing *lines)
{
  Reader *reader = g_new0 (Reader, 1);
  reader->lines = lines;
  reader->row = g_byte_array_new ();
  reader->deck = g_byte_array_new ();
  reader->discard = g_byte_array_new ();
  return reader;
}

static void
reader_free (Reader *reader)
{
  if (reader->setup != NULL)
    oxbow_setup_unref (&reader->setup->parent);
  g_byte_array_unref (reader->row);
  g_byte_array_unref (reader->deck);
  g_byte_array_unref (reader->discard);
  g_free (reader);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Reader, reader_free)

static DosRiosState *
state_of (Reader *reader)
{
  return (DosRiosState *) reader->setup->parent.start;
}

static const OxbowGrid *
grid_of (Reader *reader)
{
  return &reader->setup->parent.grid;
}

/* Pieces of lines. Where nobody or nothing may be named, "-" stands for -1, OXBOW_NO_CELL. */

static bool
take_number (Reader *reader, const char *name, int maximum, int *number, GError **error)
{
  return oxbow_listing_take (reader->lines, name, 1, error)
         && oxbow_listing_get_number (reader->lines, 0, 0, maximum, number, error);
}

static bool
get_seat (Reader *reader, int i, bool may_be_none, int *seat, GError **error)
{
  const char *word = oxbow_listing_get (reader->lines, i);
  *seat = strcmp (word, "-") == 0 ? -1 : oxbow_ruleset_find_seat (reader->setup->parent.ruleset, word);
  if ((*seat >= 0 && *seat < reader->setup->parent.n_seats) || (may_be_none && strcmp (word, "-") == 0))
    return true;
  return oxbow_listing_refuse (reader->lines, error, _("there is no player \"%.40s\"."), word);
}

static bool
take_seat (Reader *reader, const char *name, bool may_be_none, int *seat, GError **error)
{
  return oxbow_listing_take (reader->lines, name, 1, error) && get_seat (reader, 0, may_be_none, seat, error);
}

static bool
take_cell (Reader *reader, const char *name, OxbowCell *cell, GError **error)
{
  if (!oxbow_listing_take (reader->lines, name, 1, error))
    return false;
  *cell = OXBOW_NO_CELL;
  return oxbow_listing_n_items (reader->lines) == 0
         || oxbow_listing_get_cell (reader->lines, 0, grid_of (reader), cell, error);
}

static bool
take_cards (Reader *reader, const char *name, GByteArray *cards, guint maximum, GError **error)
{
  if (!oxbow_listing_take (reader->lines, name, -1, error))
    return false;
  int n = oxbow_listing_n_items (reader->lines);
  if (n == 0 && reader->lines->n_words == 2)
    return true;
  for (int i = 0; i < n; i++)
    {
      int card = oxbow_listing_get_word (reader->lines, i, dos_rios_card_words, error);
      uint8_t byte = (uint8_t) card;
      if (card < 0)
        return false;
      g_byte_array_append (cards, &byte, 1);
    }
  if (cards->len == 0 || cards->len > maximum)
    return oxbow_listing_refuse (reader->lines, error, _("there are from 1 to %d cards here, or \"-\"."),
                                 (int) maximum);
  return true;
}

/* The lines, in their order */

static bool
read_players (Reader *reader, const OxbowSetup *like, GError **error)
{
  int least, most, n_players;
  g_autoptr (OxbowSettings) settings = oxbow_settings_copy (like->settings);
  oxbow_scenario_get_players (like->scenario, &least, &most);
  if (!oxbow_listing_take (reader->lines, "game", 1, error))
    return false;
  if (strcmp (oxbow_listing_get (reader->lines, 0), like->ruleset->id) != 0)
    return oxbow_listing_refuse (reader->lines, error, _("this is a position of another game, \"%.40s\"."),
                                 oxbow_listing_get (reader->lines, 0));
  if (!oxbow_listing_take (reader->lines, "players", 1, error)
      || !oxbow_listing_get_number (reader->lines, 0, least, most, &n_players, error))
    return false;
  settings->players = n_players;
  reader->setup = dos_rios_setup_new (like->scenario, settings);
  return true;
}

static bool
read_phase (Reader *reader, GError **error)
{
  DosRiosState *facts = &reader->facts;
  int phase, round, first, current, winner, reason;
  if (!oxbow_listing_take (reader->lines, "phase", 1, error)
      || (phase = oxbow_listing_get_word (reader->lines, 0, dos_rios_phase_words, error)) < 0
      || !take_number (reader, "round", MAX_COUNT, &round, error)
      || !take_seat (reader, "first", false, &first, error) || !take_seat (reader, "current", true, &current, error)
      || !take_seat (reader, "winner", true, &winner, error) || !oxbow_listing_take (reader->lines, "reason", 1, error)
      || (reason = oxbow_listing_get_word (reader->lines, 0, dos_rios_reason_words, error)) < 0)
    return false;
  facts->phase = (uint8_t) phase;
  facts->round = round;
  facts->first = (uint8_t) first;
  facts->current = (int8_t) current;
  facts->winner = (int8_t) winner;
  facts->reason = (uint8_t) reason;
  return true;
}

static bool
read_turn (Reader *reader, GError **error)
{
  DosRiosState *facts = &reader->facts;
  int points, built;
  if (!take_number (reader, "points", reader->setup->options.points, &points, error)
      || !take_number (reader, "built", 2, &built, error)
      || !take_cell (reader, "transit", &reader->transit, error) || !take_cell (reader, "head", &reader->head, error)
      || !oxbow_listing_take (reader->lines, "rng", 1, error)
      || !oxbow_listing_get_hex (reader->lines, 0, &facts->parent.rng.s, error))
    return false;
  facts->points = (uint8_t) points;
  facts->built = (uint8_t) built;
  return true;
}

static bool
has_its_river (Reader *reader, int card)
{
  int river = (card - DOS_RIOS_CARD_RIVER) % DOS_RIOS_MAX_RIVERS;
  size_t n_cells = (size_t) oxbow_grid_n_cells (grid_of (reader));
  return card < DOS_RIOS_CARD_RIVER
         || memchr (reader->setup->parent.scenario->map->terrain, "VMAR"[river], n_cells) != NULL;
}

static bool
check_cards (Reader *reader, const GByteArray *cards, bool takes_desperados, GError **error)
{
  for (guint i = 0; i < cards->len; i++)
    {
      int card = cards->data[i];
      if (!has_its_river (reader, card))
        return oxbow_listing_refuse (reader->lines, error, _("the card %s is for a river that is not on the map."),
                                     dos_rios_card_words[card]);
      if (card >= DOS_RIOS_CARD_DESPERADO && !takes_desperados)
        return oxbow_listing_refuse (reader->lines, error, _("desperados never lie in the row."));
    }
  return true;
}

static bool
read_cards (Reader *reader, GError **error)
{
  return take_cards (reader, "row", reader->row, DOS_RIOS_MAX_ROW, error)
         && check_cards (reader, reader->row, false, error)
         && take_cards (reader, "deck", reader->deck, DOS_RIOS_MAX_CARDS, error)
         && check_cards (reader, reader->deck, true, error)
         && take_cards (reader, "discard", reader->discard, DOS_RIOS_MAX_CARDS, error)
         && check_cards (reader, reader->discard, true, error);
}

/* player pN money N dams N fincas N hacienda N turns N */
static bool
read_player (Reader *reader, int seat, GError **error)
{
  static const struct
  {
    const char *name;
    int maximum;
  } columns[] = {
    { "money", MAX_COUNT }, { "dams", 40 }, { "fincas", DOS_RIOS_FINCAS }, { "hacienda", 1 }, { "turns", MAX_COUNT },
  };
  int values[G_N_ELEMENTS (columns)], named;
  if (!oxbow_listing_take (reader->lines, "player", 1 + 2 * G_N_ELEMENTS (columns), error)
      || !get_seat (reader, 0, false, &named, error))
    return false;
  if (named != seat)
    return oxbow_listing_refuse (reader->lines, error, _("the players are listed in order."));
  for (int i = 0; i < (int) G_N_ELEMENTS (columns); i++)
    {
      if (!oxbow_listing_expect (reader->lines, 1 + 2 * i, columns[i].name, error)
          || !oxbow_listing_get_number (reader->lines, 2 + 2 * i, 0, columns[i].maximum, &values[i], error))
        return false;
    }
  reader->facts.players[seat] = (DosRiosPlayer) {
    .money = values[0],
    .turns = values[4],
    .hacienda = DOS_RIOS_NOWHERE,
    .fincas = (uint8_t) values[2],
    .dams = (uint8_t) values[1],
  };
  reader->has_hacienda_left[seat] = values[3] == 1;
  return true;
}

static bool
read_all_players (Reader *reader, GError **error)
{
  int supply;
  for (int seat = 0; seat < reader->setup->parent.n_seats; seat++)
    if (!read_player (reader, seat, error))
      return false;
  if (!take_number (reader, "supply", 200, &supply, error))
    return false;
  reader->facts.supply = (uint8_t) supply;
  return true;
}

static bool
check_letter (Reader *reader, OxbowCell cell, char letter, GError **error)
{
  char on_map = oxbow_map_get_terrain (reader->setup->parent.scenario->map, cell);
  if (on_map != '?' && letter != on_map)
    return oxbow_listing_refuse (reader->lines, error, _("%s should be \"%c\", as it is on the map."),
                                 OXBOW_CELL_NAME (grid_of (reader), cell), on_map);
  if (on_map == '?' && strchr ("hfwtc", letter) == NULL)
    return oxbow_listing_refuse (reader->lines, error, _("%s lies on a tile and should be one of h, f, w, t, c."),
                                 OXBOW_CELL_NAME (grid_of (reader), cell));
  return true;
}

static bool
read_terrain (Reader *reader, GError **error)
{
  const OxbowGrid *grid = grid_of (reader);
  g_autofree char *terrain = g_new (char, oxbow_grid_n_cells (grid));
  for (int row = 0, number; row < grid->height; row++)
    {
      if (!oxbow_listing_take (reader->lines, "terrain", 2, error)
          || !oxbow_listing_get_number (reader->lines, 0, 1, grid->height, &number, error))
        return false;
      const char *letters = oxbow_listing_get (reader->lines, 1);
      if (number != row + 1)
        return oxbow_listing_refuse (reader->lines, error, _("row %d was expected, not row %d."), row + 1, number);
      if ((int) strlen (letters) != grid->width)
        return oxbow_listing_refuse (reader->lines, error, _("the row has %d letters, but the map is %d cells wide."),
                                     (int) strlen (letters), grid->width);
      for (int column = 0; column < grid->width; column++)
        {
          OxbowCell cell = oxbow_grid_cell (grid, column, row);
          if (!check_letter (reader, cell, letters[column], error))
            return false;
          terrain[cell] = letters[column];
        }
    }
  dos_rios_setup_take_terrain (reader->setup, g_steal_pointer (&terrain));
  return true;
}

static void
copy_cards (uint8_t *to, const GByteArray *cards)
{
  for (guint i = 0; i < cards->len; i++)
    to[i] = cards->data[i];
}

static bool
set_up_board (Reader *reader, GError **error)
{
  const DosRiosGround *ground = &reader->setup->ground;
  guint n_cards = reader->row->len + reader->deck->len + reader->discard->len;
  DosRiosState *state = dos_rios_setup_add_state (reader->setup, (int) n_cards), *facts = &reader->facts;
  int transit = reader->transit != OXBOW_NO_CELL ? ground->site_of[reader->transit] : DOS_RIOS_NOWHERE;
  int head = reader->head != OXBOW_NO_CELL ? ground->site_of[reader->head] : DOS_RIOS_NOWHERE;
  if ((reader->transit != OXBOW_NO_CELL && !dos_rios_ground_is_hex (ground, transit))
      || (reader->head != OXBOW_NO_CELL && head < ground->first_hex))
    return oxbow_listing_refuse (reader->lines, error,
                                 _("transit or head is on a cell that is neither hex nor spring."));

  facts->parent.setup = state->parent.setup;
  facts->parent.size = state->parent.size;
  facts->transit = (int16_t) transit;
  facts->head = (int16_t) head;
  facts->n_row = (uint8_t) reader->row->len;
  facts->n_deck = (uint16_t) reader->deck->len;
  facts->n_discard = (uint16_t) reader->discard->len;
  copy_cards (facts->row, reader->row);
  memcpy (state, facts, offsetof (DosRiosState, plots));
  copy_cards (dos_rios_deck (state), reader->deck);
  copy_cards (dos_rios_discard (state), reader->discard);
  return true;
}

/* A line that names an outlet: its upper site and side. */
static bool
take_outlet (Reader *reader, const char *name, int *site, int *side, GError **error)
{
  const DosRiosGround *ground = &reader->setup->ground;
  if (!oxbow_listing_take (reader->lines, name, 1, error))
    return false;
  OxbowEdge edge = oxbow_edge_parse (grid_of (reader), oxbow_listing_get (reader->lines, 0));
  *site = edge != OXBOW_NO_EDGE ? ground->site_of[oxbow_edge_upper (edge)] : DOS_RIOS_NOWHERE;
  *side = edge != OXBOW_NO_EDGE ? oxbow_edge_side (edge) : 0;
  if (*site != DOS_RIOS_NOWHERE && (ground->sites[*site].outlets >> *side & 1))
    return true;
  return oxbow_listing_refuse (reader->lines, error, _("water can never flow at \"%.40s\"."),
                               oxbow_listing_get (reader->lines, 0));
}

static bool
read_water (Reader *reader, GError **error)
{
  DosRiosState *state = state_of (reader);
  int site, side;
  while (oxbow_listing_next_is (reader->lines, "flow"))
    {
      if (!take_outlet (reader, "flow", &site, &side, error))
        return false;
      if (state->plots[site].flow != DOS_RIOS_DRY)
        return oxbow_listing_refuse (reader->lines, error, _("water leaves %s by one side only."),
                                     DOS_RIOS_SITE_NAME (state, site));
      state->plots[site].flow = (uint8_t) side & 3;
    }
  while (oxbow_listing_next_is (reader->lines, "dam"))
    {
      if (!take_outlet (reader, "dam", &site, &side, error))
        return false;
      if (state->plots[site].dams >> side & 1)
        return oxbow_listing_refuse (reader->lines, error, _("this dam is listed twice."));
      state->plots[site].dams |= (uint8_t) (1 << side) & 7;
    }
  return true;
}

/* building X pN finca|hacienda */
static bool
read_building (Reader *reader, GError **error)
{
  DosRiosState *state = state_of (reader);
  int seat, kind;
  if (!oxbow_listing_take (reader->lines, "building", 3, error) || !get_seat (reader, 1, false, &seat, error)
      || (kind = 1 + oxbow_listing_get_word (reader->lines, 2, dos_rios_building_words + 1, error)) == 0)
    return false;
  OxbowCell cell = oxbow_cell_parse (grid_of (reader), oxbow_listing_get (reader->lines, 0));
  int site = cell != OXBOW_NO_CELL ? reader->setup->ground.site_of[cell] : DOS_RIOS_NOWHERE;
  if (!dos_rios_ground_is_hex (&reader->setup->ground, site))
    return oxbow_listing_refuse (reader->lines, error, _("a finca or a hacienda stands on a hex."));
  if (state->plots[site].building != DOS_RIOS_NO_BUILDING)
    return oxbow_listing_refuse (reader->lines, error, _("there is a building on %s already."),
                                 DOS_RIOS_SITE_NAME (state, site));
  state->plots[site].building = (uint8_t) kind & 3;
  state->plots[site].owner = (uint8_t) seat & 3;
  if (kind == DOS_RIOS_HACIENDA)
    state->players[seat].hacienda = (int16_t) site;
  return true;
}

static int
find_place (Reader *reader, const char *word)
{
  const DosRiosState *state = state_of (reader);
  const DosRiosGround *ground = &reader->setup->ground;
  for (int named = 0; named < ground->first_hex; named++)
    if (strcmp (word, DOS_RIOS_SITE_NAME (state, named)) == 0)
      return named;
  OxbowCell cell = oxbow_cell_parse (grid_of (reader), word);
  int site = cell != OXBOW_NO_CELL ? ground->site_of[cell] : DOS_RIOS_NOWHERE;
  return dos_rios_ground_is_hex (ground, site) ? site : DOS_RIOS_NOWHERE;
}

/* camp pN PLACE N; n_read counts each player's campesinos so far */
static bool
read_camp (Reader *reader, int n_read[DOS_RIOS_MAX_PLAYERS], GError **error)
{
  DosRiosState *state = state_of (reader);
  int seat, n;
  if (!oxbow_listing_take (reader->lines, "camp", 3, error) || !get_seat (reader, 0, false, &seat, error)
      || !oxbow_listing_get_number (reader->lines, 2, 1, DOS_RIOS_HANDS, &n, error))
    return false;
  int site = find_place (reader, oxbow_listing_get (reader->lines, 1));
  if (site == DOS_RIOS_NOWHERE)
    return oxbow_listing_refuse (reader->lines, error, _("campesinos cannot stand on \"%.40s\"."),
                                 oxbow_listing_get (reader->lines, 1));
  const DosRiosPlot *plot = &state->plots[site];
  if (dos_rios_ground_is_hex (&reader->setup->ground, site) && (n > 2 || plot->camps > 0))
    return oxbow_listing_refuse (reader->lines, error, _("one player's campesinos stand on a hex, and two at most."));
  n_read[seat] += n;
  if (n_read[seat] > DOS_RIOS_HANDS)
    return oxbow_listing_refuse (reader->lines, error, _("a player has %d campesinos, not more."), DOS_RIOS_HANDS);
  for (int i = 0; i < n && site != DOS_RIOS_CITY; i++)
    dos_rios_move_hand (state, seat, DOS_RIOS_CITY, site);
  return true;
}

static bool
read_pieces (Reader *reader, GError **error)
{
  int n_read[DOS_RIOS_MAX_PLAYERS] = { 0 };
  while (oxbow_listing_next_is (reader->lines, "building"))
    if (!read_building (reader, error))
      return false;
  while (oxbow_listing_next_is (reader->lines, "camp"))
    if (!read_camp (reader, n_read, error))
      return false;
  for (int seat = 0; seat < reader->setup->parent.n_seats; seat++)
    {
      const char *id = reader->setup->parent.ruleset->seats[seat].id;
      if (n_read[seat] != DOS_RIOS_HANDS)
        return oxbow_listing_refuse (reader->lines, error, _("%s has %d campesinos listed, not %d."), id, n_read[seat],
                                     DOS_RIOS_HANDS);
      if (reader->has_hacienda_left[seat] != (state_of (reader)->players[seat].hacienda == DOS_RIOS_NOWHERE))
        return oxbow_listing_refuse (reader->lines, error,
                                     _("the hacienda of %s is either on the board or left to build."), id);
    }
  return true;
}

OxbowSetup *
dos_rios_read (const OxbowSetup *like, OxbowListing *listing, GError **error)
{
  g_autoptr (Reader) reader = reader_new (listing);
  if (!read_players (reader, like, error) || !read_phase (reader, error) || !read_turn (reader, error)
      || !read_cards (reader, error) || !read_all_players (reader, error) || !read_terrain (reader, error)
      || !set_up_board (reader, error) || !read_water (reader, error) || !read_pieces (reader, error)
      || !oxbow_listing_at_end (listing, error) || !oxbow_state_holds_together (reader->setup->parent.start, error))
    return NULL;

  if (state_of (reader)->phase == DOS_RIOS_REROUTE)
    dos_rios_recall_wet (state_of (reader));
  return &g_steal_pointer (&reader->setup)->parent;
}
