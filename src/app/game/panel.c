/* panel.c: the side of the page: whose turn, the players, the game's own row, what may be done, the history
 *
 * What ends the turn stays in sight at the foot, and the history above it, however much the rest has to scroll; it
 * gives way a little to what may be done. Only in a low window does the history scroll with the rest, and in the lowest
 * what ends the turn, too. What a move would do must be seen before the click: where there is no room for both, it
 * stands over what is lowest while something is pointed at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/panel.h"
#include "app/em.h"
#include "app/game/banner.h"
#include "app/game/before.h"
#include "app/game/helpers.h"
#include "app/game/log.h"
#include "app/game/offers.h"
#include "app/game/outcome.h"
#include "app/game/seat.h"
#include "app/game/shade.h"
#include "app/room.h"
#include "app/view.h"

#include <glib/gi18n-lib.h>

#define LOG_EM 8
#define LOW_EM 44
#define LOWEST_EM 22            /* what stood over anything would leave nothing */
#define FOOT_EM 14              /* nor would what stays below all else */
#define MANY_SEATS 3
#define HISTORY_PART 6          /* of the panel's height, at least; and where what may be done needs the room: */
#define LEAST_HISTORY_PART 8
#define ROOMY_EM 76             /* a window that is less high has its sections closer together */
#define VERBS 256
#define TIGHT_EM 54             /* and one that is lower still what is pressed not so high as a finger needs */

struct _OxbowPanel
{
  GtkWidget parent_instance;

  OxbowTable *table;
  GtkBox *sections;
  GtkWidget *scroller, *history, *foot;
  GtkWidget *offers, *log, *turn;       /* turn: what is of no use once the game is over */
  GtkWidget *ends;              /* what ends the turn: in the foot, or below what may be done */
  GtkWidget *before;            /* in the turn, or over the history */
  double height_em;             /* of the window */
  bool is_crowded, has_grown;   /* whether the turn did not fit with all that it held; and the window since then */
  GtkWidget *outcome, *above_turn;      /* what the turn follows: in a low window, and else */
  GtkWidget *own_row;           /* the game's, above the turn; or NULL */
  bool is_foreseen;
  int turn_shown, seat_shown;   /* whose turn it was when something could be done last, and which */
  uint64_t verbs_shown[VERBS / 64];     /* what could be done then: a bit for each */
  bool is_new_turn;
  bool had_offers;              /* in sight, when what may be done changed */
  unsigned int top_id, offers_id;       /* idles that may scroll up, and to what may be done, or 0 */
  unsigned int cover_id;        /* the same, which takes what a move would do out of the turn */
};

G_DEFINE_FINAL_TYPE (OxbowPanel, oxbow_panel, GTK_TYPE_WIDGET)

static GtkWidget *
new_section (const char *title)
{
  GtkWidget *section = oxbow_shade_new (6), *heading = gtk_label_new (title);
  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_label_set_wrap (GTK_LABEL (heading), TRUE);
  gtk_widget_add_css_class (heading, "section");
  gtk_box_append (GTK_BOX (section), heading);
  return section;
}

/* Beside the heading, so that whoever looks for the players finds it. */
static void
add_change (GtkWidget *section)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *heading = gtk_widget_get_first_child (section);
  GtkWidget *button = gtk_button_new_from_icon_name ("oxbow-pencil-symbolic");
  g_object_ref (heading);
  gtk_box_remove (GTK_BOX (section), heading);
  gtk_widget_set_hexpand (heading, TRUE);
  gtk_box_append (GTK_BOX (row), heading);
  g_object_unref (heading);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "game.seats");
  gtk_widget_set_tooltip_text (button, _("Who Plays"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Who Plays"), -1);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "change");
  gtk_box_append (GTK_BOX (row), button);
  gtk_box_append (GTK_BOX (section), row);
}

static void
add_players (OxbowPanel *self, OxbowLens *lens)
{
  int n_seats = oxbow_lens_get_state (lens)->setup->n_seats;
  if (n_seats < 2)
    return;
  GtkWidget *section = new_section (_("Players")), *cards = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autoptr (GtkSizeGroup) names = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  add_change (section);
  gtk_widget_add_css_class (cards, "card");
  if (n_seats >= MANY_SEATS)
    gtk_widget_add_css_class (cards, "many");
  for (int seat = 0; seat < n_seats; seat++)
    gtk_box_append (GTK_BOX (cards), oxbow_seat_card_new (lens, seat, names));
  gtk_box_append (GTK_BOX (section), cards);
  gtk_box_append (self->sections, section);
}

/* NULL: it has none there. */
static GtkWidget *
add_own_panel (OxbowPanel *self, OxbowLens *lens, bool below)
{
  const OxbowView *view = oxbow_view_find (oxbow_state_ruleset (oxbow_lens_get_state (lens)));
  if (view->new_panel == NULL || view->panel_below != below)
    return NULL;
  GtkWidget *own = view->new_panel (lens);
  gtk_box_append (self->sections, own);
  return own;
}

static void
set_class (GtkWidget *widget, const char *name, bool is_on)
{
  if (is_on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

static void
add_turn (OxbowPanel *self)
{
  GtkWidget *now = new_section (_("What you may do now")), *before = new_section (_("Before you click"));
  self->turn = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  self->offers = oxbow_offers_new (self->table, false);
  gtk_box_append (GTK_BOX (now), self->offers);
  g_object_bind_property (self->offers, "visible", now, "visible", G_BINDING_SYNC_CREATE);
  gtk_box_append (GTK_BOX (before), oxbow_before_new (self->table));
  self->before = before;
  gtk_box_append (GTK_BOX (self->turn), now);
  gtk_box_append (GTK_BOX (self->turn), before);
  gtk_box_append (self->sections, self->turn);
}

static bool
has_foot (OxbowPanel *self)
{
  return gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (self->foot)) != NULL;
}

static void
move_ends (OxbowPanel *self, bool is_foot)
{
  g_autoptr (GtkWidget) ends = g_object_ref (self->ends);
  if (is_foot)
    gtk_box_remove (GTK_BOX (self->turn), ends);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->foot), is_foot ? ends : NULL);
  if (!is_foot)
    gtk_box_insert_child_after (GTK_BOX (self->turn), ends, gtk_widget_get_first_child (self->turn));
  gtk_widget_set_child_visible (self->foot, is_foot);
  set_class (ends, "foot", is_foot);
}

static void
add_history (OxbowPanel *self)
{
  self->history = new_section (_("History"));
  self->log = oxbow_log_new (self->table);
  gtk_widget_set_overflow (self->log, GTK_OVERFLOW_HIDDEN);
  gtk_widget_add_css_class (self->log, "card");
  gtk_widget_set_vexpand (self->log, TRUE);
  gtk_box_append (GTK_BOX (self->history), self->log);
  gtk_box_append (self->sections, self->history);
}

static void
move_history (OxbowPanel *self, bool is_pinned)
{
  g_autoptr (GtkWidget) history = g_object_ref (self->history);
  gtk_widget_unparent (history);
  if (is_pinned)
    {
      gtk_widget_add_css_class (history, "pinned");
      gtk_widget_insert_before (history, GTK_WIDGET (self), self->foot);
    }
  else
    {
      gtk_widget_remove_css_class (history, "pinned");
      gtk_box_append (self->sections, history);
    }
}

static bool
is_before_over (OxbowPanel *self)
{
  return gtk_widget_get_parent (self->before) == GTK_WIDGET (self);
}

static void
move_before (OxbowPanel *self, bool is_over)
{
  g_autoptr (GtkWidget) before = g_object_ref (self->before);
  gtk_widget_unparent (before);
  if (is_over)
    {
      gtk_widget_add_css_class (before, "pinned");
      gtk_widget_insert_before (before, GTK_WIDGET (self), self->foot);
      gtk_widget_set_can_target (before, FALSE);        /* a button that it covers is pointed at still */
    }
  else
    {
      gtk_widget_remove_css_class (before, "pinned");
      gtk_widget_set_can_target (before, TRUE);
      gtk_widget_set_child_visible (before, TRUE);
      gtk_box_append (GTK_BOX (self->turn), before);
    }
}

/* Where the window is low, or its turn has no room for it. */
static void
put_before (OxbowPanel *self)
{
  bool wants_over = (self->height_em < ROOMY_EM || self->is_crowded) && self->height_em >= LOWEST_EM;
  if (is_before_over (self) != wants_over)
    move_before (self, wants_over);
}

static void
foreseen_cb (OxbowPanel *self, const OxbowMoves *moves)
{
  self->is_foreseen = moves != NULL;
  if (is_before_over (self))
    gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
fit (GtkWidget *widget, double width_em, double height_em)
{
  OxbowPanel *self = OXBOW_PANEL (widget);
  bool is_pinned = gtk_widget_get_parent (self->history) == widget, wants_pinned = height_em >= LOW_EM;
  self->has_grown = self->has_grown || height_em > self->height_em;
  self->height_em = height_em;
  gtk_box_set_spacing (self->sections, height_em < ROOMY_EM ? 6 : 18);
  set_class (widget, "dense", height_em < ROOMY_EM);
  set_class (widget, "tight", height_em < TIGHT_EM);
  set_class (widget, "lowest", height_em < FOOT_EM);
  gtk_widget_set_size_request (self->log, -1, wants_pinned ? -1 : (int) (LOG_EM * oxbow_em_get (widget)));
  if (is_pinned != wants_pinned)
    move_history (self, wants_pinned);
  put_before (self);
  if (has_foot (self) != (height_em >= FOOT_EM))
    move_ends (self, height_em >= FOOT_EM);
  gtk_box_reorder_child_after (self->sections, self->turn, wants_pinned ? self->above_turn : self->outcome);
}

/* The place of a section, as far as it is in sight; false: nowhere. */
static bool
find_section (OxbowPanel *self, GtkWidget *section, int sections, int *top, int *bottom)
{
  graphene_rect_t place;
  if (!gtk_widget_should_layout (section) || !gtk_widget_get_mapped (section)
      || !gtk_widget_compute_bounds (section, GTK_WIDGET (self), &place))
    return false;
  *top = MAX ((int) place.origin.y, 0);
  *bottom = MIN ((int) (place.origin.y + place.size.height), sections);
  return *top < *bottom;
}

static bool
find_offers (OxbowPanel *self, int sections, int *top, int *bottom)
{
  return find_section (self, gtk_widget_get_parent (self->offers), sections, top, bottom);
}

/* Whether nothing that could be done before can be done now: something else is asked. */
static bool
is_new_question (OxbowPanel *self)
{
  const OxbowPicker *picker = oxbow_chooser_get_picker (oxbow_table_get_chooser (self->table));
  const OxbowMoves *legal = picker != NULL ? oxbow_picker_get_legal (picker) : NULL;
  uint64_t verbs[VERBS / 64] = { 0 }, common = 0;
  if (legal == NULL)
    return false;
  for (int i = 0; i < legal->n; i++)
    verbs[legal->items[i].verb / 64] |= (uint64_t) 1 << legal->items[i].verb % 64;
  for (int i = 0; i < VERBS / 64; i++)
    {
      common |= verbs[i] & self->verbs_shown[i];
      self->verbs_shown[i] = verbs[i];
    }
  return common == 0;
}

static gboolean
show_top_cb (gpointer data)
{
  OxbowPanel *self = data;
  bool is_new = is_new_question (self) || self->is_new_turn;
  self->top_id = 0;
  self->is_new_turn = false;
  if (is_new && gtk_widget_get_parent (self->history) == GTK_WIDGET (self))
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)), 0);
  return G_SOURCE_REMOVE;
}

/* A turn that begins is read from its head, and so is another question, where there is room for it and for what may be
 * done: the focus that looks for a place in the next frame would scroll to where it finds one. In a low window nothing
 * is scrolled. */
static void
show_turn (OxbowPanel *self, const OxbowState *state)
{
  int turn = oxbow_state_ruleset (state)->turn_number (state), seat = oxbow_state_turn (state);
  self->is_new_turn = self->is_new_turn || turn != self->turn_shown || seat != self->seat_shown;
  self->turn_shown = turn;
  self->seat_shown = seat;
  int top, bottom;
  self->had_offers = self->had_offers || find_offers (self, gtk_widget_get_height (self->scroller), &top, &bottom);
  if (self->top_id == 0)
    self->top_id = g_idle_add (show_top_cb, self);
}

/* What goes with the focus in it hands it to the board. */
static void
lens_changed_cb (OxbowPanel *self)
{
  const OxbowState *state = oxbow_lens_get_state (oxbow_table_get_lens (self->table));
  bool is_over = oxbow_state_turn (state) < 0;
  bool is_shown = !is_over && oxbow_lens_is_open (oxbow_table_get_lens (self->table));
  if (!is_shown && (gtk_widget_get_state_flags (self->turn) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0)
    gtk_widget_grab_focus (GTK_WIDGET (oxbow_table_get_board (self->table)));
  gtk_widget_set_visible (self->turn, is_shown);
  if (is_shown)
    show_turn (self, state);
}

static GtkSizeRequestMode
oxbow_panel_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
oxbow_panel_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                     int *minimum_baseline, int *natural_baseline)
{
  bool is_height = orientation == GTK_ORIENTATION_VERTICAL;
  GtkWidget *before = OXBOW_PANEL (widget)->before;
  if (is_height && for_size < 0)        /* a flap asks so; never is the panel less wide than this */
    gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &for_size, NULL, NULL, NULL);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least, usual;
      if (child == before && is_height)
        continue;
      gtk_widget_measure (child, orientation, for_size, &least, &usual, NULL, NULL);
      *minimum = is_height ? *minimum + least : MAX (*minimum, least);
      *natural = is_height ? *natural + usual : MAX (*natural, usual);
    }
}

static int
measure_height (GtkWidget *widget, int width, bool usual)
{
  int least, natural;
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &least, &natural, NULL, NULL);
  return usual ? natural : least;
}

/* Where a long list was chosen from, what stood far below comes into sight: what may be done next is brought back. */
static gboolean
show_offers_cb (gpointer data)
{
  OxbowPanel *self = data;
  graphene_rect_t place;
  GtkAdjustment *scroll = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  self->offers_id = 0;
  if (gtk_widget_compute_bounds (gtk_widget_get_parent (self->offers), self->scroller, &place))
    gtk_adjustment_set_value (scroll, gtk_adjustment_get_value (scroll) + place.origin.y);
  return G_SOURCE_REMOVE;
}

static void
keep_offers (OxbowPanel *self, int sections)
{
  int top, bottom;
  if (self->had_offers && self->offers_id == 0 && gtk_widget_get_mapped (self->offers)
      && !find_offers (self, sections, &top, &bottom))
    self->offers_id = g_idle_add (show_offers_cb, self);
  self->had_offers = false;
}

/* As much of what stands there is covered as it takes; but where that would be what may be done, which somebody is just
 * choosing from, what stands above it is covered instead, if there is room; and what stands above the game's own row
 * rather than that, which the words may speak of. */
static void
allocate_before (OxbowPanel *self, int width, int sections, int bottom)
{
  gtk_widget_set_child_visible (self->before, self->is_foreseen);
  if (!self->is_foreseen)
    return;
  int height = measure_height (self->before, width, true), offers_top, offers_bottom;
  int y = MAX (MIN (sections, bottom - height), 0);
  if (find_offers (self, sections, &offers_top, &offers_bottom) && y < offers_bottom && height <= offers_top)
    {
      int own_top, own_bottom, end = offers_top;
      if (self->own_row != NULL && find_section (self, self->own_row, sections, &own_top, &own_bottom)
          && own_top < end && height <= own_top)
        end = own_top;
      y = end - height;
      bottom = end;
    }
  gtk_widget_size_allocate (self->before, &(GtkAllocation) { 0, y, width, bottom - y }, -1);
}

/* How far down the last of what may be done reaches. */
static int
measure_turn (OxbowPanel *self, int width)
{
  GtkWidget *sections = GTK_WIDGET (self->sections);
  GtkBorder padding;
  int height = measure_height (sections, width, true);
  gtk_style_context_get_padding (gtk_widget_get_style_context (sections), &padding);
  for (GtkWidget *child = gtk_widget_get_last_child (sections); child != NULL && child != self->turn;
       child = gtk_widget_get_prev_sibling (child))
    if (gtk_widget_should_layout (child))
      height -= measure_height (child, width - padding.left - padding.right, true)
                + gtk_box_get_spacing (self->sections);
  return height;
}

static gboolean
cover_cb (gpointer data)
{
  OxbowPanel *self = data;
  self->cover_id = 0;
  self->is_crowded = !self->is_crowded;
  put_before (self);
  return G_SOURCE_REMOVE;
}

static int
find_least_history (OxbowPanel *self, int width, int height)
{
  return MAX (measure_height (self->history, width, false), height / LEAST_HISTORY_PART);
}

/* The history has its usual height, and a sixth of the panel; less where what may be done has no room. */
static int
find_history (OxbowPanel *self, int width, int height, int foot)
{
  int usual = MAX (measure_height (self->history, width, true), height / HISTORY_PART);
  int least = find_least_history (self, width, height);
  if (!gtk_widget_should_layout (self->turn))
    return usual;
  return CLAMP (height - foot - measure_turn (self, width), MIN (least, usual), usual);
}

/* Also a high window has no room below a long list of what may be done. From then on nothing comes and goes there,
 * until the window is made higher and has room for both. */
static void
keep_before (OxbowPanel *self, int width, int height, int foot)
{
  bool is_over = is_before_over (self), has_grown = self->has_grown;
  self->has_grown = false;
  if (self->cover_id != 0 || !gtk_widget_should_layout (self->turn) || self->height_em < ROOMY_EM
      || is_over != self->is_crowded || (is_over && !has_grown))
    return;
  int needed = measure_turn (self, width) + find_least_history (self, width, height) + foot;
  if (is_over)
    needed += measure_height (self->before, width, true) + gtk_box_get_spacing (GTK_BOX (self->turn));
  if ((needed > height) != is_over)
    self->cover_id = g_idle_add (cover_cb, self);
}

/* What ends the turn has at most half of the panel. A scrolled window itself would ask how high it likes to be without
 * saying how wide it is. */
static int
find_foot (OxbowPanel *self, int width, int height)
{
  if (!has_foot (self) || !gtk_widget_should_layout (self->foot))
    return 0;
  return MIN (measure_height (self->ends, width, true), MAX (measure_height (self->foot, width, false), height / 2));
}

/* The sections have as much as they need, as far as the history has its own; it takes what is left. */
static void
oxbow_panel_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  OxbowPanel *self = OXBOW_PANEL (widget);
  bool is_pinned = gtk_widget_get_parent (self->history) == widget;
  int foot = find_foot (self, width, height);
  int rest = is_pinned ? find_history (self, width, height, foot) : 0;
  int sections = MAX (height - foot - rest, measure_height (self->scroller, width, false));
  if (is_pinned)
    sections = MIN (sections, measure_height (GTK_WIDGET (self->sections), width, true));
  gtk_widget_size_allocate (self->scroller, &(GtkAllocation) { 0, 0, width, sections }, -1);
  if (is_pinned)
    gtk_widget_size_allocate (self->history, &(GtkAllocation) { 0, sections, width, height - foot - sections }, -1);
  if (is_before_over (self))
    allocate_before (self, width, sections, height - foot);
  if (foot > 0)
    gtk_widget_size_allocate (self->foot, &(GtkAllocation) { 0, height - foot, width, foot }, -1);
  if (is_pinned)
    {
      keep_offers (self, sections);
      keep_before (self, width, height, foot);
    }
}

static void
drop_plans (OxbowPanel *self)
{
  g_clear_handle_id (&self->top_id, g_source_remove);
  g_clear_handle_id (&self->offers_id, g_source_remove);
  g_clear_handle_id (&self->cover_id, g_source_remove);
}

/* Where the game has been left there is nothing to scroll any more, but GTK may still hold what the focus was in. */
static void
oxbow_panel_unroot (GtkWidget *widget)
{
  drop_plans (OXBOW_PANEL (widget));
  GTK_WIDGET_CLASS (oxbow_panel_parent_class)->unroot (widget);
}

static void
oxbow_panel_dispose (GObject *object)
{
  GtkWidget *child;
  drop_plans (OXBOW_PANEL (object));
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&OXBOW_PANEL (object)->table);
  G_OBJECT_CLASS (oxbow_panel_parent_class)->dispose (object);
}

/* As Escape does on the board. */
static gboolean
take_back_key_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  return oxbow_chooser_take_back (oxbow_table_get_chooser (OXBOW_PANEL (widget)->table));
}

static void
oxbow_panel_class_init (OxbowPanelClass *class)
{
  G_OBJECT_CLASS (class)->dispose = oxbow_panel_dispose;
  GTK_WIDGET_CLASS (class)->unroot = oxbow_panel_unroot;
  GTK_WIDGET_CLASS (class)->measure = oxbow_panel_measure;
  GTK_WIDGET_CLASS (class)->size_allocate = oxbow_panel_size_allocate;
  GTK_WIDGET_CLASS (class)->get_request_mode = oxbow_panel_get_request_mode;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (class), "panel");
  gtk_widget_class_add_binding (GTK_WIDGET_CLASS (class), GDK_KEY_Escape, 0, take_back_key_cb, NULL);
}

/* Where several ways end a turn, they may be more than a low window has room for, and scroll; without a scrollbar,
 * which would be higher than one of them. */
static void
add_foot (OxbowPanel *self)
{
  GtkWidget *offers = self->ends = oxbow_offers_new (self->table, true);
  GtkWidget *scroller = self->foot = gtk_scrolled_window_new ();
  gtk_widget_add_css_class (offers, "foot");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), offers);
  g_object_bind_property (offers, "visible", scroller, "visible", G_BINDING_SYNC_CREATE);
  gtk_widget_set_parent (scroller, GTK_WIDGET (self));
}

static void
oxbow_panel_init (OxbowPanel *self)
{
  GtkWidget *scroller = self->scroller = gtk_scrolled_window_new ();
  self->sections = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 18));
  gtk_widget_add_css_class (GTK_WIDGET (self->sections), "sections");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->sections));
  gtk_accessible_update_property (GTK_ACCESSIBLE (scroller), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Side Panel"), -1);
  gtk_widget_set_parent (scroller, GTK_WIDGET (self));
  /* The lowest card's shadow would reach over the end of the window, which is then clipped, and all of it drawn. */
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
oxbow_panel_new (OxbowTable *table, OxbowHint *hint)
{
  OxbowPanel *self = g_object_new (OXBOW_TYPE_PANEL, NULL);
  OxbowLens *lens = oxbow_table_get_lens (table);
  self->table = g_object_ref (table);
  gtk_box_append (self->sections, oxbow_banner_new (lens));
  gtk_box_append (self->sections, oxbow_helpers_new (lens, hint));
  self->outcome = oxbow_outcome_new (lens);
  gtk_box_append (self->sections, self->outcome);
  add_players (self, lens);
  self->own_row = add_own_panel (self, lens, false);
  self->above_turn = gtk_widget_get_last_child (GTK_WIDGET (self->sections));
  add_turn (self);
  add_own_panel (self, lens, true);
  add_history (self);
  add_foot (self);
  oxbow_room_watch (GTK_WIDGET (self), fit);
  g_signal_connect_object (table, "foreseen", G_CALLBACK (foreseen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (lens, "changed", G_CALLBACK (lens_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (lens, "held", G_CALLBACK (lens_changed_cb), self, G_CONNECT_SWAPPED);
  lens_changed_cb (self);
  return GTK_WIDGET (self);
}

GtkWidget *
oxbow_panel_get_offers (OxbowPanel *self)
{
  return self->offers;
}

GtkWidget *
oxbow_panel_get_log (OxbowPanel *self)
{
  return self->log;
}
