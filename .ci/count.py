#!/usr/bin/env python3
# count.py: how many tests a run of meson counted, as "PASSED FAILED"
#
# count.py FOLDER STATUS. A test program that speaks TAP counts once for each line of its plan; one that dies in the
# middle counts as a failure on top of what it had said. STATUS is what `meson test` returned: when it is not 0 and no
# failure is found in the log, that itself is one. Where some tests had a second try, the first try's log lies beside
# the other, and a test counts as its last try went.
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


def records(log):
    lines = log.read_text(encoding='utf-8', errors='replace').splitlines() if log.exists() else []
    return [json.loads(line) for line in lines]


def main():
    logs = pathlib.Path(sys.argv[1], 'meson-logs')
    last = records(logs / 'testlog.json')
    tried_again = {record['name'] for record in last}
    first = [record for record in records(logs / 'testlog-first.json') if record['name'] not in tried_again]
    passed = failed = 0
    for record in first + last:
        p, f = count(record)
        passed += p
        failed += f
    if failed == 0 and sys.argv[2] != '0':
        failed = 1
    print(passed, failed)


main()
