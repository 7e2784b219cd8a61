/* flap.h: the panel beside a page, which comes and goes in motion
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <stdbool.h>

G_BEGIN_DECLS

/* Shows or hides the panel; not before the page has its place. The motion begins with a speed that libadwaita 1.2
 * divides by the width which the panel had before, and with nought by nought its width is -2147483648 for a frame. */
void oxbow_flap_reveal (AdwFlap *flap, bool is_revealed);
void oxbow_flap_toggle (AdwFlap *flap);

/* Hides a panel that lies over the page; false: none does. */
bool oxbow_flap_put_away (AdwFlap *flap);

/* In a window without room for it beside the page the panel begins closed. Its shadow follows it. */
void oxbow_flap_begin (AdwFlap *flap);

/* It does so, and else the panel is open or closed as it was left last; key: of the settings. */
void oxbow_flap_remember (AdwFlap *flap, const char *key);

G_END_DECLS
