/* error.c: the two kinds of error that a person can cause
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/error.h"

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
oxbow_refuse_settings (GError **error, const char *format, ...)
{
  va_list args;
  va_start (args, format);
  set_sentence (error, OXBOW_RULES_ERROR_SETTINGS, format, args);
  va_end (args);
  return false;
}
