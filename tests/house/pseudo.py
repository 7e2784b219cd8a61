#!/usr/bin/env python3
# pseudo.py: writes a catalogue in a language that nobody speaks: every text with accents, and half as long again
#
# `pseudo.py SOURCE FOLDER [STAMP]` makes FOLDER/qps/LC_MESSAGES/oxbow.mo. What stands on a page without an accent in it
# was not translated; what fits in this language has room in others. Places for values, marks of style and keys stay.
#
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import pathlib
import re
import subprocess
import sys
import tempfile

LANGUAGE = 'qps'
ACCENTS = str.maketrans('aeiouyAEIOUY', 'áéíóúýÁÉÍÓÚÝ')
VOWEL = re.compile('[aeiouAEIOU]')
KEPT = re.compile(r'(%(?:\d+\$)?[-+ #0]*\d*(?:\.\d+)?(?:l|z)?[a-zA-Z%]|<[^<>]*>|&\w+;|\\.|\{\w+\})')
KEYWORDS = ('_', 'N_', 'C_:1c,2', 'NC_:1c,2', 'ngettext:1,2', 'g_dngettext:2,3', 'g_dpgettext2:2c,3')
HEAD = r'msgstr "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n != 1);\n"'


def speak(text):
    """What is said for a text: each vowel twice, with an accent."""
    parts = KEPT.split(text)
    return ''.join(part if i % 2 else VOWEL.sub(lambda m: m[0] + m[0].lower(), part).translate(ACCENTS)
                   for i, part in enumerate(parts))


def extract(source, pot):
    lines = (source / 'po' / 'POTFILES').read_text().split('\n')
    words = [line for line in lines if line.endswith(('.c', '.h', '.ui'))]
    subprocess.run(['xgettext', '--from-code=UTF-8', '--add-comments', '--no-wrap', f'--directory={source}',
                    f'--output={pot}', *(f'--keyword={word}' for word in KEYWORDS), *words], check=True)


def write(pot, po):
    """Every text of the list with its words, the forms of plurals each from their own."""
    ids, first = {}, True
    with open(po, 'w', encoding='utf-8') as out:
        for block in re.split(r'\n\n', pot.read_text(encoding='utf-8')):
            ids = {name: re.findall(r'"((?:[^"\\]|\\.)*)"', said) for name, said in
                   re.findall(r'^(msgctxt|msgid|msgid_plural) ((?:"(?:[^"\\]|\\.)*"\n?)+)', block, re.MULTILINE)}
            if 'msgid' not in ids:
                continue
            said = {name: ''.join(lines) for name, lines in ids.items()}
            for name in ('msgctxt', 'msgid', 'msgid_plural'):
                if name in said:
                    out.write(f'{name} "{said[name]}"\n')
            if first:
                out.write(HEAD + '\n\n')
                first = False
            elif 'msgid_plural' in said:
                out.write(f'msgstr[0] "{speak(said["msgid"])}"\nmsgstr[1] "{speak(said["msgid_plural"])}"\n\n')
            else:
                out.write(f'msgstr "{speak(said["msgid"])}"\n\n')


def main(source, folder):
    target = folder / LANGUAGE / 'LC_MESSAGES'
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        pot, po = pathlib.Path(scratch, 'oxbow.pot'), pathlib.Path(scratch, 'qps.po')
        extract(source, pot)
        write(pot, po)
        made = target / f'oxbow-{os.getpid()}.mo'
        subprocess.run(['msgfmt', '--check-format', f'--output-file={made}', po], check=True)
        made.rename(target / 'oxbow.mo')


if __name__ == '__main__':
    main(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))
    for stamp in sys.argv[3:]:
        pathlib.Path(stamp).touch()
