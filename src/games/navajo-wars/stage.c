/* stage.c: where a game of Navajo Wars stands, and what is asked next
 *
 * Every decision of chapter 5 has its sentence: what to choose, and what becomes of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/stage.h"

#include "games/navajo-wars/describe.h"
#include "games/navajo-wars/moves.h"
#include "games/navajo-wars/state.h"
#include "games/navajo-wars/words.h"

#include <glib/gi18n-lib.h>

static const char *const period_names[] = { N_("Spanish period"), N_("Mexican period"), N_("American period") };

char *
navajo_wars_stage (const OxbowState *base)
{
  const NavajoWarsState *state = (const NavajoWarsState *) base;
  const char *period = _(period_names[state->period]);
  if (state->turn == 0)
    /* Translators: a period: "Before the first turn · Spanish period" */
    return g_strdup_printf (_("Before the first turn · %s"), period);
  return g_strdup_printf (_("Turn %d · %s"), state->turn, period);
}

/* Of those that say all in one sentence. */
static const char *const plain[NAVAJO_WARS_TASKS] = {
  [NAVAJO_WARS_ASK_SET] = N_("Choose one set of developments for this game; four more are dealt by chance. Then the "
                             "families settle."),
  [NAVAJO_WARS_ASK_MANUELITO] = N_("Choose the family that Manuelito joins. Then the developments follow."),
  [NAVAJO_WARS_ASK_DROP] = N_("Choose the set to do without: the others are yours in full. Then the first card is "
                              "drawn."),
  [NAVAJO_WARS_ASK_OP] = N_("Choose your operation: Planning lets elders speak and trades, Take Actions lets families "
                            "move, plant and raid, the Passage of Time lets people grow up, join, harvest and eat."),
  [NAVAJO_WARS_ASK_KEEP_CARD] = N_("Keep the ceremony, which pays for a new roll or for Good Medicine, or leave it."),
  [NAVAJO_WARS_ASK_FORT_LOSS] = N_("The family leaves a Fort: choose whether that costs Culture or Military."),
  [NAVAJO_WARS_ASK_BUY] = N_("Buy developments for 1 Culture each. “That is all” goes on."),
  [NAVAJO_WARS_ASK_PLAN] = N_("Planning: let elders speak, weave, barter, and deal with other tribes, as often as you "
                              "can pay for it. “That is all” ends it."),
  [NAVAJO_WARS_ASK_ELDER] = N_("The elder has been heard: choose what comes of it. Then the Planning goes on."),
  [NAVAJO_WARS_ASK_AGE] = N_("Choose who grows up; they go to the Passage of Time, and join a family next. “That is "
                             "all” goes on."),
  [NAVAJO_WARS_ASK_JOIN] = N_("People from the Passage of Time join families that have an empty place for them. “That "
                              "is all” goes on to harvest and food."),
  [NAVAJO_WARS_ASK_REAP] = N_("Choose the corn that is harvested now: click a cell that glows. “That is all” ends the "
                              "harvest."),
  [NAVAJO_WARS_ASK_FLIP] = N_("An instruction of New Mexico is about to turn over. Let it happen, or buy it off with "
                              "two Trade Goods."),
  [NAVAJO_WARS_ASK_REROLL] = N_("Accept the roll, or pay for another one: the new one counts."),
  [NAVAJO_WARS_ASK_MEDICINE] = N_("Good Medicine undoes the event for a ceremony and what the card asks. Use it, or "
                                  "let the event happen."),
  [NAVAJO_WARS_ASK_TRIBAL_EVADE] = N_("Other tribes raid. A family may try to evade them, by a roll, or you pass."),
  [NAVAJO_WARS_ASK_SOLDIERS] = N_("A soldiers' cube was drawn: choose whether Enemy Morale or Enemy Ferocity rises. "
                                  "Then there is a battle."),
  [NAVAJO_WARS_ASK_TAKE] = N_("Choose what is taken: a horse or a sheep."),
};

static char *
ask_of_family (const NavajoWarsTask *top)
{
  const char *family = navajo_wars_family_words[top->args[0]];
  switch ((NavajoWarsTaskKind) top->kind)
    {
    case NAVAJO_WARS_ASK_SETTLE:
      return g_strdup_printf (_("Settle family %s: click a cell that glows, and choose its Ferocity. Fierce families "
                                "fight well and evade badly."), family);
    case NAVAJO_WARS_ASK_HIT:
      return g_strdup_printf (_("Raiders have reached family %s: it fights a battle, or yields a person."), family);
    case NAVAJO_WARS_ASK_RETURN:
      return g_strdup_printf (_("Family %s comes back: click a cell that glows in its territory, and choose its "
                                "Ferocity."), family);
    case NAVAJO_WARS_ASK_FLEE:
      return g_strdup_printf (_("Family %s flees: click a cell that glows."), family);
    default:
      return g_strdup_printf (_("Choose the territory where the captives of family %s are held."), family);
    }
}

/* No more than there are families that have not acted. */
static int
count_activations_left (const NavajoWarsState *state)
{
  int n = navajo_wars_n_activations (state), n_idle = 0;
  for (int family = 0; family < NAVAJO_WARS_FAMILIES; family++)
    {
      bool has_acted = state->activated >> family & 1;
      n -= has_acted;
      n_idle += !has_acted && navajo_wars_on_map (&state->families[family]);
    }
  return MIN (n, n_idle);
}

static char *
ask_numbers (const NavajoWarsState *state, const NavajoWarsTask *top)
{
  g_autofree char *effect = NULL;
  int n = count_activations_left (state);
  switch ((NavajoWarsTaskKind) top->kind)
    {
    case NAVAJO_WARS_ASK_DEVELOP:
      if (top->args[0] != 0)
        return g_strdup_printf (_("Buy developments for 1 Culture each; as many as %d more. “That is all” goes on."),
                                top->args[1]);
      return g_strdup_printf (ngettext ("Choose %d development: a set grows by a level, which works at once.",
                                        "Choose %d developments: each time a set grows by a level, which works at "
                                        "once.",
                                        (gulong) top->args[1]), top->args[1]);
    case NAVAJO_WARS_ASK_PREEMPT:
      return g_strdup_printf (_("Card %d is drawn. Go before New Mexico for %d AP, or let it go first. After both, the "
                                "next card is drawn."), state->card,
                              state->card <= 40 ? navajo_wars_data (state)->cards[state->card].preempt : 0);
    case NAVAJO_WARS_ASK_ACTIONS:
      if (n <= 0)
        return g_strdup (_("No further family may be activated. “That is all” ends the actions."));
      return g_strdup_printf (ngettext ("Activate a family: it moves, plants, trades or raids. You may activate %d "
                                        "more. “That is all” ends the actions.",
                                        "Activate a family: it moves, plants, trades or raids. You may activate %d "
                                        "more. “That is all” ends the actions.", (gulong) n), n);
    case NAVAJO_WARS_ASK_FEED:
      return g_strdup_printf (ngettext ("%d person is still to be fed. A sheep feeds four, corn as many as its value; "
                                        "who cannot be fed starves.",
                                        "%d people are still to be fed. A sheep feeds four, corn as many as its value; "
                                        "who cannot be fed starves.", (gulong) state->unfed), state->unfed);
    default:
      effect = navajo_wars_tell_effect ((NavajoWarsEffect) { (uint8_t) top->args[0], top->args[1] });
      return g_strdup_printf (_("About to happen: %s Let it happen, or buy it off with %d Trade Goods."), effect,
                              navajo_wars_price (state));
    }
}

static bool
can_only_rest (const NavajoWarsState *state)
{
  OxbowMoves moves = OXBOW_MOVES_INIT;
  oxbow_state_ruleset (&state->parent)->legal (&state->parent, &moves);
  bool is_only = moves.n == 1;
  oxbow_moves_clear (&moves);
  return is_only;
}

static char *
ask_at_place (const NavajoWarsState *state, const NavajoWarsTask *top)
{
  if (top->kind == NAVAJO_WARS_ASK_ACT && state->acting >= 0 && can_only_rest (state))
    return g_strdup_printf (ngettext ("Family %s has %d movement point (MP) left, too few for anything more. Rest ends "
                                      "its activation.",
                                      "Family %s has %d movement points (MP) left, too few for anything more. Rest "
                                      "ends its activation.", (gulong) state->mp),
                            navajo_wars_family_words[state->acting], state->mp);
  if (top->kind == NAVAJO_WARS_ASK_ACT && state->acting >= 0)
    return g_strdup_printf (ngettext ("Family %s has %d movement point (MP): click a cell that glows to move there, or "
                                      "choose what it does where it stands. Rest ends its activation.",
                                      "Family %s has %d movement points (MP): click a cell that glows to move there, "
                                      "or choose what it does where it stands. Rest ends its activation.",
                                      (gulong) state->mp), navajo_wars_family_words[state->acting], state->mp);
  if (top->kind == NAVAJO_WARS_ASK_REACT && state->raid_last >= 0)
    return g_strdup_printf (_("Raiders are at %s. One family may react before they go on, or you pass."),
                            NAVAJO_WARS_PLACE_NAME (state, state->raid_last));
  if (top->kind == NAVAJO_WARS_ASK_REDRAW && state->cube >= 0)
    /* Translators: the colour of a cube */
    return g_strdup_printf (_("A cube is drawn from the bag: %s. Accept it, or pay for another one."),
                            navajo_wars_colour_title ((NavajoWarsColour) state->cube));
  return g_strdup_printf (_("To be decided: %s."), navajo_wars_decision_name (top->kind));
}

char *
navajo_wars_task (const OxbowState *base)
{
  const NavajoWarsState *state = (const NavajoWarsState *) base;
  const NavajoWarsTask *top = navajo_wars_top (state);
  if (state->result != NAVAJO_WARS_UNDECIDED || top == NULL || top->kind < NAVAJO_WARS_FIRST_ASK)
    return NULL;
  switch ((NavajoWarsTaskKind) top->kind)
    {
    case NAVAJO_WARS_ASK_SETTLE:
    case NAVAJO_WARS_ASK_HIT:
    case NAVAJO_WARS_ASK_RETURN:
    case NAVAJO_WARS_ASK_FLEE:
    case NAVAJO_WARS_ASK_CAPTIVE:
      return ask_of_family (top);
    case NAVAJO_WARS_ASK_DEVELOP:
    case NAVAJO_WARS_ASK_PREEMPT:
    case NAVAJO_WARS_ASK_ACTIONS:
    case NAVAJO_WARS_ASK_FEED:
    case NAVAJO_WARS_ASK_CANCEL:
      return ask_numbers (state, top);
    default:
      return plain[top->kind] != NULL ? g_strdup (_(plain[top->kind])) : ask_at_place (state, top);
    }
}

char *
navajo_wars_standing (const OxbowState *base, int seat)
{
  const NavajoWarsState *state = (const NavajoWarsState *) base;
  return g_strdup_printf (_("AP %d · Culture %d · Military %d · Enemy Morale %d"), state->ap, state->culture,
                          state->military, state->morale);
}
