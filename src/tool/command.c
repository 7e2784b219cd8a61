/* command.c: reads a command line by the tables of its command, and prints the help from them
 *
 * Options may stand anywhere, as --name value, --name=value or -n value; what follows "--" is words only, and a lone
 * "-" is a word. The first thing that is wrong is said and nothing runs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tool/command.h"
#include "core/word.h"
#include "tool/out.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define COLUMN 29       /* where the meanings begin in the help */

static const OxbowFlag help_flag = { "help", 'h', NULL, false, N_("Show this help.") };

static const OxbowFlag *
find_flag (const OxbowCommand *command, const char *name, size_t length)
{
  for (const OxbowFlag *flag = command->flags; flag != NULL && flag->name != NULL; flag++)
    if (strlen (flag->name) == length && memcmp (flag->name, name, length) == 0)
      return flag;
  if (length == strlen (help_flag.name) && memcmp (name, help_flag.name, length) == 0)
    return &help_flag;
  return NULL;
}

static const OxbowFlag *
find_letter (const OxbowCommand *command, char letter)
{
  for (const OxbowFlag *flag = command->flags; flag != NULL && flag->name != NULL; flag++)
    if (letter != '\0' && flag->letter == letter)
      return flag;
  return letter == help_flag.letter ? &help_flag : NULL;
}

static const char *
find_nearest_flag (const OxbowCommand *command, const char *name)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  for (const OxbowFlag *flag = command->flags; flag != NULL && flag->name != NULL; flag++)
    g_ptr_array_add (names, (char *) flag->name);
  g_ptr_array_add (names, (char *) help_flag.name);
  g_ptr_array_add (names, NULL);
  return oxbow_word_nearest (name, (const char *const *) names->pdata);
}

static bool
refuse_flag (const OxbowCommand *command, const char *argument)
{
  g_autofree char *shown = oxbow_word_quote (argument);
  g_autofree char *name = g_strdup (argument + strspn (argument, "-"));
  name[strcspn (name, "=")] = '\0';
  const char *nearest = find_nearest_flag (command, name);
  if (nearest != NULL)
    oxbow_wrong_usage (command, _("There is no option %s. Was --%s meant?"), shown, nearest);
  else
    oxbow_wrong_usage (command, _("There is no option %s. A file whose name begins with \"-\" is written with \"./\" "
                                  "before it."), shown);
  return false;
}

static bool
add_flag (OxbowCommandLine *line, const OxbowFlag *flag, const char *value)
{
  if (flag == &help_flag)
    {
      line->wants_help = true;
      return true;
    }
  if (!flag->repeated && oxbow_command_line_has (line, flag->name))
    {
      oxbow_wrong_usage (line->command, _("The option --%s is given twice."), flag->name);
      return false;
    }
  g_ptr_array_add (line->flags, (gpointer) flag);
  g_ptr_array_add (line->values, (gpointer) value);
  return true;
}

/* Takes the option at *argument, and the argument after it where that is its value. */
static bool
take_flag (OxbowCommandLine *line, char ***argument)
{
  const char *text = **argument;
  bool is_long = text[1] == '-';
  const char *equals = is_long ? strchr (text, '=') : NULL;
  const char *attached = equals != NULL ? equals + 1 : !is_long && text[2] != '\0' ? text + 2 : NULL;
  const OxbowFlag *flag = is_long ? find_flag (line->command, text + 2, strcspn (text + 2, "="))
                                  : find_letter (line->command, text[1]);
  if (flag == NULL || (flag->value == NULL && !is_long && attached != NULL))
    return refuse_flag (line->command, text);
  if (flag->value == NULL && attached != NULL)
    {
      oxbow_wrong_usage (line->command, _("The option --%s takes no value."), flag->name);
      return false;
    }
  if (flag->value != NULL && attached == NULL)
    {
      if ((*argument)[1] == NULL)
        {
          oxbow_wrong_usage (line->command, _("The option --%s needs a value: %s."), flag->name, _(flag->value));
          return false;
        }
      attached = *++*argument;
    }
  return add_flag (line, flag, attached);
}

static bool
count_words (const OxbowCommandLine *line)
{
  const OxbowCommand *command = line->command;
  if ((int) line->words->len < command->min_words)
    {
      oxbow_wrong_usage (command, _("Something is missing: %s %s."), command->name, _(command->arguments));
      return false;
    }
  if (command->max_words >= 0 && (int) line->words->len > command->max_words)
    {
      g_autofree char *shown = oxbow_word_quote (oxbow_command_line_word (line, command->max_words));
      oxbow_wrong_usage (command, _("%s is one word too many."), shown);
      return false;
    }
  return true;
}

OxbowCommandLine *
oxbow_command_line_new (const OxbowCommand *command, char **arguments)
{
  g_autoptr (OxbowCommandLine) line = g_new0 (OxbowCommandLine, 1);
  line->command = command;
  line->words = g_ptr_array_new ();
  line->flags = g_ptr_array_new ();
  line->values = g_ptr_array_new ();

  bool words_only = false;
  for (; *arguments != NULL; arguments++)
    {
      if (!words_only && strcmp (*arguments, "--") == 0)
        words_only = true;
      else if (words_only || (*arguments)[0] != '-' || (*arguments)[1] == '\0')
        g_ptr_array_add (line->words, *arguments);
      else if (!take_flag (line, &arguments))
        return NULL;
    }
  if (!line->wants_help && !count_words (line))
    return NULL;
  return g_steal_pointer (&line);
}

void
oxbow_command_line_free (OxbowCommandLine *line)
{
  if (line == NULL)
    return;
  g_ptr_array_unref (line->words);
  g_ptr_array_unref (line->flags);
  g_ptr_array_unref (line->values);
  g_free (line);
}

const char *
oxbow_command_line_word (const OxbowCommandLine *line, int i)
{
  return i < (int) line->words->len ? line->words->pdata[i] : NULL;
}

static int
find_given (const OxbowCommandLine *line, const char *name)
{
  for (int i = 0; i < (int) line->flags->len; i++)
    if (strcmp (((const OxbowFlag *) line->flags->pdata[i])->name, name) == 0)
      return i;
  return -1;
}

bool
oxbow_command_line_has (const OxbowCommandLine *line, const char *flag)
{
  return find_given (line, flag) >= 0;
}

const char *
oxbow_command_line_get (const OxbowCommandLine *line, const char *flag)
{
  int i = find_given (line, flag);
  return i >= 0 ? line->values->pdata[i] : NULL;
}

bool
oxbow_command_line_number (const OxbowCommandLine *line, const char *flag, int minimum, int maximum, int *number)
{
  const char *text = oxbow_command_line_get (line, flag);
  if (text == NULL || oxbow_parse_number (text, minimum, maximum, number))
    return true;
  g_autofree char *shown = oxbow_word_quote (text);
  oxbow_wrong_usage (line->command, _("The option --%s takes a whole number from %d to %d, not %s."), flag, minimum,
                     maximum, shown);
  return false;
}

static void
print_flag (const OxbowFlag *flag)
{
  g_autoptr (GString) left = g_string_new (flag->letter != '\0' ? NULL : "    ");
  if (flag->letter != '\0')
    g_string_append_printf (left, "-%c, ", flag->letter);
  g_string_append_printf (left, "--%s", flag->name);
  if (flag->value != NULL)
    g_string_append_printf (left, " %s", _(flag->value));
  oxbow_out_column (left->str, COLUMN);
  oxbow_out_printf ("%s\n", _(flag->meaning));
}

void
oxbow_command_print_help (const OxbowCommand *command)
{
  oxbow_out_printf ("%s\n  oxbow-tool %s %s\n\n%s\n", _("Usage:"), command->name, _(command->arguments),
                    _(command->summary));
  if (command->details != NULL)
    oxbow_out_printf ("\n%s\n", _(command->details));
  oxbow_out_printf ("\n%s\n", _("Options:"));
  for (const OxbowFlag *flag = command->flags; flag != NULL && flag->name != NULL; flag++)
    print_flag (flag);
  print_flag (&help_flag);
}

OxbowStatus
oxbow_wrong_usage (const OxbowCommand *command, const char *format, ...)
{
  va_list arguments;
  va_start (arguments, format);
  g_autofree char *sentence = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  oxbow_out_complain (sentence);
  g_autofree char *help = command != NULL ? g_strdup_printf ("oxbow-tool %s --help", command->name)
                                          : g_strdup ("oxbow-tool --help");
  g_autofree char *hint = g_strdup_printf (_("'%s' tells more."), help);
  oxbow_out_complain (hint);
  return OXBOW_STATUS_WRONG_USAGE;
}

OxbowStatus
oxbow_bad_input (const char *format, ...)
{
  va_list arguments;
  va_start (arguments, format);
  g_autofree char *sentence = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  oxbow_out_complain (sentence);
  return OXBOW_STATUS_BAD_INPUT;
}
