/* rising-waters-camps.c: relief camps, and the sites that cards have for them
 *
 * A camp that the towns opened flies a green flag, a guarded one stands behind a red fence. Where a card may still set
 * up a camp there is the outline of a tent with the number of the card; in a season without such cards there is none.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/rising-waters-parts.h"

#include <string.h>

/* The mark of a site: upper left in its cell, clear of figures and signs. */
#define SITE_ASIDE (-0.45)
#define SITE_DOWN (-0.36)

static const OxbowColour dark = { 0.1, 0.085, 0.085 };

static void
draw_tent (const OxbowCanvas *canvas, double x, double y, double size)
{
  cairo_t *cr = canvas->cr;
  cairo_move_to (cr, x - 0.24 * size, y);
  cairo_line_to (cr, x, y - 0.4 * size);
  cairo_line_to (cr, x + 0.24 * size, y);
  cairo_close_path (cr);
  rising_pieces_paint (canvas, canvas->theme->tones[OXBOW_TONE_WALL]);
  cairo_move_to (cr, x - 0.07 * size, y);
  cairo_line_to (cr, x, y - 0.26 * size);
  cairo_line_to (cr, x + 0.07 * size, y);
  cairo_close_path (cr);
  oxbow_canvas_colour (canvas, dark, 1);
  cairo_fill (cr);
}

static void
draw_flag (const OxbowCanvas *canvas, double x, double y)
{
  cairo_t *cr = canvas->cr;
  cairo_move_to (cr, x, y - 0.38);
  cairo_line_to (cr, x, y - 0.78);
  oxbow_canvas_colour (canvas, dark, 1);
  oxbow_canvas_pen (canvas, 0.035);
  cairo_stroke (cr);
  cairo_move_to (cr, x, y - 0.78);
  cairo_line_to (cr, x + 0.26, y - 0.69);
  cairo_line_to (cr, x, y - 0.58);
  cairo_close_path (cr);
  oxbow_canvas_tone (canvas, OXBOW_TONE_SAFE, 1);
  cairo_fill_preserve (cr);
  oxbow_canvas_colour (canvas, dark, 1);
  oxbow_canvas_pen (canvas, 0.024);
  cairo_stroke (cr);
}

static void
draw_fence (const OxbowCanvas *canvas, double x, double y)
{
  cairo_t *cr = canvas->cr;
  for (int pass = 0; pass < 2; pass++)
    {
      for (int i = -3; i <= 3; i++)
        {
          cairo_move_to (cr, x + 0.16 * i, y - 0.16);
          cairo_line_to (cr, x + 0.16 * i, y + 0.1);
        }
      cairo_move_to (cr, x - 0.55, y - 0.09);
      cairo_line_to (cr, x + 0.55, y - 0.09);
      cairo_move_to (cr, x - 0.55, y + 0.03);
      cairo_line_to (cr, x + 0.55, y + 0.03);
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
      if (pass == 0)
        oxbow_canvas_colour (canvas, rising_pieces_halo (canvas), 1);
      else
        oxbow_canvas_tone (canvas, OXBOW_TONE_OVER, 1);
      oxbow_canvas_pen (canvas, pass == 0 ? 0.11 : 0.05);
      cairo_stroke (cr);
    }
}

/* Who stands in the camp stands in front of it. */
void
rising_camps_draw (const OxbowCanvas *canvas, RisingWatersCamp camp, OxbowPoint centre, bool has_crowd)
{
  cairo_t *cr = canvas->cr;
  cairo_save (cr);
  cairo_translate (cr, centre.x, centre.y + (has_crowd ? -0.14 : 0.12));
  if (has_crowd)
    cairo_scale (cr, 0.85, 0.85);
  oxbow_figure_shadow (canvas, 0, 0, 0.5, 0.14);
  draw_tent (canvas, -0.26, -0.04, 0.85);
  draw_tent (canvas, 0.26, -0.04, 0.85);
  if (camp == RISING_WATERS_GREEN)
    draw_flag (canvas, 0, 0);
  draw_tent (canvas, 0, 0.04, 1);
  if (camp == RISING_WATERS_RED)
    draw_fence (canvas, 0, 0.06);
  cairo_restore (cr);
}

/* Sites */

/* Whether the deck of the season has the card of this site; 0: of any site. A bare map shows all. */
static bool
is_in_deck (const OxbowScene *scene, int camp)
{
  if (scene->state == NULL)
    return true;
  const RisingWatersSetup *setup = rising_waters_setup (rising_state (scene));
  const int *starred = setup->cards.starred, *main = setup->cards.main[setup->options.version];
  for (int i = 0; i < RISING_WATERS_CAMPS; i++)
    {
      int card = RISING_WATERS_LANDOWNER_CAMP + i;
      if ((camp == 0 || camp == i + 1) && starred[card] + main[card] > 0)
        return true;
    }
  return false;
}

/* As the rules allow a camp: on dry land that has none. */
static bool
is_free (const OxbowScene *scene, OxbowCell cell)
{
  return scene->state == NULL
         || (rising_waters_is_dry (rising_state (scene), cell)
             && rising_state (scene)->plots[cell].camp == RISING_WATERS_NO_CAMP);
}

static const OxbowRecord *
find_site (const OxbowScene *scene, OxbowCell cell)
{
  for (guint i = 0; i < scene->map->features->len; i++)
    {
      const OxbowRecord *record = g_ptr_array_index (scene->map->features, i);
      if (record->cells->len > 0 && g_array_index (record->cells, OxbowCell, 0) == cell
          && strcmp (record->kind, "site") == 0)
        return is_in_deck (scene, oxbow_record_get_number (record, "camp", 0)) && is_free (scene, cell) ? record : NULL;
    }
  return NULL;
}

int
rising_camps_measure_site (const OxbowScene *scene, OxbowCell cell, OxbowBox *box)
{
  *box = (OxbowBox) { SITE_ASIDE - 0.27, SITE_DOWN - 0.28, 0.54, 0.46 };
  return find_site (scene, cell) != NULL;
}

void
rising_camps_draw_site (const OxbowCanvas *canvas, const OxbowScene *scene, OxbowCell cell)
{
  static const double dash[] = { 0.07, 0.06 };
  const OxbowRecord *site = find_site (scene, cell);
  if (site == NULL)
    return;
  cairo_t *cr = canvas->cr;
  OxbowPoint at = oxbow_layout_centre (&canvas->layout, cell);
  int camp = oxbow_record_get_number (site, "camp", 0);
  double x = at.x + SITE_ASIDE, y = at.y + SITE_DOWN;
  cairo_new_path (cr);
  cairo_move_to (cr, x - 0.25, y + 0.16);
  cairo_line_to (cr, x, y - 0.25);
  cairo_line_to (cr, x + 0.25, y + 0.16);
  cairo_close_path (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  oxbow_canvas_tone (canvas, OXBOW_TONE_CASING, 0.7);
  cairo_fill_preserve (cr);
  cairo_set_dash (cr, dash, 2, 0);
  oxbow_canvas_tone (canvas, OXBOW_TONE_INK, 0.9);
  oxbow_canvas_pen (canvas, 0.04);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  if (camp == 0)
    return;
  OxbowHand hand = { .sans = true, .bold = true, .size = oxbow_canvas_legible (canvas, 0.24, 0.3), .across = 0.5,
                     .colour = canvas->theme->tones[OXBOW_TONE_INK] };
  g_autofree char *number = g_strdup_printf ("%d", camp);
  oxbow_canvas_write (canvas, &hand, number, x, y + 0.03);
}
