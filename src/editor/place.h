/* place.h: what edits are made of; seen only by edit.c and stroke.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "editor/edit.h"
#include "editor/mask.h"

G_BEGIN_DECLS

/* Words of terrain: a cell in the upper 24 bits, the letter that is not there in the lower 7. With RUN set, the next
 * word is the number of cells, all of which have that letter when the edit is applied, and have one letter now. */
#define OXBOW_WORD(cell, letter) ((uint32_t) (cell) << 8 | (uint32_t) (letter))
#define OXBOW_WORD_CELL(word) ((OxbowCell) ((word) >> 8))
#define OXBOW_WORD_LETTER(word) ((char) ((word) & 0x7f))
#define OXBOW_WORD_RUN 0x80u
#define OXBOW_FEW_WORDS 2

typedef enum
{
  OXBOW_PLACE_RECORD,           /* the index-th record of a list: there is another one, or there is none */
  OXBOW_PLACE_CELLS,            /* some of its cells, from the position-th on: there are others, n_there */
  OXBOW_PLACE_LIST,             /* a whole list of records */
  OXBOW_PLACE_MAP,              /* the whole map */
  OXBOW_PLACE_HEAD,             /* a text or number of the scenario's head */
} OxbowPlaceKind;

typedef enum
{
  OXBOW_RECORD_REPLACED,        /* one takes the other's place */
  OXBOW_RECORD_ABSENT,          /* applying inserts it */
  OXBOW_RECORD_PRESENT,         /* applying takes it out */
} OxbowPresence;

typedef struct
{
  uint8_t kind;                 /* OxbowPlaceKind */
  uint8_t layer;                /* OxbowLayer, or OxbowHead */
  uint8_t presence;             /* OxbowPresence, of a record */
  int index, position, n_there;
  union
  {
    OxbowRecord *record;
    GArray *cells;
    GPtrArray *list;
    OxbowMap *map;
    char *line;
    OxbowText *text;
    OxbowSettings *settings;
    OxbowLesson *lesson;
    struct
    {
      int least, most;
    } players;
  } other;                      /* the value that is not there now */
} OxbowPlace;

struct _OxbowEdit
{
  const char *name;             /* interned */
  GArray *places;               /* of OxbowPlace, in the order in which they are swapped; or NULL */
  uint32_t n_words;
  bool is_typing;               /* may go on with the edit before it */
  bool is_masked;               /* no words, but a mask, all cells of which have one letter now */
  char letter;                  /* and this one when the edit is applied */
  union
  {
    uint32_t few[OXBOW_FEW_WORDS];
    uint32_t *many;
    OxbowMask *mask;
  } words;
};

void   oxbow_place_swap   (OxbowPlace *place, OxbowScenario *scenario, OxbowTouched *touched);
void   oxbow_place_clear  (OxbowPlace *place);
GArray *oxbow_places_new  (void);
void   oxbow_places_swap  (GArray *places, OxbowScenario *scenario, OxbowTouched *touched);

G_END_DECLS
