/* whole-games.c: whole games by chance, held against the table of the rules (DR, example 24), and example 22
 *
 * The scenarios are the shipped ones. A chooser with a generator of its own plays the move number below (n) of the
 * sorted legal list until the game is over. One digit of a listing out of place anywhere in some hundred moves, and the
 * hashes differ.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/document.h"
#include "files/library.h"

#include <stdlib.h>
#include <string.h>

typedef struct
{
  const char *scenario;
  int players;
  uint64_t seed, chooser;
  const char *options;
  int n_moves, round;
  const char *result, *rng, *money, *hash_100, *hash_end;
} Game;

static const char variants[] =
  "first=random laying=rivers row=4 first_harvest=player dam_side=upper redraw=full keep_course=yes win_check=own "
  "five_dry=no desperado_count=met start_money=3000 round_limit=12";

static const Game games[] = {
  { "two-rivers", 3, 1, 99, "", 702, 43, "p2 five",
    "dbefbea9bec4978d", "0 100 200", "9a4def625d0788f5", "9baed6473d100d74" },
  { "two-rivers", 2, 42, 7, "", 543, 48, "p2 five",
    "bf675a41b36c5906", "300 300", "c4bf00d8d3ed7a9d", "a05e1ed82846faf2" },
  { "first-valley", 2, 7, 99, "", 533, 44, "p1 five",
    "516f7aecd40a0d1d", "600 600", "0ae7acb32aac2da0", "0d889b280757c1fa" },
  { "the-gorge", 2, 3, 5, "", 503, 44, "p1 five",
    "f519f86ee2385b75", "100 500", "155e8c7caca33c4f", "cad9320d637a545f" },
  { "three-rivers", 4, 11, 99, "", 449, 19, "p3 five",
    "1dd1b5e54c3d6208", "400 400 300 600", "5f512b9845866b2c", "1b580775e5f50dfe" },
  { "two-rivers", 4, 5, 99, variants, 289, 12, "p1 rounds",
    "15008779d57514f1", "3000 1200 300 1300", "0a71a719e06ee537", "f9b3bd99bd12d3a7" },
};

static const char start_of_example_22[] =
  "game dos-rios\nplayers 3\nphase rivers\nround 0\nfirst p1\ncurrent p2\nwinner -\nreason -\npoints 0\nbuilt 0\n"
  "transit -\nhead C2\nrng de0497cf65c3ef0a\nrow -\n"
  "deck wheat desperado-verde tobacco logging moreno verde tobacco corn corn desperado-moreno verde moreno wheat verde "
  "moreno\n"
  "discard -\nplayer p1 money 0 dams 2 fincas 4 hacienda 1 turns 0\n"
  "player p2 money 0 dams 2 fincas 4 hacienda 1 turns 0\nplayer p3 money 0 dams 2 fincas 4 hacienda 1 turns 0\n"
  "supply 34\nterrain 1 ^^Vh^fM^^\nterrain 2 ^hfhfhfh^\nterrain 3 ^fhfchhf^\nterrain 4 ^hccthfh^\nterrain 5 ^wctftff^\n"
  "terrain 6 1cftwwch2\nterrain 7 1wtcfwwt2\nterrain 8 1~twhfh~2\nterrain 9 .~~~@~~~.\nflow C1/S\n"
  "camp p1 city 6\ncamp p2 city 6\ncamp p3 city 6\n";

static OxbowDocument *
load (const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = oxbow_library_path (oxbow_ruleset_find ("dos-rios"), name);
  OxbowDocument *document = oxbow_document_load (path, &error);
  g_assert_no_error (error);
  return document;
}

static OxbowSetup *
set_up (const Game *game)
{
  g_autoptr (OxbowDocument) document = load (game->scenario);
  g_autoptr (OxbowSettings) settings = oxbow_settings_new ();
  settings->seed = game->seed;
  settings->has_seed = true;
  settings->players = game->players;
  g_auto (GStrv) options = g_strsplit_set (game->options, " =", -1);
  for (int i = 0; options[i] != NULL && options[i + 1] != NULL; i += 2)
    oxbow_settings_set_option (settings, options[i], options[i + 1], 0);

  g_autoptr (GError) error = NULL;
  OxbowSetup *setup = oxbow_setup_new (oxbow_document_get_scenario (document), settings, &error);
  g_assert_no_error (error);
  return setup;
}

static char *
hash_of (const OxbowState *state)
{
  return g_strdup_printf ("%016" G_GINT64_MODIFIER "x", oxbow_state_digest (state));
}

static char *
word_after (const char *listing, const char *start)
{
  const char *found = strstr (listing, start);
  g_assert_nonnull (found);
  found += strlen (start);
  return g_strndup (found, strcspn (found, " \n"));
}

static char *
money_of (const char *listing, int players)
{
  GString *money = g_string_new (NULL);
  for (int seat = 1; seat <= players; seat++)
    {
      g_autofree char *start = g_strdup_printf ("player p%d money ", seat);
      g_autofree char *amount = word_after (listing, start);
      g_string_append_printf (money, "%s%s", seat > 1 ? " " : "", amount);
    }
  return g_string_free (money, FALSE);
}

static void
play_by_chance (OxbowState *state, const Game *game)
{
  OxbowRng chooser = { game->chooser };
  OxbowMoves moves = OXBOW_MOVES_INIT;
  int n = 0;
  for (; oxbow_state_turn (state) >= 0; n++)
    {
      g_autoptr (GError) error = NULL;
      oxbow_state_legal_sorted (state, &moves);
      const OxbowMove *move = &moves.items[oxbow_rng_below (&chooser, (uint64_t) moves.n)];
      g_assert_true (oxbow_state_apply (state, move, NULL, &error));
      g_autofree char *broken = state->setup->ruleset->invariant (state);
      g_assert_cmpstr (broken, ==, NULL);
      g_autofree char *hash = n + 1 == 100 ? hash_of (state) : NULL;
      if (hash != NULL)
        g_assert_cmpstr (hash, ==, game->hash_100);
    }
  oxbow_moves_clear (&moves);
  g_assert_cmpint (n, ==, game->n_moves);
}

static void
test_game (gconstpointer data)
{
  const Game *game = data;
  g_autoptr (OxbowSetup) setup = set_up (game);
  g_autofree OxbowState *state = oxbow_state_copy (setup->start);
  play_by_chance (state, game);

  OxbowResult result;
  g_assert_true (setup->ruleset->result (state, &result));
  g_assert_cmpstr (result.text, ==, game->result);
  g_autofree char *listing = oxbow_state_listing (state, -1);
  g_autofree char *rng = word_after (listing, "\nrng "), *round = word_after (listing, "\nround ");
  g_autofree char *money = money_of (listing, game->players), *hash = hash_of (state);
  g_assert_cmpint (atoi (round), ==, game->round);
  g_assert_cmpstr (rng, ==, game->rng);
  g_assert_cmpstr (money, ==, game->money);
  g_assert_cmpstr (hash, ==, game->hash_end);
}

static void
test_start (void)
{
  g_autoptr (OxbowSetup) setup = set_up (&games[0]);
  g_autofree char *listing = oxbow_state_listing (setup->start, -1);
  g_assert_cmpstr (listing, ==, start_of_example_22);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dos-rios/DR-10.1/start-of-two-rivers", test_start);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strdup_printf ("/dos-rios/example-24/%s-%d-%d", games[i].scenario, games[i].players,
                                               (int) games[i].seed);
      g_test_add_data_func (path, &games[i], test_game);
    }
  return g_test_run ();
}
