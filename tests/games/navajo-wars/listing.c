/* listing.c: listings that are no position of the game (NW-10.1)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/games.h"

#include <string.h>

/* The first listing of rise with one thing changed, and how reading it is refused. */
typedef struct
{
  const char *path, *good, *bad, *sentence;
} Change;

static const Change changes[] = {
  { "/navajo-wars/NW-10.1/game", "navajo-wars 1", "navajo-wars 2",
    "Line 1 of the position: \"1\" was expected, not \"2\"." },
  { "/navajo-wars/NW-10.1/scenario", "scenario rise", "scenario mundo",
    "Line 2 of the position: \"rise\" was expected, not \"mundo\"." },
  { "/navajo-wars/NW-10.1/option-name", "options defeat=always", "options defat=always",
    "Line 3 of the position: \"defat=always\" cannot stand here." },
  { "/navajo-wars/NW-10.1/option-value", "defeat=always", "defeat=sometimes",
    "The option \"defeat\" is one of: always, check, never; not \"sometimes\"." },
  { "/navajo-wars/NW-10.1/generator", "rng 5", "rng x",
    "Line 4 of the position: \"x16f7aecd40a0d17\" should be 16 hexadecimal digits." },
  { "/navajo-wars/NW-10.1/period", "period spanish", "period roman",
    "Line 5 of the position: \"roman\" should be one of: spanish, mexican, american." },
  { "/navajo-wars/NW-10.1/a-card-too-high", "card 0", "card 56",
    "Line 5 of the position: \"56\" should be a whole number from 0 to 55." },
  { "/navajo-wars/NW-10.1/a-track-too-high", "ap 3 culture", "ap 20 culture",
    "Line 6 of the position: \"20\" should be a whole number from 0 to 19." },
  { "/navajo-wars/NW-10.1/a-track-misnamed", "culture 9", "cultures 9",
    "Line 6 of the position: \"culture\" was expected, not \"cultures\"." },
  { "/navajo-wars/NW-10.1/a-counter-unknown", "active C", "active K",
    "Line 8 of the position: \"K\" cannot stand here." },
  { "/navajo-wars/NW-10.1/a-counter-twice", "active C D E", "active C C E",
    "The position does not hold together: an instruction counter is in two places." },
  { "/navajo-wars/NW-10.1/special", "special none", "special war",
    "Line 7 of the position: \"war\" should be one of: none, peace, defend." },
  { "/navajo-wars/NW-10.1/special-without-counter", "special none", "special peace",
    "The position does not hold together: Peace or Defend and its counter do not go together." },
  { "/navajo-wars/NW-10.1/nothing-spent", "spent -", "spent - -",
    "Line 10 of the position: \"-\" cannot stand here." },
  { "/navajo-wars/NW-10.1/cubes", "cubes bag 3 3 3 3 2 1 0", "cubes bag 3 3 3 3 2 1",
    "Line 11 of the position: \"cubes\" takes 8 words, not 7." },
  { "/navajo-wars/NW-10.1/too-many-cubes", "cubes bag 3 3 3 3 2 1 0", "cubes bag 20 20 20 20 2 1 0",
    "The position does not hold together: there are too many cubes." },
  { "/navajo-wars/NW-10.1/families-in-order", "family A 1", "family B 1",
    "Line 15 of the position: \"A\" was expected, not \"B\"." },
  { "/navajo-wars/NW-10.1/nobody-in-a-family-out-of-play", "family D 0 0 0 0 0 0 -", "family D 0 1 0 0 0 0 -",
    "The position does not hold together: family D is not in play and yet not empty." },
  { "/navajo-wars/NW-10.1/fierce-without-a-man", "family A 1 1 1 1 0 0 -", "family A 1 0 1 1 0 1 -",
    "The position does not hold together: family A is fierce without a man." },
  { "/navajo-wars/NW-10.1/a-place-that-is-none", "family A 1 1 1 1 0 0 -", "family A 1 1 1 1 0 0 Q9",
    "Line 15 of the position: the map has no cell \"Q9\"." },
  { "/navajo-wars/NW-10.1/a-place-outside", "family A 1 1 1 1 0 0 -", "family A 1 1 1 1 0 0 I4",
    "Line 15 of the position: I4 is no area of a territory." },
  { "/navajo-wars/NW-10.1/animals", "stores 0 0 0 0", "stores 9 0 0 0",
    "The position does not hold together: there are more than eight horses or eight sheep." },
  { "/navajo-wars/NW-10.1/goods", "stores 0 0 0 0", "stores 0 0 90 0",
    "The position does not hold together: there are more than 9 Trade Goods." },
  { "/navajo-wars/NW-10.1/trade", "stores 0 0 0 0 0 0", "stores 0 0 0 21 0 0",
    "The position does not hold together: there are more trade counters or fortunes than intruders." },
  { "/navajo-wars/NW-10.1/corn", "corn cup 2", "corn cup 3",
    "The position does not hold together: there are 3 Corn counters of the value 1, not 2." },
  { "/navajo-wars/NW-10.1/corn-on-the-map", "corn map -", "corn map F1",
    "Line 27 of the position: \"F1\" should be an area's cell, \"=\" and what lies there." },
  { "/navajo-wars/NW-10.1/corn-of-no-value", "corn map -", "corn map F1=5",
    "Line 27 of the position: \"F1=5\" should be an area's cell, \"=\" and what lies there." },
  { "/navajo-wars/NW-10.1/corn-out-of-order", "corn map -", "corn map F1=2 G1=3",
    "Line 27 of the position: \"G1=3\" stands there twice, or not in its order." },
  { "/navajo-wars/NW-10.1/corn-outside", "corn map -", "corn map A1=2",
    "Line 27 of the position: \"A1=2\" should be an area's cell, \"=\" and what lies there." },
  { "/navajo-wars/NW-10.1/intruder-unknown", "intruders map -", "intruders map F1=bear",
    "Line 29 of the position: \"F1=bear\" should be an area's cell, \"=\" and what lies there." },
  { "/navajo-wars/NW-10.1/intruders-twice", "intruders map -", "intruders map F1=omen F1=omen",
    "Line 29 of the position: \"F1=omen\" stands there twice, or not in its order." },
  { "/navajo-wars/NW-10.1/drought", "drought 0 0", "drought 0 3",
    "Line 30 of the position: \"3\" should be a whole number from 0 to 2." },
  { "/navajo-wars/NW-10.1/set-unknown", "sets -", "sets hunting=1",
    "Line 34 of the position: \"hunting=1\" should be a set, \"=\" and a level of 0 to 3." },
  { "/navajo-wars/NW-10.1/set-without-level", "sets -", "sets farming",
    "Line 34 of the position: \"farming\" should be a set, \"=\" and a level of 0 to 3." },
  { "/navajo-wars/NW-10.1/set-out-of-order", "sets -", "sets mesas=1 farming=1",
    "Line 34 of the position: \"farming=1\" stands there twice, or not in its order." },
  { "/navajo-wars/NW-10.1/set-level", "sets -", "sets farming=4",
    "Line 34 of the position: \"farming=4\" should be a set, \"=\" and a level of 0 to 3." },
  { "/navajo-wars/NW-10.1/events-out-of-order", "events -", "events 43 41",
    "Line 35 of the position: \"41\" stands there twice, or not in its order." },
  { "/navajo-wars/NW-10.1/an-event-too-low", "events -", "events 40",
    "Line 35 of the position: \"40\" should be a whole number from 41 to 55." },
  { "/navajo-wars/NW-10.1/manuelito-without-family", "manuelito - 0", "manuelito F 0",
    "The position does not hold together: Manuelito is with a family that is not in play." },
  { "/navajo-wars/NW-10.1/raid-last", "raid 0 - -", "raid 0 Z1 -",
    "Line 38 of the position: the map has no cell \"Z1\"." },
  { "/navajo-wars/NW-10.1/raid-counters", "raid 0 - -", "raid 0 - F1=3",
    "Line 38 of the position: \"F1=3\" should be an area's cell, \"=\" and what lies there." },
  { "/navajo-wars/NW-10.1/territories-out-of-order", "raid-territories -", "raid-territories 3 2",
    "Line 39 of the position: \"2\" stands there twice, or not in its order." },
  { "/navajo-wars/NW-10.1/harass-nowhere", "harass -", "harass Q9",
    "Line 40 of the position: the map has no cell \"Q9\"." },
  { "/navajo-wars/NW-10.1/harass-outside", "harass -", "harass I4",
    "Line 40 of the position: I4 is no area of a territory." },
  { "/navajo-wars/NW-10.1/harass-twice", "harass -", "harass F1 F1",
    "Line 40 of the position: \"F1\" stands there twice, or not in its order." },
  { "/navajo-wars/NW-10.1/acting", "acting - 0", "acting G 0",
    "Line 41 of the position: \"G\" should be one of: A, B, C, D, E, F." },
  { "/navajo-wars/NW-10.1/activated-out-of-order", "activated -", "activated B A",
    "Line 42 of the position: \"A\" stands there twice, or not in its order." },
  { "/navajo-wars/NW-10.1/dice", "dice 0 0", "dice 7 0",
    "Line 47 of the position: \"7\" should be a whole number from 0 to 6." },
  { "/navajo-wars/NW-10.1/a-colour", "cube -", "cube pink",
    "Line 48 of the position: \"pink\" should be one of: black, brown, red, white, yellow, green, blue." },
  { "/navajo-wars/NW-10.1/a-cube-without-a-task", "cube -", "cube red",
    "The position does not hold together: a cube is drawn, or none, and that does not go with the task." },
  { "/navajo-wars/NW-10.1/hand", "hand -", "hand 13",
    "Line 51 of the position: \"13\" should be a whole number from 1 to 12." },
  { "/navajo-wars/NW-10.1/too-many-in-hand", "hand -", "hand 1 2 3",
    "Line 51 of the position: \"3\" cannot stand here." },
  { "/navajo-wars/NW-10.1/a-card-twice", "deck 34", "deck 32",
    "The position does not hold together: card 32 is there twice, or unknown." },
  { "/navajo-wars/NW-10.1/the-final-card-gone", " 42 38", " 37 38",
    "The position does not hold together: the final card 42 will never come." },
  { "/navajo-wars/NW-10.1/an-unknown-task", "todo ?set\n", "todo ?sett\n",
    "Line 53 of the position: \"?sett\" is no task that can stand here." },
  { "/navajo-wars/NW-10.1/no-next-turn", "todo turn\n", "",
    "The position does not hold together: the last task is not the next turn." },
  { "/navajo-wars/NW-10.1/another-cards-task", "todo turn\n", "todo minor\ntodo turn\n",
    "The position does not hold together: card 0 is in play, but the task is another card's." },
  { "/navajo-wars/NW-10.1/a-task-without-its-family", "todo turn\n", "todo leave-fort A F1\ntodo turn\n",
    "The position does not hold together: a task needs a family where it is not." },
  { "/navajo-wars/NW-10.1/two-next-turns", "todo turn\n", "todo turn\ntodo turn\n",
    "The position does not hold together: the last task is not the next turn." },
  { "/navajo-wars/NW-10.1/a-task-of-no-card", "todo turn\n", "todo ?cancel joy 1\ntodo turn\n",
    "Line 58 of the position: \"?cancel joy 1\" is no task that can stand here." },
  { "/navajo-wars/NW-10.1/nine-spent", "spent -", "spent A B F G H A B C D",
    "Line 10 of the position: \"D\" cannot stand here." },
  { "/navajo-wars/NW-10.1/nothing-to-decide", "todo ?set\n", "todo reset-cubes\n",
    "The position does not hold together: the first task asks the player nothing." },
  { "/navajo-wars/NW-10.1/over-and-yet-going-on", "result -", "result minor-defeat",
    "The position does not hold together: the game is over, and there is something to do." },
  { "/navajo-wars/NW-10.1/a-result-unknown", "result -", "result draw",
    "Line 59 of the position: \"draw\" should be one of: -, major-victory, minor-victory, minor-defeat, "
    "major-defeat." },
  { "/navajo-wars/NW-10.1/lines-after-the-end", "result -\n", "result -\nresult -\n",
    "Line 60 of the position: nothing more was expected, but there is \"result -\"." },
};

static void
test_change (gconstpointer data)
{
  const Change *change = data;
  g_autoptr (OxbowSetup) setup = navajo_wars_game ("rise", 1, NULL);
  g_autofree char *listing = oxbow_state_listing (setup->start, -1);
  g_auto (GStrv) parts = g_strsplit (listing, change->good, 2);
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (parts[1]);
  g_autofree char *text = g_strconcat (parts[0], change->bad, parts[1], NULL);
  g_assert_null (oxbow_setup_read (setup, text, &error));
  g_assert_cmpuint (error->domain, ==, OXBOW_RULES_ERROR);
  g_assert_cmpstr (error->message, ==, change->sentence);
}

void
add_listing_tests (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    g_test_add_data_func (changes[i].path, &changes[i], test_change);
}
