/* draft.c: a scenario that is being drawn, and all the steps that led to it
 *
 * What must stay true: whoever is told of a change finds the draft already as it is after it, properties included; and
 * undoing all steps gives back the scenario that the draft began with.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/draft.h"

#include "core/position.h"
#include "core/ruleset.h"
#include "editor/place.h"

#include <glib/gi18n-lib.h>

/* What the properties said when they were last told. */
typedef struct
{
  bool can_undo, can_redo, is_saved;
} Facts;

struct _OxbowDraft
{
  GObject parent_instance;

  OxbowScenario *scenario;
  OxbowScenario *snapshot;      /* or NULL */
  OxbowStroke *stroke;          /* that grows, or NULL */
  GPtrArray *edits;             /* of OxbowEdit */
  int position;                 /* so many of them are done */
  int saved_position;           /* -1: no step leads there any more */
  bool may_go_on;               /* typing may go on with the last step */
  guint64 revision, n_commits;
  Facts told;
};

enum
{
  PROP_0,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_SAVED,
  N_PROPS
};

enum
{
  CHANGED,
  HISTORY_CHANGED,
  STROKE_ENDING,
  STROKE_ENDED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static unsigned int signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (OxbowDraft, oxbow_draft, G_TYPE_OBJECT)

static void
notify_facts (OxbowDraft *self)
{
  GObject *object = G_OBJECT (self);
  Facts before = self->told;

  self->told = (Facts) {
    .can_undo = oxbow_draft_get_can_undo (self),
    .can_redo = oxbow_draft_get_can_redo (self),
    .is_saved = oxbow_draft_get_is_saved (self),
  };
  if (self->told.can_undo != before.can_undo)
    g_object_notify_by_pspec (object, properties[PROP_CAN_UNDO]);
  if (self->told.can_redo != before.can_redo)
    g_object_notify_by_pspec (object, properties[PROP_CAN_REDO]);
  if (self->told.is_saved != before.is_saved)
    g_object_notify_by_pspec (object, properties[PROP_SAVED]);
}

static void
tell_changed (OxbowDraft *self, const OxbowTouched *touched)
{
  if (oxbow_touched_is_empty (touched))
    return;
  self->revision++;
  g_clear_pointer (&self->snapshot, oxbow_scenario_unref);
  g_signal_emit (self, signals[CHANGED], 0, touched);
}

static void
tell_history (OxbowDraft *self)
{
  notify_facts (self);
  g_signal_emit (self, signals[HISTORY_CHANGED], 0);
}

static void
drop_redo (OxbowDraft *self)
{
  if (self->saved_position > self->position)
    self->saved_position = -1;
  g_ptr_array_set_size (self->edits, self->position);
}

/* Whether the edit only went on with the last step, which alone undoes both. */
static bool
goes_on (OxbowDraft *self, const OxbowEdit *edit)
{
  return self->may_go_on && self->position > 0 && self->position == (int) self->edits->len
         && self->saved_position != self->position
         && oxbow_edit_continues (self->edits->pdata[self->position - 1], edit);
}

static bool
commit (OxbowDraft *self, const char *name, bool is_typing)
{
  g_return_val_if_fail (self->stroke != NULL, false);

  g_autoptr (OxbowStroke) stroke = g_steal_pointer (&self->stroke);
  g_autoptr (OxbowEdit) edit = oxbow_stroke_finish (stroke, name);
  OxbowTouched touched;
  oxbow_stroke_take_touched (stroke, &touched);
  bool is_step = edit != NULL;
  if (is_step)
    {
      edit->is_typing = is_typing;
      self->n_commits++;
      drop_redo (self);
      if (!goes_on (self, edit))
        {
          g_ptr_array_add (self->edits, g_steal_pointer (&edit));
          self->position++;
        }
    }
  self->may_go_on = is_typing;
  tell_changed (self, &touched);
  if (is_step)
    tell_history (self);
  g_signal_emit (self, signals[STROKE_ENDED], 0);
  return is_step;
}

/* GObject */

static void
oxbow_draft_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  OxbowDraft *self = OXBOW_DRAFT (object);

  switch (id)
    {
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, oxbow_draft_get_can_undo (self));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, oxbow_draft_get_can_redo (self));
      break;
    case PROP_SAVED:
      g_value_set_boolean (value, oxbow_draft_get_is_saved (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
oxbow_draft_finalize (GObject *object)
{
  OxbowDraft *self = OXBOW_DRAFT (object);

  g_clear_pointer (&self->stroke, oxbow_stroke_free);
  g_clear_pointer (&self->edits, g_ptr_array_unref);
  g_clear_pointer (&self->snapshot, oxbow_scenario_unref);
  g_clear_pointer (&self->scenario, oxbow_scenario_unref);
  G_OBJECT_CLASS (oxbow_draft_parent_class)->finalize (object);
}

static void
oxbow_draft_class_init (OxbowDraftClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->get_property = oxbow_draft_get_property;
  object_class->finalize = oxbow_draft_finalize;

  properties[PROP_CAN_UNDO] =
      g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_CAN_REDO] =
      g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_SAVED] =
      g_param_spec_boolean ("saved", NULL, NULL, TRUE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[HISTORY_CHANGED] = g_signal_new ("history-changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                                           NULL, NULL, G_TYPE_NONE, 0);
  signals[STROKE_ENDING] = g_signal_new ("stroke-ending", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                         NULL, G_TYPE_NONE, 0);
  signals[STROKE_ENDED] = g_signal_new ("stroke-ended", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                        NULL, G_TYPE_NONE, 0);
}

static void
oxbow_draft_init (OxbowDraft *self)
{
  self->edits = g_ptr_array_new_with_free_func ((GDestroyNotify) oxbow_edit_free);
  self->told.is_saved = true;
}

/* Lines belong to the file it was read from, and no longer mean anything. */
static void
forget_lines (OxbowScenario *scenario)
{
  g_clear_pointer (&scenario->map->row_lines, g_free);
  scenario->position_line = scenario->line = 0;
  for (OxbowLayer layer = 0; layer < OXBOW_N_LAYERS; layer++)
    {
      GPtrArray *records = oxbow_layer_records (layer, scenario);
      for (guint i = 0; i < records->len; i++)
        ((OxbowRecord *) records->pdata[i])->line = 0;
    }
}

OxbowDraft *
oxbow_draft_new (const OxbowScenario *scenario)
{
  OxbowDraft *self = g_object_new (OXBOW_TYPE_DRAFT, NULL);
  self->scenario = oxbow_scenario_copy (scenario);
  oxbow_scenario_open_position (self->scenario);
  forget_lines (self->scenario);
  return self;
}

/* To read */

const OxbowScenario *
oxbow_draft_get_scenario (OxbowDraft *self)
{
  g_return_val_if_fail (OXBOW_IS_DRAFT (self), NULL);
  return self->scenario;
}

const OxbowGrid *
oxbow_draft_get_grid (OxbowDraft *self)
{
  g_return_val_if_fail (OXBOW_IS_DRAFT (self), NULL);
  return &self->scenario->map->grid;
}

const OxbowPalette *
oxbow_draft_get_palette (OxbowDraft *self)
{
  g_return_val_if_fail (OXBOW_IS_DRAFT (self), NULL);
  return self->scenario->ruleset->palette;
}

OxbowScenario *
oxbow_draft_snapshot (OxbowDraft *self)
{
  g_return_val_if_fail (OXBOW_IS_DRAFT (self), NULL);
  oxbow_draft_show (self);
  if (self->snapshot == NULL)
    self->snapshot = oxbow_scenario_copy (self->scenario);
  return oxbow_scenario_ref (self->snapshot);
}

guint64
oxbow_draft_get_revision (OxbowDraft *self)
{
  g_return_val_if_fail (OXBOW_IS_DRAFT (self), 0);
  return self->revision;
}

/* Strokes */

/* A stroke that nobody ended is a step all the same: what was drawn stays. */
void
oxbow_draft_end_stroke (OxbowDraft *self)
{
  g_return_if_fail (OXBOW_IS_DRAFT (self));
  if (self->stroke != NULL)
    g_signal_emit (self, signals[STROKE_ENDING], 0);
  if (self->stroke != NULL)
    commit (self, _("Change"), false);
}

OxbowStroke *
oxbow_draft_begin (OxbowDraft *self)
{
  g_return_val_if_fail (OXBOW_IS_DRAFT (self), NULL);
  oxbow_draft_end_stroke (self);
  self->stroke = oxbow_stroke_new (self->scenario);
  return self->stroke;
}

OxbowStroke *
oxbow_draft_get_stroke (OxbowDraft *self)
{
  g_return_val_if_fail (OXBOW_IS_DRAFT (self), NULL);
  return self->stroke;
}

void
oxbow_draft_show (OxbowDraft *self)
{
  g_return_if_fail (OXBOW_IS_DRAFT (self));
  OxbowTouched touched;
  if (self->stroke == NULL)
    return;
  oxbow_stroke_take_touched (self->stroke, &touched);
  tell_changed (self, &touched);
}

bool
oxbow_draft_commit (OxbowDraft *self, const char *name)
{
  g_return_val_if_fail (OXBOW_IS_DRAFT (self), false);
  return commit (self, name, false);
}

bool
oxbow_draft_commit_typing (OxbowDraft *self, const char *name)
{
  g_return_val_if_fail (OXBOW_IS_DRAFT (self), false);
  return commit (self, name, true);
}

void
oxbow_draft_end_typing (OxbowDraft *self)
{
  g_return_if_fail (OXBOW_IS_DRAFT (self));
  self->may_go_on = false;
}

void
oxbow_draft_cancel (OxbowDraft *self)
{
  g_return_if_fail (OXBOW_IS_DRAFT (self));
  if (self->stroke == NULL)
    return;
  g_autoptr (OxbowStroke) stroke = g_steal_pointer (&self->stroke);
  OxbowTouched touched;
  oxbow_stroke_reset (stroke);
  oxbow_stroke_take_touched (stroke, &touched);
  tell_changed (self, &touched);
  g_signal_emit (self, signals[STROKE_ENDED], 0);
}

/* History */

int
oxbow_draft_get_n_steps (OxbowDraft *self)
{
  g_return_val_if_fail (OXBOW_IS_DRAFT (self), 0);
  return (int) self->edits->len;
}

int
oxbow_draft_get_position (OxbowDraft *self)
{
  g_return_val_if_fail (OXBOW_IS_DRAFT (self), 0);
  return self->position;
}

const char *
oxbow_draft_get_step_name (OxbowDraft *self, int step)
{
  g_return_val_if_fail (OXBOW_IS_DRAFT (self) && step >= 0 && step < (int) self->edits->len, NULL);
  return oxbow_edit_get_name (self->edits->pdata[step]);
}

const char *
oxbow_draft_get_undo_name (OxbowDraft *self)
{
  return oxbow_draft_get_can_undo (self) ? oxbow_draft_get_step_name (self, self->position - 1) : NULL;
}

const char *
oxbow_draft_get_redo_name (OxbowDraft *self)
{
  return oxbow_draft_get_can_redo (self) ? oxbow_draft_get_step_name (self, self->position) : NULL;
}

gboolean
oxbow_draft_get_can_undo (OxbowDraft *self)
{
  g_return_val_if_fail (OXBOW_IS_DRAFT (self), FALSE);
  return self->position > 0;
}

gboolean
oxbow_draft_get_can_redo (OxbowDraft *self)
{
  g_return_val_if_fail (OXBOW_IS_DRAFT (self), FALSE);
  return self->position < (int) self->edits->len;
}

bool
oxbow_draft_undo (OxbowDraft *self)
{
  g_return_val_if_fail (OXBOW_IS_DRAFT (self), false);
  oxbow_draft_end_stroke (self);
  if (self->position == 0)
    return false;
  oxbow_draft_go (self, self->position - 1);
  return true;
}

bool
oxbow_draft_redo (OxbowDraft *self)
{
  g_return_val_if_fail (OXBOW_IS_DRAFT (self), false);
  oxbow_draft_end_stroke (self);
  if (self->position == (int) self->edits->len)
    return false;
  oxbow_draft_go (self, self->position + 1);
  return true;
}

void
oxbow_draft_go (OxbowDraft *self, int position)
{
  g_return_if_fail (OXBOW_IS_DRAFT (self));
  oxbow_draft_end_stroke (self);
  position = CLAMP (position, 0, (int) self->edits->len);
  if (position == self->position)
    return;

  OxbowTouched touched;
  oxbow_touched_init (&touched);
  while (self->position > position)
    oxbow_edit_apply (self->edits->pdata[--self->position], self->scenario, &touched);
  while (self->position < position)
    oxbow_edit_apply (self->edits->pdata[self->position++], self->scenario, &touched);
  self->may_go_on = false;
  tell_changed (self, &touched);
  tell_history (self);
}

guint64
oxbow_draft_get_n_commits (OxbowDraft *self)
{
  g_return_val_if_fail (OXBOW_IS_DRAFT (self), 0);
  return self->n_commits;
}

size_t
oxbow_draft_get_bytes (OxbowDraft *self)
{
  g_return_val_if_fail (OXBOW_IS_DRAFT (self), 0);
  size_t bytes = 0;
  for (guint i = 0; i < self->edits->len; i++)
    bytes += sizeof (OxbowEdit *) + oxbow_edit_get_bytes (self->edits->pdata[i]);
  return bytes;
}

gboolean
oxbow_draft_get_is_saved (OxbowDraft *self)
{
  g_return_val_if_fail (OXBOW_IS_DRAFT (self), FALSE);
  return self->saved_position == self->position;
}

void
oxbow_draft_mark_saved (OxbowDraft *self)
{
  g_return_if_fail (OXBOW_IS_DRAFT (self));
  oxbow_draft_end_stroke (self);
  self->saved_position = self->position;
  tell_history (self);
}
