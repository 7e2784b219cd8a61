/* series-json.c: the games of simulate as JSON, with what they come to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tool/series.h"

/* Values one after the other, with what stands between them. */
static void
begin_value (GString *out, const char *name)
{
  char last = out->len > 0 ? out->str[out->len - 1] : '\0';
  if (last != '\0' && last != '{' && last != '[' && last != '\n')
    g_string_append (out, ", ");
  else if (last == '{')
    g_string_append_c (out, ' ');
  if (name != NULL)
    g_string_append_printf (out, "\"%s\": ", name);
}

static void
append_string (GString *out, const char *name, const char *text)
{
  begin_value (out, name);
  g_string_append_c (out, '"');
  for (; *text != '\0'; text++)
    if (g_ascii_iscntrl (*text))
      g_string_append_printf (out, "\\u%04x", (guint) *text);
    else
      g_string_append_printf (out, *text == '"' || *text == '\\' ? "\\%c" : "%c", *text);
  g_string_append_c (out, '"');
}

static void
append_number (GString *out, const char *name, int64_t number)
{
  begin_value (out, name);
  g_string_append_printf (out, "%" G_GINT64_FORMAT, number);
}

static void
append_real (GString *out, const char *name, double number)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];
  begin_value (out, name);
  g_string_append (out, g_ascii_dtostr (text, sizeof text, number));
}

static void
append_tally (GString *out, const char *name, const OxbowTally *tally)
{
  double low, high;
  oxbow_tally_interval (tally, &low, &high);
  g_string_append (out, "    {");
  append_string (out, "name", name);
  append_number (out, "games", tally->n_games + tally->n_unfinished);
  append_number (out, "unfinished", tally->n_unfinished);
  append_number (out, "wins", tally->n_wins);
  append_real (out, "low", low);
  append_real (out, "high", high);
  append_real (out, "score", tally->score / MAX (tally->n_games, 1));
  g_string_append (out, " },\n");
}

/* The comma after the last element of a list goes. */
static void
end_list (GString *out, const char *end)
{
  if (g_str_has_suffix (out->str, ",\n"))
    g_string_truncate (out, out->len - 2);
  g_string_append (out, end);
}

static void
append_tallies (const OxbowSeries *series, GString *out)
{
  OxbowTallies tallies;
  oxbow_tallies_count (&tallies, (const OxbowArenaGame *) (gconstpointer) series->games->data,
                       (int) series->games->len);
  g_auto (GStrv) names = g_strsplit (series->players, ",", -1);
  g_string_append (out, "  \"players\": [\n");
  for (int i = 0; i < tallies.n_players && names[i] != NULL; i++)
    append_tally (out, names[i], &tallies.players[i]);
  end_list (out, "\n  ],\n  \"seats\": [\n");
  for (int seat = 0; seat < tallies.n_seats; seat++)
    if (tallies.seats[seat].n_games + tallies.seats[seat].n_unfinished > 0)
      append_tally (out, series->ruleset->seats[seat].id, &tallies.seats[seat]);
  end_list (out, "\n  ],\n");
}

static void
append_game (const OxbowSeries *series, const OxbowArenaGame *game, GString *out)
{
  g_string_append (out, "    {");
  begin_value (out, "seed");
  g_string_append_printf (out, "%" G_GUINT64_FORMAT, game->seed);
  append_number (out, "moves", game->n_moves);
  append_number (out, "turns", game->n_turns);
  append_string (out, "result", game->is_over ? game->result.text : "unfinished");
  g_string_append (out, ", \"seats\": [");
  for (int seat = 0; seat < game->n_seats; seat++)
    {
      begin_value (out, NULL);
      g_string_append_c (out, '{');
      append_string (out, "seat", series->ruleset->seats[seat].id);
      append_number (out, "player", game->player[seat] + 1);
      append_number (out, "rank", game->result.rank[seat]);
      append_real (out, "score", game->result.score[seat]);
      g_string_append (out, " }");
    }
  g_string_append (out, "] },\n");
}

char *
oxbow_series_to_json (const OxbowSeries *series)
{
  GString *out = g_string_new ("{");
  append_string (out, "game", series->ruleset->id);
  append_string (out, "scenario", series->scenario);
  append_string (out, "options", series->options);
  g_string_append (out, ",\n");
  append_tallies (series, out);
  g_string_append (out, "  \"games\": [\n");
  for (guint i = 0; i < series->games->len; i++)
    append_game (series, &g_array_index (series->games, OxbowArenaGame, i), out);
  end_list (out, "\n  ]\n}\n");
  return g_string_free (out, FALSE);
}
