/* fairness.c: "Is it fair?": a scenario played many times by computers, and the page of plots that comes of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/fairness.h"
#include "app/choosers.h"
#include "app/em.h"
#include "app/fairness-run.h"
#include "app/files.h"
#include "app/header.h"
#include "app/notification.h"
#include "app/room.h"
#include "app/seat-levels.h"
#include "app/shortened.h"
#include "files/save.h"
#include "paint/report.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define USUAL_LEVEL 2           /* of the list: quick, and it plays with sense */
#define NARROW_EM 30            /* a window less wide has the buttons one below the other */
#define LARGEST_PAGE 1.5        /* pixels to a point */
#define PAGE_EM 33              /* no narrower: else nobody could read what stands on it */

struct _OxbowFairness
{
  AdwBin parent_instance;

  OxbowScenario *scenario;      /* or NULL */
  OxbowSettings *settings;
  OxbowFairnessRun *run;        /* or NULL */
  OxbowBalance *balance;        /* what is known so far, or NULL */
  int n_games;                  /* of the series, and ... */
  char *players, **options;     /* ... who plays it, and with which */

  GtkSpinButton *games;
  GtkDropDown *levels;
  OxbowSeatLevels *seats;
  GtkButton *start, *save;
  GtkProgressBar *progress;
  GtkLabel *verdict;
  GtkWidget *page;
};

G_DEFINE_FINAL_TYPE (OxbowFairness, oxbow_fairness, ADW_TYPE_BIN)

static const OxbowPlayerLevel *
get_level (OxbowFairness *self)
{
  return &oxbow_levels[gtk_drop_down_get_selected (self->levels)];
}

static char *
name_window (const OxbowScenario *scenario)
{
  return g_strdup_printf (_("Is It Fair? – %s"), oxbow_text_get (scenario->title));
}

/* The verdict */

static int
percent (double share)
{
  return (int) lround (100 * share);
}

/* By all together, or by one who plays alone. */
static char *
tell_together (const OxbowBalance *balance)
{
  const OxbowBalanceSeat *seat = &balance->seats[0];
  return g_strdup_printf (_("%d %% of the games are won; the true share lies between %d %% and %d %%."),
                          percent (seat->share), percent (seat->low), percent (seat->high));
}

/* Seats whose equal share lies outside what chance explains. */
static char *
tell_shares (const OxbowBalance *balance, const OxbowRuleset *ruleset)
{
  g_autoptr (GString) text = g_string_new (NULL);
  for (int i = 0; i < balance->n_seats; i++)
    {
      const OxbowBalanceSeat *seat = &balance->seats[i];
      bool is_more = seat->low > balance->even, is_less = seat->high < balance->even;
      if (!is_more && !is_less)
        continue;
      if (text->len > 0)
        g_string_append_c (text, ' ');
      g_string_append_printf (text, is_more ? _("%s wins %d %% of the games, more than the equal share of %d %%.")
                                            : _("%s wins %d %% of the games, less than the equal share of %d %%."),
                              _(ruleset->seats[seat->seat].title), percent (seat->share), percent (balance->even));
    }
  if (text->len == 0)
    g_string_printf (text, _("No seat wins clearly more or less than the equal share of %d %%. More games would tell "
                             "smaller differences."), percent (balance->even));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The page for who cannot see it. */
static void
name_page (OxbowFairness *self)
{
  g_autoptr (GString) text = g_string_new (_("Page of plots."));
  const OxbowRuleset *ruleset = self->scenario->ruleset;
  const OxbowBalance *balance = self->balance;
  g_autofree char *unfinished =
      oxbow_balance_tell_unfinished (balance->n_unfinished, balance->n_games, balance->most_moves);
  for (int i = 0; i < balance->n_seats && balance->n_unfinished < balance->n_games; i++)
    {
      const OxbowBalanceSeat *seat = &balance->seats[i];
      /* Translators: a seat, its share of the games won, and between which bounds the true share lies */
      g_string_append_c (text, ' ');
      g_string_append_printf (text, _("%s: %d %% won, between %d %% and %d %%."),
                              _(ruleset->seats[seat->seat].title), percent (seat->share), percent (seat->low),
                              percent (seat->high));
    }
  if (unfinished != NULL)
    g_string_append_printf (text, " %s", unfinished);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->page), GTK_ACCESSIBLE_PROPERTY_LABEL, text->str, -1);
}

/* Who wins, of the games that were over; and how many were not. */
static char *
tell_balance (const OxbowBalance *balance, const OxbowRuleset *ruleset)
{
  g_autofree char *unfinished =
      oxbow_balance_tell_unfinished (balance->n_unfinished, balance->n_games, balance->most_moves);
  if (balance->n_unfinished == balance->n_games)
    return g_steal_pointer (&unfinished);
  g_autofree char *shares = balance->even > 0 ? tell_shares (balance, ruleset) : tell_together (balance);
  return unfinished != NULL ? g_strconcat (shares, " ", unfinished, NULL) : g_steal_pointer (&shares);
}

static void
show_balance (OxbowFairness *self)
{
  bool is_known = self->balance != NULL;
  g_autofree char *verdict = is_known ? tell_balance (self->balance, self->scenario->ruleset) : g_strdup ("");
  gtk_label_set_label (self->verdict, verdict);
  gtk_widget_set_visible (GTK_WIDGET (self->verdict), is_known);
  gtk_widget_set_visible (self->page, is_known);
  gtk_widget_set_sensitive (GTK_WIDGET (self->save), is_known);
  if (is_known)
    name_page (self);
  gtk_widget_queue_draw (self->page);
}

/* The page */

/* The texts are the caller's to free. */
static OxbowReport
make_report (OxbowFairness *self, char **title, char **subtitle)
{
  const OxbowScenario *scenario = self->scenario;
  int n = self->balance->n_games;
  *title = g_strdup_printf ("%s, %s", _(scenario->ruleset->title), oxbow_text_get (scenario->title));
  *subtitle = g_strdup_printf (ngettext ("%d game, played by: %s", "%d games, played by: %s", (gulong) n), n,
                               self->players);
  return (OxbowReport) { .title = *title, .subtitle = *subtitle, .options = (const char *const *) self->options,
                         .scenario = self->scenario, .balance = self->balance };
}

static void
draw_page (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  OxbowFairness *self = data;
  g_autofree char *title = NULL, *subtitle = NULL;
  double scale = MIN (width / OXBOW_REPORT_WIDTH, height / OXBOW_REPORT_HEIGHT);
  if (self->balance == NULL)
    return;
  OxbowReport report = make_report (self, &title, &subtitle);
  cairo_translate (cr, (width - scale * OXBOW_REPORT_WIDTH) / 2, 0);
  cairo_scale (cr, scale, scale);
  cairo_rectangle (cr, 0, 0, OXBOW_REPORT_WIDTH, OXBOW_REPORT_HEIGHT);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill (cr);
  oxbow_report_draw (cr, &report);
}

/* As high as the width wants it: paper keeps its shape. */
static void
page_resized_cb (GtkDrawingArea *area, int width, int height, OxbowFairness *self)
{
  double scale = MIN (width / OXBOW_REPORT_WIDTH, LARGEST_PAGE);
  gtk_drawing_area_set_content_height (area, (int) ceil (scale * OXBOW_REPORT_HEIGHT));
}

/* Where there is less room, it is scrolled. */
static void
fit_page (GtkWidget *page, double width_em, double height_em)
{
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (page), (int) (PAGE_EM * oxbow_em_get (page)));
}

static void
file_chosen_cb (gpointer data, GFile *file)
{
  OxbowFairness *self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *title = NULL, *subtitle = NULL, *path = g_file_get_path (file);
  if (self->balance == NULL)
    return;
  OxbowReport report = make_report (self, &title, &subtitle);
  g_autoptr (GBytes) page = oxbow_report_to_pdf (&report, &error);
  bool is_saved = page != NULL && oxbow_save (path != NULL ? path : "", g_bytes_get_data (page, NULL),
                                              g_bytes_get_size (page), &error);
  gtk_label_set_label (self->verdict, is_saved ? _("The page was saved.") : error->message);
}

static void
save_cb (OxbowFairness *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  g_autofree char *name = oxbow_files_name_after (oxbow_text_get (self->scenario->title), ".pdf");
  oxbow_choose_export_for (GTK_WINDOW (root), _("Save the Page of Plots"), name, _("PDF documents"), "*.pdf", self,
                           file_chosen_cb);
}

/* The series */

static void
show_run (OxbowFairness *self)
{
  bool is_running = oxbow_fairness_is_running (self);
  int n_done = self->run != NULL ? oxbow_fairness_run_n_done (self->run) : 0;
  g_autofree char *text = g_strdup_printf (ngettext ("%d of %d game", "%d of %d games", (gulong) self->n_games), n_done,
                                           self->n_games);
  gtk_button_set_label (self->start, is_running ? _("_Stop") : _("_Start"));
  gtk_widget_set_sensitive (GTK_WIDGET (self->start), self->scenario != NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->games), !is_running);
  gtk_widget_set_sensitive (GTK_WIDGET (self->levels), !is_running);
  gtk_widget_set_sensitive (GTK_WIDGET (self->seats), !is_running);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), is_running);
  gtk_progress_bar_set_fraction (self->progress, self->n_games > 0 ? (double) n_done / self->n_games : 0);
  gtk_progress_bar_set_text (self->progress, text);
}

/* The verdict, or why there is none. */
static void
call (OxbowFairness *self)
{
  g_autofree char *title = name_window (self->scenario);
  oxbow_notification_send (GTK_WIDGET (self), OXBOW_NOTIFICATION_WORK, title, oxbow_fairness_get_verdict (self));
}

static void
told_cb (gpointer data)
{
  OxbowFairness *self = data;
  OxbowBalance *balance = oxbow_fairness_run_take (self->run);
  const GError *error = oxbow_fairness_run_get_error (self->run);
  if (balance != NULL)
    {
      oxbow_balance_free (self->balance);
      self->balance = balance;
      show_balance (self);
    }
  show_run (self);
  if (error != NULL)
    {
      gtk_label_set_label (self->verdict, error->message);
      gtk_widget_set_visible (GTK_WIDGET (self->verdict), TRUE);
    }
  if (!oxbow_fairness_is_running (self))
    call (self);
}

/* Whether all seats have the same level. */
static bool
find_levels (OxbowFairness *self, const OxbowPlayerLevel **levels)
{
  bool is_same = true;
  for (int seat = 0; seat < OXBOW_MAX_SEATS; seat++)
    {
      levels[seat] = oxbow_seat_levels_get (self->seats, seat, get_level (self));
      is_same &= levels[seat] == levels[0];
    }
  return is_same;
}

/* "Easy", or "Black (Easy), White (Hard)" where they differ. */
static char *
name_players (OxbowFairness *self)
{
  const OxbowPlayerLevel *levels[OXBOW_MAX_SEATS];
  if (find_levels (self, levels))
    return g_strdup (_(levels[0]->title));
  GString *text = g_string_new (NULL);
  g_autoptr (OxbowSetup) setup = oxbow_setup_new (self->scenario, self->settings, NULL);
  for (int seat = 0; setup != NULL && seat < setup->n_seats; seat++)
    if (oxbow_setup_seat_is_played (setup, seat))
      {
        /* Translators: a seat and the level of the computer player there, as in "Black (Medium)" */
        g_autofree char *player = g_strdup_printf (_("%s (%s)"), oxbow_setup_seat_name (setup, seat),
                                                   _(levels[seat]->title));
        g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", player);
      }
  return g_string_free (text, FALSE);
}

static char **
tell_options (OxbowFairness *self)
{
  g_autoptr (OxbowSetup) setup = oxbow_setup_new (self->scenario, self->settings, NULL);
  return setup != NULL ? oxbow_setup_tell_options (setup) : g_new0 (char *, 1);
}

void
oxbow_fairness_start (OxbowFairness *self)
{
  g_return_if_fail (self->scenario != NULL);

  OxbowFairnessQuestion question = { .scenario = self->scenario, .settings = self->settings,
                                     .n_games = gtk_spin_button_get_value_as_int (self->games) };
  find_levels (self, question.levels);
  g_clear_pointer (&self->run, oxbow_fairness_run_free);
  g_clear_pointer (&self->balance, oxbow_balance_free);
  self->n_games = question.n_games;
  g_free (self->players);
  self->players = name_players (self);
  g_strfreev (self->options);
  self->options = tell_options (self);
  self->run = oxbow_fairness_run_new (&question, told_cb, self);
  show_balance (self);
  show_run (self);
}

void
oxbow_fairness_stop (OxbowFairness *self)
{
  g_clear_pointer (&self->run, oxbow_fairness_run_free);
  show_run (self);
}

bool
oxbow_fairness_is_running (OxbowFairness *self)
{
  return self->run != NULL && !oxbow_fairness_run_is_over (self->run);
}

static void
start_cb (OxbowFairness *self)
{
  if (oxbow_fairness_is_running (self))
    oxbow_fairness_stop (self);
  else
    oxbow_fairness_start (self);
}

void
oxbow_fairness_set_scenario (OxbowFairness *self, OxbowScenario *scenario, const OxbowSettings *settings)
{
  OxbowScenario *old = self->scenario;
  g_clear_pointer (&self->run, oxbow_fairness_run_free);
  g_clear_pointer (&self->balance, oxbow_balance_free);
  oxbow_settings_free (self->settings);
  self->scenario = scenario != NULL ? oxbow_scenario_ref (scenario) : NULL;
  self->settings = settings != NULL ? oxbow_settings_copy (settings) : oxbow_settings_new ();
  if (scenario != NULL && settings == NULL)
    oxbow_settings_take_suggestions (self->settings, scenario->settings);
  oxbow_seat_levels_set_scenario (self->seats, self->scenario, self->settings);
  oxbow_scenario_unref (old);
  show_balance (self);
  show_run (self);
}

void
oxbow_fairness_set_games (OxbowFairness *self, int n_games)
{
  gtk_spin_button_set_value (self->games, n_games);
}

void
oxbow_fairness_choose_level (OxbowFairness *self, int seat, const char *id)
{
  oxbow_seat_levels_choose (self->seats, seat, id);
}

const char *
oxbow_fairness_get_verdict (OxbowFairness *self)
{
  return gtk_label_get_label (self->verdict);
}

/* The widget */

static void
oxbow_fairness_dispose (GObject *object)
{
  OxbowFairness *self = OXBOW_FAIRNESS (object);
  g_clear_pointer (&self->run, oxbow_fairness_run_free);
  gtk_widget_dispose_template (GTK_WIDGET (object), OXBOW_TYPE_FAIRNESS);
  G_OBJECT_CLASS (oxbow_fairness_parent_class)->dispose (object);
}

static void
oxbow_fairness_finalize (GObject *object)
{
  OxbowFairness *self = OXBOW_FAIRNESS (object);
  oxbow_balance_free (self->balance);
  g_free (self->players);
  g_strfreev (self->options);
  oxbow_settings_free (self->settings);
  oxbow_scenario_unref (self->scenario);
  G_OBJECT_CLASS (oxbow_fairness_parent_class)->finalize (object);
}

static void
oxbow_fairness_class_init (OxbowFairnessClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = oxbow_fairness_dispose;
  G_OBJECT_CLASS (class)->finalize = oxbow_fairness_finalize;
  g_type_ensure (OXBOW_TYPE_SEAT_LEVELS);
  gtk_widget_class_set_css_name (widget_class, "fairness");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/oxbowgames/Oxbow/fairness.ui");
  gtk_widget_class_bind_template_child (widget_class, OxbowFairness, games);
  gtk_widget_class_bind_template_child (widget_class, OxbowFairness, levels);
  gtk_widget_class_bind_template_child (widget_class, OxbowFairness, seats);
  gtk_widget_class_bind_template_child (widget_class, OxbowFairness, start);
  gtk_widget_class_bind_template_child (widget_class, OxbowFairness, save);
  gtk_widget_class_bind_template_child (widget_class, OxbowFairness, progress);
  gtk_widget_class_bind_template_child (widget_class, OxbowFairness, verdict);
  gtk_widget_class_bind_template_child (widget_class, OxbowFairness, page);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
  gtk_widget_class_bind_template_callback (widget_class, save_cb);
}

static void
oxbow_fairness_init (OxbowFairness *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  for (const OxbowPlayerLevel *level = oxbow_levels; level->id != NULL; level++)
    gtk_string_list_append (names, _(level->title));
  gtk_drop_down_set_model (self->levels, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->levels, USUAL_LEVEL);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->page), draw_page, self, NULL);
  g_signal_connect (self->page, "resize", G_CALLBACK (page_resized_cb), self);
  oxbow_room_watch (self->page, fit_page);
  oxbow_shortened_fit_button (self->start);
  oxbow_shortened_fit_button (self->save);
  oxbow_room_stack (GTK_BOX (gtk_widget_get_parent (GTK_WIDGET (self->start))), NARROW_EM);
  self->settings = oxbow_settings_new ();
  oxbow_seat_levels_set_scenario (self->seats, NULL, NULL);
  show_balance (self);
  show_run (self);
}

GtkWidget *
oxbow_fairness_new (void)
{
  return g_object_new (OXBOW_TYPE_FAIRNESS, NULL);
}

static void
close_by_escape (GtkWidget *window)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();
  GtkShortcut *escape = gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                                          gtk_named_action_new ("window.close"));
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), escape);
  gtk_widget_add_controller (window, keys);
}

GtkWindow *
oxbow_fairness_present (GtkWindow *parent, OxbowScenario *scenario, const OxbowSettings *settings)
{
  g_autofree char *title = name_window (scenario);
  GtkWidget *window = g_object_new (ADW_TYPE_WINDOW, "transient-for", parent, "destroy-with-parent", TRUE,
                                    "title", title, "default-width", 640, "default-height", 720, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *fairness = oxbow_fairness_new ();
  GtkWidget *header = adw_header_bar_new ();
  oxbow_header_follow (ADW_HEADER_BAR (header), NULL);
  gtk_widget_set_vexpand (fairness, TRUE);
  gtk_box_append (GTK_BOX (box), header);
  gtk_box_append (GTK_BOX (box), fairness);
  adw_window_set_content (ADW_WINDOW (window), box);
  oxbow_fairness_set_scenario (OXBOW_FAIRNESS (fairness), scenario, settings);
  close_by_escape (window);
  gtk_widget_grab_focus (GTK_WIDGET (OXBOW_FAIRNESS (fairness)->start));        /* Return starts it */
  gtk_window_present (GTK_WINDOW (window));
  return GTK_WINDOW (window);
}
