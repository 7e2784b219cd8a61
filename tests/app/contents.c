/* contents.c: whether everything that a window shows can be read
 *
 * What is looked at is what people see: the text of a label, not the room that it was given; an image; a button. What
 * scrolls may lie out of sight in the direction in which it scrolls, and in no other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "contents.h"

#include <adwaita.h>
#include <math.h>
#include <stdbool.h>

#define SLACK 1.5               /* pixels: places are rounded */
#define SMALLEST 24             /* pixels, of what is pressed */

typedef struct
{
  GtkWidget *widget;
  graphene_rect_t whole, seen;  /* in root */
} Content;

typedef struct
{
  GtkWidget *root;
  GArray *contents;             /* of Content */
  GPtrArray *shortened;         /* labels */
  GPtrArray *faults;            /* of char * */
} Look;

static char *
tell (GtkWidget *widget, GtkWidget *root)
{
  GString *text = g_string_new (NULL);
  for (; widget != NULL && widget != root; widget = gtk_widget_get_parent (widget))
    {
      g_string_append_printf (text, "%s%s", text->len > 0 ? " < " : "", G_OBJECT_TYPE_NAME (widget));
      if (GTK_IS_LABEL (widget))
        g_string_append_printf (text, " \"%.60s\"", gtk_label_get_text (GTK_LABEL (widget)));
      else if (GTK_IS_BUTTON (widget) && gtk_button_get_icon_name (GTK_BUTTON (widget)) != NULL)
        g_string_append_printf (text, " (%s)", gtk_button_get_icon_name (GTK_BUTTON (widget)));
    }
  return g_string_free (text, FALSE);
}

static void
complain (Look *look, GtkWidget *widget, const char *what)
{
  g_autofree char *place = tell (widget, look->root);
  g_ptr_array_add (look->faults, g_strdup_printf ("%s: %s", what, place));
}

/* Where it lies */

static bool
is_content (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    return *gtk_label_get_text (GTK_LABEL (widget)) != '\0';
  if (GTK_IS_IMAGE (widget))
    return gtk_image_get_storage_type (GTK_IMAGE (widget)) != GTK_IMAGE_EMPTY;
  if (g_str_equal (G_OBJECT_TYPE_NAME (widget), "OxbowBoardCell"))     /* is heard, not seen */
    return false;
  return GTK_IS_BUTTON (widget) || GTK_IS_TEXT (widget) || GTK_IS_SWITCH (widget) || GTK_IS_DRAWING_AREA (widget)
         || GTK_IS_PICTURE (widget) || GTK_IS_CHECK_BUTTON (widget)
         || (gtk_widget_get_first_child (widget) == NULL && g_str_has_prefix (G_OBJECT_TYPE_NAME (widget), "Oxbow"));
}

/* Of a label: its letters, wherever they lie in it, without what letters such as J have before their beginning. */
static graphene_rect_t
measure_content (GtkWidget *widget, GtkWidget *root)
{
  graphene_rect_t place;
  if (!gtk_widget_compute_bounds (widget, root, &place))
    place = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  if (GTK_IS_LABEL (widget))
    {
      int x, y;
      PangoRectangle ink, logical;
      graphene_point_t corner;
      gtk_label_get_layout_offsets (GTK_LABEL (widget), &x, &y);
      pango_layout_get_pixel_extents (gtk_label_get_layout (GTK_LABEL (widget)), &ink, &logical);
      int left = MAX (ink.x, logical.x), right = MIN (ink.x + ink.width, logical.x + logical.width);
      graphene_point_t start = GRAPHENE_POINT_INIT ((float) (x + left), (float) (y + ink.y));
      if (gtk_widget_compute_point (widget, root, &start, &corner))
        place = GRAPHENE_RECT_INIT (corner.x, corner.y, (float) MAX (right - left, 0), (float) ink.height);
    }
  return place;
}

typedef struct
{
  bool across, down;
} Ways;

static Ways
get_ways (GtkWidget *scroller)
{
  GtkPolicyType across, down;
  gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (scroller), &across, &down);
  return (Ways) { across != GTK_POLICY_NEVER, down != GTK_POLICY_NEVER };
}

static bool
is_outside (const graphene_rect_t *inner, const graphene_rect_t *outer, Ways free)
{
  float right = outer->origin.x + outer->size.width, bottom = outer->origin.y + outer->size.height;
  return (!free.across && (inner->origin.x < outer->origin.x - SLACK
                           || inner->origin.x + inner->size.width > right + SLACK))
         || (!free.down && (inner->origin.y < outer->origin.y - SLACK
                            || inner->origin.y + inner->size.height > bottom + SLACK));
}

static void
see_through (Content *content, const graphene_rect_t *hole)
{
  if (!graphene_rect_intersection (&content->seen, hole, &content->seen))
    content->seen = GRAPHENE_RECT_INIT (0, 0, 0, 0);
}

/* Finds what is seen of it, and whether somebody who holds it cuts it off. */
static bool
is_cut_off (Content *content, GtkWidget *root)
{
  Ways free = { false, false };
  content->seen = content->whole;
  for (GtkWidget *widget = gtk_widget_get_parent (content->widget); widget != NULL;
       widget = widget != root ? gtk_widget_get_parent (widget) : NULL)
    {
      graphene_rect_t bounds;
      bool cuts = widget == root || GTK_IS_SCROLLED_WINDOW (widget)
                  || gtk_widget_get_overflow (widget) == GTK_OVERFLOW_HIDDEN;
      if (GTK_IS_SCROLLABLE (widget) || !cuts || !gtk_widget_compute_bounds (widget, root, &bounds))
        continue;
      if (GTK_IS_SCROLLED_WINDOW (widget))
        {
          Ways more = get_ways (widget);
          free = (Ways) { free.across || more.across, free.down || more.down };
        }
      if (is_outside (&content->whole, &bounds, free))
        return true;
      see_through (content, &bounds);
    }
  return false;
}

/* Looking at one */

static void
look_at_label (Look *look, GtkLabel *label, const graphene_rect_t *place)
{
  GtkWidget *widget = GTK_WIDGET (label);
  graphene_rect_t room;
  bool is_shortened = pango_layout_is_ellipsized (gtk_label_get_layout (label));
  if (is_shortened)
    g_ptr_array_add (look->shortened, g_object_ref (widget));
  if (is_shortened && gtk_widget_get_ancestor (widget, ADW_TYPE_COMBO_ROW) != NULL)
    complain (look, widget, "cannot be read, though it is what is chosen");
  if (gtk_widget_compute_bounds (widget, look->root, &room) && is_outside (place, &room, (Ways) { false, false }))
    complain (look, widget, "has less room than its letters need");
}

/* A key that comes before its children have places would be the end of all (src/app/flow.h). */
static bool
holds_keys_back (GtkWidget *box)
{
  return g_signal_has_handler_pending (box, g_signal_lookup ("move-cursor", GTK_TYPE_FLOW_BOX), 0, FALSE);
}

static void
look_at (Look *look, GtkWidget *widget)
{
  Content content = { .widget = widget, .whole = measure_content (widget, look->root) };
  if (GTK_IS_LABEL (widget))
    look_at_label (look, GTK_LABEL (widget), &content.whole);
  if (GTK_IS_BUTTON (widget)
      && (content.whole.size.width < SMALLEST - SLACK || content.whole.size.height < SMALLEST - SLACK))
    complain (look, widget, "too small to be pressed");
  if (is_cut_off (&content, look->root))
    complain (look, widget, "cut off");
  g_array_append_val (look->contents, content);
}

static void
collect (Look *look, GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget) || gtk_widget_get_opacity (widget) == 0 || GTK_IS_SCROLLBAR (widget))
    return;
  if (is_content (widget))
    look_at (look, widget);
  if (GTK_IS_FLOW_BOX (widget) && !holds_keys_back (widget))
    complain (look, widget, "takes keys before its children have places");
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_NATIVE (child))
      collect (look, child);
}

/* Looking at two */

static GtkWidget *
get_branch (GtkWidget *widget, GtkWidget *ancestor)
{
  while (gtk_widget_get_parent (widget) != ancestor)
    widget = gtk_widget_get_parent (widget);
  return widget;
}

/* An overlay lies over pictures, and a folded panel over the page, as they should; the row of an entry moves its title
 * between two places of which one is seen. */
static bool
may_lie_over (const Content *one, const Content *other)
{
  GtkWidget *holder = gtk_widget_get_ancestor (one->widget, GTK_TYPE_WIDGET);
  holder = gtk_widget_is_ancestor (other->widget, one->widget) || gtk_widget_is_ancestor (one->widget, other->widget)
               ? NULL : holder;
  if (holder == NULL)
    return true;
  while (!gtk_widget_is_ancestor (other->widget, holder))
    holder = gtk_widget_get_parent (holder);
  if (GTK_IS_OVERLAY (holder))
    {
      GtkWidget *main = gtk_overlay_get_child (GTK_OVERLAY (holder));
      bool is_one = get_branch (one->widget, holder) == main, is_other = get_branch (other->widget, holder) == main;
      return (is_one && !GTK_IS_LABEL (one->widget)) || (is_other && !GTK_IS_LABEL (other->widget));
    }
  if (ADW_IS_FLAP (holder))
    return adw_flap_get_folded (ADW_FLAP (holder));
  return gtk_widget_get_ancestor (holder, ADW_TYPE_ENTRY_ROW) != NULL;
}

static void
compare (Look *look, const Content *one, const Content *other)
{
  graphene_rect_t both;
  if (!graphene_rect_intersection (&one->seen, &other->seen, &both) || both.size.width <= SLACK
      || both.size.height <= SLACK || may_lie_over (one, other))
    return;
  g_autofree char *place = tell (one->widget, look->root), *other_place = tell (other->widget, look->root);
  g_ptr_array_add (look->faults, g_strdup_printf ("%.0f by %.0f pixels over each other: %s, and %s", both.size.width,
                                                  both.size.height, place, other_place));
}

/* Tooltips of what is shortened: the last that is looked at, since what lies out of sight is scrolled to. */

static void
scroll_to (GtkWidget *widget)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t place, view;
  if (scroller == NULL || !gtk_widget_compute_bounds (widget, scroller, &place)
      || !gtk_widget_compute_bounds (scroller, scroller, &view) || !get_ways (scroller).down
      || !is_outside (&place, &view, (Ways) { true, false }))
    return;
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  gtk_adjustment_set_value (down, gtk_adjustment_get_value (down) + place.origin.y);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (gtk_widget_get_root (widget)));
}

/* Asks for one as the pointer does: first the text, then all that hold it, up to the window. */
static bool
has_tooltip (GtkWidget *label)
{
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  graphene_point_t centre = GRAPHENE_POINT_INIT ((float) gtk_widget_get_width (label) / 2,
                                                 (float) gtk_widget_get_height (label) / 2), there;
  gboolean is_told = FALSE;
  for (GtkWidget *widget = label; widget != NULL && !is_told; widget = gtk_widget_get_parent (widget))
    if (gtk_widget_get_has_tooltip (widget) && gtk_widget_compute_point (label, widget, &centre, &there))
      g_signal_emit_by_name (widget, "query-tooltip", (int) there.x, (int) there.y, FALSE, tooltip, &is_told);
  return is_told;
}

static void
look_at_tooltips (Look *look)
{
  for (unsigned int i = 0; i < look->shortened->len; i++)
    {
      GtkWidget *label = look->shortened->pdata[i];
      scroll_to (label);
      if (gtk_widget_get_mapped (label) && !has_tooltip (label))
        complain (look, label, "shortened, and no tooltip tells the rest");
    }
}

GPtrArray *
find_faults (GtkWidget *root)
{
  g_autoptr (GArray) contents = g_array_new (FALSE, FALSE, sizeof (Content));
  g_autoptr (GPtrArray) shortened = g_ptr_array_new_with_free_func (g_object_unref);
  Look look = { root, contents, shortened, g_ptr_array_new_with_free_func (g_free) };
  collect (&look, root);
  for (unsigned int i = 0; i < contents->len; i++)
    for (unsigned int j = i + 1; j < contents->len; j++)
      compare (&look, &g_array_index (contents, Content, i), &g_array_index (contents, Content, j));
  look_at_tooltips (&look);
  return look.faults;
}
