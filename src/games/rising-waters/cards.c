/* cards.c: decks, boards, goals and seasons, as the tables of a scenario give them (section 2 of the rules)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/cards.h"

#include <string.h>

static int
number (const OxbowRecord *record, const char *name)
{
  return oxbow_record_get_number (record, name, 0);
}

static void
add_season (RisingWatersCards *cards, const OxbowRecord *record)
{
  int version = oxbow_record_get_word (record, "version", rising_waters_version_words);
  if (version < 0)
    return;
  cards->seasons[version] = (RisingWatersSeason) {
    .is_there = true,
    .weeks = number (record, "weeks"),
    .level = number (record, "level"),
    .heavy = oxbow_record_get_number (record, "heavy", RISING_WATERS_NONE),
    .losses = { number (record, "one"), number (record, "two"), number (record, "three"), number (record, "four") },
  };
}

static void
add_board (RisingWatersCards *cards, const OxbowRecord *record)
{
  int board = number (record, "number") - 1;
  int character = oxbow_record_get_word (record, "character", rising_waters_character_words);
  int bonus = oxbow_record_get_word (record, "bonus", rising_waters_power_words);
  if (board < 0 || board >= RISING_WATERS_BOARDS || character < 0 || bonus < 0)
    return;
  cards->boards[board] = (RisingWatersBoard) {
    .is_there = true,
    .name = oxbow_record_get_prose (record, "name"),
    .character = (RisingWatersCharacter) character,
    .bonus = (RisingWatersPower) bonus,
  };
}

static void
add_goal (RisingWatersCards *cards, const OxbowRecord *record)
{
  int goal = oxbow_record_get_word (record, "id", rising_waters_goal_words);
  int condition = oxbow_record_get_word (record, "condition", rising_waters_condition_words);
  if (goal < 0)
    return;
  cards->goals[goal].is_there = true;
  cards->goals[goal].condition = condition < 0 ? RISING_WATERS_NO_CONDITION : (RisingWatersCondition) condition;
  for (int card = 0; card < RISING_WATERS_N_COMMUNITY; card++)
    cards->goals[goal].needs[card] = (uint8_t) number (record, rising_waters_card_words[card]);
}

static void
add_landowner (RisingWatersCards *cards, const OxbowRecord *record)
{
  int card = oxbow_record_get_word (record, "card", rising_waters_landowner_words);
  if (card < 0)
    return;
  cards->starred[card] += number (record, "starred");
  for (int version = 0; version < RISING_WATERS_N_VERSIONS; version++)
    cards->main[version][card] += number (record, rising_waters_version_words[version]);
}

static void
add_area (RisingWatersCards *cards, int area, const OxbowRecord *record)
{
  for (int sky = 0; area < RISING_WATERS_MAX_AREAS && sky < RISING_WATERS_N_SKIES; sky++)
    cards->weather[area * RISING_WATERS_N_SKIES + sky] = number (record, rising_waters_sky_words[sky]);
}

void
rising_waters_cards_init (RisingWatersCards *cards, const OxbowScenario *scenario)
{
  int n_areas = 0, n_cloudy = 0;
  *cards = (RisingWatersCards) { .seasons[0].is_there = false };
  for (guint i = 0; i < scenario->tables->len; i++)
    {
      const OxbowRecord *record = scenario->tables->pdata[i];
      int community = oxbow_record_get_word (record, "card", rising_waters_card_words);
      if (strcmp (record->kind, "season") == 0)
        add_season (cards, record);
      else if (strcmp (record->kind, "area") == 0)
        add_area (cards, n_areas++, record);
      else if (strcmp (record->kind, "cloudy") == 0)
        n_cloudy += number (record, "count");
      else if (strcmp (record->kind, "landowner") == 0)
        add_landowner (cards, record);
      else if (strcmp (record->kind, "community") == 0 && community >= 0 && community < RISING_WATERS_N_COMMUNITY)
        cards->community[community] += number (record, "count");
      else if (strcmp (record->kind, "board") == 0)
        add_board (cards, record);
      else if (strcmp (record->kind, "goal") == 0)
        add_goal (cards, record);
    }
  if (n_areas <= RISING_WATERS_MAX_AREAS)
    cards->weather[n_areas * RISING_WATERS_N_SKIES] = n_cloudy;
}

int
rising_waters_cards_sum (const int *counts, int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum += counts[i];
  return sum;
}
