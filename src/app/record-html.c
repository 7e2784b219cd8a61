/* record-html.c: how a game went, as a page that any browser shows and prints
 *
 * A picture of where the game stands, then turn by turn what the log says, with comments, with what else was tried, and
 * with a picture of every marked position. It is one file, and asks for nothing from elsewhere.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/record-html.h"
#include "app/game/banner.h"
#include "app/game/log-model.h"
#include "app/game/seat.h"
#include "paint/export.h"

#include <glib/gi18n-lib.h>

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
add_picture (GString *page, const OxbowState *state, const char *caption, GError **error)
{
  OxbowExportOptions options = OXBOW_EXPORT_OPTIONS_INIT;
  g_autoptr (OxbowScene) scene = oxbow_scene_new_state (state, -1);
  options.size_px = PICTURE_PX;
  g_autoptr (GBytes) bytes = oxbow_export (scene, OXBOW_PICTURE_PNG, &options, error);
  if (bytes == NULL)
    return false;
  g_autofree char *code = g_base64_encode (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_string_append_printf (page, "<figure><img src=\"data:image/png;base64,%s\"", code);
  add (page, " alt=\"", caption, "\"/>");
  add (page, "<figcaption>", caption, "</figcaption></figure>\n");
  return true;
}

static bool
add_head (GString *page, OxbowGame *game, GError **error)
{
  const OxbowState *state = oxbow_game_get_state (game);
  const char *title = oxbow_text_get (oxbow_game_get_scenario (game)->title);
  const char *name = _(oxbow_game_get_ruleset (game)->title);
  g_autofree char *standing = oxbow_banner_build_title (state);
  g_string_append (page, "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\">\n<head>\n"
                         "<meta charset=\"utf-8\"/>\n"
                         "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n");
  g_string_append_printf (page, "<style>\n%s</style>\n", style);
  add (page, "<title>", title, "</title>\n</head>\n<body>\n");
  add (page, "<h1>", title, "</h1>\n");
  add (page, "<p>", name, "</p>\n<ul>\n");
  for (int seat = 0; seat < state->setup->n_seats; seat++)
    add (page, "<li>", oxbow_seat_get_name (state, seat), "</li>\n");
  g_string_append (page, "</ul>\n");
  return add_picture (page, state, standing, error);
}

static bool
add_words (GString *page, OxbowLogLine *line, const OxbowHistory *history, GError **error)
{
  const char *comment = oxbow_log_line_get_comment (line), *mark = oxbow_log_line_get_mark (line);
  if (comment != NULL && *comment != '\0')
    add (page, "<blockquote>", comment, "</blockquote>\n");
  if (mark == NULL)
    return true;
  g_autofree OxbowState *state = oxbow_history_copy_state (history, oxbow_log_line_get_node (line));
  g_autofree char *caption = g_strconcat ("★ ", mark, NULL);
  return add_picture (page, state, caption, error);
}

static void
add_text (GString *page, OxbowLogLine *line, const char *before, const char *after)
{
  const char *more = oxbow_log_line_get_more (line);
  add (page, before, oxbow_log_line_get_text (line), "");
  if (more != NULL && *more != '\0')
    add (page, " <span class=\"more\">", more, "</span>");
  g_string_append (page, after);
}

static bool
add_line (GString *page, OxbowLogLine *line, const OxbowHistory *history, GError **error)
{
  switch (oxbow_log_line_get_kind (line))
    {
    case OXBOW_LOG_TURN:
      add_text (page, line, "<h2>", "</h2>\n");
      return true;
    case OXBOW_LOG_START:
    case OXBOW_LOG_MOVE:
      add_text (page, line, "<p>", "</p>\n");
      return add_words (page, line, history, error);
    case OXBOW_LOG_BRANCH:
      add_text (page, line, "<p class=\"branch\">", "</p>\n");
      return add_words (page, line, history, error);
    }
  g_assert_not_reached ();
}

char *
oxbow_record_to_html (OxbowGame *game, GError **error)
{
  const OxbowHistory *history = oxbow_game_get_history (game);
  g_autoptr (OxbowLens) lens = oxbow_lens_new (game);
  g_autoptr (OxbowLogModel) lines = oxbow_log_model_new (lens);
  g_autoptr (GString) page = g_string_new (NULL);
  bool is_well = add_head (page, game, error);
  for (unsigned int i = 0; is_well && i < g_list_model_get_n_items (G_LIST_MODEL (lines)); i++)
    {
      g_autoptr (OxbowLogLine) line = g_list_model_get_item (G_LIST_MODEL (lines), i);
      is_well = add_line (page, line, history, error);
    }
  if (!is_well)
    return NULL;
  g_string_append (page, "</body>\n</html>\n");
  return g_string_free (g_steal_pointer (&page), FALSE);
}
