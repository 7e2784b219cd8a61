/* water-rights-kit.c: what of Water Rights is cut out of paper (chapter 2 of the rules)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/state.h"
#include "paint/kit.h"
#include "paint/water-rights-parts.h"
#include <glib/gi18n-lib.h>
#include <string.h>

static const OxbowColour water = { 0.75, 0.87, 0.93 }, gold = { 0.95, 0.85, 0.55 }, straw = { 0.96, 0.93, 0.84 };

static OxbowColour
colour_of (const OxbowRecord *record)
{
  static const struct { const char *word; OxbowColour colour; } colours[] = {
    { "green", { 0.72, 0.84, 0.62 } }, { "red", { 0.90, 0.66, 0.58 } }, { "yellow", { 0.96, 0.86, 0.52 } },
  };
  for (size_t i = 0; i < G_N_ELEMENTS (colours); i++)
    if (g_strcmp0 (oxbow_record_get (record, "colour"), colours[i].word) == 0)
      return colours[i].colour;
  return (OxbowColour) { 0.82, 0.81, 0.80 };
}

/* Colour and class stand in words, too. */
static char *
word_tile (const OxbowScenario *scenario, const OxbowRecord *record, const char *does)
{
  const OxbowRecordKind *kinds = scenario->ruleset->palette->tables;
  const char *colour = oxbow_record_get_title (record, kinds, "colour");
  const char *class = oxbow_record_get_title (record, kinds, "class"), *price = oxbow_record_get (record, "price");
  if (colour == NULL || class == NULL)
    return g_strdup_printf ("$%s. %s", price, does);
  return g_strdup_printf ("%s, %s. $%s. %s", _(colour), _(class), price, does);
}

/* A tile for a hex: its name, what it costs, and what it does. WR-2.4: every mayor is dealt a basic plant besides. */
static void
add_tiles (const OxbowScenario *scenario, const char *kind, const char *caption, OxbowKit *kit)
{
  for (guint i = 0; i < scenario->tables->len; i++)
    {
      const OxbowRecord *record = scenario->tables->pdata[i];
      if (strcmp (record->kind, kind) != 0)
        continue;
      g_autofree char *does = scenario->ruleset->describe (scenario, record);
      g_autofree char *text = word_tile (scenario, record, does);
      const OxbowKitPiece piece = { OXBOW_KIT_HEX, 0, strcmp (kind, "plant") == 0 ? water : colour_of (record),
                                    OXBOW_N_BADGES, .sign = oxbow_record_get_prose (record, "name"), .text = text };
      int n_dealt = strcmp (oxbow_record_get (record, "code"), "basic") == 0 ? WATER_RIGHTS_SEATS - 1 : 0;
      oxbow_kit_add_pieces (kit, caption, &piece, oxbow_record_get_number (record, "copies", 0) + n_dealt);
    }
}

static void
add_cards (const OxbowScenario *scenario, const char *kind, const char *deck, OxbowColour colour, OxbowKit *kit)
{
  for (guint i = 0; i < scenario->tables->len; i++)
    {
      const OxbowRecord *record = scenario->tables->pdata[i];
      if (strcmp (record->kind, kind) != 0)
        continue;
      g_autofree char *text = scenario->ruleset->describe (scenario, record);
      const OxbowKitCard card = { deck, oxbow_record_get_prose (record, "name"), text, colour };
      oxbow_kit_add_cards (kit, &card, 1);
    }
}

static void
add_stores (OxbowKit *kit)
{
  static const struct { const char *caption, *text; OxbowBadge badge; double width; int n; } rows[] = {
    { N_("Drops of water"), NULL, OXBOW_BADGE_DROP, 11, 90 },
    { N_("Money"), "$1", OXBOW_BADGE_COIN, 14, 40 },
    { N_("Money"), "$5", OXBOW_BADGE_COIN, 16, 24 },
    { N_("Money"), "$20", OXBOW_BADGE_COIN, 18, 20 },
  };
  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const OxbowKitPiece piece = { OXBOW_KIT_DISC, rows[i].width, rows[i].badge == OXBOW_BADGE_COIN ? gold : water,
                                    rows[i].badge, .text = rows[i].text };
      oxbow_kit_add_pieces (kit, _(rows[i].caption), &piece, rows[i].n);
    }
}

/* What the mayors mark on the board: supplied districts, posts, old rights. */
static void
add_marks (const OxbowState *start, OxbowKit *kit)
{
  for (int seat = 1; start->setup->ruleset->seats[seat].id != NULL; seat++)
    {
      const OxbowSeat *its = &start->setup->ruleset->seats[seat];
      const OxbowLivery livery = oxbow_livery_for (its->colour, seat);
      g_autofree char *caption = g_strdup_printf (_("Marks of %s"), _(its->title));
      const OxbowKitPiece supplied = { OXBOW_KIT_DISC, 11, livery.colour, OXBOW_N_BADGES, .sign = "\342\234\223" };
      const OxbowKitPiece post = { OXBOW_KIT_SQUARE, 14, livery.colour, OXBOW_N_BADGES, .sign = _("Post") };
      const OxbowKitPiece legacy = { OXBOW_KIT_SQUARE, 14, straw, OXBOW_N_BADGES, .sign = _("Right") };
      oxbow_kit_add_pieces (kit, caption, &supplied, 12);
      oxbow_kit_add_pieces (kit, caption, &post, 2);
      for (guint i = 0; i < start->setup->scenario->tables->len; i++)
        {
          const OxbowRecord *role = start->setup->scenario->tables->pdata[i];
          if (strcmp (role->kind, "role") == 0 && g_strcmp0 (oxbow_record_get (role, "name"), its->id) == 0)
            oxbow_kit_add_pieces (kit, caption, &legacy, oxbow_record_get_number (role, "legacy", 0));
        }
    }
}

void
water_rights_kit (const OxbowState *start, OxbowKit *kit)
{
  const OxbowScenario *scenario = start->setup->scenario;
  add_tiles (scenario, "district", _("Districts"), kit);
  add_tiles (scenario, "plant", _("Waterplants"), kit);
  add_stores (kit);
  add_marks (start, kit);
  add_cards (scenario, "event", _("Events"), (OxbowColour) { 0.45, 0.62, 0.74 }, kit);
  add_cards (scenario, "demand", _("Demands of the King"), (OxbowColour) { 0.62, 0.34, 0.36 }, kit);
  add_cards (scenario, "goal", _("Goals"), (OxbowColour) { 0.50, 0.58, 0.38 }, kit);
}
