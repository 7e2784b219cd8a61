/* test-hostile.c: files that mean harm by their size
 *
 * They are made here, as they are too big to be kept. Each is read by a process of its own, which must answer with the
 * right sentence within the time and memory that are promised whatever a file holds. So must big honest files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "catalogue.h"

#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define SECONDS 1.0
#define MEGABYTES 64
#define TIMES_SIZE 32

#if defined(__SANITIZE_ADDRESS__)
#define SLOWER 10               /* sanitizers take more of both */
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define SLOWER 10
#endif
#endif
#ifndef SLOWER
#define SLOWER 1
#endif

#define START "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<oxbow xmlns=\"urn:oxbow:1\" format=\"1\">"
#define SCENARIO "<scenario game=\"yard\" id=\"big\"><option name=\"full\" value=\"100000\"/>"
#define LEGEND "<legend letter=\"g\" terrain=\"grass\"/>"

typedef struct
{
  const char *name;
  void (*make) (GString *xml);
  const char *expected;         /* what is said, or its beginning; "" if the file is right */
} Case;

static void
repeat (GString *xml, const char *piece, int n)
{
  size_t length = strlen (piece);
  for (int i = 0; i < n; i++)
    g_string_append_len (xml, piece, (gssize) length);
}

/* Structure */

static void
make_deep (GString *xml)
{
  g_string_append (xml, START);
  repeat (xml, "<a>", 100000);
}

static void
make_very_deep (GString *xml)
{
  g_string_append (xml, START);
  repeat (xml, "<a>", 10000000);
}

static void
make_deep_foreign (GString *xml)
{
  g_string_append (xml, START "<x:a xmlns:x=\"urn:x\">");
  repeat (xml, "<x:a>", 1000000);
}

static void
make_elements (GString *xml)
{
  g_string_append (xml, START);
  repeat (xml, "<a/>", 16000000);
  g_string_append (xml, "</oxbow>");
}

static void
make_foreign_elements (GString *xml)
{
  g_string_append (xml, START "<x:a xmlns:x=\"urn:x\">");
  repeat (xml, "<x:a/>", 10000000);
  g_string_append (xml, "</x:a></oxbow>");
}

static void
make_comments (GString *xml)
{
  g_string_append (xml, START);
  repeat (xml, "<!---->", 9000000);
  g_string_append (xml, "</oxbow>");
}

static void
make_instructions (GString *xml)
{
  g_string_append (xml, START);
  repeat (xml, "<?a?>", 12000000);
  g_string_append (xml, "</oxbow>");
}

static void
make_namespaces (GString *xml)
{
  g_string_append (xml, START);
  for (int i = 0; i < 60; i++)
    g_string_append_printf (xml, "<x xmlns:p%d=\"urn:%d\" xmlns=\"urn:x\">", i, i);
}

/* Attributes and text */

static void
make_attributes (GString *xml)
{
  g_string_append (xml, START "<scenario");
  for (int i = 0; i < 1000000; i++)
    g_string_append_printf (xml, " a%d=\"\"", i);
  g_string_append (xml, "/></oxbow>");
}

static void
make_same_attributes (GString *xml)
{
  g_string_append (xml, START "<scenario");
  repeat (xml, " a=\"\"", 1000000);
  g_string_append (xml, "/></oxbow>");
}

static void
make_namespace_attributes (GString *xml)
{
  g_string_append (xml, START "<scenario");
  for (int i = 0; i < 1000000; i++)
    g_string_append_printf (xml, " xmlns:a%d=\"u\"", i);
  g_string_append (xml, "/></oxbow>");
}

static void
make_many_small_attributes (GString *xml)
{
  g_string_append (xml, START);
  for (int i = 0; i < 100000; i++)
    {
      g_string_append (xml, "<a");
      for (int j = 0; j < 60; j++)
        g_string_append_printf (xml, " b%d=\"\"", j);
      g_string_append (xml, "/>");
    }
}

static void
make_long_attribute (GString *xml)
{
  g_string_append (xml, START "<scenario game=\"");
  repeat (xml, "yardyardya", 2000000);
  g_string_append (xml, "\"/></oxbow>");
}

static void
make_long_name (GString *xml)
{
  g_string_append (xml, START "<");
  repeat (xml, "yardyardya", 4000);
  g_string_append (xml, "/></oxbow>");
}

static void
make_blanks (GString *xml)
{
  g_string_append (xml, START);
  repeat (xml, "          ", 6000000);
  g_string_append (xml, "</oxbow>");
}

static void
make_too_big (GString *xml)
{
  g_string_append (xml, START);
  repeat (xml, "          ", 7000000);
}

static void
make_long_text (GString *xml)
{
  g_string_append (xml, START SCENARIO "<title>");
  repeat (xml, "yardyardya", 2000000);
  g_string_append (xml, "</title></scenario></oxbow>");
}

static void
make_references (GString *xml)
{
  g_string_append (xml, START SCENARIO "<title>");
  repeat (xml, "&amp;", 12000000);
  g_string_append (xml, "</title></scenario></oxbow>");
}

static void
make_foreign_references (GString *xml)
{
  g_string_append (xml, START "<x xmlns=\"urn:x\">");
  repeat (xml, "&#60;", 12000000);
  g_string_append (xml, "</x></oxbow>");
}

static void
make_foreign_signs (GString *xml)
{
  g_string_append (xml, START "<x xmlns=\"urn:x\">");
  repeat (xml, ">>>>>>>>>>", 6000000);
  g_string_append (xml, "</x></oxbow>");
}

/* Maps */

static void
begin_map (GString *xml, int side)
{
  g_autofree char *row = g_strnfill ((gsize) side, 'g');
  g_string_append_printf (xml, START SCENARIO "<map columns=\"%d\" rows=\"%d\">" LEGEND, side, side);
  for (int i = 0; i < side; i++)
    g_string_append_printf (xml, "<row>%s</row>\n", row);
}

static void
end_map (GString *xml)
{
  g_string_append (xml, "</map></scenario></oxbow>");
}

static void
make_2000 (GString *xml)
{
  begin_map (xml, 2000);
  end_map (xml);
}

static void
make_4096 (GString *xml)
{
  begin_map (xml, 4096);
  end_map (xml);
}

static void
make_4097 (GString *xml)
{
  begin_map (xml, 4097);
  end_map (xml);
}

static void
make_features (GString *xml)
{
  OxbowGrid grid = { 1000, 1000, OXBOW_FLAT };
  begin_map (xml, 1000);
  for (int i = 0; i < 225000; i++)
    g_string_append_printf (xml, "<feature kind=\"stone\" at=\"%s\"/>", OXBOW_CELL_NAME (&grid, i));
  end_map (xml);
}

static void
make_group (GString *xml)
{
  OxbowGrid grid = { 1000, 1000, OXBOW_FLAT };
  begin_map (xml, 1000);
  g_string_append (xml, "<group kind=\"pond\" id=\"p\" at=\"A1");
  for (int i = 1; i < 900000; i++)
    g_string_append_printf (xml, " %s", OXBOW_CELL_NAME (&grid, i));
  g_string_append (xml, "\"/>");
  end_map (xml);
}

static void
make_marks (GString *xml)
{
  g_string_append (xml, START SCENARIO "<title>o");
  repeat (xml, "\u0301", 10000);
  g_string_append (xml, "</title><map columns=\"2\" rows=\"1\">" LEGEND "<row>gg</row>");
  end_map (xml);
}

static void
make_edges (GString *xml)
{
  begin_map (xml, 3);
  repeat (xml, "<edge kind=\"wall\" at=\"A1/SE\"/>", 225000);
  end_map (xml);
}

/* Words */

static void
make_languages (GString *xml)
{
  begin_map (xml, 1);
  g_string_append (xml, "</map>");
  for (int i = 0; i < 225000; i++)
    g_string_append_printf (xml, "<title xml:lang=\"x-%d\">o</title>", i);
  g_string_append (xml, "</scenario></oxbow>");
}

static void
make_long_option (GString *xml)
{
  begin_map (xml, 1);
  g_string_append (xml, "</map><option name=\"order\" value=\"");
  repeat (xml, "yard,yards", 800000);
  g_string_append (xml, "\"/></scenario></oxbow>");
}

/* Games */

static void
begin_play (GString *xml)
{
  begin_map (xml, 3);
  g_string_truncate (xml, xml->len);
  g_string_append (xml, "</map></scenario><play seed=\"1\">");
}

static void
make_long_game (GString *xml)
{
  begin_play (xml);
  repeat (xml, "<move>stop</move>", 50000);
  g_string_append (xml, "</play></oxbow>");
}

static void
make_long_position (GString *xml)
{
  begin_play (xml);
  g_string_append (xml, "<position>heap 1");
  repeat (xml, "\n\n\n\n\n\n\n\n\n\n", 800000);
  g_string_append (xml, "turns</position></play></oxbow>");
}

static void
make_wide_tree (GString *xml)
{
  begin_play (xml);
  repeat (xml, "<move>stop</move>", 3000);
  for (int i = 0; i < 9000; i++)
    g_string_append_printf (xml, "<move after=\"%d\">add %d</move>", (i * 1009) % 3000, i / 3000 + 1);
  g_string_append (xml, "</play></oxbow>");
}

#define BIG "refused: big.oxbow, line 2: "
#define BIG_3 "refused: big.oxbow, line 3: "

static const Case cases[] = {
  { "deep", make_deep, BIG "elements stand within elements more than 64 deep.\n" },
  { "very-deep", make_very_deep, BIG "elements stand within elements more than 64 deep.\n" },
  { "deep-foreign", make_deep_foreign, BIG "elements stand within elements more than 64 deep.\n" },
  { "elements", make_elements, BIG "the file has more than 250000 elements.\n" },
  { "foreign-elements", make_foreign_elements, BIG "the file has more than 250000 elements.\n" },
  { "comments", make_comments, BIG "the file has too many parts" },
  { "instructions", make_instructions, BIG "the file has too many parts" },
  { "namespaces", make_namespaces, BIG "the element \"x\" needs more namespaces" },
  { "attributes", make_attributes, BIG },
  { "same-attributes", make_same_attributes, BIG },
  { "namespace-attributes", make_namespace_attributes, BIG },
  { "many-small-attributes", make_many_small_attributes, BIG },
  { "long-attribute", make_long_attribute, BIG },
  { "long-name", make_long_name, BIG "an element begins here without a name, or with one that is too long." },
  { "blanks", make_blanks, BIG "the file has no scenario.\n" },
  { "too-big", make_too_big, "refused: big.oxbow: the file has more than 64 MB, too many to be an Oxbow file.\n" },
  { "long-text", make_long_text, BIG "the text of \"title\" is longer than 8388608 bytes.\n" },
  { "references", make_references, BIG "the file has too many parts" },
  { "foreign-references", make_foreign_references, BIG "elements of other namespaces" },
  { "foreign-signs", make_foreign_signs, BIG "elements of other namespaces" },
  { "map-2000", make_2000, "" },
  { "map-4096", make_4096, "" },
  { "map-4097", make_4097, BIG "the attribute \"columns\" of \"map\" should be" },
  { "features", make_features, "" },
  { "group", make_group, "" },
  { "marks", make_marks, "" },
  { "edges", make_edges, "" },
  { "languages", make_languages, BIG_3 "a title stands in more than 100 languages.\n" },
  { "long-option", make_long_option, BIG_3 "the value of \"order\" is longer than 65536 bytes.\n" },
  { "long-game", make_long_game, "" },
  { "long-position", make_long_position, "refused: big.oxbow, line 5: the game cannot be set up: Line 2 of" },
  { "wide-tree", make_wide_tree, "" },
};

static double
cpu_seconds (void)
{
  struct timespec now;
  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double) now.tv_sec + 1e-9 * (double) now.tv_nsec;
}

static double
peak_megabytes (void)
{
  struct rusage usage;
  getrusage (RUSAGE_SELF, &usage);
  return (double) usage.ru_maxrss / 1024;
}

/* In the child: says what reading says, and what it cost. */
static void
read_alone (GString *xml, int to)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (xml->str, xml->len);
  double megabytes = peak_megabytes (), seconds = cpu_seconds ();
  g_autofree char *said = catalogue_say (bytes, "big.oxbow");
  seconds = cpu_seconds () - seconds;
  megabytes = peak_megabytes () - megabytes;
  g_autofree char *line = g_strdup_printf ("%.3f %.1f\n%s", seconds, megabytes, said);
  if (write (to, line, strlen (line)) < 0)
    _exit (1);
  _exit (0);
}

static char *
hear (int from)
{
  char heard[4096];
  size_t n = 0;
  for (ssize_t some; n < sizeof heard - 1 && (some = read (from, heard + n, sizeof heard - 1 - n)) > 0;)
    n += (size_t) some;
  heard[n] = '\0';
  return g_strdup (heard);
}

static void
test_case (gconstpointer data)
{
  const Case *this = data;
  GString *xml = g_string_new (NULL);
  int ends[2], status;
  this->make (xml);
  g_assert_cmpint (pipe (ends), ==, 0);
  pid_t child = fork ();
  if (child == 0)
    read_alone (xml, ends[1]);
  close (ends[1]);
  g_autofree char *heard = hear (ends[0]);
  close (ends[0]);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_cmpint (status, ==, 0);

  char *said;
  double seconds = g_ascii_strtod (heard, &said), megabytes = g_ascii_strtod (said, &said);
  double size = (double) xml->len / (1 << 20);
  g_test_message ("%s: %.1f MB, %.3f s, %.1f MB of memory", this->name, size, seconds, megabytes);
  g_assert_cmpint (*said, ==, '\n');
  bool is_right = *this->expected == '\0' ? said[1] == '\0' : g_str_has_prefix (said + 1, this->expected);
  if (!is_right || seconds > SECONDS * SLOWER || megabytes > (MEGABYTES + TIMES_SIZE * size) * SLOWER)
    {
      g_test_message ("expected: %s", this->expected);
      g_test_message ("said: %.300s", said + 1);
      g_test_fail ();
    }
  g_string_free (xml, TRUE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/files/hostile/", cases[i].name, NULL);
      g_test_add_data_func (path, &cases[i], test_case);
    }
  return g_test_run ();
}
