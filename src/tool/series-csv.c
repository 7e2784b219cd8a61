/* series-csv.c: the games of simulate as comma-separated values, written and read back
 *
 * The first row names the columns. Columns of a seat are named by its id. Numbers are written so that reading gives
 * the same number.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tool/command.h"
#include "core/word.h"
#include "tool/out.h"
#include "tool/series.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define FIXED_COLUMNS "game,scenario,options,players,seed,moves,turns,winner,result"

typedef enum
{
  COLUMN_GAME,
  COLUMN_SCENARIO,
  COLUMN_OPTIONS,
  COLUMN_PLAYERS,
  COLUMN_SEED,
  COLUMN_MOVES,
  COLUMN_TURNS,
  COLUMN_WINNER,
  COLUMN_RESULT,
  N_FIXED_COLUMNS,
} Column;

#define COLUMNS_A_SEAT 3        /* player, rank, score */

static void
append_field (GString *row, const char *text)
{
  if (row->len > 0 && row->str[row->len - 1] != '\n')
    g_string_append_c (row, ',');
  if (strpbrk (text, ",\"\n") == NULL)
    {
      g_string_append (row, text);
      return;
    }
  g_string_append_c (row, '"');
  for (; *text != '\0'; text++)
    g_string_append_printf (row, *text == '"' ? "\"\"" : "%c", *text);
  g_string_append_c (row, '"');
}

static void
append_number (GString *row, int64_t number)
{
  g_string_append_printf (row, ",%" G_GINT64_FORMAT, number);
}

static const char *
name_winner (const OxbowSeries *series, const OxbowArenaGame *game)
{
  if (!game->is_over)
    return "unfinished";
  if (game->result.winner >= 0)
    return series->ruleset->seats[game->result.winner].id;
  return game->result.winner == OXBOW_EVERYBODY ? "everybody" : "nobody";
}

static void
append_game (const OxbowSeries *series, const OxbowArenaGame *game, GString *out)
{
  append_field (out, series->ruleset->id);
  append_field (out, series->scenario);
  append_field (out, series->options);
  append_field (out, series->players);
  g_string_append_printf (out, ",%" G_GUINT64_FORMAT, game->seed);
  append_number (out, game->n_moves);
  append_number (out, game->n_turns);
  append_field (out, name_winner (series, game));
  append_field (out, game->result.text);
  for (int seat = 0; seat < series->n_seats; seat++)
    {
      char score[G_ASCII_DTOSTR_BUF_SIZE];
      append_number (out, game->player[seat] + 1);
      append_number (out, game->result.rank[seat]);
      append_field (out, g_ascii_dtostr (score, sizeof score, game->result.score[seat]));
    }
  g_string_append_c (out, '\n');
}

static char *
make_header (const OxbowRuleset *ruleset, int n_seats)
{
  GString *header = g_string_new (FIXED_COLUMNS);
  for (int seat = 0; seat < n_seats; seat++)
    {
      const char *id = ruleset->seats[seat].id;
      g_string_append_printf (header, ",%s_player,%s_rank,%s_score", id, id, id);
    }
  return g_string_free (header, FALSE);
}

char *
oxbow_series_to_csv (const OxbowSeries *series)
{
  g_autofree char *header = make_header (series->ruleset, series->n_seats);
  GString *out = g_string_new (header);
  g_string_append_c (out, '\n');
  for (guint i = 0; i < series->games->len; i++)
    append_game (series, &g_array_index (series->games, OxbowArenaGame, i), out);
  return g_string_free (out, FALSE);
}

/* The fields of a row. */
static GPtrArray *
split_row (const char *row)
{
  GPtrArray *fields = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) field = g_string_new (NULL);
  bool is_quoted = false;
  for (;; row++)
    {
      if (*row == '"' && is_quoted && row[1] == '"')
        g_string_append_c (field, *++row);
      else if (*row == '"')
        is_quoted = !is_quoted;
      else if (*row == '\0' || (*row == ',' && !is_quoted))
        {
          g_ptr_array_add (fields, g_strdup (field->str));
          g_string_truncate (field, 0);
          if (*row == '\0')
            return fields;
        }
      else if (*row != '\r')
        g_string_append_c (field, *row);
    }
}

static const char *
get (const GPtrArray *fields, int column)
{
  return fields->pdata[column];
}

static bool
read_winner (const OxbowRuleset *ruleset, const char *word, OxbowArenaGame *game)
{
  game->is_over = strcmp (word, "unfinished") != 0;
  game->result.winner = strcmp (word, "everybody") == 0 ? OXBOW_EVERYBODY
                        : strcmp (word, "nobody") == 0  ? OXBOW_NOBODY
                                                        : oxbow_ruleset_find_seat (ruleset, word);
  return !game->is_over || game->result.winner != OXBOW_NOBODY || strcmp (word, "nobody") == 0;
}

static bool
read_seat (const GPtrArray *fields, int seat, OxbowArenaGame *game)
{
  int column = N_FIXED_COLUMNS + COLUMNS_A_SEAT * seat, player;
  const char *score = get (fields, column + 2);
  char *end;
  game->result.score[seat] = g_ascii_strtod (score, &end);
  if (*end != '\0' || end == score || !oxbow_parse_number (get (fields, column), 0, OXBOW_MAX_SEATS, &player))
    return false;
  game->player[seat] = player - 1;
  return oxbow_parse_number (get (fields, column + 1), 0, OXBOW_MAX_SEATS, &game->result.rank[seat]);
}

static bool
read_game (const OxbowSeries *series, const GPtrArray *fields, OxbowArenaGame *game)
{
  game->n_seats = series->n_seats;
  g_strlcpy (game->result.text, get (fields, COLUMN_RESULT), sizeof game->result.text);
  for (int seat = 0; seat < series->n_seats; seat++)
    if (!read_seat (fields, seat, game))
      return false;
  return oxbow_parse_seed (get (fields, COLUMN_SEED), &game->seed)
         && oxbow_parse_number (get (fields, COLUMN_MOVES), 0, G_MAXINT, &game->n_moves)
         && oxbow_parse_number (get (fields, COLUMN_TURNS), 0, G_MAXINT, &game->n_turns)
         && read_winner (series->ruleset, get (fields, COLUMN_WINNER), game);
}

/* The series that the first row of games speaks of; NULL if it is none of ours. */
static OxbowSeries *
begin_series (const char *header, const GPtrArray *fields)
{
  const OxbowRuleset *ruleset = fields->len > N_FIXED_COLUMNS ? oxbow_ruleset_find (get (fields, COLUMN_GAME)) : NULL;
  int n_seats = ((int) fields->len - N_FIXED_COLUMNS) / COLUMNS_A_SEAT;
  if (ruleset == NULL || n_seats < 1 || n_seats > oxbow_ruleset_n_seats (ruleset))
    return NULL;
  g_autofree char *wanted = make_header (ruleset, n_seats);
  if (strcmp (header, wanted) != 0)
    return NULL;
  OxbowSeries *series = oxbow_series_new (ruleset, get (fields, COLUMN_SCENARIO), get (fields, COLUMN_OPTIONS),
                                          get (fields, COLUMN_PLAYERS));
  series->n_seats = n_seats;
  return series;
}

/* Whether a row speaks of the same games as those before it. */
static bool
is_alike (const OxbowSeries *series, const GPtrArray *fields)
{
  return (int) fields->len == N_FIXED_COLUMNS + COLUMNS_A_SEAT * series->n_seats
         && strcmp (get (fields, COLUMN_GAME), series->ruleset->id) == 0
         && strcmp (get (fields, COLUMN_SCENARIO), series->scenario) == 0
         && strcmp (get (fields, COLUMN_OPTIONS), series->options) == 0
         && strcmp (get (fields, COLUMN_PLAYERS), series->players) == 0;
}

OxbowSeries *
oxbow_series_read (const char *text, const char *name, GError **error)
{
  g_autofree char *shown = oxbow_word_quote (name);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (OxbowSeries) series = NULL;
  if (lines[0] != NULL)
    g_strchomp (lines[0]);
  for (int i = 1; lines[0] != NULL && lines[i] != NULL; i++)
    {
      if (*lines[i] == '\0')
        continue;
      g_autoptr (GPtrArray) fields = split_row (lines[i]);
      OxbowArenaGame game = { 0 };
      if (series == NULL)
        series = begin_series (lines[0], fields);
      if (series == NULL || !is_alike (series, fields) || !read_game (series, fields, &game))
        {
          oxbow_refuse (error, _("%s, line %d: this is no row of simulate --format csv as the first line has it."),
                        shown, i + 1);
          return NULL;
        }
      g_array_append_val (series->games, game);
    }
  if (series == NULL)
    oxbow_refuse (error, _("%s holds no games of simulate --format csv."), shown);
  return g_steal_pointer (&series);
}
