/* words.c: asking for a comment on a move, or the name of the branch that begins with it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/words.h"
#include "app/spoken.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

typedef struct
{
  OxbowGame *game;
  int node;
  OxbowWords words;
  GtkWidget *entry;
} Question;

static void
question_free (gpointer data, GClosure *closure)
{
  g_object_unref (((Question *) data)->game);
  g_free (data);
}

static void
response_cb (AdwMessageDialog *dialog, const char *response, Question *question)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (question->entry));
  if (!g_str_equal (response, "write"))
    return;
  if (question->words == OXBOW_WORDS_COMMENT)
    oxbow_game_set_comment (question->game, question->node, text);
  else
    oxbow_game_set_name (question->game, question->node, text);
}

void
oxbow_words_ask (gpointer page, OxbowGame *game, int node, OxbowWords words)
{
  const OxbowHistory *history = oxbow_game_get_history (game);
  bool is_comment = words == OXBOW_WORDS_COMMENT;
  const char *before = is_comment ? oxbow_history_get_comment (history, node) : oxbow_history_get_name (history, node);
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (page));
  const char *heading = is_comment ? _("Comment on This Move") : _("Name of This Branch");
  GtkWidget *dialog = adw_message_dialog_new (window, heading, NULL);
  Question *question = g_new0 (Question, 1);
  *question = (Question) { g_object_ref (game), node, words, oxbow_spoken_entry_new (heading) };
  gtk_editable_set_text (GTK_EDITABLE (question->entry), before != NULL ? before : "");
  gtk_entry_set_activates_default (GTK_ENTRY (question->entry), TRUE);
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), question->entry);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _("_Cancel"), "write", _("_Write"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "write", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "write");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb), question, question_free, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}
