/* generate.h: maps of Dos Rios by chance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/generator.h"

G_BEGIN_DECLS

extern const OxbowGenerator dos_rios_generator;

G_END_DECLS
