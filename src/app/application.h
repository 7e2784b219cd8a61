/* application.h: the program: its windows, and what belongs to all of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define OXBOW_TYPE_APPLICATION (oxbow_application_get_type ())
G_DECLARE_FINAL_TYPE (OxbowApplication, oxbow_application, OXBOW, APPLICATION, AdwApplication)

OxbowApplication *oxbow_application_new (void);

/* The keys of the program, for tests: each stands in the window of shortcuts, too. */
typedef struct
{
  const char *action;
  const char *keys[4];
} OxbowShortcut;

const OxbowShortcut *oxbow_application_get_shortcuts (int *n);

G_END_DECLS
