/* hint.c: what a strong player would do now, marked on the board and explained
 *
 * What must stay true: an answer about a position that the game has left is thrown away, and the thread is asked anew
 * only after it has come to its end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/hint.h"

#include "app/errand.h"
#include "app/game/reason.h"

#include <glib/gi18n-lib.h>

#define TIME_MS 900
#define MOST_PATHS 16384        /* as many as a strong level has; the search is done with them before its time */

struct _OxbowHint
{
  GObject parent_instance;

  OxbowTable *table;
  OxbowErrand *errand;          /* NULL: nobody thinks */
  bool is_wanted;               /* what it will find */

  /* The thread's, while there is an errand */
  OxbowSetup *setup;
  OxbowState *state;
  GArray *past;
  uint64_t seed;
  OxbowAdvice advice;
  bool is_found;

  int shown;                    /* which of the moves of advice; -1: none */
};

enum
{
  CHANGED,
  N_SIGNALS
};

static unsigned int signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (OxbowHint, oxbow_hint, G_TYPE_OBJECT)

static OxbowLens *
get_lens (OxbowHint *self)
{
  return oxbow_table_get_lens (self->table);
}

static OxbowGame *
get_game (OxbowHint *self)
{
  return oxbow_lens_get_game (get_lens (self));
}

/* Showing */

static char *
build_words (OxbowHint *self)
{
  g_autofree char *reason = oxbow_reason_tell (self->state, &self->advice, self->shown, self->seed);
  /* Translators: the hint, and behind it a sentence that names a move and its reason */
  if (self->shown == 0)
    return g_strdup_printf (_("Hint: %s"), reason);
  return g_strdup_printf (_("Hint %d of %d: %s"), self->shown + 1, self->advice.n, reason);
}

static void
show (OxbowHint *self, int i)
{
  self->shown = i;
  g_autofree char *words = build_words (self);
  oxbow_table_suggest (self->table, &self->advice.moves[i].move, words);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
forget (OxbowHint *self)
{
  bool was_shown = self->shown >= 0;
  self->shown = -1;
  self->is_wanted = false;
  if (self->errand != NULL)
    oxbow_errand_cancel (self->errand);
  if (was_shown)
    oxbow_table_suggest (self->table, NULL, NULL);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Asking */

static void
find (gpointer data, OxbowErrand *errand)
{
  OxbowHint *self = data;
  OxbowQuestion question = { .state = self->state, .seat = oxbow_state_turn (self->state), .seed = self->seed,
                             .iterations = MOST_PATHS, .time_ms = TIME_MS, .threads = oxbow_errand_n_threads (),
                             .past = self->past };
  self->is_found = oxbow_advice_find (&self->advice, &question, oxbow_errand_get_cancellable (errand), NULL);
}

static void
clear_question (OxbowHint *self)
{
  g_clear_pointer (&self->errand, oxbow_errand_free);
  g_clear_pointer (&self->past, g_array_unref);
}

static void ask_now (OxbowHint *self);

static void
ended_cb (gpointer data)
{
  OxbowHint *self = data;
  const OxbowState *state = oxbow_game_get_state (get_game (self));
  bool is_current = self->setup == state->setup && self->state->size == state->size
                    && memcmp (self->state, state, state->size) == 0;
  clear_question (self);
  if (self->is_wanted && is_current && self->is_found)
    show (self, 0);
  else if (self->is_wanted)
    ask_now (self);
  else
    g_signal_emit (self, signals[CHANGED], 0);
}

static const OxbowErrandKind kind = { .name = "hint", .run = find, .ended = ended_cb };

/* Where the turn has been, the present position among it. */
static GArray *
find_past (OxbowGame *game)
{
  GArray *past = g_array_new (FALSE, FALSE, sizeof (uint64_t));
  const OxbowHistory *history = oxbow_game_get_history (game);
  for (int node = oxbow_game_get_node (game); node != OXBOW_NO_NODE; node = oxbow_history_get_parent (history, node))
    {
      uint64_t fingerprint = oxbow_player_fingerprint (oxbow_history_look (history, node));
      g_array_append_val (past, fingerprint);
      if (oxbow_history_begins_turn (history, node))
        break;
    }
  return past;
}

static void
ask_now (OxbowHint *self)
{
  const OxbowState *state = oxbow_game_get_state (get_game (self));
  g_free (self->state);
  g_clear_pointer (&self->setup, oxbow_setup_unref);
  self->past = find_past (get_game (self));
  self->state = oxbow_state_copy (oxbow_game_get_state (get_game (self)));
  self->setup = oxbow_setup_ref ((OxbowSetup *) state->setup);
  self->seed = oxbow_player_fingerprint (self->state);
  self->errand = oxbow_errand_new (&kind, self);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
oxbow_hint_ask (OxbowHint *self)
{
  if (!oxbow_lens_is_open (get_lens (self)) || oxbow_game_get_turn (get_game (self)) < 0)
    return;
  if (self->shown >= 0)
    {
      show (self, (self->shown + 1) % self->advice.n);
      return;
    }
  self->is_wanted = true;
  if (self->errand == NULL)
    ask_now (self);
}

bool
oxbow_hint_put_away (OxbowHint *self)
{
  bool was_there = self->is_wanted || self->shown >= 0;
  if (was_there)
    forget (self);
  return was_there;
}

bool
oxbow_hint_is_busy (OxbowHint *self)
{
  return self->errand != NULL && self->is_wanted;
}

bool
oxbow_hint_is_shown (OxbowHint *self)
{
  return self->shown >= 0;
}

/* The object */

static void
lens_changed_cb (OxbowHint *self)
{
  oxbow_hint_put_away (self);
}

static void
oxbow_hint_dispose (GObject *object)
{
  OxbowHint *self = OXBOW_HINT (object);
  clear_question (self);
  g_clear_object (&self->table);
  G_OBJECT_CLASS (oxbow_hint_parent_class)->dispose (object);
}

static void
oxbow_hint_finalize (GObject *object)
{
  OxbowHint *self = OXBOW_HINT (object);
  g_free (self->state);
  g_clear_pointer (&self->setup, oxbow_setup_unref);
  G_OBJECT_CLASS (oxbow_hint_parent_class)->finalize (object);
}

static void
oxbow_hint_class_init (OxbowHintClass *class)
{
  G_OBJECT_CLASS (class)->dispose = oxbow_hint_dispose;
  G_OBJECT_CLASS (class)->finalize = oxbow_hint_finalize;
  signals[CHANGED] = g_signal_new ("changed", OXBOW_TYPE_HINT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
oxbow_hint_init (OxbowHint *self)
{
  self->shown = -1;
}

OxbowHint *
oxbow_hint_new (OxbowTable *table)
{
  OxbowHint *self = g_object_new (OXBOW_TYPE_HINT, NULL);
  self->table = g_object_ref (table);
  g_signal_connect_object (get_lens (self), "changed", G_CALLBACK (lens_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (get_lens (self), "held", G_CALLBACK (lens_changed_cb), self, G_CONNECT_SWAPPED);
  return self;
}
