/* document.h: a file of ours: a scenario, and perhaps a game that is played on it
 *
 * Reading builds the whole document or gives one sentence why not. A game that cannot be played to the end of its moves
 * opens as far as it can, with notices that say so; whoever opens it shows them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/history.h"
#include "files/upgrade.h"

G_BEGIN_DECLS

typedef struct _OxbowDocument OxbowDocument;

/* path is read, whatever its ending; sentences name the file by the last part of it. */
OxbowDocument   *oxbow_document_load             (const char *path, GError **error);
OxbowDocument   *oxbow_document_parse            (const char *bytes, size_t length, const char *file, GError **error);

/* The same, with steps for older formats other than oxbow_upgrades. */
OxbowDocument   *oxbow_document_parse_old        (const char *bytes, size_t length, const char *file,
                                                  const OxbowUpgrade *steps, GError **error);

/* Adds all that is wrong with the file at path: that it cannot be read, or what its game cannot play. The grid (may be
 * NULL) is what the problems' cells belong to. */
void             oxbow_document_check            (const char *path, OxbowProblems *problems, OxbowGrid *grid);

void             oxbow_document_free             (OxbowDocument *document);

OxbowScenario   *oxbow_document_get_scenario     (const OxbowDocument *document);
OxbowHistory    *oxbow_document_get_history      (const OxbowDocument *document);       /* NULL: a scenario only */
OxbowHistory    *oxbow_document_steal_history    (OxbowDocument *document);     /* yours; or NULL */
const GPtrArray *oxbow_document_get_notices      (const OxbowDocument *document);       /* of char * */

void             oxbow_document_add_notice       (OxbowDocument *document, const char *format, ...)
                                                  G_GNUC_PRINTF (2, 3);

/* The bytes of a file; history may be NULL. The same document gives the same bytes. */
GBytes          *oxbow_document_write            (const OxbowScenario *scenario, const OxbowHistory *history);

/* Whether those bytes would open: what comes from another program's file need not fit its game. The sentence names no
 * file. */
bool             oxbow_document_would_open       (const OxbowScenario *scenario, GError **error);

/* Writes them to path, safely (save.h). */
bool             oxbow_document_save             (const OxbowScenario *scenario, const OxbowHistory *history,
                                                  const char *path, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowDocument, oxbow_document_free)

G_END_DECLS
