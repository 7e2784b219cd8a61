/* offers.c: what may be done now, as buttons with their prices
 *
 * What a button that ends the turn would leave unspent stands on it. Whoever wishes is asked once more, on the button
 * itself: it has to be pressed twice.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/offers.h"
#include "app/em.h"
#include "app/game/offer-button.h"
#include "app/game/piece.h"
#include "app/game/wanted.h"
#include "app/preferences.h"
#include "app/view.h"

#include <glib/gi18n-lib.h>

#define SHORT_PRICE 16          /* so many letters stand beside the words */
#define LARGE_EM 18             /* pixels; with larger ones fewer do, as the panel does not grow as they do */

struct _OxbowOffers
{
  GtkWidget parent_instance;

  OxbowTable *table;
  bool ends_turn;
  int node;                     /* of the position that they are about */
  GSettings *settings;
  GPtrArray *choices;           /* of OxbowChoice *: what the buttons stand for */
  bool has_steps;               /* steps stand above them */
  bool has_hint;                /* where to click stands there */
  bool is_marked;               /* what a lesson asks for stands out */
  GtkWidget *subject;           /* above them: what they are of, or NULL */
};

G_DEFINE_FINAL_TYPE (OxbowOffers, oxbow_offers, GTK_TYPE_WIDGET)

static OxbowChooser *
get_chooser (OxbowOffers *self)
{
  return oxbow_table_get_chooser (self->table);
}

static const OxbowPicker *
get_picker (OxbowOffers *self)
{
  return oxbow_chooser_get_picker (get_chooser (self));
}

static const OxbowState *
get_state (OxbowOffers *self)
{
  return oxbow_lens_get_state (oxbow_table_get_lens (self->table));
}

/* What a choice that ends the turn gives up, in the words of the game, or NULL. */
static char *
tell_left (OxbowOffers *self, const OxbowChoice *choice)
{
  const OxbowRuleset *ruleset = oxbow_state_ruleset (get_state (self));
  bool may_leave = choice->ends_turn && choice->kind == OXBOW_CHOICE_MOVE && ruleset->left != NULL;
  return may_leave ? ruleset->left (get_state (self), &choice->move) : NULL;
}

static bool
is_end (OxbowOffers *self, int verb)
{
  for (unsigned int i = 0; i < self->choices->len; i++)
    {
      const OxbowChoice *choice = g_ptr_array_index (self->choices, i);
      if (choice->ends_turn && choice->move.verb == verb)
        return true;
    }
  return false;
}

/* Whether something else could be done first, whatever has been given; what is done on the side is no loss. */
static bool
can_do_more (OxbowOffers *self)
{
  const OxbowMoves *legal = get_picker (self) != NULL ? oxbow_picker_get_legal (get_picker (self)) : NULL;
  const OxbowVerb *verbs = oxbow_state_ruleset (get_state (self))->moves;
  for (int i = 0; legal != NULL && i < legal->n; i++)
    if (!verbs[legal->items[i].verb].is_aside && !is_end (self, legal->items[i].verb))
      return true;
  return false;
}

/* Buttons */

static const OxbowChoice *
get_choice (OxbowOffers *self, GtkWidget *button)
{
  return g_object_get_data (G_OBJECT (button), "choice");
}

static bool
must_ask_again (OxbowOffers *self, GtkWidget *button, const OxbowChoice *choice)
{
  return choice->ends_turn && !gtk_widget_has_css_class (button, "sure")
         && g_settings_get_boolean (self->settings, "confirm-end-turn") && can_do_more (self);
}

static void
ask_again (OxbowOffers *self, GtkWidget *button, const OxbowChoice *choice)
{
  g_autofree char *left = tell_left (self, choice);
  /* Translators: what ending the turn gives up, such as "2 points left" */
  g_autofree char *text = left != NULL ? g_strdup_printf (_("%s: press again to end the turn"), left)
                                       : g_strdup (_("More can be done: press again to end the turn"));
  gtk_button_set_label (GTK_BUTTON (button), text);
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
  gtk_widget_add_css_class (button, "sure");
}

static void
clicked_cb (OxbowOffers *self, GtkWidget *button)
{
  const OxbowChoice *choice = get_choice (self, button);
  g_autoptr (OxbowOffers) keep = g_object_ref (self);
  OxbowMove move = choice->move;
  if (must_ask_again (self, button, choice))
    {
      ask_again (self, button, choice);
      return;
    }
  switch (choice->kind)
    {
    case OXBOW_CHOICE_MOVE:
      oxbow_chooser_play (get_chooser (self), &move);
      break;
    case OXBOW_CHOICE_VERB:
      oxbow_chooser_give_verb (get_chooser (self), g_intern_string (choice->word));
      break;
    case OXBOW_CHOICE_WORD:
      oxbow_chooser_give_word (get_chooser (self), choice->arg, g_intern_string (choice->word));
      break;
    case OXBOW_CHOICE_NUMBER:
      break;
    }
}

/* A button that has gone still hears that it loses the focus, and may outlive what it stood for. */
static bool
is_gone (OxbowOffers *self, GtkEventController *controller)
{
  GtkWidget *button = gtk_event_controller_get_widget (controller);
  return self->table == NULL || button == NULL || gtk_widget_get_parent (button) != GTK_WIDGET (self);
}

/* The focus that a button has been left with says nothing while the mouse is used: what would be foreseen would hide
 * the history of what has just been done. */
static bool
is_followed (GtkEventController *controller)
{
  GtkRoot *root = gtk_widget_get_root (gtk_event_controller_get_widget (controller));
  return !GTK_IS_EVENT_CONTROLLER_FOCUS (controller)
         || (GTK_IS_WINDOW (root) && gtk_window_get_focus_visible (GTK_WINDOW (root)));
}

static void
foresee (OxbowOffers *self, GtkWidget *button)
{
  const OxbowChoice *choice = get_choice (self, button);
  if (choice != NULL && choice->kind == OXBOW_CHOICE_MOVE)
    oxbow_table_foresee (self->table, &choice->move);
}

static void
pointed_cb (GtkEventController *controller, OxbowOffers *self)
{
  if (!is_gone (self, controller) && is_followed (controller))
    foresee (self, gtk_event_controller_get_widget (controller));
}

/* GTK moves the focus first and shows it then, where it was not shown: after the mouse, and after a few seconds. */
static void
focus_shown_cb (OxbowOffers *self, GParamSpec *pspec, GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  bool is_ours = focus != NULL && gtk_widget_get_parent (focus) == GTK_WIDGET (self);
  if (is_ours && self->table != NULL && gtk_window_get_focus_visible (window))
    foresee (self, focus);
}

static void
left_cb (GtkEventController *controller, OxbowOffers *self)
{
  if (self->table != NULL)
    oxbow_table_foresee (self->table, NULL);
}

static void
watch (OxbowOffers *self, GtkWidget *button)
{
  GtkEventController *controllers[] = { gtk_event_controller_motion_new (), gtk_event_controller_focus_new () };
  for (size_t i = 0; i < G_N_ELEMENTS (controllers); i++)
    {
      g_signal_connect_object (controllers[i], "enter", G_CALLBACK (pointed_cb), self, 0);
      g_signal_connect_object (controllers[i], "leave", G_CALLBACK (left_cb), self, 0);
      gtk_widget_add_controller (button, controllers[i]);
    }
}

static GtkWidget *
new_label (const char *text)
{
  GtkWidget *label = gtk_label_new (text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  return label;
}

static char *
build_price (OxbowOffers *self, const OxbowChoice *choice)
{
  g_autofree char *left = tell_left (self, choice);
  if (left == NULL)
    return g_strdup (choice->price);
  return choice->price != NULL ? g_strdup_printf ("%s · %s", choice->price, left) : g_steal_pointer (&left);
}

/* A long price stands below what it is of, a short one beside it. */
static bool
stands_below (OxbowOffers *self, const OxbowChoice *choice)
{
  double growth = MAX (oxbow_em_get (GTK_WIDGET (self)) / LARGE_EM, 1);
  return choice->ends_turn
         || (choice->price != NULL && (double) g_utf8_strlen (choice->price, -1) * growth > SHORT_PRICE);
}

static GtkWidget *
new_button (OxbowOffers *self, const OxbowChoice *choice)
{
  g_autofree char *price = build_price (self, choice);
  GtkWidget *button = oxbow_offer_button_new (oxbow_state_ruleset (get_state (self)), choice->title, price,
                                              stands_below (self, choice));
  g_object_set_data (G_OBJECT (button), "choice", (gpointer) choice);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (clicked_cb), self);
  watch (self, button);
  return button;
}

/* Numbers: one of a few as buttons would be a list like any other; many are counted up to. */

static void
number_cb (OxbowOffers *self, GtkWidget *button)
{
  GtkWidget *spin = g_object_get_data (G_OBJECT (button), "spin");
  oxbow_chooser_give_number (get_chooser (self), gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin)));
}

static GtkWidget *
new_number (OxbowOffers *self, const OxbowChoice *choice)
{
  int first = g_array_index (choice->values, int, 0), last = g_array_index (choice->values, int,
                                                                           choice->values->len - 1);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *button = gtk_button_new_with_label (_("Choose"));
  GtkWidget *spin = gtk_spin_button_new_with_range (first, last, 1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, choice->title, -1);
  gtk_widget_set_hexpand (spin, TRUE);
  gtk_widget_add_css_class (button, "offer");
  g_object_set_data (G_OBJECT (button), "spin", spin);
  g_object_set_data (G_OBJECT (row), "choice", (gpointer) choice);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (number_cb), self);
  g_signal_connect_swapped (gtk_editable_get_delegate (GTK_EDITABLE (spin)), "activate",
                            G_CALLBACK (gtk_widget_activate), button);
  gtk_box_append (GTK_BOX (row), spin);
  gtk_box_append (GTK_BOX (row), button);
  return row;
}

/* What has been given so far, and a way back. */

static char *
name_step (OxbowOffers *self, const OxbowStep *step)
{
  const OxbowState *state = get_state (self);
  const OxbowGrid *grid = &state->setup->grid;
  if (step->word != NULL && step->kind == OXBOW_ARG_NONE)
    return oxbow_choices_name_verb (oxbow_state_ruleset (state), step->word);
  if (step->word != NULL)
    return oxbow_choices_name_word (get_picker (self), state, step->kind, step->word);
  if (step->edge != OXBOW_NO_EDGE)
    return g_strdup (OXBOW_EDGE_NAME (grid, step->edge));
  if (step->cell != OXBOW_NO_CELL)
    return oxbow_choices_name_cell (state, step->cell);
  return g_strdup_printf ("%d", step->number);
}

static void
back_cb (OxbowOffers *self)
{
  oxbow_chooser_take_back (get_chooser (self));
}

static GtkWidget *
new_steps (OxbowOffers *self)
{
  const GArray *steps = oxbow_chooser_get_steps (get_chooser (self));
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *back = gtk_button_new_from_icon_name ("go-previous-symbolic");
  g_autoptr (GString) text = g_string_new (NULL);
  for (unsigned int i = 0; i < steps->len; i++)
    {
      g_autofree char *name = name_step (self, &g_array_index (steps, OxbowStep, i));
      g_string_append_printf (text, "%s%s", i > 0 ? " › " : "", name);
    }
  GtkWidget *label = new_label (text->str);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_add_css_class (back, "flat");
  gtk_widget_set_tooltip_text (back, _("Take the last step back"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (back), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Take the last step back"),
                                  -1);
  g_signal_connect_swapped (back, "clicked", G_CALLBACK (back_cb), self);
  gtk_box_append (GTK_BOX (row), back);
  gtk_box_append (GTK_BOX (row), label);
  return row;
}

/* The list */

static void
add (OxbowOffers *self, GtkWidget *child)
{
  gtk_widget_set_parent (child, GTK_WIDGET (self));
}

static void
clear (OxbowOffers *self)
{
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
}

static void
add_hint (OxbowOffers *self)
{
  const OxbowPicker *picker = get_picker (self);
  if (picker == NULL || !oxbow_choices_wait_for_spot (picker))
    return;
  GtkWidget *hint = new_label (self->choices->len > 0 ? _("Choose a place that glows on the board, or below.")
                                                      : _("Choose a place that glows on the board."));
  gtk_widget_add_css_class (hint, "dim-label");
  add (self, hint);
  self->has_hint = true;
}

/* Moves are listed in whole sentences, which need no other. */
static bool
lists_moves_alone (OxbowOffers *self)
{
  for (unsigned int i = 0; i < self->choices->len; i++)
    if (((const OxbowChoice *) g_ptr_array_index (self->choices, i))->kind != OXBOW_CHOICE_MOVE)
      return false;
  return self->choices->len > 0;
}

/* What all the choices are of: "A" or "Choose a place" alone does not say it. The steps name a verb that was chosen. */
static const char *
find_subject (OxbowOffers *self)
{
  const OxbowPicker *picker = get_picker (self);
  const OxbowMove *moves = picker != NULL ? oxbow_picker_get_moves (picker) : NULL;
  const OxbowVerb *verbs = oxbow_state_ruleset (get_state (self))->moves;
  if (picker == NULL || self->ends_turn || self->has_steps || lists_moves_alone (self)
      || oxbow_picker_n_moves (picker) < 2)
    return NULL;
  for (int i = 0; i < oxbow_picker_n_moves (picker); i++)
    if (verbs[moves[i].verb].title == NULL || !g_str_equal (verbs[moves[i].verb].name, verbs[moves[0].verb].name))
      return NULL;
  return _(verbs[moves[0].verb].title);
}

/* One filled button at a time; unless a lesson asks for something, at the foot. */
static void
mark_buttons (OxbowOffers *self)
{
  const OxbowLessonStep *step = oxbow_table_get_wanted (self->table);
  bool has_wanted = step != NULL && oxbow_wanted_takes_any (step, get_state (self), self->choices);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      const OxbowChoice *choice = get_choice (self, child);
      bool is_wanted = has_wanted && choice != NULL && oxbow_wanted_takes (step, get_state (self), choice);
      bool is_first = self->ends_turn && child == gtk_widget_get_first_child (GTK_WIDGET (self));
      if (has_wanted || self->is_marked)
        oxbow_wanted_mark (child, is_wanted, has_wanted && choice != NULL && !is_wanted);
      if (has_wanted ? is_wanted : is_first)
        gtk_widget_add_css_class (child, "suggested-action");
      else
        gtk_widget_remove_css_class (child, "suggested-action");
    }
  self->is_marked = has_wanted;
}

static void
add_choices (OxbowOffers *self)
{
  unsigned int n = 0;
  for (unsigned int i = 0; i < self->choices->len; i++)
    {
      const OxbowChoice *choice = g_ptr_array_index (self->choices, i);
      if (choice->ends_turn != self->ends_turn)
        continue;
      add (self, choice->kind == OXBOW_CHOICE_NUMBER ? new_number (self, choice) : new_button (self, choice));
      n++;
    }
  if (n == 0 && !self->has_steps && !self->ends_turn)
    add_hint (self);
}

/* The same buttons for other choices */

static bool
can_say (OxbowOffers *self, GtkWidget *button, const OxbowChoice *choice)
{
  g_autofree char *price = build_price (self, choice);
  return GTK_IS_BUTTON (button) && choice->kind != OXBOW_CHOICE_NUMBER
         && oxbow_offer_button_can_say (button, price, stands_below (self, choice));
}

static void
say (OxbowOffers *self, GtkWidget *button, const OxbowChoice *choice)
{
  g_autofree char *price = build_price (self, choice);
  g_object_set_data (G_OBJECT (button), "choice", (gpointer) choice);
  oxbow_offer_button_say (button, oxbow_state_ruleset (get_state (self)), choice->title, price);
}

static void
renew_buttons (OxbowOffers *self, const char *subject)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));
  if (subject != NULL)
    {
      gtk_label_set_label (GTK_LABEL (self->subject), subject);
      child = gtk_widget_get_next_sibling (child);
    }
  for (unsigned int i = 0; i < self->choices->len; i++)
    {
      const OxbowChoice *choice = g_ptr_array_index (self->choices, i);
      if (choice->ends_turn != self->ends_turn)
        continue;
      GtkWidget *next = child != NULL ? gtk_widget_get_next_sibling (child) : NULL;
      if (child != NULL && can_say (self, child, choice))
        say (self, child, choice);
      else
        {
          gtk_widget_insert_before (choice->kind == OXBOW_CHOICE_NUMBER ? new_number (self, choice)
                                                                        : new_button (self, choice),
                                    GTK_WIDGET (self), child);
          g_clear_pointer (&child, gtk_widget_unparent);
        }
      child = next;
    }
  while (child != NULL)
    {
      GtkWidget *gone = child;
      child = gtk_widget_get_next_sibling (child);
      gtk_widget_unparent (gone);
    }
}

/* One that asks to be pressed again says something else. */
static bool
is_asking (OxbowOffers *self)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self));
  while (button != NULL && !gtk_widget_has_css_class (button, "sure"))
    button = gtk_widget_get_next_sibling (button);
  return button != NULL;
}

/* The focus. A button that goes takes it along, and GTK would give it to whatever is first in the panel. */

static const OxbowChoice *
find_focused (OxbowOffers *self)
{
  GtkWidget *child = gtk_widget_get_focus_child (GTK_WIDGET (self));
  return child != NULL ? get_choice (self, child) : NULL;
}

static bool
is_of_kind (const OxbowChoice *one, const OxbowChoice *other)
{
  if (one->kind != other->kind || one->ends_turn != other->ends_turn)
    return false;
  return one->kind == OXBOW_CHOICE_MOVE ? one->move.verb == other->move.verb : g_strcmp0 (one->word, other->word) == 0;
}

/* What takes the place of a choice: the same, or else the first of its kind, or (any) the first that there is. */
static GtkWidget *
find_successor (OxbowOffers *self, const OxbowChoice *gone, bool any)
{
  GtkWidget *first = NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      const OxbowChoice *choice = get_choice (self, child);
      if (choice == NULL)
        continue;
      if (gone != NULL && is_of_kind (choice, gone) && g_str_equal (choice->title, gone->title))
        return child;
      if (first == NULL && (any || (gone != NULL && is_of_kind (choice, gone))))
        first = child;
    }
  return first;
}

/* After a move to the same kind of button, within one to whatever can be pressed now; else to the board. */
static void
give_focus (OxbowOffers *self, const OxbowChoice *gone, bool is_same_position)
{
  GtkWidget *successor = find_successor (self, gone, is_same_position);
  if (successor == NULL || !gtk_widget_child_focus (successor, GTK_DIR_TAB_FORWARD))
    gtk_widget_grab_focus (GTK_WIDGET (oxbow_table_get_board (self->table)));
}

/* A viewport would scroll to the place of a new button, which has none yet. */
static void
keep_focus (OxbowOffers *self, const OxbowChoice *gone, bool is_same_position)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_VIEWPORT);
  if (viewport != NULL)
    gtk_viewport_set_scroll_to_focus (GTK_VIEWPORT (viewport), FALSE);
  give_focus (self, gone, is_same_position);
  if (viewport != NULL)
    gtk_viewport_set_scroll_to_focus (GTK_VIEWPORT (viewport), TRUE);
}

static void
make_buttons (OxbowOffers *self, const char *subject)
{
  self->has_hint = false;
  self->subject = NULL;
  clear (self);
  if (self->has_steps)
    {
      add (self, new_steps (self));
      add_hint (self);
    }
  if (subject != NULL)
    add (self, self->subject = new_label (subject));
  add_choices (self);
}

static bool
has_choices (OxbowOffers *self)
{
  for (unsigned int i = 0; i < self->choices->len; i++)
    if (((const OxbowChoice *) g_ptr_array_index (self->choices, i))->ends_turn == self->ends_turn)
      return true;
  return false;
}

/* Whether a button with the focus would come to stand for something else, which a key might then set off unseen. */
static bool
would_mislead (OxbowOffers *self, const OxbowChoice *focused)
{
  unsigned int n = 0;
  GtkWidget *child = gtk_widget_get_focus_child (GTK_WIDGET (self));
  GtkWidget *other = self->subject != NULL ? gtk_widget_get_next_sibling (self->subject)
                                           : gtk_widget_get_first_child (GTK_WIDGET (self));
  for (; other != NULL && other != child; other = gtk_widget_get_next_sibling (other))
    n++;
  for (unsigned int i = 0; focused != NULL && i < self->choices->len; i++)
    {
      const OxbowChoice *choice = g_ptr_array_index (self->choices, i);
      if (choice->ends_turn == self->ends_turn && n-- == 0)
        return choice->kind != focused->kind || !g_str_equal (choice->title, focused->title);
    }
  return true;
}

static void
show_choices (OxbowOffers *self)
{
  g_autoptr (GPtrArray) before = g_steal_pointer (&self->choices);
  int node = oxbow_lens_get_node (oxbow_table_get_lens (self->table));
  bool has_steps = !self->ends_turn && oxbow_chooser_get_steps (get_chooser (self))->len > 0;
  bool is_same_position = self->node == node, is_plain = !has_steps && !self->has_steps && !self->has_hint;
  bool had_focus = gtk_widget_get_state_flags (GTK_WIDGET (self)) & GTK_STATE_FLAG_FOCUS_WITHIN;
  const OxbowChoice *focused = find_focused (self);
  self->choices = oxbow_chooser_build_choices (get_chooser (self));
  self->node = node;
  self->has_steps = has_steps;
  const char *subject = find_subject (self);
  if (is_plain && has_choices (self) && !is_asking (self) && (subject != NULL) == (self->subject != NULL)
      && !(had_focus && would_mislead (self, focused)))
    renew_buttons (self, subject);
  else
    {
      make_buttons (self, subject);
      if (had_focus)
        keep_focus (self, focused, is_same_position);
    }
  mark_buttons (self);
  gtk_widget_set_visible (GTK_WIDGET (self), gtk_widget_get_first_child (GTK_WIDGET (self)) != NULL);
}

static void
oxbow_offers_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (oxbow_offers_parent_class)->root (widget);
  if (GTK_IS_WINDOW (gtk_widget_get_root (widget)))
    g_signal_connect_object (gtk_widget_get_root (widget), "notify::focus-visible", G_CALLBACK (focus_shown_cb), widget,
                             G_CONNECT_SWAPPED);
}

static void
oxbow_offers_unroot (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (gtk_widget_get_root (widget), focus_shown_cb, widget);
  GTK_WIDGET_CLASS (oxbow_offers_parent_class)->unroot (widget);
}

static void
oxbow_offers_dispose (GObject *object)
{
  OxbowOffers *self = OXBOW_OFFERS (object);

  clear (self);
  g_clear_pointer (&self->choices, g_ptr_array_unref);
  g_clear_object (&self->settings);
  g_clear_object (&self->table);
  G_OBJECT_CLASS (oxbow_offers_parent_class)->dispose (object);
}

static void
oxbow_offers_class_init (OxbowOffersClass *class)
{
  G_OBJECT_CLASS (class)->dispose = oxbow_offers_dispose;
  GTK_WIDGET_CLASS (class)->root = oxbow_offers_root;
  GTK_WIDGET_CLASS (class)->unroot = oxbow_offers_unroot;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BOX_LAYOUT);
  GTK_WIDGET_CLASS (class)->snapshot = oxbow_piece_snapshot;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (class), "offers");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (class), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
oxbow_offers_init (OxbowOffers *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  self->settings = g_object_ref (oxbow_preferences_get ());
}

GtkWidget *
oxbow_offers_new (OxbowTable *table, bool ends_turn)
{
  OxbowOffers *self = g_object_new (OXBOW_TYPE_OFFERS, NULL);
  self->table = g_object_ref (table);
  self->ends_turn = ends_turn;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  ends_turn ? _("End of the turn") : _("What you may do now"), -1);
  g_signal_connect_object (oxbow_table_get_chooser (table), "changed", G_CALLBACK (show_choices), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "wanted", G_CALLBACK (mark_buttons), self, G_CONNECT_SWAPPED);
  show_choices (self);
  return GTK_WIDGET (self);
}
