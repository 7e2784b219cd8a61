/* xml.h: a file of ours as a tree, and attributes that are what they should be
 *
 * Bytes come from anywhere, also from people who mean harm. Parsing takes a bounded time and memory whatever they are,
 * opens nothing else, and ends with a tree or with one sentence that names file and line. Only UTF-8 is read.
 *
 * Elements of other namespaces may stand anywhere. They are no part of the tree: they are kept as text, to be
 * written back. Comments and processing instructions are not kept.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/error.h"
#include <stdint.h>

G_BEGIN_DECLS

#define OXBOW_XML_NAMESPACE "urn:oxbow:1"
#define OXBOW_FORMAT 1                          /* what this program writes */

#define OXBOW_XML_MAX_BYTES (64 << 20)          /* of a file */
#define OXBOW_XML_MAX_DEPTH 64                  /* elements within elements */
#define OXBOW_XML_MAX_ELEMENTS 250000
#define OXBOW_XML_MAX_ATTRIBUTES 64             /* of an element */
#define OXBOW_XML_MAX_TEXT (8 << 20)            /* bytes of an element's text, or of an attribute */

typedef struct _OxbowXml OxbowXml;
typedef struct _OxbowXmlNode OxbowXmlNode;

typedef struct
{
  const char *name, *value;                     /* "xml:lang" is the one name with a prefix */
} OxbowXmlAttribute;

struct _OxbowXmlNode
{
  OxbowXml *xml;
  const char *name;
  const char *text;                             /* without blanks at its ends; "" if there is none */
  OxbowXmlAttribute *attributes;
  int n_attributes;
  int line;                                     /* where its start tag ends */
  OxbowXmlNode *first, *last, *next;            /* children, sibling */
};

struct _OxbowXml
{
  char *file;                                   /* its name, for sentences */
  OxbowXmlNode *root;
  GPtrArray *foreign;                           /* of char *: elements of other namespaces, in the order they stood */
  GPtrArray *blocks;                            /* where nodes and strings live */
  char *free;
  size_t n_free;                                /* bytes at free */
  struct _xmlDict *names;
  int bad_line;                                 /* what the first refusal said, apart from its place */
  char *bad_sentence;
};

/* The tree of these bytes; root is an "oxbow" element. file names them in sentences. If bytes are refused, the result
 * has no root and holds the refusal. */
OxbowXml     *oxbow_xml_parse            (const char *bytes, size_t length, const char *file, GError **error);

/* The tree of a file, read piece by piece; NULL if it cannot be read at all. */
OxbowXml     *oxbow_xml_load             (const char *path, GError **error);

/* The same for another program's format, within the same bounds but for the length of a text. */
typedef struct
{
  const char *title;                            /* N_("a Tiled map") */
  const char *root;                             /* the name of the first element */
  const char *uri;                              /* the namespace of all elements that count, or NULL: none */
  size_t max_text;
  const char *of_tiled;                         /* N_(): what is said of a map of Tiled; NULL: nothing of its own */
} OxbowXmlDialect;

OxbowXml     *oxbow_xml_parse_dialect    (const char *bytes, size_t length, const char *file,
                                          const OxbowXmlDialect *dialect, GError **error);
void          oxbow_xml_free             (OxbowXml *xml);

/* False, with the sentence after file and line; the line is left out where it is 0. */
bool          oxbow_xml_refuse           (const OxbowXmlNode *node, GError **error, const char *format, ...)
                                          G_GNUC_PRINTF (3, 4);
bool          oxbow_xml_refuse_at        (OxbowXml *xml, int line, GError **error, const char *format, ...)
                                          G_GNUC_PRINTF (4, 5);

/* What an element may hold: names ended by NULL. */
bool          oxbow_xml_check_attributes (const OxbowXmlNode *node, const char *const *names, GError **error);
bool          oxbow_xml_check_children   (const OxbowXmlNode *node, const char *const *names,
                                          GError **error);              /* no text then */
bool          oxbow_xml_check_leaf       (const OxbowXmlNode *node, GError **error);   /* text, no elements */

/* Attributes. get: NULL if it is not there. require: refuses then. The others leave *value alone if it is
 * not there. */
const char   *oxbow_xml_get              (const OxbowXmlNode *node, const char *name);
const char   *oxbow_xml_require          (const OxbowXmlNode *node, const char *name, GError **error);
bool          oxbow_xml_get_number       (const OxbowXmlNode *node, const char *name, int minimum, int maximum,
                                          int *value, GError **error);
bool          oxbow_xml_get_seed         (const OxbowXmlNode *node, const char *name, uint64_t *value, GError **error);
bool          oxbow_xml_get_hex          (const OxbowXmlNode *node, const char *name, uint64_t *value, GError **error);
bool          oxbow_xml_get_word         (const OxbowXmlNode *node, const char *name, const char *const *words,
                                          int *value, GError **error);

OxbowXmlNode *oxbow_xml_find             (const OxbowXmlNode *node, const char *name); /* or NULL */
bool          oxbow_xml_check_single     (const OxbowXmlNode *node, const char *name, GError **error);

/* For upgrades: changing a tree. Names and values are copied. */
void          oxbow_xml_rename           (OxbowXmlNode *node, const char *name);
void          oxbow_xml_set              (OxbowXmlNode *node, const char *name, const char *value);
void          oxbow_xml_rename_attribute (OxbowXmlNode *node, const char *name, const char *new_name);

/* A value as a sentence may show it: valid text of at most 40 letters. */
char         *oxbow_xml_quote            (const char *value);

/* For the parser: memory that lives as long as the tree. */
void         *oxbow_xml_alloc            (OxbowXml *xml, size_t size);
const char   *oxbow_xml_keep             (OxbowXml *xml, const char *text, size_t length);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowXml, oxbow_xml_free)

G_END_DECLS
