/* lesson-bar.c: what a lesson says, above the board
 *
 * Where the lesson stands is asked of the game's moves after each change; kept here is only which of several texts in a
 * row is being read; the preferences keep that, too, for a game that is opened again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/lesson-bar.h"
#include "app/em.h"
#include "app/game/wanted.h"
#include "app/preferences.h"
#include "app/room.h"
#include "app/shortened.h"

#include <glib/gi18n-lib.h>

#define LOW_EM 26
#define NARROW_EM 40            /* there is no room for the words on all buttons, in any language */
#define TIGHT_EM 24             /* nor, with arrows on them, for one more */
#define MOST_EM 11              /* of what is read without scrolling; and in a low window */
#define MOST_LOW_EM 3.75
#define PAUSE_MS 900            /* before the lesson makes a move of its own, so that the one before it was seen */

struct _OxbowLessonBar
{
  AdwBin parent_instance;

  GtkLabel *progress, *text;    /* text: what is said for no step of its own, a page of the stack as the steps' are */
  GtkStack *texts;
  GtkScrolledWindow *scroller;
  GtkWidget *next, *previous, *undo, *leave, *new_game;

  OxbowGame *game;
  OxbowLessonPlace place;
  int step;                     /* whose text is read */
  int remembered;               /* which step the preferences were told of, or told of */
  unsigned int pause, fitting;  /* sources */
  bool is_left;
  bool is_low, is_narrow, is_tight;     /* its window is */
};

enum
{
  ABOUT_CHANGED,
  LEFT,
  N_SIGNALS
};

static unsigned int signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (OxbowLessonBar, oxbow_lesson_bar, ADW_TYPE_BIN)

static const OxbowLesson *
get_lesson (OxbowLessonBar *self)
{
  return self->game != NULL && !self->is_left ? oxbow_game_get_scenario (self->game)->lesson : NULL;
}

static int
count_steps (OxbowLessonBar *self)
{
  return (int) get_lesson (self)->steps->len;
}

static bool
is_over (OxbowLessonBar *self)
{
  return self->place.last == count_steps (self);
}

/* At its end, and nobody has played on from there. */
static bool
is_just_over (OxbowLessonBar *self)
{
  const OxbowHistory *history = oxbow_game_get_history (self->game);
  int n_moves = 0;
  for (int i = 0; i < count_steps (self); i++)
    {
      const OxbowLessonStep *step = oxbow_lesson_get (get_lesson (self), i);
      n_moves += step->wait != NULL || step->play != NULL;
    }
  return is_over (self) && oxbow_history_get_depth (history, oxbow_history_get_node (history)) == n_moves;
}

static bool
has_text (OxbowLessonBar *self, int step)
{
  return *oxbow_text_get (oxbow_lesson_get (get_lesson (self), step)->text) != '\0';
}

/* What a learner counts: the texts, not the moves that the lesson makes between them. */
static int
count_texts (OxbowLessonBar *self, int n_steps)
{
  int n = 0;
  for (int i = 0; i < n_steps; i++)
    n += has_text (self, i);
  return n;
}

/* The next step that says something, in this direction and among those that are read here; or -1. */
static int
find_text (OxbowLessonBar *self, int from, int direction)
{
  int last = MIN (self->place.last, count_steps (self) - 1);
  for (int step = from; step >= self->place.first && step <= last; step += direction)
    if (has_text (self, step))
      return step;
  return -1;
}

/* Which of several texts was read when the program, or the game, was left. */

static const char *
get_id (OxbowLessonBar *self)
{
  const char *id = oxbow_game_get_scenario (self->game)->id;
  return id != NULL ? id : "";
}

/* There is one place for it, which may be another window's meanwhile: it is taken back by turning to another text. */
static void
remember (OxbowLessonBar *self)
{
  if (self->step < 0 || self->place.is_astray || self->step == self->remembered)
    return;
  g_settings_set (oxbow_preferences_get (), "lesson-read", "(si)", get_id (self), self->step);
  self->remembered = self->step;
}

/* Or -1: it belongs elsewhere. Who has made no move yet begins with the first words. */
static int
recall (OxbowLessonBar *self)
{
  int step;
  g_autofree char *id = NULL;
  g_settings_get (oxbow_preferences_get (), "lesson-read", "(si)", &id, &step);
  bool is_here = g_str_equal (id, get_id (self)) && step >= self->place.first && oxbow_game_get_can_undo (self->game);
  return is_here && step < count_steps (self) ? find_text (self, step, 1) : -1;
}

/* Moves of the lesson's own */

static const OxbowLessonStep *
get_waiting (OxbowLessonBar *self)
{
  return is_over (self) || self->place.is_astray ? NULL : oxbow_lesson_get (get_lesson (self), self->place.last);
}

static bool
plays_next (OxbowLessonBar *self)
{
  const OxbowLessonStep *step = get_waiting (self);
  return step != NULL && step->play != NULL;
}

static void
play_own (OxbowLessonBar *self)
{
  g_autoptr (GError) error = NULL;
  if (plays_next (self) && !oxbow_game_play_text (self->game, get_waiting (self)->play, &error))
    g_message ("%s", error->message);
}

static gboolean
pause_ended_cb (gpointer data)
{
  OxbowLessonBar *self = data;
  self->pause = 0;
  play_own (self);
  return G_SOURCE_REMOVE;
}

/* A step without words is played by itself; not where somebody has gone back, and looks. */
static void
wait_to_play (OxbowLessonBar *self)
{
  g_clear_handle_id (&self->pause, g_source_remove);
  if (plays_next (self) && self->step < 0 && !oxbow_game_get_can_redo (self->game))
    self->pause = g_timeout_add (PAUSE_MS, pause_ended_cb, self);
}

/* Pages */

static GtkWidget *
add_page (OxbowLessonBar *self, const char *name)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0f, "yalign", 0.0f, "wrap", TRUE, NULL);
  gtk_stack_add_named (self->texts, label, name);
  return label;
}

static GtkWidget *
find_page (OxbowLessonBar *self, int step)
{
  g_autofree char *name = g_strdup_printf ("%d", step);
  return gtk_stack_get_child_by_name (self->texts, name);
}

static char *
build_page (OxbowLessonBar *self, int step)
{
  const char *text = oxbow_text_get (oxbow_lesson_get (get_lesson (self), step)->text);
  /* Translators: the text of a step of a lesson, after its number: "3 of 18: Two rivers ..." */
  return self->is_narrow ? g_strdup_printf (_("%d of %d: %s"), count_texts (self, step + 1),
                                            count_texts (self, count_steps (self)), text)
                         : g_strdup (text);
}

static void
write_pages (OxbowLessonBar *self)
{
  for (int step = 0; get_lesson (self) != NULL && step < count_steps (self); step++)
    if (has_text (self, step))
      {
        g_autofree char *words = build_page (self, step);
        gtk_label_set_text (GTK_LABEL (find_page (self, step)), words);
      }
}

/* Every text has a page, so that all of them take the room of the longest, and the board keeps its size from step to
 * step. */
static void
make_pages (OxbowLessonBar *self)
{
  GtkWidget *page;
  while ((page = gtk_widget_get_first_child (GTK_WIDGET (self->texts))) != NULL)
    gtk_stack_remove (self->texts, page);
  self->text = GTK_LABEL (add_page (self, "other"));
  for (int step = 0; get_lesson (self) != NULL && step < count_steps (self); step++)
    if (has_text (self, step))
      {
        g_autofree char *name = g_strdup_printf ("%d", step);
        add_page (self, name);
      }
  write_pages (self);
}

/* The room of the words */

/* What is read without scrolling ends with a whole line. */
static int
round_to_lines (OxbowLessonBar *self, double height)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self->text), "X\nX");
  int one, two;
  pango_layout_get_pixel_size (layout, NULL, &two);
  pango_layout_set_text (layout, "X", -1);
  pango_layout_get_pixel_size (layout, NULL, &one);
  return one + (two - one) * MAX (0, (int) ((height - one) / (two - one)));
}

/* A scrolled window asks how high its child would like to be without saying how wide it is, which would be several
 * lines more. All texts take the room of the longest, so that the board keeps its size from step to step; in a low
 * window each takes its own, and a scrollbar, which is no lower than some lines, has no room. */
static void
fit_words (OxbowLessonBar *self)
{
  int height = -1, width = (int) gtk_adjustment_get_page_size (gtk_scrolled_window_get_hadjustment (self->scroller));
  int most = round_to_lines (self, (self->is_low ? MOST_LOW_EM : MOST_EM) * oxbow_em_get (GTK_WIDGET (self)));
  gtk_stack_set_vhomogeneous (self->texts, !self->is_low);
  gtk_scrolled_window_set_policy (self->scroller, GTK_POLICY_NEVER,
                                  self->is_low ? GTK_POLICY_EXTERNAL : GTK_POLICY_AUTOMATIC);
  if (width > 0)
    gtk_widget_measure (GTK_WIDGET (self->texts), GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_scrolled_window_set_min_content_height (self->scroller, -1);      /* never above the other one */
  gtk_scrolled_window_set_max_content_height (self->scroller, height < 0 ? most : MIN (height, most));
  gtk_scrolled_window_set_min_content_height (self->scroller, height < 0 ? -1 : MIN (height, most));
}

static gboolean
fit_cb (gpointer data)
{
  OxbowLessonBar *self = data;
  self->fitting = 0;
  fit_words (self);
  return G_SOURCE_REMOVE;
}

/* The width becomes known while places are given away, when nobody may ask for another one. */
static void
fit_soon (OxbowLessonBar *self)
{
  if (self->fitting == 0)
    self->fitting = g_idle_add (fit_cb, self);
}

/* What is shown */

/* Where another move was made: which one it is that the lesson asks for. */
static char *
tell_astray (OxbowLessonBar *self)
{
  const OxbowState *state = oxbow_history_look (oxbow_game_get_history (self->game), self->place.node);
  const OxbowLessonStep *step = oxbow_lesson_get (get_lesson (self), self->place.last);
  g_autofree char *name = step->wait != NULL ? oxbow_wanted_name (step, state) : NULL;
  if (name == NULL)
    return g_strdup (_("That was another move than the lesson asks for. Go back to go on with it, or leave the lesson "
                       "and play as you like."));
  /* Translators: what a button says: "Place a campesino on E6" */
  return g_strdup_printf (_("That was another move than the lesson asks for, which is: %s. Go back to go on with it, "
                            "or leave the lesson and play as you like."), name);
}

static char *
build_words (OxbowLessonBar *self)
{
  if (self->place.is_astray)
    return tell_astray (self);
  return g_strdup (self->step >= 0 ? oxbow_text_get (oxbow_lesson_get (get_lesson (self), self->step)->text) : "");
}

static void
show_words (OxbowLessonBar *self)
{
  g_autofree char *words = build_words (self);
  int read = self->place.is_astray ? self->place.last + 1 : self->step >= 0 ? self->step + 1 : self->place.last;
  g_autofree char *progress = g_strdup_printf (_("Step %d of %d"), MAX (count_texts (self, read), 1),
                                               count_texts (self, count_steps (self)));
  GtkWidget *page = self->place.is_astray ? NULL : find_page (self, self->step);
  gtk_label_set_text (self->progress, progress);
  gtk_label_set_text (self->text, *words != '\0' ? words : _("Watch what the others do."));
  gtk_stack_set_visible_child (self->texts, page != NULL ? page : GTK_WIDGET (self->text));
  fit_soon (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_text (self->text), -1);
}

static bool
has_more (OxbowLessonBar *self)
{
  return self->step >= 0 && find_text (self, self->step + 1, 1) >= 0;
}

static bool
has_next (OxbowLessonBar *self)
{
  return has_more (self) || (self->step >= 0 && plays_next (self));
}

/* What the last words speak of stands where nobody has clicked to come to them, and not where it has no room; there
 * one word leaves the lesson, too, lest it takes a second line from the board. */
static void
show_ways_out (OxbowLessonBar *self)
{
  bool is_end = is_over (self) && !has_more (self);
  gtk_button_set_label (GTK_BUTTON (self->leave), is_end || self->is_tight ? _("_Close") : _("_Leave Lesson"));
  gtk_widget_set_visible (self->new_game, is_end && !self->is_tight);
}

/* Previous never moves to where Next has just been: whoever clicks there once more would go back. */
static void
show_buttons (OxbowLessonBar *self)
{
  bool is_astray = self->place.is_astray, has_less = self->step >= 0 && find_text (self, self->step - 1, -1) >= 0;
  gtk_widget_set_visible (self->undo, is_astray);
  gtk_widget_set_visible (self->previous, !is_astray && has_less);
  gtk_widget_set_visible (self->next, !is_astray && (has_next (self) || has_less));
  gtk_widget_set_sensitive (self->next, has_next (self));
  show_ways_out (self);
}

static void
show_step (OxbowLessonBar *self)
{
  bool is_shown = get_lesson (self) != NULL && self->place.node != OXBOW_NO_NODE;
  gtk_revealer_set_reveal_child (GTK_REVEALER (adw_bin_get_child (ADW_BIN (self))), is_shown);
  gtk_widget_set_visible (GTK_WIDGET (self), is_shown);
  if (is_shown)
    {
      show_words (self);
      show_buttons (self);
      wait_to_play (self);
      remember (self);
    }
  g_signal_emit (self, signals[ABOUT_CHANGED], 0);
}

/* Going on in it one begins with the first text of a place, going back with the last. */
static void
find_step (OxbowLessonBar *self)
{
  int before = self->place.first;
  g_clear_handle_id (&self->pause, g_source_remove);
  if (get_lesson (self) == NULL)
    return;
  self->place = oxbow_lesson_find (get_lesson (self), oxbow_game_get_history (self->game));
  if (self->place.first != before || self->step < 0)
    self->step = self->place.first < before ? find_text (self, MIN (self->place.last, count_steps (self) - 1), -1)
                                            : find_text (self, self->place.first, 1);
}

static void
follow (OxbowLessonBar *self)
{
  find_step (self);
  show_step (self);
}

/* GTK tells of a key on a button a quarter of a second later: the lesson may have been left meanwhile. */
static void
turn_page (OxbowLessonBar *self, int direction)
{
  if (get_lesson (self) == NULL)
    return;
  int step = find_text (self, self->step + direction, direction);
  if (step >= 0)
    {
      self->step = step;
      show_step (self);
    }
  else if (direction > 0)
    play_own (self);
}

static void
next_cb (OxbowLessonBar *self)
{
  turn_page (self, 1);
}

static void
previous_cb (OxbowLessonBar *self)
{
  turn_page (self, -1);
}

static void
undo_cb (OxbowLessonBar *self)
{
  if (get_lesson (self) != NULL)
    oxbow_game_go (self->game, self->place.node);
}

static void
leave_cb (OxbowLessonBar *self)
{
  self->is_left = true;
  follow (self);
  g_signal_emit (self, signals[LEFT], 0);
}

static void
oxbow_lesson_bar_dispose (GObject *object)
{
  OxbowLessonBar *self = OXBOW_LESSON_BAR (object);

  g_clear_handle_id (&self->pause, g_source_remove);
  g_clear_handle_id (&self->fitting, g_source_remove);
  g_clear_object (&self->game);
  gtk_widget_dispose_template (GTK_WIDGET (self), OXBOW_TYPE_LESSON_BAR);
  G_OBJECT_CLASS (oxbow_lesson_bar_parent_class)->dispose (object);
}

static void
oxbow_lesson_bar_class_init (OxbowLessonBarClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = oxbow_lesson_bar_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/oxbowgames/Oxbow/lesson-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, OxbowLessonBar, progress);
  gtk_widget_class_bind_template_child (widget_class, OxbowLessonBar, texts);
  gtk_widget_class_bind_template_child (widget_class, OxbowLessonBar, scroller);
  gtk_widget_class_bind_template_child (widget_class, OxbowLessonBar, next);
  gtk_widget_class_bind_template_child (widget_class, OxbowLessonBar, previous);
  gtk_widget_class_bind_template_child (widget_class, OxbowLessonBar, undo);
  gtk_widget_class_bind_template_child (widget_class, OxbowLessonBar, leave);
  gtk_widget_class_bind_template_child (widget_class, OxbowLessonBar, new_game);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
  gtk_widget_class_bind_template_callback (widget_class, previous_cb);
  gtk_widget_class_bind_template_callback (widget_class, undo_cb);
  gtk_widget_class_bind_template_callback (widget_class, leave_cb);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
  signals[ABOUT_CHANGED] = g_signal_new ("about-changed", OXBOW_TYPE_LESSON_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                         NULL, G_TYPE_NONE, 0);
  signals[LEFT] = g_signal_new ("left", OXBOW_TYPE_LESSON_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

/* Words on it are its name already: given once more, it would be read twice. */
static void
name_button (GtkWidget *button, const char *label, const char *icon, const char *name, bool is_narrow)
{
  if (is_narrow)
    {
      gtk_button_set_icon_name (GTK_BUTTON (button), icon);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
    }
  else
    {
      gtk_button_set_label (GTK_BUTTON (button), label);
      gtk_accessible_reset_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL);
    }
  gtk_widget_set_tooltip_text (button, is_narrow ? name : NULL);
}

/* The count of the steps goes from beside the buttons to before the words. */
static void
make_narrow (OxbowLessonBar *self, bool is_narrow)
{
  if (self->is_narrow == is_narrow)
    return;
  self->is_narrow = is_narrow;
  name_button (self->previous, _("_Previous"), "go-previous-symbolic", _("Previous"), is_narrow);
  name_button (self->next, _("_Next"), "go-next-symbolic", _("Next"), is_narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), !is_narrow);
  write_pages (self);
}

static void
fit (GtkWidget *widget, double width_em, double height_em)
{
  OxbowLessonBar *self = OXBOW_LESSON_BAR (widget);
  self->is_tight = width_em < TIGHT_EM;
  make_narrow (self, width_em < NARROW_EM);
  self->is_low = height_em < LOW_EM;
  if (self->is_low)
    gtk_widget_add_css_class (widget, "low");
  else
    gtk_widget_remove_css_class (widget, "low");
  if (get_lesson (self) != NULL)
    show_ways_out (self);
  fit_words (self);
}

static void
oxbow_lesson_bar_init (OxbowLessonBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->leave))), TRUE);
  oxbow_shortened_fit_button (GTK_BUTTON (self->new_game));
  gtk_stack_set_hhomogeneous (self->texts, FALSE);
  g_signal_connect_object (gtk_scrolled_window_get_hadjustment (self->scroller), "notify::page-size",
                           G_CALLBACK (fit_soon), self, G_CONNECT_SWAPPED);
  make_pages (self);
  oxbow_room_watch (GTK_WIDGET (self), fit);
  self->step = -1;
}

GtkWidget *
oxbow_lesson_bar_new (void)
{
  return g_object_new (OXBOW_TYPE_LESSON_BAR, NULL);
}

void
oxbow_lesson_bar_set_game (OxbowLessonBar *self, OxbowGame *game)
{
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_func (self->game, follow, self);
  g_set_object (&self->game, game);
  self->place = (OxbowLessonPlace) { 0 };
  self->step = -1;
  self->is_left = false;
  make_pages (self);
  if (game != NULL)
    g_signal_connect_object (game, "changed", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  find_step (self);
  int recalled = get_lesson (self) != NULL ? recall (self) : -1;
  self->step = self->remembered = recalled >= 0 ? recalled : self->step;
  show_step (self);
}

const OxbowRecord *
oxbow_lesson_bar_get_about (OxbowLessonBar *self)
{
  if (get_lesson (self) == NULL || self->step < 0 || self->place.is_astray)
    return NULL;
  return oxbow_lesson_get (get_lesson (self), self->step)->about;
}

const OxbowLessonStep *
oxbow_lesson_bar_get_wanted (OxbowLessonBar *self)
{
  const OxbowLessonStep *step = get_lesson (self) != NULL && self->place.node != OXBOW_NO_NODE ? get_waiting (self)
                                                                                              : NULL;
  return step != NULL && step->wait != NULL && !step->is_free ? step : NULL;
}

/* Not where somebody has gone back, and looks. */
const char *
oxbow_lesson_bar_get_hold (OxbowLessonBar *self)
{
  if (get_lesson (self) == NULL || self->place.node == OXBOW_NO_NODE || oxbow_game_get_can_redo (self->game)
      || (get_waiting (self) == NULL && !is_just_over (self)))
    return NULL;
  if (has_next (self))
    return _("Read what the lesson says above the board. Next leads on.");
  return plays_next (self) ? _("The lesson makes the next move. Leave it to play on as you like.") : NULL;
}

const char *
oxbow_lesson_bar_get_text (OxbowLessonBar *self)
{
  return get_lesson (self) != NULL ? gtk_label_get_text (self->text) : "";
}
