/* fact.h: what a position holds, as titles and values for people
 *
 * A listing is for files and tools; these are translated words for a panel: what the board does not show, or shows only
 * to those who know where to look.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  char *title, *text;           /* "Week", "3 of 7" */
} OxbowFact;

GPtrArray *oxbow_facts_new (void);                              /* of OxbowFact * */

/* title is copied, text taken; of an empty text nothing is added. */
void oxbow_facts_add  (GPtrArray *facts, const char *title, char *text);

/* Adds one thing more to a line of several: "Move 3" to "Actions 2" makes "Actions 2 · Move 3". */
void oxbow_facts_join (GString *line, const char *format, ...) G_GNUC_PRINTF (2, 3);

G_END_DECLS
