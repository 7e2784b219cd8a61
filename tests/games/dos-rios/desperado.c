/* desperado.c: bandits along a river (DR-6.6)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/boards.h"

#define EXAMPLE_16 \
  "row logging wheat corn verde; deck desperado-verde moreno moreno moreno verde verde tobacco tobacco wheat corn " \
  "desperado-moreno; camp p1 F3 1; camp p2 E5 2; camp p3 E6 2; building E6 p3 hacienda; camp p3 F6 1; camp p3 G7 1"
#define NOTHING_FOR_THREE "harvested p1 logging 0 0; harvested p2 logging 0 0; harvested p3 logging 0 0; "

/* One desperado, then a card that is none. Two players; the river is named by the board's base. */
#define VERDE_STRIKES "row logging corn verde; deck tobacco desperado-verde; "
#define VERDE_DECK "deck=logging,corn,verde,tobacco,desperado-verde"
#define NOTHING_FOR_TWO "harvested p1 logging 0 0; harvested p2 logging 0 0; desperados verde; "
#define AFTERWARDS "drawn tobacco; turn p2"

static const RuleTest raids[] = {
  { "/dos-rios/DR-6.6/example-16-three-and-stop", &first_valley, EXAMPLE_16, "harvest", .players = 3,
    .events = NOTHING_FOR_THREE "desperados moreno; raided p1 F3; raided p2 E5; raided p3 F6; drawn corn; turn p2",
    .has = "camp p1 city 6; camp p2 E5 1; camp p2 city 5; camp p3 E6 2; camp p3 G7 1; camp p3 city 3",
    .lacks = "camp p1 F3; camp p3 F6" },
  { "/dos-rios/DR-6.6/example-16-hexes-met", &first_valley, EXAMPLE_16, "harvest", .players = 3,
    .options = "desperado_count=met",
    .events = NOTHING_FOR_THREE "desperados moreno; raided p1 F3; raided p2 E5; drawn corn; turn p2",
    .has = "camp p3 F6 1; camp p3 G7 1" },
  { "/dos-rios/DR-6.6/a-finca-does-not-protect", &first_valley, VERDE_STRIKES "camp p1 C6 1; building C6 p1 finca",
    "harvest",
    .options = VERDE_DECK, .events = NOTHING_FOR_TWO "raided p1 C6; " AFTERWARDS, .has = "building C6 p1 finca",
    .lacks = "camp p1 C6" },
  { "/dos-rios/DR-6.6/a-hacienda-protects-all-on-its-hex", &first_valley,
    VERDE_STRIKES "camp p1 C6 2; building C6 p1 hacienda; camp p2 C3 1; camp p2 C7 2; camp p2 B7 1", "harvest",
    .options = VERDE_DECK, .events = NOTHING_FOR_TWO "raided p2 C3; raided p2 C7; raided p2 B7; " AFTERWARDS,
    .has = "camp p1 C6 2; camp p2 C7 1" },
  { "/dos-rios/DR-6.6/one-of-two-goes", &first_valley, VERDE_STRIKES "camp p1 C6 2", "harvest", .options = VERDE_DECK,
    .events = NOTHING_FOR_TWO "raided p1 C6; " AFTERWARDS, .has = "camp p1 C6 1" },
  { "/dos-rios/DR-6.6/from-the-spring-down", &first_valley,
    VERDE_STRIKES "camp p1 B7 1; camp p1 C7 1; camp p2 C6 1; camp p2 C3 1", "harvest", .options = VERDE_DECK,
    .events = NOTHING_FOR_TWO "raided p2 C3; raided p2 C6; raided p1 C7; " AFTERWARDS, .has = "camp p1 B7 1" },
  { "/dos-rios/DR-6.6/nobody-off-the-river", &first_valley, VERDE_STRIKES "camp p1 D5 1; camp p1 E6 1", "harvest",
    .options = VERDE_DECK, .events = NOTHING_FOR_TWO AFTERWARDS },
  { "/dos-rios/DR-6.6/below-a-confluence-too", &shared_water, VERDE_STRIKES "camp p1 C4 1; camp p2 C2 1", "harvest",
    .options = VERDE_DECK, .events = NOTHING_FOR_TWO "raided p1 C4; " AFTERWARDS },
  { NULL }
};

static const RuleTest raid_variants[] = {
  { "/dos-rios/DR-6.6/desperado-count-chased", &first_valley, EXAMPLE_16, "harvest", .players = 3,
    .options = "desperado_count=chased", .has = "camp p3 city 3" },
  { "/dos-rios/DR-6.6/desperado-limit-0", &first_valley, VERDE_STRIKES "camp p1 C6 1", "harvest",
    .options = VERDE_DECK " desperado_limit=0", .events = NOTHING_FOR_TWO AFTERWARDS },
  { "/dos-rios/DR-6.6/desperado-limit-1", &first_valley, VERDE_STRIKES "camp p1 C6 1; camp p2 C7 1", "harvest",
    .options = VERDE_DECK " desperado_limit=1", .events = NOTHING_FOR_TWO "raided p1 C6; " AFTERWARDS },
  { "/dos-rios/DR-6.6/desperado-limit-24", &first_valley,
    VERDE_STRIKES "camp p1 C3 1; camp p1 D5 1; camp p1 C6 2; camp p2 C7 1; camp p2 B7 1; camp p2 C4 1; building C4 "
    "p2 hacienda",
    "harvest", .options = VERDE_DECK " desperado_limit=24",
    .events = "harvested p1 logging 0 0; harvested p2 logging 0 1; desperados verde; raided p1 C3; raided p1 C6; "
    "raided p2 C7; "
              "raided p2 B7; " AFTERWARDS },
  { "/dos-rios/DR-6.6/desperado-below-no", &shared_water, VERDE_STRIKES "camp p1 B2 1; camp p1 C3 1; camp p2 C4 1",
    "harvest",
    .options = VERDE_DECK " desperado_below=no", .events = NOTHING_FOR_TWO "raided p1 B2; " AFTERWARDS },
  { "/dos-rios/DR-6.6/desperado-below-yes", &shared_water, VERDE_STRIKES "camp p1 B2 1; camp p1 C3 1; camp p2 C4 1",
    "harvest",
    .options = VERDE_DECK " desperado_below=yes",
    .events = NOTHING_FOR_TWO "raided p1 B2; raided p1 C3; raided p2 C4; " AFTERWARDS },
  { NULL }
};

void
add_desperado_tests (void)
{
  test_rules_add (raids);
  test_rules_add (raid_variants);
}
