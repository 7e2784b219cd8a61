/* xml-parse.c: from bytes that come from anywhere to a tree, within bounds
 *
 * libxml2 reads the bytes and calls back for each element; the tree is built here, so that limits are kept while
 * reading and not after. What it must never do is forbidden before it starts: no DOCTYPE (so no entities), no network,
 * no other encoding, no huge documents. Its table of names is kept small: that is what bounds the attributes of one
 * element, whose names it compares each with each before it calls back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/xml.h"

#include "files/load.h"
#include "files/xml-foreign.h"
#include "files/xml-source.h"

#include <glib/gi18n-lib.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>
#include <string.h>
#include <unistd.h>

#define MAX_NAMES (20 << 10) /* bytes of all names that are not ours */
#define MAX_NAME 100         /* bytes of a name */
#define MAX_EVENTS 4000000   /* pieces of text, comments and the like */

/* What libxml2 hands to those who hear its errors has become constant. */
#if LIBXML_VERSION >= 21200
typedef const xmlError *Complaint;
#else
typedef xmlErrorPtr Complaint;
#endif

typedef struct
{
  OxbowXml *xml;
  const OxbowXmlDialect *dialect;
  xmlParserCtxtPtr parser;
  GError *error;
  OxbowXmlNode *open[OXBOW_XML_MAX_DEPTH]; /* from the root down to where we are */
  GString *text[OXBOW_XML_MAX_DEPTH];
  int depth; /* of ours */
  OxbowForeign foreign;
  int n_elements, n_events;
} Builder;

static Builder *
builder_of (void *parser)
{
  return ((xmlParserCtxtPtr) parser)->_private;
}

static void stop (Builder *builder, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* The first refusal counts; after it libxml2 calls back no more. */
static void
stop (Builder *builder, const char *format, ...)
{
  if (builder->error != NULL)
    return;
  va_list args;
  va_start (args, format);
  g_autofree char *sentence = g_strdup_vprintf (format, args);
  va_end (args);
  oxbow_xml_refuse_at (builder->xml, xmlSAX2GetLineNumber (builder->parser), &builder->error, "%s", sentence);
  xmlStopParser (builder->parser);
}

static bool
may_go_on (Builder *builder)
{
  if (builder->error == NULL && ++builder->n_events > MAX_EVENTS)
    stop (builder, _("the file has too many parts: at most %d can be read."), MAX_EVENTS);
  return builder->error == NULL;
}

/* What libxml2 finds wrong. Its words are English and terse, so the usual mistakes have sentences of their own. */
static void
error_cb (void *data, Complaint problem)
{
  Builder *builder = builder_of (data);
  if (problem->level < XML_ERR_ERROR || builder->error != NULL)
    return;
  g_autofree char *words = g_utf8_make_valid (problem->message != NULL ? problem->message : "", -1);
  g_strchomp (words);
  if (problem->code == XML_ERR_UNDECLARED_ENTITY || problem->code == XML_WAR_UNDECLARED_ENTITY)
    stop (builder, _("only the entities &amp;, &lt;, &gt;, &quot;, &apos; and numbers can be read (%s)."), words);
  else if (problem->code == XML_ERR_NO_MEMORY)
    stop (builder, _("there are too many different names, or names that are too long."));
  else if (problem->code == XML_ERR_TAG_NAME_MISMATCH)
    stop (builder, _("the element \"%s\" of line %d is still open; its end tag should stand here."),
          problem->str1 != NULL ? problem->str1 : "", problem->int1);
  else if (builder->parser->input->cur >= builder->parser->input->end)
    stop (builder, _("the file ends in the middle; the rest of it is missing."));
  else if (problem->code == XML_ERR_NAME_REQUIRED)
    stop (builder, _("an element begins here without a name, or with one that is too long."));
  else
    stop (builder, _("this is not well-formed XML (%s)."), words);
}

static void
doctype_cb (void *data, const xmlChar *name, const xmlChar *external_id, const xmlChar *system_id)
{
  Builder *builder = builder_of (data);
  stop (builder, _("%s has no DOCTYPE; take it out."), _(builder->dialect->title));
}

static bool
check_root (Builder *builder, const char *name, const char *uri)
{
  OxbowXml *xml = builder->xml;
  int line = xmlSAX2GetLineNumber (builder->parser);
  const OxbowXmlDialect *dialect = builder->dialect;
  if (dialect->of_tiled != NULL && strcmp (name, "map") == 0)
    return oxbow_xml_refuse_at (xml, line, &builder->error, "%s", _(dialect->of_tiled));
  if (strcmp (name, dialect->root) != 0)
    return oxbow_xml_refuse_at (xml, line, &builder->error, _("this is not %s: its first element is \"%s\"."),
                                _(dialect->title), name);
  if (g_strcmp0 (uri, dialect->uri) == 0)
    return true;
  return oxbow_xml_refuse_at (xml, line, &builder->error, _("the element \"%s\" should say xmlns=\"%s\"."), name,
                              dialect->uri != NULL ? dialect->uri : "");
}

/* libxml2 leaves "&" written as "&#38;" in the values of attributes. */
static const char *
keep_value (OxbowXml *xml, const char *start, const char *end)
{
  char *value = oxbow_xml_alloc (xml, (size_t) (end - start) + 1), *to = value;
  for (const char *from = start; from < end; from++)
    {
      *to++ = *from;
      if (*from == '&' && end - from >= 5 && memcmp (from, "&#38;", 5) == 0)
        from += 4;
    }
  *to = '\0';
  return value;
}

/* Attributes come in fives: name, prefix, namespace, first byte, past the last. */
static bool
add_attributes (Builder *builder, OxbowXmlNode *node, int n, const xmlChar **fives)
{
  node->attributes = n > 0 ? oxbow_xml_alloc (builder->xml, sizeof (OxbowXmlAttribute) * (size_t) n) : NULL;
  for (int i = 0; i < n; i++, fives += 5)
    {
      const char *name = (const char *) fives[0], *prefix = (const char *) fives[1];
      if (prefix != NULL && strcmp (prefix, "xml") == 0 && strcmp (name, "lang") == 0)
        name = "xml:lang";
      else if (prefix != NULL)
        {
          stop (builder, _("the element \"%s\" has no attribute \"%s:%s\"."), node->name, prefix, name);
          return false;
        }
      if (fives[4] - fives[3] > OXBOW_XML_MAX_TEXT)
        {
          stop (builder, _("the attribute \"%s\" is longer than %d bytes."), name, OXBOW_XML_MAX_TEXT);
          return false;
        }
      node->attributes[node->n_attributes++] =
          (OxbowXmlAttribute){ name, keep_value (builder->xml, (const char *) fives[3], (const char *) fives[4]) };
    }
  return true;
}

static void
append_child (OxbowXmlNode *parent, OxbowXmlNode *child)
{
  if (parent->last != NULL)
    parent->last->next = child;
  else
    parent->first = child;
  parent->last = child;
}

static void
open_node (Builder *builder, const char *name, int n_attributes, const xmlChar **attributes)
{
  OxbowXmlNode *node = oxbow_xml_alloc (builder->xml, sizeof (OxbowXmlNode));
  *node =
      (OxbowXmlNode){ .xml = builder->xml, .name = name, .text = "", .line = xmlSAX2GetLineNumber (builder->parser) };
  if (!add_attributes (builder, node, n_attributes, attributes))
    return;
  if (builder->depth > 0)
    append_child (builder->open[builder->depth - 1], node);
  else
    builder->xml->root = node;
  builder->open[builder->depth] = node;
  if (builder->text[builder->depth] == NULL)
    builder->text[builder->depth] = g_string_new (NULL);
  g_string_truncate (builder->text[builder->depth++], 0);
}

static bool
check_limits (Builder *builder, const char *name, int n_namespaces, int n_attributes)
{
  if (builder->depth + builder->foreign.depth >= OXBOW_XML_MAX_DEPTH)
    stop (builder, _("elements stand within elements more than %d deep."), OXBOW_XML_MAX_DEPTH);
  else if (++builder->n_elements > OXBOW_XML_MAX_ELEMENTS)
    stop (builder, _("the file has more than %d elements."), OXBOW_XML_MAX_ELEMENTS);
  else if (strlen (name) > MAX_NAME)
    stop (builder, _("the name of an element is longer than %d bytes."), MAX_NAME);
  else if (n_attributes > OXBOW_XML_MAX_ATTRIBUTES || n_namespaces > OXBOW_XML_MAX_ATTRIBUTES)
    stop (builder, _("the element \"%s\" has more than %d attributes."), name, OXBOW_XML_MAX_ATTRIBUTES);
  return builder->error == NULL;
}

static bool
has_room_for_foreign (Builder *builder, size_t length)
{
  if (oxbow_foreign_size (&builder->foreign) + length > OXBOW_XML_MAX_TEXT)
    stop (builder, _("elements of other namespaces hold more than %d bytes."), OXBOW_XML_MAX_TEXT);
  return builder->error == NULL;
}

static void
start_cb (void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int n_namespaces,
          const xmlChar **namespaces, int n_attributes, int n_defaulted, const xmlChar **attributes)
{
  Builder *builder = builder_of (data);
  if (!may_go_on (builder) || !check_limits (builder, (const char *) name, n_namespaces, n_attributes))
    return;
  if (builder->depth == 0 && !check_root (builder, (const char *) name, (const char *) uri))
    xmlStopParser (builder->parser);
  else if (builder->foreign.depth == 0 && g_strcmp0 ((const char *) uri, builder->dialect->uri) == 0)
    open_node (builder, (const char *) name, n_attributes, attributes);
  else if (has_room_for_foreign (builder, 0)
           && !oxbow_foreign_start (&builder->foreign, (const char *) name, (const char *) prefix, (const char *) uri,
                                    n_namespaces, (const char **) namespaces, n_attributes,
                                    (const char **) attributes))
    stop (builder, _("the element \"%s\" needs more namespaces than can be kept."), name);
}

static bool
is_blank (char c)
{
  return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}

static void
close_node (Builder *builder)
{
  const GString *text = builder->text[--builder->depth];
  size_t start = 0, end = text->len;
  while (start < end && is_blank (text->str[start]))
    start++;
  while (end > start && is_blank (text->str[end - 1]))
    end--;
  if (end > start)
    builder->open[builder->depth]->text = oxbow_xml_keep (builder->xml, text->str + start, end - start);
}

static void
end_cb (void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri)
{
  Builder *builder = builder_of (data);
  if (!may_go_on (builder))
    return;
  if (builder->foreign.depth == 0)
    {
      close_node (builder);
      return;
    }
  char *whole = oxbow_foreign_end (&builder->foreign);
  if (whole != NULL)
    g_ptr_array_add (builder->xml->foreign, whole);
}

static void
characters_cb (void *data, const xmlChar *letters, int length)
{
  Builder *builder = builder_of (data);
  if (!may_go_on (builder) || builder->depth == 0)
    return;
  if (builder->foreign.depth > 0)
    {
      if (has_room_for_foreign (builder, (size_t) length))
        oxbow_foreign_text (&builder->foreign, (const char *) letters, (size_t) length);
      return;
    }
  GString *text = builder->text[builder->depth - 1];
  const char *start = (const char *) letters, *end = start + length;
  while (text->len == 0 && start < end && is_blank (*start))
    start++;
  if (text->len + (size_t) (end - start) > builder->dialect->max_text)
    stop (builder, _("the text of \"%s\" is longer than %d bytes."), builder->open[builder->depth - 1]->name,
          (int) builder->dialect->max_text);
  else
    g_string_append_len (text, start, end - start);
}

static void
comment_cb (void *data, const xmlChar *words)
{
  may_go_on (builder_of (data));
}

static void
instruction_cb (void *data, const xmlChar *target, const xmlChar *words)
{
  may_go_on (builder_of (data));
}

static void
reference_cb (void *data, const xmlChar *name)
{
  stop (builder_of (data), _("the entity \"%s\" cannot be read."), name);
}

static void
listen (Builder *builder)
{
  xmlSAXHandlerPtr sax = builder->parser->sax;
  sax->initialized = XML_SAX2_MAGIC;
  sax->startElementNs = start_cb;
  sax->endElementNs = end_cb;
  sax->characters = characters_cb;
  sax->ignorableWhitespace = characters_cb;
  sax->cdataBlock = characters_cb;
  sax->comment = comment_cb;
  sax->processingInstruction = instruction_cb;
  sax->reference = reference_cb;
  sax->internalSubset = doctype_cb;
  sax->serror = error_cb;
  builder->parser->_private = builder;
}

static void
parse (Builder *builder, OxbowXmlSource *source)
{
  builder->parser = xmlCreateIOParserCtxt (NULL, NULL, oxbow_xml_source_read, NULL, source, XML_CHAR_ENCODING_UTF8);
  /* A first piece that is refused leaves libxml2 without a parser. */
  if (builder->parser == NULL)
    return;
  listen (builder);
  xmlCtxtUseOptions (builder->parser, XML_PARSE_NONET | XML_PARSE_IGNORE_ENC);
  xmlDictSetLimit (builder->parser->dict, MAX_NAMES);
  builder->xml->names = builder->parser->dict;
  xmlDictReference (builder->xml->names);
  xmlParseDocument (builder->parser);
  if (!builder->parser->wellFormed)
    stop (builder, _("this is not well-formed XML."));
  if (builder->parser->myDoc != NULL)
    xmlFreeDoc (builder->parser->myDoc);
  xmlFreeParserCtxt (builder->parser);
}

static OxbowXml *
build (int fd, const char *bytes, size_t length, const char *file, const OxbowXmlDialect *dialect, int *code,
       GError **error)
{
  OxbowXml *xml = g_new0 (OxbowXml, 1);
  xml->file = g_strdup (file);
  xml->foreign = g_ptr_array_new_with_free_func (g_free);
  xml->blocks = g_ptr_array_new_with_free_func (g_free);

  Builder builder = { .xml = xml, .dialect = dialect };
  OxbowXmlSource source;
  oxbow_xml_source_init (&source, xml, dialect, fd, bytes, length, &builder.error);
  parse (&builder, &source);
  for (int i = 0; i < OXBOW_XML_MAX_DEPTH && builder.text[i] != NULL; i++)
    g_string_free (builder.text[i], TRUE);
  oxbow_foreign_clear (&builder.foreign);
  *code = source.code;
  if (builder.error != NULL || source.code != 0)
    xml->root = NULL;
  if (source.code != 0)
    g_clear_error (&builder.error);
  else if (builder.error != NULL)
    g_propagate_error (error, builder.error);
  return xml;
}

OxbowXml *
oxbow_xml_parse_dialect (const char *bytes, size_t length, const char *file, const OxbowXmlDialect *dialect,
                         GError **error)
{
  int code;
  return build (-1, bytes, length, file, dialect, &code, error);
}

static const OxbowXmlDialect ours = {
  N_("an Oxbow file"), "oxbow", OXBOW_XML_NAMESPACE, OXBOW_XML_MAX_TEXT,
  N_("this is a map of the Tiled editor. \"oxbow-tool convert\" makes an Oxbow file of it, and so does New Map in the "
     "program."),
};

OxbowXml *
oxbow_xml_parse (const char *bytes, size_t length, const char *file, GError **error)
{
  return oxbow_xml_parse_dialect (bytes, length, file, &ours, error);
}

OxbowXml *
oxbow_xml_load (const char *path, GError **error)
{
  g_autofree char *file = oxbow_file_name (path);
  int code, fd = oxbow_load_open (path, OXBOW_XML_MAX_BYTES, error);
  if (fd < 0)
    return NULL;
  g_autoptr (OxbowXml) xml = build (fd, NULL, 0, file, &ours, &code, error);
  close (fd);
  if (code == 0)
    return g_steal_pointer (&xml);
  oxbow_load_refuse (path, code, error);
  return NULL;
}
