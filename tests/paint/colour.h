/* colour.h: how far apart two colours look
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "paint/theme.h"

typedef enum
{
  EYES_NORMAL,
  EYES_PROTAN,
  EYES_DEUTAN,
  EYES_TRITAN,
  N_EYES,
} Eyes;

double colour_lightness (OxbowColour colour);                           /* CIE L*, 0 to 100 */
double colour_contrast  (OxbowColour a, OxbowColour b);                 /* of WCAG, 1 to 21 */
double colour_distance  (OxbowColour a, OxbowColour b, Eyes eyes);      /* CIEDE2000 */
