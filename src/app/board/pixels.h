/* pixels.h: pictures that stay for a while
 *
 * The window's own picture is made in every frame and costs least where the one before it lay. Tiles and patches stay,
 * and in the same heap would leave holes of which something small keeps each page; so they have pages of their own,
 * which go back at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>

/* Empty, so many units wide and high, each of scale by scale pixels. */
cairo_surface_t *oxbow_pixels_new   (cairo_format_t format, double width, double height, int scale);

/* Of what a window shows edges are drawn in sixteen tones: a third of the work of Cairo's usual 255, which nobody tells
 * from them there. Files have all. */
void             oxbow_pixels_spare (cairo_t *cr);
