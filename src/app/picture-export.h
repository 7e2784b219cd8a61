/* picture-export.h: which picture of the board is to be saved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window.h"
#include "paint/export.h"

G_BEGIN_DECLS

#define OXBOW_TYPE_PICTURE_EXPORT (oxbow_picture_export_get_type ())
G_DECLARE_FINAL_TYPE (OxbowPictureExport, oxbow_picture_export, OXBOW, PICTURE_EXPORT, AdwWindow)

void    oxbow_picture_export_ask         (OxbowWindow *window);

/* What is chosen, as paint takes it. */
OxbowExportOptions oxbow_picture_export_get_options (OxbowPictureExport *self, OxbowPictureFormat *format);

G_END_DECLS
