/* lines.h: lines of standard input, of bounded length
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tool/command.h"

#include <stdio.h>

G_BEGIN_DECLS

/* Reads a line without its newline; of a longer one than max_bytes the first max_bytes + 1. False at the end.
 * Where nothing more can be read, and where a line has no end, this is said and status tells that it is over. */
bool oxbow_lines_read (FILE *file, GString *line, size_t max_bytes, OxbowStatus *status);

G_END_DECLS
