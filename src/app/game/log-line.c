/* log-line.c: what a line of the log says
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/log-line.h"
#include "app/game/choices.h"
#include "app/game/seat.h"
#include "app/game/told.h"
#include "core/foresight.h"
#include "core/hindsight.h"

#include <glib/gi18n-lib.h>

struct _OxbowLogLine
{
  GObject parent_instance;

  OxbowLens *lens;
  OxbowLogKind kind;
  int node;
  char *text, *more;            /* NULL: not worked out yet */
  bool is_chance, is_shared;
};

G_DEFINE_FINAL_TYPE (OxbowLogLine, oxbow_log_line, G_TYPE_OBJECT)

static const OxbowHistory *
get_history (OxbowLogLine *self)
{
  return oxbow_game_get_history (oxbow_lens_get_game (self->lens));
}

/* What happened, in the words of the game; what was offered, as a sentence, where nothing of it makes a headline. */
static void
tell_move (OxbowLogLine *self)
{
  const OxbowHistory *history = get_history (self);
  int parent = oxbow_history_get_parent (history, self->node);
  const OxbowMove *move = oxbow_history_get_move (history, self->node);
  g_autofree OxbowState *before = oxbow_history_copy_state (history, parent);
  g_autofree OxbowState *after = oxbow_state_copy (before);
  OxbowEvents events = OXBOW_MOVES_INIT;
  oxbow_state_apply (after, move, &events, NULL);
  self->text = oxbow_told_of (after, &events, &self->more);
  if (self->text == NULL)
    {
      g_autofree char *name = oxbow_choices_name_move (before, move);
      self->text = g_strconcat (name, ".", NULL);
    }
  oxbow_moves_clear (&events);
  self->is_chance = oxbow_foresight_is_chance (before, move);
}

static int
count_turns (const OxbowHistory *history, int node)
{
  int turn = 0;
  for (; node != OXBOW_NO_NODE; node = oxbow_history_get_parent (history, node))
    turn += oxbow_history_begins_turn (history, node);
  return turn;
}

/* The round or the week, as the panel names it; what changes within a turn the moves tell. */
static char *
build_stage (const OxbowHistory *history, int node)
{
  int parent = oxbow_history_get_parent (history, node);
  g_autofree OxbowState *before = oxbow_history_copy_state (history, parent);
  const OxbowRuleset *ruleset = oxbow_state_ruleset (before);
  if (ruleset->stage == NULL)
    return g_strdup_printf (_("Turn %d"), count_turns (history, parent));
  char *stage = ruleset->stage (before), *rest = strstr (stage, " · ");
  if (rest != NULL)
    *rest = '\0';
  return stage;
}

static char *
build_heading (OxbowLogLine *self)
{
  const OxbowHistory *history = get_history (self);
  const OxbowState *state = oxbow_lens_get_state (self->lens);
  int seat = oxbow_history_get_seat (history, self->node);
  g_autofree char *stage = build_stage (history, self->node);
  if (seat < 0 || self->is_shared)
    return g_steal_pointer (&stage);
  return g_strdup_printf (_("%s: %s"), stage, oxbow_seat_get_name (state, seat));
}

static int
count_moves (const OxbowHistory *history, int node)
{
  int n = 0;
  for (; node != OXBOW_NO_NODE; node = oxbow_history_get_next (history, node))
    n++;
  return n;
}

/* Whether somebody went back to choose better, others at the table can read here. */
static char *
build_branch (const OxbowHistory *history, int node)
{
  int n = count_moves (history, node), at, seat;
  g_autofree char *seen = oxbow_hindsight_tell (history, node, &at);
  if (seen == NULL)
    return g_strdup_printf (ngettext ("A branch of %d move", "A branch of %d moves", (gulong) n), n);
  seat = oxbow_history_get_seat (history, at);
  if (seat == oxbow_history_get_seat (history, node))
    /* Translators: a sentence follows that says what the dice or the cards brought. */
    return g_strdup_printf (ngettext ("A branch of %d move, taken back after seeing this: %s",
                                      "A branch of %d moves, taken back after seeing this: %s", (gulong) n), n, seen);
  /* Translators: the name of another player, and a sentence that says what he or she did. */
  return g_strdup_printf (ngettext ("A branch of %d move, taken back after seeing a move of %s: %s",
                                    "A branch of %d moves, taken back after seeing a move of %s: %s", (gulong) n), n,
                          oxbow_seat_get_name (oxbow_history_look (history, at), seat), seen);
}

static void
tell_branch (OxbowLogLine *self)
{
  const OxbowHistory *history = get_history (self);
  const char *name = oxbow_history_get_name (history, self->node);
  tell_move (self);
  g_autofree char *first = g_steal_pointer (&self->text), *rest = g_steal_pointer (&self->more);
  self->text = name != NULL ? g_strdup_printf (_("Instead, “%s”: %s"), name, first)
                            : g_strdup_printf (_("Instead: %s"), first);
  self->more = build_branch (history, self->node);
}

static void
work_out (OxbowLogLine *self)
{
  if (self->text != NULL)
    return;
  switch (self->kind)
    {
    case OXBOW_LOG_START:
      self->text = g_strdup (_("The game begins."));
      self->more = g_strdup (oxbow_text_get (oxbow_game_get_scenario (oxbow_lens_get_game (self->lens))->title));
      break;
    case OXBOW_LOG_TURN:
      self->text = build_heading (self);
      self->more = g_strdup ("");
      break;
    case OXBOW_LOG_MOVE:
      tell_move (self);
      break;
    case OXBOW_LOG_BRANCH:
      tell_branch (self);
      break;
    }
}

static void
oxbow_log_line_finalize (GObject *object)
{
  OxbowLogLine *self = OXBOW_LOG_LINE (object);

  g_free (self->text);
  g_free (self->more);
  g_clear_object (&self->lens);
  G_OBJECT_CLASS (oxbow_log_line_parent_class)->finalize (object);
}

static void
oxbow_log_line_class_init (OxbowLogLineClass *class)
{
  G_OBJECT_CLASS (class)->finalize = oxbow_log_line_finalize;
}

static void
oxbow_log_line_init (OxbowLogLine *self)
{
}

OxbowLogLine *
oxbow_log_line_new (OxbowLens *lens, OxbowLogKind kind, int node)
{
  OxbowLogLine *self = g_object_new (OXBOW_TYPE_LOG_LINE, NULL);
  self->lens = g_object_ref (lens);
  self->kind = kind;
  self->node = node;
  return self;
}

void
oxbow_log_line_set_shared (OxbowLogLine *self)
{
  self->is_shared = true;
}

OxbowLogKind
oxbow_log_line_get_kind (OxbowLogLine *self)
{
  return self->kind;
}

int
oxbow_log_line_get_node (OxbowLogLine *self)
{
  return self->node;
}

int
oxbow_log_line_get_seat (OxbowLogLine *self)
{
  return self->node == 0 ? -1 : oxbow_history_get_seat (get_history (self), self->node);
}

const char *
oxbow_log_line_get_text (OxbowLogLine *self)
{
  work_out (self);
  return self->text;
}

const char *
oxbow_log_line_get_more (OxbowLogLine *self)
{
  work_out (self);
  return self->more;
}

bool
oxbow_log_line_is_chance (OxbowLogLine *self)
{
  work_out (self);
  return self->is_chance;
}

const char *
oxbow_log_line_get_comment (OxbowLogLine *self)
{
  return self->kind == OXBOW_LOG_TURN ? NULL : oxbow_history_get_comment (get_history (self), self->node);
}

const char *
oxbow_log_line_get_mark (OxbowLogLine *self)
{
  return self->kind == OXBOW_LOG_TURN ? NULL : oxbow_history_get_mark (get_history (self), self->node);
}
