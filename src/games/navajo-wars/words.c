/* words.c: sentences for people: what happened, what may be done; plain and neutral
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/words.h"

#include "games/navajo-wars/moves.h"

#include <glib/gi18n-lib.h>

static const char *const set_titles[] = { N_("Farming"), N_("Horsemanship"), N_("Husbandry"),
                                          N_("Masters of the Mesas"), N_("Religion"), N_("Sharp Traders"),
                                          N_("Warriors"), N_("Weaving") };
/* NW-2.9: what each level adds, as it stands in brackets behind an offer. */
static const char *const level_meanings[NAVAJO_WARS_SETS][NAVAJO_WARS_LEVELS] = {
  [NAVAJO_WARS_FARMING] = { N_("planting and harvesting cost 1 MP less"),
                            N_("the canyon is as easy to plant as area 1"),
                            N_("corn feeds one person more") },
  [NAVAJO_WARS_HORSEMANSHIP] = { N_("a horse adds 2 in battle, not 1"), N_("with a horse each move costs 1 MP less"),
                                 N_("a family with a horse has 1 MP more") },
  [NAVAJO_WARS_HUSBANDRY] = { N_("when sheep breed there is one more"), N_("each territory feeds two sheep"),
                              N_("a sheep feeds five people") },
  [NAVAJO_WARS_MESAS] = { N_("Evade is 1 better"), N_("two more Harass counters"),
                           N_("harassing raiders costs no AP") },
  [NAVAJO_WARS_RELIGION] = { N_("blessings come 1 more easily"), N_("1 Culture at each Victory Check"),
                             N_("two ceremonies can be kept") },
  [NAVAJO_WARS_TRADERS] = { N_("trading at a Fort costs no Culture"), N_("what costs 3 Trade Goods costs 2"),
                            N_("talks with raiders and tribes go 1 better") },
  [NAVAJO_WARS_WARRIORS] = { N_("your raids fight 1 better"), N_("spoils after every victory"),
                             N_("an ambush costs no AP") },
  [NAVAJO_WARS_WEAVING] = { N_("two more Trade Goods to be had"), N_("two more again"),
                            N_("two more again, and weaving makes two for 1 AP") },
};
static const char *const person_titles[] = { N_("A man"), N_("A woman"), N_("A child"), N_("An elder") };
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

/* A whole sentence for each of them. */
#define BY_PERSON(person, man, woman, child) \
  ((person) == NAVAJO_WARS_MAN ? (man) : (person) == NAVAJO_WARS_WOMAN ? (woman) : (child))

char *
navajo_wars_misread (const OxbowState *base, const char *line)
{
  return g_strdup (_("That is not a move."));
}

const char *
navajo_wars_set_title (NavajoWarsSet set)
{
  return _(set_titles[set]);
}

const char *
navajo_wars_level_meaning (NavajoWarsSet set, int level)
{
  return level <= NAVAJO_WARS_LEVELS ? _(level_meanings[set][level - 1]) : _("there is no more");
}

const char *
navajo_wars_colour_title (NavajoWarsColour colour)
{
  return _(colour_titles[colour]);
}

const char *
navajo_wars_instruction_title (int instruction)
{
  return _(instruction_titles[instruction]);
}

/* "A", "the Passage of Time": who or where, in events. */
static char *
party (int who)
{
  if (who < NAVAJO_WARS_FAMILIES)
    return g_strdup_printf (_("family %s"), navajo_wars_family_words[who]);
  if (who == NAVAJO_WARS_TO_PASSAGE)
    return g_strdup (_("the Passage of Time"));
  return g_strdup (who == NAVAJO_WARS_TO_RESOURCES ? _("Resources") : _("out of play"));
}

static char *
place_title (const NavajoWarsState *state, int place)
{
  if (place >= 0)
    return g_strdup (OXBOW_CELL_NAME (&state->parent.setup->grid, place));
  int i = OXBOW_NAMED_PLACE (place);
  if (i == 0)
    return g_strdup (_("nowhere"));
  if (i <= NAVAJO_WARS_CANYON)
    return g_strdup_printf (_("the Caught box of %s"), navajo_wars_data (state)->names[i]);
  return g_strdup_printf (_("the Escape box of %s"), navajo_wars_data (state)->names[i - NAVAJO_WARS_CANYON]);
}

static char *
tell_card (const NavajoWarsState *state, int card)
{
  if (card <= 12)
    return g_strdup_printf (_("Ceremony card %d is played."), card);
  if (card <= 40)
    return g_strdup_printf (_("Operations card %d is played."), card);
  return g_strdup_printf (_("Event card %d is played: %s."), card, navajo_wars_data (state)->event_cards[card].title);
}

static char *
tell_roll (int who, int die)
{
  if (who < NAVAJO_WARS_FAMILIES)
    return g_strdup_printf (_("Family %s rolls %d."), navajo_wars_family_words[who], die);
  if (who == NAVAJO_WARS_WHO_ENEMY)
    return g_strdup_printf (_("New Mexico rolls %d."), die);
  if (who == NAVAJO_WARS_WHO_ELDERS)
    return g_strdup_printf (_("An elder's roll is %d."), die);
  return g_strdup_printf (_("The die shows %d."), die);
}

static char *
tell_outpost (const NavajoWarsState *state, const int16_t *args)
{
  const char *name = navajo_wars_data (state)->names[args[0]];
  if (args[2] == 0)
    return g_strdup_printf (_("An Outpost or Fort in %s is gone."), name);
  return g_strdup_printf (_("An Outpost in %s now stands at area %d."), name, args[2]);
}

/* NW-3.1: corn lies face down as long as it grows; what is told of it before says no value. */
static char *
tell_corn (const NavajoWarsState *state, OxbowCell at, int value)
{
  const char *cell = OXBOW_CELL_NAME (&state->parent.setup->grid, at);
  int spot = navajo_wars_spot_of (state, at);
  if (value == 0)
    return g_strdup_printf (_("The corn at %s returns to the cup."), cell);
  if (spot != NAVAJO_WARS_NOWHERE && state->corn[spot] > 0)
    return g_strdup_printf (_("Corn is planted at %s."), cell);
  return g_strdup_printf (_("Corn of value %d is harvested at %s."), value, cell);
}

static char *
tell_goods (int n)
{
  if (n < 0)
    return g_strdup_printf (ngettext ("%d Trade Goods is paid.", "%d Trade Goods are paid.", (gulong) -n), -n);
  return g_strdup_printf (ngettext ("%d Trade Goods is gained.", "%d Trade Goods are gained.", (gulong) n), n);
}

/* NW-3.4 and NW-7: who has neither Military nor Culture has lost before the last check. */
static char *
tell_result (const NavajoWarsState *state, NavajoWarsResult result)
{
  bool is_last = state->card == navajo_wars_data (state)->start.final;
  const char *title = _(result_titles[result]);
  if (result == NAVAJO_WARS_MAJOR_DEFEAT && !is_last && state->military == 0 && state->culture == 0)
    /* Translators: a sentence on the end of the game, and why */
    return g_strdup_printf (_("%s Neither Military nor Culture is left."), title);
  return g_strdup_printf (_("%s In the end Military was %d, and Enemy Morale %d."), title, state->military,
                          state->morale);
}

static char *
tell_develop (int set, int level)
{
  if (level == 0)
    return g_strdup_printf (_("The set %s is in the game."), _(set_titles[set]));
  return g_strdup_printf (_("The set %s reaches level %d."), _(set_titles[set]), level);
}

static char *
tell_people (const NavajoWarsState *state, const OxbowEvent *event)
{
  const int16_t *args = event->args;
  g_autofree char *from = NULL, *to = NULL;
  switch ((NavajoWarsEvent) event->verb)
    {
    case NAVAJO_WARS_EVENT_MOVE:
      to = place_title (state, args[2]);
      return g_strdup_printf (_("Family %s goes to %s."), navajo_wars_family_words[args[0]], to);
    case NAVAJO_WARS_EVENT_PERSON:
      from = party (args[0]);
      to = party (args[2]);
      /* Translators: who, from where, to where: "An elder: from family C to the Passage of Time." */
      return g_strdup_printf (_("%s: from %s to %s."), _(person_titles[args[1]]), from, to);
    case NAVAJO_WARS_EVENT_ANIMAL:
      from = party (args[1]);
      to = party (args[2]);
      return g_strdup_printf (args[0] == 0 ? _("A horse: from %s to %s.") : _("A sheep: from %s to %s."), from, to);
    case NAVAJO_WARS_EVENT_BATTLE:
      return g_strdup_printf (_("Battle of family %s: %s."), navajo_wars_family_words[args[0]],
                              _(outcome_titles[args[1]]));
    case NAVAJO_WARS_EVENT_FAMILY:
      return g_strdup_printf (_("Family %s leaves play."), navajo_wars_family_words[args[0]]);
    default:
      return g_strdup_printf (_("An elder of box %d has died."), args[0]);
    }
}

static char *
tell_land (const NavajoWarsState *state, const OxbowEvent *event)
{
  const int16_t *args = event->args;
  const OxbowGrid *grid = &state->parent.setup->grid;
  switch ((NavajoWarsEvent) event->verb)
    {
    case NAVAJO_WARS_EVENT_BUILD:
      return g_strdup_printf (_("An Outpost is built in %s."), navajo_wars_data (state)->names[args[0]]);
    case NAVAJO_WARS_EVENT_OUTPOST:
      return tell_outpost (state, args);
    case NAVAJO_WARS_EVENT_CORN:
      return tell_corn (state, args[0], args[1]);
    case NAVAJO_WARS_EVENT_INTRUDER:
      return g_strdup_printf (_("At %s: %s."), OXBOW_CELL_NAME (grid, args[0]), _(intruder_titles[args[1]]));
    case NAVAJO_WARS_EVENT_RAID:
      return g_strdup_printf (_("Raiders reach %s."), OXBOW_CELL_NAME (grid, args[0]));
    default:
      return g_strdup_printf (_("Drought in %s is now %d."), navajo_wars_data (state)->names[args[0]], args[1]);
    }
}

char *
navajo_wars_tell (const OxbowState *base, const OxbowEvent *event)
{
  const NavajoWarsState *state = (const NavajoWarsState *) base;
  const int16_t *args = event->args;
  switch ((NavajoWarsEvent) event->verb)
    {
    case NAVAJO_WARS_EVENT_CARD:
      return tell_card (state, args[0]);
    case NAVAJO_WARS_EVENT_ROLL:
      return tell_roll (args[0], args[1]);
    case NAVAJO_WARS_EVENT_TRACK:
      return g_strdup_printf (_("%s goes from %d to %d."), _(track_titles[args[0]]), args[1], args[2]);
    case NAVAJO_WARS_EVENT_FLIP:
      return g_strdup_printf (_("The Active counter of row %d turns over."), args[0]);
    case NAVAJO_WARS_EVENT_SWAP:
      return g_strdup_printf (_("Active row %d and Standby row %d change places."), args[0], args[1]);
    case NAVAJO_WARS_EVENT_EXECUTE:
      return g_strdup_printf (_("The enemy carries out %s (%d AP)."), _(instruction_titles[args[0]]), args[1]);
    case NAVAJO_WARS_EVENT_CUBE:
      return g_strdup_printf (_("A %s cube: from %s to %s."), _(colour_titles[args[0]]), _(group_titles[args[1]]),
                              _(group_titles[args[2]]));
    case NAVAJO_WARS_EVENT_GOODS:
      return tell_goods (args[0]);
    case NAVAJO_WARS_EVENT_DEVELOP:
      return tell_develop (args[0], args[1]);
    case NAVAJO_WARS_EVENT_PERIOD:
      return g_strdup (_(period_titles[args[0]]));
    case NAVAJO_WARS_EVENT_RESULT:
      return tell_result (state, (NavajoWarsResult) args[0]);
    case NAVAJO_WARS_EVENT_ASK:
      return g_strdup_printf (_("To be decided: %s."), navajo_wars_decision_name (NAVAJO_WARS_FIRST_ASK + args[0]));
    case NAVAJO_WARS_EVENT_BUILD:
    case NAVAJO_WARS_EVENT_OUTPOST:
    case NAVAJO_WARS_EVENT_CORN:
    case NAVAJO_WARS_EVENT_INTRUDER:
    case NAVAJO_WARS_EVENT_RAID:
    case NAVAJO_WARS_EVENT_DROUGHT:
      return tell_land (state, event);
    case NAVAJO_WARS_EVENT_MOVE:
    case NAVAJO_WARS_EVENT_PERSON:
    case NAVAJO_WARS_EVENT_ANIMAL:
    case NAVAJO_WARS_EVENT_BATTLE:
    case NAVAJO_WARS_EVENT_ELDER:
    case NAVAJO_WARS_EVENT_FAMILY:
      return tell_people (state, event);
    }
  g_assert_not_reached ();
}

/* Offers: those without arguments are whole sentences, the others say their numbers. */

static const char *const plain_offers[NAVAJO_WARS_MOVES] = {
  [NAVAJO_WARS_MOVE_DONE] = N_("That is all"), [NAVAJO_WARS_MOVE_WAIT] = N_("Let the enemy go first"),
  [NAVAJO_WARS_MOVE_PLANNING] = N_("Planning"), [NAVAJO_WARS_MOVE_ACTIONS] = N_("Take Actions"),
  [NAVAJO_WARS_MOVE_PASSAGE] = N_("Passage of Time"), [NAVAJO_WARS_MOVE_KEEP] = N_("Keep the ceremony"),
  [NAVAJO_WARS_MOVE_DISCARD] = N_("Do not keep the ceremony"), [NAVAJO_WARS_MOVE_LOSE_CULTURE] = N_("Lose 1 Culture"),
  [NAVAJO_WARS_MOVE_LOSE_MILITARY] = N_("Lose 1 Military"), [NAVAJO_WARS_MOVE_WEAVE] = N_("Weave (1 AP)"),
  [NAVAJO_WARS_MOVE_ELDER_AP] = N_("Gain 1 AP"), [NAVAJO_WARS_MOVE_ELDER_MILITARY] = N_("Turn 1 Culture into Military"),
  [NAVAJO_WARS_MOVE_ELDER_CULTURE] = N_("Turn 1 Military into Culture"),
  [NAVAJO_WARS_MOVE_BUY_AP] = N_("Buy 1 AP for two Trade Goods"),
  [NAVAJO_WARS_MOVE_BARTER_CORN] = N_("Buy one Trade Goods for six points of corn"),
  [NAVAJO_WARS_MOVE_MOUNT] = N_("Give the family a horse"),
  [NAVAJO_WARS_MOVE_REST] = N_("Rest"), [NAVAJO_WARS_MOVE_SEAT] = N_("Seat an elder"),
  [NAVAJO_WARS_MOVE_EAT_SHEEP] = N_("Eat a sheep"),
  [NAVAJO_WARS_MOVE_ALLOW] = N_("Let it happen"), [NAVAJO_WARS_MOVE_CANCEL] = N_("Buy it off with Trade Goods"),
  [NAVAJO_WARS_MOVE_ACCEPT] = N_("Accept it"), [NAVAJO_WARS_MOVE_MEDICINE] = N_("Use Good Medicine"),
  [NAVAJO_WARS_MOVE_PASS] = N_("Pass"),
};

/* Whose counter lies in a row of the Active column, which are counted from 1. */
static const char *
tribe_of (const NavajoWarsState *state, int row)
{
  return _(instruction_titles[navajo_wars_side (state, state->active[row - 1])->instruction]);
}

static char *
offer_family (const NavajoWarsState *state, const OxbowMove *move)
{
  const char *family = navajo_wars_family_words[move->args[0]];
  bool guns = move->verb == NAVAJO_WARS_MOVE_WARFARE ? move->n_args > 2 : move->n_args > 1;
  switch ((NavajoWarsMove) move->verb)
    {
    case NAVAJO_WARS_MOVE_MANUELITO:
      return g_strdup_printf (_("Manuelito joins family %s"), family);
    case NAVAJO_WARS_MOVE_ACTIVATE:
      return g_strdup_printf (_("Activate family %s (%d MP)"), family, navajo_wars_mp_at_start (state, move->args[0]));
    case NAVAJO_WARS_MOVE_ELDER_RAISE:
      return g_strdup_printf (_("Raise the Ferocity of family %s"), family);
    case NAVAJO_WARS_MOVE_ELDER_CALM:
      return g_strdup_printf (_("Calm family %s"), family);
    case NAVAJO_WARS_MOVE_EVADE:
      return g_strdup_printf (_("Family %s evades (Evade %d)"), family,
                              navajo_wars_added_to_evade (state, move->args[0]));
    case NAVAJO_WARS_MOVE_AMBUSH:
      return g_strdup_printf (guns ? _("Family %s ambushes the raiders with Firearms")
                                   : _("Family %s ambushes the raiders"), family);
    case NAVAJO_WARS_MOVE_FIGHT:
      return g_strdup_printf (guns ? _("Family %s fights with Firearms") : _("Family %s fights"), family);
    case NAVAJO_WARS_MOVE_NEGOTIATE:
      return g_strdup_printf (_("Family %s negotiates with %d Trade Goods (1 AP)"), family, move->args[1]);
    case NAVAJO_WARS_MOVE_WARFARE:
      return g_strdup_printf (guns ? _("Family %s makes war on the tribe %s with Firearms (1 AP)")
                                   : _("Family %s makes war on the tribe %s (1 AP)"), family,
                              tribe_of (state, move->args[1]));
    case NAVAJO_WARS_MOVE_DIPLOMACY:
      return g_strdup_printf (_("Family %s sends envoys to the tribe %s with %d Trade Goods (1 AP)"), family,
                              tribe_of (state, move->args[1]), move->args[2]);
    case NAVAJO_WARS_MOVE_JOIN:
      return g_strdup_printf (BY_PERSON (move->args[1], _("A man joins family %s"), _("A woman joins family %s"),
                                         _("A child joins family %s")), family);
    case NAVAJO_WARS_MOVE_YIELD:
      return g_strdup_printf (BY_PERSON (move->args[1], _("Family %s yields: the man is taken"),
                                         _("Family %s yields: the woman is taken"),
                                         _("Family %s yields: the child is taken")), family);
    case NAVAJO_WARS_MOVE_STARVE:
      return g_strdup_printf (BY_PERSON (move->args[1], _("The man of family %s starves"),
                                         _("The woman of family %s starves"), _("The child of family %s starves")),
                              family);
    default:
      return g_strdup_printf (_("The captives of family %s are held in %s"), family,
                              navajo_wars_data (state)->names[move->args[1]]);
    }
}

static char *
offer_cell (const NavajoWarsState *state, const OxbowMove *move)
{
  const OxbowGrid *grid = &state->parent.setup->grid;
  bool last = move->verb == NAVAJO_WARS_MOVE_HARASS || move->verb == NAVAJO_WARS_MOVE_SETTLE
              || move->verb == NAVAJO_WARS_MOVE_RETURN;
  int arg = move->verb == NAVAJO_WARS_MOVE_FOUND ? 2 : last ? 1 : 0;
  const char *cell = OXBOW_CELL_NAME (grid, move->args[arg]);
  switch ((NavajoWarsMove) move->verb)
    {
    case NAVAJO_WARS_MOVE_SETTLE:
    case NAVAJO_WARS_MOVE_RETURN:
      return g_strdup_printf (_("Place family %s at %s with Ferocity %d"), navajo_wars_family_words[move->args[0]],
                              cell, move->args[2]);
    case NAVAJO_WARS_MOVE_MOVE:
      if (state->acting < 0 || navajo_wars_spot_of (state, move->args[0]) == NAVAJO_WARS_NOWHERE)
        return g_strdup_printf (_("Move to %s"), cell);
      return g_strdup_printf (_("Move to %s (%d MP)"), cell,
                              navajo_wars_move_cost (state, state->acting, navajo_wars_spot_of (state, move->args[0])));
    case NAVAJO_WARS_MOVE_CANYON:
      return g_strdup_printf (_("Go to %s (all MP)"), cell);
    case NAVAJO_WARS_MOVE_HARASS:
      return g_strdup_printf (_("Family %s harasses the raiders at %s"), navajo_wars_family_words[move->args[0]], cell);
    case NAVAJO_WARS_MOVE_FOUND:
      return g_strdup_printf (move->args[1] == NAVAJO_WARS_MAN ? _("Found family %s at %s with a man")
                                                               : _("Found family %s at %s with a woman"),
                              navajo_wars_family_words[move->args[0]], cell);
    case NAVAJO_WARS_MOVE_REAP:
      return g_strdup_printf (_("Harvest the corn at %s"), cell);
    default:
      return g_strdup_printf (_("Flee to %s"), cell);
    }
}

/* Costs of what the acting family may do. */
static char *
offer_act (const NavajoWarsState *state, const OxbowMove *move)
{
  bool acts = state->acting >= 0 && navajo_wars_on_map (&state->families[state->acting]);
  int family = acts ? state->acting : -1;
  if (!acts)
    return g_strdup (_("Act"));
  switch ((NavajoWarsMove) move->verb)
    {
    case NAVAJO_WARS_MOVE_WATER:
      return g_strdup_printf (_("Find water (%d MP)"), navajo_wars_water_cost (state, family));
    case NAVAJO_WARS_MOVE_HARVEST:
      return g_strdup_printf (_("Harvest the corn (%d MP)"), navajo_wars_planting_cost (state, family));
    case NAVAJO_WARS_MOVE_COUNCIL:
      return g_strdup_printf (_("Hold a Tribal Council (all MP, for 1 AP on a roll of at least %d)"),
                              navajo_wars_area (state, family));
    case NAVAJO_WARS_MOVE_PLANT:
      return g_strdup_printf (_("Plant corn (%d MP)"), navajo_wars_planting_cost (state, family));
    default:
      if (move->args[0] == NAVAJO_WARS_RAID_LONG)
        return g_strdup (_(target_titles[NAVAJO_WARS_RAID_LONG]));
      return g_strdup_printf (_("%s (%d MP)"), _(target_titles[move->args[0]]),
                              navajo_wars_raid_cost (state, family, (NavajoWarsTarget) move->args[0]));
    }
}

static char *
offer_word (const NavajoWarsState *state, const OxbowMove *move)
{
  int a = move->args[0];
  bool guns = move->n_args > 1;
  switch ((NavajoWarsMove) move->verb)
    {
    case NAVAJO_WARS_MOVE_SET:
      /* Translators: a set of developments, and what its first level brings */
      return g_strdup_printf (_("Play with %s (first: %s)"), _(set_titles[a]),
                              navajo_wars_level_meaning ((NavajoWarsSet) a, 1));
    case NAVAJO_WARS_MOVE_DROP:
      return g_strdup_printf (_("Leave out %s"), _(set_titles[a]));
    case NAVAJO_WARS_MOVE_DEVELOP:
      /* Translators: a set, a level, and what that level brings */
      return g_strdup_printf (_("Develop %s to level %d (%s)"), _(set_titles[a]),
                              navajo_wars_level (state, (NavajoWarsSet) a) + 1,
                              navajo_wars_level_meaning ((NavajoWarsSet) a,
                                                         navajo_wars_level (state, (NavajoWarsSet) a) + 1));
    case NAVAJO_WARS_MOVE_REROLL:
      return g_strdup_printf (_("Roll again, paying with %s"), _(payment_titles[a]));
    case NAVAJO_WARS_MOVE_REDRAW:
      return g_strdup_printf (_("Draw again, paying with %s"), _(payment_titles[a]));
    case NAVAJO_WARS_MOVE_SOLDIERS:
      if (a == 0)
        return g_strdup (guns ? _("Enemy Morale +1, then battle with Firearms") : _("Enemy Morale +1, then battle"));
      return g_strdup (guns ? _("Enemy Ferocity rises, then battle with Firearms")
                            : _("Enemy Ferocity rises, then battle"));
    default:
      return g_strdup (a == 0 ? _("Take a horse") : _("Take a sheep"));
    }
}

/* A child becomes man, woman or elder, an adult an elder. */
static char *
offer_age (int family, int from, int to)
{
  const char *name = family < NAVAJO_WARS_FAMILIES ? navajo_wars_family_words[family] : NULL;
  if (name == NULL && to == NAVAJO_WARS_ELDER)
    return g_strdup (BY_PERSON (from, _("A man of the Passage of Time becomes an elder"),
                                _("A woman of the Passage of Time becomes an elder"),
                                _("A child of the Passage of Time becomes an elder")));
  if (name == NULL)
    return g_strdup (to == NAVAJO_WARS_MAN ? _("A child of the Passage of Time becomes a man")
                                           : _("A child of the Passage of Time becomes a woman"));
  if (to == NAVAJO_WARS_ELDER)
    return g_strdup_printf (BY_PERSON (from, _("The man of family %s becomes an elder"),
                                       _("The woman of family %s becomes an elder"),
                                       _("The child of family %s becomes an elder")), name);
  return g_strdup_printf (to == NAVAJO_WARS_MAN ? _("The child of family %s becomes a man")
                                                : _("The child of family %s becomes a woman"), name);
}

static char *
offer_number (const NavajoWarsState *state, const OxbowMove *move)
{
  int a = move->args[0], card = state->card <= 40 ? state->card : 0;
  switch ((NavajoWarsMove) move->verb)
    {
    case NAVAJO_WARS_MOVE_PREEMPT:
      return g_strdup_printf (_("Preempt the enemy (%d AP)"), navajo_wars_data (state)->cards[card].preempt);
    case NAVAJO_WARS_MOVE_ELDER:
      return g_strdup_printf (_("An elder of box %d speaks (rating %d)"), a,
                              navajo_wars_rating (state, CLAMP (a, 1, NAVAJO_WARS_BOXES)));
    case NAVAJO_WARS_MOVE_BARTER:
      return g_strdup_printf (_("Barter animals for one Trade Goods (horses: %d, sheep: %d)"), a,
                              move->args[1]);
    case NAVAJO_WARS_MOVE_TRADE:
      return g_strdup_printf (_("Trade for %d Trade Goods"), a);
    case NAVAJO_WARS_MOVE_BUY_HORSE:
      return g_strdup_printf (_("Buy a horse for %d Trade Goods"), navajo_wars_price (state));
    case NAVAJO_WARS_MOVE_BUY_SHEEP:
      return g_strdup_printf (_("Buy a sheep for %d Trade Goods"), navajo_wars_price (state));
    case NAVAJO_WARS_MOVE_EAT_CORN:
      return g_strdup_printf (_("Eat corn of value %d"), move->args[1]);
    case NAVAJO_WARS_MOVE_STARVE_ELDER:
      return g_strdup_printf (_("An elder of box %d starves"), move->args[1]);
    default:
      return offer_age (a, move->args[1], move->args[2]);
    }
}

char *
navajo_wars_offer (const OxbowState *base, const OxbowMove *move)
{
  const NavajoWarsState *state = (const NavajoWarsState *) base;
  if (plain_offers[move->verb] != NULL)
    return g_strdup (_(plain_offers[move->verb]));
  switch ((NavajoWarsMove) move->verb)
    {
    case NAVAJO_WARS_MOVE_SETTLE:
    case NAVAJO_WARS_MOVE_RETURN:
    case NAVAJO_WARS_MOVE_MOVE:
    case NAVAJO_WARS_MOVE_CANYON:
    case NAVAJO_WARS_MOVE_HARASS:
    case NAVAJO_WARS_MOVE_FOUND:
    case NAVAJO_WARS_MOVE_REAP:
    case NAVAJO_WARS_MOVE_FLEE:
      return offer_cell (state, move);
    case NAVAJO_WARS_MOVE_WATER:
    case NAVAJO_WARS_MOVE_HARVEST:
    case NAVAJO_WARS_MOVE_PLANT:
    case NAVAJO_WARS_MOVE_COUNCIL:
    case NAVAJO_WARS_MOVE_RAID:
      return offer_act (state, move);
    case NAVAJO_WARS_MOVE_SET:
    case NAVAJO_WARS_MOVE_DROP:
    case NAVAJO_WARS_MOVE_DEVELOP:
    case NAVAJO_WARS_MOVE_REROLL:
    case NAVAJO_WARS_MOVE_REDRAW:
    case NAVAJO_WARS_MOVE_SOLDIERS:
    case NAVAJO_WARS_MOVE_TAKE:
      return offer_word (state, move);
    case NAVAJO_WARS_MOVE_PREEMPT:
    case NAVAJO_WARS_MOVE_ELDER:
    case NAVAJO_WARS_MOVE_BARTER:
    case NAVAJO_WARS_MOVE_TRADE:
    case NAVAJO_WARS_MOVE_BUY_HORSE:
    case NAVAJO_WARS_MOVE_BUY_SHEEP:
    case NAVAJO_WARS_MOVE_EAT_CORN:
    case NAVAJO_WARS_MOVE_STARVE_ELDER:
    case NAVAJO_WARS_MOVE_AGE:
      return offer_number (state, move);
    default:
      return offer_family (state, move);
    }
}
