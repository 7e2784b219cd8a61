#!/usr/bin/env python3
# counting.py: the line at the end of check counts what a run of meson says
#
# SPDX-License-Identifier: GPL-3.0-or-later

import json
import pathlib
import subprocess
import sys
import tempfile

import tree

# Records of meson's log, what meson returned, and what is to be counted.
EXAMPLES = [
    ([('OK', '1..2\nok 1 - /a\nok 2 - /b\n')], 0, '2 0'),
    ([('OK', '1..2\nok 1 - /a\nok 2 - /b # SKIP no clang\n')], 0, '1 0'),
    ([('ERROR', '1..2\nok 1 - /a\nnot ok 2 - /b\n')], 1, '1 1'),
    ([('ERROR', '1..3\nok 1 - /a\n')], 1, '1 1'),
    ([('TIMEOUT', '')], 1, '0 1'),
    ([('OK', None), ('FAIL', 'it is not ok\n')], 1, '1 1'),
    ([('SKIP', '1..0 # SKIP nothing here\n')], 0, '0 0'),
    ([('OK', 'ok 1 - /a\n')], 1, '1 1'),
    ([], 1, '0 1'),
]


def count(records, status):
    with tempfile.TemporaryDirectory() as folder:
        log = pathlib.Path(folder, 'meson-logs', 'testlog.json')
        log.parent.mkdir()
        log.write_text(''.join(json.dumps({'result': r, 'stdout': s}) + '\n' for r, s in records), encoding='utf-8')
        run = subprocess.run([sys.executable, tree.TOP / '.ci/count.py', folder, str(status)], check=True,
                             capture_output=True, text=True)
    return run.stdout.strip()


def counts(_top):
    for records, status, expected in EXAMPLES:
        if (counted := count(records, status)) != expected:
            yield f'{records} ending with {status} counts as {counted}, not {expected}.'


tree.main([('counting', counts, [])])
