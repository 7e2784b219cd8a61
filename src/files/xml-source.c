/* xml-source.c: checking the bytes of an XML file on their way to the parser
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "files/xml-source.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <string.h>
#include <unistd.h>

void
oxbow_xml_source_init (OxbowXmlSource *source, OxbowXml *xml, const OxbowXmlDialect *dialect, int fd,
                       const char *memory, size_t n_memory, GError **error)
{
  *source = (OxbowXmlSource) { .xml = xml, .dialect = dialect, .fd = fd, .memory = memory, .n_memory = n_memory,
                               .line = 1, .error = error };
}

static bool
is_blank (char c)
{
  return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}

static int
count_lines (const char *bytes, const char *end)
{
  int n = 0;
  while ((bytes = memchr (bytes, '\n', (size_t) (end - bytes))) != NULL)
    {
      n++;
      bytes++;
    }
  return n;
}

/* The first piece */

/* UTF-16 and UTF-32 have a byte order mark, or zeros beside their first letter. */
static bool
is_wide (const char *bytes, size_t length)
{
  static const char starts[][2] = { "\xff\xfe", "\xfe\xff", "<\0", "\0<" };
  for (guint i = 0; i < G_N_ELEMENTS (starts) && length >= 2; i++)
    if (memcmp (bytes, starts[i], 2) == 0)
      return true;
  return length >= 4 && memcmp (bytes, "\0\0", 2) == 0 && (memcmp (bytes + 2, "\xfe\xff", 2) == 0 || bytes[3] == '<');
}

/* "encoding" of the XML declaration, if there is one and it is not UTF-8. */
static char *
find_other_encoding (const char *bytes, size_t length)
{
  size_t n = MIN (length, 200);
  const char *end = g_strstr_len (bytes, (gssize) n, "?>"), *word;
  if (n < 5 || memcmp (bytes, "<?xml", 5) != 0 || end == NULL)
    return NULL;
  word = g_strstr_len (bytes, end - bytes, "encoding");
  if (word == NULL)
    return NULL;
  const char *quote = word + strlen ("encoding");
  while (quote < end && *quote != '"' && *quote != '\'')
    quote++;
  const char *close = quote < end ? memchr (quote + 1, *quote, (size_t) (end - quote - 1)) : NULL;
  if (close == NULL)
    return NULL;
  g_autofree char *name = g_strndup (quote + 1, (size_t) (close - quote - 1));
  if (g_ascii_strcasecmp (name, "UTF-8") == 0 || g_ascii_strcasecmp (name, "US-ASCII") == 0)
    return NULL;
  return g_steal_pointer (&name);
}

static const char *
skip_start (const char *bytes, size_t length)
{
  const char *start = bytes;
  while (start < bytes + length && is_blank (*start))
    start++;
  return bytes + length - start >= 3 && memcmp (start, "\xef\xbb\xbf", 3) == 0 ? start + 3 : start;
}

/* One in JSON; Tiled writes its attributes by the alphabet, and layers come before tiles. */
static bool
is_of_tiled (const OxbowXmlSource *source, const char *start, const char *end)
{
  return source->dialect->of_tiled != NULL && *start == '{'
         && (g_strstr_len (start, end - start, "\"infinite\"") != NULL
             || g_strstr_len (start, end - start, "\"tilewidth\"") != NULL);
}

static bool
check_start (const OxbowXmlSource *source, const char *bytes, size_t length)
{
  if (length == 0)
    return oxbow_xml_refuse_at (source->xml, 0, source->error, _("the file is empty."));
  if (is_wide (bytes, length))
    return oxbow_xml_refuse_at (source->xml, 0, source->error,
                                _("the file is written in UTF-16 or UTF-32; %s is UTF-8. Save it so."),
                                _(source->dialect->title));
  /* A whole piece of blanks is no file of ours either. */
  const char *start = skip_start (bytes, length);
  if (start < bytes + length && is_of_tiled (source, start, bytes + length))
    return oxbow_xml_refuse_at (source->xml, 0, source->error, "%s", _(source->dialect->of_tiled));
  if (start == bytes + length || *start != '<')
    return oxbow_xml_refuse_at (source->xml, 0, source->error, _("this is not %s."), _(source->dialect->title));
  return true;
}

static bool
check_encoding (const OxbowXmlSource *source, const char *bytes, size_t length)
{
  const char *start = skip_start (bytes, length);
  g_autofree char *encoding = find_other_encoding (start, length - (size_t) (start - bytes));
  if (encoding != NULL)
    return oxbow_xml_refuse_at (source->xml, 1, source->error,
                                _("the file says that it is written in %s; %s is UTF-8."), encoding,
                                _(source->dialect->title));
  return true;
}

/* Every piece */

/* How many bytes at the start are surely ASCII: most of a large map is, and need not be decoded to be known as text. */
static size_t
skip_ascii (const char *bytes, size_t length)
{
  size_t n = 0;
  uint64_t eight;
  for (; n + sizeof eight <= length; n += sizeof eight)
    {
      memcpy (&eight, bytes + n, sizeof eight);
      if (eight & UINT64_C (0x8080808080808080))
        break;
    }
  return n;
}

/* Whether the bytes may be the start of a letter. Those of five and six bytes, which GLib waits for, are none. */
static bool
may_go_on (const char *bytes, size_t length)
{
  return (unsigned char) *bytes < 0xf8 && g_utf8_get_char_validated (bytes, (gssize) length) == (gunichar) -2;
}

/* How many of the bytes are whole letters; -1 if some are none. A letter may go on in the next piece. */
static int
check_letters (const OxbowXmlSource *source, const char *bytes, size_t length)
{
  const char *zero = memchr (bytes, '\0', length), *bad;
  size_t n_ascii = skip_ascii (bytes, length);
  if (zero != NULL)
    oxbow_xml_refuse_at (source->xml, source->line + count_lines (bytes, zero), source->error,
                         _("here is a zero byte, which is no text."));
  else if (g_utf8_validate_len (bytes + n_ascii, length - n_ascii, &bad))
    return (int) length;
  else if (!source->is_at_end && may_go_on (bad, (size_t) (bytes + length - bad)))
    return (int) (bad - bytes);
  else
    oxbow_xml_refuse_at (source->xml, source->line + count_lines (bytes, bad), source->error,
                         _("here is a byte that is not UTF-8, as all of %s should be."), _(source->dialect->title));
  return -1;
}

static size_t
read_memory (OxbowXmlSource *source, char *buffer, size_t room)
{
  size_t n = MIN (room, source->n_memory);
  if (n == 0)           /* there may be no memory at all */
    return 0;
  memcpy (buffer, source->memory, n);
  source->memory += n;
  source->n_memory -= n;
  return n;
}

/* Fills the buffer, so that a slow pipe gives the same pieces as a file. */
static size_t
read_file (OxbowXmlSource *source, char *buffer, size_t room)
{
  size_t length = 0;
  while (length < room && source->code == 0)
    {
      ssize_t n = read (source->fd, buffer + length, room - length);
      if (n == 0)
        break;
      if (n > 0)
        length += (size_t) n;
      else if (errno != EINTR)
        source->code = errno;
    }
  return length;
}

static bool
check_size (OxbowXmlSource *source, size_t n)
{
  source->n_read += n;
  if (source->n_read <= OXBOW_XML_MAX_BYTES)
    return true;
  return oxbow_xml_refuse_at (source->xml, 0, source->error, _("the file has more than %d MB, too many to be %s."),
                              OXBOW_XML_MAX_BYTES >> 20, _(source->dialect->title));
}

int
oxbow_xml_source_read (void *data, char *buffer, int room)
{
  OxbowXmlSource *source = data;
  size_t n_kept = (size_t) source->n_kept;
  bool is_first = source->n_read == 0;
  if (source->is_at_end)
    return 0;

  memcpy (buffer, source->kept, n_kept);
  size_t n = source->fd >= 0 ? read_file (source, buffer + n_kept, (size_t) room - n_kept)
                             : read_memory (source, buffer + n_kept, (size_t) room - n_kept);
  source->is_at_end = n_kept + n < (size_t) room;
  if (source->code != 0 || !check_size (source, n) || (is_first && !check_start (source, buffer, n)))
    return -1;

  int length = check_letters (source, buffer, n_kept + n);
  if (length < 0 || (is_first && !check_encoding (source, buffer, (size_t) length)))
    return -1;
  source->n_kept = (int) (n_kept + n) - length;
  memcpy (source->kept, buffer + length, (size_t) source->n_kept);
  source->line += count_lines (buffer, buffer + length);
  return length;
}
