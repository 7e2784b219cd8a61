/* record-blocks.h: how a game went, block by block, for pages of any kind
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/board/subject.h"
#include "core/game.h"

G_BEGIN_DECLS

typedef enum
{
  OXBOW_BLOCK_TITLE,
  OXBOW_BLOCK_GAME,            /* which game it is */
  OXBOW_BLOCK_PLAYER,
  OXBOW_BLOCK_TURN,            /* a heading */
  OXBOW_BLOCK_MOVE,
  OXBOW_BLOCK_BRANCH,          /* what else was tried */
  OXBOW_BLOCK_COMMENT,
  OXBOW_BLOCK_PICTURE,         /* of where the game stands, and of every marked position; text: what is written below */
} OxbowRecordBlockKind;

typedef struct
{
  OxbowRecordBlockKind kind;
  char *text;
  char *more;                   /* what followed from it, or "" */
  OxbowSubject *subject;        /* of a picture, or NULL */
} OxbowRecordBlock;

/* Of OxbowRecordBlock *, from the top of the first page. */
GPtrArray *oxbow_record_build_blocks (OxbowGame *game);

G_END_DECLS
