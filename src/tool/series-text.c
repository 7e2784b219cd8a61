/* series-text.c: what the games of simulate come to, for people
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tool/series.h"

#include "core/balance.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define LEAST_NAME 14           /* letters that a column of names has room for; two blanks follow it */
#define MOST_NAME 60            /* a longer one moves its own row alone */

static const OxbowArenaGame *
get_games (const OxbowSeries *series)
{
  return (const OxbowArenaGame *) (gconstpointer) series->games->data;
}

static OxbowTallies
count (const OxbowSeries *series)
{
  OxbowTallies tallies;
  oxbow_tallies_count (&tallies, get_games (series), (int) series->games->len);
  return tallies;
}

/* How often each end came, by what stands after the winner: "five", "points"; the commonest first. */
typedef struct
{
  const char *reason;
  int n;
} Ending;

static int
compare_endings (gconstpointer a, gconstpointer b)
{
  const Ending *one = a, *other = b;
  return one->n != other->n ? other->n - one->n : g_strcmp0 (one->reason, other->reason);
}

static const char *
find_reason (const OxbowArenaGame *game)
{
  const char *blank = game->is_over ? strchr (game->result.text, ' ') : NULL;
  return !game->is_over ? "unfinished" : blank != NULL ? blank + 1 : game->result.text;
}

static GArray *
count_endings (const OxbowSeries *series)
{
  GArray *endings = g_array_new (FALSE, FALSE, sizeof (Ending));
  for (guint i = 0; i < series->games->len; i++)
    {
      Ending ending = { find_reason (&get_games (series)[i]), 1 };
      guint k = 0;
      while (k < endings->len && g_strcmp0 (g_array_index (endings, Ending, k).reason, ending.reason) != 0)
        k++;
      if (k < endings->len)
        g_array_index (endings, Ending, k).n++;
      else
        g_array_append_val (endings, ending);
    }
  g_array_sort (endings, compare_endings);
  return endings;
}

/* For people */

static void
append_name (GString *out, const char *name, int width)
{
  g_string_append_printf (out, "%s%*s", name, MAX (width - (int) g_utf8_strlen (name, -1), 0) + 2, "");
}

static void
append_heads (GString *out, const char *first, int width)
{
  g_string_append_c (out, '\n');
  append_name (out, first, width);
  g_string_append_printf (out, "%8s %8s %9s   %-20s %10s\n", _("games"), _("wins"), _("share"), _("95 of 100 times"),
                          _("points"));
}

static void
append_tally (GString *out, const char *name, int width, const OxbowTally *tally)
{
  double low, high, n = MAX (tally->n_games, 1);
  oxbow_tally_interval (tally, &low, &high);
  g_autofree char *interval = g_strdup_printf (_("%.1f %% to %.1f %%"), 100 * low, 100 * high);
  append_name (out, name, width);
  g_string_append_printf (out, "%8d %8d %7.1f %%   %-20s %10.1f\n", tally->n_games, tally->n_wins,
                          100 * tally->n_wins / n, interval, tally->score / n);
}

/* "1 medium", one for each player. */
static char **
number_players (const OxbowSeries *series)
{
  char **names = g_strsplit (series->players, ",", -1);
  for (int i = 0; names[i] != NULL; i++)
    {
      g_autofree char *name = names[i];
      names[i] = g_strdup_printf ("%d %s", i + 1, name);
    }
  return names;
}

/* As wide as the longest name: that of an outside player is a command. Both tables have the same columns. */
static void
append_players (const OxbowSeries *series, const OxbowTallies *tallies, GString *out)
{
  g_auto (GStrv) names = number_players (series);
  int width = LEAST_NAME;
  for (int i = 0; names[i] != NULL; i++)
    width = MAX (width, MIN ((int) g_utf8_strlen (names[i], -1), MOST_NAME));
  append_heads (out, _("player"), width);
  for (int i = 0; i < tallies->n_players && names[i] != NULL; i++)
    append_tally (out, names[i], width, &tallies->players[i]);
  append_heads (out, _("seat"), width);
  for (int seat = 0; seat < tallies->n_seats; seat++)
    if (tallies->seats[seat].n_games + tallies->seats[seat].n_unfinished > 0)
      append_tally (out, series->ruleset->seats[seat].id, width, &tallies->seats[seat]);
}

static void
append_unfinished (const OxbowTallies *tallies, GString *out)
{
  g_autofree char *sentence =
      oxbow_balance_tell_unfinished (tallies->n_unfinished, tallies->n_games, OXBOW_ARENA_MAX_MOVES);
  if (sentence != NULL)
    g_string_append_printf (out, "\n%s\n", sentence);
}

static void
append_endings (const OxbowSeries *series, GString *out)
{
  g_autoptr (GArray) endings = count_endings (series);
  g_string_append (out, _("ends:"));
  for (guint i = 0; i < endings->len; i++)
    g_string_append_printf (out, "%s %s %d", i > 0 ? "," : "", g_array_index (endings, Ending, i).reason,
                            g_array_index (endings, Ending, i).n);
  g_string_append_c (out, '\n');
}

char *
oxbow_series_to_text (const OxbowSeries *series)
{
  OxbowTallies tallies = count (series);
  int n_over = tallies.n_games - tallies.n_unfinished;
  GString *out = g_string_new (NULL);
  g_string_append_printf (out, ngettext ("%s on %s, %d game", "%s on %s, %d games", (gulong) tallies.n_games),
                          series->ruleset->id, series->name != NULL ? series->name : series->scenario,
                          tallies.n_games);
  g_string_append_printf (out, "%s%s\n", *series->options != '\0' ? ", " : "", series->options);
  append_players (series, &tallies, out);
  append_unfinished (&tallies, out);
  if (n_over > 0)
    g_string_append_printf (out, _("\nturns: %.1f on average, %d to %d; moves: %.1f on average\n"),
                            (double) tallies.n_turns / n_over, tallies.least_turns, tallies.most_turns,
                            (double) tallies.n_moves / n_over);
  append_endings (series, out);
  return g_string_free (out, FALSE);
}
