/* paper.h: the scenario at hand as a game to print and to cut out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window.h"

G_BEGIN_DECLS

/* Asks where to save the PDF. */
void oxbow_paper_ask (OxbowWindow *window);

G_END_DECLS
