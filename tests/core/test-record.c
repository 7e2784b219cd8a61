/* test-record.c: what people read of a record, in the language that they read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/record.h"

static const OxbowAttribute attributes[] = {
  { "name", OXBOW_VALUE_TEXT, true, .is_prose = true },
  { "does", OXBOW_VALUE_TEXT },
  { NULL }
};
static const OxbowRecordKind kind = { "town", NULL, attributes };

static OxbowRecord *
new_town (void)
{
  OxbowRecord *town = oxbow_record_new ("town");
  oxbow_record_set (town, "name", "New Orleans");
  oxbow_record_set (town, "name-fr", "La Nouvelle-Orléans");
  oxbow_record_set (town, "name-pt-BR", "Nova Orleães");
  oxbow_record_set (town, "name-de", "");
  return town;
}

/* The user's languages in their order, then the original; where there is nothing in one, the next. */
static void
test_read (void)
{
  static const struct
  {
    const char *language, *name;
  } rows[] = {
    { "fr", "La Nouvelle-Orléans" },  { "fr_CA", "La Nouvelle-Orléans" }, { "pt_BR", "Nova Orleães" },
    { "pt", "New Orleans" },          { "de:fr", "La Nouvelle-Orléans" }, { "de", "New Orleans" },
    { "C", "New Orleans" },
  };
  g_autoptr (OxbowRecord) town = new_town ();
  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_setenv ("LANGUAGE", rows[i].language, TRUE);
      g_assert_cmpstr (oxbow_record_get_prose (town, "name"), ==, rows[i].name);
      g_assert_null (oxbow_record_get_prose (town, "does"));
    }
  g_unsetenv ("LANGUAGE");
}

/* Only what people read has languages, and only what is one. */
static void
test_checked (void)
{
  static const char *const wrong[] = { "name-", "name-x", "name-DE", "name-de-", "name-de AT", "name-german", "does-de",
                                       "names-de", "name-de-subtleties" };
  const OxbowGrid grid = { 2, 2, OXBOW_FLAT };
  g_autoptr (OxbowRecord) town = new_town ();
  g_assert_true (oxbow_record_check (town, &kind, &grid, NULL));
  for (size_t i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (OxbowRecord) other = new_town ();
      oxbow_record_set (other, wrong[i], "Nuova Orleans");
      g_assert_false (oxbow_record_check (other, &kind, &grid, &error));
      g_assert_nonnull (error);
    }
  oxbow_record_set (town, "name", NULL);        /* a translation is no original */
  g_assert_false (oxbow_record_check (town, &kind, &grid, NULL));
}

static void
test_named (void)
{
  g_autofree char *german = oxbow_attribute_name_in (&attributes[0], "de"), *own = NULL;
  own = oxbow_attribute_name_in (&attributes[0], NULL);
  g_assert_cmpstr (german, ==, "name-de");
  g_assert_cmpstr (own, ==, "name");
  g_assert_cmpstr (oxbow_attribute_find_language (&attributes[0], german), ==, "de");
  g_assert_null (oxbow_attribute_find_language (&attributes[0], own));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/record/prose/read", test_read);
  g_test_add_func ("/core/record/prose/checked", test_checked);
  g_test_add_func ("/core/record/prose/named", test_named);
  return g_test_run ();
}
