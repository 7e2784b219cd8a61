/* picture.h: pictures in memory, and what differs between two of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "paint/hand.h"

/* As large as the board at that radius, on paper. */
cairo_surface_t *picture_of_board (const OxbowScene *scene, OxbowThemeKind theme, double radius_px);
cairo_surface_t *picture_copy     (cairo_surface_t *picture);
cairo_t         *picture_pen      (cairo_surface_t *picture);
OxbowHandView    picture_view     (const OxbowScene *scene, OxbowThemeKind theme, double radius_px);

/* How many pixels differ by more than so much in some colour, and the box around them. */
int              picture_differ   (cairo_surface_t *a, cairo_surface_t *b, int more_than, OxbowBox *box);
/* by how much two pixels differ */
int              picture_distance (cairo_surface_t *a, cairo_surface_t *b, int x, int y);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (cairo_surface_t, cairo_surface_destroy)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (cairo_t, cairo_destroy)
