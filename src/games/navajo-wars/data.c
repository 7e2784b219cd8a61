/* data.c: what a scenario's map and tables say (chapters 2 and 11 of the rules)
 *
 * Cards, counters, territories and the set-up are records of the scenario file; the closed set of effects and
 * instructions is all that is known here. Whatever is missing, doubled or out of place is told with its line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/data.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

static const char *const person_words[] = { "man", "woman", "child", "elder", NULL };
static const char *const adult_words[] = { "man", "woman", "child", NULL };
static const char *const period_words[] = { "spanish", "mexican", "american", NULL };
static const char *const letter_words[] = { "A", "B", "C", "D", "E", "F", "G", "H", NULL };
static const char *const family_words[] = { "A", "B", "C", "D", "E", "F", NULL };
static const char *const outpost_words[] = { "mission", "rancho", "fort", NULL };
static const char *const population_words[] = { "all", "two", NULL };
static const char *const deck_words[] = { "stacks", "short", NULL };
static const char *const develop_words[] = { "free", "paid", "drop", NULL };
static const char *const instruction_words[] = { "build", "build-subvert", "subvert", "subjugate", "expand", "colonize",
                                                 "utes", "comanche", "captives", "raid", "peace", "defend", NULL };

static const OxbowAttribute territory_attributes[] = {
  { "id", OXBOW_VALUE_NUMBER, true, 1, NW_CANYON, .title = N_("Number: 1 to 6 from north to south, 7 the canyon") },
  { "name", OXBOW_VALUE_TEXT, true, .title = N_("Name") },
  { "vp", OXBOW_VALUE_NUMBER, true, 0, 9, .title = N_("Victory points") },
  { NULL }
};

const OxbowRecordKind nw_group_kinds[] = {
  { "territory", N_("Territory: its areas in order"), territory_attributes },
  { NULL }
};

static const OxbowAttribute start_attributes[] = {
  { "period", OXBOW_VALUE_WORD, true, .words = period_words, .title = N_("Period") },
  { "final", OXBOW_VALUE_NUMBER, true, NW_CARD_REVOLT, NW_CARDS - 1, .title = N_("Final event card") },
  { "table", OXBOW_VALUE_NUMBER, true, 1, 2, .title = N_("Table of results") },
  { "ap", OXBOW_VALUE_NUMBER, true, 0, NW_MAX_TRACK, .title = N_("Action points") },
  { "culture", OXBOW_VALUE_NUMBER, true, 0, NW_MAX_TRACK, .title = N_("Culture") },
  { "military", OXBOW_VALUE_NUMBER, true, 0, NW_MAX_TRACK, .title = N_("Military") },
  { "morale", OXBOW_VALUE_NUMBER, true, 0, NW_MAX_TRACK, .title = N_("Enemy Morale") },
  { "ferocity", OXBOW_VALUE_NUMBER, true, 0, NW_MAX_EFEROCITY, .title = N_("Enemy Ferocity") },
  { "settle", OXBOW_VALUE_WORD, false, .words = (const char *const[]) { "free", "calm", NULL },
    .title = N_("Ferocity at the start") },
  { "population", OXBOW_VALUE_WORD, false, .words = population_words, .title = N_("People of a family") },
  { "bag", OXBOW_VALUE_TEXT, true, .title = N_("Cubes in the bag: black brown red white yellow green blue") },
  { "red", OXBOW_VALUE_NUMBER, false, 0, 9, .title = N_("Red cubes in Subjugation") },
  { "horses", OXBOW_VALUE_NUMBER, false, 0, NW_MAX_ANIMALS, .title = N_("Horses") },
  { "sheep", OXBOW_VALUE_NUMBER, false, 0, NW_MAX_ANIMALS, .title = N_("Sheep") },
  { "firearms", OXBOW_VALUE_NUMBER, false, 0, 1, .title = N_("Firearms") },
  { "drought", OXBOW_VALUE_NUMBER, false, 0, 2, .title = N_("Drought of each territory") },
  { "revolt-over", OXBOW_VALUE_BOOLEAN, false, .title = N_("The Pueblo Revolt is over") },
  { "deck", OXBOW_VALUE_WORD, false, .words = deck_words, .title = N_("How the deck is built") },
  { "develop", OXBOW_VALUE_WORD, true, .words = develop_words, .title = N_("Developments at the start") },
  { "count", OXBOW_VALUE_NUMBER, false, 1, 24, .title = N_("Number of developments") },
  { "level", OXBOW_VALUE_NUMBER, false, 1, 3, .title = N_("Highest level of them") },
  { NULL }
};

static const OxbowAttribute family_attributes[] = {
  { "name", OXBOW_VALUE_WORD, true, .words = family_words, .title = N_("Letter") },
  { "territory", OXBOW_VALUE_NUMBER, true, 1, NW_CANYON, .title = N_("Territory") },
  { NULL }
};

static const OxbowAttribute outpost_attributes[] = {
  { "kind", OXBOW_VALUE_WORD, true, .words = outpost_words, .title = N_("Mission, Rancho or Fort") },
  { "territory", OXBOW_VALUE_NUMBER, true, 1, NW_TRACKS, .title = N_("Territory") },
  { "area", OXBOW_VALUE_NUMBER, false, 1, NW_AREAS, .title = N_("Area") },
  { NULL }
};

static const OxbowAttribute number_attributes[] = {
  { "event", OXBOW_VALUE_NUMBER, true, NW_CARD_REVOLT, NW_CARDS - 1, .title = N_("Event card") },
  { NULL }
};

static const OxbowAttribute counter_attributes[] = {
  { "period", OXBOW_VALUE_WORD, true, .words = period_words, .title = N_("Period") },
  { "letter", OXBOW_VALUE_WORD, true, .words = letter_words, .title = N_("Letter") },
  { NULL }
};

static const OxbowAttribute side_attributes[] = {
  { "does", OXBOW_VALUE_WORD, true, .words = instruction_words, .title = N_("Instruction") },
  { "cost", OXBOW_VALUE_NUMBER, false, 1, NW_MAX_TRACK, .title = N_("Cost; without it, all enemy action points") },
  { "striped", OXBOW_VALUE_BOOLEAN, false, .title = N_("Never flipped by a roll") },
  { NULL }
};

static const OxbowRecordKind sides[] = {
  { "front", N_("Front"), side_attributes },
  { "back", N_("Back"), side_attributes },
  { NULL }
};

static const OxbowAttribute ceremony_attributes[] = {
  { "number", OXBOW_VALUE_NUMBER, true, 1, 12, .title = N_("Number") },
  { "enemy-way", OXBOW_VALUE_TEXT, true, .title = N_("Enemy Way") },
  { "limit", OXBOW_VALUE_NUMBER, true, 0, 6, .title = N_("Blessing number") },
  { "blessing", OXBOW_VALUE_TEXT, true, .title = N_("Blessing") },
  { "population", OXBOW_VALUE_WORD, true, .words = person_words, .title = N_("Population") },
  { NULL }
};

static const OxbowAttribute operation_attributes[] = {
  { "number", OXBOW_VALUE_NUMBER, true, 13, 40, .title = N_("Number") },
  { "preempt", OXBOW_VALUE_NUMBER, true, 0, NW_MAX_TRACK, .title = N_("Cost of preempting") },
  { "ap", OXBOW_VALUE_NUMBER, true, 0, NW_MAX_TRACK, .title = N_("Enemy action points") },
  { "population", OXBOW_VALUE_WORD, true, .words = adult_words, .title = N_("Population") },
  { "major", OXBOW_VALUE_TEXT, true, .title = N_("Major Event") },
  { "minor", OXBOW_VALUE_TEXT, true, .title = N_("Minor Event") },
  { NULL }
};

static const OxbowAttribute event_attributes[] = {
  { "number", OXBOW_VALUE_NUMBER, true, NW_CARD_REVOLT, NW_CARDS - 1, .title = N_("Number") },
  { "title", OXBOW_VALUE_TEXT, true, .title = N_("Title") },
  { "vp", OXBOW_VALUE_NUMBER, true, 0, 20, .title = N_("Victory points needed") },
  { "stays", OXBOW_VALUE_BOOLEAN, false, .title = N_("Stays in play") },
  { "morale", OXBOW_VALUE_NUMBER, false, 0, 9, .title = N_("Good Medicine: Enemy Morale") },
  { "black", OXBOW_VALUE_NUMBER, false, 0, 9, .title = N_("Good Medicine: black cubes") },
  { "note", OXBOW_VALUE_TEXT, false, .title = N_("Historical note") },
  { NULL }
};

static const OxbowAttribute effect_attributes[] = {
  { "does", OXBOW_VALUE_TEXT, true, .title = N_("Effect") },
  { NULL }
};

static const OxbowRecordKind effects[] = { { "effect", N_("Effect"), effect_attributes }, { NULL } };

const OxbowRecordKind nw_table_kinds[] = {
  { "start", N_("How the game starts and ends"), start_attributes },
  { "family", N_("Family at the start"), family_attributes },
  { "outpost", N_("Outpost or Fort at the start"), outpost_attributes },
  { "in-play", N_("Event in play at the start"), number_attributes },
  { "stack", N_("Stack of the deck"), number_attributes },
  { "counter", N_("Instruction counter"), counter_attributes, sides },
  { "ceremony", N_("Ceremony card"), ceremony_attributes },
  { "operation", N_("Operations card"), operation_attributes },
  { "event", N_("Event card"), event_attributes, effects },
  { NULL }
};

typedef struct
{
  const OxbowScenario *scenario;
  NwData *data;
  OxbowProblems *problems;
  bool has_start, has_side[3][NW_COUNTERS][2], has_territory[NW_CANYON + 1];
  int start_line;
} Reader;

#define WRONG(reader, line, ...) oxbow_problems_error ((reader)->problems, OXBOW_NO_CELL, (line), __VA_ARGS__)

static int
word_of (const OxbowRecord *record, const char *name, const char *const *words)
{
  const char *value = oxbow_record_get (record, name);
  for (int i = 0; value != NULL && words[i] != NULL; i++)
    if (strcmp (words[i], value) == 0)
      return i;
  return 0;
}

static int
number_of (const OxbowRecord *record, const char *name)
{
  return oxbow_record_get_number (record, name, 0);
}

static bool
is_yes (const OxbowRecord *record, const char *name)
{
  const char *value = oxbow_record_get (record, name);
  bool yes = false;
  return value != NULL && oxbow_option_parse_boolean (value, &yes) && yes;
}

/* The map */

static void
read_territory (Reader *reader, const OxbowRecord *group)
{
  int t = number_of (group, "id"), n_cells = t == NW_CANYON ? NW_CANYON_CELLS : NW_AREAS;
  if (reader->has_territory[t])
    WRONG (reader, group->line, _("Territory %d is on the map twice."), t);
  reader->has_territory[t] = true;
  g_strlcpy (reader->data->names[t], oxbow_record_get (group, "name"), sizeof reader->data->names[t]);
  reader->data->vp[t] = number_of (group, "vp");
  if ((int) group->cells->len != n_cells)
    WRONG (reader, group->line, _("Territory %d has %d cells, and should have %d."), t, (int) group->cells->len,
           n_cells);
  for (int i = 0; i < MIN (n_cells, (int) group->cells->len); i++)
    reader->data->cells[t == NW_CANYON ? i : nw_spot (t, i + 1)] = g_array_index (group->cells, OxbowCell, i);
}

static void
check_cells (Reader *reader)
{
  const OxbowMap *map = reader->scenario->map;
  for (int spot = 0; spot < NW_SPOTS; spot++)
    {
      OxbowCell cell = reader->data->cells[spot];
      if (cell == OXBOW_NO_CELL)
        continue;
      const char *name = OXBOW_CELL_NAME (&map->grid, cell);
      if (map->terrain[cell] == '.' || map->terrain[cell] == '@')
        oxbow_problems_error (reader->problems, cell, oxbow_map_line_of (map, cell),
                              _("Cell %s belongs to a territory and should be land."), name);
      for (int other = 0; other < spot; other++)
        if (reader->data->cells[other] == cell)
          oxbow_problems_error (reader->problems, cell, oxbow_map_line_of (map, cell),
                                _("Cell %s belongs to two areas."), name);
    }
}

static void
read_map (Reader *reader)
{
  const OxbowMap *map = reader->scenario->map;
  if (map->grid.orientation != OXBOW_FLAT)
    WRONG (reader, 0, _("Navajo Wars needs a flat-top map."));
  for (int spot = 0; spot < NW_SPOTS; spot++)
    reader->data->cells[spot] = OXBOW_NO_CELL;
  for (guint i = 0; i < map->groups->len; i++)
    read_territory (reader, map->groups->pdata[i]);
  for (int t = 1; t <= NW_CANYON; t++)
    if (!reader->has_territory[t])
      WRONG (reader, 0, _("The map lacks territory %d."), t);
  const char *santa_fe = memchr (map->terrain, '@', (size_t) oxbow_grid_n_cells (&map->grid));
  reader->data->santa_fe = santa_fe != NULL ? (OxbowCell) (santa_fe - map->terrain) : OXBOW_NO_CELL;
  check_cells (reader);
}

/* Effects: a word and a number or a tribe. */
static bool
parse_effect (const char *text, NwEffect *effect)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  gint64 n;
  if (g_strv_length (words) != 2 || !g_strv_contains (nw_effect_words, words[0]))
    return false;
  while (strcmp (nw_effect_words[effect->kind], words[0]) != 0)
    effect->kind++;
  if (effect->kind == NW_EFFECT_TRIBAL)
    {
      effect->n = strcmp (words[1], "comanche") == 0 ? NW_HIT_COMANCHE : NW_HIT_UTES;
      return effect->n == NW_HIT_COMANCHE || strcmp (words[1], "utes") == 0;
    }
  if (!g_ascii_string_to_signed (words[1], 10, -9, 9, &n, NULL))
    return false;
  effect->n = (int8_t) n;
  switch ((NwEffectKind) effect->kind)
    {
    case NW_EFFECT_INTRUDERS:
    case NW_EFFECT_DROUGHT:
    case NW_EFFECT_RAIN:
    case NW_EFFECT_RAID:
      return n >= 1;
    case NW_EFFECT_BUILD:
    case NW_EFFECT_CAPTIVES:
    case NW_EFFECT_BLIGHT:
    case NW_EFFECT_GOODS:
      return n == 1;
    case NW_EFFECT_SHEEP:
    case NW_EFFECT_HORSE:
    case NW_EFFECT_CULTURE:
    case NW_EFFECT_MILITARY:
      return n == 1 || n == -1;
    case NW_EFFECT_AP:
    case NW_EFFECT_MORALE:
    case NW_EFFECT_EFEROCITY:
      return n != 0;
    default:
      return n == 0;
    }
}

static NwEffect
read_effect (Reader *reader, const OxbowRecord *record, const char *name)
{
  NwEffect effect = { NW_EFFECT_NONE, 0 };
  const char *text = oxbow_record_get (record, name);
  if (!parse_effect (text, &effect))
    {
      g_autofree char *known = g_strjoinv (", ", (char **) nw_effect_words);
      WRONG (reader, record->line, _("\"%s\" is no effect. An effect is a number or a tribe after one of: %s."), text,
             known);
      effect = (NwEffect) { NW_EFFECT_NONE, 0 };
    }
  return effect;
}

/* Tables */

static void
read_bag (Reader *reader, const OxbowRecord *record)
{
  g_auto (GStrv) words = g_strsplit (oxbow_record_get (record, "bag"), " ", -1);
  int n = (int) g_strv_length (words);
  for (int colour = 0; colour < NW_COLOURS; colour++)
    {
      gint64 count = 0;
      if (n != NW_COLOURS || !g_ascii_string_to_signed (words[colour], 10, 0, 20, &count, NULL))
        {
          WRONG (reader, record->line, _("The bag should be seven numbers of cubes, not \"%s\"."),
                 oxbow_record_get (record, "bag"));
          return;
        }
      reader->data->start.bag[colour] = (int) count;
    }
}

static void
read_start (Reader *reader, const OxbowRecord *record)
{
  NwStart *start = &reader->data->start;
  int develop = word_of (record, "develop", develop_words);
  if (reader->has_start)
    WRONG (reader, record->line, _("A scenario has one start."));
  reader->has_start = true;
  reader->start_line = record->line;
  start->period = (NwPeriod) word_of (record, "period", period_words);
  start->final = number_of (record, "final");
  start->table = number_of (record, "table");
  start->ap = number_of (record, "ap");
  start->culture = number_of (record, "culture");
  start->military = number_of (record, "military");
  start->morale = number_of (record, "morale");
  start->eferocity = number_of (record, "ferocity");
  start->is_calm = g_strcmp0 (oxbow_record_get (record, "settle"), "calm") == 0;
  start->population_two = word_of (record, "population", population_words) == 1;
  start->red_in_subjugation = number_of (record, "red");
  start->horses = number_of (record, "horses");
  start->sheep = number_of (record, "sheep");
  start->firearms = number_of (record, "firearms");
  for (int t = 1; t <= NW_TRACKS; t++)
    start->drought[t] = number_of (record, "drought");
  start->revolt_over = is_yes (record, "revolt-over");
  start->is_short = word_of (record, "deck", deck_words) == 1;
  start->drops = develop == 2;
  start->is_paid = develop == 1;
  start->n_develop = oxbow_record_get_number (record, "count", 1);
  start->max_level = oxbow_record_get_number (record, "level", 1);
  read_bag (reader, record);
}

static void
read_family (Reader *reader, const OxbowRecord *record)
{
  int *home = &reader->data->start.home[word_of (record, "name", family_words)];
  if (*home != 0)
    WRONG (reader, record->line, _("Family %s is there twice."), oxbow_record_get (record, "name"));
  *home = number_of (record, "territory");
}

static void
read_outpost (Reader *reader, const OxbowRecord *record)
{
  NwStart *start = &reader->data->start;
  int kind = word_of (record, "kind", outpost_words), t = number_of (record, "territory");
  int *at = kind == 0 ? &start->mission[t] : kind == 1 ? &start->rancho[t] : &start->fort[t];
  if (*at != 0)
    WRONG (reader, record->line, _("Territory %d has two of the kind %s."), t, outpost_words[kind]);
  if (kind == 2 && t != 3 && t != 5)
    WRONG (reader, record->line, _("Forts stand in territories 3 and 5 only."));
  *at = kind == 2 ? 1 : oxbow_record_get_number (record, "area", 1);
}

static void
read_stack (Reader *reader, const OxbowRecord *record)
{
  NwStart *start = &reader->data->start;
  int event = number_of (record, "event");
  for (int i = 0; i < start->n_stacks; i++)
    if (start->stacks[i] == event)
      WRONG (reader, record->line, _("Event card %d is in two stacks."), event);
  if (start->n_stacks == 5)
    WRONG (reader, record->line, _("A deck has at most five stacks."));
  else
    start->stacks[start->n_stacks++] = event;
}

static void
read_counter (Reader *reader, const OxbowRecord *record)
{
  int period = word_of (record, "period", period_words), letter = word_of (record, "letter", letter_words);
  for (guint i = 0; i < record->children->len; i++)
    {
      const OxbowRecord *side = record->children->pdata[i];
      int back = strcmp (side->kind, "back") == 0;
      if (reader->has_side[period][letter][back])
        WRONG (reader, side->line, _("Counter %s of the %s period has two sides of the kind %s."), letter_words[letter],
               period_words[period], side->kind);
      reader->has_side[period][letter][back] = true;
      reader->data->sides[period][letter][back] = (NwSide) {
        .instruction = (uint8_t) word_of (side, "does", instruction_words),
        .cost = (uint8_t) number_of (side, "cost"),
        .is_striped = is_yes (side, "striped"),
      };
    }
  for (int back = 0; back < 2; back++)
    if (!reader->has_side[period][letter][back])
      WRONG (reader, record->line, _("Counter %s of the %s period lacks its %s."), letter_words[letter],
             period_words[period], back ? "back" : "front");
}

static void
read_card (Reader *reader, const OxbowRecord *record)
{
  int number = number_of (record, "number");
  NwOrdinaryCard *card = &reader->data->cards[number];
  bool is_ceremony = strcmp (record->kind, "ceremony") == 0;
  if (card->exists)
    WRONG (reader, record->line, _("Card %d is there twice."), number);
  *card = (NwOrdinaryCard) {
    .exists = true,
    .preempt = (uint8_t) number_of (record, "preempt"),
    .ap = (uint8_t) number_of (record, "ap"),
    .limit = (uint8_t) number_of (record, "limit"),
    .population = (uint8_t) word_of (record, "population", person_words),
    .first = read_effect (reader, record, is_ceremony ? "enemy-way" : "major"),
    .second = read_effect (reader, record, is_ceremony ? "blessing" : "minor"),
  };
}

static void
read_event (Reader *reader, const OxbowRecord *record)
{
  int number = number_of (record, "number");
  NwEventCard *card = &reader->data->event_cards[number];
  if (card->exists)
    WRONG (reader, record->line, _("Card %d is there twice."), number);
  *card = (NwEventCard) {
    .exists = true,
    .stays = is_yes (record, "stays"),
    .has_price = oxbow_record_get (record, "morale") != NULL,
    .vp = (uint8_t) number_of (record, "vp"),
    .price_morale = (int8_t) number_of (record, "morale"),
    .price_black = (int8_t) number_of (record, "black"),
  };
  g_strlcpy (card->title, oxbow_record_get (record, "title"), sizeof card->title);
  for (guint i = 0; i < record->children->len; i++)
    {
      const OxbowRecord *effect = record->children->pdata[i];
      if (card->n_effects == NW_MAX_EFFECTS)
        WRONG (reader, effect->line, _("An event card has at most %d effects."), NW_MAX_EFFECTS);
      else
        card->effects[card->n_effects++] = read_effect (reader, effect, "does");
    }
}

static void
read_in_play (Reader *reader, const OxbowRecord *record)
{
  reader->data->start.events |= (uint16_t) (1 << (number_of (record, "event") - NW_CARD_REVOLT));
}

static void
read_table (Reader *reader, const OxbowRecord *record)
{
  static const struct
  {
    const char *kind;
    void (*read) (Reader *reader, const OxbowRecord *record);
  } readers[] = {
    { "start", read_start }, { "family", read_family }, { "outpost", read_outpost }, { "in-play", read_in_play },
    { "stack", read_stack }, { "counter", read_counter }, { "ceremony", read_card }, { "operation", read_card },
    { "event", read_event },
  };
  for (guint i = 0; i < G_N_ELEMENTS (readers); i++)
    if (strcmp (record->kind, readers[i].kind) == 0)
      readers[i].read (reader, record);
}

/* What is missing */

static bool
has_stack (const NwStart *start, int event)
{
  for (int i = 0; i < start->n_stacks; i++)
    if (start->stacks[i] == event)
      return true;
  return false;
}

/* NW-6.1: so that the deck never runs out before the end */
static bool
final_will_come (const NwStart *start)
{
  if (start->is_short || has_stack (start, start->final))
    return true;
  if (has_stack (start, NW_CARD_INDEPENDENCE) && start->final > NW_CARD_INDEPENDENCE)
    return true;
  return has_stack (start, NW_CARD_ARMY) && start->final > NW_CARD_ARMY;
}

/* The event cards that can come up. */
static bool
may_come (const NwStart *start, int event)
{
  if (event == start->final || has_stack (start, event))
    return true;
  bool second = has_stack (start, NW_CARD_INDEPENDENCE) && start->final > NW_CARD_INDEPENDENCE;
  bool third = start->final > NW_CARD_ARMY && (second || has_stack (start, NW_CARD_ARMY));
  return (second && event > NW_CARD_INDEPENDENCE && event <= NW_CARD_ARMY) || (third && event > NW_CARD_ARMY);
}

static bool
has_period (const NwStart *start, int period)
{
  if (period == (int) start->period)
    return true;
  return (period == NW_MEXICAN && may_come (start, NW_CARD_INDEPENDENCE))
         || (period == NW_AMERICAN && may_come (start, NW_CARD_ARMY));
}

static void
check_complete (Reader *reader)
{
  const NwData *data = reader->data;
  int n_families = 0;
  for (int family = 0; family < NW_FAMILIES; family++)
    n_families += data->start.home[family] != 0;
  if (n_families == 0)
    WRONG (reader, reader->start_line, _("No family begins the game."));
  for (int number = 1; number <= 40; number++)
    if (!data->cards[number].exists)
      WRONG (reader, 0, _("Card %d is missing."), number);
  for (int number = NW_CARD_REVOLT; number < NW_CARDS; number++)
    if (!data->event_cards[number].exists && may_come (&data->start, number))
      WRONG (reader, 0, _("Card %d is missing."), number);
  for (int period = 0; period < 3; period++)
    for (int letter = 0; letter < NW_COUNTERS; letter++)
      if (has_period (&data->start, period) && !reader->has_side[period][letter][0]
          && !reader->has_side[period][letter][1])
        WRONG (reader, 0, _("Counter %s of the %s period is missing."), letter_words[letter], period_words[period]);
  if (!data->start.is_short && data->start.n_stacks == 0)
    WRONG (reader, reader->start_line, _("The deck has no stack."));
  if (!final_will_come (&data->start))
    WRONG (reader, reader->start_line, _("The final card %d is in none of the stacks."), data->start.final);
}

void
nw_data_read (const OxbowScenario *scenario, NwData *data, OxbowProblems *problems)
{
  Reader reader = { .scenario = scenario, .data = data, .problems = problems };
  memset (data, 0, sizeof *data);
  read_map (&reader);
  for (guint i = 0; i < scenario->tables->len; i++)
    read_table (&reader, scenario->tables->pdata[i]);
  if (!reader.has_start)
    WRONG (&reader, 0, _("The scenario does not say how the game starts."));
  else
    check_complete (&reader);
}

void
nw_check (const OxbowScenario *scenario, OxbowProblems *problems)
{
  g_autofree NwData *data = g_new0 (NwData, 1);
  nw_data_read (scenario, data, problems);
}
