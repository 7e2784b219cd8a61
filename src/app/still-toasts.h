/* still-toasts.h: lines that pass by appear in their place at once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* From now on no toast slides in, whoever shows it. */
void oxbow_toasts_stand_still_everywhere (void);

G_END_DECLS
