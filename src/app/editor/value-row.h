/* value-row.h: a row of a list in which the value of one attribute is chosen or written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/record.h"
#include <adwaita.h>

G_BEGIN_DECLS

/* Takes what the person wants; NULL: no value. False, with a sentence, where it cannot be so: the row says it. */
typedef bool (*OxbowValueWrite) (const OxbowAttribute *attribute, const char *value, gpointer data, GError **error);

/* value may be NULL. ids: those that can be named by an attribute that refers to records, ended by NULL (may be NULL).
 * data belongs to the row, and is freed with g_free (). */
GtkWidget *oxbow_value_row_new (const OxbowAttribute *attribute, const char *value, const char *const *ids,
                                OxbowValueWrite write, gpointer data);

G_END_DECLS
