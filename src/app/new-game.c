/* new-game.c: the page of choices before a game: scenario, seats, options, seed
 *
 * Every choice goes to the OxbowChoices and is asked of the rules at once: what cannot be begun is said in their words
 * over the button that would begin it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/new-game.h"
#include "app/cancel.h"
#include "app/card.h"
#include "app/catalogue.h"
#include "app/computers.h"
#include "app/drop-down.h"
#include "app/fairness.h"
#include "app/files.h"
#include "app/flow.h"
#include "app/option-row.h"
#include "app/remembered.h"
#include "app/seat-row.h"
#include "app/spoken.h"
#include "app/tip.h"
#include "core/lesson.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _OxbowNewGame
{
  AdwBin parent_instance;

  GtkDropDown *games;
  GtkFlowBox *scenarios;
  GtkScrolledWindow *contents, *strip;  /* strip: of the scenarios */
  GtkLabel *title, *description, *problem_label;
  AdwPreferencesGroup *seats, *rules;
  AdwActionRow *players_row;
  GtkSpinButton *players;
  AdwExpanderRow *options, *advanced;
  AdwEntryRow *seed, *line;
  GtkSwitch *by_post;
  GtkRevealer *problem;
  GtkButton *start;

  OxbowChoices *choices;        /* NULL: the scenario could not be read */
  char *file;                   /* a scenario that did not come with the program, shown first; or NULL */
  GPtrArray *seat_rows, *option_rows;   /* borrowed */
  unsigned int fitting;         /* the source that brings as many rows of seats as there are players */
  unsigned int revealing;       /* the tick that brings the chosen scenario into sight, or 0 */
  bool is_filling;              /* rows are being set: nothing is chosen by that */
};

G_DEFINE_FINAL_TYPE (OxbowNewGame, oxbow_new_game, ADW_TYPE_BIN)

static OxbowWindow *
get_window (OxbowNewGame *self)
{
  return OXBOW_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
}

/* What the choices come to */

static void
set_problem (OxbowNewGame *self, const char *text)
{
  if (text != NULL)
    gtk_label_set_label (self->problem_label, text);
  gtk_revealer_set_reveal_child (self->problem, text != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "new-game.start", text == NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "new-game.fairness", text == NULL);
}

static void
show_line (OxbowNewGame *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *line = oxbow_choices_to_text (self->choices, &error);
  gtk_editable_set_text (GTK_EDITABLE (self->line), line != NULL ? line : "");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->line), line == NULL ? error->message : NULL);
}

static void
show_seed (OxbowNewGame *self)
{
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, self->choices->settings->seed);
  gtk_editable_set_text (GTK_EDITABLE (self->seed), seed);
  gtk_switch_set_active (self->by_post, self->choices->settings->by_post);
}

static void
count_changed (OxbowNewGame *self)
{
  int n = oxbow_choices_count_changed (self->choices);
  g_autofree char *text = n == 0 ? g_strdup (_("As the scenario says"))
                                 : g_strdup_printf (ngettext ("%d changed", "%d changed", (gulong) n), n);
  adw_expander_row_set_subtitle (self->options, text);
}

/* Asks the rules. */
static void
judge (OxbowNewGame *self)
{
  g_autoptr (GError) error = NULL;
  bool was_filling = self->is_filling;
  g_autoptr (OxbowGame) game = oxbow_choices_begin (self->choices, &error);
  self->is_filling = true;
  set_problem (self, game != NULL ? NULL : error->message);
  count_changed (self);
  show_line (self);
  self->is_filling = was_filling;
}

/* Seats */

static void
name_changed_cb (OxbowNewGame *self, OxbowSeatRow *row)
{
  oxbow_choices_set_name (self->choices, oxbow_seat_row_get_seat (row), gtk_editable_get_text (GTK_EDITABLE (row)));
}

static void
kind_chosen_cb (OxbowNewGame *self, const char *kind, const char *computer, OxbowSeatRow *row)
{
  int seat = oxbow_seat_row_get_seat (row);
  if (kind != NULL)
    oxbow_choices_set_seat (self->choices, seat, kind);
  oxbow_choices_set_computer (self->choices, seat, computer);
  judge (self);
}

/* Whoever had the seat when it was shown last may have another name by now, or be gone: then a person plays. */
static void
renew_computer (OxbowNewGame *self, int seat)
{
  const char *computer = oxbow_choices_get_computer (self->choices, seat);
  g_autofree char *today = computer != NULL ? oxbow_computer_find_today (computer) : NULL;
  if (g_strcmp0 (today, computer) != 0)
    oxbow_choices_set_computer (self->choices, seat, today);
}

static void
add_seat (OxbowNewGame *self, int i)
{
  renew_computer (self, i);
  const OxbowSeat *seat = &self->choices->ruleset->seats[i];
  GtkWidget *row = oxbow_seat_row_new (seat, i, oxbow_settings_get_name (self->choices->settings, seat->id));
  oxbow_seat_row_set_kind (OXBOW_SEAT_ROW (row), oxbow_choices_get_seat (self->choices, i),
                           oxbow_choices_get_computer (self->choices, i));
  g_signal_connect_object (row, "changed", G_CALLBACK (name_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "kind-chosen", G_CALLBACK (kind_chosen_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (self->seats, row);
  g_ptr_array_add (self->seat_rows, row);
}

/* Rows of seats that are kept stay what and where they are: one of them may have the focus. */
static void
fit_seats (OxbowNewGame *self, int n)
{
  while (self->seat_rows->len > (unsigned int) n)
    adw_preferences_group_remove (self->seats, g_ptr_array_steal_index (self->seat_rows, self->seat_rows->len - 1));
  while (self->seat_rows->len < (unsigned int) n)
    add_seat (self, (int) self->seat_rows->len);
}

static void
fill_seats (OxbowNewGame *self)
{
  g_clear_handle_id (&self->fitting, g_source_remove);
  fit_seats (self, 0);
  fit_seats (self, oxbow_choices_get_players (self->choices));
}

static void
fill_players (OxbowNewGame *self)
{
  int least, most;
  oxbow_scenario_get_players (self->choices->scenario, &least, &most);
  gtk_spin_button_set_range (self->players, least, most);
  gtk_spin_button_set_value (self->players, oxbow_choices_get_players (self->choices));
  gtk_widget_set_visible (GTK_WIDGET (self->players_row), least < most);
}

static gboolean
fit_seats_cb (gpointer data)
{
  OxbowNewGame *self = data;
  self->fitting = 0;
  fit_seats (self, oxbow_choices_get_players (self->choices));
  return G_SOURCE_REMOVE;
}

/* A number that was written counts when the focus leaves it, and the focus may be on its way to a row of a seat that
 * goes: so rows come and go when it has arrived. */
static void
players_changed_cb (OxbowNewGame *self)
{
  if (self->is_filling)
    return;
  oxbow_choices_set_players (self->choices, gtk_spin_button_get_value_as_int (self->players));
  if (self->fitting == 0)
    self->fitting = g_idle_add_full (G_PRIORITY_DEFAULT, fit_seats_cb, self, NULL);
  judge (self);
}

/* Options */

static void
option_chosen_cb (OxbowNewGame *self, const char *value, OxbowOptionRow *row)
{
  oxbow_choices_set_option (self->choices, oxbow_option_row_get_option (row), value);
  judge (self);
}

static void
fill_options (OxbowNewGame *self)
{
  for (unsigned int i = 0; i < self->option_rows->len; i++)
    adw_expander_row_remove (self->options, self->option_rows->pdata[i]);
  g_ptr_array_set_size (self->option_rows, 0);
  for (const OxbowOption *option = self->choices->ruleset->options; option != NULL && option->name != NULL; option++)
    {
      GtkWidget *row = oxbow_option_row_new (option, oxbow_choices_get_option (self->choices, option));
      g_signal_connect_object (row, "chosen", G_CALLBACK (option_chosen_cb), self, G_CONNECT_SWAPPED);
      adw_expander_row_add_row (self->options, row);
      g_ptr_array_add (self->option_rows, row);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->rules), self->option_rows->len > 0);
}

/* Scenarios */

static void
add_scenario (OxbowNewGame *self, const OxbowScenario *scenario, const char *name, const char *path)
{
  GtkWidget *card = oxbow_card_new (oxbow_text_get (scenario->title), scenario->lesson != NULL ? _("Lesson") : NULL);
  oxbow_picture_set_file (oxbow_card_get_picture (OXBOW_CARD (card)), path);
  g_object_set_data_full (G_OBJECT (card), "name", g_strdup (name), g_free);
  gtk_flow_box_append (self->scenarios, card);
  if (g_str_equal (name, self->choices->name))
    gtk_flow_box_select_child (self->scenarios, GTK_FLOW_BOX_CHILD (card));
}

/* The file that is opened may be a copy of it, such as the one of the source tree, whose texts are in one language. */
static bool
is_what_was_opened (OxbowNewGame *self, const OxbowCatalogued *entry)
{
  const OxbowScenario *opened = self->choices->scenario, *kept = entry->scenario;
  const OxbowGrid *grid = &opened->map->grid, *other = &kept->map->grid;
  return self->file != NULL && g_str_equal (opened->id, kept->id)
         && g_strcmp0 (oxbow_text_get_in (opened->title, NULL), oxbow_text_get_in (kept->title, NULL)) == 0
         && grid->width == other->width && grid->height == other->height
         && memcmp (opened->map->terrain, kept->map->terrain, (size_t) oxbow_grid_n_cells (grid)) == 0;
}

/* Once the cards have been laid out, which they never are on a page that was left before. */
static gboolean
reveal_chosen_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  OxbowNewGame *self = OXBOW_NEW_GAME (widget);
  g_autoptr (GList) chosen = gtk_flow_box_get_selected_children (self->scenarios);
  graphene_rect_t place;
  if (chosen != NULL && gtk_widget_get_width (chosen->data) == 0 && gtk_widget_get_mapped (widget))
    return G_SOURCE_CONTINUE;
  if (chosen != NULL && gtk_widget_compute_bounds (chosen->data, GTK_WIDGET (self->scenarios), &place))
    gtk_adjustment_clamp_page (gtk_scrolled_window_get_hadjustment (self->strip), place.origin.x,
                               place.origin.x + place.size.width);
  self->revealing = 0;
  return G_SOURCE_REMOVE;
}

static void
fill_scenarios (OxbowNewGame *self)
{
  GPtrArray *list = oxbow_catalogue_get (self->choices->ruleset);
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->scenarios))) != NULL)
    gtk_flow_box_remove (self->scenarios, child);
  if (self->file != NULL)
    add_scenario (self, self->choices->scenario, self->file, self->file);
  for (unsigned int i = 0; i < list->len; i++)
    {
      const OxbowCatalogued *entry = list->pdata[i];
      if (!is_what_was_opened (self, entry))
        add_scenario (self, entry->scenario, entry->name, entry->path);
    }
  if (self->revealing == 0)
    self->revealing = gtk_widget_add_tick_callback (GTK_WIDGET (self), reveal_chosen_cb, NULL, NULL);
}

static void
describe_scenario (OxbowNewGame *self)
{
  const char *description = oxbow_text_get (self->choices->scenario->description);
  gtk_label_set_label (self->title, oxbow_text_get (self->choices->scenario->title));
  gtk_label_set_label (self->description, description);
  gtk_widget_set_visible (GTK_WIDGET (self->description), *description != '\0');
}

/* A lesson says itself who plays, by which rules and with which seed. */
static void
show_choices (OxbowNewGame *self)
{
  bool is_lesson = self->choices->scenario->lesson != NULL;
  describe_scenario (self);
  fill_players (self);
  fill_seats (self);
  fill_options (self);
  show_seed (self);
  gtk_widget_set_visible (GTK_WIDGET (self->seats), !is_lesson);
  gtk_widget_set_visible (GTK_WIDGET (self->rules), !is_lesson);
  judge (self);
}

static void
select_game (OxbowNewGame *self)
{
  unsigned int i = 0;
  while (oxbow_rulesets[i] != self->choices->ruleset)
    i++;
  gtk_drop_down_set_selected (self->games, i);
}

/* Takes choices; what is wrong with them is said, and the old ones stay, where they are NULL. Without any there is
 * nothing to choose but another game. */
static void
take_choices (OxbowNewGame *self, OxbowChoices *choices, bool with_scenarios, const GError *error)
{
  gtk_widget_set_sensitive (GTK_WIDGET (self->contents), choices != NULL || self->choices != NULL);
  if (choices == NULL)
    {
      set_problem (self, error->message);
      return;
    }
  self->is_filling = true;
  g_clear_pointer (&self->choices, oxbow_choices_free);
  self->choices = choices;
  if (with_scenarios)
    {
      select_game (self);
      fill_scenarios (self);
    }
  show_choices (self);
  self->is_filling = false;
}

/* Who plays does not depend on where, unless the seats of all persons are nobody's there. */
static void
keep_players (OxbowNewGame *self, OxbowChoices *choices)
{
  for (int seat = 0; seat < oxbow_ruleset_n_seats (choices->ruleset); seat++)
    {
      const char *name = oxbow_settings_get_name (self->choices->settings, choices->ruleset->seats[seat].id);
      oxbow_choices_set_name (choices, seat, name != NULL ? name : "");
      oxbow_choices_set_computer (choices, seat, oxbow_choices_get_computer (self->choices, seat));
    }
  if (oxbow_choices_has_person (self->choices))
    oxbow_choices_seat_person (choices);
}

static void
scenario_selected_cb (OxbowNewGame *self)
{
  g_autoptr (GError) error = NULL;
  GList *selected = self->is_filling ? NULL : gtk_flow_box_get_selected_children (self->scenarios);
  if (selected == NULL)
    return;
  const char *name = g_object_get_data (selected->data, "name");
  g_list_free (selected);
  OxbowChoices *choices = oxbow_remembered_choices (self->choices->ruleset, name, &error);
  if (choices != NULL)
    keep_players (self, choices);
  take_choices (self, choices, false, error);
}

static void
game_selected_cb (OxbowNewGame *self)
{
  if (!self->is_filling)
    oxbow_new_game_choose (self, oxbow_rulesets[gtk_drop_down_get_selected (self->games)], NULL);
}

/* Advanced */

static void
seed_changed_cb (OxbowNewGame *self)
{
  g_autoptr (GError) error = NULL;
  if (self->is_filling)
    return;
  if (oxbow_choices_set_seed (self->choices, gtk_editable_get_text (GTK_EDITABLE (self->seed)), &error))
    judge (self);
  else
    set_problem (self, error->message);
}

static void
by_post_changed_cb (OxbowNewGame *self)
{
  if (self->is_filling)
    return;
  self->choices->settings->by_post = gtk_switch_get_active (self->by_post);
  judge (self);
}

static void
draw_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  OxbowNewGame *self = OXBOW_NEW_GAME (widget);
  self->is_filling = true;
  oxbow_choices_draw_seed (self->choices);
  show_seed (self);
  self->is_filling = false;
  judge (self);
}

/* A line names a scenario that came with the program: the file that was opened before is not among them any more. */
static void
line_applied_cb (OxbowNewGame *self)
{
  g_autoptr (GError) error = NULL;
  OxbowChoices *choices = oxbow_choices_parse (gtk_editable_get_text (GTK_EDITABLE (self->line)), &error);
  if (choices != NULL)
    g_clear_pointer (&self->file, g_free);
  take_choices (self, choices, true, error);
}

static void
copy_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  OxbowNewGame *self = OXBOW_NEW_GAME (widget);
  g_autoptr (GError) error = NULL;
  g_autofree char *line = oxbow_choices_to_text (self->choices, &error);
  if (line != NULL)
    gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), line);
  oxbow_window_tell (get_window (self), line != NULL ? _("Copied. Who pastes it here begins the same game.")
                                                     : error->message);
}

/* The seed is each game's own. */
static void
fairness_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  OxbowNewGame *self = OXBOW_NEW_GAME (widget);
  oxbow_fairness_present (GTK_WINDOW (get_window (self)), self->choices->scenario, self->choices->settings);
}

/* The start */

static OxbowGame *
begin (OxbowNewGame *self, GError **error)
{
  const OxbowLesson *lesson = self->choices->scenario->lesson;
  g_autoptr (OxbowSettings) settings = lesson != NULL ? oxbow_lesson_settings (lesson) : NULL;
  return lesson != NULL ? oxbow_game_new (self->choices->scenario, settings, error)
                        : oxbow_choices_begin (self->choices, error);
}

static void
start_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  OxbowNewGame *self = OXBOW_NEW_GAME (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowGame) game = begin (self, &error);
  if (game == NULL)
    {
      set_problem (self, error->message);
      return;
    }
  g_autoptr (OxbowSession) session = oxbow_session_new (game);
  if (self->choices->scenario->lesson == NULL)
    oxbow_remembered_keep (self->choices);
  oxbow_window_show_session (get_window (self), session);
}

static void
edit_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  OxbowNewGame *self = OXBOW_NEW_GAME (widget);
  if (g_strcmp0 (self->choices->name, self->file) == 0)
    oxbow_files_edit (get_window (self), self->file);
  else
    oxbow_files_edit_copy (get_window (self), self->choices->scenario);
}

static void
oxbow_new_game_dispose (GObject *object)
{
  OxbowNewGame *self = OXBOW_NEW_GAME (object);

  self->is_filling = true;
  g_clear_handle_id (&self->fitting, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (object), OXBOW_TYPE_NEW_GAME);
  g_clear_pointer (&self->choices, oxbow_choices_free);
  g_clear_pointer (&self->file, g_free);
  g_clear_pointer (&self->seat_rows, g_ptr_array_unref);
  g_clear_pointer (&self->option_rows, g_ptr_array_unref);
  G_OBJECT_CLASS (oxbow_new_game_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (OXBOW_TYPE_CANCEL);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/oxbowgames/Oxbow/new-game.ui");
  gtk_widget_class_bind_template_child (widget_class, OxbowNewGame, games);
  gtk_widget_class_bind_template_child (widget_class, OxbowNewGame, scenarios);
  gtk_widget_class_bind_template_child (widget_class, OxbowNewGame, title);
  gtk_widget_class_bind_template_child (widget_class, OxbowNewGame, description);
  gtk_widget_class_bind_template_child (widget_class, OxbowNewGame, problem_label);
  gtk_widget_class_bind_template_child (widget_class, OxbowNewGame, problem);
  gtk_widget_class_bind_template_child (widget_class, OxbowNewGame, seats);
  gtk_widget_class_bind_template_child (widget_class, OxbowNewGame, rules);
  gtk_widget_class_bind_template_child (widget_class, OxbowNewGame, players_row);
  gtk_widget_class_bind_template_child (widget_class, OxbowNewGame, players);
  gtk_widget_class_bind_template_child (widget_class, OxbowNewGame, options);
  gtk_widget_class_bind_template_child (widget_class, OxbowNewGame, advanced);
  gtk_widget_class_bind_template_child (widget_class, OxbowNewGame, seed);
  gtk_widget_class_bind_template_child (widget_class, OxbowNewGame, by_post);
  gtk_widget_class_bind_template_child (widget_class, OxbowNewGame, line);
  gtk_widget_class_bind_template_child (widget_class, OxbowNewGame, contents);
  gtk_widget_class_bind_template_child (widget_class, OxbowNewGame, strip);
  gtk_widget_class_bind_template_child (widget_class, OxbowNewGame, start);
  gtk_widget_class_bind_template_callback (widget_class, players_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, scenario_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, game_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, seed_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, by_post_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, line_applied_cb);
}

static void
oxbow_new_game_class_init (OxbowNewGameClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = oxbow_new_game_dispose;
  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "new-game.start", NULL, start_action);
  gtk_widget_class_install_action (widget_class, "new-game.draw-seed", NULL, draw_action);
  gtk_widget_class_install_action (widget_class, "new-game.copy", NULL, copy_action);
  gtk_widget_class_install_action (widget_class, "new-game.fairness", NULL, fairness_action);
  gtk_widget_class_install_action (widget_class, "new-game.edit", NULL, edit_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.back", NULL);
}

/* Where Enter does what the row says, rather than begin the game: it is the line of the title that has the focus. */
static void
keep_enter (GtkWidget *expander)
{
  GtkWidget *row = gtk_widget_get_first_child (expander);
  while (row != NULL && !GTK_IS_LIST_BOX_ROW (row))
    row = gtk_widget_get_first_child (row);
  if (row != NULL)
    gtk_widget_set_receives_default (row, TRUE);
}

static void
oxbow_new_game_init (OxbowNewGame *self)
{
  self->seat_rows = g_ptr_array_new ();
  self->option_rows = g_ptr_array_new ();
  self->is_filling = true;
  gtk_widget_init_template (GTK_WIDGET (self));
  oxbow_spoken_open_entry (self->seed);
  oxbow_spoken_open_entry (self->line);
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    gtk_string_list_append (titles, _(oxbow_rulesets[i]->title));
  gtk_drop_down_set_model (self->games, G_LIST_MODEL (titles));
  oxbow_drop_down_fit (self->games);
  oxbow_tip_spare_menu (GTK_WIDGET (self->games));
  oxbow_flow_settle (self->scenarios);
  oxbow_flow_choose_one (self->scenarios);
  keep_enter (GTK_WIDGET (self->options));
  keep_enter (GTK_WIDGET (self->advanced));
  g_object_set (gtk_editable_get_delegate (GTK_EDITABLE (self->players)), "activates-default", TRUE, NULL);
  self->is_filling = false;
}

void
oxbow_new_game_choose (OxbowNewGame *self, const OxbowRuleset *ruleset, const char *scenario)
{
  g_autoptr (GError) error = NULL;
  const OxbowRuleset *game = ruleset != NULL ? ruleset : oxbow_remembered_game ();
  OxbowChoices *choices = oxbow_remembered_choices (game, scenario, &error);
  g_free (self->file);
  self->file = scenario != NULL && g_path_is_absolute (scenario) ? g_strdup (scenario) : NULL;
  take_choices (self, choices, true, error);
  /* It is read from its head, wherever the choices for the last game ended. */
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->contents), 0);
}

void
oxbow_new_game_be_ready (OxbowNewGame *self)
{
  gtk_window_set_default_widget (GTK_WINDOW (get_window (self)), GTK_WIDGET (self->start));
  gtk_widget_grab_focus (GTK_WIDGET (self->start));
}

const OxbowChoices *
oxbow_new_game_get_choices (OxbowNewGame *self)
{
  return self->choices;
}
