/* setup.c: what all positions of one game share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/position.h"
#include "core/ruleset.h"

#include <glib/gi18n-lib.h>
#include <string.h>

OxbowSetup *
oxbow_setup_alloc (size_t size, OxbowScenario *scenario, const OxbowSettings *settings)
{
  g_assert (size >= sizeof (OxbowSetup));
  OxbowSetup *setup = g_malloc0 (size);
  setup->refs = 1;
  setup->ruleset = scenario->ruleset;
  setup->scenario = oxbow_scenario_ref (scenario);
  setup->settings = oxbow_settings_copy (settings);
  setup->grid = scenario->map->grid;
  return setup;
}

OxbowState *
oxbow_setup_add_start (OxbowSetup *setup, size_t size)
{
  g_assert (setup->start == NULL && size >= sizeof (OxbowState));
  setup->start = g_malloc0 (size);
  setup->start->setup = setup;
  setup->start->size = (uint32_t) size;
  setup->start->rng.s = setup->settings->seed;
  return setup->start;
}

OxbowSetup *
oxbow_setup_ref (OxbowSetup *setup)
{
  g_atomic_int_inc (&setup->refs);
  return setup;
}

void
oxbow_setup_unref (OxbowSetup *setup)
{
  if (setup == NULL || !g_atomic_int_dec_and_test (&setup->refs))
    return;
  if (setup->clear != NULL)
    setup->clear (setup);
  g_free (setup->start);
  g_free (setup->terrain);
  oxbow_settings_free (setup->settings);
  oxbow_scenario_unref (setup->scenario);
  g_free (setup);
}

/* Moves hold cells and edges in 16 bits; a map of more is for drawing only. */
static bool
check_size (const OxbowScenario *scenario, GError **error)
{
  int n_cells = oxbow_grid_n_cells (&scenario->map->grid);
  if (n_cells <= OXBOW_MAX_MOVE_CELLS)
    return true;
  g_set_error (error, OXBOW_RULES_ERROR, OXBOW_RULES_ERROR_SCENARIO,
               _("The map has %d cells; a game can be played on at most %d."), n_cells, OXBOW_MAX_MOVE_CELLS);
  return false;
}

/* How many play is written in the position. */
static bool
check_players (const OxbowSetup *setup, const OxbowSettings *chosen, GError **error)
{
  int n_players = setup->settings->players;
  if (chosen == NULL || chosen->players == 0 || chosen->players == n_players)
    return true;
  g_set_error (error, OXBOW_RULES_ERROR, OXBOW_RULES_ERROR_SCENARIO,
               ngettext ("\"%s\" begins in a position of %d player, not of %d.",
                         "\"%s\" begins in a position of %d players, not of %d.", (gulong) n_players),
               oxbow_text_get (setup->scenario->title), n_players, chosen->players);
  return false;
}

/* A sentence on a line of the position says where on the map that is, at least by the line itself. */
static GError *
name_place (const OxbowSetup *like, const OxbowListing *listing, GError *reason)
{
  const char *line = listing->n_words > 0 ? listing->words[0] : NULL;
  g_autofree char *words = line != NULL ? g_strjoinv (" ", listing->words) : g_strdup ("");
  if (oxbow_position_find_cell (&like->grid, reason->message) != OXBOW_NO_CELL
      || oxbow_position_find_cell (&like->grid, words) == OXBOW_NO_CELL)
    return reason;
  /* Translators: a sentence on a line of a position, and the line */
  g_autofree char *sentence = g_strdup_printf (_("%s It reads \"%.80s\"."), reason->message, words);
  g_autofree char *valid = g_utf8_make_valid (sentence, -1);    /* it may be cut within a letter */
  GError *named = g_error_new_literal (reason->domain, reason->code, valid);
  g_error_free (reason);
  return named;
}

static OxbowSetup *
begin_in_position (const OxbowSetup *like, const OxbowSettings *chosen, GError **error)
{
  GError *reason = NULL;
  g_autofree char *text = oxbow_scenario_list_position (like->scenario);
  g_autoptr (OxbowListing) listing = oxbow_listing_new_read (text);
  g_autoptr (OxbowSetup) setup = like->ruleset->read (like, listing, &reason);
  if (setup == NULL)
    g_propagate_error (error, name_place (like, listing, reason));
  return setup != NULL && check_players (setup, chosen, error) ? g_steal_pointer (&setup) : NULL;
}

OxbowSetup *
oxbow_setup_new (OxbowScenario *scenario, const OxbowSettings *settings, GError **error)
{
  g_autoptr (OxbowProblems) problems = oxbow_problems_new ();
  oxbow_scenario_check (scenario, problems);
  if (!oxbow_problems_pass (problems, error) || !check_size (scenario, error))
    return NULL;

  g_autoptr (OxbowSettings) settled = oxbow_ruleset_settle (scenario->ruleset, scenario, settings, error);
  if (settled == NULL)
    return NULL;
  g_autoptr (OxbowSetup) setup = scenario->ruleset->set_up (scenario, settled, error);
  if (setup != NULL && oxbow_scenario_has_position (scenario))
    return begin_in_position (setup, settings, error);
  return g_steal_pointer (&setup);
}

OxbowSetup *
oxbow_setup_read (const OxbowSetup *like, const char *text, GError **error)
{
  g_autoptr (OxbowListing) listing = oxbow_listing_new_read (text);
  return like->ruleset->read (like, listing, error);
}

const char *
oxbow_setup_option (const OxbowSetup *setup, const char *name)
{
  const OxbowOption *option = oxbow_option_find (setup->ruleset->options, name);
  g_assert (option != NULL);
  const char *value = oxbow_settings_get_option (setup->settings, name);
  if (value == NULL)
    value = oxbow_settings_get_option (setup->scenario->settings, name);
  return value != NULL ? value : option->otherwise;
}

char **
oxbow_setup_tell_options (const OxbowSetup *setup)
{
  GPtrArray *told = g_ptr_array_new ();
  for (const OxbowOption *option = setup->ruleset->options; option->name != NULL; option++)
    {
      g_autofree char *now = NULL, *otherwise = NULL;
      if (oxbow_option_check (option, oxbow_setup_option (setup, option->name), &now, NULL)
          && oxbow_option_check (option, option->otherwise, &otherwise, NULL) && strcmp (now, otherwise) != 0)
        g_ptr_array_add (told, oxbow_option_tell (option, now));
    }
  g_ptr_array_add (told, NULL);
  return (char **) g_ptr_array_free (told, FALSE);
}

int
oxbow_setup_number (const OxbowSetup *setup, const char *name)
{
  return (int) g_ascii_strtoll (oxbow_setup_option (setup, name), NULL, 10);
}

bool
oxbow_setup_boolean (const OxbowSetup *setup, const char *name)
{
  bool yes = false;
  oxbow_option_parse_boolean (oxbow_setup_option (setup, name), &yes);
  return yes;
}

char **
oxbow_setup_list (const OxbowSetup *setup, const char *name)
{
  g_autofree char *tidy = NULL;
  const OxbowOption *option = oxbow_option_find (setup->ruleset->options, name);
  oxbow_option_check (option, oxbow_setup_option (setup, name), &tidy, NULL);
  return g_strsplit (tidy, ",", -1);
}

int
oxbow_setup_choice (const OxbowSetup *setup, const char *name)
{
  const OxbowOption *option = oxbow_option_find (setup->ruleset->options, name);
  const char *value = oxbow_setup_option (setup, name);
  int i = 0;
  while (!g_str_equal (option->choices[i], value))
    i++;
  return i;
}

const char *
oxbow_setup_seat_name (const OxbowSetup *setup, int seat)
{
  const OxbowSeat *its = &setup->ruleset->seats[seat];
  const char *name = oxbow_settings_get_name (setup->settings, its->id);
  if (name == NULL && setup->ruleset->seat_name != NULL)
    name = setup->ruleset->seat_name (setup, seat);
  return name != NULL ? name : _(its->title);
}

const char *
oxbow_setup_seat_computer (const OxbowSetup *setup, int seat)
{
  return oxbow_settings_get_computer (setup->settings, setup->ruleset->seats[seat].id);
}

const char *
oxbow_setup_seat (const OxbowSetup *setup, const char *role)
{
  const char *value = oxbow_settings_get_seat (setup->settings, role);
  if (value == NULL)
    value = oxbow_settings_get_seat (setup->scenario->settings, role);
  if (value != NULL)
    return value;
  int seat = oxbow_ruleset_find_seat (setup->ruleset, role);
  g_assert (seat >= 0);
  const char *const *values = setup->ruleset->seats[seat].values;
  return values != NULL ? values[0] : "player";
}

bool
oxbow_setup_seat_is_played (const OxbowSetup *setup, int seat)
{
  return strcmp (oxbow_setup_seat (setup, setup->ruleset->seats[seat].id), "player") == 0;
}

bool
oxbow_setup_seat_is_person (const OxbowSetup *setup, int seat)
{
  return seat >= 0 && oxbow_setup_seat_is_played (setup, seat) && oxbow_setup_seat_computer (setup, seat) == NULL;
}
