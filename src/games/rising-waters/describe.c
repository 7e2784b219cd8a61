/* describe.c: what the cards and boards of Rising Waters do, in plain words (chapters 2 and 5 of the rules)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/describe.h"

#include "core/word.h"
#include "games/rising-waters/state.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef struct
{
  const char *word, *sentence;
} Meaning;

/* RW-2.2, 5.3 */
static const Meaning landowner_meanings[] = {
  { "job", N_("Two build a levee, one raises it. Who accepts it may also keep it for powers that can be renewed.") },
  { "threat", N_("A crisis: a seat answers it with a card of Resistance, or holds it until it is countered.") },
  { "force", N_("A crisis: the seats together give up two Community cards, or there is a loss.") },
  { "hatred", N_("A crisis: every seat gives up two Community cards, or there is a loss; activism can cancel it.") },
  { "flees", N_("A crisis: the landowner is gone, and there is a loss.") },
  { "dynamite", N_("A crisis: the highest levee is blown up, and there is a loss.") },
  { NULL }
};

/* RW-2.1 */
static const Meaning community_meanings[] = {
  { "blues", N_("Buys Swim, and with Family a raft.") },
  { "church", N_("Buys steps of Donate.") },
  { "family", N_("Buys more pawns, and with Blues a raft.") },
  { "farm", N_("Buys steps of Move, and with Garden a discount on levees.") },
  { "garden", N_("Buys steps of Actions, and with Farm animals a discount on levees.") },
  { "education", N_("Stands for any card that buys a power; for the Teacher also for a card of Resistance.") },
  { "newspaper", N_("Resistance: look at the next three cards of the weather.") },
  { "radio", N_("Resistance: look at the next three cards of the landowners.") },
  { "activism", N_("Resistance: cancels a card of Race Hatred.") },
  { "vaudeville", N_("Resistance: draw two Community cards; with two of it, every seat does.") },
  { NULL }
};

/* RW-5.9 */
static const Meaning character_meanings[] = {
  { "blues-singer", N_("Performs blues for towns, pawns and Survivors, a point each time.") },
  { "outside-activist", N_("Answers Race Hatred with activism, a point each time.") },
  { "preacher", N_("Gives away church cards, a point each time.") },
  { "sharecropper", N_("Sells farm animals, garden and education, a point each time.") },
  { "young-person", N_("In Vicksburg, finds what was discarded and gives it away, a point each time.") },
  { "teacher", N_("Uses education as Resistance, and counters the threats against others.") },
  { NULL }
};

static const char *
find_meaning (const Meaning *meanings, const char *word)
{
  for (; word != NULL && meanings->word != NULL; meanings++)
    if (strcmp (meanings->word, word) == 0)
      return _(meanings->sentence);
  return NULL;
}

static char *
describe_landowner (const OxbowScenario *scenario, const OxbowRecord *record)
{
  const char *card = oxbow_record_get (record, "card"), *meaning = find_meaning (landowner_meanings, card);
  const char *place = NULL;
  if (card == NULL || !g_str_has_prefix (card, "camp"))
    return g_strdup (meaning);
  for (guint i = 0; i < scenario->map->features->len; i++)
    {
      const OxbowRecord *site = scenario->map->features->pdata[i];
      if (strcmp (site->kind, "site") == 0 && oxbow_record_get_number (site, "camp", 0) == card[4] - '0')
        place = oxbow_record_get_prose (site, "name");
    }
  if (place == NULL)
    return g_strdup (_("A crisis: a relief camp is built; a red one takes pawns and Survivors."));
  return g_strdup_printf (_("A crisis: a relief camp is built near %s; a red one takes pawns and Survivors."), place);
}

static char *
describe_season (const OxbowRecord *record)
{
  int weeks = oxbow_record_get_number (record, "weeks", 0);
  return g_strdup_printf (ngettext ("The flood lasts %d week, and all water stands at %d at the start.",
                                    "The flood lasts %d weeks, and all water stands at %d at the start.",
                                    (gulong) weeks),
                          weeks, oxbow_record_get_number (record, "level", 0));
}

static char *
describe_area (const OxbowRecord *record)
{
  const char *name = oxbow_record_get_prose (record, "name");
  return g_strdup_printf (_("Rain of %s: heavy rain raises its water by 3 (%d cards), rain by 2 (%d), light rain by 1 "
                            "(%d); sun lets the highest of it fall by 1 (%d)."),
                          name != NULL ? name : oxbow_record_get (record, "id"),
                          oxbow_record_get_number (record, "heavy", 0), oxbow_record_get_number (record, "medium", 0),
                          oxbow_record_get_number (record, "light", 0), oxbow_record_get_number (record, "sunny", 0));
}

/* What people call a Community card that a goal needs. */
static const char *
title_of_need (const OxbowScenario *scenario, const char *word)
{
  const OxbowAttribute *attribute = oxbow_record_kind_find (scenario->ruleset->palette->tables, "goal")->attributes;
  while (strcmp (attribute->name, word) != 0)
    attribute++;
  return _(attribute->title);
}

/* RW-5.7 */
static char *
describe_goal (const OxbowScenario *scenario, const OxbowRecord *record)
{
  g_autoptr (GString) needs = g_string_new (NULL);
  const char *id = oxbow_record_get (record, "id");
  const char *condition = oxbow_record_get_title (record, scenario->ruleset->palette->tables, "condition");
  for (int card = 0; card < RISING_WATERS_N_COMMUNITY; card++)
    {
      const char *word = rising_waters_card_words[card];
      int n = oxbow_record_get_number (record, word, 0);
      if (n > 0)
        g_string_append_printf (needs, "%s%d %s", needs->len > 0 ? ", " : "", n, title_of_need (scenario, word));
    }
  bool is_first = id != NULL && g_str_has_suffix (id, "-a");
  if (condition == NULL || strcmp (oxbow_record_get (record, "condition"), "none") == 0)
    return g_strdup_printf (is_first ? _("Give %s: there is 1 loss less.") : _("Give %s: there are 2 losses less."),
                            needs->str);
  return g_strdup_printf (is_first ? _("Give %s, when this is so: %s. There is 1 loss less.")
                                   : _("Give %s, when this is so: %s. There are 2 losses less."),
                          needs->str, _(condition));
}

char *
rising_waters_describe (const OxbowScenario *scenario, const OxbowRecord *record)
{
  if (strcmp (record->kind, "landowner") == 0)
    return describe_landowner (scenario, record);
  if (strcmp (record->kind, "community") == 0)
    return g_strdup (find_meaning (community_meanings, oxbow_record_get (record, "card")));
  if (strcmp (record->kind, "board") == 0)
    return g_strdup (find_meaning (character_meanings, oxbow_record_get (record, "character")));
  if (strcmp (record->kind, "cloudy") == 0)
    return g_strdup (_("Nothing happens to the water."));
  if (strcmp (record->kind, "season") == 0)
    return describe_season (record);
  if (strcmp (record->kind, "area") == 0)
    return describe_area (record);
  return strcmp (record->kind, "goal") == 0 ? describe_goal (scenario, record) : NULL;
}
