/* fact.h: what a position holds, as titles and values for people
 *
 * A listing is for files and tools; these are translated words for a panel: what the board does not show, or shows only
 * to those who know where to look. Facts stand in groups, those first that decide most; a group can be folded, and what
 * a number or a card means is told in a note.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>

G_BEGIN_DECLS

typedef struct
{
  char *title, *text;           /* "Week", "3 of 7"; text NULL: a group begins, of this title */
  char *note;                   /* what that means, in a sentence or a few; or NULL */
  const char *group;            /* of one that begins: its name, the same in all languages */
  bool is_folded;               /* unless the person has chosen: details, which few turns need */
} OxbowFact;

GPtrArray *oxbow_facts_new (void);                              /* of OxbowFact * */

/* title is copied, text taken; of an empty text nothing is added. */
void oxbow_facts_add  (GPtrArray *facts, const char *title, char *text);

/* The same with a note, copied; NULL: there is none. */
void oxbow_facts_tell (GPtrArray *facts, const char *title, char *text, const char *note);

/* What follows belongs together. group is borrowed for good, title copied. */
void oxbow_facts_begin (GPtrArray *facts, const char *group, const char *title, bool is_folded);

/* Adds one thing more to a line of several: "Move 3" to "Actions 2" makes "Actions 2 · Move 3". */
void oxbow_facts_join (GString *line, const char *format, ...) G_GNUC_PRINTF (2, 3);

G_END_DECLS
