/* test-rng.c: the generator against published values, and what is drawn from it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/rng.h"
#include "../scale.h"

static void
known_values (void)
{
  OxbowRng zero = { 0 }, other = { 1234567 };

  g_assert_cmphex (oxbow_rng_next (&zero), ==, 0xE220A8397B1DCDAF);
  g_assert_cmphex (oxbow_rng_next (&zero), ==, 0x6E789E6AA1B965F4);
  g_assert_cmphex (oxbow_rng_next (&zero), ==, 0x06C45D188009454F);
  g_assert_cmpuint (oxbow_rng_next (&other), ==, 6457827717110365317u);
  g_assert_cmpuint (oxbow_rng_next (&other), ==, 3203168211198807973u);
}

/* For n a little over half of all numbers, nearly every second one is unfair and drawn again. */
static void
below_draws_again (void)
{
  const uint64_t n = (UINT64_C (1) << 63) + 1, unfair = n - 2;
  int again = 0;

  for (int seed = 0; seed < 1000; seed++)
    {
      OxbowRng rng = { (uint64_t) seed }, same = rng;
      uint64_t first = oxbow_rng_next (&same), drawn = oxbow_rng_below (&rng, n);

      g_assert_cmpuint (drawn, <, n);
      if (first < unfair)
        again++;
      else
        g_assert_cmpuint (drawn, ==, first % n);
      g_assert_cmpint (rng.s == same.s, ==, first >= unfair);
    }
  g_assert_cmpint (again, >, 400);
  g_assert_cmpint (again, <, 600);
}

static void
below_is_even (void)
{
  int count[7] = { 0 }, n = scaled (70000);
  OxbowRng rng = { 5 };

  for (int i = 0; i < n; i++)
    count[oxbow_rng_below (&rng, 7)]++;
  for (int i = 0; i < 7; i++)
    {
      g_assert_cmpint (count[i], >, n / 7 - n / 70);
      g_assert_cmpint (count[i], <, n / 7 + n / 70);
    }
  g_assert_cmpuint (oxbow_rng_below (&rng, 1), ==, 0);
}

static void
dice_have_six_sides (void)
{
  unsigned int seen = 0;
  OxbowRng rng = { 6 }, same = { 6 };

  for (int i = 0; i < 100; i++)
    {
      int die = oxbow_rng_die (&rng);

      g_assert_cmpint (die, ==, 1 + (int) oxbow_rng_below (&same, 6));
      seen |= 1u << die;
    }
  g_assert_cmphex (seen, ==, 0x7e);
}

static void
shuffle_goes_from_the_top_down (void)
{
  uint8_t a[5] = { 0, 1, 2, 3, 4 }, b[5] = { 0, 1, 2, 3, 4 };
  OxbowRng rng = { 77 }, same = { 77 };

  oxbow_rng_shuffle (&rng, a, 5);
  for (int i = 4; i >= 1; i--)
    {
      uint64_t j = oxbow_rng_below (&same, (uint64_t) i + 1);
      uint8_t swapped = b[i];

      b[i] = b[j];
      b[j] = swapped;
    }
  g_assert_cmpmem (a, 5, b, 5);
  g_assert_cmphex (rng.s, ==, same.s);
}

static void
shuffle_loses_nothing (void)
{
  OxbowRng rng = { 3 };
  uint8_t a[40];

  for (int n = 0; n <= 40; n++)
    {
      uint64_t seen = 0, before = rng.s;

      for (int i = 0; i < n; i++)
        a[i] = (uint8_t) i;
      oxbow_rng_shuffle (&rng, a, n);
      for (int i = 0; i < n; i++)
        seen |= UINT64_C (1) << a[i];
      g_assert_cmphex (seen, ==, (UINT64_C (1) << n) - 1);
      g_assert_true ((n < 2) == (rng.s == before));
    }
}

static void
decks_are_drawn_from_the_end (void)
{
  uint8_t deck[3] = { 7, 8, 9 };
  int n = 3;

  g_assert_cmpuint (oxbow_deck_draw (deck, &n), ==, 9);
  g_assert_cmpuint (oxbow_deck_draw (deck, &n), ==, 8);
  g_assert_cmpint (n, ==, 1);
}

static void
dealing_anew_forgets_the_order (void)
{
  uint8_t one[] = { 4, 1, 3, 1, 2 }, other[] = { 1, 1, 2, 3, 4 };
  OxbowRng rng = { 7 }, same = rng;

  oxbow_deck_deal_anew (one, 5, &rng);
  oxbow_deck_deal_anew (other, 5, &same);
  g_assert_cmpmem (one, 5, other, 5);
  oxbow_deck_sort (one, 5);
  g_assert_cmpmem (one, 5, ((const uint8_t[]) { 1, 1, 2, 3, 4 }), 5);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/rng/known-values", known_values);
  g_test_add_func ("/core/rng/below-draws-again", below_draws_again);
  g_test_add_func ("/core/rng/below-is-even", below_is_even);
  g_test_add_func ("/core/rng/dice-have-six-sides", dice_have_six_sides);
  g_test_add_func ("/core/rng/shuffle-goes-from-the-top-down", shuffle_goes_from_the_top_down);
  g_test_add_func ("/core/rng/shuffle-loses-nothing", shuffle_loses_nothing);
  g_test_add_func ("/core/deck/drawn-from-the-end", decks_are_drawn_from_the_end);
  g_test_add_func ("/core/deck/dealing-anew-forgets-the-order", dealing_anew_forgets_the_order);
  return g_test_run ();
}
