/* check-tables.c: whether the tables of a scenario can be played: seasons, decks, boards, goals
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/check-tables.h"

#include "core/word.h"
#include "games/rising-waters/cards.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef struct
{
  const OxbowScenario *scenario;
  OxbowProblems *problems;
  RisingWatersCards cards;
  int n_seats;                  /* the most that can play */
} Check;

static const char *
option_of (const OxbowScenario *scenario, const char *name)
{
  const char *value = oxbow_settings_get_option (scenario->settings, name);
  return value != NULL ? value : oxbow_option_find (scenario->ruleset->options, name)->otherwise;
}

static int
version_of (const OxbowScenario *scenario)
{
  return MAX (oxbow_word_find (rising_waters_version_words, option_of (scenario, "version")), 0);
}

int
rising_waters_least_start_level (const OxbowScenario *scenario)
{
  RisingWatersCards cards;
  rising_waters_cards_init (&cards, scenario);
  return cards.seasons[version_of (scenario)].level;
}

int
rising_waters_least_elevation (const OxbowScenario *scenario, const OxbowRecord *group)
{
  int elevation = oxbow_record_get_number (group, "elevation", 1);
  return version_of (scenario) == RISING_WATERS_SPRING ? oxbow_record_get_number (group, "spring", elevation)
                                                       : elevation;
}

bool
rising_waters_has_area (const OxbowScenario *scenario, const char *id)
{
  for (guint i = 0; i < scenario->tables->len; i++)
    {
      const OxbowRecord *record = scenario->tables->pdata[i];
      if (strcmp (record->kind, "area") == 0 && strcmp (oxbow_record_get (record, "id"), id) == 0)
        return true;
    }
  return false;
}

/* Records of one kind that say the same thing twice; key: the attribute that tells them apart. */
static void
check_doubles (const Check *check, const char *kind, const char *key)
{
  const GPtrArray *tables = check->scenario->tables;
  for (guint i = 0; i < tables->len; i++)
    for (guint k = 0; k < i; k++)
      {
        const OxbowRecord *record = tables->pdata[i], *other = tables->pdata[k];
        if (strcmp (record->kind, kind) == 0 && strcmp (other->kind, kind) == 0
            && strcmp (oxbow_record_get (record, key), oxbow_record_get (other, key)) == 0)
          oxbow_problems_error (check->problems, OXBOW_NO_CELL, record->line, _("The tables have the %s \"%s\" twice."),
                                kind, oxbow_record_get (record, key));
      }
}

/* Where there are no tables at all, the map's. */
static int
line_of_tables (const Check *check, const char *kind)
{
  const GPtrArray *tables = check->scenario->tables;
  return tables->len > 0 ? oxbow_records_last_line (tables, kind) : oxbow_map_line_of (check->scenario->map, 0);
}

static void
check_size (const Check *check, const char *deck, const char *kind, int n, int least)
{
  int line = line_of_tables (check, kind);
  if (n < least)
    oxbow_problems_error (check->problems, OXBOW_NO_CELL, line,
                          ngettext ("The %s deck has %d card; it needs %d at least.",
                                    "The %s deck has %d cards; it needs %d at least.", (gulong) n),
                          deck, n, least);
  if (n > RISING_WATERS_MAX_DECK)
    oxbow_problems_error (check->problems, OXBOW_NO_CELL, line, _("The %s deck has %d cards; %d are the most."), deck,
                          n, RISING_WATERS_MAX_DECK);
}

/* RW-4, 3: some heavy cards may stay out of it. */
static int
count_weather (const Check *check, int version)
{
  int n_heavy = 0, n = rising_waters_cards_sum (check->cards.weather, RISING_WATERS_N_WEATHER);
  int n_areas = oxbow_records_count (check->scenario->tables, "area"), kept = check->cards.seasons[version].heavy;
  for (int area = 0; area < n_areas; area++)
    n_heavy += check->cards.weather[area * RISING_WATERS_N_SKIES + RISING_WATERS_HEAVY];
  return kept >= 0 ? n - n_heavy + MIN (kept, n_heavy) : n;
}

static void
check_decks (const Check *check)
{
  const RisingWatersCards *cards = &check->cards;
  int n_areas = oxbow_records_count (check->scenario->tables, "area");
  int n_starred = rising_waters_cards_sum (cards->starred, RISING_WATERS_N_LANDOWNER);
  if (n_areas < 1 || n_areas > RISING_WATERS_MAX_AREAS)
    oxbow_problems_error (check->problems, OXBOW_NO_CELL, line_of_tables (check, "area"),
                          _("The tables have %d areas of the weather; 1 to %d are needed."), n_areas,
                          RISING_WATERS_MAX_AREAS);
  check_size (check, _("Community"), "community", rising_waters_cards_sum (cards->community, RISING_WATERS_N_COMMUNITY),
              RISING_WATERS_DEAL * check->n_seats);
  for (int version = 0; version < RISING_WATERS_N_VERSIONS; version++)
    if (cards->seasons[version].is_there)
      {
        if (n_areas <= RISING_WATERS_MAX_AREAS)
          check_size (check, _("Weather"), "area", count_weather (check, version), 3);
        check_size (check, _("Landowner"), "landowner",
                    n_starred + rising_waters_cards_sum (cards->main[version], RISING_WATERS_N_LANDOWNER),
                    RISING_WATERS_SLOTS);
      }
}

static bool
has_feature (const Check *check, const char *kind, const char *key, int number)
{
  const GPtrArray *features = check->scenario->map->features;
  for (guint i = 0; i < features->len; i++)
    if (strcmp (((OxbowRecord *) features->pdata[i])->kind, kind) == 0
        && oxbow_record_get_number (features->pdata[i], key, 0) == number)
      return true;
  return false;
}

static const char *
get_name (const OxbowRecord *record)
{
  const char *name = oxbow_record_get_prose (record, "name");
  return name != NULL ? name : _("without a name");
}

static void
check_places (const Check *check)
{
  for (guint i = 0; i < check->scenario->tables->len; i++)
    {
      const OxbowRecord *record = check->scenario->tables->pdata[i];
      const char *card = oxbow_record_get (record, "card");
      int board = oxbow_record_get_number (record, "number", 0);
      if (strcmp (record->kind, "board") == 0 && !has_feature (check, "town", "board", board))
        oxbow_problems_error (check->problems, OXBOW_NO_CELL, record->line,
                              _("The seat %s (board %d) has no town on the map: put a Town on a cell of it, and give "
                                "it "
                                "board %d."), get_name (record), board, board);
      if (strcmp (record->kind, "landowner") == 0 && g_str_has_prefix (card, "camp")
          && !has_feature (check, "site", "camp", card[4] - '0') && !has_feature (check, "site", "camp", 0))
        oxbow_problems_error (check->problems, OXBOW_NO_CELL, record->line, _("Relief camp %c has no site on the map."),
                              card[4]);
    }
}

/* Seat i has board i unless the scenario lists them. */
static void
check_boards (const Check *check)
{
  bool are_listed = *option_of (check->scenario, "boards") != '\0';
  for (int board = 0; board < check->n_seats && !are_listed; board++)
    if (!check->cards.boards[board].is_there)
      oxbow_problems_error (check->problems, OXBOW_NO_CELL, line_of_tables (check, "board"),
                            _("The tables have no board %d for seat %d."), board + 1, board + 1);
}

static int
line_of_goal (const Check *check, int goal)
{
  for (guint i = 0; i < check->scenario->tables->len; i++)
    {
      const OxbowRecord *record = check->scenario->tables->pdata[i];
      if (strcmp (record->kind, "goal") == 0
          && strcmp (oxbow_record_get (record, "id"), rising_waters_goal_words[goal]) == 0)
        return record->line;
    }
  g_assert_not_reached ();
}

static void
check_goals (const Check *check)
{
  bool are_played = false;
  oxbow_option_parse_boolean (option_of (check->scenario, "community_goals"), &are_played);
  int n = oxbow_records_count (check->scenario->tables, "goal");
  if (n == 0 && !are_played)
    return;
  for (int goal = 0; goal < RISING_WATERS_GOALS; goal++)
    {
      int n_needs = 0;
      for (int card = 0; card < RISING_WATERS_N_COMMUNITY; card++)
        n_needs += check->cards.goals[goal].needs[card];
      if (!check->cards.goals[goal].is_there)
        oxbow_problems_error (check->problems, OXBOW_NO_CELL, line_of_tables (check, "goal"),
                              _("The tables have no goal \"%s\"; all ten are needed, or none."),
                              rising_waters_goal_words[goal]);
      else if (n_needs == 0)
        oxbow_problems_error (check->problems, OXBOW_NO_CELL, line_of_goal (check, goal),
                              _("The goal \"%s\" needs no cards at all."), rising_waters_goal_words[goal]);
    }
}

static void
check_seasons (const Check *check)
{
  int version = version_of (check->scenario);
  if (!check->cards.seasons[version].is_there)
    oxbow_problems_error (check->problems, OXBOW_NO_CELL, line_of_tables (check, "season"),
                          _("The tables have no season \"%s\", which is played."),
                          rising_waters_version_words[version]);
}

void
rising_waters_check_tables (const OxbowScenario *scenario, OxbowProblems *problems)
{
  Check check = { .scenario = scenario, .problems = problems };
  check.n_seats = scenario->max_players > 0 ? scenario->max_players : scenario->ruleset->max_players;
  rising_waters_cards_init (&check.cards, scenario);
  check_doubles (&check, "season", "version");
  check_doubles (&check, "area", "id");
  check_doubles (&check, "landowner", "card");
  check_doubles (&check, "community", "card");
  check_doubles (&check, "board", "number");
  check_doubles (&check, "goal", "id");
  check_seasons (&check);
  check_decks (&check);
  check_places (&check);
  check_boards (&check);
  check_goals (&check);
}
