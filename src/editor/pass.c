/* pass.c: what belongs to a seat belongs to another one in a mirror
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/pass.h"

#include <string.h>

void
oxbow_pass_seats (OxbowRecord *record, const OxbowRuleset *ruleset, int n_seats_later)
{
  int n = oxbow_ruleset_n_seats (ruleset);
  for (guint i = 0; n > 1 && i < record->attributes->len; i += 2)
    {
      const char *name = record->attributes->pdata[i];
      int seat = oxbow_ruleset_find_seat (ruleset, record->attributes->pdata[i + 1]);
      if (seat >= 0 && strcmp (name, "id") != 0)
        oxbow_record_set (record, name, ruleset->seats[(seat + n_seats_later) % n].id);
    }
  for (guint i = 0; i < record->children->len; i++)
    oxbow_pass_seats (record->children->pdata[i], ruleset, n_seats_later);
}
