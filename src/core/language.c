/* language.c: names of languages, as texts have them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/language.h"

#include <string.h>

bool
oxbow_language_is_name (const char *name)
{
  g_auto (GStrv) parts = g_strsplit (name, "-", -1);
  for (int i = 0; parts[i] != NULL; i++)
    {
      size_t length = strlen (parts[i]);
      if (length < 1 || length > 8)
        return false;
      for (const char *p = parts[i]; *p != '\0'; p++)
        if (i == 0 ? !g_ascii_isalpha (*p) : !g_ascii_isalnum (*p))
          return false;
    }
  return parts[0] != NULL;
}
