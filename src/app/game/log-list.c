/* log-list.c: the lines of the log, of which only those in sight are widgets
 *
 * The list stands at a row and so many pixels of it that lie above the upper edge: from there rows are measured until
 * the edge below is reached, and the bar is told what that comes to. So what is in sight does not move when rows
 * elsewhere turn out higher than was thought. What must stay true: once settled, the rows that are shown fill the list,
 * all of them are measured, and the bar shows the place. It is settled as soon as something changes, not when the next
 * frame is laid out, which would bring another frame for the bar.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/log-list.h"
#include "app/game/heights.h"
#include "app/game/log-keys.h"
#include "app/game/piece.h"

#define LEAST_WIDTH 80
#define FEW 4                   /* lines that may need less room than the usual */
#define STEP_PART 0.1           /* of its height, that a turn of the wheel moves it */

typedef struct
{
  OxbowLogRow *row;             /* a child */
  unsigned int i;
  bool is_needed;
} Shown;

struct _OxbowLogList
{
  GtkWidget parent_instance;

  OxbowLens *lens;
  OxbowLogModel *model;
  GArray *shown;                /* of Shown */
  GPtrArray *spare;             /* of rows without a line */
  OxbowHeights heights;
  unsigned int top;             /* the row at the upper edge */
  int above;                    /* pixels of it that lie above that */
  int width, height;            /* 0: not known yet */
  int told;                     /* the height of all lines that it last told */
  bool is_settling;
  GtkAdjustment *across, *down;
  unsigned int policies[2];
};

enum
{
  PROP_0,
  PROP_HADJUSTMENT,
  PROP_VADJUSTMENT,
  PROP_HSCROLL_POLICY,
  PROP_VSCROLL_POLICY
};

G_DEFINE_FINAL_TYPE_WITH_CODE (OxbowLogList, oxbow_log_list, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

static unsigned int
count (OxbowLogList *self)
{
  return self->heights.rows->len;
}

/* The row of what is looked at, or -1. */
static int
find_selected (OxbowLogList *self)
{
  return oxbow_log_model_find (self->model, oxbow_lens_get_node (self->lens));
}

/* Rows */

static OxbowLogLine *
get_line (OxbowLogList *self, unsigned int i)
{
  return g_list_model_get_item (G_LIST_MODEL (self->model), i);
}

static Shown *
find_shown (OxbowLogList *self, unsigned int i)
{
  for (unsigned int k = 0; k < self->shown->len; k++)
    if (g_array_index (self->shown, Shown, k).i == i)
      return &g_array_index (self->shown, Shown, k);
  return NULL;
}

static Shown *
find_focused (OxbowLogList *self)
{
  GtkWidget *child = gtk_widget_get_focus_child (GTK_WIDGET (self));
  for (unsigned int k = 0; child != NULL && k < self->shown->len; k++)
    if (GTK_WIDGET (g_array_index (self->shown, Shown, k).row) == child)
      return &g_array_index (self->shown, Shown, k);
  return NULL;
}

/* Never the one that has the focus: it goes to another row with the line, so that a screen reader hears of it. */
static OxbowLogRow *
take_row (OxbowLogList *self, OxbowLogLooks looks)
{
  GtkWidget *focused = gtk_widget_get_focus_child (GTK_WIDGET (self));
  for (unsigned int k = self->spare->len; k-- > 0; )
    {
      OxbowLogRow *row = self->spare->pdata[k];
      if (oxbow_log_row_get_looks (row) == looks && GTK_WIDGET (row) != focused)
        return g_ptr_array_steal_index_fast (self->spare, k);
    }
  GtkWidget *row = oxbow_log_row_new (self->lens, looks);
  gtk_widget_set_parent (row, GTK_WIDGET (self));
  return OXBOW_LOG_ROW (row);
}

static Shown *
show_row (OxbowLogList *self, unsigned int i)
{
  Shown *found = find_shown (self, i);
  if (found == NULL)
    {
      g_autoptr (OxbowLogLine) line = get_line (self, i);
      Shown shown = { .row = take_row (self, oxbow_log_row_find_looks (self->lens, line)), .i = i };
      oxbow_log_row_show (shown.row, line);
      g_array_append_val (self->shown, shown);
      found = &g_array_index (self->shown, Shown, self->shown->len - 1);
    }
  found->is_needed = true;
  return found;
}

static void
put_away (OxbowLogList *self, unsigned int k)
{
  g_ptr_array_add (self->spare, g_array_index (self->shown, Shown, k).row);
  g_array_remove_index_fast (self->shown, k);
}

/* Where a line looks otherwise than its row, or another line stands there now. Rows that only move stay. */
static void
put_away_old (OxbowLogList *self)
{
  for (unsigned int k = self->shown->len; k-- > 0; )
    {
      Shown *shown = &g_array_index (self->shown, Shown, k);
      g_autoptr (OxbowLogLine) line = get_line (self, shown->i);
      shown->is_needed = false;
      if (line == oxbow_log_row_get_line (shown->row)
          && oxbow_log_row_find_looks (self->lens, line) == oxbow_log_row_get_looks (shown->row))
        continue;
      if (shown->i < count (self))
        oxbow_heights_doubt (&self->heights, shown->i);
      put_away (self, k);
    }
}

static void
hide_spare (OxbowLogList *self)
{
  for (unsigned int k = self->shown->len; k-- > 0; )
    if (!g_array_index (self->shown, Shown, k).is_needed)
      put_away (self, k);
  for (unsigned int k = 0; k < self->spare->len; k++)
    oxbow_log_row_show (self->spare->pdata[k], NULL);
}

/* Room */

/* Many lines need more than the usual room, however high those are that have not been measured. */
static int
find_height (OxbowLogList *self)
{
  int all = oxbow_heights_above (&self->heights, count (self));
  return count (self) > FEW ? MAX (all, OXBOW_LOG_LIST_HEIGHT) : all;
}

static int
measure_row (OxbowLogList *self, unsigned int i)
{
  if (!oxbow_heights_is_known (&self->heights, i))
    oxbow_heights_set (&self->heights, i, oxbow_log_row_get_height (show_row (self, i)->row, self->width));
  return oxbow_heights_get (&self->heights, i);
}

/* From the upper edge to the row that holds it. */
static void
find_top (OxbowLogList *self)
{
  while (self->above < 0 && self->top > 0)
    self->above += measure_row (self, --self->top);
  self->above = MAX (self->above, 0);
  while (self->top + 1 < count (self) && self->above >= measure_row (self, self->top))
    self->above -= measure_row (self, self->top++);
}

/* What would be left empty below is filled from above. */
static void
fill (OxbowLogList *self)
{
  unsigned int i;
  find_top (self);
  int y = -self->above;
  for (i = self->top; i < count (self) && y < self->height; i++)
    y += measure_row (self, i);
  if (y < self->height)
    {
      self->above -= self->height - y;
      find_top (self);
    }
  y = -self->above;
  for (i = self->top; i < count (self) && y < self->height; i++)
    {
      y += measure_row (self, i);
      show_row (self, i);
    }
}

static void
tell_bars (OxbowLogList *self)
{
  int above = oxbow_heights_above (&self->heights, self->top) + self->above;
  int all = oxbow_heights_above (&self->heights, count (self));
  if (self->down != NULL)
    gtk_adjustment_configure (self->down, above, 0, MAX (all, self->height), self->height * STEP_PART, self->height,
                              self->height);
  if (self->across != NULL)
    gtk_adjustment_configure (self->across, 0, 0, self->width, self->width, self->width, self->width);
}

/* Only where it makes a difference: to the room it gets, or to whether there is a bar beside it. */
static void
tell_height (OxbowLogList *self)
{
  int all = find_height (self), usual = OXBOW_LOG_LIST_HEIGHT;
  if (MIN (all, usual) != MIN (self->told, usual) || (all > self->height) != (self->told > self->height))
    gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* The line that the focus is to stay with: its own, and what is looked at where that is gone; -1: it is elsewhere. */
static int
find_focus (OxbowLogList *self)
{
  const Shown *focused = find_focused (self);
  GtkWidget *child = gtk_widget_get_focus_child (GTK_WIDGET (self));
  if (child == NULL || !gtk_widget_is_focus (child))
    return -1;
  return focused != NULL ? (int) MIN (focused->i, count (self) - 1) : find_selected (self);
}

/* The focus stays with its line, though another row shows it, or none in sight. */
static void
keep_focus (OxbowLogList *self, unsigned int i)
{
  measure_row (self, i);
  GtkWidget *row = GTK_WIDGET (show_row (self, i)->row);
  if (!gtk_widget_is_focus (row))
    gtk_widget_grab_focus (row);
}

/* focus: what find_focus () gave before any row was put away. */
static void
settle_around (OxbowLogList *self, int focus)
{
  if (self->is_settling || self->width <= 0 || count (self) == 0)
    return;
  self->is_settling = true;
  put_away_old (self);
  self->top = MIN (self->top, count (self) - 1);
  fill (self);
  if (focus >= 0)
    keep_focus (self, (unsigned int) focus);
  hide_spare (self);
  tell_bars (self);
  tell_height (self);
  self->is_settling = false;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
settle (OxbowLogList *self)
{
  settle_around (self, find_focus (self));
}

/* No further than it takes to see all of the row; what is higher than the list is read from its beginning. */
static void
reveal (OxbowLogList *self, unsigned int i)
{
  if (i >= count (self) || self->width <= 0)
    return;
  self->top = MIN (self->top, count (self) - 1);
  if (i < self->top || (i == self->top && self->above > 0 && measure_row (self, i) <= self->height))
    {
      self->top = i;
      self->above = 0;
      return;
    }
  int lower = measure_row (self, i);
  for (unsigned int k = i; k > self->top && lower - self->above <= self->height; k--)
    lower += measure_row (self, k - 1);
  if (lower - self->above > self->height)
    {
      self->top = i;
      self->above = MIN (measure_row (self, i) - self->height, 0);
    }
}

void
oxbow_log_list_follow (OxbowLogList *self)
{
  int selected = find_selected (self), focus = find_focus (self);
  if (count (self) > 0 && self->width > 0)
    {
      put_away_old (self);
      if (selected >= 0)
        reveal (self, (unsigned int) selected);
    }
  settle_around (self, focus);
}

static void
items_changed_cb (OxbowLogList *self, unsigned int first, unsigned int removed, unsigned int added)
{
  oxbow_heights_splice (&self->heights, first, removed, added);
  for (unsigned int k = self->shown->len; k-- > 0; )
    {
      Shown *shown = &g_array_index (self->shown, Shown, k);
      if (shown->i >= first + removed)
        shown->i += added - removed;
      else if (shown->i >= first)
        put_away (self, k);
    }
  if (self->top >= first + removed)
    self->top += added - removed;
}

static void
value_changed_cb (OxbowLogList *self)
{
  if (self->is_settling || count (self) == 0)
    return;
  self->top = oxbow_heights_find (&self->heights, (int) gtk_adjustment_get_value (self->down), &self->above);
  settle (self);
}

/* The widget */

/* All lines, of which the scrolled window gives it room for some: that shows its bar by this, before there is a place.
 * A list that told less would be laid out without a bar first, and again with it. */
static void
oxbow_log_list_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                        int *minimum_baseline, int *natural_baseline)
{
  OxbowLogList *self = OXBOW_LOG_LIST (widget);
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : 0;
  *natural = LEAST_WIDTH;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  int height = 0;
  for (unsigned int k = 0; k < self->shown->len && count (self) <= FEW; k++)
    height += oxbow_log_row_get_height (g_array_index (self->shown, Shown, k).row,
                                        for_size >= 0 ? for_size : MAX (self->width, LEAST_WIDTH));
  *natural = self->told = count (self) <= FEW ? height : find_height (self);
}

static void
place_rows (OxbowLogList *self)
{
  int edge = oxbow_heights_above (&self->heights, self->top) + self->above;
  for (unsigned int k = 0; k < self->shown->len; k++)
    {
      const Shown *shown = &g_array_index (self->shown, Shown, k);
      int y = oxbow_heights_above (&self->heights, shown->i) - edge;
      gtk_widget_size_allocate (GTK_WIDGET (shown->row), &(GtkAllocation) { 0, y, self->width,
                                oxbow_heights_get (&self->heights, shown->i) }, -1);
    }
}

/* Another font or other margins, or signs that take another width. */
static bool
is_restyled (OxbowLogList *self)
{
  bool is_other = false;
  for (unsigned int k = 0; k < self->shown->len && !is_other; k++)
    {
      const Shown *shown = &g_array_index (self->shown, Shown, k);
      is_other = oxbow_log_row_get_height (shown->row, self->width) != oxbow_heights_get (&self->heights, shown->i);
    }
  return is_other;
}

/* Also where the panel takes room from it or gives it some, the line that was just reached is not to be cut. */
static void
oxbow_log_list_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  OxbowLogList *self = OXBOW_LOG_LIST (widget);
  bool is_resized = self->width != width || self->height != height;
  bool is_rewrapped = self->width != width || is_restyled (self);
  for (unsigned int i = 0; is_rewrapped && i < count (self); i++)
    oxbow_heights_doubt (&self->heights, i);
  self->width = width;
  self->height = height;
  if (is_resized || is_rewrapped)
    oxbow_log_list_follow (self);
  place_rows (self);
}

static void
oxbow_log_list_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  OxbowLogList *self = OXBOW_LOG_LIST (widget);
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) self->width, (float) self->height));
  oxbow_piece_snapshot (widget, snapshot);
  gtk_snapshot_pop (snapshot);
}

/* The keyboard */

/* A line that can be looked at is, as the focus comes to it: so it is in a list of which one row is selected. */
static void
go_to (OxbowLogList *self, unsigned int i, bool only_focus)
{
  g_autoptr (OxbowLogLine) line = get_line (self, i);
  if (!only_focus && oxbow_log_line_get_kind (line) != OXBOW_LOG_TURN)
    oxbow_lens_look (self->lens, oxbow_log_line_get_node (line));
  if (i >= count (self))
    return;
  reveal (self, i);
  settle (self);
  measure_row (self, i);
  gtk_widget_grab_focus (GTK_WIDGET (show_row (self, i)->row));
}

/* A page further on a row is at one end that was at the other. */
static unsigned int
find_page (OxbowLogList *self, unsigned int from, int way)
{
  int left = self->height;
  unsigned int i = from;
  while (way > 0 ? i + 1 < count (self) : i > 0)
    {
      left -= measure_row (self, i);
      if (left <= 0 && i != from)
        break;
      i += (unsigned int) way;
    }
  return i;
}

bool
oxbow_log_list_move_focus (OxbowLogList *self, int way, bool only_focus)
{
  const Shown *focused = find_focused (self);
  if (count (self) == 0 || focused == NULL)
    return false;
  unsigned int i = focused->i, last = count (self) - 1;
  switch (ABS (way))
    {
    case 0:
      break;
    case 1:
      i = way < 0 ? MAX (i, 1) - 1 : MIN (i + 1, last);
      break;
    case 2:
      i = find_page (self, i, way / 2);
      break;
    case 3:
      i = way < 0 ? 0 : last;
      break;
    }
  go_to (self, i, only_focus);
  return true;
}

static gboolean
oxbow_log_list_focus (GtkWidget *widget, GtkDirectionType direction)
{
  OxbowLogList *self = OXBOW_LOG_LIST (widget);
  int selected = find_selected (self);
  if ((gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0 || count (self) == 0)
    return FALSE;
  go_to (self, selected >= 0 ? (unsigned int) selected : self->top, true);
  return TRUE;
}

static gboolean
oxbow_log_list_grab_focus (GtkWidget *widget)
{
  return oxbow_log_list_focus (widget, GTK_DIR_TAB_FORWARD);
}

/* The pointer */

static OxbowLogRow *
pick_row (OxbowLogList *self, double y)
{
  for (unsigned int k = 0; k < self->shown->len; k++)
    {
      const Shown *shown = &g_array_index (self->shown, Shown, k);
      graphene_rect_t place;
      if (gtk_widget_compute_bounds (GTK_WIDGET (shown->row), GTK_WIDGET (self), &place) && y >= place.origin.y
          && y < place.origin.y + place.size.height)
        return shown->row;
    }
  return NULL;
}

static void
press (OxbowLogList *self, OxbowLogRow *pressed)
{
  for (unsigned int k = 0; k < self->shown->len; k++)
    {
      OxbowLogRow *row = g_array_index (self->shown, Shown, k).row;
      if (row == pressed)
        gtk_widget_set_state_flags (GTK_WIDGET (row), GTK_STATE_FLAG_ACTIVE, FALSE);
      else
        gtk_widget_unset_state_flags (GTK_WIDGET (row), GTK_STATE_FLAG_ACTIVE);
    }
}

static void
pressed_cb (OxbowLogList *self, int n, double x, double y)
{
  OxbowLogRow *row = pick_row (self, y);
  press (self, row);
  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
released_cb (OxbowLogList *self, int n, double x, double y)
{
  OxbowLogRow *row = pick_row (self, y);
  press (self, NULL);
  if (row != NULL && (oxbow_log_row_get_looks (row) & OXBOW_LOG_LOOKS_TURN) == 0)
    oxbow_lens_look (self->lens, oxbow_log_line_get_node (oxbow_log_row_get_line (row)));
}

static void
stopped_cb (OxbowLogList *self)
{
  press (self, NULL);
}

/* The object */

static void
take_adjustment (OxbowLogList *self, GtkAdjustment **place, GtkAdjustment *adjustment)
{
  if (*place != NULL)
    g_signal_handlers_disconnect_by_data (*place, self);
  g_set_object (place, adjustment);
  if (adjustment != NULL && place == &self->down)
    g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (value_changed_cb), self, G_CONNECT_SWAPPED);
}

static void
oxbow_log_list_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  OxbowLogList *self = OXBOW_LOG_LIST (object);
  switch (id)
    {
    case PROP_HADJUSTMENT:
      take_adjustment (self, &self->across, g_value_get_object (value));
      break;
    case PROP_VADJUSTMENT:
      take_adjustment (self, &self->down, g_value_get_object (value));
      break;
    case PROP_HSCROLL_POLICY:
    case PROP_VSCROLL_POLICY:
      self->policies[id - PROP_HSCROLL_POLICY] = (unsigned int) g_value_get_enum (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
oxbow_log_list_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  OxbowLogList *self = OXBOW_LOG_LIST (object);
  switch (id)
    {
    case PROP_HADJUSTMENT:
      g_value_set_object (value, self->across);
      break;
    case PROP_VADJUSTMENT:
      g_value_set_object (value, self->down);
      break;
    case PROP_HSCROLL_POLICY:
    case PROP_VSCROLL_POLICY:
      g_value_set_enum (value, (int) self->policies[id - PROP_HSCROLL_POLICY]);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
oxbow_log_list_dispose (GObject *object)
{
  OxbowLogList *self = OXBOW_LOG_LIST (object);
  GtkWidget *child;

  g_array_set_size (self->shown, 0);
  g_ptr_array_set_size (self->spare, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  take_adjustment (self, &self->across, NULL);
  take_adjustment (self, &self->down, NULL);
  if (self->model != NULL)
    g_signal_handlers_disconnect_by_data (self->model, self);
  g_clear_object (&self->model);
  g_clear_object (&self->lens);
  G_OBJECT_CLASS (oxbow_log_list_parent_class)->dispose (object);
}

static void
oxbow_log_list_finalize (GObject *object)
{
  OxbowLogList *self = OXBOW_LOG_LIST (object);

  oxbow_heights_clear (&self->heights);
  g_array_unref (self->shown);
  g_ptr_array_unref (self->spare);
  G_OBJECT_CLASS (oxbow_log_list_parent_class)->finalize (object);
}

static void
oxbow_log_list_class_init (OxbowLogListClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->set_property = oxbow_log_list_set_property;
  object_class->get_property = oxbow_log_list_get_property;
  object_class->dispose = oxbow_log_list_dispose;
  object_class->finalize = oxbow_log_list_finalize;
  widget_class->measure = oxbow_log_list_measure;
  widget_class->size_allocate = oxbow_log_list_size_allocate;
  widget_class->snapshot = oxbow_log_list_snapshot;
  widget_class->focus = oxbow_log_list_focus;
  widget_class->grab_focus = oxbow_log_list_grab_focus;
  g_object_class_override_property (object_class, PROP_HADJUSTMENT, "hadjustment");
  g_object_class_override_property (object_class, PROP_VADJUSTMENT, "vadjustment");
  g_object_class_override_property (object_class, PROP_HSCROLL_POLICY, "hscroll-policy");
  g_object_class_override_property (object_class, PROP_VSCROLL_POLICY, "vscroll-policy");
  gtk_widget_class_set_css_name (widget_class, "listview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
  oxbow_log_keys_add (widget_class);
}

static void
oxbow_log_list_init (OxbowLogList *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  g_signal_connect_swapped (click, "stopped", G_CALLBACK (stopped_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  self->shown = g_array_new (FALSE, FALSE, sizeof (Shown));
  self->spare = g_ptr_array_new ();
  self->policies[1] = GTK_SCROLL_NATURAL;
  oxbow_heights_init (&self->heights);
  gtk_widget_add_css_class (GTK_WIDGET (self), "log");
}

GtkWidget *
oxbow_log_list_new (OxbowLens *lens, OxbowLogModel *model)
{
  OxbowLogList *self = g_object_new (OXBOW_TYPE_LOG_LIST, NULL);
  self->lens = g_object_ref (lens);
  self->model = g_object_ref (model);
  items_changed_cb (self, 0, 0, g_list_model_get_n_items (G_LIST_MODEL (model)));
  for (unsigned int i = 0; i < MIN (count (self), FEW); i++)
    show_row (self, i);
  g_signal_connect_object (model, "items-changed", G_CALLBACK (items_changed_cb), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

OxbowLogRow *
oxbow_log_list_pick (OxbowLogList *self, double x, double y)
{
  return pick_row (self, y);
}

OxbowLogRow *
oxbow_log_list_get_focused (OxbowLogList *self)
{
  const Shown *focused = find_focused (self);
  return focused != NULL ? focused->row : NULL;
}
