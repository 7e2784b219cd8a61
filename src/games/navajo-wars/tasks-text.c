/* tasks-text.c: tasks as words of the listing, and back (NW-10.1)
 *
 * A form says, for each kind, its name and a letter for each argument: A family, c cell, n number, N number that may be
 * left out, r row, i instruction, e effect and its number, h who hits, x cause of a battle, g guns, t target of a raid,
 * C colour, p free or paid, T "tribal" or nothing. Rolls have a form for each kind of roll.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/tasks-text.h"

#include "core/word.h"

#include <string.h>

typedef struct
{
  uint8_t kind;
  const char *name, *args;
} Form;

static const Form forms[] = {
  { NAVAJO_WARS_TASK_TURN, "turn", "" }, { NAVAJO_WARS_TASK_ENEMY_WAY, "enemy-way", "" },
  { NAVAJO_WARS_TASK_BLESSING, "blessing", "" },
  { NAVAJO_WARS_TASK_CER_POP, "cer-pop", "" }, { NAVAJO_WARS_TASK_ORDER, "order", "" },
  { NAVAJO_WARS_TASK_MAJOR, "major", "" },
  { NAVAJO_WARS_TASK_MINOR, "minor", "" }, { NAVAJO_WARS_TASK_EVENT, "event", "" },
  { NAVAJO_WARS_TASK_EFFECT, "effect", "e" },
  { NAVAJO_WARS_TASK_DISCARD, "discard", "" }, { NAVAJO_WARS_TASK_ENEMY, "enemy", "" },
  { NAVAJO_WARS_TASK_FLIP_ROLL, "flip-roll", "" },
  { NAVAJO_WARS_TASK_FLIP, "flip", "r" }, { NAVAJO_WARS_TASK_ENEMY_RUN, "enemy-run", "" },
  { NAVAJO_WARS_TASK_ENEMY_RESET, "enemy-reset", "" },
  { NAVAJO_WARS_TASK_DO, "do", "in" }, { NAVAJO_WARS_TASK_BUILD, "build", "N" },
  { NAVAJO_WARS_TASK_SUBVERT, "subvert", "n" },
  { NAVAJO_WARS_TASK_SUBJUGATE, "subjugate", "n" }, { NAVAJO_WARS_TASK_EXPAND, "expand", "n" },
  { NAVAJO_WARS_TASK_CAPTIVES, "captives", "" },
  { NAVAJO_WARS_TASK_RAID, "raid", "n" }, { NAVAJO_WARS_TASK_RAID_PLACE, "raid-place", "" },
  { NAVAJO_WARS_TASK_RAID_RESOLVE, "raid-resolve", "" }, { NAVAJO_WARS_TASK_RAID_END, "raid-end", "" },
  { NAVAJO_WARS_TASK_RAID_RETURN, "raid-return", "" }, { NAVAJO_WARS_TASK_TRIBAL, "tribal", "h" },
  { NAVAJO_WARS_TASK_TRIBAL_CONDUCT, "tribal-conduct", "h" }, { NAVAJO_WARS_TASK_TRIBAL_HIT, "tribal-hit", "Ah" },
  { NAVAJO_WARS_TASK_TRIBAL_END, "tribal-end", "" }, { NAVAJO_WARS_TASK_RAID_CUBE, "raid-cube", "At" },
  { NAVAJO_WARS_TASK_RAID_DO, "raid-do", "At" }, { NAVAJO_WARS_TASK_BATTLE, "battle", "Axg" },
  { NAVAJO_WARS_TASK_BATTLE_END, "battle-end", "Axg" }, { NAVAJO_WARS_TASK_PLAN, "plan", "" },
  { NAVAJO_WARS_TASK_RESET_CUBES, "reset-cubes", "" }, { NAVAJO_WARS_TASK_ACTIONS, "actions", "" },
  { NAVAJO_WARS_TASK_REST, "rest", "" },
  { NAVAJO_WARS_TASK_LEAVE_FORT, "leave-fort", "Ac" }, { NAVAJO_WARS_TASK_PASSAGE, "passage", "" },
  { NAVAJO_WARS_TASK_PASSAGE_2, "passage-2", "" }, { NAVAJO_WARS_TASK_PASSAGE_3, "passage-3", "" },
  { NAVAJO_WARS_TASK_PASSAGE_5, "passage-5", "" }, { NAVAJO_WARS_TASK_PASSAGE_6, "passage-6", "" },
  { NAVAJO_WARS_TASK_NEW_INTRUDER, "new-intruder", "" }, { NAVAJO_WARS_TASK_INTRUDER, "intruder", "Ac" },
  { NAVAJO_WARS_TASK_VCHECK, "vcheck", "" }, { NAVAJO_WARS_TASK_VC_END, "vc-end", "" },
  { NAVAJO_WARS_ASK_SET, "?set", "" },
  { NAVAJO_WARS_ASK_SETTLE, "?settle", "A" }, { NAVAJO_WARS_ASK_MANUELITO, "?manuelito", "" },
  { NAVAJO_WARS_ASK_DROP, "?drop", "" },
  { NAVAJO_WARS_ASK_DEVELOP, "?develop", "pn" }, { NAVAJO_WARS_ASK_PREEMPT, "?preempt", "" },
  { NAVAJO_WARS_ASK_OP, "?op", "" },
  { NAVAJO_WARS_ASK_KEEP_CARD, "?keep-card", "" }, { NAVAJO_WARS_ASK_FORT_LOSS, "?fort-loss", "" },
  { NAVAJO_WARS_ASK_BUY, "?buy", "" },
  { NAVAJO_WARS_ASK_PLAN, "?plan", "" }, { NAVAJO_WARS_ASK_ELDER, "?elder", "" },
  { NAVAJO_WARS_ASK_ACTIONS, "?actions", "" },
  { NAVAJO_WARS_ASK_ACT, "?act", "" }, { NAVAJO_WARS_ASK_AGE, "?age", "" }, { NAVAJO_WARS_ASK_JOIN, "?join", "" },
  { NAVAJO_WARS_ASK_REAP, "?reap", "" }, { NAVAJO_WARS_ASK_FEED, "?feed", "" }, { NAVAJO_WARS_ASK_FLIP, "?flip", "r" },
  { NAVAJO_WARS_ASK_CANCEL, "?cancel", "e" }, { NAVAJO_WARS_ASK_REDRAW, "?redraw", "At" },
  { NAVAJO_WARS_ASK_MEDICINE, "?medicine", "" },
  { NAVAJO_WARS_ASK_REACT, "?react", "" }, { NAVAJO_WARS_ASK_HIT, "?hit", "Ah" },
  { NAVAJO_WARS_ASK_RETURN, "?return", "A" },
  { NAVAJO_WARS_ASK_TRIBAL_EVADE, "?tribal-evade", "" }, { NAVAJO_WARS_ASK_FLEE, "?flee", "AT" },
  { NAVAJO_WARS_ASK_CAPTIVE, "?captive", "A" },
  { NAVAJO_WARS_ASK_SOLDIERS, "?soldiers", "AtC" }, { NAVAJO_WARS_ASK_TAKE, "?take", "" },
  { NAVAJO_WARS_TASK_ROLL, "roll", "R" },
  { NAVAJO_WARS_TASK_ROLLED, "rolled", "R" }, { NAVAJO_WARS_ASK_REROLL, "?reroll", "R" },
};

/* What follows the kind of a roll. */
static const char *const roll_args[NAVAJO_WARS_ROLLS] = { "n", "A", "A", "A", "A", "An", "Arn", "Axg" };
static const char *const guns_words[] = { "-", "guns", NULL };
static const char *const pay_words[] = { "free", "paid", NULL };

static const char *const *
words_of (char letter)
{
  switch (letter)
    {
    case 'A':
      return navajo_wars_family_words;
    case 'i':
      return navajo_wars_instruction_words;
    case 'h':
      return navajo_wars_hit_words;
    case 'x':
      return navajo_wars_cause_words;
    case 'g':
      return guns_words;
    case 't':
      return navajo_wars_target_words;
    case 'C':
      return navajo_wars_colour_words;
    case 'p':
      return pay_words;
    default:
      return NULL;
    }
}

static void
print_args (const NavajoWarsState *state, const char *letters, const int8_t *args, GString *out)
{
  for (int i = 0; letters[i] != '\0'; i++)
    {
      const char *const *words = words_of (letters[i]);
      int value = args[i];
      if (words != NULL)
        g_string_append_printf (out, " %s", words[value]);
      else if (letters[i] == 'c')
        g_string_append_printf (out, " %s", NAVAJO_WARS_PLACE_NAME (state, value));
      else if (letters[i] == 'r')
        g_string_append_printf (out, " %d", value + 1);
      else if (letters[i] == 'e' && value == NAVAJO_WARS_EFFECT_TRIBAL)
        g_string_append_printf (out, " %s %s", navajo_wars_effect_words[value], navajo_wars_hit_words[args[i + 1]]);
      else if (letters[i] == 'e')
        g_string_append_printf (out, " %s %d", navajo_wars_effect_words[value], args[i + 1]);
      else if (letters[i] == 'T' && value)
        g_string_append (out, " tribal");
      else if (letters[i] == 'n' || (letters[i] == 'N' && value))
        g_string_append_printf (out, " %d", value);
    }
}

char *
navajo_wars_task_print (const NavajoWarsState *state, const NavajoWarsTask *task)
{
  const Form *form = forms;
  while (form->kind != task->kind)
    form++;
  GString *out = g_string_new (form->name);
  if (form->args[0] == 'R')
    {
      g_string_append_printf (out, " %s", navajo_wars_roll_words[task->args[0]]);
      print_args (state, roll_args[task->args[0]], task->args + 1, out);
    }
  else
    print_args (state, form->args, task->args, out);
  return g_string_free (out, FALSE);
}

static bool
parse_number (const char *word, int minimum, int maximum, int8_t *value)
{
  gint64 number;
  if (word == NULL || !g_ascii_string_to_signed (word, 10, minimum, maximum, &number, NULL))
    return false;
  *value = (int8_t) number;
  return true;
}

/* One argument; takes its words from *words. */
static bool
parse_arg (const NavajoWarsState *state, char letter, char ***words, int8_t *args)
{
  const char *const *vocabulary = words_of (letter);
  const char *word = **words;
  int found;
  if ((letter == 'N' || letter == 'T') && word == NULL)
    return true;
  if (word == NULL)
    return false;
  ++*words;
  if (vocabulary != NULL)
    {
      found = oxbow_word_find (vocabulary, word);
      args[0] = (int8_t) found;
      return found >= 0;
    }
  switch (letter)
    {
    case 'c':
      found = oxbow_cell_parse (&state->parent.setup->grid, word);
      args[0] = (int8_t) (found != OXBOW_NO_CELL ? navajo_wars_spot_of (state, found) : NAVAJO_WARS_NOWHERE);
      return args[0] != NAVAJO_WARS_NOWHERE;
    case 'r':
      if (!parse_number (word, 1, NAVAJO_WARS_ROWS, args))
        return false;
      args[0]--;
      return true;
    case 'e':
      found = oxbow_word_find (navajo_wars_effect_words, word);
      args[0] = (int8_t) found;
      word = **words;
      if (found < 0 || word == NULL)
        return false;
      ++*words;
      if (found != NAVAJO_WARS_EFFECT_TRIBAL)
        return parse_number (word, -9, 9, args + 1);
      args[1] = (int8_t) oxbow_word_find (navajo_wars_hit_words, word);
      return args[1] >= 0;
    case 'T':
      args[0] = 1;
      return strcmp (word, "tribal") == 0;
    default:
      return parse_number (word, letter == 'N' ? 1 : 0, 99, args);
    }
}

/* Whether the arguments, once read, are such as the kind takes. */
static bool
fits (const NavajoWarsTask *task)
{
  bool is_elder = task->kind == NAVAJO_WARS_TASK_ROLL || task->kind == NAVAJO_WARS_TASK_ROLLED
                  || task->kind == NAVAJO_WARS_ASK_REROLL;
  if (is_elder && task->args[0] == NAVAJO_WARS_ROLL_ELDER)
    return task->args[1] >= 1 && task->args[1] <= NAVAJO_WARS_BOXES;
  if ((task->kind == NAVAJO_WARS_TASK_ROLL || task->kind == NAVAJO_WARS_TASK_ROLLED)
      && task->args[0] == NAVAJO_WARS_ROLL_BATTLE)
    return false;
  if (task->kind == NAVAJO_WARS_TASK_RAID_CUBE || task->kind == NAVAJO_WARS_TASK_RAID_DO
      || task->kind == NAVAJO_WARS_ASK_REDRAW
      || task->kind == NAVAJO_WARS_ASK_SOLDIERS)
    return task->args[1] != NAVAJO_WARS_RAID_LONG;
  if (task->kind == NAVAJO_WARS_TASK_TRIBAL || task->kind == NAVAJO_WARS_TASK_TRIBAL_CONDUCT)
    return task->args[0] != NAVAJO_WARS_HIT_RAID;
  return task->kind != NAVAJO_WARS_TASK_TRIBAL_HIT || task->args[1] != NAVAJO_WARS_HIT_RAID;
}

bool
navajo_wars_task_parse (const NavajoWarsState *state, const char *text, NavajoWarsTask *task)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  char **word = words + 1;
  int8_t *args = task->args;
  guint i = 0;
  *task = (NavajoWarsTask) { 0 };
  while (i < G_N_ELEMENTS (forms) && (words[0] == NULL || strcmp (forms[i].name, words[0]) != 0))
    i++;
  if (i == G_N_ELEMENTS (forms))
    return false;
  const char *letters = forms[i].args;
  task->kind = forms[i].kind;
  if (letters[0] == 'R')
    {
      int roll = oxbow_word_find (navajo_wars_roll_words, *word++);
      if (roll < 0)
        return false;
      *args++ = (int8_t) roll;
      letters = roll_args[roll];
    }
  for (int k = 0; letters[k] != '\0'; k++)
    if (!parse_arg (state, letters[k], &word, args + k))
      return false;
  return *word == NULL && fits (task);
}
