/* bench.c: runs one benchmark: bench NAME PATH-OF-OXBOW-TOOL
 *
 * Nothing here passes or fails by the clock. Figures and ratios are printed beside the targets they are held against,
 * and people read them. Every allocation of this program is counted, as rules should make none.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bench.h"

#include <glib.h>
#include <stdlib.h>
#include <string.h>

unsigned long bench_n_allocations;

/* The C library's own names for what is counted here. */
extern void *__libc_malloc (size_t size);
extern void *__libc_calloc (size_t n, size_t size);
extern void *__libc_realloc (void *block, size_t size);

void *
malloc (size_t size)
{
  bench_n_allocations++;
  return __libc_malloc (size);
}

void *
calloc (size_t n, size_t size)
{
  bench_n_allocations++;
  return __libc_calloc (n, size);
}

void *
realloc (void *block, size_t size)
{
  bench_n_allocations++;
  return __libc_realloc (block, size);
}

static const struct
{
  const char *name, *title;
  void (*measure) (const char *tool, const char *self);
} benches[] = {
  { "playout", "random games of Dos Rios on two-rivers, 3 players, legal lists included", bench_playout },
  { "state", "state of two-rivers: copy and apply alone", bench_state },
  { "games", "random games of every game on its standard scenario, legal lists included", bench_games },
  { "search", "looking ahead on the standard board of Dos Rios", bench_search },
  { "chances", "winning chances that were said, and what came of them", bench_chances },
  { "undo", "undo to any point of a game of 2,000 moves", bench_undo },
  { "draw", "drawing on a map of 1,000 x 1,000 cells", bench_draw },
  { "load", "load of a map of 1,000 x 1,000 cells", bench_load },
  { "render", "picture of that map", bench_render },
  { "start", "start of the tool", bench_start },
};

int
main (int argc, char *argv[])
{
  if (argc == 4 && strcmp (argv[1], "make-map") == 0)
    return bench_make_map (argv[2], atoi (argv[3]));
  if (argc == 3 && strcmp (argv[1], "load-once") == 0)
    return bench_load_once (argv[2]);

  for (unsigned int i = 0; i < G_N_ELEMENTS (benches) && argc == 3; i++)
    if (strcmp (benches[i].name, argv[1]) == 0)
      {
        g_print ("%s: %s\n", benches[i].name, benches[i].title);
        benches[i].measure (argv[2], argv[0]);
        return EXIT_SUCCESS;
      }

  g_printerr ("usage: bench playout|state|games|search|chances|undo|draw|load|render|start PATH-OF-OXBOW-TOOL\n");
  return 2;
}
