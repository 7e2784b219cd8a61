/* rising-waters.c: the table of the game Rising Waters: palette, options, verbs, and who answers what
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/rising-waters.h"

#include "games/rising-waters/audit.h"
#include "games/rising-waters/check.h"
#include "games/rising-waters/complete.h"
#include "games/rising-waters/describe.h"
#include "games/rising-waters/estimate.h"
#include "games/rising-waters/facts.h"
#include "games/rising-waters/generate.h"
#include "games/rising-waters/listing.h"
#include "games/rising-waters/measure.h"
#include "games/rising-waters/moves.h"
#include "games/rising-waters/odds.h"
#include "games/rising-waters/palette.h"
#include "games/rising-waters/position.h"
#include "games/rising-waters/setup.h"
#include "games/rising-waters/verbs.h"
#include "games/rising-waters/stage.h"
#include "games/rising-waters/words.h"

#include <glib/gi18n-lib.h>

static const char *const sunny_choices[] = { "highest", "area", NULL };

static const char *const version_titles[] = { N_("Fall 1926"), N_("Spring 1927"), NULL };
static const char *const sunny_titles[] = { N_("The highest water"), N_("All of the area"), NULL };

/* Section 8 of the rules; the number of seats is the number of players. */
static const OxbowOption options[] = {
  { "version", OXBOW_OPTION_CHOICE, "fall", .choices = rising_waters_version_words, .choice_titles = version_titles,
    .title = N_("Season"),
    .meaning = N_("Fall 1926, or the longer and harder Spring of 1927.") },
  { "boards", OXBOW_OPTION_LIST, "", .title = N_("Boards"),
    .meaning = N_("The board of each seat, 1 to 6, separated by commas; empty is one to the number of seats.") },
  { "community_goals", OXBOW_OPTION_BOOLEAN, "no", .title = N_("Community Goals"),
    .meaning = N_("Two goals lie open; cards given to them lower the losses.") },
  { "individual_goals", OXBOW_OPTION_BOOLEAN, "no", .title = N_("Individual goals"),
    .meaning = N_("Each board has a character with a bonus, and collects points of its own.") },
  { "levee_flood_loss", OXBOW_OPTION_BOOLEAN, "yes", .title = N_("Flooded levees are losses"),
    .meaning = N_("If not, a levee that is flooded is taken away but does not count.") },
  { "stored_work", OXBOW_OPTION_BOOLEAN, "yes", .title = N_("Job Offers can be kept for levees"),
    .meaning = N_("If not, Job Offers kept in hand only pay for rafts and discounts.") },
  { "swept_away", OXBOW_OPTION_BOOLEAN, "no", .title = N_("Swimmers are swept away"),
    .meaning = N_("Whether pawns on foot in the water are lost in the weather phase.") },
  { "raft_floats", OXBOW_OPTION_BOOLEAN, "yes", .title = N_("Rafts float"),
    .meaning = N_("If not, rafts on land that is flooded are lost.") },
  { "dynamite_choice", OXBOW_OPTION_BOOLEAN, "no", .title = N_("The players choose the levee that is blown up"),
    .meaning = N_("If not, it is the highest one.") },
  { "sunny", OXBOW_OPTION_CHOICE, "highest", .choices = sunny_choices, .choice_titles = sunny_titles,
    .title = N_("Sunny weather"),
    .meaning = N_("Lowers the highest water of the area, or all water of the area.") },
  { "weeks", OXBOW_OPTION_NUMBER, "0", 0, 52, .title = N_("Weeks"),
    .meaning = N_("How long the game lasts; 0 is as the season says.") },
  { "max_losses", OXBOW_OPTION_NUMBER, "0", 0, 200, .title = N_("Losses that end the game"),
    .meaning = N_("0 is as the season says for the number of seats.") },
  { "hand_limit", OXBOW_OPTION_NUMBER, "7", 1, 50, .title = N_("Cards in hand"),
    .meaning = N_("How many cards a seat may keep at the end of its turn.") },
  { "levee_max", OXBOW_OPTION_NUMBER, "6", 1, RISING_WATERS_MAX_LEVEE, .title = N_("Highest levee"),
    .meaning = N_("How high a levee can be raised.") },
  { NULL }
};

static const OxbowSeat seats[] = {
  { "1", N_("Seat 1"), "#BA2317" },
  { "2", N_("Seat 2"), "#FABC10" },
  { "3", N_("Seat 3"), "#1D5FA8" },
  { "4", N_("Seat 4"), "#2A2729" },
  { NULL }
};

const char *const rising_waters_to_words[] = { "1", "2", "3", "4", "camp", "goal1", "goal2", "keep", NULL };
const char *const rising_waters_deck_words[] = { "weather", "landowner", "community", NULL };
const char *const rising_waters_cube_words[] = { "raft", "discount", NULL };
const char *const rising_waters_loss_words[] = {
  "land", "town", "levee", "pawn", "survivor", "penalty", "landowner", NULL
};
const char *const rising_waters_switch_words[] = { "off", "on", NULL };
static const char *const power_words[] = { "move", "actions", "donate", "swim", NULL };
static const char *const pawns_words[] = { "pawns", NULL };
static const char *const give_words[] = { "1", "2", "3", "4", "camp", "goal1", "goal2", NULL };
static const char *const education_words[] = { "education", NULL };
static const char *const discount_words[] = { "discount", NULL };
static const char *const two_words[] = { "2", NULL };

/* The rule behind each kind of event. */
const char *const rising_waters_rule_words[] = {
  [RISING_WATERS_EVENT_DRAW] = "RW-6.1",
  [RISING_WATERS_EVENT_DISCARD] = "RW-5.4",
  [RISING_WATERS_EVENT_REVEAL] = "RW-6.1",
  [RISING_WATERS_EVENT_CRISIS] = "RW-5.3.1",
  [RISING_WATERS_EVENT_THREAT_TAKEN] = "RW-5.3.1",
  [RISING_WATERS_EVENT_PAYMENT] = "RW-5.4",
  [RISING_WATERS_EVENT_CANCELLED] = "RW-5.4",
  [RISING_WATERS_EVENT_CAMP] = "RW-5.3.1",
  [RISING_WATERS_EVENT_SENT] = "RW-5.3.3",
  [RISING_WATERS_EVENT_DRAFTED] = "RW-5.3.3",
  [RISING_WATERS_EVENT_BLASTED] = "RW-5.3.1",
  [RISING_WATERS_EVENT_BUILT] = "RW-5.6.6",
  [RISING_WATERS_EVENT_RAISED] = "RW-5.6.7",
  [RISING_WATERS_EVENT_MOVED] = "RW-5.6.2",
  [RISING_WATERS_EVENT_LAUNCHED] = "RW-5.6.9",
  [RISING_WATERS_EVENT_ABOARD] = "RW-5.6.9",
  [RISING_WATERS_EVENT_ASHORE] = "RW-5.6.9",
  [RISING_WATERS_EVENT_RESCUED] = "RW-5.6.9",
  [RISING_WATERS_EVENT_WEATHER] = "RW-6.2.2",
  [RISING_WATERS_EVENT_RAIN] = "RW-6.2.2",
  [RISING_WATERS_EVENT_SUN] = "RW-6.2.2",
  [RISING_WATERS_EVENT_FLOW] = "RW-6.3.5",
  [RISING_WATERS_EVENT_FLOOD] = "RW-6.4.1",
  [RISING_WATERS_EVENT_FLOODED] = "RW-6.4.1",
  [RISING_WATERS_EVENT_LOST] = "RW-7.1",
  [RISING_WATERS_EVENT_GOAL] = "RW-5.7",
  [RISING_WATERS_EVENT_SWAPPED] = "RW-5.4",
  [RISING_WATERS_EVENT_POINT] = "RW-5.9",
  [RISING_WATERS_EVENT_SURVIVOR_ARRIVES] = "RW-6.6",
  [RISING_WATERS_EVENT_IMPROVED] = "RW-5.5",
  [RISING_WATERS_EVENT_BOUGHT] = "RW-5.5",
  [RISING_WATERS_EVENT_LENT] = "RW-5.2.3",
  [RISING_WATERS_EVENT_OPENED] = "RW-5.6",
  [RISING_WATERS_EVENT_GIVEN] = "RW-5.6.4",
  [RISING_WATERS_EVENT_ACCEPTED] = "RW-5.6.5",
  [RISING_WATERS_EVENT_FOUND] = "RW-5.6.12",
  [RISING_WATERS_EVENT_HEARD] = "RW-5.6.13",
  [RISING_WATERS_EVENT_LOOKED] = "RW-5.6.10",
  [RISING_WATERS_EVENT_SHUFFLED] = "RW-6.1",
  [RISING_WATERS_EVENT_PASSED] = "RW-5.4",
  [RISING_WATERS_EVENT_ASKED] = "RW-5.4",
  [RISING_WATERS_EVENT_TURN] = "RW-5.1.2",
  [RISING_WATERS_EVENT_WEEK] = "RW-6.5",
  [RISING_WATERS_EVENT_END] = "RW-7.1",
  NULL
};

/* Vocabularies that depend on the scenario. */
typedef enum { GROUPS, WEATHER } Vocabulary;

#define CELL { OXBOW_ARG_CELL }
#define SEAT { OXBOW_ARG_SEAT }
#define NUMBER { OXBOW_ARG_NUMBER }
#define CARD { OXBOW_ARG_CARD, .words = rising_waters_card_words }
#define CARDS { OXBOW_ARG_CARD, OXBOW_ARG_REPEATED, rising_waters_card_words }
#define LANDOWNER { OXBOW_ARG_CARD, .words = rising_waters_landowner_words }
#define WORD(list) { OXBOW_ARG_WORD, .words = list }
#define MAYBE(list) { OXBOW_ARG_WORD, OXBOW_ARG_OPTIONAL, list }
#define PAWN WORD (rising_waters_pawn_words)
#define GROUP { OXBOW_ARG_WORD, .vocabulary = GROUPS }
#define SKY { OXBOW_ARG_CARD, .vocabulary = WEATHER }
#define RULE WORD (rising_waters_rule_words)

static const OxbowVerb moves[] = {
  [RISING_WATERS_MOVE_IMPROVE] = { "improve", { WORD (power_words), CARDS }, .title = N_("Improve an ability") },
  [RISING_WATERS_MOVE_RECRUIT] = { "improve", { WORD (pawns_words), CELL, CARDS } },
  [RISING_WATERS_MOVE_BUY] = { "buy", { WORD (rising_waters_cube_words), CARD, CARD },
                               .title = N_("Prepare a raft or a work discount") },
  [RISING_WATERS_MOVE_LEND] = { "lend", { WORD (rising_waters_switch_words) }, .title = N_("Lend pawns"),
                               .is_aside = true },
  [RISING_WATERS_MOVE_END] = { "end", .title = N_("End the turn"), .closes_turn = true },
  [RISING_WATERS_MOVE_MOVE] = { "move", .title = N_("Move pawns") },
  [RISING_WATERS_MOVE_STEP] = { "step", { PAWN, CELL }, .title = N_("Step") },
  [RISING_WATERS_MOVE_DONATE] = { "donate", .title = N_("Give cards away") },
  [RISING_WATERS_MOVE_GIVE] = { "give", { CARD, WORD (give_words) }, .title = N_("Give a card") },
  [RISING_WATERS_MOVE_ACCEPT] = { "accept", { { OXBOW_ARG_NUMBER, OXBOW_ARG_OPTIONAL | OXBOW_ARG_REPEATED } },
                                  .title = N_("Accept work") },
  [RISING_WATERS_MOVE_BUILD] = { "build", { CELL, MAYBE (discount_words) }, .title = N_("Build a levee") },
  [RISING_WATERS_MOVE_RAISE] = { "raise", { CELL, MAYBE (discount_words) }, .title = N_("Raise a levee") },
  [RISING_WATERS_MOVE_SEEK] = { "seek", .title = N_("Seek work") },
  [RISING_WATERS_MOVE_GATHER] = { "gather", .title = N_("Work for the community") },
  [RISING_WATERS_MOVE_LAUNCH] = { "launch", { PAWN }, .title = N_("Launch a raft") },
  [RISING_WATERS_MOVE_PICKUP] = { "pickup", { PAWN }, .title = N_("Take a Survivor aboard") },
  [RISING_WATERS_MOVE_DROP] = { "drop", { PAWN }, .title = N_("Put a Survivor ashore") },
  [RISING_WATERS_MOVE_NEWSPAPER] = { "newspaper", { MAYBE (education_words) }, .title = N_("Newspaper") },
  [RISING_WATERS_MOVE_RADIO] = { "radio", { MAYBE (education_words) }, .title = N_("Radio") },
  [RISING_WATERS_MOVE_VAUDEVILLE] = { "vaudeville", { MAYBE (education_words) }, .title = N_("Vaudeville") },
  [RISING_WATERS_MOVE_PAIR] = { "vaudeville", { WORD (two_words),
                                                { OXBOW_ARG_WORD, OXBOW_ARG_OPTIONAL | OXBOW_ARG_REPEATED,
                                                  education_words } } },
  [RISING_WATERS_MOVE_COUNTER] = { "counter", { SEAT, CARD }, .title = N_("Answer a Threat") },
  [RISING_WATERS_MOVE_FIND] = { "find", { CARD, WORD (rising_waters_to_words) },
                                .title = N_("Find a card in Vicksburg") },
  [RISING_WATERS_MOVE_PERFORM] = { "perform", { WORD (rising_waters_audience_words), MAYBE (education_words) },
                                   .title = N_("Perform") },
  [RISING_WATERS_MOVE_SELL] = { "sell", { WORD (rising_waters_audience_words), CARD }, .title = N_("Sell") },
  [RISING_WATERS_MOVE_TEACH] = { "teach", .title = N_("Answer with Education") },
  [RISING_WATERS_MOVE_PASS] = { "pass", .title = N_("Leave it to the neighbour") },
  [RISING_WATERS_MOVE_RESIST] = { "resist", { CARD }, .title = N_("Resist the Threat") },
  [RISING_WATERS_MOVE_TAKE] = { "take", .title = N_("Take the Threat") },
  [RISING_WATERS_MOVE_PAY] = { "pay", { SEAT, CARD }, .title = N_("Pay") },
  [RISING_WATERS_MOVE_ACTIVISM] = { "activism", { SEAT, MAYBE (education_words) },
                                    .title = N_("Answer Race Hatred") },
  [RISING_WATERS_MOVE_CAMP] = { "camp", { CELL }, .title = N_("Set up the relief camp") },
  [RISING_WATERS_MOVE_SEND] = { "send", { PAWN }, .title = N_("Send to the camp") },
  [RISING_WATERS_MOVE_DRAFT] = { "draft", { CELL }, .title = N_("Draft to the levee") },
  [RISING_WATERS_MOVE_BLAST] = { "blast", { CELL }, .title = N_("Blow up a levee") },
  [RISING_WATERS_MOVE_DISCARD] = { "discard", { CARD }, .title = N_("Discard a card") },
  [RISING_WATERS_MOVE_KEEP] = { "keep", .title = N_("Keep the goals") },
  [RISING_WATERS_MOVE_SWAP] = { "swap", { NUMBER }, .title = N_("Swap a goal") },
  { NULL }
};

static const OxbowVerb events[] = {
  [RISING_WATERS_EVENT_DRAW] = { "draw", { SEAT, CARD, RULE } },
  [RISING_WATERS_EVENT_DISCARD] = { "discard", { SEAT, CARD, RULE }, .is_aside = true },
  [RISING_WATERS_EVENT_REVEAL] = { "reveal", { NUMBER, LANDOWNER, RULE }, .is_aside = true },
  [RISING_WATERS_EVENT_CRISIS] = { "crisis", { NUMBER, LANDOWNER, RULE } },
  [RISING_WATERS_EVENT_THREAT_TAKEN] = { "threat-taken", { SEAT, RULE } },
  [RISING_WATERS_EVENT_PAYMENT] = { "payment", { SEAT, CARD, RULE } },
  [RISING_WATERS_EVENT_CANCELLED] = { "cancelled", { SEAT, RULE } },
  [RISING_WATERS_EVENT_CAMP] = { "camp", { CELL, WORD (rising_waters_camp_words), RULE } },
  [RISING_WATERS_EVENT_SENT] = { "sent", { PAWN, CELL, RULE } },
  [RISING_WATERS_EVENT_DRAFTED] = { "drafted", { CELL, NUMBER, RULE } },
  [RISING_WATERS_EVENT_BLASTED] = { "blasted", { CELL, RULE } },
  [RISING_WATERS_EVENT_BUILT] = { "built", { CELL, NUMBER, RULE } },
  [RISING_WATERS_EVENT_RAISED] = { "raised", { CELL, NUMBER, RULE } },
  [RISING_WATERS_EVENT_MOVED] = { "moved", { PAWN, CELL, RULE } },
  [RISING_WATERS_EVENT_LAUNCHED] = { "launched", { PAWN, RULE } },
  [RISING_WATERS_EVENT_ABOARD] = { "aboard", { PAWN, RULE } },
  [RISING_WATERS_EVENT_ASHORE] = { "ashore", { PAWN, CELL, RULE } },
  [RISING_WATERS_EVENT_RESCUED] = { "rescued", { PAWN, CELL, NUMBER, RULE } },
  [RISING_WATERS_EVENT_WEATHER] = { "weather", { SKY, RULE } },
  [RISING_WATERS_EVENT_RAIN] = { "rain", { SKY, GROUP, NUMBER, RULE } },
  [RISING_WATERS_EVENT_SUN] = { "sun", { SKY, GROUP, NUMBER, RULE } },
  [RISING_WATERS_EVENT_FLOW] = { "flow", { GROUP, GROUP, RULE } },
  [RISING_WATERS_EVENT_FLOOD] = { "flood", { GROUP, GROUP, RULE } },
  [RISING_WATERS_EVENT_FLOODED] = { "flooded", { CELL, RULE } },
  [RISING_WATERS_EVENT_LOST] = { "lost", { WORD (rising_waters_loss_words), NUMBER, RULE } },
  [RISING_WATERS_EVENT_GOAL] = { "goal", { WORD (rising_waters_goal_words), NUMBER, RULE } },
  [RISING_WATERS_EVENT_SWAPPED] = { "swapped", { WORD (rising_waters_goal_words), WORD (rising_waters_goal_words),
                                                 RULE } },
  [RISING_WATERS_EVENT_POINT] = { "point", { SEAT, NUMBER, RULE } },
  [RISING_WATERS_EVENT_SURVIVOR_ARRIVES] = { "survivor-arrives", { CELL, RULE } },
  [RISING_WATERS_EVENT_IMPROVED] = { "improved", { SEAT, WORD (rising_waters_power_words), NUMBER, RULE } },
  [RISING_WATERS_EVENT_BOUGHT] = { "bought", { SEAT, WORD (rising_waters_cube_words), RULE } },
  [RISING_WATERS_EVENT_LENT] = { "lent", { SEAT, WORD (rising_waters_switch_words), RULE } },
  [RISING_WATERS_EVENT_OPENED] = { "opened", { SEAT, WORD (rising_waters_open_words), NUMBER, RULE },
                                   .is_aside = true },
  [RISING_WATERS_EVENT_GIVEN] = { "given", { SEAT, CARD, WORD (rising_waters_to_words), RULE } },
  [RISING_WATERS_EVENT_ACCEPTED] = { "accepted", { SEAT, NUMBER, RULE } },
  [RISING_WATERS_EVENT_FOUND] = { "found", { SEAT, CARD, RULE } },
  [RISING_WATERS_EVENT_HEARD] = { "heard", { SEAT, WORD (rising_waters_audience_words), RULE } },
  [RISING_WATERS_EVENT_LOOKED] = { "looked", { WORD (rising_waters_deck_words), NUMBER, RULE } },
  [RISING_WATERS_EVENT_SHUFFLED] = { "shuffled", { WORD (rising_waters_deck_words), RULE } },
  [RISING_WATERS_EVENT_PASSED] = { "passed", { SEAT, RULE } },
  [RISING_WATERS_EVENT_ASKED] = { "asked", { SEAT, WORD (rising_waters_pending_words), RULE }, .is_aside = true },
  [RISING_WATERS_EVENT_TURN] = { "turn", { SEAT, WORD (rising_waters_phase_words), RULE }, .is_aside = true },
  [RISING_WATERS_EVENT_WEEK] = { "week", { NUMBER, RULE } },
  [RISING_WATERS_EVENT_END] = { "end", { WORD (rising_waters_result_words), RULE } },
  { NULL }
};

static const char *
word (const OxbowState *base, int vocabulary, int i)
{
  const RisingWatersSetup *setup = rising_waters_setup ((const RisingWatersState *) base);
  if (vocabulary == WEATHER)
    return rising_waters_weather_word (setup, i);
  return i < setup->ground.n_groups ? setup->ground.ids[i] : NULL;
}

static int
turn (const OxbowState *base)
{
  return rising_waters_decider ((const RisingWatersState *) base);
}

/* Each seat's upgrade, the landowners, each seat's actions, the weather: so many a week. */
static int
turn_number (const OxbowState *base)
{
  const RisingWatersState *state = (const RisingWatersState *) base;
  int n_seats = rising_waters_n_seats (state), week = state->week * (2 * n_seats + 2);
  int place = (state->turn - state->first + n_seats) % n_seats;
  switch ((RisingWatersPhase) state->phase)
    {
    case RISING_WATERS_UPGRADE:
      return week + place;
    case RISING_WATERS_LANDOWNER:
      return week + n_seats;
    case RISING_WATERS_ACTION:
      return week + n_seats + 1 + place;
    case RISING_WATERS_CLEANUP:
    case RISING_WATERS_OVER:
      return week + 2 * n_seats + 1;
    }
  g_assert_not_reached ();
}

/* When a week begins all that it asks for is still to come. */
static int
round_number (const OxbowState *base)
{
  return ((const RisingWatersState *) base)->week;
}

/* RW-7.3: all win or lose together; with individual goals the points say who stands first. */
static bool
result (const OxbowState *base, OxbowResult *result)
{
  const RisingWatersState *state = (const RisingWatersState *) base;
  if (state->phase != RISING_WATERS_OVER)
    return false;
  bool has_won = state->result == RISING_WATERS_WON;
  *result = (OxbowResult) { .winner = has_won ? OXBOW_EVERYBODY : OXBOW_NOBODY };
  g_snprintf (result->text, sizeof result->text, "%s", rising_waters_result_words[state->result]);
  for (int seat = 0; seat < rising_waters_n_seats (state); seat++)
    {
      result->score[seat] = state->seats[seat].points;
      result->rank[seat] = 1;
      for (int other = 0; other < rising_waters_n_seats (state); other++)
        result->rank[seat] += state->seats[other].points > state->seats[seat].points;
    }
  return true;
}

static OxbowCell
stands (const OxbowState *base, const OxbowMove *move, int arg)
{
  const RisingWatersState *state = (const RisingWatersState *) base;
  int pawn = move->args[arg];
  if (oxbow_verb_arg (&moves[move->verb], arg)->words != rising_waters_pawn_words || pawn < 0)
    return OXBOW_NO_CELL;
  int cell = state->seats[pawn / RISING_WATERS_PAWNS].pawns[pawn % RISING_WATERS_PAWNS].cell;
  return cell >= 0 ? cell : OXBOW_NO_CELL;
}

static char *
call (const OxbowState *base, const OxbowMove *move, int arg)
{
  const RisingWatersState *state = (const RisingWatersState *) base;
  const OxbowArg *kind = oxbow_verb_arg (&moves[move->verb], arg);
  int value = move->args[arg];
  if (kind->words == rising_waters_card_words)
    return g_strdup (rising_waters_card_title (value));
  if (kind->words == education_words)
    return g_strdup (rising_waters_card_title (RISING_WATERS_EDUCATION));
  if (kind->words == power_words)
    return g_strdup (rising_waters_power_title ((RisingWatersPower) value));
  if (kind->words == pawns_words)
    return g_strdup (rising_waters_power_title (RISING_WATERS_POWER_PAWNS));
  if (kind->words == rising_waters_cube_words)
    return g_strdup (rising_waters_cube_title ((RisingWatersCube) value));
  if (kind->words == discount_words)
    return g_strdup (rising_waters_cube_title (RISING_WATERS_CUBE_DISCOUNT));
  if (kind->words == rising_waters_audience_words)
    return rising_waters_audience_name (state, value);
  if (kind->words == give_words || kind->words == rising_waters_to_words)
    return rising_waters_receiver_name (state, value);
  return kind->words == rising_waters_pawn_words ? rising_waters_call_pawn (state, value) : NULL;
}

/* Whether somebody has played for this pawn last (RW-5.6.13), which tells it from the others. */
static bool
is_audience (const RisingWatersState *state, int pawn)
{
  int audience = RISING_WATERS_AUDIENCE_PAWN (pawn / RISING_WATERS_PAWNS, pawn % RISING_WATERS_PAWNS);
  for (int seat = 0; seat < rising_waters_n_seats (state); seat++)
    if (state->seats[seat].last == audience)
      return true;
  return false;
}

static bool
are_pawns_alike (const RisingWatersState *state, int one, int other)
{
  const RisingWatersPawn *a = &state->seats[one / RISING_WATERS_PAWNS].pawns[one % RISING_WATERS_PAWNS];
  const RisingWatersPawn *b = &state->seats[other / RISING_WATERS_PAWNS].pawns[other % RISING_WATERS_PAWNS];
  return one / RISING_WATERS_PAWNS == other / RISING_WATERS_PAWNS && a->cell == b->cell && a->aboard == b->aboard
         && a->carries == b->carries && !is_audience (state, one) && !is_audience (state, other);
}

static bool
alike (const OxbowState *base, const OxbowMove *one, const OxbowMove *other)
{
  const RisingWatersState *state = (const RisingWatersState *) base;
  if (one->verb != other->verb || one->n_args != other->n_args)
    return false;
  for (int i = 0; i < one->n_args; i++)
    {
      bool is_pawn = oxbow_verb_arg (&moves[one->verb], i)->words == rising_waters_pawn_words;
      if (one->args[i] != other->args[i]
          && (!is_pawn || one->args[i] < 0 || other->args[i] < 0
              || !are_pawns_alike (state, one->args[i], other->args[i])))
        return false;
    }
  return true;
}

static unsigned
seats_at (const OxbowState *base, OxbowCell cell)
{
  const RisingWatersState *state = (const RisingWatersState *) base;
  unsigned there = 0;
  for (int seat = 0; seat < base->setup->n_seats; seat++)
    for (int pawn = 0; pawn < RISING_WATERS_PAWNS; pawn++)
      if (state->seats[seat].pawns[pawn].cell == cell)
        there |= 1u << seat;
  return there;
}

const OxbowRuleset rising_waters_ruleset = {
  .id = "rising-waters",
  .title = N_("Rising Waters"),
  .credits = N_("A game by Scout Blum, with art by Lamaro Smith and Makiyah Alexander, published by Central Michigan "
                "University Press in 2022."),
  .standard = "fall-1926",
  .palette = &rising_waters_palette,
  .options = options,
  .seats = seats,
  .min_players = 1,
  .max_players = RISING_WATERS_MAX_SEATS,
  .usual_players = 2,
  .is_together = true,
  .moves = moves,
  .events = events,

  .check = rising_waters_check,
  .set_up = rising_waters_set_up,
  .read = rising_waters_read,

  .generator = &rising_waters_generator,
  .describe = rising_waters_describe,
  .measure = rising_waters_measure,
  .settle = rising_waters_settle_position,
  .complete = rising_waters_complete,

  .turn = turn,
  .turn_number = turn_number,
  .legal = rising_waters_legal,
  .apply = rising_waters_apply,
  .result = result,

  .word = word,
  .canonical = rising_waters_canonical,
  .misread = rising_waters_misread,
  .list = rising_waters_list,
  .tell = rising_waters_tell_event,
  .offer = rising_waters_offer,
  .seat_name = rising_waters_town_name,
  .stage = rising_waters_stage,
  .task = rising_waters_task,
  .standing = rising_waters_standing,
  .left = rising_waters_left,
  .facts = rising_waters_facts,
  .seats_at = seats_at,
  .stands = stands,
  .call = call,
  .alike = alike,

  .determinize = rising_waters_determinize,
  .estimate = rising_waters_estimate,
  .swing = 30,
  .odds = rising_waters_odds,
  .round = round_number,
  .invariant = rising_waters_audit,
};
