/* spoken.c: what a screen reader says of the toolkit's own widgets
 *
 * GTK 4.8 calls whatever has no name by its class: the button within a drop-down, menus and the pages of a stack on the
 * way to the focus, the image on a button, which is told before the button's own name. And what is chosen in a row that
 * opens a list is told nowhere. Each is given its words when the focus comes there, for only then are they asked for.
 *
 * Nor can a program of GTK 4.8 have something said. A reader does say a description that changes under the focus.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/spoken.h"
#include "app/board/cell.h"

#include <stdbool.h>

#define IS_WATCHED "oxbow-spoken"
#define TOLD "oxbow-spoken-told"

static const char *
get_text (gpointer item)
{
  return GTK_IS_STRING_OBJECT (item) ? gtk_string_object_get_string (item) : NULL;
}

/* The list itself has a name, and is told before the button that opens it. */
static void
tell_drop_down (GtkDropDown *list)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (list));
  const char *text = get_text (gtk_drop_down_get_selected_item (list));
  if (GTK_IS_TOGGLE_BUTTON (button) && text != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

/* Below the title, or on a tip, stands what the row is for. */
static const char *
get_purpose (AdwComboRow *row)
{
  const char *subtitle = adw_action_row_get_subtitle (ADW_ACTION_ROW (row));
  return subtitle != NULL && *subtitle != '\0' ? subtitle : gtk_widget_get_tooltip_text (GTK_WIDGET (row));
}

static void
tell_row (AdwComboRow *row)
{
  const char *text = get_text (adw_combo_row_get_selected_item (row)), *purpose = get_purpose (row);
  g_autofree char *both = purpose != NULL ? g_strdup_printf ("%s. %s", text, purpose) : g_strdup (text);
  if (text != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, both, -1);
}

/* Once and for all, from the first time that the focus comes there. */
static void
watch (GtkWidget *widget, const char *signal, GCallback callback)
{
  if (g_object_get_data (G_OBJECT (widget), IS_WATCHED) != NULL)
    return;
  g_object_set_data (G_OBJECT (widget), IS_WATCHED, GINT_TO_POINTER (TRUE));
  g_signal_connect (widget, signal, callback, NULL);
}

static void
tell_choice (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);
  if (ADW_IS_COMBO_ROW (widget))
    {
      tell_row (ADW_COMBO_ROW (widget));
      watch (widget, "notify::selected-item", G_CALLBACK (tell_row));
    }
  else if (GTK_IS_DROP_DOWN (parent))
    {
      tell_drop_down (GTK_DROP_DOWN (parent));
      watch (parent, "notify::selected-item", G_CALLBACK (tell_drop_down));
    }
}

/* A button with a picture has a name of its own. */
static void
pass_over_image (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget) && GTK_IS_IMAGE (gtk_button_get_child (GTK_BUTTON (widget))))
    gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

/* Where one writes in a row. What stands there is told with it: a reader cannot ask for the text of this place. */
static void
tell_entry (GtkWidget *widget)
{
  GtkWidget *row = gtk_widget_get_ancestor (widget, ADW_TYPE_ENTRY_ROW);
  if (!GTK_IS_TEXT (widget) || row == NULL)
    return;
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  gtk_editable_get_text (GTK_EDITABLE (row)), -1);
}

/* Pages that have a title are told by it on the way there, the others are not told. */
static void
tell_page (GtkWidget *child)
{
  GtkWidget *parent = gtk_widget_get_parent (child);
  g_autofree char *title = NULL;
  gpointer page = GTK_IS_STACK (parent)            ? (gpointer) gtk_stack_get_page (GTK_STACK (parent), child)
                  : ADW_IS_VIEW_STACK (parent) ? (gpointer) adw_view_stack_get_page (ADW_VIEW_STACK (parent), child)
                                               : NULL;
  if (page == NULL || !GTK_IS_ACCESSIBLE (page))
    return;
  g_object_get (page, "title", &title, NULL);
  gtk_accessible_update_property (page, GTK_ACCESSIBLE_PROPERTY_LABEL, title != NULL ? title : "", -1);
}

/* Whose description can be lent to what happens, where this has the focus; or NULL. */
static GtkWidget *
find_teller (GtkWidget *focus)
{
  bool is_entry = GTK_IS_TEXT (focus) && GTK_IS_ENTRY (gtk_widget_get_parent (focus));
  return is_entry || GTK_IS_BUTTON (focus) || OXBOW_IS_BOARD_CELL (focus) ? focus : NULL;
}

/* What has been announced stays there no longer than the focus. */
static void
fall_silent (GtkWindow *window, GtkWidget *focus)
{
  GtkWidget *told = g_object_get_data (G_OBJECT (window), TOLD);
  if (told == NULL || (focus != NULL && told == find_teller (focus)))
    return;
  const char *tip = gtk_widget_get_tooltip_text (told);
  if (tip != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (told), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, tip, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (told), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  g_object_set_data (G_OBJECT (window), TOLD, NULL);
}

/* A group with a title names its list; rows below a row that opens, and those of other groups, are just rows. */
static void
tell_rows (GtkWidget *list)
{
  GtkWidget *group = gtk_widget_get_ancestor (list, ADW_TYPE_PREFERENCES_GROUP);
  bool is_opened = gtk_widget_get_ancestor (list, ADW_TYPE_EXPANDER_ROW) != NULL;
  const char *title = group != NULL ? adw_preferences_group_get_title (ADW_PREFERENCES_GROUP (group)) : NULL;
  if (is_opened || (title != NULL && *title == '\0'))
    gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
}

/* What lies around the focus is told once it is entered: that it is a menu or a list is enough. */
static void
tell_way (GtkWidget *widget)
{
  bool is_popup = GTK_IS_LIST_VIEW (widget) && gtk_widget_get_ancestor (widget, GTK_TYPE_POPOVER) != NULL;
  if (GTK_IS_POPOVER_MENU (widget) || is_popup)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
  else if (GTK_IS_LIST_BOX (widget))
    tell_rows (widget);
  else
    tell_page (widget);
}

static void
focus_moved_cb (GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  fall_silent (window, focus);
  if (focus == NULL)
    return;
  tell_choice (focus);
  pass_over_image (focus);
  tell_entry (focus);
  for (GtkWidget *widget = focus; widget != NULL; widget = gtk_widget_get_parent (widget))
    tell_way (widget);
}

static void
windows_changed_cb (GListModel *windows, guint position, guint n_removed, guint n_added)
{
  for (guint i = position; i < position + n_added; i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);
      g_signal_connect (window, "notify::focus-widget", G_CALLBACK (focus_moved_cb), NULL);
    }
}

void
oxbow_spoken_tell_everywhere (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  g_signal_connect (windows, "items-changed", G_CALLBACK (windows_changed_cb), NULL);
  windows_changed_cb (windows, 0, 0, g_list_model_get_n_items (windows));
}

void
oxbow_spoken_announce (GtkWidget *widget, const char *sentence)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *teller = focus != NULL ? find_teller (focus) : NULL;
  if (teller == NULL)
    return;
  gtk_accessible_update_property (GTK_ACCESSIBLE (teller), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sentence, -1);
  g_object_set_data_full (G_OBJECT (root), TOLD, g_object_ref (teller), g_object_unref);
}

static void
name_entry (AdwPreferencesRow *row)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_editable_get_delegate (GTK_EDITABLE (row))),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, adw_preferences_row_get_title (row), -1);
}

static void
open_text (gpointer editable)
{
  g_object_set (gtk_editable_get_delegate (editable), "accessible-role", GTK_ACCESSIBLE_ROLE_TEXT_BOX, NULL);
}

GtkWidget *
oxbow_spoken_entry_new (const char *name)
{
  GtkWidget *entry = gtk_entry_new ();
  GtkAccessible *text = GTK_ACCESSIBLE (gtk_editable_get_delegate (GTK_EDITABLE (entry)));
  open_text (entry);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_accessible_update_property (text, GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return entry;
}

void
oxbow_spoken_open_entry (AdwEntryRow *row)
{
  open_text (row);
  g_signal_connect (row, "notify::title", G_CALLBACK (name_entry), NULL);
  name_entry (ADW_PREFERENCES_ROW (row));
}
