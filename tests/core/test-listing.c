/* test-listing.c: positions as text, their digest, and records
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/error.h"
#include "core/listing.h"
#include "core/record.h"

#include <string.h>

static void
digest_is_fnv_1a (void)
{
  static const struct { const char *text; uint64_t digest; } rows[] = {
    { "", 0xcbf29ce484222325 }, { "a", 0xaf63dc4c8601ec8c }, { "foobar", 0x85944171f73967e8 },
    { "\xff", 0xaf64724c8602eb6e },
  };

  for (unsigned int i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmphex (oxbow_digest (rows[i].text, strlen (rows[i].text)), ==, rows[i].digest);
}

static void
written_line_by_line (void)
{
  g_autoptr (OxbowListing) listing = oxbow_listing_new ();

  oxbow_listing_add (listing, "round %d", 3);
  oxbow_listing_begin (listing, "row");
  oxbow_listing_word (listing, "%s", "corn");
  oxbow_listing_word (listing, "%s", "wheat");
  oxbow_listing_end (listing);
  oxbow_listing_begin (listing, "deck");
  oxbow_listing_end (listing);
  g_assert_cmpstr (listing->text->str, ==, "round 3\nrow corn wheat\ndeck -\n");
}

static void
read_in_the_same_order (void)
{
  static const char *const crops[] = { "corn", "wheat", NULL };
  g_autoptr (OxbowListing) listing = oxbow_listing_new_read ("round 3\nrow corn wheat\nrng 00ff00ff00ff00ff\n");
  g_autoptr (GError) error = NULL;
  uint64_t hex;
  int number;

  g_assert_true (oxbow_listing_next_is (listing, "round"));
  g_assert_false (oxbow_listing_next_is (listing, "rou"));
  g_assert_true (oxbow_listing_take (listing, "round", 1, &error));
  g_assert_true (oxbow_listing_get_number (listing, 0, 0, 9, &number, &error));
  g_assert_cmpint (number, ==, 3);
  g_assert_true (oxbow_listing_take (listing, "row", -1, &error));
  g_assert_cmpint (oxbow_listing_get_word (listing, 1, crops, &error), ==, 1);
  g_assert_cmpstr (oxbow_listing_get (listing, 2), ==, "");
  g_assert_false (oxbow_listing_at_end (listing, NULL));
  g_assert_true (oxbow_listing_take (listing, "rng", 1, &error));
  g_assert_true (oxbow_listing_get_hex (listing, 0, &hex, &error));
  g_assert_cmphex (hex, ==, 0x00ff00ff00ff00ff);
  g_assert_true (oxbow_listing_at_end (listing, &error));
  g_assert_no_error (error);
}

/* Reads "turns" with a number to 9, then "rng", then the end. */
static bool
read_turns (const char *text, GError **error)
{
  g_autoptr (OxbowListing) listing = oxbow_listing_new_read (text);
  uint64_t hex;
  int number;

  return oxbow_listing_take (listing, "turns", 1, error) && oxbow_listing_get_number (listing, 0, 0, 9, &number, error)
         && oxbow_listing_take (listing, "rng", 1, error) && oxbow_listing_get_hex (listing, 0, &hex, error)
         && oxbow_listing_at_end (listing, error);
}

static void
cells_and_empty_lists_are_read (void)
{
  const OxbowGrid grid = { 4, 3, OXBOW_FLAT };
  g_autoptr (OxbowListing) listing = oxbow_listing_new_read ("stones D2 Z9\nfences -\nflags - A1\nboats\n");
  g_autoptr (GError) error = NULL;
  OxbowCell cell;

  g_assert_true (oxbow_listing_take (listing, "stones", -1, NULL));
  g_assert_cmpint (oxbow_listing_n_items (listing), ==, 2);
  g_assert_true (oxbow_listing_get_cell (listing, 0, &grid, &cell, NULL));
  g_assert_cmpint (cell, ==, 7);
  g_assert_false (oxbow_listing_get_cell (listing, 1, &grid, &cell, &error));
  g_assert_cmpstr (error->message, ==, "Line 1 of the position: the map has no cell \"Z9\".");
  g_assert_true (oxbow_listing_take (listing, "fences", -1, NULL));
  g_assert_cmpint (oxbow_listing_n_items (listing), ==, 0);
  g_assert_true (oxbow_listing_take (listing, "flags", -1, NULL));
  g_assert_cmpint (oxbow_listing_n_items (listing), ==, 2);
  g_assert_true (oxbow_listing_take (listing, "boats", -1, NULL));
  g_assert_cmpint (oxbow_listing_n_items (listing), ==, 0);
}

static void
refusals_name_the_line (void)
{
  static const struct { const char *text, *sentence; } rows[] = {
    { "turn 3\n", "Line 1 of the position: a line \"turns\" was expected here." },
    { "turns\n", "Line 1 of the position: \"turns\" takes 1 words, not 0." },
    { "turns 3 4\n", "Line 1 of the position: \"turns\" takes 1 words, not 2." },
    { "turns  3\n", "Line 1 of the position: words are separated by single spaces." },
    { "turns 10\n", "Line 1 of the position: \"10\" should be a whole number from 0 to 9." },
    { "turns 03\n", "Line 1 of the position: \"03\" should be a whole number from 0 to 9." },
    { "turns 99999999999999999999\n",
      "Line 1 of the position: \"99999999999999999999\" should be a whole number from 0 to 9." },
    { "turns 3\nrng 12\n", "Line 2 of the position: \"12\" should be 16 hexadecimal digits." },
    { "turns 3\nrng 00FF00FF00FF00FF\n",
      "Line 2 of the position: \"00FF00FF00FF00FF\" should be 16 hexadecimal digits." },
    { "turns 3\n", "Line 2 of the position: the position ends before its line \"rng\"." },
    { "turns 3", "Line 2 of the position: the position ends before its line \"rng\"." },
    { "", "Line 1 of the position: the position ends before its line \"turns\"." },
    { "turns 3\nrng 0000000000000000\nmore\n",
      "Line 3 of the position: nothing more was expected, but there is \"more\"." },
    { "turns 3\nrng 0000000000000000\n\n", "Line 3 of the position: nothing more was expected, but there is \"\"." },
  };

  for (unsigned int i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (read_turns (rows[i].text, &error));
      g_assert_error (error, OXBOW_RULES_ERROR, OXBOW_RULES_ERROR_LISTING);
      g_assert_cmpstr (error->message, ==, rows[i].sentence);
      g_assert_false (read_turns (rows[i].text, NULL));
    }
  g_assert_true (read_turns ("turns 3\nrng 0000000000000000", NULL));
}

static void
one_word_is_expected (void)
{
  g_autoptr (OxbowListing) listing = oxbow_listing_new_read ("turns of 3\n");
  g_autoptr (GError) other = NULL;
  g_autoptr (GError) missing = NULL;

  g_assert_true (oxbow_listing_take (listing, "turns", -1, NULL));
  g_assert_true (oxbow_listing_expect (listing, 0, "of", NULL));
  g_assert_false (oxbow_listing_expect (listing, 1, "left", &other));
  g_assert_cmpstr (other->message, ==, "Line 1 of the position: \"left\" was expected, not \"3\".");
  g_assert_false (oxbow_listing_expect (listing, 2, "left", &missing));
  g_assert_cmpstr (missing->message, ==, "Line 1 of the position: \"left\" was expected here.");
}

/* Records */

static const char *const sides[] = { "left", "right", NULL };
static const OxbowAttribute plank_attributes[] = { { "length", OXBOW_VALUE_NUMBER, true, 1, 9 }, { NULL } };
static const OxbowRecordKind planks[] = { { "plank", "Plank", plank_attributes }, { NULL } };
static const OxbowAttribute bridge_attributes[] = {
  { "id", OXBOW_VALUE_NAME }, { "toll", OXBOW_VALUE_NUMBER }, { "open", OXBOW_VALUE_BOOLEAN },
  { "side", OXBOW_VALUE_WORD, .words = sides }, { "from", OXBOW_VALUE_CELL }, { "over", OXBOW_VALUE_CELLS },
  { "text", OXBOW_VALUE_TEXT }, { NULL },
};
static const OxbowRecordKind bridge = { "bridge", "Bridge", bridge_attributes, planks };
static const OxbowGrid grid = { 4, 3, OXBOW_FLAT };

static void
attributes_are_checked (void)
{
  static const struct { const char *name, *value, *sentence; } rows[] = {
    { "id", "old-bridge-1", NULL },
    { "id", "Old", "The bridge has \"Old\" as id, which should be lower-case letters, digits and hyphens." },
    { "toll", "-3", NULL },
    { "toll", "3.5", "The bridge has \"3.5\" as toll, which should be a whole number." },
    { "toll", "99999999999", "The bridge has \"99999999999\" as toll, which should be a whole number." },
    { "open", "yes", NULL },
    { "open", "maybe", "The bridge has \"maybe\" as open, which should be yes or no." },
    { "side", "left", NULL },
    { "side", "top", "The bridge has \"top\" as side, which should be one of: left, right." },
    { "from", "D3", NULL },
    { "from", "D3 D2", "The bridge has \"D3 D2\" as from, which should be one cell." },
    { "from", "E3", "The bridge has \"E3\" as from, but the map has no cell \"E3\"." },
    { "over", "A1 B2", NULL },
    { "over", "A1 B9", "The bridge has \"A1 B9\" as over, but the map has no cell \"B9\"." },
    { "text", "anything <at> all", NULL },
    { "tool", "3", "The bridge has no attribute \"tool\". Was \"toll\" meant?" },
    { "colour", "red", "The bridge has no attribute \"colour\"." },
  };

  for (unsigned int i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (OxbowRecord) record = oxbow_record_new ("bridge");
      g_autoptr (GError) error = NULL;

      oxbow_record_set (record, rows[i].name, rows[i].value);
      g_assert_true (oxbow_record_check (record, &bridge, &grid, &error) == (rows[i].sentence == NULL));
      g_assert_cmpstr (error != NULL ? error->message : NULL, ==, rows[i].sentence);
    }
}

static void
children_are_checked (void)
{
  g_autoptr (OxbowRecord) record = oxbow_record_new ("bridge");
  g_autoptr (GError) none = NULL, bare = NULL, strange = NULL;
  OxbowRecord *plank = oxbow_record_new ("plank");

  oxbow_record_add (record, plank);
  g_assert_false (oxbow_record_check (record, &bridge, &grid, &bare));
  g_assert_cmpstr (bare->message, ==, "The plank lacks its length.");
  oxbow_record_set (plank, "length", "3");
  g_assert_true (oxbow_record_check (record, &bridge, &grid, &none));
  oxbow_record_add (record, oxbow_record_new ("beam"));
  g_assert_false (oxbow_record_check (record, &bridge, &grid, &strange));
  g_assert_cmpstr (strange->message, ==, "The bridge holds no \"beam\".");
}

static void
record_keeps_its_order (void)
{
  g_autoptr (OxbowRecord) record = oxbow_record_new ("bridge");

  oxbow_record_set (record, "toll", "3");
  oxbow_record_set (record, "id", "b");
  oxbow_record_set (record, "toll", "4");
  g_assert_cmpuint (record->attributes->len, ==, 4);
  g_assert_cmpstr (record->attributes->pdata[0], ==, "toll");
  g_assert_cmpint (oxbow_record_get_number (record, "toll", 0), ==, 4);
  g_assert_cmpint (oxbow_record_get_number (record, "id", -1), ==, -1);
  oxbow_record_set (record, "toll", NULL);
  g_assert_null (oxbow_record_get (record, "toll"));
  g_assert_cmpstr (oxbow_record_get (record, "id"), ==, "b");
}

static void
copy_is_deep (void)
{
  g_autoptr (OxbowRecord) record = oxbow_record_new ("bridge");
  OxbowCell cell = 7;

  g_array_append_val (record->cells, cell);
  record->edge = 11;
  record->line = 30;
  oxbow_record_add (record, oxbow_record_new ("plank"));

  g_autoptr (OxbowRecord) copy = oxbow_record_copy (record);
  oxbow_record_set (record->children->pdata[0], "length", "5");
  g_assert_null (oxbow_record_get (copy->children->pdata[0], "length"));
  g_assert_cmpint (g_array_index (copy->cells, OxbowCell, 0), ==, 7);
  g_assert_cmpint (copy->edge, ==, 11);
  g_assert_cmpint (copy->line, ==, 30);
}

/* Empty lines count, the empty rest after the last newline does not. */
static void
lines_are_counted (void)
{
  static const struct { const char *text, *sentence; } rows[] = {
    { "", "Line 1 of the position: the position ends before its line \"round\"." },
    { "\n", "Line 1 of the position: a line \"round\" was expected here." },
    { "\n\nround", "Line 1 of the position: a line \"round\" was expected here." },
    { "round\n\n", "Line 2 of the position: nothing more was expected, but there is \"\"." },
    { "round\n", NULL },
    { "round", NULL },
  };

  for (unsigned int i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (OxbowListing) listing = oxbow_listing_new_read (rows[i].text);
      g_autoptr (GError) error = NULL;
      bool good = oxbow_listing_take (listing, "round", 0, &error) && oxbow_listing_at_end (listing, &error);

      g_assert_true (good == (rows[i].sentence == NULL));
      g_assert_cmpstr (error != NULL ? error->message : NULL, ==, rows[i].sentence);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/listing/digest-is-fnv-1a", digest_is_fnv_1a);
  g_test_add_func ("/core/listing/written-line-by-line", written_line_by_line);
  g_test_add_func ("/core/listing/read-in-the-same-order", read_in_the_same_order);
  g_test_add_func ("/core/listing/cells-and-empty-lists-are-read", cells_and_empty_lists_are_read);
  g_test_add_func ("/core/listing/refusals-name-the-line", refusals_name_the_line);
  g_test_add_func ("/core/listing/one-word-is-expected", one_word_is_expected);
  g_test_add_func ("/core/listing/lines-are-counted", lines_are_counted);
  g_test_add_func ("/core/record/attributes-are-checked", attributes_are_checked);
  g_test_add_func ("/core/record/children-are-checked", children_are_checked);
  g_test_add_func ("/core/record/keeps-its-order", record_keeps_its_order);
  g_test_add_func ("/core/record/copy-is-deep", copy_is_deep);
  return g_test_run ();
}
