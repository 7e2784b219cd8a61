/* measure.c: samples, and what a program costs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "measure.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

void
sample_add (Sample *sample, double value)
{
  int i = sample->n++;

  g_assert (i < MAX_ROUNDS);
  for (; i > 0 && sample->values[i - 1] > value; i--)
    sample->values[i] = sample->values[i - 1];
  sample->values[i] = value;
}

double
sample_median (const Sample *sample)
{
  return sample->values[sample->n / 2];
}

void
print_sample (const char *name, const Sample *sample, const char *unit)
{
  g_print ("  %-44s %12.4g %s (%.4g to %.4g in %d rounds)\n", name, sample_median (sample), unit, sample->values[0],
           sample->values[sample->n - 1], sample->n);
}

void
print_ratio (const char *name, const Sample *ours, const Sample *reference, const char *target)
{
  g_print ("  %-44s %12.3f (target: %s)\n", name, sample_median (ours) / sample_median (reference), target);
}

static double
read_clock (clockid_t clock)
{
  struct timespec now;

  clock_gettime (clock, &now);
  return (double) now.tv_sec + (double) now.tv_nsec * 1e-9;
}

double
cpu_seconds (void)
{
  return read_clock (CLOCK_PROCESS_CPUTIME_ID);
}

double
thread_seconds (void)
{
  return read_clock (CLOCK_THREAD_CPUTIME_ID);
}

static double
seconds_of (struct timeval time)
{
  return (double) time.tv_sec + (double) time.tv_usec * 1e-6;
}

bool
run (const char *const *argv, Cost *cost)
{
  pid_t child = fork ();
  struct rusage usage;
  int status;

  if (child == 0)
    {
      int nowhere = open ("/dev/null", O_RDWR);

      dup2 (nowhere, STDOUT_FILENO);
      dup2 (nowhere, STDERR_FILENO);
      execvp (argv[0], (char **) argv);
      _exit (127);
    }
  if (child < 0 || wait4 (child, &status, 0, &usage) != child)
    return false;
  cost->cpu_seconds = seconds_of (usage.ru_utime) + seconds_of (usage.ru_stime);
  cost->megabytes = (double) usage.ru_maxrss / 1024;
  return WIFEXITED (status) && WEXITSTATUS (status) == 0;
}

char *
run_for_output (const char *const *argv)
{
  g_autofree char *output = NULL;
  int status = 0;

  if (!g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL, &output,
                     NULL, &status, NULL)
      || status != 0)
    return NULL;
  return g_steal_pointer (&output);
}

char *
find_reference (const char *program)
{
  char *path = g_find_program_in_path (program);

  if (path == NULL)
    g_print ("  (no %s here: the ratio to it is left out)\n", program);
  return path;
}
