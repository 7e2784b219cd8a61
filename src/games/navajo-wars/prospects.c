/* prospects.c: what people are worth, and what a Passage of Time would make of those who wait (NW-6.15)
 *
 * A Passage is many moves long, further than a player looks ahead: so its worth is told when it begins. It asks nothing
 * of what is hidden, and changes nothing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/prospects.h"

const double navajo_wars_worth[NAVAJO_WARS_PEOPLE] = { 2.2, 2.2, 1.5, 0.9 };

/* More than a Victory Check leaves is there to be spent (NW-6.17). */
double
navajo_wars_worth_of_culture (int culture)
{
  return 1.5 * MIN (culture, 6) + 1.2 * CLAMP (culture - 6, 0, 3) + 0.6 * CLAMP (culture - 9, 0, 6);
}

/* Elders by their number and by how often they succeed in a Planning; a few of them do most of what there is to do. */
static double
worth_of_elders (double n, double successes)
{
  return navajo_wars_worth[NAVAJO_WARS_ELDER] * MIN (n, 3) + 0.3 * MAX (n - 3, 0) + 1.2 * MIN (successes, 2)
         + 0.3 * MAX (successes - 2, 0);
}

double
navajo_wars_judge_elders (const NavajoWarsState *state)
{
  double successes = 0;
  for (int box = 0; box < NAVAJO_WARS_BOXES; box++)
    successes += state->elders[box] * navajo_wars_rating (state, box + 1) / 6.0;
  return worth_of_elders (navajo_wars_n_elders (state), successes);
}

/* More mouths than the land and the stores feed, once so many more people have joined. */
static int
count_unfed (const NavajoWarsState *state, int n_joining)
{
  int people = navajo_wars_n_elders (state) + n_joining, food = 4 * state->sheep + navajo_wars_corn_points (state);
  uint8_t lived = 0;
  for (int family = 0; family < NAVAJO_WARS_FAMILIES; family++)
    if (state->families[family].in)
      {
        people += 3 - navajo_wars_empty_places (&state->families[family]);
        if (navajo_wars_on_map (&state->families[family]))
          lived |= (uint8_t) (1 << navajo_wars_territory (state, family));
      }
  for (int t = 1; t <= NAVAJO_WARS_CANYON; t++)
    if (lived >> t & 1)
      food += t == NAVAJO_WARS_CANYON ? 3 : MAX (0, 3 - state->drought[t] - (state->rancho[t] > 0));
  return MAX (0, people - food);
}

/* Who waits in the Passage of Time, and the places in families that nobody has taken. */
typedef struct
{
  int waiting[3], empty[3], n_families, n_joined;
  bool may_age;
  double value;
} Joining;

#define MUST_AGE 0.95           /* what is left of a worth that needs one more move */

static void
fill_places (Joining *joining, int from, int to)
{
  int n = MIN (joining->waiting[from], joining->empty[to]);
  joining->waiting[from] -= n;
  joining->empty[to] -= n;
  joining->n_joined += n;
  joining->value += MUST_AGE * navajo_wars_worth[to] * n * (from != to ? MUST_AGE : 1);
}

static void
fill_all_places (Joining *joining)
{
  for (int person = NAVAJO_WARS_MAN; person <= NAVAJO_WARS_CHILD; person++)
    fill_places (joining, person, person);
  for (int person = NAVAJO_WARS_MAN; person <= NAVAJO_WARS_WOMAN && joining->may_age; person++)
    fill_places (joining, NAVAJO_WARS_CHILD, person);
}

/* Families that can still be founded, each by a man or a woman who waits; others may then join it. */
static void
found_families (Joining *joining)
{
  for (; joining->n_families < NAVAJO_WARS_FAMILIES; joining->n_families++)
    {
      int adults = joining->waiting[NAVAJO_WARS_MAN] + joining->waiting[NAVAJO_WARS_WOMAN];
      if (adults + (joining->may_age ? joining->waiting[NAVAJO_WARS_CHILD] : 0) < 2)
        return;
      for (int person = NAVAJO_WARS_MAN; person <= NAVAJO_WARS_CHILD; person++)
        joining->empty[person]++;
      joining->value += NAVAJO_WARS_WORTH_OF_FAMILY * MUST_AGE;
      fill_all_places (joining);
    }
}

/* Places that stay empty cost Culture; what is not there takes Military twice (NW-3.3). Who is seated brings it. */
static double
judge_change_of_culture (const NavajoWarsState *state, int lost, int gained)
{
  int now = state->culture, taken = CLAMP (lost, 0, now);
  double change = navajo_wars_worth_of_culture (now - taken + gained) - navajo_wars_worth_of_culture (now);
  return change - 4.0 * (lost - taken);
}

/* The old die at the end of it, with a chance that their box says, and others have taken their seats. */
static double
judge_change_of_elders (const NavajoWarsState *state, double seated)
{
  double n = seated, successes = 0;
  for (int box = 0; box < NAVAJO_WARS_BOXES; box++)
    {
      double succeeds = navajo_wars_rating (state, box + 1) / 6.0, left = state->elders[box] * (1 - succeeds);
      n += left;
      successes += left * succeeds;
    }
  return worth_of_elders (n, successes) - navajo_wars_judge_elders (state);
}

/* Until all have joined: who waits may fill a place, children an adult's while they may still grow up, or found a
 * family; all who are left may be seated as elders. */
double
navajo_wars_judge_passage (const NavajoWarsState *state, bool may_age, double hunger)
{
  Joining joining = { .may_age = may_age };
  for (int family = 0; family < NAVAJO_WARS_FAMILIES; family++)
    {
      joining.n_families += state->families[family].in;
      for (int person = NAVAJO_WARS_MAN; person <= NAVAJO_WARS_CHILD && state->families[family].in; person++)
        joining.empty[person] += !state->families[family].people[person];
    }
  for (int person = NAVAJO_WARS_MAN; person <= NAVAJO_WARS_CHILD; person++)
    joining.waiting[person] = state->passage[person];
  fill_all_places (&joining);
  if (state->culture > 0)
    found_families (&joining);
  int seated = state->passage[NAVAJO_WARS_ELDER], left = joining.waiting[0] + joining.waiting[1] + joining.waiting[2];
  int old = joining.may_age ? left : 0;
  double value = joining.value + judge_change_of_elders (state, seated + MUST_AGE * old) - (1 - MUST_AGE) * old;
  value += judge_change_of_culture (state, joining.empty[0] + joining.empty[1] + joining.empty[2],
                                    seated + old + state->new_elders);
  return value - hunger * count_unfed (state, joining.n_joined + seated + old);
}
