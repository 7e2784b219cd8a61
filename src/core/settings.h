/* settings.h: what is chosen at the start of a game: seed, seats, options
 *
 * Held as text by name, in the order it was chosen; a ruleset's tables say which names and values there are.
 * Values are looked up in the game's settings, then in the scenario's, then in the ruleset's defaults. What a scenario
 * suggests is looked up nowhere: whoever begins a game may take it into its settings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>
#include <stdint.h>

G_BEGIN_DECLS

typedef enum
{
  OXBOW_OPTION_BOOLEAN,         /* yes no, on off, true false, 1 0; written yes, no */
  OXBOW_OPTION_NUMBER,          /* minimum ... maximum */
  OXBOW_OPTION_CHOICE,          /* one of choices */
  OXBOW_OPTION_LIST,            /* separated by commas; the game checks the items */
} OxbowOptionKind;

typedef struct
{
  const char *name;             /* as in files and the rules; NULL ends a list */
  OxbowOptionKind kind;
  const char *otherwise;        /* the default, as text */
  int minimum, maximum;
  const char *const *choices;   /* ended by NULL */
  const char *title, *meaning;  /* N_(): a label, and the line that explains it */
  const char *const *choice_titles;     /* N_(): what people read for each of choices */
} OxbowOption;

typedef struct
{
  char *name, *value;
  int line;                     /* of the file, or 0 */
} OxbowSetting;

typedef struct
{
  uint64_t seed;
  bool has_seed;
  int players;                  /* 0: as the scenario says */
  bool by_post;                 /* what chance has shown is not taken back, as players do not see each other */
  GPtrArray *seats;             /* of OxbowSetting: role and value */
  GPtrArray *options;           /* of OxbowSetting */
  GPtrArray *suggested;         /* of OxbowSetting, of a scenario alone: options that a game best begins with */
  GPtrArray *names;             /* of OxbowSetting: role, and what the person who sits there is called */
  GPtrArray *computers;         /* of OxbowSetting: role, and which computer player sits there; nobody: a person */
} OxbowSettings;

OxbowSettings *oxbow_settings_new         (void);
OxbowSettings *oxbow_settings_copy        (const OxbowSettings *settings);
void           oxbow_settings_free        (OxbowSettings *settings);
void           oxbow_settings_set_option  (OxbowSettings *settings, const char *name, const char *value, int line);
void           oxbow_settings_suggest     (OxbowSettings *settings, const char *name, const char *value, int line);
void           oxbow_settings_set_seat    (OxbowSettings *settings, const char *role, const char *value, int line);
void           oxbow_settings_set_name    (OxbowSettings *settings, const char *role, const char *name, int line);
void           oxbow_settings_set_computer (OxbowSettings *settings, const char *role, const char *player, int line);
const char    *oxbow_settings_get_option  (const OxbowSettings *settings, const char *name);    /* or NULL */
const char    *oxbow_settings_get_suggestion (const OxbowSettings *settings, const char *name); /* or NULL */
const char    *oxbow_settings_get_seat    (const OxbowSettings *settings, const char *role);    /* or NULL */
const char    *oxbow_settings_get_name    (const OxbowSettings *settings, const char *role);    /* or NULL */
const char    *oxbow_settings_get_computer (const OxbowSettings *settings, const char *role);   /* or NULL */

/* What a scenario suggests, for the options that settings says nothing of. */
void           oxbow_settings_take_suggestions (OxbowSettings *settings, const OxbowSettings *scenario);

/* The line of the file that sets a seat or an option (of settings->seats, settings->options), or 0. */
int            oxbow_settings_line_of     (const GPtrArray *settings, const char *name);

const OxbowOption *oxbow_option_find      (const OxbowOption *options, const char *name);       /* or NULL */

/* Whether value is one of the option's; if so *canonical (may be NULL) is its written form, to be freed. */
bool           oxbow_option_check         (const OxbowOption *option, const char *value, char **canonical,
                                           GError **error);
bool           oxbow_option_parse_boolean (const char *value, bool *result);

/* The option and a value as people read them: "Map: Hills". */
char          *oxbow_option_tell          (const OxbowOption *option, const char *value);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowSettings, oxbow_settings_free)

G_END_DECLS
