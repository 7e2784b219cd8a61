/* out.h: what the tool says, to scripts on standard output and to people on standard error
 *
 * A write that fails is remembered and told once at the end, so that no command ends well whose answer did not arrive.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>

G_BEGIN_DECLS

void  oxbow_out_open     (void);        /* first of all: makes standard files that are closed fail safely */
void  oxbow_out_text     (const char *text);                            /* as it is */
void  oxbow_out_bytes    (const char *bytes, size_t length);
void  oxbow_out_printf   (const char *format, ...) G_GNUC_PRINTF (1, 2);
void  oxbow_out_column   (const char *text, int width);                 /* indented, filled up to the column width */
bool  oxbow_out_flush    (void);        /* false: what was written did not arrive */
bool  oxbow_out_close    (void);        /* flushes; false, with a sentence, if anything did not arrive */
void  oxbow_out_complain (const char *sentence);

/* A sentence on one line, valid and of bounded length, whatever it quotes. */
char *oxbow_out_tidy     (const char *sentence);

G_END_DECLS
