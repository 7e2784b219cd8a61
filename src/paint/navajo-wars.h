/* navajo-wars.h: the painter of Navajo Wars
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "paint/painter.h"

extern const OxbowPainter oxbow_painter_navajo_wars;
