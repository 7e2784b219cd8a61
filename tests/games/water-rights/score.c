/* score.c: goals and points in the end (WR-7)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/position.h"

#define LAST "round 8 of 8; turn junior supply; tax green red cost 1 tiles 2; die 2; card jubilee target none; "

static const PositionTest rows[] = {
  { "/water-rights/WR-7.1/example-18-bonus-goals",
    LAST "active tax 0; bonus harbour breadbasket crossroads; tile E2 senior jetty paid 4 supplied 0; "
    "tile E3 senior jetty paid 4 supplied 0; tile H3 riparian jetty paid 4 supplied 0; "
    "tile C4 senior wheat paid 3 supplied 0; tile I4 riparian jetty paid 4 supplied 0", "next",
    .has = "score senior town 0 money 4 bonus 5 secret 0 legacy 2 total 11; "
           "score riparian town 0 money 4 bonus 5 secret 0 legacy 2 total 11; "
           "score king money 1 bank 7 bonus 10 secret 0 total 18; winner king" },
  { "/water-rights/WR-7.2/only-supplied-districts-count",
    LAST "active tax 0; tile E2 senior jetty paid 4 supplied 1; tile D4 senior hospital paid 8 supplied 0", "next",
    .has = "score senior town 1 money 4 bonus 0 secret 0 legacy 2 total 7" },
  { "/water-rights/WR-7.2/dry-scores",
    LAST "active tax 0; tile E2 senior jetty paid 4 supplied 1; tile D4 senior hospital paid 8 supplied 0", "next",
    .settings = "dry_scores=yes", .has = "score senior town 6 money 4 bonus 0 secret 0 legacy 2 total 12" },
  { "/water-rights/WR-7.2/a-secret-goal", LAST "secret senior power-broker; posts senior riparian junior", "next",
    .has = "score senior town 0 money 4 bonus 0 secret 6 legacy 2 total 12" },
  { "/water-rights/WR-7.2/other-divisors", LAST, "next",
    .settings = "money_div=2 legacy_points=3 bank_div=10 king_div=0 bonus_points=1",
    .has = "score senior town 0 money 10 bonus 0 secret 0 legacy 6 total 16; "
           "score king money 3 bank 3 bonus 3 secret 0 total 9" },
  { "/water-rights/WR-7.3/the-king", LAST
    "secret king deep-cistern; king money 140 bank 25 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0", "next",
    .has = "score king money 20 bank 6 bonus 15 secret 6 total 47" },
  { "/water-rights/WR-7.4/of-equals-the-later",
    LAST "mayor senior money 40 loose 0 legacy 0; mayor riparian money 40 loose 0 legacy 0; "
    "mayor junior money 1 loose 0 legacy 0", "next", .settings = "seat.king=steward bonus_points=0",
    .has = "winner riparian" },
  { "/water-rights/WR-7.4/a-steward-cannot-win",
    LAST "king money 900 bank 30 tax 0 sales 0 penalties 0 obeyed 0 lasttax 0", "next",
    .settings = "seat.king=steward", .has = "winner riparian" },
  { NULL }
};

void
add_score_tests (void)
{
  position_tests_add (rows);
}
