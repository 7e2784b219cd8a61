/* data.c: what a scenario's map and tables say (chapters 2 and 11 of the rules)
 *
 * Cards, counters, territories and the set-up are records of the scenario file; the closed set of effects and
 * instructions is all that is known here. Whatever is missing, doubled or out of place is told with its line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/data.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define N_CEREMONIES 12         /* the first cards; operations and events come after them */

typedef struct
{
  const OxbowScenario *scenario;
  NavajoWarsData *data;
  OxbowProblems *problems;
  bool has_start, has_side[3][NAVAJO_WARS_COUNTERS][2], has_territory[NAVAJO_WARS_CANYON + 1];
  int start_line;
  NavajoWarsSeen seen;
} Reader;

#define WRONG(reader, line, ...) oxbow_problems_error ((reader)->problems, OXBOW_NO_CELL, (line), __VA_ARGS__)

static int
word_of (const OxbowRecord *record, const char *name, const char *const *words)
{
  return MAX (oxbow_record_get_word (record, name, words), 0);
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

/* A name that fits where it is kept, or a complaint. */
static void
read_name (Reader *reader, const OxbowRecord *record, const char *attribute, char *name, size_t size)
{
  const char *given = oxbow_record_get (record, attribute), *shown = oxbow_record_get_prose (record, attribute);
  /* Whether a scenario can be played is the same in all languages: what is too long in the user's is not shown. */
  g_strlcpy (name, strlen (shown) < size ? shown : given, size);
  if (strlen (given) >= size)
    WRONG (reader, record->line, _("\"%s\" is too long; a name has at most %d bytes here."), given, (int) size - 1);
}

/* The map */

static void
read_territory (Reader *reader, const OxbowRecord *group)
{
  int t = number_of (group, "id"), n_cells = t == NAVAJO_WARS_CANYON ? NAVAJO_WARS_CANYON_CELLS : NAVAJO_WARS_AREAS;
  if (reader->has_territory[t])
    WRONG (reader, group->line, _("Territory %d is on the map twice."), t);
  reader->has_territory[t] = true;
  read_name (reader, group, "name", reader->data->names[t], sizeof reader->data->names[t]);
  reader->data->vp[t] = number_of (group, "vp");
  if ((int) group->cells->len != n_cells)
    WRONG (reader, group->line, _("Territory %d has %d cells, and should have %d."), t, (int) group->cells->len,
           n_cells);
  for (int i = 0; i < MIN (n_cells, (int) group->cells->len); i++)
    {
      int spot = t == NAVAJO_WARS_CANYON ? i : navajo_wars_spot (t, i + 1);
      reader->data->cells[spot] = g_array_index (group->cells, OxbowCell, i);
    }
}

static void
check_cells (Reader *reader)
{
  const OxbowMap *map = reader->scenario->map;
  for (int spot = 0; spot < NAVAJO_WARS_SPOTS; spot++)
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
    WRONG (reader, oxbow_map_line_of (map, 0), _("Navajo Wars needs a flat-top map."));
  for (int spot = 0; spot < NAVAJO_WARS_SPOTS; spot++)
    reader->data->cells[spot] = OXBOW_NO_CELL;
  for (guint i = 0; i < map->groups->len; i++)
    read_territory (reader, map->groups->pdata[i]);
  for (int t = 1; t <= NAVAJO_WARS_CANYON; t++)
    if (!reader->has_territory[t])
      WRONG (reader, oxbow_records_last_line (map->groups, "territory"), _("The map lacks territory %d."), t);
  const char *santa_fe = memchr (map->terrain, '@', (size_t) oxbow_grid_n_cells (&map->grid));
  reader->data->santa_fe = santa_fe != NULL ? (OxbowCell) (santa_fe - map->terrain) : OXBOW_NO_CELL;
  check_cells (reader);
}

bool
navajo_wars_effect_parse (const char *text, NavajoWarsEffect *effect)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  gint64 n;
  if (g_strv_length (words) != 2 || !g_strv_contains (navajo_wars_effect_words, words[0]))
    return false;
  while (strcmp (navajo_wars_effect_words[effect->kind], words[0]) != 0)
    effect->kind++;
  if (effect->kind == NAVAJO_WARS_EFFECT_TRIBAL)
    {
      effect->n = strcmp (words[1], "comanche") == 0 ? NAVAJO_WARS_HIT_COMANCHE : NAVAJO_WARS_HIT_UTES;
      return effect->n == NAVAJO_WARS_HIT_COMANCHE || strcmp (words[1], "utes") == 0;
    }
  if (!g_ascii_string_to_signed (words[1], 10, -9, 9, &n, NULL))
    return false;
  effect->n = (int8_t) n;
  switch ((NavajoWarsEffectKind) effect->kind)
    {
    case NAVAJO_WARS_EFFECT_INTRUDERS:
    case NAVAJO_WARS_EFFECT_DROUGHT:
    case NAVAJO_WARS_EFFECT_RAIN:
    case NAVAJO_WARS_EFFECT_RAID:
      return n >= 1;
    case NAVAJO_WARS_EFFECT_BUILD:
    case NAVAJO_WARS_EFFECT_CAPTIVES:
    case NAVAJO_WARS_EFFECT_BLIGHT:
    case NAVAJO_WARS_EFFECT_GOODS:
      return n == 1;
    case NAVAJO_WARS_EFFECT_SHEEP:
    case NAVAJO_WARS_EFFECT_HORSE:
    case NAVAJO_WARS_EFFECT_CULTURE:
    case NAVAJO_WARS_EFFECT_MILITARY:
      return n == 1 || n == -1;
    case NAVAJO_WARS_EFFECT_AP:
    case NAVAJO_WARS_EFFECT_MORALE:
    case NAVAJO_WARS_EFFECT_EFEROCITY:
      return n != 0;
    default:
      return n == 0;
    }
}

static NavajoWarsEffect
read_effect (Reader *reader, const OxbowRecord *record, const char *name)
{
  NavajoWarsEffect effect = { NAVAJO_WARS_EFFECT_NONE, 0 };
  const char *text = oxbow_record_get (record, name);
  if (!navajo_wars_effect_parse (text, &effect))
    {
      g_autofree char *known = g_strjoinv (", ", (char **) navajo_wars_effect_words);
      WRONG (reader, record->line, _("\"%s\" is no effect. An effect is a number or a tribe after one of: %s."), text,
             known);
      effect = (NavajoWarsEffect) { NAVAJO_WARS_EFFECT_NONE, 0 };
    }
  return effect;
}

/* Tables */

static void
read_bag (Reader *reader, const OxbowRecord *record)
{
  g_auto (GStrv) words = g_strsplit (oxbow_record_get (record, "bag"), " ", -1);
  int n = (int) g_strv_length (words);
  for (int colour = 0; colour < NAVAJO_WARS_COLOURS; colour++)
    {
      gint64 count = 0;
      if (n != NAVAJO_WARS_COLOURS || !g_ascii_string_to_signed (words[colour], 10, 0, 20, &count, NULL))
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
  NavajoWarsStart *start = &reader->data->start;
  int develop = word_of (record, "develop", navajo_wars_develop_words);
  if (reader->has_start)
    WRONG (reader, record->line, _("A scenario has one start."));
  reader->has_start = true;
  reader->start_line = record->line;
  start->period = (NavajoWarsPeriod) word_of (record, "period", navajo_wars_period_words);
  start->final = number_of (record, "final");
  start->table = number_of (record, "table");
  start->ap = number_of (record, "ap");
  start->culture = number_of (record, "culture");
  start->military = number_of (record, "military");
  start->morale = number_of (record, "morale");
  start->eferocity = number_of (record, "ferocity");
  start->is_calm = word_of (record, "settle", navajo_wars_settle_words) == 1;
  start->population_two = word_of (record, "population", navajo_wars_population_words) == 1;
  start->red_in_subjugation = number_of (record, "red");
  start->horses = number_of (record, "horses");
  start->sheep = number_of (record, "sheep");
  start->firearms = number_of (record, "firearms");
  start->goods = oxbow_record_get_number (record, "goods", 3);
  start->harass = oxbow_record_get_number (record, "harass", 2);
  for (int t = 1; t <= NAVAJO_WARS_TRACKS; t++)
    start->drought[t] = number_of (record, "drought");
  start->revolt_over = is_yes (record, "revolt-over");
  start->is_short = word_of (record, "deck", navajo_wars_deck_words) == 1;
  start->drops = develop == 2;
  start->is_paid = develop == 1;
  start->n_develop = oxbow_record_get_number (record, "count", 1);
  start->max_level = oxbow_record_get_number (record, "level", 1);
  read_bag (reader, record);
}

static void
read_family (Reader *reader, const OxbowRecord *record)
{
  int *home = &reader->data->start.home[word_of (record, "name", navajo_wars_family_words)];
  if (*home != 0)
    WRONG (reader, record->line, _("Family %s is there twice."), oxbow_record_get (record, "name"));
  *home = number_of (record, "territory");
}

static void
read_outpost (Reader *reader, const OxbowRecord *record)
{
  NavajoWarsStart *start = &reader->data->start;
  int kind = word_of (record, "kind", navajo_wars_outpost_words), t = number_of (record, "territory");
  int *at = kind == 0 ? &start->mission[t] : kind == 1 ? &start->rancho[t] : &start->fort[t];
  if (*at != 0)
    WRONG (reader, record->line, _("Territory %d has two of the kind %s."), t, navajo_wars_outpost_words[kind]);
  if (kind == 2 && t != 3 && t != 5)
    WRONG (reader, record->line, _("Forts stand in territories 3 and 5 only."));
  *at = kind == 2 ? 1 : oxbow_record_get_number (record, "area", 1);
}

static void
read_stack (Reader *reader, const OxbowRecord *record)
{
  NavajoWarsStart *start = &reader->data->start;
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
  int period = word_of (record, "period", navajo_wars_period_words);
  int letter = word_of (record, "letter", navajo_wars_letter_words);
  const char *name = navajo_wars_letter_words[letter], *when = navajo_wars_period_words[period];
  for (guint i = 0; i < record->children->len; i++)
    {
      const OxbowRecord *side = record->children->pdata[i];
      int back = strcmp (side->kind, "back") == 0;
      if (reader->has_side[period][letter][back])
        WRONG (reader, side->line, _("Counter %s of the %s period has two sides of the kind %s."), name, when,
               side->kind);
      reader->has_side[period][letter][back] = true;
      reader->data->sides[period][letter][back] = (NavajoWarsSide) {
        .instruction = (uint8_t) word_of (side, "does", navajo_wars_instruction_words),
        .cost = (uint8_t) number_of (side, "cost"),
        .is_striped = is_yes (side, "striped"),
      };
    }
  for (int back = 0; back < 2; back++)
    if (!reader->has_side[period][letter][back])
      WRONG (reader, record->line, _("Counter %s of the %s period lacks its %s."), name, when,
             back ? "back" : "front");
}

static void
read_card (Reader *reader, const OxbowRecord *record)
{
  int number = number_of (record, "number");
  NavajoWarsOrdinaryCard *card = &reader->data->cards[number];
  bool is_ceremony = strcmp (record->kind, "ceremony") == 0;
  if (card->exists)
    WRONG (reader, record->line, _("Card %d is there twice."), number);
  *card = (NavajoWarsOrdinaryCard) {
    .exists = true,
    .preempt = (uint8_t) number_of (record, "preempt"),
    .ap = (uint8_t) number_of (record, "ap"),
    .limit = (uint8_t) number_of (record, "limit"),
    .population = (uint8_t) word_of (record, "population", navajo_wars_person_words),
    .first = read_effect (reader, record, is_ceremony ? "enemy-way" : "major"),
    .second = read_effect (reader, record, is_ceremony ? "blessing" : "minor"),
  };
}

static void
read_event (Reader *reader, const OxbowRecord *record)
{
  int number = number_of (record, "number");
  NavajoWarsEventCard *card = &reader->data->event_cards[number];
  if (card->exists)
    WRONG (reader, record->line, _("Card %d is there twice."), number);
  *card = (NavajoWarsEventCard) {
    .exists = true,
    .stays = is_yes (record, "stays"),
    .has_price = oxbow_record_get (record, "morale") != NULL,
    .vp = (uint8_t) number_of (record, "vp"),
    .price_morale = (int8_t) number_of (record, "morale"),
    .price_black = (int8_t) number_of (record, "black"),
  };
  read_name (reader, record, "title", card->title, sizeof card->title);
  for (guint i = 0; i < record->children->len; i++)
    {
      const OxbowRecord *effect = record->children->pdata[i];
      if (card->n_effects == NAVAJO_WARS_MAX_EFFECTS)
        WRONG (reader, effect->line, _("An event card has at most %d effects."), NAVAJO_WARS_MAX_EFFECTS);
      else
        card->effects[card->n_effects++] = read_effect (reader, effect, "does");
    }
}

static void
read_in_play (Reader *reader, const OxbowRecord *record)
{
  reader->data->start.events |= (uint16_t) (1 << (number_of (record, "event") - NAVAJO_WARS_CARD_REVOLT));
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
  navajo_wars_component_read (reader->data, record, &reader->seen, reader->problems);
}

/* What is missing */

static bool
has_stack (const NavajoWarsStart *start, int event)
{
  for (int i = 0; i < start->n_stacks; i++)
    if (start->stacks[i] == event)
      return true;
  return false;
}

/* NW-6.1: so that the deck never runs out before the end */
static bool
final_will_come (const NavajoWarsStart *start)
{
  if (start->is_short || has_stack (start, start->final))
    return true;
  if (has_stack (start, NAVAJO_WARS_CARD_INDEPENDENCE) && start->final > NAVAJO_WARS_CARD_INDEPENDENCE)
    return true;
  return has_stack (start, NAVAJO_WARS_CARD_ARMY) && start->final > NAVAJO_WARS_CARD_ARMY;
}

/* The event cards that can come up. */
static bool
may_come (const NavajoWarsStart *start, int event)
{
  if (event == start->final || has_stack (start, event))
    return true;
  bool second = has_stack (start, NAVAJO_WARS_CARD_INDEPENDENCE) && start->final > NAVAJO_WARS_CARD_INDEPENDENCE;
  bool third = start->final > NAVAJO_WARS_CARD_ARMY && (second || has_stack (start, NAVAJO_WARS_CARD_ARMY));
  return (second && event > NAVAJO_WARS_CARD_INDEPENDENCE && event <= NAVAJO_WARS_CARD_ARMY)
         || (third && event > NAVAJO_WARS_CARD_ARMY);
}

static bool
has_period (const NavajoWarsStart *start, int period)
{
  if (period == (int) start->period)
    return true;
  return (period == NAVAJO_WARS_MEXICAN && may_come (start, NAVAJO_WARS_CARD_INDEPENDENCE))
         || (period == NAVAJO_WARS_AMERICAN && may_come (start, NAVAJO_WARS_CARD_ARMY));
}

static void
check_complete (Reader *reader)
{
  const NavajoWarsData *data = reader->data;
  const GPtrArray *tables = reader->scenario->tables;
  int n_families = 0;
  for (int family = 0; family < NAVAJO_WARS_FAMILIES; family++)
    n_families += data->start.home[family] != 0;
  if (n_families == 0)
    WRONG (reader, reader->start_line, _("No family begins the game."));
  for (int number = 1; number <= 40; number++)
    if (!data->cards[number].exists)
      WRONG (reader, oxbow_records_last_line (tables, number <= N_CEREMONIES ? "ceremony" : "operation"),
             _("Card %d is missing."), number);
  for (int number = NAVAJO_WARS_CARD_REVOLT; number < NAVAJO_WARS_CARDS; number++)
    if (!data->event_cards[number].exists && may_come (&data->start, number))
      WRONG (reader, oxbow_records_last_line (tables, "event"), _("Card %d is missing."), number);
  for (int period = 0; period < 3; period++)
    for (int letter = 0; letter < NAVAJO_WARS_COUNTERS; letter++)
      if (has_period (&data->start, period) && !reader->has_side[period][letter][0]
          && !reader->has_side[period][letter][1])
        WRONG (reader, oxbow_records_last_line (tables, "counter"), _("Counter %s of the %s period is missing."),
               navajo_wars_letter_words[letter], navajo_wars_period_words[period]);
  navajo_wars_components_check (&reader->seen, tables, reader->problems);
  if (!data->start.is_short && data->start.n_stacks == 0)
    WRONG (reader, reader->start_line, _("The deck has no stack."));
  if (!final_will_come (&data->start))
    WRONG (reader, reader->start_line, _("The final card %d is in none of the stacks."), data->start.final);
}

void
navajo_wars_data_read (const OxbowScenario *scenario, NavajoWarsData *data, OxbowProblems *problems)
{
  Reader reader = { .scenario = scenario, .data = data, .problems = problems };
  memset (data, 0, sizeof *data);
  read_map (&reader);
  for (guint i = 0; i < scenario->tables->len; i++)
    read_table (&reader, scenario->tables->pdata[i]);
  if (!reader.has_start)
    WRONG (&reader, oxbow_records_last_line (scenario->tables, "start"),
           _("The scenario does not say how the game starts."));
  else
    check_complete (&reader);
}

void
navajo_wars_check (const OxbowScenario *scenario, OxbowProblems *problems)
{
  g_autofree NavajoWarsData *data = g_new0 (NavajoWarsData, 1);
  navajo_wars_data_read (scenario, data, problems);
}
