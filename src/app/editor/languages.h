/* languages.h: the languages that the program speaks, for texts of a map
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

typedef struct
{
  const char *code;             /* as in files; NULL ends the list */
  const char *name;             /* what those who speak it call it */
} OxbowLanguage;

static const OxbowLanguage oxbow_languages[] = {
  { "en", "English" }, { "de", "Deutsch" }, { "es", "Español" }, { "fr", "Français" }, { "it", "Italiano" },
  { NULL, NULL },
};
