/* library.h: where the scenarios and translations are that came with the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

G_BEGIN_DECLS

/* The folder of our data: OXBOW_DATA_DIR if that is set; beside a program that was not installed, the one of its build;
 * else where we are installed. */
const char *oxbow_library_folder    (void);

/* Likewise the folder of the translations, as gettext wants it. */
const char *oxbow_library_translations (void);

/* Base names of a game's scenarios, sorted by byte (of char *; empty where there are none), and the path of one. */
GPtrArray  *oxbow_library_list      (const OxbowRuleset *ruleset);
char       *oxbow_library_path      (const OxbowRuleset *ruleset, const char *name);

/* Says that there is no scenario at all, and in which folder. Always false. */
bool        oxbow_library_refuse_empty (GError **error);

/* The path that a person means: a file, or the base name of a scenario of ruleset (NULL: of any game). A name never
 * leaves the library's folder. */
char       *oxbow_library_find      (const OxbowRuleset *ruleset, const char *name_or_path, GError **error);

G_END_DECLS
