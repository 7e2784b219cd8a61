/* board.c: the board in the window
 *
 * How its layers and children are put together. What is shown, where it is seen from, pointer, keys, cursor and motion
 * have files of their own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/board/board.h"
#include "app/board/overview.h"
#include "app/board/parts.h"
#include "app/em.h"
#include "app/preferences.h"
#include "app/spare.h"
#include "app/style.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <math.h>

#define LEAST_PX 100
#define NATURAL_PX 480
#define PAUSE_S 2
#define REST_S 10               /* after which tiles out of view are given back */
#define OVERVIEW_GAP 12
#define OVERVIEW_FROM_PX 300    /* a view that is smaller has no room for one */
#define LOOKS 8                 /* under it, each way, for cells */

enum
{
  PROP_0,
  PROP_ZOOM,
  PROP_FIT,
  N_PROPS,
  PROP_HADJUSTMENT,
  PROP_VADJUSTMENT,
  PROP_HSCROLL_POLICY,
  PROP_VSCROLL_POLICY,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE_WITH_CODE (OxbowBoard, oxbow_board, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

void
oxbow_board_emit_spot (OxbowBoard *self, const char *signal, OxbowSpot spot)
{
  g_signal_emit_by_name (self, signal, spot.cell, spot.edge);
}

static void
oxbow_board_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                     int *minimum_baseline, int *natural_baseline)
{
  *minimum = LEAST_PX;
  *natural = NATURAL_PX;
}

/* Whether it lies over cells in the corner of the map, which cannot be scrolled out from under it. */
static bool
hides_corner (OxbowBoard *self, const GdkRectangle *place, bool is_left)
{
  const OxbowCamera *camera = &self->camera;
  OxbowBox canvas = oxbow_camera_canvas (camera);
  bool ends_across = is_left ? camera->x <= 0 : camera->x + camera->width >= floor (canvas.width);
  bool has_cells = false;
  if (!ends_across || camera->y + camera->height < floor (canvas.height))
    return false;
  for (int i = 0; i < LOOKS * LOOKS && !has_cells; i++)
    {
      double x = place->x + (double) place->width * (i % LOOKS) / (LOOKS - 1),
             y = place->y + (double) place->height * (i / LOOKS) / (LOOKS - 1);
      has_cells = !oxbow_spot_is (oxbow_board_pick (self, x, y), OXBOW_SPOT_NONE);
    }
  return has_cells;
}

/* In the lower corner at the end of lines; in another one if the map's corner would be hidden there, or the cursor's
 * cell. It stays under the pointer that moves the view in it. */
static GtkAllocation
place_overview (OxbowBoard *self, int width, int height)
{
  GtkAllocation place = { 0 };
  GdkRectangle cursor;
  if (oxbow_overview_is_held (OXBOW_OVERVIEW (self->overview)))
    return self->overview_place;
  gtk_widget_measure (self->overview, GTK_ORIENTATION_HORIZONTAL, -1, &place.width, NULL, NULL, NULL);
  gtk_widget_measure (self->overview, GTK_ORIENTATION_VERTICAL, -1, &place.height, NULL, NULL, NULL);
  bool is_left = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  place.x = is_left ? OVERVIEW_GAP : width - OVERVIEW_GAP - place.width;
  place.y = height - OVERVIEW_GAP - place.height;
  if (self->subject != NULL && hides_corner (self, &place, is_left))
    {
      if (self->camera.y > 0)
        place.y = OVERVIEW_GAP;
      else
        place.x = width - place.width - place.x;
    }
  if (oxbow_board_has_cursor (self) && oxbow_board_get_rectangle (self, oxbow_board_cursor_spot (self), &cursor)
      && gdk_rectangle_intersect (&place, &cursor, NULL))
    place.y = height - place.height - place.y;
  return place;
}

static void
allocate_overview (OxbowBoard *self, int width, int height)
{
  bool is_wanted = self->subject != NULL && !oxbow_camera_sees_all (&self->camera) && width >= OVERVIEW_FROM_PX
                   && height >= OVERVIEW_FROM_PX;
  self->overview_place = place_overview (self, width, height);
  gtk_widget_set_child_visible (self->overview, is_wanted);
  gtk_widget_size_allocate (self->overview, &self->overview_place, -1);
  if (!is_wanted)
    return;
  OxbowLayout layout = oxbow_camera_layout (&self->camera);
  OxbowBox bounds = oxbow_layout_bounds (&layout), seen = oxbow_camera_seen (&self->camera);
  oxbow_overview_set_view (OXBOW_OVERVIEW (self->overview),
                           &(OxbowBox) { seen.x / bounds.width, seen.y / bounds.height, seen.width / bounds.width,
                                         seen.height / bounds.height });
}

static void
oxbow_board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  OxbowBoard *self = OXBOW_BOARD (widget);
  double margin = ceil (oxbow_em_get (widget));    /* for the names of columns and rows */

  if (self->camera.width != width || self->camera.height != height || self->camera.margin != margin)
    {
      oxbow_board_end_glide (self);
      oxbow_camera_set_margin (&self->camera, margin);
      oxbow_camera_resize (&self->camera, width, height);
      oxbow_board_camera_moved (self, true);
    }
  oxbow_board_allocate_cells (self);
  oxbow_board_allocate_bubble (self);
  allocate_overview (self, width, height);
}

static gboolean
rest_cb (gpointer data)
{
  OxbowBoard *self = data;
  self->rest_timer = 0;
  oxbow_tiles_trim (self->ground);
  oxbow_tiles_trim (self->hand);
  return G_SOURCE_REMOVE;
}

static unsigned int pause_timer;        /* of all boards: what one leaves behind is there when it has gone */

static gboolean
pause_cb (gpointer data)
{
  pause_timer = 0;
  oxbow_spare_give_back ();
  return G_SOURCE_REMOVE;
}

/* Each frame leaves a hole as large as the window, which the next one fills; in a pause nobody needs it. Nor does
 * anybody need the holes of a game that was left, which are larger. */
static void
plan_pause (void)
{
  if (pause_timer == 0)
    pause_timer = g_timeout_add_seconds (PAUSE_S, pause_cb, NULL);
}

/* Once after anything was drawn, and then no more. */
static void
plan_rest (OxbowBoard *self)
{
  if (self->rest_timer == 0)
    self->rest_timer = g_timeout_add_seconds (REST_S, rest_cb, self);
  plan_pause ();
}

static gboolean
drawn_cb (gpointer data)
{
  OxbowBoard *self = data;
  self->drawn_idle = 0;
  self->is_drawn = true;
  g_signal_emit_by_name (self, "drawn");
  return G_SOURCE_REMOVE;
}

/* Told once the frame is on its way, and once for each time that the board is shown. */
static void
plan_drawn (OxbowBoard *self, const OxbowBox *seen)
{
  if (!self->is_drawn && self->drawn_idle == 0 && oxbow_tiles_are_ready (self->ground, seen))
    self->drawn_idle = g_idle_add (drawn_cb, self);
}

static void
oxbow_board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  OxbowBoard *self = OXBOW_BOARD (widget);
  graphene_rect_t view =
      GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget), (float) gtk_widget_get_height (widget));
  OxbowColour paper = oxbow_theme_get (oxbow_style_get_theme ())->tones[OXBOW_TONE_PAPER];
  gtk_snapshot_append_color (snapshot, &(GdkRGBA) { (float) paper.red, (float) paper.green, (float) paper.blue, 1 },
                             &view);
  if (self->subject != NULL)
    {
      OxbowBox seen = oxbow_camera_seen (&self->camera);
      gtk_snapshot_push_clip (snapshot, &view);
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) -seen.x, (float) -seen.y));
      oxbow_tiles_snapshot (self->ground, snapshot, &seen);
      oxbow_board_append_overlay (self, snapshot);
      gtk_snapshot_restore (snapshot);
      if (!self->names && !self->bare)
        oxbow_board_append_rulers (self, snapshot);
      gtk_snapshot_pop (snapshot);
      plan_rest (self);
      plan_drawn (self, &seen);
    }
  gtk_widget_snapshot_child (widget, self->overview, snapshot);
  gtk_widget_snapshot_child (widget, self->bubble, snapshot);
}

static gboolean
oxbow_board_grab_focus (GtkWidget *widget)
{
  OxbowBoard *self = OXBOW_BOARD (widget);
  return gtk_widget_grab_focus (GTK_WIDGET (self->cells[self->spoken]));
}

/* Tab comes to the cursor and leaves the board; everything between is for other keys. A window that opens gives the
 * focus to something, and nobody has pressed a key. */
static gboolean
oxbow_board_focus (GtkWidget *widget, GtkDirectionType direction)
{
  OxbowBoard *self = OXBOW_BOARD (widget);
  GtkRoot *root = gtk_widget_get_root (widget);
  if (gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;
  self->cursor_shown = GTK_IS_WINDOW (root) && gtk_window_is_active (GTK_WINDOW (root));
  return oxbow_board_grab_focus (widget);
}

static void
oxbow_board_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (oxbow_board_parent_class)->realize (widget);
  oxbow_board_renew_print (OXBOW_BOARD (widget));
}

static void
oxbow_board_unmap (GtkWidget *widget)
{
  OxbowBox seen = oxbow_camera_seen (&OXBOW_BOARD (widget)->camera);
  oxbow_tiles_keep (OXBOW_BOARD (widget)->ground, &seen);
  g_clear_handle_id (&OXBOW_BOARD (widget)->drawn_idle, g_source_remove);
  OXBOW_BOARD (widget)->is_drawn = false;
  oxbow_board_cancel_stroke (OXBOW_BOARD (widget));
  oxbow_board_end_motion (OXBOW_BOARD (widget));
  oxbow_board_end_glide (OXBOW_BOARD (widget));
  oxbow_board_hide_refusal (OXBOW_BOARD (widget));
  GTK_WIDGET_CLASS (oxbow_board_parent_class)->unmap (widget);
}

/* As wide as its lines and no wider. */
static GtkWidget *
make_tip (const char *words)
{
  return g_object_new (GTK_TYPE_LABEL, "label", words, "wrap", TRUE, "max-width-chars", 42, "natural-wrap-mode",
                       GTK_NATURAL_WRAP_WORD, "xalign", 0.0f, NULL);
}

/* What the game draws where the map has no land. */
static gboolean
tell_beside (OxbowBoard *self, int x, int y, GtkTooltip *tooltip)
{
  OxbowLayout layout = oxbow_camera_layout (&self->camera);
  OxbowPoint offset = oxbow_camera_offset (&self->camera);
  OxbowSpot spot = oxbow_layout_spot_at (&layout, x + offset.x, y + offset.y, 0);
  GdkRectangle rectangle;
  if (self->beside == NULL || spot.cell == OXBOW_NO_CELL || !oxbow_scene_is_outside (self->subject->scene, spot.cell)
      || !oxbow_board_get_rectangle (self, spot, &rectangle))
    return FALSE;
  g_autofree char *words = self->beside (spot.cell, self->describe_data);
  if (words == NULL)
    return FALSE;
  gtk_tooltip_set_custom (tooltip, make_tip (words));
  gtk_tooltip_set_tip_area (tooltip, &rectangle);
  return TRUE;
}

static gboolean
oxbow_board_query_tooltip (GtkWidget *widget, int x, int y, gboolean by_keyboard, GtkTooltip *tooltip)
{
  OxbowBoard *self = OXBOW_BOARD (widget);
  GdkRectangle rectangle;
  if (self->subject == NULL || !self->hints || self->carried != OXBOW_NO_CELL || self->motion != NULL
      || gtk_widget_get_visible (self->bubble))
    return FALSE;
  /* Who draws reads the line below the board, and would have to draw beneath the tip. */
  if (self->draws)
    return FALSE;
  OxbowSpot spot = by_keyboard ? oxbow_board_cursor_spot (self) : oxbow_board_pick (self, x, y);
  if (!by_keyboard && oxbow_spot_is (spot, OXBOW_SPOT_NONE))
    return tell_beside (self, x, y, tooltip);
  /* What would become of a river is drawn, and a tip would hide it. */
  if (spot.edge != OXBOW_NO_EDGE && self->preview != NULL)
    return FALSE;
  if (!oxbow_board_get_rectangle (self, spot, &rectangle))
    return FALSE;
  g_autofree char *words = oxbow_board_tell_spot (self, spot);
  gtk_tooltip_set_custom (tooltip, make_tip (words));
  gtk_tooltip_set_tip_area (tooltip, &rectangle);
  return TRUE;
}

static void
oxbow_board_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  OxbowBoard *self = OXBOW_BOARD (object);

  switch (id)
    {
    case PROP_ZOOM:
      g_value_set_double (value, oxbow_board_get_zoom (self));
      break;
    case PROP_FIT:
      g_value_set_boolean (value, self->camera.fit);
      break;
    case PROP_HADJUSTMENT:
      g_value_set_object (value, self->across);
      break;
    case PROP_VADJUSTMENT:
      g_value_set_object (value, self->down);
      break;
    case PROP_HSCROLL_POLICY:
      g_value_set_enum (value, self->across_policy);
      break;
    case PROP_VSCROLL_POLICY:
      g_value_set_enum (value, self->down_policy);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
oxbow_board_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  OxbowBoard *self = OXBOW_BOARD (object);

  switch (id)
    {
    case PROP_HADJUSTMENT:
      oxbow_board_set_adjustment (self, &self->across, g_value_get_object (value));
      break;
    case PROP_VADJUSTMENT:
      oxbow_board_set_adjustment (self, &self->down, g_value_get_object (value));
      break;
    case PROP_HSCROLL_POLICY:
      self->across_policy = (GtkScrollablePolicy) g_value_get_enum (value);
      break;
    case PROP_VSCROLL_POLICY:
      self->down_policy = (GtkScrollablePolicy) g_value_get_enum (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
theme_changed_cb (OxbowBoard *self)
{
  oxbow_board_renew_print (self);
}

static void
preferences_changed_cb (OxbowBoard *self)
{
  self->names = g_settings_get_boolean (oxbow_preferences_get (), "coordinates");
  self->hints = g_settings_get_boolean (oxbow_preferences_get (), "hover-hints");
  oxbow_board_renew_print (self);
}

static void
overview_moved_cb (OxbowBoard *self, double x, double y)
{
  oxbow_board_end_glide (self);
  OxbowLayout layout = oxbow_camera_layout (&self->camera);
  OxbowBox bounds = oxbow_layout_bounds (&layout);
  oxbow_camera_centre (&self->camera, x * bounds.width, y * bounds.height);
  oxbow_board_camera_moved (self, false);
}

static void
oxbow_board_dispose (GObject *object)
{
  OxbowBoard *self = OXBOW_BOARD (object);

  oxbow_board_end_motion (self);
  oxbow_board_hide_refusal (self);
  g_clear_handle_id (&self->rest_timer, g_source_remove);
  g_clear_handle_id (&pause_timer, g_source_remove);
  plan_pause ();
  g_clear_handle_id (&self->drawn_idle, g_source_remove);
  oxbow_board_set_adjustment (self, &self->across, NULL);
  oxbow_board_set_adjustment (self, &self->down, NULL);
  for (int i = 0; i < 2; i++)
    if (self->cells[i] != NULL)
      gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->cells[i])));
  g_clear_pointer (&self->overview, gtk_widget_unparent);
  g_clear_pointer (&self->bubble, gtk_widget_unparent);
  G_OBJECT_CLASS (oxbow_board_parent_class)->dispose (object);
}

static void
oxbow_board_finalize (GObject *object)
{
  OxbowBoard *self = OXBOW_BOARD (object);

  oxbow_board_clear_sprites (self);
  g_clear_pointer (&self->ruler_names, oxbow_ruler_names_free);
  oxbow_tiles_free (self->ground);
  oxbow_tiles_free (self->hand);
  g_clear_pointer (&self->marks, g_array_unref);
  g_clear_pointer (&self->shown_marks, g_array_unref);
  g_clear_pointer (&self->moved, g_array_unref);
  g_clear_pointer (&self->preview, oxbow_subject_unref);
  g_clear_pointer (&self->subject, oxbow_subject_unref);
  if (self->describe_destroy != NULL)
    self->describe_destroy (self->describe_data);
  G_OBJECT_CLASS (oxbow_board_parent_class)->finalize (object);
}

static void
add_signal (const char *name, unsigned int n, ...)
{
  va_list types;
  va_start (types, n);
  g_signal_new_valist (name, OXBOW_TYPE_BOARD, G_SIGNAL_RUN_LAST, NULL, NULL, NULL, NULL, G_TYPE_NONE, n, types);
  va_end (types);
}

static void
install_signals (void)
{
  add_signal ("spot-activated", 2, G_TYPE_INT, G_TYPE_INT);
  add_signal ("spot-hovered", 2, G_TYPE_INT, G_TYPE_INT);
  add_signal ("spot-menu", 3, G_TYPE_INT, G_TYPE_INT, GDK_TYPE_RECTANGLE | G_SIGNAL_TYPE_STATIC_SCOPE);
  add_signal ("take-back", 0);
  add_signal ("cursor-moved", 2, G_TYPE_INT, G_TYPE_INT);
  add_signal ("motion-ended", 0);
  add_signal ("drawn", 0);
  add_signal ("stroke", 5, G_TYPE_INT, G_TYPE_INT, G_TYPE_INT, G_TYPE_UINT, G_TYPE_UINT);
  g_signal_new ("piece-dragged", OXBOW_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled, NULL, NULL,
                G_TYPE_BOOLEAN, 1, G_TYPE_INT);
}

static void
install_properties (GObjectClass *object_class)
{
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  properties[PROP_ZOOM] = g_param_spec_double ("zoom", NULL, NULL, 0, 8, 1, flags);
  properties[PROP_FIT] = g_param_spec_boolean ("fit", NULL, NULL, TRUE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  g_object_class_override_property (object_class, PROP_HADJUSTMENT, "hadjustment");
  g_object_class_override_property (object_class, PROP_VADJUSTMENT, "vadjustment");
  g_object_class_override_property (object_class, PROP_HSCROLL_POLICY, "hscroll-policy");
  g_object_class_override_property (object_class, PROP_VSCROLL_POLICY, "vscroll-policy");
}

static void
oxbow_board_class_init (OxbowBoardClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->get_property = oxbow_board_get_property;
  object_class->set_property = oxbow_board_set_property;
  object_class->dispose = oxbow_board_dispose;
  object_class->finalize = oxbow_board_finalize;
  widget_class->measure = oxbow_board_measure;
  widget_class->size_allocate = oxbow_board_size_allocate;
  widget_class->snapshot = oxbow_board_snapshot;
  widget_class->grab_focus = oxbow_board_grab_focus;
  widget_class->focus = oxbow_board_focus;
  widget_class->realize = oxbow_board_realize;
  widget_class->unmap = oxbow_board_unmap;
  widget_class->query_tooltip = oxbow_board_query_tooltip;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
  gtk_widget_class_set_css_name (widget_class, "board");
  install_properties (object_class);
  install_signals ();
  oxbow_board_install_keys (widget_class);
}

static void
watch_style (OxbowBoard *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (theme_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (theme_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (theme_changed_cb), NULL);
  g_signal_connect_object (oxbow_preferences_get (), "changed", G_CALLBACK (preferences_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
oxbow_board_init (OxbowBoard *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  oxbow_camera_init (&self->camera, &(OxbowGrid) { 1, 1, OXBOW_FLAT });
  self->ground = oxbow_tiles_new (widget);
  self->hand = oxbow_tiles_new (widget);
  self->overview = GTK_WIDGET (oxbow_overview_new ());
  g_signal_connect_swapped (self->overview, "moved-to", G_CALLBACK (overview_moved_cb), self);
  oxbow_board_init_cursor (self);
  oxbow_board_init_refusal (self);
  gtk_widget_set_parent (self->overview, widget);
  oxbow_board_init_pointer (self);
  oxbow_board_init_keys (self);
  gtk_widget_set_hexpand (widget, TRUE);
  gtk_widget_set_vexpand (widget, TRUE);
  gtk_widget_set_overflow (widget, GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_has_tooltip (widget, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Board"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  _("Arrow keys move the cursor, Enter chooses, N goes to the next place that can be "
                                    "chosen, B to the sides of a cell."), -1);
  watch_style (self);
  preferences_changed_cb (self);
}

GtkWidget *
oxbow_board_new (void)
{
  return g_object_new (OXBOW_TYPE_BOARD, NULL);
}

bool
oxbow_board_is_drawn (OxbowBoard *self)
{
  return self->is_drawn;
}
