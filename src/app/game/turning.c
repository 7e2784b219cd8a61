/* turning.c: the winning chances over a whole game, and the moves with which they changed most
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/turning.h"
#include "app/em.h"
#include "app/errand.h"
#include "app/game/choices.h"
#include "app/game/seat.h"
#include "app/game/told.h"
#include "app/style.h"
#include "paint/plot.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <math.h>

#define PLOT_MARGIN 14
#define N_WORLDS 4
#define SEED 1
#define LEAST 0.08              /* of the chances: less is no turning point */
#define MOST_NEWS 2             /* sentences about a move */
#define APART 4                 /* moves between two of them */
#define LASTING 3               /* moves before and after it, between which the chances differ too */

struct _OxbowTurning
{
  GtkWidget parent_instance;

  OxbowLens *lens;
  OxbowErrand *errand;          /* NULL: all is known */
  GArray *nodes;                /* of int: the positions of the line */
  GPtrArray *states;            /* of OxbowState *: the same */
  OxbowSetup *setup;
  int viewer;
  OxbowChances *chances;        /* of each; filled in by the thread from the first to the last */
  int n_known;                  /* atomic: so many are */
  double *lines[OXBOW_MAX_SEATS];
  int points[OXBOW_TURNING_POINTS], n_points;
  GtkWidget *plot, *note, *list;
};

G_DEFINE_FINAL_TYPE (OxbowTurning, oxbow_turning, GTK_TYPE_WIDGET)

/* Finding */

/* From the higher of what was there before to the lower of what came, or the other way round: a spike changes nothing,
 * neither where it begins nor where it ends. */
static double
get_lasting (const OxbowChances *chances, int n, int i, int seat)
{
  double before = chances[i - 1].of[seat], long_before = chances[MAX (i - 1 - LASTING, 0)].of[seat];
  double after = chances[i].of[seat], long_after = chances[MIN (i + LASTING, n - 1)].of[seat];
  double rise = MIN (after, long_after) - MAX (before, long_before);
  double fall = MIN (before, long_before) - MAX (after, long_after);
  return MAX (MAX (rise, fall), 0);
}

static double
get_change (const OxbowChances *chances, int n, int i, int *seat)
{
  double most = 0;
  for (int k = 0; k < chances[i].n_seats; k++)
    {
      double change = get_lasting (chances, n, i, k);
      if (change > most)
        {
          most = change;
          *seat = k;
        }
    }
  return most;
}

static bool
is_near (const int *points, int n_points, int i)
{
  for (int k = 0; k < n_points; k++)
    if (ABS (points[k] - i) < APART)
      return true;
  return false;
}

static int
compare_ints (gconstpointer a, gconstpointer b)
{
  return *(const int *) a - *(const int *) b;
}

int
oxbow_turning_find (const OxbowChances *chances, int n, int points[OXBOW_TURNING_POINTS])
{
  int n_points = 0, best;
  do
    {
      double most = LEAST;
      best = 0;
      for (int i = 1; i < n; i++)
        {
          int seat;
          double change = get_change (chances, n, i, &seat);
          if (change >= most && !is_near (points, n_points, i))
            {
              most = change;
              best = i;
            }
        }
      if (best > 0)
        points[n_points++] = best;
    }
  while (best > 0 && n_points < OXBOW_TURNING_POINTS);
  qsort (points, (size_t) n_points, sizeof points[0], compare_ints);
  return n_points;
}

static void
judge (gpointer data, OxbowErrand *errand)
{
  OxbowTurning *self = data;
  for (unsigned int i = 0; i < self->states->len; i++)
    {
      const OxbowState *state = g_ptr_array_index (self->states, i);
      if (!oxbow_chances_find (&self->chances[i], state, self->viewer, N_WORLDS, SEED,
                               oxbow_errand_get_cancellable (errand)))
        return;
      g_atomic_int_inc (&self->n_known);
      oxbow_errand_tell (errand);
    }
}

/* Words */

static int
percent (double share)
{
  return (int) lround (100 * share);
}

/* What came of a move, to be followed by a full stop; NULL: nothing that makes news. */
static char *
tell_news (const OxbowHistory *history, int node)
{
  g_autofree OxbowState *after = oxbow_history_copy_state (history, oxbow_history_get_parent (history, node));
  OxbowEvents events = OXBOW_MOVES_INIT;
  oxbow_state_apply (after, oxbow_history_get_move (history, node), &events, NULL);
  char *news = oxbow_told_news (after, &events, MOST_NEWS);
  oxbow_moves_clear (&events);
  if (news != NULL && g_str_has_suffix (news, "."))
    news[strlen (news) - 1] = '\0';
  return news;
}

/* Of two players the winner, or the first, so that one tale is told; of more, whose chances changed most. */
static int
find_told_seat (OxbowTurning *self, int i)
{
  const OxbowState *last = g_ptr_array_index (self->states, self->states->len - 1);
  OxbowResult result;
  int n_told = 0, first = 0, most = 0;
  for (int seat = self->setup->n_seats - 1; seat >= 0; seat--)
    if (oxbow_chances_is_told (self->setup, seat))
      {
        first = seat;
        n_told++;
      }
  get_change (self->chances, self->n_known, i, &most);
  if (n_told != 2)
    return most;
  return self->setup->ruleset->result (last, &result) && result.winner >= 0 ? result.winner : first;
}

static char *
tell_change (OxbowTurning *self, int i)
{
  int seat = find_told_seat (self, i), node = g_array_index (self->nodes, int, i);
  const OxbowHistory *history = oxbow_game_get_history (oxbow_lens_get_game (self->lens));
  g_autofree OxbowState *before = oxbow_history_copy_state (history, oxbow_history_get_parent (history, node));
  g_autofree char *news = tell_news (history, node);
  g_autofree char *title = oxbow_choices_name_move (before, oxbow_history_get_move (history, node));
  const char *told = news != NULL ? news : title;
  int was = percent (self->chances[i - 1].of[seat]), is = percent (self->chances[i].of[seat]);
  if (oxbow_chances_is_shared (self->setup))
    return g_strdup_printf (_("Move %d: %s. The chance to win goes from %d %% to %d %%."), i, told, was, is);
  if (news != NULL)
    return g_strdup_printf (_("Move %d: %s. The chances of %s go from %d %% to %d %%."), i, told,
                            oxbow_seat_get_name (before, seat), was, is);
  return g_strdup_printf (_("Move %d, %s: %s. The chances of %s go from %d %% to %d %%."), i,
                          oxbow_seat_get_name (before, oxbow_history_get_seat (history, node)), told,
                          oxbow_seat_get_name (before, seat), was, is);
}

/* The plot */

static int
fill_lines (OxbowTurning *self, OxbowPlotLine *lines)
{
  const OxbowState *state = oxbow_lens_get_state (self->lens);
  bool is_shared = oxbow_chances_is_shared (self->setup);
  int n_known = g_atomic_int_get (&self->n_known), n_lines = 0;
  for (int seat = 0; seat < self->setup->n_seats; seat++)
    {
      if (!oxbow_chances_is_told (self->setup, seat))
        continue;
      for (unsigned int i = 0; i < self->states->len; i++)
        self->lines[seat][i] = (int) i < n_known ? self->chances[i].of[seat] : (double) NAN;
      lines[n_lines++] = (OxbowPlotLine) { is_shared ? _("Chance to win") : oxbow_seat_get_name (state, seat),
                                           oxbow_seat_get_livery (state, seat), self->lines[seat],
                                           (int) self->states->len };
    }
  return n_lines;
}

static OxbowPlot
make_plot (OxbowTurning *self)
{
  return (OxbowPlot) { .title = _("Winning chances"), .across = _("Moves"), .up = "",
                       .theme = oxbow_style_get_theme (), .text_px = oxbow_em_get (self->plot),
                       .flags = self->points, .n_flags = self->n_points };
}

static void
draw_plot (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  OxbowTurning *self = data;
  OxbowPlotLine lines[OXBOW_MAX_SEATS];
  OxbowPlot plot = make_plot (self);
  cairo_translate (cr, PLOT_MARGIN, PLOT_MARGIN);
  oxbow_plot_draw_lines (cr, &plot, width - 2 * PLOT_MARGIN, height - 2 * PLOT_MARGIN, lines,
                         fill_lines (self, lines), 0, 0, 1);
}

static void
look_at (OxbowTurning *self, int i)
{
  int node = g_array_index (self->nodes, int, CLAMP (i, 0, (int) self->nodes->len - 1));
  gtk_widget_activate_action (GTK_WIDGET (self), "game.look", "i", node);
}

static void
pressed_cb (OxbowTurning *self, int n_press, double x, double y)
{
  OxbowPlotLine lines[OXBOW_MAX_SEATS];
  OxbowPlot plot = make_plot (self);
  double width = gtk_widget_get_width (self->plot) - 2 * PLOT_MARGIN;
  double height = gtk_widget_get_height (self->plot) - 2 * PLOT_MARGIN;
  double place = oxbow_plot_find_across (&plot, width, height, lines, fill_lines (self, lines), 0, 0, 1,
                                        x - PLOT_MARGIN);
  look_at (self, (int) lround (place));
}

/* The list */

static void
clicked_cb (OxbowTurning *self, GtkWidget *button)
{
  look_at (self, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "place")));
}

static void
add_point (OxbowTurning *self, int which)
{
  g_autofree char *change = tell_change (self, self->points[which]);
  g_autofree char *text = g_strdup_printf ("%d. %s", which + 1, change);
  GtkWidget *button = gtk_button_new (), *label = gtk_label_new (text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_set_tooltip_text (button, _("Look at it on the board"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_add_css_class (button, "offer");
  g_object_set_data (G_OBJECT (button), "place", GINT_TO_POINTER (self->points[which]));
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (clicked_cb), self);
  gtk_box_append (GTK_BOX (self->list), button);
}

static void
show_progress (OxbowTurning *self)
{
  int n_known = g_atomic_int_get (&self->n_known);
  g_autofree char *text = g_strdup_printf (_("Looking for the turning points: %d of %d positions."), n_known,
                                           (int) self->states->len);
  gtk_label_set_label (GTK_LABEL (self->note), text);
  gtk_widget_queue_draw (self->plot);
}

static void
told_cb (gpointer data)
{
  show_progress (data);
}

static void
ended_cb (gpointer data)
{
  OxbowTurning *self = data;
  g_clear_pointer (&self->errand, oxbow_errand_free);
  self->n_points = oxbow_turning_find (self->chances, self->n_known, self->points);
  for (int i = 0; i < self->n_points; i++)
    add_point (self, i);
  gtk_label_set_label (GTK_LABEL (self->note), self->n_points > 0 ? _("Where it turned: choose a move to look at it.")
                                               : _("The chances changed little by little; no single move turned it."));
  gtk_widget_queue_draw (self->plot);
}

static const OxbowErrandKind kind = { .name = "turning", .is_humble = true, .run = judge, .told = told_cb,
                                      .ended = ended_cb };

/* The widget */

static void
oxbow_turning_dispose (GObject *object)
{
  OxbowTurning *self = OXBOW_TURNING (object);
  GtkWidget *child;
  g_clear_pointer (&self->errand, oxbow_errand_free);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->lens);
  G_OBJECT_CLASS (oxbow_turning_parent_class)->dispose (object);
}

static void
oxbow_turning_finalize (GObject *object)
{
  OxbowTurning *self = OXBOW_TURNING (object);
  for (int seat = 0; seat < OXBOW_MAX_SEATS; seat++)
    g_free (self->lines[seat]);
  g_free (self->chances);
  g_clear_pointer (&self->states, g_ptr_array_unref);
  g_clear_pointer (&self->nodes, g_array_unref);
  g_clear_pointer (&self->setup, oxbow_setup_unref);
  G_OBJECT_CLASS (oxbow_turning_parent_class)->finalize (object);
}

static void
oxbow_turning_class_init (OxbowTurningClass *class)
{
  G_OBJECT_CLASS (class)->dispose = oxbow_turning_dispose;
  G_OBJECT_CLASS (class)->finalize = oxbow_turning_finalize;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (class), "turning");
}

static void
oxbow_turning_init (OxbowTurning *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkGesture *click = gtk_gesture_click_new ();
  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 12);
  self->plot = gtk_drawing_area_new ();
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->plot), draw_plot, self, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->plot), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Plot of the winning chances; the moves that changed them most are listed below."),
                                  -1);
  gtk_widget_add_css_class (self->plot, "card");
  gtk_widget_add_css_class (self->plot, "plot");
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (self->plot, GTK_EVENT_CONTROLLER (click));
  gtk_widget_set_parent (self->plot, GTK_WIDGET (self));
  self->note = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->note), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->note), 0);
  gtk_widget_set_parent (self->note, GTK_WIDGET (self));
  self->list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_parent (self->list, GTK_WIDGET (self));
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self->plot,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw), self->plot,
                           G_CONNECT_SWAPPED);
}

/* In the order of play, each position costs a move. */
static void
gather_positions (OxbowTurning *self, const OxbowHistory *history)
{
  int length = oxbow_history_line_length (history);
  self->nodes = g_array_new (FALSE, FALSE, sizeof (int));
  self->states = g_ptr_array_new_with_free_func (g_free);
  for (int i = 0; i <= length; i++)
    {
      int node = oxbow_history_get_nth (history, i);
      g_array_append_val (self->nodes, node);
      g_ptr_array_add (self->states, oxbow_state_copy (oxbow_history_look (history, node)));
    }
  self->chances = g_new0 (OxbowChances, self->states->len);
  for (int seat = 0; seat < OXBOW_MAX_SEATS; seat++)
    self->lines[seat] = g_new0 (double, self->states->len);
}

GtkWidget *
oxbow_turning_new (OxbowLens *lens)
{
  OxbowTurning *self = g_object_new (OXBOW_TYPE_TURNING, NULL);
  OxbowGame *game = oxbow_lens_get_game (lens);
  self->lens = g_object_ref (lens);
  self->setup = oxbow_setup_ref (oxbow_game_get_setup (game));
  self->viewer = oxbow_chances_find_viewer (self->setup);
  gather_positions (self, oxbow_game_get_history (game));
  self->errand = oxbow_errand_new (&kind, self);
  show_progress (self);
  return GTK_WIDGET (self);
}

bool
oxbow_turning_is_busy (OxbowTurning *self)
{
  return self->errand != NULL;
}
