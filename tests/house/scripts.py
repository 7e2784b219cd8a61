#!/usr/bin/env python3
# scripts.py: every script can be started and parses; shellcheck has nothing to say, where it is installed
#
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import re
import shutil
import subprocess

import tree

SHELL = re.compile(r'^#!\s*(?:/bin/|/usr/bin/env )(sh|bash)\b')


def scripts(top):
    """Files that begin with #!, and what the line says."""
    for file in tree.files(top):
        if not set(file.parts) & set(tree.INPUTS) and file.suffix in ('', '.sh', '.py', '.zsh', '.bash'):
            first = tree.text(top / file)[:80].split('\n')[0]
            if first.startswith('#!'):
                yield file, first


def failed(command):
    run = subprocess.run(command, capture_output=True, text=True)
    return run.returncode and (run.stdout + run.stderr).strip()


def start(top):
    for file, _ in scripts(top):
        if not os.access(top / file, os.X_OK):
            yield f'{file}: begins with #!, but cannot be executed.'


def parse(top):
    for file, first in scripts(top):
        if match := SHELL.match(first):
            if said := failed([match[1], '-n', top / file]):
                yield f'{file}: {said}'
        elif 'python3' in first:
            try:
                compile(tree.text(top / file), str(file), 'exec')
            except SyntaxError as error:
                yield f'{file}:{error.lineno}: {error.msg}'


def shellcheck(top):
    if shutil.which('shellcheck'):
        for file, first in scripts(top):
            if SHELL.match(first) and (said := failed(['shellcheck', '-x', '-P', top, '-f', 'gcc', top / file])):
                yield f'{file}: {said}'


tree.main([
    ('scripts/start', start, [({'run': '#!/bin/sh\ntrue\n'}, 'cannot be executed'), ({'run': 'true\n'}, None)]),
    ('scripts/parse', parse, [
        ({'run': '#!/bin/sh\nif true; then echo; fi\n'}, None),
        ({'run': '#!/bin/sh\nif true; then echo\n'}, 'run:'),
        ({'tests/a.py': '#!/usr/bin/env python3\nx = (\n'}, 'tests/a.py:2'),
    ]),
    ('scripts/shellcheck', shellcheck, [({'run': '#!/bin/sh\necho "$1"\n'}, None)]),
])
