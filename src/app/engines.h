/* engines.h: programs outside Oxbow that may take a seat: a list among the preferences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/game.h"

G_BEGIN_DECLS

typedef struct
{
  char *name;                   /* by which files and people know it */
  char *program;                /* a path, or a name to be looked for where programs are */
  char *arguments;              /* as a shell would take them; may be "" */
  char *level;                  /* the id of the level that it is asked to play like */
} OxbowOutsider;

OxbowOutsider *oxbow_outsider_new (const char *name, const char *program, const char *arguments,
                                   const char *level);
void           oxbow_outsider_free (OxbowOutsider *engine);

/* An array of OxbowOutsider *, in the order in which they were added. */
GPtrArray     *oxbow_engines_load (void);

/* The level for those of which nobody has said one. */
#define OXBOW_OUTSIDER_LEVEL "expert"

/* Adds it, or puts it in the place of the one that is called old (or NULL). False with a sentence if something is
 * missing, or its name is taken. */
bool           oxbow_engines_put (const OxbowOutsider *engine, const char *old, GError **error);
void           oxbow_engines_remove (const char *name);

/* What the engine of that name has been called since; NULL: it was not renamed, or another has its name now. */
char          *oxbow_engines_find_rename (const char *name);

/* A file names an engine as it was called when the file was written: whoever sits at a game's table is called as now.
 * False: nobody was called otherwise. */
bool           oxbow_engines_follow_renames (OxbowGame *game);

/* Whether its program is there and may be started; false with a sentence. */
bool           oxbow_outsider_can_start (const OxbowOutsider *engine, GError **error);

/* The one of that name, or NULL. */
OxbowOutsider *oxbow_engines_find (const char *name);

/* The program and its arguments as a shell would take them. */
char          *oxbow_outsider_build_command (const OxbowOutsider *engine);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowOutsider, oxbow_outsider_free)

G_END_DECLS
