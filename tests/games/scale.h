/* scale.h: how often a random test goes round
 *
 * A count made for every run of the tests, times OXBOW_TEST_SCALE for a campaign.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

static inline int
test_scale (int quick)
{
  const char *scale = g_getenv ("OXBOW_TEST_SCALE");
  double times = scale != NULL ? g_ascii_strtod (scale, NULL) : 1.0;

  return MAX (1, (int) (quick * times));
}
