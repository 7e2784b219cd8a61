/* actions.c: the commands of a game in play: the action group "game"
 *
 * Those about a position take its node; -1 is the one that is looked at, so that a shortcut can mean it too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/actions.h"
#include "app/game/choices.h"
#include "app/game/hint.h"
#include "app/game/log-line.h"
#include "app/game/seat.h"
#include "app/game/seating.h"
#include "app/game/story-place.h"
#include "app/game/table.h"
#include "app/game/words.h"
#include "app/preferences.h"
#include "app/window.h"
#include "core/foresight.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static OxbowLens *
get_lens (gpointer page)
{
  return oxbow_table_get_lens (oxbow_game_page_get_table (page));
}

static OxbowGame *
get_game (gpointer page)
{
  return oxbow_lens_get_game (get_lens (page));
}

static int
get_node (gpointer page, GVariant *parameter)
{
  int node = g_variant_get_int32 (parameter);
  int n_nodes = oxbow_history_n_nodes (oxbow_game_get_history (get_game (page)));
  return node >= 0 && node < n_nodes ? node : oxbow_lens_get_node (get_lens (page));
}

/* Undo and redo */

/* Where it may not go, the reason passes by. */
static void
go (gpointer page, int node)
{
  g_autoptr (GError) error = NULL;
  if (oxbow_game_may_go (get_game (page), node, &error))
    oxbow_game_go (get_game (page), node);
  else
    oxbow_window_tell (OXBOW_WINDOW (gtk_widget_get_root (page)), error->message);
}

static void
undo_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  go (page, oxbow_opponent_find_undo (get_game (page)));
}

static void
redo_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  oxbow_game_go (get_game (page), oxbow_opponent_find_redo (get_game (page)));
}

static void
undo_turn_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  if (oxbow_game_undo_turn (get_game (page)) == 0)
    go (page, 0);
}

static void
redo_turn_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  oxbow_game_redo_turn (get_game (page));
}

static void
undo_to_mark_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  if (!oxbow_game_undo_to_mark (get_game (page), NULL))
    go (page, 0);
}

/* Computer players */

static void
go_on_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  oxbow_opponent_go_on (oxbow_game_page_get_opponent (page));
}

static void
pause_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  oxbow_opponent_pause (oxbow_game_page_get_opponent (page));
}

static void
seats_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  oxbow_seating_present (GTK_WINDOW (gtk_widget_get_root (page)), get_game (page));
}

static void
hint_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  oxbow_story_place_show (oxbow_game_page_get_story (page), false);
  oxbow_hint_ask (oxbow_game_page_get_hint (page));
}

/* Looking */

static int
get_place (OxbowLens *lens)
{
  return oxbow_history_get_depth (oxbow_game_get_history (oxbow_lens_get_game (lens)), oxbow_lens_get_node (lens));
}

/* On the board, wherever one was. */
static OxbowLens *
get_lens_at_board (gpointer page)
{
  oxbow_story_place_look_away (oxbow_game_page_get_story (page));
  return get_lens (page);
}

static void
look (gpointer page, int node)
{
  OxbowLens *lens = get_lens_at_board (page);
  if (node != OXBOW_NO_NODE)
    oxbow_lens_look (lens, node);
}

static void
look_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  look (page, get_node (page, parameter));
}

static void
look_back_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  const OxbowHistory *history = oxbow_game_get_history (get_game (page));
  look (page, oxbow_history_get_parent (history, oxbow_lens_get_node (get_lens (page))));
}

static void
look_forward_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  const OxbowHistory *history = oxbow_game_get_history (get_game (page));
  look (page, oxbow_history_get_next (history, oxbow_lens_get_node (get_lens (page))));
}

static void
look_first_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  oxbow_lens_look_nth (get_lens_at_board (page), 0);
}

static void
look_last_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  oxbow_lens_look_nth (get_lens_at_board (page), G_MAXINT);
}

/* Back to where one looked from. */
static void
stop_looking_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  OxbowStoryPlace *story = oxbow_game_page_get_story (page);
  bool leads_to_story = oxbow_story_place_has_looked_away (story);
  oxbow_lens_leave (get_lens_at_board (page));
  if (leads_to_story)
    oxbow_story_place_show (story, true);
}

static void
play_on_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  go (page, oxbow_lens_get_node (get_lens (page)));
}

static void
go_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  go (page, get_node (page, parameter));
}

/* Words */

static void
comment_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  oxbow_words_ask (page, get_game (page), get_node (page, parameter), OXBOW_WORDS_COMMENT);
}

static void
name_branch_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  oxbow_words_ask (page, get_game (page), get_node (page, parameter), OXBOW_WORDS_NAME);
}

static void
mark_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  OxbowGame *game = get_game (page);
  int node = get_node (page, parameter);
  bool is_marked = oxbow_history_get_mark (oxbow_game_get_history (game), node) != NULL;
  g_autofree char *mark = g_strdup_printf (_("Mark at move %d"),
                                           oxbow_history_get_depth (oxbow_game_get_history (game), node));
  oxbow_game_set_mark (game, node, is_marked ? NULL : mark);
}

/* Which position the file shows in a file manager, and a report at its head. */
static void
picture_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  OxbowGame *game = get_game (page);
  int node = get_node (page, parameter);
  bool is_it = oxbow_history_get_picture (oxbow_game_get_history (game)) == node;
  oxbow_game_set_picture (game, is_it ? OXBOW_NO_NODE : node);
  oxbow_window_tell (OXBOW_WINDOW (gtk_widget_get_root (page)),
                     is_it ? _("Pictures of the game show again where it stands")
                           : _("This position is the title picture of the game now"));
}

static void
copy_line_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  int node = get_node (page, parameter);
  g_autoptr (OxbowLogLine) line = oxbow_log_line_new (get_lens (page), node == 0 ? OXBOW_LOG_START : OXBOW_LOG_MOVE,
                                                      node);
  g_autofree char *text = g_strjoin (" ", oxbow_log_line_get_text (line), oxbow_log_line_get_more (line), NULL);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (page), g_strchomp (text));
}

/* The page */

static void
type_move_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  oxbow_game_page_type_move (page);
}

static void
next_pane_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  oxbow_game_page_next_pane (page);
}

static void
menu_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  oxbow_game_page_open_menu (page);
}

static void
panel_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  oxbow_game_page_toggle_panel (page);
}

static void
story_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  oxbow_story_place_show (oxbow_game_page_get_story (page), true);
}

static void
replay_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  oxbow_game_page_replay (page);
}

static void
show_round_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  oxbow_game_page_show_round (page);
}

static void
board_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  oxbow_story_place_show (oxbow_game_page_get_story (page), false);
}

static void
unveil_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  oxbow_lens_unveil (get_lens (page));
}

static const GActionEntry entries[] =
{
  { "undo", undo_cb },
  { "redo", redo_cb },
  { "undo-turn", undo_turn_cb },
  { "redo-turn", redo_turn_cb },
  { "undo-to-mark", undo_to_mark_cb },
  { "go-on", go_on_cb },
  { "pause", pause_cb },
  { "hint", hint_cb },
  { "seats", seats_cb },
  { "look", look_cb, "i" },
  { "look-back", look_back_cb },
  { "look-forward", look_forward_cb },
  { "look-first", look_first_cb },
  { "look-last", look_last_cb },
  { "stop-looking", stop_looking_cb },
  { "play-on", play_on_cb },
  { "go", go_cb, "i" },
  { "comment", comment_cb, "i" },
  { "mark", mark_cb, "i" },
  { "title-picture", picture_cb, "i" },
  { "name-branch", name_branch_cb, "i" },
  { "copy-line", copy_line_cb, "i" },
  { "type-move", type_move_cb },
  { "next-pane", next_pane_cb },
  { "menu", menu_cb },
  { "panel", panel_cb },
  { "how-it-went", story_cb },
  { "replay", replay_cb },
  { "show-round", show_round_cb },
  { "board", board_cb },
  { "unveil", unveil_cb },
};

GActionGroup *
oxbow_game_actions_new (OxbowGamePage *page)
{
  GSimpleActionGroup *group = g_simple_action_group_new ();
  g_autoptr (GAction) analysis = g_settings_create_action (oxbow_preferences_get (), "analysis");
  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), page);
  g_action_map_add_action (G_ACTION_MAP (group), analysis);
  return G_ACTION_GROUP (group);
}

static void
enable (GActionGroup *group, const char *name, bool is_enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (group), name);
  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), is_enabled);
}

static bool
has_mark_above (const OxbowHistory *history, int node)
{
  for (node = oxbow_history_get_parent (history, node); node != OXBOW_NO_NODE;
       node = oxbow_history_get_parent (history, node))
    if (oxbow_history_get_mark (history, node) != NULL)
      return true;
  return false;
}

typedef struct
{
  const char *name;
  bool is_met;
} Condition;

/* A computer waits for a word, may be told to wait, or plays a person's turn to its end. */
static void
add_computers (GArray *conditions, OxbowLens *lens, OxbowOpponent *opponent)
{
  OxbowGame *game = oxbow_lens_get_game (lens);
  bool is_over = oxbow_game_get_turn (game) < 0, is_shown = !oxbow_lens_is_veiled (lens);
  bool is_waiting = opponent != NULL && oxbow_opponent_is_waiting (opponent);
  bool is_playing = opponent != NULL && !is_waiting && oxbow_opponent_get_hold (opponent) != NULL;
  /* Whoever looks back sees another position than the one where the computer would play. */
  bool is_persons = oxbow_lens_get_hold (lens) == NULL && !oxbow_lens_is_looking (lens);
  const Condition of_computers[] = {
    { "go-on", !is_over && is_shown && (is_waiting || (opponent != NULL && is_persons)) },
    { "pause", is_playing },
    { "hint", !is_over && oxbow_lens_is_open (lens) },
  };
  g_array_append_vals (conditions, of_computers, G_N_ELEMENTS (of_computers));
}

static void
add_position (GArray *conditions, OxbowLens *lens)
{
  OxbowGame *game = oxbow_lens_get_game (lens);
  const OxbowHistory *history = oxbow_game_get_history (game);
  bool can_undo = oxbow_game_get_can_undo (game), can_redo = oxbow_game_get_can_redo (game);
  bool is_shown = !oxbow_lens_is_veiled (lens), is_looking = oxbow_lens_is_looking (lens);
  bool has_past = is_shown && get_place (lens) > 0;
  bool has_future = is_shown && oxbow_history_get_next (history, oxbow_lens_get_node (lens)) != OXBOW_NO_NODE;
  const Condition of_position[] = {
    { "undo", can_undo && oxbow_game_may_go (game, oxbow_opponent_find_undo (game), NULL) },
    { "undo-turn", can_undo },
    { "undo-to-mark", has_mark_above (history, oxbow_history_get_node (history)) },
    { "redo", can_redo },
    { "redo-turn", can_redo },
    { "look-back", has_past },
    { "look-first", has_past },
    { "look-forward", has_future },
    { "look-last", has_future },
    { "show-round", oxbow_history_can_undo (history) && is_shown },
    { "how-it-went", is_shown },
    { "replay", is_shown },
    { "next-pane", is_shown },
    { "panel", is_shown },
    { "stop-looking", is_looking },
    { "play-on", is_looking },
    { "type-move", oxbow_lens_is_open (lens) && oxbow_game_get_turn (game) >= 0 },
    { "unveil", !is_shown },
  };
  g_array_append_vals (conditions, of_position, G_N_ELEMENTS (of_position));
}

static bool
is_met (const GArray *conditions, const char *name)
{
  for (unsigned int i = 0; i < conditions->len; i++)
    if (strcmp (g_array_index (conditions, Condition, i).name, name) == 0)
      return g_array_index (conditions, Condition, i).is_met;
  return true;
}

/* Each is set once: one that went to and fro would have its buttons styled and drawn anew each time. */
void
oxbow_game_actions_update (GActionGroup *group, OxbowLens *lens, OxbowOpponent *opponent)
{
  g_autoptr (GArray) conditions = g_array_new (FALSE, FALSE, sizeof (Condition));
  if (lens != NULL)
    {
      add_position (conditions, lens);
      add_computers (conditions, lens, opponent);
    }
  for (size_t i = 0; i < G_N_ELEMENTS (entries); i++)
    enable (group, entries[i].name, lens != NULL && is_met (conditions, entries[i].name));
}

/* A move, with what is worth knowing before it is taken back: that another player made it, that chance had a part. */
static char *
name_move (OxbowGame *game, int node)
{
  const OxbowHistory *history = oxbow_game_get_history (game);
  const OxbowMove *move = oxbow_history_get_move (history, node);
  g_autofree OxbowState *before = oxbow_history_copy_state (history, oxbow_history_get_parent (history, node));
  g_autofree char *title = oxbow_choices_name_move (before, move);
  int seat = oxbow_history_get_seat (history, node);
  bool is_others = seat >= 0 && seat != oxbow_game_get_turn (game);
  bool is_chance = oxbow_foresight_is_chance (before, move);
  if (is_others && is_chance)
    return g_strdup_printf (_("%s (a move of %s, with chance)"), title, oxbow_seat_get_name (before, seat));
  if (is_others)
    return g_strdup_printf (_("%s (a move of %s)"), title, oxbow_seat_get_name (before, seat));
  return is_chance ? g_strdup_printf (_("%s (with chance)"), title) : g_steal_pointer (&title);
}

char *
oxbow_game_actions_name_undo (OxbowGame *game)
{
  const OxbowHistory *history = oxbow_game_get_history (game);
  g_autoptr (GError) error = NULL;
  if (!oxbow_history_can_undo (history))
    return g_strdup (_("Undo: nothing has been played"));
  int to = oxbow_opponent_find_undo (game), node = oxbow_game_get_node (game);
  if (!oxbow_game_may_go (game, to, &error))
    return g_strdup (error->message);
  bool is_one = oxbow_history_get_parent (history, node) == to;
  while (oxbow_history_get_parent (history, node) != to)
    node = oxbow_history_get_parent (history, node);
  g_autofree char *name = name_move (game, node);
  return g_strdup_printf (is_one ? _("Undo: %s") : _("Undo: %s, and what computers played since"), name);
}

char *
oxbow_game_actions_name_redo (OxbowGame *game)
{
  if (!oxbow_game_get_can_redo (game))
    return g_strdup (_("Redo: nothing has been undone"));
  g_autofree char *name = name_move (game, oxbow_history_get_next (oxbow_game_get_history (game),
                                                                   oxbow_game_get_node (game)));
  return g_strdup_printf (_("Redo: %s"), name);
}

/* The action is off then, so that the button is, and the key comes here. */
gboolean
oxbow_game_actions_refuse_undo (GtkWidget *page, GVariant *arguments, gpointer data)
{
  g_autoptr (GError) error = NULL;
  if (oxbow_game_page_get_table (OXBOW_GAME_PAGE (page)) == NULL || oxbow_lens_is_veiled (get_lens (page)))
    return FALSE;
  OxbowGame *game = get_game (page);
  if (!oxbow_history_can_undo (oxbow_game_get_history (game))
      || oxbow_game_may_go (game, oxbow_opponent_find_undo (game), &error))
    return FALSE;
  oxbow_window_tell (OXBOW_WINDOW (gtk_widget_get_root (page)), error->message);
  return TRUE;
}
