#!/usr/bin/env python3
# manual.py: the examples of the manual page do what the page says, and the page names every command and option
#
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import pathlib
import re
import subprocess
import tempfile

import calls
from calls import Failure, expect, good

PAGE = calls.SOURCE / 'data/man/oxbow-tool.1'


def plain(line):
    """A line of an example without what roff needs."""
    return line.replace('\\&', '').replace('\\\\', '\\')


def examples():
    """(command, expected lines) in the order of the page."""
    found, inside = [], False
    for line in PAGE.read_text().splitlines():
        if line in ('.EX', '.EE'):
            inside = line == '.EX'
        elif inside and line.startswith('$ '):
            found.append((plain(line[2:]), []))
        elif inside:
            found[-1][1].append(plain(line))
    return found


def matches(wanted, found):
    """Whether the lines are those wanted, where "..." stands for any."""
    pattern = ''.join('(.*\n)*' if line == '...' else re.escape(line) + '\n' for line in wanted)
    return re.fullmatch(pattern, ''.join(line + '\n' for line in found)) is not None


def try_example(command, wanted, folder):
    path = os.pathsep.join([os.path.dirname(calls.TOOL), os.environ['PATH']])
    done = subprocess.run(['bash', '-o', 'pipefail', '-c', command], cwd=folder, env=calls.environment(PATH=path),
                          capture_output=True, text=True)
    found = done.stdout.split('\n')[:-1]
    if done.returncode != 0:
        raise Failure(f'{command}: status {done.returncode}: {done.stderr}')
    if not matches(wanted, found):
        raise Failure('\n'.join([f'{command}: prints', *found[:20], 'instead of', *wanted]))


def run_examples():
    with tempfile.TemporaryDirectory() as folder:
        tried = examples()
        for command, wanted in tried:
            try_example(command, wanted, folder)
        expect(len(tried) > 10, 'the page has lost its examples')
        for name in ('valley.oxbow', 'branches.oxbow', 'valley.png', 'valley.pdf', 'valley.tmx'):
            expect(os.path.getsize(pathlib.Path(folder, name)) > 100, f'{name} was not made')


def commands():
    """The names of the commands, as --help lists them."""
    part = good('--help').out.split('Commands:\n')[1].split('\n\n')[0]
    return [line.split()[0] for line in part.splitlines()]


def names_everything():
    page = PAGE.read_text().replace('\\-', '-').replace('\\fR', '').replace('\\fB', '')
    for command in commands():
        expect(re.search(rf'^\.(B|BI|BR) {command}\b', page, re.M), f'the page has no entry {command}')
        for flag in re.findall(r'--([a-z-]+)', good(command, '--help').out):
            expect(f'--{flag}' in page, f'the page does not name --{flag} of {command}')
    for command in good('engine', given='list_commands\n').out[2:].split():
        expect(re.search(rf'^\.(B|BI|BR|TP).*\b{command}\b', page, re.M), f'the page has no engine command {command}')


def is_good_roff():
    done = subprocess.run(['man', '--warnings', '-l', PAGE], capture_output=True, text=True,
                          env={**os.environ, 'LC_ALL': 'C.UTF-8', 'MANROFFSEQ': '', 'MANWIDTH': '80'})
    expect(done.returncode == 0 and done.stderr == '', f'man complains: {done.stderr}')


def has_man():
    return subprocess.run(['which', 'man'], capture_output=True).returncode == 0


if __name__ == '__main__':
    calls.run([('/tool/manual/examples', run_examples), ('/tool/manual/names-everything', names_everything)]
              + ([('/tool/manual/roff', is_good_roff)] if has_man() else []))
