/* trail.h: the steps by which a map was drawn, as its journal has them
 *
 * A step is what it changed in the text of the file, a few lines of it; one that was typed on has several such
 * patches. From the text that the journal begins with each step's text follows, and so does the map after it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>

G_BEGIN_DECLS

typedef struct
{
  char *name;                   /* "Paint Forest" */
  GPtrArray *patches;           /* of char * */
} OxbowTrailStep;

typedef struct
{
  char *first;                  /* the text before the first step */
  GPtrArray *steps;             /* of OxbowTrailStep */
  int position;                 /* so many of them were done */
  int n_lost;                   /* there were more before the first text, which the journal no longer has */
} OxbowTrail;

OxbowTrail *oxbow_trail_new     (const char *first, gsize length);
void        oxbow_trail_free    (OxbowTrail *trail);

/* The position-th step (from 1): another one, which drops those from there on, or the last one goes on. */
bool        oxbow_trail_add     (OxbowTrail *trail, int position, const char *name, const char *patch);
bool        oxbow_trail_go      (OxbowTrail *trail, int position);

/* The text after a step (from 1), from the text before it; NULL: the patches do not fit. */
char       *oxbow_trail_follow  (const OxbowTrail *trail, int position, const char *before);

/* What makes one text of the other, in whole lines; and that text (NULL: the patch does not fit). */
char       *oxbow_patch_make    (const char *before, const char *after);
char       *oxbow_patch_apply   (const char *before, const char *patch);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowTrail, oxbow_trail_free)

G_END_DECLS
