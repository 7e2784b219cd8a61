/* log.c: the log in the side panel: every line of the history, and what can be done with each
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/log.h"
#include "app/game/log-list.h"

#include <glib/gi18n-lib.h>

struct _OxbowLog
{
  GtkWidget parent_instance;

  OxbowTable *table;
  OxbowLens *lens;              /* the table's */
  int pointed;                  /* the node whose line is pointed at, or OXBOW_NO_NODE */
  OxbowLogModel *model;
  OxbowLogList *list;
  GtkWidget *menu;              /* NULL until it is first asked for */
};

G_DEFINE_FINAL_TYPE (OxbowLog, oxbow_log, GTK_TYPE_WIDGET)

/* The menu of a line */

static void
add_item (GMenu *menu, const char *label, const char *action, int node)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);
  g_menu_item_set_action_and_target (item, action, "i", node);
  g_menu_append_item (menu, item);
}

enum { GO, WORDS, COPY, N_SECTIONS };

static GMenuModel *
build_menu (void)
{
  GMenu *menu = g_menu_new ();
  for (int i = 0; i < N_SECTIONS; i++)
    {
      g_autoptr (GMenu) section = g_menu_new ();
      g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
    }
  return G_MENU_MODEL (menu);
}

static GMenu *
empty_section (GMenuModel *menu, int i)
{
  g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
  g_menu_remove_all (G_MENU (section));
  return G_MENU (section);      /* which the menu holds */
}

/* One for all lines that it is opened at, as GTK 4.8 never lets go of the sections of a menu. */
static GMenuModel *
fill_menu (OxbowLogLine *line, int picture)
{
  static GMenuModel *menu;
  if (menu == NULL)
    menu = build_menu ();
  GMenu *go = empty_section (menu, GO), *words = empty_section (menu, WORDS), *copy = empty_section (menu, COPY);
  int node = oxbow_log_line_get_node (line);
  add_item (go, _("_Look at This Position"), "game.look", node);
  add_item (go, _("_Go Back to Here"), "game.go", node);
  add_item (words, _("_Comment…"), "game.comment", node);
  if (oxbow_log_line_get_mark (line) != NULL)
    add_item (words, _("Remove the _Mark"), "game.mark", node);
  else
    add_item (words, _("_Mark"), "game.mark", node);
  add_item (words, _("_Name This Branch…"), "game.name-branch", node);
  add_item (words, node == picture ? _("No Title Pict_ure") : _("_Use as Title Picture"), "game.title-picture", node);
  add_item (copy, _("Co_py"), "game.copy-line", node);
  return menu;
}

static void
show_menu (OxbowLog *self, OxbowLogRow *row)
{
  double x = 0, y = 0;
  GtkWidget *widget = GTK_WIDGET (row);
  int picture = oxbow_history_get_picture (oxbow_game_get_history (oxbow_lens_get_game (self->lens)));
  GMenuModel *model = fill_menu (oxbow_log_row_get_line (row), picture);
  gtk_widget_translate_coordinates (widget, GTK_WIDGET (self), gtk_widget_get_width (widget) / 2.0,
                                    gtk_widget_get_height (widget), &x, &y);
  if (self->menu == NULL)
    {
      self->menu = gtk_popover_menu_new_from_model (NULL);
      gtk_widget_set_parent (self->menu, GTK_WIDGET (self));
    }
  gtk_popover_menu_set_menu_model (GTK_POPOVER_MENU (self->menu), model);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->menu), &(GdkRectangle) { (int) x, (int) y - 4, 1, 1 });
  gtk_popover_popup (GTK_POPOVER (self->menu));
}

/* The list has the gestures, not each of its rows. */

static void
secondary_cb (OxbowLog *self, int n, double x, double y, GtkGesture *gesture)
{
  OxbowLogRow *row = oxbow_log_list_pick (self->list, x, y);
  if (row == NULL)
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  show_menu (self, row);
}

static void
held_cb (OxbowLog *self, double x, double y, GtkGesture *gesture)
{
  secondary_cb (self, 1, x, y, gesture);
}

/* The line that is pointed at */

static void
point_at (OxbowLog *self, int node)
{
  const OxbowHistory *history = oxbow_game_get_history (oxbow_lens_get_game (self->lens));
  if (node == self->pointed)
    return;
  self->pointed = node;
  oxbow_table_point_at_move (self->table, node != OXBOW_NO_NODE ? oxbow_history_get_move (history, node) : NULL);
}

static void
pointer_cb (OxbowLog *self, double x, double y)
{
  OxbowLogRow *row = oxbow_log_list_pick (self->list, x, y);
  OxbowLogLine *line = row != NULL ? oxbow_log_row_get_line (row) : NULL;
  bool is_move = line != NULL && oxbow_log_line_get_kind (line) != OXBOW_LOG_TURN;
  point_at (self, is_move ? oxbow_log_line_get_node (line) : OXBOW_NO_NODE);
}

static void
pointer_left_cb (OxbowLog *self)
{
  point_at (self, OXBOW_NO_NODE);
}

static gboolean
menu_key_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  OxbowLog *self = OXBOW_LOG (widget);
  OxbowLogRow *row = oxbow_log_list_get_focused (self->list);
  if (row == NULL)
    return FALSE;
  show_menu (self, row);
  return TRUE;
}

/* The model hears of a change before this widget does. */
static void
lens_changed_cb (OxbowLog *self)
{
  point_at (self, OXBOW_NO_NODE);
  oxbow_log_list_follow (self->list);
}

static void
oxbow_log_dispose (GObject *object)
{
  OxbowLog *self = OXBOW_LOG (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->model);
  g_clear_object (&self->lens);
  g_clear_object (&self->table);
  G_OBJECT_CLASS (oxbow_log_parent_class)->dispose (object);
}

static void
oxbow_log_class_init (OxbowLogClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = oxbow_log_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "log");
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Menu, 0, menu_key_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, menu_key_cb, NULL);
}

static void
oxbow_log_init (OxbowLog *self)
{
  self->pointed = OXBOW_NO_NODE;
}

static void
add_gestures (OxbowLog *self)
{
  GtkWidget *list = GTK_WIDGET (self->list);
  GtkGesture *secondary = gtk_gesture_click_new (), *hold = gtk_gesture_long_press_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (secondary), GDK_BUTTON_SECONDARY);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (hold), TRUE);
  g_signal_connect_swapped (secondary, "pressed", G_CALLBACK (secondary_cb), self);
  g_signal_connect_swapped (hold, "pressed", G_CALLBACK (held_cb), self);
  gtk_widget_add_controller (list, GTK_EVENT_CONTROLLER (secondary));
  g_signal_connect_swapped (motion, "enter", G_CALLBACK (pointer_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (pointer_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (pointer_left_cb), self);
  gtk_widget_add_controller (list, GTK_EVENT_CONTROLLER (hold));
  gtk_widget_add_controller (list, motion);
}

/* A scroll bar that lies over the list fades after each move, for a second in which all else stands still. */
static void
add_list (OxbowLog *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  self->list = OXBOW_LOG_LIST (oxbow_log_list_new (self->lens, self->model));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("History"), -1);
  add_gestures (self);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_overlay_scrolling (GTK_SCROLLED_WINDOW (scroller), FALSE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->list));
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), OXBOW_LOG_LIST_HEIGHT);
  gtk_widget_set_parent (scroller, GTK_WIDGET (self));
}

GtkWidget *
oxbow_log_new (OxbowTable *table)
{
  OxbowLog *self = g_object_new (OXBOW_TYPE_LOG, NULL);
  OxbowLens *lens = oxbow_table_get_lens (table);
  self->table = g_object_ref (table);
  self->lens = g_object_ref (lens);
  self->model = oxbow_log_model_new (lens);
  add_list (self);
  g_signal_connect_object (lens, "changed", G_CALLBACK (lens_changed_cb), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
