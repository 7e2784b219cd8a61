/* test-json.c: JSON, what it may be and what it may not
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/json.h"

#include "core/error.h"

#include <string.h>

static void
print_value (GString *out, const OxbowJson *json, const OxbowJsonValue *value)
{
  static const char *const names[] = { "null", "false", "true", "number", "string", "numbers", "array", "object" };
  if (value->name != NULL)
    g_string_append_printf (out, "%s=", value->name);
  g_string_append (out, names[value->kind]);
  if (value->text != NULL)
    g_string_append_printf (out, "'%.*s'", (int) value->length, value->text);
  if (value->kind != OXBOW_JSON_ARRAY && value->kind != OXBOW_JSON_OBJECT)
    return;
  g_string_append_c (out, '(');
  for (const OxbowJsonValue *child = oxbow_json_get_first (json, value); child != NULL;
       child = oxbow_json_get_next (json, child))
    {
      print_value (out, json, child);
      if (oxbow_json_get_next (json, child) != NULL)
        g_string_append_c (out, ' ');
    }
  g_string_append_c (out, ')');
}

/* Exactly as many bytes as the text has, so that a sanitizer sees what reads further. */
static OxbowJson *
parse (const char *text, size_t length, GError **error)
{
  g_autofree char *exact = g_memdup2 (text, length);
  return oxbow_json_parse (exact, length, "file", error);
}

static void
test_values (void)
{
  static const struct { const char *text, *tree; } rows[] = {
    { "null", "null" },
    { " true ", "true" },
    { "\xef\xbb\xbf[false]", "array(false)" },
    { "-0.5e+10", "number'-0.5e+10'" },
    { "0", "number'0'" },
    { "\"\"", "string''" },
    { "\"a\\n\\t\\\"\\\\\\/\\u00e9\\u20ac\\ud83d\\ude00\"", "string'a\n\t\"\\/é€😀'" },
    { "[]", "array()" },
    { "[1, -2.5,\n3]", "numbers'1, -2.5,\n3'" },
    { "[[1], [], [2, \"x\"]]", "array(numbers'1' array() array(number'2' string'x'))" },
    { "{}", "object()" },
    { "{ \"a\" : 1, \"b\": {\"c\": [true]} }", "object(a=number'1' b=object(c=array(true)))" },
  };
  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (OxbowJson) json = parse (rows[i].text, strlen (rows[i].text), &error);
      g_assert_no_error (error);
      g_autoptr (GString) tree = g_string_new (NULL);
      print_value (tree, json, oxbow_json_get_root (json));
      g_assert_cmpstr (tree->str, ==, rows[i].tree);
    }
}

static void
test_find (void)
{
  static const char text[] = "{\"a\": 1, \"b\": 2,\n \"a\": 3, \"list\": []}";
  g_autoptr (OxbowJson) json = parse (text, strlen (text), NULL);
  const OxbowJsonValue *root = oxbow_json_get_root (json);
  g_assert_cmpint (oxbow_json_find (json, root, "b")->text[0], ==, '2');
  g_assert_cmpint (oxbow_json_find (json, root, "a")->text[0], ==, '1');
  g_assert_cmpint (oxbow_json_find (json, root, "list")->line, ==, 2);
  g_assert_null (oxbow_json_find (json, root, "c"));
  g_assert_null (oxbow_json_find (json, oxbow_json_find (json, root, "list"), "a"));
}

static void
test_bad (void)
{
  static const char *const rows[] = {
    "", " ", "nul", "tru", "True", "nan", "Infinity", "+1", "01", "1.", ".5", "1e", "0x10", "--1", "1 2", "\"",
    "\"\\\"",
    "\"\\x\"", "\"\\u12\"", "\"\\u12g4\"", "\"\\ud800\"", "\"\\ud800\\u0041\"", "\"\\udc00\"", "\"\\u0000\"", "\"\\b\"",
    "\"a\nb\"", "\"\x01\"", "[", "]", "[1", "[1,", "[1,]", "[,1]", "[1 2]", "[1}", "{", "{\"a\"", "{\"a\":", "{\"a\":1",
    "{\"a\":1,", "{\"a\":1,}", "{a:1}", "{'a':1}", "{\"a\" 1}", "{1:2}", "'a'", "[1] // end", "\xff", "\"\xc0\x80\"",
    "\xff\xfe\x31\x00",
  };
  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (OxbowJson) json = parse (rows[i], strlen (rows[i]), &error);
      g_autofree char *row = g_strescape (rows[i], NULL);
      g_test_message ("%s: %s", row, error != NULL ? error->message : "accepted");
      g_assert_null (json);
      g_assert_error (error, OXBOW_FILE_ERROR, OXBOW_FILE_ERROR_CONTENT);
      g_assert_true (g_str_has_prefix (error->message, "file"));
    }
  g_autoptr (GError) cut = NULL;
  g_autoptr (OxbowJson) begun = parse ("{\n\"a\": \"b", 9, &cut);
  g_assert_null (begun);
  g_assert_cmpstr (cut->message, ==, "file, line 2: the file ends in the middle; the rest of it is missing.");
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowJson) zero = parse ("[1]\0[2]", 7, &error);
  g_assert_null (zero);
}

/* 64 brackets are read, 65 are not, however many follow; an array of numbers needs no depth of its own. */
static void
test_depth (void)
{
  for (int depth = 63; depth <= 66; depth++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      for (int i = 0; i < depth; i++)
        g_string_append_c (text, '[');
      g_string_append (text, "true");
      for (int i = 0; i < depth; i++)
        g_string_append_c (text, ']');
      g_autoptr (OxbowJson) json = parse (text->str, text->len, NULL);
      g_assert_true ((json != NULL) == (depth <= 64));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/files/json/values", test_values);
  g_test_add_func ("/files/json/find", test_find);
  g_test_add_func ("/files/json/bad", test_bad);
  g_test_add_func ("/files/json/depth", test_depth);
  return g_test_run ();
}
