/* facts.c: games without a panel of their own: the head of the panel, and facts in groups that fold
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/flap.h"
#include "app/game/banner.h"
#include "app/game/offers.h"
#include "app/game/prose.h"
#include "app/game/seat.h"
#include "app/game/status.h"
#include "app/preferences.h"
#include "app/views/fact-group.h"
#include "core/abbreviation.h"
#include "seated.h"

#define MOST_FRAMES 100         /* until a change of style is drawn */

/* Whether it says so, wherever its lines are kept from breaking. */
static const char *
get_words (GtkWidget *widget)
{
  if (OXBOW_IS_PROSE (widget))
    return oxbow_prose_get_words (OXBOW_PROSE (widget));
  return GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : "";
}

static bool
says (GtkWidget *widget, const char *text)
{
  g_autoptr (GString) plain = g_string_new (get_words (widget));
  g_string_replace (plain, "\302\240", " ", 0);
  return g_str_equal (plain->str, text);
}

static GtkWidget *
find_label (GtkWidget *root, const char *text)
{
  if (says (root, text) && gtk_widget_get_visible (root))
    return root;
  GtkWidget *found = NULL, *child = gtk_widget_get_first_child (root);
  for (; child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_label (child, text);
  return found;
}

static OxbowFactGroup *
find_group (GtkWidget *root, const char *name)
{
  if (OXBOW_IS_FACT_GROUP (root) && g_str_equal (oxbow_fact_group_get_name (OXBOW_FACT_GROUP (root)), name))
    return OXBOW_FACT_GROUP (root);
  OxbowFactGroup *found = NULL;
  GtkWidget *child = gtk_widget_get_first_child (root);
  for (; child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_group (child, name);
  return found;
}

static void
open_game (Fixture *fixture, const char *scenario, int players)
{
  g_autoptr (OxbowGame) game = load_game (scenario, players);
  open_session (fixture, oxbow_session_new (game));
  GtkWidget *page = GTK_WIDGET (fixture->page);
  while (find (page, OXBOW_TYPE_BANNER) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

static GtkExpander *
get_expander (Fixture *fixture, const char *group)
{
  OxbowFactGroup *found = find_group (GTK_WIDGET (fixture->page), group);
  g_assert_nonnull (found);
  return GTK_EXPANDER (find (GTK_WIDGET (found), GTK_TYPE_EXPANDER));
}

static void
the_head_says_what_is_asked (void)
{
  Fixture fixture;
  open_game (&fixture, "navajo-wars/rise", 0);
  GtkWidget *head = find (GTK_WIDGET (fixture.page), OXBOW_TYPE_BANNER);
  g_assert_nonnull (find_label (head, "Your turn"));
  g_assert_nonnull (find_label (head, "Before the first turn · Spanish period"));
  g_assert_nonnull (find_label (head, "AP 3 · Culture 9 · Military 5 · Enemy Morale 5"));
  g_assert_nonnull (find_label (head, "Choose one set of developments for this game; four more are dealt by chance. "
                                      "Then the families settle."));
  play_lines (fixture.game, "set farming");
  g_assert_nonnull (find_label (head, "Settle family A: click a cell that glows, and choose its Ferocity. Fierce "
                                      "families fight well and evade badly."));
  close_window (&fixture);
}

/* One alone has no list of players that would show which computer plays, or that it waits. */
static void
the_head_tells_of_a_computer (void)
{
  Fixture fixture;
  g_autoptr (OxbowGame) game = load_game ("navajo-wars/rise", 0);
  oxbow_game_set_computer (game, 0, "expert");
  open_session (&fixture, oxbow_session_new (game));
  wait_for_panel (&fixture);
  GtkWidget *head = find (GTK_WIDGET (fixture.page), OXBOW_TYPE_BANNER);
  g_assert_nonnull (find_label (head, "The computer's turn"));
  g_assert_null (find_label (head, "Your turn"));
  g_assert_nonnull (find_label (head, "The Diné (Expert) is to move."));
  act (&fixture, "pause");
  g_assert_nonnull (find_label (head, "The Diné (Expert) waits: the computers are paused, until you let them go on."));
  oxbow_game_set_computer (fixture.game, 0, NULL);
  g_assert_nonnull (find_label (head, "Your turn"));
  close_window (&fixture);
}

static const char *
get_status (Fixture *fixture)
{
  return oxbow_status_get_text (OXBOW_STATUS (find (GTK_WIDGET (fixture->page), OXBOW_TYPE_STATUS)));
}

/* The end of a long line is cut off: what goes on has a line of its own, and what a person is to do comes first. */
static void
what_goes_on_is_not_cut_off (void)
{
  Fixture fixture;
  open_game (&fixture, "navajo-wars/rise", 0);
  play_lines (fixture.game, "set farming");
  g_autofree char *happened = g_strdup (get_status (&fixture));
  g_autofree char *thinking = g_strconcat (happened, "\nThe Diné (Hard) is thinking.", NULL);
  g_autofree char *asked = g_strconcat ("A person has to decide. ", happened, NULL);
  oxbow_lens_set_news (get_lens (&fixture), "The Diné (Hard) is thinking.", 0);
  g_assert_cmpstr (get_status (&fixture), ==, thinking);
  oxbow_lens_set_news (get_lens (&fixture), "A person has to decide.", -1);
  g_assert_cmpstr (get_status (&fixture), ==, asked);
  close_window (&fixture);
}

/* The first move that begins so, or the first of all. */
static void
play_first (OxbowGame *game, const char *beginning)
{
  OxbowMoves moves = OXBOW_MOVES_INIT;
  const OxbowState *state = oxbow_game_get_state (game);
  int chosen = 0;
  oxbow_state_legal (state, &moves);
  for (int i = moves.n - 1; i >= 0; i--)
    {
      g_autofree char *text = oxbow_move_to_text (state, &moves.items[i]);
      if (g_str_has_prefix (text, beginning))
        chosen = i;
    }
  g_assert_true (oxbow_game_play (game, &moves.items[chosen], NULL));
  oxbow_moves_clear (&moves);
}

/* Whoever has no points left is not asked to spend some. */
static void
the_head_says_when_points_are_spent (void)
{
  Fixture fixture;
  open_game (&fixture, "dos-rios/first-valley", 2);
  GtkWidget *head = find (GTK_WIDGET (fixture.page), OXBOW_TYPE_BANNER);
  while (find_label (head, "6 of 6 points left · Round 1") == NULL)
    play_first (fixture.game, "");
  g_assert_nonnull (find_label (head, "Spend points on a campesino, edge or cell that glows; then end the turn."));
  for (int i = 0; i < 6; i++)
    play_first (fixture.game, "walk city");
  g_assert_nonnull (find_label (head, "No points are left: end the turn by one of the buttons at the end."));
  close_window (&fixture);
}

/* It is said in the panel; where that is hidden, in the title. */
static void
whose_turn_it_is_is_said_once (void)
{
  Fixture fixture;
  open_game (&fixture, "rising-waters/fall-1926", 2);
  GtkWidget *header = find (GTK_WIDGET (fixture.page), ADW_TYPE_HEADER_BAR);
  g_assert_nonnull (find_label (find (GTK_WIDGET (fixture.page), OXBOW_TYPE_BANNER), "Greenville to move"));
  g_assert_null (find_label (header, "Greenville to move"));
  g_assert_nonnull (find_label (header, "Fall 1926"));
  g_assert_nonnull (find_label (header, "Not saved to a file"));
  g_assert_cmpstr (oxbow_status_get_text (OXBOW_STATUS (find (GTK_WIDGET (fixture.page), OXBOW_TYPE_STATUS))), ==,
                   "The game begins.");
  oxbow_flap_toggle (ADW_FLAP (find (GTK_WIDGET (fixture.page), ADW_TYPE_FLAP)));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_nonnull (find_label (header, "Greenville to move"));
  close_window (&fixture);
}

static void
groups_fold_and_stay_so (void)
{
  Fixture fixture;
  open_game (&fixture, "navajo-wars/rise", 0);
  g_assert_true (gtk_expander_get_expanded (get_expander (&fixture, "families")));
  g_assert_false (gtk_expander_get_expanded (get_expander (&fixture, "details")));
  gtk_expander_set_expanded (get_expander (&fixture, "families"), FALSE);
  gtk_expander_set_expanded (get_expander (&fixture, "details"), TRUE);
  close_window (&fixture);

  open_game (&fixture, "navajo-wars/rise", 0);
  g_assert_false (gtk_expander_get_expanded (get_expander (&fixture, "families")));
  g_assert_true (gtk_expander_get_expanded (get_expander (&fixture, "details")));
  g_assert_true (gtk_expander_get_expanded (get_expander (&fixture, "enemy")));
  close_window (&fixture);
  g_settings_reset (oxbow_preferences_get (), "folds");
}

/* What a folded group holds is nowhere in the window, and the Tab key leads past it, either way. */
static void
keys_lead_past_what_is_folded (void)
{
  Fixture fixture;
  open_game (&fixture, "navajo-wars/rise", 0);
  gtk_widget_set_visible (GTK_WIDGET (fixture.window), TRUE);
  for (int i = 0; i < 200; i++)
    {
      gtk_expander_set_expanded (get_expander (&fixture, i % 2 == 0 ? "families" : "enemy"), i % 4 < 2);
      gtk_widget_child_focus (GTK_WIDGET (fixture.window), i < 100 ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (get_expander (&fixture, "details"))));
  gtk_widget_child_focus (GTK_WIDGET (fixture.window), GTK_DIR_TAB_FORWARD);
  GtkWidget *group = GTK_WIDGET (find_group (GTK_WIDGET (fixture.page), "details"));
  g_assert_false (gtk_widget_get_state_flags (group) & GTK_STATE_FLAG_FOCUS_WITHIN);
  close_window (&fixture);
  g_settings_reset (oxbow_preferences_get (), "folds");
}

static bool
stands_below (GtkWidget *text, GtkWidget *title)
{
  graphene_rect_t place;
  g_assert_true (gtk_widget_compute_bounds (text, title, &place));
  return place.origin.x < 1 && place.origin.y >= (float) gtk_widget_get_height (title);
}

/* Beside each other there would be room for a syllable. */
static void
texts_stand_below_titles_where_letters_are_large (void)
{
  static const int dpi[] = { 96, 192, 96 };
  for (size_t i = 0; i < G_N_ELEMENTS (dpi); i++)
    {
      Fixture fixture;
      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", dpi[i] * 1024, NULL);
      open_game (&fixture, "navajo-wars/rise", 0);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
      GtkWidget *group = GTK_WIDGET (find_group (GTK_WIDGET (fixture.page), "families"));
      GtkWidget *title = find_label (group, "Family A"), *text = gtk_widget_get_next_sibling (title);
      g_assert_true (stands_below (text, title) == (dpi[i] > 96));
      close_window (&fixture);
    }
}

/* The group, its rows and what has the focus in it stay; only what is told changes. */
static void
a_move_changes_texts_alone (void)
{
  Fixture fixture;
  open_game (&fixture, "navajo-wars/rise", 0);
  play_lines (fixture.game, "set farming");
  GtkWidget *group = GTK_WIDGET (find_group (GTK_WIDGET (fixture.page), "families"));
  GtkWidget *title = find_label (group, "Family A");
  g_assert_nonnull (title);
  g_assert_nonnull (find_label (group, "1 man · 1 woman · 1 child · ferocity 0"));
  play_lines (fixture.game, "settle A C1 2");
  g_assert_true (GTK_WIDGET (find_group (GTK_WIDGET (fixture.page), "families")) == group);
  g_assert_true (find_label (group, "Family A") == title);
  g_assert_nonnull (find_label (group, "at C1 · 1 man · 1 woman · 1 child · ferocity 2"));
  close_window (&fixture);
}

/* A title with a note is a link that opens it. */
static void
a_title_explains_itself (void)
{
  Fixture fixture;
  gboolean is_used = FALSE;
  open_game (&fixture, "navajo-wars/rise", 0);
  GtkWidget *group = GTK_WIDGET (find_group (GTK_WIDGET (fixture.page), "dine"));
  GtkWidget *title = find_label (group, "Resources");
  g_assert_null (find (group, GTK_TYPE_POPOVER));
  g_signal_emit_by_name (title, "activate-link", "note", &is_used);
  g_assert_true (is_used);
  GtkWidget *popover = find (group, GTK_TYPE_POPOVER);
  g_assert_nonnull (popover);
  g_assert_nonnull (find_label (popover, gtk_widget_get_tooltip_text (title)));
  g_assert_false (gtk_widget_get_has_tooltip (title));          /* it would lie over the note */
  gtk_popover_popdown (GTK_POPOVER (popover));
  g_assert_true (gtk_widget_get_has_tooltip (title));
  g_signal_emit_by_name (title, "activate-link", "note", &is_used);
  play_lines (fixture.game, "set farming");
  g_assert_null (find (group, GTK_TYPE_POPOVER));
  g_assert_true (gtk_widget_get_has_tooltip (title));
  close_window (&fixture);
}

/* Who has opened it while the focus was nowhere, as by mouse, finds it on the title afterwards. */
static void
a_note_leaves_the_focus_to_its_title (void)
{
  Fixture fixture;
  gboolean is_used = FALSE;
  open_game (&fixture, "navajo-wars/rise", 0);
  wait_for_panel (&fixture);
  GtkWidget *group = GTK_WIDGET (find_group (GTK_WIDGET (fixture.page), "dine"));
  GtkWidget *title = find_label (group, "Resources");
  gtk_window_set_focus (GTK_WINDOW (fixture.window), NULL);
  g_signal_emit_by_name (title, "activate-link", "note", &is_used);
  gtk_popover_popdown (GTK_POPOVER (find (group, GTK_TYPE_POPOVER)));
  for (int i = 0; i < MOST_FRAMES && gtk_window_get_focus (GTK_WINDOW (fixture.window)) == NULL; i++)
    gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture.window));
  g_assert_nonnull (focus);
  g_assert_true (focus == title);
  close_window (&fixture);
}

/* How it is drawn. */
static GBytes *
draw (Fixture *fixture, GdkPaintable *title)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  gtk_widget_queue_draw (find (fixture->page, OXBOW_TYPE_STATUS));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  g_assert_cmpint (gdk_paintable_get_intrinsic_width (title), >, 0);
  gdk_paintable_snapshot (title, snapshot, gdk_paintable_get_intrinsic_width (title),
                          gdk_paintable_get_intrinsic_height (title));
  g_autoptr (GskRenderNode) node = gtk_snapshot_free_to_node (snapshot);
  return gsk_render_node_serialize (node);
}

/* Whoever comes to it by the Tab key sees that the focus is there. Where it was not shown, as after a few seconds, GTK
 * moves the focus first, and shows it then. */
static void
a_title_with_the_focus_is_marked (void)
{
  Fixture fixture;
  open_game (&fixture, "navajo-wars/rise", 0);
  wait_for_panel (&fixture);
  GtkWidget *title = find_label (GTK_WIDGET (find_group (GTK_WIDGET (fixture.page), "dine")), "Strength");
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (title);
  gtk_window_present (GTK_WINDOW (fixture.window));
  while (!gtk_window_is_active (GTK_WINDOW (fixture.window)))
    g_main_context_iteration (NULL, TRUE);
  gtk_window_set_focus_visible (GTK_WINDOW (fixture.window), FALSE);
  g_assert_true (gtk_widget_child_focus (title, GTK_DIR_TAB_FORWARD));
  g_autoptr (GBytes) without = draw (&fixture, picture);
  gtk_window_set_focus_visible (GTK_WINDOW (fixture.window), TRUE);
  bool is_marked = false;
  for (int i = 0; i < MOST_FRAMES && !is_marked; i++)
    {
      g_autoptr (GBytes) with = draw (&fixture, picture);
      is_marked = !g_bytes_equal (without, with);
    }
  g_assert_true (is_marked);
  close_window (&fixture);
}

/* Whose numbers these are is to be seen beside the names of those who play. */
static void
seats_show_how_they_stand (void)
{
  Fixture fixture;
  open_game (&fixture, "rising-waters/fall-1926", 2);
  GtkWidget *card = find (GTK_WIDGET (fixture.page), OXBOW_TYPE_SEAT_CARD), *standing = find (card, OXBOW_TYPE_PROSE);
  g_assert_nonnull (standing);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (standing), GTK_ACCESSIBLE_PROPERTY_LABEL, "7 cards · 2 pawns");
  close_window (&fixture);
}

/* With text of twice the size there is no room for it below what may be done. */
static void
what_may_be_done_is_not_covered (void)
{
  Fixture fixture;
  graphene_rect_t bounds, offers;
  int size;
  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &size, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * size, NULL);
  open_game (&fixture, "dos-rios/first-valley", 2);
  play_lines (fixture.game, OPENING);
  gtk_window_set_default_size (GTK_WINDOW (fixture.window), 1000, 700);
  adw_flap_set_reveal_flap (ADW_FLAP (find (GTK_WIDGET (fixture.page), ADW_TYPE_FLAP)), TRUE);
  OxbowTable *table = oxbow_game_page_get_table (fixture.page);
  GtkWidget *before = find (GTK_WIDGET (fixture.page), g_type_from_name ("OxbowBefore"));
  g_autoptr (GPtrArray) moves = oxbow_chooser_build_moves (oxbow_table_get_chooser (table));
  while (gtk_widget_get_height (GTK_WIDGET (fixture.window)) > 740 || !gtk_widget_get_mapped (before))
    {
      oxbow_table_foresee (table, &((const OxbowChoice *) g_ptr_array_index (moves, 0))->move);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
    }
  g_assert_true (gtk_widget_compute_bounds (before, GTK_WIDGET (fixture.window), &bounds));
  g_assert_true (gtk_widget_compute_bounds (find (GTK_WIDGET (fixture.page), OXBOW_TYPE_OFFERS),
                                            GTK_WIDGET (fixture.window), &offers));
  g_assert_false (graphene_rect_intersection (&bounds, &offers, NULL));
  oxbow_table_foresee (table, NULL);
  close_window (&fixture);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", size, NULL);
}

/* Short words: what they stand for is told where they stand. */
static void
abbreviations_are_told (void)
{
  Fixture fixture;
  open_game (&fixture, "navajo-wars/rise", 0);
  GtkWidget *group = GTK_WIDGET (find_group (GTK_WIDGET (fixture.page), "enemy"));
  GtkWidget *title = find_label (group, "Strength"), *text = gtk_widget_get_next_sibling (title);
  g_assert_true (g_str_has_prefix (oxbow_prose_get_words (OXBOW_PROSE (text)), "AP"));
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (text), "AP: action points."));
  GtkWidget *banner = find (GTK_WIDGET (fixture.page), OXBOW_TYPE_BANNER);
  int n_told = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (banner); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (OXBOW_IS_PROSE (child) && strstr (oxbow_prose_get_words (OXBOW_PROSE (child)), "AP ") != NULL)
      {
        g_autofree char *notes = oxbow_abbreviations_explain (oxbow_game_get_ruleset (fixture.game), "AP");
        gtk_test_accessible_assert_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, notes);
        g_assert_cmpstr (gtk_widget_get_tooltip_text (child), ==, notes);
        n_told++;
      }
  g_assert_cmpint (n_told, ==, 1);
  close_window (&fixture);
}

/* Words of capital letters alone. */
static void
assert_all_explained (const OxbowRuleset *ruleset, const char *text)
{
  g_autoptr (GRegex) capitals = g_regex_new ("(?<![/\\w])[A-Z]{2,}\\b", G_REGEX_DEFAULT, G_REGEX_MATCH_DEFAULT, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_regex_match (capitals, text, G_REGEX_MATCH_DEFAULT, &match);
  for (; g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *word = g_match_info_fetch (match, 0), *notes = oxbow_abbreviations_explain (ruleset, word);
      if (notes == NULL)
        g_error ("%s: nobody tells what \"%s\" is in: %s", ruleset->id, word, text);
    }
}

static void
every_abbreviation_is_known (gconstpointer scenario)
{
  g_autoptr (OxbowGame) game = load_game (scenario, 0);
  const OxbowRuleset *ruleset = oxbow_game_get_ruleset (game);
  for (int i = 0; i < 150 && !oxbow_game_get_is_over (game); i++)
    {
      OxbowMoves moves = OXBOW_MOVES_INIT;
      const OxbowState *state = oxbow_game_get_state (game);
      g_autofree char *task = ruleset->task (state);
      oxbow_state_legal_sorted (state, &moves);
      assert_all_explained (ruleset, task);
      for (int k = 0; k < moves.n; k++)
        {
          g_autofree char *offer = ruleset->offer (state, &moves.items[k]);
          assert_all_explained (ruleset, offer);
        }
      g_assert_true (oxbow_game_play (game, &moves.items[g_test_rand_int_range (0, moves.n)], NULL));
      oxbow_moves_clear (&moves);
    }
}

int
main (int argc, char **argv)
{
  static const char *const scenarios[] =
  {
    "dos-rios/first-valley", "rising-waters/fall-1926", "water-rights/realm", "navajo-wars/rise"
  };
  gtk_test_init (&argc, &argv, NULL);
  begin_at_table ();
  g_test_add_func ("/app/facts/large-letters", texts_stand_below_titles_where_letters_are_large);
  g_test_add_func ("/app/facts/head", the_head_says_what_is_asked);
  g_test_add_func ("/app/facts/computer", the_head_tells_of_a_computer);
  g_test_add_func ("/app/facts/not-cut-off", what_goes_on_is_not_cut_off);
  g_test_add_func ("/app/facts/points-spent", the_head_says_when_points_are_spent);
  g_test_add_func ("/app/facts/turn-is-said-once", whose_turn_it_is_is_said_once);
  g_test_add_func ("/app/facts/large-text", what_may_be_done_is_not_covered);
  g_test_add_func ("/app/facts/abbreviations", abbreviations_are_told);
  for (size_t i = 0; i < G_N_ELEMENTS (scenarios); i++)
    {
      g_autofree char *path = g_strdup_printf ("/app/facts/abbreviations/%s", scenarios[i]);
      g_test_add_data_func (path, scenarios[i], every_abbreviation_is_known);
    }
  g_test_add_func ("/app/facts/fold", groups_fold_and_stay_so);
  g_test_add_func ("/app/facts/folded-keys", keys_lead_past_what_is_folded);
  g_test_add_func ("/app/facts/texts-alone", a_move_changes_texts_alone);
  g_test_add_func ("/app/facts/explains", a_title_explains_itself);
  g_test_add_func ("/app/facts/explains/focus", a_note_leaves_the_focus_to_its_title);
  g_test_add_func ("/app/facts/focus", a_title_with_the_focus_is_marked);
  g_test_add_func ("/app/facts/standing", seats_show_how_they_stand);
  int status = g_test_run ();
  g_object_unref (application);
  return status;
}
