/* engine-client.h: an outside program as a player
 *
 * The program speaks the engine protocol on its standard input and output, as oxbow-tool's engine does. It is told the
 * position as the seat could believe it to be, never what is hidden. Whatever goes wrong with it (it cannot be started,
 * it ends, it says nothing, it speaks nonsense) is an error of think with a whole sentence; asked again, it is started
 * anew. Stopping it takes no time: a program that does not end by itself is ended in the background, before we end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "players/player.h"

G_BEGIN_DECLS

typedef struct
{
  const char *name;             /* what sentences call it; NULL: its program */
  const char *command;          /* the program and its arguments, as a shell would take them */
  const char *scenario;         /* the name or file by which the program finds the scenario; NULL: by its id */
  const char *level;            /* what it is asked to play like; NULL: "expert" */
  int patience_ms;              /* how long it may be silent beyond a time limit; 0: a minute */
} OxbowEngineChoice;

/* The texts are copied; the program is started when it is first asked. NULL with a sentence if the command is none. */
OxbowPlayer *oxbow_engine_client_new (const OxbowEngineChoice *choice, uint64_t seed, GError **error);

/* Waits for the programs that have been stopped and have not ended yet, some tenths of a second at most. exit () does
 * so too: it is for who ends otherwise, as by a signal. */
void         oxbow_engine_clients_see_off (void);

G_END_DECLS
