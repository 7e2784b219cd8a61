/* drafts.c: drafts to try things on, and whether two are the same
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drafts.h"

#include <string.h>

GBytes *
draft_bytes (OxbowDraft *draft)
{
  return oxbow_document_write (oxbow_draft_get_scenario (draft), NULL);
}

void
assert_same_bytes (GBytes *a, GBytes *b)
{
  size_t n, m;
  const char *first = g_bytes_get_data (a, &n), *second = g_bytes_get_data (b, &m);
  g_assert_cmpmem (first, n, second, m);
}

void
assert_would_open (OxbowDraft *draft)
{
  g_autoptr (GError) error = NULL;
  oxbow_document_would_open (oxbow_draft_get_scenario (draft), &error);
  g_assert_no_error (error);
}

OxbowAim
aim_at (OxbowToolbox *box, const char *at, int button)
{
  const OxbowGrid *grid = oxbow_draft_get_grid (oxbow_toolbox_get_draft (box));
  OxbowAim aim = { oxbow_cell_parse (grid, at), OXBOW_NO_EDGE, .button = button };
  if (strchr (at, '/') != NULL)
    {
      aim.edge = oxbow_edge_parse (grid, at);
      aim.cell = oxbow_edge_upper (aim.edge);
    }
  return aim;
}

void
stroke_over (OxbowToolbox *box, const char *tool, const char *places, int button)
{
  g_auto (GStrv) names = g_strsplit (places, " ", -1);
  OxbowAim aim = { OXBOW_NO_CELL, OXBOW_NO_EDGE };
  oxbow_toolbox_set_tool (box, oxbow_tool_find (tool));
  for (int i = 0; names[i] != NULL; i++)
    {
      aim = aim_at (box, names[i], button);
      if (i == 0)
        oxbow_toolbox_press (box, &aim);
      else
        oxbow_toolbox_drag (box, &aim);
    }
  oxbow_toolbox_release (box, &aim);
}

void
click (OxbowToolbox *box, const char *tool, const char *at, int button)
{
  stroke_over (box, tool, at, button);
}
