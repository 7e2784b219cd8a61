/* printing.h: the board, and the record of a game, on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/board/subject.h"
#include "app/window.h"

G_BEGIN_DECLS

/* The desktop's dialog, with a preview. */
void          oxbow_printing_ask        (OxbowWindow *window);
void          oxbow_printing_ask_record (OxbowWindow *window);

/* A position or a map on one page, or to export it: what the dialog is about. Takes the subject. */
GtkPrintOperation *oxbow_printing_new (OxbowSubject *subject);
/* How a game went, as it is now, on as many pages as that takes. */
GtkPrintOperation *oxbow_printing_new_record (OxbowGame *game);

G_END_DECLS
