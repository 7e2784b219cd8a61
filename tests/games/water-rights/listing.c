/* listing.c: listings read back, whole and damaged (section 10 of the rules)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/position.h"

#include <string.h>

/* What a damaged listing says, or NULL if it is a position after all: then it must be just that one. */
static void
check_damaged (const OxbowSetup *fresh, const char *listing)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowSetup) setup = oxbow_setup_read (fresh, listing, &error);
  if (setup == NULL)
    {
      g_assert_cmpuint (strlen (error->message), >, 20);
      return;
    }
  g_autofree char *again = oxbow_state_listing (setup->start, -1);
  g_autofree char *broken = fresh->ruleset->invariant (setup->start);
  g_assert_cmpstr (again, ==, listing);
  g_assert_cmpstr (broken, ==, NULL);
}

static const char *
random_word (void)
{
  static const char *const words[] = {
    "0", "1", "2", "255", "-1", "99999999999", "none", "-", "", "king", "senior", "riparian", "junior", "wheat",
    "basic", "limit", "green", "D3", "E2", "basic/0/2", "1/1", "over", "drought", "palace", "iron-hand", "tile",
  };
  return words[g_test_rand_int_range (0, G_N_ELEMENTS (words))];
}

/* The listing with one line changed: a word put for another, left out or put in; a line left out or doubled. */
static char *
damage (const char *listing)
{
  g_auto (GStrv) lines = g_strsplit (listing, "\n", -1);
  int line = g_test_rand_int_range (0, (int) g_strv_length (lines) - 1);
  g_auto (GStrv) words = g_strsplit (lines[line], " ", -1);
  int n = (int) g_strv_length (words), word = g_test_rand_int_range (0, n), kind = g_test_rand_int_range (0, 5);
  GString *damaged = g_string_new (NULL);
  for (int i = 0; lines[i] != NULL && lines[i + 1] != NULL; i++)
    {
      if (i != line || kind == 4)
        g_string_append_printf (damaged, "%s\n", lines[i]);
      if (i != line || kind == 3)
        continue;
      for (int k = 0; k < n; k++)
        {
          if (k != word || kind != 1)
            g_string_append_printf (damaged, "%s%s", k > 0 ? " " : "",
                                    k == word && kind == 0 ? random_word () : words[k]);
          if (k == word && kind == 2)
            g_string_append_printf (damaged, " %s", random_word ());
        }
      g_string_append_c (damaged, '\n');
    }
  return g_string_free (damaged, FALSE);
}

static void
test_damaged (void)
{
  static const char *const settings[] = { "rounds=4", "rounds=4 seat.king=steward seat.senior=absent",
                                          "rounds=6 post_capacity=2 post_cost=1 must_obey=no" };
  for (guint i = 0; i < G_N_ELEMENTS (settings); i++)
    {
      g_autoptr (OxbowSetup) fresh = position_new ("realm", (uint64_t) g_test_rand_int () & 0xffff, settings[i]);
      g_autofree OxbowState *state = oxbow_state_copy (fresh->start);
      OxbowMoves moves = OXBOW_MOVES_INIT;
      for (int n = 0; n < 300; n++)
        {
          g_autofree char *listing = oxbow_state_listing (state, -1);
          for (int k = 0; k < 10; k++)
            {
              g_autofree char *damaged = damage (listing);
              check_damaged (fresh, damaged);
            }
          moves.n = 0;
          oxbow_state_legal (state, &moves);
          if (moves.n == 0)
            break;
          g_assert_true (oxbow_state_apply (state, &moves.items[g_test_rand_int_range (0, moves.n)], NULL, NULL));
        }
      oxbow_moves_clear (&moves);
    }
}

/* One fact put wrong, and the sentence. */
typedef struct
{
  const char *path, *facts, *sentence, *settings;
} WrongTest;

#define R2(who, phase) "round 2 of 8; turn " who " " phase "; tax green red cost 1 tiles 2; "
#define JUBILEE "die 2; card jubilee target none; "
#define SENIOR "turn senior build; tax green red cost 1 tiles 2; "

static const WrongTest wrongs[] = {
  { "/water-rights/section-10/a-tile-on-the-power-works",
    "turn senior build; tax green red cost 1 tiles 2; tile D3 senior park paid 4 supplied 0",
    "The position does not hold together: no tile can stand on D3." },
  { "/water-rights/section-10/a-plant-too-full",
    "turn senior build; tax green red cost 1 tiles 2; plant E2 senior well paid 4 water 5",
    "The position does not hold together: the tile on E2 holds more than it can." },
  { "/water-rights/section-10/a-mayor-in-the-kings-phase", "turn senior decree; tax green red cost 1 tiles 2",
    "The position does not hold together: the turn does not go with the phase." },
  { "/water-rights/section-10/water-in-round-1", "turn senior water; tax green red cost 1 tiles 2",
    "The position does not hold together: the first round has no such phase." },
  { "/water-rights/section-10/done-out-of-turn",
    "turnstate senior asked 1 shield 0 built 0 posted 0 ran 0 own 0 met 0 limit none due 0",
    "The position does not hold together: senior has done things outside their own turn." },
  { "/water-rights/section-10/a-bank-too-full",
    "king money 10 bank 61 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0",
    "The position does not hold together: the King's bank holds more than it can." },
  { "/water-rights/section-10/a-secret-of-another-role", "secret king great-dam",
    "The position does not hold together: the secret goal of king is not one of that role." },
  { "/water-rights/section-10/a-bonus-twice", "bonus bazaar bazaar civic",
    "The position does not hold together: the bonus goals are three different ones." },
  { "/water-rights/section-10/a-card-that-is-missing", "discard demand none; deck demand none",
    "The position does not hold together: the card palace is there 0 times." },
  { "/water-rights/section-10/another-game", "game dos-rios",
    "Line 1 of the position: this is a position of another game, \"dos-rios\"." },
  { "/water-rights/section-10/a-seat-there-is-not", "seats player player player steward",
    "Line 2 of the position: \"steward\" should be one of: player, absent." },
  { "/water-rights/section-10/nobody-takes-part", "seats player absent absent absent",
    "At least one mayor takes part: Senior, Riparian or Junior." },
  { "/water-rights/section-10/past-the-last-round", "round 9 of 8",
    "Line 3 of the position: \"8\" should be a whole number from 9 to 80." },
  { "/water-rights/section-10/a-word-misspelt", "round 1 off 8",
    "Line 3 of the position: \"of\" was expected, not \"off\"." },
  { "/water-rights/section-10/a-role-there-is-not", "turn queen decree",
    "Line 4 of the position: there is no role \"queen\"." },
  { "/water-rights/section-10/a-phase-there-is-not", "turn king sleep",
    "Line 4 of the position: \"sleep\" should be one of: proclaim, target, decree, water, draft, build, supply, "
    "over." },
  { "/water-rights/section-10/an-rng-too-short", "rng 12",
    "Line 5 of the position: \"12\" should be 16 hexadecimal digits." },
  { "/water-rights/section-10/one-district-taxed", "tax green cost 1 tiles 2",
    "Line 6 of the position: two districts or \"none\" are followed by cost and tiles." },
  { "/water-rights/section-10/taxed-in-another-order", "tax red green cost 1 tiles 2",
    "Line 6 of the position: two of green, red and yellow are taxed, in that order." },
  { "/water-rights/section-10/grey-is-taxed", "tax green grey cost 1 tiles 2",
    "Line 6 of the position: two of green, red and yellow are taxed, in that order." },
  { "/water-rights/section-10/no-colour-is-taxed", "tax blue red cost 1 tiles 2",
    "Line 6 of the position: \"blue\" should be one of: green, red, yellow, grey." },
  { "/water-rights/section-10/a-tax-of-nothing", "tax none cost 0 tiles 2",
    "Line 6 of the position: cost and tiles are 1 at least." },
  { "/water-rights/section-10/a-tax-too-high", "tax green red cost 3 tiles 2",
    "The position does not hold together: the tax rate is out of its bounds." },
  { "/water-rights/section-10/a-price-of-nothing", "price cost 1 units 0",
    "Line 7 of the position: cost and units are 1 at least." },
  { "/water-rights/section-10/a-price-too-high", "price cost 4 units 4",
    "The position does not hold together: the water price is out of its bounds." },
  { "/water-rights/section-10/units-too-few", "price cost 1 units 1",
    "The position does not hold together: the water price is out of its bounds." },
  { "/water-rights/section-10/no-flag", "decree switched 2 rated 0 priced 0",
    "Line 8 of the position: \"2\" should be a whole number from 0 to 1." },
  { "/water-rights/section-10/too-many-demands",
    "king money 10 bank 30 tax 0 sales 0 penalties 30001 obeyed 0 lasttax 0",
    "Line 9 of the position: there cannot be so many demands." },
  { "/water-rights/section-10/money-below-0", "king money -1 bank 30 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0",
    "Line 9 of the position: \"-1\" should be a whole number from 0 to 100000000." },
  { "/water-rights/section-10/more-money-than-the-king-could-take-from-all",
    "king money 1000000000 bank 30 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0",
    "Line 9 of the position: \"1000000000\" should be a whole number from 0 to 100000000." },
  { "/water-rights/section-10/a-die-of-seven", "die 7",
    "Line 10 of the position: \"7\" should be a whole number from 0 to 6." },
  { "/water-rights/section-10/a-card-there-is-not", "die 2; card feast target none",
    "Line 11 of the position: this game has no card \"feast\"." },
  { "/water-rights/section-10/a-target-there-is-not", "die 2; card ration target king",
    "Line 11 of the position: there is no mayor \"king\"." },
  { "/water-rights/section-10/a-card-in-round-1", "die 2; card jubilee target none",
    "The position does not hold together: the card and the die do not go with the phase." },
  { "/water-rights/section-10/subjects-without-a-card", "subjects senior",
    "The position does not hold together: there is no card, but something of one." },
  { "/water-rights/section-10/subjects-in-another-order", "subjects junior senior",
    "Line 12 of the position: mayors are listed in turn order, each once." },
  { "/water-rights/section-10/no-subjects-at-all", "subjects",
    "Line 12 of the position: mayors are listed in turn order, each once." },
  { "/water-rights/section-10/a-demand-by-an-even-die",
    R2 ("senior", "build") "die 2; card palace target none; subjects senior",
    "The position does not hold together: the die does not go with the card." },
  { "/water-rights/section-10/nobody-named", R2 ("senior", "build") "die 2; card ration target none",
    "The position does not hold together: the named mayor does not go with the card." },
  { "/water-rights/section-10/somebody-named-for-nothing",
    R2 ("senior", "build") "die 2; card jubilee target senior",
    "The position does not hold together: the named mayor does not go with the card." },
  { "/water-rights/section-10/naming-for-nothing", R2 ("king", "target") "die 2; card jubilee target none",
    "The position does not hold together: the named mayor does not go with the card." },
  { "/water-rights/section-10/subjects-of-an-event",
    R2 ("senior", "build") "die 2; card jubilee target none; subjects senior",
    "The position does not hold together: the subjects do not go with the card." },
  { "/water-rights/section-10/what-does-not-last", R2 ("senior", "build") JUBILEE "active bank 3",
    "Line 13 of the position: \"bank\" does not last." },
  { "/water-rights/section-10/active-listed-otherwise", R2 ("senior", "build") JUBILEE "active notrade 3",
    "Line 13 of the position: that is not how \"notrade\" is listed." },
  { "/water-rights/section-10/active-of-no-key", R2 ("senior", "build") JUBILEE "active need blue 3",
    "Line 13 of the position: \"blue\" should be one of: green, red, yellow, grey, farm, livestock, dock, other, "
    "all, grass, pool, dry, plant." },
  { "/water-rights/section-10/active-below-0", R2 ("senior", "build") JUBILEE "active tax -1",
    "Line 13 of the position: \"tax\" is 0 at least." },
  { "/water-rights/section-10/a-limit-of-nobody", R2 ("senior", "build") JUBILEE "active limit king 3",
    "Line 13 of the position: mayors are listed in turn order, each once." },
  { "/water-rights/section-10/too-many-effects",
    R2 ("senior", "build") JUBILEE "active notrade; active notrade; active notrade; active notrade; active notrade; "
    "active notrade; active notrade", "Line 19 of the position: a card has at most 6 effects." },
  { "/water-rights/section-10/a-goal-there-is-not", "secret king great-damn",
    "Line 14 of the position: this game has no goal \"great-damn\"." },
  { "/water-rights/section-10/too-much-loose-water", "mayor senior money 20 loose 30001 legacy 2",
    "Line 18 of the position: nobody has so much loose water or so many legacy cards." },
  { "/water-rights/section-10/too-many-legacies", "mayor senior money 20 loose 5 legacy 100",
    "Line 18 of the position: nobody has so much loose water or so many legacy cards." },
  { "/water-rights/section-10/shields-are-one",
    "turnstate senior asked 0 shield 2 built 0 posted 0 ran 0 own 0 met 0 limit none due 0",
    "Line 19 of the position: shield, posted, ran and met are 0 or 1." },
  { "/water-rights/section-10/tokens-without-a-slash", "tokens senior red 0 green 0/0 yellow 0/0",
    "Line 20 of the position: \"0\" should be 2 whole numbers with / between." },
  { "/water-rights/section-10/tokens-of-another-order", "tokens senior green 0/0 red 0/0 yellow 0/0",
    "Line 20 of the position: \"red\" was expected, not \"green\"." },
  { "/water-rights/section-10/a-hand-of-no-tile", "hand senior palace/0/2",
    "Line 21 of the position: this game has no tile \"palace\" there." },
  { "/water-rights/section-10/a-hand-without-its-fee", "hand senior basic/0",
    "Line 21 of the position: \"0\" should be 2 whole numbers with / between." },
  { "/water-rights/section-10/a-hand-too-dear", "hand senior basic/10000/2",
    "Line 21 of the position: no tile costs more than 9999." },
  { "/water-rights/section-10/a-hand-left-empty", "hand senior",
    "Line 21 of the position: an empty list says \"none\"." },
  { "/water-rights/section-10/a-post-at-the-king", "posts senior king",
    "Line 22 of the position: posts stand in other mayors' towns." },
  { "/water-rights/section-10/a-post-at-home", "posts senior senior",
    "The position does not hold together: senior cannot have these trading posts." },
  { "/water-rights/section-10/a-post-twice", "posts senior junior junior",
    "The position does not hold together: senior cannot have these trading posts." },
  { "/water-rights/section-10/three-posts", "posts senior junior riparian junior",
    "Line 22 of the position: posts stand in other mayors' towns." },
  { "/water-rights/section-10/a-penalty-there-is-not", "pending senior bank 3",
    "Line 23 of the position: \"bank\" should be one of: pay, return, money, limit." },
  { "/water-rights/section-10/a-penalty-below-0", "pending senior pay -3",
    "Line 23 of the position: \"-3\" should be a whole number from 0 to 99." },
  { "/water-rights/section-10/too-many-penalties",
    "pending senior pay 1; pending senior pay 1; pending senior pay 1; pending senior pay 1; pending senior pay 1; "
    "pending senior pay 1; pending senior pay 1", "Line 29 of the position: at most 6 penalties are pending." },
  { "/water-rights/section-10/penalties-in-the-own-turn", SENIOR "pending senior pay 1",
    "The position does not hold together: the pending penalties of senior are worked off when the turn begins." },
  { "/water-rights/section-10/a-tile-on-no-land", SENIOR "tile E5 senior park paid 4 supplied 0",
    "Line 33 of the position: tiles stand on land of towns and are listed in cell order." },
  { "/water-rights/section-10/tiles-in-another-order",
    SENIOR "tile D4 senior park paid 4 supplied 0; tile C3 senior park paid 4 supplied 0",
    "Line 34 of the position: tiles stand on land of towns and are listed in cell order." },
  { "/water-rights/section-10/a-tile-of-another-owner", SENIOR "tile C3 junior park paid 4 supplied 0",
    "Line 33 of the position: \"senior\" was expected, not \"junior\"." },
  { "/water-rights/section-10/a-plant-as-a-tile", SENIOR "tile C3 senior well paid 4 supplied 0",
    "Line 33 of the position: this game has no tile \"well\" there." },
  { "/water-rights/section-10/supplied-twice", SENIOR "tile C3 senior park paid 4 supplied 2",
    "Line 33 of the position: \"2\" should be a whole number from 0 to 1." },
  { "/water-rights/section-10/a-plant-in-the-row-of-districts",
    "row district well brickworks cannery glassworks inn gristmill",
    "Line 33 of the position: this game has no tile \"well\" there." },
  { "/water-rights/section-10/a-row-too-short", "row plant reclaim reclaim",
    "Line 34 of the position: \"row\" takes 4 words, not 3." },
  { "/water-rights/section-10/taken-twice", "taken district 2 plant 0",
    "Line 35 of the position: \"2\" should be a whole number from 0 to 1." },
  { "/water-rights/section-10/a-stack-too-high",
    "stack plant well well well well well well well well well well well well well well well well well well well well "
    "well well well well well well well well", "Line 37 of the position: there are from 1 to 26 here, or \"none\"." },
  { "/water-rights/section-10/a-deck-of-no-card", "deck event feast",
    "Line 38 of the position: this game has no card \"feast\"." },
  { "/water-rights/section-10/a-card-in-a-wrong-deck", "discard event palace",
    "The position does not hold together: the card palace lies in a wrong place." },
  { "/water-rights/section-10/nobody-plays-the-steward", "seats steward player player player",
    "The position does not hold together: nobody plays for king." },
  { "/water-rights/section-10/nobody-plays-the-absent", "turn senior build; tax green red cost 1 tiles 2",
    "The position does not hold together: nobody plays for senior.", "seat.senior=absent" },
  { "/water-rights/section-10/an-absent-mayor-is-named",
    R2 ("riparian", "build") "die 2; card ration target senior",
    "The position does not hold together: the named mayor is not in the game.", "seat.senior=absent" },
  { "/water-rights/section-10/a-tile-of-an-absent-mayor",
    "turn riparian build; tax green red cost 1 tiles 2; tile C3 senior park paid 4 supplied 0",
    "The position does not hold together: no tile can stand on C3.", "seat.senior=absent" },
  { "/water-rights/section-10/untaxed-in-a-mayors-turn", "turn senior draft",
    "The position does not hold together: no districts are taxed yet, but it is not the King's turn." },
};

static void
test_wrong (gconstpointer data)
{
  const WrongTest *test = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowSetup) fresh = position_new ("realm", 1, test->settings != NULL ? test->settings : "");
  g_autoptr (OxbowSetup) setup = position_read (fresh, test->facts, &error);
  g_assert_null (setup);
  g_assert_cmpstr (error->message, ==, test->sentence);
}

/* More tiles in hand than a state has room for; and fewer, but too many with those of rows and stacks. */
static void
test_too_many_tiles (void)
{
  static const int n_held[] = { 124, 60 };
  static const char *const sentences[] = {
    "Line 21 of the position: there are more tiles than the game has.",
    "The position does not hold together: there are more tiles than the game has.",
  };
  g_autoptr (OxbowSetup) fresh = position_new ("realm", 1, "");
  for (guint i = 0; i < G_N_ELEMENTS (n_held); i++)
    {
      g_autoptr (GError) error = NULL;
      GString *fact = g_string_new ("hand senior");
      for (int k = 0; k < n_held[i]; k++)
        g_string_append (fact, " wheat/3/0");
      g_autoptr (OxbowSetup) setup = position_read (fresh, fact->str, &error);
      g_assert_null (setup);
      g_assert_cmpstr (error->message, ==, sentences[i]);
      g_string_free (fact, TRUE);
    }
}

/* The scores of a game that is over follow from the rest, and nothing stands after them. */
static void
test_scores (void)
{
  static const char *const changes[][3] = {
    { "score senior town 0", "score senior town 1",
      "this follows from the rest and should be \"score senior town 0 money 4 bonus 0 secret 0 legacy 2 total 6\"." },
    { "winner king", "winner senior", "this follows from the rest and should be \"winner king\"." },
    { "winner king", "victor king", "a line \"winner\" was expected here." },
    { "winner king\n", "winner king\nwinner king\n", "nothing more was expected, but there is \"winner king\"." },
    { "winner king\n", "", "the position ends before its line \"winner\"." },
  };
  g_autoptr (OxbowSetup) fresh = position_new ("realm", 1, "rounds=1");
  g_autofree OxbowState *state = oxbow_state_copy (fresh->start);
  g_assert_true (oxbow_state_apply_text (state, "districts green red", NULL, NULL));
  g_assert_true (oxbow_state_apply_text (state, "done", NULL, NULL));
  for (int i = 0; i < 9; i++)
    g_assert_true (oxbow_state_apply_text (state, "next", NULL, NULL));
  g_autofree char *listing = oxbow_state_listing (state, -1);
  check_damaged (fresh, listing);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autoptr (GError) error = NULL;
      g_auto (GStrv) parts = g_strsplit (listing, changes[i][0], 2);
      g_assert_nonnull (parts[1]);
      g_autofree char *changed = g_strconcat (parts[0], changes[i][1], parts[1], NULL);
      g_autoptr (OxbowSetup) setup = oxbow_setup_read (fresh, changed, &error);
      g_assert_null (setup);
      g_assert_true (g_str_has_suffix (error->message, changes[i][2]));
    }
}

void
add_listing_tests (void)
{
  g_test_add_func ("/water-rights/section-10/too-many-tiles", test_too_many_tiles);
  g_test_add_func ("/water-rights/section-10/scores", test_scores);
  g_test_add_func ("/water-rights/section-10/damaged", test_damaged);
  for (guint i = 0; i < G_N_ELEMENTS (wrongs); i++)
    g_test_add_data_func (wrongs[i].path, &wrongs[i], test_wrong);
}
