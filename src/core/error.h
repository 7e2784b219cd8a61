/* error.h: the two kinds of error that a person can cause, and the words for them
 *
 * Every sentence is whole, translated where it is made, and names the place. Refusals are cheap: without an error to
 * fill, no sentence is built, so that rules can be asked millions of times a second.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>

G_BEGIN_DECLS

#define OXBOW_RULES_ERROR (oxbow_rules_error_quark ())
#define OXBOW_FILE_ERROR (oxbow_file_error_quark ())

GQuark oxbow_rules_error_quark (void);
GQuark oxbow_file_error_quark (void);

typedef enum
{
  OXBOW_RULES_ERROR_ILLEGAL,    /* a move, as the game stands */
  OXBOW_RULES_ERROR_NO_MOVE,    /* a line that is no move at all */
  OXBOW_RULES_ERROR_SETTINGS,   /* seats or options that this game or scenario does not have */
  OXBOW_RULES_ERROR_SCENARIO,   /* a map or its data cannot be played */
  OXBOW_RULES_ERROR_LISTING,    /* a listing that is no position of this game */
} OxbowRulesError;

typedef enum
{
  OXBOW_FILE_ERROR_READ,        /* the bytes could not be had, or are too many */
  OXBOW_FILE_ERROR_CONTENT,     /* the bytes are not what they should be */
  OXBOW_FILE_ERROR_NEWER,       /* written by a later Oxbow */
  OXBOW_FILE_ERROR_WRITE,       /* not saved; what was there is still there */
} OxbowFileError;

/* Says no: false, with the sentence if anyone wants it. The arguments are not looked at otherwise. */
#define oxbow_refuse(error, ...) ((error) != NULL ? oxbow_refuse_in_words ((error), __VA_ARGS__) : false)
bool oxbow_refuse_in_words (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* The same by a rule of the game, whose number ("DR-5.4") ends the sentence: "There is nobody to chase off there.
 * (DR-5.5)". It is a name, and not translated. */
#define oxbow_refuse_by(error, rule, ...) \
  ((error) != NULL ? oxbow_refuse_by_rule ((error), (rule), __VA_ARGS__) : false)
bool oxbow_refuse_by_rule (GError **error, const char *rule, const char *format, ...) G_GNUC_PRINTF (3, 4);

/* The number of the rule that ends a sentence, or NULL; *length (may be NULL): of the sentence without it. */
char *oxbow_refusal_get_rule (const char *sentence, size_t *length);

/* The same for seats and options that cannot be chosen so; it happens once a game, and has no shortcut. */
bool oxbow_refuse_settings (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

G_END_DECLS
