/* text.c: a text in several languages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/text.h"

struct _OxbowText
{
  GPtrArray *languages;         /* of char *; "" for the original */
  GPtrArray *values;            /* of char * */
};

OxbowText *
oxbow_text_new (const char *original)
{
  OxbowText *text = g_new (OxbowText, 1);
  text->languages = g_ptr_array_new_with_free_func (g_free);
  text->values = g_ptr_array_new_with_free_func (g_free);
  if (original != NULL)
    oxbow_text_set (text, NULL, original);
  return text;
}

OxbowText *
oxbow_text_copy (const OxbowText *text)
{
  OxbowText *copy = oxbow_text_new (NULL);
  for (guint i = 0; i < text->values->len; i++)
    oxbow_text_set (copy, text->languages->pdata[i], text->values->pdata[i]);
  return copy;
}

void
oxbow_text_free (OxbowText *text)
{
  if (text == NULL)
    return;
  g_ptr_array_unref (text->languages);
  g_ptr_array_unref (text->values);
  g_free (text);
}

bool
oxbow_text_set (OxbowText *text, const char *language, const char *value)
{
  if (language == NULL)
    language = "";
  if (oxbow_text_get_in (text, language) != NULL)
    return false;
  g_ptr_array_add (text->languages, g_strdup (language));
  g_ptr_array_add (text->values, g_strdup (value));
  return true;
}

const char *
oxbow_text_get_in (const OxbowText *text, const char *language)
{
  guint i;
  if (g_ptr_array_find_with_equal_func (text->languages, language != NULL ? language : "", g_str_equal, &i))
    return text->values->pdata[i];
  return NULL;
}

/* Files write de-AT where locales write de_AT. */
static const char *
get_in_locale (const OxbowText *text, const char *locale)
{
  g_autofree char *language = g_strdelimit (g_strdup (locale), "_", '-');
  return oxbow_text_get_in (text, language);
}

const char *
oxbow_text_get (const OxbowText *text)
{
  const char *const *locales = g_get_language_names ();
  for (int i = 0; locales[i] != NULL; i++)
    {
      /* "C" is the program's own language, and so the original's. */
      const char *value = g_str_equal (locales[i], "C")
                          ? oxbow_text_get_in (text, NULL) : get_in_locale (text, locales[i]);
      if (value != NULL)
        return value;
    }
  return text->values->len > 0 ? text->values->pdata[0] : "";
}

int
oxbow_text_n (const OxbowText *text)
{
  return (int) text->values->len;
}

const char *
oxbow_text_nth (const OxbowText *text, int i, const char **language)
{
  const char *name = text->languages->pdata[i];
  *language = *name != '\0' ? name : NULL;
  return text->values->pdata[i];
}
