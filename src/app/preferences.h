/* preferences.h: what the person has chosen for all games, and the window to choose it in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <stdbool.h>

G_BEGIN_DECLS

/* Whether the description of the preferences is installed; else a sentence. To be asked once, before anything else. */
bool       oxbow_preferences_load (GError **error);

/* The keys of data/io.github.oxbowgames.Oxbow.gschema.xml; the program's own, borrowed. */
GSettings *oxbow_preferences_get  (void);

/* What an earlier version may have left in types of its own (the schema OXBOW_APP_ID.Earlier); yours, or NULL. */
GSettings *oxbow_preferences_get_earlier (void);

/* The row, whose lines are those of the key "pace" in its order, shows and changes it. */
void       oxbow_preferences_bind_pace (AdwComboRow *row);

/* No window of libadwaita's for preferences: 1.2 keeps, for its search, each group that one has ever shown. */
#define OXBOW_TYPE_PREFERENCES (oxbow_preferences_get_type ())
G_DECLARE_FINAL_TYPE (OxbowPreferences, oxbow_preferences, OXBOW, PREFERENCES, AdwWindow)

G_END_DECLS
