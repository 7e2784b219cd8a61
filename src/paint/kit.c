/* kit.c: what a game to print is made of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/kit.h"
#include "core/position.h"
#include "paint/painter.h"

static void
free_item (gpointer data)
{
  OxbowKitItem *item = data;
  g_free (item->caption);
  g_free (item->name);
  g_free (item->text);
  oxbow_map_free (item->map);
  g_free (item);
}

static OxbowKitItem *
add_item (OxbowKit *kit, OxbowKitKind kind, const char *caption, int n)
{
  OxbowKitItem *item = g_new0 (OxbowKitItem, 1);
  item->kind = kind;
  item->n = n;
  item->caption = g_strdup (caption);
  g_ptr_array_add (kit->items, item);
  return item;
}

void
oxbow_kit_add_pieces (OxbowKit *kit, const char *caption, const OxbowKitPiece *piece, int n)
{
  if (n <= 0)
    return;
  OxbowKitItem *item = add_item (kit, OXBOW_KIT_PIECE, caption, n);
  item->piece = *piece;
  item->name = g_strdup (piece->sign);
  item->text = g_strdup (piece->text);
  if (piece->livery != NULL)
    {
      item->livery = *piece->livery;
      item->piece.livery = &item->livery;
    }
  item->piece.sign = item->name;
  item->piece.text = item->text;
}

void
oxbow_kit_add_cards (OxbowKit *kit, const OxbowKitCard *card, int n)
{
  if (n <= 0)
    return;
  OxbowKitItem *item = add_item (kit, OXBOW_KIT_CARD, card->deck, n);
  item->name = g_strdup (card->name);
  item->text = g_strdup (card->text);
  item->colour = card->colour;
}

void
oxbow_kit_add_tile (OxbowKit *kit, const char *caption, OxbowMap *map, int n)
{
  add_item (kit, OXBOW_KIT_TILE, caption, n)->map = map;
}

/* Any game: a disc for each seat and each kind of piece, and every record that says what it does as a card. */
static void
fill_plainly (const OxbowState *start, OxbowKit *kit)
{
  const OxbowScenario *scenario = start->setup->scenario;
  const OxbowRuleset *ruleset = scenario->ruleset;
  for (guint i = 0; ruleset->describe != NULL && i < scenario->tables->len; i++)
    {
      const OxbowRecord *record = scenario->tables->pdata[i];
      const OxbowRecordKind *kind = oxbow_record_kind_find (ruleset->palette->tables, record->kind);
      const char *name = oxbow_record_get_prose (record, "name");
      g_autofree char *text = ruleset->describe (scenario, record);
      const OxbowKitCard card = { kind->title, name != NULL ? name : kind->title, text, { 0.6, 0.6, 0.6 } };
      oxbow_kit_add_cards (kit, &card, text != NULL ? 1 : 0);
    }
}

OxbowKit *
oxbow_kit_new (OxbowScenario *scenario, GError **error)
{
  const OxbowPainter *painter = oxbow_painter_find (scenario->ruleset);
  g_autoptr (OxbowSettings) settings = oxbow_settings_new ();
  int least;
  settings->seed = 1;
  settings->has_seed = true;
  if (!oxbow_scenario_has_position (scenario))
    oxbow_scenario_get_players (scenario, &least, &settings->players);
  g_autoptr (OxbowSetup) setup = oxbow_setup_new (scenario, settings, error);
  if (setup == NULL)
    return NULL;
  OxbowKit *kit = g_new0 (OxbowKit, 1);
  kit->items = g_ptr_array_new_with_free_func (free_item);
  if (painter->kit != NULL)
    painter->kit (setup->start, kit);
  else
    fill_plainly (setup->start, kit);
  return kit;
}

void
oxbow_kit_free (OxbowKit *kit)
{
  if (kit == NULL)
    return;
  g_ptr_array_unref (kit->items);
  g_free (kit);
}
