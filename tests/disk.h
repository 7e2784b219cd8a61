/* disk.h: a disk that is full
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <sys/resource.h>

/* No file grows beyond that, as on a disk that is full. SIGXFSZ has to be ignored. */
static inline void
limit_files (rlim_t most)
{
  struct rlimit limit;
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  limit.rlim_cur = MIN (most, limit.rlim_max);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}
