/* report.h: one page of plots about many games on one board
 *
 * Who won, how long it took, how the seats stood on the way, and which cells were used. The page is drawn from numbers
 * alone; who played and counted is somebody else's.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/balance.h"

#include <cairo.h>

G_BEGIN_DECLS

typedef struct
{
  const char *title, *subtitle; /* what was played, and by whom */
  const char *const *options;   /* what was chosen for it, each in words, ended by NULL; never NULL itself */
  OxbowScenario *scenario;      /* borrowed, as everything here is */
  const OxbowBalance *balance;
} OxbowReport;

/* Of the page, in points: A4. */
#define OXBOW_REPORT_WIDTH 595.0
#define OXBOW_REPORT_HEIGHT 842.0

/* The page, with its corner at the origin and a point to a unit; on white, in the light theme. */
void    oxbow_report_draw   (cairo_t *cr, const OxbowReport *report);
GBytes *oxbow_report_to_pdf (const OxbowReport *report, GError **error);

G_END_DECLS
