/* crises.c: what the landowners' cards do (RW-5.3)
 *
 * A card stays in its slot while it is being resolved. A card that waits for an answer has set the pending decision;
 * the answers (answers.c) come back here.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/crises.h"

#include "games/rising-waters/decks.h"
#include "games/rising-waters/losses.h"
#include "games/rising-waters/week.h"

static int
seat_after (const RisingWatersState *state, int seat, int places)
{
  return (seat + places) % rising_waters_n_seats (state);
}

static void
ask (RisingWatersState *state, RisingWatersPending kind, int seat, int slot, OxbowEvents *events)
{
  rising_waters_ask (state, (RisingWatersDecision) { .kind = (uint8_t) kind, .seat = (int8_t) seat,
                                                     .other = RISING_WATERS_NONE, .slot = (int8_t) slot,
                                                     .cell = RISING_WATERS_NONE }, events);
}

/* The slot that is being resolved: the lowest with a crisis, also before its decision is asked. */
static int
crisis_slot (const RisingWatersState *state)
{
  for (int slot = 0; slot < RISING_WATERS_SLOTS; slot++)
    if (state->row[slot] > RISING_WATERS_LANDOWNER_JOB)
      return slot;
  return RISING_WATERS_NONE;
}

void
rising_waters_drop_crisis (RisingWatersState *state, OxbowEvents *events)
{
  rising_waters_settle (state);
  rising_waters_clear_slot (state, crisis_slot (state));
}

/* Threat */

bool
rising_waters_can_resist (const RisingWatersState *state, int seat)
{
  for (int card = RISING_WATERS_NEWSPAPER; card <= RISING_WATERS_VAUDEVILLE; card++)
    if (state->seats[seat].hand[card] > 0)
      return true;
  return rising_waters_is_teacher_with_education (state, seat);
}

void
rising_waters_take_threat (RisingWatersState *state, int seat, OxbowEvents *events)
{
  state->row[crisis_slot (state)] = RISING_WATERS_NONE;
  rising_waters_settle (state);
  state->seats[seat].hand[RISING_WATERS_THREAT]++;
  rising_waters_tell (events, RISING_WATERS_EVENT_THREAT_TAKEN, seat);
}

void
rising_waters_ask_threatened (RisingWatersState *state, int seat, OxbowEvents *events)
{
  if (rising_waters_can_resist (state, seat))
    ask (state, RISING_WATERS_THREATENED, seat, crisis_slot (state), events);
  else
    rising_waters_take_threat (state, seat, events);
}

static void
start_threat (RisingWatersState *state, int slot, OxbowEvents *events)
{
  int threatened = seat_after (state, rising_waters_responsible (state), state->threats++);
  for (int seat = 0; seat < rising_waters_n_seats (state); seat++)
    if (seat != threatened && rising_waters_is_teacher_with_education (state, seat))
      {
        ask (state, RISING_WATERS_TEACH, seat, slot, events);
        state->pending.other = (int8_t) threatened;
        return;
      }
  rising_waters_ask_threatened (state, threatened, events);
}

/* Force */

static void
start_force (RisingWatersState *state, int slot, OxbowEvents *events)
{
  int n = 0;
  for (int seat = 0; seat < rising_waters_n_seats (state); seat++)
    n += rising_waters_n_community_in (state, seat);
  if (n >= 2)
    {
      ask (state, RISING_WATERS_FORCED, rising_waters_responsible (state), slot, events);
      state->pending.left = 2;
      return;
    }
  rising_waters_drop_crisis (state, events);
  rising_waters_lose (state, RISING_WATERS_LOST_PENALTY, events);
  rising_waters_check_lost (state, events);
}

/* Race Hatred */

void
rising_waters_suffer_hatred (RisingWatersState *state, int n_done, OxbowEvents *events)
{
  int first = rising_waters_responsible (state), slot = crisis_slot (state);
  rising_waters_settle (state);
  for (int i = n_done; i < rising_waters_n_seats (state); i++)
    {
      int seat = seat_after (state, first, i);
      if (rising_waters_n_community_in (state, seat) >= 2)
        {
          ask (state, RISING_WATERS_HATED, seat, slot, events);
          state->pending.left = 2;
          return;
        }
      rising_waters_lose (state, RISING_WATERS_LOST_PENALTY, events);
      if (rising_waters_check_lost (state, events))
        return;
    }
  rising_waters_drop_crisis (state, events);
}

static void
start_hatred (RisingWatersState *state, int slot, OxbowEvents *events)
{
  bool can_cancel = false;
  for (int seat = 0; seat < rising_waters_n_seats (state); seat++)
    can_cancel |= state->seats[seat].hand[RISING_WATERS_ACTIVISM] > 0
                  || rising_waters_is_teacher_with_education (state, seat);
  if (can_cancel && !state->activism)
    ask (state, RISING_WATERS_ACTIVISTS, rising_waters_responsible (state), slot, events);
  else
    rising_waters_suffer_hatred (state, 0, events);
}

/* Landowner Flees, Dynamite */

static void
start_flees (RisingWatersState *state, OxbowEvents *events)
{
  rising_waters_drop_crisis (state, events);
  rising_waters_lose (state, RISING_WATERS_LOST_LANDOWNER, events);
  rising_waters_check_lost (state, events);
}

void
rising_waters_blast (RisingWatersState *state, OxbowCell cell, OxbowEvents *events)
{
  rising_waters_set_levee (state, cell, 0);
  rising_waters_drop_crisis (state, events);
  rising_waters_tell (events, RISING_WATERS_EVENT_BLASTED, cell);
  rising_waters_lose (state, RISING_WATERS_LOST_LEVEE, events);
  rising_waters_check_lost (state, events);
}

static void
start_dynamite (RisingWatersState *state, int slot, OxbowEvents *events)
{
  OxbowCell highest = OXBOW_NO_CELL;
  for (OxbowCell cell = 0; cell < rising_waters_ground (state)->n_cells; cell++)
    if (state->plots[cell].levee > (highest != OXBOW_NO_CELL ? state->plots[highest].levee : 0))
      highest = cell;
  if (highest == OXBOW_NO_CELL)
    rising_waters_drop_crisis (state, events);
  else if (rising_waters_setup (state)->options.dynamite_choice)
    ask (state, RISING_WATERS_BLASTING, rising_waters_responsible (state), slot, events);
  else
    rising_waters_blast (state, highest, events);
}

/* Relief Camp */

bool
rising_waters_is_camp_site (const RisingWatersState *state, OxbowCell cell)
{
  return rising_waters_is_dry (state, cell) && state->plots[cell].camp == RISING_WATERS_NO_CAMP;
}

void
rising_waters_place_camp (RisingWatersState *state, OxbowCell cell, RisingWatersCamp colour, OxbowEvents *events)
{
  state->plots[cell].camp = (uint8_t) colour & 3;
  rising_waters_tell (events, RISING_WATERS_EVENT_CAMP, cell, (int) colour);
}

/* The eligible cell nearest to the card's site; there are as many camps as cards. */
static OxbowCell
find_site (const RisingWatersState *state, int card)
{
  const RisingWatersGround *ground = rising_waters_ground (state);
  OxbowCell named = ground->sites[card - RISING_WATERS_LANDOWNER_CAMP], nearest = OXBOW_NO_CELL;
  int least = G_MAXINT;
  if (rising_waters_n_camps (state) >= RISING_WATERS_CAMPS)
    return OXBOW_NO_CELL;
  for (OxbowCell cell = 0; cell < ground->n_cells; cell++)
    {
      if (!rising_waters_is_camp_site (state, cell))
        continue;
      int distance = oxbow_grid_distance (&ground->grid, named, cell);
      if (distance < least)
        nearest = cell;
      least = MIN (least, distance);
    }
  return nearest;
}

static bool
may_draft_anywhere (const RisingWatersState *state)
{
  for (OxbowCell cell = 0; cell < rising_waters_ground (state)->n_cells; cell++)
    if (state->plots[cell].survivors > 0 && rising_waters_is_camp_site (state, cell))
      return true;
  return false;
}

/* RW-5.3.3: each seat that has a pawn sends one, then a Survivor is drafted. */
void
rising_waters_send_to_camp (RisingWatersState *state, int n_done, OxbowEvents *events)
{
  int first = rising_waters_responsible (state), slot = crisis_slot (state), site = state->pending.cell;
  for (int i = n_done; i < rising_waters_n_seats (state); i++)
    {
      int seat = seat_after (state, first, i);
      if (rising_waters_n_pawns (state, seat) == 0)
        continue;
      ask (state, RISING_WATERS_SENDING, seat, slot, events);
      state->pending.cell = (int16_t) site;
      return;
    }
  if (may_draft_anywhere (state))
    ask (state, RISING_WATERS_DRAFTING, first, slot, events);
  else
    rising_waters_drop_crisis (state, events);
}

static void
start_camp (RisingWatersState *state, int slot, OxbowEvents *events)
{
  OxbowCell site = find_site (state, state->row[slot]);
  bool is_green = state->track >= rising_waters_camp_price (state);
  if (is_green)
    state->track = 0;
  if (site == OXBOW_NO_CELL)
    rising_waters_drop_crisis (state, events);
  else if (is_green)
    ask (state, RISING_WATERS_CAMPING, rising_waters_responsible (state), slot, events);
  else
    {
      rising_waters_place_camp (state, site, RISING_WATERS_RED, events);
      state->pending.cell = (int16_t) site;
      rising_waters_send_to_camp (state, 0, events);
    }
}

static void
start_crisis (RisingWatersState *state, int slot, OxbowEvents *events)
{
  int card = state->row[slot];
  rising_waters_tell (events, RISING_WATERS_EVENT_CRISIS, slot + 1, card);
  switch ((RisingWatersLandowner) MIN (card, RISING_WATERS_LANDOWNER_CAMP))
    {
    case RISING_WATERS_LANDOWNER_THREAT:
      start_threat (state, slot, events);
      return;
    case RISING_WATERS_LANDOWNER_FORCE:
      start_force (state, slot, events);
      return;
    case RISING_WATERS_LANDOWNER_HATRED:
      start_hatred (state, slot, events);
      return;
    case RISING_WATERS_LANDOWNER_FLEES:
      start_flees (state, events);
      return;
    case RISING_WATERS_LANDOWNER_DYNAMITE:
      start_dynamite (state, slot, events);
      return;
    case RISING_WATERS_LANDOWNER_CAMP:
      start_camp (state, slot, events);
      return;
    case RISING_WATERS_LANDOWNER_JOB:
    case RISING_WATERS_N_LANDOWNER:
      break;
    }
  g_assert_not_reached ();
}

void
rising_waters_go_on_with_crises (RisingWatersState *state, OxbowEvents *events)
{
  while (state->pending.kind == RISING_WATERS_NOTHING && state->phase != RISING_WATERS_OVER)
    {
      int slot = crisis_slot (state);
      if (slot < 0)
        {
          if (state->phase == RISING_WATERS_LANDOWNER)
            rising_waters_begin_actions (state, events);
          return;
        }
      start_crisis (state, slot, events);
    }
}

void
rising_waters_meet_landowners (RisingWatersState *state, OxbowEvents *events)
{
  rising_waters_refill_row (state, events);
  state->threats = 0;
  rising_waters_go_on_with_crises (state, events);
}
