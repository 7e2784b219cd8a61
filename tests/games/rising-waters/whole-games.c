/* whole-games.c: the games played move by move in the rules (examples 1, 28, 29, 30)
 *
 * The scenarios are the shipped ones. One digit of a listing out of place anywhere in some hundred moves, or one legal
 * move too many, and the digests and sums differ.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/document.h"
#include "files/library.h"

#include <string.h>

typedef struct
{
  const char *path, *scenario;
  int players;
  uint64_t seed;
  const char *options, *moves, *begins;         /* how its last listing begins, decks left out */
  int n_legal;                                  /* legal moves before each move, all together */
  uint64_t digest;
} Game;

static const char start_of_fall[] =
  "rising-waters fall seats 2\n"
  "rng ecc693d8463b0505\n"
  "phase upgrade week 0/7 losses 0/22 result none\n"
  "first 1 turn 1 acts 0 open none 0\n"
  "pending none\n"
  "track 0/4 activism 0 threats 0 seen 0 0\n"
  "row job job job\n"
  "water y1 1 0\n"
  "water y2 1 0\n"
  "water y3 1 0\n"
  "water y4 1 0\n"
  "water m1 1 0\n"
  "water m2 1 0\n"
  "water m3 1 0\n"
  "water c1 1 0\n"
  "water c2 1 0\n"
  "water t1 1 0\n"
  "water t2 1 0\n"
  "water t3 1 0\n"
  "water t4 1 0\n"
  "flooded -\n"
  "levees -\n"
  "camps -\n"
  "survivors J3:1\n"
  "seat 1 board 1 town J4 move 3 actions 2 donate 1 swim 0 raft 0 discount 0 lend 1 points 0 last none\n"
  "pawns 1 J4 J4 - -\n"
  "hand 1 blues:2 church:1 family:1 farm:0 garden:2 education:0 newspaper:1 radio:0 activism:0 vaudeville:0 "
  "job:0 threat:0\n"
  "seat 2 board 2 town E16 move 3 actions 2 donate 1 swim 0 raft 0 discount 0 lend 1 points 0 last none\n"
  "pawns 2 E16 E16 - -\n"
  "hand 2 blues:0 church:2 family:0 farm:1 garden:0 education:1 newspaper:0 radio:0 activism:1 vaudeville:2 "
  "job:0 threat:0\n"
  "weather-deck tensas-light tensas-medium cloudy yazoo-sunny yazoo-light cloudy tensas-light tensas-medium "
  "mounds-medium mounds-heavy cabin-sunny tensas-medium mounds-sunny yazoo-light cloudy yazoo-light cloudy "
  "tensas-medium cloudy tensas-medium mounds-sunny cabin-heavy tensas-sunny yazoo-medium mounds-medium "
  "yazoo-light cabin-medium cloudy mounds-medium tensas-heavy yazoo-light tensas-light cabin-medium cloudy "
  "tensas-light mounds-heavy cabin-light cloudy cabin-light tensas-sunny cloudy cabin-heavy yazoo-heavy "
  "cabin-medium cabin-heavy mounds-heavy yazoo-medium tensas-sunny cloudy mounds-light yazoo-medium "
  "cabin-medium mounds-light mounds-medium yazoo-medium cabin-light tensas-medium tensas-light mounds-light "
  "mounds-light cabin-sunny yazoo-medium yazoo-sunny mounds-light cabin-light mounds-heavy mounds-medium "
  "cabin-medium\n"
  "weather-discard -\n"
  "landowner-deck threat threat job job job job job job job force job job force job hatred job force job "
  "threat job job force job job hatred job job job job job job job threat force job job job job job job "
  "hatred job job job job hatred hatred job job job job job job job job job job threat job threat threat "
  "job job job job job threat job threat job threat job job job job job job\n"
  "landowner-discard -\n"
  "community-deck radio church family radio blues activism blues radio family garden garden farm church "
  "blues farm garden blues farm education garden education church blues activism education education "
  "education vaudeville farm activism garden activism vaudeville church radio garden family farm family "
  "church activism church blues church family farm blues radio church blues newspaper education education "
  "education blues vaudeville education garden blues church family newspaper farm family garden farm "
  "vaudeville newspaper family blues church farm family education family garden farm family garden garden "
  "farm farm newspaper radio newspaper family\n"
  "community-discard -\n";

static const char moves_of_fall[] =
  "buy raft blues family; end; buy discount farm education; improve donate church church; end; launch p1.1; "
  "newspaper; end; move; donate; give activism 1; give vaudeville 1; end; end; end; gather; donate; give family "
  "1; give radio 1; end; vaudeville; radio; end; discard farm; improve actions garden garden garden; end; buy "
  "discount farm garden; end; accept 3; donate; seek; end; vaudeville; accept 1 3; build K4; raise K4 discount; "
  "end";

static const char end_of_fall[] =
  "rising-waters fall seats 2\n"
  "rng ecc693d8463b0505\n"
  "phase upgrade week 3/7 losses 9/22 result none\n"
  "first 2 turn 2 acts 0 open none 0\n"
  "pending none\n"
  "track 0/4 activism 0 threats 0 seen 0 2\n"
  "row - job -\n"
  "water y1 2 1\n"
  "water y2 1 0\n"
  "water y3 1 0\n"
  "water y4 1 0\n"
  "water m1 2 2\n"
  "water m2 2 2\n"
  "water m3 2 1\n"
  "water c1 1 1\n"
  "water c2 2 1\n"
  "water t1 1 0\n"
  "water t2 1 0\n"
  "water t3 1 0\n"
  "water t4 1 0\n"
  "flooded J3 I4 J4 L4 M4 N4 I5 J5 K5 L5 M5 J6 K6 L6 M6 J7 K7 L7 M7 N7 K8 L8 M8 E9 F9 D10 E10 F10 G10 E11\n"
  "levees K4:5\n"
  "camps -\n"
  "survivors K2:3\n"
  "seat 1 board 1 town - move 3 actions 3 donate 1 swim 0 raft 0 discount 0 lend 1 points 0 last none\n"
  "pawns 1 J4r - - -\n"
  "hand 1 blues:1 church:1 family:1 farm:0 garden:0 education:0 newspaper:0 radio:0 activism:1 vaudeville:0 "
  "job:1 threat:0\n"
  "seat 2 board 2 town E16 move 3 actions 2 donate 2 swim 0 raft 0 discount 1 lend 1 points 0 last none\n"
  "pawns 2 E16 E16 - -\n"
  "hand 2 blues:0 church:0 family:1 farm:1 garden:1 education:0 newspaper:2 radio:0 activism:0 vaudeville:0 "
  "job:0 threat:0\n"
  "weather-discard yazoo-medium:1 yazoo-sunny:1 mounds-heavy:1 mounds-medium:1 mounds-light:2 "
  "cabin-medium:1 cabin-light:1 cabin-sunny:1\n"
  "landowner-discard job:2\n"
  "community-discard blues:1 church:2 family:1 farm:3 garden:4 education:1 newspaper:1 radio:1 vaudeville:2\n";

static const char moves_of_spring[] =
  "end; end; buy raft family education; improve donate church church; buy raft blues family; end; newspaper "
  "education; move; step p1.3 L7; step p3.1 I5; step p2.2 D15; end; accept 2 3; newspaper; end; discard church; "
  "move; accept 1; end; keep; buy raft blues education; end; end; improve move farm farm; end; move; donate; "
  "give church 1; give education 1; end; accept 2 3; accept; build K8; end; move; seek; resist radio; end; "
  "keep; end; buy discount farm education; improve donate church church; end; buy discount farm job; end; "
  "vaudeville; accept 2 3; build M7; raise K8; end; accept 1; seek; end; launch p2.1; donate; give church 1; "
  "give job 1; end; swap 1; buy discount garden job; buy raft family job; end; improve donate church church "
  "education; end; end; launch p1.2; accept 1 2 3; end; counter 2 radio; seek; send p2.2; send p1.1; draft K2; "
  "end; gather; accept 1; raise K8; end; swap 2";

static const char end_of_spring[] =
  "rising-waters spring seats 3\n"
  "rng 491c1656380cb6a8\n"
  "phase upgrade week 4/10 losses 18/22 result none\n"
  "first 2 turn 2 acts 0 open none 0\n"
  "pending none\n"
  "track 0/6 activism 0 threats 0 seen 0 0\n"
  "row - - job\n"
  "water y1 3 1\n"
  "water y2 3 1\n"
  "water y3 4 1\n"
  "water y4 2 0\n"
  "water m1 5 2\n"
  "water m2 5 1\n"
  "water m3 3 1\n"
  "water c1 2 2\n"
  "water c2 3 1\n"
  "water t1 3 1\n"
  "water t2 3 1\n"
  "water t3 3 1\n"
  "water t4 2 0\n"
  "flooded K1 L1 M1 J3 I4 J4 L4 M4 N4 I5 M5 L6 D7 J7 K7 C8 D8 E8 L8 A9 B9 C9 D9 E9 F9 A10 B10 C10 D10 E10 "
  "F10 G10 A11 B11 E11 A12 A13 B13 A14 B14 A15 B15 C15 D15 F15 A16 B16 C16 D16 E16 F16 G16 A17 B17 C17 G17 "
  "A18 B18 A19 B19 A20 B20 A21 B21\n"
  "levees K2:6 M7:4 K8:6\n"
  "camps Q18:red\n"
  "survivors K2:2\n"
  "seat 1 board 6 town M7 move 4 actions 2 donate 2 swim 0 raft 0 discount 2 lend 1 points 0 last none\n"
  "pawns 1 Q18 M7r L7 -\n"
  "hand 1 blues:0 church:1 family:0 farm:0 garden:0 education:0 newspaper:1 radio:0 activism:0 vaudeville:0 "
  "job:3 threat:0\n"
  "seat 2 board 2 town - move 3 actions 2 donate 3 swim 0 raft 0 discount 1 lend 1 points 0 last none\n"
  "pawns 2 E16r Q18 - -\n"
  "hand 2 blues:1 church:0 family:1 farm:0 garden:0 education:1 newspaper:0 radio:0 activism:1 vaudeville:1 "
  "job:0 threat:0\n"
  "seat 3 board 1 town - move 3 actions 2 donate 2 swim 1 raft 2 discount 0 lend 1 points 0 last none\n"
  "pawns 3 - - - -\n"
  "hand 3 blues:0 church:1 family:1 farm:1 garden:0 education:0 newspaper:1 radio:1 activism:1 vaudeville:0 "
  "job:0 threat:0\n"
  "goal 1 help-a -\n"
  "goal 2 labor-a -\n"
  "goals-done music:0 rescue:0 word:0 labor:0 help:0\n"
  "weather-discard yazoo-heavy:1 yazoo-medium:1 mounds-heavy:3 mounds-medium:1 cabin-heavy:1 cabin-medium:1 "
  "cabin-light:1 tensas-heavy:1 tensas-light:1 cloudy:1\n"
  "landowner-discard job:9 threat:2 camp3:1\n"
  "community-discard blues:2 church:7 family:3 farm:4 garden:1 education:5 newspaper:1 radio:2 vaudeville:1\n";

static const char moves_of_whole[] =
  "buy discount farm garden; end; improve donate church education; improve pawns E16 family family; end; resist "
  "radio; accept 1 2; build J4 discount; raise J4; gather; end; seek; accept 1 2 3; build E16; end; end; "
  "improve donate church church; end; accept 1 2 3; build I4; build J3; gather; end; seek; resist activism; "
  "move; step p1.1 K5; step p1.1 L5; end; buy discount farm education; end; end; accept 1 2 3; raise E16 "
  "discount; build M6; raise M6; gather; end; donate; give blues camp; give blues camp; seek; send p2.1; send "
  "p1.1; draft J3; end; end; end; send p2.1; send p1.1; draft J3; accept 1 3; build I5; gather; end; donate; "
  "give blues camp; give church camp; seek; camp O24; end; improve pawns J4 family family; end; end; accept 1 2 "
  "3; raise I4; raise I5; raise I4; seek; resist vaudeville; resist newspaper; end; donate; give church camp; "
  "give newspaper camp; gather; end; improve move farm farm; end; buy discount farm education; end; resist "
  "radio; accept 1 2; raise J4; raise I5; seek; end; move; step p1.1 E15; step p1.1 F15; step p1.1 G16; accept "
  "1 2 3; build G16 discount; build G17; end; improve move farm farm; end; end; move; step p1.2 K5; step p1.2 "
  "L5; step p1.2 M6; step p1.2 N6; accept 1 3; build M7; end; donate; give blues camp; give blues camp; gather; "
  "end; buy discount garden education; end; end; resist activism; accept 2 3; build F15 discount; raise G16; "
  "gather; end; gather; gather; end; buy discount garden education; end; improve pawns E16 family family "
  "family; end; camp H20; move; step p1.2 M7; accept 1 2; build L7 discount; raise F15; end; gather; gather; "
  "end; improve move farm farm farm; end; end; pay 2 newspaper; pay 2 vaudeville; pay 1 blues; pay 1 blues; "
  "move; step p2.1 D15; step p2.1 D16; step p2.1 D17; step p2.1 C18; step p2.1 B18; move; step p2.1 A19; step "
  "p2.1 B18; step p2.1 A19; step p2.1 B18; step p2.1 A19; end; move; step p1.3 K5; step p1.3 L5; step p1.3 M6; "
  "step p1.3 N6; move; step p1.3 O7; step p1.3 P7; step p1.3 P8; step p1.3 P9; end";

static const char end_of_whole[] =
  "rising-waters spring seats 2\n"
  "rng 5760488a3db8ceaa\n"
  "phase over week 10/10 losses 22/25 result won\n"
  "first 1 turn 1 acts 0 open none 0\n"
  "pending none\n"
  "track 0/4 activism 0 threats 0 seen 0 0\n"
  "row job job -\n"
  "water y1 4 2\n"
  "water y2 4 2\n"
  "water y3 3 1\n"
  "water y4 4 1\n"
  "water m1 5 2\n"
  "water m2 3 1\n"
  "water m3 5 1\n"
  "water c1 2 3\n"
  "water c2 3 3\n"
  "water t1 5 2\n"
  "water t2 5 2\n"
  "water t3 4 2\n"
  "water t4 3 1\n"
  "flooded J3 L4 M4 N4 M5 L6 D7 J7 K7 L7 M7 N7 C8 D8 E8 K8 L8 M8 A9 B9 C9 D9 E9 F9 A10 B10 C10 D10 E10 F10 "
  "G10 A11 B11 E11 A12 A13 B13 A14 B14 A15 B15 C15 A16 B16 C16 A17 B17 C17 A18 B18 A19 B19 A20 B20 G20 A21 "
  "B21 G21 H21 I21\n"
  "levees I4:6 J4:6 I5:6 M6:5 F15:6 E16:6 G16:6 G17:5\n"
  "camps O11:red D14:red H20:green O24:green\n"
  "survivors K2:5\n"
  "seat 1 board 1 town J4 move 4 actions 2 donate 2 swim 0 raft 0 discount 0 lend 1 points 0 last none\n"
  "pawns 1 G16 - P9 -\n"
  "hand 1 blues:0 church:1 family:1 farm:0 garden:0 education:0 newspaper:0 radio:0 activism:0 vaudeville:1 "
  "job:0 threat:0\n"
  "seat 2 board 2 town E16 move 5 actions 2 donate 2 swim 0 raft 0 discount 0 lend 1 points 0 last none\n"
  "pawns 2 - E16 E16 E16\n"
  "hand 2 blues:0 church:0 family:0 farm:0 garden:0 education:0 newspaper:0 radio:0 activism:0 vaudeville:0 "
  "job:0 threat:0\n"
  "weather-discard yazoo-heavy:1 yazoo-medium:3 yazoo-light:1 mounds-heavy:2 mounds-light:2 cabin-heavy:1 "
  "cabin-medium:3 cabin-light:1 cabin-sunny:1 tensas-medium:4 tensas-light:3 tensas-sunny:3 cloudy:5\n"
  "landowner-discard job:27 threat:6 hatred:1 flees:1 dynamite:1 camp3:1 camp4:1 camp5:1 camp6:1\n"
  "community-discard blues:7 church:5 family:7 farm:10 garden:3 education:5 newspaper:3 radio:2 activism:2 "
  "vaudeville:2\n";

static const Game games[] = {
  { "/rising-waters/example-1/setup-and-generator", "fall-1926", 2, 1927, "", "",
    start_of_fall, 0, 0x2c64ab8a05a793a9 },
  { "/rising-waters/example-28/three-weeks-of-fall", "fall-1926", 2, 1927,
    "",
    moves_of_fall, end_of_fall, 299, 0x645a3b50c20fdbe6 },
  { "/rising-waters/example-29/four-weeks-of-spring", "spring-1927", 3, 1926,
    "boards=6,2,1 community_goals=yes individual_goals=on",
    moves_of_spring, end_of_spring, 883, 0x8fa1acb5e60b4536 },
  { "/rising-waters/example-30/a-whole-game", "spring-1927", 2, 48,
    "boards=1,2",
    moves_of_whole, end_of_whole, 2948, 0x376835a22d8b65d3 },
};

static OxbowSetup *
set_up (const Game *game)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = oxbow_library_path (oxbow_ruleset_find ("rising-waters"), game->scenario);
  g_autoptr (OxbowDocument) document = oxbow_document_load (path, &error);
  g_assert_no_error (error);
  g_autoptr (OxbowSettings) settings = oxbow_settings_new ();
  settings->seed = game->seed;
  settings->has_seed = true;
  settings->players = game->players;
  g_auto (GStrv) options = g_strsplit_set (game->options, " =", -1);
  for (int i = 0; options[i] != NULL && options[i + 1] != NULL; i += 2)
    oxbow_settings_set_option (settings, options[i], options[i + 1], 0);
  OxbowSetup *setup = oxbow_setup_new (oxbow_document_get_scenario (document), settings, &error);
  g_assert_no_error (error);
  return setup;
}

/* The listing without its four decks. */
static char *
without_decks (const OxbowState *state)
{
  g_autofree char *listing = oxbow_state_listing (state, -1);
  g_auto (GStrv) lines = g_strsplit (listing, "\n", -1);
  GString *rest = g_string_new (NULL);
  for (int i = 0; lines[i] != NULL && *lines[i] != '\0'; i++)
    if (strstr (lines[i], "-deck ") == NULL)
      g_string_append_printf (rest, "%s\n", lines[i]);
  return g_string_free (rest, FALSE);
}

/* Plays a move that is offered, reads the position back, and adds what was offered to n_legal. */
static void
play (OxbowState *state, const char *line, int *n_legal)
{
  g_autoptr (GError) error = NULL;
  OxbowMoves moves = OXBOW_MOVES_INIT;
  bool is_offered = false;
  oxbow_state_legal_sorted (state, &moves);
  for (int i = 0; i < moves.n; i++)
    {
      g_autofree char *text = oxbow_move_to_text (state, &moves.items[i]);
      is_offered |= strcmp (text, line) == 0;
    }
  *n_legal += moves.n;
  oxbow_moves_clear (&moves);
  g_assert_true (is_offered);
  oxbow_state_apply_text (state, line, NULL, &error);
  g_assert_no_error (error);
  g_autofree char *broken = state->setup->ruleset->invariant (state);
  g_assert_cmpstr (broken, ==, NULL);
  g_autofree char *listing = oxbow_state_listing (state, -1);
  g_autoptr (OxbowSetup) read = oxbow_setup_read (state->setup, listing, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (oxbow_state_digest (read->start), ==, oxbow_state_digest (state));
}

static void
test_game (gconstpointer data)
{
  const Game *game = data;
  g_autoptr (OxbowSetup) setup = set_up (game);
  g_autofree OxbowState *state = oxbow_state_copy (setup->start);
  g_auto (GStrv) lines = g_strsplit (game->moves, "; ", -1);
  int n_legal = 0;
  for (int i = 0; lines[i] != NULL; i++)
    play (state, lines[i], &n_legal);
  g_autofree char *begins = without_decks (state);
  g_autoptr (GString) expected = g_string_new (NULL);
  g_auto (GStrv) expected_lines = g_strsplit (game->begins, "\n", -1);
  for (int i = 0; expected_lines[i] != NULL && *expected_lines[i] != '\0'; i++)
    if (strstr (expected_lines[i], "-deck ") == NULL)
      g_string_append_printf (expected, "%s\n", expected_lines[i]);
  g_assert_cmpstr (begins, ==, expected->str);
  g_assert_cmpint (n_legal, ==, game->n_legal);
  g_assert_cmphex (oxbow_state_digest (state), ==, game->digest);
}

static void
test_legal_at_start (void)
{
  g_autoptr (OxbowSetup) setup = set_up (&games[0]);
  g_autofree char *listing = oxbow_state_listing (setup->start, -1);
  OxbowMoves moves = OXBOW_MOVES_INIT;
  oxbow_state_legal (setup->start, &moves);
  g_assert_cmpint (moves.n, ==, 4);
  oxbow_moves_clear (&moves);
  g_assert_cmpstr (listing, ==, start_of_fall);
  g_assert_cmpuint (setup->start->size, <=, 2048);
}

/* Two play unless it is said, or unless the scenario is for others. */
static void
test_usual_players (void)
{
  static const struct { const char *scenario; int n_seats; } rows[] = {
    { "fall-1926", 2 }, { "spring-1927", 2 }, { "two-hands", 2 }, { "tensas-lesson", 1 }, { "caernarvon", 2 },
  };
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (OxbowSetup) setup = set_up (&(Game) { .scenario = rows[i].scenario, .options = "" });
      g_assert_cmpint (setup->n_seats, ==, rows[i].n_seats);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rising-waters/example-1/legal-moves-and-size", test_legal_at_start);
  g_test_add_func ("/rising-waters/section-8/two-seats-unless-it-is-said", test_usual_players);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    g_test_add_data_func (games[i].path, &games[i], test_game);
  return g_test_run ();
}
