/* rising-waters-kit.c: what of Rising Waters is cut out of paper (chapter 2 of the rules)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/state.h"
#include "paint/kit.h"
#include "paint/rising-waters-parts.h"
#include <glib/gi18n-lib.h>
#include <string.h>

#define FLOODED 60              /* hexes, on one printing; there is no end of them */
#define SURVIVORS 20

static const OxbowColour sky = { 0.45, 0.58, 0.70 }, land = { 0.58, 0.36, 0.28 }, people = { 0.42, 0.54, 0.34 };
static const OxbowColour gold = { 0.74, 0.60, 0.26 }, grey = { 0.42, 0.42, 0.44 };

static int
number (const OxbowRecord *record, const char *name)
{
  return oxbow_record_get_number (record, name, 0);
}

/* Cards of one record, n of them, with its own words. */
static void
add_cards (const OxbowScenario *scenario, const OxbowRecord *record, const char *deck, OxbowColour colour, int n,
           OxbowKit *kit)
{
  const OxbowRecordKind *kinds = scenario->ruleset->palette->tables;
  const char *title = oxbow_record_get_title (record, kinds, "card"), *name = oxbow_record_get_prose (record, "name");
  g_autofree char *text = scenario->ruleset->describe (scenario, record);
  const OxbowKitCard card = { deck, title != NULL ? _(title) : name, text, colour };
  oxbow_kit_add_cards (kit, &card, n);
}

static void
add_weather (const OxbowScenario *scenario, const OxbowRecord *area, OxbowKit *kit)
{
  static const struct { const char *attribute, *name, *text; } skies[] = {
    { "heavy", N_("%s: heavy rain"), N_("The next group of this area rises by 3.") },
    { "medium", N_("%s: rain"), N_("The next group of this area rises by 2.") },
    { "light", N_("%s: light rain"), N_("The next group of this area rises by 1.") },
    { "sunny", N_("%s: sun"), N_("The highest group of this area falls by 1, if it stands above the start.") },
  };
  const char *its = oxbow_record_get_prose (area, "name");
  for (size_t i = 0; i < G_N_ELEMENTS (skies); i++)
    {
      g_autoptr (GString) name = g_string_new (_(skies[i].name));
      g_string_replace (name, "%s", its != NULL ? its : oxbow_record_get (area, "id"), 1);
      const OxbowKitCard card = { _("Weather cards"), name->str, _(skies[i].text), sky };
      oxbow_kit_add_cards (kit, &card, number (area, skies[i].attribute));
    }
}

static void
add_sky (const OxbowScenario *scenario, OxbowKit *kit)
{
  for (guint i = 0; i < scenario->tables->len; i++)
    {
      const OxbowRecord *record = scenario->tables->pdata[i];
      const OxbowKitCard clouds = { _("Weather cards"), _("Clouds"), _("Nothing happens."), sky };
      if (strcmp (record->kind, "area") == 0)
        add_weather (scenario, record, kit);
      else if (strcmp (record->kind, "cloudy") == 0)
        oxbow_kit_add_cards (kit, &clouds, number (record, "count"));
    }
}

/* The decks, in the order in which they are printed; count: the attribute that says how many, or NULL for one. */
static void
add_decks (const RisingWatersSetup *setup, OxbowKit *kit)
{
  const OxbowScenario *scenario = setup->parent.scenario;
  const char *main = setup->options.version == RISING_WATERS_SPRING ? "spring" : "fall";
  const struct { const char *kind, *count, *deck; OxbowColour colour; } decks[] = {
    { "landowner", "starred", _("Landowner cards, starred"), land }, { "landowner", main, _("Landowner cards"), land },
    { "community", "count", _("Community cards"), people }, { "goal", NULL, _("Community Goals"), gold },
    { "board", NULL, _("Boards"), grey },
  };
  for (size_t k = 0; k < G_N_ELEMENTS (decks); k++)
    for (guint i = 0; i < scenario->tables->len; i++)
      {
        const OxbowRecord *record = scenario->tables->pdata[i];
        bool is_played = strcmp (decks[k].kind, "goal") != 0 || setup->options.community_goals;
        if (strcmp (record->kind, decks[k].kind) == 0 && is_played)
          add_cards (scenario, record, decks[k].deck, decks[k].colour,
                     decks[k].count != NULL ? number (record, decks[k].count) : 1, kit);
      }
}

static void
add_seats (const RisingWatersSetup *setup, OxbowKit *kit)
{
  int least, most;
  oxbow_scenario_get_players (setup->parent.scenario, &least, &most);
  for (int seat = 0; seat < most; seat++)
    {
      const OxbowSeat *its = &setup->parent.ruleset->seats[seat];
      const OxbowLivery livery = oxbow_livery_for (its->colour, seat);
      g_autofree char *caption = g_strdup_printf (_("Pieces of %s"), _(its->title));
      const OxbowKitPiece pawn = { OXBOW_KIT_DISC, 14, livery.colour, OXBOW_BADGE_CAMPESINO, .livery = &livery };
      g_autofree char *sign = g_strdup_printf ("%d", seat + 1);
      const OxbowKitPiece cube = { OXBOW_KIT_SQUARE, 9, livery.colour, OXBOW_N_BADGES, .sign = sign };
      oxbow_kit_add_pieces (kit, caption, &pawn, RISING_WATERS_PAWNS);
      oxbow_kit_add_pieces (kit, caption, &cube, RISING_WATERS_CUBES);
    }
}

static void
add_stores (const RisingWatersSetup *setup, OxbowKit *kit)
{
  const OxbowKitPiece levee = { OXBOW_KIT_SQUARE, 14, { 0.74, 0.62, 0.44 }, OXBOW_N_BADGES, .sign = "+1" };
  const OxbowKitPiece level = { OXBOW_KIT_DISC, 14, { 0.35, 0.56, 0.72 }, OXBOW_N_BADGES };
  const OxbowKitPiece flood = { OXBOW_KIT_HEX, 0, { 0.62, 0.78, 0.86 }, OXBOW_N_BADGES };
  const OxbowKitPiece raft = { OXBOW_KIT_SQUARE, 16, { 0.80, 0.70, 0.54 }, OXBOW_N_BADGES, .sign = _("Raft") };
  const OxbowKitPiece survivor = { OXBOW_KIT_DISC, 12, { 0.96, 0.93, 0.84 }, OXBOW_BADGE_CAMPESINO,
                                   .livery = oxbow_livery_get (1) };
  const OxbowKitPiece camps[] = {
    { OXBOW_KIT_HEX, 0, { 0.62, 0.78, 0.52 }, OXBOW_N_BADGES, .sign = _("Green camp") },
    { OXBOW_KIT_HEX, 0, { 0.86, 0.52, 0.46 }, OXBOW_N_BADGES, .sign = _("Red camp") },
  };
  oxbow_kit_add_pieces (kit, _("Levees: as many on a cell as it is high"), &levee, RISING_WATERS_LEVEES);
  for (int height = 1; height <= 9; height++)
    {
      g_autofree char *sign = g_strdup_printf ("%d", height);
      OxbowKitPiece piece = level;
      piece.sign = sign;
      oxbow_kit_add_pieces (kit, _("Levels of water"), &piece, MAX (setup->ground.n_water / (height > 4 ? 3 : 1), 2));
    }
  oxbow_kit_add_pieces (kit, _("Rafts and Survivors"), &raft, RISING_WATERS_RAFTS);
  oxbow_kit_add_pieces (kit, _("Rafts and Survivors"), &survivor, SURVIVORS);
  for (size_t i = 0; i < G_N_ELEMENTS (camps); i++)
    oxbow_kit_add_pieces (kit, _("Relief camps, green and red"), &camps[i], RISING_WATERS_CAMPS);
  oxbow_kit_add_pieces (kit, _("Flooded hexes"), &flood, FLOODED);
}

void
rising_waters_kit (const OxbowState *start, OxbowKit *kit)
{
  const RisingWatersSetup *setup = (const RisingWatersSetup *) start->setup;
  add_seats (setup, kit);
  add_stores (setup, kit);
  add_sky (setup->parent.scenario, kit);
  add_decks (setup, kit);
}
