/* load.h: the bytes of a file, within a limit
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/error.h"

G_BEGIN_DECLS

/* All of a regular file, or what a device or pipe gives up to most bytes; never more. */
GBytes *oxbow_load        (const char *path, size_t most, GError **error);

/* For whoever reads on from there: the open file, or -1 with a sentence; the sentence for an error of the system. */
int     oxbow_load_open   (const char *path, size_t most, GError **error);
void    oxbow_load_refuse (const char *path, int code, GError **error);

/* The last part of path as a sentence may show it: valid text, no control characters. */
char   *oxbow_file_name   (const char *path);

G_END_DECLS
