#!/usr/bin/python3
# e2e-pseudo.py: every page in a language that nobody speaks: a word without an accent was never given to translators
#
# Labels and the names that a screen reader speaks are read alike. Names in maps and games are data, as they stand in
# the files that come with the program; the toolkit's own words are its own affair.
#
# SPDX-License-Identifier: GPL-3.0-or-later

from playing import *

SPOKEN = {'LANGUAGE': 'qps'}
WORD = re.compile(r"[^\W\d_]{3,}")
VOWEL = re.compile('[aeiou]', re.IGNORECASE)
# Keys, formats, the program, titles of languages, and what GTK says by itself.
OTHERS = set('''oxbow ctrl shift alt home escape space return delete menu left right down page esc tab enter del ins
    main close minimize maximize restore window preferences gtk adw pdf png svg tiled deutsch english español italiano
    français none'''.split())


class Data:
    """What is written in the scenarios that come with the program: names there are whoever's drew them."""

    def __init__(self):
        texts = [path.read_text() for path in (SOURCE / 'data' / 'scenarios').rglob('*.oxbow')]
        self.prose = [' '.join(re.sub('<[^>]*>', ' ', text).split()) for text in texts]
        names = [name for text in texts for name in re.findall(r'(?:name|text|author|title)="([^"]*)"', text)]
        titles = [title for text in texts for title in re.findall('<title>([^<]*)</title>', text)]
        self.words = OTHERS | {word.lower() for name in names + titles for word in WORD.findall(name)}

    def has(self, text):
        text = ' '.join(text.split())
        return any(text in prose for prose in self.prose)


def is_translated(word):
    return not word.isascii() or not VOWEL.search(word)


def untranslated(root, data):
    """What stands there in plain English, by role and text."""
    for node in walk(root):
        for text in node.get_name(), node.get_description() or '':
            if re.match('(Gtk|Adw|Oxbow)[A-Z]', text) or not is_shown(node) or data.has(text):
                continue
            bad = {word for word in WORD.findall(text) if not is_translated(word) and word.lower() not in data.words}
            if bad:
                yield f'{node.get_role_name()} "{text[:120]}": {", ".join(sorted(bad))}'


def expect_translated(root, what, data):
    found = sorted(set(untranslated(root, data)))
    expect(not found, f'{what} has words that were not translated:\n' + '\n'.join(found[:30]))


def before_a_game():
    data = Data()
    with started(env=SPOKEN) as program:
        window = program.window(re.compile('.*'))
        welcome = window.page('OxbowWelcome')
        until(lambda: find_all(welcome, 'table cell'), 'the cards')
        expect_translated(window.frame, 'the welcome page', data)
        window.focus()
        for keys, page in ('ctrl+n', 'OxbowNewGame'), ('ctrl+alt+n', 'OxbowNewMap'):
            key(keys)
            place = window.page(page)
            until(lambda place=place: len(find_all(place, 'list item')) > 2, page)
            expect_translated(place, page, data)
        key('ctrl+comma')
        until(lambda: len(children(program.app)) == 2, 'the preferences')
        top = children(program.app)[-1]
        until(lambda: find_all(top, 'list item'), 'the rows')
        expect_translated(top, 'the preferences', data)


def games():
    data = Data()
    with tempfile.TemporaryDirectory() as folder:
        for game in 'dos-rios', 'navajo-wars', 'rising-waters', 'water-rights':
            file, engine = pathlib.Path(folder, 'a.oxbow'), Engine()
            engine.ask(f'new {game} seed=4')
            engine.ask('random 30 seed=4')
            engine.ask(f'save {file}')
            engine.close()
            with started(file, env=SPOKEN) as program:
                page = program.window(re.compile('.* – .*')).page('OxbowGamePage')
                until(lambda page=page: len(find_all(page, 'label')) > 3, 'the page')
                expect_translated(page, f'the page of {game}, or what hangs before it', data)
                if veil := find(page, 'push button', re.compile('.*Áám Hééréé.*')):
                    act(veil)
                until(lambda page=page: find(page, 'table') and len(find_all(page, 'label')) > 12, 'the panel')
                expect_translated(page, f'the page of {game}', data)


def editor():
    data = Data()
    for game in 'dos-rios', 'rising-waters':
        for scenario in sorted((SOURCE / 'data' / 'scenarios' / game).glob('*.oxbow'))[:1]:
            with started('--edit', scenario, env=SPOKEN) as program:
                window = program.window(re.compile('.* – .*'))
                page = window.page('OxbowEditorPage')
                until(lambda page=page: find(page, 'table'), 'the board')
                until(lambda page=page: len(find_all(page, 'label')) > 12, 'the palette')
                expect_translated(page, f'the editor of {game}', data)


def finds_english():
    with started() as program:
        window = program.window('Oxbow')
        until(lambda: find_all(window.page('OxbowWelcome'), 'table cell'), 'the cards')
        expect(len(list(untranslated(window.frame, Data()))) > 5, 'a page in English has nothing to complain of')


run([
    ('/e2e/pseudo/finds-english', finds_english),
    ('/e2e/pseudo/before-a-game', before_a_game),
    ('/e2e/pseudo/games', games),
    ('/e2e/pseudo/editor', editor),
])
