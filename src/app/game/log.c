/* log.c: the log in the side panel: every line of the history, and what can be done with each
 *
 * The selected line is the one that is looked at: selecting another looks there, and looking elsewhere selects.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/log.h"
#include "app/game/log-row.h"

#include <glib/gi18n-lib.h>

#define USUAL_HEIGHT 84         /* two lines, or one that tells more */

struct _OxbowLog
{
  GtkWidget parent_instance;

  OxbowTable *table;
  OxbowLens *lens;              /* the table's */
  int pointed;                  /* the node whose line is pointed at, or OXBOW_NO_NODE */
  OxbowLogModel *model;
  GtkSingleSelection *selection;
  GtkWidget *view;
  GtkAdjustment *down;          /* of the view */
  GtkWidget *menu;              /* NULL until it is first asked for */
  bool is_following;            /* the selection follows the lens, not the other way round */
  unsigned int scroll;          /* a list that has not its height yet does not know where to scroll to */
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

static GMenuModel *
build_menu (OxbowLogLine *line)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) go = g_menu_new (), words = g_menu_new (), copy = g_menu_new ();
  int node = oxbow_log_line_get_node (line);
  add_item (go, _("_Look at This Position"), "game.look", node);
  add_item (go, _("_Go Back to Here"), "game.go", node);
  add_item (words, _("_Comment…"), "game.comment", node);
  if (oxbow_log_line_get_mark (line) != NULL)
    add_item (words, _("Remove the _Mark"), "game.mark", node);
  else
    add_item (words, _("_Mark"), "game.mark", node);
  add_item (words, _("_Name This Branch…"), "game.name-branch", node);
  add_item (copy, _("Co_py"), "game.copy-line", node);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (go));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (words));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (copy));
  return G_MENU_MODEL (menu);
}

static void
show_menu (OxbowLog *self, GtkWidget *row, OxbowLogLine *line)
{
  double x = 0, y = 0;
  g_autoptr (GMenuModel) model = build_menu (line);
  gtk_widget_translate_coordinates (row, GTK_WIDGET (self), gtk_widget_get_width (row) / 2.0,
                                    gtk_widget_get_height (row), &x, &y);
  if (self->menu == NULL)
    {
      self->menu = gtk_popover_menu_new_from_model (NULL);
      gtk_widget_set_parent (self->menu, GTK_WIDGET (self));
    }
  gtk_popover_menu_set_menu_model (GTK_POPOVER_MENU (self->menu), model);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->menu), &(GdkRectangle) { (int) x, (int) y - 4, 1, 1 });
  gtk_popover_popup (GTK_POPOVER (self->menu));
}

/* The list has the gestures, not each of its many rows. */
static GtkWidget *
pick_row (OxbowLog *self, double x, double y)
{
  GtkWidget *row = gtk_widget_pick (self->view, x, y, GTK_PICK_DEFAULT);
  return row == NULL || OXBOW_IS_LOG_ROW (row) ? row : gtk_widget_get_ancestor (row, OXBOW_TYPE_LOG_ROW);
}

static void
secondary_cb (OxbowLog *self, int n, double x, double y, GtkGesture *gesture)
{
  GtkWidget *row = pick_row (self, x, y);
  OxbowLogLine *line = row != NULL ? oxbow_log_row_get_line (OXBOW_LOG_ROW (row)) : NULL;
  if (line == NULL)
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  show_menu (self, row, line);
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
  GtkWidget *row = pick_row (self, x, y);
  OxbowLogLine *line = row != NULL ? oxbow_log_row_get_line (OXBOW_LOG_ROW (row)) : NULL;
  bool is_move = line != NULL && oxbow_log_line_get_kind (line) != OXBOW_LOG_TURN;
  point_at (self, is_move ? oxbow_log_line_get_node (line) : OXBOW_NO_NODE);
}

static void
pointer_left_cb (OxbowLog *self)
{
  point_at (self, OXBOW_NO_NODE);
}

/* For the menu by a key */

static GtkWidget *
find_row (OxbowLog *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  if (focus == NULL || !gtk_widget_is_ancestor (focus, self->view))
    return NULL;
  return gtk_widget_get_first_child (focus);
}

static gboolean
menu_key_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  OxbowLog *self = OXBOW_LOG (widget);
  OxbowLogLine *line = gtk_single_selection_get_selected_item (self->selection);
  GtkWidget *row = find_row (self);
  if (line == NULL || row == NULL)
    return FALSE;
  show_menu (self, row, line);
  return TRUE;
}

/* Rows */

static void
setup_cb (OxbowLog *self, GtkListItem *item)
{
  gtk_list_item_set_child (item, oxbow_log_row_new (self->lens));
}

/* The list's own row has the focus, so it is what a screen reader says: what happened, then what followed from it, or
 * what is to be known of a branch. */
static void
name_row (GtkWidget *row, OxbowLogLine *line)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, oxbow_log_line_get_text (line),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, oxbow_log_line_get_more (line), -1);
}

static void
bind_cb (OxbowLog *self, GtkListItem *item)
{
  OxbowLogLine *line = gtk_list_item_get_item (item);
  bool is_heading = oxbow_log_line_get_kind (line) == OXBOW_LOG_TURN;
  gtk_list_item_set_selectable (item, !is_heading);
  gtk_list_item_set_activatable (item, !is_heading);
  oxbow_log_row_show (OXBOW_LOG_ROW (gtk_list_item_get_child (item)), line);
  name_row (gtk_widget_get_parent (gtk_list_item_get_child (item)), line);
}

static void
unbind_cb (OxbowLog *self, GtkListItem *item)
{
  oxbow_log_row_show (OXBOW_LOG_ROW (gtk_list_item_get_child (item)), NULL);
}

/* What is looked at, and what is selected */

/* A line that has just come has no height yet: at the very end of the view it would count as in sight, and be laid out
 * below it. Seen from a pixel further up it does not, and the list will show its lower end, however high it gets. */
static void
scroll_to (OxbowLog *self, unsigned int row)
{
  double end = gtk_adjustment_get_value (self->down) + gtk_adjustment_get_page_size (self->down);
  if (row + 1 == g_list_model_get_n_items (G_LIST_MODEL (self->model)) && end >= gtk_adjustment_get_upper (self->down))
    gtk_adjustment_set_value (self->down, gtk_adjustment_get_value (self->down) - 1);
  gtk_widget_activate_action (self->view, "list.scroll-to-item", "u", row);
}

static void
follow (OxbowLog *self)
{
  int row = oxbow_log_model_find (self->model, oxbow_lens_get_node (self->lens));
  self->is_following = true;
  gtk_single_selection_set_selected (self->selection, row >= 0 ? (unsigned int) row : GTK_INVALID_LIST_POSITION);
  if (row >= 0 && gtk_widget_get_height (self->view) > 0)
    scroll_to (self, (unsigned int) row);
  self->is_following = false;
}

static void
lens_changed_cb (OxbowLog *self)
{
  point_at (self, OXBOW_NO_NODE);
  self->is_following = false;
  follow (self);
}

/* The model hears of a change before this widget does, and its rows may move the selection. */
static void
selected_cb (OxbowLog *self)
{
  OxbowLogLine *line = gtk_single_selection_get_selected_item (self->selection);
  if (self->is_following || line == NULL || oxbow_log_line_get_kind (line) == OXBOW_LOG_TURN)
    return;
  oxbow_lens_look (self->lens, oxbow_log_line_get_node (line));
}

static void
lens_changes_cb (OxbowLog *self)
{
  self->is_following = true;
}

static void
activate_cb (OxbowLog *self, unsigned int position)
{
  g_autoptr (OxbowLogLine) line = g_list_model_get_item (G_LIST_MODEL (self->model), position);
  oxbow_lens_look (self->lens, oxbow_log_line_get_node (line));
}

/* Until the list has its height, which takes a frame or two. */
static gboolean
scroll_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  OxbowLog *self = OXBOW_LOG (widget);
  if (gtk_widget_get_height (self->view) == 0)
    return G_SOURCE_CONTINUE;
  self->scroll = 0;
  follow (self);
  return G_SOURCE_REMOVE;
}

/* Also when the panel takes room from the list or gives it some: the line that was just reached is not to be cut. */
static void
scroll_soon (OxbowLog *self)
{
  if (self->scroll == 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->scroll = gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_cb, NULL, NULL);
}

static void
oxbow_log_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (oxbow_log_parent_class)->map (widget);
  scroll_soon (OXBOW_LOG (widget));
}

static void
oxbow_log_unmap (GtkWidget *widget)
{
  OxbowLog *self = OXBOW_LOG (widget);

  if (self->scroll != 0)
    gtk_widget_remove_tick_callback (widget, self->scroll);
  self->scroll = 0;
  GTK_WIDGET_CLASS (oxbow_log_parent_class)->unmap (widget);
}

static void
oxbow_log_dispose (GObject *object)
{
  OxbowLog *self = OXBOW_LOG (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->selection);
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
  widget_class->map = oxbow_log_map;
  widget_class->unmap = oxbow_log_unmap;
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
  GtkGesture *secondary = gtk_gesture_click_new (), *hold = gtk_gesture_long_press_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (secondary), GDK_BUTTON_SECONDARY);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (hold), TRUE);
  g_signal_connect_swapped (secondary, "pressed", G_CALLBACK (secondary_cb), self);
  g_signal_connect_swapped (hold, "pressed", G_CALLBACK (held_cb), self);
  gtk_widget_add_controller (self->view, GTK_EVENT_CONTROLLER (secondary));
  g_signal_connect_swapped (motion, "enter", G_CALLBACK (pointer_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (pointer_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (pointer_left_cb), self);
  gtk_widget_add_controller (self->view, GTK_EVENT_CONTROLLER (hold));
  gtk_widget_add_controller (self->view, motion);
}

/* A scroll bar that lies over the list fades after each move, for a second in which all else stands still. */
static void
add_view (OxbowLog *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_signal_connect_swapped (factory, "setup", G_CALLBACK (setup_cb), self);
  g_signal_connect_swapped (factory, "bind", G_CALLBACK (bind_cb), self);
  g_signal_connect_swapped (factory, "unbind", G_CALLBACK (unbind_cb), self);
  self->view = gtk_list_view_new (g_object_ref (GTK_SELECTION_MODEL (self->selection)), factory);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL, _("History"), -1);
  gtk_widget_add_css_class (self->view, "log");
  add_gestures (self);
  g_signal_connect_swapped (self->view, "activate", G_CALLBACK (activate_cb), self);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_overlay_scrolling (GTK_SCROLLED_WINDOW (scroller), FALSE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->view);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), USUAL_HEIGHT);
  gtk_widget_set_parent (scroller, GTK_WIDGET (self));
  self->down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  g_signal_connect_object (self->down, "notify::page-size", G_CALLBACK (scroll_soon), self, G_CONNECT_SWAPPED);
}

/* The first handler comes before the model's own, the last one after it. */
GtkWidget *
oxbow_log_new (OxbowTable *table)
{
  OxbowLog *self = g_object_new (OXBOW_TYPE_LOG, NULL);
  OxbowLens *lens = oxbow_table_get_lens (table);
  self->table = g_object_ref (table);
  self->lens = g_object_ref (lens);
  g_signal_connect_object (lens, "changed", G_CALLBACK (lens_changes_cb), self, G_CONNECT_SWAPPED);
  self->model = oxbow_log_model_new (lens);
  self->selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->model)));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  add_view (self);
  follow (self);
  g_signal_connect_object (self->selection, "notify::selected", G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (lens, "changed", G_CALLBACK (lens_changed_cb), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
