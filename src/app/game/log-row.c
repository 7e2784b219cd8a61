/* log-row.c: how a line of the log looks
 *
 * The seat's chip, what happened, what followed from it smaller below, a comment in italics. Chance, branches and marks
 * have a sign each. What most lines do without is made for those that need it. What must stay true: nothing in a row
 * asks for a size while lines come and go, or all of the window would be laid out with every move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/log-row.h"
#include "app/game/chip.h"
#include "app/game/prose.h"
#include "app/game/seat.h"

#include <glib/gi18n-lib.h>

#define SPACE 8

struct _OxbowLogRow
{
  GtkWidget parent_instance;

  OxbowLens *lens;
  OxbowLogLooks looks;
  OxbowLogLine *line;
  GtkWidget *branch, *chip, *text, *more, *comment, *chance, *mark;     /* NULL until a line has such */
};

G_DEFINE_FINAL_TYPE (OxbowLogRow, oxbow_log_row, GTK_TYPE_WIDGET)

/* Parts */

static bool
is_shown (GtkWidget *part)
{
  return part != NULL && gtk_widget_get_child_visible (part);
}

/* A widget that is not visible asks for its room back, one that only its parent hides does not. */
static void
show_part (GtkWidget *part, bool is_on)
{
  if (part == NULL || is_on == gtk_widget_get_child_visible (part))
    return;
  gtk_widget_set_child_visible (part, is_on);
  gtk_accessible_update_state (GTK_ACCESSIBLE (part), GTK_ACCESSIBLE_STATE_HIDDEN, !is_on, -1);
}

static void
show_words (OxbowLogRow *self, GtkWidget **prose, GtkWidget *after, const char *css_class, const char *words)
{
  if (*prose == NULL && *words != '\0')
    {
      *prose = oxbow_prose_new ();
      oxbow_prose_place_by_hand (OXBOW_PROSE (*prose));
      gtk_widget_add_css_class (*prose, css_class);
      gtk_widget_insert_after (*prose, GTK_WIDGET (self), after);
    }
  if (*prose != NULL && *words != '\0')
    oxbow_prose_say (OXBOW_PROSE (*prose), words);
  show_part (*prose, *words != '\0');
}

static void
show_mark (OxbowLogRow *self, const char *mark)
{
  if (self->mark == NULL && mark != NULL)
    {
      self->mark = gtk_label_new ("★");
      gtk_widget_set_parent (self->mark, GTK_WIDGET (self));
    }
  if (mark != NULL)
    gtk_widget_set_tooltip_text (self->mark, mark);
  show_part (self->mark, mark != NULL);
}

static void
show_sign (OxbowLogRow *self, GtkWidget **sign, GtkWidget *before, bool is_on, const char *icon, const char *meaning)
{
  if (*sign == NULL && is_on)
    {
      *sign = gtk_image_new_from_icon_name (icon);
      gtk_widget_set_tooltip_text (*sign, meaning);
      gtk_widget_add_css_class (*sign, "sign");
      gtk_accessible_update_property (GTK_ACCESSIBLE (*sign), GTK_ACCESSIBLE_PROPERTY_LABEL, meaning, -1);
      gtk_widget_insert_before (*sign, GTK_WIDGET (self), before);
    }
  show_part (*sign, is_on);
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
      oxbow_chip_set (OXBOW_CHIP (self->chip), OXBOW_BADGE_CHIP, &livery, 1);
      oxbow_chip_say (OXBOW_CHIP (self->chip), oxbow_seat_get_name (state, seat));
    }
  show_part (self->chip, has_chip);
}

/* Room */

/* In the order of reading; the words, which take what is left, are between the first two and the others. */
#define N_SIGNS 4
#define N_BEFORE 2

static void
list_signs (OxbowLogRow *self, GtkWidget *signs[N_SIGNS])
{
  signs[0] = self->branch;
  signs[1] = self->chip;
  signs[2] = self->chance;
  signs[3] = self->mark;
}

static int
measure_sign (GtkWidget *sign, GtkOrientation orientation)
{
  int size;
  gtk_widget_measure (sign, orientation, -1, NULL, &size, NULL, NULL);
  return size;
}

/* What the signs leave of a width to the words; height: of the highest sign. */
static int
measure_signs (OxbowLogRow *self, int width, int *height)
{
  GtkWidget *signs[N_SIGNS];
  *height = 0;
  list_signs (self, signs);
  for (int i = 0; i < N_SIGNS; i++)
    if (is_shown (signs[i]))
      {
        width -= measure_sign (signs[i], GTK_ORIENTATION_HORIZONTAL) + SPACE;
        *height = MAX (*height, measure_sign (signs[i], GTK_ORIENTATION_VERTICAL));
      }
  return MAX (width, 1);
}

int
oxbow_log_row_get_height (OxbowLogRow *self, int width)
{
  GtkWidget *words[] = { self->text, self->more, self->comment };
  GtkBorder padding;
  int height = 0, highest, least;
  gtk_style_context_get_padding (gtk_widget_get_style_context (GTK_WIDGET (self)), &padding);
  int left = measure_signs (self, width - padding.left - padding.right, &highest);
  for (size_t i = 0; i < G_N_ELEMENTS (words); i++)
    if (is_shown (words[i]))
      height += oxbow_prose_get_height (OXBOW_PROSE (words[i]), left);
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  return MAX (MAX (height, highest) + padding.top + padding.bottom, least);
}

static void
oxbow_log_row_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                       int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = 0;
}

static void
place (GtkWidget *part, int width, int x, int y, int part_width, int part_height)
{
  if (gtk_widget_get_direction (part) == GTK_TEXT_DIR_RTL)
    x = width - x - part_width;
  gtk_widget_size_allocate (part, &(GtkAllocation) { x, y, part_width, part_height }, -1);
}

static void
place_words (OxbowLogRow *self, int width, int x, int words_width)
{
  GtkWidget *words[] = { self->text, self->more, self->comment };
  int y = 0;
  for (size_t i = 0; i < G_N_ELEMENTS (words); i++)
    if (is_shown (words[i]))
      {
        int height = oxbow_prose_get_height (OXBOW_PROSE (words[i]), words_width);
        place (words[i], width, x, y, words_width, height);
        y += height;
      }
}

static void
oxbow_log_row_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  OxbowLogRow *self = OXBOW_LOG_ROW (widget);
  GtkWidget *signs[N_SIGNS];
  int highest, x = 0, words_width = measure_signs (self, width, &highest);
  list_signs (self, signs);
  for (int i = 0; i < N_SIGNS; i++)
    {
      if (i == N_BEFORE)
        {
          place_words (self, width, x, words_width);
          x += words_width + SPACE;
        }
      if (!is_shown (signs[i]))
        continue;
      int sign_width = measure_sign (signs[i], GTK_ORIENTATION_HORIZONTAL);
      place (signs[i], width, x, 0, sign_width, measure_sign (signs[i], GTK_ORIENTATION_VERTICAL));
      x += sign_width + SPACE;
    }
}

/* The widget */

static void
oxbow_log_row_dispose (GObject *object)
{
  OxbowLogRow *self = OXBOW_LOG_ROW (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  self->branch = self->chip = self->text = self->more = self->comment = self->chance = self->mark = NULL;
  g_clear_object (&self->line);
  g_clear_object (&self->lens);
  G_OBJECT_CLASS (oxbow_log_row_parent_class)->dispose (object);
}

static void
oxbow_log_row_class_init (OxbowLogRowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = oxbow_log_row_dispose;
  widget_class->measure = oxbow_log_row_measure;
  widget_class->size_allocate = oxbow_log_row_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "row");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
}

static void
oxbow_log_row_init (OxbowLogRow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gtk_widget_set_focusable (widget, TRUE);
  self->chip = oxbow_chip_new (1.15);
  gtk_widget_set_parent (self->chip, widget);
}

static void
look (OxbowLogRow *self, OxbowLogLooks looks)
{
  static const struct { OxbowLogLooks looks; const char *css_class; } classes[] = {
    { OXBOW_LOG_LOOKS_TURN, "turn" }, { OXBOW_LOG_LOOKS_BRANCH, "branch" }, { OXBOW_LOG_LOOKS_HERE, "here" },
    { OXBOW_LOG_LOOKS_AHEAD, "ahead" },
  };
  GtkWidget *widget = GTK_WIDGET (self);
  self->looks = looks;
  for (size_t i = 0; i < G_N_ELEMENTS (classes); i++)
    if ((looks & classes[i].looks) != 0)
      gtk_widget_add_css_class (widget, classes[i].css_class);
  if ((looks & OXBOW_LOG_LOOKS_TURN) == 0)
    gtk_widget_add_css_class (widget, "activatable");
  if ((looks & OXBOW_LOG_LOOKS_SELECTED) != 0)
    gtk_widget_set_state_flags (widget, GTK_STATE_FLAG_SELECTED, FALSE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED,
                               (looks & OXBOW_LOG_LOOKS_SELECTED) != 0, -1);
}

GtkWidget *
oxbow_log_row_new (OxbowLens *lens, OxbowLogLooks looks)
{
  OxbowLogRow *self = g_object_new (OXBOW_TYPE_LOG_ROW, NULL);
  self->lens = g_object_ref (lens);
  look (self, looks);
  return GTK_WIDGET (self);
}

OxbowLogLooks
oxbow_log_row_find_looks (OxbowLens *lens, OxbowLogLine *line)
{
  const OxbowHistory *history = oxbow_game_get_history (oxbow_lens_get_game (lens));
  OxbowLogKind kind = oxbow_log_line_get_kind (line);
  int node = oxbow_log_line_get_node (line), here = oxbow_history_get_node (history);
  bool is_ahead = oxbow_history_get_depth (history, node) > oxbow_history_get_depth (history, here);
  OxbowLogLooks looks = OXBOW_LOG_LOOKS_PLAIN;
  if (kind == OXBOW_LOG_TURN)
    looks |= OXBOW_LOG_LOOKS_TURN;
  if (kind == OXBOW_LOG_BRANCH)
    looks |= OXBOW_LOG_LOOKS_BRANCH;
  if (is_ahead || kind == OXBOW_LOG_BRANCH)
    looks |= OXBOW_LOG_LOOKS_AHEAD;
  if (node == here && kind != OXBOW_LOG_TURN)
    looks |= OXBOW_LOG_LOOKS_HERE;
  if (node == oxbow_lens_get_node (lens) && kind != OXBOW_LOG_TURN)
    looks |= OXBOW_LOG_LOOKS_SELECTED;
  return looks;
}

OxbowLogLooks
oxbow_log_row_get_looks (OxbowLogRow *self)
{
  return self->looks;
}

OxbowLogLine *
oxbow_log_row_get_line (OxbowLogRow *self)
{
  return self->line;
}

/* The row may have the focus, so it is what a screen reader says: what happened, then what followed from it, or what is
 * to be known of a branch. */
void
oxbow_log_row_show (OxbowLogRow *self, OxbowLogLine *line)
{
  show_part (GTK_WIDGET (self), line != NULL);
  if (!g_set_object (&self->line, line) || line == NULL)
    return;
  const char *text = oxbow_log_line_get_text (line), *more = oxbow_log_line_get_more (line);
  const char *comment = oxbow_log_line_get_comment (line);
  show_seat (self);
  show_words (self, &self->text, self->chip, "text", text);
  show_words (self, &self->more, self->text, "more", more != NULL ? more : "");
  show_words (self, &self->comment, self->more != NULL ? self->more : self->text, "comment",
              comment != NULL ? comment : "");
  show_mark (self, oxbow_log_line_get_mark (line));
  show_sign (self, &self->branch, self->chip, oxbow_log_line_get_kind (line) == OXBOW_LOG_BRANCH,
             "oxbow-branch-symbolic", _("A branch"));
  show_sign (self, &self->chance, self->mark, oxbow_log_line_is_chance (line), "oxbow-chance-symbolic",
             _("Chance had a part in it"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, more, -1);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
