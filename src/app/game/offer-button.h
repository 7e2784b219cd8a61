/* offer-button.h: a button that says what may be done, and at which price
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* price: or NULL. is_below: it stands below the words and not beside them. ruleset: whose rules the words name. */
GtkWidget *oxbow_offer_button_new     (const OxbowRuleset *ruleset, const char *title, const char *price,
                                       bool is_below);

/* The same button may say something else, with a price if it has had one, in the same place. */
bool       oxbow_offer_button_can_say (GtkWidget *button, const char *price, bool is_below);
void       oxbow_offer_button_say     (GtkWidget *button, const OxbowRuleset *ruleset, const char *title,
                                       const char *price);

G_END_DECLS
