/* flap.c: the panel beside a page, which comes and goes in motion
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/flap.h"

/* Where nothing is shown, as behind a veil, there is no motion either. */
static bool
is_ready (AdwFlap *flap)
{
  return gtk_widget_get_width (GTK_WIDGET (flap)) > 0 || !gtk_widget_get_mapped (GTK_WIDGET (flap));
}

void
oxbow_flap_reveal (AdwFlap *flap, bool is_revealed)
{
  if (is_ready (flap))
    adw_flap_set_reveal_flap (flap, is_revealed);
}

void
oxbow_flap_toggle (AdwFlap *flap)
{
  oxbow_flap_reveal (flap, !adw_flap_get_reveal_flap (flap));
}
