/* keeper.c: writes each step of a draft to its journal, in a thread
 *
 * A pool of one thread takes the steps one after another; there is none while nothing is drawn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/editor/keeper.h"

#include <glib/gi18n-lib.h>

struct _OxbowKeeper
{
  OxbowAutosave *autosave;      /* the thread's, until the end */
  GThreadPool *pool;
  OxbowKeeperTold told;         /* NULL: nobody listens any more */
  gpointer data;
};

typedef struct
{
  OxbowScenario *snapshot;      /* NULL: there is a path */
  int position;
  char *name, *path;
  bool is_held, is_stamp;
  OxbowFileStamp stamp;
} Job;

typedef struct
{
  OxbowKeeper *keeper;
  GError *error;
} Told;

static void
free_job (Job *job)
{
  g_clear_pointer (&job->snapshot, oxbow_scenario_unref);
  g_free (job->name);
  g_free (job->path);
  g_free (job);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Job, free_job)

static void
free_told (gpointer data)
{
  Told *told = data;
  g_atomic_rc_box_release (told->keeper);
  g_clear_error (&told->error);
  g_free (told);
}

static gboolean
told_cb (gpointer data)
{
  Told *told = data;
  if (told->keeper->told != NULL)
    told->keeper->told (told->error, told->keeper->data);
  return G_SOURCE_REMOVE;
}

static bool
do_job (OxbowAutosave *autosave, const Job *job, GError **error)
{
  if (job->path != NULL)
    return oxbow_autosave_set_path (autosave, job->path, error);
  if (job->is_held)
    return oxbow_autosave_hold (autosave, job->snapshot, job->name, error);
  return job->name != NULL ? oxbow_autosave_step (autosave, job->snapshot, job->position, job->name, error)
                           : oxbow_autosave_go (autosave, job->snapshot, job->position, error);
}

static void
work (gpointer data, gpointer keeper)
{
  g_autoptr (Job) job = data;
  if (job->is_stamp)
    {
      oxbow_autosave_note_stamp (((OxbowKeeper *) keeper)->autosave, &job->stamp);
      return;
    }
  GError *error = NULL;
  if (!do_job (((OxbowKeeper *) keeper)->autosave, job, &error) && error == NULL)
    return;
  Told *told = g_new0 (Told, 1);
  told->keeper = g_atomic_rc_box_acquire (keeper);
  told->error = error;
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, told_cb, told, free_told);
}

OxbowKeeper *
oxbow_keeper_new (OxbowAutosave *autosave, OxbowKeeperTold told, gpointer data)
{
  OxbowKeeper *keeper = g_atomic_rc_box_new0 (OxbowKeeper);
  keeper->autosave = autosave;
  keeper->told = told;
  keeper->data = data;
  keeper->pool = g_thread_pool_new (work, keeper, 1, FALSE, NULL);
  return keeper;
}

void
oxbow_keeper_step (OxbowKeeper *keeper, OxbowScenario *snapshot, int position, const char *name)
{
  Job *job = g_new0 (Job, 1);
  job->snapshot = oxbow_scenario_ref (snapshot);
  job->position = position;
  job->name = g_strdup (name);
  g_thread_pool_push (keeper->pool, job, NULL);
}

void
oxbow_keeper_hold (OxbowKeeper *keeper, OxbowScenario *snapshot)
{
  Job *job = g_new0 (Job, 1);
  job->is_held = true;
  job->snapshot = oxbow_scenario_ref (snapshot);
  job->name = g_strdup (_("Unfinished Stroke"));
  g_thread_pool_push (keeper->pool, job, NULL);
}

void
oxbow_keeper_set_path (OxbowKeeper *keeper, const char *path)
{
  Job *job = g_new0 (Job, 1);
  job->path = g_strdup (path);
  g_thread_pool_push (keeper->pool, job, NULL);
}

void
oxbow_keeper_note_stamp (OxbowKeeper *keeper, const OxbowFileStamp *stamp)
{
  Job *job = g_new0 (Job, 1);
  job->is_stamp = true;
  job->stamp = *stamp;
  g_thread_pool_push (keeper->pool, job, NULL);
}

OxbowAutosave *
oxbow_keeper_end (OxbowKeeper *keeper)
{
  OxbowAutosave *autosave;
  g_thread_pool_free (keeper->pool, FALSE, TRUE);
  keeper->told = NULL;
  autosave = g_steal_pointer (&keeper->autosave);
  g_atomic_rc_box_release (keeper);
  return autosave;
}
