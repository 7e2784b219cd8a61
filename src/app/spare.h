/* spare.h: memory that nobody needs in a pause
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* Gives it back to the system. In the window's own thread, which is the program's first. */
void oxbow_spare_give_back (void);
