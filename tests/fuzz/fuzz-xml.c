/* fuzz-xml.c: the reader of files is given anything
 *
 * What opens is written and read again: it must be the same bytes then.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz.h"

#include "files/document.h"
#include "games/dos-rios/dos-rios.h"
#include "yard.h"

const OxbowRuleset *const oxbow_rulesets[] = { &dos_rios_ruleset, &yard_ruleset, NULL };

static OxbowDocument *
parse (GBytes *bytes)
{
  return oxbow_document_parse (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), "fuzz.oxbow", NULL);
}

static GBytes *
save (const OxbowDocument *document)
{
  return oxbow_document_write (oxbow_document_get_scenario (document), oxbow_document_get_history (document));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (data, size);
  g_autoptr (OxbowDocument) document = parse (bytes);
  if (document == NULL)
    return 0;
  g_autoptr (GBytes) first = save (document);
  g_autoptr (OxbowDocument) again = parse (first);
  g_assert_nonnull (again);
  g_autoptr (GBytes) second = save (again);
  g_assert_true (g_bytes_equal (first, second));
  return 0;
}
