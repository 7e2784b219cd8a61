/* scale.h: how often tests repeat themselves
 *
 * The counts in the tests are for every run; OXBOW_TEST_SCALE multiplies them for a campaign.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdlib.h>

static inline int
scaled (int n)
{
  const char *scale = g_getenv ("OXBOW_TEST_SCALE");
  int times = scale != NULL ? atoi (scale) : 1;
  return n * MAX (times, 1);
}
