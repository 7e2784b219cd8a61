/* change.c: what is changed in a form, not by drawing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor/change.h"

#include "core/language.h"
#include "core/ruleset.h"
#include "core/word.h"
#include "editor/pattern.h"

#include <glib/gi18n-lib.h>

#define MAX_ID 100

/* Records */

static const char *
title_of (OxbowDraft *draft, OxbowLayer layer, const OxbowRecord *record)
{
  const OxbowRecordKind *kind = oxbow_layer_find_kind (layer, oxbow_draft_get_palette (draft), record->kind);
  return kind != NULL ? oxbow_record_kind_get_title (kind) : record->kind;
}

static bool
check_record (OxbowDraft *draft, OxbowLayer layer, int index, const OxbowRecord *record, GError **error)
{
  const OxbowScenario *scenario = oxbow_draft_get_scenario (draft);
  const OxbowRecordKind *kind = oxbow_layer_find_kind (layer, scenario->ruleset->palette, record->kind);
  g_return_val_if_fail (kind != NULL, false);
  const char *id = oxbow_record_get (record, "id");
  int other = id != NULL ? oxbow_layer_find_id (layer, scenario, record->kind, id) : -1;
  if (other >= 0 && other != index)
    return oxbow_refuse (error, _("There is another one called \"%s\" already. Choose another short name."), id);
  return oxbow_record_check (record, kind, &scenario->map->grid, error);
}

/* The one name that the record's own step has, so that typing in it goes on. */
static bool
commit_change (OxbowDraft *draft, OxbowLayer layer, const OxbowRecord *record)
{
  /* Translators: a step in the list of what was changed; a kind of thing follows, such as a town. */
  g_autofree char *name = g_strdup_printf (_("Change %s"), title_of (draft, layer, record));
  return oxbow_draft_commit_typing (draft, name);
}

bool
oxbow_change_record (OxbowDraft *draft, OxbowLayer layer, int index, OxbowRecord *record, GError **error)
{
  g_autoptr (OxbowRecord) taken = record;
  if (!check_record (draft, layer, index, record, error))
    return false;
  OxbowStroke *stroke = oxbow_draft_begin (draft);
  oxbow_stroke_replace (stroke, layer, index, g_steal_pointer (&taken));
  commit_change (draft, layer, record);
  return true;
}

/* Another one of the kind at the same place. */
static bool
refuse_place (OxbowDraft *draft, OxbowLayer layer, const OxbowRecord *record, GError **error)
{
  const OxbowGrid *grid = oxbow_draft_get_grid (draft);
  g_autofree char *place = record->edge != OXBOW_NO_EDGE
                               ? g_strdup (OXBOW_EDGE_NAME (grid, record->edge))
                               : g_strdup (OXBOW_CELL_NAME (grid, g_array_index (record->cells, OxbowCell, 0)));
  /* Translators: a cell, or the name of an edge, and a kind of thing, as in "B2 has one of these already: Town." */
  return oxbow_refuse (error, _("%s has one of these already: %s."), place, title_of (draft, layer, record));
}

static int
insert (OxbowDraft *draft, OxbowLayer layer, int index, OxbowRecord *record, GError **error)
{
  g_autoptr (OxbowRecord) taken = record;
  if (!oxbow_pattern_number (record, oxbow_draft_get_scenario (draft), layer, -1))
    {
      oxbow_refuse (error, _("There is no number left for another one of these: %s."), title_of (draft, layer, record));
      return -1;
    }
  if (!check_record (draft, layer, -1, record, error))
    return -1;
  OxbowStroke *stroke = oxbow_draft_begin (draft);
  int n = (int) oxbow_layer_records (layer, oxbow_draft_get_scenario (draft))->len;
  /* Translators: steps in the list of what was changed; a kind of thing follows, such as a card. */
  g_autofree char *name = g_strdup_printf (_("Add %s"), title_of (draft, layer, record));
  oxbow_stroke_insert (stroke, layer, index, g_steal_pointer (&taken));
  oxbow_draft_commit (draft, name);
  return index >= 0 ? index : n;
}

int
oxbow_change_add (OxbowDraft *draft, OxbowLayer layer, int index, const char *kind, GError **error)
{
  const OxbowRecordKind *found = oxbow_layer_find_kind (layer, oxbow_draft_get_palette (draft), kind);
  g_return_val_if_fail (found != NULL, -1);
  return insert (draft, layer, index, oxbow_pattern_new (found), error);
}

int
oxbow_change_add_copy (OxbowDraft *draft, OxbowLayer layer, int index, GError **error)
{
  const OxbowRecord *record = oxbow_layer_get (layer, oxbow_draft_get_scenario (draft), index);
  if (oxbow_layer_has_one_of_a_kind (layer))
    {
      refuse_place (draft, layer, record, error);
      return -1;
    }
  return insert (draft, layer, index + 1, oxbow_record_copy (record), error);
}

void
oxbow_change_remove (OxbowDraft *draft, OxbowLayer layer, int index)
{
  OxbowStroke *stroke = oxbow_draft_begin (draft);
  const OxbowRecord *record = oxbow_layer_get (layer, oxbow_draft_get_scenario (draft), index);
  g_autofree char *name = g_strdup_printf (_("Take Away %s"), title_of (draft, layer, record));
  oxbow_stroke_remove (stroke, layer, index);
  oxbow_draft_commit (draft, name);
}

/* Texts */

static const OxbowText *
text_of (OxbowDraft *draft, OxbowHead head)
{
  const OxbowScenario *scenario = oxbow_draft_get_scenario (draft);
  return head == OXBOW_HEAD_TITLE ? scenario->title : scenario->description;
}

bool
oxbow_change_text (OxbowDraft *draft, OxbowHead head, const char *language, const char *value, GError **error)
{
  g_return_val_if_fail (head == OXBOW_HEAD_TITLE || head == OXBOW_HEAD_DESCRIPTION, false);
  const OxbowText *old = text_of (draft, head);
  g_autoptr (OxbowText) text = oxbow_text_new (NULL);
  bool is_done = value == NULL || *value == '\0';
  if (language != NULL && !oxbow_language_is_name (language))
    return oxbow_refuse (error, _("\"%s\" is no name of a language, such as \"de\" or \"pt-BR\"."), language);
  for (int i = 0; i < oxbow_text_n (old); i++)
    {
      const char *other, *kept = oxbow_text_nth (old, i, &other);
      bool is_this = g_strcmp0 (other, language) == 0;
      if (!is_this)
        oxbow_text_set (text, other, kept);
      else if (!is_done)
        is_done = oxbow_text_set (text, language, value);
    }
  if (!is_done && oxbow_text_n (text) == OXBOW_MAX_LANGUAGES)
    return oxbow_refuse (error, _("A text stands in at most %d languages."), OXBOW_MAX_LANGUAGES);
  if (!is_done)
    oxbow_text_set (text, language, value);
  oxbow_stroke_set_text (oxbow_draft_begin (draft), head, g_steal_pointer (&text));
  oxbow_draft_commit_typing (draft, head == OXBOW_HEAD_TITLE ? _("Change Title") : _("Change Description"));
  return true;
}

static const char *
line_of (OxbowDraft *draft, OxbowHead head)
{
  const OxbowScenario *scenario = oxbow_draft_get_scenario (draft);
  if (head == OXBOW_HEAD_ID)
    return scenario->id;
  return head == OXBOW_HEAD_AUTHOR ? scenario->author : scenario->licence;
}

bool
oxbow_change_line (OxbowDraft *draft, OxbowHead head, const char *value, GError **error)
{
  g_return_val_if_fail (head <= OXBOW_HEAD_LICENCE, false);
  static const char *const names[] = { N_("Change Short Name"), N_("Change Author"), N_("Change Licence") };
  if (head == OXBOW_HEAD_ID && (value == NULL || !oxbow_word_is_name (value) || strlen (value) > MAX_ID))
    return oxbow_refuse (error, _("A scenario's short name is lower-case letters, digits and hyphens, not \"%s\"."),
                         value != NULL ? value : "");
  if (value != NULL && *value == '\0')
    value = NULL;
  if (g_strcmp0 (line_of (draft, head), value) == 0)
    return true;
  oxbow_stroke_set_line (oxbow_draft_begin (draft), head, value);
  oxbow_draft_commit_typing (draft, _(names[head]));
  return true;
}

/* Settings */

bool
oxbow_change_players (OxbowDraft *draft, int least, int most, GError **error)
{
  bool is_open = least == 0 && most == 0;
  if (!is_open && (least < 1 || most > OXBOW_MAX_SEATS || least > most))
    return oxbow_refuse (error, _("A scenario is for 1 to %d players, not for %d to %d."), OXBOW_MAX_SEATS, least,
                         most);
  oxbow_stroke_set_players (oxbow_draft_begin (draft), least, most);
  oxbow_draft_commit_typing (draft, _("Change Players"));
  return true;
}

static void
forget (GPtrArray *settings, const char *name)
{
  for (guint i = 0; i < settings->len; i++)
    if (strcmp (((const OxbowSetting *) settings->pdata[i])->name, name) == 0)
      {
        g_ptr_array_remove_index (settings, i);
        return;
      }
}

static void
set_settings (OxbowDraft *draft, OxbowSettings *settings, const char *name)
{
  oxbow_stroke_set_settings (oxbow_draft_begin (draft), settings);
  oxbow_draft_commit_typing (draft, name);
}

/* Asked of one setting alone, as the file's reader does: another one that is wrong is the checker's to tell. */
static bool
check_option (OxbowDraft *draft, const char *name, const char *value, GError **error)
{
  return value == NULL
         || oxbow_ruleset_check_option (oxbow_draft_get_scenario (draft)->ruleset, name, value, NULL, error);
}

/* The step is the option's own, so that typing goes on in one, and the next one is a step of its own. */
static char *
name_step (OxbowDraft *draft, const char *format, const char *name)
{
  const OxbowOption *option = oxbow_option_find (oxbow_draft_get_scenario (draft)->ruleset->options, name);
  const char *title = option != NULL && option->title != NULL ? _(option->title) : name;
  g_autoptr (GString) step = g_string_new (format);
  g_string_replace (step, "%s", title, 1);
  return g_string_free (g_steal_pointer (&step), FALSE);
}

bool
oxbow_change_option (OxbowDraft *draft, const char *name, const char *value, GError **error)
{
  const OxbowSettings *old = oxbow_draft_get_scenario (draft)->settings;
  if (!check_option (draft, name, value, error))
    return false;
  if (g_strcmp0 (oxbow_settings_get_option (old, name), value) == 0)
    return true;
  OxbowSettings *settings = oxbow_settings_copy (old);
  g_autofree char *step = name_step (draft, _("Change %s"), name);
  if (value != NULL)
    oxbow_settings_set_option (settings, name, value, 0);
  else
    forget (settings->options, name);
  set_settings (draft, settings, step);
  return true;
}

bool
oxbow_change_suggestion (OxbowDraft *draft, const char *name, const char *value, GError **error)
{
  const OxbowSettings *old = oxbow_draft_get_scenario (draft)->settings;
  if (!check_option (draft, name, value, error))
    return false;
  if (g_strcmp0 (oxbow_settings_get_suggestion (old, name), value) == 0)
    return true;
  OxbowSettings *settings = oxbow_settings_copy (old);
  /* Translators: steps in the list of what was changed; the title of a variant of the rules follows. */
  g_autofree char *step = name_step (draft, value != NULL ? _("Suggest %s") : _("Suggest Nothing for %s"), name);
  if (value != NULL)
    oxbow_settings_suggest (settings, name, value, 0);
  else
    forget (settings->suggested, name);
  set_settings (draft, settings, step);
  return true;
}

bool
oxbow_change_seat (OxbowDraft *draft, const char *role, const char *value, GError **error)
{
  g_autoptr (OxbowSettings) settings = oxbow_settings_copy (oxbow_draft_get_scenario (draft)->settings);
  if (value != NULL)
    oxbow_settings_set_seat (settings, role, value, 0);
  else
    forget (settings->seats, role);
  if (!oxbow_ruleset_check_settings (oxbow_draft_get_scenario (draft)->ruleset, settings, error))
    return false;
  set_settings (draft, g_steal_pointer (&settings), _("Change Seat"));
  return true;
}
