/* error.c: the two kinds of error that a person can cause
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/error.h"

#include <string.h>

G_DEFINE_QUARK (oxbow-rules-error-quark, oxbow_rules_error)
G_DEFINE_QUARK (oxbow-file-error-quark, oxbow_file_error)

static void
set_sentence (GError **error, OxbowRulesError code, const char *format, va_list args) G_GNUC_PRINTF (3, 0);

static void
set_sentence (GError **error, OxbowRulesError code, const char *format, va_list args)
{
  g_autofree char *sentence = g_strdup_vprintf (format, args);
  g_set_error_literal (error, OXBOW_RULES_ERROR, code, sentence);
}

bool
oxbow_refuse_in_words (GError **error, const char *format, ...)
{
  va_list args;
  va_start (args, format);
  set_sentence (error, OXBOW_RULES_ERROR_ILLEGAL, format, args);
  va_end (args);
  return false;
}

bool
oxbow_refuse_by_rule (GError **error, const char *rule, const char *format, ...)
{
  va_list args;
  va_start (args, format);
  g_autofree char *sentence = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error (error, OXBOW_RULES_ERROR, OXBOW_RULES_ERROR_ILLEGAL, "%s (%s)", sentence, rule);
  return false;
}

/* Letters, a hyphen, and numbers with points between: "RW-5.6.1"; some end in a letter. */
static bool
is_rule (const char *text)
{
  size_t letters = strspn (text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  const char *numbers = text + letters + 1;
  if (letters == 0 || text[letters] != '-' || !g_ascii_isdigit (*numbers))
    return false;
  const char *end = numbers + strspn (numbers, "0123456789.");
  return end[-1] != '.' && (*end == '\0' || (g_ascii_islower (*end) && end[1] == '\0'));
}

char *
oxbow_refusal_get_rule (const char *sentence, size_t *length)
{
  size_t n = strlen (sentence);
  const char *start = g_strrstr (sentence, " (");
  if (length != NULL)
    *length = n;
  if (start == NULL || sentence[n - 1] != ')')
    return NULL;
  g_autofree char *rule = g_strndup (start + 2, n - (size_t) (start + 2 - sentence) - 1);
  if (!is_rule (rule))
    return NULL;
  if (length != NULL)
    *length = (size_t) (start - sentence);
  return g_steal_pointer (&rule);
}

bool
oxbow_refuse_settings (GError **error, const char *format, ...)
{
  va_list args;
  va_start (args, format);
  set_sentence (error, OXBOW_RULES_ERROR_SETTINGS, format, args);
  va_end (args);
  return false;
}
