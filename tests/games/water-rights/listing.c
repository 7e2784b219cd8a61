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
  const char *path, *facts, *sentence;
} WrongTest;

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
    "The position does not hold together: senior has done things outside the own turn." },
  { "/water-rights/section-10/a-bank-too-full",
    "king money 10 bank 61 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0",
    "The position does not hold together: the King's bank holds more than it can." },
  { "/water-rights/section-10/a-secret-of-another-role", "secret king great-dam",
    "The position does not hold together: the secret goal of king is not one of that role." },
  { "/water-rights/section-10/a-bonus-twice", "bonus bazaar bazaar civic",
    "The position does not hold together: the bonus goals are three different ones." },
  { "/water-rights/section-10/a-card-that-is-missing", "discard demand none; deck demand none",
    "The position does not hold together: the card palace is there 0 times." },
};

static void
test_wrong (gconstpointer data)
{
  const WrongTest *test = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowSetup) fresh = position_new ("realm", 1, "");
  g_autoptr (OxbowSetup) setup = position_read (fresh, test->facts, &error);
  g_assert_null (setup);
  g_assert_cmpstr (error->message, ==, test->sentence);
}

void
add_listing_tests (void)
{
  g_test_add_func ("/water-rights/section-10/damaged", test_damaged);
  for (guint i = 0; i < G_N_ELEMENTS (wrongs); i++)
    g_test_add_data_func (wrongs[i].path, &wrongs[i], test_wrong);
}
