/* test-forms.c: whatever is written into the fields of a map, its file opens again, and all of it is undone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "drafts.h"
#include "editor/change.h"
#include "editor/pattern.h"
#include "editor/standard.h"
#include "files/library.h"
#include "scale.h"

/* What people write, and what is pasted by mistake. */
static const char *const odd[] = {
  "", " ", "\x01", "a\nb", "  x ", "\xEF\xBF\xBE", "]]>", "&#0;", "a\tb", "\r\n", "\xF0\x9F\x98\x80", "<row>", "-1",
  "0", "1", "2", "99999999999", "yes", "A1", "A1 A1", "B2 C3", "zz9", "p1", "water-1", "line\nflooded A1", "deck-1",
};

static const char *
any_word (void)
{
  return odd[below (G_N_ELEMENTS (odd))];
}

static void
change_head (OxbowDraft *draft)
{
  const OxbowRuleset *ruleset = oxbow_draft_get_scenario (draft)->ruleset;
  int n_options = 0;
  while (ruleset->options[n_options].name != NULL)
    n_options++;
  const char *option = n_options > 0 ? ruleset->options[below (n_options)].name : "none";
  switch (below (5))
    {
    case 0:
      oxbow_change_text (draft, below (2) ? OXBOW_HEAD_TITLE : OXBOW_HEAD_DESCRIPTION, below (2) ? NULL : "de",
                         any_word (), NULL);
      break;
    case 1:
      oxbow_change_line (draft, below (OXBOW_HEAD_LICENCE + 1), any_word (), NULL);
      break;
    case 2:
      oxbow_change_option (draft, option, below (3) ? any_word () : NULL, NULL);
      break;
    case 3:
      oxbow_change_suggestion (draft, option, below (3) ? any_word () : NULL, NULL);
      break;
    default:
      oxbow_change_players (draft, below (9), below (9), NULL);
    }
}

/* Any attribute of the record, or of one that it holds, which may be a new one. */
static void
change_record (OxbowDraft *draft, OxbowLayer layer, int index)
{
  OxbowRecord *record = oxbow_record_copy (oxbow_layer_get (layer, oxbow_draft_get_scenario (draft), index));
  const OxbowRecordKind *kind = oxbow_layer_find_kind (layer, oxbow_draft_get_palette (draft), record->kind);
  OxbowRecord *changed = record;
  if (below (3) == 0 && kind->children != NULL)
    oxbow_record_add (record, oxbow_pattern_new (&kind->children[below (count_kinds (kind->children))]));
  if (below (2) && record->children->len > 0)
    {
      changed = record->children->pdata[below ((int) record->children->len)];
      kind = oxbow_record_kind_find (kind->children, changed->kind);
    }
  int n = 0;
  while (kind->attributes != NULL && kind->attributes[n].name != NULL)
    n++;
  const OxbowAttribute *attribute = n > 0 ? &kind->attributes[below (n)] : NULL;
  if (attribute != NULL)
    {
      g_autofree char *name = oxbow_attribute_name_in (attribute, attribute->is_prose && below (2) ? "de" : NULL);
      int n_words = attribute->words != NULL ? (int) g_strv_length ((char **) attribute->words) : 0;
      const char *value = n_words > 0 && below (2) ? attribute->words[below (n_words)] : any_word ();
      oxbow_record_set (changed, name, *value != '\0' ? value : NULL);
    }
  oxbow_change_record (draft, layer, index, record, NULL);
}

static void
change_table (OxbowDraft *draft)
{
  OxbowLayer layer = below (OXBOW_N_LAYERS);
  int n = (int) oxbow_layer_records (layer, oxbow_draft_get_scenario (draft))->len;
  const OxbowRecordKind *tables = oxbow_draft_get_palette (draft)->tables;
  const OxbowRecordKind *kind = &tables[below (count_kinds (tables))];
  switch (below (7))
    {
    case 0:
      if (kind->n_cells == 0)
        oxbow_change_add (draft, OXBOW_LAYER_TABLES, -1, kind->name, NULL);
      break;
    case 1:
      if (n > 0)
        oxbow_change_add_copy (draft, layer, below (n), NULL);
      break;
    case 2:
      if (n > 0)
        oxbow_change_remove (draft, layer, below (n));
      break;
    default:
      if (n > 0)
        change_record (draft, layer, below (n));
    }
}

static void
test_written (gconstpointer data)
{
  const OxbowRuleset *ruleset = data;
  g_autoptr (GPtrArray) names = oxbow_library_list (ruleset);
  for (int round = scaled (4); round > 0; round--)
    {
      g_autoptr (OxbowScenario) scenario = test_scenario (ruleset, names->pdata[below ((int) names->len)]);
      g_autoptr (OxbowDraft) draft = oxbow_draft_new (scenario);
      g_autoptr (GBytes) before = draft_bytes (draft);
      for (int i = 0; i < 80; i++)
        {
          if (below (3) == 0)
            change_head (draft);
          else
            change_table (draft);
          if (i % 4 == 0)
            assert_would_open (draft);
        }
      assert_would_open (draft);
      g_assert_cmpuint (oxbow_draft_get_n_commits (draft), >, 4);       /* the rest is refused */
      assert_way_back (draft, before);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    {
      g_autofree char *path = g_strconcat ("/editor/forms/", oxbow_rulesets[i]->id, NULL);
      g_test_add_data_func (path, oxbow_rulesets[i], test_written);
    }
  return g_test_run ();
}
