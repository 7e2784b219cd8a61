/* slot.c: says on which cells the things of a table lie, such as places for tiles
 *
 * A drag over as many cells as the kind wants makes one. Cells that all touch each other are told clockwise, whichever
 * way they were gone through.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/pattern.h"
#include "editor/sweep.h"
#include "editor/toolbox-parts.h"
#include "editor/tools/tools.h"

#include <glib/gi18n-lib.h>

static const OxbowRecordKind *
find_kind (const OxbowPalette *palette)
{
  for (const OxbowRecordKind *kind = palette->tables; kind != NULL && kind->name != NULL; kind++)
    if (kind->n_cells > 0)
      return kind;
  return NULL;
}

static bool
fits (const OxbowPalette *palette)
{
  return find_kind (palette) != NULL;
}

/* Of three, the second and the third change places if the way round is against the clock. */
static void
turn_clockwise (const OxbowGrid *grid, OxbowCell *cells)
{
  for (int direction = 0; direction < OXBOW_DIRECTIONS; direction++)
    if (oxbow_grid_neighbour (grid, cells[0], direction) == cells[2]
        && oxbow_grid_neighbour (grid, cells[0], (direction + 1) % OXBOW_DIRECTIONS) == cells[1])
      {
        OxbowCell kept = cells[1];
        cells[1] = cells[2];
        cells[2] = kept;
        return;
      }
}

/* The first of the cells gone through, each once. */
static GArray *
list_cells (OxbowToolbox *box, int n)
{
  GArray *cells = oxbow_cells_new ();
  for (guint i = 0; i < box->path->len && (int) cells->len < n; i++)
    {
      OxbowCell cell = g_array_index (box->path, OxbowCell, i);
      bool is_new = !oxbow_scenario_is_outside (oxbow_toolbox_get_scenario (box), cell);
      for (guint j = 0; j < cells->len; j++)
        is_new &= g_array_index (cells, OxbowCell, j) != cell;
      if (is_new)
        g_array_append_val (cells, cell);
    }
  return cells;
}

static void
make_slot (OxbowToolbox *box, const OxbowRecordKind *kind, const GArray *cells, const OxbowTransform *image)
{
  const OxbowScenario *scenario = oxbow_toolbox_get_scenario (box);
  g_autoptr (OxbowRecord) slot = oxbow_pattern_new (kind);
  for (guint i = 0; i < cells->len; i++)
    {
      OxbowCell cell = oxbow_transform_cell (image, g_array_index (cells, OxbowCell, i));
      if (oxbow_scenario_is_outside (scenario, cell)
          || oxbow_layer_find_at (OXBOW_LAYER_TABLES, scenario, kind->name, cell) >= 0)
        return;
      g_array_append_val (slot->cells, cell);
    }
  if (slot->cells->len == 3)
    turn_clockwise (&scenario->map->grid, (OxbowCell *) (void *) slot->cells->data);
  if (oxbow_pattern_number (slot, scenario, OXBOW_LAYER_TABLES, -1))
    oxbow_stroke_insert (oxbow_toolbox_get_stroke (box), OXBOW_LAYER_TABLES, -1, g_steal_pointer (&slot));
}

static void
take_away (OxbowToolbox *box, const OxbowRecordKind *kind, OxbowCell cell)
{
  int index = oxbow_layer_find_at (OXBOW_LAYER_TABLES, oxbow_toolbox_get_scenario (box), kind->name, cell);
  if (index >= 0)
    oxbow_stroke_remove (oxbow_toolbox_get_stroke (box), OXBOW_LAYER_TABLES, index);
}

static void
draw (OxbowToolbox *box, const OxbowAim *aim)
{
  const OxbowRecordKind *kind = find_kind (oxbow_draft_get_palette (box->draft));
  g_autoptr (GArray) cells = list_cells (box, kind->n_cells);
  oxbow_stroke_reset (oxbow_toolbox_get_stroke (box));
  for (int i = 0; i < box->n_images; i++)
    {
      OxbowCell at = oxbow_transform_cell (&box->images[i], aim->cell);
      if (aim->button == OXBOW_BUTTON_SECOND && at != OXBOW_NO_CELL)
        take_away (box, kind, at);
      else if (aim->button == OXBOW_BUTTON_FIRST && (int) cells->len == kind->n_cells)
        make_slot (box, kind, cells, &box->images[i]);
    }
}

static void
press (OxbowToolbox *box, const OxbowAim *aim)
{
  oxbow_toolbox_begin (box, aim->button == OXBOW_BUTTON_FIRST ? _("Draw Slot") : _("Take Away Slot"));
  draw (box, aim);
}

static void
release (OxbowToolbox *box, const OxbowAim *aim)
{
  const OxbowRecordKind *kind = find_kind (oxbow_draft_get_palette (box->draft));
  if (aim->button == OXBOW_BUTTON_FIRST && oxbow_stroke_is_empty (oxbow_toolbox_get_stroke (box)))
    oxbow_toolbox_say (box, ngettext ("This lies on %d free cell: press there.",
                                      "This lies on %d free cells: drag from the first over the others.",
                                      (gulong) kind->n_cells),
                       kind->n_cells);
}

static void
outline (OxbowToolbox *box, const OxbowAim *aim, GArray *cells)
{
  const OxbowRecordKind *kind = find_kind (oxbow_draft_get_palette (box->draft));
  if (!box->is_pressed)
    {
      g_array_append_val (cells, aim->cell);
      return;
    }
  g_autoptr (GArray) own = list_cells (box, kind->n_cells);
  if (own->len > 0)
    g_array_append_vals (cells, own->data, own->len);
}

static char *
tell (OxbowToolbox *box, const OxbowAim *aim)
{
  const OxbowRecordKind *kind = find_kind (oxbow_draft_get_palette (box->draft));
  return g_strdup_printf (ngettext ("Press on %d cell to put there: %s; the second button takes it away.",
                                    "Drag over %d cells to put there: %s; the second button takes it away.",
                                    (gulong) kind->n_cells),
                          kind->n_cells, oxbow_record_kind_get_title (kind));
}

const OxbowTool oxbow_slot_tool = {
  .id = "slot",
  .title = N_("Slots"),
  .help = N_("Says on which cells the things of a table lie, such as places for tiles."),
  .key = "k",
  .fits = fits,
  .press = press,
  .drag = draw,
  .release = release,
  .outline = outline,
  .tell = tell,
};
