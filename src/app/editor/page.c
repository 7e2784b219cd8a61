/* page.c: the page on which a map is drawn: tools, the board, and a panel with the palette, problems and history
 *
 * A desk brings an easel and panels of its own, and takes them away again. Where the window is narrow the panel folds
 * and is drawn over the board. What the draft tells of while a stroke grows is drawn once a frame, however often the
 * pointer moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/editor/page.h"
#include "app/editor/actions.h"
#include "app/editor/guide.h"
#include "app/editor/here.h"
#include "app/editor/history.h"
#include "app/editor/in-hand.h"
#include "app/editor/map-view.h"
#include "app/editor/palette.h"
#include "app/editor/problems.h"
#include "app/editor/toolbar.h"
#include "app/em.h"
#include "app/fairness.h"
#include "app/flap.h"
#include "app/header.h"
#include "app/main-menu.h"
#include "app/open-menus.h"
#include "app/room.h"
#include "app/shortened.h"
#include "app/undo-button.h"
#include "app/window.h"
#include "core/position.h"

#include <glib/gi18n-lib.h>

#define NARROW_EM 30
#define LARGE_EM_PX 20
#define PANEL_WIDTH 340
#define PANEL_EM 17             /* where text is large */
#define MOST_OF_WINDOW 0.4

struct _OxbowEditorPage
{
  AdwBin parent_instance;

  OxbowDesk *desk;
  OxbowEasel *easel;
  OxbowChecker *checker;
  GActionGroup *actions;
  GSignalGroup *desk_signals;

  AdwHeaderBar *header;
  GtkWidget *panel;
  AdwViewSwitcher *switcher;
  GtkWidget *undo, *redo;
  AdwFlap *flap;
  OxbowToolbar *toolbar;
  OxbowBoard *board;
  GtkLabel *title, *subtitle, *status, *verdict_label;
  GtkWidget *verdict;
  GtkImage *verdict_sign;
  AdwViewStack *views;
  AdwViewStackPage *problems_view;
  OxbowPaletteView *palette;
  AdwBin *guide_place, *in_hand_place, *here_place, *map_place, *problems_place, *history_place;
};

G_DEFINE_FINAL_TYPE (OxbowEditorPage, oxbow_editor_page, ADW_TYPE_BIN)

static OxbowDraft *
get_draft (OxbowEditorPage *self)
{
  return oxbow_desk_get_draft (self->desk);
}

static void
show_title (OxbowEditorPage *self)
{
  gtk_label_set_label (self->title, oxbow_work_get_title (OXBOW_WORK (self->desk)));
  gtk_label_set_label (self->subtitle, oxbow_work_get_subtitle (OXBOW_WORK (self->desk)));
}

/* Undo and redo */

static char *
name_undo (OxbowEditorPage *self, bool is_redo)
{
  const char *name = is_redo ? oxbow_draft_get_redo_name (get_draft (self))
                             : oxbow_draft_get_undo_name (get_draft (self));
  if (name == NULL)
    return g_strdup (is_redo ? _("Redo: nothing has been undone") : _("Undo: nothing has been drawn"));
  return g_strdup_printf (is_redo ? _("Redo: %s") : _("Undo: %s"), name);
}

static void
history_changed_cb (OxbowEditorPage *self)
{
  oxbow_undo_button_name (self->undo, name_undo (self, false));
  oxbow_undo_button_name (self->redo, name_undo (self, true));
  oxbow_palette_view_set_has_position (self->palette,
                                       oxbow_scenario_has_position (oxbow_draft_get_scenario (get_draft (self))));
  oxbow_editor_actions_update (self->actions, self);
}

/* What the page says */

static void
easel_changed_cb (OxbowEditorPage *self)
{
  OxbowThing first, second;
  bool has_first = oxbow_easel_get_thing (self->easel, GDK_BUTTON_PRIMARY, &first);
  bool has_second = oxbow_easel_get_thing (self->easel, GDK_BUTTON_SECONDARY, &second);
  oxbow_palette_view_set_used (self->palette, has_first ? &first : NULL, has_second ? &second : NULL);
  oxbow_editor_actions_update (self->actions, self);
}

static void
status_changed_cb (OxbowEditorPage *self)
{
  g_autofree char *status = oxbow_easel_build_status (self->easel);
  gtk_label_set_label (self->status, status);
}

static void
checked_cb (OxbowEditorPage *self)
{
  int n_errors = oxbow_checker_count (self->checker, OXBOW_PROBLEM_ERROR);
  int n_warnings = oxbow_checker_count (self->checker, OXBOW_PROBLEM_WARNING);
  g_autofree char *verdict = n_errors == 0
                                 ? g_strdup (_("Can be played"))
                                 : g_strdup_printf (ngettext ("%d error", "%d errors", (gulong) n_errors), n_errors);
  gtk_label_set_label (self->verdict_label, verdict);
  gtk_widget_set_tooltip_text (self->verdict, verdict);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->verdict), GTK_ACCESSIBLE_PROPERTY_LABEL, verdict, -1);
  gtk_image_set_from_icon_name (self->verdict_sign, n_errors > 0     ? "dialog-error-symbolic"
                                                    : n_warnings > 0 ? "dialog-warning-symbolic"
                                                                     : "object-select-symbolic");
  adw_view_stack_page_set_badge_number (self->problems_view, (guint) n_errors);
  adw_view_stack_page_set_needs_attention (self->problems_view, n_errors > 0);
  oxbow_easel_set_problems (self->easel, oxbow_checker_get_problems (self->checker));
}

/* The views' titles stand side by side, each with as much room: where text is large the panel becomes wider, as far as
 * the map can spare it, and they grow less than other text. */
static void
show_titles_whole (OxbowEditorPage *self, double em, double width_em)
{
  bool is_large = em >= LARGE_EM_PX;
  int spare = (int) (em * width_em * MOST_OF_WINDOW);
  gtk_widget_set_size_request (self->panel, is_large ? CLAMP (spare, PANEL_WIDTH, (int) (PANEL_EM * em)) : PANEL_WIDTH,
                               -1);
  if (is_large)
    gtk_widget_add_css_class (GTK_WIDGET (self->switcher), "large-text");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->switcher), "large-text");
}

/* Where there is little room the line of the cell needs it more: the sign tells most of it. */
static void
room_changed_cb (GtkWidget *status, double width_em, double height_em)
{
  OxbowEditorPage *self = OXBOW_EDITOR_PAGE (gtk_widget_get_ancestor (status, OXBOW_TYPE_EDITOR_PAGE));
  gtk_widget_set_visible (GTK_WIDGET (self->verdict_label), width_em >= NARROW_EM);
  show_titles_whole (self, oxbow_em_get (status), width_em);
}

static void
thing_chosen_cb (OxbowEditorPage *self, const OxbowThing *thing, unsigned int button)
{
  if (self->easel != NULL)
    oxbow_easel_take (self->easel, thing, button);
}

/* Escape: what is being drawn, the panel that lies over the map, what is selected; one of them at a time. */
static void
take_back_cb (OxbowEditorPage *self)
{
  if (self->easel != NULL && !oxbow_easel_cancel (self->easel) && !oxbow_flap_put_away (self->flap))
    oxbow_toolbox_set_selection (oxbow_easel_get_toolbox (self->easel), NULL);
}

/* A desk comes and goes */

static void
leave_desk (OxbowEditorPage *self)
{
  oxbow_open_menus_close (GTK_WIDGET (self));
  g_signal_handlers_disconnect_by_data (get_draft (self), self);
  adw_bin_set_child (self->guide_place, NULL);
  adw_bin_set_child (self->in_hand_place, NULL);
  adw_bin_set_child (self->here_place, NULL);
  adw_bin_set_child (self->map_place, NULL);
  adw_bin_set_child (self->problems_place, NULL);
  adw_bin_set_child (self->history_place, NULL);
  oxbow_toolbar_set_easel (self->toolbar, NULL);
  g_object_run_dispose (G_OBJECT (self->easel));
  g_clear_object (&self->easel);
  g_clear_object (&self->checker);
  g_clear_object (&self->desk);
}

static void
enter_desk (OxbowEditorPage *self, OxbowDesk *desk)
{
  self->desk = g_object_ref (desk);
  const OxbowScenario *scenario = oxbow_draft_get_scenario (get_draft (self));
  oxbow_palette_view_set_game (self->palette, scenario->ruleset, scenario->map->grid.orientation);
  oxbow_palette_view_set_has_position (self->palette, oxbow_scenario_has_position (scenario));
  self->easel = oxbow_easel_new (self->board, get_draft (self));
  self->checker = oxbow_checker_new (get_draft (self));
  oxbow_toolbar_set_easel (self->toolbar, self->easel);
  adw_bin_set_child (self->guide_place, oxbow_guide_new (desk, self->easel, self->checker));
  adw_bin_set_child (self->in_hand_place, oxbow_in_hand_new (self->easel));
  adw_bin_set_child (self->here_place, oxbow_here_new (get_draft (self), self->board));
  adw_bin_set_child (self->map_place, oxbow_map_view_new (get_draft (self)));
  adw_bin_set_child (self->problems_place, oxbow_problems_view_new (self->checker, self));
  adw_bin_set_child (self->history_place, oxbow_steps_new (get_draft (self)));
  g_signal_connect_object (get_draft (self), "history-changed", G_CALLBACK (history_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->easel, "changed", G_CALLBACK (easel_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->easel, "status-changed", G_CALLBACK (status_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->checker, "checked", G_CALLBACK (checked_cb), self, G_CONNECT_SWAPPED);
  if (oxbow_work_get_path (OXBOW_WORK (desk)) == NULL)       /* a new map: what to draw first is told there */
    adw_view_stack_set_visible_child_name (self->views, "draw");
  show_title (self);
  history_changed_cb (self);
  easel_changed_cb (self);
  status_changed_cb (self);
  checked_cb (self);
}

static void
oxbow_editor_page_dispose (GObject *object)
{
  OxbowEditorPage *self = OXBOW_EDITOR_PAGE (object);

  if (self->desk != NULL)
    leave_desk (self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "editor", NULL);
  g_clear_object (&self->actions);
  g_clear_object (&self->desk_signals);
  gtk_widget_dispose_template (GTK_WIDGET (self), OXBOW_TYPE_EDITOR_PAGE);
  G_OBJECT_CLASS (oxbow_editor_page_parent_class)->dispose (object);
}

/* Whoever comes here begins on the board. */
static gboolean
oxbow_editor_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (OXBOW_EDITOR_PAGE (widget)->board));
}

static void
oxbow_editor_page_unmap (GtkWidget *widget)
{
  OxbowEditorPage *self = OXBOW_EDITOR_PAGE (widget);
  if (self->easel != NULL)
    oxbow_easel_end_stroke (self->easel);
  GTK_WIDGET_CLASS (oxbow_editor_page_parent_class)->unmap (widget);
}

static void
bind_children (GtkWidgetClass *class)
{
  gtk_widget_class_bind_template_child (class, OxbowEditorPage, header);
  gtk_widget_class_bind_template_child (class, OxbowEditorPage, subtitle);
  gtk_widget_class_bind_template_child (class, OxbowEditorPage, panel);
  gtk_widget_class_bind_template_child (class, OxbowEditorPage, switcher);
  gtk_widget_class_bind_template_child (class, OxbowEditorPage, title);
  gtk_widget_class_bind_template_child (class, OxbowEditorPage, undo);
  gtk_widget_class_bind_template_child (class, OxbowEditorPage, redo);
  gtk_widget_class_bind_template_child (class, OxbowEditorPage, flap);
  gtk_widget_class_bind_template_child (class, OxbowEditorPage, toolbar);
  gtk_widget_class_bind_template_child (class, OxbowEditorPage, board);
  gtk_widget_class_bind_template_child (class, OxbowEditorPage, status);
  gtk_widget_class_bind_template_child (class, OxbowEditorPage, verdict);
  gtk_widget_class_bind_template_child (class, OxbowEditorPage, verdict_label);
  gtk_widget_class_bind_template_child (class, OxbowEditorPage, verdict_sign);
  gtk_widget_class_bind_template_child (class, OxbowEditorPage, views);
  gtk_widget_class_bind_template_child (class, OxbowEditorPage, problems_view);
  gtk_widget_class_bind_template_child (class, OxbowEditorPage, palette);
  gtk_widget_class_bind_template_child (class, OxbowEditorPage, guide_place);
  gtk_widget_class_bind_template_child (class, OxbowEditorPage, in_hand_place);
  gtk_widget_class_bind_template_child (class, OxbowEditorPage, here_place);
  gtk_widget_class_bind_template_child (class, OxbowEditorPage, map_place);
  gtk_widget_class_bind_template_child (class, OxbowEditorPage, problems_place);
  gtk_widget_class_bind_template_child (class, OxbowEditorPage, history_place);
}

static void
oxbow_editor_page_class_init (OxbowEditorPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = oxbow_editor_page_dispose;
  widget_class->grab_focus = oxbow_editor_page_grab_focus;
  widget_class->unmap = oxbow_editor_page_unmap;
  g_type_ensure (OXBOW_TYPE_BOARD);
  g_type_ensure (OXBOW_TYPE_MAIN_MENU);
  g_type_ensure (OXBOW_TYPE_PALETTE_VIEW);
  g_type_ensure (OXBOW_TYPE_TOOLBAR);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/oxbowgames/Oxbow/editor-page.ui");
  bind_children (widget_class);
}

static void
oxbow_editor_page_init (OxbowEditorPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  oxbow_header_follow (self->header, GTK_WIDGET (self->subtitle));
  oxbow_flap_begin (self->flap);
  oxbow_shortened_tell (GTK_WIDGET (self->status));
  oxbow_room_watch (GTK_WIDGET (self->status), room_changed_cb);
  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->switcher)); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    oxbow_shortened_tell (button);
  self->actions = oxbow_editor_actions_new (self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "editor", self->actions);
  oxbow_editor_actions_update (self->actions, self);
  oxbow_editor_actions_add_keys (GTK_WIDGET (self), GTK_WIDGET (self->board));
  g_signal_connect_object (self->board, "spot-menu", G_CALLBACK (oxbow_editor_page_open_menu), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "take-back", G_CALLBACK (take_back_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->palette, "chosen", G_CALLBACK (thing_chosen_cb), self, G_CONNECT_SWAPPED);
  self->desk_signals = g_signal_group_new (OXBOW_TYPE_DESK);
  g_signal_group_connect_swapped (self->desk_signals, "notify::title", G_CALLBACK (show_title), self);
  g_signal_group_connect_swapped (self->desk_signals, "notify::subtitle", G_CALLBACK (show_title), self);
}

void
oxbow_editor_page_set_desk (OxbowEditorPage *self, OxbowDesk *desk)
{
  if (self->desk == desk)
    return;
  g_signal_group_set_target (self->desk_signals, NULL);
  if (self->desk != NULL)
    leave_desk (self);
  if (desk != NULL)
    enter_desk (self, desk);
  else
    oxbow_editor_actions_update (self->actions, self);
  g_signal_group_set_target (self->desk_signals, desk);
}

OxbowDesk *
oxbow_editor_page_get_desk (OxbowEditorPage *self)
{
  return self->desk;
}

GActionGroup *
oxbow_editor_page_get_actions (OxbowEditorPage *self)
{
  return self->actions;
}

OxbowEasel *
oxbow_editor_page_get_easel (OxbowEditorPage *self)
{
  return self->easel;
}

OxbowBoard *
oxbow_editor_page_get_board (OxbowEditorPage *self)
{
  return self->board;
}

void
oxbow_editor_page_show_view (OxbowEditorPage *self, const char *name)
{
  oxbow_flap_reveal (self->flap, true);
  adw_view_stack_set_visible_child_name (self->views, name);
}

void
oxbow_editor_page_toggle_panel (OxbowEditorPage *self)
{
  oxbow_flap_toggle (self->flap);
}

void
oxbow_editor_page_open_menu (OxbowEditorPage *self)
{
  oxbow_toolbar_open_menu (self->toolbar);
}

void
oxbow_editor_page_go_to_board (OxbowEditorPage *self)
{
  oxbow_flap_put_away (self->flap);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* Into the panel: to the first steps where they are shown. */
static bool
enter_pane (OxbowEditorPage *self, GtkWidget *pane)
{
  GtkWidget *guide = adw_bin_get_child (self->guide_place);
  if (pane == GTK_WIDGET (self->views))
    oxbow_flap_reveal (self->flap, true);
  if (pane == GTK_WIDGET (self->views) && gtk_widget_get_mapped (guide) && gtk_widget_grab_focus (guide))
    return true;
  return gtk_widget_child_focus (pane, GTK_DIR_TAB_FORWARD);
}

/* Tools, board, panel, and round again. What a stroke that ends changes is listed before the focus goes there. */
void
oxbow_editor_page_next_pane (OxbowEditorPage *self)
{
  oxbow_easel_end_stroke (self->easel);
  GtkWidget *panes[] = { GTK_WIDGET (self->board), GTK_WIDGET (self->views), GTK_WIDGET (self->toolbar) };
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  size_t now = G_N_ELEMENTS (panes) - 1;
  for (size_t i = 0; i < G_N_ELEMENTS (panes); i++)
    if (focus != NULL && (focus == panes[i] || gtk_widget_is_ancestor (focus, panes[i])))
      now = i;
  for (size_t i = 1; i <= G_N_ELEMENTS (panes); i++)
    if (enter_pane (self, panes[(now + i) % G_N_ELEMENTS (panes)]))
      return;
}

/* The list says it in full, and is where the focus goes: so nothing may lie over it. The line below the board says it
 * too, for what the list does not know. */
static void
tell_why_not (OxbowEditorPage *self, const GError *error)
{
  bool is_listed = !oxbow_checker_is_current (self->checker)
                   || oxbow_checker_count (self->checker, OXBOW_PROBLEM_ERROR) > 0;
  g_autofree char *sentence = g_strdup_printf (_("It cannot be played yet. %s"), error->message);
  gtk_label_set_label (self->status, sentence);
  if (!is_listed)
    {
      oxbow_flap_put_away (self->flap);
      return;
    }
  oxbow_editor_page_show_view (self, "problems");
  oxbow_problems_view_focus_first (OXBOW_PROBLEMS_VIEW (adw_bin_get_child (self->problems_place)));
}

/* Where there are errors, the first of them says why not; the list shows the rest. */
void
oxbow_editor_page_test_play (OxbowEditorPage *self)
{
  OxbowWindow *window = OXBOW_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowScenario) scenario = oxbow_draft_snapshot (get_draft (self));
  g_autoptr (OxbowSettings) settings = oxbow_settings_new ();
  oxbow_settings_take_suggestions (settings, scenario->settings);
  g_autoptr (OxbowGame) game = oxbow_game_new (scenario, settings, &error);
  if (game != NULL)
    {
      oxbow_window_try_out (window, game);
      return;
    }
  tell_why_not (self, error);
}

void
oxbow_editor_page_tell (OxbowEditorPage *self, const char *sentence)
{
  oxbow_window_tell (OXBOW_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), sentence);
}

void
oxbow_editor_page_measure (OxbowEditorPage *self)
{
  oxbow_easel_end_stroke (self->easel);
  g_autoptr (OxbowScenario) scenario = oxbow_draft_snapshot (get_draft (self));
  if (oxbow_checker_can_play (self->checker))
    oxbow_fairness_present (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), scenario, NULL);
  else
    oxbow_editor_page_test_play (self);
}

/* A problem may lie where there was a cell before the map became smaller. */
void
oxbow_editor_page_point_at (OxbowEditorPage *self, OxbowCell cell)
{
  if (cell < 0 || cell >= oxbow_grid_n_cells (oxbow_draft_get_grid (get_draft (self))))
    return;
  oxbow_board_set_cursor (self->board, cell, OXBOW_NO_EDGE);
  oxbow_board_reveal (self->board, cell);
  oxbow_easel_point_at (self->easel, cell);
}

/* In reading order, and round again. */
void
oxbow_editor_page_next_problem (OxbowEditorPage *self)
{
  const OxbowProblems *problems = oxbow_checker_get_problems (self->checker);
  OxbowCell cursor = oxbow_board_get_cursor (self->board, NULL), first = OXBOW_NO_CELL, next = OXBOW_NO_CELL;
  for (guint i = 0; problems != NULL && i < problems->list->len; i++)
    {
      OxbowCell cell = ((const OxbowProblem *) g_ptr_array_index (problems->list, i))->cell;
      if (cell == OXBOW_NO_CELL)
        continue;
      if (first == OXBOW_NO_CELL || cell < first)
        first = cell;
      if (cell > cursor && (next == OXBOW_NO_CELL || cell < next))
        next = cell;
    }
  oxbow_editor_page_point_at (self, next != OXBOW_NO_CELL ? next : first);
}
