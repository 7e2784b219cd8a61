/* convert.c: between our scenarios and maps of the Tiled editor
 *
 * Endings say what a file is. Nothing is written before the whole of the input has been read and understood.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/load.h"
#include "core/word.h"
#include "files/save.h"
#include "files/tiled.h"
#include "tool/begin.h"
#include "tool/command.h"
#include "tool/out.h"
#include "tool/stored.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef enum
{
  OURS,
  TMX,
  TMJ,
} Format;

static bool
find_format (const char *file, Format *format)
{
  static const struct
  {
    const char *ending;
    Format format;
  } endings[] = { { ".oxbow", OURS }, { ".tmx", TMX }, { ".tmj", TMJ }, { ".json", TMJ } };
  g_autofree char *lower = g_ascii_strdown (file, -1);
  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    if (g_str_has_suffix (lower, endings[i].ending))
      {
        *format = endings[i].format;
        return true;
      }
  return false;
}

static OxbowScenario *
read_tiled (const char *file, const OxbowRuleset *ruleset, GError **error)
{
  g_autofree char *name = oxbow_file_name (file);
  g_autoptr (GBytes) bytes = oxbow_load (file, OXBOW_XML_MAX_BYTES, error);
  if (bytes == NULL)
    return NULL;
  g_autoptr (OxbowScenario) scenario =
    oxbow_tiled_read (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), name, ruleset, error);
  return scenario != NULL && oxbow_tiled_check_kept (scenario, name, error) ? g_steal_pointer (&scenario) : NULL;
}

static OxbowScenario *
read_ours (const char *file, GError **error)
{
  g_autoptr (OxbowDocument) document = oxbow_stored_document (file, error);
  return document != NULL ? oxbow_scenario_ref (oxbow_document_get_scenario (document)) : NULL;
}

/* A TMJ cannot hold its tiles' picture: it lies beside it, and is written first, so that the map never lacks it. */
static bool
write_tiled (const OxbowScenario *scenario, const char *file, Format to, OxbowTiledEncoding encoding, GError **error)
{
  OxbowTiledFormat format = to == TMX ? OXBOW_TILED_TMX : OXBOW_TILED_TMJ;
  g_autoptr (GBytes) tiles = to == TMJ ? oxbow_tiled_draw (scenario) : NULL;
  g_autofree char *path = tiles != NULL ? oxbow_tiled_find_place (file, tiles) : NULL;
  g_autofree char *picture = path != NULL ? g_path_get_basename (path) : NULL;
  if (tiles != NULL && !oxbow_stored_save_bytes (tiles, path, error))
    return false;
  g_autoptr (GBytes) map = oxbow_tiled_write (scenario, format, encoding, picture);
  return oxbow_stored_save_bytes (map, file, error);
}

static bool
write_scenario (const OxbowScenario *scenario, const char *file, Format format, OxbowTiledEncoding encoding,
                GError **error)
{
  if (format != OURS)
    return write_tiled (scenario, file, format, encoding, error);
  g_autoptr (GBytes) bytes = oxbow_document_write (scenario, NULL);
  return oxbow_stored_save_bytes (bytes, file, error);
}

static OxbowStatus
refuse_ending (const OxbowCommand *command, const char *file)
{
  g_autofree char *shown = oxbow_word_quote (file);
  return oxbow_wrong_usage (command, _("A map ends in .oxbow, .tmx or .tmj; %s does not."), shown);
}

static bool
is_one_file (const char *a, const char *b)
{
  OxbowFileStamp one = oxbow_file_stamp (a), other = oxbow_file_stamp (b);
  return one.is_known && other.is_known && one.device == other.device && one.inode == other.inode;
}

static OxbowStatus
refuse_itself (const char *file)
{
  g_autofree char *shown = oxbow_word_quote (file);
  return oxbow_bad_input (_("%s cannot be converted onto itself, for what is no scenario would be lost: name another "
                            "file."),
                          shown);
}

static OxbowStatus
run (const OxbowCommandLine *line)
{
  const char *in = oxbow_command_line_word (line, 0), *out = oxbow_command_line_word (line, 1);
  const char *game = oxbow_command_line_get (line, "game");
  Format from, to;
  if (!find_format (in, &from))
    return refuse_ending (line->command, in);
  if (!find_format (out, &to))
    return refuse_ending (line->command, out);
  if (is_one_file (in, out))
    return refuse_itself (out);
  g_autoptr (GError) error = NULL;
  const OxbowRuleset *ruleset = game != NULL ? oxbow_game_find (game, &error) : NULL;
  if (error != NULL)
    return oxbow_bad_input ("%s", error->message);
  g_autoptr (OxbowScenario) scenario = from == OURS ? read_ours (in, &error) : read_tiled (in, ruleset, &error);
  OxbowTiledEncoding encoding = oxbow_command_line_has (line, "compress") ? OXBOW_TILED_ZLIB : OXBOW_TILED_CSV;
  if (scenario == NULL || !write_scenario (scenario, out, to, encoding, &error))
    return oxbow_bad_input ("%s", error->message);
  return OXBOW_STATUS_DONE;
}

static const OxbowFlag flags[] =
{
  { "game", 'g', N_("GAME"), false, N_("The game of a map from Tiled that does not say it.") },
  { "compress", 'z', NULL, false, N_("Write the tiles compressed, for large maps.") },
  { NULL }
};

const OxbowCommand oxbow_convert_command =
{
  "convert", N_("IN OUT"), N_("Converts between scenarios (.oxbow) and maps of the Tiled editor (.tmx, .tmj)."),
  N_("Of a saved game the scenario is converted. A map from Tiled says its game by the\n"
     "property oxbow-game, or --game does."),
  flags, 2, 2, run
};
