/* manual.c: a page of the help as blocks of text
 *
 * Only what our own pages use is understood; a test reads them all. Elements that are not known lend their text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/manual.h"

#include "core/error.h"
#include <glib/gi18n-lib.h>
#include <libxml/parser.h>
#include <string.h>

static bool
is_named (const xmlNode *node, const char *name)
{
  return node->type == XML_ELEMENT_NODE && strcmp ((const char *) node->name, name) == 0;
}

static char *
get (xmlNode *node, const char *name)
{
  xmlChar *value = xmlGetProp (node, (const xmlChar *) name);
  char *copy = g_strdup ((const char *) value);
  xmlFree (value);
  return copy;
}

/* Text */

static const struct { const char *element, *before, *after; } marks[] = {
  { "em", "<i>", "</i>" }, { "gui", "<b>", "</b>" }, { "key", "<b>", "</b>" },
  { "cmd", "<tt>", "</tt>" }, { "code", "<tt>", "</tt>" },
};

static void append_inline (GString *text, xmlNode *node);

static void
append_children (GString *text, xmlNode *node, const char *between)
{
  for (xmlNode *child = node->children; child != NULL; child = child->next)
    {
      append_inline (text, child);
      if (between != NULL && child->next != NULL)
        g_string_append (text, between);
    }
}

/* Line ends and what is indented after them are one blank. */
static void
append_words (GString *text, const char *words)
{
  g_autofree char *escaped = g_markup_escape_text (words, -1);
  for (const char *p = escaped; *p != '\0'; p++)
    {
      bool is_blank = g_ascii_isspace (*p);
      if (!is_blank)
        g_string_append_c (text, *p);
      else if (text->len > 0 && text->str[text->len - 1] != ' ')
        g_string_append_c (text, ' ');
    }
}

static void
append_link (GString *text, xmlNode *node)
{
  g_autofree char *target = get (node, "xref");
  g_autofree char *escaped = g_markup_escape_text (target != NULL ? target : "", -1);
  g_string_append_printf (text, "<a href=\"%s\">", escaped);
  append_children (text, node, NULL);
  g_string_append (text, "</a>");
}

static void
append_inline (GString *text, xmlNode *node)
{
  if (node->type == XML_TEXT_NODE)
    append_words (text, (const char *) node->content);
  else if (is_named (node, "keyseq"))
    append_children (text, node, "+");
  else if (is_named (node, "link"))
    append_link (text, node);
  else if (node->type == XML_ELEMENT_NODE)
    {
      size_t i = 0;
      while (i < G_N_ELEMENTS (marks) && !is_named (node, marks[i].element))
        i++;
      g_string_append (text, i < G_N_ELEMENTS (marks) ? marks[i].before : "");
      append_children (text, node, NULL);
      g_string_append (text, i < G_N_ELEMENTS (marks) ? marks[i].after : "");
    }
}

static char *
build_text (xmlNode *node)
{
  GString *text = g_string_new (NULL);
  append_children (text, node, NULL);
  return g_strstrip (g_string_free (text, FALSE));
}

/* Blocks */

static void
free_block (OxbowBlock *block)
{
  g_free (block->name);
  g_ptr_array_unref (block->texts);
  g_free (block);
}

static OxbowBlock *
add_block (OxbowManualPage *page, OxbowBlockKind kind)
{
  OxbowBlock *block = g_new0 (OxbowBlock, 1);
  block->kind = kind;
  block->texts = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (page->blocks, block);
  return block;
}

static void read_blocks (OxbowManualPage *page, xmlNode *parent);

static void
read_row (OxbowManualPage *page, xmlNode *row, bool is_head)
{
  OxbowBlock *block = add_block (page, is_head ? OXBOW_BLOCK_HEAD : OXBOW_BLOCK_ROW);
  for (xmlNode *cell = row->children; cell != NULL; cell = cell->next)
    if (is_named (cell, "td"))
      g_ptr_array_add (block->texts, build_text (cell));
}

static void
read_rows (OxbowManualPage *page, xmlNode *table, bool is_head)
{
  for (xmlNode *child = table->children; child != NULL; child = child->next)
    {
      if (is_named (child, "tr"))
        read_row (page, child, is_head);
      else if (child->type == XML_ELEMENT_NODE)
        read_rows (page, child, is_named (child, "thead"));
    }
}

static void
read_section (OxbowManualPage *page, xmlNode *section)
{
  OxbowBlock *heading = add_block (page, OXBOW_BLOCK_HEADING);
  heading->name = get (section, "id");
  for (xmlNode *child = section->children; child != NULL; child = child->next)
    if (is_named (child, "title"))
      g_ptr_array_add (heading->texts, build_text (child));
  read_blocks (page, section);
}

static void
read_block (OxbowManualPage *page, xmlNode *node)
{
  if (is_named (node, "p"))
    g_ptr_array_add (add_block (page, OXBOW_BLOCK_PARAGRAPH)->texts, build_text (node));
  else if (is_named (node, "item"))
    g_ptr_array_add (add_block (page, OXBOW_BLOCK_ITEM)->texts, build_text (node));
  else if (is_named (node, "list"))
    read_blocks (page, node);
  else if (is_named (node, "table"))
    read_rows (page, node, false);
  else if (is_named (node, "section"))
    read_section (page, node);
}

static void
read_blocks (OxbowManualPage *page, xmlNode *parent)
{
  for (xmlNode *child = parent->children; child != NULL; child = child->next)
    read_block (page, child);
}

static void
read_info (OxbowManualPage *page, xmlNode *info)
{
  for (xmlNode *child = info->children; child != NULL; child = child->next)
    {
      if (is_named (child, "link"))
        g_ptr_array_add (page->guides, get (child, "xref"));
      else if (is_named (child, "desc"))
        page->summary = build_text (child);
      else if (is_named (child, "title") && page->order == NULL)
        page->order = build_text (child);
    }
}

static OxbowManualPage *
read_page (xmlNode *root)
{
  OxbowManualPage *page = g_new0 (OxbowManualPage, 1);
  page->id = get (root, "id");
  page->guides = g_ptr_array_new_with_free_func (g_free);
  page->blocks = g_ptr_array_new_with_free_func ((GDestroyNotify) free_block);
  for (xmlNode *child = root->children; child != NULL; child = child->next)
    {
      if (is_named (child, "info"))
        read_info (page, child);
      else if (is_named (child, "title"))
        page->title = build_text (child);
    }
  if (page->order == NULL)
    page->order = g_strdup (page->title);
  read_blocks (page, root);
  return page;
}

OxbowManualPage *
oxbow_manual_page_parse (const char *bytes, size_t length, GError **error)
{
  const int options = XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING;
  xmlDoc *document = xmlReadMemory (bytes, (int) length, NULL, NULL, options);
  xmlNode *root = document != NULL ? xmlDocGetRootElement (document) : NULL;
  OxbowManualPage *page = root != NULL && is_named (root, "page") ? read_page (root) : NULL;
  xmlFreeDoc (document);
  if (page == NULL)
    g_set_error_literal (error, OXBOW_FILE_ERROR, OXBOW_FILE_ERROR_CONTENT, _("This page of the help cannot be read."));
  return page;
}

void
oxbow_manual_page_free (OxbowManualPage *page)
{
  if (page == NULL)
    return;
  g_free (page->id);
  g_free (page->title);
  g_free (page->summary);
  g_free (page->order);
  g_ptr_array_unref (page->guides);
  g_ptr_array_unref (page->blocks);
  g_free (page);
}
