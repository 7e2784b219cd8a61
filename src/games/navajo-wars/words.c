/* words.c: sentences for people: what happened, what may be done; plain and neutral
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/words.h"

#include "games/navajo-wars/moves.h"

#include <glib/gi18n-lib.h>

static const char *const set_titles[] = { N_("Farming"), N_("Horsemanship"), N_("Husbandry"),
                                          N_("Masters of the Mesas"), N_("Religion"), N_("Sharp Traders"),
                                          N_("Warriors"), N_("Weaving") };
static const char *const person_titles[] = { N_("man"), N_("woman"), N_("child"), N_("elder") };
static const char *const colour_titles[] = { N_("black"), N_("brown"), N_("red"), N_("white"), N_("yellow"),
                                             N_("green"), N_("blue") };
static const char *const group_titles[] = { N_("the bag"), N_("the Raided box"), N_("the Recovery box"),
                                            N_("Subjugation") };
static const char *const intruder_titles[] = { N_("an ambush"), N_("a false rumor"), N_("firearms"), N_("good fortune"),
                                               N_("they have moved on"), N_("missionaries"), N_("an Ill Omen"),
                                               N_("a trader"), N_("wanderers") };
static const char *const instruction_titles[] = { N_("Build"), N_("Build and Subvert"), N_("Subvert"), N_("Subjugate"),
                                                  N_("Expand"), N_("Colonize"), N_("Utes"), N_("Comanche"),
                                                  N_("Captives"), N_("Raid"), N_("Peace"), N_("Defend") };
static const char *const track_titles[] = { N_("AP"), N_("Culture"), N_("Military"), N_("Enemy Morale"),
                                            N_("Enemy Ferocity"), N_("Enemy AP") };
static const char *const outcome_titles[] = { N_("a major victory of the family"), N_("a victory of the family"),
                                              N_("the family slips away"), N_("a drawn fight"),
                                              N_("a drawn fight with losses"), N_("an enemy victory"),
                                              N_("a major enemy victory") };
static const char *const result_titles[] = { N_("The game goes on."), N_("A major victory of the Diné."),
                                             N_("A minor victory of the Diné."), N_("A minor defeat of the Diné."),
                                             N_("A major defeat of the Diné.") };
static const char *const period_titles[] = { N_("The Spanish period begins."), N_("The Mexican period begins."),
                                             N_("The American period begins.") };
static const char *const target_titles[] = { N_("Raid New Mexico"), N_("Raid the Mission"), N_("Raid the Rancho"),
                                             N_("Raid the Fort"), N_("Raid New Mexico from afar (all MP)") };
static const char *const payment_titles[] = { N_("good fortune"), N_("a ceremony"), N_("Trade Goods"),
                                              N_("Manuelito's help") };

char *
nw_misread (const OxbowState *base, const char *line)
{
  return g_strdup (_("That is not a move."));
}

/* "A", "the Passage of Time": who or where, in events. */
static char *
party (int who)
{
  if (who < NW_FAMILIES)
    return g_strdup_printf (_("family %s"), nw_family_words[who]);
  if (who == NW_TO_PASSAGE)
    return g_strdup (_("the Passage of Time"));
  return g_strdup (who == NW_TO_RESOURCES ? _("Resources") : _("out of play"));
}

static char *
place_title (const NwState *state, int place)
{
  if (place >= 0)
    return g_strdup (OXBOW_CELL_NAME (&state->parent.setup->grid, place));
  int i = OXBOW_NAMED_PLACE (place);
  if (i == 0)
    return g_strdup (_("nowhere"));
  if (i <= NW_CANYON)
    return g_strdup_printf (_("the Caught box of %s"), nw_data (state)->names[i]);
  return g_strdup_printf (_("the Escape box of %s"), nw_data (state)->names[i - NW_CANYON]);
}

static char *
tell_card (const NwState *state, int card)
{
  if (card <= 12)
    return g_strdup_printf (_("Ceremony card %d is played."), card);
  if (card <= 40)
    return g_strdup_printf (_("Operations card %d is played."), card);
  return g_strdup_printf (_("Event card %d is played: %s."), card, nw_data (state)->event_cards[card].title);
}

static char *
tell_roll (int who, int die)
{
  if (who < NW_FAMILIES)
    return g_strdup_printf (_("Family %s rolls %d."), nw_family_words[who], die);
  if (who == NW_WHO_ENEMY)
    return g_strdup_printf (_("New Mexico rolls %d."), die);
  if (who == NW_WHO_ELDERS)
    return g_strdup_printf (_("An elder's roll is %d."), die);
  return g_strdup_printf (_("The die shows %d."), die);
}

static char *
tell_outpost (const NwState *state, const int16_t *args)
{
  const char *name = nw_data (state)->names[args[0]];
  if (args[2] == 0)
    return g_strdup_printf (_("An Outpost or Fort in %s is gone."), name);
  return g_strdup_printf (_("An Outpost in %s now stands at area %d."), name, args[2]);
}

static char *
tell_corn (const char *cell, int value)
{
  if (value == 0)
    return g_strdup_printf (_("The corn at %s returns to the cup."), cell);
  return g_strdup_printf (_("Corn at %s: value %d."), cell, value);
}

static char *
tell_goods (int n)
{
  if (n < 0)
    return g_strdup_printf (ngettext ("%d Trade Goods is paid.", "%d Trade Goods are paid.", (gulong) -n), -n);
  return g_strdup_printf (ngettext ("%d Trade Goods is gained.", "%d Trade Goods are gained.", (gulong) n), n);
}

static char *
tell_develop (int set, int level)
{
  if (level == 0)
    return g_strdup_printf (_("The set %s is in the game."), _(set_titles[set]));
  return g_strdup_printf (_("%s reaches level %d."), _(set_titles[set]), level);
}

static char *
tell_people (const NwState *state, const OxbowEvent *event)
{
  const int16_t *args = event->args;
  g_autofree char *from = NULL, *to = NULL;
  switch ((NwEvent) event->verb)
    {
    case NW_EVENT_MOVE:
      to = place_title (state, args[2]);
      return g_strdup_printf (_("Family %s goes to %s."), nw_family_words[args[0]], to);
    case NW_EVENT_PERSON:
      from = party (args[0]);
      to = party (args[2]);
      return g_strdup_printf (_("A %s: from %s to %s."), _(person_titles[args[1]]), from, to);
    case NW_EVENT_ANIMAL:
      from = party (args[1]);
      to = party (args[2]);
      return g_strdup_printf (args[0] == 0 ? _("A horse: from %s to %s.") : _("A sheep: from %s to %s."), from, to);
    case NW_EVENT_BATTLE:
      return g_strdup_printf (_("Battle of family %s: %s."), nw_family_words[args[0]], _(outcome_titles[args[1]]));
    case NW_EVENT_FAMILY:
      return g_strdup_printf (_("Family %s leaves play."), nw_family_words[args[0]]);
    default:
      return g_strdup_printf (_("An elder of box %d has died."), args[0]);
    }
}

static char *
tell_land (const NwState *state, const OxbowEvent *event)
{
  const int16_t *args = event->args;
  const OxbowGrid *grid = &state->parent.setup->grid;
  switch ((NwEvent) event->verb)
    {
    case NW_EVENT_BUILD:
      return g_strdup_printf (_("An Outpost is built in %s."), nw_data (state)->names[args[0]]);
    case NW_EVENT_OUTPOST:
      return tell_outpost (state, args);
    case NW_EVENT_CORN:
      return tell_corn (OXBOW_CELL_NAME (grid, args[0]), args[1]);
    case NW_EVENT_INTRUDER:
      return g_strdup_printf (_("At %s: %s."), OXBOW_CELL_NAME (grid, args[0]), _(intruder_titles[args[1]]));
    case NW_EVENT_RAID:
      return g_strdup_printf (_("Raiders reach %s."), OXBOW_CELL_NAME (grid, args[0]));
    default:
      return g_strdup_printf (_("Drought in %s is now %d."), nw_data (state)->names[args[0]], args[1]);
    }
}

char *
nw_tell (const OxbowState *base, const OxbowEvent *event)
{
  const NwState *state = (const NwState *) base;
  const int16_t *args = event->args;
  switch ((NwEvent) event->verb)
    {
    case NW_EVENT_CARD:
      return tell_card (state, args[0]);
    case NW_EVENT_ROLL:
      return tell_roll (args[0], args[1]);
    case NW_EVENT_TRACK:
      return g_strdup_printf (_("%s goes from %d to %d."), _(track_titles[args[0]]), args[1], args[2]);
    case NW_EVENT_FLIP:
      return g_strdup_printf (_("The Active counter of row %d turns over."), args[0]);
    case NW_EVENT_SWAP:
      return g_strdup_printf (_("Active row %d and Standby row %d change places."), args[0], args[1]);
    case NW_EVENT_EXECUTE:
      return g_strdup_printf (_("The enemy carries out %s (%d AP)."), _(instruction_titles[args[0]]), args[1]);
    case NW_EVENT_CUBE:
      return g_strdup_printf (_("A %s cube: from %s to %s."), _(colour_titles[args[0]]), _(group_titles[args[1]]),
                              _(group_titles[args[2]]));
    case NW_EVENT_GOODS:
      return tell_goods (args[0]);
    case NW_EVENT_DEVELOP:
      return tell_develop (args[0], args[1]);
    case NW_EVENT_PERIOD:
      return g_strdup (_(period_titles[args[0]]));
    case NW_EVENT_RESULT:
      return g_strdup (_(result_titles[args[0]]));
    case NW_EVENT_ASK:
      return g_strdup_printf (_("To be decided: %s."), nw_decision_name (NW_FIRST_ASK + args[0]));
    case NW_EVENT_BUILD:
    case NW_EVENT_OUTPOST:
    case NW_EVENT_CORN:
    case NW_EVENT_INTRUDER:
    case NW_EVENT_RAID:
    case NW_EVENT_DROUGHT:
      return tell_land (state, event);
    case NW_EVENT_MOVE:
    case NW_EVENT_PERSON:
    case NW_EVENT_ANIMAL:
    case NW_EVENT_BATTLE:
    case NW_EVENT_ELDER:
    case NW_EVENT_FAMILY:
      return tell_people (state, event);
    }
  g_assert_not_reached ();
}

/* Offers: those without arguments are whole sentences, the others say their numbers. */

static const char *const plain_offers[NW_MOVES] = {
  [NW_MOVE_DONE] = N_("That is all"), [NW_MOVE_WAIT] = N_("Let the enemy go first"),
  [NW_MOVE_PLANNING] = N_("Planning"), [NW_MOVE_ACTIONS] = N_("Take Actions"),
  [NW_MOVE_PASSAGE] = N_("Passage of Time"), [NW_MOVE_KEEP] = N_("Keep the ceremony"),
  [NW_MOVE_DISCARD] = N_("Do not keep the ceremony"), [NW_MOVE_LOSE_CULTURE] = N_("Lose 1 Culture"),
  [NW_MOVE_LOSE_MILITARY] = N_("Lose 1 Military"), [NW_MOVE_WEAVE] = N_("Weave (1 AP)"),
  [NW_MOVE_ELDER_AP] = N_("Gain 1 AP"), [NW_MOVE_ELDER_MILITARY] = N_("Turn 1 Culture into Military"),
  [NW_MOVE_ELDER_CULTURE] = N_("Turn 1 Military into Culture"), [NW_MOVE_BUY_AP] = N_("Buy 1 AP for two Trade Goods"),
  [NW_MOVE_BARTER_CORN] = N_("Buy one Trade Goods for six points of corn"),
  [NW_MOVE_MOUNT] = N_("Give the family a horse"), [NW_MOVE_COUNCIL] = N_("Hold a Tribal Council (all MP)"),
  [NW_MOVE_REST] = N_("Rest"), [NW_MOVE_SEAT] = N_("Seat an elder"), [NW_MOVE_EAT_SHEEP] = N_("Eat a sheep"),
  [NW_MOVE_ALLOW] = N_("Let it happen"), [NW_MOVE_CANCEL] = N_("Buy it off with Trade Goods"),
  [NW_MOVE_ACCEPT] = N_("Accept it"), [NW_MOVE_MEDICINE] = N_("Use Good Medicine"), [NW_MOVE_PASS] = N_("Pass"),
};

static char *
offer_family (const NwState *state, const OxbowMove *move)
{
  const char *family = nw_family_words[move->args[0]];
  bool guns = move->verb == NW_MOVE_WARFARE ? move->n_args > 2 : move->n_args > 1;
  switch ((NwMove) move->verb)
    {
    case NW_MOVE_MANUELITO:
      return g_strdup_printf (_("Manuelito joins family %s"), family);
    case NW_MOVE_ACTIVATE:
      return g_strdup_printf (_("Activate family %s (%d MP)"), family, nw_mp_at_start (state, move->args[0]));
    case NW_MOVE_ELDER_RAISE:
      return g_strdup_printf (_("Raise the Ferocity of family %s"), family);
    case NW_MOVE_ELDER_CALM:
      return g_strdup_printf (_("Calm family %s"), family);
    case NW_MOVE_EVADE:
      return g_strdup_printf (_("Family %s evades (Evade %d)"), family, nw_evade (state, move->args[0]));
    case NW_MOVE_AMBUSH:
      return g_strdup_printf (guns ? _("Family %s ambushes the raiders with Firearms")
                                   : _("Family %s ambushes the raiders"), family);
    case NW_MOVE_FIGHT:
      return g_strdup_printf (guns ? _("Family %s fights with Firearms") : _("Family %s fights"), family);
    case NW_MOVE_NEGOTIATE:
      return g_strdup_printf (_("Family %s negotiates with %d Trade Goods (1 AP)"), family, move->args[1]);
    case NW_MOVE_WARFARE:
      return g_strdup_printf (guns ? _("Family %s makes war on the tribe of row %d with Firearms (1 AP)")
                                   : _("Family %s makes war on the tribe of row %d (1 AP)"), family, move->args[1]);
    case NW_MOVE_DIPLOMACY:
      return g_strdup_printf (_("Family %s sends envoys to the tribe of row %d with %d Trade Goods (1 AP)"), family,
                              move->args[1], move->args[2]);
    case NW_MOVE_JOIN:
      return g_strdup_printf (_("A %s joins family %s"), _(person_titles[move->args[1]]), family);
    case NW_MOVE_YIELD:
      return g_strdup_printf (_("Family %s yields: the %s is taken"), family, _(person_titles[move->args[1]]));
    case NW_MOVE_STARVE:
      return g_strdup_printf (_("The %s of family %s starves"), _(person_titles[move->args[1]]), family);
    default:
      return g_strdup_printf (_("The captives of family %s are held in %s"), family,
                              nw_data (state)->names[move->args[1]]);
    }
}

static char *
offer_cell (const NwState *state, const OxbowMove *move)
{
  const OxbowGrid *grid = &state->parent.setup->grid;
  bool last = move->verb == NW_MOVE_HARASS || move->verb == NW_MOVE_SETTLE || move->verb == NW_MOVE_RETURN;
  int arg = move->verb == NW_MOVE_FOUND ? 2 : last ? 1 : 0;
  const char *cell = OXBOW_CELL_NAME (grid, move->args[arg]);
  switch ((NwMove) move->verb)
    {
    case NW_MOVE_SETTLE:
    case NW_MOVE_RETURN:
      return g_strdup_printf (_("Place family %s at %s with Ferocity %d"), nw_family_words[move->args[0]], cell,
                              move->args[2]);
    case NW_MOVE_MOVE:
      if (state->acting < 0 || nw_spot_of (state, move->args[0]) == NW_NOWHERE)
        return g_strdup_printf (_("Move to %s"), cell);
      return g_strdup_printf (_("Move to %s (%d MP)"), cell,
                              nw_move_cost (state, state->acting, nw_spot_of (state, move->args[0])));
    case NW_MOVE_CANYON:
      return g_strdup_printf (_("Go to %s (all MP)"), cell);
    case NW_MOVE_HARASS:
      return g_strdup_printf (_("Family %s harasses the raiders at %s"), nw_family_words[move->args[0]], cell);
    case NW_MOVE_FOUND:
      return g_strdup_printf (_("Found family %s at %s with a %s"), nw_family_words[move->args[0]], cell,
                              _(person_titles[move->args[1]]));
    case NW_MOVE_REAP:
      return g_strdup_printf (_("Harvest the corn at %s"), cell);
    default:
      return g_strdup_printf (_("Flee to %s"), cell);
    }
}

/* Costs of what the acting family may do. */
static char *
offer_act (const NwState *state, const OxbowMove *move)
{
  bool acts = state->acting >= 0 && nw_on_map (&state->families[state->acting]);
  int family = acts ? state->acting : -1;
  if (!acts)
    return g_strdup (_("Act"));
  switch ((NwMove) move->verb)
    {
    case NW_MOVE_WATER:
      return g_strdup_printf (_("Find water (%d MP)"), nw_water_cost (state, family));
    case NW_MOVE_HARVEST:
      return g_strdup_printf (_("Harvest the corn (%d MP)"), nw_planting_cost (state, family));
    case NW_MOVE_PLANT:
      return g_strdup_printf (_("Plant corn (%d MP)"), nw_planting_cost (state, family));
    default:
      if (move->args[0] == NW_RAID_LONG)
        return g_strdup (_(target_titles[NW_RAID_LONG]));
      return g_strdup_printf (_("%s (%d MP)"), _(target_titles[move->args[0]]),
                              nw_raid_cost (state, family, (NwTarget) move->args[0]));
    }
}

static char *
offer_word (const NwState *state, const OxbowMove *move)
{
  int a = move->args[0];
  bool guns = move->n_args > 1;
  switch ((NwMove) move->verb)
    {
    case NW_MOVE_SET:
      return g_strdup_printf (_("%s is surely in the game"), _(set_titles[a]));
    case NW_MOVE_DROP:
      return g_strdup_printf (_("Leave out %s"), _(set_titles[a]));
    case NW_MOVE_DEVELOP:
      return g_strdup_printf (_("Develop %s to level %d"), _(set_titles[a]), nw_level (state, (NwSet) a) + 1);
    case NW_MOVE_REROLL:
      return g_strdup_printf (_("Roll again, paying with %s"), _(payment_titles[a]));
    case NW_MOVE_REDRAW:
      return g_strdup_printf (_("Draw again, paying with %s"), _(payment_titles[a]));
    case NW_MOVE_SOLDIERS:
      if (a == 0)
        return g_strdup (guns ? _("Enemy Morale +1, then battle with Firearms") : _("Enemy Morale +1, then battle"));
      return g_strdup (guns ? _("Enemy Ferocity rises, then battle with Firearms")
                            : _("Enemy Ferocity rises, then battle"));
    default:
      return g_strdup (a == 0 ? _("Take a horse") : _("Take a sheep"));
    }
}

static char *
offer_number (const NwState *state, const OxbowMove *move)
{
  int a = move->args[0], card = state->card <= 40 ? state->card : 0;
  switch ((NwMove) move->verb)
    {
    case NW_MOVE_PREEMPT:
      return g_strdup_printf (_("Preempt the enemy (%d AP)"), nw_data (state)->cards[card].preempt);
    case NW_MOVE_ELDER:
      return g_strdup_printf (_("An elder of box %d speaks (rating %d)"), a, nw_elder_ratings[CLAMP (a, 1, 7) - 1]);
    case NW_MOVE_BARTER:
      return g_strdup_printf (_("Barter %d horses and %d sheep for one Trade Goods"), a, move->args[1]);
    case NW_MOVE_TRADE:
      return g_strdup_printf (_("Trade for %d Trade Goods"), a);
    case NW_MOVE_BUY_HORSE:
      return g_strdup_printf (_("Buy a horse for %d Trade Goods"), nw_price (state));
    case NW_MOVE_BUY_SHEEP:
      return g_strdup_printf (_("Buy a sheep for %d Trade Goods"), nw_price (state));
    case NW_MOVE_EAT_CORN:
      return g_strdup_printf (_("Eat corn of value %d"), move->args[1]);
    case NW_MOVE_STARVE_ELDER:
      return g_strdup_printf (_("An elder of box %d starves"), move->args[1]);
    default:
      if (a == NW_FAMILIES)
        return g_strdup_printf (_("A %s of the Passage of Time becomes %s"), _(person_titles[move->args[1]]),
                                _(person_titles[move->args[2]]));
      return g_strdup_printf (_("The %s of family %s becomes %s"), _(person_titles[move->args[1]]), nw_family_words[a],
                              _(person_titles[move->args[2]]));
    }
}

char *
nw_offer (const OxbowState *base, const OxbowMove *move)
{
  const NwState *state = (const NwState *) base;
  if (plain_offers[move->verb] != NULL)
    return g_strdup (_(plain_offers[move->verb]));
  switch ((NwMove) move->verb)
    {
    case NW_MOVE_SETTLE:
    case NW_MOVE_RETURN:
    case NW_MOVE_MOVE:
    case NW_MOVE_CANYON:
    case NW_MOVE_HARASS:
    case NW_MOVE_FOUND:
    case NW_MOVE_REAP:
    case NW_MOVE_FLEE:
      return offer_cell (state, move);
    case NW_MOVE_WATER:
    case NW_MOVE_HARVEST:
    case NW_MOVE_PLANT:
    case NW_MOVE_RAID:
      return offer_act (state, move);
    case NW_MOVE_SET:
    case NW_MOVE_DROP:
    case NW_MOVE_DEVELOP:
    case NW_MOVE_REROLL:
    case NW_MOVE_REDRAW:
    case NW_MOVE_SOLDIERS:
    case NW_MOVE_TAKE:
      return offer_word (state, move);
    case NW_MOVE_PREEMPT:
    case NW_MOVE_ELDER:
    case NW_MOVE_BARTER:
    case NW_MOVE_TRADE:
    case NW_MOVE_BUY_HORSE:
    case NW_MOVE_BUY_SHEEP:
    case NW_MOVE_EAT_CORN:
    case NW_MOVE_STARVE_ELDER:
    case NW_MOVE_AGE:
      return offer_number (state, move);
    default:
      return offer_family (state, move);
    }
}
