/* problems.h: what is wrong with the map that is being drawn, in a list: a click goes to the place
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/editor/page.h"
#include "editor/checker.h"

G_BEGIN_DECLS

#define OXBOW_TYPE_PROBLEMS_VIEW (oxbow_problems_view_get_type ())
G_DECLARE_FINAL_TYPE (OxbowProblemsView, oxbow_problems_view, OXBOW, PROBLEMS_VIEW, GtkWidget)

/* page: borrowed; it holds the view */
GtkWidget *oxbow_problems_view_new (OxbowChecker *checker, OxbowEditorPage *page);

/* Keys come to the first of them. */
void       oxbow_problems_view_focus_first (OxbowProblemsView *self);

G_END_DECLS
