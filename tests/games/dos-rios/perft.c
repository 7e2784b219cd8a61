/* perft.c: how many lines of play there are from some positions, to a small depth
 *
 * Counted the plain way, move by move with copies, and once more by the second reading of the rules. The counts, and
 * the sum of the digests of all positions they end in, are pinned in perft.txt: a change there is a change of the game.
 * OXBOW_TEST_SCALE=10 counts deeper, OXBOW_UPDATE=1 writes the file anew.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/boards.h"
#include "games/dos-rios/naive.h"
#include "scale.h"
#include <locale.h>
#include <string.h>

#define GOLDEN "games/dos-rios/perft.txt"

typedef struct
{
  const char *name;
  RuleTest position;
  int depth, full_depth;        /* of every run, and of a campaign */
  int naive_depth;
} Perft;

static const Perft perfts[] = {
  { "first-valley-rivers", { NULL, &first_valley, NULL, .seed = 1 }, 7, 8, 5 },
  { "two-rivers-rivers", { NULL, &two_rivers, NULL, .seed = 1 }, 7, 7, 5 },
  { "hollows-rivers", { NULL, &hollows, NULL, .seed = 1, .options = "laying=rivers placed=1" }, 4, 4, 3 },
  { "narrow-placing", { NULL, &narrow, NULL, .seed = 1 }, 3, 4, 2 },
  { "first-valley-first-turn", { NULL, &first_valley, "round 1; p1 turns 0; p2 turns 0; points 3" }, 3, 4, 2 },
  { "first-valley-chases",
    { NULL, &first_valley, "camp p1 D6 2; camp p1 D7 1; camp p2 C7 2; camp p2 C6 1; camp p2 E7 1; points 3" },
    2, 3, 1 },
  { "first-valley-dams",
    { NULL, &first_valley, "camp p1 G3 1; camp p1 C2 1; camp p1 E5 1; points 0; p1 dams 4",
      .options = "keep_course=yes" },
    3, 4, 2 },
  { "first-valley-fincas",
    { NULL, &first_valley, "building D4 p2 finca; building D5 p2 finca; building E4 p2 hacienda; camp p1 D3 1; "
      "camp p1 E6 1; camp p2 C6 1; p1 money 1500; points 4" }, 2, 4, 1 },
  { "confluence-reroute",
    { NULL, &shared_water, "camp p1 B2 1; camp p1 C3 1; points 1; p1 dams 3", .options = "redraw=full" },
    3, 4, 2 },
  { "gorge-harvests",
    { NULL, &the_gorge, "camp p1 C6 2; camp p1 D7 1; camp p2 D8 1; camp p2 C4 2; points 0; rng 0000000000000007",
      .options = "points=1 reshuffle=empty desperado_count=met" }, 3, 4, 2 },
};

typedef struct
{
  uint64_t leaves, digests;
} Count;

static void
count_lines (const OxbowState *state, int depth, Count *count)
{
  OxbowMoves moves = OXBOW_MOVES_INIT;

  if (depth == 0)
    {
      count->leaves++;
      count->digests += oxbow_state_digest (state);
      return;
    }
  g_autofree OxbowState *next = oxbow_state_copy (state);
  oxbow_state_legal_sorted (state, &moves);
  for (int i = 0; i < moves.n; i++)
    {
      oxbow_state_assign (next, state);
      g_assert_true (oxbow_state_apply (next, &moves.items[i], NULL, NULL));
      count_lines (next, depth - 1, count);
    }
  oxbow_moves_clear (&moves);
}

static void
count_naively (const char *listing, const Variants *variants, int depth, Count *count)
{
  if (depth == 0)
    {
      count->leaves++;
      count->digests += oxbow_digest (listing, strlen (listing));
      return;
    }
  g_autoptr (Position) position = position_parse (listing);
  g_auto (GStrv) moves = naive_legal (position, variants);
  for (int i = 0; moves[i] != NULL; i++)
    {
      g_autoptr (Position) next = position_parse (listing);
      naive_apply (next, moves[i], variants);
      g_autofree char *text = position_print (next);
      count_naively (text, variants, depth - 1, count);
    }
}

static bool
is_campaign (void)
{
  return scaled (10) >= 100;
}

/* The lines of the file for one position: name, depth, leaves, sum of digests. */
static void
describe (const Perft *perft, int deepest, GString *out)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowSetup) setup = test_rule_set_up (&perft->position, &error);

  g_assert_no_error (error);
  Variants variants = naive_variants (setup);
  g_autofree char *listing = oxbow_state_listing (setup->start, -1);
  for (int depth = 1; depth <= deepest; depth++)
    {
      Count count = { 0 }, naive = { 0 };
      count_lines (setup->start, depth, &count);
      if (depth <= perft->naive_depth)
        {
          count_naively (listing, &variants, depth, &naive);
          g_assert_cmpuint (count.leaves, ==, naive.leaves);
          g_assert_cmpuint (count.digests, ==, naive.digests);
        }
      g_string_append_printf (out, "%s %d %" G_GUINT64_FORMAT " %016" G_GINT64_MODIFIER "x\n", perft->name, depth,
                              count.leaves, count.digests);
    }
}

static char *
golden_path (void)
{
  return g_build_filename (g_getenv ("OXBOW_TESTS"), GOLDEN, NULL);
}

static void
test_perft (gconstpointer data)
{
  const Perft *perft = data;
  int deepest = is_campaign () ? perft->full_depth : perft->depth, n = 0;
  g_autofree char *path = golden_path (), *golden = NULL;
  g_autoptr (GString) counts = g_string_new (NULL), pinned = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  describe (perft, deepest, counts);
  g_file_get_contents (path, &golden, NULL, &error);
  g_assert_no_error (error);
  g_auto (GStrv) lines = g_strsplit (golden, "\n", -1);
  for (int i = 0; lines[i] != NULL && n < deepest; i++)
    if (g_str_has_prefix (lines[i], perft->name) && lines[i][strlen (perft->name)] == ' ')
      {
        g_string_append_printf (pinned, "%s\n", lines[i]);
        n++;
      }
  g_assert_cmpstr (counts->str, ==, pinned->str);
}

static int
update (void)
{
  g_autofree char *path = golden_path ();
  g_autoptr (GString) all = g_string_new (NULL);

  for (size_t i = 0; i < G_N_ELEMENTS (perfts); i++)
    describe (&perfts[i], perfts[i].full_depth, all);
  return g_file_set_contents (path, all->str, -1, NULL) ? 0 : 1;
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C");
  g_test_init (&argc, &argv, NULL);
  if (g_strcmp0 (g_getenv ("OXBOW_UPDATE"), "1") == 0)
    return update ();
  for (size_t i = 0; i < G_N_ELEMENTS (perfts); i++)
    {
      g_autofree char *path = g_strdup_printf ("/dos-rios/perft/%s", perfts[i].name);
      g_test_add_data_func (path, &perfts[i], test_perft);
    }
  return g_test_run ();
}
