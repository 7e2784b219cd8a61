/* facts.c: a position as titles and values for people
 *
 * What lies face down on the map is not told (NW-3.1), and of the deck only how many cards are left. What every turn
 * depends on comes first; what is looked up now and then is folded.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/facts.h"

#include "core/fact.h"
#include "games/navajo-wars/describe.h"
#include "games/navajo-wars/words.h"

#include <glib/gi18n-lib.h>

/* So many of something, in words, if there are any. */
#define COUNT(line, n, words) \
  do { if ((n) > 0) oxbow_facts_join ((line), (words), (n)); } while (0)

static char *
tell_own (const NavajoWarsState *state)
{
  GString *line = g_string_new (NULL);
  oxbow_facts_join (line, _("AP %d"), state->ap);
  oxbow_facts_join (line, _("Culture %d"), state->culture);
  oxbow_facts_join (line, _("Military %d"), state->military);
  return g_string_free (line, FALSE);
}

static char *
tell_enemy (const NavajoWarsState *state)
{
  GString *line = g_string_new (NULL);
  oxbow_facts_join (line, _("AP %d"), state->enemy_ap);
  oxbow_facts_join (line, _("Morale %d"), state->morale);
  oxbow_facts_join (line, _("Ferocity %d"), state->eferocity);
  return g_string_free (line, FALSE);
}

static char *
tell_instructions (const NavajoWarsState *state, const uint8_t *counters)
{
  GString *line = g_string_new (NULL);
  for (int row = 0; row < NAVAJO_WARS_ROWS; row++)
    if (counters[row] != 0)
      oxbow_facts_join (line, "%s",
                        navajo_wars_instruction_title (navajo_wars_side (state, counters[row])->instruction));
  return g_string_free (line, FALSE);
}

static char *
tell_cubes (const NavajoWarsState *state, NavajoWarsGroup group)
{
  GString *line = g_string_new (NULL);
  for (int colour = 0; colour < NAVAJO_WARS_COLOURS; colour++)
    if (state->cubes[group][colour] > 0)
      oxbow_facts_join (line, "%d %s", state->cubes[group][colour], navajo_wars_colour_title (colour));
  return g_string_free (line, FALSE);
}

static void
add_people (GString *line, int men, int women, int children)
{
  COUNT (line, men, ngettext ("%d man", "%d men", (gulong) men));
  COUNT (line, women, ngettext ("%d woman", "%d women", (gulong) women));
  COUNT (line, children, ngettext ("%d child", "%d children", (gulong) children));
}

static char *
name_place (const NavajoWarsState *state, int place)
{
  int territory = navajo_wars_place_territory (place);
  if (navajo_wars_is_spot (place))
    return g_strdup (NAVAJO_WARS_PLACE_NAME (state, place));
  if (territory == 0)
    return NULL;
  return g_strdup_printf (place < NAVAJO_WARS_ESCAPE ? _("the Caught box of %s") : _("the Escape box of %s"),
                          navajo_wars_data (state)->names[territory]);
}

static void
add_family (const NavajoWarsState *state, int family, GPtrArray *facts)
{
  const NavajoWarsFamily *at = &state->families[family];
  g_autofree char *title = g_strdup_printf (_("Family %s"), navajo_wars_family_words[family]);
  g_autofree char *place = name_place (state, at->place);
  GString *line = g_string_new (NULL);
  if (place != NULL)
    oxbow_facts_join (line, _("at %s"), place);
  add_people (line, at->people[NAVAJO_WARS_MAN], at->people[NAVAJO_WARS_WOMAN], at->people[NAVAJO_WARS_CHILD]);
  if (at->horse)
    oxbow_facts_join (line, "%s", _("a horse"));
  oxbow_facts_join (line, _("ferocity %d"), at->ferocity);
  oxbow_facts_tell (facts, title, g_string_free (line, FALSE),
                    _("A family has a place each for a man, a woman and a child; for each empty place it has a "
                      "movement "
                      "point less than 6. The fiercer it is, the better it fights and the worse it evades."));
}

static char *
tell_elders (const NavajoWarsState *state)
{
  GString *line = g_string_new (NULL);
  for (int box = 1, n = 0; box <= NAVAJO_WARS_BOXES; box++)
    {
      int rating = navajo_wars_rating (state, box);
      n += state->elders[box - 1];
      if (n == 0 || (box < NAVAJO_WARS_BOXES && navajo_wars_rating (state, box + 1) == rating))
        continue;               /* boxes with the same rating are told together */
      /* Translators: so many elders, with this rating */
      oxbow_facts_join (line, _("%d of rating %d"), n, rating);
      n = 0;
    }
  return g_string_free (line, FALSE);
}

static char *
tell_passage (const NavajoWarsState *state)
{
  GString *line = g_string_new (NULL);
  int elders = state->passage[NAVAJO_WARS_ELDER], horses = state->passage_horses;
  add_people (line, state->passage[NAVAJO_WARS_MAN], state->passage[NAVAJO_WARS_WOMAN],
              state->passage[NAVAJO_WARS_CHILD]);
  COUNT (line, elders, ngettext ("%d elder", "%d elders", (gulong) elders));
  COUNT (line, horses, ngettext ("%d horse", "%d horses", (gulong) horses));
  return g_string_free (line, FALSE);
}

static char *
tell_stores (const NavajoWarsState *state)
{
  GString *line = g_string_new (NULL);
  oxbow_facts_join (line, _("Horses %d"), state->horses);
  oxbow_facts_join (line, _("Sheep %d"), state->sheep);
  oxbow_facts_join (line, _("Corn %d"), navajo_wars_corn_points (state));
  oxbow_facts_join (line, _("Trade Goods %d"), navajo_wars_goods_held (state));
  if (state->firearms > 0)
    oxbow_facts_join (line, _("Firearms %d"), state->firearms);
  if (state->fortunes > 0)
    oxbow_facts_join (line, _("Good fortune %d"), state->fortunes);
  return g_string_free (line, FALSE);
}

/* The levels that a set has, or what its next one would bring. */
static char *
tell_set (const NavajoWarsState *state, NavajoWarsSet set)
{
  int level = state->levels[set];
  GString *line = g_string_new (NULL);
  for (int have = 1; have <= level; have++)
    g_string_append_printf (line, "%s%s", have > 1 ? "; " : "", navajo_wars_level_meaning (set, have));
  if (level < NAVAJO_WARS_LEVELS)
    g_string_append_printf (line, level > 0 ? _(". Next: %s") : _("Next: %s"),
                            navajo_wars_level_meaning (set, level + 1));
  return g_string_free (line, FALSE);
}

static void
add_sets (const NavajoWarsState *state, GPtrArray *facts)
{
  oxbow_facts_begin (facts, "sets", _("Developments"), true);
  for (int set = 0; set < NAVAJO_WARS_SETS; set++)
    if (state->levels[set] >= 0)
      {
        g_autofree char *title = g_strdup_printf ("%s %d", navajo_wars_set_title (set), state->levels[set]);
        oxbow_facts_add (facts, title, tell_set (state, (NavajoWarsSet) set));
      }
}

static char *
tell_events (const NavajoWarsState *state)
{
  GString *line = g_string_new (NULL);
  for (int card = NAVAJO_WARS_CARD_REVOLT; card < NAVAJO_WARS_CARDS; card++)
    if (navajo_wars_event_in_play (state, card) && navajo_wars_data (state)->event_cards[card].title[0] != '\0')
      oxbow_facts_join (line, "%s", navajo_wars_data (state)->event_cards[card].title);
  return g_string_free (line, FALSE);
}

/* What the card of this turn says. */
static void
add_card (const NavajoWarsState *state, GPtrArray *facts)
{
  const char *kind = state->card <= 12 ? "ceremony" : state->card <= 40 ? "operation" : "event";
  const OxbowScenario *scenario = state->parent.setup->scenario;
  g_autofree char *number = g_strdup_printf ("%d", state->card);
  const OxbowRecord *record = oxbow_records_find (scenario->tables, kind, "number", number);
  g_autofree char *title = g_strdup_printf (_("Card %d"), state->card);
  if (state->card > 0 && record != NULL)
    oxbow_facts_add (facts, title, navajo_wars_describe (scenario, record));
}

/* NW-6.17: what the next Victory Check counts, and what it needs while it is that of the card of this turn. */
static char *
tell_points (const NavajoWarsState *state)
{
  int points = navajo_wars_vp (state);
  if (!navajo_wars_is_to_do (state, NAVAJO_WARS_TASK_VCHECK))
    return g_strdup_printf ("%d", points);
  /* Translators: victory points that there are, and how many a Victory Check needs */
  return g_strdup_printf (_("%d, and %d needed"), points, navajo_wars_data (state)->event_cards[state->card].vp);
}

static void
add_dine (const NavajoWarsState *state, GPtrArray *facts)
{
  oxbow_facts_begin (facts, "dine", _("The Diné"), false);
  add_card (state, facts);
  oxbow_facts_tell (facts, _("Strength"), tell_own (state),
                    _("Action points (AP) pay for Planning, for going before the enemy, and for reactions to raids. "
                      "Culture buys developments, Military lets families fight. When both are spent the game is lost; "
                      "in the end Military is compared with Enemy Morale."));
  oxbow_facts_tell (facts, _("Victory points"), tell_points (state),
                    _("What the territories count in which families live. An event card ends with a Victory Check: "
                      "with more points than it needs Military rises by 1, with fewer it falls by as many as are "
                      "missing."));
  oxbow_facts_tell (facts, _("Resources"), tell_stores (state),
                    _("Horses let families go farther, sheep and corn feed people in the Passage of Time. Trade Goods "
                      "buy AP and animals, keep instructions from turning over, and pay for new rolls."));
  oxbow_facts_tell (facts, _("Elders"), tell_elders (state),
                    _("In Planning an elder is heard on a roll of at most the rating."));
}

static void
add_families (const NavajoWarsState *state, GPtrArray *facts)
{
  oxbow_facts_begin (facts, "families", _("Families"), false);
  for (int family = 0; family < NAVAJO_WARS_FAMILIES; family++)
    if (state->families[family].in)
      add_family (state, family, facts);
}

static void
add_enemy (const NavajoWarsState *state, GPtrArray *facts)
{
  g_autofree char *active = navajo_wars_explain_column (state, false);
  g_autofree char *standby = navajo_wars_explain_column (state, true);
  oxbow_facts_begin (facts, "enemy", _("New Mexico"), false);
  oxbow_facts_tell (facts, _("Strength"), tell_enemy (state),
                    _("Action points (AP) pay for its instructions. In the end Morale is compared with your Military. "
                      "Ferocity helps it in battle."));
  oxbow_facts_tell (facts, _("It does next"), tell_instructions (state, state->active), active);
  oxbow_facts_tell (facts, _("On standby"), tell_instructions (state, state->standby), standby);
  oxbow_facts_add (facts, _("Events in play"), tell_events (state));
}

static void
add_details (const NavajoWarsState *state, GPtrArray *facts)
{
  const char *cubes = _("Cubes are drawn for raids: black ones are captives, brown horses, white sheep, yellow "
                        "horses or sheep, red the stability of New Mexico, green and blue soldiers.");
  oxbow_facts_begin (facts, "details", _("People to come, cubes, cards"), true);
  oxbow_facts_tell (facts, _("Passage of Time"), tell_passage (state),
                    _("People who join families in the next Passage of Time."));
  oxbow_facts_tell (facts, _("Cubes in the bag"), tell_cubes (state, NAVAJO_WARS_BAG), cubes);
  oxbow_facts_tell (facts, _("Raided"), tell_cubes (state, NAVAJO_WARS_RAIDED), cubes);
  oxbow_facts_tell (facts, _("Recovery"), tell_cubes (state, NAVAJO_WARS_RECOVERY), cubes);
  oxbow_facts_tell (facts, _("Subjugation"), tell_cubes (state, NAVAJO_WARS_SUBJUGATION), cubes);
  oxbow_facts_add (facts, _("Cards left"), g_strdup_printf ("%d", state->n_deck));
}

void
navajo_wars_facts (const OxbowState *base, int viewer, GPtrArray *facts)
{
  const NavajoWarsState *state = (const NavajoWarsState *) base;
  add_dine (state, facts);
  add_families (state, facts);
  add_enemy (state, facts);
  add_sets (state, facts);
  add_details (state, facts);
}
