/* commands.c: what a window can be told to do: the actions "win."
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/commands.h"
#include "app/board/places.h"
#include "app/editor/desk.h"
#include "app/editor/from-position.h"
#include "app/exporting.h"
#include "app/files.h"
#include "app/help.h"
#include "app/paper.h"
#include "app/picture-export.h"
#include "app/printing.h"
#include "app/tiled-export.h"

#define SHORTCUTS "/io/github/oxbowgames/Oxbow/help-overlay.ui"
#define SHORTCUTS_PER_COLUMN 14

typedef struct
{
  const char *name;
  void (*run) (OxbowWindow *window);
  enum
  {
    ALWAYS,
    WITH_GAME,
    WITH_EITHER,                /* a game or a map that is being drawn */
    WITH_TRIAL,                 /* of the map that is being drawn */
  } when;
} Command;

static void
choose_new_game (OxbowWindow *window)
{
  oxbow_window_show_new_game (window, NULL, NULL);
}

/* Of the game that is drawn for or played here; else of the one that was begun last. */
static void
choose_new_map (OxbowWindow *window)
{
  OxbowDesk *desk = oxbow_window_get_desk (window);
  OxbowSession *session = oxbow_window_get_session (window);
  const OxbowScenario *scenario = NULL;
  if (desk != NULL)
    scenario = oxbow_draft_get_scenario (oxbow_desk_get_draft (desk));
  else if (session != NULL)
    scenario = oxbow_game_get_scenario (oxbow_session_get_game (session));
  oxbow_window_show_new_map (window, scenario != NULL ? scenario->ruleset : NULL);
}

/* Else GTK only hides it, and a menu that was open in it keeps the keys of all windows for itself. As it goes it hides
 * one page after another: what had the focus then would be held for ever (lost-focus.c). */
static gboolean
shortcuts_closed_cb (GtkApplicationWindow *window, GtkWindow *shortcuts)
{
  gtk_window_set_focus (shortcuts, NULL);
  gtk_application_window_set_help_overlay (window, NULL);
  return TRUE;
}

/* Where keys go by their places, the letters are those of the keyboard in use: also in what the window finds, so they
 * are there before it is made. */
static GtkBuilder *
build_shortcuts (OxbowWindow *window)
{
  g_autoptr (GBytes) bytes = g_resources_lookup_data (SHORTCUTS, 0, NULL);
  g_autofree char *text = oxbow_place_write (gtk_widget_get_display (GTK_WIDGET (window)),
                                             oxbow_window_get_key_group (window), g_bytes_get_data (bytes, NULL));
  return gtk_builder_new_from_string (text, -1);
}

/* Made when it is asked for: GTK would make it with each window, which is a twelfth of the whole start. The pages are
 * divided last, as GTK turns their order round with each group that is added. */
static void
show_shortcuts (OxbowWindow *self)
{
  GtkApplicationWindow *window = GTK_APPLICATION_WINDOW (self);
  if (gtk_application_window_get_help_overlay (window) == NULL)
    {
      g_autoptr (GtkBuilder) builder = build_shortcuts (self);
      GObject *overlay = gtk_builder_get_object (builder, "help_overlay");
      GObject *section = gtk_builder_get_object (builder, "section");
      g_object_set (section, "max-height", SHORTCUTS_PER_COLUMN, NULL);
      gtk_application_window_set_help_overlay (window, GTK_SHORTCUTS_WINDOW (overlay));
      g_signal_connect_object (overlay, "close-request", G_CALLBACK (shortcuts_closed_cb), window, G_CONNECT_SWAPPED);
    }
  gtk_window_present (GTK_WINDOW (gtk_application_window_get_help_overlay (window)));
}

static const Command commands[] =
{
  { "win.new-game", choose_new_game },
  { "win.new-map", choose_new_map },
  { "win.edit-position", oxbow_draw_on_position, WITH_GAME },
  { "win.draw-on", oxbow_window_draw_on, WITH_TRIAL },
  { "win.open", oxbow_files_choose },
  { "win.show-help-overlay", show_shortcuts },
  { "win.welcome", oxbow_window_show_welcome },
  { "win.print-and-play", oxbow_paper_ask, WITH_EITHER },
  { "win.back", oxbow_window_go_back },
  { "win.save", oxbow_files_save, WITH_EITHER },
  { "win.save-as", oxbow_files_save_as, WITH_EITHER },
  { "win.export-picture", oxbow_picture_export_ask, WITH_EITHER },
  { "win.export-tiled", oxbow_tiled_export_ask, WITH_EITHER },
  { "win.export-log", oxbow_export_record, WITH_GAME },
  { "win.export-report", oxbow_export_report, WITH_GAME },
  { "win.export-report-paper", oxbow_export_report_paper, WITH_GAME },
  { "win.copy-picture", oxbow_export_copy_picture, WITH_EITHER },
  { "win.copy-listing", oxbow_export_copy_listing, WITH_GAME },
  { "win.copy-start", oxbow_export_copy_start, WITH_GAME },
  { "win.print", oxbow_printing_ask, WITH_EITHER },
  { "win.print-record", oxbow_printing_ask_record, WITH_GAME },
};

static void
command_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  for (size_t i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (commands[i].name, name))
      commands[i].run (OXBOW_WINDOW (widget));
}

static void
help_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const char *page = g_variant_get_string (parameter, NULL);
  bool is_here = g_str_equal (page, "here");
  oxbow_help_show (GTK_WINDOW (widget), is_here ? oxbow_window_get_help (OXBOW_WINDOW (widget)) : page);
}

void
oxbow_commands_install (GtkWidgetClass *class)
{
  for (size_t i = 0; i < G_N_ELEMENTS (commands); i++)
    gtk_widget_class_install_action (class, commands[i].name, NULL, command_action);
  gtk_widget_class_install_action (class, "win.help", "s", help_action);
}

void
oxbow_commands_enable (GtkWidget *window, bool has_game, bool has_map)
{
  const bool can[] = { true, has_game, has_game || has_map, has_game && has_map };
  for (size_t i = 0; i < G_N_ELEMENTS (commands); i++)
    gtk_widget_action_set_enabled (window, commands[i].name, can[commands[i].when]);
}
