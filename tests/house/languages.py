#!/usr/bin/env python3
# languages.py: each language of po/LINGUAS has a catalogue that fits the sources, nearly whole and well made
#
# A new text need not wait for four translators, so a few may be missing; what is there must keep the places for values,
# the access keys of menus, and the file must be one that gettext takes.
#
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import pathlib
import re
import subprocess
import tempfile
from xml.etree import ElementTree

import tree
from catalogues import catalogues, entries, languages

LEAST = 0.97            # of all texts are translated into every language
KEYWORDS = ('_', 'N_', 'C_:1c,2', 'NC_:1c,2', 'g_dcgettext:2', 'g_dngettext:2,3', 'g_dpgettext2:2c,3')
ACCESS_KEY = re.compile(r'(?<!\w)_\w|\w_(?=\w*[ …]?$)')
CUT = re.compile(r'(?<!\w)(?:_|N_) ?\((?:\s*"(?:[^"\\]|\\.)*")+\s*(G_\w+|(?!PRI[du]64\b)PRI\w+)')


def listed(top):
    names = languages(top)
    there = {path.stem for path in (top / 'po').glob('*.po')}
    for name in names:
        if name not in there:
            yield f'po/LINGUAS names {name}, but there is no po/{name}.po.'
    for name in sorted(there - set(names)):
        yield f'po/{name}.po is not in po/LINGUAS, so nobody will see it.'


def taken(top):
    """gettext takes the catalogue, values and all."""
    for name, path in catalogues(top):
        run = subprocess.run(['msgfmt', '--check-format', '--check-domain', '-o', os.devnull, str(path)], check=False,
                             capture_output=True, text=True)
        if run.returncode != 0:
            yield f'po/{name}.po: {run.stderr.strip().splitlines()[0]}'


def has_access_key(text):
    return len(ACCESS_KEY.findall(text)) == 1 and text.count('_') == 1


def access_keys(top):
    for name, path in catalogues(top):
        for text, translations in entries(path):
            if has_access_key(text) and re.match('[A-Z_]', text):
                for translation in translations:
                    if translation and '_' not in translation:
                        yield f'po/{name}.po: "{translation}" lacks the access key of "{text}".'


def collect(top, folder):
    """All texts of the sources, as `ninja oxbow-pot` finds them."""
    pot = os.path.join(folder, 'all.pot')
    env = dict(os.environ, GETTEXTDATADIRS=str(top / 'data'))
    subprocess.run(['xgettext', '--files-from=po/POTFILES', '--from-code=UTF-8', '-o', pot,
                    *(f'--keyword={word}' for word in KEYWORDS)], check=True, capture_output=True, cwd=top, env=env)
    return pot


def nearly_whole(top):
    if not catalogues(top):
        return
    with tempfile.TemporaryDirectory() as folder:
        pot = collect(top, folder)
        n_texts = sum(1 for text, _ in entries(pathlib.Path(pot)) if text)
        for name, path in catalogues(top):
            run = subprocess.run(['msgcmp', str(path), pot], check=False, capture_output=True, text=True)
            n_missing = len(re.findall(r'used but not defined|untranslated|fuzzy', run.stderr))
            if n_missing > (1 - LEAST) * n_texts:
                yield f'po/{name}.po: {n_missing} of {n_texts} texts are not translated.'


def skeleton(path):
    """The elements of a page of the help in their order, and where its links lead: all but the words."""
    return [(element.tag, element.get('id'), element.get('xref')) for element in ElementTree.parse(path).iter()]


def help_pages(top):
    """The help is the same in every language but for its words."""
    originals = {path.name: path for path in (top / 'data/help/C').glob('*.page')}
    for folder in sorted(top.glob('data/help/*')):
        pages = {path.name: path for path in folder.glob('*.page')}
        for name in sorted(originals.keys() ^ pages.keys()):
            yield f'data/help/{folder.name}: {name} stands in one of this folder and C alone.'
        for name in sorted(originals.keys() & pages.keys()):
            if skeleton(pages[name]) != skeleton(originals[name]):
                yield f'data/help/{folder.name}/{name} has other elements or links than the page in C.'


def uncut(top):
    """xgettext ends a text at a macro that it does not know, and then it is never found again."""
    for file in tree.sources(top, '.c', '.h'):
        if file.parts[0] == 'src' and (found := CUT.search(tree.text(top / file))):
            yield f'{file}: a text for people is cut off at {found[1]}; PRIu64 and PRId64 are known to translators.'


PO = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n'
ONE_TEXT = {'po/LINGUAS': 'de', 'po/POTFILES': 'a.c\n', 'a.c': '_("x")'}
tree.main([
    ('languages/listed', listed, [
        ({'po/LINGUAS': 'de\n', 'po/de.po': PO}, None),
        ({'po/LINGUAS': 'de\n', 'po/POTFILES': ''}, 'there is no po/de.po'),
        ({'po/LINGUAS': '', 'po/de.po': PO}, 'nobody will see it'),
    ]),
    ('languages/taken', taken, [
        ({'po/LINGUAS': 'de', 'po/de.po': PO + '#, c-format\nmsgid "%d"\nmsgstr "%d"\n'}, None),
        ({'po/LINGUAS': 'de', 'po/de.po': PO + '#, c-format\nmsgid "%d"\nmsgstr "%s"\n'}, 'format'),
    ]),
    ('languages/access-keys', access_keys, [
        ({'po/LINGUAS': 'de', 'po/de.po': PO + 'msgid "_Open"\nmsgstr "Ö_ffnen"\n'}, None),
        ({'po/LINGUAS': 'de', 'po/de.po': PO + 'msgid "_Open"\nmsgstr "Öffnen"\n'}, 'lacks the access key'),
        ({'po/LINGUAS': 'de', 'po/de.po': PO + 'msgid "Save _As"\nmsgstr ""\n"Sichern als"\n'}, 'lacks the access key'),
    ]),
    ('languages/nearly-whole', nearly_whole, [
        ({**ONE_TEXT, 'po/de.po': PO + 'msgid "x"\nmsgstr "y"\n'}, None),
        ({**ONE_TEXT, 'po/de.po': PO + 'msgid "z"\nmsgstr "y"\n'}, '1 of 1'),
    ]),
    ('languages/help', help_pages, [
        ({'data/help/C/a.page': '<p>one <b>two</b></p>', 'data/help/de/a.page': '<p>eins <b>zwei</b></p>'}, None),
        ({'data/help/C/a.page': '<p/>', 'data/help/de/a.page': '<p/>', 'data/help/de/b.page': '<p/>'},
         'b.page stands in'),
        ({'data/help/C/a.page': '<p>one <b>two</b></p>', 'data/help/de/a.page': '<p>eins zwei</p>'}, 'other elements'),
    ]),
    ('languages/uncut', uncut, [
        ({'src/a.c': '_("%" PRIu64 " games")'}, None),
        ({'src/a.c': '_("a " "%" G_GUINT64_FORMAT " b")'}, 'cut off at G_GUINT64_FORMAT'),
    ]),
])
