/* kit-export.c: the pages of a kit
 *
 * First a sheet with all that is to be known before the scissors are taken up, with a plan of the map's pages; then the
 * map; then what is to be cut out, row by row.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/export.h"
#include "paint/kit-pieces.h"
#include "paint/kit-text.h"
#include "paint/pdf.h"
#include <glib/gi18n-lib.h>
#include <string.h>

#define USUAL_CELL_MM 30.0
#define GAP 2.0                 /* between what is cut out */
#define CAPTION 8.0             /* the room of a heading above it */
#define PLAN_MM 95.0            /* the longer side of the plan of pages, at most */
#define UNITS_PER_MM (150 / 25.4)

static const OxbowColour ink = { 0.1, 0.09, 0.08 }, soft = { 0.38, 0.36, 0.34 };

typedef struct
{
  OxbowScenario *scenario;
  OxbowKit *kit;
  OxbowScene *scene;
  OxbowExportOptions options;
  OxbowPages pages;             /* of the map */
  double radius;
  cairo_t *cr;
  double x, y, row;             /* where the next thing goes, and how high its row is */
  bool is_begun;                /* a page of pieces */
} Kit;

static double
right_of (const Kit *kit)
{
  return kit->pages.paper_width - kit->pages.margin;
}

static double
bottom_of (const Kit *kit)
{
  return kit->pages.paper_height - kit->pages.margin;
}

/* The sheet */

static void
write_down (Kit *kit, const OxbowKitHand *hand, const char *text, double after)
{
  if (text == NULL || *text == '\0')
    return;
  double width = right_of (kit) - kit->pages.margin;
  kit->y += oxbow_kit_write (kit->cr, hand, text, &(OxbowBox) { kit->pages.margin, kit->y, width, 0 }) + after;
}

static char *
tell_players (const Kit *kit)
{
  int least, most;
  oxbow_scenario_get_players (kit->scenario, &least, &most);
  if (least == most)
    return g_strdup_printf (ngettext ("For %d player.", "For %d players.", (gulong) most), most);
  return g_strdup_printf (_("For %d to %d players."), least, most);
}

static void
write_options (Kit *kit, const OxbowKitHand *plain, const OxbowKitHand *heading)
{
  const GPtrArray *options = kit->scenario->settings->options;
  if (options->len == 0)
    return;
  write_down (kit, heading, _("Rules of this scenario"), 1);
  for (guint i = 0; i < options->len; i++)
    {
      const OxbowSetting *setting = options->pdata[i];
      const OxbowOption *option = oxbow_option_find (kit->scenario->ruleset->options, setting->name);
      g_autofree char *line = option != NULL ? oxbow_option_tell (option, setting->value) : NULL;
      write_down (kit, plain, line, 0.6);
    }
  kit->y += 3;
}

static void
write_contents (Kit *kit, const OxbowKitHand *plain, const OxbowKitHand *heading)
{
  int n_pages = kit->pages.columns * kit->pages.rows;
  g_autofree char *map = g_strdup_printf (ngettext ("The map on %d page: its hexes are %g mm wide.",
                                                    "The map on %d pages: its hexes are %g mm wide. Cut along the "
                                                    "marks and glue the parts where they overlap.", (gulong) n_pages),
                                          n_pages, kit->options.cell_mm);
  write_down (kit, heading, _("What is in this file"), 1);
  write_down (kit, plain, map, 0.6);
  for (guint i = 0; i < kit->kit->items->len;)
    {
      const OxbowKitItem *first = kit->kit->items->pdata[i];
      int n = 0;
      for (; i < kit->kit->items->len
             && strcmp (((OxbowKitItem *) kit->kit->items->pdata[i])->caption, first->caption) == 0; i++)
        n += ((OxbowKitItem *) kit->kit->items->pdata[i])->n;
      g_autofree char *line = g_strdup_printf (_("%s: %d"), first->caption, n);
      write_down (kit, plain, line, 0.6);
    }
  write_down (kit, plain, _("Print without fitting to the page, so that all is at its true size."), 4);
}

static void
draw_parts (const Kit *kit, double scale)
{
  const OxbowKitHand number = { 6, 0, true, true, false, ink };
  for (int page = 0; page < kit->pages.columns * kit->pages.rows; page++)
    {
      OxbowBox part = oxbow_pages_part (&kit->pages, page);
      g_autofree char *text = g_strdup_printf ("%d", page + 1);
      OxbowBox box = { part.x * scale, (part.y + part.height / 2) * scale - 4, part.width * scale, 0 };
      cairo_rectangle (kit->cr, box.x, part.y * scale, box.width, part.height * scale);
      cairo_set_source_rgba (kit->cr, 0.1, 0.1, 0.1, 0.9);
      cairo_set_line_width (kit->cr, 0.3);
      cairo_stroke (kit->cr);
      oxbow_kit_write (kit->cr, &number, text, &box);
    }
}

/* The map in small, and which page shows which part of it, by the number at the foot of that page. */
static void
draw_plan (Kit *kit)
{
  double room = MIN (bottom_of (kit) - kit->y, PLAN_MM);
  double scale = MIN (room / kit->pages.height, PLAN_MM / kit->pages.width);
  OxbowBox all = { 0, 0, kit->pages.width * UNITS_PER_MM, kit->pages.height * UNITS_PER_MM };
  if (room < 25)
    return;
  cairo_save (kit->cr);
  cairo_translate (kit->cr, kit->pages.margin, kit->y);
  cairo_save (kit->cr);
  cairo_rectangle (kit->cr, 0, 0, kit->pages.width * scale, kit->pages.height * scale);
  cairo_clip (kit->cr);
  cairo_scale (kit->cr, scale / UNITS_PER_MM, scale / UNITS_PER_MM);
  oxbow_sheet_draw (kit->cr, kit->scene, &kit->options.board, kit->radius, &all);
  cairo_restore (kit->cr);
  draw_parts (kit, scale);
  cairo_restore (kit->cr);
}

static void
begin_page (const Kit *kit)
{
  cairo_save (kit->cr);
  cairo_scale (kit->cr, OXBOW_POINTS_PER_MM, OXBOW_POINTS_PER_MM);
}

static void
end_page (const Kit *kit)
{
  cairo_restore (kit->cr);
  cairo_show_page (kit->cr);
}

static void
draw_sheet (Kit *kit)
{
  const OxbowKitHand title = { 8, 0, true, false, true, ink }, game = { 3.6, 0, false, false, false, soft };
  const OxbowKitHand heading = { 3.8, 0, true, false, false, ink }, plain = { 3.1, 0, false, false, false, ink };
  const OxbowScenario *scenario = kit->scenario;
  g_autofree char *players = tell_players (kit);
  g_autofree char *by = scenario->author != NULL ? g_strdup_printf (_("Scenario: %s"), scenario->author) : NULL;
  g_autofree char *under = scenario->licence != NULL ? g_strdup_printf (_("Licence: %s"), scenario->licence) : NULL;
  begin_page (kit);
  kit->y = kit->pages.margin;
  write_down (kit, &title, oxbow_text_get (scenario->title), 1);
  write_down (kit, &game, _(scenario->ruleset->title), 4);
  write_down (kit, &plain, oxbow_text_get (scenario->description), 3);
  write_down (kit, &plain, players, 4);
  write_options (kit, &plain, &heading);
  write_contents (kit, &plain, &heading);
  write_down (kit, &heading, _("Credits"), 1);
  write_down (kit, &plain, scenario->ruleset->credits != NULL ? _(scenario->ruleset->credits) : NULL, 0.6);
  write_down (kit, &plain, by, 0.6);
  write_down (kit, &plain, under, 0.6);
  kit->y += 4;
  draw_plan (kit);
  end_page (kit);
}

/* What is cut out */

static void
turn_page (Kit *kit)
{
  if (kit->is_begun)
    end_page (kit);
  begin_page (kit);
  kit->is_begun = true;
  kit->x = kit->y = kit->pages.margin;
  kit->row = 0;
}

static void
begin_row (Kit *kit)
{
  kit->x = kit->pages.margin;
  kit->y += kit->row > 0 ? kit->row + GAP : 0;
  kit->row = 0;
}

static void
write_caption (Kit *kit, const char *caption, double height)
{
  const OxbowKitHand hand = { 3.6, 0, true, false, false, ink };
  begin_row (kit);
  if (!kit->is_begun || kit->y + CAPTION + height > bottom_of (kit))
    turn_page (kit);
  kit->y += 2;
  write_down (kit, &hand, caption, 1.5);
}

static void
draw_one (Kit *kit, const OxbowKitItem *item, double width, double height)
{
  if (kit->x + width > right_of (kit) + 0.01)
    begin_row (kit);
  if (kit->y + height > bottom_of (kit) + 0.01)
    turn_page (kit);
  cairo_save (kit->cr);
  cairo_translate (kit->cr, kit->x, kit->y);
  oxbow_kit_item_draw (kit->cr, item, kit->scenario, kit->options.cell_mm);
  cairo_restore (kit->cr);
  kit->x += width + GAP;
  kit->row = MAX (kit->row, height);
}

static void
draw_items (Kit *kit)
{
  const char *caption = NULL;
  for (guint i = 0; i < kit->kit->items->len; i++)
    {
      const OxbowKitItem *item = kit->kit->items->pdata[i];
      double width, height;
      oxbow_kit_item_measure (item, kit->options.cell_mm, &width, &height);
      if (caption == NULL || strcmp (caption, item->caption) != 0)
        write_caption (kit, item->caption, height);
      caption = item->caption;
      for (int k = 0; k < item->n; k++)
        draw_one (kit, item, width, height);
    }
  if (kit->is_begun)
    end_page (kit);
}

static GBytes *
draw (Kit *kit, GError **error)
{
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *surface = oxbow_pdf_open (kit->scene->title, bytes, kit->pages.paper_width * OXBOW_POINTS_PER_MM,
                                             kit->pages.paper_height * OXBOW_POINTS_PER_MM);
  kit->cr = cairo_create (surface);
  draw_sheet (kit);
  oxbow_export_draw_pages (kit->cr, kit->scene, &kit->options.board, kit->radius, &kit->pages);
  draw_items (kit);
  return oxbow_pdf_finish (kit->cr, surface, bytes, error);
}

/* Cards lie on the page as it stands, so all pages stand. */
GBytes *
oxbow_kit_export (OxbowScenario *scenario, const OxbowKitOptions *options, GError **error)
{
  const char *name = options->paper != NULL ? options->paper : "A4";
  g_autofree char *paper = g_strconcat (name, strchr (name, '-') == NULL ? "-portrait" : NULL, NULL);
  g_autoptr (OxbowKit) made = oxbow_kit_new (scenario, error);
  if (made == NULL)
    return NULL;
  g_autoptr (OxbowScene) scene = oxbow_scene_new_scenario (scenario);
  Kit kit = { .scenario = scenario, .kit = made, .scene = scene, .options = OXBOW_EXPORT_OPTIONS_INIT };
  kit.options.cell_mm = options->cell_mm > 0 ? options->cell_mm : USUAL_CELL_MM;
  kit.options.paper = paper;
  if (!oxbow_export_plan_pages (scene, &kit.options, &kit.radius, &kit.pages, error))
    return NULL;
  return draw (&kit, error);
}
