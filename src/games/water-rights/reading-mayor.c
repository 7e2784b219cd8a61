/* reading-mayor.c: the lines of a mayor, from money to pending penalties (section 10 of the rules)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/water-rights/reader.h"

#include "core/word.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static bool
get_any_kind (WaterRightsReader *reader, const char *code, uint8_t *kind, GError **error)
{
  return water_rights_reader_kind (reader, code, false, kind, NULL)
         || water_rights_reader_kind (reader, code, true, kind, error);
}

static bool
read_turn_of_mayor (WaterRightsReader *reader, int seat, GError **error)
{
  static const char *const names[] = { "asked", "shield", "built", "posted", "ran", "own", "met", NULL };
  WaterRightsMayor *mayor = &reader->state->mayors[seat];
  int numbers[7], limit = WATER_RIGHTS_NO_LIMIT, due;
  if (!oxbow_listing_take (reader->lines, "turnstate", 19, error)
      || !oxbow_listing_expect (reader->lines, 0, water_rights_seat_words[seat], error)
      || !water_rights_reader_named (reader, 1, names, WATER_RIGHTS_MAX_COUNT, numbers, error)
      || !oxbow_listing_expect (reader->lines, 15, "limit", error))
    return false;
  if (strcmp (oxbow_listing_get (reader->lines, 16), "none") != 0
      && !oxbow_listing_get_number (reader->lines, 16, 0, WATER_RIGHTS_MAX_COUNT, &limit, error))
    return false;
  if (!oxbow_listing_expect (reader->lines, 17, "due", error)
      || !oxbow_listing_get_number (reader->lines, 18, 0, WATER_RIGHTS_MAX_COUNT, &due, error))
    return false;
  if (numbers[1] > 1 || numbers[3] > 1 || numbers[4] > 1 || numbers[6] > 1)
    return oxbow_listing_refuse (reader->lines, error, _("shield, posted, ran and met are 0 or 1."));
  mayor->asked = (int16_t) numbers[0];
  mayor->shield = (uint8_t) numbers[1];
  mayor->built = (int16_t) numbers[2];
  mayor->posted = (uint8_t) numbers[3];
  mayor->ran = (uint8_t) numbers[4];
  mayor->own = (int16_t) numbers[5];
  mayor->met = (uint8_t) numbers[6];
  mayor->limit = (int16_t) limit;
  mayor->due = (int16_t) due;
  return true;
}

/* "3/1": two numbers, or three, each in canonical form. */
static bool
parse_fraction (WaterRightsReader *reader, const char *word, int *numbers, int n, GError **error)
{
  g_auto (GStrv) parts = g_strsplit (word, "/", -1);
  GString *again = g_string_new (NULL);
  bool is_well = (int) g_strv_length (parts) == n;
  for (int i = 0; is_well && i < n; i++)
    {
      gint64 value = 0;
      is_well = g_ascii_string_to_signed (parts[i], 10, 0, WATER_RIGHTS_MAX_COUNT, &value, NULL);
      numbers[i] = (int) value;
      g_string_append_printf (again, "%s%d", i > 0 ? "/" : "", numbers[i]);
    }
  is_well = is_well && strcmp (again->str, word) == 0;
  g_string_free (again, TRUE);
  return is_well
         || oxbow_listing_refuse (reader->lines, error, _("\"%.40s\" should be %d whole numbers with / between."),
                                  word, n);
}

static bool
read_tokens (WaterRightsReader *reader, int seat, GError **error)
{
  WaterRightsMayor *mayor = &reader->state->mayors[seat];
  if (!oxbow_listing_take (reader->lines, "tokens", 7, error)
      || !oxbow_listing_expect (reader->lines, 0, water_rights_seat_words[seat], error))
    return false;
  for (int dot = 0; dot < WATER_RIGHTS_DOTS; dot++)
    {
      int numbers[2];
      if (!oxbow_listing_expect (reader->lines, 1 + 2 * dot, water_rights_dot_words[dot], error)
          || !parse_fraction (reader, oxbow_listing_get (reader->lines, 2 + 2 * dot), numbers, 2, error))
        return false;
      mayor->bought[dot] = (int16_t) numbers[0];
      mayor->spare[dot] = (int16_t) numbers[1];
    }
  return true;
}

static bool
read_held (WaterRightsReader *reader, int seat, const char *word, GError **error)
{
  WaterRightsState *state = reader->state;
  const char *slash = strchr (word, '/');
  g_autofree char *code = slash != NULL ? g_strndup (word, (gsize) (slash - word)) : g_strdup (word);
  int numbers[2];
  uint8_t kind;
  if (state->n_hand == reader->setup->n_tiles + WATER_RIGHTS_HAND_ROOM)
    return oxbow_listing_refuse (reader->lines, error, _("there are more tiles than the game has."));
  if (!get_any_kind (reader, code, &kind, error)
      || !parse_fraction (reader, slash != NULL ? slash + 1 : "", numbers, 2, error))
    return false;
  water_rights_hand (state)[state->n_hand++] =
      (WaterRightsHeld){ kind, (uint8_t) seat, (int16_t) MIN (numbers[0], 9999), (int16_t) MIN (numbers[1], 9999) };
  return (numbers[0] <= 9999 && numbers[1] <= 9999)
         || oxbow_listing_refuse (reader->lines, error, _("no tile costs more than %d."), 9999);
}

/* A line of a mayor's things: their words, or none. */
static bool
take_things (WaterRightsReader *reader, const char *name, int seat, int *n, GError **error)
{
  if (!oxbow_listing_take (reader->lines, name, -1, error)
      || !oxbow_listing_expect (reader->lines, 0, water_rights_seat_words[seat], error))
    return false;
  *n = reader->lines->n_words - 2;
  if (*n == 1 && strcmp (oxbow_listing_get (reader->lines, 1), "none") == 0)
    *n = 0;
  else if (*n == 0)
    return oxbow_listing_refuse (reader->lines, error, _("an empty list says \"none\"."));
  return true;
}

static bool
read_hand (WaterRightsReader *reader, int seat, GError **error)
{
  int n;
  if (!take_things (reader, "hand", seat, &n, error))
    return false;
  for (int i = 0; i < n; i++)
    if (!read_held (reader, seat, oxbow_listing_get (reader->lines, 1 + i), error))
      return false;
  return true;
}

static bool
read_posts (WaterRightsReader *reader, int seat, GError **error)
{
  WaterRightsMayor *mayor = &reader->state->mayors[seat];
  int n;
  if (!take_things (reader, "posts", seat, &n, error))
    return false;
  for (int i = 0; i < n; i++)
    {
      int town = water_rights_reader_mayor (oxbow_listing_get (reader->lines, 1 + i));
      if (town < 0 || i == 2)
        return oxbow_listing_refuse (reader->lines, error, _("posts stand in other mayors' towns."));
      mayor->posts[mayor->n_posts++] = (uint8_t) town;
    }
  return true;
}

static bool
read_pending (WaterRightsReader *reader, int seat, GError **error)
{
  WaterRightsMayor *mayor = &reader->state->mayors[seat];
  int n;
  if (!oxbow_listing_take (reader->lines, "pending", 3, error)
      || !oxbow_listing_expect (reader->lines, 0, water_rights_seat_words[seat], error))
    return false;
  int penalty = oxbow_listing_get_word (reader->lines, 1, water_rights_penalty_words, error);
  if (penalty < 0)
    return false;
  int op = oxbow_word_find (water_rights_op_words, water_rights_penalty_words[penalty]);
  if (!oxbow_listing_get_number (reader->lines, 2, op == WATER_RIGHTS_OP_MONEY ? -WATER_RIGHTS_ANY : 0,
                                 WATER_RIGHTS_ANY, &n, error))
    return false;
  if (mayor->n_pending == WATER_RIGHTS_MAX_CARD_PARTS)
    return oxbow_listing_refuse (reader->lines, error, _("at most %d penalties are pending."),
                                 WATER_RIGHTS_MAX_CARD_PARTS);
  mayor->pending[mayor->n_pending++] = (WaterRightsActive){ .op = (uint8_t) op, .n = (int16_t) n };
  return true;
}

static bool
is_pending_of (const WaterRightsReader *reader, int seat)
{
  g_autofree char *start = g_strdup_printf ("pending %s", water_rights_seat_words[seat]);
  return oxbow_listing_next_is (reader->lines, start);
}

bool
water_rights_read_mayor (WaterRightsReader *reader, int seat, GError **error)
{
  static const char *const names[] = { "money", "loose", "legacy", NULL };
  WaterRightsMayor *mayor = &reader->state->mayors[seat];
  int numbers[3];
  if (!oxbow_listing_take (reader->lines, "mayor", 7, error)
      || !oxbow_listing_expect (reader->lines, 0, water_rights_seat_words[seat], error)
      || !water_rights_reader_named (reader, 1, names, WATER_RIGHTS_MAX_MONEY, numbers, error))
    return false;
  if (numbers[1] > WATER_RIGHTS_MAX_COUNT || numbers[2] > WATER_RIGHTS_ANY)
    return oxbow_listing_refuse (reader->lines, error, _("nobody has so much loose water or so many legacy cards."));
  mayor->money = numbers[0];
  mayor->loose = (int16_t) numbers[1];
  mayor->legacy = (uint8_t) numbers[2];
  if (!read_turn_of_mayor (reader, seat, error) || !read_tokens (reader, seat, error)
      || !read_hand (reader, seat, error) || !read_posts (reader, seat, error))
    return false;
  while (is_pending_of (reader, seat))
    if (!read_pending (reader, seat, error))
      return false;
  return true;
}
