/* test-restored.c: maps whose program ended unasked come back, step by step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/editor/restored.h"
#include "disk.h"
#include "drafts.h"
#include "editor/change.h"
#include "editor/whole.h"
#include "files/xml.h"
#include "scale.h"
#include "standard.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>

typedef struct
{
  char *folder;
  OxbowDraft *draft;
  OxbowAutosave *autosave;
  guint64 n_commits;
  bool is_full;                 /* the disk, from time to time */
} Desk;

/* As a desk does after each step. */
static void
keep (Desk *desk)
{
  g_autoptr (GError) error = NULL;
  if (desk->is_full)
    limit_files ((rlim_t) (10 + below (30)));
  int position = oxbow_draft_get_position (desk->draft);
  const OxbowScenario *scenario = oxbow_draft_get_scenario (desk->draft);
  if (desk->n_commits != oxbow_draft_get_n_commits (desk->draft))
    oxbow_autosave_step (desk->autosave, scenario, position, oxbow_draft_get_step_name (desk->draft, position - 1),
                         &error);
  else
    oxbow_autosave_go (desk->autosave, scenario, position, &error);
  limit_files (RLIM_INFINITY);
  g_assert_true ((error != NULL) == desk->is_full);
  desk->n_commits = oxbow_draft_get_n_commits (desk->draft);
}

static void
set_up (Desk *desk, const OxbowRuleset *ruleset, const char *description)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowScenario) standard = test_standard (ruleset);
  if (description != NULL)
    {
      oxbow_text_free (standard->description);
      standard->description = oxbow_text_new (description);
    }
  desk->folder = g_dir_make_tmp ("oxbow-restored-XXXXXX", NULL);
  desk->draft = oxbow_draft_new (standard);
  desk->autosave = oxbow_autosave_new (desk->folder, oxbow_draft_get_scenario (desk->draft), NULL, NULL, &error);
  g_assert_no_error (error);
  g_signal_connect_swapped (desk->draft, "history-changed", G_CALLBACK (keep), desk);
}

static void
tear_down (Desk *desk)
{
  g_clear_object (&desk->draft);
  g_clear_pointer (&desk->autosave, oxbow_autosave_discard);
  g_rmdir (desk->folder);
  g_free (desk->folder);
}

static void
paint (OxbowDraft *draft)
{
  const OxbowGrid *grid = oxbow_draft_get_grid (draft);
  const OxbowTerrain *terrains = oxbow_draft_get_palette (draft)->terrains;
  OxbowStroke *stroke = oxbow_draft_begin (draft);
  for (int n = 1 + below (4); n > 0; n--)
    oxbow_stroke_paint (stroke, below (oxbow_grid_n_cells (grid)), terrains[below (4)].code);
  oxbow_draft_commit (draft, "Paint");
}

static void
random_step (OxbowDraft *draft)
{
  g_autofree char *title = g_strdup_printf ("Title %d \"é\"", below (1000));
  switch (below (8))
    {
    case 0:
      oxbow_draft_go (draft, below (oxbow_draft_get_n_steps (draft) + 1));
      break;
    case 1:
      oxbow_change_text (draft, OXBOW_HEAD_TITLE, NULL, title, NULL);
      break;
    case 2:
      oxbow_whole_resize (draft, below (2), below (2), 0, 0, oxbow_draft_get_palette (draft)->blank, NULL, NULL);
      break;
    case 3:
      oxbow_change_line (draft, OXBOW_HEAD_AUTHOR, title, NULL);
      break;
    default:
      paint (draft);
    }
}

static GPtrArray *
list_stages (OxbowDraft *draft)
{
  GPtrArray *stages = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  for (int i = 0; i <= oxbow_draft_get_n_steps (draft); i++)
    {
      oxbow_draft_go (draft, i);
      g_ptr_array_add (stages, draft_bytes (draft));
    }
  return stages;
}

static OxbowDraft *
restore (const char *folder, bool *is_whole, guint *n_notices)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) found = oxbow_recovery_list (folder, NULL);
  g_assert_cmpint (found->len, ==, 1);
  g_autoptr (OxbowDocument) document = oxbow_recovery_open (found->pdata[0], &error);
  g_assert_no_error (error);
  *n_notices = oxbow_document_get_notices (document)->len;
  return oxbow_restored_draft (found->pdata[0], document, is_whole);
}

/* What was left comes back with its history: as many steps, the same names, and at each the same bytes. */
static void
test_steps (gconstpointer data)
{
  Desk desk = { 0 };
  bool is_whole;
  guint n_notices;
  set_up (&desk, data, NULL);
  for (int i = 0; i < 60; i++)
    random_step (desk.draft);
  if (oxbow_draft_get_n_steps (desk.draft) > 3)
    oxbow_draft_undo (desk.draft);
  int n = oxbow_draft_get_n_steps (desk.draft), position = oxbow_draft_get_position (desk.draft);
  oxbow_autosave_keep (g_steal_pointer (&desk.autosave));
  g_signal_handlers_disconnect_by_data (desk.draft, &desk);

  g_autoptr (OxbowDraft) restored = restore (desk.folder, &is_whole, &n_notices);
  g_assert_true (is_whole);
  g_assert_cmpuint (n_notices, ==, 0);
  g_assert_cmpint (oxbow_draft_get_n_steps (restored), ==, n);
  g_assert_cmpint (oxbow_draft_get_position (restored), ==, position);
  for (int i = 0; i < n; i++)
    g_assert_cmpstr (oxbow_draft_get_step_name (restored, i), ==, oxbow_draft_get_step_name (desk.draft, i));
  g_autoptr (GPtrArray) were = list_stages (desk.draft), are = list_stages (restored);
  for (guint i = 0; i < were->len; i++)
    assert_same_bytes (are->pdata[i], were->pdata[i]);

  /* And a second time, from the journal of the one that was restored. */
  oxbow_draft_go (restored, position);
  g_autoptr (GPtrArray) found = oxbow_recovery_list (desk.folder, NULL);
  desk.autosave = oxbow_autosave_new (desk.folder, oxbow_draft_get_scenario (restored), NULL, NULL, NULL);
  g_assert_true (oxbow_restored_keep (restored, desk.autosave, NULL));
  oxbow_recovery_finish (found->pdata[0]);
  oxbow_autosave_keep (g_steal_pointer (&desk.autosave));
  g_autoptr (OxbowDraft) again = restore (desk.folder, &is_whole, &n_notices);
  g_assert_true (is_whole);
  g_assert_cmpint (oxbow_draft_get_position (again), ==, position);
  g_autoptr (GPtrArray) still = list_stages (again);
  g_assert_cmpuint (still->len, ==, were->len);
  for (guint i = 0; i < were->len; i++)
    assert_same_bytes (still->pdata[i], were->pdata[i]);
  g_autoptr (GPtrArray) last = oxbow_recovery_list (desk.folder, NULL);
  oxbow_recovery_finish (last->pdata[0]);
  tear_down (&desk);
}

/* Steps that the disk had no room for are missing, which is said, and no others: what could be written after them comes
 * back as it was left, and undoing it leads through maps that were drawn. */
static void
test_full (gconstpointer data)
{
  Desk desk = { 0 };
  bool is_whole;
  guint n_notices;
  set_up (&desk, data, NULL);
  for (int i = 0; i < 40; i++)
    {
      desk.is_full = below (4) == 0;
      random_step (desk.draft);
    }
  desk.is_full = false;
  for (int i = below (3); i > 0; i--)
    random_step (desk.draft);
  oxbow_draft_go (desk.draft, below (oxbow_draft_get_n_steps (desk.draft) + 1));
  paint (desk.draft);
  oxbow_autosave_keep (g_steal_pointer (&desk.autosave));
  g_signal_handlers_disconnect_by_data (desk.draft, &desk);

  g_autoptr (OxbowDraft) restored = restore (desk.folder, &is_whole, &n_notices);
  g_assert_true (is_whole == (oxbow_draft_get_n_steps (restored) == oxbow_draft_get_n_steps (desk.draft)));
  g_assert_cmpuint (n_notices, ==, 0);
  g_autoptr (GBytes) was = draft_bytes (desk.draft), is = draft_bytes (restored);
  assert_same_bytes (is, was);
  g_autoptr (GPtrArray) were = list_stages (desk.draft), are = list_stages (restored);
  if (is_whole)
    assert_same_bytes (are->pdata[0], were->pdata[0]);
  for (guint i = 0; i < are->len; i++)
    {
      bool is_known = false;
      for (guint k = 0; k < were->len && !is_known; k++)
        is_known = g_bytes_equal (are->pdata[i], were->pdata[k]);
      g_assert_true (is_known);
    }
  g_autoptr (GPtrArray) found = oxbow_recovery_list (desk.folder, NULL);
  oxbow_recovery_finish (found->pdata[0]);
  tear_down (&desk);
}

static void
test_full_often (gconstpointer data)
{
  for (int i = scaled (10); i > 0; i--)
    test_full (data);
}

/* As at the end of the program, and at the next start; the journal is gone after it. */
static OxbowDraft *
end_and_restore (Desk *desk)
{
  bool is_whole;
  guint n_notices;
  g_signal_handlers_disconnect_by_data (desk->draft, desk);
  oxbow_autosave_keep (g_steal_pointer (&desk->autosave));
  OxbowDraft *restored = restore (desk->folder, &is_whole, &n_notices);
  g_assert_true (is_whole);
  g_assert_cmpuint (n_notices, ==, 0);
  g_autoptr (GPtrArray) found = oxbow_recovery_list (desk->folder, NULL);
  oxbow_recovery_finish (found->pdata[0]);
  return restored;
}

static void
hold (Desk *desk)
{
  g_autoptr (OxbowScenario) foreseen = oxbow_stroke_foresee (oxbow_draft_get_stroke (desk->draft));
  g_assert_true (oxbow_autosave_hold (desk->autosave, foreseen, "Unfinished Stroke", NULL));
}

/* The cell in its terrain: another one than it has, with what it takes along, such as what lies outside then. */
static void
draw_on (OxbowDraft *draft, OxbowCell cell)
{
  const OxbowMap *map = oxbow_draft_get_scenario (draft)->map;
  const OxbowTerrain *terrain = oxbow_draft_get_palette (draft)->terrains;
  while (terrain->code == map->terrain[cell])
    terrain++;
  oxbow_stroke_paint (oxbow_draft_get_stroke (draft), cell, terrain->code);
}

/* What a stroke has drawn is there at the next start although the hand never let go, as a step of its own behind those
 * before; what was undone before it is gone, as after any step. */
static void
test_held (gconstpointer data)
{
  Desk desk = { 0 };
  set_up (&desk, data, NULL);
  for (int i = 0; i < 4; i++)
    paint (desk.draft);
  oxbow_draft_undo (desk.draft);
  int n = oxbow_draft_get_position (desk.draft);
  g_autoptr (GBytes) before = draft_bytes (desk.draft);
  oxbow_draft_begin (desk.draft);
  draw_on (desk.draft, 3);
  hold (&desk);
  draw_on (desk.draft, 5);
  hold (&desk);
  g_autoptr (OxbowScenario) foreseen = oxbow_stroke_foresee (oxbow_draft_get_stroke (desk.draft));
  g_autoptr (GError) error = NULL;
  limit_files (20);
  g_assert_false (oxbow_autosave_hold (desk.autosave, foreseen, "Unfinished Stroke", &error));
  limit_files (RLIM_INFINITY);
  g_assert_cmpstr (error->message, ==, "What you do is not being kept against a crash: File too large. Save often.");
  g_autoptr (OxbowDraft) restored = end_and_restore (&desk);
  oxbow_draft_commit (desk.draft, "Paint");
  g_autoptr (GBytes) was = draft_bytes (desk.draft), is = draft_bytes (restored);
  assert_same_bytes (is, was);
  g_assert_cmpint (oxbow_draft_get_n_steps (restored), ==, n + 1);
  g_assert_cmpstr (oxbow_draft_get_undo_name (restored), ==, "Unfinished Stroke");
  oxbow_draft_undo (restored);
  g_autoptr (GBytes) undone = draft_bytes (restored);
  assert_same_bytes (undone, before);
  tear_down (&desk);
}

/* A stroke that has ended, or was taken back, is what the journal says of it, and not what it was on the way. */
static void
test_held_before (gconstpointer data)
{
  for (int is_taken_back = 0; is_taken_back < 2; is_taken_back++)
    {
      Desk desk = { 0 };
      set_up (&desk, data, NULL);
      paint (desk.draft);
      oxbow_draft_begin (desk.draft);
      draw_on (desk.draft, 3);
      hold (&desk);
      draw_on (desk.draft, 5);
      if (is_taken_back)
        {
          oxbow_draft_cancel (desk.draft);
          keep (&desk);
        }
      else
        oxbow_draft_commit (desk.draft, "Paint");
      g_autoptr (OxbowDraft) restored = end_and_restore (&desk);
      g_autoptr (GBytes) was = draft_bytes (desk.draft), is = draft_bytes (restored);
      assert_same_bytes (is, was);
      g_assert_cmpint (oxbow_draft_get_n_steps (restored), ==, oxbow_draft_get_n_steps (desk.draft));
      tear_down (&desk);
    }
}

/* Its file may be of an earlier journal, cut off, or damaged: then it is as if it were not there. */
static void
test_held_damaged (void)
{
  Desk desk = { 0 };
  g_autofree char *bytes = NULL;
  gsize length;
  set_up (&desk, oxbow_ruleset_find ("dos-rios"), NULL);
  paint (desk.draft);
  g_autoptr (GBytes) before = draft_bytes (desk.draft);
  oxbow_draft_begin (desk.draft);
  draw_on (desk.draft, 3);
  hold (&desk);
  oxbow_autosave_keep (g_steal_pointer (&desk.autosave));
  g_autoptr (GPtrArray) found = oxbow_recovery_list (desk.folder, NULL);
  OxbowRecovery *recovery = found->pdata[0];
  g_autoptr (GString) held = g_string_new (recovery->file);
  g_string_replace (held, ".journal", ".held", 1);
  g_assert_true (g_file_get_contents (held->str, &bytes, &length, NULL));
  for (gsize at = 0; at < length; at++)
    {
      g_autofree char *damaged = g_memdup2 (bytes, length);
      damaged[at] = (char) (damaged[at] ^ 4);
      bool is_cut = at % 2 == 0;
      g_assert_true (g_file_set_contents (held->str, is_cut ? bytes : damaged, (gssize) (is_cut ? at : length), NULL));
      g_autoptr (OxbowDocument) document = oxbow_recovery_look (recovery, NULL);
      g_assert_nonnull (document);
      g_autoptr (GBytes) is = oxbow_document_write (oxbow_document_get_scenario (document), NULL);
      assert_same_bytes (is, before);
    }
  oxbow_recovery_finish (recovery);
  g_signal_handlers_disconnect_by_data (desk.draft, &desk);
  tear_down (&desk);
}

/* A step that led to what no file may hold does not take those before it along. */
static void
test_unreadable_end (void)
{
  Desk desk = { 0 };
  bool is_whole;
  guint n_notices;
  set_up (&desk, oxbow_ruleset_find ("rising-waters"), NULL);
  for (int i = 0; i < 3; i++)
    paint (desk.draft);
  g_autoptr (GBytes) good = draft_bytes (desk.draft);
  OxbowRecord *goal = oxbow_record_new ("goal");
  oxbow_record_set (goal, "id", "none-that-there-is");
  oxbow_stroke_insert (oxbow_draft_begin (desk.draft), OXBOW_LAYER_TABLES, -1, goal);
  oxbow_draft_commit (desk.draft, "Add Goal");
  paint (desk.draft);
  g_assert_false (oxbow_document_would_open (oxbow_draft_get_scenario (desk.draft), NULL));
  oxbow_autosave_keep (g_steal_pointer (&desk.autosave));
  g_autoptr (OxbowDraft) restored = restore (desk.folder, &is_whole, &n_notices);
  g_assert_false (is_whole);
  g_assert_cmpuint (n_notices, ==, 1);
  g_autoptr (GBytes) now = draft_bytes (restored);
  assert_same_bytes (now, good);
  g_autoptr (GPtrArray) found = oxbow_recovery_list (desk.folder, NULL);
  oxbow_recovery_finish (found->pdata[0]);
  tear_down (&desk);
}

/* Steps that lead over a map of another game are none of this draft's: the map comes back without them. */
static void
test_other_game (void)
{
  Desk desk = { 0 };
  bool is_whole;
  guint n_notices;
  set_up (&desk, oxbow_ruleset_find ("dos-rios"), NULL);
  g_autoptr (OxbowScenario) other = test_standard (oxbow_ruleset_find ("rising-waters"));
  g_autoptr (OxbowDraft) its = oxbow_draft_new (other);
  const OxbowScenario *drawn = oxbow_draft_get_scenario (its);
  g_assert_true (oxbow_autosave_step (desk.autosave, drawn, 1, "There", NULL));
  g_assert_true (oxbow_autosave_step (desk.autosave, oxbow_draft_get_scenario (desk.draft), 2, "Back", NULL));
  oxbow_autosave_keep (g_steal_pointer (&desk.autosave));
  g_autoptr (OxbowDraft) restored = restore (desk.folder, &is_whole, &n_notices);
  g_assert_false (is_whole);
  g_autoptr (GBytes) was = draft_bytes (desk.draft), is = draft_bytes (restored);
  assert_same_bytes (is, was);
  g_autoptr (GPtrArray) found = oxbow_recovery_list (desk.folder, NULL);
  oxbow_recovery_finish (found->pdata[0]);
  tear_down (&desk);
}

/* A journal that was cut off anywhere, or in which a byte is another one, gives the map as far as its lines are good:
 * it is one of those that were drawn, or nothing at all. */
static void
test_damage (gconstpointer data)
{
  Desk desk = { 0 };
  g_autofree char *bytes = NULL;
  gsize length;
  set_up (&desk, data, NULL);
  for (int i = 0; i < 6; i++)
    paint (desk.draft);
  g_autoptr (GPtrArray) stages = list_stages (desk.draft);
  oxbow_autosave_keep (g_steal_pointer (&desk.autosave));
  g_signal_handlers_disconnect_by_data (desk.draft, &desk);
  g_autoptr (GPtrArray) found = oxbow_recovery_list (desk.folder, NULL);
  g_autofree char *file = g_strdup (((const OxbowRecovery *) found->pdata[0])->file);
  g_assert_true (g_file_get_contents (file, &bytes, &length, NULL));
  const char *begin = strstr (bytes, "</oxbow>");
  g_assert_nonnull (begin);
  gsize first = (gsize) (begin - bytes);
  guint n_restored = 0;
  for (gsize at = first; at < length; at++)
    {
      bool is_cut = at % 2 == 0 || scaled (1) > 1;
      g_autofree char *damaged = g_memdup2 (bytes, length);
      damaged[at] = (char) (damaged[at] ^ 4);
      const char *left = is_cut ? bytes : damaged;
      g_assert_true (g_file_set_contents (file, left, (gssize) (is_cut ? at : length), NULL));
      g_autoptr (GPtrArray) list = oxbow_recovery_list (desk.folder, NULL);
      if (list->len == 0)
        {
          g_autofree char *name = g_path_get_basename (file);
          g_autofree char *aside = g_build_filename (desk.folder, "aside", name, NULL);
          g_assert_cmpuint (at, <=, first + 8);         /* the document itself is cut */
          g_unlink (aside);
          continue;
        }
      g_autoptr (OxbowDocument) document = oxbow_recovery_open (list->pdata[0], NULL);
      if (document != NULL)
        {
          bool is_whole, is_known = false;
          g_autoptr (OxbowDraft) restored = oxbow_restored_draft (list->pdata[0], document, &is_whole);
          g_autoptr (GBytes) now = draft_bytes (restored);
          for (guint i = 0; i < stages->len && !is_known; i++)
            is_known = g_bytes_equal (now, stages->pdata[i]);
          g_assert_true (is_known);
          n_restored++;
        }
      oxbow_recovery_finish (list->pdata[0]);
    }
  g_assert_cmpuint (n_restored, >, (guint) (length - first) / 2);
  g_autofree char *aside = g_build_filename (desk.folder, "aside", NULL);
  g_rmdir (aside);
  tear_down (&desk);
}

/* The draft comes back with its last steps, and nobody is told that these are all. */
static void
assert_last_steps (Desk *desk, int n_kept)
{
  bool is_whole;
  guint n_notices;
  int n = oxbow_draft_get_n_steps (desk->draft);
  oxbow_autosave_keep (g_steal_pointer (&desk->autosave));
  g_signal_handlers_disconnect_by_data (desk->draft, desk);
  g_autoptr (OxbowDraft) restored = restore (desk->folder, &is_whole, &n_notices);
  g_assert_false (is_whole);
  g_assert_cmpuint (n_notices, ==, 0);
  g_assert_cmpint (oxbow_draft_get_n_steps (restored), ==, n_kept);
  g_assert_cmpint (oxbow_draft_get_position (restored), ==, n_kept);
  g_autoptr (GPtrArray) were = list_stages (desk->draft), are = list_stages (restored);
  for (int i = 0; i <= n_kept; i++)
    assert_same_bytes (are->pdata[i], were->pdata[n - n_kept + i]);
  g_autoptr (GPtrArray) found = oxbow_recovery_list (desk->folder, NULL);
  oxbow_recovery_finish (found->pdata[0]);
  tear_down (desk);
}

/* A step of its own, unlike letters that are typed. */
static void
retitle (OxbowDraft *draft, int number, const char *name)
{
  g_autofree char *title = g_strdup_printf ("Title %d", number);
  oxbow_stroke_set_text (oxbow_draft_begin (draft), OXBOW_HEAD_TITLE, oxbow_text_new (title));
  oxbow_draft_commit (draft, name);
}

/* A journal that has become too long is begun anew: by the ninth step of 8 MB. */
static void
test_begun_anew (gconstpointer data)
{
  Desk desk = { 0 };
  g_autofree char *name = g_strnfill (OXBOW_XML_MAX_BYTES / 8, 'x');
  set_up (&desk, data, NULL);
  for (int i = 0; i < 12; i++)
    retitle (desk.draft, i, i < 9 ? name : "Retitle");
  assert_last_steps (&desk, 3);
}

/* Of texts of 4 MB twelve steps are read. */
static void
test_first_steps_left_out (gconstpointer data)
{
  Desk desk = { 0 };
  g_autofree char *description = g_strnfill ((4 << 20) - (64 << 10), 'x');
  set_up (&desk, data, description);
  for (int i = 0; i < 15; i++)
    retitle (desk.draft, i, "Retitle");
  assert_last_steps (&desk, 12);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  signal (SIGXFSZ, SIG_IGN);
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    {
      g_autofree char *steps = g_strconcat ("/editor/restored/", oxbow_rulesets[i]->id, "/steps", NULL);
      g_autofree char *held = g_strconcat ("/editor/restored/", oxbow_rulesets[i]->id, "/held", NULL);
      g_autofree char *held_before = g_strconcat ("/editor/restored/", oxbow_rulesets[i]->id, "/held-before", NULL);
      g_test_add_data_func (steps, oxbow_rulesets[i], test_steps);
      g_test_add_data_func (held, oxbow_rulesets[i], test_held);
      g_test_add_data_func (held_before, oxbow_rulesets[i], test_held_before);
    }
  g_test_add_data_func ("/editor/restored/full", oxbow_ruleset_find ("dos-rios"), test_full_often);
  g_test_add_func ("/editor/restored/other-game", test_other_game);
  g_test_add_func ("/editor/restored/unreadable-end", test_unreadable_end);
  g_test_add_func ("/editor/restored/held-damaged", test_held_damaged);
  g_test_add_data_func ("/editor/restored/damage", oxbow_ruleset_find ("dos-rios"), test_damage);
  g_test_add_data_func ("/editor/restored/begun-anew", oxbow_ruleset_find ("dos-rios"), test_begun_anew);
  g_test_add_data_func ("/editor/restored/first-steps-left-out", oxbow_ruleset_find ("dos-rios"),
                        test_first_steps_left_out);
  return g_test_run ();
}
