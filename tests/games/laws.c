/* laws.c: what holds of every ruleset, in every position of random games
 *
 * Legal moves apply and anything else is refused; texts and listings can be read back; copies, hidden cards, computer
 * players' estimates and the counting of pieces are sound; games end. Nothing here knows a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/fact.h"
#include "files/library.h"
#include "games/chance.h"
#include "games/laws.h"
#include "scale.h"
#include "games/table.h"
#include <locale.h>
#include <math.h>
#include <string.h>

static void
check_moves_sorted (const ChanceGame *game)
{
  OxbowMoves moves = OXBOW_MOVES_INIT;
  g_auto (GStrv) texts = test_legal (game->state);

  oxbow_state_legal (game->state, &moves);
  chance_check (game, moves.n == (int) g_strv_length (texts), "A legal move is given twice.");
  oxbow_moves_clear (&moves);
  for (int i = 0; texts[i] != NULL && texts[i + 1] != NULL; i++)
    chance_check (game, strcmp (texts[i], texts[i + 1]) < 0, "\"%s\" stands before \"%s\".", texts[i], texts[i + 1]);
}

/* Whole and in the words of people: "Pawn 1 of Greenville moves to J3.", not "p1.1 -> J3". */
static bool
is_sentence (const char *text)
{
  return text != NULL && *text != '\0' && !g_ascii_islower (*text)
         && !g_regex_match_simple ("\\(null\\)|_|\\bp\\d\\.\\d|\\bseat \\d", text, 0, 0);
}

static void
check_moves_apply (const ChanceGame *game)
{
  OxbowMoves moves = OXBOW_MOVES_INIT;
  g_autofree OxbowState *copy = oxbow_state_copy (game->state);

  oxbow_state_legal (game->state, &moves);
  for (int i = 0; i < moves.n; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *text = oxbow_move_to_text (game->state, &moves.items[i]);
      OxbowMove read;

      chance_check (game, oxbow_move_parse (game->state, text, &read, NULL), "\"%s\" cannot be read.", text);
      chance_check (game, oxbow_move_equal (&read, &moves.items[i]), "\"%s\" is read as another move.", text);
      oxbow_state_assign (copy, game->state);
      chance_check (game, oxbow_state_apply (copy, &moves.items[i], NULL, &error),
                    "The legal move \"%s\" is refused: %s", text,
                    error != NULL ? error->message : "without a word");
      g_autofree char *broken = game->ruleset->invariant != NULL ? game->ruleset->invariant (copy) : NULL;
      chance_check (game, broken == NULL, "After \"%s\": %s", text, broken);
      g_autofree char *offer = game->ruleset->offer (game->state, &moves.items[i]);
      chance_check (game, is_sentence (offer), "\"%s\" is offered as \"%s\".", text, offer);
    }
  oxbow_moves_clear (&moves);
}

/* Only seats that are taken have something on the board. */
static void
check_seats_at (const ChanceGame *game)
{
  const OxbowGrid *grid = &game->setup->grid;
  for (int cell = 0; cell < grid->width * grid->height && game->ruleset->seats_at != NULL; cell++)
    chance_check (game, game->ruleset->seats_at (game->state, cell) >> game->setup->n_seats == 0,
                  "Somebody has something in cell %d who does not play.", cell);
}

/* Returns whether the line was one to be refused. */
static bool
check_line (const ChanceGame *game, const char *line, char **legal, const char *listing)
{
  g_autofree OxbowState *copy = oxbow_state_copy (game->state);
  g_autoptr (GError) error = NULL;
  OxbowMove move;

  if (oxbow_move_parse (game->state, line, &move, NULL))
    {
      g_autofree char *text = oxbow_move_to_text (game->state, &move);
      if (g_strv_contains ((const char *const *) legal, text))
        return false;
    }
  chance_check (game, !oxbow_state_apply_text (copy, line, NULL, &error), "\"%s\" is played but was not offered.",
                line);
  chance_check (game, error != NULL && strlen (error->message) > 5, "\"%s\" is refused without a sentence.", line);
  g_autofree char *after = oxbow_state_listing (copy, -1);
  chance_check (game, strcmp (listing, after) == 0, "\"%s\" was refused and has changed the position.", line);
  return true;
}

static void
check_refusals (const ChanceGame *game)
{
  g_auto (GStrv) legal = test_legal (game->state);
  g_autofree char *listing = oxbow_state_listing (game->state, -1);
  int n = 0;

  for (int i = 0; i < 40; i++)
    {
      g_autofree char *line = chance_line (game->state);
      n += check_line (game, line, legal, listing);
    }
  chance_check (game, n > 0, "No damaged line was refused.");
}

/* A position that was read back goes on in the same way. */
static void
check_goes_on_alike (const ChanceGame *game, const OxbowState *read)
{
  g_autofree OxbowState *one = oxbow_state_copy (game->state);
  g_autofree OxbowState *other = oxbow_state_copy (read);

  for (int i = 0; i < 3 && oxbow_state_turn (one) >= 0; i++)
    {
      OxbowMove move = chance_move (one);
      oxbow_state_apply (one, &move, NULL, NULL);
      oxbow_state_apply (other, &move, NULL, NULL);
      chance_check (game, oxbow_state_digest (one) == oxbow_state_digest (other),
                    "The position read back goes another way.");
    }
}

static void
check_listing (const ChanceGame *game)
{
  g_autofree char *listing = oxbow_state_listing (game->state, -1);
  g_autofree char *again = oxbow_state_listing (game->state, -1);
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowSetup) read = oxbow_setup_read (game->setup, listing, &error);

  chance_check (game, strcmp (listing, again) == 0, "Two listings of one position differ.");
  for (const char *at = listing; *at != '\0'; at++)
    chance_check (game, *at == '\n' || g_ascii_isprint (*at), "The listing is not ASCII.");
  chance_check (game, g_str_has_suffix (listing, "\n"), "The listing does not end with its line.");
  chance_check (game, read != NULL, "The listing cannot be read back: %s\n%s", error != NULL ? error->message : "",
                listing);
  g_autofree char *listing_of_read = oxbow_state_listing (read->start, -1);
  chance_check (game, strcmp (listing, listing_of_read) == 0, "The listing is read as another position:\n%s",
                listing_of_read);
  g_auto (GStrv) legal = test_legal (game->state);
  g_auto (GStrv) legal_of_read = test_legal (read->start);
  chance_check (game, g_strv_equal ((const char *const *) legal, (const char *const *) legal_of_read),
                "The position read back has other moves.");
  if (legal[0] != NULL)
    check_goes_on_alike (game, read->start);
}

static void
check_copy (const ChanceGame *game)
{
  g_autofree OxbowState *copy = oxbow_state_copy (game->state);
  uint64_t digest = oxbow_state_digest (game->state);

  chance_check (game, oxbow_state_digest (copy) == digest, "A copy is another position.");
  for (int i = 0; i < 5 && oxbow_state_turn (copy) >= 0; i++)
    {
      OxbowMove move = chance_move (copy);
      oxbow_state_apply (copy, &move, NULL, NULL);
    }
  chance_check (game, oxbow_state_digest (game->state) == digest, "Playing on a copy has changed the position.");
}

static void
check_events (const ChanceGame *game)
{
  g_autofree OxbowState *told = oxbow_state_copy (game->state);
  g_autofree OxbowState *untold = oxbow_state_copy (game->state);
  OxbowEvents events = OXBOW_MOVES_INIT;
  OxbowMove move = chance_move (game->state);

  oxbow_state_apply (told, &move, &events, NULL);
  oxbow_state_apply (untold, &move, NULL, NULL);
  chance_check (game, oxbow_state_digest (told) == oxbow_state_digest (untold),
                "Listening to events changes the game.");
  chance_check (game, events.n > 0, "A move tells nothing.");
  for (int i = 0; i < events.n; i++)
    {
      g_autofree char *text = oxbow_event_to_text (told, &events.items[i]);
      g_autofree char *sentence = game->ruleset->tell (told, &events.items[i]);
      chance_check (game, text != NULL && *text != '\0', "An event has no text.");
      chance_check (game, is_sentence (sentence) && g_str_has_suffix (sentence, "."), "\"%s\" is told as \"%s\".",
                    text, sentence);
    }
  oxbow_moves_clear (&events);
}

/* A group has a name of its own, and whatever stands in one stands below its title. */
static void
check_group (const ChanceGame *game, const GPtrArray *facts, unsigned int i)
{
  const OxbowFact *head = g_ptr_array_index (facts, i);
  chance_check (game, head->group != NULL && *head->group != '\0', "Group \"%s\" has no name.", head->title);
  for (unsigned int j = 0; j < i; j++)
    chance_check (game, g_strcmp0 (((const OxbowFact *) g_ptr_array_index (facts, j))->group, head->group) != 0,
                  "There are two groups of the name \"%s\".", head->group);
}

/* What a panel tells the seat, line by line. */
static char *
tell_facts (const ChanceGame *game, const OxbowState *state, int seat)
{
  g_autoptr (GPtrArray) facts = oxbow_facts_new ();
  g_autoptr (GString) text = g_string_new (NULL);
  if (game->ruleset->facts != NULL)
    game->ruleset->facts (state, seat, facts);
  for (unsigned int i = 0; i < facts->len; i++)
    {
      const OxbowFact *fact = g_ptr_array_index (facts, i);
      bool is_head = fact->text == NULL;
      chance_check (game, *fact->title != '\0' && (is_head || *fact->text != '\0'), "Fact %u is empty.", i);
      chance_check (game, i > 0 || is_head, "The first fact stands in no group.");
      chance_check (game, fact->note == NULL || is_sentence (fact->note), "A note says \"%s\".", fact->note);
      if (is_head)
        check_group (game, facts, i);
      else
        chance_check (game, strchr (fact->text, '%') == NULL, "A fact is told as \"%s\".", fact->text);
      g_string_append_printf (text, "%s: %s (%s)\n", fact->title, is_head ? "" : fact->text,
                              fact->note != NULL ? fact->note : "");
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The head of a panel, as everybody at the table may read it. */
static char *
tell_head (const ChanceGame *game, const OxbowState *state)
{
  const OxbowRuleset *ruleset = game->ruleset;
  g_autofree char *stage = ruleset->stage != NULL ? ruleset->stage (state) : NULL;
  g_autofree char *task = ruleset->task != NULL ? ruleset->task (state) : NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  g_string_append_printf (text, "%s\n%s\n", stage != NULL ? stage : "", task != NULL ? task : "");
  for (int seat = 0; ruleset->standing != NULL && seat < state->setup->n_seats; seat++)
    {
      g_autofree char *standing = ruleset->standing (state, seat);
      g_string_append_printf (text, "%s\n", standing != NULL ? standing : "");
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Whoever is asked something reads what, in whole sentences; once the game is over nobody is. */
static void
check_task (const ChanceGame *game)
{
  bool is_over = oxbow_state_turn (game->state) < 0;
  g_autofree char *task = game->ruleset->task != NULL ? game->ruleset->task (game->state) : NULL;
  g_autofree char *stage = game->ruleset->stage != NULL ? game->ruleset->stage (game->state) : NULL;
  chance_check (game, game->ruleset->stage == NULL || (stage != NULL && *stage != '\0' && strchr (stage, '%') == NULL),
                "The game stands at \"%s\".", stage);
  chance_check (game, game->ruleset->task == NULL || (task == NULL) == is_over, "The task is \"%s\".", task);
  chance_check (game, task == NULL || (is_sentence (task) && g_str_has_suffix (task, ".")), "The task is \"%s\".",
                task);
}

static void
check_hidden (const ChanceGame *game)
{
  OxbowRng rng = { (uint64_t) g_test_rand_int () };

  for (int seat = 0; game->ruleset->determinize != NULL && seat < game->setup->n_seats; seat++)
    {
      g_autofree OxbowState *dealt = oxbow_state_copy (game->state);
      g_autofree char *seen = oxbow_state_listing (game->state, seat), *told = tell_facts (game, game->state, seat);
      g_autofree char *head = tell_head (game, game->state);

      game->ruleset->determinize (dealt, seat, &rng);
      g_autofree char *seen_then = oxbow_state_listing (dealt, seat);
      chance_check (game, strcmp (seen, seen_then) == 0, "What seat %d sees is dealt anew:\n%s", seat, seen_then);
      g_autofree char *told_then = tell_facts (game, dealt, seat);
      chance_check (game, strcmp (told, told_then) == 0, "What seat %d is told is dealt anew:\n%s", seat, told_then);
      g_autofree char *head_then = tell_head (game, dealt);
      chance_check (game, strcmp (head, head_then) == 0, "What everybody reads is dealt anew:\n%s", head_then);
      g_autofree char *broken = game->ruleset->invariant != NULL ? game->ruleset->invariant (dealt) : NULL;
      chance_check (game, broken == NULL, "Dealt anew: %s", broken);
    }
}

static void
check_estimate (const ChanceGame *game)
{
  for (int seat = 0; game->ruleset->estimate != NULL && seat < game->setup->n_seats; seat++)
    {
      OxbowTerms terms = { .n = 0 };
      double value = game->ruleset->estimate (game->state, seat, NULL);
      double again = game->ruleset->estimate (game->state, seat, &terms), sum = 0;

      chance_check (game, isfinite (value), "The estimate for seat %d is no number.", seat);
      chance_check (game, value == again, "Naming its terms changes the estimate for seat %d.", seat);
      chance_check (game, terms.n > 0 && terms.n <= OXBOW_MAX_TERMS, "The estimate has %d terms.", terms.n);
      for (int i = 0; i < terms.n; i++)
        {
          chance_check (game, terms.items[i].name != NULL && isfinite (terms.items[i].value), "Term %d is none.", i);
          sum += terms.items[i].value;
        }
      chance_check (game, fabs (sum - value) <= 1e-6 * (1 + fabs (value)), "The terms add up to %f, not %f.", sum,
                    value);
    }
}

static void
check_over (const ChanceGame *game)
{
  OxbowMoves moves = OXBOW_MOVES_INIT;
  OxbowResult result;
  bool is_over = oxbow_state_turn (game->state) < 0;

  chance_check (game, game->ruleset->result (game->state, &result) == is_over,
                "A game is over, and somebody is to move.");
  oxbow_state_legal (game->state, &moves);
  chance_check (game, (moves.n == 0) == is_over, "There are %d moves, and the game is %sover.", moves.n,
                is_over ? "" : "not ");
  oxbow_moves_clear (&moves);
  if (is_over)
    {
      chance_check (game, result.text[0] != '\0', "A game is over, and nobody knows why.");
      chance_check (game, result.winner < 0 || result.rank[result.winner] == 1, "The winner is not the first.");
    }
}

static void
check_position (const ChanceGame *game)
{
  g_autofree char *broken = game->ruleset->invariant != NULL ? game->ruleset->invariant (game->state) : NULL;

  chance_check (game, broken == NULL, "%s", broken);
  check_over (game);
  check_task (game);
  check_listing (game);
  check_hidden (game);
  check_estimate (game);
  if (oxbow_state_turn (game->state) < 0)
    return;
  check_moves_sorted (game);
  check_moves_apply (game);
  check_seats_at (game);
  check_refusals (game);
  check_copy (game);
  check_events (game);
}

/* Looks closely at the first positions and at every eleventh later on. */
static void
play_by_the_laws (const OxbowRuleset *ruleset, const char *name, ChanceOptions options, int n_moves)
{
  g_autoptr (ChanceGame) game = chance_game_new (ruleset, name, options);

  if (game == NULL)
    return;
  for (int i = 0; i < n_moves; i++)
    {
      int turn_number = ruleset->turn_number (game->state);
      if (i < 8 || i % 11 == 0 || oxbow_state_turn (game->state) < 0)
        check_position (game);
      if (!chance_game_play (game))
        return;
      chance_check (game, ruleset->turn_number (game->state) >= turn_number, "The number of the turn has fallen.");
    }
}

static void
test_positions (gconstpointer data)
{
  const OxbowRuleset *ruleset = data;
  g_autoptr (GPtrArray) names = oxbow_library_list (ruleset);

  g_assert_cmpuint (names->len, >, 0);
  for (int round = 0; round < scaled (3); round++)
    for (guint i = 0; i < names->len; i++)
      {
        play_by_the_laws (ruleset, names->pdata[i], AS_SHIPPED, 400);
        play_by_the_laws (ruleset, names->pdata[i], ANY_OPTIONS, 200);
      }
}

static void
test_ends (gconstpointer data)
{
  const OxbowRuleset *ruleset = data;
  g_autoptr (GPtrArray) names = oxbow_library_list (ruleset);

  for (int round = 0; round < scaled (2); round++)
    for (guint i = 0; i < names->len; i++)
      {
        g_autoptr (ChanceGame) game = chance_game_new (ruleset, names->pdata[i], AS_SHIPPED);
        int n = 0;
        while (chance_game_play (game))
          chance_check (game, ++n < 50000, "The game does not end.");
        check_position (game);
      }
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C");
  g_test_init (&argc, &argv, NULL);
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    {
      g_autofree char *positions = g_strdup_printf ("/%s/laws/positions", oxbow_rulesets[i]->id);
      g_autofree char *ends = g_strdup_printf ("/%s/laws/random-games-end", oxbow_rulesets[i]->id);
      g_test_add_data_func (positions, oxbow_rulesets[i], test_positions);
      g_test_add_data_func (ends, oxbow_rulesets[i], test_ends);
      laws_of_history_add (oxbow_rulesets[i]);
      laws_of_picker_add (oxbow_rulesets[i]);
    }
  return g_test_run ();
}
