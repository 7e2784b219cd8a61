/* thought.c: a computer player that thinks about one move, in a thread of its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/thought.h"

#include "app/errand.h"

struct _OxbowThought
{
  OxbowErrand *errand;
  OxbowPlayer *player;          /* borrowed */
  OxbowSetup *setup;
  OxbowState *state;
  int seat;
  OxbowLimits limits;
  OxbowThoughtEnded ended;
  gpointer data;

  bool is_found;
  OxbowMove move;
  GError *error;
};

static void
ended_cb (gpointer data)
{
  OxbowThought *thought = data;
  thought->ended (thought->is_found ? &thought->move : NULL, thought->error, thought->data);
}

static void
think (gpointer data, OxbowErrand *errand)
{
  OxbowThought *thought = data;
  thought->is_found = oxbow_player_think (thought->player, thought->state, thought->seat, &thought->limits,
                                          oxbow_errand_get_cancellable (errand), &thought->move, &thought->error);
}

static const OxbowErrandKind kind = { .name = "thought", .run = think, .ended = ended_cb };

OxbowThought *
oxbow_thought_new (OxbowPlayer *player, const OxbowState *state, int seat, const OxbowLimits *limits,
                   OxbowThoughtEnded ended, gpointer data)
{
  OxbowThought *thought = g_new0 (OxbowThought, 1);
  thought->player = player;
  thought->setup = oxbow_setup_ref ((OxbowSetup *) state->setup);
  thought->state = oxbow_state_copy (state);
  thought->seat = seat;
  thought->limits = limits != NULL ? *limits : (OxbowLimits) OXBOW_LIMITS_INIT;
  if (thought->limits.threads == 0)
    thought->limits.threads = oxbow_errand_n_threads ();
  thought->ended = ended;
  thought->data = data;
  thought->errand = oxbow_errand_new (&kind, thought);
  return thought;
}

void
oxbow_thought_cancel (OxbowThought *thought)
{
  oxbow_errand_cancel (thought->errand);
}

void
oxbow_thought_free (OxbowThought *thought)
{
  if (thought == NULL)
    return;
  oxbow_errand_free (thought->errand);
  g_clear_error (&thought->error);
  g_free (thought->state);
  oxbow_setup_unref (thought->setup);
  g_free (thought);
}
