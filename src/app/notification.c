/* notification.c: words to a person who looks at another window just now
 *
 * A window has a number from its first notification on, which its notifications and their action name; what stands on
 * the desktop for a window that has gone is taken away with it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/notification.h"
#include "app/preferences.h"

#include <stdbool.h>
#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>
#endif

#define ACTION "show-window"

#define GRACE_MS 400            /* when a dialog has just closed, the focus is on its way back */

static const char *const kinds[] = { "game", "work" };

static GQuark
number_quark (void)
{
  static GQuark quark;
  if (quark == 0)
    quark = g_quark_from_static_string ("oxbow-notification-number");
  return quark;
}

static unsigned int
get_number (GtkWindow *window)
{
  return GPOINTER_TO_UINT (g_object_get_qdata (G_OBJECT (window), number_quark ()));
}

/* The window over which all others of its kin lie. */
static GtkWindow *
get_lowest (GtkWindow *window)
{
  while (gtk_window_get_transient_for (window) != NULL)
    window = gtk_window_get_transient_for (window);
  return window;
}

static bool
is_in_use (GtkWindow *window)
{
  GtkWindow *active = NULL;
  GListModel *windows = gtk_window_get_toplevels ();
  for (unsigned int i = 0; active == NULL && i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) item = g_list_model_get_item (windows, i);
      if (gtk_window_is_active (item))
        active = item;
    }
  return active != NULL && get_lowest (active) == get_lowest (window);
}

static char *
build_id (unsigned int number, OxbowNotificationKind kind)
{
  return g_strdup_printf ("%s-%u", kinds[kind], number);
}

static void
withdraw (GtkWindow *window)
{
  GApplication *application = g_application_get_default ();
  for (size_t i = 0; application != NULL && i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *id = build_id (get_number (window), (OxbowNotificationKind) i);
      g_application_withdraw_notification (application, id);
    }
}

static void
active_cb (GtkWindow *window)
{
  if (gtk_window_is_active (window))
    withdraw (window);
}

static unsigned int
need_number (GtkWindow *window)
{
  static unsigned int last;
  if (get_number (window) != 0)
    return get_number (window);
  g_object_set_qdata (G_OBJECT (window), number_quark (), GUINT_TO_POINTER (++last));
  g_signal_connect (window, "notify::is-active", G_CALLBACK (active_cb), NULL);
  g_signal_connect (window, "unrealize", G_CALLBACK (withdraw), NULL);
  return last;
}

typedef struct
{
  GtkWindow *window;            /* NULL once it has gone */
  char *id;
  GNotification *notification;
} Call;

static void
free_call (gpointer data)
{
  Call *call = data;
  g_clear_weak_pointer (&call->window);
  g_free (call->id);
  g_object_unref (call->notification);
  g_free (call);
}

static gboolean
call_cb (gpointer data)
{
  Call *call = data;
  GApplication *application = g_application_get_default ();
  if (call->window != NULL && !is_in_use (call->window) && application != NULL
      && g_application_get_is_registered (application))
    g_application_send_notification (application, call->id, call->notification);
  return G_SOURCE_REMOVE;
}

void
oxbow_notification_send (GtkWidget *widget, OxbowNotificationKind kind, const char *title, const char *sentence)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  if (!GTK_IS_WINDOW (root) || is_in_use (GTK_WINDOW (root))
      || !g_settings_get_boolean (oxbow_preferences_get (), "notifications"))
    return;
  Call *call = g_new0 (Call, 1);
  unsigned int number = need_number (GTK_WINDOW (root));
  g_set_weak_pointer (&call->window, GTK_WINDOW (root));
  call->id = build_id (number, kind);
  call->notification = g_notification_new (title);
  g_notification_set_body (call->notification, sentence);
  g_notification_set_default_action_and_target (call->notification, "app." ACTION, "u", number);
  g_timeout_add_full (G_PRIORITY_DEFAULT, GRACE_MS, call_cb, call, free_call);
}

void
oxbow_notification_send_last (const char *title, const char *sentence)
{
  g_autoptr (GNotification) notification = g_notification_new (title);
  if (!g_settings_get_boolean (oxbow_preferences_get (), "notifications"))
    return;
  g_notification_set_body (notification, sentence);
  g_application_send_notification (g_application_get_default (), NULL, notification);
}

/* Whoever presses a notification wants the window now; a window manager of X11 believes it by the time. */
static void
present (GtkWindow *window)
{
#ifdef GDK_WINDOWING_X11
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));
  if (GDK_IS_X11_SURFACE (surface))
    gdk_x11_surface_set_user_time (surface, gdk_x11_get_server_time (surface));
#endif
  gtk_window_present (window);
}

/* What an earlier run of the program has left on the desktop only starts it. */
static void
show_window_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GListModel *windows = gtk_window_get_toplevels ();
  for (unsigned int i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);
      if (get_number (window) == g_variant_get_uint32 (parameter))
        {
          present (window);
          return;
        }
    }
  g_application_activate (data);
}

const GActionEntry oxbow_notification_action = { ACTION, show_window_cb, "u" };
