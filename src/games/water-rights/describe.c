/* describe.c: what the tiles, cards and goals of Water Rights do, in plain words (WR-2.6 to WR-2.9)
 *
 * The words that an operation, a target, a key or a metric may be are a closed set, and what people read for each
 * stands in the palette; a record that is still being written may lack one of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/describe.h"

#include "games/water-rights/data.h"
#include "games/water-rights/palette.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* What people read for the word of an attribute; where there is none, that it is still to be chosen. */
static const char *
title_of (const OxbowRecord *record, const OxbowRecordKind *kinds, const char *name)
{
  const char *title = oxbow_record_get_title (record, kinds, name);
  return title != NULL ? _(title) : _("(still to be chosen)");
}

static const OxbowRecordKind *
children_of (const char *kind)
{
  return oxbow_record_kind_find (water_rights_palette.tables, kind)->children;
}

/* Effects */

static char *
tell_round_effect (const OxbowRecord *effect, int op, int n)
{
  const char *key = title_of (effect, children_of ("event"), "key");
  switch (op)
    {
    case WATER_RIGHTS_OP_NEED:
      return g_strdup_printf (
          n < 0 ? ngettext ("%s need %d drop less this round, but not below 0.",
                            "%s need %d drops less this round, but not below 0.", (gulong) ABS (n))
                : ngettext ("%s need %d drop more this round.", "%s need %d drops more this round.", (gulong) ABS (n)),
          key, ABS (n));
    case WATER_RIGHTS_OP_INCOME:
      return g_strdup_printf (n < 0 ? _("%s earn $%d less this round, but not below 0.")
                                    : _("%s earn $%d more this round."),
                              key, ABS (n));
    case WATER_RIGHTS_OP_TAX:
      return n == 0 ? g_strdup (_("No taxes are taken this round."))
                    : g_strdup_printf (_("Taxes are %d times as high this round."), n);
    case WATER_RIGHTS_OP_SURCHARGE:
      return g_strdup_printf (n < 0 ? _("Every draft costs $%d less this round, but not below 0.")
                                    : _("Every draft costs $%d more this round."), ABS (n));
    case WATER_RIGHTS_OP_NOTRADE:
      return g_strdup (_("No tokens can be bought through trading posts this round."));
    case WATER_RIGHTS_OP_NORECYCLE:
      return g_strdup (_("Recycling plants do not fill again this round."));
    case WATER_RIGHTS_OP_NOBUILD:
      return g_strdup_printf (_("%s: nothing is built this round."), key);
    default:
      g_assert_not_reached ();
    }
}

static char *
tell_effect (const OxbowRecord *effect)
{
  int op = oxbow_record_get_word (effect, "op", water_rights_op_words), n = oxbow_record_get_number (effect, "n", 0);
  const char *target = title_of (effect, children_of ("event"), "target");
  switch (op)
    {
    case WATER_RIGHTS_OP_BANK:
      return g_strdup_printf (
          n < 0 ? ngettext ("The King's bank loses up to %d drop.", "The King's bank loses up to %d drops.",
                            (gulong) ABS (n))
                : ngettext ("The King's bank gains %d drop.", "The King's bank gains %d drops.", (gulong) ABS (n)),
          ABS (n));
    case WATER_RIGHTS_OP_RAIN:
      return g_strdup_printf (ngettext ("%s: rain fills the plants with up to %d drop.",
                                        "%s: rain fills the plants with up to %d drops.", (gulong) ABS (n)),
                              target, n);
    case WATER_RIGHTS_OP_LEAK:
      return g_strdup_printf (
          ngettext ("%s: the plants lose up to %d drop.", "%s: the plants lose up to %d drops.", (gulong) ABS (n)),
          target, n);
    case WATER_RIGHTS_OP_RETURN:
      return g_strdup_printf (ngettext ("%s: up to %d drop goes back from the plants to the bank.",
                                        "%s: up to %d drops go back from the plants to the bank.", (gulong) ABS (n)),
                              target, n);
    case WATER_RIGHTS_OP_MONEY:
      return g_strdup_printf (n < 0 ? _("%s: up to $%d is lost.") : _("%s: the treasury pays $%d."), target, ABS (n));
    case WATER_RIGHTS_OP_PAY:
      return g_strdup_printf (_("%s: $%d goes to the King, or all there is."), target, n);
    case WATER_RIGHTS_OP_GRANT:
      return g_strdup_printf (_("%s: the King gives $%d, or all he has."), target, n);
    case WATER_RIGHTS_OP_KINGMONEY:
      return g_strdup_printf (n < 0 ? _("The King loses up to $%d.")
                                    : _("The treasury pays the King $%d."), ABS (n));
    case WATER_RIGHTS_OP_SWEEP:
      return g_strdup_printf (_("The first tiles of the district row leave the game: %d of them."), n);
    case WATER_RIGHTS_OP_LIMIT:
      return g_strdup_printf (ngettext ("%s: at most %d drop can be asked for this round.",
                                        "%s: at most %d drops can be asked for this round.", (gulong) ABS (n)),
                              target, n);
    case -1:
      return g_strdup (_("What happens is still to be chosen."));
    default:
      return tell_round_effect (effect, op, n);
    }
}

/* Demands */

static char *
tell_requirement (const OxbowRecord *demand, const OxbowRecord *require)
{
  int op = oxbow_record_get_word (require, "op", water_rights_require_words),
      n = oxbow_record_get_number (require, "n", 0);
  const char *target = title_of (demand, water_rights_palette.tables, "target");
  switch (op)
    {
    case WATER_RIGHTS_REQUIRE_PAY:
      return g_strdup_printf (_("%s: pay $%d to the King."), target, n);
    case WATER_RIGHTS_REQUIRE_WATER:
      return g_strdup_printf (
          ngettext ("%s: give %d drop to the bank.", "%s: give %d drops to the bank.", (gulong) ABS (n)), target, n);
    case WATER_RIGHTS_REQUIRE_HAVE:
      return g_strdup_printf (_("%s must have at least %d in “%s”."), target, n,
                              title_of (require, children_of ("demand"), "metric"));
    case WATER_RIGHTS_REQUIRE_BUILT:
      return g_strdup_printf (ngettext ("%s: build at least %d tile this turn.",
                                        "%s: build at least %d tiles this turn.", (gulong) ABS (n)),
                              target, n);
    case WATER_RIGHTS_REQUIRE_RUN:
      return g_strdup_printf (_("%s: run the power works this turn."), target);
    default:
      return g_strdup (_("What is asked for is still to be chosen."));
    }
}

static char *
tell_penalty (const OxbowRecord *penalty)
{
  int op = oxbow_record_get_word (penalty, "op", water_rights_op_words), n = oxbow_record_get_number (penalty, "n", 0);
  bool is_next = oxbow_record_get_word (penalty, "when", water_rights_when_words) == 1;
  switch (op)
    {
    case WATER_RIGHTS_OP_PAY:
      return g_strdup_printf (is_next ? _("Whoever fails pays the King $%d in the next turn.")
                                      : _("Whoever fails pays the King $%d at once."),
                              n);
    case WATER_RIGHTS_OP_RETURN:
      return g_strdup_printf (is_next ? ngettext ("Whoever fails gives up to %d drop back in the next turn.",
                                                  "Whoever fails gives up to %d drops back in the next turn.",
                                                  (gulong) ABS (n))
                                      : ngettext ("Whoever fails gives up to %d drop back at once.",
                                                  "Whoever fails gives up to %d drops back at once.", (gulong) ABS (n)),
                              n);
    case WATER_RIGHTS_OP_MONEY:
      if (n >= 0)
        return g_strdup_printf (
            is_next ? _("Whoever fails is paid $%d in the next turn.") : _("Whoever fails is paid $%d at once."), n);
      return g_strdup_printf (is_next ? _("Whoever fails loses up to $%d in the next turn.")
                                      : _("Whoever fails loses up to $%d at once."),
                              -n);
    case WATER_RIGHTS_OP_LIMIT:
      return g_strdup_printf (ngettext ("Whoever fails can ask for at most %d drop in the next turn.",
                                        "Whoever fails can ask for at most %d drops in the next turn.",
                                        (gulong) ABS (n)),
                              n);
    default:
      return g_strdup (_("The penalty is still to be chosen."));
    }
}

static char *
describe_card (const OxbowRecord *record)
{
  g_autoptr (GString) text = g_string_new (NULL);
  for (guint i = 0; i < record->children->len; i++)
    {
      const OxbowRecord *child = record->children->pdata[i];
      g_autofree char *sentence = strcmp (child->kind, "effect") == 0    ? tell_effect (child)
                                  : strcmp (child->kind, "require") == 0 ? tell_requirement (record, child)
                                                                         : tell_penalty (child);
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentence);
    }
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

/* Tiles and goals */

static char *
tell_needs (const OxbowRecord *record)
{
  static const struct
  {
    const char *name, *words;
  } tokens[] = {
    { "red", N_("%d red") },
    { "green", N_("%d green") },
    { "yellow", N_("%d yellow") },
  };
  g_autoptr (GString) needs = g_string_new (NULL);
  int water = oxbow_record_get_number (record, "water", 0), income = oxbow_record_get_number (record, "income", 0);
  int value = oxbow_record_get_number (record, "value", 0);
  for (size_t i = 0; i < G_N_ELEMENTS (tokens); i++)
    {
      g_autofree char *number = g_strdup_printf ("%d", oxbow_record_get_number (record, tokens[i].name, 0));
      g_autoptr (GString) words = g_string_new (_ (tokens[i].words));
      g_string_replace (words, "%d", number, 1);
      if (strcmp (number, "0") != 0)
        g_string_append_printf (needs, "%s%s", needs->len > 0 ? ", " : "", words->str);
    }
  if (needs->len == 0)
    return g_strdup_printf (ngettext ("Needs %d drop a turn to earn $%d, and counts %d in the end.",
                                      "Needs %d drops a turn to earn $%d, and counts %d in the end.", (gulong) water),
                            water, income, value);
  return g_strdup_printf (ngettext ("Needs %d drop and tokens (%s) a turn to earn $%d, and counts %d in the end.",
                                    "Needs %d drops and tokens (%s) a turn to earn $%d, and counts %d in the end.",
                                    (gulong) water),
                          water, needs->str, income, value);
}

/* The colour tells what is taxed, the class where it may stand. */
static char *
describe_district (const OxbowRecord *record)
{
  const OxbowRecordKind *kinds = water_rights_palette.tables;
  g_autofree char *needs = tell_needs (record);
  /* Translators: colour and class of a tile, and what it needs and earns: "Green · Livestock. Needs 1 drop..." */
  return g_strdup_printf (_("%s · %s. %s"), title_of (record, kinds, "colour"), title_of (record, kinds, "class"),
                          needs);
}

static char *
describe_plant (const OxbowRecord *record)
{
  const char *recycles = oxbow_record_get (record, "recycle");
  bool is_recycling = false;
  if (recycles != NULL)
    oxbow_option_parse_boolean (recycles, &is_recycling);
  return g_strdup_printf (is_recycling ? ngettext ("Holds up to %d drop, and fills again by itself.",
                                                   "Holds up to %d drops, and fills again by itself.",
                                                   (gulong) oxbow_record_get_number (record, "capacity", 0))
                                       : ngettext ("Holds up to %d drop.", "Holds up to %d drops.",
                                                   (gulong) oxbow_record_get_number (record, "capacity", 0)),
                          oxbow_record_get_number (record, "capacity", 0));
}

static char *
describe_goal (const OxbowRecord *record)
{
  const OxbowRecordKind *kinds = water_rights_palette.tables;
  int least = oxbow_record_get_number (record, "min", 0);
  const char *metric = title_of (record, kinds, "metric");
  if (oxbow_record_get_word (record, "kind", water_rights_goal_words) != 1)     /* WR-7.1 */
    return g_strdup_printf (_("For the mayor who has the most in “%s” in the end, and at least %d; for the King if no "
                              "mayor has."), metric, least);
  return g_strdup_printf (_("%s must have at least %d in “%s” in the end."), title_of (record, kinds, "role"), least,
                          metric);
}

char *
water_rights_describe (const OxbowScenario *scenario, const OxbowRecord *record)
{
  if (strcmp (record->kind, "event") == 0 || strcmp (record->kind, "demand") == 0)
    return describe_card (record);
  if (strcmp (record->kind, "district") == 0)
    return describe_district (record);
  if (strcmp (record->kind, "plant") == 0)
    return describe_plant (record);
  return strcmp (record->kind, "goal") == 0 ? describe_goal (record) : NULL;
}

char *
water_rights_describe_kind (const OxbowScenario *scenario, bool is_district, const char *code)
{
  const OxbowRecord *record = oxbow_records_find (scenario->tables, is_district ? "district" : "plant", "code", code);
  return record != NULL ? water_rights_describe (scenario, record) : NULL;
}
