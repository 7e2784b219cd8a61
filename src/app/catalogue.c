/* catalogue.c: the scenarios that came with the program, with their titles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/catalogue.h"
#include "files/document.h"
#include "files/library.h"

#include <string.h>

static GHashTable *catalogues;  /* of GPtrArray, by ruleset */

static void
free_entry (gpointer data)
{
  OxbowCatalogued *entry = data;
  g_free (entry->name);
  g_free (entry->path);
  oxbow_scenario_unref (entry->scenario);
  g_free (entry);
}

static int
rank (const OxbowCatalogued *entry)
{
  if (strcmp (entry->name, entry->scenario->ruleset->standard) == 0)
    return 0;
  return entry->scenario->lesson != NULL ? 1 : 2;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const OxbowCatalogued *one = *(const OxbowCatalogued *const *) a, *other = *(const OxbowCatalogued *const *) b;
  if (rank (one) != rank (other))
    return rank (one) - rank (other);
  return g_utf8_collate (oxbow_text_get (one->scenario->title), oxbow_text_get (other->scenario->title));
}

static GPtrArray *
read_all (const OxbowRuleset *ruleset)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (free_entry);
  g_autoptr (GPtrArray) names = oxbow_library_list (ruleset);
  for (unsigned int i = 0; i < names->len; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *path = oxbow_library_path (ruleset, names->pdata[i]);
      g_autoptr (OxbowDocument) document = oxbow_document_load (path, &error);
      if (document == NULL)
        {
          g_message ("%s", error->message);
          continue;
        }
      OxbowCatalogued *entry = g_new0 (OxbowCatalogued, 1);
      entry->name = g_strdup (names->pdata[i]);
      entry->path = g_steal_pointer (&path);
      entry->scenario = oxbow_scenario_ref (oxbow_document_get_scenario (document));
      g_ptr_array_add (list, entry);
    }
  g_ptr_array_sort (list, compare);
  return list;
}

GPtrArray *
oxbow_catalogue_get (const OxbowRuleset *ruleset)
{
  if (catalogues == NULL)
    catalogues = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) g_ptr_array_unref);
  GPtrArray *list = g_hash_table_lookup (catalogues, ruleset);
  if (list == NULL)
    {
      list = read_all (ruleset);
      g_hash_table_insert (catalogues, (gpointer) ruleset, list);
    }
  return list;
}

const OxbowCatalogued *
oxbow_catalogue_find_lesson (const OxbowRuleset *ruleset)
{
  GPtrArray *list = oxbow_catalogue_get (ruleset);
  for (unsigned int i = 0; i < list->len; i++)
    {
      const OxbowCatalogued *entry = list->pdata[i];
      if (entry->scenario->lesson != NULL)
        return entry;
    }
  return NULL;
}
