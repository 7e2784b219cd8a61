/* window.c: a window of the program: one page at a time, and at most one game or one map that is being drawn
 *
 * Nothing is asked when a window closes: the game's journal has all of it, or the map's copy. The last window that
 * closes leaves them open, so that the next start goes on there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window.h"
#include "app/commands.h"
#include "app/editor/new-map.h"
#include "app/editor/page.h"
#include "app/files.h"
#include "app/game/page.h"
#include "app/lean.h"
#include "app/new-game.h"
#include "app/preferences.h"
#include "app/spoken.h"
#include "app/toasts.h"
#include "app/welcome.h"

#include <glib/gi18n-lib.h>

struct _OxbowWindow
{
  AdwApplicationWindow parent_instance;

  GtkStack *pages;
  AdwToastOverlay *overlay;
  OxbowToasts *toasts;
  GtkInfoBar *notice;
  GtkLabel *notice_label;
  OxbowWelcome *welcome;        /* the pages: NULL until they are first shown */
  OxbowNewGame *new_game;
  OxbowGamePage *game_page;
  OxbowNewMap *new_map;
  OxbowEditorPage *editor_page;
  OxbowSession *session;
  OxbowDesk *desk;
  GSignalGroup *session_signals, *desk_signals;
  int key_group;                /* of the keyboard's layouts, the one that was typed in last */
};

G_DEFINE_FINAL_TYPE (OxbowWindow, oxbow_window, ADW_TYPE_APPLICATION_WINDOW)

static void
name_window (OxbowWindow *self)
{
  OxbowWork *named = self->desk != NULL ? OXBOW_WORK (self->desk) : oxbow_window_get_work (self);
  /* Translators: a window's title: the game, the program */
  g_autofree char *title = named != NULL ? g_strdup_printf (_("%s – Oxbow"), oxbow_work_get_title (named))
                                         : g_strdup (_("Oxbow"));
  gtk_window_set_title (GTK_WINDOW (self), title);
}

/* A screen reader knows of lines that appear only if they are told where the focus is. */
static void
announce_notice (OxbowWindow *self)
{
  if (gtk_info_bar_get_revealed (self->notice))
    oxbow_spoken_announce (GTK_WIDGET (self), gtk_label_get_label (self->notice_label));
}

static void
show_notice (OxbowWindow *self)
{
  OxbowWork *work = oxbow_window_get_work (self);
  const char *notice = work != NULL ? oxbow_work_get_notice (work) : NULL;
  gtk_label_set_label (self->notice_label, notice != NULL ? notice : "");
  gtk_info_bar_set_revealed (self->notice, notice != NULL);
  announce_notice (self);
}

static void
notice_response_cb (OxbowWindow *self)
{
  if (oxbow_window_get_work (self) != NULL)
    oxbow_work_dismiss_notice (oxbow_window_get_work (self));
}

/* Files that are dropped */

static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, gpointer data)
{
  GSList *files = g_value_get_boxed (value);
  for (GSList *link = files; link != NULL; link = link->next)
    oxbow_files_open (data, link->data);
  return files != NULL;
}

/* The end */

static int
count_windows (OxbowWindow *self)
{
  int n = 0;
  for (GList *link = gtk_application_get_windows (gtk_window_get_application (GTK_WINDOW (self))); link != NULL;
       link = link->next)
    n += OXBOW_IS_WINDOW (link->data);
  return n;
}

static void
remember_size (OxbowWindow *self)
{
  int width, height;
  GSettings *settings = oxbow_preferences_get ();
  bool is_maximized = gtk_window_is_maximized (GTK_WINDOW (self));
  g_settings_set_boolean (settings, "window-maximized", is_maximized);
  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  if (!is_maximized && !gtk_window_is_fullscreen (GTK_WINDOW (self)))
    g_settings_set (settings, "window-size", "(ii)", width, height);
}

static void
set_session (OxbowWindow *self, OxbowSession *session, OxbowEnding ending_before)
{
  if (self->session == session)
    return;
  if (self->session != NULL)
    oxbow_work_end (OXBOW_WORK (self->session), ending_before);
  g_set_object (&self->session, session);
  if (session == NULL && self->game_page != NULL)
    oxbow_game_page_set_session (self->game_page, NULL);
  g_signal_group_set_target (self->session_signals, session);
  oxbow_commands_enable (GTK_WIDGET (self), session != NULL, self->desk != NULL);
  name_window (self);
  show_notice (self);
}

static void
set_desk (OxbowWindow *self, OxbowDesk *desk, OxbowEnding ending_before)
{
  if (self->desk == desk)
    return;
  if (self->desk != NULL)
    oxbow_work_end (OXBOW_WORK (self->desk), ending_before);
  g_set_object (&self->desk, desk);
  if (self->editor_page != NULL)
    oxbow_editor_page_set_desk (self->editor_page, desk);
  g_signal_group_set_target (self->desk_signals, desk);
  oxbow_commands_enable (GTK_WIDGET (self), self->session != NULL, desk != NULL);
  name_window (self);
  show_notice (self);
}

static void
put_all_away (OxbowWindow *self, OxbowEnding ending)
{
  set_session (self, NULL, ending);
  set_desk (self, NULL, ending);
}

static gboolean
oxbow_window_close_request (GtkWindow *window)
{
  OxbowWindow *self = OXBOW_WINDOW (window);
  remember_size (self);
  put_all_away (self, count_windows (self) > 1 ? OXBOW_ENDING_CLOSED : OXBOW_ENDING_OPEN);
  return GTK_WINDOW_CLASS (oxbow_window_parent_class)->close_request (window);
}

static void
oxbow_window_dispose (GObject *object)
{
  OxbowWindow *self = OXBOW_WINDOW (object);

  g_clear_object (&self->session_signals);
  g_clear_object (&self->desk_signals);
  g_clear_object (&self->session);
  g_clear_object (&self->desk);
  g_clear_pointer (&self->toasts, oxbow_toasts_free);
  gtk_widget_dispose_template (GTK_WIDGET (object), OXBOW_TYPE_WINDOW);
  G_OBJECT_CLASS (oxbow_window_parent_class)->dispose (object);
}

static void
oxbow_window_class_init (OxbowWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = oxbow_window_dispose;
  GTK_WINDOW_CLASS (class)->close_request = oxbow_window_close_request;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/oxbowgames/Oxbow/window.ui");
  gtk_widget_class_bind_template_child (widget_class, OxbowWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, OxbowWindow, overlay);
  gtk_widget_class_bind_template_child (widget_class, OxbowWindow, notice);
  gtk_widget_class_bind_template_child (widget_class, OxbowWindow, notice_label);
  gtk_widget_class_bind_template_callback (widget_class, notice_response_cb);
  gtk_widget_class_install_property_action (widget_class, "win.fullscreen", "fullscreened");
  oxbow_commands_install (widget_class);
}

static gboolean
key_pressed_cb (GtkEventControllerKey *keys, unsigned int key, unsigned int code, GdkModifierType modifiers,
                OxbowWindow *self)
{
  self->key_group = (int) gtk_event_controller_key_get_group (keys);
  return GDK_EVENT_PROPAGATE;
}

/* What a stack of either kind shows; NULL: it is none. */
static GtkWidget *
get_shown (GtkWidget *stack)
{
  return GTK_IS_STACK (stack)      ? gtk_stack_get_visible_child (GTK_STACK (stack))
         : ADW_IS_VIEW_STACK (stack) ? adw_view_stack_get_visible_child (ADW_VIEW_STACK (stack))
                                     : NULL;
}

/* Whether it lies on a page, or on a part of one, that another is shown instead of. */
static bool
is_behind (GtkWidget *widget)
{
  GtkWidget *parent;
  for (; (parent = gtk_widget_get_parent (widget)) != NULL; widget = parent)
    if (get_shown (parent) != NULL && get_shown (parent) != widget)
      return true;
  return false;
}

/* What gives the focus to the board, as a button that goes with a computer's move, does not know what is shown; behind
 * a page it would keep the keyboard. */
static void
focus_moved_cb (OxbowWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  if (focus != NULL && !gtk_widget_in_destruction (GTK_WIDGET (self)) && is_behind (focus))
    oxbow_window_focus_page (self);
}

static void
watch_keys (OxbowWindow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/* A dialog holds up the window that it belongs to. What is pressed in another one would go to the dialog, too, if they
 * were not apart. */
static void
stand_apart (OxbowWindow *self)
{
  g_autoptr (GtkWindowGroup) group = gtk_window_group_new ();
  gtk_window_group_add_window (group, GTK_WINDOW (self));
}

static void
oxbow_window_init (OxbowWindow *self)
{
  int width, height;
  GSettings *settings = oxbow_preferences_get ();
  gtk_widget_init_template (GTK_WIDGET (self));
  self->toasts = oxbow_toasts_new (self->overlay);
  g_settings_get (settings, "window-size", "(ii)", &width, &height);
  gtk_window_set_default_size (GTK_WINDOW (self), width, height);
  if (g_settings_get_boolean (settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));

  self->session_signals = g_signal_group_new (OXBOW_TYPE_SESSION);
  g_signal_group_connect_swapped (self->session_signals, "notify::notice", G_CALLBACK (show_notice), self);
  g_signal_group_connect_swapped (self->session_signals, "notify::title", G_CALLBACK (name_window), self);
  self->desk_signals = g_signal_group_new (OXBOW_TYPE_DESK);
  g_signal_group_connect_swapped (self->desk_signals, "notify::notice", G_CALLBACK (show_notice), self);
  g_signal_group_connect_swapped (self->desk_signals, "notify::title", G_CALLBACK (name_window), self);
  oxbow_commands_enable (GTK_WIDGET (self), false, false);
  stand_apart (self);

  watch_keys (self);
  g_signal_connect (self, "notify::focus-widget", G_CALLBACK (focus_moved_cb), NULL);
  GtkDropTarget *drop = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);
  g_signal_connect (drop, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drop));
}

OxbowWindow *
oxbow_window_new (OxbowApplication *application)
{
  return g_object_new (OXBOW_TYPE_WINDOW, "application", application, NULL);
}

/* Pages */

/* What a screen reader is told on the way to a page; of games and maps the title of the window tells. */
static const char *
name_page (OxbowWindow *self, GtkWidget *page)
{
  return page == GTK_WIDGET (self->new_game) ? _("New Game") : page == GTK_WIDGET (self->new_map) ? _("New Map") : "";
}

static void
offer_actions (OxbowWindow *self, const char *name, bool is_shown, GActionGroup *actions)
{
  gtk_widget_insert_action_group (GTK_WIDGET (self), name, is_shown ? actions : NULL);
}

/* Keys are of the page that is shown, not of one that is fading still. */
static void
offer_pages_actions (OxbowWindow *self, GtkWidget *page)
{
  if (gtk_stack_get_visible_child (self->pages) == page)
    return;
  if (self->game_page != NULL)
    offer_actions (self, "game", page == GTK_WIDGET (self->game_page), oxbow_game_page_get_actions (self->game_page));
  if (self->editor_page != NULL)
    offer_actions (self, "editor", page == GTK_WIDGET (self->editor_page),
                   oxbow_editor_page_get_actions (self->editor_page));
}

/* What Enter begins on one page it must not begin on the next. */
static void
show_page (OxbowWindow *self, GtkWidget *page)
{
  gtk_window_set_default_widget (GTK_WINDOW (self), NULL);
  oxbow_lean_read (page == GTK_WIDGET (self->game_page));
  offer_pages_actions (self, page);
  if (gtk_widget_get_parent (page) == NULL)
    gtk_stack_page_set_title (gtk_stack_add_child (self->pages, page), name_page (self, page));
  gtk_stack_set_visible_child (self->pages, page);
  gtk_widget_grab_focus (page);
  announce_notice (self);
}

void
oxbow_window_show_welcome (OxbowWindow *self)
{
  put_all_away (self, OXBOW_ENDING_CLOSED);
  if (self->welcome == NULL)
    self->welcome = g_object_new (OXBOW_TYPE_WELCOME, NULL);
  else
    oxbow_welcome_refresh (self->welcome);
  show_page (self, GTK_WIDGET (self->welcome));
}

void
oxbow_window_show_new_game (OxbowWindow *self, const OxbowRuleset *ruleset, const char *scenario)
{
  if (self->new_game == NULL)
    self->new_game = g_object_new (OXBOW_TYPE_NEW_GAME, NULL);
  oxbow_new_game_choose (self->new_game, ruleset, scenario);
  show_page (self, GTK_WIDGET (self->new_game));
  oxbow_new_game_be_ready (self->new_game);
}

static void
play (OxbowWindow *self, OxbowSession *session)
{
  if (self->game_page == NULL)
    self->game_page = g_object_new (OXBOW_TYPE_GAME_PAGE, NULL);
  set_session (self, session, OXBOW_ENDING_CLOSED);
  oxbow_game_page_set_session (self->game_page, session);
  show_page (self, GTK_WIDGET (self->game_page));
}

void
oxbow_window_show_session (OxbowWindow *self, OxbowSession *session)
{
  set_desk (self, NULL, OXBOW_ENDING_CLOSED);
  play (self, session);
}

/* Maps */

void
oxbow_window_show_new_map (OxbowWindow *self, const OxbowRuleset *ruleset)
{
  if (self->new_map == NULL)
    self->new_map = g_object_new (OXBOW_TYPE_NEW_MAP, NULL);
  oxbow_new_map_choose (self->new_map, ruleset);
  show_page (self, GTK_WIDGET (self->new_map));
  oxbow_new_map_be_ready (self->new_map);
}

OxbowNewMap *
oxbow_window_get_new_map (OxbowWindow *self)
{
  return self->new_map;
}

void
oxbow_window_show_desk (OxbowWindow *self, OxbowDesk *desk)
{
  if (self->editor_page == NULL)
    self->editor_page = g_object_new (OXBOW_TYPE_EDITOR_PAGE, NULL);
  set_session (self, NULL, OXBOW_ENDING_CLOSED);
  set_desk (self, desk, OXBOW_ENDING_CLOSED);
  oxbow_editor_page_set_desk (self->editor_page, desk);
  show_page (self, GTK_WIDGET (self->editor_page));
}

OxbowWork *
oxbow_window_get_work (OxbowWindow *self)
{
  if (self->session != NULL)
    return OXBOW_WORK (self->session);
  return self->desk != NULL ? OXBOW_WORK (self->desk) : NULL;
}

OxbowDesk *
oxbow_window_get_desk (OxbowWindow *self)
{
  return self->desk;
}

void
oxbow_window_try_out (OxbowWindow *self, OxbowGame *game)
{
  g_autoptr (OxbowSession) session = oxbow_session_new_trial (game);
  play (self, session);
}

void
oxbow_window_draw_on (OxbowWindow *self)
{
  set_session (self, NULL, OXBOW_ENDING_CLOSED);
  show_page (self, GTK_WIDGET (self->editor_page));
}

int
oxbow_window_get_key_group (OxbowWindow *self)
{
  return self->key_group;
}

const char *
oxbow_window_get_help (OxbowWindow *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (self->pages);
  if (page != NULL && page == GTK_WIDGET (self->game_page))
    return oxbow_game_page_get_help (self->game_page);
  if (page != NULL && (page == GTK_WIDGET (self->editor_page) || page == GTK_WIDGET (self->new_map)))
    return "maps";
  return page != NULL && page == GTK_WIDGET (self->new_game) ? "start" : "index";
}

/* A page that does not know where to begin begins with whatever is first, unless it has the focus already. */
void
oxbow_window_focus_page (OxbowWindow *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (self->pages), *focus = gtk_window_get_focus (GTK_WINDOW (self));
  if (!gtk_widget_grab_focus (page) && (focus == NULL || !gtk_widget_is_ancestor (focus, page)))
    gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD);
}

void
oxbow_window_go_back (OxbowWindow *self)
{
  if (self->session != NULL)
    show_page (self, GTK_WIDGET (self->game_page));
  else if (self->desk != NULL)
    show_page (self, GTK_WIDGET (self->editor_page));
  else
    oxbow_window_show_welcome (self);
}

void
oxbow_window_leave (OxbowWindow *self)
{
  remember_size (self);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  put_all_away (self, OXBOW_ENDING_OPEN);
}

OxbowSession *
oxbow_window_get_session (OxbowWindow *self)
{
  return self->session;
}

/* A toast reads markup; names of files and people are none. */
static AdwToast *
new_toast (const char *sentence)
{
  g_autofree char *escaped = g_markup_escape_text (sentence, -1);
  return adw_toast_new (escaped);
}

/* What is shown already, or will be, is not said again. */
void
oxbow_window_tell (OxbowWindow *self, const char *sentence)
{
  g_autoptr (AdwToast) toast = new_toast (sentence);
  if (!oxbow_toasts_has (self->toasts, adw_toast_get_title (toast)))
    oxbow_toasts_add (self->toasts, g_steal_pointer (&toast));
  oxbow_spoken_announce (GTK_WIDGET (self), sentence);
}

typedef struct
{
  void (*undo) (gpointer data);
  void (*pass) (gpointer data);
  gpointer data;
  bool is_undone;
} Undoing;

static void
undo_clicked_cb (AdwToast *toast, Undoing *undoing)
{
  undoing->is_undone = true;
}

static void
free_undoing (gpointer data, GClosure *closure)
{
  g_free (data);
}

static void
undo_dismissed_cb (AdwToast *toast, Undoing *undoing)
{
  (undoing->is_undone ? undoing->undo : undoing->pass) (undoing->data);
}

void
oxbow_window_tell_undo (OxbowWindow *self, const char *sentence, void (*undo) (gpointer data),
                        void (*pass) (gpointer data), gpointer data)
{
  Undoing *undoing = g_new0 (Undoing, 1);
  AdwToast *toast = new_toast (sentence);
  *undoing = (Undoing){ undo, pass, data, false };
  adw_toast_set_button_label (toast, _("_Undo"));
  g_signal_connect (toast, "button-clicked", G_CALLBACK (undo_clicked_cb), undoing);
  g_signal_connect_data (toast, "dismissed", G_CALLBACK (undo_dismissed_cb), undoing, free_undoing, 0);
  oxbow_toasts_add (self->toasts, toast);
  oxbow_spoken_announce (GTK_WIDGET (self), sentence);
}

GtkWidget *
oxbow_window_ask (OxbowWindow *self, const char *heading, const char *sentence)
{
  if (gtk_stack_get_visible_child (self->pages) == NULL)
    {
      oxbow_window_show_welcome (self);
      gtk_window_present (GTK_WINDOW (self));
    }
  return adw_message_dialog_new (GTK_WINDOW (self), heading, sentence);
}
