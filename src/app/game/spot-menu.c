/* spot-menu.c: the menu at a place on the board
 *
 * A line for each move, in the words of the game and with its price. It is a popover with buttons rather than a menu of
 * actions, because a line that is pointed at shows on the board what it would do. It hangs on the page, not on the
 * board, which draws its children itself.
 *
 * A press outside closes it. GTK would swallow that press; here only the board does not hear it, on which it means no
 * more than that: a button of the panel is pressed at once. The price is that GTK 4.8 believes the pointer on the
 * window below whenever something is laid out there, and gives the next press on the menu to what lies under it: such
 * a press is brought to its line here.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/spot-menu.h"
#include "app/explained.h"
#include "app/game/wanted.h"
#include "app/view.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#define MOST_LINES 40           /* of a place; what is more is in the panel */
#define LEAST_PX 160

typedef struct
{
  OxbowTable *table;
  GtkPopover *popover;
  OxbowMove move;
  int node;                     /* where the move can be made */
} Line;

static void
line_free (gpointer data, GClosure *closure)
{
  g_object_unref (((Line *) data)->table);
  g_free (data);
}

static void
line_clicked_cb (GtkButton *button, Line *line)
{
  g_autoptr (OxbowTable) table = g_object_ref (line->table);
  OxbowMove move = line->move;
  oxbow_chooser_play (oxbow_table_get_chooser (table), &move);
  gtk_popover_popdown (line->popover);
}

/* The pointer is still over a line that has been pressed while the menu goes. What is foreseen already is not once
 * more: the panel would be laid out again, and take the pointer away from the line. */
static void
line_pointed_cb (GtkEventController *controller, Line *line)
{
  if (oxbow_lens_get_node (oxbow_table_get_lens (line->table)) != line->node
      || g_object_get_data (G_OBJECT (line->popover), "foreseen") == line)
    return;
  g_object_set_data (G_OBJECT (line->popover), "foreseen", line);
  oxbow_table_foresee (line->table, &line->move);
}

static GtkWidget *
add_line (OxbowTable *table, GtkPopover *popover, GtkBox *box, const OxbowChoice *choice)
{
  GtkWidget *button = gtk_button_new (), *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 18);
  GtkWidget *title = gtk_label_new (choice->title);
  GtkEventController *motion = gtk_event_controller_motion_new (), *focus = gtk_event_controller_focus_new ();
  Line *line = g_new0 (Line, 1);
  *line = (Line) { g_object_ref (table), popover, choice->move, oxbow_lens_get_node (oxbow_table_get_lens (table)) };
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (title), 40);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_box_append (GTK_BOX (content), title);
  if (choice->price != NULL)
    {
      GtkWidget *price = gtk_label_new (choice->price);
      gtk_widget_add_css_class (price, "dim-label");
      gtk_box_append (GTK_BOX (content), price);
    }
  gtk_button_set_child (GTK_BUTTON (button), content);
  g_autofree char *name = choice->price != NULL ? g_strdup_printf ("%s (%s)", choice->title, choice->price)
                                                : g_strdup (choice->title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  oxbow_explained_tell (button, oxbow_state_ruleset (oxbow_lens_get_state (oxbow_table_get_lens (table))), name);
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect_data (button, "clicked", G_CALLBACK (line_clicked_cb), line, line_free, 0);
  g_signal_connect (motion, "enter", G_CALLBACK (line_pointed_cb), line);
  g_signal_connect (focus, "enter", G_CALLBACK (line_pointed_cb), line);
  gtk_widget_add_controller (button, motion);
  gtk_widget_add_controller (button, focus);
  gtk_box_append (box, button);
  return button;
}

static gboolean
unparent_cb (gpointer popover)
{
  if (gtk_widget_get_parent (popover) != NULL)
    gtk_widget_unparent (popover);
  return G_SOURCE_REMOVE;
}

/* The focus that goes with it would be given to whatever is first in the window. */
static void
return_focus (GtkWidget *popover, GtkWidget *board)
{
  GtkRoot *root = gtk_widget_get_root (board);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  if (focus != NULL && gtk_widget_is_ancestor (focus, popover))
    gtk_widget_grab_focus (board);
}

/* After the handlers of the button that closed it. */
static void
closed_cb (GtkPopover *popover, OxbowTable *table)
{
  GtkWidget *board = GTK_WIDGET (oxbow_table_get_board (table));
  oxbow_table_foresee (table, NULL);
  gtk_widget_set_can_target (board, TRUE);
  return_focus (GTK_WIDGET (popover), board);
  if (g_object_get_data (G_OBJECT (popover), "asks") != NULL)
    oxbow_chooser_take_back (oxbow_table_get_chooser (table));
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, unparent_cb, g_object_ref (popover), g_object_unref);
}

/* Many lines scroll in what the board has of height. */
static GtkWidget *
new_scroller (GtkWidget *content, int height)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), MAX (height, LEAST_PX));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), content);
  return scroller;
}

/* From line to line, and from the last to the first. */
static void
move_focus (GtkWidget *box, GtkDirectionType direction)
{
  if (gtk_widget_child_focus (box, direction))
    return;
  gtk_widget_set_focus_child (box, NULL);
  gtk_widget_child_focus (box, direction);
}

/* A popover hears keys instead of its window: what is no key of the menu's is a command of the window's, as ever. */
static gboolean
key_cb (GtkEventControllerKey *keys, guint keyval, guint keycode, GdkModifierType state, GtkPopover *popover)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (popover)));
  GtkWidget *box = g_object_get_data (G_OBJECT (popover), "box");
  g_autoptr (GtkPopover) kept = g_object_ref (popover);
  switch (keyval)
    {
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
    case GDK_KEY_Tab:
      move_focus (box, GTK_DIR_TAB_FORWARD);
      return GDK_EVENT_STOP;
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
    case GDK_KEY_ISO_Left_Tab:
      move_focus (box, GTK_DIR_TAB_BACKWARD);
      return GDK_EVENT_STOP;
    default:
      if (window == NULL || !gtk_event_controller_key_forward (keys, window))
        return GDK_EVENT_PROPAGATE;
      gtk_popover_popdown (kept);
      return GDK_EVENT_STOP;
    }
}

static bool
is_on_menu (GtkPopover *popover, GdkEvent *event)
{
  return gdk_event_get_surface (event) == gtk_native_get_surface (GTK_NATIVE (popover));
}

static GtkWidget *
find_line (GtkPopover *popover, GdkEvent *event)
{
  double x = 0, y = 0, left = 0, top = 0;
  gdk_event_get_position (event, &x, &y);
  gtk_native_get_surface_transform (GTK_NATIVE (popover), &left, &top);
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (popover), x - left, y - top, GTK_PICK_DEFAULT);
  return picked != NULL ? gtk_widget_get_ancestor (picked, GTK_TYPE_BUTTON) : NULL;
}

/* GTK knows that the pointer is on the menu, or else has taken the press for one on what lies below. That keeps the
 * pointer until the button is let go, which a menu that has been closed would not hear: the line waits for it. */
static void
pressed_in_menu (GtkGestureClick *click, GtkPopover *popover, GdkEvent *event)
{
  GtkEventControllerMotion *motion = g_object_get_data (G_OBJECT (popover), "motion");
  if (gtk_event_controller_motion_contains_pointer (motion))
    return;
  gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_CLAIMED);
  if (gdk_button_event_get_button (event) == GDK_BUTTON_PRIMARY)
    g_object_set_data (G_OBJECT (popover), "pressed", find_line (popover, event));
}

static void
released_cb (GtkGestureClick *click, int n_press, double x, double y, GtkPopover *popover)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (click));
  GtkWidget *line = g_object_steal_data (G_OBJECT (popover), "pressed");
  if (line != NULL && event != NULL && is_on_menu (popover, event) && find_line (popover, event) == line)
    g_signal_emit_by_name (line, "clicked");
}

/* What was chosen stays chosen where the press is on something else than the board: a button of the panel may be there
 * for that alone. */
static void
pressed_cb (GtkGestureClick *click, int n_press, double x, double y, GtkPopover *popover)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (click));
  GtkWidget *page = gtk_widget_get_parent (GTK_WIDGET (popover)), *window = GTK_WIDGET (gtk_widget_get_root (page));
  GtkWidget *board = g_object_get_data (G_OBJECT (popover), "board");
  double left = -1, top = -1;
  if (event != NULL && is_on_menu (popover, event))
    {
      if (gdk_event_get_event_type (event) == GDK_BUTTON_PRESS)
        pressed_in_menu (click, popover, event);
      return;
    }
  gtk_widget_translate_coordinates (window, board, x, y, &left, &top);
  if (!gtk_widget_contains (board, left, top))
    g_object_set_data (G_OBJECT (popover), "asks", NULL);
  gtk_popover_popdown (popover);
}

static void
active_cb (GtkWindow *window, GParamSpec *pspec, GtkPopover *popover)
{
  if (!gtk_window_is_active (window))
    gtk_popover_popdown (popover);
}

static void
drop_watch (GtkWidget *popover, GtkEventController *click)
{
  GtkWidget *window = gtk_event_controller_get_widget (click);
  if (window != NULL)
    gtk_widget_remove_controller (window, click);
}

/* The window hears presses before whatever they are on, and loses the focus with a press elsewhere on the desktop. */
static void
close_when_left (GtkPopover *popover)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (popover)));
  GtkEventController *click = GTK_EVENT_CONTROLLER (gtk_gesture_click_new ());
  gtk_popover_set_autohide (popover, FALSE);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  gtk_event_controller_set_propagation_phase (click, GTK_PHASE_CAPTURE);
  g_signal_connect_object (click, "pressed", G_CALLBACK (pressed_cb), popover, 0);
  g_signal_connect_object (click, "released", G_CALLBACK (released_cb), popover, 0);
  g_signal_connect_object (window, "notify::is-active", G_CALLBACK (active_cb), popover, 0);
  g_signal_connect_object (popover, "closed", G_CALLBACK (drop_watch), click, 0);
  gtk_widget_add_controller (window, click);
}

static void
add_controllers (GtkPopover *popover)
{
  GtkEventController *keys = gtk_event_controller_key_new (), *motion = gtk_event_controller_motion_new ();
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), popover);
  gtk_widget_add_controller (GTK_WIDGET (popover), keys);
  gtk_widget_add_controller (GTK_WIDGET (popover), motion);
  g_object_set_data (G_OBJECT (popover), "motion", motion);
}

/* Its lines are about what was given in a position: an offer of the panel may be pressed without the pointer, as screen
 * readers do, and neither is so any more. What has been given since then stays. */
static void
overtaken_cb (GtkPopover *popover)
{
  g_object_set_data (G_OBJECT (popover), "asks", NULL);
  gtk_popover_popdown (popover);
}

static GtkPopover *
new_popover (OxbowTable *table, OxbowSpot spot, const GdkRectangle *rectangle, GtkBox **box)
{
  GtkWidget *popover = gtk_popover_new (), *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *board = GTK_WIDGET (oxbow_table_get_board (table)), *page = gtk_widget_get_ancestor (board, ADW_TYPE_BIN);
  GdkRectangle place = { 0, 0, 1, 1 };
  double x = 0, y = 0;
  if (rectangle != NULL)
    place = *rectangle;
  else
    oxbow_board_get_rectangle (oxbow_table_get_board (table), spot, &place);
  if (page != NULL)
    gtk_widget_translate_coordinates (board, page, place.x, place.y, &x, &y);
  place = (GdkRectangle) { (int) x, (int) y, place.width, place.height };
  gtk_widget_set_parent (popover, page != NULL ? page : board);
  gtk_popover_set_pointing_to (GTK_POPOVER (popover), &place);
  gtk_popover_set_child (GTK_POPOVER (popover), new_scroller (content, gtk_widget_get_height (board)));
  gtk_widget_add_css_class (popover, "spot-menu");
  g_object_set_data (G_OBJECT (popover), "box", content);
  g_object_set_data_full (G_OBJECT (popover), "board", g_object_ref (board), g_object_unref);
  g_signal_connect_object (popover, "closed", G_CALLBACK (closed_cb), table, 0);
  g_signal_connect_object (oxbow_table_get_chooser (table), "changed", G_CALLBACK (overtaken_cb), popover,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_can_target (board, FALSE);     /* its tooltips would lie on the menu */
  add_controllers (GTK_POPOVER (popover));
  close_when_left (GTK_POPOVER (popover));
  *box = GTK_BOX (content);
  return GTK_POPOVER (popover);
}

/* A popover would ask for the height that its lines have where none of them is wrapped; and what may scroll is as high
 * as a scrollbar, which a single line is not. */
static void
pop_up (GtkPopover *popover, GtkBox *box)
{
  int width, height;
  gtk_widget_measure (GTK_WIDGET (box), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (box), GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_widget_set_size_request (GTK_WIDGET (box), width, height);
  GtkScrolledWindow *scroller = GTK_SCROLLED_WINDOW (gtk_popover_get_child (popover));
  if (height <= gtk_scrolled_window_get_max_content_height (scroller))
    gtk_scrolled_window_set_policy (scroller, GTK_POLICY_NEVER, GTK_POLICY_NEVER);
  gtk_popover_popup (popover);
  gtk_widget_child_focus (GTK_WIDGET (popover), GTK_DIR_TAB_FORWARD);
}

/* Where a lesson asks for one of several, it stands out. */
static void
add_lines (OxbowTable *table, GtkPopover *popover, GtkBox *box, GPtrArray *choices)
{
  const OxbowLessonStep *step = oxbow_table_get_wanted (table);
  const OxbowState *state = oxbow_lens_get_state (oxbow_table_get_lens (table));
  for (unsigned int i = 0; i < MIN (choices->len, MOST_LINES); i++)
    {
      GtkWidget *line = add_line (table, popover, box, g_ptr_array_index (choices, i));
      if (step == NULL || !oxbow_wanted_takes (step, state, g_ptr_array_index (choices, i)))
        continue;
      oxbow_wanted_mark (line, true, false);
      gtk_widget_add_css_class (line, "wanted");
    }
}

void
oxbow_spot_menu_ask (OxbowTable *table, OxbowSpot spot)
{
  g_autoptr (GPtrArray) choices = oxbow_chooser_build_moves (oxbow_table_get_chooser (table));
  GtkBox *box;
  GtkPopover *popover = new_popover (table, spot, NULL, &box);
  g_object_set_data (G_OBJECT (popover), "asks", table);
  add_lines (table, popover, box, choices);
  pop_up (popover, box);
}

static void
add_heading (GtkBox *box, const OxbowState *state, OxbowSpot spot)
{
  const OxbowView *view = oxbow_view_find (oxbow_state_ruleset (state));
  const OxbowGrid *grid = &state->setup->grid;
  g_autofree char *text = spot.cell == OXBOW_NO_CELL ? g_strdup (OXBOW_EDGE_NAME (grid, spot.edge))
                          : view->describe != NULL ? view->describe (state, spot.cell)
                                                   : g_strdup (OXBOW_CELL_NAME (grid, spot.cell));
  GtkWidget *label = gtk_label_new (text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 40);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_WORD);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "spot-heading");
  gtk_box_append (box, label);
}

/* What can be done to the board wherever one points; the board's own actions are known to it alone. */

static void
command_cb (GtkButton *button, GtkPopover *popover)
{
  GtkWidget *board = g_object_get_data (G_OBJECT (button), "board");
  const char *action = g_object_get_data (G_OBJECT (button), "action");
  gtk_popover_popdown (popover);
  if (g_str_has_prefix (action, "game."))
    gtk_widget_activate_action (board, action, "i", -1);
  else
    gtk_widget_activate_action (board, action, NULL);
}

/* Whether the position that is looked at has a mark, which the command would take away. */
static bool
is_marked (OxbowTable *table)
{
  OxbowLens *lens = oxbow_table_get_lens (table);
  const OxbowHistory *history = oxbow_game_get_history (oxbow_lens_get_game (lens));
  return oxbow_history_get_mark (history, oxbow_lens_get_node (lens)) != NULL;
}

static void
add_commands (OxbowTable *table, GtkPopover *popover, GtkBox *box)
{
  const struct
  {
    const char *title, *action;
  } commands[] = {
    { N_("Fit the Whole Board"), "board.zoom-fit" },
    { is_marked (table) ? N_("Remove the Mark") : N_("Mark This Position"), "game.mark" },
    { N_("Comment on the Last Move…"), "game.comment" },
    { N_("Copy Position as Picture"), "win.copy-picture" },
  };
  gtk_box_append (box, gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  for (size_t i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      GtkWidget *button = gtk_button_new_with_label (_(commands[i].title));
      gtk_widget_set_halign (gtk_button_get_child (GTK_BUTTON (button)), GTK_ALIGN_START);
      gtk_widget_add_css_class (button, "flat");
      gtk_widget_add_css_class (button, "command");
      g_object_set_data_full (G_OBJECT (button), "board", g_object_ref (oxbow_table_get_board (table)), g_object_unref);
      g_object_set_data (G_OBJECT (button), "action", (gpointer) commands[i].action);
      g_signal_connect (button, "clicked", G_CALLBACK (command_cb), popover);
      gtk_box_append (box, button);
    }
}

/* All legal moves that have to do with a place, whatever has been given. */
static GPtrArray *
build_moves_at (OxbowTable *table, OxbowSpot spot)
{
  const OxbowState *state = oxbow_lens_get_state (oxbow_table_get_lens (table));
  g_autoptr (OxbowPicker) picker = oxbow_picker_new (state);
  bool is_given = oxbow_chooser_get_picker (oxbow_table_get_chooser (table)) != NULL
                  && (spot.edge != OXBOW_NO_EDGE ? oxbow_picker_give_edge (picker, spot.edge, NULL)
                                                 : oxbow_picker_give_cell (picker, spot.cell, NULL));
  return is_given ? oxbow_choices_build_moves (picker, state) : g_ptr_array_new ();
}

void
oxbow_spot_menu_show (OxbowTable *table, OxbowSpot spot, const GdkRectangle *rectangle)
{
  if (spot.cell == OXBOW_NO_CELL && spot.edge == OXBOW_NO_EDGE)
    return;
  g_autoptr (GPtrArray) choices = build_moves_at (table, spot);
  GtkBox *box;
  GtkPopover *popover = new_popover (table, spot, rectangle, &box);
  add_heading (box, oxbow_lens_get_state (oxbow_table_get_lens (table)), spot);
  if (choices->len == 0)
    {
      GtkWidget *nothing = gtk_label_new (_("Nothing can be done here now."));
      gtk_label_set_xalign (GTK_LABEL (nothing), 0);
      gtk_widget_add_css_class (nothing, "dim-label");
      gtk_widget_add_css_class (nothing, "spot-heading");
      gtk_box_append (box, nothing);
    }
  add_lines (table, popover, box, choices);
  add_commands (table, popover, box);
  pop_up (popover, box);
}
