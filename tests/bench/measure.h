/* measure.h: figures that can be believed
 *
 * Only figures of one run on one machine are compared, and only as ratios. What is measured and its reference take
 * turns, several rounds of them; the median counts, and its spread shows how noisy the machine was.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>

#define MAX_ROUNDS 15

typedef struct
{
  double values[MAX_ROUNDS];
  int n;
} Sample;

void   sample_add        (Sample *sample, double value);
double sample_median     (const Sample *sample);

/* "name: 12.3 ns (11.9 to 14.0 in 7 rounds)"; and the ratio of two medians, with the target it is held against. */
void   print_sample      (const char *name, const Sample *sample, const char *unit);
void   print_ratio       (const char *name, const Sample *ours, const Sample *reference, const char *target);

double cpu_seconds       (void);                /* of this process */
double thread_seconds    (void);                /* the part of it that this thread has used */

typedef struct
{
  double cpu_seconds;
  double megabytes;             /* the most it held in memory */
} Cost;

/* Runs a program to its end, its output thrown away; false if it cannot be run or fails. The caller must be small, as
 * a child's memory is counted from that of its parent on. */
bool   run               (const char *const *argv, Cost *cost);
char  *run_for_output    (const char *const *argv);                    /* or NULL */

/* A program of that name on the path; NULL, after saying that a ratio is left out for want of it. */
char  *find_reference    (const char *program);
