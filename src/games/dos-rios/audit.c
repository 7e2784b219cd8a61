/* audit.c: whether a position is whole
 *
 * Pieces, dams and cards add up, everybody stands where he may, and the rivers run as the phase of the game demands.
 * What a listing says is accepted only if all this holds, and tests ask it of every position that play leads to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/audit.h"

#include "games/dos-rios/turn.h"
#include "games/dos-rios/water.h"

#include <glib/gi18n-lib.h>

static const char *
id_of (const DosRiosState *state, int seat)
{
  return state->parent.setup->ruleset->seats[seat].id;
}

static int
count_buildings (const DosRiosState *state, int seat, DosRiosBuilding kind)
{
  int n = 0;
  for (int site = 0; site < dos_rios_ground (state)->n_sites; site++)
    n += state->plots[site].building == kind && state->plots[site].owner == seat;
  return n;
}

static char *
audit_player (const DosRiosState *state, int seat)
{
  const DosRiosPlayer *player = &state->players[seat];
  for (int i = 0; i < DOS_RIOS_HANDS; i++)
    {
      int site = player->hands[i];
      if (site < 0 || site >= dos_rios_ground (state)->end_hex || (i > 0 && site < player->hands[i - 1]))
        return g_strdup_printf (_("the campesinos of %s are not all on the board."), id_of (state, seat));
    }
  if (count_buildings (state, seat, DOS_RIOS_FINCA) + player->fincas != DOS_RIOS_FINCAS)
    return g_strdup_printf (_("the fincas of %s do not add up to %d."), id_of (state, seat), DOS_RIOS_FINCAS);
  int on_board = count_buildings (state, seat, DOS_RIOS_HACIENDA);
  bool is_known = player->hacienda != DOS_RIOS_NOWHERE;
  if (on_board != is_known || (is_known && state->plots[player->hacienda].building != DOS_RIOS_HACIENDA))
    return g_strdup_printf (_("the hacienda of %s is not where it should be."), id_of (state, seat));
  if (player->dams > dos_rios_setup (state)->options.dam_cap)
    return g_strdup_printf (_("%s has more dams than a reserve holds."), id_of (state, seat));
  if (player->money < 0)
    return g_strdup_printf (_("%s has less than no money."), id_of (state, seat));
  return NULL;
}

static char *
audit_hex (const DosRiosState *state, int site)
{
  const DosRiosPlot *plot = &state->plots[site];
  int n = 0;
  for (int seat = 0; seat < dos_rios_n_players (state); seat++)
    {
      int hands = dos_rios_hands_on (state, seat, site);
      if (hands > 0 && (plot->camps != hands || plot->camper != seat))
        return g_strdup_printf (_("the campesinos on %s do not get on."), DOS_RIOS_SITE_NAME (state, site));
      n += hands;
    }
  if (n != plot->camps || n > 2)
    return g_strdup_printf (_("the campesinos on %s do not add up."), DOS_RIOS_SITE_NAME (state, site));
  bool is_foreign = plot->building != DOS_RIOS_NO_BUILDING && plot->owner != plot->camper;
  if (plot->camps > 0 && is_foreign && site != state->transit)
    return g_strdup_printf (_("a campesino on %s stands on another player's building."),
                            DOS_RIOS_SITE_NAME (state, site));
  return NULL;
}

static char *
audit_transit (const DosRiosState *state)
{
  if (state->transit == DOS_RIOS_NOWHERE)
    return NULL;
  const DosRiosPlot *plot = &state->plots[state->transit];
  if (plot->building != DOS_RIOS_FINCA || plot->camps != 1
      || (state->current >= 0 && (plot->camper != state->current || plot->owner == state->current)))
    return g_strdup_printf (_("nobody crosses a finca on %s."), DOS_RIOS_SITE_NAME (state, state->transit));
  return NULL;
}

static char *
audit_dams (const DosRiosState *state)
{
  const DosRiosGround *ground = dos_rios_ground (state);
  int n = state->supply;
  for (int seat = 0; seat < dos_rios_n_players (state); seat++)
    n += state->players[seat].dams;
  for (int site = 0; site < ground->n_sites; site++)
    {
      unsigned dams = state->plots[site].dams, outlets = ground->sites[site].outlets;
      for (int side = 0; side < OXBOW_SIDES; side++)
        n += dams >> side & 1;
      if ((dams & ~outlets) != 0)
        return g_strdup_printf (_("a dam at %s stands where no water could flow."), DOS_RIOS_SITE_NAME (state, site));
      if (dams != 0 && dams == outlets)
        return g_strdup_printf (_("the last way down from %s is closed."), DOS_RIOS_SITE_NAME (state, site));
    }
  if (n != dos_rios_setup (state)->options.dam_total)
    return g_strdup_printf (_("there are %d dams on the board, in reserves and in the supply, not %d."), n,
                            dos_rios_setup (state)->options.dam_total);
  return NULL;
}

static void
count_cards (const DosRiosState *state, int counts[DOS_RIOS_N_CARD_KINDS])
{
  for (int i = 0; i < state->n_row; i++)
    counts[state->row[i]]++;
  for (int i = 0; i < state->n_deck; i++)
    counts[dos_rios_peek_deck (state)[i]]++;
  for (int i = 0; i < state->n_discard; i++)
    counts[dos_rios_peek_discard (state)[i]]++;
}

static char *
audit_cards (const DosRiosState *state)
{
  const DosRiosState *start = (const DosRiosState *) state->parent.setup->start;
  int counts[DOS_RIOS_N_CARD_KINDS] = { 0 }, first[DOS_RIOS_N_CARD_KINDS] = { 0 }, n_harvests = 0;
  count_cards (state, counts);
  count_cards (start, first);
  for (int card = 0; card < DOS_RIOS_N_CARD_KINDS; card++)
    if (counts[card] != first[card])
      return g_strdup_printf (_("there are %d cards %s, not %d."), counts[card], dos_rios_card_words[card],
                              first[card]);
  for (int card = 0; card < DOS_RIOS_CARD_DESPERADO; card++)
    n_harvests += counts[card];

  bool is_dealt = state->phase != DOS_RIOS_RIVERS && state->phase != DOS_RIOS_PLACING;
  if (is_dealt && state->n_row == 0)
    return g_strdup (_("there is no harvest card in the row."));
  if (!is_dealt && (state->n_row > 0 || state->n_discard > 0))
    return g_strdup (_("the cards have been dealt too early."));
  if (!is_dealt && n_harvests < dos_rios_setup (state)->options.row)
    return g_strdup (_("the deck has too few harvest cards for the row."));
  return NULL;
}

/* Where a river's course ends: DOS_RIOS_MOUTH, or the site that it does not leave. */
static int
end_of_course (const DosRiosState *state, int river)
{
  int site = dos_rios_ground (state)->spring[river];
  while (site >= 0 && state->plots[site].flow != DOS_RIOS_DRY)
    site = dos_rios_below (state, site);
  return site;
}

/* In the phase rivers one after another is complete, then one ends at the head, then none has begun. Later each is
 * complete, but for those that end at the head while one is laid anew. */
static char *
audit_courses (const DosRiosState *state)
{
  const DosRiosGround *ground = dos_rios_ground (state);
  bool is_first_laying = state->phase == DOS_RIOS_RIVERS, head_found = false;
  for (int river = 0; river < DOS_RIOS_MAX_RIVERS; river++)
    {
      int end = ground->spring[river] != DOS_RIOS_NOWHERE ? end_of_course (state, river) : DOS_RIOS_MOUTH;
      bool is_later = is_first_laying && head_found;
      if (ground->spring[river] == DOS_RIOS_NOWHERE)
        continue;
      if (is_later ? end != ground->spring[river] : end != DOS_RIOS_MOUTH && end != state->head)
        return g_strdup_printf (_("the river from %s does not run as it should."),
                                DOS_RIOS_SITE_NAME (state, ground->spring[river]));
      head_found |= end == state->head;
    }
  bool is_laying = is_first_laying || state->phase == DOS_RIOS_REROUTE;
  if (is_laying != (state->head != DOS_RIOS_NOWHERE) || is_laying != head_found)
    return g_strdup (_("the head of the river is not where it should be."));
  unsigned ways = is_laying ? dos_rios_candidates (state, state->head) : 0;
  if (is_laying && (ways & (ways - 1)) == 0)
    return g_strdup_printf (_("there is no choice for the river at %s."), DOS_RIOS_SITE_NAME (state, state->head));
  return NULL;
}

static char *
audit_flows (const DosRiosState *state)
{
  const DosRiosGround *ground = dos_rios_ground (state);
  const DosRiosOptions *options = &dos_rios_setup (state)->options;
  bool wet[ground->n_sites];
  dos_rios_find_wet (state, wet);
  for (int site = 0; site < ground->n_sites; site++)
    {
      int flow = state->plots[site].flow;
      if (flow == DOS_RIOS_DRY)
        continue;
      if (!(ground->sites[site].outlets >> flow & 1))
        return g_strdup_printf (_("water cannot leave %s that way."), DOS_RIOS_SITE_NAME (state, site));
      if ((state->plots[site].dams >> flow & 1) && !options->keep_course)
        return g_strdup_printf (_("water flows through the dam at %s."), DOS_RIOS_SITE_NAME (state, site));
      if (!wet[site] && (state->phase != DOS_RIOS_REROUTE || options->redraw_full))
        return g_strdup_printf (_("no river brings the water that leaves %s."), DOS_RIOS_SITE_NAME (state, site));
    }
  return NULL;
}

/* Placing goes round: those who come before the current player have placed one more than he and those after him. */
static char *
audit_phase (const DosRiosState *state)
{
  int n_players = dos_rios_n_players (state);
  bool is_over = state->phase == DOS_RIOS_OVER;
  bool has_reason = state->reason != DOS_RIOS_NO_REASON;
  if (is_over != (state->current < 0) || is_over != (state->winner >= 0) || is_over != has_reason)
    return g_strdup (_("the phase does not go with the current player, the winner and the reason."));
  if (state->phase != DOS_RIOS_PLACING)
    return NULL;
  int n_before = (state->current - state->first + n_players) % n_players;
  int n = dos_rios_n_placed (state, state->current);
  for (int i = 0; i < n_players; i++)
    if (dos_rios_n_placed (state, (state->first + i) % n_players) != n + (i < n_before)
        || n >= dos_rios_setup (state)->options.placed)
      return g_strdup (_("the players have not placed their campesinos in turn."));
  return NULL;
}

char *
dos_rios_audit (const OxbowState *base)
{
  const DosRiosState *state = (const DosRiosState *) base;
  const DosRiosGround *ground = dos_rios_ground (state);
  char *sentence = NULL;
  for (int seat = 0; sentence == NULL && seat < dos_rios_n_players (state); seat++)
    sentence = audit_player (state, seat);
  for (int site = ground->first_hex; sentence == NULL && site < ground->end_hex; site++)
    sentence = audit_hex (state, site);
  static char *(*const audits[]) (const DosRiosState *) = {
    audit_transit, audit_dams, audit_cards, audit_flows, audit_courses, audit_phase
  };
  for (guint i = 0; sentence == NULL && i < G_N_ELEMENTS (audits); i++)
    sentence = audits[i] (state);
  return sentence;
}
