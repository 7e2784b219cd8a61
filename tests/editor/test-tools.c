/* test-tools.c: what each tool does, against simple ways to the same, and what all of them leave behind: nothing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drafts.h"
#include "editor/selection.h"
#include "editor/shape.h"
#include "editor/whole.h"
#include "monkey.h"
#include "scale.h"
#include "yard.h"

#include <string.h>

static OxbowDraft *
draft_of (OxbowMap *map)
{
  g_autoptr (OxbowScenario) scenario = oxbow_scenario_new (&yard_ruleset, "tools", map);
  return oxbow_draft_new (scenario);
}

/* Lines against the obvious way */

/* A line goes from neighbour to neighbour, and takes no more steps than the distance. */
static void
test_line (void)
{
  for (int round = scaled (500); round > 0; round--)
    {
      OxbowGrid grid = { 1 + below (20), 1 + below (20), below (2) ? OXBOW_FLAT : OXBOW_POINTY };
      OxbowCell from = below (oxbow_grid_n_cells (&grid)), to = below (oxbow_grid_n_cells (&grid));
      g_autoptr (GArray) line = oxbow_cells_new ();
      oxbow_shape_line (&grid, from, to, line);
      int n = oxbow_grid_distance (&grid, from, to);
      g_assert_cmpint ((int) line->len, ==, n + 1);
      g_assert_cmpint (g_array_index (line, OxbowCell, 0), ==, from);
      g_assert_cmpint (g_array_index (line, OxbowCell, n), ==, to);
      for (int i = 1; i <= n; i++)
        g_assert_cmpint (oxbow_grid_distance (&grid, g_array_index (line, OxbowCell, i - 1),
                                              g_array_index (line, OxbowCell, i)), ==, 1);
    }
}

/* What a lasso goes round cannot be reached from far away without crossing it. */
static void
test_lasso (void)
{
  OxbowGrid grid = { 9, 9, OXBOW_FLAT };
  static const char *const corners[] = { "B2", "H2", "H8", "B8" };
  g_autoptr (GArray) path = oxbow_cells_new ();
  g_autoptr (GArray) cells = oxbow_cells_new ();
  for (size_t i = 0; i < G_N_ELEMENTS (corners); i++)
    {
      OxbowCell cell = oxbow_cell_parse (&grid, corners[i]);
      g_array_append_val (path, cell);
    }
  oxbow_shape_lasso (&grid, path, cells);
  oxbow_cells_sort (cells);
  g_assert_true (oxbow_cells_has (cells, oxbow_cell_parse (&grid, "E5")));
  g_assert_true (oxbow_cells_has (cells, oxbow_cell_parse (&grid, "C3")));
  g_assert_true (oxbow_cells_has (cells, oxbow_cell_parse (&grid, "B8")));
  g_assert_false (oxbow_cells_has (cells, oxbow_cell_parse (&grid, "A5")));
  g_assert_false (oxbow_cells_has (cells, oxbow_cell_parse (&grid, "E1")));
  g_assert_false (oxbow_cells_has (cells, oxbow_cell_parse (&grid, "I9")));

  g_autoptr (GArray) one = oxbow_cells_new ();
  g_array_set_size (path, 1);
  oxbow_shape_lasso (&grid, path, one);
  g_assert_cmpint ((int) one->len, ==, 1);
}

/* Records: a table of strokes, and of what is in the file afterwards */

typedef struct
{
  const char *name, *before, *places;
  int button;
  const char *after;            /* the records of the layer: "stone A1, wall B2/SE" */
  OxbowLayer layer;
  const char *tool;
  const char *kind;             /* to put down; NULL: the first of the layer */
} Case;

static const Case cases[] = {
  { "feature-put", "", "B2", 0, "stone B2", OXBOW_LAYER_FEATURES, "feature" },
  { "feature-follows-until-let-go", "", "B2 B3 C3", 0, "stone C3", OXBOW_LAYER_FEATURES, "feature" },
  { "feature-not-twice-on-a-cell", "stone B2", "B2", 0, "stone B2", OXBOW_LAYER_FEATURES, "feature" },
  { "feature-moved", "stone B2", "B2 C4", 0, "stone C4", OXBOW_LAYER_FEATURES, "feature" },
  { "feature-not-onto-another", "stone B2, stone C4", "B2 C4", 0, "stone B2, stone C4", OXBOW_LAYER_FEATURES,
    "feature" },
  { "feature-taken-away", "stone B2, stone C4", "C4", 1, "stone B2", OXBOW_LAYER_FEATURES, "feature" },
  { "label-put", "", "B2", 0, "label B2", OXBOW_LAYER_LABELS, "label" },
  { "piece-two-on-a-cell", "hen B2", "B2", 0, "hen B2, hen B2", OXBOW_LAYER_PIECES, "piece" },
  { "piece-moved", "hen B2, hen C3", "C3 D3", 0, "hen B2, hen D3", OXBOW_LAYER_PIECES, "piece" },
  { "edge-along-the-drag", "", "C2/NE C2/S", 0, "wall D1/SW, wall C2/SE, wall C2/S", OXBOW_LAYER_EDGES, "edge" },
  { "edge-not-twice", "wall C2/SE", "C2/SE", 0, "wall C2/SE", OXBOW_LAYER_EDGES, "edge" },
  { "edge-taken-away", "wall C2/SE, wall C2/S", "C2/S", 1, "wall C2/SE", OXBOW_LAYER_EDGES, "edge" },
  { "edge-across-the-cells", "", "B1 B2 C3", 0, "river B1/S, river B2/SE", OXBOW_LAYER_EDGES, "edge", "river" },
  { "edge-across-far-cells", "", "B1 B4", 0, "river B1/S, river B2/S, river B3/S", OXBOW_LAYER_EDGES, "edge", "river" },
  { "edge-across-none", "", "B2", 0, "", OXBOW_LAYER_EDGES, "edge", "river" },
  { "edge-around-taken-away", "river B1/S, river B2/SE, river D1/S", "B2", 1, "river D1/S", OXBOW_LAYER_EDGES, "edge",
    "river" },
  { "group-begun", "", "B2 B3 C3", 0, "pond B2 B3 C3", OXBOW_LAYER_GROUPS, "group" },
  { "group-gone-on-with", "pond B2 B3", "B2 C3", 0, "pond B2 B3 C3", OXBOW_LAYER_GROUPS, "group" },
  { "group-taken-out-of", "pond B2 B3 C3", "B3", 1, "pond B2 C3", OXBOW_LAYER_GROUPS, "group" },
  { "group-goes-with-its-last-cell", "pond B2 B3", "B2 B3", 1, "", OXBOW_LAYER_GROUPS, "group" },
  { "link", "", "B2 D4", 0, "road B2 D4", OXBOW_LAYER_LINKS, "link" },
  { "link-to-itself-is-none", "", "B2 C2 B2", 0, "", OXBOW_LAYER_LINKS, "link" },
  { "link-taken-away", "road B2 D4", "D4", 1, "", OXBOW_LAYER_LINKS, "link" },
  { "slot", "", "B2 B3 C3", 0, "slot B2 C3 B3", OXBOW_LAYER_TABLES, "slot" },
  { "slot-needs-its-cells", "", "B2 B3", 0, "", OXBOW_LAYER_TABLES, "slot" },
  { "slot-not-over-another", "slot B2 C3 B3", "A1 B2 A2", 0, "slot B2 C3 B3", OXBOW_LAYER_TABLES, "slot" },
  { "slot-taken-away", "slot B2 C3 B3", "C3", 1, "", OXBOW_LAYER_TABLES, "slot" },
  { "erase", "stone B2, stone D4", "B2", 0, "stone D4", OXBOW_LAYER_FEATURES, "erase" },
  { "erase-edges-of-the-cell", "wall C2/SE, wall A1/S", "C2", 0, "wall A1/S", OXBOW_LAYER_EDGES, "erase" },
  { "erase-out-of-groups", "pond B2 B3", "B3", 0, "pond B2", OXBOW_LAYER_GROUPS, "erase" },
};

static void
set_records (OxbowScenario *scenario, OxbowLayer layer, const char *text)
{
  g_auto (GStrv) records = g_strsplit (text, ", ", -1);
  for (int i = 0; records[i] != NULL && *records[i] != '\0'; i++)
    {
      g_auto (GStrv) words = g_strsplit (records[i], " ", -1);
      OxbowRecord *record = oxbow_record_new (words[0]);
      for (int j = 1; words[j] != NULL; j++)
        {
          OxbowCell cell = oxbow_cell_parse (&scenario->map->grid, words[j]);
          record->edge = oxbow_edge_parse (&scenario->map->grid, words[j]);
          if (cell != OXBOW_NO_CELL)
            g_array_append_val (record->cells, cell);
        }
      if (layer == OXBOW_LAYER_GROUPS)
        oxbow_record_set (record, "id", "pond-1");
      g_ptr_array_add (oxbow_layer_records (layer, scenario), record);
    }
}

static char *
show_records (const OxbowScenario *scenario, OxbowLayer layer)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const GPtrArray *records = oxbow_layer_records (layer, scenario);
  for (guint i = 0; i < records->len; i++)
    {
      const OxbowRecord *record = records->pdata[i];
      g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", record->kind);
      if (record->edge != OXBOW_NO_EDGE)
        g_string_append_printf (text, " %s", OXBOW_EDGE_NAME (&scenario->map->grid, record->edge));
      for (guint j = 0; j < record->cells->len; j++)
        g_string_append_printf (text, " %s",
                                OXBOW_CELL_NAME (&scenario->map->grid, g_array_index (record->cells, OxbowCell, j)));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
test_case (gconstpointer data)
{
  const Case *row = data;
  g_autoptr (OxbowScenario) scenario =
      oxbow_scenario_new (&yard_ruleset, "tools", oxbow_map_new (OXBOW_FLAT, 5, 6, 'g'));
  set_records (scenario, row->layer, row->before);
  g_autoptr (OxbowDraft) draft = oxbow_draft_new (scenario);
  g_autoptr (OxbowToolbox) box = oxbow_toolbox_new (draft);
  if (row->kind != NULL)
    oxbow_toolbox_set_kind (box, row->layer, row->kind);
  stroke_over (box, row->tool, row->places, row->button);
  g_autofree char *after = show_records (oxbow_draft_get_scenario (draft), row->layer);
  g_assert_cmpstr (after, ==, row->after);
  g_assert_cmpint (oxbow_draft_get_n_steps (draft), ==, strcmp (row->before, row->after) != 0);
  assert_would_open (draft);
  oxbow_draft_go (draft, 0);
  g_autofree char *back = show_records (oxbow_draft_get_scenario (draft), row->layer);
  g_assert_cmpstr (back, ==, row->before);
}

/* Selecting, moving, stamping */

static void
test_select (void)
{
  g_autoptr (OxbowDraft) draft = draft_of (oxbow_map_new (OXBOW_POINTY, 6, 5, 'g'));
  g_autoptr (OxbowToolbox) box = oxbow_toolbox_new (draft);
  stroke_over (box, "select", "B2 D3", 0);
  g_assert_cmpint ((int) oxbow_toolbox_get_selection (box)->len, ==, 6);
  stroke_over (box, "select", "C2 C3", 1);
  g_assert_cmpint ((int) oxbow_toolbox_get_selection (box)->len, ==, 4);
  oxbow_selection_invert (box);
  g_assert_cmpint ((int) oxbow_toolbox_get_selection (box)->len, ==, 26);
  oxbow_selection_all (box);
  g_assert_true (oxbow_selection_fill (box, '~'));
  g_assert_false (oxbow_selection_fill (box, '~'));
  click (box, "alike", "A1", 0);
  g_assert_cmpint ((int) oxbow_toolbox_get_selection (box)->len, ==, 30);
  g_assert_cmpint (oxbow_draft_get_n_steps (draft), ==, 1);
}

static void
test_move (void)
{
  g_autoptr (OxbowScenario) scenario =
      oxbow_scenario_new (&yard_ruleset, "tools", oxbow_map_new (OXBOW_FLAT, 8, 8, 'g'));
  oxbow_map_set_terrain (scenario->map, oxbow_cell_parse (&scenario->map->grid, "B2"), '~');
  set_records (scenario, OXBOW_LAYER_FEATURES, "stone B2, stone A1");
  set_records (scenario, OXBOW_LAYER_GROUPS, "pond B2 C2 A2");
  set_records (scenario, OXBOW_LAYER_EDGES, "wall B2/NE, wall B2/N");
  g_autoptr (OxbowDraft) draft = oxbow_draft_new (scenario);
  g_autoptr (OxbowToolbox) box = oxbow_toolbox_new (draft);
  g_autoptr (GBytes) before = draft_bytes (draft);
  stroke_over (box, "select", "B2 C2", 0);
  stroke_over (box, "move", "B2 C4 F5", 0);
  const OxbowScenario *now = oxbow_draft_get_scenario (draft);
  g_assert_cmpint (oxbow_map_get_terrain (now->map, oxbow_cell_parse (&now->map->grid, "B2")), ==, 'g');
  g_assert_cmpint (oxbow_map_get_terrain (now->map, oxbow_cell_parse (&now->map->grid, "F5")), ==, '~');
  g_autofree char *features = show_records (now, OXBOW_LAYER_FEATURES);
  g_autofree char *groups = show_records (now, OXBOW_LAYER_GROUPS);
  g_autofree char *edges = show_records (now, OXBOW_LAYER_EDGES);
  g_assert_cmpstr (features, ==, "stone A1, stone F5");
  g_assert_cmpstr (groups, ==, "pond A2 F5 G5");
  g_assert_cmpstr (edges, ==, "wall B1/S, wall G5/SW");
  g_assert_cmpint ((int) oxbow_toolbox_get_selection (box)->len, ==, 2);
  assert_would_open (draft);
  oxbow_draft_go (draft, 0);
  g_autoptr (GBytes) after = draft_bytes (draft);
  assert_same_bytes (before, after);
}

/* Six turns, or two mirrorings, lay down the same. */
static void
test_stamp_turned (void)
{
  for (int round = scaled (100); round > 0; round--)
    {
      g_autoptr (OxbowScenario) scenario = yard_random_scenario ();
      const OxbowGrid *grid = &scenario->map->grid;
      g_autoptr (GArray) cells = oxbow_cells_new ();
      oxbow_shape_disc (grid, oxbow_grid_get_hex (grid, below (oxbow_grid_n_cells (grid))), below (3), cells);
      oxbow_cells_sort (cells);
      g_autoptr (OxbowStamp) stamp = oxbow_stamp_cut (scenario, cells, OXBOW_NO_CELL);
      g_autoptr (GPtrArray) laid = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
      for (int way = 0; way < 3; way++)
        {
          g_autoptr (OxbowDraft) draft = draft_of (oxbow_map_new (grid->orientation, 31, 29, '~'));
          oxbow_stamp_lay (stamp, oxbow_draft_begin (draft), 14 * 31 + 15, NULL, 0);
          oxbow_draft_commit (draft, "Lay");
          g_ptr_array_add (laid, draft_bytes (draft));
          for (int turn = 0; way == 0 && turn < 6; turn++)
            oxbow_stamp_turn (stamp);
          for (int turn = 0; way == 1 && turn < 2; turn++)
            oxbow_stamp_mirror (stamp);
        }
      assert_same_bytes (laid->pdata[0], laid->pdata[1]);
      assert_same_bytes (laid->pdata[0], laid->pdata[2]);
    }
}

/* A turned stamp keeps all neighbours: laid with as many turns back, the map is as it was. */
static void
test_stamp_there_and_back (void)
{
  for (int round = scaled (100); round > 0; round--)
    {
      g_autoptr (OxbowDraft) draft = draft_of (oxbow_map_new (below (2) ? OXBOW_FLAT : OXBOW_POINTY, 15, 15, 'g'));
      const OxbowMap *map = oxbow_draft_get_scenario (draft)->map;
      g_autoptr (GArray) cells = oxbow_cells_new ();
      oxbow_shape_disc (&map->grid, oxbow_grid_get_hex (&map->grid, 7 * 15 + 7), 4, cells);
      oxbow_cells_sort (cells);
      OxbowStroke *stroke = oxbow_draft_begin (draft);
      for (guint i = 0; i < cells->len; i++)
        oxbow_stroke_paint (stroke, g_array_index (cells, OxbowCell, i), "g~<"[below (3)]);
      oxbow_draft_commit (draft, "Noise");
      g_autofree char *before = g_memdup2 (map->terrain, 15 * 15);
      int turns = below (6);
      for (int way = 0; way < 2; way++)
        {
          g_autoptr (OxbowStamp) stamp = oxbow_stamp_cut (oxbow_draft_get_scenario (draft), cells, 7 * 15 + 7);
          for (int i = 0; i < (way == 0 ? turns : 6 - turns); i++)
            oxbow_stamp_turn (stamp);
          g_assert_cmpint (oxbow_stamp_lay (stamp, oxbow_draft_begin (draft), 7 * 15 + 7, NULL, 0), ==, 0);
          oxbow_draft_commit (draft, "Lay");
        }
      g_assert_cmpmem (map->terrain, 15 * 15, before, 15 * 15);
    }
}

/* Symmetry */

static const char *const painting[] = { "brush", "line", "fill" };

/* On a map that has the symmetry, whatever is drawn leaves it so. */
static void
test_symmetry (void)
{
  for (int round = scaled (300); round > 0; round--)
    {
      g_autoptr (OxbowDraft) draft = draft_of (oxbow_map_new (below (2) ? OXBOW_FLAT : OXBOW_POINTY, 3 + below (12),
                                                             3 + below (12), 'g'));
      g_autoptr (OxbowToolbox) box = oxbow_toolbox_new (draft);
      const OxbowMap *map = oxbow_draft_get_scenario (draft)->map;
      int n = oxbow_grid_n_cells (&map->grid);
      oxbow_toolbox_set_symmetry (box, below (OXBOW_N_SYMMETRIES));
      oxbow_toolbox_set_radius (box, below (3));
      for (int i = 0; i < 8; i++)
        {
          OxbowAim aim = monkey_aim (&map->grid);
          oxbow_toolbox_set_terrain (box, OXBOW_BUTTON_FIRST, "g~<"[below (3)]);
          oxbow_toolbox_set_tool (box, oxbow_tool_find (painting[below (3)]));
          oxbow_toolbox_press (box, &aim);
          aim = monkey_aim (&map->grid);
          oxbow_toolbox_drag (box, &aim);
          oxbow_toolbox_release (box, &aim);
        }
      const OxbowSymmetry *symmetry = oxbow_toolbox_get_symmetry (box);
      for (int i = 1; i < oxbow_symmetry_get_n_images (symmetry->kind); i++)
        {
          OxbowTransform transform = oxbow_symmetry_get_image (symmetry, &map->grid, i);
          for (OxbowCell cell = 0; cell < n; cell++)
            {
              OxbowCell image = oxbow_transform_cell (&transform, cell);
              g_assert_true (image == OXBOW_NO_CELL || map->terrain[image] == map->terrain[cell]);
            }
        }
    }
}

/* Every tool that draws, with what it is given to draw; those that only choose cells or a thing draw nothing, and what
 * stands in a position is tried where there is one. */
typedef struct
{
  const char *tool, *places;
  int button;
  const char *kind;             /* for a tool of edges, or NULL */
} Drawn;

static const Drawn all_tools[] = {
  { "brush", "F5 F6 G6", 0 }, { "line", "D4 H6", 0 }, { "fill", "F5", 0 }, { "feature", "F5", 0 },
  { "feature", "F5 F6 E4", 0 }, { "label", "F5", 0 }, { "edge", "F5/SE F5/N", 0, "wall" },
  { "edge", "F5 F6 G7", 0, "river" }, { "edge", "F6", 1, "river" }, { "group", "F4 F5 E5", 0 }, { "link", "F5 H6", 0 },
  { "piece", "F5", 0 }, { "feature", "E4", 1 }, { "edge", "F5/N", 1, "wall" }, { "slot", "E4 E5 F4", 0 },
  { "stamp", "F6", 0 },
  { "move", "F5 F3", 1 }, { "move", "F5 E4", 0 }, { "group", "F4", 1 }, { "erase", "E4", 0 },
};

static bool
draws_nothing (const OxbowTool *tool)
{
  static const char *const choosing[] = { "pick", "select", "lasso", "alike", "position", NULL };
  return g_strv_contains (choosing, tool->id);
}

static void
prepare (OxbowToolbox *box, const Drawn *drawn)
{
  const OxbowGrid *grid = oxbow_draft_get_grid (oxbow_toolbox_get_draft (box));
  g_autoptr (GArray) cells = oxbow_cells_new ();
  OxbowCell cell = oxbow_cell_parse (grid, "F5");
  if (drawn->kind != NULL)
    oxbow_toolbox_set_kind (box, OXBOW_LAYER_EDGES, drawn->kind);
  oxbow_toolbox_set_terrain (box, OXBOW_BUTTON_FIRST, g_str_equal (drawn->tool, "fill") ? '<' : '~');
  g_array_append_val (cells, cell);
  oxbow_toolbox_set_selection (box, cells);
  const OxbowScenario *scenario = oxbow_draft_get_scenario (oxbow_toolbox_get_draft (box));
  oxbow_toolbox_set_stamp (box, oxbow_stamp_cut (scenario, cells, cell));
}

/* One after the other on one map, about its middle cell, in every symmetry: whatever was drawn, each image of the map
 * is the map. Each tool is tried; one that nobody has named here fails. */
static void
test_symmetry_of_all_tools (void)
{
  for (int kind = 0; kind < OXBOW_N_SYMMETRIES; kind++)
    {
      g_autoptr (GHashTable) tried = g_hash_table_new (g_str_hash, g_str_equal);
      g_autoptr (OxbowDraft) draft = draft_of (oxbow_map_new (OXBOW_FLAT, 13, 13, 'g'));
      g_autoptr (OxbowToolbox) box = oxbow_toolbox_new (draft);
      const OxbowGrid *grid = oxbow_draft_get_grid (draft);
      oxbow_toolbox_set_symmetry (box, (OxbowSymmetryKind) kind);
      oxbow_toolbox_set_centre (box, oxbow_cell_parse (grid, "G7"));
      for (size_t i = 0; i < G_N_ELEMENTS (all_tools); i++)
        {
          const OxbowScenario *scenario = oxbow_draft_get_scenario (draft);
          OxbowTransform itself = oxbow_symmetry_get_image (oxbow_toolbox_get_symmetry (box), grid, 0);
          g_autofree char *before = scenario_as_seen (scenario, &itself);
          prepare (box, &all_tools[i]);
          stroke_over (box, all_tools[i].tool, all_tools[i].places, all_tools[i].button);
          g_hash_table_add (tried, (gpointer) all_tools[i].tool);
          g_autofree char *there = scenario_as_seen (scenario, &itself);
          g_assert_cmpstr (there, !=, before);
          for (int image = 1; image < oxbow_symmetry_get_n_images ((OxbowSymmetryKind) kind); image++)
            {
              OxbowTransform transform = oxbow_symmetry_get_image (oxbow_toolbox_get_symmetry (box), grid, image);
              g_autofree char *turned = scenario_as_seen (scenario, &transform);
              g_assert_cmpstr (turned, ==, there);
            }
        }
      for (int i = 0; oxbow_tools[i] != NULL; i++)
        g_assert_true (draws_nothing (oxbow_tools[i]) || g_hash_table_contains (tried, oxbow_tools[i]->id));
    }
}

/* The images of an image are the same ones, about any centre. */
static void
test_symmetry_is_closed (void)
{
  for (int round = scaled (500); round > 0; round--)
    {
      OxbowGrid grid = { 1 + below (30), 1 + below (30), below (2) ? OXBOW_FLAT : OXBOW_POINTY };
      int n = oxbow_grid_n_cells (&grid);
      OxbowSymmetryKind kind = below (OXBOW_N_SYMMETRIES);
      OxbowSymmetry symmetry =
          below (2) ? oxbow_symmetry_of_grid (kind, &grid) : oxbow_symmetry_about (kind, &grid, below (n));
      OxbowHex hex = oxbow_grid_get_hex (&grid, below (n));
      int n_images = oxbow_symmetry_get_n_images (kind);
      for (int i = 0; i < n_images; i++)
        for (int j = 0; j < n_images; j++)
          {
            OxbowTransform a = oxbow_symmetry_get_image (&symmetry, &grid, i);
            OxbowTransform b = oxbow_symmetry_get_image (&symmetry, &grid, j);
            OxbowHex twice = oxbow_transform_hex (&a, oxbow_transform_hex (&b, hex));
            bool is_image = false;
            for (int k = 0; k < n_images && !is_image; k++)
              {
                OxbowTransform c = oxbow_symmetry_get_image (&symmetry, &grid, k);
                OxbowHex once = oxbow_transform_hex (&c, hex);
                is_image = once.x == twice.x && once.z == twice.z;
              }
            g_assert_true (is_image);
          }
    }
}

/* Neighbours stay neighbours, and edges lie between the same two cells. */
static void
test_transforms (void)
{
  for (int round = scaled (2000); round > 0; round--)
    {
      OxbowOrientation orientation = below (2) ? OXBOW_FLAT : OXBOW_POINTY;
      OxbowTransform transform = { { 9, 7, orientation }, { 12, 15, below (2) ? OXBOW_FLAT : OXBOW_POINTY },
                                   below (2), below (6), { below (20) - 5, below (20) - 5 } };
      OxbowCell cell = below (9 * 7);
      OxbowEdge edge = oxbow_grid_edge (&transform.from, cell, below (6));
      OxbowCell upper = edge != OXBOW_NO_EDGE ? oxbow_edge_upper (edge) : OXBOW_NO_CELL;
      OxbowCell lower = edge != OXBOW_NO_EDGE ? oxbow_grid_edge_lower (&transform.from, edge) : OXBOW_NO_CELL;
      if (lower == OXBOW_NO_CELL)
        continue;
      OxbowCell a = oxbow_transform_cell (&transform, upper), b = oxbow_transform_cell (&transform, lower);
      if (a == OXBOW_NO_CELL || b == OXBOW_NO_CELL)
        continue;
      g_assert_cmpint (oxbow_grid_distance (&transform.to, a, b), ==, 1);
      OxbowEdge moved = oxbow_transform_edge (&transform, edge);
      OxbowCell c = oxbow_edge_upper (moved), d = oxbow_grid_edge_lower (&transform.to, moved);
      g_assert_true ((c == a && d == b) || (c == b && d == a));
    }
}

/* Pressed at the first of two cells, and drawn to the other. */
static void
gather (OxbowToolbox *box, const char *from, const char *to, bool with_shift)
{
  OxbowAim first = aim_at (box, from, OXBOW_BUTTON_FIRST), last = aim_at (box, to, OXBOW_BUTTON_FIRST);
  first.adds = with_shift;
  oxbow_toolbox_set_tool (box, oxbow_tool_find ("group"));
  oxbow_toolbox_press (box, &first);
  oxbow_toolbox_drag (box, &last);
  oxbow_toolbox_release (box, &last);
}

static int
count_in_group (OxbowDraft *draft, int index)
{
  return (int) oxbow_layer_get (OXBOW_LAYER_GROUPS, oxbow_draft_get_scenario (draft), index)->cells->len;
}

/* One group after another: by taking the kind again, or with Shift; a press in one of them goes on with that one. */
static void
test_groups (void)
{
  g_autoptr (OxbowDraft) draft = draft_of (oxbow_map_new (OXBOW_FLAT, 9, 7, 'g'));
  g_autoptr (OxbowToolbox) box = oxbow_toolbox_new (draft);
  const GPtrArray *groups = oxbow_draft_get_scenario (draft)->map->groups;
  gather (box, "B2", "B4", false);
  gather (box, "B5", "B5", false);
  g_assert_cmpuint (groups->len, ==, 1);
  g_assert_cmpint (count_in_group (draft, 0), ==, 4);
  oxbow_toolbox_set_kind (box, OXBOW_LAYER_GROUPS, "pond");
  gather (box, "D2", "D3", false);
  g_assert_cmpuint (groups->len, ==, 2);
  gather (box, "F2", "F3", true);
  g_assert_cmpuint (groups->len, ==, 3);
  gather (box, "B5", "B6", false);
  g_assert_cmpuint (groups->len, ==, 3);
  g_assert_cmpint (count_in_group (draft, 0), ==, 5);
  gather (box, "D3", "D4", true);
  g_assert_cmpint (count_in_group (draft, 1), ==, 3);
  g_assert_cmpint (oxbow_toolbox_get_group (box), ==, 1);
}

/* An image of the stroke that only comes onto the map on its way is one group, too. */
static void
test_group_with_late_image (void)
{
  g_autoptr (OxbowDraft) draft = draft_of (oxbow_map_new (OXBOW_FLAT, 9, 7, 'g'));
  g_autoptr (OxbowToolbox) box = oxbow_toolbox_new (draft);
  const GPtrArray *groups = oxbow_draft_get_scenario (draft)->map->groups;
  oxbow_toolbox_set_symmetry (box, OXBOW_SYMMETRY_HALF_TURN);
  oxbow_toolbox_set_centre (box, oxbow_cell_parse (oxbow_draft_get_grid (draft), "C3"));
  stroke_over (box, "group", "G3 F3 E3 D3", 0);
  g_assert_cmpuint (groups->len, ==, 2);
  g_assert_cmpint (count_in_group (draft, 0), ==, 4);
  g_assert_cmpint (count_in_group (draft, 1), ==, 2);
}

/* What an undo or another tool leaves in the place of the group in hand is another one. */
static void
test_group_in_hand (void)
{
  g_autoptr (OxbowDraft) draft = draft_of (oxbow_map_new (OXBOW_FLAT, 9, 7, 'g'));
  g_autoptr (OxbowToolbox) box = oxbow_toolbox_new (draft);
  gather (box, "B2", "B3", false);
  gather (box, "D2", "D3", true);
  gather (box, "F2", "F3", true);
  gather (box, "D2", "D2", false);
  g_assert_cmpint (oxbow_toolbox_get_group (box), ==, 1);
  stroke_over (box, "erase", "B2 B3", OXBOW_BUTTON_FIRST);
  g_assert_cmpint ((int) oxbow_draft_get_scenario (draft)->map->groups->len, ==, 2);
  g_assert_cmpint (oxbow_toolbox_get_group (box), ==, -1);
  gather (box, "F3", "F4", false);
  g_assert_cmpint (oxbow_toolbox_get_group (box), ==, 1);
  oxbow_draft_undo (draft);
  g_assert_cmpint (oxbow_toolbox_get_group (box), ==, -1);
  const OxbowAim free_cell = aim_at (box, "H5", OXBOW_BUTTON_FIRST);
  oxbow_toolbox_press (box, &free_cell);
  oxbow_draft_go (draft, 0);
  g_assert_cmpint (oxbow_toolbox_get_group (box), ==, -1);
  oxbow_toolbox_release (box, &free_cell);
}

/* What is picked is put elsewhere: the cells that it names are those of where it lay, and may be none any more. */
static void
test_picked (void)
{
  g_autoptr (OxbowScenario) scenario =
      oxbow_scenario_new (&yard_ruleset, "tools", oxbow_map_new (OXBOW_FLAT, 6, 5, 'g'));
  set_records (scenario, OXBOW_LAYER_FEATURES, "stone E4");
  oxbow_record_set (scenario->map->features->pdata[0], "towards", "F5");
  oxbow_record_set (scenario->map->features->pdata[0], "note", "old");
  g_autoptr (OxbowDraft) draft = oxbow_draft_new (scenario);
  g_autoptr (OxbowToolbox) box = oxbow_toolbox_new (draft);
  click (box, "pick", "E4", 0);
  g_assert_true (oxbow_whole_resize (draft, 0, 0, -2, 0, 'g', NULL, NULL));
  click (box, "feature", "A1", 0);
  const OxbowRecord *put = oxbow_layer_get (OXBOW_LAYER_FEATURES, oxbow_draft_get_scenario (draft), 0);
  g_assert_cmpstr (oxbow_record_get (put, "note"), ==, "old");
  g_assert_null (oxbow_record_get (put, "towards"));
  assert_would_open (draft);
}

/* Seats are passed on from image to image. */
static void
test_seats (void)
{
  g_autoptr (OxbowDraft) draft = draft_of (oxbow_map_new (OXBOW_FLAT, 7, 7, 'g'));
  g_autoptr (OxbowToolbox) box = oxbow_toolbox_new (draft);
  OxbowRecord *hen = oxbow_record_new ("hen");
  oxbow_record_set (hen, "note", "p1");
  oxbow_toolbox_set_pattern (box, OXBOW_LAYER_PIECES, hen);
  oxbow_toolbox_set_symmetry (box, OXBOW_SYMMETRY_HALF_TURN);
  click (box, "piece", "B2", 0);
  const GPtrArray *pieces = oxbow_draft_get_scenario (draft)->pieces;
  g_assert_cmpint ((int) pieces->len, ==, 2);
  g_assert_cmpstr (oxbow_record_get (pieces->pdata[0], "note"), ==, "p1");
  g_assert_cmpstr (oxbow_record_get (pieces->pdata[1], "note"), ==, "p2");
  g_assert_cmpint (oxbow_draft_get_n_steps (draft), ==, 1);
}

/* Anything at all, with every tool: each step is undone bit for bit, and the file would always open. */

static void
random_stroke (OxbowToolbox *box)
{
  const OxbowGrid *grid = oxbow_draft_get_grid (oxbow_toolbox_get_draft (box));
  monkey_take_tool (box);
  OxbowAim aim = monkey_aim (grid);
  g_autofree char *told = oxbow_toolbox_tell (box, &aim);
  g_autoptr (GArray) outlined = oxbow_cells_new ();
  g_assert_cmpint ((int) strlen (told), >, 10);
  oxbow_toolbox_outline (box, &aim, outlined);
  oxbow_toolbox_press (box, &aim);
  for (int n = below (4); n > 0; n--)
    {
      aim = monkey_aim (grid);
      oxbow_toolbox_drag (box, &aim);
      oxbow_toolbox_outline (box, &aim, outlined);
    }
  if (below (6) == 0)
    oxbow_toolbox_cancel (box);
  else
    oxbow_toolbox_release (box, &aim);
}

static void
test_monkey (void)
{
  for (int round = scaled (60); round > 0; round--)
    {
      g_autoptr (OxbowScenario) scenario = yard_random_scenario ();
      g_autoptr (OxbowDraft) draft = oxbow_draft_new (scenario);
      g_autoptr (OxbowToolbox) box = oxbow_toolbox_new (draft);
      g_autoptr (GPtrArray) stages = stages_new (draft);
      for (int i = 0; i < 50; i++)
        {
          if (below (2))
            monkey_set (box);
          random_stroke (box);
          stages_note (stages, draft);
          assert_would_open (draft);
        }
      stages_walk (stages, draft, 30);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/editor/tools/", cases[i].name, NULL);
      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/editor/tools/line", test_line);
  g_test_add_func ("/editor/tools/lasso", test_lasso);
  g_test_add_func ("/editor/tools/select", test_select);
  g_test_add_func ("/editor/tools/move", test_move);
  g_test_add_func ("/editor/tools/stamp-turned", test_stamp_turned);
  g_test_add_func ("/editor/tools/stamp-there-and-back", test_stamp_there_and_back);
  g_test_add_func ("/editor/tools/symmetry", test_symmetry);
  g_test_add_func ("/editor/tools/symmetry-of-all-tools", test_symmetry_of_all_tools);
  g_test_add_func ("/editor/tools/symmetry-is-closed", test_symmetry_is_closed);
  g_test_add_func ("/editor/tools/transforms", test_transforms);
  g_test_add_func ("/editor/tools/groups", test_groups);
  g_test_add_func ("/editor/tools/group-with-late-image", test_group_with_late_image);
  g_test_add_func ("/editor/tools/group-in-hand", test_group_in_hand);
  g_test_add_func ("/editor/tools/picked", test_picked);
  g_test_add_func ("/editor/tools/seats", test_seats);
  g_test_add_func ("/editor/tools/monkey", test_monkey);
  return g_test_run ();
}
