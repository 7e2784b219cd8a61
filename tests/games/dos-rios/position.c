/* position.c: reads and writes the listing of DR-10.1
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/position.h"
#include <string.h>

static const char *const sides[] = { "SE", "S", "SW" };

/* Cells and places */

int
cell_named (const Position *position, const char *name)
{
  int column = 0;

  for (; g_ascii_isupper (*name); name++)
    column = column * 26 + *name - 'A' + 1;
  int row = (int) g_ascii_strtoll (name, NULL, 10);
  g_assert_true (column >= 1 && column <= position->width && row >= 1 && row <= position->height);
  return (row - 1) * position->width + column - 1;
}

char *
cell_name (const Position *position, int cell)
{
  int column = cell % position->width, row = cell / position->width + 1;

  if (column < 26)
    return g_strdup_printf ("%c%d", 'A' + column, row);
  return g_strdup_printf ("%c%c%d", 'A' + column / 26 - 1, 'A' + column % 26, row);
}

int
place_named (const Position *position, const char *name)
{
  if (strcmp (name, "city") == 0)
    return CITY;
  if (g_str_has_prefix (name, "trail"))
    return FIRST_TRAIL + name[5] - '1';
  return FIRST_CELL + cell_named (position, name);
}

char *
place_name (const Position *position, int place)
{
  if (place == CITY)
    return g_strdup ("city");
  if (place < FIRST_CELL)
    return g_strdup_printf ("trail%d", place - FIRST_TRAIL + 1);
  return cell_name (position, place - FIRST_CELL);
}

/* In every other column, B, D, F ..., cells sit half a hex lower, so that SE and SW lead to the next row there. */
int
cell_beyond (const Position *position, int cell, int side)
{
  int column = cell % position->width, row = cell / position->width;
  int sits_low = column % 2;

  switch (side)
    {
    case SE:
      column += 1;
      row += sits_low;
      break;
    case S:
      row += 1;
      break;
    case SW:
      column -= 1;
      row += sits_low;
      break;
    }
  if (column < 0 || column >= position->width || row >= position->height)
    return NO_CELL;
  return row * position->width + column;
}

bool
cells_touch (const Position *position, int a, int b)
{
  for (int side = SE; side <= SW; side++)
    if (cell_beyond (position, a, side) == b || cell_beyond (position, b, side) == a)
      return true;
  return false;
}

int
position_current (const Position *position)
{
  return position->current[0] == 'p' ? position->current[1] - '1' : -1;
}

/* Facts */

static int
number (const char *word)
{
  return (int) g_ascii_strtoll (word, NULL, 10);
}

static void
set_word (char *to, size_t size, const char *word)
{
  g_strlcpy (to, word, size);
}

static void
set_edge (Position *position, const char *kind, const char *name, bool is_there)
{
  g_auto (GStrv) parts = g_strsplit (name, "/", 2);
  int cell = cell_named (position, parts[0]);
  int side = strcmp (parts[1], "SE") == 0 ? SE : strcmp (parts[1], "S") == 0 ? S : SW;

  if (strcmp (kind, "dam") == 0)
    position->dam[cell][side] = is_there;
  else
    position->flow[cell] = is_there ? side : NO_FLOW;
}

static void
set_player (Position *position, int seat, char **words)
{
  Player *player = &position->player[seat];

  for (; words[0] != NULL && words[1] != NULL; words += 2)
    if (strcmp (words[0], "money") == 0)
      player->money = number (words[1]);
    else if (strcmp (words[0], "dams") == 0)
      player->dams = number (words[1]);
    else if (strcmp (words[0], "fincas") == 0)
      player->fincas = number (words[1]);
    else if (strcmp (words[0], "hacienda") == 0)
      player->hacienda = number (words[1]);
    else if (strcmp (words[0], "turns") == 0)
      player->turns = number (words[1]);
    else
      g_error ("A player has no \"%s\".", words[0]);
}

static void
set_terrain (Position *position, const char *row, const char *codes)
{
  int width = (int) strlen (codes);

  position->width = width;
  position->height = MAX (position->height, number (row));
  position->n_cells = width * position->height;
  memcpy (&position->terrain[(number (row) - 1) * width], codes, (size_t) width);
}

static void
set_list (char **list, const char *fact)
{
  g_free (*list);
  *list = g_strdup (strchr (fact, ' ') + 1);
}

static bool
set_number_of_the_game (Position *position, const char *name, const char *value)
{
  const struct { const char *name; int *number; } numbers[] = {
    { "players", &position->players }, { "round", &position->round }, { "points", &position->points },
    { "built", &position->built }, { "supply", &position->supply },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (strcmp (numbers[i].name, name) == 0)
      {
        *numbers[i].number = number (value);
        return true;
      }
  return false;
}

static bool
set_word_of_the_game (Position *position, const char *name, const char *value)
{
  if (strcmp (name, "phase") == 0)
    set_word (position->phase, sizeof position->phase, value);
  else if (strcmp (name, "first") == 0)
    set_word (position->first, sizeof position->first, value);
  else if (strcmp (name, "current") == 0)
    set_word (position->current, sizeof position->current, value);
  else if (strcmp (name, "winner") == 0)
    set_word (position->winner, sizeof position->winner, value);
  else if (strcmp (name, "reason") == 0)
    set_word (position->reason, sizeof position->reason, value);
  else if (strcmp (name, "rng") == 0)
    set_word (position->rng, sizeof position->rng, value);
  else if (strcmp (name, "transit") == 0)
    position->transit = *value == '-' ? NO_CELL : cell_named (position, value);
  else if (strcmp (name, "head") == 0)
    position->head = *value == '-' ? NO_CELL : cell_named (position, value);
  else
    return false;
  return true;
}

void
position_set (Position *position, const char *fact)
{
  bool is_there = !g_str_has_prefix (fact, "no ");
  g_auto (GStrv) words = g_strsplit (is_there ? fact : fact + 3, " ", -1);
  const char *name = words[0];

  if (strcmp (name, "game") == 0 || set_number_of_the_game (position, name, words[1])
      || set_word_of_the_game (position, name, words[1]))
    return;
  if (strcmp (name, "row") == 0)
    set_list (&position->row, fact);
  else if (strcmp (name, "deck") == 0)
    set_list (&position->deck, fact);
  else if (strcmp (name, "discard") == 0)
    set_list (&position->discard, fact);
  else if (strcmp (name, "player") == 0)
    set_player (position, words[1][1] - '1', words + 2);
  else if (name[0] == 'p' && g_ascii_isdigit (name[1]))
    set_player (position, name[1] - '1', words + 1);
  else if (strcmp (name, "terrain") == 0)
    set_terrain (position, words[1], words[2]);
  else if (strcmp (name, "flow") == 0 || strcmp (name, "dam") == 0)
    set_edge (position, name, words[1], is_there);
  else if (strcmp (name, "building") == 0)
    {
      int cell = cell_named (position, words[1]);
      position->owner[cell] = words[2][1] - '1';
      position->building[cell] = !is_there ? NOTHING : strcmp (words[3], "finca") == 0 ? FINCA : HACIENDA;
    }
  else if (strcmp (name, "camp") == 0)
    position->camp[words[1][1] - '1'][place_named (position, words[2])] = number (words[3]);
  else
    g_error ("\"%s\" is no fact of Dos Rios.", fact);
}

Position *
position_parse (const char *listing)
{
  Position *position = g_new0 (Position, 1);
  g_auto (GStrv) lines = g_strsplit (listing, "\n", -1);

  position->transit = position->head = NO_CELL;
  memset (position->flow, 0xff, sizeof position->flow);
  /* The names of cells need the width, which the rows of the terrain tell. */
  for (int pass = 0; pass < 2; pass++)
    for (int i = 0; lines[i] != NULL; i++)
      if (lines[i][0] != '\0' && g_str_has_prefix (lines[i], "terrain ") == (pass == 0))
        position_set (position, lines[i]);
  return position;
}

void
position_free (Position *position)
{
  g_free (position->row);
  g_free (position->deck);
  g_free (position->discard);
  g_free (position);
}

/* Printing */

static void
print_cell (GString *out, const Position *position, const char *name, int cell)
{
  g_autofree char *text = cell == NO_CELL ? g_strdup ("-") : cell_name (position, cell);
  g_string_append_printf (out, "%s %s\n", name, text);
}

static void
print_head (GString *out, const Position *position)
{
  g_string_append_printf (out, "game dos-rios\nplayers %d\nphase %s\nround %d\nfirst %s\ncurrent %s\n",
                          position->players,
                          position->phase, position->round, position->first, position->current);
  g_string_append_printf (out, "winner %s\nreason %s\npoints %d\nbuilt %d\n", position->winner, position->reason,
                          position->points, position->built);
  print_cell (out, position, "transit", position->transit);
  print_cell (out, position, "head", position->head);
  g_string_append_printf (out, "rng %s\nrow %s\ndeck %s\ndiscard %s\n", position->rng, position->row, position->deck,
                          position->discard);
  for (int i = 0; i < position->players; i++)
    {
      const Player *player = &position->player[i];
      g_string_append_printf (out, "player p%d money %d dams %d fincas %d hacienda %d turns %d\n", i + 1, player->money,
                              player->dams, player->fincas, player->hacienda, player->turns);
    }
  g_string_append_printf (out, "supply %d\n", position->supply);
}

static void
print_board (GString *out, const Position *position)
{
  for (int row = 0; row < position->height; row++)
    g_string_append_printf (out, "terrain %d %.*s\n", row + 1, position->width,
                            &position->terrain[row * position->width]);
  for (int cell = 0; cell < position->n_cells; cell++)
    if (position->flow[cell] != NO_FLOW)
      {
        g_autofree char *name = cell_name (position, cell);
        g_string_append_printf (out, "flow %s/%s\n", name, sides[position->flow[cell]]);
      }
  for (int cell = 0; cell < position->n_cells; cell++)
    for (int side = SE; side <= SW; side++)
      if (position->dam[cell][side])
        {
          g_autofree char *name = cell_name (position, cell);
          g_string_append_printf (out, "dam %s/%s\n", name, sides[side]);
        }
}

char *
position_print (const Position *position)
{
  GString *out = g_string_new (NULL);

  print_head (out, position);
  print_board (out, position);
  for (int cell = 0; cell < position->n_cells; cell++)
    if (position->building[cell] != NOTHING)
      {
        g_autofree char *name = cell_name (position, cell);
        g_string_append_printf (out, "building %s p%d %s\n", name, position->owner[cell] + 1,
                                position->building[cell] == FINCA ? "finca" : "hacienda");
      }
  for (int seat = 0; seat < position->players; seat++)
    for (int place = 0; place < FIRST_CELL + position->n_cells; place++)
      if (position->camp[seat][place] > 0)
        {
          g_autofree char *name = place_name (position, place);
          g_string_append_printf (out, "camp p%d %s %d\n", seat + 1, name, position->camp[seat][place]);
        }
  return g_string_free (out, false);
}
