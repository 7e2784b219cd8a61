/* analysis-place.c: where the winning chances stand, for those who want them
 *
 * Whoever does not want them does not even have them: they would be worked out all the same.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/analysis-place.h"
#include "app/game/analysis.h"
#include "app/preferences.h"

struct _OxbowAnalysisPlace
{
  AdwBin *above, *beside;
  bool is_wide;                 /* they stand beside */
  OxbowLens *lens;              /* or NULL */
  GtkWidget *analysis;          /* or NULL: nobody wants it */
};

static void
put (OxbowAnalysisPlace *place)
{
  adw_bin_set_child (place->above, NULL);
  adw_bin_set_child (place->beside, NULL);
  gtk_widget_set_visible (GTK_WIDGET (place->beside), place->analysis != NULL && place->is_wide);
  if (place->analysis == NULL)
    return;
  oxbow_analysis_set_brief (OXBOW_ANALYSIS (place->analysis), place->is_wide);
  adw_bin_set_child (place->is_wide ? place->beside : place->above, place->analysis);
}

static void
make (OxbowAnalysisPlace *place)
{
  bool is_wanted = place->lens != NULL && g_settings_get_boolean (oxbow_preferences_get (), "analysis");
  g_clear_object (&place->analysis);
  if (is_wanted)
    place->analysis = g_object_ref_sink (oxbow_analysis_new (place->lens));
  put (place);
}

OxbowAnalysisPlace *
oxbow_analysis_place_new (AdwBin *above, AdwBin *beside)
{
  OxbowAnalysisPlace *place = g_new0 (OxbowAnalysisPlace, 1);
  place->above = above;
  place->beside = beside;
  g_signal_connect_swapped (oxbow_preferences_get (), "changed::analysis", G_CALLBACK (make), place);
  return place;
}

void
oxbow_analysis_place_free (OxbowAnalysisPlace *place)
{
  if (place == NULL)
    return;
  g_signal_handlers_disconnect_by_data (oxbow_preferences_get (), place);
  g_clear_object (&place->analysis);
  g_clear_object (&place->lens);
  g_free (place);
}

void
oxbow_analysis_place_set_lens (OxbowAnalysisPlace *place, OxbowLens *lens)
{
  g_set_object (&place->lens, lens);
  make (place);
}

void
oxbow_analysis_place_set_wide (OxbowAnalysisPlace *place, bool is_wide)
{
  if (place->is_wide == is_wide)
    return;
  place->is_wide = is_wide;
  put (place);
}
