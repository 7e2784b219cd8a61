/* may.c: which moves belong to which decision, and the list of those that are possible (chapter 5)
 *
 * The list is made by asking, for each verb of the decision and all its arguments that could do, the same question that
 * a move is asked when it is played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/moves.h"

#include <glib/gi18n-lib.h>

typedef bool (*MayFunc) (const NavajoWarsState *state, const OxbowMove *move, GError **error);

#define MAX_VERBS 20

static const struct
{
  const char *name;
  MayFunc may;
  uint8_t verbs[MAX_VERBS];     /* of the decision; 0 ends them, but for the first */
} decisions[] = {
#define ASK(kind) [kind - NAVAJO_WARS_FIRST_ASK]
#define TRADING \
  NAVAJO_WARS_MOVE_BUY_AP, NAVAJO_WARS_MOVE_BUY_HORSE, NAVAJO_WARS_MOVE_BUY_SHEEP, NAVAJO_WARS_MOVE_BARTER_CORN
  ASK (NAVAJO_WARS_ASK_SET) = { N_("the set that is surely in the game"), navajo_wars_may_set_up,
                                { NAVAJO_WARS_MOVE_SET } },
  ASK (NAVAJO_WARS_ASK_SETTLE) = { N_("where a family settles"), navajo_wars_may_set_up, { NAVAJO_WARS_MOVE_SETTLE } },
  ASK (NAVAJO_WARS_ASK_MANUELITO) = { N_("whom Manuelito joins"), navajo_wars_may_set_up,
                                      { NAVAJO_WARS_MOVE_MANUELITO } },
  ASK (NAVAJO_WARS_ASK_DROP) = { N_("the set that is left out"), navajo_wars_may_set_up, { NAVAJO_WARS_MOVE_DROP } },
  ASK (NAVAJO_WARS_ASK_DEVELOP) = { N_("a development"), navajo_wars_may_set_up,
                                    { NAVAJO_WARS_MOVE_DEVELOP, NAVAJO_WARS_MOVE_DONE } },
  ASK (NAVAJO_WARS_ASK_PREEMPT) = { N_("preempting the enemy"), navajo_wars_may_set_up,
                                    { NAVAJO_WARS_MOVE_PREEMPT, NAVAJO_WARS_MOVE_WAIT } },
  ASK (NAVAJO_WARS_ASK_OP) = { N_("the operation"), navajo_wars_may_set_up,
                               { NAVAJO_WARS_MOVE_PLANNING, NAVAJO_WARS_MOVE_ACTIONS, NAVAJO_WARS_MOVE_PASSAGE } },
  ASK (NAVAJO_WARS_ASK_KEEP_CARD) = { N_("keeping the ceremony"), navajo_wars_may_interrupt,
                                      { NAVAJO_WARS_MOVE_KEEP, NAVAJO_WARS_MOVE_DISCARD } },
  ASK (NAVAJO_WARS_ASK_FORT_LOSS) = { N_("the loss to the Fort"), navajo_wars_may_set_up,
                                      { NAVAJO_WARS_MOVE_LOSE_CULTURE, NAVAJO_WARS_MOVE_LOSE_MILITARY } },
  ASK (NAVAJO_WARS_ASK_BUY) = { N_("buying developments"), navajo_wars_may_set_up,
                                { NAVAJO_WARS_MOVE_DEVELOP, NAVAJO_WARS_MOVE_DONE } },
  ASK (NAVAJO_WARS_ASK_PLAN) = { N_("the Planning"), navajo_wars_may_plan,
                                 { NAVAJO_WARS_MOVE_ELDER, NAVAJO_WARS_MOVE_WEAVE, NAVAJO_WARS_MOVE_BARTER, TRADING,
                                   NAVAJO_WARS_MOVE_WARFARE, NAVAJO_WARS_MOVE_DIPLOMACY,
                                   NAVAJO_WARS_MOVE_DONE } },
  ASK (NAVAJO_WARS_ASK_ELDER) = { N_("what an elder does"), navajo_wars_may_plan,
                                  { NAVAJO_WARS_MOVE_ELDER_AP, NAVAJO_WARS_MOVE_ELDER_MILITARY,
                                    NAVAJO_WARS_MOVE_ELDER_CULTURE, NAVAJO_WARS_MOVE_ELDER_RAISE,
                                    NAVAJO_WARS_MOVE_ELDER_CALM } },
  ASK (NAVAJO_WARS_ASK_ACTIONS) = { N_("the family to act"), navajo_wars_may_act,
                                    { NAVAJO_WARS_MOVE_ACTIVATE, TRADING, NAVAJO_WARS_MOVE_DONE } },
  ASK (NAVAJO_WARS_ASK_ACT) = { N_("what the family does"), navajo_wars_may_act,
                                { NAVAJO_WARS_MOVE_MOUNT, NAVAJO_WARS_MOVE_MOVE, NAVAJO_WARS_MOVE_CANYON,
                                  NAVAJO_WARS_MOVE_WATER, NAVAJO_WARS_MOVE_HARVEST, NAVAJO_WARS_MOVE_PLANT,
                                  NAVAJO_WARS_MOVE_TRADE, NAVAJO_WARS_MOVE_COUNCIL, NAVAJO_WARS_MOVE_RAID,
                                  NAVAJO_WARS_MOVE_REST } },
  ASK (NAVAJO_WARS_ASK_AGE) = { N_("who grows up"), navajo_wars_may_pass_time,
                                { NAVAJO_WARS_MOVE_AGE, NAVAJO_WARS_MOVE_DONE } },
  ASK (NAVAJO_WARS_ASK_JOIN) = { N_("who joins the families"), navajo_wars_may_pass_time,
                                 { NAVAJO_WARS_MOVE_JOIN, NAVAJO_WARS_MOVE_FOUND, NAVAJO_WARS_MOVE_SEAT,
                                   NAVAJO_WARS_MOVE_DONE } },
  ASK (NAVAJO_WARS_ASK_REAP) = { N_("the harvest"), navajo_wars_may_pass_time,
                                 { NAVAJO_WARS_MOVE_REAP, NAVAJO_WARS_MOVE_DONE } },
  ASK (NAVAJO_WARS_ASK_FEED) = { N_("the food"), navajo_wars_may_pass_time,
                                 { NAVAJO_WARS_MOVE_EAT_SHEEP, NAVAJO_WARS_MOVE_EAT_CORN, NAVAJO_WARS_MOVE_STARVE,
                                   NAVAJO_WARS_MOVE_STARVE_ELDER } },
  ASK (NAVAJO_WARS_ASK_FLIP) = { N_("the turning of a counter"), navajo_wars_may_interrupt,
                                 { NAVAJO_WARS_MOVE_ALLOW, NAVAJO_WARS_MOVE_CANCEL } },
  ASK (NAVAJO_WARS_ASK_CANCEL) = { N_("an effect that can be bought off"), navajo_wars_may_interrupt,
                                   { NAVAJO_WARS_MOVE_ALLOW, NAVAJO_WARS_MOVE_CANCEL } },
  ASK (NAVAJO_WARS_ASK_REROLL) = { N_("a roll"), navajo_wars_may_interrupt,
                                   { NAVAJO_WARS_MOVE_ACCEPT, NAVAJO_WARS_MOVE_REROLL } },
  ASK (NAVAJO_WARS_ASK_REDRAW) = { N_("a cube"), navajo_wars_may_interrupt,
                                   { NAVAJO_WARS_MOVE_ACCEPT, NAVAJO_WARS_MOVE_REDRAW } },
  ASK (NAVAJO_WARS_ASK_MEDICINE) = { N_("the Good Medicine"), navajo_wars_may_interrupt,
                                     { NAVAJO_WARS_MOVE_MEDICINE, NAVAJO_WARS_MOVE_ALLOW } },
  ASK (NAVAJO_WARS_ASK_REACT) = { N_("the reaction to a raid"), navajo_wars_may_defend,
                                  { NAVAJO_WARS_MOVE_AMBUSH, NAVAJO_WARS_MOVE_NEGOTIATE, NAVAJO_WARS_MOVE_EVADE,
                                    NAVAJO_WARS_MOVE_HARASS, NAVAJO_WARS_MOVE_BUY_AP,
                                    NAVAJO_WARS_MOVE_PASS } },
  ASK (NAVAJO_WARS_ASK_HIT) = { N_("whether a family fights or yields"), navajo_wars_may_defend,
                                { NAVAJO_WARS_MOVE_FIGHT, NAVAJO_WARS_MOVE_YIELD } },
  ASK (NAVAJO_WARS_ASK_RETURN) = { N_("where a family returns"), navajo_wars_may_defend, { NAVAJO_WARS_MOVE_RETURN } },
  ASK (NAVAJO_WARS_ASK_TRIBAL_EVADE) = { N_("who evades the raiders"), navajo_wars_may_defend,
                                         { NAVAJO_WARS_MOVE_EVADE, NAVAJO_WARS_MOVE_PASS } },
  ASK (NAVAJO_WARS_ASK_FLEE) = { N_("where a family flees"), navajo_wars_may_defend, { NAVAJO_WARS_MOVE_FLEE } },
  ASK (NAVAJO_WARS_ASK_CAPTIVE) = { N_("where the captives are held"), navajo_wars_may_defend,
                                    { NAVAJO_WARS_MOVE_CAPTIVE } },
  ASK (NAVAJO_WARS_ASK_SOLDIERS) = { N_("what brings the soldiers"), navajo_wars_may_defend,
                                     { NAVAJO_WARS_MOVE_SOLDIERS } },
  ASK (NAVAJO_WARS_ASK_TAKE) = { N_("what is taken"), navajo_wars_may_defend, { NAVAJO_WARS_MOVE_TAKE } },
};

const char *
navajo_wars_decision_name (int kind)
{
  return _(decisions[kind - NAVAJO_WARS_FIRST_ASK].name);
}

static bool
belongs (int kind, int verb)
{
  const uint8_t *verbs = decisions[kind - NAVAJO_WARS_FIRST_ASK].verbs;
  for (int i = 0; i < MAX_VERBS && (i == 0 || verbs[i] != 0); i++)
    if (verbs[i] == verb)
      return true;
  return false;
}

/* The list. Without moves to add to, it only counts. */

typedef struct
{
  const NavajoWarsState *state;
  OxbowMoves *moves;
  int n;
} Sink;

static void
try_array (Sink *sink, int verb, int n_args, const int *args)
{
  OxbowMove move = { .verb = (uint8_t) verb, .n_args = (uint8_t) n_args };
  for (int i = 0; i < n_args; i++)
    move.args[i] = (int16_t) args[i];
  if (!decisions[navajo_wars_top (sink->state)->kind - NAVAJO_WARS_FIRST_ASK].may (sink->state, &move, NULL))
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
  int goods = navajo_wars_goods_held (sink->state);
  for (int row = 1; row <= NAVAJO_WARS_ROWS; row++)
    {
      for (int k = 0; k <= goods && verb == NAVAJO_WARS_MOVE_DIPLOMACY; k++)
        TRY (sink, verb, family, row, k);
      if (verb == NAVAJO_WARS_MOVE_WARFARE)
        TRY (sink, verb, family, row);
      if (verb == NAVAJO_WARS_MOVE_WARFARE && sink->state->firearms > 0)
        TRY (sink, verb, family, row, 0);
    }
}

static void
try_families (Sink *sink, int verb)
{
  const NavajoWarsState *state = sink->state;
  for (int family = 0; family < NAVAJO_WARS_FAMILIES; family++)
    switch (verb)
      {
      case NAVAJO_WARS_MOVE_WARFARE:
      case NAVAJO_WARS_MOVE_DIPLOMACY:
        if (state->families[family].in)
          try_wars (sink, verb, family);
        break;
      case NAVAJO_WARS_MOVE_AMBUSH:
      case NAVAJO_WARS_MOVE_FIGHT:
        try_guns (sink, verb, family);
        break;
      case NAVAJO_WARS_MOVE_NEGOTIATE:
        for (int k = 0; k <= navajo_wars_goods_held (state); k++)
          TRY (sink, verb, family, k);
        break;
      case NAVAJO_WARS_MOVE_JOIN:
      case NAVAJO_WARS_MOVE_YIELD:
      case NAVAJO_WARS_MOVE_STARVE:
        for (int person = NAVAJO_WARS_MAN; person <= NAVAJO_WARS_CHILD; person++)
          TRY (sink, verb, family, person);
        break;
      default:
        TRY (sink, verb, family);
      }
}

/* Only those who may react are tried: this is asked at each step of each raid that a player thinks of. */
static void
try_harassing (Sink *sink, int verb)
{
  int families[NAVAJO_WARS_FAMILIES], n = 0;
  for (int family = 0; family < NAVAJO_WARS_FAMILIES; family++)
    if (navajo_wars_may_react (sink->state, family))
      families[n++] = family;
  for (int spot = NAVAJO_WARS_CANYON_CELLS; spot < NAVAJO_WARS_SPOTS && n > 0; spot++)
    for (int i = 0; i < n; i++)
      TRY (sink, verb, families[i], navajo_wars_cell_of (sink->state, spot));
}

/* For moves of a family to a spot. */
static void
try_spots (Sink *sink, int verb)
{
  const NavajoWarsState *state = sink->state;
  int who = navajo_wars_top (state)->args[0];
  for (int spot = 0; spot < NAVAJO_WARS_SPOTS; spot++)
    {
      int cell = navajo_wars_cell_of (state, spot);
      switch (verb)
        {
        case NAVAJO_WARS_MOVE_SETTLE:
        case NAVAJO_WARS_MOVE_RETURN:
          for (int ferocity = 0; ferocity <= 3; ferocity++)
            TRY (sink, verb, who, cell, ferocity);
          break;
        case NAVAJO_WARS_MOVE_FOUND:
          for (int family = 0; family < NAVAJO_WARS_FAMILIES && spot < NAVAJO_WARS_CANYON_CELLS; family++)
            for (int person = NAVAJO_WARS_MAN; person <= NAVAJO_WARS_WOMAN; person++)
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
    case NAVAJO_WARS_MOVE_BARTER:
      for (int horses = 0; horses <= 3; horses++)
        TRY (sink, verb, horses, 3 - horses);
      return;
    case NAVAJO_WARS_MOVE_CAPTIVE:
      for (int t = 1; t <= NAVAJO_WARS_TRACKS; t++)
        TRY (sink, verb, navajo_wars_top (sink->state)->args[0], t);
      return;
    case NAVAJO_WARS_MOVE_TRADE:
      for (int k = 1; k <= sink->state->goods_pool; k++)
        TRY (sink, verb, k);
      return;
    case NAVAJO_WARS_MOVE_ELDER:
      for (int box = 1; box <= NAVAJO_WARS_BOXES; box++)
        TRY (sink, verb, box);
      return;
    default:    /* a word, "corn" or "elder", and a number */
      for (int i = 1; i <= NAVAJO_WARS_BOXES; i++)
        TRY (sink, verb, 0, i);
    }
}

static void
try_ages (Sink *sink)
{
  for (int who = 0; who <= NAVAJO_WARS_FAMILIES; who++)
    for (int person = NAVAJO_WARS_MAN; person <= NAVAJO_WARS_CHILD; person++)
      for (int to = NAVAJO_WARS_MAN; to < NAVAJO_WARS_PEOPLE; to++)
        TRY (sink, NAVAJO_WARS_MOVE_AGE, who, person, to);
}

static void
try_words (Sink *sink, int verb, int n)
{
  for (int i = 0; i < n; i++)
    if (verb == NAVAJO_WARS_MOVE_SOLDIERS)
      try_guns (sink, verb, i);
    else
      TRY (sink, verb, i);
}

static void
try_verb (Sink *sink, int verb)
{
  switch (verb)
    {
    case NAVAJO_WARS_MOVE_SET:
    case NAVAJO_WARS_MOVE_DROP:
    case NAVAJO_WARS_MOVE_DEVELOP:
      try_words (sink, verb, NAVAJO_WARS_SETS);
      return;
    case NAVAJO_WARS_MOVE_MANUELITO:
    case NAVAJO_WARS_MOVE_ACTIVATE:
    case NAVAJO_WARS_MOVE_ELDER_RAISE:
    case NAVAJO_WARS_MOVE_ELDER_CALM:
    case NAVAJO_WARS_MOVE_EVADE:
    case NAVAJO_WARS_MOVE_WARFARE:
    case NAVAJO_WARS_MOVE_DIPLOMACY:
    case NAVAJO_WARS_MOVE_AMBUSH:
    case NAVAJO_WARS_MOVE_FIGHT:
    case NAVAJO_WARS_MOVE_NEGOTIATE:
    case NAVAJO_WARS_MOVE_JOIN:
    case NAVAJO_WARS_MOVE_YIELD:
    case NAVAJO_WARS_MOVE_STARVE:
      try_families (sink, verb);
      return;
    case NAVAJO_WARS_MOVE_SETTLE:
    case NAVAJO_WARS_MOVE_RETURN:
    case NAVAJO_WARS_MOVE_FOUND:
    case NAVAJO_WARS_MOVE_MOVE:
    case NAVAJO_WARS_MOVE_CANYON:
    case NAVAJO_WARS_MOVE_REAP:
    case NAVAJO_WARS_MOVE_FLEE:
      try_spots (sink, verb);
      return;
    case NAVAJO_WARS_MOVE_HARASS:
      try_harassing (sink, verb);
      return;
    case NAVAJO_WARS_MOVE_ELDER:
    case NAVAJO_WARS_MOVE_BARTER:
    case NAVAJO_WARS_MOVE_TRADE:
    case NAVAJO_WARS_MOVE_CAPTIVE:
    case NAVAJO_WARS_MOVE_EAT_CORN:
    case NAVAJO_WARS_MOVE_STARVE_ELDER:
      try_numbers (sink, verb);
      return;
    case NAVAJO_WARS_MOVE_EAT_SHEEP:
      try_words (sink, verb, 1);
      return;
    case NAVAJO_WARS_MOVE_RAID:
      try_words (sink, verb, NAVAJO_WARS_RAID_LONG + 1);
      return;
    case NAVAJO_WARS_MOVE_REROLL:
    case NAVAJO_WARS_MOVE_REDRAW:
      try_words (sink, verb, 4);
      return;
    case NAVAJO_WARS_MOVE_SOLDIERS:
    case NAVAJO_WARS_MOVE_TAKE:
      try_words (sink, verb, 2);
      return;
    case NAVAJO_WARS_MOVE_AGE:
      try_ages (sink);
      return;
    default:
      try_array (sink, verb, 0, NULL);
    }
}

static int
list (const NavajoWarsState *state, OxbowMoves *moves)
{
  Sink sink = { state, moves, 0 };
  const NavajoWarsTask *top = navajo_wars_top (state);
  if (state->result != NAVAJO_WARS_UNDECIDED || top == NULL)
    return 0;
  const uint8_t *verbs = decisions[top->kind - NAVAJO_WARS_FIRST_ASK].verbs;
  for (int i = 0; i < MAX_VERBS && (i == 0 || verbs[i] != 0); i++)
    {
      try_verb (&sink, verbs[i]);
      if (moves == NULL && sink.n > 0)
        return sink.n;
    }
  return sink.n;
}

void
navajo_wars_legal (const OxbowState *state, OxbowMoves *moves)
{
  list ((const NavajoWarsState *) state, moves);
}

bool
navajo_wars_has_moves (const NavajoWarsState *state)
{
  return list (state, NULL) > 0;
}

/* Whether anything but passing is possible: for the moves that may be made only then, or only else. */
bool
navajo_wars_has_other_moves (const NavajoWarsState *state)
{
  Sink sink = { state, NULL, 0 };
  const uint8_t *verbs = decisions[navajo_wars_top (state)->kind - NAVAJO_WARS_FIRST_ASK].verbs;
  for (int i = 0; i < MAX_VERBS && (i == 0 || verbs[i] != 0) && sink.n == 0; i++)
    if (verbs[i] != NAVAJO_WARS_MOVE_PASS && verbs[i] != NAVAJO_WARS_MOVE_DONE)
      try_verb (&sink, verbs[i]);
  return sink.n > 0;
}

/* What the decision is about, and what can be done instead, as the buttons are called. */
static bool
refuse_other (const NavajoWarsState *state, int kind, GError **error)
{
  const OxbowVerb *verbs = oxbow_state_ruleset (&state->parent)->moves;
  const uint8_t *own = decisions[kind - NAVAJO_WARS_FIRST_ASK].verbs;
  g_autoptr (GString) titles = g_string_new (NULL);
  for (int i = 0; i < MAX_VERBS && (i == 0 || own[i] != 0); i++)
    {
      Sink sink = { state, NULL, 0 };
      try_verb (&sink, own[i]);
      if (sink.n > 0 && verbs[own[i]].title != NULL)
        g_string_append_printf (titles, "%s%s", titles->len > 0 ? ", " : "", _(verbs[own[i]].title));
    }
  /* Translators: what is being decided; titles of buttons: "the operation", "Planning, Take Actions" */
  return oxbow_refuse_by (error, "NW-3.2", _("That is not possible now: %s is being decided. What works: %s."),
                          navajo_wars_decision_name (kind), titles->str);
}

bool
navajo_wars_may (const NavajoWarsState *state, const OxbowMove *move, GError **error)
{
  const NavajoWarsTask *top = navajo_wars_top (state);
  if (state->result != NAVAJO_WARS_UNDECIDED || top == NULL)
    return oxbow_refuse_by (error, "NW-7", _("The game is over."));
  if (!belongs (top->kind, move->verb))
    return error != NULL && refuse_other (state, top->kind, error);
  return decisions[top->kind - NAVAJO_WARS_FIRST_ASK].may (state, move, error);
}

bool
navajo_wars_apply (OxbowState *base, const OxbowMove *move, OxbowEvents *events, GError **error)
{
  NavajoWarsState *state = (NavajoWarsState *) base;
  if (!navajo_wars_may (state, move, error))
    return false;
  NavajoWarsTask task = state->tasks[--state->n_tasks];
  navajo_wars_do_move (state, task, move, events);
  navajo_wars_run (state, events);
  return true;
}
