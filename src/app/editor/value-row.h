/* value-row.h: a row of a list in which the value of one attribute is chosen or written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/record.h"
#include <adwaita.h>

G_BEGIN_DECLS

/* Takes what the person wants for the attribute of that name, which may be one in another language; NULL: no value.
 * False, with a sentence, where it cannot be so: the row says it. */
typedef bool (*OxbowValueWrite) (const char *name, const char *value, gpointer data, GError **error);

/* record: whose value it is; copied. ids: those that can be named by an attribute that refers to records, ended by NULL
 * (may be NULL). data belongs to the row, and is freed with g_free (). */
GtkWidget *oxbow_value_row_new (const OxbowAttribute *attribute, const OxbowRecord *record, const char *const *ids,
                                OxbowValueWrite write, gpointer data);

G_END_DECLS
