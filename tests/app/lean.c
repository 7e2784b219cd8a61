/* lean.c: a game is seen in the same way whether some of libadwaita's rules have been read or all, and with the icons
 * that are compiled in
 *
 * The program begins but once, so that every picture is made in a process of its own, first with what is read for a
 * game and then, in the same window, with all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/lean.h"
#include "app/game/hint.h"
#include "app/preferences.h"
#include "page-window.h"

static const char *const absent[] =
{
#include "../../ui/lean/absent.inc"
};

static bool
is_left_out (GtkWidget *widget, const char *name)
{
  return name[0] == '.' ? gtk_widget_has_css_class (widget, name + 1)
                        : g_str_equal (gtk_widget_get_css_name (widget), name);
}

/* Also that each icon can be found where none of the person's folders is looked into. */
static void
look_for_absent (GtkWidget *widget)
{
  for (size_t i = 0; i < G_N_ELEMENTS (absent); i++)
    if (is_left_out (widget, absent[i]))
      g_error ("%s is on the page of a game: take it out of ui/lean/absent.inc", absent[i]);
  const char *icon = GTK_IS_IMAGE (widget) ? gtk_image_get_icon_name (GTK_IMAGE (widget)) : NULL;
  if (icon != NULL && !gtk_icon_theme_has_icon (gtk_icon_theme_get_for_display (gdk_display_get_default ()), icon))
    g_error ("the icon %s is on the page of a game, and not compiled in", icon);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    look_for_absent (child);
}

/* Those on the disk, which may be drawn a little differently from those of the same name that are compiled in. */
static void
show_icons (void)
{
  GtkIconTheme *icons = gtk_icon_theme_get_for_display (gdk_display_get_default ());
  for (const char *const *folder = g_get_system_data_dirs (); *folder != NULL; folder++)
    {
      g_autofree char *icons_there = g_build_filename (*folder, "icons", NULL);
      gtk_icon_theme_add_search_path (icons, icons_there);
    }
}

static void
settle (Fixture *fixture)
{
  for (int i = 0; i < 3; i++)
    {
      gtk_widget_queue_draw (GTK_WIDGET (fixture->window));
      gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
    }
}

static GdkTexture *
picture (GtkWidget *widget)
{
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  g_autoptr (GskRenderNode) node = gtk_snapshot_free_to_node (snapshot);
  return gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (widget)), node,
                                      &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
}

/* What differs can be looked at in the folder for pictures, if there is one. */
static void
assert_same (GdkTexture *some, GdkTexture *all)
{
  g_autoptr (GBytes) one = gdk_texture_save_to_png_bytes (some), other = gdk_texture_save_to_png_bytes (all);
  const char *folder = g_getenv ("OXBOW_PICTURES");
  if (g_bytes_equal (one, other))
    return;
  g_autofree char *first = g_build_filename (folder != NULL ? folder : g_get_tmp_dir (), "lean-some.png", NULL),
                  *second = g_build_filename (folder != NULL ? folder : g_get_tmp_dir (), "lean-all.png", NULL);
  gdk_texture_save_to_png (some, first);
  gdk_texture_save_to_png (all, second);
  g_error ("%s and %s differ", first, second);
}

static void
compare (Fixture *fixture, GtkWidget *shown)
{
  settle (fixture);
  g_assert_true (oxbow_lean_is_in_part ());
  look_for_absent (GTK_WIDGET (fixture->window));
  look_for_absent (shown);
  show_icons ();
  settle (fixture);
  g_autoptr (GdkTexture) some = picture (shown);
  oxbow_lean_read (false);
  g_assert_false (oxbow_lean_is_in_part ());
  settle (fixture);
  g_autoptr (GdkTexture) all = picture (shown);
  assert_same (some, all);
}

static void
begin (Fixture *fixture, const char *scenario)
{
  application = oxbow_application_new ();
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  g_settings_set_boolean (oxbow_preferences_get (), "motion", FALSE);
  g_settings_reset (oxbow_preferences_get (), "analysis");
  g_settings_reset (oxbow_preferences_get (), "colour-scheme");
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  open_window (fixture, load_game (scenario, 0));
}

/* Nobody's hand is shown before its owner says that he is there. */
static void
lift_veil (Fixture *fixture)
{
  while (!gtk_widget_get_mapped (GTK_WIDGET (fixture->board)))
    {
      activate (fixture, "game.unveil");
      settle (fixture);
    }
  wait_for_panel (fixture);
}

static void
show_moves (Fixture *fixture)
{
  for (int i = 0; i < 20 && !oxbow_game_get_is_over (fixture->game); i++)
    play_any (fixture);
  lift_veil (fixture);
  compare (fixture, GTK_WIDGET (fixture->window));
}

static void
show_veil (Fixture *fixture)
{
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (fixture->board)));
  compare (fixture, GTK_WIDGET (fixture->window));
}

static void
show_lesson (Fixture *fixture)
{
  compare (fixture, GTK_WIDGET (fixture->window));
}

static void
show_entry (Fixture *fixture)
{
  activate (fixture, "game.type-move");
  compare (fixture, GTK_WIDGET (fixture->window));
}

static void
show_past (Fixture *fixture)
{
  play_opening (fixture);
  activate (fixture, "game.look-back");
  compare (fixture, GTK_WIDGET (fixture->window));
}

static void
show_analysis (Fixture *fixture)
{
  g_settings_set_boolean (oxbow_preferences_get (), "analysis", TRUE);
  compare (fixture, GTK_WIDGET (fixture->window));
}

static void
show_words (Fixture *fixture)
{
  play_opening (fixture);
  oxbow_game_set_comment (fixture->game, oxbow_game_get_node (fixture->game), "well done");
  compare (fixture, GTK_WIDGET (fixture->window));
}

static void
show_story (Fixture *fixture)
{
  activate (fixture, "game.how-it-went");
  compare (fixture, GTK_WIDGET (fixture->window));
}

static void
show_notice (Fixture *fixture)
{
  oxbow_window_tell (fixture->window, "The game is as it was.");
  compare (fixture, GTK_WIDGET (fixture->window));
}

static void
show_by_night (Fixture *fixture)
{
  g_settings_set_string (oxbow_preferences_get (), "colour-scheme", "dark");
  play_opening (fixture);
  compare (fixture, GTK_WIDGET (fixture->window));
}

static void
show_menu (Fixture *fixture)
{
  activate (fixture, "game.menu");
  settle (fixture);
  compare (fixture, find (fixture->window, GTK_TYPE_POPOVER));
}

/* Whatever is shown beside a game has all rules. */
static void
open_dialog (Fixture *fixture)
{
  g_assert_true (oxbow_lean_is_in_part ());
  g_action_group_activate_action (G_ACTION_GROUP (application), "preferences", NULL);
  g_assert_false (oxbow_lean_is_in_part ());
}

/* A dialog without a size of its own is as high as what it holds, also if it is the first one. */
static void
open_export (Fixture *fixture)
{
  g_assert_true (oxbow_lean_is_in_part ());
  activate (fixture, "win.export-picture");
  GtkWidget *dialog = g_object_get_data (G_OBJECT (fixture->window), "picture-export");
  gtk_test_widget_wait_for_draw (dialog);
  GtkScrolledWindow *rows = GTK_SCROLLED_WINDOW (find (dialog, GTK_TYPE_SCROLLED_WINDOW));
  GtkAdjustment *part = gtk_scrolled_window_get_vadjustment (rows);
  g_assert_cmpfloat (gtk_adjustment_get_page_size (part), >=, gtk_adjustment_get_upper (part));
}

static void
go_to_welcome (Fixture *fixture)
{
  g_assert_true (oxbow_lean_is_in_part ());
  oxbow_window_show_welcome (fixture->window);
  g_assert_false (oxbow_lean_is_in_part ());
}

static int
measure_button (void)
{
  GtkWidget *button = g_object_ref_sink (gtk_button_new ());
  int height;
  gtk_widget_measure (button, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  g_object_unref (button);
  return height;
}

/* No sheet is read before it is known whether it is night; then everything is where it was, and no other program is
 * told of it. */
static void
begin_at (AdwColorScheme scheme, bool is_for_game, bool is_in_part)
{
  g_auto (GStrv) before = g_get_environ (), after = NULL;
  g_assert_false (gtk_is_initialized ());
  oxbow_lean_begin ();
  adw_init ();
  AdwStyleManager *manager = adw_style_manager_get_default (),
                  *own = adw_style_manager_get_for_display (gdk_display_get_default ());
  adw_style_manager_set_color_scheme (manager, scheme);
  g_assert_cmpint (measure_button (), ==, 0);
  oxbow_lean_read (is_for_game);
  g_assert_cmpint (measure_button (), >, 20);
  g_assert_true (oxbow_lean_is_in_part () == is_in_part);
  g_assert_true (adw_style_manager_get_dark (manager) == (scheme == ADW_COLOR_SCHEME_FORCE_DARK));
  g_assert_true (adw_style_manager_get_dark (own) == (scheme == ADW_COLOR_SCHEME_FORCE_DARK));
  oxbow_lean_read (false);
  g_assert_cmpint (measure_button (), >, 20);
  g_assert_false (oxbow_lean_is_in_part ());
  after = g_get_environ ();
  g_assert_true (g_strv_equal ((const char *const *) before, (const char *const *) after));
  g_autoptr (GBytes) sheet = g_resources_lookup_data ("/org/gtk/libgtk/theme/Default/gtk.css", 0, NULL);
  g_assert_nonnull (g_strstr_len (g_bytes_get_data (sheet, NULL), (gssize) g_bytes_get_size (sheet), "@import"));
}

static void
begin_by_day (void)
{
  begin_at (ADW_COLOR_SCHEME_DEFAULT, true, true);
}

static void
begin_by_night (void)
{
  begin_at (ADW_COLOR_SCHEME_FORCE_DARK, true, true);
}

static void
begin_with_all (void)
{
  begin_at (ADW_COLOR_SCHEME_DEFAULT, false, false);
}

static void
begin_in_high_contrast (void)
{
  g_setenv ("ADW_DEBUG_HIGH_CONTRAST", "1", TRUE);
  begin_at (ADW_COLOR_SCHEME_DEFAULT, true, false);
}

/* A theme of somebody's choice stays as it is. */
static void
begin_with_theme (void)
{
  g_setenv ("GTK_THEME", "Default", TRUE);
  oxbow_lean_begin ();
  adw_init ();
  g_assert_cmpint (measure_button (), >, 20);
  oxbow_lean_read (true);
  g_assert_false (oxbow_lean_is_in_part ());
}

/* The program begins but once. */
static void
test_beginning (gconstpointer begin_so)
{
  if (g_test_subprocess ())
    {
      ((void (*) (void)) begin_so) ();
      exit (0);
    }
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
  g_test_trap_assert_passed ();
}

typedef struct
{
  const char *name, *scenario;
  void (*show) (Fixture *fixture);
} Sight;

static const Sight sights[] =
{
  { "dos-rios", "dos-rios/two-rivers", show_moves },
  { "navajo-wars", "navajo-wars/rise", show_moves },
  { "rising-waters", "rising-waters/fall-1926", show_moves },
  { "water-rights", "water-rights/realm", show_moves },
  { "veil", "water-rights/realm", show_veil },
  { "lesson", "dos-rios/first-steps", show_lesson },
  { "entry", "dos-rios/first-valley", show_entry },
  { "past", "dos-rios/first-valley", show_past },
  { "analysis", "dos-rios/first-valley", show_analysis },
  { "words", "dos-rios/first-valley", show_words },
  { "notice", "dos-rios/first-valley", show_notice },
  { "night", "dos-rios/first-valley", show_by_night },
  { "story", "dos-rios/first-valley", show_story },
  { "menu", "dos-rios/first-valley", show_menu },
  { "dialog", "dos-rios/first-valley", open_dialog },
  { "first-dialog", "dos-rios/first-valley", open_export },
  { "welcome", "dos-rios/first-valley", go_to_welcome },
};

static void
test_sight (gconstpointer data)
{
  const Sight *sight = data;
  Fixture fixture;
  if (!g_test_subprocess ())
    {
      g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
      g_test_trap_assert_passed ();
      return;
    }
  begin (&fixture, sight->scenario);
  if (sight->show != show_veil)
    lift_veil (&fixture);
  sight->show (&fixture);
  exit (0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/app/lean/begins/by-day", begin_by_day, test_beginning);
  g_test_add_data_func ("/app/lean/begins/by-night", begin_by_night, test_beginning);
  g_test_add_data_func ("/app/lean/begins/with-all", begin_with_all, test_beginning);
  g_test_add_data_func ("/app/lean/begins/in-high-contrast", begin_in_high_contrast, test_beginning);
  g_test_add_data_func ("/app/lean/begins/with-a-theme", begin_with_theme, test_beginning);
  for (size_t i = 0; i < G_N_ELEMENTS (sights); i++)
    {
      g_autofree char *path = g_strdup_printf ("/app/lean/same-sight/%s", sights[i].name);
      g_test_add_data_func (path, &sights[i], test_sight);
    }
  return g_test_run ();
}
