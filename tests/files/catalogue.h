/* catalogue.h: the files of a folder, and the sentence that is expected of each
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "files/document.h"

GPtrArray *catalogue_list (const char *folder);                         /* names of its .oxbow files, sorted */
char      *catalogue_path (const char *folder, const char *file);
GBytes    *catalogue_read (const char *folder, const char *file);

/* What reading these bytes says: "refused: SENTENCE", notices and where the game opened, or "" if all is well. */
char      *catalogue_say  (GBytes *bytes, const char *file);
