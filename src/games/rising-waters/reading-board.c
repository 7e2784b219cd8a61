/* reading-board.c: the lines of the board in a listing that is read back: water, and what lies on land
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/reader.h"

#include "core/word.h"

#include <glib/gi18n-lib.h>

static bool
read_water (RisingWatersReader *reader, GError **error)
{
  RisingWatersState *state = rising_waters_reader_state (reader);
  for (int group = 0; group < reader->setup->ground.n_water; group++)
    {
      int level, marks;
      if (!oxbow_listing_take (reader->lines, "water", 3, error)
          || !oxbow_listing_expect (reader->lines, 0, reader->setup->ground.ids[group], error)
          || !oxbow_listing_get_number (reader->lines, 1, 0, RISING_WATERS_MAX_COUNT, &level, error)
          || !oxbow_listing_get_number (reader->lines, 2, 0, 255, &marks, error))
        return false;
      state->level[group] = (int16_t) level;
      state->marks[group] = (uint8_t) marks;
    }
  return true;
}

typedef bool (*ReadPlot) (RisingWatersReader *reader, OxbowCell cell, const char *rest, GError **error);

static bool
read_flooded (RisingWatersReader *reader, OxbowCell cell, const char *rest, GError **error)
{
  rising_waters_reader_state (reader)->plots[cell].flooded = true;
  return true;
}

static bool
read_levee (RisingWatersReader *reader, OxbowCell cell, const char *rest, GError **error)
{
  int level = 0;
  bool is_read = oxbow_listing_parse_number (reader->lines, rest, 1, reader->setup->options.levee_max, &level, error);
  rising_waters_set_levee (rising_waters_reader_state (reader), cell, level);
  return is_read;
}

static bool
read_camp (RisingWatersReader *reader, OxbowCell cell, const char *rest, GError **error)
{
  int colour = oxbow_word_find (rising_waters_camp_words, rest);
  rising_waters_reader_state (reader)->plots[cell].camp = (uint8_t) MAX (colour, 0) & 3;
  return colour > RISING_WATERS_NO_CAMP
         || oxbow_listing_refuse (reader->lines, error, _("a camp is green or red, not \"%.40s\"."), rest);
}

static bool
read_survivors (RisingWatersReader *reader, OxbowCell cell, const char *rest, GError **error)
{
  int n = 0;
  bool is_read = oxbow_listing_parse_number (reader->lines, rest, 1, 200, &n, error);
  rising_waters_reader_state (reader)->plots[cell].survivors = (uint8_t) n;
  return is_read;
}

/* Cells in board order, each once. */
static bool
read_plots (RisingWatersReader *reader, const char *name, bool has_values, ReadPlot read_plot, GError **error)
{
  if (!oxbow_listing_take (reader->lines, name, -1, error))
    return false;
  OxbowCell last = OXBOW_NO_CELL;
  for (int i = 0, n = rising_waters_reader_n_items (reader, 0); i < n; i++)
    {
      OxbowCell cell;
      const char *rest = "";
      g_autofree char *word = g_strdup (oxbow_listing_get (reader->lines, i));
      if ((has_values && !rising_waters_reader_pair (reader, word, &rest, error))
          || !oxbow_listing_parse_cell (reader->lines, word, &reader->setup->parent.grid, &cell, error))
        return false;
      if (cell <= last)
        return oxbow_listing_refuse (reader->lines, error, _("cells stand in board order, each once."));
      if (!rising_waters_ground_is_land (&reader->setup->ground, cell))
        return oxbow_listing_refuse (reader->lines, error, _("%s is no land."), word);
      if (!read_plot (reader, cell, rest, error))
        return false;
      last = cell;
    }
  return true;
}

bool
rising_waters_read_board (RisingWatersReader *reader, GError **error)
{
  return read_water (reader, error) && read_plots (reader, "flooded", false, read_flooded, error)
         && read_plots (reader, "levees", true, read_levee, error)
         && read_plots (reader, "camps", true, read_camp, error)
         && read_plots (reader, "survivors", true, read_survivors, error);
}
