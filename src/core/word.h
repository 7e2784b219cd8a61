/* word.h: words and numbers as people write them, read strictly
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>

G_BEGIN_DECLS

bool        oxbow_word_is_name    (const char *word);           /* [a-z0-9-]+ */
bool        oxbow_word_is_number  (const char *word);           /* -?(0|[1-9][0-9]*): no blanks, no plus, no -0 */

/* The word of the list (ended by NULL) that was perhaps meant: at most two letters away, and less than half of it. */
const char *oxbow_word_nearest    (const char *word, const char *const *words);

G_END_DECLS
