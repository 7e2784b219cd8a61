/* setup.c: what the game is, and how it is laid out (DR-1, DR-2, DR-4, DR-11)
 *
 * The expected draws were worked out by hand from the procedure for chance that all games share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/boards.h"
#include "games/dos-rios/position.h"
#include <string.h>

#define DECK_5 "desperado-verde wheat verde wheat rojo rojo desperado-rojo logging desperado-moreno verde corn rojo " \
               "tobacco azul moreno moreno moreno desperado-azul azul verde"

static const RuleTest set_ups[] = {
  { "/dos-rios/DR-4.1/tiles-by-chance", &two_rivers, NULL, .seed = 1,
    .has = "terrain 1 ^^Vh^fM^^; terrain 2 ^hfhfhfh^; terrain 3 ^fhfchhf^; terrain 4 ^hccthfh^; terrain 5 ^wctftff^; "
           "terrain 6 1cftwwch2; terrain 7 1wtcfwwt2; terrain 8 1~twhfh~2; terrain 9 .~~~@~~~." },
  { "/dos-rios/DR-4.1/a-fixed-map-draws-nothing", &first_valley, NULL, .seed = 0, .has = "rng a708a824f612c926" },
  { "/dos-rios/DR-4.2/first-player-is-p1", &narrow, NULL, .players = 4, .options = "first=p1 placed=0",
    .has = "first p1; current p1" },
  { "/dos-rios/DR-4.2/first-player-by-chance", &narrow, NULL, .players = 4, .options = "first=random", .seed = 2,
    .has = "first p3; current p3; rng 36fbefaa6fb125e5; "
           "deck wheat corn moreno moreno rojo azul tobacco azul logging rojo desperado-verde corn wheat verde tobacco "
           "desperado-moreno moreno verde rojo verde azul desperado-azul desperado-rojo" },
  { "/dos-rios/DR-4.2/the-first-player-lays-first", &first_valley, NULL, .options = "first=random", .seed = 0,
    .has = "first p2; current p1; head C2" },
  { "/dos-rios/DR-4.3/deck-is-built-and-shuffled", &narrow, NULL, .seed = 0,
    .has = "deck rojo moreno verde wheat corn verde desperado-verde tobacco tobacco wheat desperado-moreno "
    "desperado-azul "
           "logging azul azul rojo verde moreno azul corn desperado-rojo moreno rojo; rng 98c475f0f066a9ce; row -; "
           "discard -" },
  { "/dos-rios/DR-2.4/fifteen-cards-for-two-rivers", &first_valley, NULL, .seed = 0,
    .has = "deck tobacco desperado-moreno verde desperado-verde logging tobacco moreno moreno corn wheat verde corn "
    "wheat verde "
           "moreno" },
  { "/dos-rios/DR-2.4/a-deck-of-the-scenario", &first_valley, NULL, .seed = 0,
    .options = "deck=wheat,wheat,tobacco,tobacco,corn,corn,logging,verde,verde,verde,moreno,moreno,moreno,"
               "desperado-verde,desperado-moreno",
    .has = "deck tobacco desperado-moreno verde desperado-verde logging tobacco moreno moreno corn wheat verde corn "
    "wheat verde "
           "moreno" },
  { "/dos-rios/DR-4.4/what-every-player-starts-with", &first_valley, NULL, .players = 4,
    .has = "players 4; p1 money 0; p1 dams 2; p1 fincas 4; p1 hacienda 1; p1 turns 0; p4 money 0; p4 dams 2; p4 "
    "fincas 4; "
           "p4 hacienda 1; p4 turns 0; camp p1 city 6; camp p2 city 6; camp p3 city 6; camp p4 city 6; round 0; "
           "points 0; "
           "built 0; supply 32" },
  { "/dos-rios/DR-2.1/forty-dams-two-in-each-reserve", &first_valley, NULL, .players = 3,
    .has = "supply 34; p3 dams 2" },
  { "/dos-rios/DR-2.1/more-dams-than-there-are", &first_valley, NULL, .players = 2, .options = "dam_total=4",
    .has = "supply 0" },
  { "/dos-rios/DR-4.5/all-forced-with-no-choice", &narrow, NULL,
    .has = "phase placing; current p1; head -; flow B1/S; flow B4/S; flow H4/S" },
  { "/dos-rios/DR-4.7/no-desperado-no-shuffle", &narrow, NULL, .options = "placed=0", .seed = 5,
    .has = "row azul corn tobacco; rng 98c475f0f066a9d3; discard -; deck " DECK_5 },
  { "/dos-rios/DR-4.7/desperados-go-back-under-a-shuffle", &narrow, NULL, .options = "placed=0", .seed = 1,
    .has = "row tobacco azul azul; rng 56e27eb562eddf5e; discard -; "
           "deck moreno rojo wheat verde moreno azul wheat desperado-verde corn verde verde rojo rojo corn moreno "
           "desperado-moreno logging tobacco desperado-rojo desperado-azul" },
  { "/dos-rios/DR-4.8/the-first-card-dealt-is-the-current-one", &narrow, NULL, "end; end; delay", .options = "placed=0",
    .seed = 5, .events = "delayed p1 azul; turn p2" },
  { "/dos-rios/DR-4.9/round-one-begins", &narrow, NULL, .options = "placed=0",
    .has = "round 1; current p1; phase actions; points 6; built 0; transit -" },
  { "/dos-rios/DR-4.9/the-first-player-begins", &narrow, NULL, .options = "placed=0 first=random", .players = 4,
    .seed = 2,
    .has = "round 1; current p3" },
  { NULL }
};

/* What a map draws on edges: dams that stand before the water runs, and ways that it takes unasked. */
static const TestBoard dammed = { "dos-rios", "^V^M^ hwhwh hwwhf whwht ~~~~@", 2, "dam B2/S; dam C4/SE" };
static const TestBoard led = { "dos-rios", "^V^M^ hwhwh hwwhf whwht ~~~~@", 2, "course B2/SE; course C3/S" };
static const TestBoard led_once = { "dos-rios", "^V^M^ hwhwh hwwhf whwht ~~~~@", 2, "course B2/SE" };

static const RuleTest edges[] = {
  { "/dos-rios/DR-3.2/dams-of-the-map-are-of-the-supply", &dammed, NULL,
    .has = "dam B2/S; dam C4/SE; supply 34; p1 dams 2" },
  { "/dos-rios/DR-4.5/no-way-over-a-dam-of-the-map", &dammed, NULL, .has = "flow B1/S; flow B2/SE; head C3" },
  { "/dos-rios/DR-4.5/the-map-leads-the-water", &led, NULL,
    .has = "phase placing; flow B2/SE; flow C3/S; flow C4/S; flow D2/SW; supply 36", .lacks = "dam " },
  { "/dos-rios/DR-4.5/as-far-as-it-is-drawn", &led_once, NULL, .has = "flow B2/SE; head C3; current p1",
    .legal = "lay C3/S; lay C3/SW" },
  { "/dos-rios/DR-2.1/no-more-dams-on-the-map-than-there-are", &dammed, NULL, .options = "dam_total=5",
    .refusal = "The players and the map cannot start with more dams than there are (start_dams, dam_total)." },
  { "/dos-rios/DR-2.1/as-many-dams-as-there-are", &dammed, NULL, .options = "dam_total=6", .has = "supply 0" },
  { NULL }
};

/* DR-2.2 as a table. */
static void
test_terrains (void)
{
  const struct { const char *codes; int height; } heights[] = {
    { "h", 3 }, { "f", 2 }, { "wtc", 1 }, { "~@123456789", 0 }, { "^VMAR", 4 },
  };
  const OxbowPalette *palette = oxbow_ruleset_find ("dos-rios")->palette;
  int n = 0;

  for (size_t i = 0; i < G_N_ELEMENTS (heights); i++)
    for (const char *code = heights[i].codes; *code != '\0'; code++, n++)
      {
        const OxbowTerrain *terrain = oxbow_palette_find_terrain (palette, *code);
        g_assert_nonnull (terrain);
        g_assert_cmpint (terrain->height, ==, heights[i].height);
        g_assert_false (terrain->outside);
      }
  g_assert_nonnull (oxbow_palette_find_terrain (palette, '?'));
  g_assert_true (oxbow_palette_find_terrain (palette, '.')->outside);
  for (int i = 0; palette->terrains[i].code != 0; i++)
    n--;
  g_assert_cmpint (n, ==, -2);
}

static void
test_players (void)
{
  const OxbowRuleset *ruleset = oxbow_ruleset_find ("dos-rios");

  g_assert_cmpint (ruleset->min_players, ==, 2);
  g_assert_cmpint (ruleset->max_players, ==, 4);
  for (int players = 1; players <= 5; players++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (OxbowSetup) setup = test_board_new (&first_valley, players, 1, NULL, &error);
      g_assert_true ((setup != NULL) == (players >= 2 && players <= 4));
      g_assert_true ((error == NULL) == (setup != NULL));
    }
}

static void
test_credits (void)
{
  const OxbowRuleset *ruleset = oxbow_ruleset_find ("dos-rios");

  g_assert_cmpstr (ruleset->title, ==, "Dos Rios");
  g_assert_nonnull (strstr (ruleset->credits, "Franz-Benno Delonge"));
  g_assert_nonnull (strstr (ruleset->credits, "Kosmos"));
  g_assert_nonnull (strstr (ruleset->credits, "Mayfair"));
}

static void
test_colours (void)
{
  const OxbowRuleset *ruleset = oxbow_ruleset_find ("dos-rios");
  const char *const ids[] = { "p1", "p2", "p3", "p4" };
  const char *const titles[] = { "Black", "White", "Yellow", "Red" };

  g_assert_cmpint (oxbow_ruleset_n_seats (ruleset), ==, 4);
  for (int i = 0; i < 4; i++)
    {
      g_assert_cmpstr (ruleset->seats[i].id, ==, ids[i]);
      g_assert_cmpstr (ruleset->seats[i].title, ==, titles[i]);
    }
}

static bool
is_turned_tile (const char *cells, const char *tile)
{
  for (int k = 0; k < 3; k++)
    if (tile[0] == cells[k] && tile[1] == cells[(k + 1) % 3] && tile[2] == cells[(k + 2) % 3])
      return true;
  return false;
}

/* Every slot shows one of the tiles, turned, and every tile lies in one slot, whatever the seed. */
static void
test_every_tile_lies_once (void)
{
  for (int round = 0; round < 20; round++)
    {
      g_autoptr (OxbowSetup) setup = test_board_new (&two_rivers, 3, (uint64_t) g_test_rand_int (), NULL, NULL);
      g_autoptr (GPtrArray) tiles = g_ptr_array_new ();
      const GPtrArray *tables = setup->scenario->tables;

      for (guint i = 0; i < tables->len; i++)
        if (oxbow_record_get (tables->pdata[i], "letters") != NULL)
          g_ptr_array_add (tiles, (char *) oxbow_record_get (tables->pdata[i], "letters"));
      for (guint i = 0; i < tables->len; i++)
        {
          const OxbowRecord *slot = tables->pdata[i];
          guint tile = 0;
          if (strcmp (slot->kind, "slot") != 0)
            continue;
          char cells[3];
          for (int j = 0; j < 3; j++)
            cells[j] = setup->terrain[g_array_index (slot->cells, OxbowCell, j)];
          while (tile < tiles->len && !is_turned_tile (cells, tiles->pdata[tile]))
            tile++;
          g_assert_cmpuint (tile, <, tiles->len);
          g_ptr_array_remove_index (tiles, tile);
        }
      g_assert_cmpuint (tiles->len, ==, 0);
    }
}

/* DR-3.1: what a player may see does not depend on the order of the deck, nor on the generator. */
static void
test_hidden_deck (void)
{
  const RuleTest a = { "a", &first_valley, "deck desperado-moreno desperado-verde moreno moreno moreno verde verde "
  "logging "
                       "corn tobacco tobacco wheat; rng 0000000000000001" };
  const RuleTest b = { "b", &first_valley, "deck wheat tobacco tobacco corn logging verde verde moreno moreno moreno "
                       "desperado-verde desperado-moreno; rng 0000000000000002" };
  g_autoptr (OxbowSetup) one = test_rule_set_up (&a, NULL);
  g_autoptr (OxbowSetup) other = test_rule_set_up (&b, NULL);
  g_autofree char *all_of_one = oxbow_state_listing (one->start, -1);
  g_autofree char *all_of_other = oxbow_state_listing (other->start, -1);
  g_autofree char *seen_of_one = oxbow_state_listing (one->start, 0);
  g_autofree char *seen_of_other = oxbow_state_listing (other->start, 0);

  g_assert_cmpstr (all_of_one, !=, all_of_other);
  g_assert_cmpstr (seen_of_one, ==, seen_of_other);
  g_assert_null (strstr (seen_of_one, "0000000000000001"));
}

/* Whoever places campesinos hears how many there are to place. */
static void
test_placing_counts (void)
{
  const RuleTest test = { "placing", &narrow, NULL, .players = 2, .options = "first=p1 placed=2" };
  g_autoptr (OxbowSetup) setup = test_rule_set_up (&test, NULL);
  const OxbowRuleset *ruleset = oxbow_state_ruleset (setup->start);
  g_autofree char *task = ruleset->task (setup->start);
  g_assert_nonnull (strstr (task, "Place a campesino (1 of 2): click"));
}

void
add_setup_tests (void)
{
  g_test_add_func ("/dos-rios/DR-4.6/placing-counts", test_placing_counts);
  test_rules_add (set_ups);
  test_rules_add (edges);
  g_test_add_func ("/dos-rios/DR-2.2/terrains-and-heights", test_terrains);
  g_test_add_func ("/dos-rios/DR-1.4/two-to-four-players", test_players);
  g_test_add_func ("/dos-rios/DR-1.5/credits", test_credits);
  g_test_add_func ("/dos-rios/DR-2.1/colours-in-player-order", test_colours);
  g_test_add_func ("/dos-rios/DR-4.1/every-tile-lies-once", test_every_tile_lies_once);
  g_test_add_func ("/dos-rios/DR-3.1/order-of-the-deck-is-hidden", test_hidden_deck);
}
