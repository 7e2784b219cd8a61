/* generate.h: maps of Navajo Wars by chance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/generator.h"

G_BEGIN_DECLS

extern const OxbowGenerator navajo_wars_generator;

G_END_DECLS
