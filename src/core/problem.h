/* problem.h: what is wrong with a scenario, and where
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/cell.h"

G_BEGIN_DECLS

typedef enum
{
  OXBOW_PROBLEM_ERROR,          /* cannot be played so */
  OXBOW_PROBLEM_WARNING,        /* can, but was it meant? */
} OxbowSeverity;

typedef struct
{
  OxbowSeverity severity;
  char *sentence;               /* translated, whole */
  OxbowCell cell;               /* or OXBOW_NO_CELL */
  int line;                     /* of the file, or 0 */
  const char *pattern;          /* the sentence before names and numbers stood in it: alike problems have the same one;
                                 * borrowed, only to be compared. NULL: nothing is like it */
} OxbowProblem;

typedef struct
{
  GPtrArray *list;              /* of OxbowProblem, in the order found */
  int n_errors;
} OxbowProblems;

OxbowProblems *oxbow_problems_new     (void);
void           oxbow_problems_free    (OxbowProblems *problems);
/* format: a literal, or its translation, which stays where it is. */
void           oxbow_problems_error   (OxbowProblems *problems, OxbowCell cell, int line, const char *format, ...)
                                       G_GNUC_PRINTF (4, 5);
void           oxbow_problems_warning (OxbowProblems *problems, OxbowCell cell, int line, const char *format, ...)
                                       G_GNUC_PRINTF (4, 5);

/* The first error as a GError: for those who can show only one. False if there is an error. */
bool           oxbow_problems_pass    (const OxbowProblems *problems, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowProblems, oxbow_problems_free)

G_END_DECLS
