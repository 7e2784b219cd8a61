/* random-yard.c: scenarios with random things of every kind
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/lesson.h"
#include "yard.h"

#include <string.h>

static int
below (int n)
{
  return g_test_rand_int_range (0, n);
}

/* Letters that XML and people find hard, and easy ones. */
static char *
random_text (void)
{
  static const char *const pieces[] = {
    "a", "Z", " ", "&", "<", ">", "\"", "'", "]]>", "\n", "\t", "\r", "é", "河", "😀", "\u202e", "e\u0301",
    "&amp;", "&#38;", "<!--", "\xff", "\x01", "\uffff",
  };
  g_autoptr (GString) text = g_string_new ("x");
  for (int n = below (12); n > 0; n--)
    g_string_append (text, pieces[below (G_N_ELEMENTS (pieces))]);
  g_string_append_c (text, 'y');
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
random_id (void)
{
  return g_strdup_printf ("n%u-%u", g_test_rand_int (), g_test_rand_int ());
}

/* Some attributes of those that most kinds have. */
static void
add_attributes (OxbowRecord *record, const OxbowGrid *grid)
{
  g_autofree char *note = random_text (), *id = random_id (), *height = g_strdup_printf ("%d", below (11) - 5);
  if (below (2))
    oxbow_record_set (record, "note", note);
  if (below (2))
    oxbow_record_set (record, "side", below (2) ? "left" : "right");
  if (below (2))
    oxbow_record_set (record, "id", id);
  if (below (2))
    oxbow_record_set (record, "height", height);
  if (below (2))
    oxbow_record_set (record, "towards", OXBOW_CELL_NAME (grid, below (oxbow_grid_n_cells (grid))));
}

static OxbowRecord *
new_at (const char *kind, OxbowCell cell)
{
  OxbowRecord *record = oxbow_record_new (kind);
  g_array_append_val (record->cells, cell);
  return record;
}

static bool
is_inside (const OxbowMap *map, OxbowCell cell)
{
  return map->terrain[cell] != '.';
}

static void
add_on_cells (OxbowScenario *scenario)
{
  OxbowMap *map = scenario->map;
  for (OxbowCell cell = 0; cell < oxbow_grid_n_cells (&map->grid); cell++)
    {
      if (!is_inside (map, cell) || below (4) > 0)
        continue;
      OxbowRecord *feature = new_at (below (2) ? "stone" : "spring", cell), *hen = new_at ("hen", cell);
      add_attributes (feature, &map->grid);
      add_attributes (hen, &map->grid);
      g_ptr_array_add (map->features, feature);
      g_ptr_array_add (scenario->pieces, hen);

      g_autofree char *text = random_text ();
      OxbowRecord *label = new_at ("label", cell);
      oxbow_record_set (label, "text", text);
      g_ptr_array_add (map->labels, label);
    }
}

static void
add_edges (OxbowScenario *scenario)
{
  OxbowMap *map = scenario->map;
  for (OxbowCell cell = 0; cell < oxbow_grid_n_cells (&map->grid); cell++)
    for (int side = 0; side < OXBOW_SIDES && is_inside (map, cell); side++)
      if (below (8) == 0)
        {
          OxbowRecord *edge = oxbow_record_new (below (2) ? "wall" : "river"), *gate = oxbow_record_new ("gate");
          edge->edge = gate->edge = cell * OXBOW_SIDES + side;
          add_attributes (edge, &map->grid);
          g_ptr_array_add (map->edges, edge);
          g_ptr_array_add (scenario->pieces, gate);
        }
}

static void
add_group (OxbowMap *map)
{
  g_autofree char *id = random_id ();
  OxbowRecord *group = oxbow_record_new ("pond");
  for (OxbowCell cell = 0; cell < oxbow_grid_n_cells (&map->grid); cell++)
    if (is_inside (map, cell) && below (3) == 0)
      g_array_append_val (group->cells, cell);
  oxbow_record_set (group, "height", "3");
  oxbow_record_set (group, "id", id);
  if (group->cells->len > 1)
    {
      OxbowRecord *link = oxbow_record_new ("road");
      g_array_append_vals (link->cells, group->cells->data, 2);
      g_ptr_array_add (map->links, link);
    }
  if (group->cells->len > 0)
    g_ptr_array_add (map->groups, group);
  else
    oxbow_record_free (group);
}

static void
add_tables (OxbowScenario *scenario)
{
  for (int n = below (4); n > 0; n--)
    {
      OxbowRecord *card = oxbow_record_new ("card");
      add_attributes (card, &scenario->map->grid);
      for (int i = below (3); i > 0; i--)
        {
          OxbowRecord *effect = oxbow_record_new ("effect");
          add_attributes (effect, &scenario->map->grid);
          oxbow_record_add (card, effect);
        }
      g_ptr_array_add (scenario->tables, card);
    }
}

static void
add_words (OxbowScenario *scenario)
{
  static const char *const languages[] = { NULL, "de", "pt-BR", "zh-Hant-TW" };
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autofree char *title = random_text (), *description = random_text ();
      if (i == 0 || below (2))
        oxbow_text_set (scenario->title, languages[i], title);
      if (below (2))
        oxbow_text_set (scenario->description, languages[i], description);
    }
  if (below (2))
    scenario->author = random_text ();
  if (below (2))
    oxbow_settings_set_option (scenario->settings, "order", "a,b", 0);
  if (below (2))
    oxbow_settings_suggest (scenario->settings, "order", "b,a", 0);
  if (below (2))
    oxbow_settings_set_seat (scenario->settings, "p2", "engine", 0);
  scenario->max_players = below (5) == 0 ? 0 : 2 + below (3);
  scenario->min_players = MIN (scenario->max_players, 2);
}

static void
add_lesson (OxbowScenario *scenario)
{
  scenario->lesson = oxbow_lesson_new (g_test_rand_int (), 2 + below (3));
  for (int i = below (4); i > 0; i--)
    {
      OxbowLessonStep *step = oxbow_lesson_add (scenario->lesson);
      *(below (2) ? &step->wait : &step->play) = g_strdup (below (2) ? "add 1" : "add *");
      step->is_free = step->wait != NULL && below (2);
      oxbow_text_set (step->text, NULL, "Add <one> & go on.");
      oxbow_text_set (step->text, "de", below (2) ? "Eins." : "Zwei.");
    }
}

OxbowScenario *
yard_random_scenario (void)
{
  static const char letters[] = "gggg~<.";
  int width = 2 + below (8), height = 1 + below (8);
  OxbowMap *map = oxbow_map_new (below (2) ? OXBOW_FLAT : OXBOW_POINTY, width, height, 'g');
  for (OxbowCell cell = 0; cell < width * height; cell++)
    map->terrain[cell] = letters[below ((int) strlen (letters))];
  OxbowScenario *scenario = oxbow_scenario_new (&yard_ruleset, "a-yard", map);
  add_words (scenario);
  add_on_cells (scenario);
  add_edges (scenario);
  add_group (map);
  add_group (map);
  add_tables (scenario);
  if (below (3) == 0)
    add_lesson (scenario);
  if (below (3) == 0)
    g_ptr_array_add (scenario->foreign, g_strdup ("<note xmlns=\"urn:x\" by=\"a&amp;b\">one <b>two</b>\n</note>"));
  return scenario;
}
