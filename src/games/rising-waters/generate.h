/* generate.h: maps of Rising Waters by chance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/generator.h"

G_BEGIN_DECLS

extern const OxbowGenerator rising_waters_generator;

G_END_DECLS
