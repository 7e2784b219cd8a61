/* reading.c: listings that are no position, and the settings that no game can be set up with (section 10, RW-8)
 *
 * A row makes a position of its facts, changes some text of its listing (find, a regular expression, becomes put), and
 * holds the sentence with which it is refused against its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/position.h"

#include <string.h>

#define GOALS "community_goals=on"
#define LINE(number) "Line " number " of the position: "
#define TWO_GOALS "goal 1 help-a -; goal 2 word-a -; goal-deck help-b word-b"
#define WHOLE "The position does not hold together: "

typedef struct
{
  const char *path;
  const char *facts;
  const char *find, *put;
  const char *sentence;
  const char *options;
  int players;                  /* 0: 2 */
} ReadingTest;

/* What the words of a line can be. */
static const ReadingTest words[] = {
  { "/rising-waters/RW-10/seats", "", "fall seats", "fall players",
    LINE ("1") "\"seats\" was expected, not \"players\"." },
  { "/rising-waters/RW-10/season", "", "waters fall", "waters winter",
    LINE ("1") "\"winter\" should be one of: fall, spring." },
  { "/rising-waters/RW-10/named-numbers", "", "acts 0", "actions 0",
    LINE ("4") "\"acts\" was expected, not \"actions\"." },
  { "/rising-waters/RW-10/losses-of-another-limit", "", "losses 0/", "losses 0:",
    LINE ("3") "\"0:22\" should be a number of 22, such as 0/22." },
  { "/rising-waters/RW-10/losses-are-a-number", "", "losses 0", "losses many",
    LINE ("3") "\"many\" should be a whole number from 0 to 999." },
  { "/rising-waters/RW-10/levels-are-plain-numbers", "survivors J3:1", "J3:1", "J3:01",
    LINE ("24") "\"01\" should be a whole number from 1 to 200." },
  { "/rising-waters/RW-10/no-such-cell", "survivors J3:1", "J3:1", "Z3:1", LINE ("24") "the map has no cell \"Z3\"." },
  { "/rising-waters/RW-10/a-colon-between", "survivors J3:1", "J3:1", "J3-1",
    LINE ("24") "\"J3-1\" should have a colon in it." },
  { "/rising-waters/RW-10/cells-in-board-order", "survivors J3:1", "J3:1", "J3:1 A1:1",
    LINE ("24") "cells stand in board order, each once." },
  { "/rising-waters/RW-10/cells-once", "survivors J3:1", "J3:1", "J3:1 J3:1",
    LINE ("24") "cells stand in board order, each once." },
  { "/rising-waters/RW-10/water-is-no-land", "", "flooded -", "flooded J2", LINE ("21") "J2 is no land." },
  { "/rising-waters/RW-10/levee-above-the-highest", "", "levees -", "levees J4:7",
    LINE ("22") "\"7\" should be a whole number from 1 to 6." },
  { "/rising-waters/RW-10/colour-of-a-camp", "", "camps -", "camps J4:blue",
    LINE ("23") "a camp is green or red, not \"blue\"." },
  { "/rising-waters/RW-10/town-elsewhere", "", "town J4", "town K4",
    LINE ("25") "the town of seat 1 is not at \"K4\"." },
  { "/rising-waters/RW-10/no-pawn", "", "pawns 1 J4 ", "pawns 1 J4x ", LINE ("26") "the map has no cell \"J4x\"." },
  { "/rising-waters/RW-10/pawn-with-a-survivor-on-foot", "", "pawns 1 J4 ", "pawns 1 J4s ",
    LINE ("26") "\"J4s\" is no pawn: a cell, r aboard a raft, rs with a Survivor." },
  { "/rising-waters/RW-10/hands-in-type-order", "", "hand 1 blues:0 church:0", "hand 1 church:0 blues:0",
    LINE ("27") "\"blues\" was expected, not \"church\"." },
  { "/rising-waters/RW-10/no-such-card-in-a-deck", "", "community-deck", "community-deck job",
    LINE ("35") "there is no card \"job\" in this deck." },
  { "/rising-waters/RW-10/discard-pile-in-order", "", "weather-discard -", "weather-discard cloudy:1 yazoo-heavy:1",
    LINE ("32") "\"yazoo-heavy\" is no card here, or not in its order." },
  { "/rising-waters/RW-10/too-few-words-of-a-decision", "", "pending none", "pending camp 1",
    LINE ("5") "\"slot\" was expected here." },
  { "/rising-waters/RW-10/too-many-words-of-a-decision", "", "pending none", "pending none 1",
    LINE ("5") "there are too many or too few words." },
  { "/rising-waters/RW-10/more-than-ten-goals", "", "(goal-deck).*", "\\1 help-a help-a help-a help-a help-a help-a "
    "help-a help-a help-a help-a help-a", LINE ("34") "there are 10 goals, not more.", GOALS },
  { "/rising-waters/RW-10/too-many-cards", "", "weather-discard -", "weather-discard yazoo-heavy:250",
    "The position has more than 250 cards of one kind of deck." },
  { NULL }
};

/* On the first land cells of the map, one too many. */
#define LEVEES_61 \
  "levees A1:3 B1:3 C1:3 D1:3 E1:3 F1:3 G1:3 H1:3 K1:3 L1:3 M1:3 N1:3 O1:3 P1:3 Q1:3 R1:3 " \
  "A2:3 B2:3 C2:3 D2:3 E2:3 F2:3 G2:3 H2:3 K2:3 L2:3 M2:3 N2:3 O2:3 P2:3 Q2:3 R2:3 " \
  "A3:3 B3:3 C3:3 D3:3 E3:3 F3:3 G3:3 J3:3 K3:3 L3:3 O3:3 P3:3 Q3:3 R3:3 " \
  "A4:3 B4:3 C4:3 D4:3 E4:3 F4:3 I4:3 J4:3 K4:3 L4:3 M4:3 N4:3 P4:3 Q4:3 R4:3"

/* What fits each line, but not together. */
static const ReadingTest wholes[] = {
  { "/rising-waters/RW-7.1/over-without-a-result", "", "phase upgrade", "phase over",
    WHOLE "a game is over if and only if it has a result." },
  { "/rising-waters/RW-7.1/the-game-should-be-over", "", "losses 0", "losses 22",
    WHOLE "the game should be over." },
  { "/rising-waters/RW-7.2/over-too-early", "", "upgrade (.*) none", "over \\1 won",
    WHOLE "the game is over too early." },
  { "/rising-waters/RW-5.5/actions-in-the-upgrade", "", "acts 0", "acts 1",
    WHOLE "there are actions only in the phase action." },
  { "/rising-waters/RW-5.6/more-actions-than-the-seat-has", IN_ACTION, "acts 2", "acts 3",
    WHOLE "there are more actions left than the seat has." },
  { "/rising-waters/RW-5.6/nothing-open", IN_ACTION, "open none 0", "open none 1",
    WHOLE "nothing is open, and yet something is left of it." },
  { "/rising-waters/RW-5.4/nobody-is-asked-in-the-upgrade", "", "pending none", "pending force 1 left 2 slot 1",
    WHOLE "nothing can be asked in this phase." },
  { "/rising-waters/RW-5.4/only-the-clean-up-asks-for-goals", IN_ACTION, "pending none", "pending goal 1",
    WHOLE "the clean up asks for the goals, and nothing else does.", GOALS },
  { "/rising-waters/RW-5.1.1/the-landowner-phase-waits", "", "phase upgrade", "phase landowner",
    WHOLE "the landowner phase waits for the answer to a crisis." },
  { "/rising-waters/RW-5.3.4/another-card", "phase landowner; row force job job; hand 1 blues:2; "
    "pending force 1 left 2 slot 1", "slot 1", "slot 2", WHOLE "no such card of the row is being resolved." },
  { "/rising-waters/RW-5.3.1/the-first-crisis-first", "phase landowner; row force job force; hand 1 blues:2; "
    "pending force 1 left 2 slot 1", "slot 1", "slot 3", WHOLE "no such card of the row is being resolved." },
  { "/rising-waters/RW-5.4/nobody-can-answer", "phase landowner; row threat job job; hand 1 radio:1; "
    "pending threat 1 slot 1", "threat 1 slot", "threat 2 slot", WHOLE "nobody can answer what is asked." },
  { "/rising-waters/RW-6.4.1/a-levee-on-flooded-land", "levees J4:3", "flooded -", "flooded J4",
    WHOLE "something stands on J4, which is not dry." },
  { "/rising-waters/RW-2.5/sixty-one-levees", "", "levees -", LEVEES_61,
    WHOLE "there are 60 levees on the map, not more." },
  { "/rising-waters/RW-2.5/eleven-rafts", "", "pawns ([123]) ([A-Z0-9]*) ([A-Z0-9]*) - -",
    "pawns \\1 \\2r \\2r \\2r \\2r", WHOLE "there are 10 rafts on the map, not more.", .players = 3 },
  { "/rising-waters/RW-6.4.1/a-town-in-the-water", "", "flooded -", "flooded J4",
    WHOLE "the town on J4 stands in the water." },
  { "/rising-waters/RW-2.4/six-cubes", "", "raft 0 discount 0", "raft 3 discount 3",
    WHOLE "seat 1 has more than 5 cubes." },
  { "/rising-waters/RW-2.6/a-goal-twice", TWO_GOALS, "goal 2 word-a", "goal 2 help-a",
    WHOLE "a goal is missing or there twice.", GOALS },
  { "/rising-waters/RW-2.6/more-donations-than-needs", TWO_GOALS, "word-a -", "word-a education:4",
    WHOLE "goal 2 has more donations than it needs.", GOALS },
  { "/rising-waters/RW-6.1/more-known-than-the-deck-has", "", "seen 0 0((.|\n)*)weather-deck [a-z -]*",
    "seen 3 0\\1weather-deck -", WHOLE "more cards are known than the deck has." },
  { NULL }
};

/* Settings, and the sentence for each. */
static const struct { const char *path, *scenario, *options, *sentence; } settings[] = {
  { "/rising-waters/RW-8/a-board-there-is-not", "fall-1926", "boards=1,7",
    "This scenario has no board \"7\" (option boards)." },
  { "/rising-waters/RW-8/a-board-by-its-name", "fall-1926", "boards=1,tallulah",
    "This scenario has no board \"tallulah\" (option boards)." },
  { "/rising-waters/RW-8/the-same-board-twice", "fall-1926", "boards=2,2",
    "Two seats cannot have the same board 2 (option boards)." },
  { "/rising-waters/RW-8/too-many-boards", "fall-1926", "boards=1,2,3",
    "As many boards as seats are chosen, 2, not 3 (option boards)." },
  { "/rising-waters/RW-8/a-season-there-is-not", "caernarvon", "version=fall",
    "This scenario has no season \"fall\" (option version)." },
};

static void
test_settings_refused (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowSetup) setup = position_new (settings[i].scenario, 2, 1, settings[i].options, &error);
  g_assert_null (setup);
  g_assert_cmpstr (error->message, ==, settings[i].sentence);
}

static void
test_reading (gconstpointer data)
{
  const ReadingTest *test = data;
  g_autoptr (GError) error = NULL;
  int players = test->players > 0 ? test->players : 2;
  g_autoptr (OxbowSetup) fresh =
    position_new ("fall-1926", players, 1, test->options != NULL ? test->options : "", &error);
  g_assert_no_error (error);
  g_autoptr (OxbowSetup) whole = position_read (fresh, test->facts, &error);
  g_assert_no_error (error);
  g_autofree char *listing = oxbow_state_listing (whole->start, -1);
  g_autoptr (GRegex) find = g_regex_new (test->find, 0, 0, &error);
  g_assert_no_error (error);
  g_autofree char *changed = g_regex_replace (find, listing, -1, 0, test->put, 0, &error);
  g_assert_true (strcmp (changed, listing) != 0);
  g_autoptr (OxbowSetup) read = oxbow_setup_read (fresh, changed, &error);
  g_assert_null (read);
  g_assert_cmpstr (error->message, ==, test->sentence);
}

void
add_reading_tests (void)
{
  for (const ReadingTest *test = words; test->path != NULL; test++)
    g_test_add_data_func (test->path, test, test_reading);
  for (const ReadingTest *test = wholes; test->path != NULL; test++)
    g_test_add_data_func (test->path, test, test_reading);
  for (guint i = 0; i < G_N_ELEMENTS (settings); i++)
    g_test_add_data_func (settings[i].path, GUINT_TO_POINTER (i), test_settings_refused);
}
