/* actions.c: the commands of a map that is being drawn: the action group "editor"
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/editor/actions.h"
#include "core/position.h"
#include "editor/selection.h"
#include "editor/whole.h"

#include <glib/gi18n-lib.h>

static OxbowToolbox *
get_toolbox (gpointer page)
{
  return oxbow_easel_get_toolbox (oxbow_editor_page_get_easel (page));
}

static OxbowDraft *
get_draft (gpointer page)
{
  return oxbow_desk_get_draft (oxbow_editor_page_get_desk (page));
}

/* Steps. A stroke that grows still is the last of them. */

static void
undo_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  oxbow_easel_end_stroke (oxbow_editor_page_get_easel (page));
  oxbow_draft_undo (get_draft (page));
}

static void
redo_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  oxbow_easel_end_stroke (oxbow_editor_page_get_easel (page));
  oxbow_draft_redo (get_draft (page));
}

static void
test_play_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  oxbow_easel_end_stroke (oxbow_editor_page_get_easel (page));
  oxbow_editor_page_test_play (page);
}

/* The hand */

static void
tool_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  const OxbowTool *tool = oxbow_tool_find (g_variant_get_string (parameter, NULL));
  const OxbowPalette *palette = oxbow_draft_get_palette (get_draft (page));
  if (tool != NULL && oxbow_tool_fits (tool, palette))
    oxbow_toolbox_set_tool (get_toolbox (page), tool);
  else if (tool != NULL && tool->why_not != NULL)
    oxbow_easel_say (oxbow_editor_page_get_easel (page), tool->why_not (palette));
}

static void
radius_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  oxbow_toolbox_set_radius (get_toolbox (page), g_variant_get_int32 (parameter));
}

static void
symmetry_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  int kind = CLAMP (g_variant_get_int32 (parameter), 0, OXBOW_N_SYMMETRIES - 1);
  oxbow_toolbox_set_symmetry (get_toolbox (page), (OxbowSymmetryKind) kind);
}

/* The same for keys: on to the next one or back, round and round, and it is said which is on. */
static void
step_symmetry_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  int step = CLAMP (g_variant_get_int32 (parameter), -1, 1);
  int kind = (int) oxbow_toolbox_get_symmetry (get_toolbox (page))->kind + step;
  OxbowSymmetryKind next = (OxbowSymmetryKind) ((kind + OXBOW_N_SYMMETRIES) % OXBOW_N_SYMMETRIES);
  g_auto (GStrv) parts = g_strsplit (oxbow_symmetry_get_title (next), "_", -1);
  g_autofree char *title = g_strjoinv ("", parts);
  oxbow_toolbox_set_symmetry (get_toolbox (page), next);
  g_autofree char *sentence = g_strdup_printf (_("Symmetry: %s"), title);
  oxbow_easel_say (oxbow_editor_page_get_easel (page), sentence);
}

static void
centre_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  oxbow_toolbox_set_centre (get_toolbox (page), oxbow_board_get_cursor (oxbow_editor_page_get_board (page), NULL));
}

static void
swap_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  OxbowToolbox *toolbox = get_toolbox (page);
  char first = oxbow_toolbox_get_terrain (toolbox, OXBOW_BUTTON_FIRST);
  oxbow_toolbox_set_terrain (toolbox, OXBOW_BUTTON_FIRST, oxbow_toolbox_get_terrain (toolbox, OXBOW_BUTTON_SECOND));
  oxbow_toolbox_set_terrain (toolbox, OXBOW_BUTTON_SECOND, first);
}

static void
wider_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  OxbowToolbox *toolbox = get_toolbox (page);
  oxbow_toolbox_set_radius (toolbox, oxbow_toolbox_get_radius (toolbox) + 1);
}

static void
narrower_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  OxbowToolbox *toolbox = get_toolbox (page);
  oxbow_toolbox_set_radius (toolbox, oxbow_toolbox_get_radius (toolbox) - 1);
}

static void
dab_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  oxbow_easel_dab (oxbow_editor_page_get_easel (page), g_variant_get_boolean (parameter));
}

static void
pen_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  oxbow_easel_pen (oxbow_editor_page_get_easel (page), g_variant_get_boolean (parameter));
}

/* Pieces of the map */

/* What was copied is laid by the stamp. */
static void
take_stamp (gpointer page)
{
  const OxbowTool *stamp = oxbow_tool_find ("stamp");
  if (oxbow_toolbox_get_stamp (get_toolbox (page)) != NULL)
    oxbow_toolbox_set_tool (get_toolbox (page), stamp);
}

static void
cut_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  if (oxbow_selection_cut (get_toolbox (page)))
    take_stamp (page);
}

static void
copy_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  if (oxbow_selection_copy (get_toolbox (page)))
    take_stamp (page);
}

static void
paste_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  take_stamp (page);
}

static void
erase_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  oxbow_selection_erase (get_toolbox (page));
}

static void
fill_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  OxbowToolbox *toolbox = get_toolbox (page);
  oxbow_selection_fill (toolbox, oxbow_toolbox_get_terrain (toolbox, OXBOW_BUTTON_FIRST));
}

static void
select_all_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  oxbow_selection_all (get_toolbox (page));
}

static void
select_none_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  oxbow_selection_none (get_toolbox (page));
}

static void
invert_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  oxbow_selection_invert (get_toolbox (page));
}

static void
change_stamp (gpointer page, void (*change) (OxbowStamp *stamp))
{
  const OxbowStamp *stamp = oxbow_toolbox_get_stamp (get_toolbox (page));
  OxbowStamp *changed = stamp != NULL ? oxbow_stamp_copy (stamp) : NULL;
  if (changed == NULL)
    return;
  change (changed);
  oxbow_toolbox_set_stamp (get_toolbox (page), changed);
  take_stamp (page);
}

static void
turn_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  change_stamp (page, oxbow_stamp_turn);
}

static void
mirror_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  change_stamp (page, oxbow_stamp_mirror);
}

/* The whole map */

static void
replace_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  OxbowToolbox *toolbox = get_toolbox (page);
  oxbow_draft_end_stroke (get_draft (page));    /* which may select something else */
  const GArray *selection = oxbow_toolbox_get_selection (toolbox);
  oxbow_whole_replace_terrain (get_draft (page), oxbow_toolbox_get_terrain (toolbox, OXBOW_BUTTON_SECOND),
                               oxbow_toolbox_get_terrain (toolbox, OXBOW_BUTTON_FIRST),
                               selection->len > 0 ? selection : NULL);
}

static void
renumber_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  oxbow_easel_end_stroke (oxbow_editor_page_get_easel (page));
  if (!oxbow_whole_renumber (get_draft (page), NULL))
    oxbow_editor_page_tell (page, _("There are no groups whose names could be numbered anew."));
}

static void
complete_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  g_autoptr (GError) error = NULL;
  oxbow_easel_end_stroke (oxbow_editor_page_get_easel (page));
  if (!oxbow_whole_complete (get_draft (page), &error))
    oxbow_editor_page_tell (page, error->message);
}

static void
drop_position_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  oxbow_easel_end_stroke (oxbow_editor_page_get_easel (page));
  oxbow_whole_drop_position (get_draft (page));
}

static void
fairness_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  oxbow_editor_page_measure (page);
}

/* The page */

static void
show_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  oxbow_editor_page_show_view (page, g_variant_get_string (parameter, NULL));
}

static void
tell_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  oxbow_editor_page_tell (page, g_variant_get_string (parameter, NULL));
}

static void
menu_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  oxbow_editor_page_open_menu (page);
}

static void
panel_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  oxbow_editor_page_toggle_panel (page);
}

static void
to_board_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  oxbow_editor_page_go_to_board (page);
}

static void
next_pane_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  oxbow_editor_page_next_pane (page);
}

static void
next_problem_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  oxbow_editor_page_next_problem (page);
}

static const GActionEntry entries[] =
{
  { "undo", undo_cb },
  { "redo", redo_cb },
  { "test-play", test_play_cb },
  { "tool", tool_cb, "s", "''" },
  { "radius", radius_cb, "i", "0" },
  { "symmetry", symmetry_cb, "i", "0" },
  { "step-symmetry", step_symmetry_cb, "i" },
  { "centre", centre_cb },
  { "swap", swap_cb },
  { "wider", wider_cb },
  { "narrower", narrower_cb },
  { "dab", dab_cb, "b" },
  { "pen", pen_cb, "b" },
  { "cut", cut_cb },
  { "copy", copy_cb },
  { "paste", paste_cb },
  { "erase", erase_cb },
  { "fill", fill_cb },
  { "select-all", select_all_cb },
  { "select-none", select_none_cb },
  { "invert", invert_cb },
  { "turn", turn_cb },
  { "mirror", mirror_cb },
  { "replace", replace_cb },
  { "renumber", renumber_cb },
  { "complete", complete_cb },
  { "drop-position", drop_position_cb },
  { "fairness", fairness_cb },
  { "show", show_cb, "s" },
  { "tell", tell_cb, "s" },
  { "menu", menu_cb },
  { "panel", panel_cb },
  { "next-pane", next_pane_cb },
  { "to-board", to_board_cb },
  { "next-problem", next_problem_cb },
};

GActionGroup *
oxbow_editor_actions_new (OxbowEditorPage *page)
{
  GSimpleActionGroup *group = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), page);
  return G_ACTION_GROUP (group);
}

static GSimpleAction *
find (GActionGroup *group, const char *name)
{
  return G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (group), name));
}

void
oxbow_editor_actions_update (GActionGroup *group, OxbowEditorPage *page)
{
  bool is_drawing = oxbow_editor_page_get_desk (page) != NULL;
  for (size_t i = 0; i < G_N_ELEMENTS (entries); i++)
    g_simple_action_set_enabled (find (group, entries[i].name), is_drawing);
  if (!is_drawing)
    return;
  OxbowToolbox *toolbox = get_toolbox (page);
  g_simple_action_set_enabled (find (group, "undo"), oxbow_draft_get_can_undo (get_draft (page)));
  g_simple_action_set_enabled (find (group, "redo"), oxbow_draft_get_can_redo (get_draft (page)));
  g_simple_action_set_enabled (find (group, "complete"),
                               oxbow_draft_get_scenario (get_draft (page))->ruleset->complete != NULL);
  g_simple_action_set_enabled (find (group, "drop-position"),
                               oxbow_scenario_has_position (oxbow_draft_get_scenario (get_draft (page))));
  g_simple_action_set_enabled (find (group, "renumber"), oxbow_draft_get_palette (get_draft (page))->groups != NULL);
  bool has_selection = oxbow_toolbox_get_selection (toolbox)->len > 0;
  bool has_stamp = oxbow_toolbox_get_stamp (toolbox) != NULL;
  static const char *const of_selection[] = { "cut", "copy", "erase", "fill", "select-none" };
  static const char *const of_stamp[] = { "paste", "turn", "mirror" };
  for (size_t i = 0; i < G_N_ELEMENTS (of_selection); i++)
    g_simple_action_set_enabled (find (group, of_selection[i]), has_selection);
  for (size_t i = 0; i < G_N_ELEMENTS (of_stamp); i++)
    g_simple_action_set_enabled (find (group, of_stamp[i]), has_stamp);
  g_simple_action_set_state (find (group, "tool"), g_variant_new_string (oxbow_toolbox_get_tool (toolbox)->id));
  g_simple_action_set_state (find (group, "radius"), g_variant_new_int32 (oxbow_toolbox_get_radius (toolbox)));
  g_simple_action_set_state (find (group, "symmetry"),
                             g_variant_new_int32 ((int) oxbow_toolbox_get_symmetry (toolbox)->kind));
}

/* Keys */

static void
add_key (GtkEventController *controller, const char *accelerator, const char *action, GVariant *target)
{
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_shortcut_trigger_parse_string (accelerator),
                                            gtk_named_action_new (action));
  gtk_shortcut_set_arguments (shortcut, target);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), shortcut);
}

static GtkEventController *
new_controller (void)
{
  static const struct
  {
    const char *key, *action;
  } keys[] = {
    { "bracketright", "editor.wider" }, { "bracketleft", "editor.narrower" }, { "F8", "editor.next-problem" },
    { "<Control>x", "editor.cut" }, { "<Control>c", "editor.copy" }, { "<Control>v", "editor.paste" },
    { "<Control>a", "editor.select-all" }, { "<Control><Shift>a", "editor.select-none" },
    { "<Control>i", "editor.invert" }, { "Delete", "editor.erase" }, { "<Control>f", "editor.fill" },
    { "slash", "editor.turn" }, { "backslash", "editor.mirror" },
  };
  GtkEventController *controller = gtk_shortcut_controller_new ();
  for (int i = 0; oxbow_tools[i] != NULL; i++)
    add_key (controller, oxbow_tools[i]->key, "editor.tool", g_variant_new_string (oxbow_tools[i]->id));
  for (size_t i = 0; i < G_N_ELEMENTS (keys); i++)
    add_key (controller, keys[i].key, keys[i].action, NULL);
  add_key (controller, "y", "editor.step-symmetry", g_variant_new_int32 (1));
  add_key (controller, "<Shift>y", "editor.step-symmetry", g_variant_new_int32 (-1));
  return controller;
}

void
oxbow_editor_actions_add_keys (GtkWidget *page, GtkWidget *board)
{
  GtkEventController *on_board = new_controller (), *on_page = new_controller ();
  add_key (on_board, "space", "editor.dab", g_variant_new_boolean (FALSE));
  add_key (on_board, "KP_Space", "editor.dab", g_variant_new_boolean (FALSE));
  add_key (on_board, "<Shift>space", "editor.dab", g_variant_new_boolean (TRUE));
  add_key (on_board, "Return", "editor.pen", g_variant_new_boolean (FALSE));
  add_key (on_board, "KP_Enter", "editor.pen", g_variant_new_boolean (FALSE));
  add_key (on_board, "<Shift>Return", "editor.pen", g_variant_new_boolean (TRUE));
  add_key (on_board, "comma", "board.previous-edge", NULL);
  add_key (on_board, "period", "board.next-edge", NULL);
  gtk_event_controller_set_propagation_phase (on_board, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (board, on_board);
  gtk_widget_add_controller (page, on_page);
}
