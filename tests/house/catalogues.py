# catalogues.py: the languages of po/LINGUAS, and the texts of their catalogues
#
# SPDX-License-Identifier: GPL-3.0-or-later

import re

STRING = re.compile(r'^(?:#~ )?(?:(msgctxt|msgid|msgid_plural|msgstr)(?:\[\d\])? )?"(.*)"$')


def languages(top):
    return (top / 'po/LINGUAS').read_text(encoding='utf-8').split() if (top / 'po/LINGUAS').exists() else []


def catalogues(top):
    """The languages and the paths of those catalogues that are there."""
    return [(name, path) for name in languages(top) if (path := top / 'po' / f'{name}.po').exists()]


def entries(path):
    """Pairs of a text and its translations, as they stand in the file."""
    entry, part = {}, None
    for line in [*path.read_text(encoding='utf-8').splitlines(), 'msgid ""']:
        found = STRING.match(line)
        if not found or line.startswith('#~'):
            continue
        if found[1] in ('msgctxt', 'msgid') and 'msgstr' in entry:
            yield entry['msgid'], entry['msgstr']
            entry = {}
        if found[1]:
            part = found[1]
            entry.setdefault(part, [] if part == 'msgstr' else '')
            if part == 'msgstr':
                entry[part].append('')
        if part == 'msgstr':
            entry[part][-1] += found[2]
        else:
            entry[part] += found[2]
