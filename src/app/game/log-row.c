/* log-row.c: how a line of the log looks
 *
 * The seat's chip, what happened, what followed from it smaller below, a comment in italics. Chance and marks have a
 * sign each. Where the game stands has a bar at its side; what lies ahead of it is pale. A list holds some two hundred
 * rows, all of which are measured again and again, so what most lines do without is made for those that need it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/log-row.h"
#include "app/game/chip.h"
#include "app/game/prose.h"
#include "app/game/seat.h"

#include <glib/gi18n-lib.h>

struct _OxbowLogRow
{
  GtkWidget parent_instance;

  OxbowLens *lens;
  OxbowLogLine *line;
  OxbowChip *chip;
  GtkBox *words;
  OxbowProse *text;
  OxbowProse *more, *comment;           /* NULL until a line has such */
  GtkWidget *mark, *branch, *chance;    /* the same */
};

G_DEFINE_FINAL_TYPE (OxbowLogRow, oxbow_log_row, GTK_TYPE_WIDGET)

static void
set_class (GtkWidget *widget, const char *name, bool is_on)
{
  if (is_on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

static void
show_place (OxbowLogRow *self)
{
  if (self->line == NULL)
    return;
  const OxbowHistory *history = oxbow_game_get_history (oxbow_lens_get_game (self->lens));
  OxbowLogKind kind = oxbow_log_line_get_kind (self->line);
  int node = oxbow_log_line_get_node (self->line), here = oxbow_history_get_node (history);
  int depth = oxbow_history_get_depth (history, node), here_depth = oxbow_history_get_depth (history, here);
  set_class (GTK_WIDGET (self), "here", node == here && kind != OXBOW_LOG_TURN);
  set_class (GTK_WIDGET (self), "ahead", depth > here_depth || kind == OXBOW_LOG_BRANCH);
  set_class (GTK_WIDGET (self), "turn", kind == OXBOW_LOG_TURN);
  set_class (GTK_WIDGET (self), "branch", kind == OXBOW_LOG_BRANCH);
}

static OxbowProse *
new_prose (const char *css_class)
{
  GtkWidget *prose = oxbow_prose_new ();
  gtk_widget_add_css_class (prose, css_class);
  return OXBOW_PROSE (prose);
}

static void
set_words (OxbowProse *prose, const char *words)
{
  oxbow_prose_say (prose, words);
  gtk_widget_set_visible (GTK_WIDGET (prose), *words != '\0');
}

/* What followed and what was said of it, below what happened. */
static void
show_more (OxbowLogRow *self, const char *more, const char *comment)
{
  if (self->more == NULL && *more != '\0')
    {
      self->more = new_prose ("more");
      gtk_box_insert_child_after (self->words, GTK_WIDGET (self->more), GTK_WIDGET (self->text));
    }
  if (self->comment == NULL && *comment != '\0')
    {
      self->comment = new_prose ("comment");
      gtk_box_append (self->words, GTK_WIDGET (self->comment));
    }
  if (self->more != NULL)
    set_words (self->more, more);
  if (self->comment != NULL)
    set_words (self->comment, comment);
}

static void
show_mark (OxbowLogRow *self, const char *mark)
{
  if (self->mark == NULL && mark != NULL)
    {
      self->mark = gtk_label_new ("★");
      gtk_widget_set_valign (self->mark, GTK_ALIGN_START);
      gtk_widget_insert_before (self->mark, GTK_WIDGET (self), NULL);
    }
  if (self->mark == NULL)
    return;
  gtk_widget_set_visible (self->mark, mark != NULL);
  gtk_widget_set_tooltip_text (self->mark, mark);
}

static void
show_sign (OxbowLogRow *self, GtkWidget **sign, bool is_shown, const char *icon, const char *meaning,
           gpointer before)
{
  if (*sign == NULL && is_shown)
    {
      *sign = gtk_image_new_from_icon_name (icon);
      gtk_widget_set_tooltip_text (*sign, meaning);
      gtk_widget_set_valign (*sign, GTK_ALIGN_START);
      gtk_widget_add_css_class (*sign, "sign");
      gtk_accessible_update_property (GTK_ACCESSIBLE (*sign), GTK_ACCESSIBLE_PROPERTY_LABEL, meaning, -1);
      gtk_widget_insert_before (*sign, GTK_WIDGET (self), before);
    }
  if (*sign != NULL)
    gtk_widget_set_visible (*sign, is_shown);
}

static void
show_seat (OxbowLogRow *self)
{
  int seat = oxbow_log_line_get_seat (self->line);
  bool has_chip = seat >= 0 && oxbow_log_line_get_kind (self->line) == OXBOW_LOG_MOVE;
  if (has_chip)
    {
      const OxbowState *state = oxbow_lens_get_state (self->lens);
      OxbowLivery livery = oxbow_seat_get_livery (state, seat);
      oxbow_chip_set (self->chip, OXBOW_BADGE_CHIP, &livery, 1);
      oxbow_chip_say (self->chip, oxbow_seat_get_name (state, seat));
    }
  gtk_widget_set_visible (GTK_WIDGET (self->chip), has_chip);
}

void
oxbow_log_row_show (OxbowLogRow *self, OxbowLogLine *line)
{
  g_set_object (&self->line, line);
  if (line == NULL)
    return;
  const char *more = oxbow_log_line_get_more (line), *comment = oxbow_log_line_get_comment (line);
  show_seat (self);
  set_words (self->text, oxbow_log_line_get_text (line));
  show_more (self, more != NULL ? more : "", comment != NULL ? comment : "");
  show_mark (self, oxbow_log_line_get_mark (line));
  show_sign (self, &self->branch, oxbow_log_line_get_kind (line) == OXBOW_LOG_BRANCH, "view-continuous-symbolic",
             _("A branch"), self->chip);
  show_sign (self, &self->chance, oxbow_log_line_is_chance (line), "media-playlist-shuffle-symbolic",
             _("Chance had a part in it"), self->mark);
  show_place (self);
}

OxbowLogLine *
oxbow_log_row_get_line (OxbowLogRow *self)
{
  return self->line;
}

static void
oxbow_log_row_dispose (GObject *object)
{
  OxbowLogRow *self = OXBOW_LOG_ROW (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->line);
  g_clear_object (&self->lens);
  G_OBJECT_CLASS (oxbow_log_row_parent_class)->dispose (object);
}

static void
oxbow_log_row_class_init (OxbowLogRowClass *class)
{
  G_OBJECT_CLASS (class)->dispose = oxbow_log_row_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (class), "logrow");
}

static void
oxbow_log_row_init (OxbowLogRow *self)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))), 8);
  self->chip = OXBOW_CHIP (oxbow_chip_new (1.15));
  gtk_widget_set_valign (GTK_WIDGET (self->chip), GTK_ALIGN_START);
  gtk_widget_set_parent (GTK_WIDGET (self->chip), GTK_WIDGET (self));
  self->words = GTK_BOX (words);
  self->text = new_prose ("text");
  gtk_box_append (self->words, GTK_WIDGET (self->text));
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_parent (words, GTK_WIDGET (self));
}

GtkWidget *
oxbow_log_row_new (OxbowLens *lens)
{
  OxbowLogRow *self = g_object_new (OXBOW_TYPE_LOG_ROW, NULL);
  self->lens = g_object_ref (lens);
  g_signal_connect_object (lens, "changed", G_CALLBACK (show_place), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
