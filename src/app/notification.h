/* notification.h: words to a person who looks at another window just now
 *
 * They are given over to the desktop, which shows them anywhere; pressed, they bring the window in front that sent
 * them. While that window, or one over it, is in use nothing is sent, and what was sent goes when it is looked at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A later one of the same kind takes the place of an earlier one from the same window. */
typedef enum
{
  OXBOW_NOTIFICATION_GAME,      /* somebody is to move, or the game is over */
  OXBOW_NOTIFICATION_WORK,      /* what took its time is done */
} OxbowNotificationKind;

/* widget: any of the window's. */
void oxbow_notification_send (GtkWidget *widget, OxbowNotificationKind kind, const char *title, const char *sentence);

/* When no window is left. It stays when the program ends, too. */
void oxbow_notification_send_last (const char *title, const char *sentence);

/* What a notification does when it is pressed: the action of the application for it. */
extern const GActionEntry oxbow_notification_action;

G_END_DECLS
