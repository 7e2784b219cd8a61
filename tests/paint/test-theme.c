/* test-theme.c: colours keep their promises
 *
 * Heights are told apart by lightness alone, writing and rivers by contrast, players by distance in anybody's eyes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "colour.h"
#include "core/ruleset.h"
#include <math.h>

static OxbowColour
tone (OxbowThemeKind kind, OxbowTone tone)
{
  return oxbow_theme_get (kind)->tones[tone];
}

/* Two pairs of the paper by Sharma, Wu and Dalal would need Lab values; black and white, and grey on grey, will do
 * here. */
static void
test_measure (void)
{
  OxbowColour black = oxbow_colour_parse ("#000000"), white = oxbow_colour_parse ("#ffffff");
  g_assert_cmpfloat_with_epsilon (colour_distance (black, white, EYES_NORMAL), 100, 0.1);
  g_assert_cmpfloat_with_epsilon (colour_contrast (black, white), 21, 0.01);
  g_assert_cmpfloat_with_epsilon (colour_lightness (oxbow_colour_parse ("#777777")), 50, 0.2);
  g_assert_cmpfloat (colour_distance (white, white, EYES_DEUTAN), ==, 0);
  g_assert_cmpfloat (colour_distance (oxbow_colour_parse ("#ff0000"), oxbow_colour_parse ("#00a000"), EYES_NORMAL), >,
                     colour_distance (oxbow_colour_parse ("#ff0000"), oxbow_colour_parse ("#00a000"), EYES_DEUTAN)
                         + 20);
}

static void
test_heights (void)
{
  static const OxbowTone fields[] = { OXBOW_TONE_WHEAT, OXBOW_TONE_TOBACCO, OXBOW_TONE_CORN };
  for (int i = 0; i < OXBOW_N_THEMES; i++)
    {
      OxbowThemeKind kind = (OxbowThemeKind) i;
      double mountain = colour_lightness (tone (kind, OXBOW_TONE_MOUNTAIN)),
             hill = colour_lightness (tone (kind, OXBOW_TONE_HILL));
      double forest = colour_lightness (tone (kind, OXBOW_TONE_FOREST));
      g_assert_cmpfloat (mountain + 0.7, <, hill);
      g_assert_cmpfloat (hill + 7, <, forest);
      for (size_t k = 0; k < G_N_ELEMENTS (fields); k++)
        g_assert_cmpfloat (forest + 9, <, colour_lightness (tone (kind, fields[k])));
    }
}

static void
test_elevations (void)
{
  for (int i = 0; i < OXBOW_N_THEMES; i++)
    for (int step = OXBOW_TONE_ELEVATION_2; step < OXBOW_TONE_ELEVATION_5; step++)
      g_assert_cmpfloat (colour_lightness (tone ((OxbowThemeKind) i, (OxbowTone) step)), >,
                         colour_lightness (tone ((OxbowThemeKind) i, (OxbowTone) (step + 1))) + 2);
}

static void
test_contrast (void)
{
  static const struct
  {
    OxbowTone ink, ground;
    double light, dark;
  } rows[] = {
    { OXBOW_TONE_INK, OXBOW_TONE_PAPER, 11.2, 10.5 },
    { OXBOW_TONE_TEXT_SECOND, OXBOW_TONE_PANEL, 6.0, 5.8 },
    { OXBOW_TONE_ACCENT, OXBOW_TONE_CASING, 8.1, 9.9 },
    { OXBOW_TONE_VERDE, OXBOW_TONE_CASING, 4.0, 6.6 },
    { OXBOW_TONE_MORENO, OXBOW_TONE_CASING, 4.0, 6.6 },
    { OXBOW_TONE_AZUL, OXBOW_TONE_CASING, 4.0, 6.6 },
    { OXBOW_TONE_ROJO, OXBOW_TONE_CASING, 4.0, 6.6 },
    { OXBOW_TONE_INK, OXBOW_TONE_CARD, 11, 8 },
  };
  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_assert_cmpfloat (
          colour_contrast (tone (OXBOW_THEME_LIGHT, rows[i].ink), tone (OXBOW_THEME_LIGHT, rows[i].ground)), >=,
          rows[i].light);
      g_assert_cmpfloat (
          colour_contrast (tone (OXBOW_THEME_DARK, rows[i].ink), tone (OXBOW_THEME_DARK, rows[i].ground)), >=,
          rows[i].dark);
      for (int strong = OXBOW_THEME_CONTRAST; strong <= OXBOW_THEME_CONTRAST_DARK; strong++)
        g_assert_cmpfloat (colour_contrast (tone ((OxbowThemeKind) strong, rows[i].ink),
                                            tone ((OxbowThemeKind) strong, rows[i].ground)), >=, 5);
    }
}

/* By night high contrast keeps what it has by day, up to what one reads with ease: signs and words seven times lighter
 * than their ground, other things three times. */
static void
test_contrast_by_night (void)
{
  static const struct
  {
    OxbowTone one, other;
    double most;
  } pairs[] = {
    { OXBOW_TONE_INK, OXBOW_TONE_PAPER, 21 },
    { OXBOW_TONE_INK, OXBOW_TONE_CASING, 21 },
    { OXBOW_TONE_INK, OXBOW_TONE_PANEL, 21 },
    { OXBOW_TONE_INK, OXBOW_TONE_CARD, 15 },
    { OXBOW_TONE_TEXT_SECOND, OXBOW_TONE_PANEL, 21 },
    { OXBOW_TONE_INK_SOFT, OXBOW_TONE_TRAIL, 7 },
    { OXBOW_TONE_INK, OXBOW_TONE_WHEAT, 7 },
    { OXBOW_TONE_INK, OXBOW_TONE_TOBACCO, 7 },
    { OXBOW_TONE_INK, OXBOW_TONE_CORN, 7 },
    { OXBOW_TONE_INK, OXBOW_TONE_FOREST, 7 },
    { OXBOW_TONE_INK, OXBOW_TONE_HILL, 7 },
    { OXBOW_TONE_INK, OXBOW_TONE_MOUNTAIN, 7 },
    { OXBOW_TONE_INK, OXBOW_TONE_LAKE, 7 },
    { OXBOW_TONE_INK, OXBOW_TONE_CITY, 7 },
    { OXBOW_TONE_INK, OXBOW_TONE_TRAIL, 7 },
    { OXBOW_TONE_INK, OXBOW_TONE_WATER, 7 },
    { OXBOW_TONE_INK, OXBOW_TONE_FLOOD, 7 },
    { OXBOW_TONE_INK, OXBOW_TONE_ELEVATION_2, 7 },
    { OXBOW_TONE_INK, OXBOW_TONE_ELEVATION_3, 7 },
    { OXBOW_TONE_INK, OXBOW_TONE_ELEVATION_4, 7 },
    { OXBOW_TONE_INK, OXBOW_TONE_ELEVATION_5, 7 },
    { OXBOW_TONE_WHEAT_SIGN, OXBOW_TONE_WHEAT, 7 },
    { OXBOW_TONE_TOBACCO_SIGN, OXBOW_TONE_TOBACCO, 7 },
    { OXBOW_TONE_CORN_SIGN, OXBOW_TONE_CORN, 7 },
    { OXBOW_TONE_FOREST_SIGN, OXBOW_TONE_FOREST, 7 },
    { OXBOW_TONE_HILL_SIGN, OXBOW_TONE_HILL, 7 },
    { OXBOW_TONE_MOUNTAIN_SIGN, OXBOW_TONE_MOUNTAIN, 7 },
    { OXBOW_TONE_LAKE_LINES, OXBOW_TONE_LAKE, 7 },
    { OXBOW_TONE_WATER_INK, OXBOW_TONE_WATER, 7 },
    { OXBOW_TONE_WATER_INK, OXBOW_TONE_PAPER, 7 },
    { OXBOW_TONE_WATER_INK, OXBOW_TONE_FLOOD, 7 },
    { OXBOW_TONE_GROUP_BORDER, OXBOW_TONE_ELEVATION_2, 7 },
    { OXBOW_TONE_GROUP_BORDER, OXBOW_TONE_ELEVATION_5, 7 },
    { OXBOW_TONE_ACCENT, OXBOW_TONE_CASING, 12 },
    { OXBOW_TONE_LAST_MOVE, OXBOW_TONE_CASING, 7 },
    { OXBOW_TONE_ERROR, OXBOW_TONE_CASING, 7 },
    { OXBOW_TONE_VERDE, OXBOW_TONE_CASING, 7 },
    { OXBOW_TONE_MORENO, OXBOW_TONE_CASING, 7 },
    { OXBOW_TONE_AZUL, OXBOW_TONE_CASING, 7 },
    { OXBOW_TONE_ROJO, OXBOW_TONE_CASING, 7 },
    { OXBOW_TONE_VERDE, OXBOW_TONE_ARROW, 7 },
    { OXBOW_TONE_MORENO, OXBOW_TONE_ARROW, 7 },
    { OXBOW_TONE_AZUL, OXBOW_TONE_ARROW, 7 },
    { OXBOW_TONE_ROJO, OXBOW_TONE_ARROW, 7 },
    { OXBOW_TONE_LOG, OXBOW_TONE_CASING, 7 },
    { OXBOW_TONE_LOG_RIM, OXBOW_TONE_LOG, 7 },
    { OXBOW_TONE_LOG_RIM, OXBOW_TONE_LOG_END, 7 },
    { OXBOW_TONE_COB, OXBOW_TONE_CORN, 3 },
    { OXBOW_TONE_WALL, OXBOW_TONE_CITY, 3 },
    { OXBOW_TONE_ROOF, OXBOW_TONE_CITY, 3 },
  };
  for (size_t i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      double by_day = colour_contrast (tone (OXBOW_THEME_CONTRAST, pairs[i].one),
                                       tone (OXBOW_THEME_CONTRAST, pairs[i].other));
      g_assert_cmpfloat (colour_contrast (tone (OXBOW_THEME_CONTRAST_DARK, pairs[i].one),
                                          tone (OXBOW_THEME_CONTRAST_DARK, pairs[i].other)), >=,
                         MIN (by_day, pairs[i].most));
    }
}

static void
test_night_is_dark (void)
{
  for (int i = 0; i < OXBOW_N_THEMES; i++)
    {
      const OxbowTheme *theme = oxbow_theme_get ((OxbowThemeKind) i);
      g_assert_cmpint (theme->night, ==, colour_lightness (theme->tones[OXBOW_TONE_PAPER]) < 50);
      g_assert_cmpint (theme->soft, ==, i != OXBOW_THEME_CONTRAST && i != OXBOW_THEME_CONTRAST_DARK);
      g_assert_cmpfloat (theme->line, ==, theme->soft ? 1 : 1.5);
    }
}

static void
test_players (void)
{
  for (int eyes = 0; eyes < N_EYES; eyes++)
    for (int i = 0; i < OXBOW_N_LIVERIES; i++)
      for (int k = 0; k < i; k++)
        g_assert_cmpfloat (colour_distance (oxbow_livery_get (i)->colour, oxbow_livery_get (k)->colour, (Eyes) eyes),
                           >=, 20);
}

/* The least distance of any two of the first n colours. */
static double
least_distance (const OxbowColour *colours, int n, Eyes eyes)
{
  double least = INFINITY;
  for (int i = 0; i < n; i++)
    for (int k = 0; k < i; k++)
      least = MIN (least, colour_distance (colours[i], colours[k], eyes));
  return least;
}

/* As chosen: six players, the four of Dos Rios, and the rivers, which have arrows and names besides. */
static void
test_least_distances (void)
{
  static const double six[N_EYES] = { 28.0, 22.7, 24.7, 22.9 }, four[N_EYES] = { 28.0, 23.5, 26.9, 23.2 };
  static const double rivers[N_EYES] = { 30.8, 11.3, 14.9, 8.5 };
  OxbowColour players[OXBOW_N_LIVERIES], water[4];
  for (int i = 0; i < OXBOW_N_LIVERIES; i++)
    players[i] = oxbow_livery_get (i)->colour;
  for (int i = 0; i < 4; i++)
    water[i] = tone (OXBOW_THEME_LIGHT, (OxbowTone) (OXBOW_TONE_VERDE + i));
  for (int eyes = 0; eyes < N_EYES; eyes++)
    {
      g_assert_cmpfloat (least_distance (players, OXBOW_N_LIVERIES, (Eyes) eyes), >, six[eyes] - 0.1);
      g_assert_cmpfloat (least_distance (players, 4, (Eyes) eyes), >, four[eyes] - 0.1);
      g_assert_cmpfloat (least_distance (water, 4, (Eyes) eyes), >, rivers[eyes] - 0.1);
    }
}

/* In high contrast rivers, and the hand beside them, are as far apart by night as by day, in anybody's eyes. */
static void
test_rivers_by_night (void)
{
  OxbowColour by_day[5], by_night[5];
  for (int i = 0; i < 5; i++)
    {
      OxbowTone what = i < 4 ? (OxbowTone) (OXBOW_TONE_VERDE + i) : OXBOW_TONE_ACCENT;
      by_day[i] = tone (OXBOW_THEME_CONTRAST, what);
      by_night[i] = tone (OXBOW_THEME_CONTRAST_DARK, what);
    }
  for (int eyes = 0; eyes < N_EYES; eyes++)
    for (int n = 4; n <= 5; n++)
      g_assert_cmpfloat (least_distance (by_night, n, (Eyes) eyes), >=, least_distance (by_day, n, (Eyes) eyes));
}

static void
test_marks (void)
{
  for (int i = 0; i < OXBOW_N_LIVERIES; i++)
    {
      const OxbowLivery *livery = oxbow_livery_get (i);
      g_assert_cmpfloat (colour_contrast (livery->colour, livery->mark_colour), >=, 4.5);
      for (int k = 0; k < i; k++)
        g_assert_cmpint (oxbow_livery_get (k)->mark, !=, livery->mark);
    }
}

/* A ruleset names colours; the usual ones get their own mark, others the seat's, in a tone that can be seen. */
static void
test_liveries (void)
{
  g_assert_cmpint (oxbow_livery_for ("#ba2317", 0).mark, ==, OXBOW_MARK_DIAMOND);
  g_assert_cmpint (oxbow_livery_for ("#FBF7EC", 3).mark, ==, OXBOW_MARK_TRIANGLE);
  OxbowLivery other = oxbow_livery_for ("#808000", 4);
  g_assert_cmpint (other.mark, ==, OXBOW_MARK_CROSS);
  g_assert_cmpfloat (colour_contrast (other.colour, other.mark_colour), >, 3);
  g_assert_cmpint (oxbow_livery_for (NULL, 2).mark, ==, OXBOW_MARK_SQUARE);
}

/* Whoever sits at a table together, in the colours that the game gives them. */
static void
test_seats (void)
{
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    for (int seat = 0; seat < oxbow_ruleset_n_seats (oxbow_rulesets[i]); seat++)
      for (int other = 0; other < seat; other++)
        {
          OxbowLivery one = oxbow_livery_for (oxbow_rulesets[i]->seats[seat].colour, seat);
          OxbowLivery two = oxbow_livery_for (oxbow_rulesets[i]->seats[other].colour, other);
          g_assert_cmpint (one.mark, !=, two.mark);
          for (int eyes = 0; eyes < N_EYES; eyes++)
            g_assert_cmpfloat (colour_distance (one.colour, two.colour, (Eyes) eyes), >=, 20);
        }
}

static void
test_names (void)
{
  static const char *const names[] = { "light", "dark", "contrast", "contrast-dark", "plain", "plain-dark" };
  OxbowThemeKind kind;
  G_STATIC_ASSERT (G_N_ELEMENTS (names) == OXBOW_N_THEMES);
  for (int i = 0; i < OXBOW_N_THEMES; i++)
    {
      g_assert_true (oxbow_theme_find (names[i], &kind));
      g_assert_cmpint (kind, ==, i);
    }
  g_assert_false (oxbow_theme_find ("dusk", &kind));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/paint/theme/measure", test_measure);
  g_test_add_func ("/paint/theme/heights-by-lightness", test_heights);
  g_test_add_func ("/paint/theme/elevations-by-lightness", test_elevations);
  g_test_add_func ("/paint/theme/contrast", test_contrast);
  g_test_add_func ("/paint/theme/contrast-by-night", test_contrast_by_night);
  g_test_add_func ("/paint/theme/night-is-dark", test_night_is_dark);
  g_test_add_func ("/paint/theme/players-apart-in-anybodys-eyes", test_players);
  g_test_add_func ("/paint/theme/least-distances", test_least_distances);
  g_test_add_func ("/paint/theme/rivers-apart-by-night", test_rivers_by_night);
  g_test_add_func ("/paint/theme/marks-differ", test_marks);
  g_test_add_func ("/paint/theme/liveries-by-colour", test_liveries);
  g_test_add_func ("/paint/theme/seats-of-every-game", test_seats);
  g_test_add_func ("/paint/theme/names", test_names);
  return g_test_run ();
}
