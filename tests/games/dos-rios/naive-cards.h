/* naive-cards.h: lists of cards as words, for the second reading of the rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "games/dos-rios/position.h"

/* Lists as a listing has them: words with blanks between, "-" if there are none. */
bool  cards_are_none  (const char *list);
char *cards_take      (char **list, bool last);         /* the first or the last card, taken out of the list */
void  cards_add       (char **list, const char *card);  /* as the last */
void  cards_shuffle   (char **list, char *rng);         /* by the generator of the listing, which goes on */
