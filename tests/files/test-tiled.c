/* test-tiled.c: maps of the Tiled editor
 *
 * What goes out comes back the same, in both formats and both packings; what Tiled itself made comes in; and
 * where Tiled is installed, it opens what we write, and gives back the same map.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/tiled-cells.h"

#include "valley.h"

#include <glib/gstdio.h>
#include <string.h>

/* ---- a scenario as text, to compare ---- */

static void
print_records (GString *text, const char *list, const OxbowGrid *grid, const GPtrArray *records, int depth)
{
  for (guint i = 0; i < records->len; i++)
    {
      const OxbowRecord *record = records->pdata[i];
      g_string_append_printf (text, "%s %d %s", list, depth, record->kind);
      for (guint j = 0; j < record->cells->len; j++)
        g_string_append_printf (text, " %s", OXBOW_CELL_NAME (grid, g_array_index (record->cells, OxbowCell, j)));
      if (record->edge != OXBOW_NO_EDGE)
        g_string_append_printf (text, " %s", OXBOW_EDGE_NAME (grid, record->edge));
      for (guint j = 0; j < record->attributes->len; j += 2)
        g_string_append_printf (text, " %s=\"%s\"", (char *) record->attributes->pdata[j],
                                (char *) record->attributes->pdata[j + 1]);
      g_string_append_c (text, '\n');
      print_records (text, list, grid, record->children, depth + 1);
    }
}

static void
print_text (GString *out, const char *name, const OxbowText *text)
{
  for (int i = 0; i < oxbow_text_n (text); i++)
    {
      const char *language, *value = oxbow_text_nth (text, i, &language);
      g_string_append_printf (out, "%s %s \"%s\"\n", name, language != NULL ? language : "-", value);
    }
}

static void
print_settings (GString *out, const char *name, const GPtrArray *settings)
{
  for (guint i = 0; i < settings->len; i++)
    {
      const OxbowSetting *setting = settings->pdata[i];
      g_string_append_printf (out, "%s %s=\"%s\"\n", name, setting->name, setting->value);
    }
}

static void
print_map (GString *text, const OxbowMap *map)
{
  g_string_append_printf (text, "%s %d %d\n", map->grid.orientation == OXBOW_FLAT ? "flat" : "pointy", map->grid.width,
                          map->grid.height);
  for (int row = 0; row < map->grid.height; row++)
    {
      g_string_append_len (text, map->terrain + row * map->grid.width, map->grid.width);
      g_string_append_c (text, '\n');
    }
  print_records (text, "feature", &map->grid, map->features, 0);
  print_records (text, "edge", &map->grid, map->edges, 0);
  print_records (text, "group", &map->grid, map->groups, 0);
  print_records (text, "link", &map->grid, map->links, 0);
  print_records (text, "label", &map->grid, map->labels, 0);
}

static char *
print (const OxbowScenario *scenario)
{
  GString *text = g_string_new (NULL);
  g_string_append_printf (text, "%s %s %d-%d\n", scenario->ruleset->id, scenario->id, scenario->min_players,
                          scenario->max_players);
  print_text (text, "title", scenario->title);
  print_text (text, "description", scenario->description);
  g_string_append_printf (text, "author %s\nlicence %s\nposition %s\n", scenario->author, scenario->licence,
                          scenario->position);
  print_settings (text, "seat", scenario->settings->seats);
  print_settings (text, "option", scenario->settings->options);
  print_settings (text, "suggest", scenario->settings->suggested);
  print_map (text, scenario->map);
  print_records (text, "piece", &scenario->map->grid, scenario->pieces, 0);
  print_records (text, "table", &scenario->map->grid, scenario->tables, 0);
  return g_string_free (text, FALSE);
}

/* ---- a scenario with one of everything ---- */

static OxbowRecord *
record (const OxbowGrid *grid, const char *kind, const char *at, const char *name, const char *value)
{
  OxbowRecord *made = oxbow_record_new (kind);
  g_auto (GStrv) places = g_strsplit (at, " ", -1);
  made->edge = oxbow_edge_parse (grid, at);
  for (int i = 0; places[i] != NULL && made->edge == OXBOW_NO_EDGE; i++)
    {
      OxbowCell cell = oxbow_cell_parse (grid, places[i]);
      g_assert_true (cell != OXBOW_NO_CELL);
      g_array_append_val (made->cells, cell);
    }
  if (name != NULL)
    oxbow_record_set (made, name, value);
  return made;
}

static void
fill_map (OxbowMap *map)
{
  static const char letters[] = "hf~1.hffh";
  const OxbowGrid *grid = &map->grid;
  bool flat = grid->orientation == OXBOW_FLAT;
  for (OxbowCell cell = 0; cell < oxbow_grid_n_cells (grid); cell++)
    oxbow_map_set_terrain (map, cell, letters[cell * 7 % 9]);

  g_ptr_array_add (map->features, record (grid, "spring", "B2", "note", "a \"b\" <c> & d\n\tsecond line"));
  g_ptr_array_add (map->features, record (grid, "spring", "E4", "note", "  blanks  "));
  g_ptr_array_add (map->edges, record (grid, "dam", flat ? "B2/S" : "B2/E", "owner", "p1"));
  g_ptr_array_add (map->edges, record (grid, "dam", flat ? "E4/SE" : "E4/SW", NULL, NULL));
  g_ptr_array_add (map->edges, record (grid, "dam", "A4/SW", NULL, NULL));
  g_ptr_array_add (map->groups, record (grid, "water", "C3 B2 C2 B2", "id", "m1"));
  oxbow_record_set (g_ptr_array_index (map->groups, 0), "owner", "");
  g_ptr_array_add (map->groups, record (grid, "water", "A1", "id", "m2"));
  g_ptr_array_add (map->links, record (grid, "bridge", "A1 E4", "owner", "Ω ß 日"));
  g_ptr_array_add (map->labels, record (grid, "label", "D3", "text", "Rio del Norte"));
}

static OxbowScenario *
whole_scenario (OxbowOrientation orientation)
{
  OxbowMap *map = oxbow_map_new (orientation, 5, 4, 'h');
  fill_map (map);
  OxbowScenario *scenario = oxbow_scenario_new (&valley_ruleset, "one-of-everything", map);
  const OxbowGrid *grid = &map->grid;
  oxbow_text_set (scenario->title, NULL, "One of everything");
  oxbow_text_set (scenario->title, "de", "Von allem eins");
  oxbow_text_set (scenario->description, NULL, "Two lines:\nthis is the second & last.");
  scenario->author = g_strdup ("The Oxbow project");
  scenario->licence = g_strdup ("CC-BY-SA-4.0");
  scenario->position = g_strdup ("turn p1\ncoins 3 4");
  scenario->min_players = 2;
  scenario->max_players = 4;
  oxbow_settings_set_seat (scenario->settings, "p1", "player", 0);
  oxbow_settings_set_option (scenario->settings, "row", "5", 0);
  oxbow_settings_set_option (scenario->settings, "deck", "a,b,c", 0);
  oxbow_settings_suggest (scenario->settings, "row", "4", 0);
  g_ptr_array_add (scenario->pieces, record (grid, "worker", "D1", "owner", "p1"));
  OxbowRecord *card = record (grid, "card", "D3 D4 C4", "id", "flood");
  oxbow_record_add (card, record (grid, "effect", "D3", "note", "first"));
  oxbow_record_add (card, record (grid, "effect", "D4", "note", "second"));
  g_ptr_array_add (scenario->tables, card);
  g_ptr_array_add (scenario->tables, oxbow_record_new ("card"));
  return scenario;
}

/* ---- out and back ---- */

static void
check_same (const OxbowScenario *scenario, const char *bytes, size_t length, const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowScenario) back = oxbow_tiled_read (bytes, length, name, NULL, &error);
  g_assert_no_error (error);
  g_autofree char *before = print (scenario), *after = print (back);
  g_assert_cmpstr (before, ==, after);
}

static const struct { OxbowTiledFormat format; OxbowTiledEncoding encoding; const char *file; } ways[] = {
  { OXBOW_TILED_TMX, OXBOW_TILED_CSV, "out.tmx" },
  { OXBOW_TILED_TMX, OXBOW_TILED_ZLIB, "out.tmx" },
  { OXBOW_TILED_TMJ, OXBOW_TILED_CSV, "out.tmj" },
  { OXBOW_TILED_TMJ, OXBOW_TILED_ZLIB, "out.tmj" },
};

static GBytes *
write_way (const OxbowScenario *scenario, size_t way)
{
  return oxbow_tiled_write (scenario, ways[way].format, ways[way].encoding, "out.png");
}

static void
test_out_and_back (void)
{
  for (OxbowOrientation orientation = OXBOW_FLAT; orientation <= OXBOW_POINTY; orientation++)
    for (size_t way = 0; way < G_N_ELEMENTS (ways); way++)
      {
        g_autoptr (OxbowScenario) scenario = whole_scenario (orientation);
        g_autoptr (GBytes) bytes = write_way (scenario, way), again = write_way (scenario, way);
        g_assert_true (g_bytes_equal (bytes, again));
        check_same (scenario, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), ways[way].file);
      }
}

static OxbowScenario *
random_scenario (void)
{
  OxbowOrientation orientation = g_test_rand_int_range (0, 2);
  int width = g_test_rand_int_range (1, 30), height = g_test_rand_int_range (1, 30);
  OxbowMap *map = oxbow_map_new (orientation, width, height, 'h');
  for (OxbowCell cell = 0; cell < width * height; cell++)
    oxbow_map_set_terrain (map, cell, valley_terrains[g_test_rand_int_range (0, 5)].code);
  for (int i = 0; i < 10; i++)
    {
      OxbowCell cell = g_test_rand_int_range (0, width * height), side = g_test_rand_int_range (0, OXBOW_SIDES);
      OxbowRecord *dam = oxbow_record_new ("dam"), *spring = oxbow_record_new ("spring");
      dam->edge = oxbow_grid_edge (&map->grid, cell, oxbow_direction_of_side (orientation, side));
      g_ptr_array_add (map->edges, dam);
      g_array_append_val (spring->cells, cell);
      g_ptr_array_add (map->features, spring);
    }
  return oxbow_scenario_new (&valley_ruleset, "random", map);
}

static void
test_random_maps (void)
{
  for (int i = 0; i < 50; i++)
    {
      g_autoptr (OxbowScenario) scenario = random_scenario ();
      g_autoptr (GBytes) bytes = write_way (scenario, i % G_N_ELEMENTS (ways));
      check_same (scenario, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), "random.tmx");
    }
}

/* ---- what Tiled made ---- */

typedef struct
{
  const char *file;
  bool flat;
  const char *rows;
} Foreign;

static const Foreign foreign[] = {
  { "flat-odd.tmx", true, "hf~.h ffh~. ~hhhf" },
  { "flat-base64.tmx", true, "hf~.h ffh~. ~hhhf" },
  { "flat.tmj", true, "hf~.h ffh~. ~hhhf" },
  { "pointy-odd-zlib.tmx", false, "hf~.h ffh~. ~hhhf" },
  { "pointy-zlib.tmj", false, "hf~.h ffh~. ~hhhf" },
  /* An empty column or row in front, so that the same ones are moved by half a hex. */
  { "flat-even.tmx", true, ".hf~.h .ffh~. .~hhhf" },
  { "pointy-even-gzip.tmx", false, "..... hf~.h ffh~. ~hhhf" },
  /* Turned and flipped tiles, layers in groups, decoration without a terrain on top. */
  { "layers.tmx", true, "hf~.h ffh~. ~hhhf" },
  /* The used part of an endless plane, which begins at column -3, and at row 15 where even rows are moved. */
  { "infinite-flat.tmx", true, ".hf~.h .ffh~. .~hhhf" },
  { "infinite-pointy.tmj", false, "hf~.h ffh~. ~hhhf" },
};

static OxbowScenario *
read_fixture (const char *file, const OxbowRuleset *ruleset, GError **error)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "tiled", file, NULL), *bytes = NULL;
  size_t length;
  g_assert_true (g_file_get_contents (path, &bytes, &length, NULL));
  return oxbow_tiled_read (bytes, length, file, ruleset, error);
}

static void
test_made_by_tiled (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (foreign); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (OxbowScenario) scenario = read_fixture (foreign[i].file, &valley_ruleset, &error);
      g_assert_no_error (error);
      g_autoptr (GString) rows = g_string_new (NULL);
      const OxbowMap *map = scenario->map;
      for (int row = 0; row < map->grid.height; row++)
        g_string_append_printf (rows, "%s%.*s", row > 0 ? " " : "", map->grid.width,
                                map->terrain + row * map->grid.width);
      g_test_message ("%s", foreign[i].file);
      g_assert_cmpstr (rows->str, ==, foreign[i].rows);
      g_assert_cmpint (map->grid.orientation, ==, foreign[i].flat ? OXBOW_FLAT : OXBOW_POINTY);
    }
}

/* Objects of every shape, where a hand has put them; what has another name is not ours. */
static void
test_objects_by_tiled (void)
{
  static const char *const files[] = { "objects.tmx", "objects.tmj" };
  static const char expected[] =
    "valley objects 2-4\n"
    "title - \"Drawn in Tiled\"\n"
    "author (null)\nlicence (null)\nposition (null)\n"
    "option row=\"5\"\n"
    "flat 5 3\nhhhhh\nhhhhh\nhhhhh\n"
    "feature 0 spring B2 note=\"cold\"\n"
    "feature 0 spring E3\n"
    "feature 0 spring C1\n"
    "edge 0 dam B2/S\n"
    "edge 0 dam A1/SE\n"
    "group 0 water A1 B1 C2 id=\"m1\" owner=\"p2\"\n"
    "label 0 label C3 text=\"Rio & Sol\"\n"
    "piece 0 worker D2\n";
  for (size_t i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (OxbowScenario) scenario = read_fixture (files[i], NULL, &error);
      g_assert_no_error (error);
      g_autofree char *text = print (scenario);
      g_assert_cmpstr (text, ==, expected);
    }
}

/* Without a game in the file the caller's is taken, and the file's name stands for id and title. */
static void
test_names_of_files (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "tiled", "flat-odd.tmx", NULL), *bytes = NULL;
  size_t length;
  g_assert_true (g_file_get_contents (path, &bytes, &length, NULL));
  g_autoptr (OxbowScenario) scenario =
      oxbow_tiled_read (bytes, length, "maps/My 2nd Río.v3.tmx", &valley_ruleset, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (scenario->id, ==, "my-2nd-r-o-v3");
  g_assert_cmpstr (oxbow_text_get (scenario->title), ==, "My 2nd Río.v3");

  g_autoptr (OxbowScenario) none = oxbow_tiled_read (bytes, length, "flat.tmx", NULL, &error);
  g_assert_null (none);
  g_assert_error (error, OXBOW_FILE_ERROR, OXBOW_FILE_ERROR_CONTENT);
}

/* ---- what is refused ---- */

/* A good little map, and what is changed in it: one text for another. */
static const char tmx[] =
  "<map orientation=\"hexagonal\" width=\"2\" height=\"2\" tilewidth=\"32\" tileheight=\"28\" hexsidelength=\"16\" "
  "staggeraxis=\"x\" staggerindex=\"odd\">\n"
  " <properties><property name=\"oxbow-game\" value=\"valley\"/></properties>\n"
  " <tileset firstgid=\"1\" name=\"t\"><tile id=\"0\" type=\"hill\"/></tileset>\n"
  " <layer name=\"Ground\" width=\"2\" height=\"2\"><data encoding=\"csv\">\n"
  "1,1,\n"
  "1,1\n"
  "</data></layer>\n"
  " <objectgroup name=\"features\">\n"
  "  <object id=\"1\" type=\"spring\" x=\"16\" y=\"14\"><point/></object>\n"
  " </objectgroup>\n"
  "</map>\n";

static const char tmj[] =
  "{ \"type\": \"map\", \"orientation\": \"hexagonal\", \"width\": 2, \"height\": 2, \"tilewidth\": 32,\n"
  "  \"tileheight\": 28, \"hexsidelength\": 16, \"staggeraxis\": \"x\", \"staggerindex\": \"odd\",\n"
  "  \"properties\": [ { \"name\": \"oxbow-game\", \"type\": \"string\", \"value\": \"valley\" } ],\n"
  "  \"tilesets\": [ { \"firstgid\": 1, \"name\": \"t\", \"tiles\": [ { \"id\": 0, \"type\": \"hill\" } ] } ],\n"
  "  \"layers\": [ { \"type\": \"tilelayer\", \"name\": \"Ground\", \"width\": 2, \"height\": 2,\n"
  "    \"data\": [1, 1,\n"
  "      1, 1] } ]\n"
  "}\n";

typedef struct
{
  const char *map, *from, *to;
  const char *sentence;         /* part of what is said */
} Bad;

static const Bad bad[] = {
  { tmx, "hexagonal", "orthogonal", "line 1: the map is orthogonal, and only hexagonal maps" },
  { tmx, "hexagonal", "isometric", "the map is isometric" },
  { tmx, "hexagonal", "staggered", "the map is staggered" },
  { tmx, "staggeraxis=\"x\"", "", "the stagger axis of the map should be \"x\" or \"y\"" },
  { tmx, "\"odd\"", "\"third\"", "the stagger index of the map should be" },
  { tmx, "width=\"2\"", "width=\"0\"", "the map is 0 by 2 tiles" },
  { tmx, "width=\"2\"", "width=\"-1\"", "the map is -1 by 2 tiles" },
  { tmx, "width=\"2\"", "width=\"65536\"", "the map is 65536 by 2 tiles" },
  { tmx, "width=\"2\"", "width=\"2147483648\"", "it should be a number between" },
  { tmx, "width=\"2\"", "width=\"nan\"", "it should be a number between" },
  { tmx, "width=\"2\"", "width=\"0x2\"", "it should be a number between" },
  { tmx, "width=\"2\"", "width=\" 2\"", "it should be a number between" },
  { tmx, "width=\"2\"", "width=\"2.5\"", "should be a whole number" },
  { tmx, "tilewidth=\"32\"", "tilewidth=\"1\"", "that is no hexagon" },
  { tmx, "width=\"2\" height=\"2\"><data", "width=\"3\" height=\"2\"><data",
    "line 5: the layer is 3 by 2 tiles, but the map is 2 by 2." },
  { tmx, "1,1\n<", "1,1,1\n<", "line 5: the layer holds more than its 4 tiles" },
  { tmx, "1,1\n<", "1\n<", "line 5: the layer holds 3 tiles, but it should hold 4" },
  { tmx, "1,1\n<", "1,-1\n<", "line 6: after tile 3 of the layer a number" },
  { tmx, "1,1\n<", "1,4294967296\n<", "after tile 3 of the layer a number" },
  { tmx, "1,1\n<", "1 1\n<", "line 6: after tile 3 of the layer a comma" },
  { tmx, "1,1\n<", "1,7\n<", "line 5: cell B2 (in Tiled 1, 1) shows tile 7, which names no terrain of Valley" },
  { tmx, "1,1,\n1,1\n</data></layer>", "9,1,\n1,7\n</data></layer>\n"
    " <layer name=\"Top\" width=\"2\" height=\"2\"><data encoding=\"csv\">1,0,0,0</data></layer>",
    "cell B2 (in Tiled 1, 1) shows tile 7" },
  { tmx, "type=\"hill\"/>", "type=\"hil\"/>", "cell A1 (in Tiled 0, 0) shows tile 1" },
  { tmx, "type=\"hill\"/>", "><properties><property name=\"terrain\" value=\"hil\"/></properties></tile>",
    "line 3: tile 0 of the tileset \"t\" is of the terrain \"hil\", but Valley has only these: hill, forest" },
  { tmx, "firstgid=\"1\"", "firstgid=\"0\"", "should be 1 or more" },
  { tmx, "firstgid=\"1\" name=\"t\"", "firstgid=\"1\" source=\"../t.tsx\"",
    "line 3: the tileset stands in a file of its own, \"../t.tsx\"" },
  { tmx, "encoding=\"csv\"", "encoding=\"base64\"", "are not written in Base64" },
  { tmx, "encoding=\"csv\"", "encoding=\"base64\" compression=\"zstd\"",
    "written in a way that cannot be read (zstd)" },
  { tmx, "encoding=\"csv\"", "", "written in a way that cannot be read (XML)" },
  { tmx, "encoding=\"csv\">\n1,1,\n1,1\n", "encoding=\"base64\">AQAAAAEAAAABAAAAAQA=\n", "end in the middle" },
  { tmx, "encoding=\"csv\">\n1,1,\n1,1\n", "encoding=\"base64\" compression=\"zlib\">AQAAAAEAAAABAAAAAQA=\n",
    "are damaged" },
  { tmx, "encoding=\"csv\">\n1,1,\n1,1\n", "encoding=\"base64\" compression=\"zlib\">eJxjZGBgYIRiAAAiAAU=AAAA\n",
    "are" },
  { tmx, "\"valley\"", "\"chess\"", "the map is for a game \"chess\" that is not known here." },
  { tmx, "oxbow-game", "game", "does not say which game it is for" },
  { tmx, "\"valley\"/>", "\"valley\"/><property name=\"oxbow-titel\" value=\"x\"/>",
    "a property \"oxbow-titel\" of the value \"x\"" },
  { tmx, "\"valley\"/>", "\"valley\"/><property name=\"oxbow-id\" value=\"../../x\"/>", "an id has small letters" },
  { tmx, "\"valley\"/>", "\"valley\"/><property name=\"oxbow-players\" value=\"4-2\"/>",
    "a property \"oxbow-players\"" },
  { tmx, "type=\"spring\"", "", "object 1 on the layer \"features\": its class should say what it is" },
  { tmx, "type=\"spring\"", "type=\"a&gt;b\"", "its class should say what it is" },
  { tmx, "x=\"16\"", "x=\"-16\"", "line 9: object 1 on the layer \"features\": it should lie on one cell of the map." },
  { tmx, "x=\"16\"", "x=\"1e308\"", "it should be a number between" },
  { tmx, "<point/>", "<properties><property name=\"kind\" value=\"x\"/></properties>",
    "a property \"kind\", and nothing can have" },
  { tmx, "<point/>", "<properties><property name=\"a b\" value=\"x\"/></properties>",
    "a property \"a b\", and nothing can have" },
  { tmx, "<point/>", "<polyline points=\"0,0 900,0\"/>", "one of its points lies beside the map" },
  { tmx, "<point/>", "<polyline points=\"0,0,0\"/>", "should be pairs of numbers" },
  { tmx, "><point/>", " rotation=\"10\"><polyline points=\"0,0 24,14\"/>",
    "it is turned, and so its cells cannot be told" },
  { tmx, "id=\"1\" type", "id=\"1\" template=\"t.tx\" type", "made from a template" },
  { tmx, "name=\"features\"", "name=\"links\"", "it should be a polyline from one cell to another" },
  { tmx, "<point/>", "<properties><property name=\"oxbow-inside\" value=\"7\"/></properties>",
    "the object that it is part of should stand before it" },
  { tmx, "<map", "<!DOCTYPE map><map", "has no DOCTYPE" },
  { tmx, "<map", "<svg", "this is not" },
  { tmx, "<map", "PK", "neither TMX nor TMJ" },
  { tmj, "\"map\"", "\"tileset\"", "line 1: this is JSON, but no map of Tiled" },
  { tmj, "hexagonal", "orthogonal", "the map is orthogonal" },
  { tmj, "\"width\": 2", "\"width\": 1e400", "line 1: \"width\" should be a number between" },
  { tmj, "\"width\": 2", "\"width\": 2.5", "should be a whole number" },
  { tmj, "\"width\": 2", "\"width\": 02", "this is no number as JSON writes one" },
  { tmj, "1, 1]", "1]", "line 6: the layer holds 3 tiles, but it should hold 4" },
  { tmj, "1, 1]", "1, 1, 1]", "line 6: the layer holds more than its 4 tiles" },
  { tmj, "1, 1]", "1, 1.5]", "line 7: after tile 4 of the layer a comma" },
  { tmj, "1, 1]", "1, \"1\"]", "not written as \"encoding\" says" },
  { tmj, "1, 1]", "1, 1 ", "comma or a closing bracket" },
  { tmj, "\"name\": \"Ground\"", "\"name\": \"Ground\", \"encoding\": \"base64\"", "not written as \"encoding\" says" },
  { tmj, "\"firstgid\": 1, \"name\": \"t\"", "\"firstgid\": 1, \"source\": \"t.tsj\"",
    "line 4: the tileset stands in a file of its own, \"t.tsj\"" },
  { tmj, "\"valley\"", "\"val\\ud800ley\"", "half a character stands alone" },
  { tmj, "\"valley\"", "\"val\\u0001ley\"", "a character that no file can carry" },
  { tmj, "\"valley\"", "\"valley", "a line ends within a text" },
  { tmj, "[ { \"name\": \"oxbow-game\", \"type\": \"string\", \"value\": \"valley\" } ]",
    "{ \"oxbow-game\": \"valley\" }", "line 3: \"properties\" should be a list" },
};

static char *
change (const Bad *row)
{
  const char *place = strstr (row->map, row->from);
  g_assert_nonnull (place);
  return g_strdup_printf ("%.*s%s%s", (int) (place - row->map), row->map, row->to, place + strlen (row->from));
}

/* A game without empty cells: none may be missing, and none can be put in front. */
static void
test_full (void)
{
  static const Bad rows[] = {
    { tmx, "1,1\n<", "1,0\n<", "cell B2 (in Tiled 1, 1) has no tile, and a map of Full has no empty cells." },
    { tmx, "\"odd\"", "\"even\"", "set the stagger index to \"odd\"" },
    { tmx, "\"odd\"", "\"odd\"", NULL },
  };
  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *changed = change (&rows[i]);
      const Bad game = { changed, "valley", "full", "" };
      g_autofree char *text = change (&game);
      g_autoptr (OxbowScenario) scenario = oxbow_tiled_read (text, strlen (text), "full.tmx", NULL, &error);
      g_assert_true ((scenario != NULL) == (rows[i].sentence == NULL));
      g_assert_true (error == NULL || strstr (error->message, rows[i].sentence) != NULL);
    }
}

static void
test_bad (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *text = change (&bad[i]);
      const char *name = bad[i].map == tmx ? "bad.tmx" : "bad.tmj";
      g_autoptr (OxbowScenario) scenario = oxbow_tiled_read (text, strlen (text), name, NULL, &error);
      g_test_message ("%s -> %s: %s", bad[i].from, bad[i].to, error != NULL ? error->message : "accepted");
      g_assert_null (scenario);
      g_assert_error (error, OXBOW_FILE_ERROR, OXBOW_FILE_ERROR_CONTENT);
      g_assert_true (g_str_has_prefix (error->message, name));
      g_assert_true (strstr (error->message, ", line ") != NULL || strcmp (bad[i].to, "PK") == 0);
      g_assert_nonnull (strstr (error->message, bad[i].sentence));
    }
}

/* The little maps themselves are good; every shorter text is refused. */
static void
test_cut_short (void)
{
  static const char *const maps[] = { tmx, tmj };
  for (size_t i = 0; i < G_N_ELEMENTS (maps); i++)
    for (size_t length = strlen (maps[i]) + 1; length-- > 0;)
      {
        g_autoptr (GError) error = NULL;
        g_autofree char *exact = g_memdup2 (maps[i], length);
        g_autoptr (OxbowScenario) scenario = oxbow_tiled_read (exact, length, "cut", NULL, &error);
        bool whole = length + 1 >= strlen (maps[i]);
        g_assert_true ((scenario != NULL) == whole);
        g_assert_true ((error == NULL) == whole);
      }
}

/* A few bytes that unpack to a hundred times what the map can hold. */
static void
test_bomb (void)
{
  g_autofree uint32_t *many = g_new0 (uint32_t, 4000000);
  g_autofree char *packed = oxbow_tiled_pack (OXBOW_TILED_BASE64_ZLIB, many, 2000, 2000);
  g_autofree char *data = g_strdup_printf ("encoding=\"base64\" compression=\"zlib\">%s<", packed);
  const Bad row = { tmx, "encoding=\"csv\">\n1,1,\n1,1\n<", data, "" };
  g_autofree char *text = change (&row);
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowScenario) scenario = oxbow_tiled_read (text, strlen (text), "bomb.tmx", NULL, &error);
  g_assert_null (scenario);
  g_assert_cmpstr (error->message, ==, "bomb.tmx, line 5: the layer holds more than its 4 tiles (2 by 2).");
}

static char *
repeat (const char *text, int n)
{
  GString *all = g_string_sized_new (strlen (text) * n);
  for (int i = 0; i < n; i++)
    g_string_append (all, text);
  return g_string_free (all, FALSE);
}

/* More of something than any map has, in a file of a size that could be: refused at once. */
static void
test_too_many (void)
{
  static const struct { Bad row; int n;
  } rows[] = {
    { { tmx, "<properties>", "<property name=\"oxbow-option-a\" value=\"\"/>",
        "the map has more than 1000 properties" },
      100000 },
    { { tmx, "<point/>", "<property name=\"a\" value=\"\"/>", "it has more properties than anything can need" },
      100000 },
    { { tmx, "</map>", "<group>", "more than 64 deep" }, 100000 },
    { { tmj, "1, 1]", "[", "nested deeper than a map can need" }, 1000000 },
    { { tmj, "1, 1]", "{\"a\":", "nested deeper than a map can need" }, 100000 },
  };
  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Bad row = rows[i].row;
      g_autofree char *many = repeat (row.to, rows[i].n), *list = g_strdup_printf ("<properties>%s", many);
      bool open = strcmp (row.from, "<properties>") == 0, property = strcmp (row.from, "<point/>") == 0;
      g_autofree char *closed = g_strdup_printf ("%s</properties>", list);
      row.to = open ? list : property ? closed : many;
      g_autofree char *text = change (&row);
      g_autoptr (GError) error = NULL;
      gint64 start = g_get_monotonic_time ();
      g_autoptr (OxbowScenario) scenario = oxbow_tiled_read (text, strlen (text), "many.tmx", NULL, &error);
      g_test_message ("%s (%.0f ms)", error->message, (g_get_monotonic_time () - start) / 1e3);
      g_assert_null (scenario);
      g_assert_nonnull (strstr (error->message, row.sentence));
    }
}

/* An honest map that is large, both ways. */
static void
test_large (void)
{
  OxbowMap *map = oxbow_map_new (OXBOW_POINTY, 2000, 1500, 'h');
  for (OxbowCell cell = 0; cell < 2000 * 1500; cell += 7)
    oxbow_map_set_terrain (map, cell, "f~1."[cell % 4]);
  g_autoptr (OxbowScenario) scenario = oxbow_scenario_new (&valley_ruleset, "large", map);
  for (size_t way = 0; way < G_N_ELEMENTS (ways); way++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) bytes = write_way (scenario, way);
      g_autoptr (OxbowScenario) back = oxbow_tiled_read (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                                         "large", NULL, &error);
      g_assert_no_error (error);
      g_assert_cmpmem (back->map->terrain, 2000 * 1500, map->terrain, 2000 * 1500);
    }
}

/* ---- the real Tiled ---- */

static bool
run (const char *folder, const char *program, const char *first, const char *second, const char *in, const char *out)
{
  const char *argv[] = { program, first, second, in, out, NULL };
  g_auto (GStrv) environment = g_environ_setenv (g_get_environ (), "QT_QPA_PLATFORM", "offscreen", TRUE);
  environment = g_environ_setenv (environment, "HOME", folder, TRUE);
  environment = g_environ_setenv (environment, "XDG_CONFIG_HOME", folder, TRUE);
  environment = g_environ_setenv (environment, "XDG_RUNTIME_DIR", folder, TRUE);
  g_autofree char *said = NULL;
  g_autoptr (GError) error = NULL;
  int status = -1;
  g_spawn_sync (folder, (char **) argv, environment, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, &said, &status, &error);
  g_assert_no_error (error);
  if (status != 0)
    g_test_message ("%s: %s", program, said);
  return status == 0;
}

static void
save (const char *folder, const char *name, GBytes *bytes)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_assert_true (g_file_set_contents (path, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), NULL));
}

/* Tiled sorts properties, so the scenario's are given in that order already. */
static void
sort_for_tiled (OxbowScenario *scenario)
{
  gpointer deck = g_ptr_array_steal_index (scenario->settings->options, 1);
  g_ptr_array_insert (scenario->settings->options, 0, deck);
}

static void
check_through_tiled (const char *folder, const OxbowScenario *scenario, size_t way)
{
  const char *file = ways[way].file;
  bool json = ways[way].format == OXBOW_TILED_TMJ;
  g_autoptr (GBytes) bytes = write_way (scenario, way);
  g_autofree char *saved = g_build_filename (folder, "saved", NULL),
                  *picture = g_build_filename (folder, "seen.png", NULL);
  save (folder, file, bytes);
  g_assert_true (run (folder, "tiled", "--export-map", json ? "json" : "tmx", file, "saved"));

  g_autofree char *text = NULL;
  size_t length;
  g_assert_true (g_file_get_contents (saved, &text, &length, NULL));
  check_same (scenario, text, length, file);

  g_assert_true (run (folder, "tmxrasterizer", "--hide-layer", "labels", file, "seen.png"));
  g_assert_true (g_file_test (picture, G_FILE_TEST_IS_REGULAR));
  g_unlink (picture);
  g_unlink (saved);
}

static void
test_through_tiled (void)
{
  g_autofree char *tiled = g_find_program_in_path ("tiled"), *rasterizer = g_find_program_in_path ("tmxrasterizer");
  if (tiled == NULL || rasterizer == NULL)
    {
      g_test_skip ("Tiled is not installed, so nothing shows that it opens our maps: install the package tiled");
      return;
    }
  g_autofree char *folder = g_dir_make_tmp ("oxbow-tiled-XXXXXX", NULL);
  for (OxbowOrientation orientation = OXBOW_FLAT; orientation <= OXBOW_POINTY; orientation++)
    {
      g_autoptr (OxbowScenario) scenario = whole_scenario (orientation);
      g_autoptr (GBytes) picture = oxbow_tiled_draw (scenario);
      save (folder, "out.png", picture);
      sort_for_tiled (scenario);
      for (size_t way = 0; way < G_N_ELEMENTS (ways); way++)
        check_through_tiled (folder, scenario, way);
    }
  g_autofree char *command = g_strdup_printf ("rm -rf %s", folder);
  g_assert_true (g_spawn_command_line_sync (command, NULL, NULL, NULL, NULL));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/files/tiled/out-and-back", test_out_and_back);
  g_test_add_func ("/files/tiled/random-maps-out-and-back", test_random_maps);
  g_test_add_func ("/files/tiled/made-by-tiled", test_made_by_tiled);
  g_test_add_func ("/files/tiled/objects-by-tiled", test_objects_by_tiled);
  g_test_add_func ("/files/tiled/names-of-files", test_names_of_files);
  g_test_add_func ("/files/tiled/no-empty-cells", test_full);
  g_test_add_func ("/files/tiled/bad", test_bad);
  g_test_add_func ("/files/tiled/cut-short", test_cut_short);
  g_test_add_func ("/files/tiled/bomb", test_bomb);
  g_test_add_func ("/files/tiled/too-many", test_too_many);
  g_test_add_func ("/files/tiled/large", test_large);
  g_test_add_func ("/files/tiled/through-tiled", test_through_tiled);
  return g_test_run ();
}
