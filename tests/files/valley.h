/* valley.h: a game of words only, for tests of files
 *
 * It has a palette with one kind of everything that a file can hold, and no rules: files are read without asking any. A
 * second game has a palette without empty cells.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ruleset.h"

static const OxbowTerrain valley_terrains[] = {
  { 'h', "hill", "Hill", 1 },
  { 'f', "forest", "Forest", 1 },
  { '~', "lake", "Lake", 0 },
  { '1', "trail-1", "Trail", 0 },
  { '.', "outside", "Outside", 0, true },
  { 0 },
};

static const OxbowAttribute valley_id[] = { { "id", OXBOW_VALUE_NAME, true }, { "owner", OXBOW_VALUE_TEXT }, { NULL } };
static const OxbowAttribute valley_words[] = { { "owner", OXBOW_VALUE_TEXT }, { "note", OXBOW_VALUE_TEXT }, { NULL } };
static const OxbowRecordKind valley_effects[] = { { "effect", "Effect", valley_words }, { NULL } };
static const OxbowRecordKind valley_features[] = { { "spring", "Spring", valley_words }, { NULL } };
static const OxbowRecordKind valley_edges[] = { { "dam", "Dam", valley_words }, { NULL } };
static const OxbowRecordKind valley_groups[] = { { "water", "Water", valley_id }, { NULL } };
static const OxbowRecordKind valley_links[] = { { "bridge", "Bridge", valley_words }, { NULL } };
static const OxbowRecordKind valley_pieces[] = { { "worker", "Worker", valley_words }, { NULL } };
static const OxbowRecordKind valley_tables[] = { { "card", "Card", valley_id, valley_effects }, { NULL } };

static const OxbowPalette valley_palette = {
  valley_terrains, valley_features, valley_edges, valley_groups, valley_links, valley_pieces, valley_tables, 'h',
};

static const OxbowTerrain full_terrains[] = { { 'h', "hill", "Hill" }, { 'f', "forest", "Forest" }, { 0 } };
static const OxbowPalette full_palette = { .terrains = full_terrains, .blank = 'h' };

static const OxbowRuleset valley_ruleset = { .id = "valley", .title = "Valley", .palette = &valley_palette };
static const OxbowRuleset full_ruleset = { .id = "full", .title = "Full", .palette = &full_palette };

const OxbowRuleset *const oxbow_rulesets[] = { &valley_ruleset, &full_ruleset, NULL };
