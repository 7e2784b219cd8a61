/* language.h: names of languages, as texts have them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>

G_BEGIN_DECLS

#define OXBOW_MAX_LANGUAGES 100         /* that a text stands in: each is looked for among the others */

/* "de", "pt-BR": [A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})* */
bool oxbow_language_is_name (const char *name);

G_END_DECLS
