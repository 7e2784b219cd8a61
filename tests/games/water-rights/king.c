/* king.c: the King's turn (WR-5.0 to WR-5.7)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/position.h"

#define PROCLAIM "round 2 of 8; turn king proclaim; tax green red cost 1 tiles 2"
#define DECREE "round 2 of 8; turn king decree; tax green red cost 1 tiles 2; die 2; card jubilee target none"
#define NAMING "round 2 of 8; turn king target; tax green red cost 1 tiles 2; die 2; card ration target none"
#define SENIOR "turn senior build; tax green red cost 1 tiles 2"

static const PositionTest refusals[] = {
  { "/water-rights/WR-5.0/unknown-verb", NULL, "dance", "I do not understand that move." },
  { "/water-rights/WR-5.0/wrong-number-of-words", NULL, "done now", "I do not understand that move." },
  { "/water-rights/WR-5.0/no-decimal-number", SENIOR, "request two", "I do not understand that move." },
  { "/water-rights/WR-5.0/a-step-of-two", DECREE, "rate cost +2", "I do not understand that move." },
  { "/water-rights/WR-5.0/a-mayors-verb-for-the-king", NULL, "next", "That is not for you to do now: the King "
                                                                     "decrees; mayors ask for water, draft, build and "
                                                                     "supply." },
  { "/water-rights/WR-5.0/the-kings-verb-for-a-mayor", SENIOR, "done", "That is not for you to do now: the King "
                                                                       "decrees; mayors ask for water, draft, build "
                                                                       "and supply." },
  { "/water-rights/WR-5.0/tested-before-the-phase", SENIOR, "roll", "That is not for you to do now: the King decrees; "
                                                                    "mayors ask for water, draft, build and supply." },
  { "/water-rights/WR-5.2/not-in-round-1", NULL, "roll",
    "Cards are drawn only at the start of the King's turn, from round 2 on." },
  { "/water-rights/WR-5.2/not-twice", DECREE, "roll",
    "Cards are drawn only at the start of the King's turn, from round 2 on." },
  { "/water-rights/WR-5.3/no-card-waits", DECREE, "target senior", "No card is waiting for a name." },
  { "/water-rights/WR-5.3/the-king-is-no-mayor", NAMING, "target king", "There is no such mayor in this game." },
  { "/water-rights/WR-5.3/nobody-of-that-name", NAMING, "target queen", "There is no such mayor in this game." },
  { "/water-rights/WR-5.3/an-absent-mayor", NAMING, "target junior", "There is no such mayor in this game.",
    .settings = "seat.junior=absent" },
  { "/water-rights/WR-5.4/only-in-decree", PROCLAIM, "districts red yellow",
    "The King decrees only after his card is read." },
  { "/water-rights/WR-5.4/in-the-order-of-colours", NULL, "districts red green",
    "Name two of green, red and yellow, in that order." },
  { "/water-rights/WR-5.4/grey-is-exempt", NULL, "districts green grey",
    "Name two of green, red and yellow, in that order." },
  { "/water-rights/WR-5.4/no-such-colour", NULL, "districts green blue",
    "Name two of green, red and yellow, in that order." },
  { "/water-rights/WR-5.4/these-already", DECREE, "districts green red",
    "The taxed districts were already switched this turn, or are these already." },
  { "/water-rights/WR-5.4/once-a-turn", DECREE, "districts green yellow; districts red yellow",
    "The taxed districts were already switched this turn, or are these already." },
  { "/water-rights/WR-5.5/only-in-decree", PROCLAIM, "rate cost +1",
    "The King decrees only after his card is read." },
  { "/water-rights/WR-5.5/not-in-round-1", NULL, "rate cost +1",
    "The tax rate changes by one step a turn, from round 2 on." },
  { "/water-rights/WR-5.5/one-step-a-turn", DECREE, "rate cost +1; rate tiles +1",
    "The tax rate changes by one step a turn, from round 2 on." },
  { "/water-rights/WR-5.5/cost-is-1-at-least", DECREE, "rate cost -1", "The tax rate cannot go further that way." },
  { "/water-rights/WR-5.5/tiles-have-a-bound", DECREE "; tax green red cost 1 tiles 4", "rate tiles +1",
    "The tax rate cannot go further that way." },
  { "/water-rights/WR-5.6/only-in-decree", PROCLAIM, "price cost +1",
    "The King decrees only after his card is read." },
  { "/water-rights/WR-5.6/not-in-round-1", NULL, "price units +1",
    "The water price changes by one step a turn, from round 2 on." },
  { "/water-rights/WR-5.6/one-step-a-turn", DECREE, "price units +1; price units +1",
    "The water price changes by one step a turn, from round 2 on." },
  { "/water-rights/WR-5.6/units-have-a-least", DECREE "; price cost 1 units 2", "price units -1",
    "The water price cannot go further that way." },
  { "/water-rights/WR-5.7/districts-first", NULL, "done", "Choose two districts to tax first." },
  { "/water-rights/WR-5.7/only-in-decree", PROCLAIM, "done", "The King decrees only after his card is read." },
  { NULL }
};

static const PositionTest moves[] = {
  { "/water-rights/WR-5.2/example-16-seed-1",
    NULL, "districts green red; done; next; next; next; next; next; next; next; next; next; roll",
    .events = "rolled 2; card pump-failure",
    .has = "king money 10 bank 48 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0; active norecycle" },
  { "/water-rights/WR-5.2/example-16-seed-2",
    NULL, "districts green red; done; next; next; next; next; next; next; next; next; next; roll",
    .events = "rolled 3; card audit", .has = "subjects senior riparian junior", .seed = 2 },
  { "/water-rights/WR-5.2/example-16-seed-6",
    NULL, "districts green red; done; next; next; next; next; next; next; next; next; next; roll",
    .events = "rolled 2; card canal-works; bank 6; paid king treasury 4",
    .has = "king money 6 bank 54 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0", .seed = 6 },
  { "/water-rights/WR-5.2/an-empty-deck-is-shuffled-anew",
    PROCLAIM "; rng 0000000000000003; deck event none; discard event relief burst-main canal-works harvest drip-lines "
    "new-charter closed-borders fish-flows fair winter-rain slump cloudburst blight curtailment jubilee strike "
    "guild-year spring-melt high-water boom long-drought drought timber-dearth war-levy heat-wave royal-grant ration "
    "pump-failure", "roll", .lacks = "deck event none; card none" },
  { "/water-rights/WR-5.3/takes-effect", NAMING, "target junior", .events = "named junior; limited junior 1",
    .has = "active limit junior 1; card ration target junior; turn king decree" },
  { "/water-rights/WR-5.3/whom-he-can-name", NAMING, .legal = "target junior; target riparian; target senior" },
  { "/water-rights/WR-5.4/first-choice", NULL, "districts green yellow", .events = "taxing green yellow",
    .has = "tax green yellow cost 1 tiles 2; decree switched 1 rated 0 priced 0" },
  { "/water-rights/WR-5.5/a-step", DECREE, "rate tiles -1", .events = "rate 1 1",
    .has = "tax green red cost 1 tiles 1; decree switched 0 rated 1 priced 0" },
  { "/water-rights/WR-5.5/all-steps", DECREE, .legal = "rate cost +1" },
  { "/water-rights/WR-5.6/a-step", DECREE, "price cost +1", .events = "price 2 4",
    .has = "price cost 2 units 4; decree switched 0 rated 0 priced 1" },
  { "/water-rights/WR-5.7/the-first-mayors-turn", NULL, "districts green red; done", .events = "turn senior",
    .has = "turn senior draft" },
  { "/water-rights/WR-5.7/an-absent-one-is-passed-over", NULL, "districts green red; done",
    .events = "turn riparian", .settings = "seat.senior=absent" },
  { "/water-rights/WR-5.20/sorted-by-byte", DECREE,
    .legal = "price cost +1" },
  { NULL }
};

void
add_king_tests (void)
{
  position_tests_add (refusals);
  position_tests_add (moves);
}
