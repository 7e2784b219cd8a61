/* herald.c: calls back whoever looks at another window while computers play
 *
 * It speaks when the computers have come to their end: a person is to decide, or nobody any more.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/herald.h"
#include "app/game/banner.h"
#include "app/notification.h"

#include <glib/gi18n-lib.h>

struct _OxbowHerald
{
  GObject parent_instance;

  GtkWidget *page;              /* weak */
  OxbowSession *session;
  bool was_held;                /* a computer was to decide */
};

G_DEFINE_FINAL_TYPE (OxbowHerald, oxbow_herald, G_TYPE_OBJECT)

static void
call (OxbowHerald *self)
{
  OxbowGame *game = oxbow_session_get_game (self->session);
  const char *name = oxbow_work_get_title (OXBOW_WORK (self->session));
  g_autofree char *title = g_strdup_printf (oxbow_game_get_is_over (game) ? _("“%s” Is Over") : _("Your Turn in “%s”"),
                                            name);
  g_autofree char *sentence = oxbow_banner_build_title (oxbow_game_get_state (game));
  oxbow_notification_send (self->page, OXBOW_NOTIFICATION_GAME, title, sentence);
}

static void
opponent_changed_cb (OxbowHerald *self, OxbowOpponent *opponent)
{
  bool was_held = self->was_held;
  self->was_held = oxbow_opponent_get_hold (opponent) != NULL;
  if (was_held && !self->was_held && self->page != NULL)
    call (self);
}

static void
oxbow_herald_dispose (GObject *object)
{
  OxbowHerald *self = OXBOW_HERALD (object);
  g_clear_weak_pointer (&self->page);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (oxbow_herald_parent_class)->dispose (object);
}

static void
oxbow_herald_class_init (OxbowHeraldClass *class)
{
  G_OBJECT_CLASS (class)->dispose = oxbow_herald_dispose;
}

static void
oxbow_herald_init (OxbowHerald *self)
{
}

OxbowHerald *
oxbow_herald_new (GtkWidget *page, OxbowSession *session, OxbowOpponent *opponent)
{
  OxbowHerald *self = g_object_new (OXBOW_TYPE_HERALD, NULL);
  g_set_weak_pointer (&self->page, page);
  self->session = g_object_ref (session);
  self->was_held = oxbow_opponent_get_hold (opponent) != NULL;
  g_signal_connect_object (opponent, "changed", G_CALLBACK (opponent_changed_cb), self, G_CONNECT_SWAPPED);
  return self;
}
