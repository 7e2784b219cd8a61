/* play-xml.c: a game in play read and written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/play-xml.h"

#include "files/settings-xml.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The start */

static bool
read_post (const OxbowXmlNode *node, bool *by_post, GError **error)
{
  static const char *const answers[] = { "no", "yes", NULL };
  int answer = 0;
  if (!oxbow_xml_get_word (node, "post", answers, &answer, error))
    return false;
  *by_post = answer == 1;
  return true;
}

static OxbowSettings *
read_settings (const OxbowXmlNode *node, const OxbowRuleset *ruleset, GError **error)
{
  if (oxbow_xml_get (node, "seed") == NULL)
    {
      oxbow_xml_refuse (node, error, _("the game has no seed, so its chances cannot be had again."));
      return NULL;
    }
  g_autoptr (OxbowSettings) settings = oxbow_settings_from_xml (node, ruleset, error);
  if (settings == NULL || !oxbow_xml_get_seed (node, "seed", &settings->seed, error)
      || !oxbow_xml_get_number (node, "players", 1, OXBOW_MAX_SEATS, &settings->players, error)
      || !read_post (node, &settings->by_post, error))
    return NULL;
  settings->has_seed = true;
  return g_steal_pointer (&settings);
}

/* A position may be of more players than could have begun with these options. It says itself how many they are, and is
 * read by a set-up of the fewest then. */
static OxbowSetup *
set_up_position (OxbowScenario *scenario, OxbowSettings *settings, const char *text, GError **error)
{
  g_autofree char *listing = g_strconcat (text, "\n", NULL);
  g_autoptr (OxbowSetup) like = oxbow_setup_new (scenario, settings, NULL);
  if (like == NULL)
    {
      settings->players = 0;
      like = oxbow_setup_new (scenario, settings, error);
    }
  return like != NULL ? oxbow_setup_read (like, listing, error) : NULL;
}

static OxbowSetup *
set_up (const OxbowXmlNode *node, OxbowScenario *scenario, GError **error)
{
  g_autoptr (OxbowSettings) settings = read_settings (node, scenario->ruleset, error);
  g_autoptr (GError) wrong = NULL;
  if (settings == NULL)
    return NULL;
  const OxbowXmlNode *position = oxbow_xml_find (node, "position");
  g_autoptr (OxbowSetup) setup = position != NULL ? set_up_position (scenario, settings, position->text, &wrong)
                                                  : oxbow_setup_new (scenario, settings, &wrong);
  if (setup != NULL)
    return g_steal_pointer (&setup);
  int line = position != NULL ? position->line : oxbow_scenario_find_line (scenario, wrong);
  oxbow_xml_refuse_at (node->xml, line > 0 ? line : node->line, error, _("the game cannot be set up: %s"),
                       wrong->message);
  return NULL;
}

/* The moves */

typedef struct
{
  const OxbowXmlNode *element;
  int number, after;
  bool has_digest;
  uint64_t digest;
} Move;

static bool
read_move (const OxbowXmlNode *element, int number, Move *move, GError **error)
{
  static const char *const attributes[] = { "after", "digest", "name", "comment", "mark", NULL };
  *move = (Move){ .element = element, .number = number, .after = number - 1 };
  if (!oxbow_xml_check_attributes (element, attributes, error) || !oxbow_xml_check_leaf (element, error)
      || !oxbow_xml_get_number (element, "after", 0, number - 1, &move->after, error)
      || !oxbow_xml_get_hex (element, "digest", &move->digest, error))
    return false;
  move->has_digest = oxbow_xml_get (element, "digest") != NULL;
  return true;
}

/* False: the move cannot be played, and the error says why. */
static bool
play_move (OxbowHistory *history, const Move *move, GError **error)
{
  OxbowMove played;
  int n_nodes = oxbow_history_n_nodes (history);
  if (!oxbow_move_parse (oxbow_history_look (history, move->after), move->element->text, &played, error))
    return false;
  int node = oxbow_history_add (history, move->after, &played, error);
  if (node == OXBOW_NO_NODE)
    return false;
  if (oxbow_history_n_nodes (history) > n_nodes)
    return true;
  g_set_error (error, OXBOW_FILE_ERROR, OXBOW_FILE_ERROR_CONTENT, _("It stands there already, as move %d."), node);
  return false;
}

/* The words on a position stand with the move that leads to it, those on the first one with the game. */
static void
set_words (OxbowHistory *history, int number, const OxbowXmlNode *element)
{
  oxbow_history_set_name (history, number, oxbow_xml_get (element, "name"));
  oxbow_history_set_comment (history, number, oxbow_xml_get (element, "comment"));
  oxbow_history_set_mark (history, number, oxbow_xml_get (element, "mark"));
}

static bool
agrees (OxbowHistory *history, const Move *move)
{
  return !move->has_digest || oxbow_state_digest (oxbow_history_look (history, move->number)) == move->digest;
}

static void
report_difference (OxbowProblems *problems, const Move *move)
{
  g_autofree char *text = oxbow_xml_quote (move->element->text);
  oxbow_problems_error (problems, OXBOW_NO_CELL, move->element->line,
                        _("move %d, \"%s\", leads to another position than it did when this game was saved. The game "
                          "can be used up to the position before it."),
                        move->number, text);
}

static void
report_illegal (OxbowProblems *problems, const Move *move, const GError *wrong)
{
  g_autofree char *text = oxbow_xml_quote (move->element->text);
  int n_left = 0;
  for (const OxbowXmlNode *rest = move->element; rest != NULL; rest = rest->next)
    n_left += strcmp (rest->name, "move") == 0;
  oxbow_problems_error (problems, OXBOW_NO_CELL, move->element->line,
                        ngettext ("move %d, \"%s\", cannot be played: %s The game can be used up to move %d, without "
                                  "its last move.",
                                  "move %d, \"%s\", cannot be played: %s The game can be used up to move %d, without "
                                  "its last %d moves.",
                                  (gulong) n_left),
                        move->number, text, wrong->message, move->number - 1, n_left);
}

/* Where the first position that differs would be left: the node before it, or OXBOW_NO_NODE if all agree. */
static bool
read_moves (const OxbowXmlNode *node, OxbowHistory *history, OxbowProblems *problems, int *before, GError **error)
{
  int number = 0;
  *before = OXBOW_NO_NODE;
  for (const OxbowXmlNode *child = node->first; child != NULL; child = child->next)
    {
      Move move;
      g_autoptr (GError) wrong = NULL;
      if (strcmp (child->name, "move") != 0)
        continue;
      if (!read_move (child, ++number, &move, error))
        return false;
      if (!play_move (history, &move, &wrong))
        {
          report_illegal (problems, &move, wrong);
          return true;
        }
      set_words (history, number, child);
      if (*before != OXBOW_NO_NODE || agrees (history, &move))
        continue;
      report_difference (problems, &move);
      *before = move.after;
    }
  return true;
}

/* The line is walked to its end and back, so that it is the one that can be redone. */
static void
go_to (OxbowHistory *history, int line, int here)
{
  int last = oxbow_history_n_nodes (history) - 1;
  oxbow_history_go (history, MIN (line, last));
  oxbow_history_go (history, MIN (here, last));
}

static int
count_moves (const OxbowXmlNode *node)
{
  int n = 0;
  for (const OxbowXmlNode *child = node->first; child != NULL; child = child->next)
    n += strcmp (child->name, "move") == 0;
  return n;
}

OxbowHistory *
oxbow_play_from_xml (const OxbowXmlNode *node, OxbowScenario *scenario, OxbowProblems *problems, GError **error)
{
  static const char *const attributes[] = { "seed", "players", "post", "here", "line", "picture",
                                            "name", "comment", "mark", NULL };
  static const char *const children[] = { "seat", "option", "person", "computer", "position", "move", NULL };
  int before, here = count_moves (node), line, picture = OXBOW_NO_NODE;
  if (!oxbow_xml_check_attributes (node, attributes, error) || !oxbow_xml_check_children (node, children, error)
      || !oxbow_xml_check_single (node, "position", error)
      || !oxbow_xml_get_number (node, "here", 0, here, &here, error))
    return NULL;
  line = here;
  if (!oxbow_xml_get_number (node, "line", 0, count_moves (node), &line, error)
      || !oxbow_xml_get_number (node, "picture", 0, count_moves (node), &picture, error))
    return NULL;
  g_autoptr (OxbowSetup) setup = set_up (node, scenario, error);
  if (setup == NULL)
    return NULL;
  g_autoptr (OxbowHistory) history = oxbow_history_new (setup);
  set_words (history, 0, node);
  if (!read_moves (node, history, problems, &before, error))
    return NULL;
  go_to (history, line, before != OXBOW_NO_NODE ? before : here);
  if (picture < oxbow_history_n_nodes (history))
    oxbow_history_set_picture (history, picture);
  return g_steal_pointer (&history);
}

/* Writing */

/* A game may have begun from a listing; then that is written, as scenario and settings alone would start elsewhere. */
static void
write_position (const OxbowSetup *setup, OxbowXmlWriter *writer)
{
  g_autoptr (OxbowSetup) plain = oxbow_setup_new (setup->scenario, setup->settings, NULL);
  g_autofree char *listing = oxbow_state_listing (setup->start, -1);
  g_autofree char *usual = plain != NULL ? oxbow_state_listing (plain->start, -1) : NULL;
  if (g_strcmp0 (listing, usual) != 0)
    oxbow_xml_writer_leaf (writer, "position", listing);
}

static void
write_words (const OxbowHistory *history, int node, OxbowXmlWriter *writer)
{
  oxbow_xml_writer_attribute (writer, "name", oxbow_history_get_name (history, node));
  oxbow_xml_writer_attribute (writer, "comment", oxbow_history_get_comment (history, node));
  oxbow_xml_writer_attribute (writer, "mark", oxbow_history_get_mark (history, node));
}

static void
write_move (const OxbowHistory *history, int node, OxbowXmlWriter *writer)
{
  int parent = oxbow_history_get_parent (history, node);
  g_autofree char *text =
      oxbow_move_to_text (oxbow_history_look (history, parent), oxbow_history_get_move (history, node));
  uint64_t digest = oxbow_state_digest (oxbow_history_look (history, node));
  char digits[17];
  g_snprintf (digits, sizeof digits, "%016" G_GINT64_MODIFIER "x", digest);

  oxbow_xml_writer_start (writer, "move");
  if (parent != node - 1)
    oxbow_xml_writer_number (writer, "after", parent);
  oxbow_xml_writer_attribute (writer, "digest", digits);
  write_words (history, node, writer);
  oxbow_xml_writer_text (writer, text, strlen (text));
  oxbow_xml_writer_end (writer);
}

void
oxbow_play_to_xml (const OxbowHistory *history, OxbowXmlWriter *writer)
{
  const OxbowSetup *setup = oxbow_history_get_setup (history);
  int here = oxbow_history_get_node (history);
  int line = oxbow_history_get_nth (history, oxbow_history_line_length (history));
  oxbow_xml_writer_start (writer, "play");
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, setup->settings->seed);
  oxbow_xml_writer_attribute (writer, "seed", seed);
  if (setup->settings->players > 0)
    oxbow_xml_writer_number (writer, "players", setup->settings->players);
  oxbow_xml_writer_attribute (writer, "post", setup->settings->by_post ? "yes" : NULL);
  oxbow_xml_writer_number (writer, "here", here);
  if (line != here)
    oxbow_xml_writer_number (writer, "line", line);
  if (oxbow_history_get_picture (history) != OXBOW_NO_NODE)
    oxbow_xml_writer_number (writer, "picture", oxbow_history_get_picture (history));
  write_words (history, 0, writer);
  oxbow_settings_to_xml (setup->settings, writer);
  write_position (setup, writer);
  for (int node = 1; node < oxbow_history_n_nodes (history); node++)
    write_move (history, node, writer);
  oxbow_xml_writer_end (writer);
}
