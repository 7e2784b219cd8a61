/* lines.h: lines of standard input, of bounded length
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tool/command.h"

#include <stdio.h>

G_BEGIN_DECLS

/* Reads a line without its newline; of a longer one than max_bytes the first max_bytes + 1. False at the end. */
bool        oxbow_lines_read     (FILE *file, GString *line, size_t max_bytes);

/* After the end: a sentence if it was none, but something that could not be read. */
OxbowStatus oxbow_lines_complain (FILE *file);

G_END_DECLS
