/* test-badge.c: small pictures fill their box and stay in it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/badge.h"
#include "picture.h"
#include <math.h>

#define MARGIN 20

static cairo_surface_t *
blank (int width, int height)
{
  cairo_surface_t *picture =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, width + 2 * MARGIN, height + 2 * MARGIN);
  g_autoptr (cairo_t) cr = picture_pen (picture);
  cairo_set_source_rgb (cr, 0, 1, 0);
  cairo_paint (cr);
  return picture;
}

static cairo_surface_t *
draw_badge (OxbowThemeKind theme, OxbowBadge badge, const OxbowLivery *livery, int size)
{
  cairo_surface_t *picture = blank (size, size);
  g_autoptr (cairo_t) cr = picture_pen (picture);
  cairo_translate (cr, MARGIN, MARGIN);
  oxbow_badge_draw (cr, theme, badge, livery, size);
  return picture;
}

/* A shadow may fall a little beside. */
static void
test_badges (void)
{
  static const int sizes[] = { 16, 24, 48, 96 };
  for (int theme = 0; theme < OXBOW_N_THEMES; theme++)
    for (int badge = 0; badge < OXBOW_N_BADGES; badge++)
      for (size_t i = 0; i < G_N_ELEMENTS (sizes); i++)
        {
          OxbowBox box;
          g_autoptr (cairo_surface_t) none = blank (sizes[i], sizes[i]);
          g_autoptr (cairo_surface_t) picture =
              draw_badge ((OxbowThemeKind) theme, (OxbowBadge) badge, oxbow_livery_get (2), sizes[i]);
          int n = picture_differ (none, picture, 24, &box);
          double slack = 1 + 0.08 * sizes[i];
          g_assert_cmpint (n, >, sizes[i]);
          g_assert_cmpfloat (box.x, >=, MARGIN - slack);
          g_assert_cmpfloat (box.y, >=, MARGIN - slack);
          g_assert_cmpfloat (box.x + box.width, <=, MARGIN + sizes[i] + slack);
          g_assert_cmpfloat (box.y + box.height, <=, MARGIN + sizes[i] + slack);
          g_assert_cmpfloat (MAX (box.width, box.height), >=, 0.62 * sizes[i]);
        }
}

/* Two players' chips differ in form, not in colour alone: also where both have the same one. */
static void
test_chips (void)
{
  for (int i = 0; i < OXBOW_N_LIVERIES; i++)
    for (int k = 0; k < i; k++)
      {
        OxbowLivery grey = *oxbow_livery_get (i), other = *oxbow_livery_get (k);
        grey.colour = other.colour = oxbow_colour_parse ("#444444");
        grey.mark_colour = other.mark_colour = oxbow_colour_parse ("#ffffff");
        g_autoptr (cairo_surface_t) a = draw_badge (OXBOW_THEME_LIGHT, OXBOW_BADGE_CHIP, &grey, 24);
        g_autoptr (cairo_surface_t) b = draw_badge (OXBOW_THEME_LIGHT, OXBOW_BADGE_CHIP, &other, 24);
        g_assert_cmpint (picture_differ (a, b, 60, NULL), >, 6);
      }
}

static cairo_surface_t *
draw_card (OxbowThemeKind theme, const OxbowCardLook *look)
{
  cairo_surface_t *picture = blank (60, 100);
  g_autoptr (cairo_t) cr = picture_pen (picture);
  cairo_translate (cr, MARGIN, MARGIN);
  oxbow_badge_draw_card (cr, theme, look, 60, 100);
  return picture;
}

/* Within the card, and the room for its name is empty. */
static void
test_cards (void)
{
  for (int theme = 0; theme < OXBOW_N_THEMES; theme++)
    for (int face = 0; face < OXBOW_N_FACES; face++)
      {
        OxbowBox box;
        OxbowCardLook look = { .face = (OxbowFace) face, .river = 1 };
        g_autoptr (cairo_surface_t) none = blank (60, 100), picture = draw_card ((OxbowThemeKind) theme, &look);
        g_assert_cmpint (picture_differ (none, picture, 8, &box), >, 1000);
        g_assert_cmpfloat (box.x, >=, MARGIN - 1);
        g_assert_cmpfloat (box.x + box.width, <=, MARGIN + 61);
        g_assert_cmpfloat (box.y, >=, MARGIN - 1);
        g_assert_cmpfloat (box.y + box.height, <=, MARGIN + 101);
        const uint32_t *row = (const uint32_t *) (const void *) (cairo_image_surface_get_data (picture)
                                                                 + (MARGIN + 85)
                                                                 * cairo_image_surface_get_stride (picture));
        for (int x = MARGIN + 12; x < MARGIN + 48; x++)
          g_assert_cmphex (row[x] & 0xFFFFFF, ==, row[MARGIN + 12] & 0xFFFFFF);
      }
}

/* No two rivers have the same arrows, whatever their colour: a card says which river it is by more than its tone. */
static void
test_river_cards (void)
{
  for (int i = 0; i < 4; i++)
    for (int k = 0; k < i; k++)
      {
        OxbowCardLook a = { .face = OXBOW_FACE_RIVER, .river = i }, b = { .face = OXBOW_FACE_RIVER, .river = k };
        g_autoptr (cairo_surface_t) p = draw_card (OXBOW_THEME_CONTRAST, &a), q = draw_card (OXBOW_THEME_CONTRAST, &b);
        g_assert_cmpint (picture_differ (p, q, 40, NULL), >, 30);
      }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/paint/badge/sizes", test_badges);
  g_test_add_func ("/paint/badge/chips-differ-in-form", test_chips);
  g_test_add_func ("/paint/badge/cards", test_cards);
  g_test_add_func ("/paint/badge/cards-of-rivers", test_river_cards);
  return g_test_run ();
}
