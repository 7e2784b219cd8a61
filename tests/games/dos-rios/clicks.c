/* clicks.c: what is said of a cell that is clicked on while nothing is chosen, and that no move names
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/picker.h"
#include "games/dos-rios/boards.h"

typedef struct
{
  const char *path, *facts, *cell, *verb, *sentence;
} Click;

static const Click clicks[] = {
  { "/dos-rios/DR-5.5/click-on-campesino-out-of-reach", "camp p1 D1 1; camp p2 C6 1", "C6", "chase",
    "White has a campesino there: to chase it off, first walk next to it." },
  { "/dos-rios/DR-5.5/click-on-two-out-of-reach", "camp p1 D1 1; camp p2 C6 2", "C6", "chase",
    "White has campesinos there: to chase them off, first walk next to them." },
  { "/dos-rios/DR-5.5/click-on-campesino-beside", "camp p1 C7 1; camp p2 C6 1", "C6", "chase",
    "One campesino chases another only from higher ground; bring two." },
  { "/dos-rios/DR-5.5/click-on-two-beside", "camp p1 C7 1; camp p2 C6 2", "C6", "chase",
    "Two campesinos stand there: bring two, both from higher ground." },
  { "/dos-rios/DR-5.5/click-on-finca-with-campesino", "camp p1 C7 1; camp p2 C6 1; building C6 p2 finca", "C6", "chase",
    "Campesinos on their own finca or hacienda cannot be chased off." },
  { "/dos-rios/DR-5.5/click-without-points", "camp p1 C7 1; camp p2 C6 1; points 0", "C6", "chase",
    "Not enough movement points." },
  { "/dos-rios/DR-5.4/click-on-mountain", "camp p1 D1 1", "A3", "walk",
    "Campesinos cannot go onto mountains or lakes. Choose one of yours, and then where it goes." },
  { "/dos-rios/DR-5.4/click-on-mountain-without-points", "camp p1 D1 1; points 0", "A3", "walk",
    "Campesinos cannot go onto mountains or lakes." },
  { "/dos-rios/DR-5.4/click-on-empty-field", "camp p1 D1 1", "C6", "walk",
    "You have no campesino there. Choose one of yours, and then where it goes." },
  { "/dos-rios/DR-5.4/click-on-field-without-points", "camp p1 D1 1; points 0", "C6", "walk",
    "You have no campesino there, and no movement points are left to go there." },
  { "/dos-rios/DR-5.4/click-on-own-without-points", "camp p1 C6 1; points 0; p1 dams 0", "C6", "walk",
    "Your campesino there cannot walk on, as no movement points are left, nor build." },
  { "/dos-rios/DR-5.4/click-on-city-without-points", "camp p1 D1 2; camp p1 D2 2; camp p1 C7 2; points 0", "E9", "walk",
    "You have no campesino there, and no movement points are left to go there." },
  { "/dos-rios/DR-5.6/click-beside-finca-in-transit", "camp p1 C6 1; building C6 p2 finca; transit C6", "D1", "walk",
    "The campesino on C6 must move on: it cannot stay on another player's finca." },
};

static void
test_click (gconstpointer data)
{
  const Click *click = data;
  const RuleTest test = { .path = click->path, .board = &first_valley, .facts = click->facts };
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowSetup) setup = test_rule_set_up (&test, &error);
  g_assert_no_error (error);
  g_autoptr (OxbowPicker) picker = oxbow_picker_new (setup->start);
  OxbowCell cell = oxbow_cell_parse (&setup->grid, click->cell);
  g_autofree char *why = oxbow_picker_explain_cell (picker, cell);
  g_assert_false (oxbow_picker_give_cell (picker, cell, &error));
  g_assert_error (error, OXBOW_RULES_ERROR, OXBOW_RULES_ERROR_ILLEGAL);
  g_assert_cmpstr (error->message, ==, why);
  g_assert_cmpstr (oxbow_picker_get_refused (picker), ==, click->verb);
  size_t length;
  g_autofree char *rule = oxbow_refusal_get_rule (why, &length);
  g_assert_true (g_str_has_prefix (click->path + strlen ("/dos-rios/"), rule));
  why[length] = '\0';
  g_assert_cmpstr (why, ==, click->sentence);
}

void
add_click_tests (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (clicks); i++)
    g_test_add_data_func (clicks[i].path, &clicks[i], test_click);
}
