/* generator.h: how a game draws a map by chance
 *
 * A game that can do so hangs one of these on its ruleset. It fills an empty map, whose scenario has the tables of the
 * game's standard one; what comes of it can always be played, whatever the size, the sliders and the seed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rng.h"
#include "core/scenario.h"

G_BEGIN_DECLS

#define OXBOW_MAX_SLIDERS 8

/* What a person may wish of the map. */
typedef struct
{
  const char *name;             /* "forest", as on a command line; NULL ends a list */
  const char *title, *meaning;  /* N_(): a label, and the line that explains it */
  int minimum, maximum, usual;
} OxbowSlider;

typedef struct
{
  int minimum, maximum, usual;
} OxbowSpan;

typedef struct _OxbowGenerator OxbowGenerator;
struct _OxbowGenerator
{
  OxbowSpan width, height;      /* of the map, in cells; always flat-top */
  const OxbowSlider *sliders;
  /* values: one for each slider, in order. */
  void (*draw) (OxbowScenario *scenario, const int *values, OxbowRng *rng);
};

int  oxbow_generator_n_sliders (const OxbowGenerator *generator);
int  oxbow_generator_find      (const OxbowGenerator *generator, const char *name);        /* a slider's place, or -1 */

/* The usual value of every slider. */
void oxbow_generator_get_usual (const OxbowGenerator *generator, int values[OXBOW_MAX_SLIDERS]);

/* Draws into a scenario whose map is empty; the same seed draws the same map. False, with a sentence, where the size or
 * a slider is not one of the generator's; nothing has been touched then. */
bool oxbow_generator_draw      (const OxbowGenerator *generator, OxbowScenario *scenario, const int *values,
                                uint64_t seed, GError **error);

G_END_DECLS
