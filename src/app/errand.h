/* errand.h: work that the window has done in a thread of its own
 *
 * The thread touches nothing but the data that it is given, and nobody else touches those parts of it meanwhile. That
 * it has come to its end is told in the main loop, also of work that nobody wants any more: then its data can be used
 * again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <stdbool.h>

G_BEGIN_DECLS

typedef struct _OxbowErrand OxbowErrand;

typedef struct
{
  const char *name;             /* of the thread */
  bool is_humble;               /* everything else on the machine goes before it */
  void (*run)   (gpointer data, OxbowErrand *errand);   /* in the thread */
  void (*told)  (gpointer data);        /* in the main loop, some time after tell; or NULL */
  void (*ended) (gpointer data);        /* in the main loop, once; the errand may be freed there */
} OxbowErrandKind;

/* kind is constant. */
OxbowErrand  *oxbow_errand_new             (const OxbowErrandKind *kind, gpointer data);
void          oxbow_errand_cancel          (OxbowErrand *errand);

/* Waits for the thread, which has not long to go; nothing is told any more. NULL: nothing to do. */
void          oxbow_errand_free            (OxbowErrand *errand);

/* For run: whether it is still wanted; and that there is something to be told. */
GCancellable *oxbow_errand_get_cancellable (OxbowErrand *errand);
void          oxbow_errand_tell            (OxbowErrand *errand);

/* Of run itself, and those that it may begin beside it: a core is left to the window. */
int           oxbow_errand_n_threads       (void);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowErrand, oxbow_errand_free)

G_END_DECLS
