/* spare.c: what frames and style sheets have left behind
 *
 * Each frame leaves a hole in the heap as large as the window, which the next one fills. The style sheets are read with
 * a stack that is deep once and never again: the system keeps seven hundred kilobytes of it for nothing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/spare.h"

#include <stdint.h>
#include <sys/mman.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#define DEEPEST_B (960 * 1024)  /* less than Linux keeps free below a stack that may grow */
#define IN_USE_B (64 * 1024)    /* below the frame of this function: its own calls, and signals */
#define PAGE_B (64 * 1024)      /* as large as pages are anywhere */

/* What lies deeper than this function's own frame is used by nobody. Where the stack ends earlier nothing is mapped. */
static void
give_back_stack (void)
{
#ifdef __linux__
  uintptr_t here = (uintptr_t) __builtin_frame_address (0) / PAGE_B * PAGE_B;
  madvise ((void *) (here - DEEPEST_B), DEEPEST_B - IN_USE_B, MADV_DONTNEED);
#endif
}

void
oxbow_spare_give_back (void)
{
#ifdef __GLIBC__
  malloc_trim (0);
#endif
  give_back_stack ();
}
