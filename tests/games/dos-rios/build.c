/* build.c: fincas and haciendas (DR-5.9)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/boards.h"

static const RuleTest checks[] = {
  { "/dos-rios/DR-5.9/needs-a-campesino", &first_valley, "p1 money 2000", "finca C6",
    "You need a campesino there to build." },
  { "/dos-rios/DR-5.9/hacienda-needs-a-campesino", &first_valley, "p1 money 2000; camp p2 C6 1", "hacienda C6",
    "You need a campesino there to build." },
  { "/dos-rios/DR-5.9/not-on-a-mountain", &first_valley, "p1 money 2000", "finca A3",
    "You need a campesino there to build." },
  { "/dos-rios/DR-5.9/not-where-one-stands", &first_valley, "p1 money 2000; camp p1 C6 1; building C6 p1 finca",
    "finca C6",
    "There is a building there already." },
  { "/dos-rios/DR-5.9/no-hacienda-over-a-finca", &first_valley, "p1 money 2000; camp p1 C6 1; building C6 p1 finca",
    "hacienda C6", "There is a building there already." },
  { "/dos-rios/DR-5.9/not-on-the-rivals-finca", &first_valley,
    "p1 money 2000; camp p1 C6 1; building C6 p2 finca; transit C6", "finca C6", "There is a building there already." },
  { "/dos-rios/DR-5.9/two-a-turn", &first_valley, "p1 money 2000; camp p1 C6 1; built 2", "finca C6",
    "Only two buildings a turn: you have built both, and can build this one in your next turn." },
  { "/dos-rios/DR-5.9/no-finca-left", &first_valley, "p1 money 2000; camp p1 C6 1; building B3 p1 finca; "
    "building B4 p1 finca; building D1 p1 finca; building D2 p1 finca", "finca C6", "You have no finca left." },
  { "/dos-rios/DR-5.9/no-hacienda-left", &first_valley, "p1 money 2000; camp p1 C6 1; building B3 p1 hacienda",
    "hacienda C6", "You have built your hacienda already." },
  { "/dos-rios/DR-2.3/a-finca-costs-500", &first_valley, "p1 money 400; camp p1 C6 1", "finca C6",
    "A finca costs 500 rios. (DR-5.9)" },
  { "/dos-rios/DR-2.3/a-hacienda-costs-1000", &first_valley, "p1 money 900; camp p1 C6 1", "hacienda C6",
    "A hacienda costs 1000 rios. (DR-5.9)" },
  { "/dos-rios/DR-5.9/city-cells-have-no-name", &first_valley, "p1 money 2000", "finca E9", "That is not a move." },
  { NULL }
};

static const RuleTest effects[] = {
  { "/dos-rios/DR-5.9/a-finca", &first_valley, "p1 money 500; camp p1 C6 1", "finca C6", .events = "built p1 C6 finca",
    .changes = "built 1; p1 money 0; p1 fincas 3; building C6 p1 finca" },
  { "/dos-rios/DR-5.9/a-hacienda", &first_valley, "p1 money 1000; camp p1 C6 1", "hacienda C6",
    .events = "built p1 C6 hacienda", .changes = "built 1; p1 money 0; p1 hacienda 0; building C6 p1 hacienda" },
  { "/dos-rios/DR-5.9/takes-no-points", &first_valley, "p1 money 500; camp p1 C6 1; points 0", "finca C6",
    .has = "points 0; building C6 p1 finca" },
  { "/dos-rios/DR-5.9/on-dry-land-too", &first_valley, "p1 money 500; camp p1 D1 1", "finca D1",
    .has = "building D1 p1 finca" },
  { "/dos-rios/DR-5.9/example-12-two-buildings", &first_valley,
    "p1 money 2500; camp p1 C6 1; camp p1 C7 1; camp p1 D6 1", "finca C6; hacienda C7",
    .has = "built 2; p1 money 1000" },
  { "/dos-rios/DR-5.9/example-12-the-third", &first_valley,
    "p1 money 2500; camp p1 C6 1; camp p1 C7 1; camp p1 D6 1", "finca C6; hacienda C7; finca D6",
    "Only two buildings a turn: you have built both, and can build this one in your next turn.", .legal = "no finca" },
  { NULL }
};

void
add_build_tests (void)
{
  test_rules_add (checks);
  test_rules_add (effects);
}
