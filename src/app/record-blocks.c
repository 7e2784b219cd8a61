/* record-blocks.c: how a game went, block by block, for pages of any kind
 *
 * The title picture, if one was chosen, and one of where the game stands, then turn by turn what the log says, with
 * comments, with what else was tried, and with a picture of every marked position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/record-blocks.h"
#include "app/game/banner.h"
#include "app/game/log-model.h"
#include "app/game/seat.h"

#include <glib/gi18n-lib.h>

static void
free_block (gpointer data)
{
  OxbowRecordBlock *block = data;
  g_free (block->text);
  g_free (block->more);
  g_clear_pointer (&block->subject, oxbow_subject_unref);
  g_free (block);
}

static OxbowRecordBlock *
add (GPtrArray *blocks, OxbowRecordBlockKind kind, const char *text, const char *more)
{
  OxbowRecordBlock *block = g_new0 (OxbowRecordBlock, 1);
  block->kind = kind;
  block->text = g_strdup (text);
  block->more = g_strdup (more != NULL ? more : "");
  g_ptr_array_add (blocks, block);
  return block;
}

static void
add_picture (GPtrArray *blocks, const OxbowState *state, const char *caption)
{
  add (blocks, OXBOW_BLOCK_PICTURE, caption, NULL)->subject = oxbow_subject_new_state (state, -1);
}

/* The position that was chosen to stand for the game, under its mark where it has one. */
static void
add_title_picture (GPtrArray *blocks, const OxbowHistory *history, int node)
{
  const char *mark = oxbow_history_get_mark (history, node);
  g_autofree OxbowState *state = oxbow_history_copy_state (history, node);
  g_autofree char *caption = mark != NULL ? g_strconcat ("★ ", mark, NULL)
                                          : oxbow_banner_build_title (state);
  add_picture (blocks, state, caption);
}

static void
add_head (GPtrArray *blocks, OxbowGame *game)
{
  const OxbowHistory *history = oxbow_game_get_history (game);
  const OxbowState *state = oxbow_game_get_state (game);
  int picture = oxbow_history_get_picture (history);
  g_autofree char *standing = oxbow_banner_build_title (state);
  add (blocks, OXBOW_BLOCK_TITLE, oxbow_text_get (oxbow_game_get_scenario (game)->title), NULL);
  add (blocks, OXBOW_BLOCK_GAME, _(oxbow_game_get_ruleset (game)->title), NULL);
  if (picture != OXBOW_NO_NODE && picture != oxbow_game_get_node (game))
    add_title_picture (blocks, history, picture);
  for (int seat = 0; seat < state->setup->n_seats; seat++)
    add (blocks, OXBOW_BLOCK_PLAYER, oxbow_seat_get_name (state, seat), NULL);
  add_picture (blocks, state, standing);
}

static void
add_words (GPtrArray *blocks, OxbowLogLine *line, const OxbowHistory *history)
{
  const char *comment = oxbow_log_line_get_comment (line), *mark = oxbow_log_line_get_mark (line);
  if (comment != NULL && *comment != '\0')
    add (blocks, OXBOW_BLOCK_COMMENT, comment, NULL);
  if (mark == NULL)
    return;
  g_autofree OxbowState *state = oxbow_history_copy_state (history, oxbow_log_line_get_node (line));
  g_autofree char *caption = g_strconcat ("★ ", mark, NULL);
  add_picture (blocks, state, caption);
}

static void
add_line (GPtrArray *blocks, OxbowLogLine *line, const OxbowHistory *history)
{
  const char *text = oxbow_log_line_get_text (line), *more = oxbow_log_line_get_more (line);
  switch (oxbow_log_line_get_kind (line))
    {
    case OXBOW_LOG_TURN:
      add (blocks, OXBOW_BLOCK_TURN, text, more);
      return;
    case OXBOW_LOG_START:
    case OXBOW_LOG_MOVE:
      add (blocks, OXBOW_BLOCK_MOVE, text, more);
      add_words (blocks, line, history);
      return;
    case OXBOW_LOG_BRANCH:
      add (blocks, OXBOW_BLOCK_BRANCH, text, more);
      add_words (blocks, line, history);
      return;
    }
  g_assert_not_reached ();
}

GPtrArray *
oxbow_record_build_blocks (OxbowGame *game)
{
  GPtrArray *blocks = g_ptr_array_new_with_free_func (free_block);
  g_autoptr (OxbowLens) lens = oxbow_lens_new (game);
  g_autoptr (OxbowLogModel) lines = oxbow_log_model_new (lens);
  add_head (blocks, game);
  for (unsigned int i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (lines)); i++)
    {
      g_autoptr (OxbowLogLine) line = g_list_model_get_item (G_LIST_MODEL (lines), i);
      add_line (blocks, line, oxbow_game_get_history (game));
    }
  return blocks;
}
