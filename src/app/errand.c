/* errand.c: work that the window has done in a thread of its own
 *
 * What must stay true: the thread is joined before its errand is freed, so that none is left behind. The sources that
 * tell are added by the thread under the lock, and removed only after it was joined.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/errand.h"

#include <sys/resource.h>

#define HUMBLE 15               /* steps down in the order in which the machine serves its threads */

struct _OxbowErrand
{
  const OxbowErrandKind *kind;
  gpointer data;
  GThread *thread;              /* NULL: joined */
  GCancellable *cancellable;
  GMutex mutex;                 /* of the sources */
  unsigned int told_source, ended_source;       /* 0: none, or it has told */
};

static void
join (OxbowErrand *errand)
{
  if (errand->thread != NULL)
    g_thread_join (g_steal_pointer (&errand->thread));
}

static gboolean
told_cb (gpointer data)
{
  OxbowErrand *errand = data;
  g_mutex_lock (&errand->mutex);
  errand->told_source = 0;
  g_mutex_unlock (&errand->mutex);
  errand->kind->told (errand->data);
  return G_SOURCE_REMOVE;
}

static gboolean
ended_cb (gpointer data)
{
  OxbowErrand *errand = data;
  join (errand);
  g_clear_handle_id (&errand->told_source, g_source_remove);
  errand->ended_source = 0;
  errand->kind->ended (errand->data);
  return G_SOURCE_REMOVE;
}

/* Of this thread alone, and of those that it starts: so Linux takes it. */
static void
step_back (void)
{
  setpriority (PRIO_PROCESS, 0, HUMBLE);
}

static gpointer
run (gpointer data)
{
  OxbowErrand *errand = data;
  if (errand->kind->is_humble)
    step_back ();
  errand->kind->run (errand->data, errand);
  g_mutex_lock (&errand->mutex);
  errand->ended_source = g_idle_add_full (G_PRIORITY_DEFAULT, ended_cb, errand, NULL);
  g_mutex_unlock (&errand->mutex);
  return NULL;
}

OxbowErrand *
oxbow_errand_new (const OxbowErrandKind *kind, gpointer data)
{
  OxbowErrand *errand = g_new0 (OxbowErrand, 1);
  errand->kind = kind;
  errand->data = data;
  errand->cancellable = g_cancellable_new ();
  g_mutex_init (&errand->mutex);
  errand->thread = g_thread_new (kind->name, run, errand);
  return errand;
}

void
oxbow_errand_cancel (OxbowErrand *errand)
{
  g_cancellable_cancel (errand->cancellable);
}

void
oxbow_errand_free (OxbowErrand *errand)
{
  if (errand == NULL)
    return;
  oxbow_errand_cancel (errand);
  join (errand);
  g_clear_handle_id (&errand->told_source, g_source_remove);
  g_clear_handle_id (&errand->ended_source, g_source_remove);
  g_mutex_clear (&errand->mutex);
  g_object_unref (errand->cancellable);
  g_free (errand);
}

GCancellable *
oxbow_errand_get_cancellable (OxbowErrand *errand)
{
  return errand->cancellable;
}

void
oxbow_errand_tell (OxbowErrand *errand)
{
  g_mutex_lock (&errand->mutex);
  if (errand->told_source == 0)
    errand->told_source = g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, told_cb, errand, NULL);
  g_mutex_unlock (&errand->mutex);
}

int
oxbow_errand_n_threads (void)
{
  return MAX (1, (int) g_get_num_processors () - 1);
}
