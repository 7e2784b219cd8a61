/* generate.h: maps of Water Rights by chance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/generator.h"

G_BEGIN_DECLS

extern const OxbowGenerator water_rights_generator;

G_END_DECLS
