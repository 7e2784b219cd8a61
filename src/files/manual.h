/* manual.h: a page of the help as blocks of text
 *
 * The help is written as Mallard pages, which other programs show too. Here a page becomes a list of blocks, each of
 * one or more texts in Pango's markup; links in them name other pages by their ids.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  OXBOW_BLOCK_HEADING,          /* of a section; its name, for links, is the block's name */
  OXBOW_BLOCK_PARAGRAPH,
  OXBOW_BLOCK_ITEM,             /* of a list */
  OXBOW_BLOCK_HEAD,             /* a table's first row: a text a column */
  OXBOW_BLOCK_ROW,
} OxbowBlockKind;

typedef struct
{
  OxbowBlockKind kind;
  char *name;                   /* or NULL */
  GPtrArray *texts;             /* of char * */
} OxbowBlock;

typedef struct
{
  char *id, *title, *summary;
  char *order;                  /* what guides sort it by; its title where it says nothing else */
  GPtrArray *guides;            /* of char *: the pages, or their sections ("index#rules"), that lead to it */
  GPtrArray *blocks;            /* of OxbowBlock */
} OxbowManualPage;

OxbowManualPage *oxbow_manual_page_parse (const char *bytes, size_t length, GError **error);
void             oxbow_manual_page_free  (OxbowManualPage *page);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowManualPage, oxbow_manual_page_free)

G_END_DECLS
