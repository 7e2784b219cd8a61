/* toolbox-parts.h: the toolbox as its tools see it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "editor/shape.h"
#include "editor/toolbox.h"

G_BEGIN_DECLS

struct _OxbowToolbox
{
  GObject parent_instance;

  OxbowDraft *draft;
  const OxbowTool *tool;
  char terrain[OXBOW_N_BUTTONS];
  int radius;
  OxbowSymmetry symmetry;
  OxbowRecord *patterns[OXBOW_N_LAYERS];
  int group;
  GArray *selection;            /* sorted */
  OxbowStamp *stamp;

  bool is_pressed;
  bool has_begun;               /* a stroke, since the press */
  bool is_ending;               /* a stroke is becoming a step */
  OxbowAim start, last;         /* of the press, and of what came last */
  GArray *path;                 /* cells gone through since the press */
  char *name;                   /* of the step that the stroke becomes */
  OxbowTransform images[OXBOW_MAX_IMAGES];      /* of the symmetry, while pressed and when outlined */
  int n_images;
  int image_groups[OXBOW_MAX_IMAGES];   /* that a stroke of groups draws its images into, or -1 */
};

const OxbowScenario *oxbow_toolbox_get_scenario (OxbowToolbox *self);

/* Begins a stroke that is called so in the menu. */
OxbowStroke *oxbow_toolbox_begin       (OxbowToolbox *self, const char *format, ...) G_GNUC_PRINTF (2, 3);
OxbowStroke *oxbow_toolbox_get_stroke  (OxbowToolbox *self);    /* or NULL */

/* Emits "told"; "changed". */
void         oxbow_toolbox_say         (OxbowToolbox *self, const char *format, ...) G_GNUC_PRINTF (2, 3);
void         oxbow_toolbox_notify      (OxbowToolbox *self);
/* That the kind with that title never lies on land as the cell's. */
void         oxbow_toolbox_say_unsuited (OxbowToolbox *self, OxbowCell cell, const char *title);

/* The cells and all their images, each once, sorted. */
void         oxbow_toolbox_add_images  (OxbowToolbox *self, GArray *cells);
/* Paints the cells and all their images. */
void         oxbow_toolbox_paint       (OxbowToolbox *self, GArray *cells, char terrain);

/* "Forest", for names and sentences. */
const char  *oxbow_toolbox_terrain_title (OxbowToolbox *self, char terrain);

/* "Town": what the pattern of the layer puts down. */
const char  *oxbow_toolbox_pattern_title (OxbowToolbox *self, OxbowLayer layer);

G_END_DECLS
