/* fuzz.h: what a fuzz target defines
 *
 * One function that is given any bytes. It returns 0, or the program ends by a signal or a sanitizer's report; nothing
 * it made may outlive it. Built for libFuzzer it is called with bytes that libFuzzer makes up, built as an ordinary
 * test with the files of the corpus (replay.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);
