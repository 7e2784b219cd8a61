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

# Records of the first try and of the second, what the second returned, and what is to be counted; a test is its place.
SECOND_TRIES = [
    ([('OK', 'ok 1 - /a\n'), ('ERROR', 'not ok 1 - /b\n')], [None, ('OK', 'ok 1 - /b\nok 2 - /c\n')], 0, '3 0'),
    ([('OK', 'ok 1 - /a\n'), ('ERROR', 'not ok 1 - /b\n')], [None, ('ERROR', 'not ok 1 - /b\n')], 1, '1 1'),
    ([('FAIL', None), ('ERROR', 'not ok 1 - /b\n')], [None, ('OK', 'ok 1 - /b\n')], 0, '1 1'),
]


def keep(log, tries):
    log.write_text(''.join(json.dumps({'name': f'test {i}', 'result': t[0], 'stdout': t[1]}) + '\n'
                           for i, t in enumerate(tries) if t), encoding='utf-8')


def count(first, second, status):
    """What count.py says of a run, and of the second try of some of its tests where there was one."""
    with tempfile.TemporaryDirectory() as folder:
        logs = pathlib.Path(folder, 'meson-logs')
        logs.mkdir()
        keep(logs / ('testlog-first.json' if second else 'testlog.json'), first)
        if second:
            keep(logs / 'testlog.json', second)
        run = subprocess.run([sys.executable, tree.TOP / '.ci/count.py', folder, str(status)], check=True,
                             capture_output=True, text=True)
    return run.stdout.strip()


def counts(_top):
    for first, second, status, expected in [(r, None, s, e) for r, s, e in EXAMPLES] + SECOND_TRIES:
        if (counted := count(first, second, status)) != expected:
            yield f'{first}, then {second}, ending with {status} counts as {counted}, not {expected}.'


tree.main([('counting', counts, [])])
