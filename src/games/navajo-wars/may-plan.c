/* may-plan.c: whether moves of set-up, cards, Planning and trade are possible (NW-5.1 to NW-5.4, 5.6 to 5.8)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/moves.h"

#include <glib/gi18n-lib.h>

static bool
may_develop (const NavajoWarsState *state, int set, GError **error)
{
  const NavajoWarsTask *top = navajo_wars_top (state);
  bool is_start = top->kind == NAVAJO_WARS_ASK_DEVELOP;
  int most = is_start ? navajo_wars_data (state)->start.max_level : 3;
  const char *rule = is_start ? "NW-5.1" : "NW-5.2";
  if (state->levels[set] < 0)
    return oxbow_refuse_by (error, rule, _("This set is not in this game: choose one of those that are offered."));
  if (state->levels[set] >= 3)
    return oxbow_refuse_by (error, rule, _("You already have its third level."));
  if (state->levels[set] >= most)
    return oxbow_refuse_by (error, rule, _("Level %d is the highest at the start."), most);
  if ((!is_start || top->args[0]) && state->culture == 0)
    return oxbow_refuse_by (error, rule, _("You have no Culture to spend."));
  return true;
}

/* Whether a spot is one of the territory, and the family may have this Ferocity. */
static bool
may_stand (const NavajoWarsState *state, int family, int cell, int territory, int ferocity, GError **error)
{
  int spot = navajo_wars_spot_of (state, cell);
  bool is_there = spot != NAVAJO_WARS_NOWHERE && navajo_wars_spot_territory (spot) == territory;
  if (!is_there || ferocity < 0 || ferocity > 3 || (ferocity > 0 && !state->families[family].people[NAVAJO_WARS_MAN]))
    return oxbow_refuse_by (error, "NW-5.1", _("The family cannot be placed there: choose one of the places that are "
                                               "offered."));
  return true;
}

static bool
may_settle (const NavajoWarsState *state, const OxbowMove *move, GError **error)
{
  const NavajoWarsStart *start = &navajo_wars_data (state)->start;
  int family = move->args[0];
  if (family != navajo_wars_top (state)->args[0] || (start->is_calm && move->args[2] != 0))
    return oxbow_refuse_by (error, "NW-5.1", _("The family cannot be placed there: choose one of the places that are "
                                               "offered."));
  return may_stand (state, family, move->args[1], start->home[family], move->args[2], error);
}

static bool
may_be_done (const NavajoWarsState *state, GError **error)
{
  const NavajoWarsTask *top = navajo_wars_top (state);
  if (top->kind == NAVAJO_WARS_ASK_DEVELOP && !top->args[0] && navajo_wars_has_other_moves (state))
    return oxbow_refuse_by (error, "NW-5.1", _("A development is still to be chosen."));
  return true;
}

bool
navajo_wars_may_set_up (const NavajoWarsState *state, const OxbowMove *move, GError **error)
{
  int cost;
  switch ((NavajoWarsMove) move->verb)
    {
    case NAVAJO_WARS_MOVE_SETTLE:
      return may_settle (state, move, error);
    case NAVAJO_WARS_MOVE_MANUELITO:
      return state->families[move->args[0]].in || oxbow_refuse_by (error, "NW-5.1", _("That family is not in play."));
    case NAVAJO_WARS_MOVE_DROP:
      return state->levels[move->args[0]] >= 0
             || oxbow_refuse_by (error, "NW-5.1", _("This set is not in this game: choose one of those that are "
                                                    "offered."));
    case NAVAJO_WARS_MOVE_DEVELOP:
      return may_develop (state, move->args[0], error);
    case NAVAJO_WARS_MOVE_DONE:
      return may_be_done (state, error);
    case NAVAJO_WARS_MOVE_PREEMPT:
      cost = state->card <= 40 ? navajo_wars_data (state)->cards[state->card].preempt : 0;
      return state->ap >= cost
             || oxbow_refuse_by (error, "NW-5.2", _("Preempting costs %d AP and you have %d."), cost, state->ap);
    default:
      return true;
    }
}

/* Planning */

static int
count_women (const NavajoWarsState *state)
{
  int n = 0;
  for (int family = 0; family < NAVAJO_WARS_FAMILIES; family++)
    n += state->families[family].people[NAVAJO_WARS_WOMAN];
  return n;
}

/* A family that may meet the tribe of a row. */
static bool
may_meet (const NavajoWarsState *state, int family, int row)
{
  const NavajoWarsFamily *at = &state->families[family];
  if (state->ap < 1 || !navajo_wars_on_map (at) || !at->people[NAVAJO_WARS_MAN] || (state->tribes_met >> family & 1))
    return false;
  if (row < 1 || row > NAVAJO_WARS_ROWS || state->active[row - 1] == 0)
    return false;
  int instruction = navajo_wars_side (state, state->active[row - 1])->instruction;
  return instruction == NAVAJO_WARS_DO_UTES || instruction == NAVAJO_WARS_DO_COMANCHE;
}

static bool
may_weave (const NavajoWarsState *state, GError **error)
{
  return (state->culture > 0 && state->ap > 0 && state->goods_pool > 0 && state->woven < count_women (state))
         || oxbow_refuse_by (error, "NW-5.3", _("Weaving needs Culture, 1 AP, and a woman who has not woven this "
                                                "Planning."));
}

static bool
may_barter (const NavajoWarsState *state, int horses, int sheep, GError **error)
{
  return (horses >= 0 && sheep >= 0 && horses + sheep == 3 && state->goods_pool > 0
          && state->bartered < count_women (state) && horses <= state->horses && sheep <= state->sheep)
         || oxbow_refuse_by (error, "NW-5.3", _("A woman trades three animals for one Trade Goods."));
}

static bool
may_use_elder (const NavajoWarsState *state, const OxbowMove *move, GError **error)
{
  const NavajoWarsFamily *at = &state->families[move->args[0]];
  bool has_changed = state->ferocity_changed >> move->args[0] & 1;
  switch ((NavajoWarsMove) move->verb)
    {
    case NAVAJO_WARS_MOVE_ELDER_MILITARY:
      return state->culture > state->military
             || oxbow_refuse_by (error, "NW-5.3", _("Culture is not higher than Military."));
    case NAVAJO_WARS_MOVE_ELDER_CULTURE:
      return state->culture < state->military
             || oxbow_refuse_by (error, "NW-5.3", _("Culture is not lower than Military."));
    case NAVAJO_WARS_MOVE_ELDER_RAISE:
      return (at->in && !has_changed && at->people[NAVAJO_WARS_MAN] && at->ferocity < 3)
             || oxbow_refuse_by (error, "NW-5.3", _("The Ferocity of this family cannot be raised now."));
    case NAVAJO_WARS_MOVE_ELDER_CALM:
      return (at->in && !has_changed && at->ferocity > 0)
             || oxbow_refuse_by (error, "NW-5.3", _("The Ferocity of this family cannot be calmed now."));
    default:
      return true;
    }
}

bool
navajo_wars_may_plan (const NavajoWarsState *state, const OxbowMove *move, GError **error)
{
  int box = move->args[0];
  switch ((NavajoWarsMove) move->verb)
    {
    case NAVAJO_WARS_MOVE_ELDER:
      return (box >= 2 && box <= NAVAJO_WARS_BOXES && state->elders[box - 1] > state->elders_used[box - 1])
             || oxbow_refuse_by (error, "NW-5.3", _("No elder in that box can still act: choose one who has not spoken "
                                                    "in this Planning."));
    case NAVAJO_WARS_MOVE_WEAVE:
      return may_weave (state, error);
    case NAVAJO_WARS_MOVE_BARTER:
      return may_barter (state, move->args[0], move->args[1], error);
    case NAVAJO_WARS_MOVE_WARFARE:
      return (may_meet (state, move->args[0], move->args[1]) && state->military > 0
              && (move->n_args < 3 || state->firearms > 0))
             || oxbow_refuse_by (error, "NW-5.3", _("Tribal Warfare needs 1 AP, Military, and a Family with a man."));
    case NAVAJO_WARS_MOVE_DIPLOMACY:
      if (!may_meet (state, move->args[0], move->args[1]))
        return oxbow_refuse_by (error, "NW-5.3", _("Diplomacy needs 1 AP, a family with a man, and an Active Comanche "
                                                   "or Utes instruction."));
      return (move->args[2] >= 0 && move->args[2] <= navajo_wars_goods_held (state))
             || oxbow_refuse_by (error, "NW-5.3", _("You have nothing to pay this with: it takes AP, Trade Goods, "
                                                    "Firearms, good fortune or a ceremony, as offered."));
    case NAVAJO_WARS_MOVE_BUY_AP:
    case NAVAJO_WARS_MOVE_BUY_HORSE:
    case NAVAJO_WARS_MOVE_BUY_SHEEP:
    case NAVAJO_WARS_MOVE_BARTER_CORN:
      return navajo_wars_may_trade (state, move, error);
    case NAVAJO_WARS_MOVE_DONE:
      return true;
    default:
      return may_use_elder (state, move, error);
    }
}

bool
navajo_wars_may_trade (const NavajoWarsState *state, const OxbowMove *move, GError **error)
{
  int price = navajo_wars_price (state), goods = navajo_wars_goods_held (state);
  bool is_left = move->verb == NAVAJO_WARS_MOVE_BUY_HORSE ? navajo_wars_n_horses (state) < NAVAJO_WARS_MAX_ANIMALS
                 : state->sheep < NAVAJO_WARS_MAX_ANIMALS;
  switch ((NavajoWarsMove) move->verb)
    {
    case NAVAJO_WARS_MOVE_BUY_AP:
      return goods >= 2 || oxbow_refuse_by (error, "NW-5.4", _("Two Trade Goods buy 1 AP."));
    case NAVAJO_WARS_MOVE_BARTER_CORN:
      return (state->goods_pool > 0 && navajo_wars_corn_points (state) >= 6)
             || oxbow_refuse_by (error, "NW-5.4", _("Six points of corn buy one Trade Goods."));
    default:
      return (goods >= price && is_left)
             || oxbow_refuse_by (error, "NW-5.4", _("An animal costs %d Trade Goods, and one must be left."), price);
    }
}

/* Passage of Time */

static bool
may_age (const NavajoWarsState *state, int who, int person, int to, GError **error)
{
  bool is_there = person <= NAVAJO_WARS_CHILD && (who == NAVAJO_WARS_FAMILIES ? state->passage[person] > 0
                                                                     : state->families[who].people[person] > 0);
  if (!is_there)
    return oxbow_refuse_by (error, "NW-5.6", _("There is no such person there: choose one of those who are offered."));
  return (person == NAVAJO_WARS_CHILD ? to != NAVAJO_WARS_CHILD : to == NAVAJO_WARS_ELDER)
         || oxbow_refuse_by (error, "NW-5.6", _("A child becomes man, woman or elder, an adult an elder."));
}

static bool
may_join (const NavajoWarsState *state, int family, int person, GError **error)
{
  if (person > NAVAJO_WARS_CHILD || state->passage[person] == 0 || !navajo_wars_on_map (&state->families[family]))
    return oxbow_refuse_by (error, "NW-5.6", _("There is no such person there: choose one of those who are offered."));
  return !state->families[family].people[person]
         || oxbow_refuse_by (error, "NW-5.6", _("That place in the family is taken: choose another family, or another "
                                                "person."));
}

static bool
may_found (const NavajoWarsState *state, const OxbowMove *move, GError **error)
{
  int first = 0, person = move->args[1], spot = navajo_wars_spot_of (state, move->args[2]);
  while (first < NAVAJO_WARS_FAMILIES && state->families[first].in)
    first++;
  if (state->culture == 0 || move->args[0] != first || person > NAVAJO_WARS_WOMAN || state->passage[person] == 0)
    return oxbow_refuse_by (error, "NW-5.6", _("Founding a family needs Culture and an adult in the Passage of Time."));
  return (spot >= 0 && spot < NAVAJO_WARS_CANYON_CELLS)
         || oxbow_refuse_by (error, "NW-5.6", _("The family cannot be placed there: choose one of the places that are "
                                                "offered."));
}

static bool
may_reap (const NavajoWarsState *state, int spot)
{
  return spot != NAVAJO_WARS_NOWHERE && state->corn[spot] > 0 && !state->marked[spot]
         && navajo_wars_family_at (state, spot) >= 0;
}

static bool
may_end_reaping (const NavajoWarsState *state)
{
  for (int spot = 0; spot < NAVAJO_WARS_SPOTS; spot++)
    if (state->marked[spot] || may_reap (state, spot))
      return true;
  return false;
}

static bool
may_feed (const NavajoWarsState *state, const OxbowMove *move, GError **error)
{
  int first = move->args[0], second = move->args[1];
  if (state->unfed <= 0)
    return oxbow_refuse_by (error, "NW-5.6", _("Everyone is fed."));
  if (move->verb == NAVAJO_WARS_MOVE_EAT_SHEEP)
    return state->sheep > 0 || oxbow_refuse_by (error, "NW-5.6", _("You have no sheep."));
  if (move->verb == NAVAJO_WARS_MOVE_EAT_CORN)
    return (second >= 1 && second <= NAVAJO_WARS_CORN && state->corn_held[second] > 0)
           || oxbow_refuse_by (error, "NW-5.6", _("You have no such corn."));
  if (state->sheep > 0 || navajo_wars_corn_points (state) > 0)
    return oxbow_refuse_by (error, "NW-5.6", _("Everyone who can be fed must be fed."));
  bool is_there = move->verb == NAVAJO_WARS_MOVE_STARVE
                  ? second <= NAVAJO_WARS_CHILD && state->families[first].people[second] > 0
                  : second >= 1 && second <= NAVAJO_WARS_BOXES && state->elders[second - 1] > 0;
  return is_there
         || oxbow_refuse_by (error, "NW-5.6", _("There is no such person there: choose one of those who are offered."));
}

bool
navajo_wars_may_pass_time (const NavajoWarsState *state, const OxbowMove *move, GError **error)
{
  switch ((NavajoWarsMove) move->verb)
    {
    case NAVAJO_WARS_MOVE_AGE:
      return may_age (state, move->args[0], move->args[1], move->args[2], error);
    case NAVAJO_WARS_MOVE_JOIN:
      return may_join (state, move->args[0], move->args[1], error);
    case NAVAJO_WARS_MOVE_FOUND:
      return may_found (state, move, error);
    case NAVAJO_WARS_MOVE_SEAT:
      return state->passage[NAVAJO_WARS_ELDER] > 0
             || oxbow_refuse_by (error, "NW-5.6", _("There is no such person there: choose one of those who are "
                                                    "offered."));
    case NAVAJO_WARS_MOVE_REAP:
      return may_reap (state, navajo_wars_spot_of (state, move->args[0]))
             || oxbow_refuse_by (error, "NW-5.6", _("No corn stands here."));
    case NAVAJO_WARS_MOVE_DONE:
      return navajo_wars_top (state)->kind != NAVAJO_WARS_ASK_REAP || may_end_reaping (state)
             || oxbow_refuse_by (error, "NW-5.6", _("No corn stands here."));
    default:
      return may_feed (state, move, error);
    }
}

/* Interrupts */

static bool
may_pay (const NavajoWarsState *state, int payment, bool is_redraw)
{
  int family = navajo_wars_top (state)->args[0];
  switch (payment)
    {
    case 0:
      return state->fortunes > 0;
    case 1:
      return !is_redraw && state->n_hand > 0;
    case 2:
      return navajo_wars_goods_held (state) >= navajo_wars_price (state);
    default:
      return is_redraw && state->manuelito == family && !state->manuelito_used;
    }
}

static bool
may_use_medicine (const NavajoWarsState *state)
{
  const NavajoWarsEventCard *card = &navajo_wars_data (state)->event_cards[state->card];
  int black = 0;
  for (int group = NAVAJO_WARS_BAG; group <= NAVAJO_WARS_RECOVERY; group++)
    black += state->cubes[group][NAVAJO_WARS_BLACK];
  return card->has_price && state->n_hand > 0 && black >= card->price_black;
}

bool
navajo_wars_may_interrupt (const NavajoWarsState *state, const OxbowMove *move, GError **error)
{
  int kind = navajo_wars_top (state)->kind;
  const char *rule = kind == NAVAJO_WARS_ASK_MEDICINE ? "NW-5.8" : "NW-5.7";
  bool may = true;
  if (kind == NAVAJO_WARS_ASK_KEEP_CARD)
    return state->n_hand < (navajo_wars_level (state, NAVAJO_WARS_RELIGION) >= 3 ? 2 : 1)
           || oxbow_refuse_by (error, "NW-5.2", _("Your hand is full."));
  if (kind == NAVAJO_WARS_ASK_MEDICINE)
    may = may_use_medicine (state);
  else if (move->verb == NAVAJO_WARS_MOVE_CANCEL)
    may = navajo_wars_goods_held (state) >= (kind == NAVAJO_WARS_ASK_FLIP ? 2 : navajo_wars_price (state));
  else if (move->verb == NAVAJO_WARS_MOVE_REROLL || move->verb == NAVAJO_WARS_MOVE_REDRAW)
    may = may_pay (state, move->args[0], move->verb == NAVAJO_WARS_MOVE_REDRAW);
  return may
         || oxbow_refuse_by (error, rule, _("You have nothing to pay this with: it takes AP, Trade Goods, Firearms, "
                                            "good fortune or a ceremony, as offered."));
}
