/* kit-text.h: paragraphs on paper, in millimetres
 *
 * For the files of a kit. The words are text in the PDF, so that they can be searched and read aloud.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "paint/layout.h"
#include "paint/theme.h"
#include <cairo.h>

G_BEGIN_DECLS

typedef struct
{
  double size_mm;               /* of the letters */
  double least_mm;              /* they may shrink to this where the text would not fit; 0: never */
  bool bold, centred, serif;
  OxbowColour colour;
} OxbowKitHand;

/* Writes a text into a box, from its top, and says how high it is; a height of 0 means as high as it takes. */
double oxbow_kit_write   (cairo_t *cr, const OxbowKitHand *hand, const char *text, const OxbowBox *box);

/* The same without writing. */
double oxbow_kit_measure (cairo_t *cr, const OxbowKitHand *hand, const char *text, double width_mm);

G_END_DECLS
