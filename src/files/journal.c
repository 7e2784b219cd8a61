/* journal.c: what an autosave holds: a document as it was, and all that was done since
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/journal.h"

#include "core/word.h"

#include <glib/gi18n-lib.h>
#include <string.h>

void
oxbow_journal_free (OxbowJournal *journal)
{
  if (journal == NULL)
    return;
  g_free (journal->game);
  g_free (journal->title);
  g_free (journal->path);
  g_clear_pointer (&journal->document, g_bytes_unref);
  g_ptr_array_unref (journal->lines);
  g_free (journal);
}

#define CHECK_LENGTH 9          /* eight digits and a blank */

/* Reading */

typedef struct
{
  const char *next, *end;
} Reader;

/* The next line without its newline, or NULL if none ends here. */
static char *
take_line (Reader *reader)
{
  const char *end = memchr (reader->next, '\n', (size_t) (reader->end - reader->next));
  if (end == NULL)
    return NULL;
  char *line = g_strndup (reader->next, (size_t) (end - reader->next));
  reader->next = end + 1;
  return line;
}

/* The text without its escapes; NULL where the last of them is cut off. */
static char *
unescape (const char *text)
{
  size_t length = strlen (text), n = 0;
  while (n < length && text[length - 1 - n] == '\\')
    n++;
  return n % 2 == 0 ? g_strcompress (text) : NULL;
}

/* The rest of the next line, whose first word is name; its escapes undone. */
static char *
take_field (Reader *reader, const char *name)
{
  g_autofree char *line = take_line (reader), *prefix = g_strconcat (name, " ", NULL);
  if (line == NULL || !g_str_has_prefix (line, prefix))
    return NULL;
  return unescape (line + strlen (prefix));
}

static bool
read_header (Reader *reader, OxbowJournal *journal)
{
  g_autofree char *first = take_line (reader), *kind = NULL, *path = NULL;
  if (g_strcmp0 (first, "oxbow-journal 1") != 0 || (kind = take_field (reader, "kind")) == NULL
      || (journal->game = take_field (reader, "game")) == NULL
      || (journal->title = take_field (reader, "title")) == NULL
      || (path = take_field (reader, "path")) == NULL)
    return false;
  journal->is_draft = strcmp (kind, "draft") == 0;
  if (*path != '\0')
    journal->path = g_steal_pointer (&path);
  return g_utf8_validate (journal->title, -1, NULL) && (journal->is_draft || strcmp (kind, "game") == 0);
}

/* A document that is not what was written may still be one: the moves in it have digests of their own. */
static void
read_document (Reader *reader, OxbowJournal *journal)
{
  g_autofree char *field = take_field (reader, "document");
  g_auto (GStrv) words = g_strsplit (field != NULL ? field : "", " ", -1);
  guint64 length, digest;
  if (g_strv_length (words) != 2 || !g_ascii_string_to_unsigned (words[0], 10, 0, OXBOW_XML_MAX_BYTES, &length, NULL)
      || !g_ascii_string_to_unsigned (words[1], 16, 0, G_MAXUINT64, &digest, NULL)
      || (guint64) (reader->end - reader->next) < length)
    return;
  journal->is_damaged = oxbow_digest (reader->next, length) != digest;
  journal->document = g_bytes_new (reader->next, length);
  reader->next += length;
  if (reader->next < reader->end && *reader->next == '\n')
    reader->next++;
}

static uint32_t
check_of (const char *line)
{
  return (uint32_t) oxbow_digest (line, strlen (line));
}

static bool
agrees (const char *line)
{
  g_autofree char *check = g_strndup (line, CHECK_LENGTH - 1);
  guint64 value;
  return strlen (check) == CHECK_LENGTH - 1 && line[CHECK_LENGTH - 1] == ' '
         && g_ascii_string_to_unsigned (check, 16, 0, G_MAXUINT32, &value, NULL)
         && value == check_of (line + CHECK_LENGTH);
}

/* A line whose check does not agree is not believed, nor is any after it. */
static void
read_lines (Reader *reader, OxbowJournal *journal)
{
  while (reader->next < reader->end)
    {
      g_autofree char *line = take_line (reader);
      if (line == NULL || !agrees (line))
        {
          journal->is_damaged = true;
          return;
        }
      g_ptr_array_add (journal->lines, g_strdup (line + CHECK_LENGTH));
    }
}

/* The last word on where a map is saved, or what it is called. */
static void
follow_field (OxbowJournal *journal, const char *name, char **field)
{
  g_autofree char *prefix = g_strconcat (name, "\t", NULL);
  for (guint i = 0; i < journal->lines->len; i++)
    {
      const char *line = journal->lines->pdata[i];
      char *value = g_str_has_prefix (line, prefix) ? unescape (line + strlen (prefix)) : NULL;
      if (value == NULL || !g_utf8_validate (value, -1, NULL))
        {
          g_free (value);
          continue;
        }
      g_free (*field);
      *field = value;
    }
}

OxbowJournal *
oxbow_journal_parse (const char *bytes, size_t length)
{
  Reader reader = { bytes, bytes + length };
  g_autoptr (OxbowJournal) journal = g_new0 (OxbowJournal, 1);
  journal->lines = g_ptr_array_new_with_free_func (g_free);
  if (!read_header (&reader, journal))
    return NULL;
  read_document (&reader, journal);
  if (journal->document != NULL)
    read_lines (&reader, journal);
  if (journal->is_draft)
    {
      follow_field (journal, "path", &journal->path);
      follow_field (journal, "title", &journal->title);
    }
  return g_steal_pointer (&journal);
}

void
oxbow_journal_take_held (OxbowJournal *journal, size_t length, const char *bytes, size_t n_bytes)
{
  Reader reader = { bytes, bytes + n_bytes };
  g_autofree char *line = take_line (&reader);
  g_autofree char *prefix = g_strdup_printf ("held\t%" G_GSIZE_FORMAT "\t", length);
  bool fits = journal->is_draft && journal->document != NULL && !journal->is_damaged;
  if (fits && line != NULL && agrees (line) && g_str_has_prefix (line + CHECK_LENGTH, prefix))
    g_ptr_array_add (journal->lines, g_strdup (line + CHECK_LENGTH));
}

static bool
is_move (const char *line)
{
  return g_str_has_prefix (line, "play ") || g_str_has_prefix (line, "step\t") || g_str_has_prefix (line, "held\t");
}

int
oxbow_journal_n_moves (const OxbowJournal *journal)
{
  int n = 0;
  for (guint i = 0; i < journal->lines->len; i++)
    n += is_move (journal->lines->pdata[i]);
  return n;
}

/* Replaying */

/* A node's number, and what follows it in the line ("" for nothing). */
static bool
read_node (const char *text, const OxbowHistory *history, int *node, const char **rest)
{
  g_auto (GStrv) words = g_strsplit (text, " ", 2);
  gint64 number;
  if (words[0] == NULL || !oxbow_word_is_number (words[0])
      || !g_ascii_string_to_signed (words[0], 10, 0, oxbow_history_n_nodes (history) - 1, &number, NULL))
    return false;
  *node = (int) number;
  *rest = words[1] != NULL ? text + strlen (words[0]) + 1 : "";
  return true;
}

static bool
replay_move (OxbowHistory *history, int parent, const char *text)
{
  OxbowMove move;
  if (!oxbow_move_parse (oxbow_history_look (history, parent), text, &move, NULL))
    return false;
  int node = oxbow_history_add (history, parent, &move, NULL);
  if (node != OXBOW_NO_NODE)
    oxbow_history_go (history, node);
  return node != OXBOW_NO_NODE;
}

static bool
replay_line (OxbowHistory *history, const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", 2);
  const char *rest;
  int node;
  if (g_strv_length (words) != 2 || !read_node (words[1], history, &node, &rest))
    return false;
  if (strcmp (words[0], "play") == 0)
    return replay_move (history, node, rest);
  g_autofree char *text = unescape (rest);
  if (text == NULL)
    return false;
  if (strcmp (words[0], "go") == 0)
    oxbow_history_go (history, node);
  else if (!g_utf8_validate (text, -1, NULL))
    return false;
  else if (strcmp (words[0], "name") == 0)
    oxbow_history_set_name (history, node, text);
  else if (strcmp (words[0], "comment") == 0)
    oxbow_history_set_comment (history, node, text);
  else if (strcmp (words[0], "mark") == 0)
    oxbow_history_set_mark (history, node, text);
  else if (strcmp (words[0], "picture") == 0)
    oxbow_history_set_picture (history, strcmp (text, "yes") == 0 ? node : OXBOW_NO_NODE);
  else
    return false;
  return true;
}

static void
replay_lines (const OxbowJournal *journal, OxbowDocument *document)
{
  OxbowHistory *history = oxbow_document_get_history (document);
  guint n_replayed = 0;
  while (n_replayed < journal->lines->len && replay_line (history, journal->lines->pdata[n_replayed]))
    n_replayed++;
  if (n_replayed < journal->lines->len || journal->is_damaged)
    oxbow_document_add_notice (document, _("The record of \"%s\" is damaged. The game is restored up to move %d."),
                               journal->title, oxbow_history_get_depth (history, oxbow_history_get_node (history)));
}

/* Maps */

static bool
trace_line (OxbowTrail *trail, const char *line)
{
  g_auto (GStrv) parts = g_strsplit (line, "\t", -1);
  int n = (int) g_strv_length (parts);
  guint64 position;
  if (n == 2 && (strcmp (parts[0], "path") == 0 || strcmp (parts[0], "title") == 0))
    return true;
  if (n < 2 || !g_ascii_string_to_unsigned (parts[1], 10, 0, G_MAXINT, &position, NULL))
    return false;
  if (n == 2 && strcmp (parts[0], "go") == 0)
    return oxbow_trail_go (trail, (int) position);
  if (n == 2 && strcmp (parts[0], "lost") == 0)
    {
      trail->n_lost = (int) position;
      return true;
    }
  g_autofree char *name = n == 4 ? unescape (parts[2]) : NULL, *patch = n == 4 ? unescape (parts[3]) : NULL;
  if (name == NULL || patch == NULL || !g_utf8_validate (name, -1, NULL))
    return false;
  if (strcmp (parts[0], "held") == 0)
    return oxbow_trail_add (trail, trail->position + 1, name, patch);
  return strcmp (parts[0], "step") == 0 && oxbow_trail_add (trail, (int) position, name, patch);
}

static OxbowTrail *
trace (const OxbowJournal *journal, bool *is_whole)
{
  guint i = 0;
  OxbowTrail *trail = oxbow_trail_new (g_bytes_get_data (journal->document, NULL),
                                       g_bytes_get_size (journal->document));
  while (i < journal->lines->len && trace_line (trail, journal->lines->pdata[i]))
    i++;
  *is_whole = i == journal->lines->len && !journal->is_damaged;
  return trail;
}

OxbowTrail *
oxbow_journal_get_trail (const OxbowJournal *journal)
{
  bool is_whole;
  return journal->is_draft && journal->document != NULL ? trace (journal, &is_whole) : NULL;
}

/* The text after so many steps; n_steps: fewer, if a step does not fit the one before. */
static char *
walk (const OxbowTrail *trail, int *n_steps)
{
  char *text = g_strdup (trail->first);
  for (int i = 1; i <= *n_steps; i++)
    {
      char *next = oxbow_trail_follow (trail, i, text);
      if (next == NULL)
        {
          *n_steps = i - 1;
          return text;
        }
      g_free (text);
      text = next;
    }
  return text;
}

/* The document after so many steps, or as many as fit. */
static OxbowDocument *
read_step (const OxbowJournal *journal, const OxbowTrail *trail, int *n_steps, GError **error)
{
  g_autofree char *text = walk (trail, n_steps);
  return oxbow_document_parse (text, strlen (text), journal->title, error);
}

/* Where a step led to what cannot be read, the steps before it are worth more than nothing: ever farther back, until
 * one can be. */
static OxbowDocument *
read_last_step (const OxbowJournal *journal, const OxbowTrail *trail, int *n_steps, GError **error)
{
  OxbowDocument *document = read_step (journal, trail, n_steps, error);
  int last = *n_steps;
  for (int back = 1; document == NULL && *n_steps > 0; back *= 2)
    {
      *n_steps = MAX (last - back, 0);
      document = read_step (journal, trail, n_steps, NULL);
    }
  if (document != NULL)
    g_clear_error (error);
  return document;
}

static OxbowDocument *
replay_draft (const OxbowJournal *journal, GError **error)
{
  bool is_whole;
  g_autoptr (OxbowTrail) trail = trace (journal, &is_whole);
  int n_steps = trail->position;
  OxbowDocument *document = read_last_step (journal, trail, &n_steps, error);
  is_whole &= n_steps == trail->position;
  if (document != NULL && !is_whole)
    oxbow_document_add_notice (document, _("The record of \"%s\" is damaged at its end. Look whether all of it is "
                                           "there."), journal->title);
  return document;
}

OxbowDocument *
oxbow_journal_replay (const OxbowJournal *journal, GError **error)
{
  if (journal->document == NULL)
    {
      g_set_error (error, OXBOW_FILE_ERROR, OXBOW_FILE_ERROR_CONTENT,
                   _("The record of \"%s\" is damaged, and nothing of it can be restored."), journal->title);
      return NULL;
    }
  if (journal->is_draft)
    return replay_draft (journal, error);
  OxbowDocument *document = oxbow_document_parse (g_bytes_get_data (journal->document, NULL),
                                                  g_bytes_get_size (journal->document), journal->title, error);
  if (document != NULL && oxbow_document_get_history (document) != NULL)
    replay_lines (journal, document);
  return document;
}

/* Writing */

static void
append_field (GString *text, const char *name, const char *value)
{
  g_autofree char *escaped = g_strescape (value, NULL);
  g_string_append_printf (text, "%s %s\n", name, escaped);
}

GString *
oxbow_journal_begin (bool is_draft, const OxbowScenario *scenario, const char *path, GBytes *document)
{
  size_t length;
  const char *bytes = g_bytes_get_data (document, &length);
  g_autofree char *title = g_utf8_make_valid (oxbow_text_get (scenario->title), -1);
  GString *text = g_string_new ("oxbow-journal 1\n");
  append_field (text, "kind", is_draft ? "draft" : "game");
  append_field (text, "game", scenario->ruleset->id);
  append_field (text, "title", title);
  append_field (text, "path", path != NULL ? path : "");
  g_string_append_printf (text, "document %" G_GSIZE_FORMAT " %016" G_GINT64_MODIFIER "x\n", length,
                          oxbow_digest (bytes, length));
  g_string_append_len (text, bytes, (gssize) length);
  g_string_append_c (text, '\n');
  return text;
}

char *
oxbow_journal_line (const char *format, ...)
{
  va_list args;
  va_start (args, format);
  g_autofree char *line = g_strdup_vprintf (format, args);
  va_end (args);
  return g_strdup_printf ("%08x %s\n", check_of (line), line);
}
