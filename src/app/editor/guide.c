/* guide.c: what to draw first, above the palette
 *
 * One step of the game's list at a time, the first of which there is not enough yet; the buttons take up what is to be
 * drawn, or go on to the next. It goes when all is there, or when it is sent away; what is wrong with the map says the
 * list of problems.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/editor/guide.h"
#include "app/editor/skipped.h"
#include "app/room.h"
#include "core/ruleset.h"
#include "editor/guide-step.h"

#include <glib/gi18n-lib.h>

#define ALL "*"                 /* among the names of skipped steps: the guide was sent away */
#define NARROW_EM 30            /* a window less wide has the buttons one below the other */
#define LOW_EM 40               /* one less high gives each step no more room than its words take */

struct _OxbowGuide
{
  GtkBox parent_instance;

  OxbowDesk *desk;
  OxbowEasel *easel;
  OxbowChecker *checker;
  int n_steps, next;
  unsigned int skipped;         /* 1 << number of each step that is left out */
  bool is_sent_away;
  GtkWidget *count, *buttons, *take, *complete;
  GtkStack *words;              /* a page for each step, all as high as the highest: the buttons stay where they are */
};

G_DEFINE_FINAL_TYPE (OxbowGuide, oxbow_guide, GTK_TYPE_BOX)

static const OxbowScenario *
get_scenario (OxbowGuide *self)
{
  return oxbow_draft_get_scenario (oxbow_easel_get_draft (self->easel));
}

static const OxbowGuideStep *
get_steps (OxbowGuide *self)
{
  return get_scenario (self)->ruleset->palette->guide;
}

/* Where a game can begin, nothing is missing but what was wished for. */
static bool
is_done (OxbowGuide *self, int i)
{
  const OxbowGuideStep *step = &get_steps (self)[i];
  return (oxbow_checker_can_play (self->checker) && !step->is_wish)
         || oxbow_guide_step_is_done (step, get_scenario (self));
}

/* What may be left out comes last, whatever its place. */
static int
find_next (OxbowGuide *self)
{
  int wish = self->n_steps;
  for (int i = self->n_steps - 1; i >= 0; i--)
    if ((self->skipped & 1u << i) == 0 && get_steps (self)[i].is_wish && !is_done (self, i))
      wish = i;
  for (int i = 0; i < self->n_steps; i++)
    if ((self->skipped & 1u << i) == 0 && !get_steps (self)[i].is_wish && !is_done (self, i))
      return i;
  return wish;
}

/* The help of the step, and of several that are wanted those that are not there yet. */
static char *
tell_step (OxbowGuide *self, const OxbowGuideStep *step)
{
  const OxbowPalette *palette = get_scenario (self)->ruleset->palette;
  g_autofree char *missing = oxbow_guide_step_find_missing (step, get_scenario (self));
  g_autoptr (GString) names = g_string_new (NULL);
  for (const char *letter = missing; *letter != '\0'; letter++)
    g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "",
                            _(oxbow_palette_find_terrain (palette, *letter)->title));
  if (names->len == 0)
    return g_strdup (_(step->help));
  /* Translators: what a step of the first steps is good for, then which terrains there is too little of */
  return g_strdup_printf (_("%s Still missing: %s."), _(step->help), names->str);
}

static GtkWidget *
find_page (OxbowGuide *self, const OxbowGuideStep *step)
{
  return gtk_stack_get_child_by_name (self->words, step->title);
}

static void
show_words (OxbowGuide *self, const OxbowGuideStep *step)
{
  g_autofree char *help = tell_step (self, step);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (find_page (self, step))), help);
  gtk_stack_set_visible_child (self->words, find_page (self, step));
}

static void
show (OxbowGuide *self)
{
  int n_done = 0;
  self->next = find_next (self);
  for (int i = 0; i < self->n_steps; i++)
    n_done += is_done (self, i);
  gtk_widget_set_visible (GTK_WIDGET (self), self->next < self->n_steps && !self->is_sent_away);
  if (self->next == self->n_steps)
    return;
  const OxbowGuideStep *step = &get_steps (self)[self->next];
  g_autofree char *count = g_strdup_printf (_("First steps: %d of %d done"), n_done, self->n_steps);
  gtk_label_set_label (GTK_LABEL (self->count), count);
  show_words (self, step);
  gtk_widget_set_visible (self->complete, get_scenario (self)->ruleset->complete != NULL && self->next > 0);
}

/* A map that has just been changed is looked through again, and then there is more to say. */
static void
checked_cb (OxbowGuide *self)
{
  if (oxbow_checker_is_current (self->checker))
    show (self);
}

static void
take_cb (OxbowGuide *self)
{
  const OxbowGuideStep *step = &get_steps (self)[self->next];
  const OxbowPalette *palette = get_scenario (self)->ruleset->palette;
  OxbowThing thing = { OXBOW_THING_TERRAIN, oxbow_guide_step_get_terrain (step, get_scenario (self)), NULL };
  for (int layer = 0; layer < OXBOW_N_LAYERS && step->terrains == NULL && thing.kind == NULL; layer++)
    {
      thing.layer = layer;
      thing.kind = oxbow_layer_find_kind ((OxbowLayer) layer, palette, step->kind);
    }
  oxbow_easel_take (self->easel, &thing, GDK_BUTTON_PRIMARY);
  gtk_widget_activate_action (GTK_WIDGET (self), "editor.to-board", NULL);
}

/* What is skipped */

static void
load_skipped (OxbowGuide *self)
{
  g_auto (GStrv) names = oxbow_skipped_load (self->desk);
  self->is_sent_away = g_strv_contains ((const char *const *) names, ALL);
  for (int i = 0; i < self->n_steps; i++)
    if (g_strv_contains ((const char *const *) names, get_steps (self)[i].title))
      self->skipped |= 1u << i;
}

/* Also when the map has got a file, or another one. */
static void
keep_skipped (OxbowGuide *self)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  for (int i = 0; i < self->n_steps; i++)
    if ((self->skipped & 1u << i) != 0)
      g_ptr_array_add (names, (gpointer) get_steps (self)[i].title);
  if (self->is_sent_away)
    g_ptr_array_add (names, (gpointer) ALL);
  g_ptr_array_add (names, NULL);
  oxbow_skipped_keep (self->desk, (const char *const *) names->pdata);
}

static void
skip_cb (OxbowGuide *self)
{
  self->skipped |= 1u << self->next;
  keep_skipped (self);
  show (self);
}

static void
send_away_cb (OxbowGuide *self)
{
  self->is_sent_away = true;
  keep_skipped (self);
  show (self);
}

static void
oxbow_guide_dispose (GObject *object)
{
  OxbowGuide *self = OXBOW_GUIDE (object);

  g_clear_object (&self->desk);
  g_clear_object (&self->easel);
  g_clear_object (&self->checker);
  G_OBJECT_CLASS (oxbow_guide_parent_class)->dispose (object);
}

/* What is to be done comes before sending it away, which stands first. */
static gboolean
oxbow_guide_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (OXBOW_GUIDE (widget)->take);
}

static void
oxbow_guide_class_init (OxbowGuideClass *class)
{
  GTK_WIDGET_CLASS (class)->grab_focus = oxbow_guide_grab_focus;
  G_OBJECT_CLASS (class)->dispose = oxbow_guide_dispose;
}

static GtkWidget *
add_label (GtkWidget *box, const char *style)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0f, "hexpand", TRUE, "wrap", TRUE, NULL);
  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

static GtkWidget *
add_button (OxbowGuide *self, GtkWidget *box, GtkWidget *button, const char *tip, GCallback pressed)
{
  gtk_widget_set_tooltip_text (button, tip);
  if (pressed != NULL)
    g_signal_connect_object (button, "clicked", pressed, self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

static void
add_page (OxbowGuide *self, const OxbowGuideStep *step)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_label_set_label (GTK_LABEL (add_label (page, "heading")), _(step->title));
  gtk_label_set_label (GTK_LABEL (add_label (page, "caption")), _(step->help));
  gtk_stack_add_named (self->words, page, step->title);
}

static void
fit (GtkWidget *widget, double width_em, double height_em)
{
  gtk_stack_set_vhomogeneous (OXBOW_GUIDE (widget)->words, height_em >= LOW_EM);
}

static void
oxbow_guide_init (OxbowGuide *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *close;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "guide");
  self->count = add_label (head, "caption");
  close = add_button (self, head, gtk_button_new_from_icon_name ("window-close-symbolic"),
                      _("Send the First Steps Away"), G_CALLBACK (send_away_cb));
  gtk_accessible_update_property (GTK_ACCESSIBLE (close), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Send the First Steps Away"),
                                  -1);
  gtk_widget_add_css_class (close, "flat");
  gtk_box_append (GTK_BOX (self), head);
  self->words = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_hhomogeneous (self->words, FALSE);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->words));
  self->buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  oxbow_room_stack (GTK_BOX (self->buttons), NARROW_EM);
  gtk_box_set_homogeneous (GTK_BOX (self->buttons), TRUE);
  self->take = add_button (self, self->buttons, gtk_button_new_with_mnemonic (_("_Take It Up")),
                           _("The left button of the mouse, and Space, draw it then"), G_CALLBACK (take_cb));
  add_button (self, self->buttons, gtk_button_new_with_mnemonic (_("S_kip")), _("Go on to the next step"),
              G_CALLBACK (skip_cb));
  gtk_box_append (GTK_BOX (self), self->buttons);
  self->complete = add_button (self, GTK_WIDGET (self), gtk_button_new_with_mnemonic (_("_Add What Is Missing")),
                               _("Groups, towns and the like, found from the land and water that are painted; all of "
                                 "it can be undone and changed"), NULL);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->complete), "editor.complete");
}

GtkWidget *
oxbow_guide_new (OxbowDesk *desk, OxbowEasel *easel, OxbowChecker *checker)
{
  OxbowGuide *self = g_object_new (OXBOW_TYPE_GUIDE, NULL);
  self->desk = g_object_ref (desk);
  self->easel = g_object_ref (easel);
  self->checker = g_object_ref (checker);
  while (get_steps (self) != NULL && get_steps (self)[self->n_steps].title != NULL)
    add_page (self, &get_steps (self)[self->n_steps++]);
  oxbow_room_watch (GTK_WIDGET (self), fit);
  load_skipped (self);
  g_signal_connect_object (desk, "notify::subtitle", G_CALLBACK (keep_skipped), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (checker, "checked", G_CALLBACK (checked_cb), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
