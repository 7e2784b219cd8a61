/* offers.c: what a move would do, in words, before it is made
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/rising-waters/words.h"

#include "games/rising-waters/actions.h"
#include "games/rising-waters/verbs.h"

#include <glib/gi18n-lib.h>

static const char *
cell_name (const RisingWatersState *state, OxbowCell cell, char name[OXBOW_NAME_SIZE])
{
  return oxbow_cell_name (&state->parent.setup->grid, cell, name);
}
#define NAME(state, cell) cell_name ((state), (cell), (char[OXBOW_NAME_SIZE]) { 0 })

/* "2 × Farm Animals, Education": those that are the same follow each other. */
static char *
cards_of (const OxbowMove *move, int from)
{
  GString *cards = g_string_new (NULL);
  for (int i = from, n; i < move->n_args; i += n)
    {
      for (n = 1; i + n < move->n_args && move->args[i + n] == move->args[i]; )
        n++;
      if (cards->len > 0)
        g_string_append (cards, ", ");
      if (n == 1)
        g_string_append (cards, rising_waters_card_title (move->args[i]));
      else
        /* Translators: so many of a card: "2 × Job Offer" */
        g_string_append_printf (cards, _("%d × %s"), n, rising_waters_card_title (move->args[i]));
    }
  return g_string_free (cards, FALSE);
}

static char *
offer_upgrade (const RisingWatersState *state, const OxbowMove *move)
{
  static const char *const sentences[] = { N_("Improve Move to %d (%s)"), N_("Improve Actions to %d (%s)"),
                                           N_("Improve Donate to %d (%s)"), N_("Learn to swim (%s)") };
  const char *sentence = NULL;
  g_autofree char *cards = cards_of (move, move->verb == RISING_WATERS_MOVE_RECRUIT ? 2 : 1);
  if (move->verb == RISING_WATERS_MOVE_RECRUIT)
    return g_strdup_printf (_("A new pawn on %s (%s)"), NAME (state, move->args[1]), cards);
  if (move->verb == RISING_WATERS_MOVE_BUY)
    sentence = move->args[0] == RISING_WATERS_CUBE_RAFT ? _("Prepare a raft (%s)") : _("Prepare a work discount (%s)");
  else
    sentence = _(sentences[move->args[0]]);
  bool is_ability = move->verb == RISING_WATERS_MOVE_IMPROVE;
  int now = is_ability ? rising_waters_power (state, state->turn, (RisingWatersPower) move->args[0]) : 0;
  g_autofree char *next = g_strdup_printf ("%d", now + 1);
  g_autoptr (GString) offer = g_string_new (sentence);
  g_string_replace (offer, "%d", next, 1);
  g_string_replace (offer, "%s", cards, 1);
  return g_strdup (offer->str);
}

static char *
offer_levee (const RisingWatersState *state, const OxbowMove *move)
{
  bool is_new = move->verb == RISING_WATERS_MOVE_BUILD;
  int price = (is_new ? 2 : 1) - (move->n_args == 2);
  const char *place = NAME (state, move->args[0]);
  int level = state->plots[move->args[0]].levee + 1;
  gulong n = price;
  if (move->n_args == 2 && is_new)
    return g_strdup_printf (ngettext ("Build a levee on %s with a discount (%d Job Offer)",
                                      "Build a levee on %s with a discount (%d Job Offers)", n), place, price);
  if (move->n_args == 2)
    return g_strdup_printf (ngettext ("Raise the levee on %s to level %d with a discount (%d Job Offer)",
                                      "Raise the levee on %s to level %d with a discount (%d Job Offers)", n), place,
                            level, price);
  if (is_new)
    return g_strdup_printf (ngettext ("Build a levee on %s (%d Job Offer)", "Build a levee on %s (%d Job Offers)", n),
                            place, price);
  return g_strdup_printf (ngettext ("Raise the levee on %s to level %d (%d Job Offer)",
                                    "Raise the levee on %s to level %d (%d Job Offers)", n), place, level, price);
}

static char *
offer_gift (const RisingWatersState *state, const OxbowMove *move)
{
  const char *card = rising_waters_card_title (move->args[0]);
  g_autofree char *to = rising_waters_receiver_name (state, move->args[1]);
  if (move->args[1] == RISING_WATERS_TO_SELF)
    return g_strdup_printf (_("Find %s in Vicksburg and keep it (1 action)"), card);
  if (move->verb == RISING_WATERS_MOVE_FIND)
    return g_strdup_printf (_("Find %s in Vicksburg and give it to %s (1 action)"), card, to);
  return g_strdup_printf (_("Give %s to %s"), card, to);
}

static char *
offer_show (const RisingWatersState *state, const OxbowMove *move)
{
  bool is_sale = move->verb == RISING_WATERS_MOVE_SELL;
  g_autofree char *to = rising_waters_audience_name (state, move->args[0]);
  int card = is_sale ? move->args[1] : move->n_args == 2 ? RISING_WATERS_EDUCATION : RISING_WATERS_BLUES;
  return g_strdup_printf (is_sale ? _("Sell to %s (%s, 1 point)") : _("Perform for %s (%s, 1 point)"), to,
                          rising_waters_card_title (card));
}

static char *
offer_resistance (const RisingWatersState *state, const OxbowMove *move)
{
  bool by_education = move->n_args > 0;
  switch ((int) move->verb)
    {
    case RISING_WATERS_MOVE_NEWSPAPER:
      return g_strdup (by_education ? _("Look at the next Weather cards with Education (1 action)")
                                    : _("Look at the next Weather cards (Newspaper, 1 action)"));
    case RISING_WATERS_MOVE_RADIO:
      return g_strdup (by_education ? _("Look at the next Landowner cards with Education (1 action)")
                                    : _("Look at the next Landowner cards (Radio, 1 action)"));
    case RISING_WATERS_MOVE_VAUDEVILLE:
      return g_strdup (by_education ? _("Draw two cards with Education (1 action)")
                                    : _("Draw two cards (Vaudeville, 1 action)"));
    case RISING_WATERS_MOVE_PAIR:
      return g_strdup (move->n_args > 1 ? _("All draw two cards, with Education for Vaudeville (2 actions)")
                                        : _("All draw two cards (two Vaudeville, 2 actions)"));
    default:
      return g_strdup_printf (_("Answer the Threat that %s holds with %s (1 action)"),
                              rising_waters_seat_name (state, move->args[0]), rising_waters_card_title (move->args[1]));
    }
}

static char *
offer_answer (const RisingWatersState *state, const OxbowMove *move)
{
  g_autofree char *pawn = NULL;
  switch ((int) move->verb)
    {
    case RISING_WATERS_MOVE_TEACH:
      return g_strdup (_("Answer the Threat with Education (1 point)"));
    case RISING_WATERS_MOVE_PASS:
      return g_strdup (_("Leave the Threat to the neighbour"));
    case RISING_WATERS_MOVE_RESIST:
      return g_strdup_printf (_("Resist the Threat with %s"), rising_waters_card_title (move->args[0]));
    case RISING_WATERS_MOVE_TAKE:
      return g_strdup (_("Take the Threat"));
    case RISING_WATERS_MOVE_PAY:
      return g_strdup_printf (_("%s pays with %s"), rising_waters_seat_name (state, move->args[0]),
                              rising_waters_card_title (move->args[1]));
    case RISING_WATERS_MOVE_ACTIVISM:
      return g_strdup_printf (_("%s answers Race Hatred with %s"), rising_waters_seat_name (state, move->args[0]),
                              rising_waters_card_title (move->n_args == 2 ? RISING_WATERS_EDUCATION
                                                                         : RISING_WATERS_ACTIVISM));
    case RISING_WATERS_MOVE_CAMP:
      return g_strdup_printf (_("Set up the relief camp on %s"), NAME (state, move->args[0]));
    case RISING_WATERS_MOVE_SEND:
      pawn = rising_waters_pawn_name (state, move->args[0]);
      return g_strdup_printf (_("Send %s to the camp"), pawn);
    case RISING_WATERS_MOVE_DRAFT:
      return g_strdup_printf (_("A Survivor on %s is drafted to the levee"), NAME (state, move->args[0]));
    case RISING_WATERS_MOVE_BLAST:
      return g_strdup_printf (_("The levee on %s is blown up"), NAME (state, move->args[0]));
    case RISING_WATERS_MOVE_DISCARD:
      return g_strdup_printf (_("Discard %s"), rising_waters_card_title (move->args[0]));
    case RISING_WATERS_MOVE_KEEP:
      return g_strdup (_("Keep the goals"));
    default:
      return g_strdup_printf (_("Swap goal %d for another"), move->args[0]);
    }
}

static char *
offer_pawn (const RisingWatersState *state, const OxbowMove *move)
{
  g_autofree char *pawn = rising_waters_pawn_name (state, move->args[0]);
  switch ((int) move->verb)
    {
    case RISING_WATERS_MOVE_STEP:
      return g_strdup_printf (_("Move %s to %s"), pawn, NAME (state, move->args[1]));
    case RISING_WATERS_MOVE_LAUNCH:
      return g_strdup_printf (_("Launch a raft with %s (1 action)"), pawn);
    case RISING_WATERS_MOVE_PICKUP:
      return g_strdup_printf (_("Take a Survivor aboard with %s (1 action)"), pawn);
    default:
      return g_strdup_printf (_("Put the Survivor of %s ashore (1 action)"), pawn);
    }
}

static char *
offer_accept (const RisingWatersState *state, const OxbowMove *move)
{
  if (state->pending.kind != RISING_WATERS_NOTHING)
    return g_strdup (_("Let Race Hatred happen"));
  if (move->n_args == 0)
    return g_strdup (_("Work on levees with what you have (1 action)"));
  return g_strdup_printf (ngettext ("Accept work: %d Job Offer (1 action)", "Accept work: %d Job Offers (1 action)",
                                    (gulong) move->n_args), move->n_args);
}

static char *
offer_gather (const RisingWatersState *state)
{
  int n = rising_waters_gathers (state);
  return g_strdup_printf (ngettext ("Work for the community: draw %d card (1 action)",
                                    "Work for the community: draw %d cards (1 action)", (gulong) n), n);
}

/* RW-5.6.15: actions that are not taken are lost. */
char *
rising_waters_left (const OxbowState *base, const OxbowMove *move)
{
  const RisingWatersState *state = (const RisingWatersState *) base;
  int n = state->acts;
  if (move->verb != RISING_WATERS_MOVE_END || state->phase != RISING_WATERS_ACTION || n == 0)
    return NULL;
  return g_strdup_printf (ngettext ("%d action left", "%d actions left", (gulong) n), n);
}

char *
rising_waters_offer (const OxbowState *base, const OxbowMove *move)
{
  const RisingWatersState *state = (const RisingWatersState *) base;
  switch ((RisingWatersMove) move->verb)
    {
    case RISING_WATERS_MOVE_IMPROVE:
    case RISING_WATERS_MOVE_RECRUIT:
    case RISING_WATERS_MOVE_BUY:
      return offer_upgrade (state, move);
    case RISING_WATERS_MOVE_LEND:
      return g_strdup (move->args[0] ? _("Let neighbours move your pawns")
                                     : _("Keep neighbours from moving your pawns"));
    case RISING_WATERS_MOVE_END:
      return g_strdup (_("End the turn"));
    case RISING_WATERS_MOVE_MOVE:
      return g_strdup_printf (ngettext ("Move pawns: %d step (1 action)", "Move pawns: %d steps (1 action)",
                                        (gulong) state->seats[state->turn].move), state->seats[state->turn].move);
    case RISING_WATERS_MOVE_STEP:
    case RISING_WATERS_MOVE_LAUNCH:
    case RISING_WATERS_MOVE_PICKUP:
    case RISING_WATERS_MOVE_DROP:
      return offer_pawn (state, move);
    case RISING_WATERS_MOVE_DONATE:
      return g_strdup_printf (_("Give cards away: up to %d (1 action)"), state->seats[state->turn].donate);
    case RISING_WATERS_MOVE_GIVE:
    case RISING_WATERS_MOVE_FIND:
      return offer_gift (state, move);
    case RISING_WATERS_MOVE_ACCEPT:
      return offer_accept (state, move);
    case RISING_WATERS_MOVE_BUILD:
    case RISING_WATERS_MOVE_RAISE:
      return offer_levee (state, move);
    case RISING_WATERS_MOVE_SEEK:
      return g_strdup (_("Seek work: fill the row of Landowner cards (1 action)"));
    case RISING_WATERS_MOVE_GATHER:
      return offer_gather (state);
    case RISING_WATERS_MOVE_NEWSPAPER:
    case RISING_WATERS_MOVE_RADIO:
    case RISING_WATERS_MOVE_VAUDEVILLE:
    case RISING_WATERS_MOVE_PAIR:
    case RISING_WATERS_MOVE_COUNTER:
      return offer_resistance (state, move);
    case RISING_WATERS_MOVE_PERFORM:
    case RISING_WATERS_MOVE_SELL:
      return offer_show (state, move);
    case RISING_WATERS_MOVE_TEACH:
    case RISING_WATERS_MOVE_PASS:
    case RISING_WATERS_MOVE_RESIST:
    case RISING_WATERS_MOVE_TAKE:
    case RISING_WATERS_MOVE_PAY:
    case RISING_WATERS_MOVE_ACTIVISM:
    case RISING_WATERS_MOVE_CAMP:
    case RISING_WATERS_MOVE_SEND:
    case RISING_WATERS_MOVE_DRAFT:
    case RISING_WATERS_MOVE_BLAST:
    case RISING_WATERS_MOVE_DISCARD:
    case RISING_WATERS_MOVE_KEEP:
    case RISING_WATERS_MOVE_SWAP:
      return offer_answer (state, move);
    }
  g_assert_not_reached ();
}
