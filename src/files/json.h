/* json.h: reading JSON, for other programs' formats
 *
 * The whole text is checked and kept as a tree of values; depth, size and number of values are bounded, so that no file
 * can take more memory than a small multiple of its size. An array of nothing but numbers is one value that keeps its
 * text: maps have millions of those, and who wants them reads them from there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>
#include <stdint.h>

G_BEGIN_DECLS

typedef enum
{
  OXBOW_JSON_NULL,
  OXBOW_JSON_FALSE,
  OXBOW_JSON_TRUE,
  OXBOW_JSON_NUMBER,            /* text: as it is written */
  OXBOW_JSON_STRING,            /* text: without quotes and escapes */
  OXBOW_JSON_NUMBERS,           /* text: what stands between the brackets, commas and blanks included */
  OXBOW_JSON_ARRAY,             /* an empty array is one of these */
  OXBOW_JSON_OBJECT,
} OxbowJsonKind;

typedef struct
{
  const char *name;             /* of a member of an object, or NULL */
  const char *text;             /* as the kind says, or NULL */
  uint32_t length;              /* of text, in bytes */
  uint32_t first, next;         /* the first value inside, the next one beside; 0: none */
  int line;
  OxbowJsonKind kind;
} OxbowJsonValue;

typedef struct _OxbowJson OxbowJson;

/* Of the functions that give a value, all but the root's may give NULL. */
OxbowJson            *oxbow_json_parse     (const char *bytes, size_t length, const char *file, GError **error);
void                  oxbow_json_free      (OxbowJson *json);
const OxbowJsonValue *oxbow_json_get_root  (const OxbowJson *json);
const OxbowJsonValue *oxbow_json_get_first (const OxbowJson *json, const OxbowJsonValue *value);
const OxbowJsonValue *oxbow_json_get_next  (const OxbowJson *json, const OxbowJsonValue *value);
const OxbowJsonValue *oxbow_json_find      (const OxbowJson *json, const OxbowJsonValue *object, const char *name);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowJson, oxbow_json_free)

G_END_DECLS
