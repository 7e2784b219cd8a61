/* log-model.c: the history of a game as a list of lines
 *
 * Rows are kinds and nodes, gathered anew at each change, which costs some numbers a move; only the rows in the middle
 * that differ are told to have changed. What must stay true: items and rows are equally long, and an item is either
 * its row's line or not made yet.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/game/log-model.h"

typedef struct
{
  OxbowLogKind kind;
  int node;
  unsigned int words;           /* of its comment, mark and name: other words are another row */
  bool is_shared;               /* a heading over moves of several seats */
} Row;

struct _OxbowLogModel
{
  GObject parent_instance;

  OxbowLens *lens;
  GArray *rows;                 /* of Row */
  GPtrArray *items;             /* of OxbowLogLine, owned, or NULL */
};

static void list_model_init (GListModelInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (OxbowLogModel, oxbow_log_model, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static GType
get_item_type (GListModel *model)
{
  return OXBOW_TYPE_LOG_LINE;
}

static unsigned int
get_n_items (GListModel *model)
{
  return OXBOW_LOG_MODEL (model)->rows->len;
}

static gpointer
get_item (GListModel *model, unsigned int i)
{
  OxbowLogModel *self = OXBOW_LOG_MODEL (model);
  if (i >= self->rows->len)
    return NULL;
  if (self->items->pdata[i] == NULL)
    {
      const Row *row = &g_array_index (self->rows, Row, i);
      self->items->pdata[i] = oxbow_log_line_new (self->lens, row->kind, row->node);
      if (row->is_shared)
        oxbow_log_line_set_shared (self->items->pdata[i]);
    }
  return g_object_ref (self->items->pdata[i]);
}

static void
list_model_init (GListModelInterface *interface)
{
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
  interface->get_item = get_item;
}

/* Gathering */

static unsigned int
hash_words (const OxbowHistory *history, int node)
{
  const char *words[] = { oxbow_history_get_name (history, node), oxbow_history_get_comment (history, node),
                          oxbow_history_get_mark (history, node) };
  unsigned int hash = 0;
  for (size_t i = 0; i < G_N_ELEMENTS (words); i++)
    hash = hash * 31 + (words[i] != NULL ? g_str_hash (words[i]) + 1 : 0);
  return hash;
}

static void
add_row (GArray *rows, const OxbowHistory *history, OxbowLogKind kind, int node)
{
  Row row = { .kind = kind, .node = node };
  if (kind != OXBOW_LOG_TURN)
    row.words = hash_words (history, node);
  g_array_append_val (rows, row);
}

static void
add_branches (GArray *rows, const OxbowHistory *history, int node)
{
  int other = oxbow_history_get_child (history, oxbow_history_get_parent (history, node));
  for (; other != OXBOW_NO_NODE; other = oxbow_history_get_sibling (history, other))
    if (other != node)
      add_row (rows, history, OXBOW_LOG_BRANCH, other);
}

/* What stands below a heading is its turn, or several turns of one move. Of the last move nobody knows yet whether it
 * begins a turn of several, which has a heading of its own. */
static void
find_shared (GArray *rows, const OxbowHistory *history)
{
  Row *heading = NULL;
  int last = oxbow_history_get_nth (history, oxbow_history_line_length (history));
  int parent = oxbow_history_get_parent (history, last);
  bool is_open = parent != OXBOW_NO_NODE && oxbow_history_begins_turn (history, parent);
  for (unsigned int i = 0; i < rows->len; i++)
    {
      Row *row = &g_array_index (rows, Row, i);
      if (row->kind == OXBOW_LOG_TURN)
        heading = row;
      else if (row->kind == OXBOW_LOG_MOVE && heading != NULL && !(is_open && row->node == last))
        heading->is_shared = heading->is_shared || oxbow_history_get_seat (history, row->node)
                                                   != oxbow_history_get_seat (history, heading->node);
    }
}

/* A turn of several moves has a heading, and so has one after it, which would else seem to belong to it. Turns of one
 * move that follow each other need none: each says who made it. */
static GArray *
gather (const OxbowHistory *history)
{
  GArray *rows = g_array_new (FALSE, TRUE, sizeof (Row));
  int length = oxbow_history_line_length (history);
  bool begins = true, follows = false;  /* follows: a turn of several moves */
  add_row (rows, history, OXBOW_LOG_START, 0);
  for (int i = 1; i <= length; i++)
    {
      int node = oxbow_history_get_nth (history, i);
      bool ends = oxbow_history_begins_turn (history, node);
      if (begins && (!ends || follows) && i < length)
        add_row (rows, history, OXBOW_LOG_TURN, node);
      add_row (rows, history, OXBOW_LOG_MOVE, node);
      add_branches (rows, history, node);
      if (ends)
        follows = !begins;
      begins = ends;
    }
  find_shared (rows, history);
  return rows;
}

static bool
is_same (GArray *one, unsigned int i, GArray *other, unsigned int j)
{
  const Row *a = &g_array_index (one, Row, i), *b = &g_array_index (other, Row, j);
  return a->kind == b->kind && a->node == b->node && a->words == b->words && a->is_shared == b->is_shared;
}

static void
exchange_items (OxbowLogModel *self, unsigned int first, unsigned int removed, unsigned int added)
{
  GPtrArray *items = g_ptr_array_new ();
  for (unsigned int i = 0; i < self->items->len; i++)
    {
      if (i == first)
        g_ptr_array_set_size (items, (int) (items->len + added));
      if (i >= first && i < first + removed)
        g_clear_object (&self->items->pdata[i]);
      else
        g_ptr_array_add (items, self->items->pdata[i]);
    }
  if (first >= self->items->len)
    g_ptr_array_set_size (items, (int) (items->len + added));
  g_ptr_array_unref (self->items);
  self->items = items;
}

static void
refresh (OxbowLogModel *self)
{
  g_autoptr (GArray) before = g_steal_pointer (&self->rows);
  GArray *after = gather (oxbow_game_get_history (oxbow_lens_get_game (self->lens)));
  unsigned int first = 0, last = 0, least = MIN (before->len, after->len);
  while (first < least && is_same (before, first, after, first))
    first++;
  while (last < least - first && is_same (before, before->len - 1 - last, after, after->len - 1 - last))
    last++;
  self->rows = after;
  unsigned int removed = before->len - first - last, added = after->len - first - last;
  exchange_items (self, first, removed, added);
  if (removed + added > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), first, removed, added);
}

static void
oxbow_log_model_finalize (GObject *object)
{
  OxbowLogModel *self = OXBOW_LOG_MODEL (object);

  exchange_items (self, 0, self->items->len, 0);
  g_clear_pointer (&self->items, g_ptr_array_unref);
  g_clear_pointer (&self->rows, g_array_unref);
  g_clear_object (&self->lens);
  G_OBJECT_CLASS (oxbow_log_model_parent_class)->finalize (object);
}

static void
oxbow_log_model_class_init (OxbowLogModelClass *class)
{
  G_OBJECT_CLASS (class)->finalize = oxbow_log_model_finalize;
}

static void
oxbow_log_model_init (OxbowLogModel *self)
{
  self->rows = g_array_new (FALSE, TRUE, sizeof (Row));
  self->items = g_ptr_array_new ();
}

OxbowLogModel *
oxbow_log_model_new (OxbowLens *lens)
{
  OxbowLogModel *self = g_object_new (OXBOW_TYPE_LOG_MODEL, NULL);
  self->lens = g_object_ref (lens);
  g_signal_connect_object (lens, "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  refresh (self);
  return self;
}

int
oxbow_log_model_find (OxbowLogModel *self, int node)
{
  for (unsigned int i = self->rows->len; i-- > 0; )
    {
      const Row *row = &g_array_index (self->rows, Row, i);
      if (row->node == node && row->kind != OXBOW_LOG_TURN)
        return (int) i;
    }
  return -1;
}
