/* test-report.c: the page about many games names what was chosen for them, and keeps within its margins
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/document.h"
#include "files/library.h"
#include "paint/report.h"
#include "picture.h"

#define MARGIN 36
#define SLIP 4                  /* lines and the signs at their ends stand a little over */

static OxbowScenario *
open_scenario (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = oxbow_library_path (oxbow_ruleset_find ("dos-rios"), "first-valley");
  g_autoptr (OxbowDocument) document = oxbow_document_load (path, &error);
  g_assert_no_error (error);
  return oxbow_scenario_ref (oxbow_document_get_scenario (document));
}

/* A page of one game, with these options. */
static cairo_surface_t *
draw_page (const char *const *options)
{
  cairo_surface_t *page = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) OXBOW_REPORT_WIDTH,
                                                      (int) OXBOW_REPORT_HEIGHT);
  g_autoptr (cairo_t) cr = cairo_create (page);
  g_autoptr (OxbowScenario) scenario = open_scenario ();
  g_autofree int64_t *uses = g_new0 (int64_t, oxbow_grid_n_cells (&scenario->map->grid));
  double stood[] = { 0, 1, 2 };
  int lengths[] = { 1 };
  OxbowBalance balance = { .n_games = 1, .n_seats = 1, .lengths = lengths, .n_lengths = 1, .first_length = 20,
                           .each_length = 1, .uses = uses };
  balance.seats[0] = (OxbowBalanceSeat) { .share = 1, .low = 0.2, .high = 1, .stood = stood, .n_stood = 3 };
  OxbowReport report = { .title = "Dos Rios, First Valley", .subtitle = "1 game", .options = options,
                         .scenario = scenario, .balance = &balance };
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  oxbow_report_draw (cr, &report);
  return page;
}

/* The box around all that is drawn. */
static OxbowBox
find_drawn (cairo_surface_t *page)
{
  g_autoptr (cairo_surface_t) blank = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) OXBOW_REPORT_WIDTH,
                                                                  (int) OXBOW_REPORT_HEIGHT);
  g_autoptr (cairo_t) cr = cairo_create (blank);
  OxbowBox box;
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  picture_differ (page, blank, 0, &box);
  return box;
}

static void
assert_within_margins (const char *const *options)
{
  g_autoptr (cairo_surface_t) page = draw_page (options);
  OxbowBox box = find_drawn (page);
  g_assert_cmpfloat (box.x + box.width, <=, OXBOW_REPORT_WIDTH - MARGIN + SLIP);
  g_assert_cmpfloat (box.y + box.height, <=, OXBOW_REPORT_HEIGHT - MARGIN + SLIP);
}

static void
test_names_options (void)
{
  g_autoptr (cairo_surface_t) plain = draw_page ((const char *const[]) { NULL });
  g_autoptr (cairo_surface_t) chosen = draw_page ((const char *const[]) { "Cards on display: 3", NULL });
  OxbowBox box;
  g_assert_cmpint (picture_differ (plain, chosen, 0, &box), >, 100);
  g_assert_cmpfloat (box.y, >, MARGIN + 20);
}

/* More than a line holds go on in the next. */
static void
test_many_options (void)
{
  const char *options[13] = { NULL };
  for (int i = 0; i < 12; i++)
    options[i] = "An option with a long name: Its value";
  assert_within_margins (options);
}

/* So does one by itself, and of one without end the page names what it has room for. */
static void
test_long_options (void)
{
  g_autoptr (GString) cards = g_string_new ("Harvest cards: wheat");
  for (int i = 0; i < 20; i++)
    g_string_append (cards, ", desperado-moreno");
  assert_within_margins ((const char *const[]) { cards->str, NULL });
  for (int i = 0; i < 1000; i++)
    g_string_append (cards, ", desperado-moreno");
  assert_within_margins ((const char *const[]) { cards->str, NULL });
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/paint/report/names-options", test_names_options);
  g_test_add_func ("/paint/report/many-options", test_many_options);
  g_test_add_func ("/paint/report/long-options", test_long_options);
  return g_test_run ();
}
