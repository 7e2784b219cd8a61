/* check.c: what a scenario's data and map must be, and the sentences for what they are not
 *
 * Words and ranges of numbers are seen to by the check of records against the palette; here is what takes more than one
 * attribute to see. Each sentence goes with the line of its record.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/check.h"

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

static int
count (const Check *check, const char *kind)
{
  int n = 0;
  for (guint i = 0; i < check->scenario->tables->len; i++)
    n += is_kind (record_at (check, i), kind);
  return n;
}

static int
find_word (const OxbowRecord *record, const char *name, const char *const *words)
{
  return water_rights_word_find (words, oxbow_record_get (record, name));
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
    complain (check, 0, _("The stack has %d districts; it needs %d at least."), n_districts, MIN_DISTRICTS);
  if (n_basic == 0)
    complain (check, 0, _("There is no plant with the code \"basic\", which every mayor is dealt."));
  if (n_districts + n_plants > WATER_RIGHTS_MAX_TILES)
    complain (check, 0, _("There are %d tiles in the stacks; there can be at most %d."), n_districts + n_plants,
              WATER_RIGHTS_MAX_TILES);
  if (count (check, "district") + count (check, "plant") > WATER_RIGHTS_MAX_KINDS)
    complain (check, 0, _("There are too many kinds of tiles: at most %d."), WATER_RIGHTS_MAX_KINDS);
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
      n[find_word (record, "kind", water_rights_row_words)]++;
      if (water_rights_data_parse_surcharges (oxbow_record_get (record, "surcharges"), surcharges) < 0)
        complain (check, record->line,
                  _("The surcharges \"%s\" should be one to %d whole numbers from 0 to %d, "
                     "separated by single spaces."),
                  oxbow_record_get (record, "surcharges"), WATER_RIGHTS_MAX_ROW, WATER_RIGHTS_ANY);
    }
  for (int row = 0; row < WATER_RIGHTS_ROWS; row++)
    if (n[row] != 1)
      complain (check, 0, _("There are %d rows of kind \"%s\"; there must be one."), n[row],
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
      int seat = find_word (record, "name", water_rights_seat_words),
          dot = find_word (record, "resource", water_rights_dot_words);
      n[seat]++;
      if (seat == WATER_RIGHTS_KING)
        continue;
      if (dot < 0)
        complain (check, record->line, _("The role \"%s\" lacks its resource."), water_rights_seat_words[seat]);
      else if (sellers[dot]++ > 0)
        complain (check, record->line, _("Two towns make %s tokens; each makes a kind of its own."),
                  water_rights_dot_words[dot]);
    }
  for (int seat = WATER_RIGHTS_SENIOR; seat < WATER_RIGHTS_SEATS; seat++)
    if (n[seat] != 1)
      complain (check, 0, _("There are %d roles \"%s\"; there must be one."), n[seat], water_rights_seat_words[seat]);
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
  int op = find_word (record, "op", water_rights_op_words), key = find_word (record, "key", water_rights_key_words);
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
  int op = find_word (record, "op", water_rights_op_words);
  bool is_next = find_word (record, "when", water_rights_when_words) == 1;
  check_number (check, record, op, op_shapes[op].number);
  if (water_rights_word_find (water_rights_penalty_words, water_rights_op_words[op]) < 0)
    complain (check, record->line, _("A penalty is pay, return, money or limit, not \"%s\"."),
              water_rights_op_words[op]);
  else if (op == WATER_RIGHTS_OP_LIMIT && !is_next)
    complain (check, record->line, _("The penalty \"limit\" is for the next turn only."));
}

static void
check_require (const Check *check, const OxbowRecord *record)
{
  int op = find_word (record, "op", water_rights_require_words),
      metric = find_word (record, "metric", water_rights_metric_words);
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
  int n_events = count (check, "event"), n_demands = count (check, "demand");
  for (guint i = 0; i < check->scenario->tables->len; i++)
    if (is_kind (record_at (check, i), "event"))
      check_event (check, record_at (check, i));
    else if (is_kind (record_at (check, i), "demand"))
      check_demand (check, record_at (check, i));
  if (n_events == 0)
    complain (check, 0, _("There is no event: the King's die needs both kinds of cards."));
  if (n_demands == 0)
    complain (check, 0, _("There is no demand: the King's die needs both kinds of cards."));
  if (n_events + n_demands > WATER_RIGHTS_MAX_KINDS)
    complain (check, 0, _("There are too many cards: at most %d."), WATER_RIGHTS_MAX_KINDS);
}

static void
check_goal (const Check *check, const OxbowRecord *goal, bool is_secret)
{
  int role = find_word (goal, "role", water_rights_seat_words),
      metric = find_word (goal, "metric", water_rights_metric_words);
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
      bool is_secret = find_word (goal, "kind", water_rights_goal_words) == 1;
      int role = find_word (goal, "role", water_rights_seat_words);
      check_goal (check, goal, is_secret);
      n_bonus += !is_secret;
      if (is_secret && role >= 0)
        n_secret[role]++;
    }
  if (n_bonus < WATER_RIGHTS_BONUS_GOALS)
    complain (check, 0, _("There are %d bonus goals; a game needs %d."), n_bonus, WATER_RIGHTS_BONUS_GOALS);
  for (int seat = 0; seat < WATER_RIGHTS_SEATS; seat++)
    if (n_secret[seat] == 0)
      complain (check, 0, _("The role \"%s\" has no secret goal; it needs one at least."),
                water_rights_seat_words[seat]);
  if (count (check, "goal") > WATER_RIGHTS_MAX_KINDS)
    complain (check, 0, _("There are too many goals: at most %d."), WATER_RIGHTS_MAX_KINDS);
}

static void
check_town (const Check *check, int seat, int n_facilities, int n_pools)
{
  if (n_facilities != 1)
    complain (check, 0, _("The land of \"%s\" has %d power works; it must have one."), water_rights_seat_words[seat],
              n_facilities);
  else if (n_pools == 0)
    oxbow_problems_warning (check->problems, OXBOW_NO_CELL, 0,
                            _("The land of \"%s\" has no pool: no waterplant can stand there."),
                            water_rights_seat_words[seat]);
}

/* A town that is not played needs no pools: its seat may be absent in this scenario. */
static void
check_map (const Check *check)
{
  const OxbowMap *map = check->scenario->map;
  int n_facilities[WATER_RIGHTS_SEATS] = { 0 }, n_pools[WATER_RIGHTS_SEATS] = { 0 }, n_sites = 0;
  for (OxbowCell cell = 0; cell < oxbow_grid_n_cells (&map->grid); cell++)
    {
      WaterRightsSeat seat;
      WaterRightsLand land;
      if (!water_rights_data_terrain (map->terrain[cell], &seat, &land))
        continue;
      n_sites++;
      n_facilities[seat] += land == WATER_RIGHTS_FACILITY;
      n_pools[seat] += land == WATER_RIGHTS_POOL;
    }
  for (int seat = WATER_RIGHTS_SENIOR; seat < WATER_RIGHTS_SEATS; seat++)
    {
      const char *value = oxbow_settings_get_seat (check->scenario->settings, water_rights_seat_words[seat]);
      check_town (check, seat, n_facilities[seat], g_strcmp0 (value, "absent") == 0 ? 1 : n_pools[seat]);
    }
  if (n_sites > WATER_RIGHTS_MAX_SITES)
    complain (check, 0, _("The towns have %d cells; they can have at most %d."), n_sites, WATER_RIGHTS_MAX_SITES);
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
}
