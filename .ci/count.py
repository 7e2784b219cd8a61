#!/usr/bin/env python3
# count.py: how many tests a run of meson counted, as "PASSED FAILED"
#
# count.py FOLDER STATUS. A test program that speaks TAP counts once for each line of its plan; one that dies in the
# middle counts as a failure on top of what it had said. STATUS is what `meson test` returned: when it is not 0 and no
# failure is found in the log, that itself is one.
#
# SPDX-License-Identifier: GPL-3.0-or-later

import json
import pathlib
import re
import sys

GOOD = {'OK', 'EXPECTEDFAIL'}
RESULT = re.compile(r'^(not )?ok\b[^#\n]*(#\s*(skip|todo)\b)?', re.IGNORECASE | re.MULTILINE)


def count(test):
    """Passed and failed tests in one record of meson's log."""
    if test['result'] == 'SKIP':
        return 0, 0
    good = test['result'] in GOOD
    lines = RESULT.findall(test.get('stdout') or '')
    passed = sum(1 for no, _, mark in lines if not no and not mark)
    failed = sum(1 for no, _, mark in lines if no and not mark)
    if not lines:
        return (1, 0) if good else (0, 1)
    return passed, failed if good else max(failed, 1)


def main():
    log = pathlib.Path(sys.argv[1], 'meson-logs', 'testlog.json')
    passed = failed = 0
    if log.exists():
        for line in log.read_text(encoding='utf-8', errors='replace').splitlines():
            p, f = count(json.loads(line))
            passed += p
            failed += f
    if failed == 0 and sys.argv[2] != '0':
        failed = 1
    print(passed, failed)


main()
