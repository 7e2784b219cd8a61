/* welcome.c: the first page: what was played last, the games, and what else can be done
 *
 * The files of the scenarios are read after the first frame: the page itself needs none of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/welcome.h"
#include "app/card.h"
#include "app/catalogue.h"
#include "app/files.h"
#include "app/flow.h"
#include "app/header.h"
#include "app/main-menu.h"
#include "app/recent.h"
#include "app/view.h"
#include "core/lesson.h"
#include "files/library.h"

#include <glib/gi18n-lib.h>

#define MOST_RECENT 4

struct _OxbowWelcome
{
  AdwBin parent_instance;

  AdwHeaderBar *header;
  GtkButton *open;
  GtkWidget *continue_box, *games_box, *missing;
  GtkFlowBox *recents, *games;
  GtkListBox *more;
  AdwStatusPage *missing_page;
  GPtrArray *recent_list;       /* of OxbowRecent: one for each card of recents */
  unsigned int idle_source;
};

G_DEFINE_FINAL_TYPE (OxbowWelcome, oxbow_welcome, ADW_TYPE_BIN)

static OxbowWindow *
get_window (OxbowWelcome *self)
{
  return OXBOW_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
}

/* Continue */

static OxbowDocument *
look_at_recent (gpointer data, GError **error)
{
  return oxbow_recovery_look (data, error);
}

static void
set_recent_picture (OxbowPicture *picture, const OxbowRecent *recent)
{
  if (recent->recovery == NULL)
    {
      oxbow_picture_set_file (picture, recent->path);
      return;
    }
  g_autofree char *key = g_strdup_printf ("%s|%" G_GINT64_FORMAT "|%d", recent->recovery->file, recent->seconds,
                                          recent->recovery->n_moves);
  oxbow_picture_set_source (picture, key, look_at_recent, recent->recovery, NULL);
}

static void
clear_recents (OxbowWelcome *self)
{
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->recents))) != NULL)
    gtk_flow_box_remove (self->recents, child);
  g_clear_pointer (&self->recent_list, g_ptr_array_unref);
}

/* Removing can be taken back as long as the line about it is shown; when the program ends before, nothing is gone. */

typedef struct
{
  OxbowWelcome *welcome;        /* NULL once it has gone */
  OxbowRecent *recent;
} Removal;

static void
end_removal (Removal *removal, void (*end) (OxbowRecent *recent))
{
  end (removal->recent);
  if (removal->welcome != NULL)
    oxbow_welcome_refresh (removal->welcome);
  g_clear_weak_pointer (&removal->welcome);
  g_free (removal);
}

static void
undo_removal (gpointer data)
{
  end_removal (data, oxbow_recent_unhide);
}

static void
finish_removal (gpointer data)
{
  end_removal (data, oxbow_recent_forget);
}

static void
removed_cb (OxbowWelcome *self, GtkFlowBoxChild *card)
{
  Removal *removal = g_new0 (Removal, 1);
  removal->recent = g_ptr_array_steal_index (self->recent_list, (unsigned int) gtk_flow_box_child_get_index (card));
  g_set_weak_pointer (&removal->welcome, self);
  g_autofree char *sentence = g_strdup_printf (_("“%s” removed"), removal->recent->title);
  oxbow_recent_hide (removal->recent);
  oxbow_window_tell_undo (get_window (self), sentence, undo_removal, finish_removal, removal);
  oxbow_welcome_refresh (self);
}

void
oxbow_welcome_refresh (OxbowWelcome *self)
{
  clear_recents (self);
  self->recent_list = oxbow_recent_list (MOST_RECENT);
  for (unsigned int i = 0; i < self->recent_list->len; i++)
    {
      const OxbowRecent *recent = self->recent_list->pdata[i];
      g_autofree char *line = oxbow_recent_describe (recent);
      GtkWidget *card = oxbow_card_new (recent->title, line);
      set_recent_picture (oxbow_card_get_picture (OXBOW_CARD (card)), recent);
      oxbow_card_set_removable (OXBOW_CARD (card));
      g_signal_connect_object (card, "removed", G_CALLBACK (removed_cb), self, G_CONNECT_SWAPPED);
      gtk_flow_box_append (self->recents, card);
    }
  gtk_widget_set_visible (self->continue_box, self->recent_list->len > 0);
}

static void
recent_activated_cb (OxbowWelcome *self, GtkFlowBoxChild *child)
{
  OxbowWindow *window = get_window (self);
  const OxbowRecent *recent = self->recent_list->pdata[gtk_flow_box_child_get_index (child)];
  if (recent->recovery == NULL)
    {
      g_autoptr (GFile) file = g_file_new_for_path (recent->path);
      oxbow_files_open (window, file);
      return;
    }
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowSession) session = recent->recovery->is_draft ? NULL
                                                                : oxbow_session_recover (recent->recovery, &error);
  g_autoptr (OxbowDesk) desk = recent->recovery->is_draft ? oxbow_desk_recover (recent->recovery, &error) : NULL;
  if (session != NULL)
    oxbow_window_show_session (window, session);
  else if (desk != NULL)
    oxbow_window_show_desk (window, desk);
  else
    oxbow_files_tell_bad (window, recent->title, error);
}

/* The games */

static void
add_game (OxbowWelcome *self, const OxbowRuleset *ruleset)
{
  g_autofree char *path = oxbow_library_path (ruleset, ruleset->standard), *players = NULL;
  if (ruleset->min_players == ruleset->max_players)
    players = g_strdup_printf (ngettext ("%d player", "%d players", (gulong) ruleset->min_players),
                               ruleset->min_players);
  else
    players = g_strdup_printf (_("%d to %d players"), ruleset->min_players, ruleset->max_players);
  GtkWidget *card = oxbow_card_new (_(ruleset->title), players);
  const char *about = oxbow_view_find (ruleset)->about;
  if (about != NULL)
    oxbow_card_set_about (OXBOW_CARD (card), _(about));
  oxbow_picture_set_file (oxbow_card_get_picture (OXBOW_CARD (card)), path);
  gtk_flow_box_append (self->games, card);
}

static void
game_activated_cb (OxbowWelcome *self, GtkFlowBoxChild *child)
{
  const OxbowRuleset *ruleset = oxbow_rulesets[gtk_flow_box_child_get_index (child)];
  oxbow_window_show_new_game (get_window (self), ruleset, NULL);
}

/* Learning */

static void
start_lesson (OxbowWelcome *self, const OxbowCatalogued *lesson)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OxbowSettings) settings = oxbow_lesson_settings (lesson->scenario->lesson);
  g_autoptr (OxbowGame) game = oxbow_game_new (lesson->scenario, settings, &error);
  if (game == NULL)
    {
      oxbow_files_tell_bad (get_window (self), lesson->path, error);
      return;
    }
  g_autoptr (OxbowSession) session = oxbow_session_new (game);
  oxbow_window_show_session (get_window (self), session);
}

static void
more_activated_cb (OxbowWelcome *self, GtkListBoxRow *row)
{
  const OxbowCatalogued *lesson = g_object_get_data (G_OBJECT (row), "lesson");
  if (lesson != NULL)                   /* the other rows have actions */
    start_lesson (self, lesson);
}

static void
add_lesson (OxbowWelcome *self, const OxbowCatalogued *lesson)
{
  const OxbowScenario *scenario = lesson->scenario;
  g_autofree char *title = g_strdup_printf (_("Learn %s by Playing"), _(scenario->ruleset->title));
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, NULL);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), oxbow_text_get (scenario->description));
  adw_action_row_set_icon_name (ADW_ACTION_ROW (row), "help-browser-symbolic");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_data (G_OBJECT (row), "lesson", (gpointer) lesson);
  gtk_list_box_prepend (self->more, row);
}

static gboolean
read_library_cb (gpointer data)
{
  OxbowWelcome *self = data;
  unsigned int n_scenarios = 0;
  self->idle_source = 0;
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    {
      const OxbowCatalogued *lesson = oxbow_catalogue_find_lesson (oxbow_rulesets[i]);
      n_scenarios += oxbow_catalogue_get (oxbow_rulesets[i])->len;
      if (lesson != NULL)
        add_lesson (self, lesson);
    }
  if (n_scenarios == 0)
    {
      g_autoptr (GError) error = NULL;
      oxbow_library_refuse_empty (&error);
      g_autofree char *sentence = g_markup_escape_text (error->message, -1);
      adw_status_page_set_description (self->missing_page, sentence);
    }
  gtk_widget_set_visible (self->missing, n_scenarios == 0);
  gtk_widget_set_visible (self->games_box, n_scenarios > 0);
  return G_SOURCE_REMOVE;
}

static void
oxbow_welcome_map (GtkWidget *widget)
{
  OxbowWelcome *self = OXBOW_WELCOME (widget);
  GTK_WIDGET_CLASS (oxbow_welcome_parent_class)->map (widget);
  if (self->recent_list == NULL)
    {
      oxbow_welcome_refresh (self);
      self->idle_source = g_idle_add_full (G_PRIORITY_LOW, read_library_cb, self, NULL);
    }
}

static void
oxbow_welcome_dispose (GObject *object)
{
  OxbowWelcome *self = OXBOW_WELCOME (object);

  g_clear_handle_id (&self->idle_source, g_source_remove);
  if (self->recents != NULL)
    clear_recents (self);
  gtk_widget_dispose_template (GTK_WIDGET (object), OXBOW_TYPE_WELCOME);
  G_OBJECT_CLASS (oxbow_welcome_parent_class)->dispose (object);
}

static void
oxbow_welcome_class_init (OxbowWelcomeClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = oxbow_welcome_dispose;
  widget_class->map = oxbow_welcome_map;
  g_type_ensure (OXBOW_TYPE_MAIN_MENU);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/oxbowgames/Oxbow/welcome.ui");
  gtk_widget_class_bind_template_child (widget_class, OxbowWelcome, header);
  gtk_widget_class_bind_template_child (widget_class, OxbowWelcome, open);
  gtk_widget_class_bind_template_child (widget_class, OxbowWelcome, continue_box);
  gtk_widget_class_bind_template_child (widget_class, OxbowWelcome, games_box);
  gtk_widget_class_bind_template_child (widget_class, OxbowWelcome, missing);
  gtk_widget_class_bind_template_child (widget_class, OxbowWelcome, missing_page);
  gtk_widget_class_bind_template_child (widget_class, OxbowWelcome, recents);
  gtk_widget_class_bind_template_child (widget_class, OxbowWelcome, games);
  gtk_widget_class_bind_template_child (widget_class, OxbowWelcome, more);
  gtk_widget_class_bind_template_callback (widget_class, recent_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, game_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, more_activated_cb);
}

static void
oxbow_welcome_init (OxbowWelcome *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  oxbow_header_follow (self->header, NULL);
  oxbow_header_abridge (self->open, "document-open-symbolic");
  oxbow_flow_settle (self->recents);
  oxbow_flow_settle (self->games);
  for (int i = 0; oxbow_rulesets[i] != NULL; i++)
    add_game (self, oxbow_rulesets[i]);
}
