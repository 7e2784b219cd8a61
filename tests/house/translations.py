#!/usr/bin/env python3
# translations.py: po/POTFILES names every source with a text for people, and nothing else
#
# `tests/house/translations.py --update` writes the list anew.
#
# SPDX-License-Identifier: GPL-3.0-or-later

import re
import sys

import tree

CALL = re.compile(r'(?<![\w"])(_|N_|C_|NC_|ngettext|g_dngettext|g_dpgettext2?) ?\(')
COMMENT = re.compile(r'/\*.*?\*/', re.DOTALL)


def listed(top):
    for line in tree.lines(top, 'po/POTFILES'):
        if line and not line.startswith('#'):
            yield line


def speaks(top, file):
    return CALL.search(COMMENT.sub('', tree.text(top / file)))


def find_speaking(top):
    return {str(f) for f in tree.sources(top, '.c', '.h') if f.parts[0] == 'src' and speaks(top, f)}


def update(top):
    comments = [line for line in tree.lines(top, 'po/POTFILES') if line.startswith('#')]
    (top / 'po/POTFILES').write_text('\n'.join(comments + sorted(find_speaking(top))) + '\n', encoding='utf-8')


def complete(top):
    speaking = find_speaking(top)
    names = list(listed(top))
    for file in sorted(speaking - set(names)):
        yield f'{file} has texts for people, but is not in po/POTFILES: see tests/house/translations.py.'
    for file in names:
        if not (top / file).exists():
            yield f'po/POTFILES names {file}, which is not there.'
        elif file.endswith(('.c', '.h')) and file not in speaking:
            yield f'po/POTFILES names {file}, which has no text for people.'


def in_order(top):
    names = list(listed(top))
    if names != sorted(set(names)):
        yield 'po/POTFILES is not sorted, or names a file twice.'


if '--update' in sys.argv:
    update(tree.TOP)
    sys.exit()

tree.main([
    ('translations/complete', complete, [
        ({'po/POTFILES': 'src/core/a.c\n', 'src/core/a.c': '_("x")', 'src/core/b.c': 'f_("x") /* _("y") */'}, None),
        ({'po/POTFILES': '# none\n', 'src/core/a.c': '_("x")'}, 'not in po/POTFILES'),
        ({'po/POTFILES': '', 'src/core/a.c': '{ N_("x"), 1 }'}, 'not in po/POTFILES'),
        ({'po/POTFILES': '', 'src/core/a.c': 'ngettext ("x", "y", n)'}, 'not in po/POTFILES'),
        ({'po/POTFILES': 'src/core/a.c\n'}, 'which is not there'),
        ({'po/POTFILES': 'src/core/a.c\n', 'src/core/a.c': ''}, 'no text for people'),
    ]),
    ('translations/in-order', in_order, [
        ({'po/POTFILES': 'src/b.c\nsrc/a.c\n'}, 'not sorted'),
        ({'po/POTFILES': 'src/a.c\nsrc/b.c\n'}, None),
    ]),
])
