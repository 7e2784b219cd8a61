/* toasts.c: the lines that pass by at the foot of a window, one after the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/toasts.h"

struct _OxbowToasts
{
  AdwToastOverlay *overlay;
  AdwToast *shown;      /* weak: the overlay drops it when it has faded */
  GQueue waiting;
};

static void show_next (OxbowToasts *self);

static void
faded_cb (gpointer data, GObject *toast)
{
  OxbowToasts *self = data;
  self->shown = NULL;
  show_next (self);
}

static void
show_next (OxbowToasts *self)
{
  if (self->shown != NULL || g_queue_is_empty (&self->waiting))
    return;
  self->shown = g_queue_pop_head (&self->waiting);
  g_object_weak_ref (G_OBJECT (self->shown), faded_cb, self);
  adw_toast_overlay_add_toast (self->overlay, self->shown);
}

OxbowToasts *
oxbow_toasts_new (AdwToastOverlay *overlay)
{
  OxbowToasts *self = g_new0 (OxbowToasts, 1);
  self->overlay = overlay;
  g_queue_init (&self->waiting);
  return self;
}

static void
dismiss (gpointer toast)
{
  g_signal_emit_by_name (toast, "dismissed");
  g_object_unref (toast);
}

void
oxbow_toasts_free (OxbowToasts *self)
{
  if (self->shown != NULL)
    g_object_weak_unref (G_OBJECT (self->shown), faded_cb, self);
  g_queue_clear_full (&self->waiting, dismiss);
  g_free (self);
}

static bool
says (AdwToast *toast, const char *title)
{
  return toast != NULL && g_str_equal (adw_toast_get_title (toast), title);
}

bool
oxbow_toasts_has (OxbowToasts *self, const char *title)
{
  bool is_there = says (self->shown, title);
  for (GList *link = self->waiting.head; link != NULL; link = link->next)
    is_there |= says (link->data, title);
  return is_there;
}

void
oxbow_toasts_add (OxbowToasts *self, AdwToast *toast)
{
  g_queue_push_tail (&self->waiting, toast);
  show_next (self);
}
