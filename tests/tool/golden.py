#!/usr/bin/env python3
# golden.py: transcripts of the engine protocol that must come out again, byte for byte
#
#   golden.py [--update] [NAME...]
#
# A transcript holds what is typed and, below each line that is answered, the answer: from "= " or "? " to an empty
# line. It can be typed by hand. Comments stand where the engine takes them. --update writes the answers anew; they
# are then read in review like code.
#
# SPDX-License-Identifier: GPL-3.0-or-later

import difflib
import pathlib
import subprocess
import sys
import tempfile

import calls

FOLDER = pathlib.Path(__file__).parent / 'golden'


def inputs(transcript):
    """The lines that are typed: all but the answers."""
    in_answer = False
    for line in transcript.split('\n')[:-1]:
        if in_answer:
            in_answer = line != ''
        elif line.startswith(('= ', '? ')):
            in_answer = True
        else:
            yield line


def is_answered(line, in_listing):
    if in_listing:
        return line == '.'
    return line.strip() != '' and not line.lstrip().startswith('#')


def read_answer(stream):
    answer = ''
    while True:
        line = stream.readline()
        answer += line
        if line in ('\n', ''):
            return answer


def play(transcript, folder):
    """The same lines with the answers that the engine gives today."""
    process = subprocess.Popen([calls.TOOL, 'engine'], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                               cwd=folder, env=calls.environment())
    found = ''
    in_listing = False
    for line in inputs(transcript):
        process.stdin.write(line + '\n')
        process.stdin.flush()
        found += line + '\n'
        in_listing = line != '.' if in_listing else line.split()[:1] == ['position']
        if not in_listing and is_answered(line, line == '.'):
            found += read_answer(process.stdout)
    process.stdin.close()
    rest = process.stdout.read()
    if process.wait() != 0 or rest:
        raise calls.Failure(f'the engine ended with status {process.returncode} and said {rest!r}')
    return found


def check(file, update):
    wanted = file.read_text()
    with tempfile.TemporaryDirectory() as folder:
        found = play(wanted, folder)
    if found == wanted:
        return
    if update:
        file.write_text(found)
        return
    diff = difflib.unified_diff(wanted.splitlines(), found.splitlines(), 'golden', 'today', lineterm='')
    raise calls.Failure('\n'.join(diff))


def main():
    update = '--update' in sys.argv
    sys.argv = [a for a in sys.argv if a != '--update']
    files = sorted(FOLDER.glob('*.txt'))
    calls.run([(f'/tool/golden/{file.stem}', lambda file=file: check(file, update)) for file in files])


if __name__ == '__main__':
    main()
