/* status.c: the line below the board: what has just happened, or why something cannot be done
 *
 * Whoever listens instead is told of it at once, where the focus is.
 *
 * Whose turn it is stands in the panel or in the title, and what is asked in the panel.
 *
 * In a window of some width it has the room of two lines, so that the board keeps its size from move to move; the log
 * has the whole of a longer text. What was asked for, a hint or a reason, may take a third line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/status.h"
#include "app/cited.h"
#include "app/game/banner.h"
#include "app/game/piece.h"
#include "app/game/prose.h"
#include "app/game/told.h"
#include "app/room.h"
#include "app/shortened.h"
#include "app/spoken.h"

#include <glib/gi18n-lib.h>

#define NARROW_EM 50
#define LOW_EM 26
#define FEW 2                   /* lines of what happened by itself, and of all else */
#define MANY 3
#define FEW_EM 2.7              /* the room of the few */

struct _OxbowStatus
{
  GtkWidget parent_instance;

  OxbowTable *table;
  OxbowProse *words;
  GtkWidget *rules;             /* leads to where the help tells why not */
  bool is_roomy, is_answer, is_refusal;
  bool is_parted;               /* what goes on has a line of its own */
  int heard;                    /* the node whose news a screen reader was told last, or OXBOW_NO_NODE */
};

G_DEFINE_FINAL_TYPE (OxbowStatus, oxbow_status, GTK_TYPE_WIDGET)

/* Each paragraph has as many lines. */
static void
limit_lines (OxbowStatus *self)
{
  oxbow_prose_limit (self->words, self->is_parted ? 1 : self->is_roomy && !self->is_answer ? FEW : MANY);
}

static void
fit (GtkWidget *widget, double width_em, double height_em)
{
  OxbowStatus *self = OXBOW_STATUS (widget);
  self->is_roomy = width_em >= NARROW_EM && height_em >= LOW_EM;
  oxbow_prose_set_least (self->words, self->is_roomy ? FEW_EM : 0);
  limit_lines (self);
}

static void
say (OxbowStatus *self, const char *text, bool is_answer, bool is_refusal)
{
  self->is_answer = is_answer;
  self->is_refusal = is_refusal;
  self->is_parted = !is_answer && strchr (text, '\n') != NULL;
  limit_lines (self);
  g_autoptr (PangoAttrList) attributes = oxbow_cited_build_attributes (text);
  oxbow_prose_set_attributes (self->words, attributes);
  oxbow_prose_say (self->words, text);
  if (is_refusal)
    gtk_widget_add_css_class (GTK_WIDGET (self->words), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->words), "error");
  gtk_widget_set_visible (self->rules, is_refusal);
}

static char *
tell_events (OxbowLens *lens)
{
  g_autofree char *more = NULL, *headline = oxbow_told_of (oxbow_lens_get_state (lens), oxbow_lens_get_events (lens),
                                                          &more);
  if (headline == NULL)
    return g_steal_pointer (&more);
  return *more == '\0' ? g_steal_pointer (&headline) : g_strconcat (headline, " ", more, NULL);
}

/* A game may be looked at where nothing has happened: at its beginning, which may be its end. */
static char *
tell_beginning (OxbowLens *lens)
{
  const OxbowState *state = oxbow_lens_get_state (lens);
  return oxbow_state_turn (state) < 0 ? oxbow_banner_build_title (state) : g_strdup (_("The game begins."));
}

/* That somebody thinks comes and goes below what has happened, which stays in its place; what a person is to do comes
 * before it. The end of something long is cut off. */
static char *
join_news (OxbowLens *lens, const char *happened)
{
  const char *news = oxbow_lens_get_news (lens);
  if (news == NULL || *happened == '\0')
    return g_strdup (news != NULL ? news : happened);
  return oxbow_lens_get_thinker (lens) >= 0 ? g_strconcat (happened, "\n", news, NULL)
                                            : g_strconcat (news, " ", happened, NULL);
}

/* What is advised; else what has happened, and what goes on now. */
static void
show_news (OxbowStatus *self)
{
  OxbowLens *lens = oxbow_table_get_lens (self->table);
  const char *advice = oxbow_table_get_advice (self->table);
  if (advice != NULL)
    {
      say (self, advice, true, false);
      return;
    }
  g_autofree char *events = tell_events (lens), *beginning = tell_beginning (lens);
  const char *happened = *events != '\0' ? events : oxbow_lens_get_news (lens) == NULL ? beginning : "";
  g_autofree char *text = join_news (lens, happened);
  say (self, text, false, false);
}

/* A screen reader is not told of a line that changes elsewhere than under the focus. Nobody hears what is veiled. */
static void
announce (OxbowStatus *self, const char *text)
{
  if (oxbow_lens_is_veiled (oxbow_table_get_lens (self->table)))
    return;
  oxbow_board_announce (oxbow_table_get_board (self->table), text);
  oxbow_spoken_announce (GTK_WIDGET (self), text);
}

/* What goes on is said without what has happened, which was said before. */
static void
news_cb (OxbowStatus *self)
{
  const char *news = oxbow_lens_get_news (oxbow_table_get_lens (self->table));
  show_news (self);
  if (news != NULL)
    announce (self, news);
}

static void
suggested_cb (OxbowStatus *self)
{
  const char *advice = oxbow_table_get_advice (self->table);
  show_news (self);
  if (advice != NULL)
    announce (self, advice);
}

static bool
is_before (const OxbowHistory *history, int node, int other)
{
  while (other != OXBOW_NO_NODE && other != node)
    other = oxbow_history_get_parent (history, other);
  return other == node;
}

/* Who hears what happened last must know that it is not something new, where it was come back to. Where only words have
 * changed, or who looks, it is said to whoever has not heard it. */
static void
lens_changed_cb (OxbowStatus *self, int from, int to)
{
  const OxbowHistory *history = oxbow_game_get_history (oxbow_lens_get_game (oxbow_table_get_lens (self->table)));
  bool was_heard = from == to && self->heard == to;
  show_news (self);
  self->heard = oxbow_lens_is_veiled (oxbow_table_get_lens (self->table)) ? OXBOW_NO_NODE : to;
  if (was_heard)
    return;
  if (from == to || !is_before (history, to, from))
    {
      announce (self, oxbow_status_get_text (self));
      return;
    }
  /* Translators: for screen readers, after undo: what the last move had done in the position that is shown now. */
  g_autofree char *text = g_strdup_printf (_("Back at: %s"), oxbow_status_get_text (self));
  announce (self, text);
}

static void
refused_cb (OxbowStatus *self, int cell, int edge, const char *sentence)
{
  const char *verb = oxbow_chooser_get_verb (oxbow_table_get_chooser (self->table));
  const char *page = oxbow_table_find_help (self->table, verb);
  g_autofree char *rule = oxbow_refusal_get_rule (sentence, NULL);
  g_autofree char *target = rule != NULL ? g_strconcat (page, "#", rule, NULL) : g_strdup (page);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rules), "s", target);
  say (self, sentence, true, true);
}

/* Why something cannot be done is of no use any more once something else has been chosen. */
static void
chooser_changed_cb (OxbowStatus *self)
{
  if (self->is_refusal)
    show_news (self);
}

static void
oxbow_status_dispose (GObject *object)
{
  OxbowStatus *self = OXBOW_STATUS (object);

  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->table);
  G_OBJECT_CLASS (oxbow_status_parent_class)->dispose (object);
}

static void
oxbow_status_class_init (OxbowStatusClass *class)
{
  G_OBJECT_CLASS (class)->dispose = oxbow_status_dispose;
  GTK_WIDGET_CLASS (class)->snapshot = oxbow_piece_snapshot;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (class), "statusline");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (class), GTK_ACCESSIBLE_ROLE_STATUS);
}

static void
oxbow_status_init (OxbowStatus *self)
{
  self->words = OXBOW_PROSE (oxbow_prose_new ());
  oxbow_prose_limit (self->words, MANY);
  oxbow_shortened_tell (GTK_WIDGET (self->words));
  gtk_widget_set_hexpand (GTK_WIDGET (self->words), TRUE);
  gtk_widget_set_parent (GTK_WIDGET (self->words), GTK_WIDGET (self));
  self->rules = gtk_button_new_with_mnemonic (_("_Rules"));
  gtk_widget_set_tooltip_text (self->rules, _("Read the rules on this"));
  gtk_widget_set_valign (self->rules, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->rules, "flat");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->rules), "win.help");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rules), "s", "index");
  gtk_widget_set_visible (self->rules, FALSE);
  gtk_widget_set_parent (self->rules, GTK_WIDGET (self));
  oxbow_room_watch (GTK_WIDGET (self), fit);
}

GtkWidget *
oxbow_status_new (OxbowTable *table)
{
  OxbowStatus *self = g_object_new (OXBOW_TYPE_STATUS, NULL);
  self->table = g_object_ref (table);
  g_signal_connect_object (oxbow_table_get_lens (table), "news", G_CALLBACK (news_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (oxbow_table_get_lens (table), "changed", G_CALLBACK (lens_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "suggested", G_CALLBACK (suggested_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (oxbow_table_get_chooser (table), "changed", G_CALLBACK (chooser_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (oxbow_table_get_chooser (table), "refused", G_CALLBACK (refused_cb), self,
                           G_CONNECT_SWAPPED);
  self->heard = oxbow_lens_get_node (oxbow_table_get_lens (table));
  show_news (self);
  return GTK_WIDGET (self);
}

const char *
oxbow_status_get_text (OxbowStatus *self)
{
  return oxbow_prose_get_words (self->words);
}
