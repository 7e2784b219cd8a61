/* editor-window.h: the page on which a map is drawn, in a real window, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/application.h"
#include "app/catalogue.h"
#include "app/editor/page.h"
#include "app/window.h"
#include "editor/new.h"

typedef struct
{
  OxbowWindow *window;
  OxbowDesk *desk;
  OxbowEditorPage *page;
  OxbowDraft *draft;
} Fixture;

static OxbowApplication *application;  /* a program registers once */

/* Widgets */

typedef bool (*Wanted) (GtkWidget *widget, gconstpointer data);

/* How many below the root are wanted; first (may be NULL) is the first of them. */
static inline int
look_for (gpointer root, Wanted is_wanted, gconstpointer data, GtkWidget **first)
{
  int n = is_wanted (root, data);
  if (n == 1 && first != NULL && *first == NULL)
    *first = root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += look_for (child, is_wanted, data, first);
  return n;
}

static inline bool
has_type (GtkWidget *widget, gconstpointer type)
{
  return G_TYPE_CHECK_INSTANCE_TYPE (widget, *(const GType *) type);
}

static inline gpointer
find (gpointer root, GType type)
{
  GtkWidget *found = NULL;
  look_for (root, has_type, &type, &found);
  return found;
}

static inline bool
has_title (GtkWidget *widget, gconstpointer title)
{
  return ADW_IS_PREFERENCES_ROW (widget)
         && g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title) == 0;
}

static inline gpointer
find_row (gpointer root, const char *title)
{
  GtkWidget *found = NULL;
  look_for (root, has_title, title, &found);
  if (found == NULL)
    g_error ("There is no row \"%s\".", title);
  return found;
}

/* The window */

static inline OxbowScenario *
make_empty (const char *game, int width, int height)
{
  const OxbowGrid grid = { width, height, OXBOW_FLAT };
  const OxbowCatalogued *entry = oxbow_catalogue_get (oxbow_ruleset_find (game))->pdata[0];
  return oxbow_new_from_nothing (entry->scenario, &grid, NULL);
}

static inline void
open_scenario (Fixture *fixture, OxbowScenario *scenario)
{
  fixture->window = oxbow_window_new (application);
  fixture->desk = oxbow_desk_new (scenario);
  fixture->draft = oxbow_desk_get_draft (fixture->desk);
  oxbow_window_show_desk (fixture->window, fixture->desk);
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  fixture->page = find (fixture->window, OXBOW_TYPE_EDITOR_PAGE);
}

static inline void
open_map (Fixture *fixture, const char *game, int width, int height)
{
  g_autoptr (OxbowScenario) empty = make_empty (game, width, height);
  open_scenario (fixture, empty);
}

static inline void
close_window (OxbowWindow *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static inline void
close_map (Fixture *fixture)
{
  close_window (fixture->window);
  g_object_unref (fixture->desk);
}

static inline void
act (Fixture *fixture, const char *action)
{
  if (!gtk_widget_activate_action (GTK_WIDGET (fixture->page), action, NULL))
    g_error ("There is no action %s.", action);
}

static inline void
take (Fixture *fixture, char terrain, const char *kind)
{
  const OxbowPalette *palette = oxbow_draft_get_palette (fixture->draft);
  OxbowThing thing = { OXBOW_THING_TERRAIN, terrain, NULL };
  for (int layer = 0; layer < OXBOW_N_LAYERS && kind != NULL && thing.kind == NULL; layer++)
    {
      thing.layer = layer;
      thing.kind = oxbow_layer_find_kind ((OxbowLayer) layer, palette, kind);
    }
  oxbow_easel_take (oxbow_editor_page_get_easel (fixture->page), &thing, GDK_BUTTON_PRIMARY);
}

/* What the board tells of a press, a drag or a release. */
static inline void
emit_stroke (Fixture *fixture, OxbowBoardStroke phase, const char *cell, unsigned int button)
{
  g_signal_emit_by_name (oxbow_editor_page_get_board (fixture->page), "stroke", (int) phase,
                         oxbow_cell_parse (oxbow_draft_get_grid (fixture->draft), cell), OXBOW_NO_EDGE, button, 0u);
}

/* A press that is dragged on. */
static inline void
stroke (Fixture *fixture, const char *first, const char *last, unsigned int button)
{
  emit_stroke (fixture, OXBOW_STROKE_BEGAN, first, button);
  emit_stroke (fixture, OXBOW_STROKE_MOVED, last, button);
  emit_stroke (fixture, OXBOW_STROKE_ENDED, last, button);
}

static inline char
letter_at (Fixture *fixture, const char *cell)
{
  const OxbowMap *map = oxbow_draft_get_scenario (fixture->draft)->map;
  return map->terrain[oxbow_cell_parse (&map->grid, cell)];
}

static inline void
begin_application (int *argc, char ***argv)
{
  gtk_test_init (argc, argv, NULL);
  application = oxbow_application_new ();
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
}
