/* drafts.c: drafts to try things on, and whether two are the same
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drafts.h"
#include "editor/shape.h"

#include <string.h>

int
below (int n)
{
  return g_test_rand_int_range (0, n);
}

int
count_kinds (const OxbowRecordKind *kinds)
{
  int n = 0;
  while (kinds != NULL && kinds[n].name != NULL)
    n++;
  return n;
}

GBytes *
draft_bytes (OxbowDraft *draft)
{
  return oxbow_document_write (oxbow_draft_get_scenario (draft), NULL);
}

void
assert_same_bytes (GBytes *a, GBytes *b)
{
  size_t n, m;
  const char *first = g_bytes_get_data (a, &n), *second = g_bytes_get_data (b, &m);
  g_assert_cmpmem (first, n, second, m);
}

static void
assert_as_noted (GPtrArray *stages, OxbowDraft *draft)
{
  GBytes *noted = stages->pdata[oxbow_draft_get_position (draft)];
  g_autoptr (GBytes) bytes = draft_bytes (draft);
  if (noted != NULL)
    assert_same_bytes (bytes, noted);
}

GPtrArray *
stages_new (OxbowDraft *draft)
{
  GPtrArray *stages = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  g_ptr_array_add (stages, draft_bytes (draft));
  return stages;
}

/* What was between two steps made at once is not known. */
void
stages_note (GPtrArray *stages, OxbowDraft *draft)
{
  int position = oxbow_draft_get_position (draft);
  while ((int) stages->len < position)
    g_ptr_array_add (stages, NULL);
  if ((int) stages->len == position)
    g_ptr_array_add (stages, draft_bytes (draft));
  else
    assert_as_noted (stages, draft);
}

void
stages_walk (GPtrArray *stages, OxbowDraft *draft, int n)
{
  for (int i = 0; i < n; i++)
    {
      oxbow_draft_go (draft, below ((int) stages->len));
      assert_as_noted (stages, draft);
    }
  oxbow_draft_go (draft, 0);
  assert_as_noted (stages, draft);
}

void
assert_way_back (OxbowDraft *draft, GBytes *before)
{
  int n = oxbow_draft_get_position (draft);
  g_autoptr (GBytes) drawn = draft_bytes (draft);
  oxbow_draft_go (draft, 0);
  g_autoptr (GBytes) back = draft_bytes (draft);
  assert_same_bytes (before, back);
  oxbow_draft_go (draft, n);
  g_autoptr (GBytes) again = draft_bytes (draft);
  assert_same_bytes (drawn, again);
}

static int
compare_texts (gconstpointer a, gconstpointer b)
{
  return strcmp (*(char **) a, *(char **) b);
}

/* What a record is and where it lies, as it would be there; the cells of a link in their order, others sorted. */
static char *
place_record (const OxbowRecord *record, OxbowLayer layer, const OxbowTransform *transform)
{
  g_autoptr (GArray) cells = oxbow_cells_new ();
  for (guint i = 0; i < record->cells->len; i++)
    {
      OxbowCell cell = oxbow_transform_cell (transform, g_array_index (record->cells, OxbowCell, i));
      g_array_append_val (cells, cell);
    }
  if (layer != OXBOW_LAYER_LINKS)
    oxbow_cells_sort (cells);
  OxbowEdge edge = record->edge != OXBOW_NO_EDGE ? oxbow_transform_edge (transform, record->edge) : OXBOW_NO_EDGE;
  GString *text = g_string_new (record->kind);
  g_string_append_printf (text, " %d", edge);
  for (guint i = 0; i < cells->len; i++)
    g_string_append_printf (text, " %d", g_array_index (cells, OxbowCell, i));
  return g_string_free (text, FALSE);
}

char *
scenario_as_seen (const OxbowScenario *scenario, const OxbowTransform *transform)
{
  GString *text = g_string_new (NULL);
  for (OxbowCell cell = 0; cell < oxbow_grid_n_cells (&scenario->map->grid); cell++)
    {
      OxbowCell image = oxbow_transform_cell (transform, cell);
      g_string_append_c (text, image != OXBOW_NO_CELL ? scenario->map->terrain[image] : 'g');
    }
  for (OxbowLayer layer = 0; layer < OXBOW_N_LAYERS; layer++)
    {
      const GPtrArray *records = oxbow_layer_records (layer, scenario);
      g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
      for (guint i = 0; i < records->len; i++)
        g_ptr_array_add (texts, place_record (records->pdata[i], layer, transform));
      g_ptr_array_sort (texts, compare_texts);
      for (guint i = 0; i < texts->len; i++)
        g_string_append_printf (text, "\n%s", (char *) texts->pdata[i]);
    }
  return g_string_free (text, FALSE);
}

void
assert_would_open (OxbowDraft *draft)
{
  g_autoptr (GError) error = NULL;
  oxbow_document_would_open (oxbow_draft_get_scenario (draft), &error);
  g_assert_no_error (error);
}

OxbowAim
aim_at (OxbowToolbox *box, const char *at, int button)
{
  const OxbowGrid *grid = oxbow_draft_get_grid (oxbow_toolbox_get_draft (box));
  OxbowAim aim = { oxbow_cell_parse (grid, at), OXBOW_NO_EDGE, .button = button };
  if (strchr (at, '/') != NULL)
    {
      aim.edge = oxbow_edge_parse (grid, at);
      aim.cell = oxbow_edge_upper (aim.edge);
    }
  return aim;
}

void
stroke_over (OxbowToolbox *box, const char *tool, const char *places, int button)
{
  g_auto (GStrv) names = g_strsplit (places, " ", -1);
  OxbowAim aim = { OXBOW_NO_CELL, OXBOW_NO_EDGE };
  oxbow_toolbox_set_tool (box, oxbow_tool_find (tool));
  for (int i = 0; names[i] != NULL; i++)
    {
      aim = aim_at (box, names[i], button);
      if (i == 0)
        oxbow_toolbox_press (box, &aim);
      else
        oxbow_toolbox_drag (box, &aim);
    }
  oxbow_toolbox_release (box, &aim);
}

void
click (OxbowToolbox *box, const char *tool, const char *at, int button)
{
  stroke_over (box, tool, at, button);
}
