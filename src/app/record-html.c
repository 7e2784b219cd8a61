/* record-html.c: how a game went, as a page that any browser shows and prints
 *
 * It is one file, and asks for nothing from elsewhere.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/record-html.h"
#include "app/record-blocks.h"
#include "paint/export.h"

#define PICTURE_PX 900

static const char style[] =
    "body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 sans-serif; color: #3b2d22; "
    "background: #fbf7ee; }\n"
    "h1, h2 { line-height: 1.2; }\n"
    "img { max-width: 100%; height: auto; }\n"
    "figure { margin: 1rem 0; break-inside: avoid; }\n"
    "figcaption, .more, .branch { color: #6b5b4d; }\n"
    ".branch { margin-left: 2rem; }\n"
    "p { margin: .3rem 0; }\n"
    "blockquote { margin: .3rem 0 .3rem 1rem; padding-left: .8rem; border-left: 3px solid #6f2a8c; "
    "font-style: italic; white-space: pre-line; }\n"
    "@media (prefers-color-scheme: dark) { body { color: #d9cdb8; background: #22262d; } "
    "figcaption, .more, .branch { color: #a9a08f; } }\n";

static void
add (GString *page, const char *before, const char *text, const char *after)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);
  g_string_append_printf (page, "%s%s%s", before, escaped, after);
}

static bool
add_picture (GString *page, const OxbowRecordBlock *block, GError **error)
{
  OxbowExportOptions options = OXBOW_EXPORT_OPTIONS_INIT;
  options.size_px = PICTURE_PX;
  g_autoptr (GBytes) bytes = oxbow_export (block->subject->scene, OXBOW_PICTURE_PNG, &options, error);
  if (bytes == NULL)
    return false;
  g_autofree char *code = g_base64_encode (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_string_append_printf (page, "<figure><img src=\"data:image/png;base64,%s\"", code);
  add (page, " alt=\"", block->text, "\"/>");
  add (page, "<figcaption>", block->text, "</figcaption></figure>\n");
  return true;
}

static void
add_head (GString *page, const char *title)
{
  g_string_append (page, "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\">\n<head>\n"
                         "<meta charset=\"utf-8\"/>\n"
                         "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n");
  g_string_append_printf (page, "<style>\n%s</style>\n", style);
  add (page, "<title>", title, "</title>\n</head>\n<body>\n");
  add (page, "<h1>", title, "</h1>\n");
}

static void
add_text (GString *page, const OxbowRecordBlock *block, const char *before, const char *after)
{
  add (page, before, block->text, "");
  if (*block->more != '\0')
    add (page, " <span class=\"more\">", block->more, "</span>");
  g_string_append (page, after);
}

static bool
add_block (GString *page, const OxbowRecordBlock *block, GError **error)
{
  switch (block->kind)
    {
    case OXBOW_BLOCK_TITLE:
      add_head (page, block->text);
      return true;
    case OXBOW_BLOCK_GAME:
    case OXBOW_BLOCK_MOVE:
      add_text (page, block, "<p>", "</p>\n");
      return true;
    case OXBOW_BLOCK_PLAYER:
      add_text (page, block, "<li>", "</li>\n");
      return true;
    case OXBOW_BLOCK_TURN:
      add_text (page, block, "<h2>", "</h2>\n");
      return true;
    case OXBOW_BLOCK_BRANCH:
      add_text (page, block, "<p class=\"branch\">", "</p>\n");
      return true;
    case OXBOW_BLOCK_COMMENT:
      add_text (page, block, "<blockquote>", "</blockquote>\n");
      return true;
    case OXBOW_BLOCK_PICTURE:
      return add_picture (page, block, error);
    }
  g_assert_not_reached ();
}

static bool
is_player (const GPtrArray *blocks, guint i)
{
  return ((const OxbowRecordBlock *) blocks->pdata[i])->kind == OXBOW_BLOCK_PLAYER;
}

char *
oxbow_record_to_html (OxbowGame *game, GError **error)
{
  g_autoptr (GPtrArray) blocks = oxbow_record_build_blocks (game);
  g_autoptr (GString) page = g_string_new (NULL);
  for (guint i = 0; i < blocks->len; i++)
    {
      if (is_player (blocks, i) && !is_player (blocks, i - 1))
        g_string_append (page, "<ul>\n");
      if (!add_block (page, blocks->pdata[i], error))
        return NULL;
      if (is_player (blocks, i) && !is_player (blocks, i + 1))
        g_string_append (page, "</ul>\n");
    }
  g_string_append (page, "</body>\n</html>\n");
  return g_string_free (g_steal_pointer (&page), FALSE);
}
