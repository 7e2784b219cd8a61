/* generator.c: a game's way to draw a map, and what may be wished of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "core/generator.h"

#include "core/error.h"
#include "core/ruleset.h"

#include <glib/gi18n-lib.h>
#include <string.h>

int
oxbow_generator_n_sliders (const OxbowGenerator *generator)
{
  int n = 0;
  while (generator->sliders[n].name != NULL)
    n++;
  return n;
}

int
oxbow_generator_find (const OxbowGenerator *generator, const char *name)
{
  for (int i = 0; generator->sliders[i].name != NULL; i++)
    if (strcmp (generator->sliders[i].name, name) == 0)
      return i;
  return -1;
}

void
oxbow_generator_get_usual (const OxbowGenerator *generator, int values[OXBOW_MAX_SLIDERS])
{
  for (int i = 0; generator->sliders[i].name != NULL; i++)
    values[i] = generator->sliders[i].usual;
}

static bool
is_within (const OxbowSpan *span, int value)
{
  return value >= span->minimum && value <= span->maximum;
}

static bool
check_size (const OxbowGenerator *generator, const OxbowScenario *scenario, GError **error)
{
  const OxbowGrid *grid = &scenario->map->grid;
  if (grid->orientation != OXBOW_FLAT)
    return oxbow_refuse (error, _("Maps of %s that are drawn by chance are flat-top."), _(scenario->ruleset->title));
  if (is_within (&generator->width, grid->width) && is_within (&generator->height, grid->height))
    return true;
  return oxbow_refuse (error,
                       _("A map of %s that is drawn by chance has from %d by %d to %d by %d cells, not %d by %d."),
                       _(scenario->ruleset->title), generator->width.minimum, generator->height.minimum,
                       generator->width.maximum, generator->height.maximum, grid->width, grid->height);
}

bool
oxbow_generator_draw (const OxbowGenerator *generator, OxbowScenario *scenario, const int *values, uint64_t seed,
                      GError **error)
{
  OxbowRng rng = { seed };
  if (!check_size (generator, scenario, error))
    return false;
  for (int i = 0; generator->sliders[i].name != NULL; i++)
    {
      const OxbowSlider *slider = &generator->sliders[i];
      if (values[i] < slider->minimum || values[i] > slider->maximum)
        return oxbow_refuse (error, _("\"%s\" goes from %d to %d, not to %d."), _(slider->title), slider->minimum,
                             slider->maximum, values[i]);
    }
  generator->draw (scenario, values, &rng);
  return true;
}
