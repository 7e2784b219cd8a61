/* help.c: the help, in a window of its own
 *
 * One page at a time, with a way back. A page is shown as labels, so that a screen reader reads it as text and large
 * text is simply large. Guides list the pages that name them, each with its summary.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/help.h"
#include "app/header.h"
#include "app/help-page.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define KEY "oxbow-help"          /* on the window it belongs to */
#define ABOVE_PX 24             /* left free above the place that was asked for */

struct _OxbowHelp
{
  AdwWindow parent_instance;

  AdwHeaderBar *header;
  GtkWidget *back;
  AdwWindowTitle *heading;
  GtkScrolledWindow *scroller;
  GPtrArray *trail;             /* of char *: the pages that were read; the last one is shown */
};

G_DEFINE_FINAL_TYPE (OxbowHelp, oxbow_help, ADW_TYPE_WINDOW)

static void show_page (OxbowHelp *self);

static gboolean
link_cb (OxbowHelp *self, const char *target)
{
  if (strchr (target, ':') != NULL)
    return FALSE;
  g_ptr_array_add (self->trail, g_strdup (target));
  show_page (self);
  return TRUE;
}

/* Once it is known where the place is. */
static gboolean
scroll_cb (GtkWidget *place, GdkFrameClock *clock, gpointer data)
{
  GtkScrolledWindow *scroller = data;
  graphene_rect_t bounds;
  if (gtk_widget_get_height (place) == 0)
    return G_SOURCE_CONTINUE;
  GtkWidget *viewport = gtk_scrolled_window_get_child (scroller);
  GtkWidget *page = gtk_viewport_get_child (GTK_VIEWPORT (viewport));
  if (gtk_widget_compute_bounds (place, page, &bounds))
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (scroller), bounds.origin.y - ABOVE_PX);
  return G_SOURCE_REMOVE;
}

/* The text with the rule that was asked for is marked, and read out as it has the focus. */
static void
show_place (OxbowHelp *self, GtkWidget *place)
{
  gtk_widget_add_css_class (place, "quoted");
  /* Only a label whose text can be selected takes the focus; it would select all of it. */
  gtk_label_set_selectable (GTK_LABEL (place), TRUE);
  gtk_window_set_focus (GTK_WINDOW (self), place);
  gtk_label_select_region (GTK_LABEL (place), 0, 0);
  gtk_widget_add_tick_callback (place, scroll_cb, self->scroller, NULL);
}

static void
show_page (OxbowHelp *self)
{
  const char *target = self->trail->pdata[self->trail->len - 1];
  g_autofree char *title = NULL;
  GtkWidget *place, *page = oxbow_help_page_new (target, &title, &place, G_CALLBACK (link_cb), self);
  gtk_scrolled_window_set_child (self->scroller, page);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  /* The link that led here has gone, and the keyboard's next step begins on the page. */
  gtk_window_set_focus (GTK_WINDOW (self), GTK_WIDGET (self->scroller));
  if (place != NULL)
    show_place (self, place);
  adw_window_title_set_title (self->heading, title);
  /* The first page is called like the program, and so are windows in which one plays. */
  /* Translators: the title of a window of the help, which shows the page %s. */
  g_autofree char *name = g_strdup_printf (_("%s – Help"), title);
  gtk_window_set_title (GTK_WINDOW (self), name);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "help.back", self->trail->len > 1);
}

static void
back_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  OxbowHelp *self = OXBOW_HELP (widget);
  if (self->trail->len < 2)
    return;
  g_ptr_array_set_size (self->trail, (int) self->trail->len - 1);
  show_page (self);
}

static void
index_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  link_cb (OXBOW_HELP (widget), "index");
}

static void
oxbow_help_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), OXBOW_TYPE_HELP);
  G_OBJECT_CLASS (oxbow_help_parent_class)->dispose (object);
}

static void
oxbow_help_finalize (GObject *object)
{
  g_ptr_array_unref (OXBOW_HELP (object)->trail);
  G_OBJECT_CLASS (oxbow_help_parent_class)->finalize (object);
}

static void
oxbow_help_class_init (OxbowHelpClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = oxbow_help_dispose;
  G_OBJECT_CLASS (class)->finalize = oxbow_help_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/oxbowgames/Oxbow/help.ui");
  gtk_widget_class_bind_template_child (widget_class, OxbowHelp, header);
  gtk_widget_class_bind_template_child (widget_class, OxbowHelp, back);
  gtk_widget_class_bind_template_child (widget_class, OxbowHelp, heading);
  gtk_widget_class_bind_template_child (widget_class, OxbowHelp, scroller);
  gtk_widget_class_install_action (widget_class, "help.back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "help.index", NULL, index_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "help.back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_BackSpace, 0, "help.back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Home, GDK_ALT_MASK, "help.index", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
oxbow_help_init (OxbowHelp *self)
{
  self->trail = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  oxbow_header_follow (self->header, NULL);
}

static void
forget_cb (GtkWidget *window, gpointer parent)
{
  g_object_set_data (parent, KEY, NULL);
}

/* The help window of parent, or a new one. */
static OxbowHelp *
find_window (GtkWindow *parent)
{
  OxbowHelp *window = g_object_get_data (G_OBJECT (parent), KEY);
  if (window != NULL)
    return window;
  window = g_object_new (OXBOW_TYPE_HELP, "transient-for", parent, "destroy-with-parent", TRUE, NULL);
  g_object_set_data (G_OBJECT (parent), KEY, window);
  g_signal_connect_object (window, "destroy", G_CALLBACK (forget_cb), parent, 0);
  return window;
}

void
oxbow_help_show (GtkWindow *parent, const char *page)
{
  OxbowHelp *window = find_window (parent);
  g_autofree char *target = oxbow_help_page_find_rule (page != NULL && oxbow_help_has (page) ? page : "index");
  link_cb (window, target);
  gtk_window_present (GTK_WINDOW (window));
}

bool
oxbow_help_has (const char *page)
{
  return oxbow_help_page_exists (page);
}
