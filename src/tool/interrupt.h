/* interrupt.h: a person, or a cluster whose time is up, stops a long command
 *
 * The first SIGINT, SIGTERM or SIGHUP cancels, so that what was done can still be written; a second one ends the tool
 * at once. A signal that was ignored when the tool began, as nohup does, stays so.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <stdbool.h>

G_BEGIN_DECLS

/* From now on the first of these signals cancels this. */
GCancellable *oxbow_interrupt_watch   (void);

/* Writes what is still to be written, and ends as the signal would have: whoever started the tool sees why. Does
 * nothing where no signal has come. */
void          oxbow_interrupt_pass_on (void);

G_END_DECLS
