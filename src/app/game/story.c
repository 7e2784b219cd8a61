/* story.c: how a game went: who won and why, and plots over the turns
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/story.h"
#include "app/em.h"
#include "app/game/banner.h"
#include "app/game/course.h"
#include "app/game/outcome.h"
#include "app/game/seat.h"
#include "app/game/turning.h"
#include "app/room.h"
#include "app/shortened.h"
#include "app/style.h"
#include "paint/plot.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#define PLOT_MARGIN 14
#define NARROW_EM 64            /* a window less wide has the buttons one below the other */

struct _OxbowStory
{
  GtkWidget parent_instance;

  OxbowLens *lens;
  GPtrArray *courses;           /* of OxbowCourse *: a plot for each */
};

G_DEFINE_FINAL_TYPE (OxbowStory, oxbow_story, GTK_TYPE_WIDGET)

static void
oxbow_story_dispose (GObject *object)
{
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_pointer (&OXBOW_STORY (object)->courses, g_ptr_array_unref);
  g_clear_object (&OXBOW_STORY (object)->lens);
  G_OBJECT_CLASS (oxbow_story_parent_class)->dispose (object);
}

static void
oxbow_story_class_init (OxbowStoryClass *class)
{
  G_OBJECT_CLASS (class)->dispose = oxbow_story_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (class), "story");
}

static void
oxbow_story_init (OxbowStory *self)
{
}

/* Plots */

static const char *
name_line (const OxbowState *state, const OxbowCourseLine *line)
{
  return line->name != NULL ? line->name : oxbow_seat_get_name (state, line->seat);
}

/* What belongs to no seat has colours in an order of its own. */
static OxbowLivery
find_livery (const OxbowState *state, const OxbowCourse *course, int i)
{
  static const int liveries[] = { 3, 4, 5, 2, 0, 1 };
  return course->lines[i].name != NULL ? *oxbow_livery_get (liveries[i % (int) G_N_ELEMENTS (liveries)])
                                       : oxbow_seat_get_livery (state, course->lines[i].seat);
}

static void
draw_plot (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  const OxbowCourse *course = data;
  OxbowStory *self = OXBOW_STORY (gtk_widget_get_ancestor (GTK_WIDGET (area), OXBOW_TYPE_STORY));
  const OxbowState *state = oxbow_lens_get_state (self->lens);
  OxbowPlotLine lines[OXBOW_MAX_SEATS];
  OxbowPlot plot = { .title = course->title, .across = _("Turns"), .up = "", .theme = oxbow_style_get_theme (),
                     .text_px = oxbow_em_get (GTK_WIDGET (area)) };
  for (int i = 0; i < course->n_lines; i++)
    lines[i] = (OxbowPlotLine) { name_line (state, &course->lines[i]), find_livery (state, course, i),
                                 course->lines[i].values, course->n_turns };
  cairo_translate (cr, PLOT_MARGIN, PLOT_MARGIN);
  oxbow_plot_draw_lines (cr, &plot, width - 2 * PLOT_MARGIN, height - 2 * PLOT_MARGIN, lines, course->n_lines, 0, 0, 0);
}

/* The same for who cannot see it: where each line ends. */
static char *
tell_plot (const OxbowState *state, const OxbowCourse *course)
{
  g_autoptr (GString) text = g_string_new (course->title);
  for (int i = 0; i < course->n_lines; i++)
    {
      g_autofree char *last = g_strdup_printf ("%.4g", course->lines[i].values[course->n_turns - 1]);
      /* Translators: a player, and a number at the end of the game */
      g_string_append_printf (text, _(". %s: %s at the end"), name_line (state, &course->lines[i]), last);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static GtkWidget *
new_plot (OxbowStory *self, OxbowCourse *course)
{
  GtkWidget *area = gtk_drawing_area_new ();
  AdwStyleManager *manager = adw_style_manager_get_default ();
  g_autofree char *text = tell_plot (oxbow_lens_get_state (self->lens), course);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_plot, course, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (area), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), area, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw), area,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_css_class (area, "card");
  gtk_widget_add_css_class (area, "plot");
  return area;
}

static GtkWidget *
new_buttons (void)
{
  static const struct { const char *label, *action; } buttons[] =
  {
    { N_("_Back to the Board"), "game.board" },
    { N_("_Replay"), "game.replay" },
    { N_("_New Game"), "win.new-game" },
  };
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_set_homogeneous (GTK_BOX (row), TRUE);
  oxbow_room_stack (GTK_BOX (row), NARROW_EM);
  for (size_t i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      GtkWidget *button = gtk_button_new_with_mnemonic (_(buttons[i].label));
      oxbow_shortened_fit_button (GTK_BUTTON (button));
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), buttons[i].action);
      gtk_box_append (GTK_BOX (row), button);
    }
  return row;
}

static GtkWidget *
new_contents (OxbowStory *self)
{
  OxbowGame *game = oxbow_lens_get_game (self->lens);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  GtkWidget *outcome = oxbow_outcome_new (self->lens);
  g_autofree char *title = oxbow_banner_build_title (oxbow_game_get_state (game));
  GtkWidget *heading = gtk_label_new (title);
  gtk_widget_add_css_class (heading, "title-1");
  gtk_label_set_wrap (GTK_LABEL (heading), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (heading), PANGO_WRAP_WORD_CHAR);
  gtk_box_append (GTK_BOX (box), heading);
  gtk_box_append (GTK_BOX (box), outcome);
  oxbow_outcome_hide_buttons (OXBOW_OUTCOME (outcome));
  gtk_box_append (GTK_BOX (box), new_buttons ());
  if (oxbow_game_get_ruleset (game)->estimate != NULL)
    gtk_box_append (GTK_BOX (box), oxbow_turning_new (self->lens));
  self->courses = oxbow_courses_build (oxbow_game_get_history (game));
  for (unsigned int i = 0; i < self->courses->len; i++)
    gtk_box_append (GTK_BOX (box), new_plot (self, g_ptr_array_index (self->courses, i)));
  gtk_widget_add_css_class (box, "sections");
  return box;
}

GtkWidget *
oxbow_story_new (OxbowLens *lens)
{
  OxbowStory *self = g_object_new (OXBOW_TYPE_STORY, NULL);
  GtkWidget *scroller = gtk_scrolled_window_new (), *clamp = adw_clamp_new ();
  self->lens = g_object_ref (lens);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 720);
  adw_clamp_set_child (ADW_CLAMP (clamp), new_contents (self));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  gtk_widget_set_parent (scroller, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}
