/* beginning.h: what is chosen for a new game, as a line of words
 *
 * The tool's "new", the engine's, and a game that is told to a friend all say the same words: scenario=, seed=,
 * players=, seat.ROLE=, option.NAME=, suggested=, post=. Where a scenario of that name is found, and so what it
 * suggests, is left to others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/settings.h"

G_BEGIN_DECLS

typedef struct
{
  char *game, *scenario;        /* scenario NULL: the game's standard one */
  bool with_files;              /* a scenario may be a file, too */
  bool is_suggested;            /* options that are not said are as the scenario suggests */
  bool has_suggested;           /* whether they are was said */
  bool has_post;                /* ... and whether it is a game by post */
  OxbowSettings *settings;
} OxbowBeginning;

OxbowBeginning *oxbow_beginning_new      (const char *game);
void            oxbow_beginning_free     (OxbowBeginning *beginning);

/* Takes "players=3", "seat.king=fox"; false with a sentence. */
bool            oxbow_beginning_set_word (OxbowBeginning *beginning, const char *word, GError **error);

/* One line, the game's id first; words with spaces are quoted as in a shell. */
OxbowBeginning *oxbow_beginning_parse    (const char *line, GError **error);
char           *oxbow_beginning_to_text  (const OxbowBeginning *beginning);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowBeginning, oxbow_beginning_free)

G_END_DECLS
