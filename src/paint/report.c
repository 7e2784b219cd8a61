/* report.c: one page of plots about many games on one board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint/report.h"

#include "paint/export.h"
#include "paint/pdf.h"
#include "paint/plot-frame.h"
#include "paint/plot.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define MARGIN 36.0
#define GAP 22.0
#define TEXT 8.5
#define ROW 176.0
#define FIRST_LINE (2.7 * TEXT + 6)     /* of the head, below its title */
#define NEXT_LINE (1.7 * TEXT)
#define MOST_OPTION_LINES 5
#define MORE "…"                /* where they would need more */
#define LARGEST_DISC 0.62       /* in parts of a hex's radius */

static void
write_line (const OxbowPlotFrame *frame, const char *text, OxbowTone tone, int *n_lines)
{
  oxbow_plot_frame_write (frame, text, 0, FIRST_LINE + NEXT_LINE * (*n_lines)++, 0, tone);
}

/* One after the other, in lines that are broken between words: a list of cards alone may be longer than a line. */
static void
write_options (const OxbowPlotFrame *frame, const char *const *options, double width, int *n_lines)
{
  g_autofree char *text = g_strjoinv ("; ", (char **) options);
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  g_autoptr (GString) line = g_string_new (NULL);
  double room = width - oxbow_plot_frame_width_of (frame, MORE);
  int last = *n_lines + MOST_OPTION_LINES - 1;
  for (char **word = words; *word != NULL; word++)
    {
      g_autofree char *longer = g_strconcat (line->str, line->len > 0 ? " " : "", *word, NULL);
      bool is_full = line->len > 0 && oxbow_plot_frame_width_of (frame, longer) > room;
      if (is_full && *n_lines == last)
        {
          g_string_append (line, MORE);
          break;
        }
      if (is_full)
        write_line (frame, line->str, OXBOW_TONE_TEXT_SECOND, n_lines);
      g_string_assign (line, is_full ? *word : longer);
    }
  if (line->len > 0)
    write_line (frame, line->str, OXBOW_TONE_TEXT_SECOND, n_lines);
}

/* Returns its height. */
static double
draw_head (cairo_t *cr, const OxbowReport *report, double width)
{
  OxbowPlot plot = { .title = report->title, .theme = OXBOW_THEME_LIGHT, .text_px = 1.7 * TEXT };
  OxbowPlotFrame frame;
  int n_lines = 0;
  oxbow_plot_frame_begin (&frame, cr, &plot, width, FIRST_LINE);
  plot = (OxbowPlot) { .theme = OXBOW_THEME_LIGHT, .text_px = 1.15 * TEXT };
  oxbow_plot_frame_begin (&frame, cr, &plot, width, FIRST_LINE);
  write_line (&frame, report->subtitle, OXBOW_TONE_TEXT_SECOND, &n_lines);
  write_options (&frame, report->options, width, &n_lines);
  const OxbowBalance *balance = report->balance;
  g_autofree char *unfinished =
      oxbow_balance_tell_unfinished (balance->n_unfinished, balance->n_games, balance->most_moves);
  if (unfinished != NULL)
    write_line (&frame, unfinished, OXBOW_TONE_INK, &n_lines);
  return FIRST_LINE + NEXT_LINE * n_lines;
}

static OxbowPlot
make_plot (const char *title, const char *across, const char *up)
{
  return (OxbowPlot) { .title = title, .across = across, .up = up, .theme = OXBOW_THEME_LIGHT, .text_px = TEXT };
}

static const OxbowSeat *
get_seat (const OxbowReport *report, int i)
{
  return &report->scenario->ruleset->seats[report->balance->seats[i].seat];
}

static void
draw_wins (cairo_t *cr, const OxbowReport *report, double width)
{
  OxbowPlot plot = make_plot (_("Wins by seat"), _("share of its games, and where it lies 95 times of 100"), NULL);
  const OxbowBalance *balance = report->balance;
  OxbowPlotBar bars[OXBOW_MAX_SEATS];
  for (int i = 0; i < balance->n_seats; i++)
    {
      const OxbowBalanceSeat *its = &balance->seats[i];
      bars[i] = (OxbowPlotBar) { .name = _(get_seat (report, i)->title), .share = its->share, .low = its->low,
                                 .high = its->high,
                                 .livery = oxbow_livery_for (get_seat (report, i)->colour, its->seat) };
    }
  oxbow_plot_draw_bars (cr, &plot, width, ROW, bars, balance->n_seats, balance->even);
}

static void
draw_lengths (cairo_t *cr, const OxbowReport *report, double width)
{
  OxbowPlot plot = make_plot (_("Length"), _("turns"), _("games"));
  const OxbowBalance *balance = report->balance;
  oxbow_plot_draw_columns (cr, &plot, width, ROW, balance->lengths, balance->n_lengths, balance->first_length,
                           balance->each_length);
}

static void
draw_lines (cairo_t *cr, const OxbowReport *report, bool of_money, double width)
{
  OxbowPlot plot = make_plot (of_money ? _("Money over the turns") : _("How the seats stood"),
                              _("turn, of the games that came so far"),
                              of_money ? _("what it counts in the estimate, on average")
                                       : _("the game's estimate, on average"));
  OxbowPlotLine lines[OXBOW_MAX_SEATS];
  for (int i = 0; i < report->balance->n_seats; i++)
    {
      const OxbowBalanceSeat *its = &report->balance->seats[i];
      lines[i] = (OxbowPlotLine) { .name = _(get_seat (report, i)->title),
                                   .livery = oxbow_livery_for (get_seat (report, i)->colour, its->seat),
                                   .values = of_money ? its->money : its->stood,
                                   .n_values = of_money ? its->n_money : its->n_stood };
    }
  oxbow_plot_draw_lines (cr, &plot, width, ROW, lines, report->balance->n_seats, 0, 0, 0);
}

/* Discs on the bare board: the area says how often a cell was named by a move. */
static void
draw_discs (cairo_t *cr, const OxbowReport *report, const OxbowScene *scene, double radius)
{
  const OxbowTheme *theme = oxbow_theme_get (OXBOW_THEME_LIGHT);
  OxbowColour colour = theme->tones[OXBOW_TONE_LAST_MOVE], rim = theme->tones[OXBOW_TONE_CASING];
  OxbowLayout layout;
  int64_t most = 1;
  oxbow_layout_init (&layout, &scene->grid, radius);
  for (OxbowCell cell = 0; cell < oxbow_grid_n_cells (&scene->grid); cell++)
    most = MAX (most, report->balance->uses[cell]);
  for (OxbowCell cell = 0; cell < oxbow_grid_n_cells (&scene->grid); cell++)
    {
      OxbowPoint centre = oxbow_layout_centre (&layout, cell);
      double size = LARGEST_DISC * radius * sqrt ((double) report->balance->uses[cell] / (double) most);
      if (report->balance->uses[cell] == 0)
        continue;
      cairo_new_path (cr);
      cairo_arc (cr, centre.x, centre.y, MAX (size, 0.5), 0, 2 * G_PI);
      cairo_set_source_rgba (cr, colour.red, colour.green, colour.blue, 0.85);
      cairo_fill_preserve (cr);
      cairo_set_source_rgb (cr, rim.red, rim.green, rim.blue);
      cairo_set_line_width (cr, 0.7);
      cairo_stroke (cr);
    }
}

static void
draw_uses (cairo_t *cr, const OxbowReport *report, double width, double height)
{
  OxbowPlot plot = make_plot (_("Cells that moves name: the larger the disc, the more often"), NULL, NULL);
  OxbowPlotFrame frame;
  OxbowBoardOptions options = OXBOW_BOARD_OPTIONS_INIT;
  options.frame = false;
  options.bare = true;
  options.labels = false;
  oxbow_plot_frame_begin (&frame, cr, &plot, width, height);
  g_autoptr (OxbowScene) scene = oxbow_scene_new_scenario (report->scenario);
  double radius = oxbow_sheet_fit (scene, &options, frame.inner.width, frame.inner.height);
  OxbowBox sheet;
  OxbowPoint board;
  oxbow_sheet_measure (scene, &options, radius, &sheet, &board);
  cairo_save (cr);
  cairo_translate (cr, (width - sheet.width) / 2, frame.inner.y);
  cairo_rectangle (cr, 0, 0, sheet.width, sheet.height);
  cairo_clip (cr);
  oxbow_sheet_draw (cr, scene, &options, radius, &sheet);
  cairo_translate (cr, board.x, board.y);
  draw_discs (cr, report, scene, radius);
  cairo_restore (cr);
}

void
oxbow_report_draw (cairo_t *cr, const OxbowReport *report)
{
  double width = OXBOW_REPORT_WIDTH - 2 * MARGIN, half = (width - GAP) / 2;
  cairo_translate (cr, MARGIN, MARGIN);
  double head = draw_head (cr, report, width);
  cairo_translate (cr, 0, head);
  draw_wins (cr, report, half);
  cairo_translate (cr, half + GAP, 0);
  draw_lengths (cr, report, half);
  cairo_translate (cr, -half - GAP, ROW + GAP);
  draw_lines (cr, report, false, report->balance->has_money ? half : width);
  cairo_translate (cr, half + GAP, 0);
  if (report->balance->has_money)
    draw_lines (cr, report, true, half);
  cairo_translate (cr, -half - GAP, ROW + GAP);
  draw_uses (cr, report, width, OXBOW_REPORT_HEIGHT - 2 * MARGIN - head - 2 * (ROW + GAP));
}

GBytes *
oxbow_report_to_pdf (const OxbowReport *report, GError **error)
{
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *surface = oxbow_pdf_open (report->title, bytes, OXBOW_REPORT_WIDTH, OXBOW_REPORT_HEIGHT);
  cairo_t *cr = cairo_create (surface);
  oxbow_report_draw (cr, report);
  cairo_show_page (cr);
  return oxbow_pdf_finish (cr, surface, bytes, error);
}
