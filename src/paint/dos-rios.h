/* dos-rios.h: the painter of Dos Rios
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "paint/painter.h"

extern const OxbowPainter oxbow_painter_dos_rios;
