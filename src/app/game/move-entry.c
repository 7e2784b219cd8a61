/* move-entry.c: a line to type moves into, as the rules and the log write them
 *
 * Below it stand the legal moves that begin with what was typed; Tab completes as far as they agree. What is refused
 * stays in the line, with the reason.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/move-entry.h"
#include "app/cited.h"
#include "app/spoken.h"

#include <glib/gi18n-lib.h>

#define MOST_SHOWN 6

struct _OxbowMoveEntry
{
  GtkWidget parent_instance;

  OxbowTable *table;
  GtkWidget *revealer, *entry;
  GtkLabel *note;
};

G_DEFINE_FINAL_TYPE (OxbowMoveEntry, oxbow_move_entry, GTK_TYPE_WIDGET)

static unsigned int toggled;

/* The texts of the legal moves that begin so, in the order of the rules; none where nobody here is to move. */
static GPtrArray *
find_moves (OxbowMoveEntry *self, const char *start)
{
  OxbowLens *lens = oxbow_table_get_lens (self->table);
  const OxbowState *state = oxbow_lens_get_state (lens);
  GPtrArray *found = g_ptr_array_new_with_free_func (g_free);
  OxbowMoves moves = OXBOW_MOVES_INIT;
  if (oxbow_lens_is_open (lens))
    oxbow_state_legal_sorted (state, &moves);
  for (int i = 0; i < moves.n; i++)
    {
      g_autofree char *text = oxbow_move_to_text (state, &moves.items[i]);
      if (g_ascii_strncasecmp (text, start, strlen (start)) == 0)
        g_ptr_array_add (found, g_steal_pointer (&text));
    }
  oxbow_moves_clear (&moves);
  return found;
}

static void
say (OxbowMoveEntry *self, const char *text, bool is_error)
{
  oxbow_cited_show (self->note, text);
  if (is_error)
    gtk_widget_add_css_class (GTK_WIDGET (self->note), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->note), "error");
}

static void
changed_cb (OxbowMoveEntry *self)
{
  g_autoptr (GPtrArray) found = find_moves (self, gtk_editable_get_text (GTK_EDITABLE (self->entry)));
  g_autoptr (GString) text = g_string_new (NULL);
  for (unsigned int i = 0; i < MIN (found->len, MOST_SHOWN); i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "  ·  " : "", (char *) g_ptr_array_index (found, i));
  if (found->len > MOST_SHOWN)
    g_string_append (text, "  …");
  say (self, text->str, false);
}

bool
oxbow_move_entry_is_shown (OxbowMoveEntry *self)
{
  return self->revealer != NULL && gtk_revealer_get_reveal_child (GTK_REVEALER (self->revealer));
}

/* Moves are made by other ways, too, and by others. */
static void
lens_changed_cb (OxbowMoveEntry *self)
{
  if (oxbow_move_entry_is_shown (self))
    changed_cb (self);
}

static void
close_entry (OxbowMoveEntry *self)
{
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), FALSE);
  g_signal_emit (self, toggled, 0);
  gtk_widget_grab_focus (GTK_WIDGET (oxbow_table_get_board (self->table)));
}

static void
activate_cb (OxbowMoveEntry *self)
{
  g_autoptr (GError) error = NULL;
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  if (*text == '\0')
    close_entry (self);
  else if (oxbow_chooser_type (oxbow_table_get_chooser (self->table), text, &error))
    gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  else
    {
      say (self, error->message, true);
      oxbow_spoken_announce (GTK_WIDGET (self), error->message);
    }
}

static size_t
count_common (GPtrArray *texts)
{
  const char *first = g_ptr_array_index (texts, 0);
  size_t n = strlen (first);
  for (unsigned int i = 1; i < texts->len; i++)
    {
      const char *other = g_ptr_array_index (texts, i);
      size_t same = 0;
      while (same < n && other[same] == first[same])
        same++;
      n = same;
    }
  return n;
}

static void
complete (OxbowMoveEntry *self)
{
  g_autoptr (GPtrArray) found = find_moves (self, gtk_editable_get_text (GTK_EDITABLE (self->entry)));
  if (found->len == 0)
    return;
  g_autofree char *text = g_strndup (g_ptr_array_index (found, 0), count_common (found));
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
}

static gboolean
key_cb (OxbowMoveEntry *self, unsigned int key, unsigned int code, GdkModifierType modifiers)
{
  if (key == GDK_KEY_Escape)
    {
      close_entry (self);
      return TRUE;
    }
  if (key != GDK_KEY_Tab || *gtk_editable_get_text (GTK_EDITABLE (self->entry)) == '\0')
    return FALSE;
  complete (self);
  return TRUE;
}

static void
oxbow_move_entry_dispose (GObject *object)
{
  OxbowMoveEntry *self = OXBOW_MOVE_ENTRY (object);

  g_clear_pointer (&self->revealer, gtk_widget_unparent);
  g_clear_object (&self->table);
  G_OBJECT_CLASS (oxbow_move_entry_parent_class)->dispose (object);
}

static void
oxbow_move_entry_class_init (OxbowMoveEntryClass *class)
{
  G_OBJECT_CLASS (class)->dispose = oxbow_move_entry_dispose;
  toggled = g_signal_new ("toggled", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
}

static void
oxbow_move_entry_init (OxbowMoveEntry *self)
{
}

/* The focus came before the entry was there to be told of, and goes there once more. */
static gboolean
tell_focus_cb (GtkWidget *entry, GdkFrameClock *clock, gpointer data)
{
  GtkRoot *root = gtk_widget_get_root (entry);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  if (!gtk_widget_get_mapped (entry))
    return G_SOURCE_CONTINUE;
  if (focus == NULL || !gtk_widget_is_ancestor (focus, entry))
    return G_SOURCE_REMOVE;
  gtk_root_set_focus (root, NULL);
  gtk_entry_grab_focus_without_selecting (GTK_ENTRY (entry));
  return G_SOURCE_REMOVE;
}

/* Few ever type a move. */
static void
build (OxbowMoveEntry *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkEventController *keys = gtk_event_controller_key_new ();
  self->entry = oxbow_spoken_entry_new (_("Type a move"));
  self->note = GTK_LABEL (gtk_label_new (NULL));
  self->revealer = gtk_revealer_new ();
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->entry), _("Type a move"));
  gtk_label_set_xalign (self->note, 0);
  gtk_label_set_wrap (self->note, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->note), "caption");
  gtk_widget_add_css_class (box, "move-entry");
  gtk_box_append (GTK_BOX (box), self->entry);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->note));
  gtk_revealer_set_child (GTK_REVEALER (self->revealer), box);
  gtk_revealer_set_transition_type (GTK_REVEALER (self->revealer), GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP);
  gtk_widget_set_parent (self->revealer, GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (self->entry, keys);
  g_signal_connect_swapped (self->entry, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->entry, "activate", G_CALLBACK (activate_cb), self);
  g_signal_connect_object (oxbow_table_get_lens (self->table), "changed", G_CALLBACK (lens_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (oxbow_table_get_lens (self->table), "held", G_CALLBACK (lens_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
oxbow_move_entry_new (OxbowTable *table)
{
  OxbowMoveEntry *self = g_object_new (OXBOW_TYPE_MOVE_ENTRY, NULL);
  self->table = g_object_ref (table);
  return GTK_WIDGET (self);
}

void
oxbow_move_entry_begin (OxbowMoveEntry *self)
{
  if (self->revealer == NULL)
    build (self);
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), TRUE);
  g_signal_emit (self, toggled, 0);
  gtk_widget_grab_focus (self->entry);
  gtk_widget_add_tick_callback (self->entry, tell_focus_cb, NULL, NULL);
  changed_cb (self);
}
