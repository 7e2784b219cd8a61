/* describe.c: what the cards and counters of Navajo Wars do, in plain words (NW-2.3 to NW-2.7)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/describe.h"

#include "core/sentences.h"
#include "games/navajo-wars/data.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Effects that take no number, and those that show theirs: what rises, and what falls. */
static const char *const plain[] = {
  [NAVAJO_WARS_EFFECT_NONE] = N_("Nothing happens."),
  [NAVAJO_WARS_EFFECT_BUILD] = N_("The enemy builds an Outpost."),
  [NAVAJO_WARS_EFFECT_CAPTIVES] = N_("The enemy takes a child or a woman captive."),
  [NAVAJO_WARS_EFFECT_BLIGHT] = N_("Blight: the corn of a territory, by a die, is lost."),
  [NAVAJO_WARS_EFFECT_GOODS] = N_("The Diné gain 1 Trade Goods."),
  [NAVAJO_WARS_EFFECT_REVOLT] =
    N_("The Pueblos rise: all Missions are gone, New Mexico is no longer subdued, Enemy Morale falls by 1."),
  [NAVAJO_WARS_EFFECT_UNREST] = N_("Unrest: a red cube goes back from Subjugation to the bag."),
  [NAVAJO_WARS_EFFECT_MEXICAN] = N_("The Mexican period begins."),
  [NAVAJO_WARS_EFFECT_AMERICAN] = N_("The American period begins."),
  [NAVAJO_WARS_EFFECT_MANUELITO] = N_("Manuelito joins a family."),
  [NAVAJO_WARS_EFFECT_CARSON] = N_("Carson's soldiers strike twice."),
};

typedef struct
{
  NavajoWarsEffectKind kind;
  const char *more, *less;
} Change;

static const Change changes[] = {
  { NAVAJO_WARS_EFFECT_INTRUDERS, N_("New intruders come: %d."), NULL },
  { NAVAJO_WARS_EFFECT_DROUGHT, N_("Drought grows by %d; dice say in which territory."), NULL },
  { NAVAJO_WARS_EFFECT_RAIN, N_("Rain: Drought falls by %d; dice say in or beside which territory."), NULL },
  { NAVAJO_WARS_EFFECT_RAID, N_("The enemy raids with as many counters as the Ferocity of the families, and %d "
                                    "more."), NULL },
  { NAVAJO_WARS_EFFECT_SHEEP, N_("The Diné gain %d sheep."), N_("The Diné lose %d sheep.") },
  { NAVAJO_WARS_EFFECT_HORSE, N_("Horses that the Diné gain: %d."), N_("Horses that the Diné lose: %d.") },
  { NAVAJO_WARS_EFFECT_AP, N_("The Diné gain %d AP."), N_("The Diné lose %d AP.") },
  { NAVAJO_WARS_EFFECT_MORALE, N_("Enemy Morale rises by %d."), N_("Enemy Morale falls by %d.") },
  { NAVAJO_WARS_EFFECT_EFEROCITY, N_("Enemy Ferocity rises by %d."), N_("Enemy Ferocity falls by %d.") },
  { NAVAJO_WARS_EFFECT_CULTURE, N_("Culture rises by %d."), N_("Culture falls by %d.") },
  { NAVAJO_WARS_EFFECT_MILITARY, N_("Military rises by %d."), N_("Military falls by %d.") },
};

static char *
tell_change (const Change *change, int n)
{
  g_autofree char *number = g_strdup_printf ("%d", ABS (n));
  GString *sentence = g_string_new (n < 0 && change->less != NULL ? _(change->less) : _(change->more));
  g_string_replace (sentence, "%d", number, 1);
  return g_string_free (sentence, FALSE);
}

char *
navajo_wars_tell_effect (NavajoWarsEffect effect)
{
  if (effect.kind == NAVAJO_WARS_EFFECT_TRIBAL)
    return g_strdup (effect.n == NAVAJO_WARS_HIT_COMANCHE ? _("The Comanche raid.") : _("The Utes raid."));
  for (size_t i = 0; i < G_N_ELEMENTS (changes); i++)
    if ((int) changes[i].kind == (int) effect.kind)
      return tell_change (&changes[i], effect.n);
  return g_strdup (_(plain[effect.kind]));
}

static char *
tell_effect (const OxbowRecord *record, const char *name)
{
  const char *text = oxbow_record_get (record, name);
  NavajoWarsEffect effect = { 0 };
  if (text == NULL || !navajo_wars_effect_parse (text, &effect))
    return g_strdup (_("This is still to be written."));
  return navajo_wars_tell_effect (effect);
}

static char *
describe_ceremony (const OxbowRecord *record)
{
  g_autofree char *way = tell_effect (record, "enemy-way"), *blessing = tell_effect (record, "blessing");
  return g_strdup_printf (_("Enemy Way: %s Blessing, on a roll of at most %d: %s"), way,
                          oxbow_record_get_number (record, "limit", 0), blessing);
}

static char *
describe_operation (const OxbowRecord *record)
{
  g_autofree char *major = tell_effect (record, "major"), *minor = tell_effect (record, "minor");
  return g_strdup_printf (_("Preempting costs %d AP, and the enemy gains %d. After both operations comes the Major "
                            "Event: %s Then the Minor Event: %s"),
                          oxbow_record_get_number (record, "preempt", 0), oxbow_record_get_number (record, "ap", 0),
                          major, minor);
}

static char *
describe_event (const OxbowRecord *record)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GPtrArray) effects = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < record->children->len; i++)
    g_ptr_array_add (effects, tell_effect (record->children->pdata[i], "does"));
  oxbow_sentences_fold (effects);
  for (guint i = 0; i < effects->len; i++)
    g_string_append_printf (text, "%s ", (char *) effects->pdata[i]);
  int points = oxbow_record_get_number (record, "vp", 0);
  g_string_append_printf (text, ngettext ("Its Victory Check needs %d point.", "Its Victory Check needs %d points.",
                                          (gulong) ABS (points)), points);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* NW-6.5 */
static const char *const instruction_notes[] = {
  [NAVAJO_WARS_DO_BUILD] = N_("the first territory without an Outpost gets one."),
  [NAVAJO_WARS_DO_BUILD_SUBVERT] = N_("first as Build, then as Subvert."),
  [NAVAJO_WARS_DO_SUBVERT] = N_("as Subjugate; once that is done, Outposts cost you Culture."),
  [NAVAJO_WARS_DO_SUBJUGATE] = N_("draws cubes; three red ones subjugate New Mexico."),
  [NAVAJO_WARS_DO_EXPAND] = N_("each Outpost goes one area deeper and costs you 1 Culture, or 2 where it is in the "
                               "last."),
  [NAVAJO_WARS_DO_COLONIZE] = N_("takes cubes back from those you raided; where there are none, as Expand."),
  [NAVAJO_WARS_DO_UTES] = N_("as Subjugate; once that is done, the Utes raid families."),
  [NAVAJO_WARS_DO_COMANCHE] = N_("as Subjugate; once that is done, the Comanche raid families."),
  [NAVAJO_WARS_DO_CAPTIVES] = N_("in the territory of a die a family loses a child, or else a woman."),
  [NAVAJO_WARS_DO_RAID] = N_("raiders go where families are: as many as it pays AP, and one for each Ferocity."),
  [NAVAJO_WARS_DO_PEACE] = N_("your AP and the Ferocity of the families go to 0; its AP wait in the Raided box."),
  [NAVAJO_WARS_DO_DEFEND] = N_("its AP wait in the Raided box."),
};

static void
add_counter (const NavajoWarsState *state, uint8_t counter, GString *text)
{
  const NavajoWarsSide *face = navajo_wars_side (state, counter);
  g_string_append_printf (text, _("%s%s: %s"), "\n", navajo_wars_instruction_title (face->instruction),
                          _(instruction_notes[face->instruction]));
}

/* Each instruction once, and what it does. */
char *
navajo_wars_explain_column (const NavajoWarsState *state, bool is_standby)
{
  const uint8_t *counters = is_standby ? state->standby : state->active;
  GString *text = g_string_new (is_standby
                                    ? _("Instructions that take the place of Active ones when a roll changes them.")
                                    : _("The Active instructions, carried out one after the other as far as the "
                                        "enemy's AP reach."));
  for (int row = 0; row < NAVAJO_WARS_ROWS; row++)
    {
      bool is_told = counters[row] == 0;
      for (int other = 0; other < row && !is_told; other++)
        is_told = counters[other] != 0 && navajo_wars_side (state, counters[other])->instruction
                                              == navajo_wars_side (state, counters[row])->instruction;
      if (!is_told)
        add_counter (state, counters[row], text);
    }
  return g_string_free (text, FALSE);
}

/* One side of a counter of instructions. */
static char *
tell_side (const OxbowRecord *side)
{
  const char *does = oxbow_record_get (side, "does"), *striped = oxbow_record_get (side, "striped");
  int instruction = does != NULL ? oxbow_record_get_word (side, "does", navajo_wars_instruction_words) : -1;
  int cost = oxbow_record_get_number (side, "cost", 0);
  const char *title = instruction >= 0 ? navajo_wars_instruction_title (instruction) : _("(still to be chosen)");
  bool is_striped = false, is_front = strcmp (side->kind, "front") == 0;
  if (striped != NULL)
    oxbow_option_parse_boolean (striped, &is_striped);
  g_autofree char *what = cost > 0 ? g_strdup_printf (_("%s for %d"), title, cost)
                                   : g_strdup_printf (_("%s for all points"), title);
  if (is_striped)
    return g_strdup_printf (is_front ? _("Front: %s, never flipped by a roll.")
                                     : _("Back: %s, never flipped by a roll."), what);
  return g_strdup_printf (is_front ? _("Front: %s.") : _("Back: %s."), what);
}

static char *
describe_counter (const OxbowRecord *record)
{
  g_autoptr (GPtrArray) sides = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < record->children->len; i++)
    g_ptr_array_add (sides, tell_side (record->children->pdata[i]));
  g_ptr_array_add (sides, NULL);
  return sides->len > 1 ? g_strjoinv (" ", (char **) sides->pdata) : NULL;
}

char *
navajo_wars_describe (const OxbowScenario *scenario, const OxbowRecord *record)
{
  if (strcmp (record->kind, "ceremony") == 0)
    return describe_ceremony (record);
  if (strcmp (record->kind, "operation") == 0)
    return describe_operation (record);
  if (strcmp (record->kind, "event") == 0)
    return describe_event (record);
  return strcmp (record->kind, "counter") == 0 ? describe_counter (record) : NULL;
}
