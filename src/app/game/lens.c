/* lens.c: which position of a game is looked at, and who looks
 *
 * Whether seats hide things from each other is not asked of a game but seen: the listings that two of them get of the
 * same position differ. What must stay true: while the veil is down, the viewer is still the seat that saw last.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/lens.h"

struct _OxbowLens
{
  GObject parent_instance;

  OxbowGame *game;
  int node;
  OxbowState *state;
  OxbowEvents events;
  int viewer;
  int awaited;                  /* veiled until this seat is there, or -1 */
  bool is_alone;                /* one person plays all seats, to try a map out */
  char *hold;                   /* why nobody may move now, or NULL */
  bool is_taught;               /* it is the lesson that says so */
  char *news;                   /* what goes on, or NULL */
  int thinker;                  /* whose computer thinks, or -1 */
};

enum
{
  CHANGED,
  HELD,
  NEWS,
  N_SIGNALS
};

static unsigned int signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (OxbowLens, oxbow_lens, G_TYPE_OBJECT)

static void
point_at (OxbowLens *self, int node)
{
  const OxbowHistory *history = oxbow_game_get_history (self->game);
  int from = self->node;
  self->node = node;
  g_free (self->state);
  self->state = oxbow_history_copy_state (history, node);
  self->events.n = 0;
  oxbow_history_get_events (history, node, &self->events);
  g_signal_emit (self, signals[CHANGED], 0, from, node);
}

static bool
hides (const OxbowState *state, int from, int seat)
{
  g_autofree char *one = oxbow_state_listing (state, from), *other = oxbow_state_listing (state, seat);
  return !g_str_equal (one, other);
}

static bool
is_person (OxbowLens *self, int seat)
{
  return oxbow_setup_seat_is_person (oxbow_game_get_setup (self->game), seat);
}

/* The first person at the table after a seat, perhaps that seat itself; -1 where there are only computers. */
static int
find_person (OxbowLens *self, int after)
{
  int n_seats = oxbow_game_get_setup (self->game)->n_seats;
  for (int i = 1; i <= n_seats; i++)
    if (is_person (self, (after + i) % n_seats))
      return (after + i) % n_seats;
  return -1;
}

/* For whom the position is: who is to decide, or the person who watches a computer do so; -1: for everybody. */
static int
find_watcher (OxbowLens *self)
{
  int seat = oxbow_game_get_turn (self->game);
  if (seat < 0 || is_person (self, seat))
    return seat;
  return is_person (self, self->viewer) ? self->viewer : find_person (self, seat);
}

/* Before anybody has looked, the watcher is compared with a neighbour at the table. */
static void
find_viewer (OxbowLens *self)
{
  const OxbowState *state = oxbow_game_get_state (self->game);
  int seat = find_watcher (self);
  self->awaited = -1;
  if (seat == self->viewer)
    return;
  int other = is_person (self, self->viewer) || seat < 0 ? self->viewer : find_person (self, seat);
  if (seat >= 0 && other != seat && !self->is_alone && hides (state, other, seat))
    self->awaited = seat;
  else
    self->viewer = seat;
}

static void
game_changed_cb (OxbowLens *self, int from, int to)
{
  find_viewer (self);
  if (from == to && self->node != to)
    g_signal_emit (self, signals[CHANGED], 0, self->node, self->node);
  else
    point_at (self, oxbow_game_get_node (self->game));
}

static void
game_seated_cb (OxbowLens *self)
{
  find_viewer (self);
  g_signal_emit (self, signals[CHANGED], 0, self->node, self->node);
}

static void
oxbow_lens_finalize (GObject *object)
{
  OxbowLens *self = OXBOW_LENS (object);

  oxbow_moves_clear (&self->events);
  g_free (self->hold);
  g_free (self->news);
  g_free (self->state);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (oxbow_lens_parent_class)->finalize (object);
}

static void
oxbow_lens_class_init (OxbowLensClass *class)
{
  G_OBJECT_CLASS (class)->finalize = oxbow_lens_finalize;
  signals[CHANGED] = g_signal_new ("changed", OXBOW_TYPE_LENS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                   G_TYPE_INT, G_TYPE_INT);
  signals[HELD] = g_signal_new ("held", OXBOW_TYPE_LENS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[NEWS] = g_signal_new ("news", OXBOW_TYPE_LENS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
oxbow_lens_init (OxbowLens *self)
{
  self->viewer = -1;
  self->awaited = -1;
  self->thinker = -1;
}

OxbowLens *
oxbow_lens_new (OxbowGame *game)
{
  OxbowLens *self = g_object_new (OXBOW_TYPE_LENS, NULL);
  self->game = g_object_ref (game);
  self->node = oxbow_game_get_node (game);
  self->state = oxbow_state_copy (oxbow_game_get_state (game));
  oxbow_history_get_events (oxbow_game_get_history (game), self->node, &self->events);
  find_viewer (self);
  g_signal_connect_object (game, "changed", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "seated", G_CALLBACK (game_seated_cb), self, G_CONNECT_SWAPPED);
  return self;
}

OxbowGame *
oxbow_lens_get_game (OxbowLens *self)
{
  return self->game;
}

int
oxbow_lens_get_node (OxbowLens *self)
{
  return self->node;
}

const OxbowState *
oxbow_lens_get_state (OxbowLens *self)
{
  return self->state;
}

const OxbowEvents *
oxbow_lens_get_events (OxbowLens *self)
{
  return &self->events;
}

bool
oxbow_lens_is_looking (OxbowLens *self)
{
  return self->node != oxbow_game_get_node (self->game);
}

bool
oxbow_lens_is_open (OxbowLens *self)
{
  return !oxbow_lens_is_looking (self) && !oxbow_lens_is_veiled (self) && self->hold == NULL;
}

static void
set_hold (OxbowLens *self, const char *reason, bool is_taught)
{
  if (g_strcmp0 (self->hold, reason) == 0 && self->is_taught == is_taught)
    return;
  g_free (self->hold);
  self->hold = g_strdup (reason);
  self->is_taught = is_taught;
  g_signal_emit (self, signals[HELD], 0);
}

void
oxbow_lens_hold (OxbowLens *self, const char *reason)
{
  set_hold (self, reason, false);
}

void
oxbow_lens_teach (OxbowLens *self, const char *reason)
{
  set_hold (self, reason, true);
}

bool
oxbow_lens_is_taught (OxbowLens *self)
{
  return self->is_taught;
}

const char *
oxbow_lens_get_hold (OxbowLens *self)
{
  return self->hold;
}

void
oxbow_lens_set_news (OxbowLens *self, const char *news, int thinker)
{
  if (g_strcmp0 (self->news, news) == 0 && self->thinker == thinker)
    return;
  g_free (self->news);
  self->news = g_strdup (news);
  self->thinker = thinker;
  g_signal_emit (self, signals[NEWS], 0);
}

const char *
oxbow_lens_get_news (OxbowLens *self)
{
  return self->news;
}

int
oxbow_lens_get_thinker (OxbowLens *self)
{
  return self->thinker;
}

void
oxbow_lens_look (OxbowLens *self, int node)
{
  g_return_if_fail (node >= 0 && node < oxbow_history_n_nodes (oxbow_game_get_history (self->game)));
  if (node != self->node)
    point_at (self, node);
}

void
oxbow_lens_look_nth (OxbowLens *self, int n)
{
  const OxbowHistory *history = oxbow_game_get_history (self->game);
  oxbow_lens_look (self, oxbow_history_get_nth (history, CLAMP (n, 0, oxbow_history_line_length (history))));
}

void
oxbow_lens_leave (OxbowLens *self)
{
  oxbow_lens_look (self, oxbow_game_get_node (self->game));
}

int
oxbow_lens_find_round (OxbowLens *self)
{
  const OxbowHistory *history = oxbow_game_get_history (self->game);
  int node = oxbow_game_get_node (self->game), parent, own;
  while ((parent = oxbow_history_get_parent (history, node)) != OXBOW_NO_NODE
         && oxbow_history_get_seat (history, node) == self->viewer)
    node = parent;
  own = node;
  while ((parent = oxbow_history_get_parent (history, node)) != OXBOW_NO_NODE
         && oxbow_history_get_seat (history, node) != self->viewer)
    node = parent;
  if (node != own)
    return node;
  /* nobody else plays: the turn itself */
  node = oxbow_game_get_node (self->game);
  while ((parent = oxbow_history_get_parent (history, node)) != OXBOW_NO_NODE)
    {
      node = parent;
      if (oxbow_history_begins_turn (history, node))
        break;
    }
  return node;
}

int
oxbow_lens_get_viewer (OxbowLens *self)
{
  return self->viewer;
}

bool
oxbow_lens_is_veiled (OxbowLens *self)
{
  return self->awaited >= 0;
}

int
oxbow_lens_get_awaited (OxbowLens *self)
{
  return self->awaited;
}

void
oxbow_lens_unveil (OxbowLens *self)
{
  if (self->awaited < 0)
    return;
  self->viewer = self->awaited;
  self->awaited = -1;
  g_signal_emit (self, signals[CHANGED], 0, self->node, self->node);
}

void
oxbow_lens_set_alone (OxbowLens *self)
{
  self->is_alone = true;
  oxbow_lens_unveil (self);
}
