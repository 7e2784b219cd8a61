/* cell.h: the cell that a screen reader is on
 *
 * An invisible child of the board that lies over the cursor's cell and takes the focus: its name is all that is known
 * of the place. The board has two and lets the focus go from one to the other, because a reader speaks when the focus
 * moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_BOARD_CELL (oxbow_board_cell_get_type ())
G_DECLARE_FINAL_TYPE (OxbowBoardCell, oxbow_board_cell, OXBOW, BOARD_CELL, GtkWidget)

OxbowBoardCell *oxbow_board_cell_new       (void);
void            oxbow_board_cell_set_words (OxbowBoardCell *self, const char *words);

/* What has happened while the cursor stood here: its description; NULL: nothing. */
void            oxbow_board_cell_set_news  (OxbowBoardCell *self, const char *news);

G_END_DECLS
