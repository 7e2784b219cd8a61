/* window.h: a window of the program: one page at a time, and at most one game or one map that is being drawn
 *
 * The pages are those of a stack: welcome, the choices before a new game or map, the game, the editor; each is made
 * when it is first shown. Each brings a header bar of its own, so that what stands there follows what is being done.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/application.h"
#include "app/editor/desk.h"
#include "app/session.h"

G_BEGIN_DECLS

#define OXBOW_TYPE_WINDOW (oxbow_window_get_type ())
G_DECLARE_FINAL_TYPE (OxbowWindow, oxbow_window, OXBOW, WINDOW, AdwApplicationWindow)

OxbowWindow  *oxbow_window_new           (OxbowApplication *application);

void          oxbow_window_show_welcome  (OxbowWindow *self);
void          oxbow_window_show_new_game (OxbowWindow *self, const OxbowRuleset *ruleset, const char *scenario);

/* Shows a game; one that was shown before is put away, to be continued from the welcome page. */
void          oxbow_window_show_session  (OxbowWindow *self, OxbowSession *session);
OxbowSession *oxbow_window_get_session   (OxbowWindow *self);          /* or NULL */

/* Shows a map to be drawn on; what was shown before is put away. A game to try it out takes its place until
 * oxbow_window_draw_on (); the map stays open under it. */
void          oxbow_window_show_desk     (OxbowWindow *self, OxbowDesk *desk);
OxbowDesk    *oxbow_window_get_desk      (OxbowWindow *self);          /* or NULL */

/* The game or the map that is shown, which is what would be saved; or NULL. */
OxbowWork    *oxbow_window_get_work      (OxbowWindow *self);
void          oxbow_window_try_out       (OxbowWindow *self, OxbowGame *game);
void          oxbow_window_draw_on       (OxbowWindow *self);
void          oxbow_window_show_new_map  (OxbowWindow *self, const OxbowRuleset *ruleset);     /* or NULL */
struct _OxbowNewMap *oxbow_window_get_new_map (OxbowWindow *self);     /* its page, or NULL */

/* Which of the keyboard's layouts was in use when a key was pressed last. */
int           oxbow_window_get_key_group (OxbowWindow *self);

/* The page of the help that tells of what is shown. */
const char   *oxbow_window_get_help      (OxbowWindow *self);

/* Back from the choices to the game, or where there is none to the welcome page. */
void          oxbow_window_go_back       (OxbowWindow *self);

/* The program is left: the game stays open, for the next start. */
void          oxbow_window_leave         (OxbowWindow *self);

/* Keys come to the page that is shown, where it wants them first. */
void          oxbow_window_focus_page    (OxbowWindow *self);

/* A line that passes by: for what need not be answered. */
void          oxbow_window_tell          (OxbowWindow *self, const char *sentence);

/* The same with "Undo": one of them is called, when it was pressed or when the line has passed. */
void          oxbow_window_tell_undo     (OxbowWindow *self, const char *sentence, void (*undo) (gpointer data),
                                          void (*pass) (gpointer data), gpointer data);

/* A question or a sentence that must be read: asks in a dialog over the window. */
GtkWidget    *oxbow_window_ask           (OxbowWindow *self, const char *heading, const char *sentence);

G_END_DECLS
