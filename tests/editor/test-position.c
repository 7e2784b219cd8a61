/* test-position.c: maps that begin in a position, taken apart and drawn on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/playable.h"
#include "core/position.h"
#include "drafts.h"
#include "editor/new.h"
#include "editor/whole.h"
#include "monkey.h"
#include "scale.h"
#include "standard.h"

#include <string.h>

static OxbowScenario *
position_of (const OxbowRuleset *ruleset, int seed, int n_moves)
{
  g_autoptr (OxbowScenario) standard = test_standard (ruleset);
  g_autoptr (OxbowSettings) settings = oxbow_settings_new ();
  g_autoptr (GError) error = NULL;
  OxbowRng rng = { (uint64_t) seed };
  settings->seed = (uint64_t) seed;
  settings->has_seed = true;
  g_autoptr (OxbowSetup) setup = oxbow_setup_new (standard, settings, &error);
  g_assert_no_error (error);
  g_autofree OxbowState *state = oxbow_state_copy (setup->start);
  OxbowMoves moves = OXBOW_MOVES_INIT;
  for (int i = 0; i < n_moves && ruleset->turn (state) >= 0; i++)
    {
      oxbow_state_legal (state, &moves);
      g_assert_true (oxbow_state_apply (state, &moves.items[oxbow_rng_below (&rng, (uint64_t) moves.n)], NULL, NULL));
    }
  oxbow_moves_clear (&moves);
  return oxbow_new_from_position (state);
}

/* Taken apart and put together a listing is what it was, and what follows from the rest follows already. */
static void
test_apart (gconstpointer data)
{
  const OxbowRuleset *ruleset = data;
  for (int i = 0; i < scaled (60); i++)
    {
      g_autoptr (OxbowScenario) scenario = position_of (ruleset, 1 + below (1000), below (400));
      g_autoptr (OxbowDraft) draft = oxbow_draft_new (scenario);
      const OxbowScenario *drawn = oxbow_draft_get_scenario (draft);
      g_autofree char *listing = oxbow_scenario_list_position (drawn);
      g_assert_null (drawn->position);
      g_assert_cmpuint (drawn->standing->len, >, 10);
      g_assert_cmpstr (listing, ==, scenario->position);
      g_autoptr (OxbowScenario) settled = oxbow_scenario_copy (drawn);
      if (ruleset->settle != NULL)
        ruleset->settle (settled);
      g_autofree char *after = oxbow_scenario_list_position (settled);
      g_assert_cmpstr (after, ==, scenario->position);
    }
}

/* Random drawing */

/* Most often what lies in a position. */
static void
random_stroke (OxbowToolbox *box)
{
  const OxbowGrid *grid = oxbow_draft_get_grid (oxbow_toolbox_get_draft (box));
  monkey_set (box);
  monkey_take_tool (box);
  if (below (2))
    oxbow_toolbox_set_tool (box, oxbow_tool_find ("position"));
  OxbowAim aim = monkey_aim (grid);
  g_autofree char *told = oxbow_toolbox_tell (box, &aim);
  oxbow_toolbox_press (box, &aim);
  for (int n = below (3); n > 0; n--)
    {
      aim = monkey_aim (grid);
      oxbow_toolbox_drag (box, &aim);
    }
  oxbow_toolbox_release (box, &aim);
}

static void
random_step (OxbowToolbox *box)
{
  OxbowDraft *draft = oxbow_toolbox_get_draft (box);
  switch (below (12))
    {
    case 0:
      oxbow_whole_resize (draft, below (3) - 1, below (3) - 1, below (3) - 1, below (3) - 1,
                          oxbow_draft_get_palette (draft)->blank, NULL, NULL);
      break;
    case 1:
      if (below (4) == 0)
        oxbow_whole_change_orientation (draft, NULL);
      break;
    case 2:
      if (below (6) == 0)
        oxbow_whole_drop_position (draft);
      break;
    default:
      random_stroke (box);
    }
}

static void
test_undo (gconstpointer data)
{
  const OxbowRuleset *ruleset = data;
  for (int round = scaled (6); round > 0; round--)
    {
      g_autoptr (OxbowScenario) scenario = position_of (ruleset, 1 + below (1000), below (200));
      g_autoptr (OxbowDraft) draft = oxbow_draft_new (scenario);
      g_autoptr (OxbowToolbox) box = oxbow_toolbox_new (draft);
      g_autoptr (GPtrArray) stages = stages_new (draft);
      for (int i = 0; i < 40; i++)
        {
          random_step (box);
          stages_note (stages, draft);
          assert_would_open (draft);
        }
      stages_walk (stages, draft, 40);
    }
}

/* So is what is drawn while other things happen to it. */
static void
test_interrupted (gconstpointer data)
{
  for (int round = scaled (6); round > 0; round--)
    {
      g_autoptr (OxbowScenario) scenario = position_of (data, 1 + below (1000), below (200));
      monkey_draw_interrupted (scenario, 30);
    }
}

/* A cell of land that something else is painted on does not end the position: either a game can go on from it, or what
 * keeps it from that lies at a cell that is named. */
static void
test_painted (gconstpointer data)
{
  const OxbowRuleset *ruleset = data;
  int n_playable = 0, n_tried = 0, n_nowhere = 0;
  for (int i = 0; i < 40; i++)
    {
      g_autoptr (OxbowScenario) scenario = position_of (ruleset, 3, 60);
      g_autoptr (OxbowDraft) draft = oxbow_draft_new (scenario);
      const OxbowScenario *drawn = oxbow_draft_get_scenario (draft);
      OxbowCell cell = below (oxbow_grid_n_cells (oxbow_draft_get_grid (draft)));
      const char *letters = drawn->map->terrain;
      char letter = letters[below (oxbow_grid_n_cells (oxbow_draft_get_grid (draft)))];
      OxbowStroke *stroke = oxbow_draft_begin (draft);
      if (strchr ("VMAR", letters[cell]) != NULL)
        continue;                       /* a river of Dos Rios that goes leaves cards, which lie nowhere */
      oxbow_stroke_paint (stroke, cell, letter);
      if (!oxbow_draft_commit (draft, "Paint"))
        continue;
      g_autoptr (OxbowScenario) bare = oxbow_draft_snapshot (draft);
      g_autoptr (OxbowScenario) plain = oxbow_new_from_scenario (bare);
      g_autoptr (OxbowProblems) of_map = oxbow_problems_new (), problems = oxbow_problems_new ();
      oxbow_playable_check (plain, of_map);
      if (of_map->n_errors > 0)
        continue;
      n_tried++;
      oxbow_playable_check (bare, problems);
      n_playable += problems->n_errors == 0;
      for (guint k = 0; k < problems->list->len; k++)
        {
          const OxbowProblem *problem = problems->list->pdata[k];
          n_nowhere += problem->severity == OXBOW_PROBLEM_ERROR && problem->cell == OXBOW_NO_CELL;
          if (problem->severity == OXBOW_PROBLEM_ERROR)
            g_test_message ("%s: %s", OXBOW_CELL_NAME (&drawn->map->grid, cell), problem->sentence);
        }
    }
  g_test_message ("%d tried, %d playable", n_tried, n_playable);
  g_assert_cmpint (n_tried, >, 0);
  g_assert_cmpint (n_playable * 2, >, n_tried);
  g_assert_cmpint (n_nowhere, ==, 0);
}

/* A pawn of a seat that does not play stays where it was put, whatever else is drawn, saved and opened, and the problem
 * lies at its cell; taken away, it leaves nothing behind. */
static void
test_stray_pawn (void)
{
  g_autoptr (OxbowScenario) scenario = position_of (oxbow_ruleset_find ("rising-waters"), 3, 10);
  g_autoptr (OxbowDraft) draft = oxbow_draft_new (scenario);
  g_autofree char *listing = oxbow_scenario_list_position (oxbow_draft_get_scenario (draft));
  g_assert_null (strstr (listing, "\npawns 4 "));
  const OxbowGrid *grid = oxbow_draft_get_grid (draft);
  OxbowCell cell = oxbow_cell_parse (grid, "J4");
  OxbowRecord *pawn = oxbow_record_new ("pawn");
  oxbow_record_set (pawn, "seat", "4");
  g_array_append_val (pawn->cells, cell);
  oxbow_stroke_insert (oxbow_draft_begin (draft), OXBOW_LAYER_POSITION, -1, pawn);
  g_assert_true (oxbow_draft_commit (draft, "Put Pawn"));
  oxbow_stroke_paint (oxbow_draft_begin (draft), oxbow_cell_parse (grid, "J5"), 'f');
  oxbow_draft_commit (draft, "Paint");
  g_autoptr (GBytes) bytes = draft_bytes (draft);
  g_autoptr (OxbowDocument) document =
      oxbow_document_parse (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), "", NULL);
  g_autoptr (OxbowDraft) again = oxbow_draft_new (oxbow_document_get_scenario (document));
  g_autoptr (OxbowScenario) drawn = oxbow_draft_snapshot (again);
  g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
  oxbow_playable_check (drawn, problems);
  g_assert_cmpint (problems->n_errors, ==, 1);
  const OxbowProblem *problem = problems->list->pdata[problems->list->len - 1];
  g_assert_nonnull (strstr (problem->sentence, "the pawn at J4 is of seat 4, which does not play in this position."));
  g_assert_cmpint (problem->cell, ==, cell);

  int index = (int) drawn->standing->len;
  while (strcmp (oxbow_layer_get (OXBOW_LAYER_POSITION, drawn, --index)->kind, "pawn") != 0)
    ;
  g_assert_cmpstr (oxbow_record_get (oxbow_layer_get (OXBOW_LAYER_POSITION, drawn, index), "seat"), ==, "4");
  oxbow_stroke_remove (oxbow_draft_begin (again), OXBOW_LAYER_POSITION, index);
  oxbow_draft_commit (again, "Take Away Pawn");
  g_autoptr (OxbowScenario) whole = oxbow_draft_snapshot (again);
  g_autoptr (OxbowProblems) left = oxbow_problems_new ();
  oxbow_playable_check (whole, left);
  g_assert_cmpint (left->n_errors, ==, 0);
}

/* Positions that somebody else wrote */

static void
spoil_line (char **line, char **lines, int n)
{
  static const char *const others[] = { "-", "", "0", "-1", "7", "255", "256", "2147483647", "-2147483648",
                                        "99999999999", "A1", "D5", "ZZ99", "D5/SE", "A1/N", "city", "*", "@", "$", "=",
                                        ":", "é", "p1" };
  g_auto (GStrv) words = g_strsplit (*line, " ", -1), its = g_strsplit (lines[below (n)], " ", -1);
  int n_words = (int) g_strv_length (words), n_its = (int) g_strv_length (its);
  if (n_words == 0)
    return;
  int at = below (n_words);
  const char *other = below (2) == 0 && n_its > 0 ? its[below (n_its)] : others[below (G_N_ELEMENTS (others))];
  switch (below (5))
    {
    case 0:
      n_words = at + 1;
      g_strfreev (g_steal_pointer (&its));
      for (int i = n_words; words[i] != NULL; i++)
        g_clear_pointer (&words[i], g_free);
      break;
    case 1:
      {
        char *both = g_strconcat (words[at], " ", other, NULL);
        g_free (words[at]);
        words[at] = both;
      }
      break;
    default:
      g_free (words[at]);
      words[at] = g_strdup (other);
    }
  g_free (*line);
  *line = g_strjoinv (" ", words);
}

static char *
spoil (const char *listing)
{
  g_auto (GStrv) lines = g_strsplit (listing, "\n", -1);
  int n = (int) g_strv_length (lines);
  for (int i = 1 + below (8); i > 0; i--)
    {
      int at = below (n), other = below (n);
      char *line = lines[at];
      switch (below (8))
        {
        case 0:
          lines[at] = lines[other];
          lines[other] = line;
          break;
        case 1:
          lines[at] = g_strconcat (line, "\n", lines[other], NULL);
          g_free (line);
          break;
        case 2:
          line[0] = '\0';
          break;
        default:
          spoil_line (&lines[at], lines, n);
        }
    }
  return g_strjoinv ("\n", lines);
}

/* They can be drawn on, undone and saved, and are refused in a sentence where they cannot be played. What is saved is
 * the same when it is opened and saved again. */
static void
test_hostile (gconstpointer data)
{
  const OxbowRuleset *ruleset = data;
  for (int round = scaled (60); round > 0; round--)
    {
      g_autoptr (OxbowScenario) scenario = position_of (ruleset, 1 + below (1000), below (200));
      char *good = g_steal_pointer (&scenario->position);
      scenario->position = spoil (good);
      g_free (good);
      g_autoptr (OxbowDraft) draft = oxbow_draft_new (scenario);
      g_autoptr (OxbowToolbox) box = oxbow_toolbox_new (draft);
      g_autoptr (GBytes) first = draft_bytes (draft);
      g_autofree char *once = oxbow_scenario_list_position (oxbow_draft_get_scenario (draft));
      if (once != NULL)
        {
          g_autoptr (GPtrArray) records =
            oxbow_position_take_apart (ruleset->palette, &scenario->map->grid, once);
          g_autofree char *twice = oxbow_position_put_together (ruleset->palette, &scenario->map->grid, records);
          g_assert_cmpstr (twice, ==, once);
        }
      for (int i = 0; i < 3; i++)
        {
          g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
          g_autoptr (OxbowScenario) now = oxbow_draft_snapshot (draft);
          oxbow_playable_check (now, problems);
          random_step (box);
          assert_would_open (draft);
        }
      oxbow_draft_go (draft, 0);
      g_autoptr (GBytes) last = draft_bytes (draft);
      assert_same_bytes (first, last);
    }
}

/* Words that a sentence quotes may be cut, but it is text all the same. */
static void
assert_quotes (OxbowScenario *scenario, const char *position, const char *words)
{
  g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
  int n_quoted = 0;
  g_free (scenario->position);
  scenario->position = g_strdup (position);
  oxbow_playable_check (scenario, problems);
  for (guint i = 0; i < problems->list->len; i++)
    {
      const char *sentence = ((const OxbowProblem *) problems->list->pdata[i])->sentence;
      g_test_message ("%s", sentence);
      g_assert_true (g_utf8_validate (sentence, -1, NULL));
      n_quoted += strstr (sentence, words) != NULL;
    }
  g_assert_cmpint (n_quoted, ==, 1);
}

static void
test_quoted (gconstpointer data)
{
  g_autoptr (OxbowScenario) scenario = position_of (data, 3, 10);
  g_autoptr (GString) line = g_string_new ("D5 x");
  g_autofree char *good = g_strdup (scenario->position);
  for (int i = 0; i < 100; i++)
    g_string_append (line, "é");
  for (int i = 0; i < 2; i++)
    {
      g_autofree char *behind = g_strconcat (good, line->str, "\n", NULL);
      g_autofree char *within = g_strdup_printf ("%.*s %s%s", (int) strcspn (good, "\n"), good, line->str,
                                                 strchr (good, '\n'));
      assert_quotes (scenario, behind, i == 0 ? "D5 xéé" : "D5 xxéé");
      assert_quotes (scenario, within, i == 0 ? "D5 xéé" : "D5 xxéé");
      g_string_insert_c (line, 3, 'x');
    }
}

/* Without it the map is the plain one, and undo brings all of it back. */
static void
test_drop (gconstpointer data)
{
  g_autoptr (OxbowScenario) scenario = position_of (data, 3, 60);
  g_autoptr (OxbowScenario) plain = oxbow_new_from_scenario (scenario);
  g_autoptr (OxbowDraft) draft = oxbow_draft_new (scenario), of_plain = oxbow_draft_new (plain);
  g_autoptr (GBytes) before = draft_bytes (draft), wanted = draft_bytes (of_plain);
  g_assert_true (oxbow_whole_drop_position (draft));
  g_autoptr (GBytes) dropped = draft_bytes (draft);
  assert_same_bytes (dropped, wanted);
  g_assert_false (oxbow_whole_drop_position (draft));
  oxbow_draft_undo (draft);
  g_autoptr (GBytes) after = draft_bytes (draft);
  assert_same_bytes (before, after);
}

/* Dos Rios by hand */

static const OxbowRecord *
find (OxbowDraft *draft, const char *kind, int n)
{
  const GPtrArray *records = oxbow_draft_get_scenario (draft)->standing;
  for (guint i = 0; i < records->len; i++)
    if (strcmp (((const OxbowRecord *) records->pdata[i])->kind, kind) == 0 && n-- == 0)
      return records->pdata[i];
  return NULL;
}

static int
number_of (OxbowDraft *draft, const char *kind, const char *name)
{
  return oxbow_record_get_number (find (draft, kind, 0), name, -1);
}

/* A dam that is taken away goes back to the supply, and a campesino whose cell goes is in the city. */
static void
test_pieces (void)
{
  g_autoptr (OxbowScenario) scenario = position_of (oxbow_ruleset_find ("dos-rios"), 3, 60);
  g_autoptr (OxbowDraft) draft = oxbow_draft_new (scenario);
  g_autoptr (OxbowToolbox) box = oxbow_toolbox_new (draft);
  const OxbowGrid *grid = oxbow_draft_get_grid (draft);
  const OxbowRecord *dam = find (draft, "dam", 0);
  g_assert_nonnull (dam);
  int supply = number_of (draft, "supply", "count");
  g_autofree char *at = g_strdup (OXBOW_EDGE_NAME (grid, dam->edge));
  oxbow_toolbox_set_kind (box, OXBOW_LAYER_POSITION, "dam");
  click (box, "position", at, OXBOW_BUTTON_SECOND);
  g_assert_cmpint (number_of (draft, "supply", "count"), ==, supply + 1);
  click (box, "position", at, OXBOW_BUTTON_FIRST);
  g_assert_cmpint (number_of (draft, "supply", "count"), ==, supply);
  g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
  g_autoptr (OxbowScenario) now = oxbow_draft_snapshot (draft);
  oxbow_playable_check (now, problems);
  g_assert_cmpint (problems->n_errors, ==, 0);
}

static bool
has_dam (OxbowDraft *draft, OxbowEdge edge)
{
  const OxbowRecord *dam;
  for (int n = 0; (dam = find (draft, "dam", n)) != NULL; n++)
    if (dam->edge == edge)
      return true;
  return false;
}

/* Whatever symmetry is on, a dam is put on every image of its edge at once, and taken from all of them. */
static void
test_symmetry (void)
{
  for (int kind = 0; kind < OXBOW_N_SYMMETRIES; kind++)
    {
      g_autoptr (OxbowScenario) scenario = position_of (oxbow_ruleset_find ("dos-rios"), 3, 0);
      g_autoptr (OxbowDraft) draft = oxbow_draft_new (scenario);
      g_autoptr (OxbowToolbox) box = oxbow_toolbox_new (draft);
      const OxbowGrid *grid = oxbow_draft_get_grid (draft);
      OxbowCell centre = oxbow_grid_cell (grid, grid->width / 2, grid->height / 2);
      OxbowEdge edge = oxbow_grid_edge (grid, centre, below (OXBOW_DIRECTIONS));
      oxbow_toolbox_set_symmetry (box, (OxbowSymmetryKind) kind);
      oxbow_toolbox_set_centre (box, centre);
      oxbow_toolbox_set_kind (box, OXBOW_LAYER_POSITION, "dam");
      for (int button = 0; button < OXBOW_N_BUTTONS; button++)
        {
          click (box, "position", OXBOW_EDGE_NAME (grid, edge), button);
          for (int image = 0; image < oxbow_symmetry_get_n_images ((OxbowSymmetryKind) kind); image++)
            {
              OxbowTransform turn = oxbow_symmetry_get_image (oxbow_toolbox_get_symmetry (box), grid, image);
              g_assert_true (has_dam (draft, oxbow_transform_edge (&turn, edge)) == (button == OXBOW_BUTTON_FIRST));
            }
        }
    }
}

/* Numbers that are too great to be added up do not spoil the rest: the draft is drawn on, and cannot be played. */
static void
test_numbers (void)
{
  g_autoptr (OxbowScenario) scenario = position_of (oxbow_ruleset_find ("dos-rios"), 3, 60);
  char *position = g_strconcat (scenario->position, "camp p1 city -2147483648\ncamp p2 city 2147483647\n"
                                "camp p2 city 2147483647\nplayer p1 money 0 dams 2147483647 fincas 4 hacienda 1 "
                                "turns 6\nplayer p2 money 0 dams 2147483647 fincas 4 hacienda 1 turns 6\n", NULL);
  g_free (scenario->position);
  scenario->position = position;
  g_autoptr (OxbowDraft) draft = oxbow_draft_new (scenario);
  g_autoptr (OxbowToolbox) box = oxbow_toolbox_new (draft);
  g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
  oxbow_toolbox_set_kind (box, OXBOW_LAYER_POSITION, "camp");
  click (box, "position", "D5", OXBOW_BUTTON_FIRST);
  g_assert_true (oxbow_draft_get_can_undo (draft));
  g_autoptr (OxbowScenario) now = oxbow_draft_snapshot (draft);
  oxbow_playable_check (now, problems);
  g_assert_cmpint (problems->n_errors, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  static const struct
  {
    const char *name;
    GTestDataFunc test;
  } tests[] = { { "apart", test_apart }, { "undo", test_undo }, { "painted", test_painted }, { "drop", test_drop },
              { "hostile", test_hostile }, { "quoted", test_quoted }, { "interrupted", test_interrupted } };
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    for (size_t k = 0; k < G_N_ELEMENTS (tests); k++)
      {
        g_autofree char *path = g_strconcat ("/editor/position/", oxbow_rulesets[i]->id, "/", tests[k].name, NULL);
        g_test_add_data_func (path, oxbow_rulesets[i], tests[k].test);
      }
  g_test_add_func ("/editor/position/dos-rios/pieces", test_pieces);
  g_test_add_func ("/editor/position/dos-rios/numbers", test_numbers);
  g_test_add_func ("/editor/position/dos-rios/symmetry", test_symmetry);
  g_test_add_func ("/editor/position/rising-waters/stray-pawn", test_stray_pawn);
  return g_test_run ();
}
