/* spare.c: what frames, style sheets and the beginning have left behind
 *
 * Each frame leaves a hole in the heap as large as the window, which the next one fills. The style sheets are read with
 * a stack that is deep once and never again: the system keeps seven hundred kilobytes of it for nothing. And of the
 * program itself much is only for the beginning, as the libraries by which files are read are for reading them: the
 * system maps two megabytes of them, of which a tenth is wanted again, and finds that where it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/spare.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#ifdef __GLIBC__
#include <link.h>
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

#ifdef __GLIBC__
/* The program itself has no name there. */
static bool
is_for_beginning (const char *library)
{
  return library[0] == '\0' || strstr (library, "/libxml2.so") != NULL || strstr (library, "/libicu") != NULL;
}

/* Parts begin with a page, and share none with what may be written. */
static int
give_back_parts_cb (struct dl_phdr_info *library, size_t size, void *data)
{
  uintptr_t page_b = (uintptr_t) sysconf (_SC_PAGESIZE);
  for (int i = 0; i < library->dlpi_phnum && is_for_beginning (library->dlpi_name); i++)
    {
      const ElfW (Phdr) *part = &library->dlpi_phdr[i];
      uintptr_t begin = library->dlpi_addr + part->p_vaddr, end = begin + part->p_memsz;
      begin -= begin % page_b;
      if (part->p_type == PT_LOAD && (part->p_flags & PF_W) == 0)
        madvise ((void *) begin, end - begin, MADV_DONTNEED);
    }
  return 0;
}

/* Nothing can be written there, so that all of it is in the files as it was. */
static void
give_back_beginning (void)
{
  static bool is_done;
  if (!is_done)
    dl_iterate_phdr (give_back_parts_cb, NULL);
  is_done = true;
}
#endif

void
oxbow_spare_give_back (void)
{
#ifdef __GLIBC__
  malloc_trim (0);
  give_back_beginning ();
#endif
  give_back_stack ();
}
