/* slot.c: says on which cells the things of a table lie, such as places for tiles
 *
 * A drag over as many cells as the kind wants makes one; it passes by cells of a land that the kind cannot have, and
 * those that do not touch where they must. Cells that all touch each other are told clockwise, whichever way they were
 * gone through.
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

/* Whether the cell can be the next one after those. */
static bool
goes_on (OxbowToolbox *box, const OxbowRecordKind *kind, const GArray *cells, OxbowCell cell)
{
  const OxbowScenario *scenario = oxbow_toolbox_get_scenario (box);
  bool is_next = oxbow_pattern_suits (kind, scenario, cell);
  for (guint i = 0; i < cells->len && is_next; i++)
    {
      int distance = oxbow_grid_distance (&scenario->map->grid, g_array_index (cells, OxbowCell, i), cell);
      is_next = distance > 0 && (distance == 1 || !kind->in_touch);
    }
  return is_next;
}

/* The first of the cells gone through that can be its own, each once. */
static GArray *
list_cells (OxbowToolbox *box, const OxbowRecordKind *kind)
{
  GArray *cells = oxbow_cells_new ();
  for (guint i = 0; i < box->path->len && (int) cells->len < kind->n_cells; i++)
    {
      OxbowCell cell = g_array_index (box->path, OxbowCell, i);
      if (goes_on (box, kind, cells, cell))
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
      if (cell == OXBOW_NO_CELL || !oxbow_pattern_suits (kind, scenario, cell)
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
  g_autoptr (GArray) cells = list_cells (box, kind);
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
  if (aim->button == OXBOW_BUTTON_SECOND || !oxbow_stroke_is_empty (oxbow_toolbox_get_stroke (box)))
    return;
  if (!oxbow_pattern_suits (kind, oxbow_toolbox_get_scenario (box), aim->cell))
    oxbow_toolbox_say_unsuited (box, aim->cell, oxbow_record_kind_get_title (kind));
  else if (kind->in_touch)
    oxbow_toolbox_say (box, _("This lies on %d free cells that touch each other: drag from the first over the others."),
                       kind->n_cells);
  else
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
      if (oxbow_pattern_suits (kind, oxbow_toolbox_get_scenario (box), aim->cell))
        g_array_append_val (cells, aim->cell);
      return;
    }
  g_autoptr (GArray) own = list_cells (box, kind);
  if (own->len > 0)
    g_array_append_vals (cells, own->data, own->len);
}

static char *
tell_lands (OxbowToolbox *box, const OxbowRecordKind *kind)
{
  g_autoptr (GString) lands = g_string_new (NULL);
  for (const char *letter = kind->terrains; *letter != '\0'; letter++)
    g_string_append_printf (lands, "%s%s", lands->len > 0 ? ", " : "", oxbow_toolbox_terrain_title (box, *letter));
  /* Translators: a kind of thing, and the land or lands that it needs, as in "Slot for a tile lies only on: Place for a
   * tile." */
  return g_strdup_printf (_("%s lies only on: %s."), oxbow_record_kind_get_title (kind), lands->str);
}

static char *
tell (OxbowToolbox *box, const OxbowAim *aim)
{
  const OxbowRecordKind *kind = find_kind (oxbow_draft_get_palette (box->draft));
  bool suits = aim->cell == OXBOW_NO_CELL || oxbow_pattern_suits (kind, oxbow_toolbox_get_scenario (box), aim->cell);
  if (!suits && kind->terrains != NULL)
    return tell_lands (box, kind);
  if (kind->in_touch)
    return g_strdup_printf (_("Drag over %d such cells that touch each other to put there: %s; the second button takes "
                              "it away."), kind->n_cells, oxbow_record_kind_get_title (kind));
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
