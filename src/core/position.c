/* position.c: a position taken apart into things that can be drawn, and put together again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/position.h"

#include "core/ruleset.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define PLACE "place"           /* the attribute of a place that is no cell */

const OxbowAttribute oxbow_position_line_attributes[] = {
  { "text", OXBOW_VALUE_TEXT, true, .title = N_("Text") },
  { NULL }
};

const OxbowPositionLine *
oxbow_position_line_find (const OxbowPalette *palette, const char *kind)
{
  for (const OxbowPositionLine *line = palette->position_lines; line != NULL && line->kind != NULL; line++)
    if (strcmp (line->kind, kind) == 0)
      return line;
  return NULL;
}

bool
oxbow_position_may_put (const OxbowPalette *palette, const char *kind)
{
  const OxbowPositionLine *line = oxbow_position_line_find (palette, kind);
  return line != NULL && !line->follows && strchr (line->pattern, '@') != NULL;
}

/* The name behind a "$", and where the pattern goes on. */
static const char *
take_name (const char *pattern, char name[24])
{
  size_t n = strspn (pattern, "abcdefghijklmnopqrstuvwxyz-");
  g_assert (n > 0 && n < 24);
  memcpy (name, pattern, n);
  name[n] = '\0';
  return pattern + n;
}

/* Reading */

/* The length of the name of a cell or an edge that the word begins with. */
static size_t
measure_place (const char *word)
{
  size_t letters = strspn (word, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"), digits = strspn (word + letters, "0123456789");
  size_t n = letters + digits;
  if (letters == 0 || digits == 0)
    return 0;
  return word[n] == '/' ? n + 1 + strspn (word + n + 1, "NESW") : n;
}

static bool
take_place (const OxbowGrid *grid, const char **word, OxbowRecord *record)
{
  size_t n = measure_place (*word);
  g_autofree char *name = g_strndup (*word, n > 0 ? n : strspn (*word, "abcdefghijklmnopqrstuvwxyz0123456789-"));
  OxbowCell cell = oxbow_cell_parse (grid, name);
  *word += strlen (name);
  if (cell != OXBOW_NO_CELL)
    g_array_append_val (record->cells, cell);
  else if (n > 0)
    record->edge = oxbow_edge_parse (grid, name);
  else if (strcmp (name, "-") != 0)
    oxbow_record_set (record, PLACE, name);
  return *name != '\0' && (n == 0 || cell != OXBOW_NO_CELL || record->edge != OXBOW_NO_EDGE);
}

static bool
match_word (const OxbowGrid *grid, const char *pattern, const char *word, OxbowRecord *record)
{
  char name[24];
  while (*pattern != '\0')
    if (*pattern == '@')
      {
        pattern++;
        if (!take_place (grid, &word, record))
          return false;
      }
    else if (*pattern == '$')
      {
        pattern = take_name (pattern + 1, name);
        size_t n = *pattern != '\0' ? strcspn (word, (char[]) { *pattern, '\0' }) : strlen (word);
        g_autofree char *value = g_strndup (word, n);
        oxbow_record_set (record, name, n > 0 ? value : NULL);
        word += n;
      }
    else if (*pattern++ != *word++)
      return false;
  return *word == '\0';
}

/* The words of the pattern up to its end or to the one that repeats; where that stands, or -1 if they do not fit. */
static int
match_words (const OxbowGrid *grid, char **patterns, char **words, OxbowRecord *record)
{
  int i = 0;
  for (; patterns[i] != NULL && *patterns[i] != '*'; i++)
    {
      if (words[i] == NULL)
        return -1;
      if (g_str_has_suffix (patterns[i], "..."))
        {
          char name[24];
          g_autofree char *rest = g_strjoinv (" ", words + i);
          take_name (patterns[i] + 1, name);
          oxbow_record_set (record, name, rest);
          return (int) g_strv_length (words);
        }
      if (!match_word (grid, patterns[i], words[i], record))
        return -1;
    }
  return i;
}

static OxbowRecord *
new_line (char **words, int n)
{
  OxbowRecord *record = oxbow_record_new (OXBOW_POSITION_LINE);
  g_autoptr (GString) text = g_string_new (NULL);
  for (int i = 0; i < n && words[i] != NULL; i++)
    g_string_append_printf (text, i > 0 ? " %s" : "%s", words[i]);
  oxbow_record_set (record, "text", text->str);
  return record;
}

/* A line and the things that it counts up. */
static bool
take_things (const OxbowPositionLine *line, const OxbowGrid *grid, char **patterns, char **words, int n,
             GPtrArray *records)
{
  g_autoptr (GPtrArray) things = oxbow_records_new ();
  bool is_empty = words[n] == NULL || (!line->has_slots && strcmp (words[n], "-") == 0 && words[n + 1] == NULL);
  for (int i = n; words[i] != NULL && !is_empty; i++)
    {
      OxbowRecord *thing = oxbow_record_new (line->kind);
      g_ptr_array_add (things, thing);
      match_words (grid, patterns, words, thing);       /* what the line begins with holds of each */
      if (!match_word (grid, patterns[n] + 1, words[i], thing))
        return false;
    }
  g_ptr_array_add (records, new_line (words, n));
  g_ptr_array_extend_and_steal (records, g_steal_pointer (&things));
  return true;
}

static bool
take_line (const OxbowPositionLine *line, const OxbowGrid *grid, char **words, GPtrArray *records)
{
  g_auto (GStrv) patterns = g_strsplit (line->pattern, " ", -1);
  if (words[0] == NULL || strcmp (patterns[0], words[0]) != 0)
    return false;
  g_autoptr (OxbowRecord) record = oxbow_record_new (line->kind);
  int n = match_words (grid, patterns, words, record);
  if (n < 0)
    return false;
  if (patterns[MIN (n, (int) g_strv_length (patterns))] != NULL)
    return take_things (line, grid, patterns, words, n, records);
  if (words[n] != NULL)
    return false;
  g_ptr_array_add (records, g_steal_pointer (&record));
  return true;
}

GPtrArray *
oxbow_position_take_apart (const OxbowPalette *palette, const OxbowGrid *grid, const char *listing)
{
  GPtrArray *records = oxbow_records_new ();
  g_auto (GStrv) lines = g_strsplit (listing, "\n", -1);
  for (int i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", -1);
      const OxbowPositionLine *line = palette->position_lines;
      if (*lines[i] == '\0' && lines[i + 1] == NULL)
        break;
      while (line != NULL && line->kind != NULL && !take_line (line, grid, words, records))
        line++;
      if (line == NULL || line->kind == NULL)
        g_ptr_array_add (records, new_line (words, G_MAXINT));
    }
  return records;
}

/* Writing: what belongs to a line is written once, however often the line is there */

typedef struct
{
  const OxbowPalette *palette;
  const OxbowGrid *grid;
  const GPtrArray *records;
  GString *listing;
  GHashTable *kinds, *heads;    /* of which all is written: those before a line, and those behind it */
} Writing;

static void
write_place (GString *text, const OxbowGrid *grid, const OxbowRecord *record)
{
  const char *place = oxbow_record_get (record, PLACE);
  if (record->edge != OXBOW_NO_EDGE)
    g_string_append (text, OXBOW_EDGE_NAME (grid, record->edge));
  else if (record->cells->len > 0)
    g_string_append (text, OXBOW_CELL_NAME (grid, g_array_index (record->cells, OxbowCell, 0)));
  else
    g_string_append (text, place != NULL ? place : "-");
}

static void
write_word (GString *text, const OxbowGrid *grid, const char *pattern, const OxbowRecord *record)
{
  char name[24];
  if (text->len > 0)
    g_string_append_c (text, ' ');
  while (*pattern != '\0')
    if (*pattern == '@')
      {
        write_place (text, grid, record);
        pattern++;
      }
    else if (*pattern == '$')
      {
        pattern = take_name (pattern + 1, name);
        const char *value = oxbow_record_get (record, name);
        g_string_append (text, value != NULL ? value : "");
        pattern += g_str_equal (pattern, "...") ? 3 : 0;
      }
    else
      g_string_append_c (text, *pattern++);
}

static char *
print_line (const OxbowPositionLine *line, const OxbowGrid *grid, const OxbowRecord *record)
{
  GString *text = g_string_new (NULL);
  g_auto (GStrv) patterns = g_strsplit (line->pattern, " ", -1);
  for (int i = 0; patterns[i] != NULL && *patterns[i] != '*'; i++)
    write_word (text, grid, patterns[i], record);
  return g_string_free (text, FALSE);
}

static int
get_order (const OxbowRecord *record)
{
  if (record->edge != OXBOW_NO_EDGE)
    return record->edge;
  return record->cells->len > 0 ? g_array_index (record->cells, OxbowCell, 0) : G_MAXINT;
}

static int
compare_places (gconstpointer a, gconstpointer b)
{
  int x = get_order (*(OxbowRecord *const *) a), y = get_order (*(OxbowRecord *const *) b);
  return x < y ? -1 : x > y;
}

static GPtrArray *
gather (const GPtrArray *records, const OxbowPositionLine *line)
{
  GPtrArray *found = g_ptr_array_new ();
  for (guint i = 0; i < records->len; i++)
    for (const OxbowPositionLine *kind = line; kind == line || kind->joins; kind++)
      if (strcmp (((const OxbowRecord *) records->pdata[i])->kind, kind->kind) == 0)
        g_ptr_array_add (found, records->pdata[i]);
  if (line->is_sorted)
    g_ptr_array_sort (found, compare_places);
  return found;
}

/* Next NULL: the end, where all lines stand whose own place is not there. */
static bool
stands_before (const OxbowPositionLine *line, const char *next)
{
  size_t length = line->before != NULL ? strlen (line->before) : 0;
  if (line->before == NULL || line->joins)
    return false;
  return next == NULL
         || (length > 0 && strncmp (next, line->before, length) == 0 && strchr (" ", next[length]) != NULL);
}

static void
write_gathered (Writing *writing, const char *next)
{
  for (const OxbowPositionLine *line = writing->palette->position_lines; line != NULL && line->kind != NULL; line++)
    {
      if (!stands_before (line, next) || !g_hash_table_add (writing->kinds, (gpointer) line->kind))
        continue;
      g_autoptr (GPtrArray) found = gather (writing->records, line);
      for (guint i = 0; i < found->len; i++)
        {
          const OxbowRecord *record = found->pdata[i];
          const OxbowPositionLine *its = oxbow_position_line_find (writing->palette, record->kind);
          g_autofree char *text = print_line (its, writing->grid, record);
          g_string_append_printf (writing->listing, "%s\n", text);
        }
    }
}

/* Whether the thing is one of those behind that line, which say the same of themselves as it does. */
static bool
stands_behind (const OxbowRecord *thing, const OxbowPositionLine *line, const OxbowGrid *grid, const char *text)
{
  g_autofree char *its = print_line (line, grid, thing);
  return strcmp (its, text) == 0;
}

static const OxbowPositionLine *
find_things (const OxbowPalette *palette, const OxbowGrid *grid, const char *text)
{
  for (const OxbowPositionLine *line = palette->position_lines; line != NULL && line->kind != NULL; line++)
    {
      g_auto (GStrv) patterns = g_strsplit (line->pattern, " ", -1), words = g_strsplit (text, " ", -1);
      g_autoptr (OxbowRecord) ignored = oxbow_record_new (line->kind);
      int n = match_words (grid, patterns, words, ignored);
      if (n > 0 && n == (int) g_strv_length (words) && n < (int) g_strv_length (patterns) && *patterns[n] == '*')
        return line;
    }
  return NULL;
}

static int
write_each (Writing *writing, const OxbowPositionLine *line, const char *text)
{
  g_autoptr (GPtrArray) things = gather (writing->records, line);
  const char *pattern = strchr (line->pattern, '*') + 1;
  int n = 0;
  for (guint i = 0; i < things->len; i++)
    {
      g_autoptr (GString) word = g_string_new (NULL);
      if (!stands_behind (things->pdata[i], line, writing->grid, text))
        continue;
      write_word (word, writing->grid, pattern, things->pdata[i]);
      g_string_append_printf (writing->listing, " %s", word->str);
      n++;
    }
  return n;
}

static void
write_things (Writing *writing, const OxbowPositionLine *line, const char *text)
{
  int n = g_hash_table_add (writing->heads, g_strdup (text)) ? write_each (writing, line, text) : 0;
  if (n == 0 && !line->has_slots)
    g_string_append (writing->listing, " -");
}

static void
write_line (Writing *writing, const OxbowRecord *record)
{
  const OxbowPositionLine *line = oxbow_position_line_find (writing->palette, record->kind);
  const char *its_text = oxbow_record_get (record, "text");
  if (line != NULL && (line->before != NULL || strchr (line->pattern, '*') != NULL))
    return;
  g_autofree char *text = line != NULL ? print_line (line, writing->grid, record)
                                       : g_strdup (its_text != NULL ? its_text : "");
  const OxbowPositionLine *things = line == NULL ? find_things (writing->palette, writing->grid, text) : NULL;
  write_gathered (writing, text);
  g_string_append (writing->listing, text);
  if (things != NULL)
    write_things (writing, things, text);
  g_string_append_c (writing->listing, '\n');
}

/* Things whose line is not there, such as those of a player who does not play, have one behind all others: what the
 * game cannot read it refuses, and nothing is lost. */
static void
write_strays (Writing *writing)
{
  for (guint i = 0; i < writing->records->len; i++)
    {
      const OxbowRecord *record = writing->records->pdata[i];
      const OxbowPositionLine *line = oxbow_position_line_find (writing->palette, record->kind);
      if (line == NULL || strchr (line->pattern, '*') == NULL)
        continue;
      g_autofree char *text = print_line (line, writing->grid, record);
      if (g_hash_table_contains (writing->heads, text))
        continue;
      g_string_append (writing->listing, text);
      write_things (writing, line, text);
      g_string_append_c (writing->listing, '\n');
    }
}

char *
oxbow_position_put_together (const OxbowPalette *palette, const OxbowGrid *grid, const GPtrArray *records)
{
  g_autoptr (GHashTable) kinds = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) heads = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Writing writing = { palette, grid, records, g_string_new (NULL), kinds, heads };
  for (guint i = 0; i < records->len; i++)
    write_line (&writing, records->pdata[i]);
  write_gathered (&writing, NULL);
  write_strays (&writing);
  return g_string_free (writing.listing, FALSE);
}

/* Of a scenario */

bool
oxbow_scenario_has_position (const OxbowScenario *scenario)
{
  return scenario->position != NULL || scenario->standing->len > 0;
}

char *
oxbow_scenario_list_position (const OxbowScenario *scenario)
{
  if (scenario->standing->len == 0)
    return g_strdup (scenario->position);
  return oxbow_position_put_together (scenario->ruleset->palette, &scenario->map->grid, scenario->standing);
}

void
oxbow_scenario_open_position (OxbowScenario *scenario)
{
  g_autofree char *listing = g_steal_pointer (&scenario->position);
  if (listing == NULL)
    return;
  g_ptr_array_unref (scenario->standing);
  scenario->standing = oxbow_position_take_apart (scenario->ruleset->palette, &scenario->map->grid, listing);
}

GPtrArray *
oxbow_position_settle (const OxbowScenario *scenario)
{
  const OxbowPalette *palette = scenario->ruleset->palette;
  if (scenario->standing->len == 0 || scenario->ruleset->settle == NULL)
    return NULL;
  g_autoptr (OxbowScenario) settled = oxbow_scenario_copy (scenario);
  scenario->ruleset->settle (settled);
  g_autofree char *before = oxbow_scenario_list_position (scenario);
  g_autofree char *after = oxbow_scenario_list_position (settled);
  if (strcmp (before, after) == 0)
    return NULL;
  return oxbow_position_take_apart (palette, &scenario->map->grid, after);
}

OxbowCell
oxbow_position_find_cell (const OxbowGrid *grid, const char *sentence)
{
  for (const char *at = sentence; *at != '\0'; at++)
    {
      bool is_first = at == sentence || !g_ascii_isalnum (at[-1]);
      size_t letters = strspn (at, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"), n = letters + strspn (at + letters, "0123456789");
      if (!is_first || letters == 0 || n == letters || g_ascii_isalnum (at[n]))
        continue;
      g_autofree char *name = g_strndup (at, n);
      OxbowCell cell = oxbow_cell_parse (grid, name);
      if (cell != OXBOW_NO_CELL)
        return cell;
    }
  return OXBOW_NO_CELL;
}
