/* may.c: which moves belong to which decision, and the list of those that are possible (chapter 5)
 *
 * The list is made by asking, for each verb of the decision and all its arguments that could do, the same question that
 * a move is asked when it is played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/moves.h"

#include <glib/gi18n-lib.h>

typedef bool (*MayFunc) (const NwState *state, const OxbowMove *move, GError **error);

#define MAX_VERBS 20

static const struct
{
  const char *name;
  MayFunc may;
  uint8_t verbs[MAX_VERBS];     /* of the decision; 0 ends them, but for the first */
} decisions[] = {
#define ASK(kind) [kind - NW_FIRST_ASK]
#define TRADING NW_MOVE_BUY_AP, NW_MOVE_BUY_HORSE, NW_MOVE_BUY_SHEEP, NW_MOVE_BARTER_CORN
  ASK (NW_ASK_SET) = { N_("the set that is surely in the game"), nw_may_set_up, { NW_MOVE_SET } },
  ASK (NW_ASK_SETTLE) = { N_("where a family settles"), nw_may_set_up, { NW_MOVE_SETTLE } },
  ASK (NW_ASK_MANUELITO) = { N_("whom Manuelito joins"), nw_may_set_up, { NW_MOVE_MANUELITO } },
  ASK (NW_ASK_DROP) = { N_("the set that is left out"), nw_may_set_up, { NW_MOVE_DROP } },
  ASK (NW_ASK_DEVELOP) = { N_("a development"), nw_may_set_up, { NW_MOVE_DEVELOP, NW_MOVE_DONE } },
  ASK (NW_ASK_PREEMPT) = { N_("preempting the enemy"), nw_may_set_up, { NW_MOVE_PREEMPT, NW_MOVE_WAIT } },
  ASK (NW_ASK_OP) = { N_("the operation"), nw_may_set_up, { NW_MOVE_PLANNING, NW_MOVE_ACTIONS, NW_MOVE_PASSAGE } },
  ASK (NW_ASK_KEEP_CARD) = { N_("keeping the ceremony"), nw_may_interrupt, { NW_MOVE_KEEP, NW_MOVE_DISCARD } },
  ASK (NW_ASK_FORT_LOSS) = { N_("the loss to the Fort"), nw_may_set_up,
                             { NW_MOVE_LOSE_CULTURE, NW_MOVE_LOSE_MILITARY } },
  ASK (NW_ASK_BUY) = { N_("buying developments"), nw_may_set_up, { NW_MOVE_DEVELOP, NW_MOVE_DONE } },
  ASK (NW_ASK_PLAN) = { N_("the Planning"), nw_may_plan,
                        { NW_MOVE_ELDER, NW_MOVE_WEAVE, NW_MOVE_BARTER, TRADING, NW_MOVE_WARFARE, NW_MOVE_DIPLOMACY,
                          NW_MOVE_DONE } },
  ASK (NW_ASK_ELDER) = { N_("what an elder does"), nw_may_plan,
                         { NW_MOVE_ELDER_AP, NW_MOVE_ELDER_MILITARY, NW_MOVE_ELDER_CULTURE, NW_MOVE_ELDER_RAISE,
                           NW_MOVE_ELDER_CALM } },
  ASK (NW_ASK_ACTIONS) = { N_("the family to act"), nw_may_act, { NW_MOVE_ACTIVATE, TRADING, NW_MOVE_DONE } },
  ASK (NW_ASK_ACT) = { N_("what the family does"), nw_may_act,
                       { NW_MOVE_MOUNT, NW_MOVE_MOVE, NW_MOVE_CANYON, NW_MOVE_WATER, NW_MOVE_HARVEST, NW_MOVE_PLANT,
                         NW_MOVE_TRADE, NW_MOVE_COUNCIL, NW_MOVE_RAID, NW_MOVE_REST } },
  ASK (NW_ASK_AGE) = { N_("who grows up"), nw_may_pass_time, { NW_MOVE_AGE, NW_MOVE_DONE } },
  ASK (NW_ASK_JOIN) = { N_("who joins the families"), nw_may_pass_time,
                        { NW_MOVE_JOIN, NW_MOVE_FOUND, NW_MOVE_SEAT, NW_MOVE_DONE } },
  ASK (NW_ASK_REAP) = { N_("the harvest"), nw_may_pass_time, { NW_MOVE_REAP, NW_MOVE_DONE } },
  ASK (NW_ASK_FEED) = { N_("the food"), nw_may_pass_time,
                        { NW_MOVE_EAT_SHEEP, NW_MOVE_EAT_CORN, NW_MOVE_STARVE, NW_MOVE_STARVE_ELDER } },
  ASK (NW_ASK_FLIP) = { N_("the turning of a counter"), nw_may_interrupt, { NW_MOVE_ALLOW, NW_MOVE_CANCEL } },
  ASK (NW_ASK_CANCEL) = { N_("an effect that can be bought off"), nw_may_interrupt, { NW_MOVE_ALLOW, NW_MOVE_CANCEL } },
  ASK (NW_ASK_REROLL) = { N_("a roll"), nw_may_interrupt, { NW_MOVE_ACCEPT, NW_MOVE_REROLL } },
  ASK (NW_ASK_REDRAW) = { N_("a cube"), nw_may_interrupt, { NW_MOVE_ACCEPT, NW_MOVE_REDRAW } },
  ASK (NW_ASK_MEDICINE) = { N_("the Good Medicine"), nw_may_interrupt, { NW_MOVE_MEDICINE, NW_MOVE_ALLOW } },
  ASK (NW_ASK_REACT) = { N_("the reaction to a raid"), nw_may_defend,
                         { NW_MOVE_AMBUSH, NW_MOVE_NEGOTIATE, NW_MOVE_EVADE, NW_MOVE_HARASS, NW_MOVE_BUY_AP,
                           NW_MOVE_PASS } },
  ASK (NW_ASK_HIT) = { N_("whether a family fights or yields"), nw_may_defend, { NW_MOVE_FIGHT, NW_MOVE_YIELD } },
  ASK (NW_ASK_RETURN) = { N_("where a family returns"), nw_may_defend, { NW_MOVE_RETURN } },
  ASK (NW_ASK_TRIBAL_EVADE) = { N_("who evades the raiders"), nw_may_defend, { NW_MOVE_EVADE, NW_MOVE_PASS } },
  ASK (NW_ASK_FLEE) = { N_("where a family flees"), nw_may_defend, { NW_MOVE_FLEE } },
  ASK (NW_ASK_CAPTIVE) = { N_("where the captives are held"), nw_may_defend, { NW_MOVE_CAPTIVE } },
  ASK (NW_ASK_SOLDIERS) = { N_("what brings the soldiers"), nw_may_defend, { NW_MOVE_SOLDIERS } },
  ASK (NW_ASK_TAKE) = { N_("what is taken"), nw_may_defend, { NW_MOVE_TAKE } },
};

const char *
nw_decision_name (int kind)
{
  return _(decisions[kind - NW_FIRST_ASK].name);
}

static bool
belongs (int kind, int verb)
{
  const uint8_t *verbs = decisions[kind - NW_FIRST_ASK].verbs;
  for (int i = 0; i < MAX_VERBS && (i == 0 || verbs[i] != 0); i++)
    if (verbs[i] == verb)
      return true;
  return false;
}

bool
nw_may (const NwState *state, const OxbowMove *move, GError **error)
{
  const NwTask *top = nw_top (state);
  if (state->result != NW_UNDECIDED || top == NULL)
    return oxbow_refuse (error, _("The game is over."));
  if (!belongs (top->kind, move->verb))
    return oxbow_refuse (error, _("That is not possible now: %s is being decided."), nw_decision_name (top->kind));
  return decisions[top->kind - NW_FIRST_ASK].may (state, move, error);
}

/* The list. Without moves to add to, it only counts. */

typedef struct
{
  const NwState *state;
  OxbowMoves *moves;
  int n;
} Sink;

static void
try_array (Sink *sink, int verb, int n_args, const int *args)
{
  OxbowMove move = { .verb = (uint8_t) verb, .n_args = (uint8_t) n_args };
  for (int i = 0; i < n_args; i++)
    move.args[i] = (int16_t) args[i];
  if (!decisions[nw_top (sink->state)->kind - NW_FIRST_ASK].may (sink->state, &move, NULL))
    return;
  sink->n++;
  if (sink->moves != NULL)
    *oxbow_moves_append (sink->moves, verb, n_args) = move;
}

#define TRY(sink, verb, ...) \
  try_array ((sink), (verb), (int) G_N_ELEMENTS (((const int[]) { __VA_ARGS__ })), (const int[]) { __VA_ARGS__ })

static void
try_guns (Sink *sink, int verb, int first)
{
  TRY (sink, verb, first);
  if (sink->state->firearms > 0)
    TRY (sink, verb, first, 0);
}

static void
try_wars (Sink *sink, int verb, int family)
{
  int goods = nw_goods_held (sink->state);
  for (int row = 1; row <= NW_ROWS; row++)
    {
      for (int k = 0; k <= goods && verb == NW_MOVE_DIPLOMACY; k++)
        TRY (sink, verb, family, row, k);
      if (verb == NW_MOVE_WARFARE)
        TRY (sink, verb, family, row);
      if (verb == NW_MOVE_WARFARE && sink->state->firearms > 0)
        TRY (sink, verb, family, row, 0);
    }
}

static void
try_families (Sink *sink, int verb)
{
  const NwState *state = sink->state;
  for (int family = 0; family < NW_FAMILIES; family++)
    switch (verb)
      {
      case NW_MOVE_WARFARE:
      case NW_MOVE_DIPLOMACY:
        if (state->families[family].in)
          try_wars (sink, verb, family);
        break;
      case NW_MOVE_AMBUSH:
      case NW_MOVE_FIGHT:
        try_guns (sink, verb, family);
        break;
      case NW_MOVE_NEGOTIATE:
        for (int k = 0; k <= nw_goods_held (state); k++)
          TRY (sink, verb, family, k);
        break;
      case NW_MOVE_JOIN:
      case NW_MOVE_YIELD:
      case NW_MOVE_STARVE:
        for (int person = NW_MAN; person <= NW_CHILD; person++)
          TRY (sink, verb, family, person);
        break;
      default:
        TRY (sink, verb, family);
      }
}

/* For moves of a family to a spot. */
static void
try_spots (Sink *sink, int verb)
{
  const NwState *state = sink->state;
  int who = nw_top (state)->args[0];
  for (int spot = 0; spot < NW_SPOTS; spot++)
    {
      int cell = nw_cell_of (state, spot);
      switch (verb)
        {
        case NW_MOVE_SETTLE:
        case NW_MOVE_RETURN:
          for (int ferocity = 0; ferocity <= 3; ferocity++)
            TRY (sink, verb, who, cell, ferocity);
          break;
        case NW_MOVE_HARASS:
          for (int family = 0; family < NW_FAMILIES; family++)
            if (state->families[family].in)
              TRY (sink, verb, family, cell);
          break;
        case NW_MOVE_FOUND:
          for (int family = 0; family < NW_FAMILIES && spot < NW_CANYON_CELLS; family++)
            for (int person = NW_MAN; person <= NW_WOMAN; person++)
              TRY (sink, verb, family, person, cell);
          break;
        default:
          TRY (sink, verb, cell);
        }
    }
}

static void
try_numbers (Sink *sink, int verb)
{
  switch (verb)
    {
    case NW_MOVE_BARTER:
      for (int horses = 0; horses <= 3; horses++)
        TRY (sink, verb, horses, 3 - horses);
      return;
    case NW_MOVE_CAPTIVE:
      for (int t = 1; t <= NW_TRACKS; t++)
        TRY (sink, verb, nw_top (sink->state)->args[0], t);
      return;
    case NW_MOVE_TRADE:
      for (int k = 1; k <= sink->state->goods_pool; k++)
        TRY (sink, verb, k);
      return;
    case NW_MOVE_ELDER:
      for (int box = 1; box <= NW_BOXES; box++)
        TRY (sink, verb, box);
      return;
    default:    /* a word, "corn" or "elder", and a number */
      for (int i = 1; i <= NW_BOXES; i++)
        TRY (sink, verb, 0, i);
    }
}

static void
try_ages (Sink *sink)
{
  for (int who = 0; who <= NW_FAMILIES; who++)
    for (int person = NW_MAN; person <= NW_CHILD; person++)
      for (int to = NW_MAN; to < NW_PEOPLE; to++)
        TRY (sink, NW_MOVE_AGE, who, person, to);
}

static void
try_words (Sink *sink, int verb, int n)
{
  for (int i = 0; i < n; i++)
    if (verb == NW_MOVE_SOLDIERS)
      try_guns (sink, verb, i);
    else
      TRY (sink, verb, i);
}

static void
try_verb (Sink *sink, int verb)
{
  switch (verb)
    {
    case NW_MOVE_SET:
    case NW_MOVE_DROP:
    case NW_MOVE_DEVELOP:
      try_words (sink, verb, NW_SETS);
      return;
    case NW_MOVE_MANUELITO:
    case NW_MOVE_ACTIVATE:
    case NW_MOVE_ELDER_RAISE:
    case NW_MOVE_ELDER_CALM:
    case NW_MOVE_EVADE:
    case NW_MOVE_WARFARE:
    case NW_MOVE_DIPLOMACY:
    case NW_MOVE_AMBUSH:
    case NW_MOVE_FIGHT:
    case NW_MOVE_NEGOTIATE:
    case NW_MOVE_JOIN:
    case NW_MOVE_YIELD:
    case NW_MOVE_STARVE:
      try_families (sink, verb);
      return;
    case NW_MOVE_SETTLE:
    case NW_MOVE_RETURN:
    case NW_MOVE_HARASS:
    case NW_MOVE_FOUND:
    case NW_MOVE_MOVE:
    case NW_MOVE_CANYON:
    case NW_MOVE_REAP:
    case NW_MOVE_FLEE:
      try_spots (sink, verb);
      return;
    case NW_MOVE_ELDER:
    case NW_MOVE_BARTER:
    case NW_MOVE_TRADE:
    case NW_MOVE_CAPTIVE:
    case NW_MOVE_EAT_CORN:
    case NW_MOVE_STARVE_ELDER:
      try_numbers (sink, verb);
      return;
    case NW_MOVE_EAT_SHEEP:
      try_words (sink, verb, 1);
      return;
    case NW_MOVE_RAID:
      try_words (sink, verb, NW_RAID_LONG + 1);
      return;
    case NW_MOVE_REROLL:
    case NW_MOVE_REDRAW:
      try_words (sink, verb, 4);
      return;
    case NW_MOVE_SOLDIERS:
    case NW_MOVE_TAKE:
      try_words (sink, verb, 2);
      return;
    case NW_MOVE_AGE:
      try_ages (sink);
      return;
    default:
      try_array (sink, verb, 0, NULL);
    }
}

static int
list (const NwState *state, OxbowMoves *moves)
{
  Sink sink = { state, moves, 0 };
  const NwTask *top = nw_top (state);
  if (state->result != NW_UNDECIDED || top == NULL)
    return 0;
  const uint8_t *verbs = decisions[top->kind - NW_FIRST_ASK].verbs;
  for (int i = 0; i < MAX_VERBS && (i == 0 || verbs[i] != 0); i++)
    {
      try_verb (&sink, verbs[i]);
      if (moves == NULL && sink.n > 0)
        return sink.n;
    }
  return sink.n;
}

void
nw_legal (const OxbowState *state, OxbowMoves *moves)
{
  list ((const NwState *) state, moves);
}

bool
nw_has_moves (const NwState *state)
{
  return list (state, NULL) > 0;
}

/* Whether anything but passing is possible: for the moves that may be made only then, or only else. */
bool
nw_has_other_moves (const NwState *state)
{
  Sink sink = { state, NULL, 0 };
  const uint8_t *verbs = decisions[nw_top (state)->kind - NW_FIRST_ASK].verbs;
  for (int i = 0; i < MAX_VERBS && (i == 0 || verbs[i] != 0) && sink.n == 0; i++)
    if (verbs[i] != NW_MOVE_PASS && verbs[i] != NW_MOVE_DONE)
      try_verb (&sink, verbs[i]);
  return sink.n > 0;
}

bool
nw_apply (OxbowState *base, const OxbowMove *move, OxbowEvents *events, GError **error)
{
  NwState *state = (NwState *) base;
  if (!nw_may (state, move, error))
    return false;
  NwTask task = state->todo[--state->n_todo];
  nw_do_move (state, task, move, events);
  nw_run (state, events);
  return true;
}
