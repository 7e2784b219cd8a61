/* dos-rios-kit.c: what of Dos Rios is cut out of paper (DR-2.1, 2.4)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/state.h"
#include "paint/dos-rios-parts.h"
#include "paint/kit.h"
#include <glib/gi18n-lib.h>
#include <string.h>

#define CAMPESINOS 6
#define FINCAS 4
#define SEGMENTS 24             /* of a river, on one printing; there is no end of them */
#define COINS_100 40
#define COINS_500 10

static const OxbowColour white = { 1, 1, 1 }, straw = { 0.96, 0.93, 0.84 };

typedef struct
{
  const char *title, *text;
  OxbowTone tone;
} Card;

/* In the order of the cards (state.h). */
static const Card cards[] = {
  { N_("Wheat"), N_("Everybody takes 100 rios for each watered wheat field where they are present."),
    OXBOW_TONE_WHEAT },
  { N_("Tobacco"), N_("Everybody takes 100 rios for each watered tobacco field where they are present."),
    OXBOW_TONE_TOBACCO },
  { N_("Corn"), N_("Everybody takes 100 rios for each watered corn field where they are present."), OXBOW_TONE_CORN },
  { N_("Logging"), N_("Everybody takes 1 dam for each watered forest where they are present."), OXBOW_TONE_FOREST },
  { N_("Rio Verde"), N_("Everybody takes 100 rios for each field and 1 dam for each forest on this river where they "
                        "are present."), OXBOW_TONE_VERDE },
  { N_("Rio Moreno"), N_("Everybody takes 100 rios for each field and 1 dam for each forest on this river where they "
                         "are present."), OXBOW_TONE_MORENO },
  { N_("Rio Azul"), N_("Everybody takes 100 rios for each field and 1 dam for each forest on this river where they "
                       "are present."), OXBOW_TONE_AZUL },
  { N_("Rio Rojo"), N_("Everybody takes 100 rios for each field and 1 dam for each forest on this river where they "
                       "are present."), OXBOW_TONE_ROJO },
  { N_("Desperados of the Rio Verde"), N_("They ride down the river and chase the first campesinos whom no hacienda "
                                          "protects."), OXBOW_TONE_VERDE },
  { N_("Desperados of the Rio Moreno"), N_("They ride down the river and chase the first campesinos whom no hacienda "
                                           "protects."), OXBOW_TONE_MORENO },
  { N_("Desperados of the Rio Azul"), N_("They ride down the river and chase the first campesinos whom no hacienda "
                                         "protects."), OXBOW_TONE_AZUL },
  { N_("Desperados of the Rio Rojo"), N_("They ride down the river and chase the first campesinos whom no hacienda "
                                         "protects."), OXBOW_TONE_ROJO },
};

static void
add_player (const DosRiosState *state, int seat, OxbowKit *kit)
{
  const OxbowSeat *its = &state->parent.setup->ruleset->seats[seat];
  const OxbowLivery livery = oxbow_livery_for (its->colour, seat);
  g_autofree char *caption = g_strdup_printf (_("Pieces of %s"), _(its->title));
  static const struct { OxbowKitShape shape; double width; OxbowBadge badge; int n; } pieces[] = {
    { OXBOW_KIT_DISC, 15, OXBOW_BADGE_CAMPESINO, CAMPESINOS },
    { OXBOW_KIT_SQUARE, 17, OXBOW_BADGE_FINCA, FINCAS },
    { OXBOW_KIT_SQUARE, 17, OXBOW_BADGE_HACIENDA, 1 },
  };
  for (size_t i = 0; i < G_N_ELEMENTS (pieces); i++)
    {
      const OxbowKitPiece piece = { pieces[i].shape, pieces[i].width, straw, pieces[i].badge, .livery = &livery };
      oxbow_kit_add_pieces (kit, caption, &piece, pieces[i].n);
    }
}

static void
add_stores (const DosRiosState *state, OxbowKit *kit)
{
  const OxbowKitPiece dam = { OXBOW_KIT_SQUARE, 15, white, OXBOW_BADGE_DAM };
  const OxbowKitPiece hundred = { OXBOW_KIT_DISC, 15, straw, OXBOW_BADGE_COIN, .text = "100" };
  const OxbowKitPiece more = { OXBOW_KIT_DISC, 18, straw, OXBOW_BADGE_COIN, .text = "500" };
  oxbow_kit_add_pieces (kit, _("Dams"), &dam, dos_rios_setup (state)->options.dam_total);
  oxbow_kit_add_pieces (kit, _("Money, in rios"), &hundred, COINS_100);
  oxbow_kit_add_pieces (kit, _("Money, in rios"), &more, COINS_500);
}

/* Laid end to end along a river's course. */
static void
add_rivers (const DosRiosState *state, OxbowKit *kit)
{
  const OxbowTheme *theme = oxbow_theme_get (OXBOW_THEME_LIGHT);
  for (int river = 0; river < DOS_RIOS_MAX_RIVERS; river++)
    {
      const Card *card = &cards[DOS_RIOS_CARD_RIVER + river];
      g_autofree char *caption = g_strdup_printf (_("Course of the %s"), _(card->title));
      const OxbowKitPiece piece = { OXBOW_KIT_DISC, 9, theme->tones[card->tone], OXBOW_N_BADGES,
                                    .sign = "\342\206\223" };
      if (dos_rios_ground (state)->spring[river] != DOS_RIOS_NOWHERE)
        oxbow_kit_add_pieces (kit, caption, &piece, SEGMENTS);
    }
}

static void
add_cards (const DosRiosState *state, OxbowKit *kit)
{
  const OxbowTheme *theme = oxbow_theme_get (OXBOW_THEME_LIGHT);
  const uint8_t *deck = dos_rios_peek_deck (state);
  for (int kind = 0; kind < DOS_RIOS_N_CARD_KINDS; kind++)
    {
      const OxbowKitCard card = { _("Harvest cards"), _(cards[kind].title), _(cards[kind].text),
                                  theme->tones[cards[kind].tone] };
      int n = 0;
      for (int i = 0; i < state->n_deck; i++)
        n += deck[i] == kind;
      for (int i = 0; i < state->n_row; i++)
        n += state->row[i] == kind;
      oxbow_kit_add_cards (kit, &card, n);
    }
}

/* Three hexes that touch each other: the letters go clockwise. */
static void
add_tiles (const OxbowScenario *scenario, OxbowKit *kit)
{
  for (guint i = 0; i < scenario->tables->len; i++)
    {
      const OxbowRecord *tile = scenario->tables->pdata[i];
      const char *letters = oxbow_record_get (tile, "letters");
      if (strcmp (tile->kind, "tile") != 0)
        continue;
      OxbowMap *map = oxbow_map_new (OXBOW_FLAT, 2, 2, '.');
      oxbow_map_set_terrain (map, 0, letters[0]);
      oxbow_map_set_terrain (map, 1, letters[1]);
      oxbow_map_set_terrain (map, 2, letters[2]);
      oxbow_kit_add_tile (kit, _("Tiles of land"), map, 1);
    }
}

void
dos_rios_kit (const OxbowState *start, OxbowKit *kit)
{
  const DosRiosState *state = (const DosRiosState *) start;
  int least, most;
  oxbow_scenario_get_players (start->setup->scenario, &least, &most);
  add_tiles (start->setup->scenario, kit);
  for (int seat = 0; seat < most; seat++)
    add_player (state, seat, kit);
  add_stores (state, kit);
  add_rivers (state, kit);
  add_cards (state, kit);
}
