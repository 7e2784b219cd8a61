/* main-menu.h: the button at the end of every header bar, with the program's menu
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_MAIN_MENU (oxbow_main_menu_get_type ())
G_DECLARE_FINAL_TYPE (OxbowMainMenu, oxbow_main_menu, OXBOW, MAIN_MENU, AdwBin)

G_END_DECLS
