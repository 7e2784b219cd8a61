/* game.c: a history that can be watched
 *
 * Nothing is worked out here that the history or the ruleset does not say. What must stay true: whoever is told of a
 * change finds the game already as it is after it, properties included.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/game.h"
#include "core/hindsight.h"

#include <glib/gi18n-lib.h>

/* What the properties said when they were last told. */
typedef struct
{
  bool can_undo, can_redo, is_over;
  int turn;
} Facts;

struct _OxbowGame
{
  GObject parent_instance;

  OxbowHistory *history;
  Facts told;
  bool was_played;              /* what is just told */
};

enum
{
  PROP_0,
  PROP_SCENARIO,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_TURN,
  PROP_OVER,
  N_PROPS
};

enum
{
  CHANGED,
  SEATED,
  WORDED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static unsigned int signals[N_SIGNALS];

G_DEFINE_BOXED_TYPE (OxbowScenario, oxbow_scenario, oxbow_scenario_ref, oxbow_scenario_unref)
G_DEFINE_FINAL_TYPE (OxbowGame, oxbow_game, G_TYPE_OBJECT)

static Facts
gather_facts (OxbowGame *self)
{
  return (Facts) {
    .can_undo = oxbow_game_get_can_undo (self),
    .can_redo = oxbow_game_get_can_redo (self),
    .is_over = oxbow_game_get_is_over (self),
    .turn = oxbow_game_get_turn (self),
  };
}

static void
notify_facts (OxbowGame *self)
{
  GObject *object = G_OBJECT (self);
  Facts before = self->told;

  self->told = gather_facts (self);
  if (self->told.can_undo != before.can_undo)
    g_object_notify_by_pspec (object, properties[PROP_CAN_UNDO]);
  if (self->told.can_redo != before.can_redo)
    g_object_notify_by_pspec (object, properties[PROP_CAN_REDO]);
  if (self->told.turn != before.turn)
    g_object_notify_by_pspec (object, properties[PROP_TURN]);
  if (self->told.is_over != before.is_over)
    g_object_notify_by_pspec (object, properties[PROP_OVER]);
}

/* Whoever is told may change the game anew: what is told then is another matter. */
static void
tell_of (OxbowGame *self, int from, bool is_move)
{
  bool before = self->was_played;
  self->was_played = is_move;
  notify_facts (self);
  g_signal_emit (self, signals[CHANGED], 0, from, oxbow_game_get_node (self));
  self->was_played = before;
}

static void
tell (OxbowGame *self, int from)
{
  tell_of (self, from, false);
}

static void
tell_words (OxbowGame *self, int node)
{
  g_signal_emit (self, signals[WORDED], 0, node);
  tell (self, oxbow_game_get_node (self));
}

static void
tell_if_moved (OxbowGame *self, int from)
{
  if (oxbow_game_get_node (self) != from)
    tell (self, from);
}

static void
oxbow_game_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  OxbowGame *self = OXBOW_GAME (object);

  switch (id)
    {
    case PROP_SCENARIO:
      g_value_set_boxed (value, oxbow_game_get_scenario (self));
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, oxbow_game_get_can_undo (self));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, oxbow_game_get_can_redo (self));
      break;
    case PROP_TURN:
      g_value_set_int (value, oxbow_game_get_turn (self));
      break;
    case PROP_OVER:
      g_value_set_boolean (value, oxbow_game_get_is_over (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
oxbow_game_finalize (GObject *object)
{
  OxbowGame *self = OXBOW_GAME (object);

  g_clear_pointer (&self->history, oxbow_history_free);
  G_OBJECT_CLASS (oxbow_game_parent_class)->finalize (object);
}

static void
oxbow_game_class_init (OxbowGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = oxbow_game_get_property;
  object_class->finalize = oxbow_game_finalize;

  properties[PROP_SCENARIO] = g_param_spec_boxed ("scenario", NULL, NULL, OXBOW_TYPE_SCENARIO, flags);
  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  properties[PROP_TURN] = g_param_spec_int ("turn", NULL, NULL, -1, OXBOW_MAX_SEATS - 1, -1, flags);
  properties[PROP_OVER] = g_param_spec_boolean ("over", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[CHANGED] = g_signal_new ("changed", OXBOW_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);
  signals[SEATED] = g_signal_new ("seated", OXBOW_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_INT);
  signals[WORDED] = g_signal_new ("worded", OXBOW_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
oxbow_game_init (OxbowGame *self)
{
}

OxbowGame *
oxbow_game_new (OxbowScenario *scenario, const OxbowSettings *settings, GError **error)
{
  g_return_val_if_fail (scenario != NULL, NULL);

  g_autoptr (OxbowSetup) setup = oxbow_setup_new (scenario, settings, error);
  if (setup == NULL)
    return NULL;
  return oxbow_game_new_from_history (oxbow_history_new (setup));
}

OxbowGame *
oxbow_game_new_from_history (OxbowHistory *history)
{
  g_return_val_if_fail (history != NULL, NULL);

  OxbowGame *self = g_object_new (OXBOW_TYPE_GAME, NULL);
  self->history = history;
  self->told = gather_facts (self);
  return self;
}

const OxbowRuleset *
oxbow_game_get_ruleset (OxbowGame *self)
{
  return oxbow_game_get_setup (self)->ruleset;
}

OxbowScenario *
oxbow_game_get_scenario (OxbowGame *self)
{
  return oxbow_game_get_setup (self)->scenario;
}

OxbowSetup *
oxbow_game_get_setup (OxbowGame *self)
{
  return oxbow_history_get_setup (oxbow_game_get_history (self));
}

const OxbowHistory *
oxbow_game_get_history (OxbowGame *self)
{
  g_return_val_if_fail (OXBOW_IS_GAME (self), NULL);
  return self->history;
}

const OxbowState *
oxbow_game_get_state (OxbowGame *self)
{
  return oxbow_history_get_state (oxbow_game_get_history (self));
}

int
oxbow_game_get_node (OxbowGame *self)
{
  return oxbow_history_get_node (oxbow_game_get_history (self));
}

bool
oxbow_game_get_can_undo (OxbowGame *self)
{
  const OxbowHistory *history = oxbow_game_get_history (self);
  return oxbow_history_can_undo (history)
         && oxbow_game_may_go (self, oxbow_history_get_parent (history, oxbow_history_get_node (history)), NULL);
}

bool
oxbow_game_get_can_redo (OxbowGame *self)
{
  return oxbow_history_can_redo (oxbow_game_get_history (self));
}

int
oxbow_game_get_turn (OxbowGame *self)
{
  return oxbow_state_turn (oxbow_game_get_state (self));
}

bool
oxbow_game_get_is_over (OxbowGame *self)
{
  return oxbow_game_get_turn (self) < 0;
}

bool
oxbow_game_play (OxbowGame *self, const OxbowMove *move, GError **error)
{
  g_return_val_if_fail (OXBOW_IS_GAME (self), false);

  int from = oxbow_game_get_node (self);

  if (!oxbow_history_play (self->history, move, NULL, error))
    return false;

  tell_of (self, from, true);
  return true;
}

bool
oxbow_game_play_text (OxbowGame *self, const char *line, GError **error)
{
  OxbowMove move;

  return oxbow_move_parse (oxbow_game_get_state (self), line, &move, error) && oxbow_game_play (self, &move, error);
}

bool
oxbow_game_was_played (OxbowGame *self)
{
  return self->was_played;
}

static bool
is_at_or_below (const OxbowHistory *history, int node, int top)
{
  while (node != top && node != OXBOW_NO_NODE)
    node = oxbow_history_get_parent (history, node);
  return node == top;
}

bool
oxbow_game_may_go (OxbowGame *self, int node, GError **error)
{
  const OxbowHistory *history = oxbow_game_get_history (self);
  if (!oxbow_game_get_setup (self)->settings->by_post)
    return true;
  for (int left = oxbow_game_get_node (self); !is_at_or_below (history, node, left);
       left = oxbow_history_get_parent (history, left))
    if (oxbow_hindsight_is_chance (history, left))
      return oxbow_refuse (error, _("This game is played by post: what chance has shown is not taken back."));
  return true;
}

/* The history has gone from there; where it may not, it goes back, and nothing has happened. */
static bool
settle (OxbowGame *self, int from)
{
  int to = oxbow_game_get_node (self);
  if (!oxbow_game_get_setup (self)->settings->by_post)
    {
      tell_if_moved (self, from);
      return to != from;
    }
  oxbow_history_go (self->history, from);
  if (to == from || !oxbow_game_may_go (self, to, NULL))
    return false;
  oxbow_history_go (self->history, to);
  tell (self, from);
  return true;
}

int
oxbow_game_undo_turn (OxbowGame *self)
{
  int from = oxbow_game_get_node (self), steps = oxbow_history_undo_turn (self->history);

  return settle (self, from) ? steps : 0;
}

int
oxbow_game_redo_turn (OxbowGame *self)
{
  int from = oxbow_game_get_node (self), steps = oxbow_history_redo_turn (self->history);

  tell_if_moved (self, from);
  return steps;
}

bool
oxbow_game_undo_to_mark (OxbowGame *self, const char *mark)
{
  int from = oxbow_game_get_node (self);

  return oxbow_history_undo_to_mark (self->history, mark) && settle (self, from);
}

bool
oxbow_game_go (OxbowGame *self, int node)
{
  int from = oxbow_game_get_node (self);

  if (!oxbow_game_may_go (self, node, NULL))
    return false;
  oxbow_history_go (self->history, node);
  tell_if_moved (self, from);
  return true;
}

void
oxbow_game_set_computer (OxbowGame *self, int seat, const char *player)
{
  OxbowSetup *setup = oxbow_game_get_setup (self);
  if (g_strcmp0 (oxbow_setup_seat_computer (setup, seat), player) == 0)
    return;

  oxbow_settings_set_computer (setup->settings, setup->ruleset->seats[seat].id, player, 0);
  g_signal_emit (self, signals[SEATED], 0, seat);
}

void
oxbow_game_set_name (OxbowGame *self, int node, const char *name)
{
  if (g_strcmp0 (oxbow_history_get_name (self->history, node), name) == 0)
    return;

  oxbow_history_set_name (self->history, node, name);
  tell_words (self, node);
}

void
oxbow_game_set_comment (OxbowGame *self, int node, const char *comment)
{
  if (g_strcmp0 (oxbow_history_get_comment (self->history, node), comment) == 0)
    return;

  oxbow_history_set_comment (self->history, node, comment);
  tell_words (self, node);
}

void
oxbow_game_set_mark (OxbowGame *self, int node, const char *mark)
{
  if (g_strcmp0 (oxbow_history_get_mark (self->history, node), mark) == 0)
    return;

  oxbow_history_set_mark (self->history, node, mark);
  tell_words (self, node);
}

void
oxbow_game_set_picture (OxbowGame *self, int node)
{
  int before = oxbow_history_get_picture (self->history);
  if (node == before)
    return;

  oxbow_history_set_picture (self->history, node);
  tell_words (self, node != OXBOW_NO_NODE ? node : before);
}
