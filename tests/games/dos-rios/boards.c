/* boards.c: the boards, and the way from a few facts to a whole listing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "games/dos-rios/boards.h"
#include "games/dos-rios/position.h"
#include <string.h>

/* What the rules say a stock is, less what lies on the board. */

void
settle_stock (Position *position, int dam_total)
{
  position->supply = dam_total;
  for (int seat = 0; seat < position->players; seat++)
    {
      Player *player = &position->player[seat];
      int *camp = position->camp[seat];

      player->fincas = 4;
      player->hacienda = 1;
      for (int cell = 0; cell < position->n_cells; cell++)
        if (position->building[cell] != NOTHING && position->owner[cell] == seat)
          *(position->building[cell] == FINCA ? &player->fincas : &player->hacienda) -= 1;
      camp[CITY] = 6;
      for (int place = FIRST_TRAIL; place < MAX_PLACES; place++)
        camp[CITY] -= camp[place];
      position->supply -= player->dams;
    }
  for (int cell = 0; cell < position->n_cells; cell++)
    for (int side = SE; side <= SW; side++)
      position->supply -= position->dam[cell][side];
}

static char *
value_of_option (const char *options, const char *name)
{
  g_auto (GStrv) words = g_strsplit (options != NULL ? options : "", " ", -1);

  for (int i = 0; words[i] != NULL; i++)
    if (g_str_has_prefix (words[i], name) && words[i][strlen (name)] == '=')
      return g_strdup (words[i] + strlen (name) + 1);
  return NULL;
}

static void
take_cards (GPtrArray *cards, const char *list)
{
  g_auto (GStrv) words = g_strsplit (list, " ", -1);
  guint place;

  for (int i = 0; words[i] != NULL; i++)
    if (g_ptr_array_find_with_equal_func (cards, words[i], g_str_equal, &place))
      g_ptr_array_remove_index (cards, place);
}

/* All cards that lie nowhere else, the last of the building order at the bottom. */
static void
settle_deck (Position *position, const char *options)
{
  g_autofree char *chosen = value_of_option (options, "deck");
  const char *usual = "desperado-moreno,desperado-verde,moreno,moreno,moreno,verde,verde,verde,logging,"
                      "corn,corn,tobacco,tobacco,wheat,wheat";
  g_auto (GStrv) all = g_strsplit (chosen != NULL ? chosen : usual, ",", -1);
  g_autoptr (GPtrArray) cards = g_ptr_array_new ();

  for (int i = 0; all[i] != NULL; i++)
    g_ptr_array_add (cards, all[i]);
  take_cards (cards, position->row);
  take_cards (cards, position->discard);
  g_ptr_array_add (cards, NULL);
  g_free (position->deck);
  position->deck = cards->len > 1 ? g_strjoinv (" ", (char **) cards->pdata) : g_strdup ("-");
}

static void
set_facts (Position *position, const char *list)
{
  g_auto (GStrv) facts = g_strsplit (list, "; ", -1);

  for (int i = 0; facts[i] != NULL; i++)
    if (facts[i][0] != '\0')
      position_set (position, facts[i]);
}

static char *
arrange (const char *listing, const char *base, const char *facts, const char *options)
{
  g_autoptr (Position) position = position_parse (listing);
  g_autofree char *dam_total = value_of_option (options, "dam_total");

  memset (position->flow, 0xff, sizeof position->flow);
  for (int seat = 0; seat < position->players; seat++)
    {
      memset (position->camp[seat], 0, sizeof position->camp[seat]);
      position->player[seat] = (Player) { .dams = 2, .turns = 1 };
    }
  set_facts (position, "phase actions; round 2; first p1; current p1; points 6; transit -; head -; discard -; "
                       "rng 0000000000000000");
  set_facts (position, base);
  set_facts (position, facts);
  settle_stock (position, dam_total != NULL ? atoi (dam_total) : 40);
  if (strstr (facts, "deck ") == NULL && strstr (base, "deck ") == NULL)
    settle_deck (position, options);
  return position_print (position);
}

/* The boards of section 11 and of the examples */

const TestBoard first_valley = {
  "dos-rios",
  "^^Vh^fM^^ ^^fhfhfh^ ^hhhfwfh^ ^hfhcffh^ ^ffwwfwc^ 1hcftcft2 1ctcfftw2 1~ftwtc~2 .~~~@~~~.", 2, NULL,
  "row wheat corn verde; "
  "flow C1/S; flow C2/S; flow C3/S; flow C4/S; flow C5/S; flow C6/S; flow C7/SW; flow B7/S; "
  "flow G1/S; flow G2/S; flow G3/SW; flow F3/SW; flow E4/S; flow E5/S; flow E6/SE; flow F6/SE; flow G7/S; flow G8/S",
  arrange,
};

#define CONFLUENCE_ROWS "^V^M^ hwhwh hwwhf whwht ~~~~@"

const TestBoard confluence = {
  "dos-rios", CONFLUENCE_ROWS, 2, NULL, "phase rivers; round 0; points 0; row wheat corn verde", arrange,
};

const TestBoard shared_water = {
  "dos-rios", CONFLUENCE_ROWS, 2, NULL,
  "row wheat corn verde; flow B1/S; flow B2/SE; flow C3/S; flow C4/S; flow D1/S; flow D2/SW", arrange,
};

const TestBoard two_rivers = {
  "dos-rios",
  "^^Vh^fM^^ ^hfhfhfh^ ^fh???hf^ ^???????^ ^???????^ 1???????2 1???????2 1~?????~2 .~~~@~~~.", 3,
  "slot D3 D4 C4; slot E3 F3 E4; slot B4 C5 B5; slot F4 F5 E5; slot G4 H4 G5; slot D5 D6 C6; slot H5 H6 G6; "
  "slot B6 C7 B7; slot E6 F6 E7; slot D7 D8 C8; slot F7 F8 E8; slot G7 H7 G8; "
  "tile letters=wtc; tile letters=wct; tile letters=wwf; tile letters=ttf; tile letters=ccf; tile letters=wth; "
  "tile letters=tch; tile letters=cwh; tile letters=wfh; tile letters=tfh; tile letters=cfh; tile letters=ffh",
  "row wheat corn verde moreno", arrange,
};

#define DECK_OF_ONE_RIVER "row wheat corn verde; deck desperado-verde verde verde logging corn tobacco tobacco wheat; "

const TestBoard the_gorge = {
  "dos-rios", "^^^V^^^ ^^hhh^^ ^hfhfh^ ^fwhtf^ 1cfwfc^ 1twcwt^ 1fctwf^ ^wtfcw^ ^~c@t~^", 2, NULL,
  DECK_OF_ONE_RIVER "flow D1/SW; flow C2/S; flow C3/S; flow C4/S; flow C5/S; flow C6/S; flow C7/SE; flow D7/S; flow "
  "D8/S",
  arrange,
};

const TestBoard three_rivers = {
  "dos-rios",
  "^^Vh^fMh^fA^^ ^hfhfhfhfhfh^ ^fhcfwhthwhf^ ^hwfthfwchft^ ^cthwfchwtfc^ 1wfcthwfctwf2 1tcwfctwhfct2 1~wtfcwtcfw~2 "
  ".~~~~~@~~~~~.",
  3, NULL, "row wheat corn verde moreno", arrange,
};

const TestBoard hollows = {
  "dos-rios", "^^V^^ wwwww 1^^hh wwfww ~~@~~", 2, NULL,
  DECK_OF_ONE_RIVER "flow C1/S; flow C2/SE; flow D2/S; flow D3/S; flow D4/S", arrange,
};

const TestBoard narrow = {
  "dos-rios", "^V^M^A^R^ ^w^t^c^f^ ^h^h^h^h^ ^f^f^f^f^ ^@^@^@^@^", 2, NULL,
  "row wheat corn verde; deck desperado-rojo desperado-azul desperado-moreno desperado-verde rojo rojo rojo azul "
  "azul azul "
  "moreno moreno moreno verde verde logging corn tobacco tobacco wheat; "
  "flow B1/S; flow B2/S; flow B3/S; flow B4/S; flow D1/S; flow D2/S; flow D3/S; flow D4/S; "
  "flow F1/S; flow F2/S; flow F3/S; flow F4/S; flow H1/S; flow H2/S; flow H3/S; flow H4/S", arrange,
};
