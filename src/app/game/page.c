/* page.c: the page on which a game is played: the board, the side panel, the header bar
 *
 * A session brings a lens, a table and a panel of its own, and takes them away again. Where the window is narrow the
 * panel folds and is drawn over the board. Its place is there from the beginning; it comes into it once the board is
 * drawn, which is what people wait for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/page.h"
#include "app/em.h"
#include "app/flap.h"
#include "app/flow.h"
#include "app/game/actions.h"
#include "app/game/analysis-place.h"
#include "app/game/banner.h"
#include "app/game/herald.h"
#include "app/game/hint.h"
#include "app/game/lesson-bar.h"
#include "app/game/move-entry.h"
#include "app/game/opponent.h"
#include "app/game/panel.h"
#include "app/game/seat.h"
#include "app/game/status.h"
#include "app/game/story-place.h"
#include "app/game/table.h"
#include "app/game/timeline.h"
#include "app/game/veil.h"
#include "app/header.h"
#include "app/main-menu.h"
#include "app/menu-model.h"
#include "app/open-menus.h"
#include "app/room.h"
#include "app/shortened.h"
#include "app/spoken.h"
#include "app/tip.h"
#include "app/undo-button.h"

#include <glib/gi18n-lib.h>

#define NARROW_EM 30
#define LOW_EM 26
#define TIGHT_EM 15
#define WIDE_EM 72              /* the chances stand beside what is said, and take nothing from the board */
#define LEAST_PANEL 340         /* pixels, as in the template */
#define PANEL_EM 15
#define MOST_PANEL_PART 0.4     /* of the window */

struct _OxbowGamePage
{
  AdwBin parent_instance;

  OxbowSession *session;
  OxbowLens *lens;
  OxbowTable *table;
  OxbowOpponent *opponent;
  OxbowHint *hint;
  OxbowHerald *herald;
  GActionGroup *actions;
  GSignalGroup *session_signals;

  AdwHeaderBar *header;
  GtkMenuButton *menu;          /* turns and moves */
  GtkLabel *title, *subtitle;
  GtkWidget *undo, *redo, *draw_on;
  GtkToggleButton *panel_toggle;
  GtkButton *play_on, *back;
  GtkStack *rooms;              /* table, veil, story */
  AdwFlap *flap;
  OxbowLessonBar *lesson;       /* or NULL: there has been no game with one */
  OxbowBoard *board;
  GtkRevealer *past;
  GtkFlowBox *past_box;
  GtkLabel *past_label;
  GtkWidget *below;
  bool is_low, is_tight;        /* the window is; is_tight: very low */
  unsigned int title_idle;
  int awaited;                  /* for whom the veil hangs, or -1 */
  AdwBin *panel_place, *lesson_place, *analysis_place, *brief_analysis_place, *entry_place, *status_place;
  AdwBin *timeline_place, *story_place, *veil_place;
  OxbowAnalysisPlace *analysis;
  OxbowStoryPlace *story;
};

enum
{
  PROP_0,
  PROP_SESSION,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (OxbowGamePage, oxbow_game_page, ADW_TYPE_BIN)

/* Whose turn it is stands in the panel; where that is not shown, in the title. */
static void
show_title (OxbowGamePage *self)
{
  if (self->session == NULL)
    return;
  OxbowWork *work = OXBOW_WORK (self->session);
  const char *name = oxbow_work_get_title (work), *file = oxbow_work_get_subtitle (work);
  bool is_told = adw_flap_get_reveal_flap (self->flap);
  g_autofree char *turn = oxbow_banner_build_title (oxbow_game_get_state (oxbow_lens_get_game (self->lens)));
  gtk_label_set_label (self->title, is_told ? name : turn);
  gtk_label_set_label (self->subtitle, is_told ? file : name);
}

static gboolean
show_title_cb (gpointer page)
{
  OXBOW_GAME_PAGE (page)->title_idle = 0;
  show_title (page);
  return G_SOURCE_REMOVE;
}

/* A flap folds while places are given out, when nothing else may ask for another size. */
static void
flap_revealed_cb (OxbowGamePage *self)
{
  if (self->title_idle == 0)
    self->title_idle = g_idle_add (show_title_cb, self);
}

/* The button is pressed while the panel is seen, and not while something else has the board's place and its own. */
static void
show_panel_toggle (OxbowGamePage *self)
{
  bool is_table = g_str_equal (gtk_stack_get_visible_child_name (self->rooms), "table");
  gtk_toggle_button_set_active (self->panel_toggle, is_table && adw_flap_get_reveal_flap (self->flap));
}

static void
show_undo (OxbowGamePage *self)
{
  OxbowGame *game = oxbow_lens_get_game (self->lens);
  oxbow_undo_button_name (self->undo, oxbow_game_actions_name_undo (game));
  oxbow_undo_button_name (self->redo, oxbow_game_actions_name_redo (game));
}

/* Where it is very low there is no room for both what tells of the past and what tells of the present, and the buttons
 * of the past tell by themselves what is looked at. A lesson says more than a low window has room for without it, and
 * with what tells of the past nothing: it speaks of the present. It makes room for the line that moves are typed into,
 * too. */
static void
share_below (OxbowGamePage *self)
{
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->past_label)), !self->is_tight);
  bool is_past = gtk_revealer_get_reveal_child (self->past);
  bool teaches = self->lesson != NULL && gtk_widget_get_visible (GTK_WIDGET (self->lesson));
  OxbowMoveEntry *entry = OXBOW_MOVE_ENTRY (adw_bin_get_child (self->entry_place));
  bool is_typed = entry != NULL && oxbow_move_entry_is_shown (entry);
  gtk_widget_set_visible (GTK_WIDGET (self->lesson_place), !(self->is_low && (is_past || is_typed)));
  gtk_widget_set_visible (self->below, !(self->is_tight && is_past) && !(self->is_low && teaches));
}

static void
show_past (OxbowGamePage *self)
{
  const OxbowHistory *history = oxbow_game_get_history (oxbow_lens_get_game (self->lens));
  bool is_past = oxbow_lens_is_looking (self->lens);
  g_autofree char *text = g_strdup_printf (_("You are looking at move %d."),
                                           oxbow_history_get_depth (history, oxbow_lens_get_node (self->lens)));
  if (is_past)
    gtk_label_set_label (self->past_label, text);
  gtk_revealer_set_reveal_child (self->past, is_past);
  share_below (self);
}

/* What goes on at the table stands below the board, which the veil hides. There may be news before there is the veil
 * that they stand on: whoever hangs it tells them. */
static void
tell_on_veil (OxbowGamePage *self)
{
  const char *news = oxbow_lens_get_news (self->lens);
  if (!oxbow_lens_is_veiled (self->lens) || self->awaited != oxbow_lens_get_awaited (self->lens))
    return;
  oxbow_veil_say (adw_bin_get_child (self->veil_place), news);
  if (news != NULL)
    oxbow_spoken_announce (GTK_WIDGET (self), news);
}

/* Nothing of a position is shown while its player is not there. What had the focus goes with it, and comes back. */
static void
show_veil (OxbowGamePage *self)
{
  int awaited = oxbow_lens_get_awaited (self->lens);
  bool was_veiled = g_str_equal (gtk_stack_get_visible_child_name (self->rooms), "veil");
  if (awaited == self->awaited && was_veiled == (awaited >= 0))
    return;
  self->awaited = awaited;
  if (awaited >= 0)
    adw_bin_set_child (self->veil_place,
                       oxbow_veil_new (oxbow_seat_get_name (oxbow_lens_get_state (self->lens), awaited)));
  if (awaited >= 0 || was_veiled)
    gtk_stack_set_visible_child_name (self->rooms, awaited >= 0 ? "veil" : "table");
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self));
  tell_on_veil (self);
}

static void
update_actions (OxbowGamePage *self)
{
  oxbow_game_actions_update (self->actions, self->lens, self->opponent);
}

static void
lens_changed_cb (OxbowGamePage *self)
{
  show_title (self);
  show_undo (self);
  show_past (self);
  show_veil (self);
  update_actions (self);
}

/* A game that ends while it is played shows how it went; one that is opened or looked at does not. */
static void
game_changed_cb (OxbowGamePage *self, int from, int to)
{
  OxbowGame *game = oxbow_lens_get_game (self->lens);
  const OxbowHistory *history = oxbow_game_get_history (game);
  bool is_step = oxbow_history_get_parent (history, to) == from;
  if (is_step && oxbow_game_get_is_over (game) && oxbow_history_get_next (history, to) == OXBOW_NO_NODE)
    oxbow_story_place_end (self->story);
  else if (from != to)
    oxbow_story_place_show (self->story, false);
}

/* The lesson's own moves are its own, as those of computers are: until they are made, nobody else may move. */
static void
hold_board (OxbowGamePage *self)
{
  const char *hold = self->lesson != NULL ? oxbow_lesson_bar_get_hold (self->lesson) : NULL;
  if (hold != NULL)
    oxbow_lens_teach (self->lens, hold);
  else
    oxbow_lens_hold (self->lens, self->opponent != NULL ? oxbow_opponent_get_hold (self->opponent) : NULL);
  update_actions (self);
}

static void
lesson_about_changed_cb (OxbowGamePage *self)
{
  if (self->table == NULL)
    return;
  oxbow_table_point_at (self->table, oxbow_lesson_bar_get_about (self->lesson));
  oxbow_table_want (self->table, oxbow_lesson_bar_get_wanted (self->lesson));
  share_below (self);
  hold_board (self);
}

/* Most games have no lesson, and so no bar. */
static void
begin_lesson (OxbowGamePage *self, OxbowGame *game)
{
  if (self->lesson == NULL && oxbow_game_get_scenario (game)->lesson != NULL)
    {
      self->lesson = OXBOW_LESSON_BAR (oxbow_lesson_bar_new ());
      g_signal_connect_swapped (self->lesson, "about-changed", G_CALLBACK (lesson_about_changed_cb), self);
      adw_bin_set_child (self->lesson_place, GTK_WIDGET (self->lesson));
    }
  if (self->lesson != NULL)
    oxbow_lesson_bar_set_game (self->lesson, game);
}

/* What lies over the board, or is shown instead of it. */
static bool
show_board (OxbowGamePage *self)
{
  if (oxbow_story_place_is_shown (self->story))
    oxbow_story_place_show (self->story, false);
  else if (!oxbow_flap_put_away (self->flap))
    return false;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  return true;
}

/* Escape, and nothing had been chosen on the board: who plays for the person stops, then the board comes into sight,
 * the advice goes, then the look back, then test play. */
static gboolean
escape (OxbowGamePage *self)
{
  return (self->opponent != NULL && oxbow_opponent_stop_helping (self->opponent)) || show_board (self)
         || (self->hint != NULL && oxbow_hint_put_away (self->hint))
         || (self->lens != NULL && oxbow_lens_is_looking (self->lens)
             && gtk_widget_activate_action (GTK_WIDGET (self), "game.stop-looking", NULL))
         || (gtk_widget_get_visible (self->draw_on) && gtk_widget_activate_action (self->draw_on, "win.draw-on", NULL));
}

static gboolean
escape_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  return escape (OXBOW_GAME_PAGE (widget));
}

/* Whoever needs it sooner than it would come gets it at once. */
static OxbowPanel *
get_panel (OxbowGamePage *self)
{
  if (adw_bin_get_child (self->panel_place) == NULL)
    adw_bin_set_child (self->panel_place, oxbow_panel_new (self->table, self->hint));
  return OXBOW_PANEL (adw_bin_get_child (self->panel_place));
}

static void
board_drawn_cb (OxbowGamePage *self)
{
  if (self->session != NULL)
    get_panel (self);
}

static void
leave_session (OxbowGamePage *self)
{
  oxbow_open_menus_close (GTK_WIDGET (self));
  if (self->lesson != NULL)
    oxbow_lesson_bar_set_game (self->lesson, NULL);
  g_clear_object (&self->herald);
  if (self->opponent != NULL)
    g_object_run_dispose (G_OBJECT (self->opponent));
  g_clear_object (&self->opponent);
  if (self->hint != NULL)
    g_object_run_dispose (G_OBJECT (self->hint));
  g_clear_object (&self->hint);
  if (self->lens != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->lens, self);
      g_signal_handlers_disconnect_by_data (oxbow_lens_get_game (self->lens), self);
    }
  adw_bin_set_child (self->panel_place, NULL);
  oxbow_analysis_place_set_lens (self->analysis, NULL);
  adw_bin_set_child (self->entry_place, NULL);
  adw_bin_set_child (self->status_place, NULL);
  adw_bin_set_child (self->timeline_place, NULL);
  oxbow_story_place_set_lens (self->story, NULL);
  if (self->table != NULL)
    g_object_run_dispose (G_OBJECT (self->table));
  g_clear_object (&self->table);
  g_clear_object (&self->lens);
  g_clear_object (&self->session);
  self->awaited = -1;           /* the veil was another game's */
}

static void
enter_session (OxbowGamePage *self, OxbowSession *session)
{
  self->session = g_object_ref (session);
  gtk_widget_set_visible (self->draw_on, oxbow_session_is_trial (session));
  self->lens = oxbow_lens_new (oxbow_session_get_game (session));
  oxbow_story_place_set_lens (self->story, self->lens);
  if (oxbow_session_is_trial (session))
    oxbow_lens_set_alone (self->lens);
  self->table = oxbow_table_new (self->board, self->lens);
  self->hint = oxbow_hint_new (self->table);
  if (oxbow_board_is_drawn (self->board))
    get_panel (self);
  adw_bin_set_child (self->entry_place, oxbow_move_entry_new (self->table));
  g_signal_connect_swapped (adw_bin_get_child (self->entry_place), "toggled", G_CALLBACK (share_below), self);
  adw_bin_set_child (self->status_place, oxbow_status_new (self->table));
  adw_bin_set_child (self->timeline_place, oxbow_timeline_new (self->lens));
  gtk_stack_set_visible_child_name (self->rooms, "table");
  g_signal_connect_object (self->lens, "changed", G_CALLBACK (lens_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->lens, "news", G_CALLBACK (tell_on_veil), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "escaped", G_CALLBACK (escape), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (oxbow_session_get_game (session), "changed", G_CALLBACK (game_changed_cb), self,
                           G_CONNECT_SWAPPED);
  begin_lesson (self, oxbow_session_get_game (session));
  self->opponent = oxbow_opponent_new (self->table);
  self->herald = oxbow_herald_new (GTK_WIDGET (self), session, self->opponent);
  g_signal_connect_object (self->opponent, "changed", G_CALLBACK (hold_board), self, G_CONNECT_SWAPPED);
  hold_board (self);
  oxbow_analysis_place_set_lens (self->analysis, self->lens);
  lens_changed_cb (self);
}

static void
oxbow_game_page_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_SESSION:
      oxbow_game_page_set_session (OXBOW_GAME_PAGE (object), g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
oxbow_game_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_SESSION:
      g_value_set_object (value, OXBOW_GAME_PAGE (object)->session);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

/* A menu at a place on the board that has closed hangs here still for a moment. */
static void
drop_popovers (OxbowGamePage *self)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));
  while (child != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (child);
      if (GTK_IS_POPOVER (child))
        gtk_widget_unparent (child);
      child = next;
    }
}

static void
oxbow_game_page_dispose (GObject *object)
{
  OxbowGamePage *self = OXBOW_GAME_PAGE (object);

  g_clear_handle_id (&self->title_idle, g_source_remove);
  if (self->session != NULL)
    leave_session (self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "game", NULL);
  g_clear_object (&self->actions);
  g_clear_object (&self->session_signals);
  drop_popovers (self);
  g_clear_pointer (&self->analysis, oxbow_analysis_place_free);
  g_clear_pointer (&self->story, oxbow_story_place_free);
  self->lesson = NULL;          /* it goes with its place */
  gtk_widget_dispose_template (GTK_WIDGET (self), OXBOW_TYPE_GAME_PAGE);
  G_OBJECT_CLASS (oxbow_game_page_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *class)
{
  gtk_widget_class_bind_template_child (class, OxbowGamePage, header);
  gtk_widget_class_bind_template_child (class, OxbowGamePage, menu);
  gtk_widget_class_bind_template_child (class, OxbowGamePage, title);
  gtk_widget_class_bind_template_child (class, OxbowGamePage, subtitle);
  gtk_widget_class_bind_template_child (class, OxbowGamePage, undo);
  gtk_widget_class_bind_template_child (class, OxbowGamePage, redo);
  gtk_widget_class_bind_template_child (class, OxbowGamePage, draw_on);
  gtk_widget_class_bind_template_child (class, OxbowGamePage, panel_toggle);
  gtk_widget_class_bind_template_child (class, OxbowGamePage, play_on);
  gtk_widget_class_bind_template_child (class, OxbowGamePage, back);
  gtk_widget_class_bind_template_child (class, OxbowGamePage, rooms);
  gtk_widget_class_bind_template_child (class, OxbowGamePage, flap);
  gtk_widget_class_bind_template_child (class, OxbowGamePage, lesson_place);
  gtk_widget_class_bind_template_child (class, OxbowGamePage, board);
  gtk_widget_class_bind_template_child (class, OxbowGamePage, past);
  gtk_widget_class_bind_template_child (class, OxbowGamePage, past_box);
  gtk_widget_class_bind_template_child (class, OxbowGamePage, past_label);
  gtk_widget_class_bind_template_child (class, OxbowGamePage, below);
  gtk_widget_class_bind_template_child (class, OxbowGamePage, panel_place);
  gtk_widget_class_bind_template_child (class, OxbowGamePage, analysis_place);
  gtk_widget_class_bind_template_child (class, OxbowGamePage, brief_analysis_place);
  gtk_widget_class_bind_template_child (class, OxbowGamePage, entry_place);
  gtk_widget_class_bind_template_child (class, OxbowGamePage, status_place);
  gtk_widget_class_bind_template_child (class, OxbowGamePage, timeline_place);
  gtk_widget_class_bind_template_child (class, OxbowGamePage, story_place);
  gtk_widget_class_bind_template_child (class, OxbowGamePage, veil_place);
}

/* Whoever comes here begins on the board, or on the button that shows it. */
static gboolean
oxbow_game_page_grab_focus (GtkWidget *widget)
{
  OxbowGamePage *self = OXBOW_GAME_PAGE (widget);
  if (self->lens != NULL && oxbow_lens_is_veiled (self->lens))
    return oxbow_veil_grab_focus (adw_bin_get_child (self->veil_place));
  if (oxbow_story_place_is_shown (self->story))
    return gtk_widget_child_focus (GTK_WIDGET (self->story_place), GTK_DIR_TAB_FORWARD);
  return gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* The Tab key begins at the header bar. A bin would ask for the focus as a whole, and begin on the board each time. */
static gboolean
oxbow_game_page_focus (GtkWidget *widget, GtkDirectionType direction)
{
  return gtk_widget_child_focus (gtk_widget_get_first_child (widget), direction);
}

static void
oxbow_game_page_class_init (OxbowGamePageClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->set_property = oxbow_game_page_set_property;
  object_class->get_property = oxbow_game_page_get_property;
  object_class->dispose = oxbow_game_page_dispose;
  widget_class->grab_focus = oxbow_game_page_grab_focus;
  widget_class->focus = oxbow_game_page_focus;
  properties[PROP_SESSION] = g_param_spec_object ("session", NULL, NULL, OXBOW_TYPE_SESSION,
                                                  G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  g_type_ensure (OXBOW_TYPE_BOARD);
  g_type_ensure (OXBOW_TYPE_MAIN_MENU);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/oxbowgames/Oxbow/game-page.ui");
  bind_children (widget_class);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, oxbow_game_actions_refuse_undo, NULL);
}

/* The panel grows with large letters, as far as the board can spare the room. */
static void
fit_panel (OxbowGamePage *self, double width_em)
{
  double em = oxbow_em_get (GTK_WIDGET (self)), most = MAX (MOST_PANEL_PART * width_em * em, LEAST_PANEL);
  gtk_widget_set_size_request (GTK_WIDGET (self->panel_place), (int) CLAMP (PANEL_EM * em, LEAST_PANEL, most), -1);
}

/* In a narrow window the time line stands under what is said; in a low one it leaves its room to the board. */
static void
fit (GtkWidget *page, double width_em, double height_em)
{
  OxbowGamePage *self = OXBOW_GAME_PAGE (page);
  fit_panel (self, width_em);
  bool is_narrow = width_em < NARROW_EM;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->below), is_narrow ? GTK_ORIENTATION_VERTICAL
                                                                          : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (GTK_BOX (self->below), is_narrow ? 0 : 12);
  gtk_widget_set_visible (gtk_widget_get_last_child (self->below), !is_narrow || height_em >= LOW_EM);
  self->is_low = height_em < LOW_EM;
  self->is_tight = height_em < TIGHT_EM;
  share_below (self);
  oxbow_analysis_place_set_wide (self->analysis, width_em >= WIDE_EM);
}

/* Its many widgets are made when it is first opened. */
static void
create_menu_cb (GtkMenuButton *button, gpointer data)
{
  if (gtk_menu_button_get_menu_model (button) == NULL)
    gtk_menu_button_set_menu_model (button, oxbow_menu_model_get ("game-menu"));
}

static void
oxbow_game_page_init (OxbowGamePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->awaited = -1;
  gtk_menu_button_set_create_popup_func (self->menu, create_menu_cb, NULL, NULL);
  oxbow_tip_spare_menu (GTK_WIDGET (self->menu));
  oxbow_header_follow (self->header, GTK_WIDGET (self->subtitle));
  self->analysis = oxbow_analysis_place_new (self->analysis_place, self->brief_analysis_place);
  oxbow_room_watch (GTK_WIDGET (self), fit);
  oxbow_flap_remember (self->flap, "side-panel");
  oxbow_flow_settle (self->past_box);
  oxbow_shortened_fit_button (self->play_on);
  oxbow_shortened_fit_button (self->back);
  self->story = oxbow_story_place_new (self->rooms, self->story_place, self->board);
  self->actions = oxbow_game_actions_new (self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "game", self->actions);
  update_actions (self);
  self->session_signals = g_signal_group_new (OXBOW_TYPE_SESSION);
  g_signal_connect_swapped (self->flap, "notify::reveal-flap", G_CALLBACK (flap_revealed_cb), self);
  g_signal_connect_swapped (self->flap, "notify::reveal-flap", G_CALLBACK (show_panel_toggle), self);
  g_signal_connect_swapped (self->rooms, "notify::visible-child-name", G_CALLBACK (show_panel_toggle), self);
  show_panel_toggle (self);
  g_signal_connect_swapped (self->board, "drawn", G_CALLBACK (board_drawn_cb), self);
  g_signal_group_connect_swapped (self->session_signals, "notify::subtitle", G_CALLBACK (show_title), self);
}

void
oxbow_game_page_set_session (OxbowGamePage *self, OxbowSession *session)
{
  if (self->session == session)
    return;
  g_signal_group_set_target (self->session_signals, NULL);
  if (self->session != NULL)
    leave_session (self);
  if (session != NULL)
    enter_session (self, session);
  else
    update_actions (self);
  g_signal_group_set_target (self->session_signals, session);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SESSION]);
}

GActionGroup *
oxbow_game_page_get_actions (OxbowGamePage *self)
{
  return G_ACTION_GROUP (self->actions);
}

OxbowTable *
oxbow_game_page_get_table (OxbowGamePage *self)
{
  return self->table;
}

const char *
oxbow_game_page_get_help (OxbowGamePage *self)
{
  if (self->table == NULL)
    return "index";
  return oxbow_table_find_help (self->table, oxbow_chooser_get_verb (oxbow_table_get_chooser (self->table)));
}

OxbowOpponent *
oxbow_game_page_get_opponent (OxbowGamePage *self)
{
  return self->opponent;
}

OxbowHint *
oxbow_game_page_get_hint (OxbowGamePage *self)
{
  return self->hint;
}

void
oxbow_game_page_type_move (OxbowGamePage *self)
{
  oxbow_story_place_show (self->story, false);
  oxbow_move_entry_begin (OXBOW_MOVE_ENTRY (adw_bin_get_child (self->entry_place)));
}

void
oxbow_game_page_open_menu (OxbowGamePage *self)
{
  gtk_menu_button_popup (self->menu);
}

/* Beside how a game went there is none: it comes with the board. */
void
oxbow_game_page_toggle_panel (OxbowGamePage *self)
{
  if (!oxbow_story_place_is_shown (self->story))
    {
      oxbow_flap_toggle (self->flap);
      return;
    }
  oxbow_story_place_show (self->story, false);
  oxbow_flap_reveal (self->flap, true);
}

/* Board, what may be done, log, and round again. */
void
oxbow_game_page_next_pane (OxbowGamePage *self)
{
  OxbowPanel *panel = get_panel (self);
  GtkWidget *panes[] = { GTK_WIDGET (self->board), oxbow_panel_get_offers (panel), oxbow_panel_get_log (panel) };
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  size_t now = G_N_ELEMENTS (panes) - 1;
  for (size_t i = 0; i < G_N_ELEMENTS (panes); i++)
    if (focus != NULL && (focus == panes[i] || gtk_widget_is_ancestor (focus, panes[i])))
      now = i;
  oxbow_story_place_show (self->story, false);
  for (size_t i = 1; i <= G_N_ELEMENTS (panes); i++)
    {
      size_t next = (now + i) % G_N_ELEMENTS (panes);
      if (next > 0)
        oxbow_flap_reveal (self->flap, true);
      if (gtk_widget_child_focus (panes[next], GTK_DIR_TAB_FORWARD))
        return;
    }
}

OxbowStoryPlace *
oxbow_game_page_get_story (OxbowGamePage *self)
{
  return self->story;
}

void
oxbow_game_page_replay (OxbowGamePage *self)
{
  oxbow_story_place_show (self->story, false);
  oxbow_timeline_replay (OXBOW_TIMELINE (adw_bin_get_child (self->timeline_place)));
}

void
oxbow_game_page_show_round (OxbowGamePage *self)
{
  oxbow_story_place_show (self->story, false);
  oxbow_timeline_show_round (OXBOW_TIMELINE (adw_bin_get_child (self->timeline_place)));
}
