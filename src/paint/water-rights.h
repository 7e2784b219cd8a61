/* water-rights.h: the painter of Water Rights
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "paint/painter.h"

extern const OxbowPainter oxbow_painter_water_rights;
