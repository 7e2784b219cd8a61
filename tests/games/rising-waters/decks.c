/* decks.c: a deck that is empty is built anew from what was discarded (RW-6.1)
 *
 * The deck that play makes is held against one shuffled here, word by word, as the rules of chance say.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/position.h"

#include <string.h>

#define SPRING .scenario = "spring-1927"
#define WEATHER_DISCARD \
  "weather-discard yazoo-heavy:4 yazoo-medium:5 yazoo-light:5 yazoo-sunny:2 mounds-heavy:5 mounds-medium:5 " \
  "mounds-light:5 mounds-sunny:2 cabin-heavy:4 cabin-medium:5 cabin-light:4 cabin-sunny:2 tensas-heavy:5 " \
  "tensas-medium:6 tensas-light:5 tensas-sunny:3 cloudy:10"
#define COMMUNITY_DISCARD \
  "community-discard blues:13 church:13 family:13 farm:13 garden:13 education:11 newspaper:6 radio:6 activism:6 " \
  "vaudeville:6"

static const PositionTest rows[] = {
  { "/rising-waters/RW-6.1/a-deck-of-the-discarded", "turn 2; row - - job; seen 0 1; landowner-deck job; "
    "landowner-discard job:58 threat:10 force:5 hatred:5", "end", .has = "seen 0 0; landowner-discard -",
    .events = "reveal 1 job RW-6.1; shuffled landowner RW-6.1" },
  { "/rising-waters/RW-6.1/only-when-a-card-is-wanted", "turn 2; row - job job; landowner-deck job; "
    "landowner-discard job:57 threat:10 force:5 hatred:5", "end",
    .has = "landowner-deck -; landowner-discard job:57 threat:10 force:5 hatred:5", .events = "reveal 1 job RW-6.1" },
  { "/rising-waters/RW-6.1/a-new-weather-deck", "phase action; turn 2; weather-deck -; "
    WEATHER_DISCARD, "end",
    .events = "shuffled weather RW-6.1", SPRING },
  { "/rising-waters/RW-6.1/community-cards-too", IN_ACTION "community-deck -; " COMMUNITY_DISCARD, "gather",
    .has = "community-discard -", .events = "shuffled community RW-6.1" },
  { NULL }
};

typedef struct
{
  const char *path;
  const char *scenario, *facts, *plays;
  const char *deck;             /* its name in listings */
  guint n_drawn;                /* cards that play takes from it once it is shuffled */
} DeckTest;

static const DeckTest decks[] = {
  { "/rising-waters/RW-6.1/order-of-a-landowner-deck", "fall-1926", "turn 2; row - - job; landowner-deck job; "
    "landowner-discard job:58 threat:10 force:5 hatred:5", "end", "landowner", 1 },
  { "/rising-waters/RW-6.1/order-of-a-weather-deck", "spring-1927", "phase action; turn 2; weather-deck -; "
    WEATHER_DISCARD, "end", "weather", 3 },
  { "/rising-waters/RW-6.1/order-of-a-community-deck", "fall-1926", IN_ACTION "community-deck -; " COMMUNITY_DISCARD,
    "gather", "community", 1 },
};

static char *
line_of (const OxbowState *state, const char *name)
{
  g_autofree char *listing = oxbow_state_listing (state, -1);
  g_autofree char *start = g_strconcat ("\n", name, " ", NULL);
  const char *line = strstr (listing, start);
  g_assert_nonnull (line);
  line += strlen (start);
  return g_strndup (line, strcspn (line, "\n"));
}

/* "job:2 threat:1": job, job, threat */
static GPtrArray *
spread (const char *counts)
{
  GPtrArray *cards = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) words = g_strsplit (counts, " ", -1);
  for (int i = 0; words[i] != NULL; i++)
    {
      char *colon = strchr (words[i], ':');
      *colon = '\0';
      for (int n = (int) g_ascii_strtoll (colon + 1, NULL, 10); n > 0; n--)
        g_ptr_array_add (cards, g_strdup (words[i]));
    }
  return cards;
}

static void
shuffle (GPtrArray *cards, const char *seed)
{
  OxbowRng chance = { g_ascii_strtoull (seed, NULL, 16) };
  for (guint i = cards->len - 1; i >= 1; i--)
    {
      guint k = (guint) oxbow_rng_below (&chance, i + 1);
      gpointer card = cards->pdata[i];
      cards->pdata[i] = cards->pdata[k];
      cards->pdata[k] = card;
    }
}

static void
test_order (gconstpointer data)
{
  const DeckTest *test = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowSetup) fresh = position_new (test->scenario, 2, 11, "", &error);
  g_autoptr (OxbowSetup) setup = position_read (fresh, test->facts, &error);
  g_assert_no_error (error);
  g_autofree OxbowState *state = oxbow_state_copy (setup->start);
  g_autofree char *pile = g_strconcat (test->deck, "-discard", NULL), *name = g_strconcat (test->deck, "-deck", NULL);
  g_autofree char *counts = line_of (state, pile), *seed = line_of (state, "rng");
  g_autoptr (GPtrArray) cards = spread (counts);
  shuffle (cards, seed);
  g_ptr_array_set_size (cards, (int) (cards->len - test->n_drawn));
  g_ptr_array_add (cards, NULL);
  oxbow_state_apply_text (state, test->plays, NULL, &error);
  g_assert_no_error (error);
  g_autofree char *deck = line_of (state, name), *expected = g_strjoinv (" ", (char **) cards->pdata);
  g_assert_cmpstr (deck, ==, expected);
}

/* A position may hold so few cards that there is none to draw: what is empty stays empty, and the week goes on. */
static void
test_no_cards_at_all (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowSetup) fresh = position_new ("fall-1926", 2, 11, "", &error);
  g_autoptr (OxbowSetup) setup = position_read (fresh, "turn 2; row - - -; weather-top cloudy", &error);
  g_assert_no_error (error);
  g_autofree char *listing = oxbow_state_listing (setup->start, -1);
  g_autoptr (GRegex) decks_of_all = g_regex_new ("-deck .*", 0, 0, &error);
  g_autofree char *bare = g_regex_replace (decks_of_all, listing, -1, 0, "-deck -", 0, &error);
  g_autoptr (OxbowSetup) poor = oxbow_setup_read (fresh, bare, &error);
  g_assert_no_error (error);
  g_autofree OxbowState *state = oxbow_state_copy (poor->start);
  const char *const moves[] = { "end", "gather", "end", "end" };
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      oxbow_state_apply_text (state, moves[i], NULL, &error);
      g_assert_no_error (error);
    }
  g_assert_true (position_has (state, "row - - -"));
  g_assert_true (position_has (state, "hand 1"));
  g_assert_true (position_has (state, "week 1"));
}

void
add_deck_tests (void)
{
  position_tests_add (rows);
  for (guint i = 0; i < G_N_ELEMENTS (decks); i++)
    g_test_add_data_func (decks[i].path, &decks[i], test_order);
  g_test_add_func ("/rising-waters/RW-6.1/no-cards-at-all", test_no_cards_at_all);
}
