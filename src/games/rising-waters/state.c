/* state.c: questions about a position of Rising Waters, and the words it is written in
 *
 * Nothing here changes anything, and nothing here decides what is legal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/state.h"

const char *const rising_waters_version_words[] = { "fall", "spring", NULL };
const char *const rising_waters_phase_words[] = { "upgrade", "landowner", "action", "cleanup", "over", NULL };
const char *const rising_waters_result_words[] = { "none", "won", "lost", NULL };
const char *const rising_waters_open_words[] = { "none", "move", "donate", "work", NULL };
const char *const rising_waters_card_words[] = {
  "blues", "church", "family", "farm", "garden", "education", "newspaper", "radio", "activism", "vaudeville", "job",
  "threat", NULL
};
const char *const rising_waters_landowner_words[] = {
  "job", "threat", "force", "hatred", "flees", "dynamite", "camp1", "camp2", "camp3", "camp4", "camp5", "camp6",
  "camp7", NULL
};
const char *const rising_waters_sky_words[] = { "heavy", "medium", "light", "sunny", NULL };
const char *const rising_waters_power_words[] = { "move", "actions", "donate", "swim", "pawns", NULL };
const char *const rising_waters_pair_words[] = { "music", "rescue", "word", "labor", "help", NULL };
const char *const rising_waters_goal_words[] = {
  "music-a", "music-b", "rescue-a", "rescue-b", "word-a", "word-b", "labor-a", "labor-b", "help-a", "help-b", NULL
};
const char *const rising_waters_camp_words[] = { "none", "green", "red", NULL };
const char *const rising_waters_pending_words[] = {
  "none", "teach", "threat", "force", "activism", "hatred", "camp", "send", "draft", "blast", "discard", "goal", NULL
};
const char *const rising_waters_pawn_words[] = {
  "p1.1", "p1.2", "p1.3", "p1.4", "p2.1", "p2.2", "p2.3", "p2.4", "p3.1", "p3.2", "p3.3", "p3.4", "p4.1", "p4.2",
  "p4.3", "p4.4", NULL
};
const char *const rising_waters_audience_words[] = {
  "t1", "t2", "t3", "t4", "p1.1", "p1.2", "p1.3", "p1.4", "p2.1", "p2.2", "p2.3", "p2.4", "p3.1", "p3.2", "p3.3",
  "p3.4", "p4.1", "p4.2", "p4.3", "p4.4", "s", NULL
};
const char *const rising_waters_character_words[] = {
  "blues-singer", "outside-activist", "preacher", "sharecropper", "young-person", "teacher", NULL
};
const char *const rising_waters_condition_words[] = { "none", "raft", "meeting", NULL };

int
rising_waters_n_weather_kinds (const RisingWatersSetup *setup)
{
  return setup->ground.n_areas * RISING_WATERS_N_SKIES + 1;
}

/* Interned, since whoever asks for a word does not free it. */
const char *
rising_waters_weather_word (const RisingWatersSetup *setup, int card)
{
  int cloudy = setup->ground.n_areas * RISING_WATERS_N_SKIES;
  if (card < 0 || card > cloudy)
    return NULL;
  if (card == cloudy)
    return "cloudy";
  g_autofree char *word = g_strdup_printf ("%s-%s", setup->ground.area_ids[card / RISING_WATERS_N_SKIES],
                                           rising_waters_sky_words[card % RISING_WATERS_N_SKIES]);
  return g_intern_string (word);
}

const uint8_t *
rising_waters_peek_weather (const RisingWatersState *state)
{
  return (const uint8_t *) (state->plots + rising_waters_ground (state)->n_cells);
}

const uint8_t *
rising_waters_peek_landowner (const RisingWatersState *state)
{
  return rising_waters_peek_weather (state) + rising_waters_setup (state)->n_weather;
}

const uint8_t *
rising_waters_peek_community (const RisingWatersState *state)
{
  return rising_waters_peek_landowner (state) + rising_waters_setup (state)->n_landowner;
}

uint8_t *
rising_waters_weather_deck (RisingWatersState *state)
{
  return (uint8_t *) (state->plots + rising_waters_ground (state)->n_cells);
}

uint8_t *
rising_waters_landowner_deck (RisingWatersState *state)
{
  return rising_waters_weather_deck (state) + rising_waters_setup (state)->n_weather;
}

uint8_t *
rising_waters_community_deck (RisingWatersState *state)
{
  return rising_waters_landowner_deck (state) + rising_waters_setup (state)->n_landowner;
}

OxbowCell
rising_waters_town (const RisingWatersState *state, int seat)
{
  const RisingWatersSeat *own = &state->seats[seat];
  return own->town ? rising_waters_ground (state)->towns[own->board] : OXBOW_NO_CELL;
}

int
rising_waters_limit (const RisingWatersState *state)
{
  return rising_waters_setup (state)->options.max_losses;
}

int
rising_waters_weeks (const RisingWatersState *state)
{
  return rising_waters_setup (state)->options.weeks;
}

int
rising_waters_n_pawns (const RisingWatersState *state, int seat)
{
  int n = 0;
  for (int slot = 0; slot < RISING_WATERS_PAWNS; slot++)
    n += state->seats[seat].pawns[slot].cell >= 0;
  return n;
}

int
rising_waters_n_rafts (const RisingWatersState *state)
{
  int n = 0;
  for (int seat = 0; seat < rising_waters_n_seats (state); seat++)
    for (int slot = 0; slot < RISING_WATERS_PAWNS; slot++)
      n += state->seats[seat].pawns[slot].aboard;
  return n;
}

int
rising_waters_n_camps (const RisingWatersState *state)
{
  int n = 0;
  for (OxbowCell cell = 0; cell < rising_waters_ground (state)->n_cells; cell++)
    n += state->plots[cell].camp != RISING_WATERS_NO_CAMP;
  return n;
}

int
rising_waters_n_community_in (const RisingWatersState *state, int seat)
{
  int n = 0;
  for (int card = 0; card < RISING_WATERS_N_COMMUNITY; card++)
    n += state->seats[seat].hand[card];
  return n;
}

int
rising_waters_hand_size (const RisingWatersState *state, int seat)
{
  const uint8_t *hand = state->seats[seat].hand;
  return rising_waters_n_community_in (state, seat) + hand[RISING_WATERS_JOB] + hand[RISING_WATERS_THREAT];
}

int
rising_waters_power (const RisingWatersState *state, int seat, RisingWatersPower power)
{
  const RisingWatersSeat *own = &state->seats[seat];
  switch (power)
    {
    case RISING_WATERS_POWER_MOVE:
      return own->move;
    case RISING_WATERS_POWER_ACTIONS:
      return own->actions;
    case RISING_WATERS_POWER_DONATE:
      return own->donate;
    case RISING_WATERS_POWER_SWIM:
      return own->swim;
    case RISING_WATERS_POWER_PAWNS:
      return rising_waters_n_pawns (state, seat);
    case RISING_WATERS_N_POWERS:
      break;
    }
  g_assert_not_reached ();
}

/* Table 2.4: what the step from each value on costs. */
int
rising_waters_price (const RisingWatersState *state, int seat, RisingWatersPower power)
{
  static const uint8_t prices[RISING_WATERS_N_POWERS][6] = {
    [RISING_WATERS_POWER_MOVE] = { [3] = 2, [4] = 3 },
    [RISING_WATERS_POWER_ACTIONS] = { [2] = 3, [3] = 4 },
    [RISING_WATERS_POWER_DONATE] = { [1] = 2, [2] = 3 },
    [RISING_WATERS_POWER_SWIM] = { [0] = 2 },
    [RISING_WATERS_POWER_PAWNS] = { [0] = 1, [1] = 2, [2] = 2, [3] = 3 },
  };
  return prices[power][MIN (rising_waters_power (state, seat, power), 5)];
}

RisingWatersCard
rising_waters_price_card (RisingWatersPower power)
{
  static const uint8_t cards[RISING_WATERS_N_POWERS] = {
    [RISING_WATERS_POWER_MOVE] = RISING_WATERS_FARM,     [RISING_WATERS_POWER_ACTIONS] = RISING_WATERS_GARDEN,
    [RISING_WATERS_POWER_DONATE] = RISING_WATERS_CHURCH, [RISING_WATERS_POWER_SWIM] = RISING_WATERS_BLUES,
    [RISING_WATERS_POWER_PAWNS] = RISING_WATERS_FAMILY,
  };
  return (RisingWatersCard) cards[power];
}

int
rising_waters_responsible (const RisingWatersState *state)
{
  return state->phase == RISING_WATERS_ACTION ? state->turn : state->first;
}

int
rising_waters_decider (const RisingWatersState *state)
{
  if (state->phase == RISING_WATERS_OVER)
    return -1;
  return state->pending.kind != RISING_WATERS_NOTHING ? state->pending.seat : state->turn;
}

bool
rising_waters_is_character (const RisingWatersState *state, int seat, RisingWatersCharacter character)
{
  const RisingWatersSetup *setup = rising_waters_setup (state);
  return setup->options.individual_goals && setup->cards.boards[state->seats[seat].board].character == character;
}

bool
rising_waters_is_teacher_with_education (const RisingWatersState *state, int seat)
{
  return state->seats[seat].hand[RISING_WATERS_EDUCATION] > 0
         && rising_waters_is_character (state, seat, RISING_WATERS_TEACHER);
}

bool
rising_waters_is_wood_or_field (const RisingWatersState *state, OxbowCell cell)
{
  char letter = rising_waters_ground (state)->terrain[cell];
  return (letter == 'f' || letter == 'a') && rising_waters_is_dry (state, cell);
}

bool
rising_waters_is_vicksburg (const RisingWatersState *state, OxbowCell cell)
{
  return rising_waters_ground (state)->terrain[cell] == 'v';
}

int
rising_waters_camp_price (const RisingWatersState *state)
{
  return 2 * rising_waters_n_seats (state);
}
