/* tasks-text.c: tasks as words of the listing, and back (NW-10.1)
 *
 * A form says, for each kind, its name and a letter for each argument: A family, c cell, n number, N number that may be
 * left out, r row, i instruction, e effect and its number, h who hits, x cause of a battle, g guns, t target of a raid,
 * C colour, p free or paid, T "tribal" or nothing. Rolls have a form for each kind of roll.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/navajo-wars/tasks-text.h"

#include <string.h>

typedef struct
{
  uint8_t kind;
  const char *name, *args;
} Form;

static const Form forms[] = {
  { NW_TASK_TURN, "turn", "" }, { NW_TASK_ENEMY_WAY, "enemy-way", "" }, { NW_TASK_BLESSING, "blessing", "" },
  { NW_TASK_CER_POP, "cer-pop", "" }, { NW_TASK_ORDER, "order", "" }, { NW_TASK_MAJOR, "major", "" },
  { NW_TASK_MINOR, "minor", "" }, { NW_TASK_EVENT, "event", "" }, { NW_TASK_EFFECT, "effect", "e" },
  { NW_TASK_DISCARD, "discard", "" }, { NW_TASK_ENEMY, "enemy", "" }, { NW_TASK_FLIP_ROLL, "flip-roll", "" },
  { NW_TASK_FLIP, "flip", "r" }, { NW_TASK_ENEMY_RUN, "enemy-run", "" }, { NW_TASK_ENEMY_RESET, "enemy-reset", "" },
  { NW_TASK_DO, "do", "in" }, { NW_TASK_BUILD, "build", "N" }, { NW_TASK_SUBVERT, "subvert", "n" },
  { NW_TASK_SUBJUGATE, "subjugate", "n" }, { NW_TASK_EXPAND, "expand", "n" }, { NW_TASK_CAPTIVES, "captives", "" },
  { NW_TASK_RAID, "raid", "n" }, { NW_TASK_RAID_PLACE, "raid-place", "" },
  { NW_TASK_RAID_RESOLVE, "raid-resolve", "" }, { NW_TASK_RAID_END, "raid-end", "" },
  { NW_TASK_RAID_RETURN, "raid-return", "" }, { NW_TASK_TRIBAL, "tribal", "h" },
  { NW_TASK_TRIBAL_CONDUCT, "tribal-conduct", "h" }, { NW_TASK_TRIBAL_HIT, "tribal-hit", "Ah" },
  { NW_TASK_TRIBAL_END, "tribal-end", "" }, { NW_TASK_RAID_CUBE, "raid-cube", "At" },
  { NW_TASK_RAID_DO, "raid-do", "At" }, { NW_TASK_BATTLE, "battle", "Axg" },
  { NW_TASK_BATTLE_END, "battle-end", "Axg" }, { NW_TASK_PLAN, "plan", "" },
  { NW_TASK_RESET_CUBES, "reset-cubes", "" }, { NW_TASK_ACTIONS, "actions", "" }, { NW_TASK_REST, "rest", "" },
  { NW_TASK_LEAVE_FORT, "leave-fort", "Ac" }, { NW_TASK_PASSAGE, "passage", "" },
  { NW_TASK_PASSAGE_2, "passage-2", "" }, { NW_TASK_PASSAGE_3, "passage-3", "" },
  { NW_TASK_PASSAGE_5, "passage-5", "" }, { NW_TASK_PASSAGE_6, "passage-6", "" },
  { NW_TASK_NEW_INTRUDER, "new-intruder", "" }, { NW_TASK_INTRUDER, "intruder", "Ac" },
  { NW_TASK_VCHECK, "vcheck", "" }, { NW_TASK_VC_END, "vc-end", "" }, { NW_ASK_SET, "?set", "" },
  { NW_ASK_SETTLE, "?settle", "A" }, { NW_ASK_MANUELITO, "?manuelito", "" }, { NW_ASK_DROP, "?drop", "" },
  { NW_ASK_DEVELOP, "?develop", "pn" }, { NW_ASK_PREEMPT, "?preempt", "" }, { NW_ASK_OP, "?op", "" },
  { NW_ASK_KEEP_CARD, "?keep-card", "" }, { NW_ASK_FORT_LOSS, "?fort-loss", "" }, { NW_ASK_BUY, "?buy", "" },
  { NW_ASK_PLAN, "?plan", "" }, { NW_ASK_ELDER, "?elder", "" }, { NW_ASK_ACTIONS, "?actions", "" },
  { NW_ASK_ACT, "?act", "" }, { NW_ASK_AGE, "?age", "" }, { NW_ASK_JOIN, "?join", "" },
  { NW_ASK_REAP, "?reap", "" }, { NW_ASK_FEED, "?feed", "" }, { NW_ASK_FLIP, "?flip", "r" },
  { NW_ASK_CANCEL, "?cancel", "e" }, { NW_ASK_REDRAW, "?redraw", "At" }, { NW_ASK_MEDICINE, "?medicine", "" },
  { NW_ASK_REACT, "?react", "" }, { NW_ASK_HIT, "?hit", "Ah" }, { NW_ASK_RETURN, "?return", "A" },
  { NW_ASK_TRIBAL_EVADE, "?tribal-evade", "" }, { NW_ASK_FLEE, "?flee", "AT" }, { NW_ASK_CAPTIVE, "?captive", "A" },
  { NW_ASK_SOLDIERS, "?soldiers", "AtC" }, { NW_ASK_TAKE, "?take", "" }, { NW_TASK_ROLL, "roll", "R" },
  { NW_TASK_ROLLED, "rolled", "R" }, { NW_ASK_REROLL, "?reroll", "R" },
};

/* What follows the kind of a roll. */
static const char *const roll_args[NW_ROLLS] = { "n", "A", "A", "A", "A", "An", "Arn", "Axg" };
static const char *const guns_words[] = { "-", "guns", NULL };
static const char *const pay_words[] = { "free", "paid", NULL };

static const char *const *
words_of (char letter)
{
  switch (letter)
    {
    case 'A':
      return nw_family_words;
    case 'i':
      return nw_instruction_words;
    case 'h':
      return nw_hit_words;
    case 'x':
      return nw_cause_words;
    case 'g':
      return guns_words;
    case 't':
      return nw_target_words;
    case 'C':
      return nw_colour_words;
    case 'p':
      return pay_words;
    default:
      return NULL;
    }
}

static void
print_args (const NwState *state, const char *letters, const int8_t *args, GString *out)
{
  for (int i = 0; letters[i] != '\0'; i++)
    {
      const char *const *words = words_of (letters[i]);
      int value = args[i];
      if (words != NULL)
        g_string_append_printf (out, " %s", words[value]);
      else if (letters[i] == 'c')
        g_string_append_printf (out, " %s", NW_PLACE_NAME (state, value));
      else if (letters[i] == 'r')
        g_string_append_printf (out, " %d", value + 1);
      else if (letters[i] == 'e' && value == NW_EFFECT_TRIBAL)
        g_string_append_printf (out, " %s %s", nw_effect_words[value], nw_hit_words[args[i + 1]]);
      else if (letters[i] == 'e')
        g_string_append_printf (out, " %s %d", nw_effect_words[value], args[i + 1]);
      else if (letters[i] == 'T' && value)
        g_string_append (out, " tribal");
      else if (letters[i] == 'n' || (letters[i] == 'N' && value))
        g_string_append_printf (out, " %d", value);
    }
}

char *
nw_task_print (const NwState *state, const NwTask *task)
{
  const Form *form = forms;
  while (form->kind != task->kind)
    form++;
  GString *out = g_string_new (form->name);
  if (form->args[0] == 'R')
    {
      g_string_append_printf (out, " %s", nw_roll_words[task->args[0]]);
      print_args (state, roll_args[task->args[0]], task->args + 1, out);
    }
  else
    print_args (state, form->args, task->args, out);
  return g_string_free (out, FALSE);
}

static int
find_word (const char *const *words, const char *word)
{
  for (int i = 0; word != NULL && words[i] != NULL; i++)
    if (strcmp (words[i], word) == 0)
      return i;
  return -1;
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
parse_arg (const NwState *state, char letter, char ***words, int8_t *args)
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
      found = find_word (vocabulary, word);
      args[0] = (int8_t) found;
      return found >= 0;
    }
  switch (letter)
    {
    case 'c':
      found = oxbow_cell_parse (&state->parent.setup->grid, word);
      args[0] = (int8_t) (found != OXBOW_NO_CELL ? nw_spot_of (state, found) : NW_NOWHERE);
      return args[0] != NW_NOWHERE;
    case 'r':
      if (!parse_number (word, 1, NW_ROWS, args))
        return false;
      args[0]--;
      return true;
    case 'e':
      found = find_word (nw_effect_words, word);
      args[0] = (int8_t) found;
      word = **words;
      if (found < 0 || word == NULL)
        return false;
      ++*words;
      if (found != NW_EFFECT_TRIBAL)
        return parse_number (word, -9, 9, args + 1);
      args[1] = (int8_t) find_word (nw_hit_words, word);
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
fits (const NwTask *task)
{
  bool is_elder = task->kind == NW_TASK_ROLL || task->kind == NW_TASK_ROLLED || task->kind == NW_ASK_REROLL;
  if (is_elder && task->args[0] == NW_ROLL_ELDER)
    return task->args[1] >= 1 && task->args[1] <= NW_BOXES;
  if ((task->kind == NW_TASK_ROLL || task->kind == NW_TASK_ROLLED) && task->args[0] == NW_ROLL_BATTLE)
    return false;
  if (task->kind == NW_TASK_RAID_CUBE || task->kind == NW_TASK_RAID_DO || task->kind == NW_ASK_REDRAW
      || task->kind == NW_ASK_SOLDIERS)
    return task->args[1] != NW_RAID_LONG;
  if (task->kind == NW_TASK_TRIBAL || task->kind == NW_TASK_TRIBAL_CONDUCT)
    return task->args[0] != NW_HIT_RAID;
  return task->kind != NW_TASK_TRIBAL_HIT || task->args[1] != NW_HIT_RAID;
}

bool
nw_task_parse (const NwState *state, const char *text, NwTask *task)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  char **word = words + 1;
  int8_t *args = task->args;
  guint i = 0;
  *task = (NwTask) { 0 };
  while (i < G_N_ELEMENTS (forms) && (words[0] == NULL || strcmp (forms[i].name, words[0]) != 0))
    i++;
  if (i == G_N_ELEMENTS (forms))
    return false;
  const char *letters = forms[i].args;
  task->kind = forms[i].kind;
  if (letters[0] == 'R')
    {
      int roll = find_word (nw_roll_words, *word++);
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
