/* subject.c: what is drawn: a scene, and what it borrows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/board/subject.h"
#include "core/position.h"

#include <string.h>

OxbowSubject *
oxbow_subject_new_state (const OxbowState *state, int viewer)
{
  OxbowSubject *subject = g_atomic_rc_box_new0 (OxbowSubject);
  subject->setup = oxbow_setup_ref ((OxbowSetup *) state->setup);
  subject->state = oxbow_state_copy (state);
  subject->scene = oxbow_scene_new_state (subject->state, viewer);
  return subject;
}

OxbowSubject *
oxbow_subject_new_scenario (OxbowScenario *scenario)
{
  OxbowSubject *subject = g_atomic_rc_box_new0 (OxbowSubject);
  subject->scenario = oxbow_scenario_ref (scenario);
  subject->scene = oxbow_scene_new_scenario (scenario);
  return subject;
}

/* The lists that are as they were are the ones that the scenario before has: nobody writes to them. */
static OxbowScenario *
copy_for_drawing (const OxbowScenario *scenario, unsigned int layers, const OxbowScenario *before)
{
  const OxbowMap *map = scenario->map;
  OxbowMap *copy = oxbow_map_new (map->grid.orientation, map->grid.width, map->grid.height, 0);
  memcpy (copy->terrain, map->terrain, (size_t) oxbow_grid_n_cells (&map->grid));
  OxbowScenario *drawn = oxbow_scenario_new (scenario->ruleset, scenario->id, copy);
  oxbow_text_set (drawn->title, NULL, oxbow_text_get (scenario->title));
  for (int layer = 0; layer < OXBOW_N_LAYERS; layer++)
    {
      GPtrArray **list = oxbow_layer_list ((OxbowLayer) layer, drawn);
      bool is_shared = before != NULL && (layers & 1u << layer) == 0;
      g_ptr_array_unref (*list);
      *list = is_shared ? g_ptr_array_ref (oxbow_layer_records ((OxbowLayer) layer, before))
                        : oxbow_records_copy (oxbow_layer_records ((OxbowLayer) layer, scenario));
    }
  return drawn;
}

/* The position that a draft begins in is drawn as its players would see it, as soon as the game can read it. */
static void
take_position (OxbowSubject *subject, const OxbowScenario *scenario)
{
  g_autoptr (OxbowScenario) copy = oxbow_scenario_copy (scenario);
  GPtrArray *settled = oxbow_position_settle (copy);
  if (settled != NULL)
    {
      g_ptr_array_unref (copy->standing);
      copy->standing = settled;
    }
  subject->setup = oxbow_setup_new (copy, NULL, NULL);
  if (subject->setup != NULL)
    subject->state = oxbow_state_copy (subject->setup->start);
}

OxbowSubject *
oxbow_subject_new_draft (const OxbowScenario *scenario, const OxbowTouched *touched, const OxbowSubject *before)
{
  OxbowSubject *subject = g_atomic_rc_box_new0 (OxbowSubject);
  subject->scenario = copy_for_drawing (scenario, touched->layers,
                                        before != NULL && before->is_draft ? before->scenario : NULL);
  if (oxbow_scenario_has_position (scenario))
    take_position (subject, scenario);
  subject->scene = subject->state != NULL ? oxbow_scene_new_state (subject->state, -1)
                                          : oxbow_scene_new_scenario (subject->scenario);
  subject->is_draft = true;
  return subject;
}

OxbowSubject *
oxbow_subject_ref (OxbowSubject *subject)
{
  return g_atomic_rc_box_acquire (subject);
}

static void
clear_subject (gpointer data)
{
  OxbowSubject *subject = data;
  g_clear_pointer (&subject->scene, oxbow_scene_free);
  g_clear_pointer (&subject->state, g_free);
  g_clear_pointer (&subject->setup, oxbow_setup_unref);
  g_clear_pointer (&subject->scenario, oxbow_scenario_unref);
}

void
oxbow_subject_unref (OxbowSubject *subject)
{
  g_atomic_rc_box_release_full (subject, clear_subject);
}
