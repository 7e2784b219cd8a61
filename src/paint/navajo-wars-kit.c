/* navajo-wars-kit.c: what of Navajo Wars is cut out of paper (chapter 2 of the rules)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/state.h"
#include "paint/kit.h"
#include "paint/navajo-wars-parts.h"
#include <glib/gi18n-lib.h>
#include <string.h>

static const OxbowColour clay = { 0.80, 0.58, 0.44 }, grey = { 0.84, 0.83, 0.81 };
static const OxbowColour enemy = { 0.50, 0.36, 0.34 }, rite = { 0.36, 0.50, 0.56 }, history = { 0.46, 0.44, 0.38 };

typedef struct
{
  const char *caption, *sign;
  OxbowColour ground;
  int n;
} Row;

/* NW-2.2: what every game has. The cubes go by the scenario. */
static const Row rows[] = {
  { N_("People"), N_("Man"), { 0.94, 0.87, 0.72 }, 12 },
  { N_("People"), N_("Woman"), { 0.94, 0.87, 0.72 }, 12 },
  { N_("People"), N_("Child"), { 0.94, 0.87, 0.72 }, 12 },
  { N_("People"), N_("Elder"), { 0.94, 0.87, 0.72 }, 8 },
  { N_("Animals and goods"), N_("Horse"), { 0.80, 0.64, 0.46 }, 8 },
  { N_("Animals and goods"), N_("Sheep"), { 0.97, 0.96, 0.92 }, 8 },
  { N_("Animals and goods"), N_("Goods"), { 0.72, 0.80, 0.70 }, 9 },
  { N_("Animals and goods"), N_("Guns"), { 0.66, 0.66, 0.68 }, 5 },
  { N_("On the map"), N_("Drought"), { 0.93, 0.78, 0.46 }, 12 },
  { N_("On the map"), N_("Harass"), { 0.72, 0.80, 0.70 }, 4 },
  { N_("On the map"), N_("Raid"), { 0.82, 0.46, 0.40 }, 16 },
  { N_("On the map"), N_("Mission"), { 0.86, 0.80, 0.74 }, 6 },
  { N_("On the map"), N_("Rancho"), { 0.86, 0.80, 0.74 }, 6 },
  { N_("On the map"), N_("Fort"), { 0.70, 0.68, 0.66 }, 2 },
};

static void
add_counters (OxbowKit *kit)
{
  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const OxbowKitPiece piece = { OXBOW_KIT_SQUARE, 13, rows[i].ground, OXBOW_N_BADGES, .sign = _(rows[i].sign) };
      oxbow_kit_add_pieces (kit, _(rows[i].caption), &piece, rows[i].n);
    }
}

static void
add_families (OxbowKit *kit)
{
  for (int family = 0; family < NAVAJO_WARS_FAMILIES; family++)
    {
      const OxbowKitPiece piece = { OXBOW_KIT_SQUARE, 16, clay, OXBOW_N_BADGES,
                                    .sign = navajo_wars_family_words[family] };
      oxbow_kit_add_pieces (kit, _("Families"), &piece, 1);
    }
}

/* Corn and intruders are drawn from cups. */
static void
add_cups (const NavajoWarsData *data, const OxbowScenario *scenario, OxbowKit *kit)
{
  for (int value = 1; value <= NAVAJO_WARS_CORN; value++)
    {
      g_autofree char *sign = g_strdup_printf ("%d", value);
      const OxbowKitPiece corn = { OXBOW_KIT_DISC, 13, { 0.96, 0.84, 0.44 }, OXBOW_N_BADGES, .sign = sign };
      oxbow_kit_add_pieces (kit, _("Corn"), &corn, data->corn[value]);
    }
  for (guint i = 0; i < scenario->tables->len; i++)
    {
      const OxbowRecord *record = scenario->tables->pdata[i];
      const char *title = oxbow_record_get_title (record, scenario->ruleset->palette->tables, "kind");
      const OxbowKitPiece piece = { OXBOW_KIT_DISC, 15, grey, OXBOW_N_BADGES, .sign = _(title) };
      if (strcmp (record->kind, "intruder") == 0)
        oxbow_kit_add_pieces (kit, _("Intruders"), &piece, oxbow_record_get_number (record, "count", 0));
    }
}

/* In the order of the colours of the rules; the bag and what lies in Subjugation, and what later periods bring. */
static void
add_cubes (OxbowKit *kit)
{
  static const struct { const char *name; OxbowColour colour; int n; } cubes[NAVAJO_WARS_COLOURS] = {
    { N_("Black"), { 0.15, 0.14, 0.14 }, 3 }, { N_("Brown"), { 0.50, 0.34, 0.22 }, 4 },
    { N_("Red"), { 0.74, 0.20, 0.16 }, 3 }, { N_("White"), { 0.98, 0.97, 0.94 }, 4 },
    { N_("Yellow"), { 0.95, 0.78, 0.25 }, 2 }, { N_("Green"), { 0.30, 0.52, 0.32 }, 3 },
    { N_("Blue"), { 0.22, 0.38, 0.62 }, 1 },
  };
  for (int colour = 0; colour < NAVAJO_WARS_COLOURS; colour++)
    {
      const OxbowKitPiece piece = { OXBOW_KIT_SQUARE, 11, cubes[colour].colour, OXBOW_N_BADGES,
                                    .sign = _(cubes[colour].name) };
      oxbow_kit_add_pieces (kit, _("Cubes"), &piece, cubes[colour].n);
    }
}

static char *
name_card (const OxbowScenario *scenario, const OxbowRecord *record)
{
  const OxbowRecordKind *kinds = scenario->ruleset->palette->tables;
  const char *title = oxbow_record_get_prose (record, "title"), *number = oxbow_record_get (record, "number");
  const char *period = oxbow_record_get_title (record, kinds, "period");
  if (period != NULL)
    return g_strdup_printf (_("Instruction %s (%s)"), oxbow_record_get (record, "letter"), _(period));
  if (title != NULL)
    return g_strdup_printf ("%s. %s", number, title);
  return g_strdup_printf ("%s. %s", number, _(oxbow_record_kind_find (kinds, record->kind)->title));
}

/* The text of a card, and for those of history what happened. */
static char *
word_card (const OxbowScenario *scenario, const OxbowRecord *record)
{
  g_autofree char *does = scenario->ruleset->describe (scenario, record);
  const char *note = oxbow_record_get_prose (record, "note");
  const char *person = oxbow_record_get_title (record, scenario->ruleset->palette->tables, "population");
  if (note != NULL)
    return g_strdup_printf ("%s\n%s", does, note);
  if (person != NULL)
    return g_strdup_printf (_("%s\nPassage of Time: %s."), does, _(person));
  return g_steal_pointer (&does);
}

static void
add_cards (const OxbowScenario *scenario, const char *kind, const char *deck, OxbowColour colour, OxbowKit *kit)
{
  for (guint i = 0; i < scenario->tables->len; i++)
    {
      const OxbowRecord *record = scenario->tables->pdata[i];
      if (strcmp (record->kind, kind) != 0)
        continue;
      g_autofree char *name = name_card (scenario, record), *text = word_card (scenario, record);
      const OxbowKitCard card = { deck, name, text, colour };
      oxbow_kit_add_cards (kit, &card, 1);
    }
}

/* NW-2.9: three levels each. */
static void
add_developments (OxbowKit *kit)
{
  static const struct { const char *name, *levels[3]; } sets[NAVAJO_WARS_SETS] = {
    { N_("Farming"), { N_("Planting and harvesting cost 3 and the area instead of 4 and the area."),
                       N_("In the canyon they count as in area 1."), N_("A Corn counter feeds 1 more.") } },
    { N_("Horsemanship"), { N_("A horse adds 2 in Battle instead of 1."),
                            N_("A family with a horse pays 1 MP less for a move, at least 1."),
                            N_("A family with a horse has 1 MP more.") } },
    { N_("Husbandry"), { N_("When sheep breed, there is 1 more."), N_("Each territory feeds 2 sheep."),
                         N_("A sheep feeds 5.") } },
    { N_("Masters of the Mesas"), { N_("Evade is 1 better."), N_("There are 2 Harass counters more."),
                                    N_("Harass costs no AP.") } },
    { N_("Religion"), { N_("The die for a Blessing is 1 less."), N_("Each Victory Check brings 1 Culture."),
                        N_("Two Ceremony cards may be held.") } },
    { N_("Sharp Traders"), { N_("Trade at a Fort costs no Culture."), N_("What costs 3 goods costs 2."),
                             N_("Negotiation and diplomacy are 1 better.") } },
    { N_("Warriors"), { N_("Battles of raids of the Diné are 1 better."), N_("Every victory brings spoils."),
                        N_("An ambush costs no AP.") } },
    { N_("Weaving"), { N_("2 Trade Goods more can be had."), N_("2 Trade Goods more can be had."),
                       N_("2 Trade Goods more can be had, and weaving makes 2.") } },
  };
  for (int set = 0; set < NAVAJO_WARS_SETS; set++)
    for (int level = 0; level < 3; level++)
      {
        g_autofree char *name = g_strdup_printf ("%s %d", _(sets[set].name), level + 1);
        const OxbowKitCard card = { _("Developments"), name, _(sets[set].levels[level]), { 0.52, 0.56, 0.36 } };
        oxbow_kit_add_cards (kit, &card, 1);
      }
}

void
navajo_wars_kit (const OxbowState *start, OxbowKit *kit)
{
  const OxbowScenario *scenario = start->setup->scenario;
  add_families (kit);
  add_counters (kit);
  add_cups (&((const NavajoWarsSetup *) start->setup)->data, scenario, kit);
  add_cubes (kit);
  add_cards (scenario, "counter", _("Instructions of the enemy"), enemy, kit);
  add_cards (scenario, "ceremony", _("Ceremony cards"), rite, kit);
  add_cards (scenario, "operation", _("Operations cards"), (OxbowColour) { 0.62, 0.50, 0.34 }, kit);
  add_cards (scenario, "event", _("Event cards"), history, kit);
  add_developments (kit);
}
