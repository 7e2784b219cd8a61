/* engine.h: a game driven by lines of text, as scripts and other programs do it
 *
 * A line goes in, an answer comes out: "= " or "? ", perhaps more lines, and an empty one. A command that is refused
 * has changed nothing. Nothing is read or written here but the files that load, save and new are told to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>

G_BEGIN_DECLS

#define OXBOW_ENGINE_MAX_LINE (1 << 20)         /* bytes of a line; longer ones are refused */

typedef struct _OxbowEngine OxbowEngine;

/* Without files load and save are refused, and scenarios are only those that are installed. */
OxbowEngine *oxbow_engine_new  (bool with_files);
void         oxbow_engine_free (OxbowEngine *engine);

/* Appends the answer to a line (of length bytes, without its newline); none to comments, empty lines and the lines of
 * a listing. False after "quit". */
bool         oxbow_engine_take (OxbowEngine *engine, const char *line, size_t length, GString *answer);

/* The input has ended: a listing that was still being read is refused. */
void         oxbow_engine_end  (OxbowEngine *engine, GString *answer);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowEngine, oxbow_engine_free)

G_END_DECLS
