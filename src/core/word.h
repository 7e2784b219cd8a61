/* word.h: words and numbers as people write them, read strictly
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>
#include <stdint.h>

G_BEGIN_DECLS

bool        oxbow_word_is_name    (const char *word);           /* [a-z0-9-]+ */
bool        oxbow_word_is_number  (const char *word);           /* -?(0|[1-9][0-9]*): no blanks, no plus, no -0 */

/* Numbers as a person may type them: leading zeros do no harm. */
bool        oxbow_parse_seed      (const char *text, uint64_t *seed);
bool        oxbow_parse_number    (const char *text, int minimum, int maximum, int *number);

/* Text of anybody's as sentences show it: valid, on one line and of bounded length; or as a name, in quotes too. */
char       *oxbow_word_present    (const char *text, size_t max_bytes);
char       *oxbow_word_quote      (const char *text);

/* The place of a word (NULL: none) in a list that is ended by NULL, or -1. */
int         oxbow_word_find       (const char *const *words, const char *word);

/* The word of the list (ended by NULL) that was perhaps meant: at most two letters away, and less than half of it. */
const char *oxbow_word_nearest    (const char *word, const char *const *words);

G_END_DECLS
