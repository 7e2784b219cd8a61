/* chance.c: random seats, options, moves and lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/chance.h"
#include "files/document.h"
#include "files/library.h"
#include <string.h>

/* Settings */

static char *
random_value (const OxbowOption *option)
{
  int n = 0;

  switch (option->kind)
    {
    case OXBOW_OPTION_BOOLEAN:
      return g_strdup (g_test_rand_int_range (0, 2) == 0 ? "no" : "yes");
    case OXBOW_OPTION_NUMBER:
      /* Small numbers are more of a game than large ones. */
      if (g_test_rand_int_range (0, 3) > 0)
        return g_strdup_printf ("%d", g_test_rand_int_range (option->minimum, MIN (option->maximum,
                                                                                   option->minimum + 8) + 1));
      return g_strdup_printf ("%d", g_test_rand_int_range (option->minimum, option->maximum + 1));
    case OXBOW_OPTION_CHOICE:
      while (option->choices[n] != NULL)
        n++;
      return g_strdup (option->choices[g_test_rand_int_range (0, n)]);
    case OXBOW_OPTION_LIST:
      return NULL;
    }
  g_assert_not_reached ();
}

static void
choose_options (const OxbowRuleset *ruleset, OxbowSettings *settings)
{
  for (const OxbowOption *option = ruleset->options; option != NULL && option->name != NULL; option++)
    {
      g_autofree char *value = g_test_rand_int_range (0, 4) == 0 ? random_value (option) : NULL;
      if (value != NULL)
        oxbow_settings_set_option (settings, option->name, value, 0);
    }
}

static OxbowSettings *
choose_settings (const OxbowRuleset *ruleset, const OxbowScenario *scenario, ChanceOptions options)
{
  OxbowSettings *settings = oxbow_settings_new ();
  int least = scenario->min_players > 0 ? scenario->min_players : ruleset->min_players;
  int most = scenario->max_players > 0 ? scenario->max_players : ruleset->max_players;

  settings->seed = (uint64_t) (uint32_t) g_test_rand_int ();
  settings->has_seed = true;
  if (most > least)
    settings->players = g_test_rand_int_range (least, most + 1);
  if (options == ANY_OPTIONS)
    choose_options (ruleset, settings);
  return settings;
}

/* Games */

static void
begin_transcript (ChanceGame *game, const OxbowSettings *settings)
{
  game->transcript = g_string_new (NULL);
  g_string_append_printf (game->transcript, "new %s scenario=%s seed=%" G_GUINT64_FORMAT, game->ruleset->id, game->name,
                          settings->seed);
  if (settings->players > 0)
    g_string_append_printf (game->transcript, " players=%d", settings->players);
  for (guint i = 0; i < settings->options->len; i++)
    {
      const OxbowSetting *option = settings->options->pdata[i];
      g_string_append_printf (game->transcript, " option.%s=%s", option->name, option->value);
    }
  g_string_append_c (game->transcript, '\n');
}

ChanceGame *
chance_game_new (const OxbowRuleset *ruleset, const char *name, ChanceOptions options)
{
  g_autofree char *path = oxbow_library_path (ruleset, name);
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowDocument) document = oxbow_document_load (path, &error);

  g_assert_no_error (error);
  OxbowScenario *scenario = oxbow_document_get_scenario (document);
  g_autoptr (OxbowSettings) settings = choose_settings (ruleset, scenario, options);
  g_autoptr (OxbowSetup) setup = oxbow_setup_new (scenario, settings, &error);
  if (setup == NULL)
    {
      g_assert_cmpint (options, ==, ANY_OPTIONS);
      g_assert_cmpuint (strlen (error->message), >, 10);
      return NULL;
    }
  ChanceGame *game = g_new0 (ChanceGame, 1);
  game->ruleset = ruleset;
  game->name = g_strdup (name);
  game->scenario = oxbow_scenario_ref (scenario);
  game->setup = g_steal_pointer (&setup);
  game->state = oxbow_state_copy (game->setup->start);
  begin_transcript (game, settings);
  return game;
}

void
chance_game_free (ChanceGame *game)
{
  g_free (game->state);
  oxbow_setup_unref (game->setup);
  oxbow_scenario_unref (game->scenario);
  g_string_free (game->transcript, true);
  g_free (game->name);
  g_free (game);
}

void
chance_fail (const ChanceGame *game, const char *format, ...)
{
  va_list args;
  va_start (args, format);
  g_autofree char *sentence = g_strdup_vprintf (format, args);
  va_end (args);

  g_error ("%s\nThis is how it came to that:\n%slisting", sentence, game->transcript->str);
}

/* Moves */

OxbowMove
chance_move (const OxbowState *state)
{
  OxbowMoves moves = OXBOW_MOVES_INIT;

  oxbow_state_legal (state, &moves);
  g_assert_cmpint (moves.n, >, 0);
  OxbowMove move = moves.items[g_test_rand_int_range (0, moves.n)];
  oxbow_moves_clear (&moves);
  return move;
}

bool
chance_deal_otherwise (const ChanceGame *game, OxbowState *other)
{
  const OxbowState *state = game->state;
  OxbowRng rng = { (uint64_t) g_test_rand_int () };
  oxbow_state_assign (other, state);
  if (game->ruleset->determinize != NULL)
    game->ruleset->determinize (other, oxbow_state_turn (state), &rng);
  other->rng = state->rng;
  bool is_otherwise = memcmp (other, state, state->size) != 0;
  other->rng.s = oxbow_rng_next (&rng);
  return is_otherwise;
}

bool
chance_game_play (ChanceGame *game)
{
  g_autoptr (GError) error = NULL;

  if (oxbow_state_turn (game->state) < 0)
    return false;
  OxbowMove move = chance_move (game->state);
  g_autofree char *text = oxbow_move_to_text (game->state, &move);
  g_string_append_printf (game->transcript, "play %s\n", text);
  if (!oxbow_state_apply (game->state, &move, NULL, &error))
    chance_fail (game, "A legal move was refused: %s", error->message);
  return true;
}

/* Lines */

static char *
random_cell (const OxbowState *state)
{
  const OxbowGrid *grid = &state->setup->grid;
  OxbowCell cell = g_test_rand_int_range (0, oxbow_grid_n_cells (grid));

  if (g_test_rand_int_range (0, 2) == 0)
    return g_strdup (OXBOW_CELL_NAME (grid, cell));
  return g_strdup_printf ("%s/%s", OXBOW_CELL_NAME (grid, cell),
                          oxbow_direction_name (grid->orientation, g_test_rand_int_range (0, OXBOW_DIRECTIONS)));
}

static char *
random_word (const OxbowState *state, char **words)
{
  int n = (int) g_strv_length (words);

  switch (g_test_rand_int_range (0, 4))
    {
    case 0:
      return g_strdup_printf ("%d", g_test_rand_int_range (-2, 12));
    case 1:
      return g_strdup (words[g_test_rand_int_range (0, n)]);
    default:
      return random_cell (state);
    }
}

/* A verb of the game with one to three words that may be its arguments. */
static char *
thrown_together (const OxbowState *state, char **words)
{
  const OxbowVerb *verbs = oxbow_state_ruleset (state)->moves;
  int n = 0;

  while (verbs[n].name != NULL)
    n++;
  GString *line = g_string_new (verbs[g_test_rand_int_range (0, n)].name);
  for (int i = g_test_rand_int_range (0, 4); i > 0; i--)
    {
      g_autofree char *word = random_word (state, words);
      g_string_append_printf (line, " %s", word);
    }
  return g_string_free (line, false);
}

char *
chance_line (const OxbowState *state)
{
  OxbowMove move = chance_move (state);
  g_autofree char *text = oxbow_move_to_text (state, &move);
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  int n = (int) g_strv_length (words), i = g_test_rand_int_range (0, n);

  switch (g_test_rand_int_range (0, 5))
    {
    case 0:
      return thrown_together (state, words);
    case 1:     /* one character more, less or other */
      {
        GString *line = g_string_new (text);
        gssize at = g_test_rand_int_range (0, (int) line->len);
        if (g_test_rand_int_range (0, 2) == 0)
          g_string_erase (line, at, 1);
        if (g_test_rand_int_range (0, 2) == 0)
          g_string_insert_c (line, at, (char) g_test_rand_int_range (' ', 127));
        return g_string_free (line, false);
      }
    case 2:     /* a word less */
      g_free (words[i]);
      memmove (&words[i], &words[i + 1], (size_t) (n - i) * sizeof *words);
      return g_strjoinv (" ", words);
    default:    /* another word */
      {
        char *word = random_word (state, words);
        g_free (words[i]);
        words[i] = word;
        return g_strjoinv (" ", words);
      }
    }
}
