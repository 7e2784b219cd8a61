/* panel.c: the side panel of a game in a real window: when it comes and goes, and how few frames it takes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/banner.h"
#include "app/game/chip.h"
#include "app/game/log.h"
#include "app/game/offers.h"
#include "app/game/outcome.h"
#include "app/game/panel.h"
#include "app/game/seat.h"
#include "app/preferences.h"
#include "page-window.h"

/* Its place is there before it, so nothing of the board moves when it comes. */
static void
the_panel_comes_after_the_board (void)
{
  Fixture fixture;
  graphene_rect_t before, after;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  GtkWidget *board = GTK_WIDGET (fixture.board), *window = GTK_WIDGET (fixture.window);
  g_assert_false (oxbow_board_is_drawn (fixture.board));
  g_assert_null (find (fixture.page, OXBOW_TYPE_OFFERS));
  g_assert_true (gtk_widget_compute_bounds (board, window, &before));
  wait_for_panel (&fixture);
  g_assert_nonnull (find (fixture.page, OXBOW_TYPE_OFFERS));
  g_assert_true (gtk_widget_compute_bounds (board, window, &after));
  g_test_message ("the board is %g pixels wide, then %g", before.size.width, after.size.width);
  g_assert_true (graphene_rect_equal (&before, &after));
  close_window (&fixture);
}

/* Whoever goes there by key before it has come goes there all the same. */
static void
the_panel_comes_when_it_is_wanted (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  oxbow_game_page_next_pane (fixture.page);
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (fixture.window));
  g_assert_nonnull (gtk_widget_get_ancestor (focus, OXBOW_TYPE_OFFERS));
  close_window (&fixture);
}

/* How many prices stand beside what they are of, and in how many lines all in all. */
static int
count_prices (GtkWidget *widget, int *n_lines)
{
  bool is_price = GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "price");
  int n = is_price;
  if (is_price)
    *n_lines += pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_prices (child, n_lines);
  return n;
}

static void
a_price_stands_in_one_line (void)
{
  Fixture fixture;
  int n_lines = 0, n_prices;
  open_window (&fixture, load_game ("rising-waters/fall-1926", 2));
  wait_for_panel (&fixture);
  GtkWidget *offers = find (fixture.page, OXBOW_TYPE_OFFERS);
  for (int i = 0; i < 40 && count_prices (offers, &n_lines) == 0; i++)
    play_any (&fixture);
  n_lines = 0;
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
  n_prices = count_prices (offers, &n_lines);
  g_assert_cmpint (n_prices, >, 0);
  g_assert_cmpint (n_lines, ==, n_prices);
  close_window (&fixture);
}

/* The widest of those beside what they are of, by what it would like. */
static int
measure_prices (GtkWidget *widget)
{
  int widest = 0;
  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "price"))
    gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &widest, NULL, NULL);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    widest = MAX (widest, measure_prices (child));
  return widest;
}

/* Of letters twice as large, "nothing for you" beside the words would leave them a column of one word. */
static void
a_price_leaves_room_for_the_words (void)
{
  Fixture fixture;
  int size, widest = 0;
  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &size, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * size, NULL);
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  wait_for_panel (&fixture);
  GtkWidget *offers = find (fixture.page, OXBOW_TYPE_OFFERS);
  for (int i = 0; i < 60 && oxbow_state_turn (oxbow_game_get_state (fixture.game)) >= 0; i++)
    {
      play_any (&fixture);
      widest = MAX (widest, measure_prices (offers));
    }
  g_assert_cmpint (widest, >, 0);
  g_assert_cmpint (widest, <=, gtk_widget_get_width (find (fixture.page, OXBOW_TYPE_PANEL)) / 3);
  close_window (&fixture);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", size, NULL);
}

/* However long the name is, and who plays under it. */
static void
seats_stand_in_columns (void)
{
  Fixture fixture;
  graphene_rect_t first, second;
  OxbowGame *game = load_game ("dos-rios/first-valley", 2);
  oxbow_game_set_computer (game, 1, "beginner");
  open_window (&fixture, game);
  wait_for_panel (&fixture);
  GtkWidget *card = find (fixture.page, OXBOW_TYPE_SEAT_CARD), *other = gtk_widget_get_next_sibling (card);
  GtkWidget *cards = gtk_widget_get_parent (card);
  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_last_child (card), cards, &first));
  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_last_child (other), cards, &second));
  g_assert_cmpfloat (first.origin.x, ==, second.origin.x);
  close_window (&fixture);
}

/* The narrowest picture of those in a row of them. */
static double
find_narrowest_chip (GtkWidget *widget)
{
  double narrowest = G_MAXDOUBLE;
  if (OXBOW_IS_CHIP (widget) && gtk_widget_get_mapped (widget))
    {
      int natural;
      gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
      narrowest = (double) gtk_widget_get_width (widget) / natural;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    narrowest = MIN (narrowest, find_narrowest_chip (child));
  return narrowest;
}

/* Pictures of buildings and dams beside a name would be half as high as the letters there. */
static void
what_a_seat_has_grows_with_the_letters (void)
{
  Fixture fixture;
  int size;
  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &size, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * size, NULL);
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  wait_for_panel (&fixture);
  double part = find_narrowest_chip (find (fixture.page, OXBOW_TYPE_SEAT_CARD));
  int panel = gtk_widget_get_width (find (fixture.page, OXBOW_TYPE_PANEL));
  g_test_message ("%g of the usual width, in a panel of %d pixels", part, panel);
  g_assert_cmpfloat (part, >, 0.8);
  g_assert_cmpint (panel, >, 360);
  close_window (&fixture);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", size, NULL);
}

static const char *
find_heading (GtkWidget *widget)
{
  const char *text = GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "heading")
                       ? gtk_label_get_label (GTK_LABEL (widget)) : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && text == NULL;
       child = gtk_widget_get_next_sibling (child))
    text = find_heading (child);
  return text;
}

/* The city is called so, though it lies on E9. */
static void
what_is_chosen_has_its_name (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  wait_for_panel (&fixture);
  play_opening (&fixture);
  click (&fixture, "E9");
  g_assert_cmpstr (find_heading (find (fixture.page, OXBOW_TYPE_OFFERS)), ==, "City");
  click (&fixture, "D6");
  g_assert_cmpstr (find_heading (find (fixture.page, OXBOW_TYPE_OFFERS)), ==, "D6");
  close_window (&fixture);
}

/* Also where the sections have room between them, but there is little below. */
static void
what_is_foreseen_is_seen (void)
{
  Fixture fixture;
  graphene_rect_t before;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  wait_for_panel (&fixture);
  play_opening (&fixture);
  gtk_window_set_default_size (GTK_WINDOW (fixture.window), 1180, 860);
  while (gtk_widget_get_height (GTK_WIDGET (fixture.window)) < 850)
    g_main_context_iteration (NULL, TRUE);
  OxbowTable *table = oxbow_game_page_get_table (fixture.page);
  OxbowMove move;
  g_assert_true (oxbow_move_parse (oxbow_game_get_state (fixture.game), "dam D6/S", &move, NULL));
  oxbow_table_foresee (table, &move);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
  GtkWidget *words = find (fixture.page, g_type_from_name ("OxbowBefore"));
  GtkWidget *scrolled = gtk_widget_get_ancestor (words, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *around = scrolled != NULL ? scrolled : gtk_widget_get_parent (gtk_widget_get_parent (words));
  g_assert_true (gtk_widget_get_mapped (words) && gtk_widget_compute_bounds (words, around, &before));
  g_assert_cmpfloat (before.origin.y + before.size.height, <=, (float) gtk_widget_get_height (around));
  oxbow_table_foresee (table, NULL);
  close_window (&fixture);
}

static void
resize_with_panel (Fixture *fixture, GtkWidget *panel, int width, int height)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  while (ABS (gtk_widget_get_width (window) - width) > 60 || ABS (gtk_widget_get_height (window) - height) > 60)
    g_main_context_iteration (NULL, TRUE);
  if (!gtk_widget_get_mapped (panel))
    activate (fixture, "game.panel");
  gtk_test_widget_wait_for_draw (window);
}

/* The offers that end a turn, not the others. */
static GtkWidget *
find_ends (GtkWidget *root, GtkWidget *others)
{
  GtkWidget *found = root != others && OXBOW_IS_OFFERS (root) ? root : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_ends (child, others);
  return found;
}

/* In the lowest window, with large text, what ends the turn would take the room of all else: it scrolls with that. */
static void
the_end_of_a_turn_gives_way (void)
{
  Fixture fixture;
  graphene_rect_t place;
  int usual;
  open_window (&fixture, load_game ("rising-waters/fall-1926", 2));
  wait_for_panel (&fixture);
  GtkWidget *panel = find (fixture.page, OXBOW_TYPE_PANEL), *scroller = find (panel, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *ends = find_ends (panel, oxbow_panel_get_offers (OXBOW_PANEL (panel)));
  for (int i = 0; i < 40 && !gtk_widget_get_visible (ends); i++)
    play_any (&fixture);
  g_assert_true (gtk_widget_get_mapped (ends) && !gtk_widget_is_ancestor (ends, scroller));
  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &usual, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * PANGO_SCALE, NULL);
  resize_with_panel (&fixture, panel, 360, 294);
  g_assert_cmpint (gtk_widget_get_height (scroller), ==, gtk_widget_get_height (panel));
  g_assert_true (gtk_widget_get_mapped (ends) && gtk_widget_is_ancestor (ends, scroller));
  g_assert_true (gtk_widget_compute_bounds (ends, panel, &place));
  g_assert_cmpfloat (place.size.height, >, 0);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", usual, NULL);
  resize_with_panel (&fixture, panel, 1180, 760);
  g_assert_true (gtk_widget_get_mapped (ends) && !gtk_widget_is_ancestor (ends, scroller));
  g_assert_cmpint (gtk_widget_get_height (scroller), <, gtk_widget_get_height (panel));
  g_settings_reset (oxbow_preferences_get (), "side-panel");
  close_window (&fixture);
}

static gboolean
passed_cb (gpointer data)
{
  *(bool *) data = true;
  return G_SOURCE_REMOVE;
}

static void
count_cb (int *n)
{
  (*n)++;
}

static void
wait_ms (unsigned int ms)
{
  bool has_passed = false;
  g_timeout_add (ms, passed_cb, &has_passed);
  while (!has_passed)
    g_main_context_iteration (NULL, TRUE);
}

static int
count_frames (Fixture *fixture, unsigned int ms)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (fixture->window));
  int n = 0;
  gulong watch = g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (count_cb), &n);
  wait_ms (ms);
  g_signal_handler_disconnect (clock, watch);
  return n;
}

/* A move is drawn, and then nothing, also where the history has to scroll. */
static void
a_move_takes_few_frames (void)
{
  Fixture fixture;
  g_autoptr (GSettings) settings = g_settings_new ("io.github.oxbowgames.Oxbow");
  g_settings_set_boolean (settings, "motion", FALSE);
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  wait_for_panel (&fixture);
  play_opening (&fixture);
  for (int i = 0; i < 40; i++)
    play_any (&fixture);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
  play_any (&fixture);
  int n_frames = count_frames (&fixture, 4000);
  g_test_message ("%d frames", n_frames);
  g_assert_cmpint (n_frames, <, 20);
  g_settings_reset (settings, "motion");
  close_window (&fixture);
}

/* Neither the bar of the history nor the shadow of a panel that has none brings another. */
static void
a_layout_is_one_frame (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  wait_for_panel (&fixture);
  play_opening (&fixture);
  while (count_frames (&fixture, 500) > 0)
    ;
  gtk_widget_queue_resize (find (fixture.page, OXBOW_TYPE_OFFERS));
  g_assert_cmpint (count_frames (&fixture, 500), ==, 1);
  close_window (&fixture);
}

static GtkWidget *
find_switch (GtkWidget *widget)
{
  GtkWidget *found = NULL;
  if (GTK_IS_TOGGLE_BUTTON (widget)
      && g_strcmp0 (gtk_button_get_icon_name (GTK_BUTTON (widget)), "oxbow-panel-symbolic") == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_switch (child);
  return found;
}

/* A key or a click may come to a page that has no place yet: the panel's motion would begin with nought by nought. */
static void
the_panel_waits_for_its_place (void)
{
  Fixture fixture = { .window = oxbow_window_new (application), .game = load_game ("dos-rios/first-valley", 2) };
  fixture.session = oxbow_session_new (fixture.game);
  gtk_window_present (GTK_WINDOW (fixture.window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
  oxbow_window_show_session (fixture.window, fixture.session);
  fixture.page = OXBOW_GAME_PAGE (find (fixture.window, OXBOW_TYPE_GAME_PAGE));
  AdwFlap *flap = ADW_FLAP (find (fixture.page, ADW_TYPE_FLAP));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (flap)));
  GtkWidget *button = find_switch (GTK_WIDGET (fixture.page));
  activate (&fixture, "game.panel");
  g_signal_emit_by_name (button, "clicked");
  g_assert_true (adw_flap_get_reveal_flap (flap));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
  g_signal_emit_by_name (button, "clicked");
  g_assert_false (adw_flap_get_reveal_flap (flap));
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)));
  g_assert_cmpfloat (adw_flap_get_reveal_progress (flap), <=, 1);
  g_settings_reset (oxbow_preferences_get (), "side-panel");
  close_window (&fixture);
}

static void
resize (Fixture *fixture, AdwFlap *flap, int width, bool folds)
{
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, 700);
  while (adw_flap_get_folded (flap) != folds)
    g_main_context_iteration (NULL, TRUE);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
}

/* Whoever closed it finds it closed, in the next window too; a narrow window, where it folds, changes nothing. */
static void
the_panel_is_as_it_was_left (void)
{
  for (int is_open = 0; is_open < 2; is_open++)
    {
      Fixture first, second;
      open_window (&first, load_game ("dos-rios/first-valley", 2));
      AdwFlap *flap = ADW_FLAP (find (first.page, ADW_TYPE_FLAP));
      g_assert_true (adw_flap_get_reveal_flap (flap) != is_open);
      activate (&first, "game.panel");
      resize (&first, flap, 500, true);
      g_assert_false (adw_flap_get_reveal_flap (flap));
      resize (&first, flap, 1100, false);
      g_assert_true (adw_flap_get_reveal_flap (flap) == is_open);
      open_window (&second, load_game ("dos-rios/first-valley", 2));
      g_assert_true (adw_flap_get_reveal_flap (ADW_FLAP (find (second.page, ADW_TYPE_FLAP))) == is_open);
      close_window (&second);
      close_window (&first);
    }
  g_settings_reset (oxbow_preferences_get (), "side-panel");
}

/* Folding in its first allocation would be a motion of a panel without a width. */
static void
a_narrow_window_begins_without_the_panel (void)
{
  Fixture fixture = { .window = oxbow_window_new (application), .game = load_game ("dos-rios/first-valley", 2) };
  fixture.session = oxbow_session_new (fixture.game);
  gtk_window_set_default_size (GTK_WINDOW (fixture.window), 360, 294);
  gtk_window_present (GTK_WINDOW (fixture.window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
  oxbow_window_show_session (fixture.window, fixture.session);
  fixture.page = OXBOW_GAME_PAGE (find (fixture.window, OXBOW_TYPE_GAME_PAGE));
  AdwFlap *flap = ADW_FLAP (find (fixture.page, ADW_TYPE_FLAP));
  g_assert_false (adw_flap_get_folded (flap));
  g_assert_false (adw_flap_get_reveal_flap (flap));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
  g_assert_true (adw_flap_get_folded (flap));
  resize (&fixture, flap, 1100, false);
  g_assert_true (adw_flap_get_reveal_flap (flap));
  close_window (&fixture);
}

static GtkWidget *
find_named (AdwFlap *flap, const char *css_name)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (flap));
  while (child != NULL && !g_str_equal (gtk_widget_get_css_name (child), css_name))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

/* Only where it lies over the board. */
static void
an_open_panel_has_a_shadow (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("dos-rios/first-valley", 2));
  AdwFlap *flap = ADW_FLAP (find (fixture.page, ADW_TYPE_FLAP));
  GtkWidget *shadow = find_named (flap, "shadow"), *dimming = find_named (flap, "dimming");
  g_assert_false (gtk_widget_get_mapped (shadow));
  resize (&fixture, flap, 500, true);
  activate (&fixture, "game.panel");
  while (!gtk_widget_get_mapped (shadow) || !gtk_widget_get_mapped (dimming))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (adw_flap_get_reveal_flap (flap));
  activate (&fixture, "game.panel");
  while (gtk_widget_get_visible (shadow) || gtk_widget_get_visible (dimming))
    g_main_context_iteration (NULL, TRUE);
  g_settings_reset (oxbow_preferences_get (), "side-panel");
  close_window (&fixture);
}

static GtkWidget *
find_label (GtkWidget *widget, const char *text)
{
  GtkWidget *found = GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
                     && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text) ? widget : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child, text);
  return found;
}

static OxbowGame *
play_to_the_end (const char *scenario, int players)
{
  OxbowGame *game = load_game (scenario, players);
  OxbowMoves moves = OXBOW_MOVES_INIT;
  g_autoptr (GRand) chance = g_rand_new_with_seed (1926);
  while (!oxbow_game_get_is_over (game))
    {
      moves.n = 0;
      oxbow_state_legal (oxbow_game_get_state (game), &moves);
      g_assert_true (oxbow_game_play (game, &moves.items[g_rand_int_range (chance, 0, moves.n)], NULL));
    }
  oxbow_moves_clear (&moves);
  return game;
}

/* Places have points, and what they do not tell; one who plays alone has neither. */
static void
the_end_tells_how_all_stand (void)
{
  static const char *const scenarios[] = { "dos-rios/first-valley", "navajo-wars/rise" };
  for (size_t i = 0; i < G_N_ELEMENTS (scenarios); i++)
    {
      Fixture fixture;
      open_window (&fixture, play_to_the_end (scenarios[i], i == 0 ? 2 : 0));
      wait_for_panel (&fixture);
      const OxbowState *state = oxbow_game_get_state (fixture.game);
      g_autofree char *standing = oxbow_state_ruleset (state)->standing (state, 0);
      GtkWidget *outcome = find (fixture.page, OXBOW_TYPE_OUTCOME);
      g_assert_true (gtk_widget_get_visible (outcome));
      gtk_test_widget_wait_for_draw (outcome);
      g_assert_true ((find_label (outcome, "Points") != NULL) == (state->setup->n_seats > 1));
      g_assert_true ((find_label (outcome, standing) != NULL) == (state->setup->n_seats > 1));
      close_window (&fixture);
    }
}

static GtkAdjustment *
find_scroll (Fixture *fixture)
{
  GtkWidget *offers = find (fixture->page, OXBOW_TYPE_OFFERS);
  GtkWidget *scroller = gtk_widget_get_ancestor (offers, GTK_TYPE_SCROLLED_WINDOW);
  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
}

/* From the top of what is in sight to that of what may be done. */
static double
find_offers (Fixture *fixture)
{
  graphene_rect_t place;
  GtkWidget *offers = find (fixture->page, OXBOW_TYPE_OFFERS);
  GtkWidget *scroller = gtk_widget_get_ancestor (offers, GTK_TYPE_SCROLLED_WINDOW);
  g_assert_true (gtk_widget_compute_bounds (offers, scroller, &place));
  return place.origin.y;
}

#define LAST_OFFER_PX 40

/* Of a list that is longer than the panel its last is chosen, and the list is short again: it comes back into sight. */
static void
what_may_be_done_stays_in_sight (void)
{
  Fixture fixture;
  OxbowGame *game = load_game ("water-rights/realm", 0);
  play_lines (game, "districts green red, done");
  open_window (&fixture, game);
  OxbowTable *table = oxbow_game_page_get_table (fixture.page);
  OxbowChooser *chooser = oxbow_table_get_chooser (table);
  oxbow_lens_unveil (oxbow_table_get_lens (table));
  wait_for_panel (&fixture);
  g_assert_true (oxbow_chooser_give_verb (chooser, "draft"));
  wait_ms (200);
  GtkAdjustment *scroll = find_scroll (&fixture);
  GtkWidget *offers = find (fixture.page, OXBOW_TYPE_OFFERS);
  do                            /* until the whole list has found its place */
    {
      double end = find_offers (&fixture) + gtk_widget_get_height (offers);
      gtk_adjustment_set_value (scroll, gtk_adjustment_get_value (scroll) + end - LAST_OFFER_PX);
      wait_ms (200);
    }
  while (find_offers (&fixture) >= -100);
  g_assert_true (oxbow_chooser_type (chooser, "draft W1", NULL));
  do
    wait_ms (300);
  while (find_offers (&fixture) < 0);
  g_assert_cmpfloat (find_offers (&fixture), <, gtk_adjustment_get_page_size (scroll));
  close_window (&fixture);
}

/* What a move would do is seen in a high window, too, where a long list stands above it. */
static void
a_long_list_hides_nothing (void)
{
  Fixture fixture;
  open_window (&fixture, load_game ("rising-waters/fall-1926", 2));
  OxbowTable *table = oxbow_game_page_get_table (fixture.page);
  wait_for_panel (&fixture);
  gtk_window_set_default_size (GTK_WINDOW (fixture.window), 1200, 890);
  while (gtk_widget_get_height (GTK_WIDGET (fixture.window)) < 880)
    g_main_context_iteration (NULL, TRUE);
  play_lines (fixture.game, "end, end, accept 1 2 3, build J4");
  for (int i = 0; i < 3; i++)
    gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
  GtkWidget *before = find (fixture.page, g_type_from_name ("OxbowBefore")), *log = find (fixture.page, OXBOW_TYPE_LOG);
  g_autoptr (GPtrArray) moves = oxbow_chooser_build_moves (oxbow_table_get_chooser (table));
  const OxbowChoice *choice = g_ptr_array_index (moves, 0);
  do                            /* a pointer that comes to lie over the board foresees something else */
    {
      oxbow_table_foresee (table, &choice->move);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture.window));
    }
  while (!gtk_widget_get_mapped (before));
  graphene_rect_t bounds, history;
  g_assert_true (gtk_widget_compute_bounds (before, GTK_WIDGET (fixture.window), &bounds));
  g_assert_true (gtk_widget_compute_bounds (log, GTK_WIDGET (fixture.window), &history));
  bool is_over = gtk_widget_get_ancestor (before, GTK_TYPE_SCROLLED_WINDOW) == NULL;
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, is_over ? history.origin.y + history.size.height
                                                                       : history.origin.y);
  oxbow_table_foresee (table, NULL);
  close_window (&fixture);
}

/* The people that somebody plays alone wins nothing by a name: "The Diné wins" is no sentence. */
static void
the_end_of_a_game_for_one (void)
{
  static const struct { const char *result, *title; } ends[] = {
    { "minor-victory", "The game is won" }, { "minor-defeat", "The game is lost" },
  };
  g_autoptr (OxbowGame) game = load_game ("navajo-wars/rise", 1);
  const OxbowSetup *setup = oxbow_game_get_setup (game);
  g_autofree char *listing = oxbow_state_listing (setup->start, -1);
  g_auto (GStrv) parts = g_strsplit (listing, "todo ", 2);      /* which stands last, before the result */
  for (size_t i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *over = g_strdup_printf ("%sresult %s\n", parts[0], ends[i].result);
      OxbowSetup *read = oxbow_setup_read (setup, over, &error);
      g_assert_no_error (error);
      g_autofree char *title = oxbow_banner_build_title (read->start);
      g_assert_cmpstr (title, ==, ends[i].title);
      oxbow_setup_unref (read);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  begin_application ();
  g_test_add_func ("/app/panel/after-the-board", the_panel_comes_after_the_board);
  g_test_add_func ("/app/panel/when-wanted", the_panel_comes_when_it_is_wanted);
  g_test_add_func ("/app/panel/few-frames", a_move_takes_few_frames);
  g_test_add_func ("/app/panel/one-layout", a_layout_is_one_frame);
  g_test_add_func ("/app/panel/waits-for-its-place", the_panel_waits_for_its_place);
  g_test_add_func ("/app/panel/as-it-was-left", the_panel_is_as_it_was_left);
  g_test_add_func ("/app/panel/prices", a_price_stands_in_one_line);
  g_test_add_func ("/app/panel/prices/large-text", a_price_leaves_room_for_the_words);
  g_test_add_func ("/app/panel/long-list", a_long_list_hides_nothing);
  g_test_add_func ("/app/panel/columns", seats_stand_in_columns);
  g_test_add_func ("/app/panel/columns/large-text", what_a_seat_has_grows_with_the_letters);
  g_test_add_func ("/app/panel/what-is-chosen", what_is_chosen_has_its_name);
  g_test_add_func ("/app/panel/what-is-foreseen", what_is_foreseen_is_seen);
  g_test_add_func ("/app/panel/the-end-of-a-turn-gives-way", the_end_of_a_turn_gives_way);
  g_test_add_func ("/app/panel/narrow-begins-without", a_narrow_window_begins_without_the_panel);
  g_test_add_func ("/app/panel/has-a-shadow", an_open_panel_has_a_shadow);
  g_test_add_func ("/app/panel/the-end", the_end_tells_how_all_stand);
  g_test_add_func ("/app/panel/the-end/for-one", the_end_of_a_game_for_one);
  g_test_add_func ("/app/panel/offers-stay-in-sight", what_may_be_done_stays_in_sight);
  return g_test_run ();
}
