/* sentences.h: what several events bring, told one after the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What is said several times running is said once, and how often: of char *, with g_free as its destroy function. */
void oxbow_sentences_fold (GPtrArray *sentences);

G_END_DECLS
