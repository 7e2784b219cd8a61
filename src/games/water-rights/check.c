/* check.c: what a scenario's data and map must be, and the sentences for what they are not
 *
 * Words and ranges of numbers are seen to by the check of records against the palette; here is what takes more than one
 * attribute to see. Each sentence goes with the line of its record; what a scenario has too few or too many of, with
 * that of the last one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/check.h"

#include "core/word.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MIN_DISTRICTS 6 /* tiles in the stack */

typedef struct
{
  const OxbowScenario *scenario;
  OxbowProblems *problems;
} Check;

#define complain(check, line, ...) oxbow_problems_error ((check)->problems, OXBOW_NO_CELL, (line), __VA_ARGS__)

static const OxbowRecord *
record_at (const Check *check, guint i)
{
  return check->scenario->tables->pdata[i];
}

static bool
is_kind (const OxbowRecord *record, const char *kind)
{
  return strcmp (record->kind, kind) == 0;
}

/* What names a record among others: tiles share codes, cards share ids, goals have ids of their own. */
static const char *
name_of (const OxbowRecord *record, int *family)
{
  if (is_kind (record, "district") || is_kind (record, "plant"))
    {
      *family = 0;
      return oxbow_record_get (record, "code");
    }
  if (is_kind (record, "event") || is_kind (record, "demand"))
    *family = 1;
  else if (is_kind (record, "goal"))
    *family = 2;
  else
    return NULL;
  return oxbow_record_get (record, "id");
}

static void
check_names (const Check *check)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; i < check->scenario->tables->len; i++)
    {
      const OxbowRecord *record = record_at (check, i);
      int family = 0;
      const char *name = name_of (record, &family);
      if (name == NULL)
        continue;
      if (strcmp (name, "none") == 0 || strcmp (name, "-") == 0)
        complain (check, record->line, _("A %s cannot be called \"%s\": listings say so where there is nothing."),
                  record->kind, name);
      char *key = g_strdup_printf ("%d %s", family, name);
      if (!g_hash_table_add (seen, key))
        complain (check, record->line, _("There are two of \"%s\": each %s needs a name of its own."), name,
                  record->kind);
    }
}

static void
check_tiles (const Check *check)
{
  int n_districts = 0, n_plants = 0, n_basic = 0;
  for (guint i = 0; i < check->scenario->tables->len; i++)
    {
      const OxbowRecord *record = record_at (check, i);
      int copies = oxbow_record_get_number (record, "copies", 0);
      if (is_kind (record, "district"))
        n_districts += copies;
      if (is_kind (record, "plant"))
        {
          n_plants += copies;
          n_basic += strcmp (oxbow_record_get (record, "code"), "basic") == 0;
        }
    }
  if (n_districts < MIN_DISTRICTS)
    complain (check, oxbow_records_last_line (check->scenario->tables, "district"),
              ngettext ("The stack has %d district; it needs %d at least.",
                        "The stack has %d districts; it needs %d at least.", (gulong) n_districts),
              n_districts, MIN_DISTRICTS);
  if (n_basic == 0)
    complain (check, oxbow_records_last_line (check->scenario->tables, "plant"),
              _("There is no plant with the code \"basic\", which every mayor is dealt."));
  if (n_districts + n_plants > WATER_RIGHTS_MAX_TILES)
    complain (check, oxbow_records_last_line (check->scenario->tables, "plant"),
              _("There are %d tiles in the stacks; there can be at most %d."),
              n_districts + n_plants, WATER_RIGHTS_MAX_TILES);
  const GPtrArray *tables = check->scenario->tables;
  if (oxbow_records_count (tables, "district") + oxbow_records_count (tables, "plant") > WATER_RIGHTS_MAX_KINDS)
    complain (check, oxbow_records_last_line (check->scenario->tables, "plant"),
              _("There are too many kinds of tiles: at most %d."),
              WATER_RIGHTS_MAX_KINDS);
}

/* WR-6.6: a game ends when a slot of the district row stays empty. */
static void
check_slots (const Check *check, const OxbowRecord *row, int n_slots)
{
  int n = 0;
  for (guint i = 0; i < check->scenario->tables->len; i++)
    if (is_kind (record_at (check, i), "district"))
      n += oxbow_record_get_number (record_at (check, i), "copies", 0);
  if (n >= MIN_DISTRICTS && n < n_slots)
    oxbow_problems_warning (check->problems, OXBOW_NO_CELL, row->line,
                            _("The row has %d slots, but there are only %d districts: the game ends with round 1."),
                            n_slots, n);
}

static void
check_rows (const Check *check)
{
  int n[WATER_RIGHTS_ROWS] = { 0 };
  for (guint i = 0; i < check->scenario->tables->len; i++)
    {
      const OxbowRecord *record = record_at (check, i);
      int surcharges[WATER_RIGHTS_MAX_ROW];
      if (!is_kind (record, "row"))
        continue;
      int row = oxbow_record_get_word (record, "kind", water_rights_row_words),
          n_slots = water_rights_data_parse_surcharges (oxbow_record_get (record, "surcharges"), surcharges);
      n[row]++;
      if (row == WATER_RIGHTS_DISTRICTS)
        check_slots (check, record, n_slots);
      if (n_slots < 0)
        complain (check, record->line,
                  _("The surcharges \"%s\" should be one to %d whole numbers from 0 to %d, "
                     "separated by single spaces."),
                  oxbow_record_get (record, "surcharges"), WATER_RIGHTS_MAX_ROW, WATER_RIGHTS_ANY);
    }
  for (int row = 0; row < WATER_RIGHTS_ROWS; row++)
    if (n[row] != 1)
      complain (check, oxbow_records_last_line (check->scenario->tables, "row"),
                _("There are %d rows of kind \"%s\"; there must be one."), n[row],
                water_rights_row_words[row]);
}

static void
check_roles (const Check *check)
{
  int n[WATER_RIGHTS_SEATS] = { 0 }, sellers[WATER_RIGHTS_DOTS] = { 0 };
  for (guint i = 0; i < check->scenario->tables->len; i++)
    {
      const OxbowRecord *record = record_at (check, i);
      if (!is_kind (record, "role"))
        continue;
      int seat = oxbow_record_get_word (record, "name", water_rights_seat_words),
          dot = oxbow_record_get_word (record, "resource", water_rights_dot_words);
      n[seat]++;
      if (seat == WATER_RIGHTS_KING)
        continue;
      if (dot < 0)
        complain (check, record->line, _("The role \"%s\" lacks its resource."), water_rights_seat_words[seat]);
      else if (sellers[dot]++ > 0)
        complain (check, record->line, _("Two towns make %s tokens; each makes a kind of its own."),
                  water_rights_dot_words[dot]);
    }
  for (int seat = 0; seat < WATER_RIGHTS_SEATS; seat++)
    if (n[seat] != 1)
      complain (check, oxbow_records_last_line (check->scenario->tables, "role"),
                _("There are %d roles \"%s\"; there must be one."), n[seat],
                water_rights_seat_words[seat]);
}

/* What an operation takes beside its name. */
typedef struct
{
  bool target, number;
  const char *keys; /* the last letters of what it may be of: colours, classes, all, land, plant; or none */
} OpShape;

static const OpShape op_shapes[] = {
  [WATER_RIGHTS_OP_BANK] = { false, true, "" },        [WATER_RIGHTS_OP_RAIN] = { true, true, "" },
  [WATER_RIGHTS_OP_LEAK] = { true, true, "" },         [WATER_RIGHTS_OP_RETURN] = { true, true, "" },
  [WATER_RIGHTS_OP_MONEY] = { true, true, "" },        [WATER_RIGHTS_OP_PAY] = { true, true, "" },
  [WATER_RIGHTS_OP_GRANT] = { true, true, "" },        [WATER_RIGHTS_OP_KINGMONEY] = { false, true, "" },
  [WATER_RIGHTS_OP_SWEEP] = { false, true, "" },       [WATER_RIGHTS_OP_LIMIT] = { true, true, "" },
  [WATER_RIGHTS_OP_NEED] = { false, true, "oca" },     [WATER_RIGHTS_OP_INCOME] = { false, true, "oca" },
  [WATER_RIGHTS_OP_TAX] = { false, true, "" },         [WATER_RIGHTS_OP_SURCHARGE] = { false, true, "" },
  [WATER_RIGHTS_OP_NOTRADE] = { false, false, "" },    [WATER_RIGHTS_OP_NORECYCLE] = { false, false, "" },
  [WATER_RIGHTS_OP_NOBUILD] = { false, false, "clp" },
};

static char
sort_of_key (int key)
{
  if (key < WATER_RIGHTS_KEY_CLASS)
    return 'o';
  if (key < WATER_RIGHTS_KEY_ALL)
    return 'c';
  if (key == WATER_RIGHTS_KEY_ALL)
    return 'a';
  return key == WATER_RIGHTS_KEY_PLANT ? 'p' : 'l';
}

/* Only what changes by both signs may be below nought. */
static bool
may_be_negative (int op)
{
  return op == WATER_RIGHTS_OP_BANK || op == WATER_RIGHTS_OP_MONEY || op == WATER_RIGHTS_OP_KINGMONEY
         || op == WATER_RIGHTS_OP_NEED || op == WATER_RIGHTS_OP_INCOME || op == WATER_RIGHTS_OP_SURCHARGE;
}

static void
check_number (const Check *check, const OxbowRecord *record, int op, bool takes_number)
{
  bool has_number = oxbow_record_get (record, "n") != NULL;
  if (takes_number != has_number)
    complain (check, record->line,
              takes_number ? _("The operation \"%s\" lacks its n.") : _("The operation \"%s\" takes no n."),
              water_rights_op_words[op]);
  else if (has_number && oxbow_record_get_number (record, "n", 0) < 0 && !may_be_negative (op))
    complain (check, record->line, _("The operation \"%s\" takes no number below 0."), water_rights_op_words[op]);
}

static void
check_effect (const Check *check, const OxbowRecord *record)
{
  int op = oxbow_record_get_word (record, "op", water_rights_op_words),
      key = oxbow_record_get_word (record, "key", water_rights_key_words);
  const OpShape *shape = &op_shapes[op];
  bool has_target = oxbow_record_get (record, "target") != NULL;
  if (shape->target != has_target)
    complain (check, record->line,
              shape->target ? _("The operation \"%s\" lacks its target.")
                            : _("The operation \"%s\" takes no target."),
              water_rights_op_words[op]);
  check_number (check, record, op, shape->number);
  if (key < 0 && *shape->keys != '\0')
    complain (check, record->line, _("The operation \"%s\" lacks its key."), water_rights_op_words[op]);
  if (key >= 0 && strchr (shape->keys, sort_of_key (key)) == NULL)
    complain (check, record->line, _("The operation \"%s\" takes no key \"%s\"."), water_rights_op_words[op],
              water_rights_key_words[key]);
}

static void
check_penalty (const Check *check, const OxbowRecord *record)
{
  int op = oxbow_record_get_word (record, "op", water_rights_op_words);
  bool is_next = oxbow_record_get_word (record, "when", water_rights_when_words) == 1;
  check_number (check, record, op, op_shapes[op].number);
  if (oxbow_word_find (water_rights_penalty_words, water_rights_op_words[op]) < 0)
    complain (check, record->line, _("A penalty is pay, return, money or limit, not \"%s\"."),
              water_rights_op_words[op]);
  else if (op == WATER_RIGHTS_OP_LIMIT && !is_next)
    complain (check, record->line, _("The penalty \"limit\" is for the next turn only."));
}

static void
check_require (const Check *check, const OxbowRecord *record)
{
  int op = oxbow_record_get_word (record, "op", water_rights_require_words),
      metric = oxbow_record_get_word (record, "metric", water_rights_metric_words);
  bool has_number = oxbow_record_get (record, "n") != NULL;
  if ((op != WATER_RIGHTS_REQUIRE_RUN) != has_number)
    complain (check, record->line,
              has_number ? _("The requirement \"%s\" takes no n.") : _("The requirement \"%s\" lacks its n."),
              water_rights_require_words[op]);
  if ((op == WATER_RIGHTS_REQUIRE_HAVE) != (metric >= 0))
    complain (check, record->line,
              metric >= 0 ? _("The requirement \"%s\" takes no metric.")
                          : _("The requirement \"%s\" lacks its metric."),
              water_rights_require_words[op]);
  else if (metric >= WATER_RIGHTS_METRIC_KING)
    complain (check, record->line, _("The metric \"%s\" is the King's; this one is a mayor's."),
              water_rights_metric_words[metric]);
}

static void
check_event (const Check *check, const OxbowRecord *event)
{
  if (event->children->len < 1 || event->children->len > WATER_RIGHTS_MAX_CARD_PARTS)
    complain (check, event->line, _("The event \"%s\" has %d effects; it needs from 1 to %d."),
              oxbow_record_get (event, "id"), (int) event->children->len, WATER_RIGHTS_MAX_CARD_PARTS);
  for (guint i = 0; i < event->children->len; i++)
    check_effect (check, event->children->pdata[i]);
}

static void
check_demand (const Check *check, const OxbowRecord *demand)
{
  int n_requires = 0, n_penalties = 0;
  for (guint i = 0; i < demand->children->len; i++)
    {
      const OxbowRecord *child = demand->children->pdata[i];
      bool is_require = is_kind (child, "require");
      *(is_require ? &n_requires : &n_penalties) += 1;
      if (is_require)
        check_require (check, child);
      else
        check_penalty (check, child);
    }
  if (n_requires != 1)
    complain (check, demand->line, _("The demand \"%s\" asks for %d things; it must be one."),
              oxbow_record_get (demand, "id"), n_requires);
  if (n_penalties < 1 || n_penalties > WATER_RIGHTS_MAX_CARD_PARTS)
    complain (check, demand->line, _("The demand \"%s\" has %d penalties; it needs from 1 to %d."),
              oxbow_record_get (demand, "id"), n_penalties, WATER_RIGHTS_MAX_CARD_PARTS);
}

static void
check_cards (const Check *check)
{
  int n_events = oxbow_records_count (check->scenario->tables, "event"),
      n_demands = oxbow_records_count (check->scenario->tables, "demand");
  for (guint i = 0; i < check->scenario->tables->len; i++)
    if (is_kind (record_at (check, i), "event"))
      check_event (check, record_at (check, i));
    else if (is_kind (record_at (check, i), "demand"))
      check_demand (check, record_at (check, i));
  if (n_events == 0)
    complain (check, oxbow_records_last_line (check->scenario->tables, "event"),
              _("There is no event: the King's die needs both kinds of cards."));
  if (n_demands == 0)
    complain (check, oxbow_records_last_line (check->scenario->tables, "demand"),
              _("There is no demand: the King's die needs both kinds of cards."));
  if (n_events + n_demands > WATER_RIGHTS_MAX_KINDS)
    complain (check, oxbow_records_last_line (check->scenario->tables, "demand"),
              _("There are too many cards: at most %d."), WATER_RIGHTS_MAX_KINDS);
}

static void
check_goal (const Check *check, const OxbowRecord *goal, bool is_secret)
{
  int role = oxbow_record_get_word (goal, "role", water_rights_seat_words),
      metric = oxbow_record_get_word (goal, "metric", water_rights_metric_words);
  if (is_secret != (role >= 0))
    complain (check, goal->line,
              is_secret ? _("The secret goal \"%s\" lacks its role.") : _("The bonus goal \"%s\" takes no role."),
              oxbow_record_get (goal, "id"));
  else if ((role == WATER_RIGHTS_KING) != (metric >= WATER_RIGHTS_METRIC_KING))
    complain (check, goal->line,
              role == WATER_RIGHTS_KING ? _("The metric \"%s\" is a mayor's; this one is the King's.")
                                        : _("The metric \"%s\" is the King's; this one is a mayor's."),
              water_rights_metric_words[metric]);
}

static void
check_goals (const Check *check)
{
  int n_bonus = 0, n_secret[WATER_RIGHTS_SEATS] = { 0 };
  for (guint i = 0; i < check->scenario->tables->len; i++)
    {
      const OxbowRecord *goal = record_at (check, i);
      if (!is_kind (goal, "goal"))
        continue;
      bool is_secret = oxbow_record_get_word (goal, "kind", water_rights_goal_words) == 1;
      int role = oxbow_record_get_word (goal, "role", water_rights_seat_words);
      check_goal (check, goal, is_secret);
      n_bonus += !is_secret;
      if (is_secret && role >= 0)
        n_secret[role]++;
    }
  if (n_bonus < WATER_RIGHTS_BONUS_GOALS)
    complain (check, oxbow_records_last_line (check->scenario->tables, "goal"),
              ngettext ("There is %d bonus goal; a game needs %d.", "There are %d bonus goals; a game needs %d.",
                        (gulong) n_bonus),
              n_bonus, WATER_RIGHTS_BONUS_GOALS);
  for (int seat = 0; seat < WATER_RIGHTS_SEATS; seat++)
    if (n_secret[seat] == 0)
      complain (check, oxbow_records_last_line (check->scenario->tables, "goal"),
                _("The role \"%s\" has no secret goal; it needs one at least."),
                water_rights_seat_words[seat]);
  if (oxbow_records_count (check->scenario->tables, "goal") > WATER_RIGHTS_MAX_KINDS)
    complain (check, oxbow_records_last_line (check->scenario->tables, "goal"),
              _("There are too many goals: at most %d."), WATER_RIGHTS_MAX_KINDS);
}

/* What the map gives a town: cells by kind of land, and the last of its works, else any cell of it. */
typedef struct
{
  int n_facilities, n_pools;
  OxbowCell cell;
} Town;

static void
check_town (const Check *check, int seat, const Town *town)
{
  int line = oxbow_map_line_of (check->scenario->map, MAX (town->cell, 0));
  if (town->n_facilities != 1)
    oxbow_problems_error (check->problems, town->cell, line,
                          _("The land of \"%s\" has %d power works; it must have one."), water_rights_seat_words[seat],
                          town->n_facilities);
  else if (town->n_pools == 0)
    oxbow_problems_warning (check->problems, town->cell, line,
                            _("The land of \"%s\" has no pool: no waterplant can stand there."),
                            water_rights_seat_words[seat]);
}

static void
count_site (Town *town, OxbowCell cell, WaterRightsLand land)
{
  if (town->cell == OXBOW_NO_CELL || land == WATER_RIGHTS_FACILITY)
    town->cell = cell;
  town->n_facilities += land == WATER_RIGHTS_FACILITY;
  town->n_pools += land == WATER_RIGHTS_POOL;
}

/* A town that is not played needs no pools: its seat may be absent in this scenario. */
static void
check_map (const Check *check)
{
  const OxbowMap *map = check->scenario->map;
  Town towns[WATER_RIGHTS_SEATS] = { 0 };
  OxbowCell last = OXBOW_NO_CELL;
  int n_sites = 0;
  for (int seat = WATER_RIGHTS_SENIOR; seat < WATER_RIGHTS_SEATS; seat++)
    towns[seat].cell = OXBOW_NO_CELL;
  for (OxbowCell cell = 0; cell < oxbow_grid_n_cells (&map->grid); cell++)
    {
      WaterRightsSeat seat;
      WaterRightsLand land;
      if (!water_rights_data_terrain (map->terrain[cell], &seat, &land))
        continue;
      count_site (&towns[seat], cell, land);
      n_sites++;
      last = cell;
    }
  for (int seat = WATER_RIGHTS_SENIOR; seat < WATER_RIGHTS_SEATS; seat++)
    {
      const char *value = oxbow_settings_get_seat (check->scenario->settings, water_rights_seat_words[seat]);
      towns[seat].n_pools += g_strcmp0 (value, "absent") == 0;
      check_town (check, seat, &towns[seat]);
    }
  if (n_sites > WATER_RIGHTS_MAX_SITES)
    oxbow_problems_error (check->problems, last, oxbow_map_line_of (map, last),
                          _("The towns have %d cells; they can have at most %d."), n_sites, WATER_RIGHTS_MAX_SITES);
}

/* WR-4.4: what the set-up would refuse as well, but with the line of what the scenario sets. */
static void
check_settings (const Check *check)
{
  const OxbowScenario *scenario = check->scenario;
  const OxbowSettings *settings = scenario->settings;
  const char *ends[2] = { "price_units_min", "price_units_max" };
  int n_absent = 0, line = 0, units[2];
  for (int seat = WATER_RIGHTS_SENIOR; seat < WATER_RIGHTS_SEATS; seat++)
    {
      n_absent += g_strcmp0 (oxbow_settings_get_seat (settings, water_rights_seat_words[seat]), "absent") == 0;
      line = MAX (line, oxbow_settings_line_of (settings->seats, water_rights_seat_words[seat]));
    }
  if (n_absent == WATER_RIGHTS_SEATS - 1)
    complain (check, line, _("At least one mayor takes part: Senior, Riparian or Junior."));
  for (int i = 0; i < 2; i++)
    {
      const char *value = oxbow_settings_get_option (settings, ends[i]);
      units[i] = atoi (value != NULL ? value : oxbow_option_find (scenario->ruleset->options, ends[i])->otherwise);
    }
  if (units[0] > units[1])
    complain (check,
              MAX (oxbow_settings_line_of (settings->options, ends[0]),
                   oxbow_settings_line_of (settings->options, ends[1])),
              _("The option price_units_min cannot be above price_units_max."));
}

void
water_rights_check (const OxbowScenario *scenario, OxbowProblems *problems)
{
  const Check check = { scenario, problems };
  check_names (&check);
  check_tiles (&check);
  check_rows (&check);
  check_cards (&check);
  check_goals (&check);
  check_roles (&check);
  check_map (&check);
  check_settings (&check);
}
