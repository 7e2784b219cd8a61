/* text.h: a text that may stand in several languages
 *
 * The one without a language is the original. Readers get the best match for the user's languages.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>

G_BEGIN_DECLS

typedef struct _OxbowText OxbowText;

OxbowText  *oxbow_text_new       (const char *original);
OxbowText  *oxbow_text_copy      (const OxbowText *text);
void        oxbow_text_free      (OxbowText *text);
/* language NULL: the original; false: it was there already */
bool        oxbow_text_set       (OxbowText *text, const char *language, const char *value);
const char *oxbow_text_get       (const OxbowText *text);             /* in the user's language; "" if there is none */
const char *oxbow_text_get_in    (const OxbowText *text, const char *language);       /* exactly that one, or NULL */
int         oxbow_text_n         (const OxbowText *text);
const char *oxbow_text_nth       (const OxbowText *text, int i, const char **language);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowText, oxbow_text_free)

G_END_DECLS
