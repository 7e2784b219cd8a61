/* cancel.h: the button that leaves a page of choices or a dialog as it was
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_CANCEL (oxbow_cancel_get_type ())
G_DECLARE_FINAL_TYPE (OxbowCancel, oxbow_cancel, OXBOW, CANCEL, GtkButton)

G_END_DECLS
