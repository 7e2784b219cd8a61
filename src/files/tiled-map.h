/* tiled-map.h: a Tiled map as its files describe it, whichever of the two formats it was read from
 *
 * The readers of TMX and TMJ make one, tiled-import.c makes a scenario of it; on the way out the same backwards. It
 * holds what we understand of Tiled's format, and knows nothing of games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "files/tiled.h"

G_BEGIN_DECLS

/* Names and values, in the order they were set. */
typedef GPtrArray OxbowTiledProperties;         /* of char *: name, value, name, value ... */

typedef struct
{
  uint32_t id;                  /* within its tileset */
  char *class;                  /* or NULL */
  OxbowTiledProperties *properties;
  int line;
} OxbowTiledTile;

typedef struct
{
  uint32_t first;               /* the number on the map of its tile 0 */
  char *name;
  GPtrArray *tiles;             /* of OxbowTiledTile: those that say something, in the order of the file */
  int line;
} OxbowTiledTileset;

typedef enum
{
  OXBOW_TILED_PLAIN,            /* numbers, separated by commas */
  OXBOW_TILED_BASE64,           /* four bytes a tile, the least first */
  OXBOW_TILED_BASE64_ZLIB,
  OXBOW_TILED_BASE64_GZIP,
} OxbowTiledPacking;

typedef struct
{
  int x, y, width, height;      /* in tiles; a layer of a map that is not infinite is one such area */
  char *text;                   /* its tiles, as the layer's packing says */
  int line;
} OxbowTiledArea;

typedef struct
{
  double x, y;                  /* in pixels of the map */
} OxbowTiledPoint;

typedef struct
{
  int id;
  char *name, *class;           /* or NULL */
  OxbowTiledPoint at;           /* its middle, or the first of its points */
  double rotation;
  GArray *points;               /* of OxbowTiledPoint, of a polyline or polygon, counted from at; or empty */
  char *text;                   /* of a text object, or NULL */
  OxbowTiledProperties *properties;
  int line;
} OxbowTiledObject;

typedef struct
{
  char *name;
  bool has_tiles;               /* else it has objects */
  OxbowTiledPacking packing;
  GPtrArray *areas;             /* of OxbowTiledArea */
  OxbowTiledPoint offset;       /* of its objects, in pixels */
  GPtrArray *objects;           /* of OxbowTiledObject */
  int line;
} OxbowTiledLayer;

typedef struct
{
  char *name;                   /* of the file */
  bool flat;                    /* staggered along x: our flat-top */
  bool even;                    /* columns or rows 0, 2, 4 ... are the ones moved by half a hex; else 1, 3, 5 ... */
  bool infinite;
  int width, height;
  int tile_width, tile_height, side_length;     /* in pixels */
  OxbowTiledProperties *properties;
  int line, properties_line;    /* where the map and its properties begin */
  GPtrArray *tilesets;          /* of OxbowTiledTileset */
  GPtrArray *layers;            /* of OxbowTiledLayer, from the lowest up */
} OxbowTiledMap;

OxbowTiledMap        *oxbow_tiled_map_new           (const char *name);
void                  oxbow_tiled_map_free          (OxbowTiledMap *map);
OxbowTiledTileset    *oxbow_tiled_map_add_tileset   (OxbowTiledMap *map, const char *name, uint32_t first, int line);
OxbowTiledTile       *oxbow_tiled_tileset_add       (OxbowTiledTileset *tileset, uint32_t id, const char *class,
                                                     int line);
OxbowTiledLayer      *oxbow_tiled_map_add_layer     (OxbowTiledMap *map, const char *name, bool has_tiles, int line);
OxbowTiledArea       *oxbow_tiled_layer_add_area    (OxbowTiledLayer *layer, int line);
OxbowTiledObject     *oxbow_tiled_layer_add_object  (OxbowTiledLayer *layer, int line);

/* get: NULL if there is none of that name. */
OxbowTiledProperties *oxbow_tiled_properties_new    (void);
void                  oxbow_tiled_properties_add    (OxbowTiledProperties *properties, const char *name,
                                                     const char *value);
const char           *oxbow_tiled_properties_get    (const OxbowTiledProperties *properties, const char *name);

/* False, with the sentence after the file's name and the line, which is left out if it is 0. */
bool                  oxbow_tiled_refuse            (const OxbowTiledMap *map, int line, GError **error,
                                                     const char *format, ...) G_GNUC_PRINTF (4, 5);

/* What both readers check alike: the words of the formats, numbers written whole. The texts may be NULL. */
bool                  oxbow_tiled_set_orientation   (OxbowTiledMap *map, const char *orientation, const char *axis,
                                                     const char *index, int line, GError **error);
bool                  oxbow_tiled_set_packing       (const OxbowTiledMap *map, OxbowTiledLayer *layer,
                                                     const char *encoding,
                                                     const char *compression, int line, GError **error);
bool                  oxbow_tiled_check_size        (const OxbowTiledMap *map, int line, GError **error);

/* Sentences for what stands in another file: nothing but the map's own bytes is read. */
bool                  oxbow_tiled_refuse_source     (const OxbowTiledMap *map, int line, GError **error,
                                                     const char *source);
bool                  oxbow_tiled_refuse_template   (const OxbowTiledMap *map, int line, GError **error);

/* The property that makes an object part of another; its value is that one's id. */
#define OXBOW_TILED_INSIDE "oxbow-inside"

/* Moves the object's place from where Tiled counts it, the corner of a box, to its middle. */
void                  oxbow_tiled_object_centre     (OxbowTiledObject *object, double width, double height,
                                                     bool has_tile);

/* The highest id of an object, or 0. */
int                   oxbow_tiled_map_last_object   (const OxbowTiledMap *map);

/* Our own tiles: hexagons whose sides are half as long as they are long, very nearly regular. */
#define OXBOW_TILED_LONG 64
#define OXBOW_TILED_SHORT 56

/* The pictures of count terrains in a row, from the i-th one on. */
GBytes               *oxbow_tiled_draw_tiles        (const OxbowPalette *palette, OxbowOrientation orientation,
                                                     int i, int count);

/* The formats themselves. */
bool                  oxbow_tiled_read_tmx          (OxbowTiledMap *map, const char *bytes, size_t length,
                                                     GError **error);
bool                  oxbow_tiled_read_tmj          (OxbowTiledMap *map, const char *bytes, size_t length,
                                                     GError **error);
GBytes               *oxbow_tiled_write_tmx         (const OxbowTiledMap *map, const OxbowPalette *palette);
GBytes               *oxbow_tiled_write_tmj         (const OxbowTiledMap *map, const char *picture);

/* To a scenario and back. */
OxbowScenario        *oxbow_tiled_import            (const OxbowTiledMap *map, const OxbowRuleset *ruleset,
                                                     GError **error);
OxbowTiledMap        *oxbow_tiled_export            (const OxbowScenario *scenario, OxbowTiledEncoding encoding);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OxbowTiledMap, oxbow_tiled_map_free)

G_END_DECLS
