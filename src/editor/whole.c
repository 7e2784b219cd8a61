/* whole.c: what is done to a map as a whole
 *
 * Resizing and turning make a new map by one transform, and new lists of pieces and tables; the step keeps the old.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/whole.h"

#include "core/lesson.h"
#include "core/position.h"
#include "core/ruleset.h"
#include "editor/pattern.h"
#include "editor/sweep.h"
#include "editor/transform.h"

#include <glib/gi18n-lib.h>
#include <string.h>

char *
oxbow_loss_tell (const OxbowLoss *loss)
{
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  if (loss->n_cells > 0)
    g_ptr_array_add (sentences, g_strdup_printf (ngettext ("%d cell fell off the map.", "%d cells fell off the map.",
                                                           (gulong) loss->n_cells),
                                                 loss->n_cells));
  if (loss->n_records > 0)
    g_ptr_array_add (sentences, g_strdup_printf (ngettext ("%d thing that lay there is gone or smaller.",
                                                           "%d things that lay there are gone or smaller.",
                                                           (gulong) loss->n_records),
                                                 loss->n_records));
  if (loss->has_words)
    g_ptr_array_add (sentences, g_strdup (_("The moves of the lesson still name the cells as they were.")));
  if (sentences->len == 0)
    return NULL;
  g_ptr_array_add (sentences, NULL);
  return g_strjoinv (" ", (char **) sentences->pdata);
}

/* By one transform */

static bool
is_outside (const OxbowScenario *scenario, char terrain)
{
  const OxbowTerrain *found = oxbow_palette_find_terrain (scenario->ruleset->palette, terrain);
  return found != NULL && found->outside;
}

static void
move_cells (const OxbowTransform *transform, const OxbowScenario *scenario, OxbowMap *map, OxbowLoss *loss)
{
  int n = oxbow_grid_n_cells (&transform->from);
  for (OxbowCell cell = 0; cell < n; cell++)
    {
      OxbowCell moved = oxbow_transform_cell (transform, cell);
      if (moved != OXBOW_NO_CELL)
        map->terrain[moved] = scenario->map->terrain[cell];
      else
        loss->n_cells += !is_outside (scenario, scenario->map->terrain[cell]);
    }
}

/* A group may do with fewer cells; anything else that loses one of its own has lost its place. */
static OxbowRecord *
move_record (const OxbowTransform *transform, const OxbowScenario *scenario, OxbowLayer layer,
             const OxbowRecord *record, OxbowLoss *loss)
{
  const OxbowRecordKind *kind = oxbow_layer_find_kind (layer, scenario->ruleset->palette, record->kind);
  bool has_lost = false;
  g_autoptr (OxbowRecord) moved = oxbow_transform_record (transform, record, kind, &has_lost);
  loss->n_records += has_lost;
  if (moved == NULL || (layer != OXBOW_LAYER_GROUPS && moved->cells->len < record->cells->len))
    return NULL;
  if (kind != NULL && moved->cells->len > 0)
    oxbow_pattern_anchor (moved, kind, &transform->to, g_array_index (moved->cells, OxbowCell, 0));
  return g_steal_pointer (&moved);
}

static GPtrArray *
move_records (const OxbowTransform *transform, const OxbowScenario *scenario, OxbowLayer layer, OxbowLoss *loss)
{
  const GPtrArray *records = oxbow_layer_records (layer, scenario);
  GPtrArray *list = oxbow_records_new ();
  for (guint i = 0; i < records->len; i++)
    {
      OxbowRecord *moved = move_record (transform, scenario, layer, records->pdata[i], loss);
      if (moved != NULL)
        g_ptr_array_add (list, moved);
    }
  return list;
}

static OxbowLesson *
move_lesson (const OxbowTransform *transform, const OxbowLesson *lesson)
{
  OxbowLesson *copy = oxbow_lesson_copy (lesson);
  for (guint i = 0; i < copy->steps->len; i++)
    {
      OxbowLessonStep *step = copy->steps->pdata[i];
      OxbowRecord *about = oxbow_transform_record (transform, step->about, NULL, NULL);
      oxbow_record_free (step->about);
      step->about = about != NULL ? about : oxbow_record_new ("step");
    }
  return copy;
}

static void
transform_all (OxbowDraft *draft, const OxbowTransform *transform, char terrain, const char *name, OxbowLoss *loss)
{
  OxbowStroke *stroke = oxbow_draft_begin (draft);
  const OxbowScenario *scenario = oxbow_draft_get_scenario (draft);
  OxbowMap *map = oxbow_map_new (transform->to.orientation, transform->to.width, transform->to.height, terrain);
  GPtrArray *lists[OXBOW_N_LAYERS];
  move_cells (transform, scenario, map, loss);
  for (OxbowLayer layer = 0; layer < OXBOW_N_LAYERS; layer++)
    lists[layer] = move_records (transform, scenario, layer, loss);
  loss->has_words = scenario->lesson != NULL;

  if (scenario->lesson != NULL)
    oxbow_stroke_set_lesson (stroke, move_lesson (transform, scenario->lesson));
  oxbow_stroke_set_map (stroke, map);
  for (OxbowLayer layer = 0; layer < OXBOW_N_LAYERS; layer++)
    oxbow_stroke_set_list (stroke, layer, lists[layer]);
  oxbow_sweep (stroke);
  oxbow_draft_commit (draft, name);
}

/* Size */

OxbowGrid
oxbow_whole_get_size (const OxbowGrid *grid, int left, int top, int right, int bottom)
{
  bool is_flat = grid->orientation == OXBOW_FLAT;
  return (OxbowGrid) { grid->width + left + right + (!is_flat && (top & 1)),
                       grid->height + top + bottom + (is_flat && (left & 1)), grid->orientation };
}

/* Where the first cell comes to lie. Of two columns side by side, the one that sits half a hex lower before sits higher
 * afterwards, if they move by an odd number; the first then lies in the upper row still. */
static OxbowTransform
find_transform (const OxbowGrid *from, const OxbowGrid *to, int left, int top)
{
  OxbowTransform transform = { *from, *to, false, 0, { 0, 0 } };
  bool is_flat = from->orientation == OXBOW_FLAT;
  int along = is_flat ? left : top, across = is_flat ? top : left;
  OxbowHex first = { along, across - (along - (along & 1)) / 2 };
  oxbow_transform_lay (&transform, oxbow_grid_get_hex (from, 0), first);
  return transform;
}

bool
oxbow_whole_resize (OxbowDraft *draft, int left, int top, int right, int bottom, char terrain, OxbowLoss *loss,
                    GError **error)
{
  const OxbowGrid *grid = oxbow_draft_get_grid (draft);
  OxbowGrid to = oxbow_whole_get_size (grid, left, top, right, bottom);
  OxbowLoss ignored = { 0 };
  if (to.width < 1 || to.height < 1 || to.width > OXBOW_MAX_SIDE || to.height > OXBOW_MAX_SIDE)
    return oxbow_refuse (error, _("A map is from 1 to %d cells wide and high, not %d by %d."), OXBOW_MAX_SIDE, to.width,
                         to.height);
  OxbowTransform transform = find_transform (grid, &to, left, top);
  if (loss != NULL)
    *loss = (OxbowLoss) { 0 };
  transform_all (draft, &transform, terrain, _("Resize Map"), loss != NULL ? loss : &ignored);
  return true;
}

void
oxbow_whole_change_orientation (OxbowDraft *draft, OxbowLoss *loss)
{
  const OxbowGrid *grid = oxbow_draft_get_grid (draft);
  OxbowGrid to = { grid->height, grid->width, grid->orientation == OXBOW_FLAT ? OXBOW_POINTY : OXBOW_FLAT };
  OxbowTransform transform = { *grid, to, false, 0, { 0, 0 } };
  OxbowLoss ignored = { 0 };
  if (loss != NULL)
    *loss = (OxbowLoss) { 0 };
  transform_all (draft, &transform, oxbow_draft_get_palette (draft)->blank, _("Change Orientation"),
                 loss != NULL ? loss : &ignored);
}

/* Terrain */

bool
oxbow_whole_replace_terrain (OxbowDraft *draft, char from, char to, const GArray *cells)
{
  OxbowStroke *stroke = oxbow_draft_begin (draft);
  const OxbowMap *map = oxbow_draft_get_scenario (draft)->map;
  int n = cells != NULL ? (int) cells->len : oxbow_grid_n_cells (&map->grid);
  for (int i = 0; i < n; i++)
    {
      OxbowCell cell = cells != NULL ? g_array_index (cells, OxbowCell, i) : i;
      if (map->terrain[cell] == from)
        oxbow_stroke_paint (stroke, cell, to);
    }
  return oxbow_draft_commit (draft, _("Replace Terrain"));
}

/* Numbers */

static OxbowCell
find_first (const OxbowRecord *group)
{
  OxbowCell first = G_MAXINT;
  for (guint i = 0; i < group->cells->len; i++)
    first = MIN (first, g_array_index (group->cells, OxbowCell, i));
  return first;
}

static int
compare_groups (gconstpointer a, gconstpointer b)
{
  const OxbowRecord *first = *(OxbowRecord *const *) a, *second = *(OxbowRecord *const *) b;
  OxbowCell x = find_first (first), y = find_first (second);
  return x < y ? -1 : x > y;
}

/* From the old ids of the groups of that kind to their new ones. The stem is that of the group's own id: rivers may be
 * told apart by it, and each is counted for itself. */
static GHashTable *
plan_ids (const OxbowScenario *scenario, const char *kind)
{
  g_autoptr (GPtrArray) groups = g_ptr_array_new ();
  g_autoptr (GHashTable) counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GHashTable *ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  for (guint i = 0; i < scenario->map->groups->len; i++)
    {
      OxbowRecord *group = scenario->map->groups->pdata[i];
      if (strcmp (group->kind, kind) == 0 && oxbow_record_get (group, "id") != NULL)
        g_ptr_array_add (groups, group);
    }
  g_ptr_array_sort (groups, compare_groups);
  for (guint i = 0; i < groups->len; i++)
    {
      const char *id = oxbow_record_get (groups->pdata[i], "id");
      size_t length = strlen (id);
      while (length > 0 && g_ascii_isdigit (id[length - 1]))
        length--;
      char *stem = g_strndup (id, length);
      int number = GPOINTER_TO_INT (g_hash_table_lookup (counts, stem)) + 1;
      g_hash_table_insert (ids, g_strdup (id), g_strdup_printf ("%s%d", stem, number));
      g_hash_table_insert (counts, stem, GINT_TO_POINTER (number));
    }
  return ids;
}

/* The record with its own id and those that it refers to; NULL if it has none of them. */
static OxbowRecord *
rename_record (const OxbowRecord *record, const OxbowRecordKind *of, const char *kind, GHashTable *ids)
{
  g_autoptr (OxbowRecord) renamed = oxbow_record_copy (record);
  bool is_new = false;
  for (const OxbowAttribute *attribute = of->attributes; attribute != NULL && attribute->name != NULL; attribute++)
    {
      bool is_own = strcmp (attribute->name, "id") == 0 && strcmp (record->kind, kind) == 0;
      const char *value = oxbow_record_get (record, attribute->name);
      const char *id = value != NULL && (is_own || g_strcmp0 (attribute->refers, kind) == 0)
                           ? g_hash_table_lookup (ids, value) : NULL;
      if (id == NULL || strcmp (id, value) == 0)
        continue;
      oxbow_record_set (renamed, attribute->name, id);
      is_new = true;
    }
  return is_new ? g_steal_pointer (&renamed) : NULL;
}

static bool
has_names (const OxbowRecordKind *kind)
{
  for (const OxbowAttribute *attribute = kind->attributes; attribute != NULL && attribute->name != NULL; attribute++)
    if (strcmp (attribute->name, "id") == 0)
      return attribute->kind == OXBOW_VALUE_NAME;
  return false;
}

static void
renumber_kind (OxbowDraft *draft, OxbowStroke *stroke, const char *kind)
{
  const OxbowScenario *scenario = oxbow_draft_get_scenario (draft);
  g_autoptr (GHashTable) ids = plan_ids (scenario, kind);
  for (OxbowLayer layer = 0; layer < OXBOW_N_LAYERS; layer++)
    for (int i = 0; i < (int) oxbow_layer_records (layer, scenario)->len; i++)
      {
        const OxbowRecord *record = oxbow_layer_get (layer, scenario, i);
        const OxbowRecordKind *of = oxbow_layer_find_kind (layer, oxbow_draft_get_palette (draft), record->kind);
        OxbowRecord *renamed = of != NULL ? rename_record (record, of, kind, ids) : NULL;
        if (renamed != NULL)
          oxbow_stroke_replace (stroke, layer, i, renamed);
      }
}

bool
oxbow_whole_renumber (OxbowDraft *draft, const char *kind)
{
  OxbowStroke *stroke = oxbow_draft_begin (draft);
  for (const OxbowRecordKind *found = oxbow_draft_get_palette (draft)->groups; found != NULL && found->name != NULL;
       found++)
    if (has_names (found) && (kind == NULL || strcmp (found->name, kind) == 0))
      renumber_kind (draft, stroke, found->name);
  return oxbow_draft_commit (draft, _("Renumber Groups"));
}

/* What is missing */

static bool
complete (OxbowScenario *scenario, GError **error)
{
  const OxbowRuleset *ruleset = scenario->ruleset;
  if (ruleset->complete == NULL)
    return oxbow_refuse (error, _("Nothing is added to maps of %s: all of it is drawn."), _(ruleset->title));
  return ruleset->complete (scenario, error);
}

bool
oxbow_whole_complete (OxbowDraft *draft, GError **error)
{
  oxbow_draft_end_stroke (draft);
  g_autoptr (OxbowScenario) completed = oxbow_scenario_copy (oxbow_draft_get_scenario (draft));
  if (!complete (completed, error))
    return false;
  OxbowStroke *stroke = oxbow_draft_begin (draft);
  for (OxbowCell cell = 0; cell < oxbow_grid_n_cells (&completed->map->grid); cell++)
    oxbow_stroke_paint (stroke, cell, completed->map->terrain[cell]);
  for (OxbowLayer layer = 0; layer < OXBOW_N_LAYERS; layer++)
    {
      const GPtrArray *records = oxbow_layer_records (layer, completed);
      if (!oxbow_layer_are_same (records, oxbow_layer_records (layer, oxbow_draft_get_scenario (draft))))
        oxbow_stroke_set_list (stroke, layer, oxbow_records_copy (records));
    }
  if (!oxbow_draft_commit (draft, _("Add What Is Missing")))
    return oxbow_refuse (error, _("Nothing more can be found from what is drawn."));
  return true;
}

/* The position */

bool
oxbow_whole_drop_position (OxbowDraft *draft)
{
  if (!oxbow_scenario_has_position (oxbow_draft_get_scenario (draft)))
    return false;
  oxbow_stroke_set_list (oxbow_draft_begin (draft), OXBOW_LAYER_POSITION, oxbow_records_new ());
  return oxbow_draft_commit (draft, _("Drop the Position"));
}
