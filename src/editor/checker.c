/* checker.c: finds what is wrong with a draft while it is drawn
 *
 * At most one thread runs at a time. Its result is for the snapshot that it was given; if the draft has moved on, the
 * result is shown all the same, as the best there is, and the next run begins.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/checker.h"

#include "core/playable.h"
#include <gio/gio.h>

#define UNCHECKED G_MAXUINT64

struct _OxbowChecker
{
  GObject parent_instance;

  OxbowDraft *draft;
  OxbowProblems *problems;
  OxbowGrid grid;
  guint64 checked_revision;     /* of which the problems are, or UNCHECKED */
  unsigned int idle;            /* that will begin a run, or 0 */
  struct Run *run;              /* that is under way, or NULL */
};

enum
{
  CHECKED,
  N_SIGNALS
};

static unsigned int signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (OxbowChecker, oxbow_checker, G_TYPE_OBJECT)

/* What goes into the thread and comes back. The thread may be the last to hold it, so it holds nothing that belongs to
 * the main thread: the checker is only remembered, and looked at where it lives. */
typedef struct Run
{
  OxbowChecker *checker;        /* NULL: it is gone */
  OxbowScenario *scenario;
  OxbowProblems *problems;
  guint64 revision;
} Run;

static void
free_run (gpointer data)
{
  Run *run = data;
  oxbow_scenario_unref (run->scenario);
  oxbow_problems_free (run->problems);
  g_free (run);
}

static void
check_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Run *run = data;
  oxbow_playable_check (run->scenario, run->problems);
  g_task_return_boolean (task, TRUE);
}

static void schedule (OxbowChecker *self);

/* The old problems go when all have heard of the new ones: some may be looking at them still. */
static void
checked_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Run *run = g_task_get_task_data (G_TASK (result));
  if (run->checker == NULL)
    return;
  g_autoptr (OxbowChecker) self = g_object_ref (run->checker);
  OxbowProblems *before = g_steal_pointer (&self->problems);
  self->run = NULL;
  self->problems = g_steal_pointer (&run->problems);
  self->grid = run->scenario->map->grid;
  self->checked_revision = run->revision;
  if (!oxbow_checker_is_current (self))
    schedule (self);
  g_signal_emit (self, signals[CHECKED], 0);
  g_clear_pointer (&before, oxbow_problems_free);
}

static gboolean
begin_cb (gpointer data)
{
  OxbowChecker *self = data;
  self->idle = 0;
  if (self->run != NULL || oxbow_draft_get_stroke (self->draft) != NULL)
    return G_SOURCE_REMOVE;
  self->run = g_new0 (Run, 1);
  self->run->checker = self;
  self->run->scenario = oxbow_draft_snapshot (self->draft);
  self->run->problems = oxbow_problems_new ();
  self->run->revision = oxbow_draft_get_revision (self->draft);
  g_autoptr (GTask) task = g_task_new (NULL, NULL, checked_cb, NULL);
  g_task_set_task_data (task, self->run, free_run);
  g_task_run_in_thread (task, check_in_thread);
  return G_SOURCE_REMOVE;
}

/* When there is nothing else to do, so that many steps at once are looked through once. */
static void
schedule (OxbowChecker *self)
{
  if (self->idle == 0 && self->run == NULL)
    self->idle = g_idle_add_full (G_PRIORITY_LOW, begin_cb, self, NULL);
}

/* While it grew nothing was begun; and where it was taken back, nobody hears of a step. */
static void
stroke_ended_cb (OxbowChecker *self)
{
  if (!oxbow_checker_is_current (self))
    schedule (self);
}

static void
oxbow_checker_dispose (GObject *object)
{
  OxbowChecker *self = OXBOW_CHECKER (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  if (self->run != NULL)
    self->run->checker = NULL;
  self->run = NULL;
  if (self->draft != NULL)
    g_signal_handlers_disconnect_by_data (self->draft, self);
  g_clear_object (&self->draft);
  G_OBJECT_CLASS (oxbow_checker_parent_class)->dispose (object);
}

static void
oxbow_checker_finalize (GObject *object)
{
  OxbowChecker *self = OXBOW_CHECKER (object);

  g_clear_pointer (&self->problems, oxbow_problems_free);
  G_OBJECT_CLASS (oxbow_checker_parent_class)->finalize (object);
}

static void
oxbow_checker_class_init (OxbowCheckerClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->dispose = oxbow_checker_dispose;
  object_class->finalize = oxbow_checker_finalize;
  signals[CHECKED] = g_signal_new ("checked", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
oxbow_checker_init (OxbowChecker *self)
{
  self->problems = oxbow_problems_new ();
  self->checked_revision = UNCHECKED;
}

OxbowChecker *
oxbow_checker_new (OxbowDraft *draft)
{
  OxbowChecker *self = g_object_new (OXBOW_TYPE_CHECKER, NULL);
  self->draft = g_object_ref (draft);
  self->grid = *oxbow_draft_get_grid (draft);
  g_signal_connect_swapped (draft, "history-changed", G_CALLBACK (schedule), self);
  g_signal_connect_swapped (draft, "stroke-ended", G_CALLBACK (stroke_ended_cb), self);
  schedule (self);
  return self;
}

const OxbowProblems *
oxbow_checker_get_problems (OxbowChecker *self)
{
  g_return_val_if_fail (OXBOW_IS_CHECKER (self), NULL);
  return self->problems;
}

const OxbowGrid *
oxbow_checker_get_grid (OxbowChecker *self)
{
  g_return_val_if_fail (OXBOW_IS_CHECKER (self), NULL);
  return &self->grid;
}

int
oxbow_checker_count (OxbowChecker *self, OxbowSeverity severity)
{
  g_return_val_if_fail (OXBOW_IS_CHECKER (self), 0);
  int n = 0;
  for (guint i = 0; i < self->problems->list->len; i++)
    n += ((const OxbowProblem *) self->problems->list->pdata[i])->severity == severity;
  return n;
}

bool
oxbow_checker_is_current (OxbowChecker *self)
{
  g_return_val_if_fail (OXBOW_IS_CHECKER (self), false);
  return self->checked_revision == oxbow_draft_get_revision (self->draft);
}

bool
oxbow_checker_can_play (OxbowChecker *self)
{
  g_return_val_if_fail (OXBOW_IS_CHECKER (self), false);
  return self->checked_revision != UNCHECKED && self->problems->n_errors == 0;
}
