/* help-page.c: one page of the help as a widget
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/help-page.h"
#include "files/manual.h"

#include <string.h>

#define FOLDER "/io/github/oxbowgames/Oxbow/help/"

typedef struct
{
  GtkBox *box;
  GtkGrid *table;               /* that rows are added to, or NULL */
  int n_rows;
  const char *rule;             /* the number that is looked for, or NULL */
  GtkWidget *place;             /* the first text that tells it */
  GCallback link_cb;
  gpointer data;
} Writer;

/* Pages in the user's language, else the original's. */
static GBytes *
find_page (const char *id)
{
  const char *const *languages = g_get_language_names ();
  for (int i = 0; languages[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf (FOLDER "%s/%s.page", languages[i], id);
      GBytes *bytes = g_resources_lookup_data (path, 0, NULL);
      if (bytes != NULL)
        return bytes;
    }
  g_autofree char *path = g_strdup_printf (FOLDER "C/%s.page", id);
  return g_resources_lookup_data (path, 0, NULL);
}

static OxbowManualPage *
load_page (const char *target)
{
  g_autofree char *id = g_strndup (target, strcspn (target, "#"));
  g_autoptr (GBytes) bytes = find_page (id);
  if (bytes == NULL)
    return NULL;
  return oxbow_manual_page_parse (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), NULL);
}

bool
oxbow_help_page_exists (const char *target)
{
  g_autoptr (OxbowManualPage) page = load_page (target);
  return page != NULL;
}

/* Where a page tells a rule its number stands in the text: "(DR-5.8)". DR-5.1 is not DR-5.10, nor DR-5.1.2. */
static bool
tells_rule (const char *text, const char *rule)
{
  for (const char *found = strstr (text, rule); found != NULL; found = strstr (found + 1, rule))
    {
      const char *after = found + strlen (rule);
      bool goes_on = g_ascii_isalnum (*after) || (*after == '.' && g_ascii_isdigit (after[1]));
      if (!goes_on && (found == text || !g_ascii_isalnum (found[-1])))
        return true;
    }
  return false;
}

static bool
page_tells_rule (const OxbowManualPage *page, const char *rule)
{
  for (guint i = 0; i < page->blocks->len; i++)
    {
      const OxbowBlock *block = page->blocks->pdata[i];
      for (guint j = 0; j < block->texts->len; j++)
        if (tells_rule (block->texts->pdata[j], rule))
          return true;
    }
  return false;
}

static const char *
get_fragment (const char *target)
{
  const char *hash = strchr (target, '#');
  return hash != NULL ? hash + 1 : NULL;
}

char *
oxbow_help_page_find_rule (const char *target)
{
  const char *rule = get_fragment (target);
  g_auto (GStrv) names = g_resources_enumerate_children (FOLDER "C", 0, NULL);
  for (int i = 0; rule != NULL && names != NULL && names[i] != NULL; i++)
    {
      g_autofree char *id = g_strndup (names[i], strlen (names[i]) - strlen (".page"));
      g_autoptr (OxbowManualPage) page = load_page (id);
      if (page != NULL && page_tells_rule (page, rule))
        return g_strconcat (id, "#", rule, NULL);
    }
  return g_strdup (target);
}

static GtkWidget *
new_label (Writer *writer, const char *markup, const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);
  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_valign (label, GTK_ALIGN_START);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  g_signal_connect_swapped (label, "activate-link", writer->link_cb, writer->data);
  if (writer->rule != NULL && writer->place == NULL && tells_rule (markup, writer->rule))
    writer->place = label;
  return label;
}

static void
add (Writer *writer, GtkWidget *widget)
{
  writer->table = NULL;
  gtk_box_append (writer->box, widget);
}

static void
add_item (Writer *writer, const char *markup)
{
  GtkWidget *item = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *bullet = gtk_label_new ("•");
  gtk_widget_set_valign (bullet, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (item), bullet);
  gtk_box_append (GTK_BOX (item), new_label (writer, markup, NULL));
  add (writer, item);
}

static void
add_row (Writer *writer, const OxbowBlock *block)
{
  if (writer->table == NULL)
    {
      GtkWidget *table = gtk_grid_new ();
      gtk_grid_set_column_spacing (GTK_GRID (table), 18);
      gtk_grid_set_row_spacing (GTK_GRID (table), 6);
      add (writer, table);
      writer->table = GTK_GRID (table);
      writer->n_rows = 0;
    }
  for (guint i = 0; i < block->texts->len; i++)
    {
      GtkWidget *label = new_label (writer, block->texts->pdata[i],
                                    block->kind == OXBOW_BLOCK_HEAD ? "heading" : NULL);
      gtk_grid_attach (writer->table, label, (int) i, writer->n_rows, 1, 1);
    }
  writer->n_rows++;
}

static void
add_block (Writer *writer, const OxbowBlock *block)
{
  const char *text = block->texts->len > 0 ? block->texts->pdata[0] : "";
  switch (block->kind)
    {
    case OXBOW_BLOCK_HEADING:
      add (writer, new_label (writer, text, "title-4"));
      break;
    case OXBOW_BLOCK_PARAGRAPH:
      add (writer, new_label (writer, text, NULL));
      break;
    case OXBOW_BLOCK_ITEM:
      add_item (writer, text);
      break;
    case OXBOW_BLOCK_HEAD:
    case OXBOW_BLOCK_ROW:
      add_row (writer, block);
      break;
    }
}

/* Pages that name this place as the one that leads to them, in their order. */

static int
compare_orders (gconstpointer a, gconstpointer b)
{
  const OxbowManualPage *const *one = a, *const *other = b;
  return g_utf8_collate ((*one)->order, (*other)->order);
}

static bool
is_led_by (const OxbowManualPage *page, const char *place)
{
  for (guint i = 0; i < page->guides->len; i++)
    if (g_strcmp0 (page->guides->pdata[i], place) == 0)
      return true;
  return false;
}

static void
add_topics (Writer *writer, const char *place)
{
  g_auto (GStrv) names = g_resources_enumerate_children (FOLDER "C", 0, NULL);
  g_autoptr (GPtrArray) pages = g_ptr_array_new_with_free_func ((GDestroyNotify) oxbow_manual_page_free);
  for (int i = 0; names != NULL && names[i] != NULL; i++)
    {
      g_autofree char *id = g_strndup (names[i], strlen (names[i]) - strlen (".page"));
      OxbowManualPage *page = load_page (id);
      if (page != NULL && is_led_by (page, place))
        g_ptr_array_add (pages, page);
      else
        oxbow_manual_page_free (page);
    }
  g_ptr_array_sort (pages, compare_orders);
  for (guint i = 0; i < pages->len; i++)
    {
      const OxbowManualPage *page = pages->pdata[i];
      g_autofree char *markup = g_strdup_printf ("<a href=\"%s\">%s</a>\n<small>%s</small>", page->id, page->title,
                                                 page->summary != NULL ? page->summary : "");
      add (writer, new_label (writer, markup, NULL));
    }
}

static void
add_blocks (Writer *writer, const OxbowManualPage *page)
{
  bool is_headed = false;
  for (guint i = 0; i < page->blocks->len; i++)
    {
      const OxbowBlock *block = page->blocks->pdata[i];
      if (block->kind == OXBOW_BLOCK_HEADING && !is_headed)
        add_topics (writer, page->id);
      is_headed |= block->kind == OXBOW_BLOCK_HEADING;
      add_block (writer, block);
      if (block->kind == OXBOW_BLOCK_HEADING && block->name != NULL)
        {
          g_autofree char *place = g_strdup_printf ("%s#%s", page->id, block->name);
          add_topics (writer, place);
        }
    }
  if (!is_headed)
    add_topics (writer, page->id);
}

GtkWidget *
oxbow_help_page_new (const char *target, char **title, GtkWidget **place, GCallback link_cb, gpointer data)
{
  g_autoptr (OxbowManualPage) page = load_page (target);
  g_return_val_if_fail (page != NULL, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12), *clamp = adw_clamp_new ();
  Writer writer = { .box = GTK_BOX (box), .rule = get_fragment (target), .link_cb = link_cb, .data = data };
  add (&writer, new_label (&writer, page->title, "title-1"));
  add_blocks (&writer, page);
  gtk_widget_set_margin_top (box, 18);
  gtk_widget_set_margin_bottom (box, 24);
  gtk_widget_set_margin_start (box, 18);
  gtk_widget_set_margin_end (box, 18);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  *title = g_strdup (page->title);
  if (place != NULL)
    *place = writer.place;
  return clamp;
}
