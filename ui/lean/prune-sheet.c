/* prune-sheet.c: libadwaita's style sheet, without what the page of a game can do without
 *
 * prune-sheet SHEET HEADER writes the sheet of the library it is linked with, but for all that speaks of widgets of
 * which there are none on the page of a game, and a header that says of which sheet it was made. It runs while the
 * program is built. A selector goes where one of its names is in the list below, a rule when no selector is left.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <adwaita.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#define SHEET "/org/gnome/Adwaita/styles/base.css"

/* Of widgets and, after a dot, of classes, as style sheets call them; tests/app/lean.c looks for each on the pages of
 * games. */
static const char *const absent[] =
{
#include "absent.inc"
};

static bool
is_absent (const char *name, size_t length)
{
  for (size_t i = 0; i < G_N_ELEMENTS (absent); i++)
    if (strlen (absent[i]) == length && memcmp (absent[i], name, length) == 0)
      return true;
  return false;
}

static bool
is_of_name (char c)
{
  return g_ascii_isalnum (c) || c == '-' || c == '_';
}

/* Past a name and what stands in brackets after it. */
static const char *
skip_name (const char *at, const char *end)
{
  while (at < end && is_of_name (*at))
    at++;
  for (int depth = 0; at < end && (*at == '(' || depth > 0); at++)
    depth += *at == '(' ? 1 : *at == ')' ? -1 : 0;
  return at;
}

/* Names of widgets stand alone, those of classes after a dot; states and the like come after other signs. */
static bool
speaks_of_absent (const char *selector, const char *end)
{
  for (const char *at = selector; at < end; )
    {
      const char *name = at + strspn (at, ".:#");
      if (!is_of_name (*name))
        {
          at = name + 1;
          continue;
        }
      bool is_other = *at == ':' || *at == '#';
      const char *from = at;
      at = skip_name (name, end);
      if (!is_other && is_absent (from, (size_t) (at - from)))
        return true;
    }
  return false;
}

static const char *
find_end_of_selector (const char *at, const char *end)
{
  int depth = 0;
  while (at < end && (*at != ',' || depth > 0))
    {
      depth += *at == '(' ? 1 : *at == ')' ? -1 : 0;
      at++;
    }
  return at;
}

/* Writes a rule with those of its selectors that are left, if any are. */
static void
write_rule (GString *out, const char *selectors, const char *open, const char *close)
{
  gsize before = out->len;
  for (const char *at = selectors, *end; at < open; at = end + 1)
    {
      end = find_end_of_selector (at, open);
      if (speaks_of_absent (at, end))
        continue;
      if (out->len > before)
        g_string_append_c (out, ',');
      g_string_append_len (out, at, end - at);
    }
  if (out->len > before)
    g_string_append_len (out, open, close - open);
}

static const char *
find_closing (const char *open)
{
  int depth = 0;
  const char *at = open;
  do
    depth += *at == '{' ? 1 : *at == '}' ? -1 : 0;
  while (*at++ != '\0' && depth > 0);
  return at;
}

/* Colours, moving pictures and the like stay as they are. */
static const char *
write_at_rule (GString *out, const char *at)
{
  const char *end = at + strcspn (at, ";{");
  end = *end == '{' ? find_closing (end) : *end == ';' ? end + 1 : end;
  g_string_append_len (out, at, end - at);
  return end;
}

static GString *
prune (const char *sheet)
{
  GString *out = g_string_new (NULL);
  const char *at = sheet;
  while (*(at += strspn (at, " \t\n")) != '\0')
    {
      const char *open = at + strcspn (at, "{");
      if (strncmp (at, "/*", 2) == 0)
        at = strstr (at + 2, "*/") + 2;
      else if (*at == '@')
        at = write_at_rule (out, at);
      else if (*open == '{')
        {
          const char *close = find_closing (open);
          write_rule (out, at, open, close);
          at = close;
        }
      else
        break;
      g_string_append_c (out, '\n');
    }
  return out;
}

static bool
write_file (const char *path, const char *text)
{
  g_autoptr (GError) error = NULL;
  if (!g_file_set_contents (path, text, -1, &error))
    g_printerr ("prune-sheet: %s\n", error->message);
  return error == NULL;
}

int
main (int argc, char *argv[])
{
  if (argc != 3)
    return 2;
  unsigned int version[] = { adw_get_major_version (), adw_get_minor_version (), adw_get_micro_version () };
  g_autoptr (GBytes) bytes = g_resources_lookup_data (SHEET, 0, NULL);
  if (bytes == NULL)
    {
      g_printerr ("prune-sheet: this libadwaita has no %s\n", SHEET);
      return EXIT_FAILURE;
    }
  g_autofree char *sheet = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  GString *pruned = prune (sheet);
  g_autofree char *header = g_strdup_printf ("#define PRUNED_OF_B %zu\n#define PRUNED_OF_VERSION { %u, %u, %u }\n",
                                             g_bytes_get_size (bytes), version[0], version[1], version[2]);
  bool is_written = write_file (argv[1], pruned->str) && write_file (argv[2], header);
  g_string_free (pruned, TRUE);
  return is_written ? EXIT_SUCCESS : EXIT_FAILURE;
}
