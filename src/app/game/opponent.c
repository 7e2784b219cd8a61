/* opponent.c: the computer players at the table of a game
 *
 * Between two changes of the game there is at most one thought. What must stay true: a thought about a position that
 * the game has left never plays a move, and no second one begins before the first has ended, since they may share a
 * player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/opponent.h"
#include "app/computers.h"
#include "app/engines.h"
#include "app/game/seat.h"
#include "app/game/thought.h"
#include "app/preferences.h"
#include "players/levels.h"

#include <glib/gi18n-lib.h>

#define QUIET_MS 400            /* shorter thoughts are not spoken of */
#define HELPER "hard"           /* the level that finishes a person's turn */

struct _OxbowOpponent
{
  GObject parent_instance;

  OxbowTable *table;
  OxbowPlayer *players[OXBOW_MAX_SEATS];        /* made when they are first wanted */
  char *names[OXBOW_MAX_SEATS];                 /* which those are */
  OxbowThought *thought;        /* NULL: nobody thinks */
  int thought_node;             /* about which position; OXBOW_NO_NODE: it is not wanted any more */
  OxbowMove move;               /* that was found, to be played when it is time */
  bool has_move;
  gint64 due;                   /* of the monotonic clock, when the move may be played */
  unsigned int due_source, words_source;
  int helped_seat, helped_turn; /* the turn of a person that a computer finishes; seat -1: none */
  bool goes_on;                 /* though the line goes on from here */
  bool is_paused;
  char *hold;
};

enum
{
  CHANGED,
  N_SIGNALS
};

static unsigned int signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (OxbowOpponent, oxbow_opponent, G_TYPE_OBJECT)

static void look_again (OxbowOpponent *self);

static OxbowLens *
get_lens (OxbowOpponent *self)
{
  return oxbow_table_get_lens (self->table);
}

static OxbowGame *
get_game (OxbowOpponent *self)
{
  return oxbow_lens_get_game (get_lens (self));
}

/* Who is to play */

static int
get_turn_number (OxbowGame *game)
{
  return oxbow_game_get_ruleset (game)->turn_number (oxbow_game_get_state (game));
}

/* The computer player that is to decide; NULL: a person, or nobody. */
static const char *
find_player (OxbowOpponent *self)
{
  OxbowGame *game = get_game (self);
  int seat = oxbow_game_get_turn (game);
  if (seat < 0)
    return NULL;
  const char *player = oxbow_setup_seat_computer (oxbow_game_get_setup (game), seat);
  if (player == NULL && self->helped_seat == seat && self->helped_turn == get_turn_number (game))
    return HELPER;
  return player;
}

static bool
is_held_back (OxbowOpponent *self)
{
  return self->is_paused || (!self->goes_on && oxbow_game_get_can_redo (get_game (self)));
}

static OxbowPlayer *
get_player (OxbowOpponent *self, int seat, const char *name, GError **error)
{
  if (g_strcmp0 (self->names[seat], name) == 0)
    return self->players[seat];
  uint64_t seed = (uint64_t) g_random_int () << 32 | g_random_int ();
  OxbowPlayer *player = oxbow_computer_new_player (name, oxbow_game_get_scenario (get_game (self)), seed, error);
  oxbow_player_free (self->players[seat]);
  g_free (self->names[seat]);
  self->names[seat] = g_strdup (player != NULL ? name : NULL);
  self->players[seat] = player;
  return player;
}

/* Words */

const char *
oxbow_opponent_get_title (const OxbowSetup *setup, int seat)
{
  const char *player = oxbow_setup_seat_computer (setup, seat);
  return player != NULL ? oxbow_computer_get_title (player) : NULL;
}

static char *
name_player (OxbowOpponent *self)
{
  const OxbowState *state = oxbow_game_get_state (get_game (self));
  int seat = oxbow_state_turn (state);
  const char *title = oxbow_opponent_get_title (state->setup, seat);
  /* Translators: a seat and the level of the computer player there, as in "Black (Medium)" */
  return title != NULL ? g_strdup_printf (_("%s (%s)"), oxbow_seat_get_name (state, seat), title)
                       : g_strdup (_("The computer"));
}

static void
set_hold (OxbowOpponent *self, char *hold)
{
  g_autofree char *old = self->hold;
  self->hold = hold;
  if (g_strcmp0 (old, hold) != 0)
    g_signal_emit (self, signals[CHANGED], 0);
}

static gboolean
speak_cb (gpointer data)
{
  OxbowOpponent *self = data;
  g_autofree char *name = name_player (self), *words = g_strdup_printf (_("%s is thinking."), name);
  self->words_source = 0;
  oxbow_lens_set_news (get_lens (self), words, oxbow_game_get_turn (get_game (self)));
  return G_SOURCE_REMOVE;
}

static void
fall_silent (OxbowOpponent *self)
{
  g_clear_handle_id (&self->words_source, g_source_remove);
  oxbow_lens_set_news (get_lens (self), NULL, -1);
}

/* A player that cannot play hands its seat to a person: that comes first, for a long reason is cut short. */
static void
give_up (OxbowOpponent *self, const GError *error)
{
  OxbowGame *game = get_game (self);
  int seat = oxbow_game_get_turn (game);
  g_autofree char *words = g_strdup_printf (_("A person has to decide for %s now. %s"),
                                            oxbow_seat_get_name (oxbow_game_get_state (game), seat), error->message);
  self->helped_seat = -1;
  self->thought_node = OXBOW_NO_NODE;
  oxbow_game_set_computer (game, seat, NULL);
  look_again (self);
  oxbow_lens_set_news (get_lens (self), words, -1);
}

/* Playing */

static void
play (OxbowOpponent *self)
{
  g_autoptr (GError) error = NULL;
  OxbowMove move = self->move;
  self->has_move = false;
  if (!oxbow_game_play (get_game (self), &move, &error))
    give_up (self, error);
}

static gboolean
due_cb (gpointer data)
{
  OxbowOpponent *self = data;
  self->due_source = 0;
  look_again (self);
  return G_SOURCE_REMOVE;
}

/* Whoever looks back is not torn from there, and what moves comes to its end first, but for those in a hurry. */
static void
play_when_due (OxbowOpponent *self)
{
  gint64 now = g_get_monotonic_time ();
  bool is_instant = g_settings_get_enum (oxbow_preferences_get (), "pace") == 0;
  if (oxbow_lens_is_looking (get_lens (self)))
    return;
  if (!is_instant && oxbow_board_is_moving (oxbow_table_get_board (self->table)))
    return;
  if (now >= self->due)
    play (self);
  else if (self->due_source == 0)
    self->due_source = g_timeout_add ((unsigned int) ((self->due - now) / 1000 + 1), due_cb, self);
}

static void
thought_ended_cb (const OxbowMove *move, const GError *error, gpointer data)
{
  OxbowOpponent *self = data;
  g_autoptr (OxbowThought) thought = g_steal_pointer (&self->thought);
  bool is_wanted = self->thought_node == oxbow_game_get_node (get_game (self));
  fall_silent (self);
  if (is_wanted && move == NULL && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      give_up (self, error);
      return;
    }
  self->has_move = is_wanted && move != NULL;
  if (self->has_move)
    self->move = *move;
  look_again (self);
}

static int
get_pace_ms (void)
{
  static const int paces[] = { 0, 250, 700, 1600 };
  return paces[g_settings_get_enum (oxbow_preferences_get (), "pace")];
}

static void
begin_to_think (OxbowOpponent *self, const char *name)
{
  g_autoptr (GError) error = NULL;
  OxbowGame *game = get_game (self);
  int seat = oxbow_game_get_turn (game);
  OxbowPlayer *player = get_player (self, seat, name, &error);
  if (player == NULL)
    {
      give_up (self, error);
      return;
    }
  self->due = g_get_monotonic_time () + 1000 * (gint64) get_pace_ms ();
  self->thought_node = oxbow_game_get_node (game);
  self->thought = oxbow_thought_new (player, oxbow_game_get_state (game), seat, NULL, thought_ended_cb, self);
  self->words_source = g_timeout_add (QUIET_MS, speak_cb, self);
}

static void
wait_for_word (OxbowOpponent *self)
{
  g_autofree char *name = name_player (self);
  char *words = g_strdup_printf (self->is_paused
                                 ? _("%s waits: the computers are paused, until you let them go on.")
                                 : _("%s waits where the game was taken back: redo, or let the computer go on."), name);
  oxbow_lens_set_news (get_lens (self), words, -1);
  set_hold (self, words);
}

/* Where only computers play there is no decision to go back to. */
static char *
tell_hold (OxbowOpponent *self)
{
  const OxbowSetup *setup = oxbow_game_get_setup (get_game (self));
  g_autofree char *who = name_player (self);
  for (int seat = 0; seat < setup->n_seats; seat++)
    if (oxbow_setup_seat_is_person (setup, seat))
      return g_strdup_printf (_("%s is to move. Undo goes back to your last decision."), who);
  return g_strdup_printf (_("%s is to move."), who);
}

/* What there is to do where the game stands now. */
static void
look_again (OxbowOpponent *self)
{
  const char *name = find_player (self);
  if (name == NULL)
    {
      set_hold (self, NULL);
      return;
    }
  if (is_held_back (self))
    {
      wait_for_word (self);
      return;
    }
  set_hold (self, tell_hold (self));
  if (self->has_move)
    play_when_due (self);
  else if (self->thought == NULL)
    begin_to_think (self, name);
}

/* What was thought of is of no use any more. */
static void
forget (OxbowOpponent *self)
{
  self->has_move = false;
  self->thought_node = OXBOW_NO_NODE;
  if (self->thought != NULL)
    oxbow_thought_cancel (self->thought);
  g_clear_handle_id (&self->due_source, g_source_remove);
  fall_silent (self);
}

/* Whoever plays again what was taken back has decided: then nobody waits because the line goes on. A person's turn is
 * over once somebody else decides, also where a game counts what all do by turns as one, as the laying of rivers. */
static void
game_changed_cb (OxbowOpponent *self, int from, int to)
{
  const OxbowHistory *history = oxbow_game_get_history (get_game (self));
  if (from == to)
    return;
  if (oxbow_history_get_parent (history, to) != from)
    {
      self->goes_on = false;
      self->helped_seat = -1;
    }
  else if (oxbow_game_was_played (get_game (self)))
    self->goes_on = true;
  if (oxbow_game_get_turn (get_game (self)) != self->helped_seat)
    self->helped_seat = -1;
  forget (self);
  look_again (self);
}

static void
seated_cb (OxbowOpponent *self)
{
  forget (self);
  look_again (self);
}

/* Nobody is asked for a move before all seats are known: one that is still to be renamed would be given to a person.
 * False: none was. */
static bool
follow_renames (OxbowOpponent *self)
{
  g_signal_handlers_block_by_func (get_game (self), seated_cb, self);
  bool is_renamed = oxbow_engines_follow_renames (get_game (self));
  g_signal_handlers_unblock_by_func (get_game (self), seated_cb, self);
  return is_renamed;
}

/* An outside engine that sits here may be another program now, have another name, or be none: it is asked for anew. */
static void
engines_changed_cb (OxbowOpponent *self)
{
  bool is_here = false;
  for (int seat = 0; seat < OXBOW_MAX_SEATS; seat++)
    if (self->names[seat] != NULL && oxbow_level_find (self->names[seat], NULL) == NULL)
      {
        g_clear_pointer (&self->names[seat], g_free);
        is_here = true;
      }
  if (follow_renames (self) || is_here)
    seated_cb (self);
}

/* Looking, or motion, may have come to its end. The board says so while it goes over to another position, and others
 * are still to hear of that one: so what was found is played only after them, and if it is of any use then. */
static void
try_again_cb (OxbowOpponent *self)
{
  if (self->has_move && self->due_source == 0)
    self->due_source = g_timeout_add (0, due_cb, self);
}

static void
oxbow_opponent_dispose (GObject *object)
{
  OxbowOpponent *self = OXBOW_OPPONENT (object);
  g_clear_pointer (&self->thought, oxbow_thought_free);
  g_clear_handle_id (&self->due_source, g_source_remove);
  g_clear_handle_id (&self->words_source, g_source_remove);
  g_clear_object (&self->table);
  G_OBJECT_CLASS (oxbow_opponent_parent_class)->dispose (object);
}

static void
oxbow_opponent_finalize (GObject *object)
{
  OxbowOpponent *self = OXBOW_OPPONENT (object);
  for (int seat = 0; seat < OXBOW_MAX_SEATS; seat++)
    {
      oxbow_player_free (self->players[seat]);
      g_free (self->names[seat]);
    }
  g_free (self->hold);
  G_OBJECT_CLASS (oxbow_opponent_parent_class)->finalize (object);
}

static void
oxbow_opponent_class_init (OxbowOpponentClass *class)
{
  G_OBJECT_CLASS (class)->dispose = oxbow_opponent_dispose;
  G_OBJECT_CLASS (class)->finalize = oxbow_opponent_finalize;
  signals[CHANGED] = g_signal_new ("changed", OXBOW_TYPE_OPPONENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                   0);
}

static void
oxbow_opponent_init (OxbowOpponent *self)
{
  self->thought_node = OXBOW_NO_NODE;
  self->helped_seat = -1;
}

OxbowOpponent *
oxbow_opponent_new (OxbowTable *table)
{
  OxbowOpponent *self = g_object_new (OXBOW_TYPE_OPPONENT, NULL);
  self->table = g_object_ref (table);
  OxbowGame *game = get_game (self);
  g_signal_connect_object (game, "changed", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (game, "seated", G_CALLBACK (seated_cb), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (oxbow_preferences_get (), "changed::engines", G_CALLBACK (engines_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (get_lens (self), "changed", G_CALLBACK (try_again_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (oxbow_table_get_board (table), "motion-ended", G_CALLBACK (try_again_cb), self,
                           G_CONNECT_SWAPPED);
  look_again (self);
  return self;
}

const char *
oxbow_opponent_get_hold (OxbowOpponent *self)
{
  return self->hold;
}

bool
oxbow_opponent_is_thinking (OxbowOpponent *self)
{
  return self->has_move || self->thought_node == oxbow_game_get_node (get_game (self));
}

bool
oxbow_opponent_is_waiting (OxbowOpponent *self)
{
  return find_player (self) != NULL && is_held_back (self);
}

void
oxbow_opponent_go_on (OxbowOpponent *self)
{
  OxbowGame *game = get_game (self);
  if (find_player (self) == NULL)
    {
      self->helped_seat = oxbow_game_get_turn (game);
      self->helped_turn = get_turn_number (game);
    }
  self->goes_on = true;
  self->is_paused = false;
  oxbow_lens_leave (get_lens (self));
  fall_silent (self);
  look_again (self);
}

bool
oxbow_opponent_stop_helping (OxbowOpponent *self)
{
  bool is_helping = self->helped_seat >= 0 && self->helped_seat == oxbow_game_get_turn (get_game (self))
                    && find_player (self) != NULL;
  if (!is_helping)
    return false;
  self->helped_seat = -1;
  forget (self);
  look_again (self);
  return true;
}

/* A turn that a computer plays for a person goes back to the person. */
void
oxbow_opponent_pause (OxbowOpponent *self)
{
  if (oxbow_opponent_stop_helping (self))
    return;
  self->is_paused = true;
  forget (self);
  look_again (self);
}

/* Undo and redo */

static bool
is_persons (OxbowGame *game, int seat)
{
  return oxbow_setup_seat_is_person (oxbow_game_get_setup (game), seat);
}

int
oxbow_opponent_find_undo (OxbowGame *game)
{
  const OxbowHistory *history = oxbow_game_get_history (game);
  int here = oxbow_game_get_node (game);
  for (int node = here; oxbow_history_get_parent (history, node) != OXBOW_NO_NODE;
       node = oxbow_history_get_parent (history, node))
    if (is_persons (game, oxbow_history_get_seat (history, node)))
      return oxbow_history_get_parent (history, node);
  return oxbow_history_get_parent (history, here);
}

int
oxbow_opponent_find_redo (OxbowGame *game)
{
  const OxbowHistory *history = oxbow_game_get_history (game);
  int here = oxbow_game_get_node (game), first = oxbow_history_get_next (history, here), node = first;
  if (first == OXBOW_NO_NODE || !is_persons (game, oxbow_history_get_seat (history, first)))
    return first;
  for (int next = oxbow_history_get_next (history, node); next != OXBOW_NO_NODE;
       next = oxbow_history_get_next (history, node))
    {
      if (is_persons (game, oxbow_history_get_seat (history, next)))
        break;
      node = next;
    }
  return node;
}
