/* audit.h: whether a position is whole
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/state.h"

char *rising_waters_audit (const OxbowState *state);     /* NULL, or what is broken */
