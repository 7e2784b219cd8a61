/* upgrade.c: files of older formats, brought up to date before they are read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/upgrade.h"

#include <glib/gi18n-lib.h>

#define NEWEST_IMAGINABLE 1000000

/* Format 1 is the first there is: upgrade_1_to_2 will be the first step here. */
const OxbowUpgrade oxbow_upgrades[] = {
  { 0, NULL },
};

static bool
refuse_newer (const OxbowXmlNode *root, int format, GError **error)
{
  g_autoptr (GError) plain = NULL;
  oxbow_xml_refuse (root, &plain,
                    _("this file has format %d, from a newer Oxbow; this one reads formats up to %d. A newer Oxbow "
                      "will open it."),
                    format, OXBOW_FORMAT);
  g_set_error_literal (error, OXBOW_FILE_ERROR, OXBOW_FILE_ERROR_NEWER, plain->message);
  return false;
}

static const OxbowUpgrade *
find_step (const OxbowUpgrade *steps, int format)
{
  for (; steps->step != NULL; steps++)
    if (steps->from == format)
      return steps;
  return NULL;
}

bool
oxbow_upgrade (OxbowXmlNode *root, const OxbowUpgrade *steps, GError **error)
{
  int format = 0;
  if (oxbow_xml_require (root, "format", error) == NULL
      || !oxbow_xml_get_number (root, "format", 0, NEWEST_IMAGINABLE, &format, error))
    return false;
  if (format > OXBOW_FORMAT)
    return refuse_newer (root, format, error);
  for (; format < OXBOW_FORMAT; format++)
    {
      const OxbowUpgrade *upgrade = find_step (steps, format);
      if (upgrade == NULL)
        return oxbow_xml_refuse (root, error,
                                 _("this file has format %d, which this program does not read; it reads format %d."),
                                 format, OXBOW_FORMAT);
      if (!upgrade->step (root, error))
        return false;
    }
  oxbow_xml_set (root, "format", G_STRINGIFY (OXBOW_FORMAT));
  return true;
}
