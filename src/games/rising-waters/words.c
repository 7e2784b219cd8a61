/* words.c: sentences for people: what happened, what may be done
 *
 * The words are sober: Threat, Force and Race Hatred stand for documented violence. The sentences that refuse a move
 * stand beside the rules that refuse it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/words.h"

#include "games/rising-waters/verbs.h"

#include <glib/gi18n-lib.h>

char *
rising_waters_misread (const OxbowState *base, const char *line)
{
  return g_strdup (_("That is not a move."));
}

static const char *const card_titles[] = {
  N_("Blues"), N_("Church"), N_("Family"), N_("Farm Animals"), N_("Garden"), N_("Education"), N_("Newspaper"),
  N_("Radio"), N_("Outside Activism"), N_("Vaudeville"), N_("Job Offer"), N_("Threat"),
};
static const char *const landowner_titles[] = {
  N_("Job Offer"), N_("Threat"), N_("Force"), N_("Race Hatred"), N_("Landowner Flees"), N_("Dynamite"),
  N_("Relief Camp 1"), N_("Relief Camp 2"), N_("Relief Camp 3"), N_("Relief Camp 4"), N_("Relief Camp 5"),
  N_("Relief Camp 6"), N_("Relief Camp 7"),
};
static const char *const sky_titles[] = { N_("heavy rain"), N_("rain"), N_("light rain"), N_("sun") };
static const char *const power_titles[] = { N_("Move"), N_("Actions"), N_("Donate"), N_("Swim"), N_("Pawns") };
static const char *const phase_titles[] = {
  N_("improving abilities"), N_("meeting the landowners"), N_("actions"), N_("clean up"), N_("the end")
};
static const char *const deck_titles[] = { N_("Weather"), N_("Landowner"), N_("Community") };
static const char *const cube_titles[] = { N_("a raft"), N_("a work discount") };
static const char *const camp_titles[] = { N_("no camp"), N_("a green relief camp"), N_("a red relief camp") };
static const char *const goal_titles[] = {
  N_("Write New Blues Songs"), N_("Found a New Record Label"), N_("Build Rafts"), N_("Build a Makeshift Motorboat"),
  N_("Raise Education Levels"), N_("Establish an African American Newspaper"), N_("Hold a Labor Meeting"),
  N_("Form a Sharecroppers Union"), N_("Feed Local Survivors"), N_("Form a Mutual Aid Society"),
};

const char *
rising_waters_card_title (int card)
{
  return _(card_titles[card]);
}

const char *
rising_waters_landowner_title (int card)
{
  return _(landowner_titles[card]);
}

const char *
rising_waters_power_title (RisingWatersPower power)
{
  return _(power_titles[power]);
}

const char *
rising_waters_cube_title (RisingWatersCube cube)
{
  return _(cube_titles[cube]);
}

const char *
rising_waters_phase_title (RisingWatersPhase phase)
{
  return _(phase_titles[phase]);
}

const char *
rising_waters_goal_title (int goal)
{
  return _(goal_titles[goal]);
}

const char *
rising_waters_town_name (const OxbowSetup *base, int seat)
{
  const RisingWatersSetup *setup = (const RisingWatersSetup *) base;
  return setup->cards.boards[setup->options.boards[seat]].name;
}

const char *
rising_waters_seat_name (const RisingWatersState *state, int seat)
{
  if (seat < 0 || seat >= rising_waters_n_seats (state))
    return _("An empty seat");
  return oxbow_setup_seat_name (state->parent.setup, seat);
}

static const char *
cell_name (const RisingWatersState *state, OxbowCell cell, char name[OXBOW_NAME_SIZE])
{
  return oxbow_cell_name (&state->parent.setup->grid, cell, name);
}
#define NAME(state, cell) cell_name ((state), (cell), (char[OXBOW_NAME_SIZE]) { 0 })

static const char *
group_name (const RisingWatersState *state, int group)
{
  return rising_waters_ground (state)->names[group];
}

/* Land groups have no names for people: one of their cells. */
static OxbowCell
middle_of (const RisingWatersState *state, int group)
{
  const RisingWatersCells *cells = &rising_waters_ground (state)->groups[group];
  return cells->cells[cells->n / 2];
}

char *
rising_waters_weather_title (const RisingWatersState *state, int card)
{
  const RisingWatersGround *ground = rising_waters_ground (state);
  if (card == ground->n_areas * RISING_WATERS_N_SKIES)
    return g_strdup (_("clouds"));
  return g_strdup_printf (_("%s over %s"), _(sky_titles[card % RISING_WATERS_N_SKIES]),
                          ground->area_names[card / RISING_WATERS_N_SKIES]);
}

#define PAWN_NUMBER(pawn) ((pawn) % RISING_WATERS_PAWNS + 1)
#define PAWN_OF(state, pawn) (rising_waters_seat_name ((state), (pawn) / RISING_WATERS_PAWNS))

char *
rising_waters_pawn_name (const RisingWatersState *state, int pawn)
{
  return g_strdup_printf (_("pawn %d of %s"), PAWN_NUMBER (pawn), PAWN_OF (state, pawn));
}

char *
rising_waters_call_pawn (const RisingWatersState *state, int pawn)
{
  int cell = state->seats[pawn / RISING_WATERS_PAWNS].pawns[pawn % RISING_WATERS_PAWNS].cell;
  return g_strdup_printf (_("pawn %d of %s on %s"), PAWN_NUMBER (pawn), PAWN_OF (state, pawn), NAME (state, cell));
}

char *
rising_waters_receiver_name (const RisingWatersState *state, int to)
{
  if (to < RISING_WATERS_MAX_SEATS)
    return g_strdup (rising_waters_seat_name (state, to));
  if (to == RISING_WATERS_TO_CAMP)
    return g_strdup (_("the relief camp"));
  if (to == RISING_WATERS_TO_SELF)
    return g_strdup (_("one's own hand"));
  int goal = state->goals[to - RISING_WATERS_TO_GOAL];
  return goal >= 0 ? g_strdup_printf (_("the goal \"%s\""), _(goal_titles[goal])) : g_strdup (_("a goal"));
}

char *
rising_waters_audience_name (const RisingWatersState *state, int audience)
{
  if (audience == RISING_WATERS_AUDIENCE_SURVIVORS)
    return g_strdup (_("the Survivors"));
  if (audience < RISING_WATERS_MAX_SEATS)
    return g_strdup_printf (_("the town of %s"), rising_waters_seat_name (state, audience));
  return rising_waters_pawn_name (state, audience - RISING_WATERS_MAX_SEATS);
}

static const char *const loss_sentences[] = {
  [RISING_WATERS_LOST_LAND] = N_("Land is lost."),
  [RISING_WATERS_LOST_TOWN] = N_("A town is lost."),
  [RISING_WATERS_LOST_LEVEE] = N_("A levee is lost."),
  [RISING_WATERS_LOST_PAWN] = N_("Neighbours are lost."),
  [RISING_WATERS_LOST_SURVIVOR] = N_("A Survivor is lost."),
  [RISING_WATERS_LOST_PENALTY] = N_("What was demanded could not be paid."),
  [RISING_WATERS_LOST_LANDOWNER] = N_("A landowner flees, and wages and credit with him."),
};

/* How near all have come to the end, behind what has changed it. */
static char *
tell_losses (const RisingWatersState *state, const char *sentence, int losses)
{
  /* Translators: a sentence, how many losses there are now, and how many end the game:
   * "Land is lost. Losses: 3 of 14." */
  return g_strdup_printf (_("%s Losses: %d of %d."), sentence, losses, rising_waters_limit (state));
}

/* RW-7.1 and 7.2 */
static char *
tell_end (const RisingWatersState *state, bool has_won)
{
  int losses = state->losses, limit = rising_waters_limit (state);
  if (!has_won)
    return g_strdup_printf (ngettext ("There is %d loss, and %d end the game: all have lost together.",
                                      "There are %d losses, and %d end the game: all have lost together.",
                                      (gulong) losses), losses, limit);
  return g_strdup_printf (ngettext ("The last week is over with %d loss, and only %d would have ended the game: all "
                                    "have won together.",
                                    "The last week is over with %d losses, and only %d would have ended the game: all "
                                    "have won together.", (gulong) losses), losses, limit);
}

/* What was done stands with it: of an action itself only how many are left is news, unless it has lost the game. */
static char *
tell_acts (const RisingWatersState *state, const char *name)
{
  if (state->phase == RISING_WATERS_OVER)
    return g_strdup_printf (_("%s has taken the last action of the game."), name);
  return state->acts == 0 ? g_strdup_printf (_("%s has no actions left."), name)
                          : g_strdup_printf (ngettext ("%s has %d action left.", "%s has %d actions left.",
                                                       (gulong) state->acts), name, state->acts);
}

static char *
tell_opened (const RisingWatersState *state, const int16_t *args)
{
  const char *name = rising_waters_seat_name (state, args[0]);
  switch ((RisingWatersOpen) args[1])
    {
    case RISING_WATERS_CLOSED:
      return tell_acts (state, name);
    case RISING_WATERS_MOVING:
      return g_strdup_printf (ngettext ("%s has %d step for pawns.", "%s has %d steps for pawns.",
                                        (gulong) args[2] / 2), name, args[2] / 2);
    case RISING_WATERS_GIVING:
      return g_strdup_printf (ngettext ("%s may give away %d card.", "%s may give away %d cards.", (gulong) args[2]),
                              name, args[2]);
    case RISING_WATERS_WORKING:
      return g_strdup_printf (ngettext ("%s works on the levees (%d Job Offer).",
                                        "%s works on the levees (%d Job Offers).", (gulong) args[2]),
                              name, args[2]);
    }
  g_assert_not_reached ();
}

/* What is asked, behind the name of whom: "Tallulah must pay for Race Hatred". */
static const char *
asked_words (RisingWatersPending kind)
{
  switch (kind)
    {
    case RISING_WATERS_NOTHING:
      return N_("%s has nothing to decide");
    case RISING_WATERS_TEACH:
      return N_("%s, as the Teacher, may answer a Threat to a neighbour");
    case RISING_WATERS_THREATENED:
      return N_("%s must resist a Threat or take it");
    case RISING_WATERS_FORCED:
      return N_("%s must say who pays for Force");
    case RISING_WATERS_ACTIVISTS:
      return N_("%s must say whether outside activism answers Race Hatred");
    case RISING_WATERS_HATED:
      return N_("%s must pay for Race Hatred");
    case RISING_WATERS_CAMPING:
      return N_("%s must choose where the relief camp is");
    case RISING_WATERS_SENDING:
      return N_("%s must send a pawn to the camp");
    case RISING_WATERS_DRAFTING:
      return N_("%s must say which Survivor is drafted to the levee");
    case RISING_WATERS_BLASTING:
      return N_("%s must say which levee is blown up");
    case RISING_WATERS_DISCARDING:
      return N_("%s holds too many cards and must discard one");
    case RISING_WATERS_CHOOSING_GOAL:
      return N_("%s may keep the goals or swap one");
    }
  g_assert_not_reached ();
}

static char *
tell_asked (const RisingWatersState *state, int seat, RisingWatersPending kind)
{
  g_autoptr (GString) sentence = g_string_new (_(asked_words (kind)));
  g_string_replace (sentence, "%s", rising_waters_seat_name (state, seat), 1);
  return g_strdup (sentence->str);
}

char *
rising_waters_tell_pending (const RisingWatersState *state)
{
  return tell_asked (state, state->pending.seat, (RisingWatersPending) state->pending.kind);
}

/* What happens on the board: camps, levees, pawns. */
static char *
tell_board (const RisingWatersState *state, const OxbowEvent *event)
{
  const int16_t *args = event->args;
  g_autofree char *first = NULL;
  switch ((int) event->verb)
    {
    case RISING_WATERS_EVENT_CAMP:
      return g_strdup_printf (_("On %s there is now %s."), NAME (state, args[0]), _(camp_titles[args[1]]));
    case RISING_WATERS_EVENT_SENT:
      return g_strdup_printf (_("Pawn %d of %s is sent to the camp on %s."), PAWN_NUMBER (args[0]),
                              PAWN_OF (state, args[0]), NAME (state, args[1]));
    case RISING_WATERS_EVENT_DRAFTED:
      return g_strdup_printf (_("A Survivor is drafted to the levee on %s (level %d)."), NAME (state, args[0]),
                              args[1]);
    case RISING_WATERS_EVENT_BLASTED:
      return g_strdup_printf (_("The levee on %s is blown up."), NAME (state, args[0]));
    case RISING_WATERS_EVENT_BUILT:
      return g_strdup_printf (_("A levee of level %d is built on %s."), args[1], NAME (state, args[0]));
    case RISING_WATERS_EVENT_RAISED:
      return g_strdup_printf (_("The levee on %s is raised to level %d."), NAME (state, args[0]), args[1]);
    case RISING_WATERS_EVENT_MOVED:
      return g_strdup_printf (_("Pawn %d of %s moves to %s."), PAWN_NUMBER (args[0]), PAWN_OF (state, args[0]),
                              NAME (state, args[1]));
    case RISING_WATERS_EVENT_LAUNCHED:
      return g_strdup_printf (_("Pawn %d of %s launches a raft."), PAWN_NUMBER (args[0]), PAWN_OF (state, args[0]));
    case RISING_WATERS_EVENT_ABOARD:
      return g_strdup_printf (_("Pawn %d of %s takes a Survivor aboard."), PAWN_NUMBER (args[0]),
                              PAWN_OF (state, args[0]));
    case RISING_WATERS_EVENT_ASHORE:
      return g_strdup_printf (_("A Survivor is put ashore on %s."), NAME (state, args[1]));
    case RISING_WATERS_EVENT_RESCUED:
      first = g_strdup_printf (_("A Survivor is safe in the camp on %s."), NAME (state, args[1]));
      return tell_losses (state, first, args[2]);
    default:
      g_assert_not_reached ();
    }
}

/* The weather, what it floods, what is lost and won. */
static char *
tell_water (const RisingWatersState *state, const OxbowEvent *event)
{
  const int16_t *args = event->args;
  g_autofree char *first = NULL;
  switch ((int) event->verb)
    {
    case RISING_WATERS_EVENT_WEATHER:
      first = rising_waters_weather_title (state, args[0]);
      return g_strdup_printf (_("The weather: %s."), first);
    case RISING_WATERS_EVENT_RAIN:
      return g_strdup_printf (_("%s rises to %d."), group_name (state, args[1]), args[2]);
    case RISING_WATERS_EVENT_SUN:
      return g_strdup_printf (_("%s falls to %d."), group_name (state, args[1]), args[2]);
    case RISING_WATERS_EVENT_FLOW:
      return g_strdup_printf (_("Water flows from %s on to %s."), group_name (state, args[0]),
                              group_name (state, args[1]));
    case RISING_WATERS_EVENT_FLOOD:
      return g_strdup_printf (_("%s floods the land around %s."), group_name (state, args[0]),
                              NAME (state, middle_of (state, args[1])));
    case RISING_WATERS_EVENT_FLOODED:
      return g_strdup_printf (_("%s is flooded."), NAME (state, args[0]));
    case RISING_WATERS_EVENT_LOST:
      return tell_losses (state, _(loss_sentences[args[0]]), args[1]);
    case RISING_WATERS_EVENT_GOAL:
      first = g_strdup_printf (_("A goal is reached: %s."), _(goal_titles[args[0]]));
      return tell_losses (state, first, args[1]);
    case RISING_WATERS_EVENT_SWAPPED:
      return g_strdup_printf (_("The goal \"%s\" gives way to \"%s\"."), _(goal_titles[args[0]]),
                              _(goal_titles[args[1]]));
    case RISING_WATERS_EVENT_POINT:
      return g_strdup_printf (_("%s has a point more (%d)."), rising_waters_seat_name (state, args[0]), args[1]);
    case RISING_WATERS_EVENT_SURVIVOR_ARRIVES:
      return g_strdup_printf (_("A Survivor arrives on %s."), NAME (state, args[0]));
    default:
      g_assert_not_reached ();
    }
}

char *
rising_waters_tell_event (const OxbowState *base, const OxbowEvent *event)
{
  const RisingWatersState *state = (const RisingWatersState *) base;
  const int16_t *args = event->args;
  g_autofree char *first = NULL;
  switch ((RisingWatersEvent) event->verb)
    {
    case RISING_WATERS_EVENT_DRAW:
      return g_strdup_printf (_("%s draws %s."), rising_waters_seat_name (state, args[0]), _(card_titles[args[1]]));
    case RISING_WATERS_EVENT_DISCARD:
      return g_strdup_printf (_("%s discards %s."), rising_waters_seat_name (state, args[0]), _(card_titles[args[1]]));
    case RISING_WATERS_EVENT_REVEAL:
      return g_strdup_printf (_("A Landowner card comes to place %d: %s."), args[0], _(landowner_titles[args[1]]));
    case RISING_WATERS_EVENT_CRISIS:
      return g_strdup_printf (_("A crisis: %s."), _(landowner_titles[args[1]]));
    case RISING_WATERS_EVENT_THREAT_TAKEN:
      return g_strdup_printf (_("%s must live with a Threat."), rising_waters_seat_name (state, args[0]));
    case RISING_WATERS_EVENT_PAYMENT:
      return g_strdup_printf (_("%s pays with %s."), rising_waters_seat_name (state, args[0]), _(card_titles[args[1]]));
    case RISING_WATERS_EVENT_CANCELLED:
      return g_strdup_printf (_("Activism called in by %s answers Race Hatred."),
                              rising_waters_seat_name (state, args[0]));
    case RISING_WATERS_EVENT_CAMP:
    case RISING_WATERS_EVENT_SENT:
    case RISING_WATERS_EVENT_DRAFTED:
    case RISING_WATERS_EVENT_BLASTED:
    case RISING_WATERS_EVENT_BUILT:
    case RISING_WATERS_EVENT_RAISED:
    case RISING_WATERS_EVENT_MOVED:
    case RISING_WATERS_EVENT_LAUNCHED:
    case RISING_WATERS_EVENT_ABOARD:
    case RISING_WATERS_EVENT_ASHORE:
    case RISING_WATERS_EVENT_RESCUED:
      return tell_board (state, event);
    case RISING_WATERS_EVENT_WEATHER:
    case RISING_WATERS_EVENT_RAIN:
    case RISING_WATERS_EVENT_SUN:
    case RISING_WATERS_EVENT_FLOW:
    case RISING_WATERS_EVENT_FLOOD:
    case RISING_WATERS_EVENT_FLOODED:
    case RISING_WATERS_EVENT_LOST:
    case RISING_WATERS_EVENT_GOAL:
    case RISING_WATERS_EVENT_SWAPPED:
    case RISING_WATERS_EVENT_POINT:
    case RISING_WATERS_EVENT_SURVIVOR_ARRIVES:
      return tell_water (state, event);
    case RISING_WATERS_EVENT_IMPROVED:
      return g_strdup_printf (_("%s improves %s to %d."), rising_waters_seat_name (state, args[0]),
                              _(power_titles[args[1]]), args[2]);
    case RISING_WATERS_EVENT_BOUGHT:
      return g_strdup_printf (_("%s prepares %s."), rising_waters_seat_name (state, args[0]),
                              rising_waters_cube_title ((RisingWatersCube) args[1]));
    case RISING_WATERS_EVENT_LENT:
      return g_strdup_printf (args[1] ? _("%s lets neighbours move its pawns.")
                                      : _("%s no longer lets neighbours move its pawns."),
                              rising_waters_seat_name (state, args[0]));
    case RISING_WATERS_EVENT_OPENED:
      return tell_opened (state, args);
    case RISING_WATERS_EVENT_GIVEN:
      first = rising_waters_receiver_name (state, args[2]);
      return g_strdup_printf (_("%s gives %s to %s."), rising_waters_seat_name (state, args[0]),
                              _(card_titles[args[1]]), first);
    case RISING_WATERS_EVENT_ACCEPTED:
      return g_strdup_printf (ngettext ("%s accepts work (%d new Job Offer).", "%s accepts work (%d new Job Offers).",
                                        (gulong) args[1]), rising_waters_seat_name (state, args[0]), args[1]);
    case RISING_WATERS_EVENT_FOUND:
      return g_strdup_printf (_("%s finds %s in Vicksburg."), rising_waters_seat_name (state, args[0]),
                              _(card_titles[args[1]]));
    case RISING_WATERS_EVENT_HEARD:
      first = rising_waters_audience_name (state, args[1]);
      return g_strdup_printf (_("%s turns to %s."), rising_waters_seat_name (state, args[0]), first);
    case RISING_WATERS_EVENT_LOOKED:
      return g_strdup_printf (_("The top cards of the %s deck are known (%d)."), _(deck_titles[args[0]]), args[1]);
    case RISING_WATERS_EVENT_SHUFFLED:
      return g_strdup_printf (_("The discarded cards are shuffled into a new %s deck."), _(deck_titles[args[0]]));
    case RISING_WATERS_EVENT_PASSED:
      return g_strdup_printf (_("%s lets it happen."), rising_waters_seat_name (state, args[0]));
    case RISING_WATERS_EVENT_ASKED:
      first = tell_asked (state, args[0], (RisingWatersPending) args[1]);
      return g_strdup_printf ("%s.", first);
    case RISING_WATERS_EVENT_TURN:
      return g_strdup_printf (_("It is the turn of %s: %s."), rising_waters_seat_name (state, args[0]),
                              _(phase_titles[args[1]]));
    case RISING_WATERS_EVENT_WEEK:
      return g_strdup_printf (_("Week %d is over."), args[0]);
    case RISING_WATERS_EVENT_END:
      return tell_end (state, args[0] == RISING_WATERS_WON);
    }
  g_assert_not_reached ();
}
