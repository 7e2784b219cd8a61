#!/usr/bin/env python3
# translations.py: po/POTFILES names every source, template and scenario with a text for people, and nothing else
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


def shipped(top):
    return [f for f in tree.sources(top, '.oxbow') if f.parts[:2] == ('data', 'scenarios')]


def speaks(top, file):
    return CALL.search(COMMENT.sub('', tree.text(top / file)))


def is_for_the_desktop(file):
    """What menus, software centres and preferences show of the program."""
    return file.parts[0] == 'data' and file.name.endswith(('.desktop.in', '.metainfo.xml.in', '.gschema.xml'))


def find_speaking(top):
    code = {str(f) for f in tree.sources(top, '.c', '.h') if f.parts[0] == 'src' and speaks(top, f)}
    templates = {str(f) for f in tree.sources(top, '.ui') if 'translatable="yes"' in tree.text(top / f)}
    desktop = {str(f) for f in tree.sources(top, '.in', '.xml') if is_for_the_desktop(f)}
    return code | templates | desktop | {str(f) for f in shipped(top)}


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
        elif file not in speaking:
            yield f'po/POTFILES names {file}, which has no text for people.'


def in_order(top):
    names = list(listed(top))
    if names != sorted(set(names)):
        yield 'po/POTFILES is not sorted, or names a file twice.'


if '--update' in sys.argv:
    update(tree.TOP)
    sys.exit()

def merged(top):
    """Scenarios are installed with their translations by the list in their folder."""
    for file in shipped(top):
        build = file.parent / 'meson.build'
        if not (top / build).exists() or f"'{file.stem}'" not in tree.text(top / build):
            yield f'{build} does not name {file.name}, so it would not be installed.'


tree.main([
    ('translations/complete', complete, [
        ({'po/POTFILES': 'src/core/a.c\n', 'src/core/a.c': '_("x")', 'src/core/b.c': 'f_("x") /* _("y") */'}, None),
        ({'po/POTFILES': '# none\n', 'src/core/a.c': '_("x")'}, 'not in po/POTFILES'),
        ({'po/POTFILES': '', 'src/core/a.c': '{ N_("x"), 1 }'}, 'not in po/POTFILES'),
        ({'po/POTFILES': '', 'src/core/a.c': 'ngettext ("x", "y", n)'}, 'not in po/POTFILES'),
        ({'po/POTFILES': '', 'ui/a.ui': '<property name="label" translatable="yes">'}, 'not in po/POTFILES'),
        ({'po/POTFILES': '', 'data/a.desktop.in': ''}, 'not in po/POTFILES'),
        ({'po/POTFILES': '', 'ui/a.ui': '<object class="GtkBox"/>'}, None),
        ({'po/POTFILES': 'src/core/a.c\n'}, 'which is not there'),
        ({'po/POTFILES': 'src/core/a.c\n', 'src/core/a.c': ''}, 'no text for people'),
    ]),
    ('translations/merged', merged, [
        ({'data/scenarios/go/a.oxbow': '', 'data/scenarios/go/meson.build': "['a']"}, None),
        ({'data/scenarios/go/a.oxbow': '', 'data/scenarios/go/meson.build': "['b']"}, 'does not name a.oxbow'),
    ]),
    ('translations/in-order', in_order, [
        ({'po/POTFILES': 'src/b.c\nsrc/a.c\n'}, 'not sorted'),
        ({'po/POTFILES': 'src/a.c\nsrc/b.c\n'}, None),
    ]),
])
