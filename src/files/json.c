/* json.c: reading JSON, for other programs' formats
 *
 * The text is copied once and its strings are freed of their escapes in place, which never makes them longer. Values
 * stand in one array and name each other by number, so that a value costs a fixed few bytes. Recursion is as deep as
 * the text is nested, which has a bound.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/json.h"
#include "core/error.h"
#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_DEPTH 64
#define MAX_VALUES (1 << 23)
#define MAX_BYTES (512 << 20)

struct _OxbowJson
{
  char *text;
  GArray *values;               /* of OxbowJsonValue; number 0 is the root */
};

typedef struct
{
  OxbowJson *json;
  const char *file;
  char *at;                     /* the next byte to read; the text ends with a zero, which no text holds */
  int line, depth;
  GError **error;
} Reader;

static bool read_value (Reader *reader, uint32_t number);

/* At the end of the text nothing is wrong but that it ends. */
static bool
refuse (Reader *reader, const char *sentence)
{
  g_set_error (reader->error, OXBOW_FILE_ERROR, OXBOW_FILE_ERROR_CONTENT,
               /* Translators: a file, a line in it, and a whole sentence about it. */
               _("%s, line %d: %s"), reader->file, reader->line,
               *reader->at != '\0' ? sentence : _("the file ends in the middle; the rest of it is missing."));
  return false;
}

static void
skip_blanks (Reader *reader)
{
  for (; *reader->at == ' ' || *reader->at == '\t' || *reader->at == '\r' || *reader->at == '\n'; reader->at++)
    if (*reader->at == '\n')
      reader->line++;
}

static OxbowJsonValue *
value_at (Reader *reader, uint32_t number)
{
  return &g_array_index (reader->json->values, OxbowJsonValue, number);
}

/* The number of a new value, or 0 if there are too many. */
static uint32_t
add_value (Reader *reader)
{
  GArray *values = reader->json->values;
  if (values->len >= MAX_VALUES)
    {
      refuse (reader, _("there are more values than a map can need."));
      return 0;
    }
  g_array_set_size (values, values->len + 1);
  return values->len - 1;
}

/* ---- strings ---- */

static bool
read_hex (Reader *reader, gunichar *code)
{
  *code = 0;
  for (int i = 0; i < 4; i++, reader->at++)
    {
      if (!g_ascii_isxdigit (*reader->at))
        return refuse (reader, _("after \"\\u\" four hexadecimal digits should follow."));
      *code = *code * 16 + g_ascii_xdigit_value (*reader->at);
    }
  return true;
}

/* What follows "\u": one unit, or the two that write a character beyond the first 65,536. */
static bool
read_unicode (Reader *reader, char **to)
{
  gunichar code, low;
  if (!read_hex (reader, &code))
    return false;
  if (code >= 0xd800 && code < 0xdc00)
    {
      if (reader->at[0] != '\\' || reader->at[1] != 'u')
        return refuse (reader, _("half a character stands alone in a text."));
      reader->at += 2;
      if (!read_hex (reader, &low))
        return false;
      if (low < 0xdc00 || low > 0xdfff)
        return refuse (reader, _("half a character stands alone in a text."));
      code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
    }
  bool blank = code == '\t' || code == '\n' || code == '\r';
  if ((code < 0x20 && !blank) || code == 0xfffe || code == 0xffff || !g_unichar_validate (code))
    return refuse (reader, _("a text holds a character that no file can carry."));
  *to += g_unichar_to_utf8 (code, *to);
  return true;
}

static bool
read_escape (Reader *reader, char **to)
{
  static const char names[] = "\"\\/bfnrt", meanings[] = "\"\\/\b\f\n\r\t";
  char name = *reader->at;
  const char *found = name != '\0' ? strchr (names, name) : NULL;
  if (name != 'u' && found == NULL)
    return refuse (reader, _("after a backslash one of \" \\ / b f n r t u should follow."));
  if (name == 'b' || name == 'f')
    return refuse (reader, _("a text holds a character that no file can carry."));

  reader->at++;
  if (name == 'u')
    return read_unicode (reader, to);
  *(*to)++ = meanings[found - names];
  return true;
}

/* A string from its opening quote on; it is shortened in place and ended by a zero. */
static bool
read_string (Reader *reader, const char **text, uint32_t *length)
{
  char *start = ++reader->at, *to = start;
  while (*reader->at != '"')
    {
      char c = *reader->at;
      if (c == '\0')
        return refuse (reader, NULL);
      if ((unsigned char) c < 0x20)
        return refuse (reader, _("a line ends within a text, or the text holds a control character."));
      reader->at++;
      if (c != '\\')
        *to++ = c;
      else if (!read_escape (reader, &to))
        return false;
    }
  *to = '\0';
  reader->at++;
  *text = start;
  *length = to - start;
  return true;
}

/* ---- numbers ---- */

static bool
skip_digits (char **at)
{
  char *start = *at;
  while (g_ascii_isdigit (**at))
    (*at)++;
  return *at > start;
}

/* Past a number as JSON writes one; false if there is none. */
static bool
skip_number (char **at)
{
  if (**at == '-')
    (*at)++;
  bool zero = **at == '0';
  char *start = *at;
  if (!skip_digits (at) || (zero && *at > start + 1))
    return false;
  if (**at == '.')
    {
      (*at)++;
      if (!skip_digits (at))
        return false;
    }
  if (**at == 'e' || **at == 'E')
    {
      (*at)++;
      if (**at == '+' || **at == '-')
        (*at)++;
      return skip_digits (at);
    }
  return true;
}

static bool
read_number (Reader *reader, OxbowJsonValue *value)
{
  char *start = reader->at;
  if (!skip_number (&reader->at))
    return refuse (reader, _("this is no number as JSON writes one."));
  value->kind = OXBOW_JSON_NUMBER;
  value->text = start;
  value->length = reader->at - start;
  return true;
}

/* An array of nothing but numbers, from the byte after its bracket on; false, with nothing read, if it is another. */
static bool
read_numbers (Reader *reader, OxbowJsonValue *value)
{
  Reader ahead = *reader;
  for (;;)
    {
      skip_blanks (&ahead);
      if (!skip_number (&ahead.at))
        return false;
      skip_blanks (&ahead);
      if (*ahead.at == ']')
        break;
      if (*ahead.at++ != ',')
        return false;
    }
  value->kind = OXBOW_JSON_NUMBERS;
  value->text = reader->at;
  value->length = ahead.at - reader->at;
  reader->at = ahead.at + 1;
  reader->line = ahead.line;
  return true;
}

/* ---- values ---- */

static bool
read_name (Reader *reader, uint32_t child)
{
  const char *name;
  uint32_t length;
  if (*reader->at != '"')
    return refuse (reader, _("within braces, a name in quotes should stand here."));
  if (!read_string (reader, &name, &length))
    return false;
  value_at (reader, child)->name = name;
  skip_blanks (reader);
  if (*reader->at != ':')
    return refuse (reader, _("a colon should follow the name."));
  reader->at++;
  skip_blanks (reader);
  return true;
}

/* What stands between brackets or braces, from the byte after the opening one on. */
static bool
read_inside (Reader *reader, uint32_t number, char closing)
{
  uint32_t last = 0;
  skip_blanks (reader);
  if (*reader->at == closing)
    {
      reader->at++;
      return true;
    }
  for (;;)
    {
      uint32_t child = add_value (reader);
      if (child == 0)
        return false;
      if (last == 0)
        value_at (reader, number)->first = child;
      else
        value_at (reader, last)->next = child;
      last = child;

      skip_blanks (reader);
      if ((closing == '}' && !read_name (reader, child)) || !read_value (reader, child))
        return false;
      skip_blanks (reader);
      if (*reader->at == closing)
        break;
      if (*reader->at != ',')
        return refuse (reader, _("a comma or a closing bracket is missing here."));
      reader->at++;
    }
  reader->at++;
  return true;
}

static bool
read_word (Reader *reader, OxbowJsonValue *value)
{
  static const struct { const char *word; OxbowJsonKind kind; } words[] = {
    { "null", OXBOW_JSON_NULL }, { "false", OXBOW_JSON_FALSE }, { "true", OXBOW_JSON_TRUE },
  };
  for (size_t i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_has_prefix (reader->at, words[i].word))
      {
        reader->at += strlen (words[i].word);
        value->kind = words[i].kind;
        return true;
      }
  return refuse (reader, _("this is no value as JSON writes one."));
}

static bool
read_nested (Reader *reader, uint32_t number)
{
  bool object = *reader->at++ == '{';
  value_at (reader, number)->kind = object ? OXBOW_JSON_OBJECT : OXBOW_JSON_ARRAY;
  if (!object && read_numbers (reader, value_at (reader, number)))
    return true;
  if (++reader->depth > MAX_DEPTH)
    return refuse (reader, _("brackets are nested deeper than a map can need."));
  bool good = read_inside (reader, number, object ? '}' : ']');
  reader->depth--;
  return good;
}

static bool
read_value (Reader *reader, uint32_t number)
{
  OxbowJsonValue *value = value_at (reader, number);
  value->line = reader->line;
  switch (*reader->at)
    {
    case '{':
    case '[':
      return read_nested (reader, number);
    case '"':
      value->kind = OXBOW_JSON_STRING;
      return read_string (reader, &value->text, &value->length);
    case '-': case '0': case '1': case '2': case '3': case '4': case '5': case '6': case '7': case '8': case '9':
      return read_number (reader, value);
    default:
      return read_word (reader, value);
    }
}

static bool
read_document (Reader *reader)
{
  g_array_set_size (reader->json->values, 1);
  skip_blanks (reader);
  if (!read_value (reader, 0))
    return false;
  skip_blanks (reader);
  if (*reader->at != '\0')
    return refuse (reader, _("something follows after the end of the map."));
  return true;
}

/* ---- public functions ---- */

OxbowJson *
oxbow_json_parse (const char *bytes, size_t length, const char *file, GError **error)
{
  if (length >= 3 && memcmp (bytes, "\xef\xbb\xbf", 3) == 0)
    {
      bytes += 3;
      length -= 3;
    }
  if (length > MAX_BYTES || (length > 0 && !g_utf8_validate_len (bytes, length, NULL)))
    {
      g_set_error (error, OXBOW_FILE_ERROR, OXBOW_FILE_ERROR_CONTENT,
                   length > MAX_BYTES ? _("%s: the file is larger than any map can be.")
                                      : _("%s: the file is not written in UTF-8."), file);
      return NULL;
    }

  g_autoptr (OxbowJson) json = g_new0 (OxbowJson, 1);
  json->text = length > 0 ? g_strndup (bytes, length) : g_strdup ("");
  json->values = g_array_new (FALSE, TRUE, sizeof (OxbowJsonValue));
  Reader reader = { .json = json, .file = file, .at = json->text, .line = 1, .error = error };
  return read_document (&reader) ? g_steal_pointer (&json) : NULL;
}

void
oxbow_json_free (OxbowJson *json)
{
  if (json == NULL)
    return;
  g_array_unref (json->values);
  g_free (json->text);
  g_free (json);
}

const OxbowJsonValue *
oxbow_json_get_root (const OxbowJson *json)
{
  return &g_array_index (json->values, OxbowJsonValue, 0);
}

const OxbowJsonValue *
oxbow_json_get_first (const OxbowJson *json, const OxbowJsonValue *value)
{
  return value->first != 0 ? &g_array_index (json->values, OxbowJsonValue, value->first) : NULL;
}

const OxbowJsonValue *
oxbow_json_get_next (const OxbowJson *json, const OxbowJsonValue *value)
{
  return value->next != 0 ? &g_array_index (json->values, OxbowJsonValue, value->next) : NULL;
}

const OxbowJsonValue *
oxbow_json_find (const OxbowJson *json, const OxbowJsonValue *object, const char *name)
{
  if (object->kind != OXBOW_JSON_OBJECT)
    return NULL;
  const OxbowJsonValue *member = oxbow_json_get_first (json, object);
  while (member != NULL && strcmp (member->name, name) != 0)
    member = oxbow_json_get_next (json, member);
  return member;
}
