/* bench.h: what is measured, one function each; tool is the path of oxbow-tool, self that of this program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* bench-rules.c */
void bench_playout   (const char *tool, const char *self);
void bench_state     (const char *tool, const char *self);
void bench_games     (const char *tool, const char *self);
void bench_undo      (const char *tool, const char *self);

/* bench-editor.c */
void bench_draw      (const char *tool, const char *self);

/* bench-search.c */
void bench_search    (const char *tool, const char *self);

/* bench-chances.c */
void bench_chances   (const char *tool, const char *self);

/* bench-tool.c */
void bench_load      (const char *tool, const char *self);
void bench_render    (const char *tool, const char *self);
void bench_start     (const char *tool, const char *self);
int  bench_make_map  (const char *file, int side);
int  bench_load_once (const char *file);

/* bench.c: how often memory was asked for, by anybody in this program */
extern unsigned long bench_n_allocations;
