/* figures.c: how far things lie from each other, and how far rivers reach
 *
 * What a river is, and how far it reaches, only the game can tell; here its facts stand beside distances and chains.
 * Distances are in steps, by the game's own neighbours, between each two features or pieces of a kind: the homes of
 * seats, for the most part. Nothing is counted while the row is folded, nor while a stroke grows; else once a frame,
 * not while the focus is on its way from the field whose change this is to a row that would go.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/editor/figures.h"
#include "core/fact.h"
#include "core/ruleset.h"
#include "editor/statistics.h"

#include <glib/gi18n-lib.h>

#define MOST 40                 /* distances that are listed */

typedef struct
{
  OxbowDraft *draft;
  AdwExpanderRow *expander;
  GPtrArray *rows;              /* borrowed */
  bool is_stale;                /* the draft has changed since they were counted */
  unsigned int renewal;         /* the tick that counts anew, or 0 */
} Figures;

/* Below its title: it may be half a sentence. */
static void
add (Figures *figures, const char *title, const char *value)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", title, "subtitle", value, NULL);
  adw_expander_row_add_row (figures->expander, row);
  g_ptr_array_add (figures->rows, row);
}

static void
clear (Figures *figures)
{
  for (guint i = 0; i < figures->rows->len; i++)
    adw_expander_row_remove (figures->expander, figures->rows->pdata[i]);
  g_ptr_array_set_size (figures->rows, 0);
}

/* "Greenville", or the first cell. */
static char *
name_of (const OxbowScenario *scenario, OxbowLayer layer, int index)
{
  const OxbowRecord *record = oxbow_layer_get (layer, scenario, index);
  const char *name = oxbow_record_get (record, "name");
  return g_strdup (name != NULL ? name : OXBOW_CELL_NAME (&scenario->map->grid,
                                                          g_array_index (record->cells, OxbowCell, 0)));
}

static void
add_distance (Figures *figures, OxbowLayer layer, const char *kind, const OxbowDistance *distance)
{
  const OxbowScenario *scenario = oxbow_draft_get_scenario (figures->draft);
  g_autofree char *from = name_of (scenario, layer, distance->from), *to = name_of (scenario, layer, distance->to);
  /* Translators: a kind of thing on the map, and two of them, as in "Town: Greenville to Tallulah" */
  g_autofree char *title = g_strdup_printf (_("%s: %s to %s"), kind, from, to);
  int n = distance->n_steps;
  g_autofree char *value = n < 0 ? g_strdup (_("no way"))
                                 : g_strdup_printf (ngettext ("%d step", "%d steps", (gulong) n), n);
  add (figures, title, value);
}

static void
add_distances (Figures *figures, OxbowLayer layer)
{
  const OxbowScenario *scenario = oxbow_draft_get_scenario (figures->draft);
  const OxbowRecordKind *kind = oxbow_layer_kinds (layer, scenario->ruleset->palette);
  for (; kind != NULL && kind->name != NULL; kind++)
    {
      g_autoptr (GArray) distances = oxbow_statistics_find_distances (scenario, layer, kind->name);
      for (guint i = 0; i < distances->len && figures->rows->len < MOST; i++)
        add_distance (figures, layer, oxbow_record_kind_get_title (kind), &g_array_index (distances, OxbowDistance, i));
    }
}

static void
add_reaches (Figures *figures)
{
  const OxbowScenario *scenario = oxbow_draft_get_scenario (figures->draft);
  g_autoptr (GArray) reaches = oxbow_statistics_find_reaches (scenario);
  for (guint i = 0; i < reaches->len; i++)
    {
      const OxbowReach *reach = &g_array_index (reaches, OxbowReach, i);
      g_autofree char *from = name_of (scenario, OXBOW_LAYER_GROUPS, reach->group);
      g_autofree char *title = g_strdup_printf (_("Water of %s"), from);
      g_autofree char *cells = g_strdup_printf (ngettext ("%d cell", "%d cells", (gulong) reach->n_cells),
                                                reach->n_cells);
      g_autofree char *value =
          reach->is_circle ? g_strdup_printf (_("%s, in a ring"), cells)
                           : g_strdup_printf (ngettext ("%s, %d group", "%s, %d groups", (gulong) reach->n_groups),
                                              cells, reach->n_groups);
      add (figures, title, value);
    }
}

/* What the game itself has to say of the map. */
static void
add_facts (Figures *figures)
{
  const OxbowScenario *scenario = oxbow_draft_get_scenario (figures->draft);
  g_autoptr (GPtrArray) facts = oxbow_facts_new ();
  if (scenario->ruleset->measure != NULL)
    scenario->ruleset->measure (scenario, facts);
  for (guint i = 0; i < facts->len; i++)
    {
      const OxbowFact *fact = facts->pdata[i];
      add (figures, fact->title, fact->text);
    }
}

static void
fill (Figures *figures)
{
  clear (figures);
  figures->is_stale = false;
  if (!adw_expander_row_get_expanded (figures->expander))
    return;
  add_distances (figures, OXBOW_LAYER_FEATURES);
  add_distances (figures, OXBOW_LAYER_PIECES);
  add_facts (figures);
  add_reaches (figures);
  if (figures->rows->len == 0)
    add (figures, _("There are no two things of a kind to measure between."), "");
}

/* Another stroke may have begun since: then they are counted when that ends. */
static gboolean
renew_cb (GtkWidget *row, GdkFrameClock *clock, gpointer data)
{
  Figures *figures = data;
  figures->renewal = 0;
  if (oxbow_draft_get_stroke (figures->draft) == NULL)
    fill (figures);
  return G_SOURCE_REMOVE;
}

static void
renew (Figures *figures)
{
  if (figures->is_stale && figures->renewal == 0 && oxbow_draft_get_stroke (figures->draft) == NULL
      && adw_expander_row_get_expanded (figures->expander))
    figures->renewal = gtk_widget_add_tick_callback (GTK_WIDGET (figures->expander), renew_cb, figures, NULL);
}

static void
changed_cb (OxbowDraft *draft, const OxbowTouched *touched, GtkWidget *row)
{
  Figures *figures = g_object_get_data (G_OBJECT (row), "figures");
  figures->is_stale = true;
  renew (figures);
}

static void
stroke_ended_cb (GtkWidget *row)
{
  renew (g_object_get_data (G_OBJECT (row), "figures"));
}

static void
expanded_cb (GtkWidget *row)
{
  fill (g_object_get_data (G_OBJECT (row), "figures"));
}

static void
free_figures (Figures *figures)
{
  g_object_unref (figures->draft);
  g_ptr_array_unref (figures->rows);
  g_free (figures);
}

GtkWidget *
oxbow_figures_new (OxbowDraft *draft)
{
  GtkWidget *row = adw_expander_row_new ();
  Figures *figures = g_new0 (Figures, 1);
  figures->draft = g_object_ref (draft);
  figures->expander = ADW_EXPANDER_ROW (row);
  figures->rows = g_ptr_array_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Distances and Rivers"));
  g_object_set_data_full (G_OBJECT (row), "figures", figures, (GDestroyNotify) free_figures);
  g_signal_connect (row, "notify::expanded", G_CALLBACK (expanded_cb), NULL);
  g_signal_connect_object (draft, "changed", G_CALLBACK (changed_cb), row, 0);
  g_signal_connect_object (draft, "stroke-ended", G_CALLBACK (stroke_ended_cb), row, G_CONNECT_SWAPPED);
  return row;
}
