/* scale.h: how often chance is tried
 *
 * Counts are for every run of the tests; OXBOW_TEST_SCALE=10 makes them ten times as many.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

static inline int
scaled (int n)
{
  const char *scale = g_getenv ("OXBOW_TEST_SCALE");
  double factor = scale != NULL ? g_ascii_strtod (scale, NULL) : 1;

  return (int) MAX (n * factor, 1);
}
