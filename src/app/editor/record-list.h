/* record-list.h: some records of a draft, each as a row that opens to typed fields
 *
 * What the fields are, and what they take, is said by the game's palette. What would not make a file that opens again
 * is refused: the field says why, and nothing is changed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "editor/draft.h"
#include <adwaita.h>

G_BEGIN_DECLS

typedef struct
{
  OxbowLayer layer;
  int index;
} OxbowRecordPlace;

#define OXBOW_TYPE_RECORD_LIST (oxbow_record_list_get_type ())
G_DECLARE_FINAL_TYPE (OxbowRecordList, oxbow_record_list, OXBOW, RECORD_LIST, AdwBin)

GtkWidget *oxbow_record_list_new  (OxbowDraft *draft);

/* places: of OxbowRecordPlace */
void       oxbow_record_list_show (OxbowRecordList *self, const GArray *places);

/* Whether a row's record is another one now, or none: a position that follows from what was written has its things in
 * an order of its own. Nothing is written until they are shown anew. */
bool       oxbow_record_list_is_stale    (OxbowRecordList *self);

/* Whether what the draft tells of comes from a field of this list, which shows it already. */
bool       oxbow_record_list_is_changing (OxbowRecordList *self);

G_END_DECLS
