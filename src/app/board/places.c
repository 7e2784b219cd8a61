/* places.c: keys by where they lie, whatever letter a keyboard has there
 *
 * Under X11 and Wayland a key of Linux has the same number on every keyboard. Whether the numbers are those is asked of
 * two keys that have no letter.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/board/places.h"

#include <stdbool.h>

#define ESCAPE_CODE 9
#define SPACE_CODE 65

static const struct
{
  char place;
  unsigned int code;
} places[] = {
  { 'q', 24 }, { 'w', 25 }, { 'e', 26 }, { 'a', 38 }, { 's', 39 }, { 'd', 40 }, { 'z', 52 }, { 'x', 53 }, { 'c', 54 },
  { 'b', 56 }, { 'n', 57 }, { 'm', 58 }, { 'r', 27 }, { 'o', 32 },
};

static bool
has_code (GdkDisplay *display, unsigned int key, unsigned int code)
{
  g_autofree GdkKeymapKey *keys = NULL;
  int n_keys;
  if (!gdk_display_map_keyval (display, key, &keys, &n_keys))
    return false;
  for (int i = 0; i < n_keys; i++)
    if (keys[i].keycode == code)
      return true;
  return false;
}

static bool
has_codes_of_linux (GdkDisplay *display)
{
  return has_code (display, GDK_KEY_Escape, ESCAPE_CODE) && has_code (display, GDK_KEY_space, SPACE_CODE);
}

char
oxbow_place_find (GdkDisplay *display, unsigned int key, unsigned int code)
{
  bool has_codes = has_codes_of_linux (display);
  for (size_t i = 0; i < G_N_ELEMENTS (places); i++)
    if (has_codes ? places[i].code == code : gdk_keyval_to_lower (key) == (unsigned int) places[i].place)
      return places[i].place;
  return 0;
}

/* What stands on the key at the place; where nobody knows, what would in the US. So too where letters are of another
 * script: GTK would write "Cyrillic_shorti" for one, and such keyboards have Latin letters beside their own. */
static const char *
name_key (GdkDisplay *display, int group, char place)
{
  unsigned int key;
  for (size_t i = 0; i < G_N_ELEMENTS (places) && has_codes_of_linux (display); i++)
    if (places[i].place == place
        && gdk_display_translate_key (display, places[i].code, 0, group, &key, NULL, NULL, NULL)
        && gdk_keyval_to_unicode (key) < 0x80)
      return gdk_keyval_name (key);
  return gdk_keyval_name ((unsigned int) place);
}

char *
oxbow_place_write (GdkDisplay *display, int group, const char *text)
{
  GString *written = g_string_new (NULL);
  for (; *text != '\0'; text++)
    if (*text == '@' && g_ascii_islower (text[1]))
      g_string_append (written, name_key (display, group, *++text));
    else
      g_string_append_c (written, *text);
  return g_string_free (written, FALSE);
}
