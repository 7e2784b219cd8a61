/* lesson.c: the bar of a lesson follows the game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/lesson-bar.h"
#include "app/game/wanted.h"
#include "app/preferences.h"
#include "files/document.h"
#include "files/library.h"
#include "table.h"

#include <string.h>

static OxbowGame *
begin (uint64_t seed)
{
  g_autofree char *path = oxbow_library_path (oxbow_ruleset_find ("dos-rios"), "first-steps");
  g_autoptr (OxbowDocument) document = oxbow_document_load (path, NULL);
  OxbowScenario *scenario = oxbow_document_get_scenario (document);
  g_autoptr (OxbowSettings) settings = oxbow_lesson_settings (scenario->lesson);
  settings->seed = seed;
  g_autoptr (GError) error = NULL;
  OxbowGame *game = oxbow_game_new (scenario, settings, &error);
  g_assert_no_error (error);
  return game;
}

static GtkWidget *
find_button (GtkWidget *widget, const char *label)
{
  if (GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0)
    return gtk_widget_get_visible (widget) ? widget : NULL;
  GtkWidget *found = NULL, *child = gtk_widget_get_first_child (widget);
  for (; child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_button (child, label);
  return found;
}

static void
press (OxbowLessonBar *bar, const char *label)
{
  GtkWidget *button = find_button (GTK_WIDGET (bar), label);
  if (button == NULL)
    g_error ("There is no button \"%s\" while it says: %s", label, oxbow_lesson_bar_get_text (bar));
  g_signal_emit_by_name (button, "clicked");
}

/* Waits until somebody else is not to move: the lesson moves for the others. */
static void
wait_for_move (OxbowGame *game, int depth)
{
  while (oxbow_history_get_depth (oxbow_game_get_history (game), oxbow_game_get_node (game)) < depth)
    g_main_context_iteration (NULL, TRUE);
}

static void
assert_says (OxbowLessonBar *bar, const char *part)
{
  if (strstr (oxbow_lesson_bar_get_text (bar), part) == NULL)
    g_error ("It says \"%s\", without \"%s\".", oxbow_lesson_bar_get_text (bar), part);
}

static bool
has_label (GtkWidget *widget, const char *text)
{
  bool found = GTK_IS_LABEL (widget) && strcmp (gtk_label_get_text (GTK_LABEL (widget)), text) == 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !found;
       child = gtk_widget_get_next_sibling (child))
    found = has_label (child, text);
  return found;
}

static OxbowLessonBar *
new_bar (OxbowGame *game)
{
  OxbowLessonBar *bar = g_object_ref_sink (OXBOW_LESSON_BAR (oxbow_lesson_bar_new ()));
  oxbow_lesson_bar_set_game (bar, game);
  return bar;
}

static void
test_steps (void)
{
  g_autoptr (OxbowGame) game = begin (7);
  g_autoptr (OxbowLessonBar) bar = new_bar (game);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (bar)));
  assert_says (bar, "Two rivers");
  g_assert_true (has_label (GTK_WIDGET (bar), "Step 1 of 18"));
  g_assert_cmpint (oxbow_lesson_bar_get_about (bar)->cells->len, ==, 2);
  g_assert_nonnull (strstr (oxbow_lesson_bar_get_hold (bar), "Next leads on"));
  press (bar, "_Next");
  assert_says (bar, "click E6");
  g_assert_null (oxbow_lesson_bar_get_hold (bar));
  g_assert_true (has_label (GTK_WIDGET (bar), "Step 2 of 18"));
  g_assert_false (gtk_widget_get_sensitive (find_button (GTK_WIDGET (bar), "_Next")));
  press (bar, "_Previous");
  assert_says (bar, "Two rivers");
  g_assert_true (oxbow_game_play_text (game, "lay E5/S", NULL));
  wait_for_move (game, 3);                      /* two moves of the lesson's without words, then one with */
  assert_says (bar, "has reached the lake");
  press (bar, "_Next");
  assert_says (bar, "Put one on E6");
  take_back (game, 4);
  assert_says (bar, "click E6");
}

static void
test_astray (void)
{
  g_autoptr (OxbowGame) game = begin (7);
  g_autoptr (OxbowLessonBar) bar = new_bar (game);
  g_assert_true (oxbow_game_play_text (game, "lay E5/SW", NULL));
  assert_says (bar, "another move than the lesson asks for, which is: Lead the river from E5 to E6.");
  g_assert_null (oxbow_lesson_bar_get_wanted (bar));
  g_assert_true (has_label (GTK_WIDGET (bar), "Step 2 of 18"));         /* the one that is still to be done */
  g_assert_null (oxbow_lesson_bar_get_about (bar));
  press (bar, "_Back to the Lesson");
  g_assert_cmpint (oxbow_game_get_node (game), ==, 0);
  assert_says (bar, "Two rivers");
}

/* The buttons that lead to the move that is asked for, and no others. */
static void
test_wanted (void)
{
  static const struct
  {
    const char *moves, *wanted;         /* NULL: it is chosen on the board */
  } places[] = {
    { "", "Lead the river from E5 to E6" }, { "lay E5/S, lay G7/S, lay G8/S, lay G1/S", NULL },
    { "place E6, place F6, place E4, place G7", "Walk" }, { "walk city E8, walk E8 E7", "Build a finca" },
    { "finca E6", "Build a dam" }, { "dam E6/SE, lay E6/S, lay E7/S", "End the turn" },
  };
  g_autoptr (OxbowGame) game = begin (7);
  g_autoptr (OxbowLessonBar) bar = new_bar (game);
  for (size_t i = 0; i < G_N_ELEMENTS (places); i++)
    {
      int n = 0;
      if (*places[i].moves != '\0')
        play_lines (game, places[i].moves);
      const OxbowState *state = oxbow_game_get_state (game);
      g_autoptr (OxbowPicker) picker = oxbow_picker_new (state);
      g_autoptr (GPtrArray) choices = oxbow_choices_build (picker, state);
      g_assert_nonnull (oxbow_lesson_bar_get_wanted (bar));
      for (guint k = 0; k < choices->len; k++)
        {
          const OxbowChoice *choice = g_ptr_array_index (choices, k);
          if (!oxbow_wanted_takes (oxbow_lesson_bar_get_wanted (bar), state, choice))
            continue;
          g_assert_nonnull (strstr (choice->title, places[i].wanted));
          n++;
        }
      g_assert_cmpint (n, ==, places[i].wanted != NULL);
    }
  g_assert_true (oxbow_game_play_text (game, "end", NULL));
  g_assert_null (oxbow_lesson_bar_get_wanted (bar));    /* the others are to move */
}

/* The edge that a move names: a dam's, or the one that a river crosses. */
static int
edge_of (const OxbowState *state, const char *move)
{
  OxbowMove parsed;
  g_assert_true (oxbow_move_parse (state, move, &parsed, NULL));
  return parsed.args[0];
}

/* A dam beside the cells that are spoken of is no part of what is asked for; where it is the harvest, no place is. */
static void
test_wanted_places (void)
{
  g_autoptr (OxbowGame) game = begin (7);
  g_autoptr (OxbowLessonBar) bar = new_bar (game);
  const OxbowState *state = oxbow_game_get_state (game);
  g_assert_true (oxbow_wanted_takes_edge (oxbow_lesson_bar_get_wanted (bar), state, edge_of (state, "lay E5/S")));
  g_assert_false (oxbow_wanted_takes_edge (oxbow_lesson_bar_get_wanted (bar), state, edge_of (state, "lay E5/SW")));
  play_lines (game, "lay E5/S, lay G7/S, lay G8/S, lay G1/S, place E6, place F6, place E4, place G7, walk city E8");
  state = oxbow_game_get_state (game);
  g_assert_cmpstr (oxbow_lesson_bar_get_wanted (bar)->wait, ==, "walk E8 E7");
  g_assert_false (oxbow_wanted_takes_edge (oxbow_lesson_bar_get_wanted (bar), state, edge_of (state, "dam D7/SE")));
  g_assert_true (oxbow_wanted_names (oxbow_lesson_bar_get_wanted (bar), state));
  play_lines (game, "walk E8 E7, finca E6");
  state = oxbow_game_get_state (game);
  g_assert_true (oxbow_wanted_takes_edge (oxbow_lesson_bar_get_wanted (bar), state, edge_of (state, "dam E6/SE")));
  play_lines (game, "dam E6/SE, lay E6/S, lay E7/S, end, walk city F8, walk F8 F7, end, walk E4 F4, walk F4 F5, "
                    "chase F6 F5");
  g_assert_false (oxbow_wanted_names (oxbow_lesson_bar_get_wanted (bar), oxbow_game_get_state (game)));
}

static void
test_leave (void)
{
  g_autoptr (OxbowGame) game = begin (7);
  g_autoptr (OxbowLessonBar) bar = new_bar (game);
  press (bar, "_Leave Lesson");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (bar)));
  g_assert_cmpstr (oxbow_lesson_bar_get_text (bar), ==, "");
  oxbow_lesson_bar_set_game (bar, game);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (bar)));
  g_autoptr (OxbowGame) other = begin (8);
  oxbow_lesson_bar_set_game (bar, other);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (bar)));
}

/* A key on a button comes to its end when the game has gone. */
static void
test_late (void)
{
  g_autoptr (OxbowGame) game = begin (7);
  g_autoptr (OxbowLessonBar) bar = new_bar (game);
  GtkWidget *next = find_button (GTK_WIDGET (bar), "_Next");
  g_assert_true (oxbow_game_play_text (game, "lay E5/SW", NULL));
  GtkWidget *undo = find_button (GTK_WIDGET (bar), "_Back to the Lesson");
  g_assert_nonnull (undo);
  oxbow_lesson_bar_set_game (bar, NULL);
  g_signal_emit_by_name (next, "clicked");
  g_signal_emit_by_name (undo, "clicked");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (bar)));
}

/* All of it, as a learner goes through it. */
static void
test_whole (void)
{
  static const char *const own[] = {
    "lay E5/S", "place E6", "place E4", "walk city E8", "walk E8 E7", "finca E6", "dam E6/SE", "lay E6/S", "lay E7/S",
    "end", "walk E4 F4", "walk F4 F5", "chase F6 F5", "harvest",
  };
  g_autoptr (OxbowGame) game = begin (7);
  g_autoptr (OxbowLessonBar) bar = new_bar (game);
  for (size_t i = 0; i < G_N_ELEMENTS (own);)
    {
      if (oxbow_lesson_bar_get_hold (bar) == NULL && oxbow_game_play_text (game, own[i], NULL))
        i++;
      else if (find_button (GTK_WIDGET (bar), "_Next") != NULL)
        press (bar, "_Next");
      else
        g_main_context_iteration (NULL, TRUE);
    }
  assert_says (bar, "earned 100 rios");
  g_assert_nonnull (strstr (oxbow_lesson_bar_get_hold (bar), "Next leads on"));
  g_assert_null (find_button (GTK_WIDGET (bar), "_New Game…"));
  press (bar, "_Next");
  assert_says (bar, "the whole game");
  g_assert_null (oxbow_lesson_bar_get_hold (bar));
  g_assert_nonnull (find_button (GTK_WIDGET (bar), "_New Game…"));
  g_assert_true (has_label (GTK_WIDGET (bar), "Step 18 of 18"));
  press (bar, "_Close");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (bar)));
}

static void
play_to_the_end (OxbowGame *game)
{
  const OxbowLesson *lesson = oxbow_game_get_scenario (game)->lesson;
  for (int i = 0; i < (int) lesson->steps->len; i++)
    {
      const OxbowLessonStep *step = oxbow_lesson_get (lesson, i);
      const char *line = step->wait != NULL ? step->wait : step->play;
      g_assert_true (line == NULL || oxbow_game_play_text (game, line, NULL));
    }
}

/* What was read last is read again; a lesson that begins anew begins with its first words. */
static void
test_opened_again (void)
{
  g_autoptr (OxbowGame) game = begin (7);
  g_autoptr (OxbowLessonBar) bar = new_bar (game);
  play_to_the_end (game);
  assert_says (bar, "earned 100 rios");
  press (bar, "_Next");
  assert_says (bar, "the whole game");
  g_autoptr (OxbowLessonBar) again = new_bar (game);
  assert_says (again, "the whole game");
  press (again, "_Previous");
  g_autoptr (OxbowLessonBar) once_more = new_bar (game);
  assert_says (once_more, "earned 100 rios");
  g_autoptr (OxbowGame) other = begin (7);
  g_autoptr (OxbowLessonBar) anew = new_bar (other);
  press (anew, "_Next");
  g_autoptr (OxbowLessonBar) first = new_bar (other);
  assert_says (first, "Two rivers");
}

static int
get_read (void)
{
  g_autofree char *id = NULL;
  int step;
  g_settings_get (oxbow_preferences_get (), "lesson-read", "(si)", &id, &step);
  return step;
}

/* The same lesson in two windows: what is read in one of them is not read in the other because of that, and what is
 * kept of it is what was turned to last. */
static void
test_two_windows (void)
{
  g_autoptr (OxbowGame) game = begin (7), other = begin (7);
  g_autoptr (OxbowLessonBar) bar = new_bar (game), beside = new_bar (other);
  play_to_the_end (other);
  play_to_the_end (game);
  take_back (game, 1);
  g_autofree char *before = g_strdup (oxbow_lesson_bar_get_text (bar));
  press (beside, "_Next");
  assert_says (beside, "the whole game");
  int read = get_read ();
  g_assert_true (oxbow_game_play_text (game, "walk E7 E8", NULL));
  take_back (game, 1);
  assert_says (bar, before);
  g_assert_cmpint (get_read (), ==, read);
  g_assert_true (oxbow_game_play_text (game, "harvest", NULL));
  assert_says (bar, "earned 100 rios");
  g_assert_cmpint (get_read (), !=, read);
}

/* Steps that leave the person free lead to more than one place, and what is asked for next may not be there. */
static void
test_what_cannot_be_made_has_no_name (void)
{
  g_autoptr (OxbowGame) game = load_game ("water-rights/realm", 0);
  const OxbowLessonStep sale = { .wait = (char *) "sell F2" }, end = { .wait = (char *) "done" };
  const OxbowState *state = oxbow_game_get_state (game);
  g_autofree char *sold = oxbow_wanted_name (&sale, state);
  g_assert_cmpstr (sold, ==, NULL);
  play_lines (game, "districts green red");
  state = oxbow_game_get_state (game);
  g_autofree char *ended = oxbow_wanted_name (&end, state);
  g_assert_cmpstr (ended, ==, "End the King's turn");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  adw_init ();
  g_test_add_func ("/app/lesson/steps", test_steps);
  g_test_add_func ("/app/lesson/astray", test_astray);
  g_test_add_func ("/app/lesson/wanted", test_wanted);
  g_test_add_func ("/app/lesson/wanted-places", test_wanted_places);
  g_test_add_func ("/app/lesson/wanted-but-impossible", test_what_cannot_be_made_has_no_name);
  g_test_add_func ("/app/lesson/leave", test_leave);
  g_test_add_func ("/app/lesson/late", test_late);
  g_test_add_func ("/app/lesson/whole", test_whole);
  g_test_add_func ("/app/lesson/opened-again", test_opened_again);
  g_test_add_func ("/app/lesson/two-windows", test_two_windows);
  return g_test_run ();
}
