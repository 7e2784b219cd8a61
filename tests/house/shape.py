#!/usr/bin/env python3
# shape.py: what every source file looks like
#
# A header that says what the file is for and under which licence it stands; files, functions and lines of a size that
# can be read; text without tabs and trailing blanks; no work left for later, and no words of the place where it was
# written.
#
# SPDX-License-Identifier: GPL-3.0-or-later

import re

import tree

LICENCE = 'SPDX-License-Identifier: GPL-3.0-or-later'
LONGEST_FILE = 700
LONGEST_FUNCTION = 90
LONGEST_LINE = 120

# Letters in brackets keep this file from finding itself.
UNFINISHED = re.compile(r'\b(TO[D]O|FIX[M]E|X[X]X|HAC[K])\b|[Nn]ot [i]mplemented|[Ff]or [n]ow\b')
ELSEWHERE = re.compile(r'/(wor[k]|hom[e]|roo[t]|tm[p]/oxbow)/|lo[c]alhost')
GAMES = re.compile(r'\b(dos_rios|rising_waters|water_rights|navajo_wars)_', re.IGNORECASE)


def is_script(top, file):
    return file.suffix in ('.sh', '.py') or not file.suffix and tree.text(top / file).startswith('#!')


def written(top):
    """Sources and scripts."""
    for file in tree.files(top):
        if not set(file.parts) & set(tree.INPUTS) and (file.suffix in ('.c', '.h') or is_script(top, file)):
            yield file


def headers(top):
    for file in written(top):
        lines = tree.lines(top, file)
        start = f'/* {file.name}: ' if file.suffix in ('.c', '.h') else f'# {file.name}: '
        if not any(line.startswith(start) for line in lines[:2]):
            yield f'{file}: the file begins with "{start}" and what it is for.'
        if not any(LICENCE in line for line in lines[:30]):
            yield f'{file}: the header ends with "{LICENCE}".'


def file_lengths(top):
    for file in tree.sources(top, '.c', '.h', '.py'):
        n = len(tree.lines(top, file))
        if n > LONGEST_FILE:
            yield f'{file}: {n} lines; a file of more than {LONGEST_FILE} has two ideas.'


def function_lengths(top):
    for file in tree.sources(top, '.c'):
        start = None
        for number, line in enumerate(tree.lines(top, file), 1):
            if line.startswith('{'):
                start = number
            elif line.startswith('}') and start is not None:
                if number - start > LONGEST_FUNCTION:
                    yield f'{file}:{start}: a function of {number - start} lines, at most {LONGEST_FUNCTION}.'
                start = None


def layout(top):
    for file in written(top):
        if not tree.text(top / file).endswith('\n'):
            yield f'{file}: the last line has no end.'
        for number, line in enumerate(tree.lines(top, file), 1):
            if '\t' in line:
                yield f'{file}:{number}: a tab.'
            if line != line.rstrip():
                yield f'{file}:{number}: blanks at the end of the line.'
            if len(line) > LONGEST_LINE:
                yield f'{file}:{number}: {len(line)} columns, at most {LONGEST_LINE}.'


def words(top):
    for file in tree.files(top):
        if set(file.parts) & set(tree.INPUTS) or file.name == 'LICENSE':
            continue
        for number, line in enumerate(tree.lines(top, file), 1):
            if match := UNFINISHED.search(line) or ELSEWHERE.search(line):
                yield f'{file}:{number}: "{match[0]}" does not belong here.'


def encoding(top):
    for file in written(top):
        try:
            (top / file).read_bytes().decode('utf-8')
        except UnicodeDecodeError as error:
            yield f'{file}: not UTF-8, byte {error.start}.'


def game_names(top):
    """A game is named in its folder, its painter, its view and the lists of them."""
    for file in tree.sources(top, '.c', '.h'):
        if file.parts[0] != 'src' or file.parts[1] in ('games', 'paint') or file.parts[1:3] == ('app', 'views'):
            continue
        for number, line in enumerate(tree.lines(top, file), 1):
            if match := GAMES.search(line):
                yield f'{file}:{number}: "{match[0]}" is a game\'s own name, and this file is for all games.'


def assertions(top):
    for file in tree.sources(top, '.c'):
        if file.parts[0] == 'tests' and 'g_test_add' in (content := tree.text(top / file)) and 'assert' not in content:
            yield f'{file}: tests that assert nothing.'


GOOD = f'/* a.c: an example\n *\n * {LICENCE} */\n'

tree.main([
    ('shape/headers', headers, [
        ({'src/core/a.c': GOOD, 'run': f'#!/bin/sh\n# run: it\n# {LICENCE}\n'}, None),
        ({'src/core/b.c': GOOD}, '"/* b.c: "'),
        ({'src/core/a.c': '/* a.c: an example */\n'}, 'the header ends with'),
        ({'check': f'#!/bin/sh\n# {LICENCE}\n'}, '"# check: "'),
    ]),
    ('shape/file-lengths', file_lengths, [
        ({'src/core/a.c': '\n' * LONGEST_FILE}, None),
        ({'src/core/a.c': '\n' * (LONGEST_FILE + 1)}, 'two ideas'),
    ]),
    ('shape/function-lengths', function_lengths, [
        ({'src/core/a.c': 'f ()\n{\n' + '  x;\n' * (LONGEST_FUNCTION - 1) + '}\n'}, None),
        ({'src/core/a.c': 'f ()\n{\n' + '  x;\n' * LONGEST_FUNCTION + '}\n'}, 'a.c:2: a function of'),
    ]),
    ('shape/layout', layout, [
        ({'src/core/a.c': '/* fine */\n'}, None),
        ({'src/core/a.c': '\tx;\n'}, 'a tab'),
        ({'src/core/a.c': 'x; \n'}, 'blanks at the end'),
        ({'src/core/a.c': 'x' * (LONGEST_LINE + 1) + '\n'}, 'columns'),
        ({'src/core/a.c': 'x;'}, 'no end'),
    ]),
    ('shape/words', words, [
        ({'src/core/a.c': 'x = NULL; /* a shaft */\n'}, None),
        ({'src/core/a.c': '/* TO' + 'DO */\n'}, 'does not belong'),
        ({'README.md': 'in /ho' + 'me/ann/oxbow\n'}, 'does not belong'),
    ]),
    ('shape/encoding', encoding, []),
    ('shape/game-names', game_names, [
        ({'src/paint/a.c': 'dos_rios_x ();\n', 'src/games/list.c': 'dos_rios_ruleset\n'}, None),
        ({'src/files/a.c': 'dos_rios_x ();\n'}, "a game's own name"),
    ]),
    ('shape/assertions', assertions, [
        ({'tests/core/a.c': 'g_test_add_func (); g_assert_true ();\n'}, None),
        ({'tests/core/a.c': 'g_test_add_func ();\n'}, 'assert nothing'),
    ]),
])
