/* toolbar.c: the tools, and what they draw with
 *
 * Each tool that the game has a use for is a button with its key in the tip. At the end stands what all of them obey:
 * how wide they draw, the symmetry, and a menu of what can be done with pieces of the map; at the beginning, the
 * terrains of the two buttons. Where there is no room for all tools, they scroll; the end stays.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/editor/toolbar.h"
#include "app/editor/swatch.h"
#include "app/menu-model.h"
#include "app/tip.h"
#include "core/position.h"

#include <glib/gi18n-lib.h>

#define FIRST_EM 1.9
#define SECOND_EM 1.4
#define STEPS_A_PAGE 4          /* of the wheel over the tools */

struct _OxbowToolbar
{
  GtkWidget parent_instance;

  GtkWidget *line, *box, *end;  /* the whole; the tools; what all of them obey */
  GtkWidget *first, *second;    /* the swatches of the buttons */
  GtkWidget *symmetry, *sign;   /* the button of its menu, and the letters there that say which is on */
  OxbowEasel *easel;
  GtkWidget *position;          /* the tool for what stands in a position, or NULL */
};

G_DEFINE_FINAL_TYPE (OxbowToolbar, oxbow_toolbar, GTK_TYPE_WIDGET)

/* Which symmetry is on is written on the button, named in its tip, and read out. */
static void
show_symmetry (OxbowToolbar *self)
{
  OxbowSymmetryKind kind = oxbow_toolbox_get_symmetry (oxbow_easel_get_toolbox (self->easel))->kind;
  const char *sign = oxbow_symmetry_get_sign (kind);
  g_auto (GStrv) parts = g_strsplit (oxbow_symmetry_get_title (kind), "_", -1);
  g_autofree char *title = g_strjoinv ("", parts);
  /* Translators: the symmetry that is on, such as: Turn by 60° */
  g_autofree char *name = g_strdup_printf (_("Symmetry: %s"), title);
  g_autofree char *tip = g_strdup_printf (_("%s\nY goes on to the next one, Shift+Y back"), name);
  gtk_label_set_label (GTK_LABEL (self->sign), sign);
  gtk_widget_set_visible (self->sign, *sign != '\0');
  gtk_widget_set_tooltip_text (self->symmetry, tip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->symmetry), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
follow (OxbowToolbar *self)
{
  OxbowToolbox *toolbox = oxbow_easel_get_toolbox (self->easel);
  show_symmetry (self);
  oxbow_swatch_set_terrain (OXBOW_SWATCH (self->first), oxbow_toolbox_get_terrain (toolbox, OXBOW_BUTTON_FIRST));
  oxbow_swatch_set_terrain (OXBOW_SWATCH (self->second), oxbow_toolbox_get_terrain (toolbox, OXBOW_BUTTON_SECOND));
}

static GtkWidget *
name (GtkWidget *button, const char *title, const char *tip)
{
  gtk_widget_set_tooltip_text (button, tip);
  gtk_widget_add_css_class (button, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  return button;
}

/* One that this game has no use for is shown only where it may be missed, and says why it rests. */
static void
add_tool (OxbowToolbar *self, const OxbowTool *tool)
{
  const OxbowPalette *palette = oxbow_draft_get_palette (oxbow_easel_get_draft (self->easel));
  bool fits = oxbow_tool_fits (tool, palette);
  if (!fits && tool->why_not == NULL)
    return;
  unsigned int key = 0;
  GdkModifierType modifiers = 0;
  g_autofree char *icon = g_strdup_printf ("oxbow-%s-symbolic", tool->id);
  gtk_accelerator_parse (tool->key, &key, &modifiers);
  g_autofree char *label = gtk_accelerator_get_label (key, modifiers);
  /* Translators: the tip of a tool: its name, its key, and what it does */
  g_autofree char *tip = g_strdup_printf (_("%s (%s)\n%s"), _(tool->title), label,
                                         fits ? _(tool->help) : tool->why_not (palette));
  GtkWidget *button = gtk_toggle_button_new ();
  gtk_button_set_icon_name (GTK_BUTTON (button), icon);
  if (fits)
    {
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "editor.tool");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", tool->id);
    }
  else
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    tool->why_not (palette), -1);
  gtk_widget_set_sensitive (button, fits);
  gtk_box_append (GTK_BOX (self->box), name (button, _(tool->title), tip));
  if (g_str_equal (tool->id, "position"))
    self->position = button;
}

/* Most maps begin with the game's set-up, and there is no position to draw on. */
static void
show_position (OxbowToolbar *self)
{
  OxbowDraft *draft = oxbow_easel_get_draft (self->easel);
  if (self->position != NULL)
    gtk_widget_set_visible (self->position, oxbow_scenario_has_position (oxbow_draft_get_scenario (draft)));
}

static void
draft_changed_cb (OxbowToolbar *self, const OxbowTouched *touched)
{
  if ((touched->layers & 1u << OXBOW_LAYER_POSITION) != 0)
    show_position (self);
}

/* What is chosen is for the map, so the keys go back there. */
static void
closed_cb (GtkWidget *button)
{
  gtk_widget_activate_action (button, "editor.to-board", NULL);
}

static GtkWidget *
new_menu_button (const char *icon, const char *title, GMenuModel *menu)
{
  GtkWidget *button = gtk_menu_button_new ();
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), icon);
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), menu);
  g_signal_connect_object (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)), "closed", G_CALLBACK (closed_cb),
                           button, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  oxbow_tip_spare_menu (button);
  return name (button, title, title);
}

/* The icon, and beside it a sign while a symmetry is on. */
static GtkWidget *
new_symmetry_button (OxbowToolbar *self, GMenuModel *menu)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  self->symmetry = new_menu_button ("oxbow-symmetry-symbolic", _("Symmetry"), menu);
  self->sign = gtk_label_new ("");
  gtk_widget_add_css_class (self->sign, "symmetry-sign");
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("oxbow-symmetry-symbolic"));
  gtk_box_append (GTK_BOX (box), self->sign);
  gtk_menu_button_set_child (GTK_MENU_BUTTON (self->symmetry), box);
  return self->symmetry;
}

/* Both swatches are one button, which changes them round. */
static GtkWidget *
new_swatches (OxbowToolbar *self)
{
  OxbowToolbox *toolbox = oxbow_easel_get_toolbox (self->easel);
  const OxbowScenario *scenario = oxbow_draft_get_scenario (oxbow_easel_get_draft (self->easel));
  OxbowOrientation orientation = scenario->map->grid.orientation;
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  OxbowThing first = { OXBOW_THING_TERRAIN, oxbow_toolbox_get_terrain (toolbox, OXBOW_BUTTON_FIRST), NULL };
  OxbowThing second = { OXBOW_THING_TERRAIN, oxbow_toolbox_get_terrain (toolbox, OXBOW_BUTTON_SECOND), NULL };
  self->first = oxbow_swatch_new (scenario->ruleset, orientation, &first, FIRST_EM);
  self->second = oxbow_swatch_new (scenario->ruleset, orientation, &second, SECOND_EM);
  gtk_widget_set_valign (self->second, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (box), self->first);
  gtk_box_append (GTK_BOX (box), self->second);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "editor.swap");
  return name (button, _("Change the Terrains Round"),
               _("What the left button draws, and the right one; press to change them round"));
}

/* Before the first figure, or else letter, that no line before has: a figure is what people would press. */
static void
mark_key (GString *label, GString *taken)
{
  for (int wants_digit = 1; wants_digit >= 0; wants_digit--)
    for (const char *p = label->str; *p != '\0'; p = g_utf8_next_char (p))
      {
        gunichar key = g_unichar_tolower (g_utf8_get_char (p));
        bool fits = wants_digit ? g_unichar_isdigit (key) : g_unichar_isalpha (key);
        if (!fits || g_utf8_strchr (taken->str, -1, key) != NULL)
          continue;
        g_string_append_unichar (taken, key);
        g_string_insert_c (label, p - label->str, '_');
        return;
      }
}

static GMenuModel *
new_radius_menu (void)
{
  g_autoptr (GString) taken = g_string_new (NULL);
  GMenu *menu = g_menu_new ();
  for (int radius = 0; radius <= OXBOW_MAX_RADIUS; radius++)
    {
      int n = 3 * radius * (radius + 1) + 1;
      g_autoptr (GString) label = g_string_new (NULL);
      g_string_printf (label, ngettext ("%d Cell", "%d Cells", (gulong) n), n);
      mark_key (label, taken);
      g_autoptr (GMenuItem) item = g_menu_item_new (label->str, NULL);
      g_menu_item_set_action_and_target (item, "editor.radius", "i", radius);
      g_menu_append_item (menu, item);
    }
  return G_MENU_MODEL (menu);
}

static GMenuModel *
new_symmetry_menu (void)
{
  GMenu *menu = g_menu_new (), *kinds = g_menu_new (), *centre = g_menu_new ();
  for (int kind = 0; kind < OXBOW_N_SYMMETRIES; kind++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (oxbow_symmetry_get_title ((OxbowSymmetryKind) kind), NULL);
      g_menu_item_set_action_and_target (item, "editor.symmetry", "i", kind);
      g_menu_append_item (kinds, item);
    }
  g_menu_append (centre, _("_Centre at the Cursor"), "editor.centre");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (kinds));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (centre));
  g_object_unref (kinds);
  g_object_unref (centre);
  return G_MENU_MODEL (menu);
}

static void
add_separator (GtkWidget *box)
{
  gtk_box_append (GTK_BOX (box), gtk_separator_new (GTK_ORIENTATION_VERTICAL));
}

static void
add_all (OxbowToolbar *self)
{
  static GMenuModel *symmetry;          /* kept, as GTK would keep the sections of each */
  g_autoptr (GMenuModel) radius = new_radius_menu ();
  if (symmetry == NULL)
    symmetry = new_symmetry_menu ();
  gtk_box_append (GTK_BOX (self->box), new_swatches (self));
  add_separator (self->box);
  for (int i = 0; oxbow_tools[i] != NULL; i++)
    add_tool (self, oxbow_tools[i]);
  add_separator (self->end);
  gtk_box_append (GTK_BOX (self->end), new_menu_button ("oxbow-size-symbolic", _("Brush Size"), radius));
  gtk_box_append (GTK_BOX (self->end), new_symmetry_button (self, symmetry));
  show_symmetry (self);
  gtk_box_append (GTK_BOX (self->end), new_menu_button ("view-more-symbolic", _("Edit"),
                                                            oxbow_menu_model_get ("editor-menu")));
}

static void
oxbow_toolbar_dispose (GObject *object)
{
  OxbowToolbar *self = OXBOW_TOOLBAR (object);

  g_clear_pointer (&self->line, gtk_widget_unparent);
  g_clear_object (&self->easel);
  G_OBJECT_CLASS (oxbow_toolbar_parent_class)->dispose (object);
}

static void
oxbow_toolbar_class_init (OxbowToolbarClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = oxbow_toolbar_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "tools");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TOOLBAR);
}

/* Most wheels turn up and down only; here that is left and right. A touchpad tells pixels, not steps. */
static gboolean
scroll_cb (GtkScrolledWindow *scrolled, double dx, double dy, GtkEventControllerScroll *wheel)
{
  GtkAdjustment *across = gtk_scrolled_window_get_hadjustment (scrolled);
  bool is_touchpad = gtk_event_controller_scroll_get_unit (wheel) == GDK_SCROLL_UNIT_SURFACE;
  double step = is_touchpad ? 1 : gtk_adjustment_get_page_size (across) / STEPS_A_PAGE;
  if (dx != 0 || gtk_adjustment_get_upper (across) <= gtk_adjustment_get_page_size (across))
    return GDK_EVENT_PROPAGATE;
  gtk_adjustment_set_value (across, gtk_adjustment_get_value (across) + dy * step);
  return GDK_EVENT_STOP;
}

static void
hear_wheel (GtkScrolledWindow *scrolled)
{
  GtkEventController *wheel = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  gtk_event_controller_set_propagation_phase (wheel, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (wheel, "scroll", G_CALLBACK (scroll_cb), scrolled);
  gtk_widget_add_controller (GTK_WIDGET (scrolled), wheel);
}

static void
oxbow_toolbar_init (OxbowToolbar *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  self->line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  self->end = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  g_object_set (scrolled, "vscrollbar-policy", GTK_POLICY_NEVER, "propagate-natural-width", TRUE, "child", self->box,
                NULL);
  hear_wheel (GTK_SCROLLED_WINDOW (scrolled));
  gtk_box_append (GTK_BOX (self->line), scrolled);
  gtk_box_append (GTK_BOX (self->line), self->end);
  gtk_widget_set_parent (self->line, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Tools"), -1);
}

static void
empty (GtkWidget *box)
{
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child (box)) != NULL)
    gtk_box_remove (GTK_BOX (box), child);
}

void
oxbow_toolbar_set_easel (OxbowToolbar *self, OxbowEasel *easel)
{
  empty (self->box);
  empty (self->end);
  if (self->easel != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->easel, self);
      g_signal_handlers_disconnect_by_data (oxbow_easel_get_draft (self->easel), self);
    }
  self->position = NULL;
  g_set_object (&self->easel, easel);
  if (easel == NULL)
    return;
  add_all (self);
  show_position (self);
  g_signal_connect_object (oxbow_easel_get_draft (easel), "changed", G_CALLBACK (draft_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (easel, "changed", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
}

void
oxbow_toolbar_open_menu (OxbowToolbar *self)
{
  if (self->easel != NULL)
    gtk_menu_button_popup (GTK_MENU_BUTTON (gtk_widget_get_last_child (self->end)));
}
