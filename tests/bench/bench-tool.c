/* bench-tool.c: how fast files are read and drawn, and the tool starts
 *
 * Each is a process of its own, held against another program on the same file in turns.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bench.h"

#include "files/document.h"
#include "measure.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define SIDE 1000
#define ROUNDS 7

/* In processes of their own, so that the runner stays small */

int
bench_make_map (const char *file, int side)
{
  const OxbowRuleset *ruleset = oxbow_ruleset_find ("dos-rios");
  OxbowMap *map = oxbow_map_new (OXBOW_FLAT, side, side, ruleset->palette->blank);
  g_autoptr (OxbowScenario) scenario = oxbow_scenario_new (ruleset, "large", map);
  g_autoptr (GError) error = NULL;
  OxbowRng rng = { 1 };

  for (OxbowCell cell = 0; cell < side * side; cell++)
    oxbow_map_set_terrain (map, cell, "hfwtc~"[oxbow_rng_below (&rng, 6)]);
  oxbow_text_set (scenario->title, NULL, "Large");
  if (oxbow_document_save (scenario, NULL, file, &error))
    return EXIT_SUCCESS;
  g_printerr ("%s\n", error->message);
  return EXIT_FAILURE;
}

int
bench_load_once (const char *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowDocument) document = oxbow_document_load (file, &error);

  return document != NULL ? EXIT_SUCCESS : EXIT_FAILURE;
}

/* A folder with the map, and what is made of it */

typedef struct
{
  char *folder, *map, *tiled, *ours, *theirs;
} Place;

static void
place_init (Place *place, const char *self)
{
  g_autofree char *side = g_strdup_printf ("%d", SIDE);
  Cost cost;

  place->folder = g_dir_make_tmp ("oxbow-bench-XXXXXX", NULL);
  place->map = g_build_filename (place->folder, "large.oxbow", NULL);
  place->tiled = g_build_filename (place->folder, "large.tmx", NULL);
  place->ours = g_build_filename (place->folder, "ours.png", NULL);
  place->theirs = g_build_filename (place->folder, "theirs.png", NULL);
  if (!run ((const char *[]) { self, "make-map", place->map, side, NULL }, &cost))
    g_error ("The map could not be written to %s.", place->map);
}

static void
place_clear (Place *place)
{
  char **const files[] = { &place->map, &place->tiled, &place->ours, &place->theirs };

  for (unsigned int i = 0; i < G_N_ELEMENTS (files); i++)
    {
      remove (*files[i]);
      g_free (*files[i]);
    }
  rmdir (place->folder);
  g_free (place->folder);
}

/* Runs ours and a reference in turns; NULL reference: ours alone. False if ours fails. */
static bool
take_turns (const char *const *ours, const char *const *reference, int rounds, Sample samples[2], Cost *peak)
{
  for (int round = 0; round < rounds; round++)
    {
      Cost cost;

      if (!run (ours, &cost))
        {
          g_print ("  (%s %s fails: nothing is measured)\n", ours[0], ours[1]);
          return false;
        }
      sample_add (&samples[0], cost.cpu_seconds * 1e3);
      peak->megabytes = MAX (peak->megabytes, cost.megabytes);
      if (reference[0] != NULL && run (reference, &cost))
        sample_add (&samples[1], cost.cpu_seconds * 1e3);
    }
  return true;
}

static void
print_turns (const char *ours, const char *reference, const char *target, const Sample samples[2])
{
  print_sample (ours, &samples[0], "ms");
  if (samples[1].n == 0)
    return;
  print_sample (reference, &samples[1], "ms");
  print_ratio ("ratio", &samples[0], &samples[1], target);
}

void
bench_load (const char *tool, const char *self)
{
  g_autofree char *xmllint = find_reference ("xmllint");
  Sample samples[2] = { { .n = 0 }, { .n = 0 } };
  Cost peak = { 0, 0 };
  Place place;

  place_init (&place, self);
  const char *ours[] = { self, "load-once", place.map, NULL };
  const char *reference[] = { xmllint, "--stream", "--noout", place.map, NULL };

  if (take_turns (ours, reference, ROUNDS, samples, &peak))
    {
      print_turns ("load", "xmllint --stream --noout", "at most 1.5", samples);
      g_print ("  %-44s %12.1f MB (target: at most %.1f)\n", "most memory held", peak.megabytes,
               8 + 16.0 * SIDE * SIDE / (1 << 20));
    }
  place_clear (&place);
}

/* From the first bytes of a PNG; nothing where there is none. */
static bool
read_picture_size (const char *file, int *width, int *height)
{
  g_autofree char *bytes = NULL;
  size_t length;

  if (!g_file_get_contents (file, &bytes, &length, NULL) || length < 24)
    return false;
  const unsigned char *p = (const unsigned char *) bytes + 16;
  *width = p[0] << 24 | p[1] << 16 | p[2] << 8 | p[3];
  *height = p[4] << 24 | p[5] << 16 | p[6] << 8 | p[7];
  return true;
}

static void
print_picture_size (const char *name, const char *file)
{
  int width, height;

  if (read_picture_size (file, &width, &height))
    g_print ("  %-44s %12d x %d pixels\n", name, width, height);
}

/* Draws the picture once by the reference, which fits it into a square; ours is then made as wide. */
static bool
try_reference (const char *tool, const Place *place, const char *const *reference, int *width)
{
  int height;
  Cost cost;

  if (run ((const char *[]) { tool, "convert", place->map, place->tiled, NULL }, &cost) && run (reference, &cost)
      && read_picture_size (place->theirs, width, &height))
    return true;
  g_print ("  (the map is not drawn after %s convert: the ratio is left out)\n", tool);
  return false;
}

void
bench_render (const char *tool, const char *self)
{
  g_autofree char *rasterizer = find_reference ("tmxrasterizer");
  Sample samples[2] = { { .n = 0 }, { .n = 0 } };
  Cost peak = { 0, 0 };
  Place place;
  int width = 2000;

  place_init (&place, self);
  g_setenv ("QT_QPA_PLATFORM", "offscreen", TRUE);
  const char *reference[] = { rasterizer, "--size", "2000", place.tiled, place.theirs, NULL };
  if (rasterizer != NULL && !try_reference (tool, &place, reference, &width))
    reference[0] = NULL;

  g_autofree char *size = g_strdup_printf ("%d", width);
  const char *ours[] = { tool, "render", place.map, "-o", place.ours, "--size", size, NULL };
  if (take_turns (ours, reference, 3, samples, &peak))
    {
      print_turns ("render", "tmxrasterizer", "at most 0.3", samples);
      print_picture_size ("our picture", place.ours);
      print_picture_size ("its picture", place.theirs);
    }
  place_clear (&place);
}

void
bench_start (const char *tool, const char *self)
{
  g_autofree char *xmllint = find_reference ("xmllint");
  const char *ours[] = { tool, "--version", NULL }, *reference[] = { xmllint, "--version", NULL };
  Sample samples[2] = { { .n = 0 }, { .n = 0 } };
  Cost peak = { 0, 0 };

  if (take_turns (ours, reference, MAX_ROUNDS, samples, &peak))
    print_turns ("oxbow-tool --version", "xmllint --version", "at most 5", samples);
}
