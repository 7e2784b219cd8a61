/* application.c: the program: its windows, and what belongs to all of them
 *
 * A start without files goes on where the last one was left, or shows the welcome page; a file opens in a window of
 * its own. Commands that belong to no window stand here; every shortcut of the program stands in one table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/application.h"
#include "app/about.h"
#include "app/drop-down.h"
#include "app/files.h"
#include "app/lean.h"
#include "app/lost-focus.h"
#include "app/notification.h"
#include "app/open-menus.h"
#include "app/preferences.h"
#include "app/restore.h"
#include "app/shortened.h"
#include "app/spoken.h"
#include "app/still-toasts.h"
#include "app/tip-width.h"
#include "app/wheel.h"
#include "app/window.h"
#include "config.h"

#include <glib-unix.h>
#include <glib/gi18n-lib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

/* The program's icon in the one size that GTK asks of a scalable one for its windows, as pixels: so nothing has to read
 * SVG only for that, which takes a tenth of the start and 3 MB. rsvg-convert -w 48 -h 48 makes it anew. */
#define WINDOW_ICON "oxbow-window"
#define LARGEST_FRAME_B (32 * 1024 * 1024)

struct _OxbowApplication
{
  AdwApplication parent_instance;

  unsigned int signal_sources[2];
  bool has_restored;
  bool wants_new_game, wants_new_map;   /* the command line asks for it */
  char *wants_edit;                     /* the file, or NULL */
};

G_DEFINE_FINAL_TYPE (OxbowApplication, oxbow_application, ADW_TYPE_APPLICATION)

static const OxbowShortcut shortcuts[] =
{
  { "win.new-game", { "<Control>n" } },
  { "win.new-map", { "<Control><Alt>n" } },
  { "win.draw-on", { "F5" } },
  { "app.new-window", { "<Control><Shift>n" } },
  { "win.open", { "<Control>o" } },
  { "win.save", { "<Control>s" } },
  { "win.save-as", { "<Control><Shift>s" } },
  { "win.export-picture", { "<Control>e" } },
  { "win.print", { "<Control>p" } },
  { "win.print-record", { "<Control><Shift>p" } },
  { "win.print-and-play", { "<Control><Alt>p" } },
  { "win.copy-picture", { "<Control><Shift>c" } },
  { "win.welcome", { "<Alt>Home" } },
  { "game.undo", { "<Control>z" } },
  { "game.redo", { "<Control><Shift>z", "<Control>y" } },
  { "game.undo-turn", { "<Control><Alt>z" } },
  { "game.redo-turn", { "<Control><Alt><Shift>z" } },
  { "game.hint", { "<Control>h" } },
  { "game.seats", { "F7" } },
  { "game.go-on", { "<Control>g" } },
  { "game.pause", { "<Control><Shift>g", "Pause" } },
  { "game.show-round", { "<Control>r" } },
  { "game.look-back", { "<Alt>Left" } },
  { "game.look-forward", { "<Alt>Right" } },
  { "game.look-first", { "<Alt><Shift>Left" } },
  { "game.look-last", { "<Alt><Shift>Right" } },
  { "game.mark(-1)", { "<Control>d" } },
  { "game.comment(-1)", { "<Control>m" } },
  { "game.type-move", { "<Control>l" } },
  { "game.menu", { "<Control>F10" } },
  { "game.next-pane", { "F6" } },
  { "game.analysis", { "F8" } },
  { "game.panel", { "F9" } },
  { "editor.undo", { "<Control>z" } },
  { "editor.redo", { "<Control><Shift>z", "<Control>y" } },
  { "editor.test-play", { "F5" } },
  { "editor.menu", { "<Control>F10" } },
  { "editor.next-pane", { "F6" } },
  { "editor.panel", { "F9" } },
  { "win.fullscreen", { "F11" } },
  { "app.preferences", { "<Control>comma" } },
  { "win.show-help-overlay", { "<Control>question", "<Control>slash" } },
  { "win.help::here", { "F1" } },
  { "window.close", { "<Control>w" } },
  { "app.quit", { "<Control>q" } },
};

const OxbowShortcut *
oxbow_application_get_shortcuts (int *n)
{
  *n = G_N_ELEMENTS (shortcuts);
  return shortcuts;
}

static OxbowWindow *
find_window (OxbowApplication *self)
{
  for (GList *link = gtk_application_get_windows (GTK_APPLICATION (self)); link != NULL; link = link->next)
    if (OXBOW_IS_WINDOW (link->data))
      return link->data;
  return NULL;
}

static OxbowWindow *
add_window (OxbowApplication *self)
{
  OxbowWindow *window = oxbow_window_new (self);
  oxbow_window_show_welcome (window);
  gtk_window_present (GTK_WINDOW (window));
  return window;
}

/* Commands */

static void
new_window_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  add_window (data);
}

static void
new_game_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  oxbow_window_show_new_game (add_window (data), NULL, NULL);
}

static void
new_map_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  oxbow_window_show_new_map (add_window (data), NULL);
}

static void
edit_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  OxbowWindow *window = find_window (data);
  oxbow_files_edit (window != NULL ? window : oxbow_window_new (data), g_variant_get_string (parameter, NULL));
}

static void
preferences_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GtkWindow *parent = gtk_application_get_active_window (data);
  gtk_window_present (g_object_new (OXBOW_TYPE_PREFERENCES, "transient-for", parent, NULL));
}

static void
about_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  oxbow_about_show (gtk_application_get_active_window (data));
}

/* One window may go with another. */
static void
close_windows (OxbowApplication *self)
{
  GList *windows;
  while ((windows = gtk_application_get_windows (GTK_APPLICATION (self))) != NULL)
    gtk_window_destroy (windows->data);
}

/* All games stay open, for the next start. Who has something written yet ends the program when it is done. */
static void
quit (OxbowApplication *self)
{
  g_autoptr (GList) windows = g_list_copy (gtk_application_get_windows (GTK_APPLICATION (self)));
  for (GList *link = windows; link != NULL; link = link->next)
    if (OXBOW_IS_WINDOW (link->data))
      oxbow_window_leave (link->data);
  if (g_application_get_is_busy (G_APPLICATION (self)))
    close_windows (self);
  else
    g_application_quit (G_APPLICATION (self));
}

static void
quit_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  quit (data);
}

static gboolean
terminated_cb (gpointer data)
{
  quit (data);
  return G_SOURCE_CONTINUE;
}

static const GActionEntry actions[] =
{
  { "new-window", new_window_cb },
  { "new-game", new_game_cb },
  { "new-map", new_map_cb },
  { "edit", edit_cb, "s" },
  { "preferences", preferences_cb },
  { "about", about_cb },
  { "quit", quit_cb },
};

static void
set_colour_scheme (GSettings *settings)
{
  static const AdwColorScheme schemes[] =
  {
    ADW_COLOR_SCHEME_DEFAULT, ADW_COLOR_SCHEME_FORCE_LIGHT, ADW_COLOR_SCHEME_FORCE_DARK
  };
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      schemes[g_settings_get_enum (settings, "colour-scheme")]);
}

static void
oxbow_application_startup (GApplication *application)
{
  OxbowApplication *self = OXBOW_APPLICATION (application);
  GSettings *settings = oxbow_preferences_get ();
  oxbow_lean_begin ();
  G_APPLICATION_CLASS (oxbow_application_parent_class)->startup (application);
  g_action_map_add_action_entries (G_ACTION_MAP (application), actions, G_N_ELEMENTS (actions), application);
  g_action_map_add_action_entries (G_ACTION_MAP (application), &oxbow_notification_action, 1, application);
  for (size_t i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (application), shortcuts[i].action, shortcuts[i].keys);
  g_autoptr (GAction) scheme = g_settings_create_action (settings, "colour-scheme");
  g_action_map_add_action (G_ACTION_MAP (application), scheme);
  g_signal_connect_object (settings, "changed::colour-scheme", G_CALLBACK (set_colour_scheme), self, 0);
  set_colour_scheme (settings);
  oxbow_lost_focus_finds_a_place_everywhere ();
  oxbow_open_menus_stay_with_their_places ();
  oxbow_shortened_tell_everywhere ();
  oxbow_tips_fit_everywhere ();
  oxbow_spoken_tell_everywhere ();
  oxbow_drop_down_begin_at_chosen_everywhere ();
  oxbow_toasts_stand_still_everywhere ();
  oxbow_wheel_scroll_pages_everywhere ();
  gtk_window_set_default_icon_name (WINDOW_ICON);
  self->signal_sources[0] = g_unix_signal_add (SIGTERM, terminated_cb, self);
  self->signal_sources[1] = g_unix_signal_add (SIGINT, terminated_cb, self);
}

static void
oxbow_application_shutdown (GApplication *application)
{
  OxbowApplication *self = OXBOW_APPLICATION (application);
  for (size_t i = 0; i < G_N_ELEMENTS (self->signal_sources); i++)
    g_clear_handle_id (&self->signal_sources[i], g_source_remove);
  g_settings_sync ();
  G_APPLICATION_CLASS (oxbow_application_parent_class)->shutdown (application);
}

/* What the command line asks for besides files. */
static bool
grant_wishes (OxbowApplication *self)
{
  bool is_any = true;
  if (self->wants_new_game)
    g_action_group_activate_action (G_ACTION_GROUP (self), "new-game", NULL);
  else if (self->wants_new_map)
    g_action_group_activate_action (G_ACTION_GROUP (self), "new-map", NULL);
  else if (self->wants_edit != NULL)
    g_action_group_activate_action (G_ACTION_GROUP (self), "edit", g_variant_new_string (self->wants_edit));
  else
    is_any = false;
  self->wants_new_game = self->wants_new_map = false;
  g_clear_pointer (&self->wants_edit, g_free);
  return is_any;
}

static void
oxbow_application_activate (GApplication *application)
{
  OxbowApplication *self = OXBOW_APPLICATION (application);
  bool is_first = !self->has_restored;
  self->has_restored = true;
  g_autofree char *notice = NULL;
  bool is_restored = is_first && oxbow_restore_games (self, &notice) > 0;
  OxbowWindow *window = find_window (self);
  bool is_granted = grant_wishes (self);
  if (!is_granted && window == NULL)
    add_window (self);
  else if (!is_granted && !is_restored)
    gtk_window_present (GTK_WINDOW (window));
  if (notice != NULL)
    oxbow_window_tell (find_window (self), notice);
}

/* A window without a game takes the first file. What has to be said of a file is said over the welcome page. */
static void
oxbow_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  OxbowApplication *self = OXBOW_APPLICATION (application);
  for (int i = 0; i < n_files; i++)
    {
      OxbowWindow *window = find_window (self);
      oxbow_files_open (window != NULL ? window : oxbow_window_new (self), files[i]);
    }
  grant_wishes (self);
}

/* What the command line asks for besides files, as an action of the program that may be running already; or NULL. */
static const char *
find_wish (OxbowApplication *self, GVariantDict *options, GVariant **target)
{
  g_autofree char *file = NULL;
  self->wants_new_game = g_variant_dict_contains (options, "new-game");
  self->wants_new_map = g_variant_dict_contains (options, "new-map");
  if (g_variant_dict_lookup (options, "edit", "^ay", &file))
    self->wants_edit = g_canonicalize_filename (file, NULL);
  if (self->wants_edit != NULL)
    *target = g_variant_ref_sink (g_variant_new_string (self->wants_edit));
  return self->wants_new_game       ? "new-game"
         : self->wants_new_map      ? "new-map"
         : self->wants_edit != NULL ? "edit"
                                    : NULL;
}

static int
oxbow_application_handle_local_options (GApplication *application, GVariantDict *options)
{
  OxbowApplication *self = OXBOW_APPLICATION (application);
  if (g_variant_dict_contains (options, "version"))
    {
      g_print ("oxbow %s\n", OXBOW_VERSION);
      return 0;
    }
  GVariant *target = NULL;
  const char *wish = find_wish (self, options, &target);
  if (wish == NULL)
    return -1;
  if (!g_application_register (application, NULL, NULL) || !g_application_get_is_remote (application))
    {
      g_clear_pointer (&target, g_variant_unref);
      return -1;
    }
  g_action_group_activate_action (G_ACTION_GROUP (application), wish, target);
  return 0;
}

static void
oxbow_application_class_init (OxbowApplicationClass *class)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (class);

  application_class->startup = oxbow_application_startup;
  application_class->shutdown = oxbow_application_shutdown;
  application_class->activate = oxbow_application_activate;
  application_class->open = oxbow_application_open;
  application_class->handle_local_options = oxbow_application_handle_local_options;
}

static void
oxbow_application_init (OxbowApplication *self)
{
  g_application_add_main_option (G_APPLICATION (self), "version", 'v', 0, G_OPTION_ARG_NONE,
                                 _("Print the version and leave"), NULL);
  g_application_add_main_option (G_APPLICATION (self), "new-game", 'n', 0, G_OPTION_ARG_NONE,
                                 _("Choose a new game"), NULL);
  g_application_add_main_option (G_APPLICATION (self), "new-map", 'm', 0, G_OPTION_ARG_NONE, _("Draw a new map"), NULL);
  g_application_add_main_option (G_APPLICATION (self), "edit", 'e', 0, G_OPTION_ARG_FILENAME,
                                 _("Draw on the map of a file"), _("FILE"));
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _("[FILE…]"));
  g_application_set_option_context_summary (G_APPLICATION (self),
                                            _("Plays and designs hex board games about land and water."));
}

/* Every frame has a picture of the window, and takes the place of the one before: from the kernel, cleared anew each
 * time, it would cost a quarter of a move. glibc would raise its limits by and by, and then by what was the largest.
 * The board gives the place back in a pause; its own pictures do not lie there (app/board/pixels.h). */
static void
keep_frames (void)
{
#ifdef __GLIBC__
  mallopt (M_MMAP_THRESHOLD, LARGEST_FRAME_B);
  mallopt (M_TRIM_THRESHOLD, LARGEST_FRAME_B);
  mallopt (M_ARENA_MAX, 2);
#endif
}

OxbowApplication *
oxbow_application_new (void)
{
  keep_frames ();
  return g_object_new (OXBOW_TYPE_APPLICATION, "application-id", OXBOW_APP_ID, "resource-base-path",
                       "/io/github/oxbowgames/Oxbow", "flags", G_APPLICATION_HANDLES_OPEN, NULL);
}
