#!/usr/bin/env python3
# again.py: which tests of a run of meson deserve a second try
#
# again.py FOLDER prints the names of the failed tests of real windows. Those that drive the program from outside do so
# with keys and clicks of an X server that has no window manager: there a key may go to a window that is just closing.
# Those inside the program end while threads and the bus may still be at work for GTK, which a leak checker may take
# for a leak. Nothing else depends on time, so nothing else is tried again. What fails twice has failed.
#
# SPDX-License-Identifier: GPL-3.0-or-later

import json
import pathlib
import sys

GOOD = {'OK', 'EXPECTEDFAIL', 'SKIP'}

log = pathlib.Path(sys.argv[1], 'meson-logs', 'testlog.json')
for line in log.read_text(encoding='utf-8', errors='replace').splitlines() if log.exists() else []:
    record = json.loads(line)
    name = record['name'].rpartition(' / ')[2]
    if name.startswith(('e2e-', 'app-')) and record['result'] not in GOOD:
        print(name)
