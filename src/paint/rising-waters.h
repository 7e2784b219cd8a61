/* rising-waters.h: the painter of Rising Waters
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "paint/painter.h"

extern const OxbowPainter oxbow_painter_rising_waters;
