/* restored.c: a draft with its steps, as an autosave has left it
 *
 * Every text of the trail is read as a file is. Of a large map with many steps not all are worth the wait: then the
 * first ones are left out, and the history begins after them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/editor/restored.h"

#include "editor/follow.h"

#include <string.h>

#define MOST_BYTES (48 << 20)   /* of texts that are read */

static OxbowDocument *
parse (const char *text)
{
  return text != NULL ? oxbow_document_parse (text, strlen (text), "", NULL) : NULL;
}

/* How many of the first steps are left out. */
static int
count_skipped (const OxbowTrail *trail)
{
  size_t most = MOST_BYTES / MAX (strlen (trail->first), 1);
  return (int) trail->steps->len > (int) most ? MIN ((int) trail->steps->len - (int) most, trail->position) : 0;
}

static OxbowDraft *
follow_trail (const OxbowTrail *trail)
{
  g_autoptr (OxbowDraft) draft = NULL;
  g_autofree char *text = g_strdup (trail->first);
  int n_skipped = count_skipped (trail);
  for (int i = 0; i <= (int) trail->steps->len; i++)
    {
      char *next = i > 0 ? oxbow_trail_follow (trail, i, text) : g_strdup (text);
      g_free (text);
      text = next;
      if (i < n_skipped)
        continue;
      g_autoptr (OxbowDocument) document = parse (text);
      const OxbowScenario *scenario = document != NULL ? oxbow_document_get_scenario (document) : NULL;
      if (scenario == NULL || oxbow_document_get_history (document) != NULL
          || (draft != NULL && scenario->ruleset != oxbow_draft_get_scenario (draft)->ruleset))
        return NULL;
      if (draft == NULL)
        draft = oxbow_draft_new (scenario);
      else
        oxbow_draft_follow (draft, scenario, ((const OxbowTrailStep *) trail->steps->pdata[i - 1])->name);
    }
  oxbow_draft_go (draft, trail->position - n_skipped);
  oxbow_draft_mark_saved (draft);
  return g_steal_pointer (&draft);
}

static bool
is_map_of (OxbowDraft *draft, const OxbowDocument *document)
{
  g_autoptr (GBytes) mine = oxbow_document_write (oxbow_draft_get_scenario (draft), NULL);
  g_autoptr (GBytes) its = oxbow_document_write (oxbow_document_get_scenario (document), NULL);
  return g_bytes_equal (mine, its);
}

OxbowDraft *
oxbow_restored_draft (const OxbowRecovery *recovery, const OxbowDocument *document, bool *is_whole)
{
  g_autoptr (OxbowTrail) trail = oxbow_recovery_read_trail (recovery);
  g_autoptr (OxbowDraft) draft = trail != NULL ? follow_trail (trail) : NULL;
  bool has_steps = draft != NULL && is_map_of (draft, document);
  *is_whole = has_steps && trail->n_lost == 0 && count_skipped (trail) == 0;
  return has_steps ? g_steal_pointer (&draft) : oxbow_draft_new (oxbow_document_get_scenario (document));
}

bool
oxbow_restored_keep (OxbowDraft *draft, OxbowAutosave *autosave, GError **error)
{
  int n = oxbow_draft_get_n_steps (draft), position = oxbow_draft_get_position (draft);
  bool is_kept = true;
  oxbow_draft_go (draft, 0);
  is_kept = oxbow_autosave_draft (autosave, oxbow_draft_get_scenario (draft), error);
  oxbow_autosave_gather (autosave, true);
  for (int i = 1; i <= n && is_kept; i++)
    {
      oxbow_draft_go (draft, i);
      is_kept = oxbow_autosave_step (autosave, oxbow_draft_get_scenario (draft), i,
                                     oxbow_draft_get_step_name (draft, i - 1), error);
    }
  oxbow_autosave_gather (autosave, false);
  oxbow_draft_go (draft, position);
  return is_kept && oxbow_autosave_go (autosave, oxbow_draft_get_scenario (draft), position, error);
}
