/* monkey.c: see monkey.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "monkey.h"

#include "core/position.h"
#include "drafts.h"
#include "editor/change.h"
#include "editor/selection.h"
#include "editor/shape.h"
#include "editor/whole.h"

OxbowAim
monkey_aim (const OxbowGrid *grid)
{
  OxbowAim aim = { below (oxbow_grid_n_cells (grid)), OXBOW_NO_EDGE, below (2), below (6) == 0, below (6) == 0 };
  aim.edge = oxbow_grid_edge (grid, aim.cell, below (OXBOW_DIRECTIONS));
  return aim;
}

/* Of those that have something to do in the game. */
void
monkey_take_tool (OxbowToolbox *box)
{
  const OxbowPalette *palette = oxbow_draft_get_palette (oxbow_toolbox_get_draft (box));
  int n_tools = 0;
  while (oxbow_tools[n_tools] != NULL)
    n_tools++;
  const OxbowTool *tool = oxbow_tools[below (n_tools)];
  oxbow_toolbox_set_tool (box, oxbow_tool_fits (tool, palette) ? tool : oxbow_tools[0]);
}

/* What is told in a position but lies nowhere is nothing to take in hand. */
static void
take_kind (OxbowToolbox *box, OxbowLayer layer)
{
  const OxbowPalette *palette = oxbow_draft_get_palette (oxbow_toolbox_get_draft (box));
  const OxbowRecordKind *kinds = oxbow_layer_kinds (layer, palette);
  int n_kinds = count_kinds (kinds);
  const char *kind = n_kinds > 0 ? kinds[below (n_kinds)].name : NULL;
  if (kind != NULL && (layer != OXBOW_LAYER_POSITION || oxbow_position_may_put (palette, kind)))
    oxbow_toolbox_set_kind (box, layer, kind);
}

void
monkey_set (OxbowToolbox *box)
{
  OxbowDraft *draft = oxbow_toolbox_get_draft (box);
  const OxbowPalette *palette = oxbow_draft_get_palette (draft);
  int n_terrains = 0;
  while (palette->terrains[n_terrains].code != '\0')
    n_terrains++;
  oxbow_toolbox_set_terrain (box, below (2), palette->terrains[below (n_terrains)].code);
  oxbow_toolbox_set_radius (box, below (4));
  oxbow_toolbox_set_symmetry (box, below (OXBOW_N_SYMMETRIES));
  take_kind (box, below (OXBOW_N_LAYERS));
  if (below (2))
    oxbow_toolbox_set_centre (box, below (oxbow_grid_n_cells (oxbow_draft_get_grid (draft))));
  if (below (4) == 0)
    oxbow_toolbox_set_group (box, -1);
  if (below (3) == 0)
    oxbow_selection_copy (box);
  if (below (6) == 0)
    oxbow_selection_cut (box);
  if (below (6) == 0)
    oxbow_selection_erase (box);
}

/* What would come of a stroke that grows is a scenario of its own: the draft is as it was. */
static void
foresee (OxbowDraft *draft)
{
  if (oxbow_draft_get_stroke (draft) == NULL)
    return;
  g_autoptr (GBytes) before = draft_bytes (draft);
  g_autoptr (OxbowScenario) foreseen = oxbow_stroke_foresee (oxbow_draft_get_stroke (draft));
  g_autoptr (GBytes) after = draft_bytes (draft);
  assert_same_bytes (after, before);
}

static void
interrupt (OxbowToolbox *box)
{
  OxbowDraft *draft = oxbow_toolbox_get_draft (box);
  char blank = oxbow_draft_get_palette (draft)->blank;
  g_autofree char *author = g_strdup_printf ("Author %d", below (100));
  switch (below (9))
    {
    case 0:
      g_assert_true (oxbow_change_line (draft, OXBOW_HEAD_AUTHOR, author, NULL));
      break;
    case 1:
      oxbow_whole_resize (draft, below (7) - 3, below (7) - 3, below (7) - 3, below (7) - 3, blank, NULL, NULL);
      break;
    case 2:
      oxbow_whole_change_orientation (draft, NULL);
      break;
    case 3:
      oxbow_draft_undo (draft);
      break;
    case 4:
      oxbow_draft_redo (draft);
      break;
    case 5:
      oxbow_selection_erase (box);
      break;
    case 6:
      monkey_set (box);
      break;
    case 7:
      (below (2) ? oxbow_selection_none : oxbow_selection_invert) (box);
      break;
    default:
      oxbow_draft_mark_saved (draft);
    }
}

static void
draw_interrupted (OxbowToolbox *box)
{
  OxbowDraft *draft = oxbow_toolbox_get_draft (box);
  OxbowAim aim = monkey_aim (oxbow_draft_get_grid (draft));
  monkey_take_tool (box);
  oxbow_toolbox_press (box, &aim);
  for (int n = 1 + below (4); n > 0; n--)
    {
      OxbowAim before = aim;
      aim = monkey_aim (oxbow_draft_get_grid (draft));
      oxbow_toolbox_drag (box, &aim);
      foresee (draft);
      if (below (2))
        interrupt (box);
      /* The pointer has not moved since: it may be where no cell is any more. */
      g_autoptr (GArray) outlined = oxbow_cells_new ();
      g_autofree char *told = oxbow_toolbox_tell (box, &before);
      oxbow_toolbox_outline (box, &before, outlined);
    }
  oxbow_toolbox_release (box, &aim);
  g_assert_null (oxbow_draft_get_stroke (draft));
}

void
monkey_draw_interrupted (const OxbowScenario *scenario, int n)
{
  g_autoptr (OxbowDraft) draft = oxbow_draft_new (scenario);
  g_autoptr (OxbowToolbox) box = oxbow_toolbox_new (draft);
  g_autoptr (GBytes) before = draft_bytes (draft);
  for (int i = 0; i < n; i++)
    {
      if (below (2))
        monkey_set (box);
      draw_interrupted (box);
      assert_would_open (draft);
    }
  assert_way_back (draft, before);
}
