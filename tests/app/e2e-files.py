#!/usr/bin/python3
# e2e-files.py: files from the command line, as a double click gives them: bad ones, several, and a second start
#
# SPDX-License-Identifier: GPL-3.0-or-later

from playing import *

BAD = SOURCE / 'tests' / 'files' / 'bad'
NAMES = 'cut-off', 'format-99', 'doctype-laughs', 'empty'
TITLE = re.compile('.* – Oxbow')


def send(program, *arguments):
    """A second start, which hands its files to the first and ends."""
    second = program.start(arguments)
    same(second.wait(PATIENCE), 0, 'the status of the second start')


def spoil(folder):
    """Copies of a scenario, each with a fault."""
    text = (SOURCE / 'data' / 'scenarios' / 'dos-rios' / 'two-rivers.oxbow').read_text()
    faults = {'attribute': ('<map ', '<map colour="red" '), 'element': ('<map ', '<stones/><map ')}
    for name, (old, new) in faults.items():
        (folder / f'{name}.oxbow').write_text(text.replace(old, new, 1))
    return [folder / f'{name}.oxbow' for name in faults]


def read_dialog(program, name):
    """What the dialog about a bad file says; then it is closed."""
    def look():
        for top in children(program.app):
            words = [label.get_name() for label in find_all(top, 'label')]
            if any('Cannot Be Opened' in text for text in words):
                return top, words
        return None
    top, words = until(look, f'a dialog about {name}')
    act(find(top, 'push button', re.compile('_Close Close|_Close|Close')))
    until(lambda: not is_open(program), 'the end of the dialog')
    return ' '.join(words)


def is_open(program):
    return len(program.shown()) > 1


def bad_files():
    """The sentence, the file and the line; the game that is played meanwhile stays as it was."""
    with started() as program, tempfile.TemporaryDirectory() as folder:
        enter(program.window('Oxbow'))
        play = Play(program.window(TITLE))
        play.window.click(until(play.offers, 'a move')[0])
        before = play.wait_for_move('', 'the first move')
        for file in [BAD / f'{name}.oxbow' for name in NAMES] + spoil(pathlib.Path(folder)):
            send(program, file)
            said = read_dialog(program, file.name)
            wanted = call('listing', file).err.strip().removeprefix('oxbow-tool: ')
            expect(file.name in said and wanted in said, f'{file.name}: {said!r} does not say {wanted!r}')
            same(play.last_move(), before, f'the game after {file.name}')
        for strange in pathlib.Path(folder), pathlib.Path(folder, 'missing.oxbow'):
            send(program, strange)
            expect(strange.name in read_dialog(program, strange), f'{strange} is not named')
        same(play.last_move(), before, 'the game')
        program.quit()


def several_windows():
    """Two games, two windows; a file that is open already raises its window; the last start opens no other."""
    with started() as program, tempfile.TemporaryDirectory() as folder:
        files = [pathlib.Path(folder, f'{n}.oxbow') for n in range(2)]
        for n, file in enumerate(files):
            good('new', 'dos-rios', '-o', file, '--seed', str(n))
        program.window('Oxbow')
        send(program, *files)
        until(lambda: len(program.windows('Two Rivers – Oxbow')) == 2, 'two windows')
        send(program, files[0])
        send(program)
        same(len(program.windows('Two Rivers – Oxbow')), 2, 'the number of windows')
        program.quit()


def said(program, role, name):
    return any(find(top, role, name) for top in children(program.app))


def ending():
    """A name without an ending gets it, and a file that has it is not replaced unasked."""
    with started() as program, tempfile.TemporaryDirectory() as folder:
        enter(program.window('Oxbow'))
        window, elsewhere = Play(program.window(TITLE)).window, pathlib.Path(folder, 'elsewhere')
        window.focus()
        key('ctrl+s')
        answer(window, 'Save the Game', pathlib.Path(folder, 'kept.oxbow'), f'{folder}/kept')
        elsewhere.mkdir()
        kept = elsewhere / 'kept.oxbow'
        kept.write_text('of another day')
        key('ctrl+shift+s')
        xdotool('windowfocus', '--sync', until(lambda: program.windows('Save the Game'), 'the dialog')[-1])
        key('ctrl+a')
        write(f'{elsewhere}/kept')
        key('Return')
        until(lambda: said(program, 'label', 'elsewhere'), 'the dialog again, in that folder')
        key('Return')
        until(lambda: said(program, 'push button', re.compile('.*Replace')), 'the question')
        same([file.name for file in elsewhere.iterdir()], ['kept.oxbow'], 'the files')
        same(kept.read_text(), 'of another day', 'the file that was there')
        program.kill()


def folders():
    """The first file is looked for among the person's documents, not where the program began; then where it was."""
    with tempfile.TemporaryDirectory() as folder:
        home, papers, games = (pathlib.Path(folder, name) for name in ('home', 'papers', 'games'))
        for made in papers, games, home / 'config':
            made.mkdir(parents=True)
        (home / 'config' / 'user-dirs.dirs').write_text(f'XDG_DOCUMENTS_DIR="{papers}"\n')
        with started(home=home) as program:
            enter(program.window('Oxbow'))
            window = Play(program.window(TITLE)).window
            for file, typed in (papers / 'one.oxbow', 'one'), (games / 'two.oxbow', games / 'two'), \
                    (games / 'three.oxbow', 'three'):
                window.focus()
                key('ctrl+shift+s')
                answer(window, 'Save the Game', file, typed)
            program.quit()


def beside_a_dialog():
    """A dialog holds up its own window and no other. A key on that window is lost, the next one finds the dialog."""
    with started() as program, tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, 'new.oxbow')
        enter(program.window('Oxbow'))
        window = Play(program.window(TITLE)).window
        key('ctrl+shift+n')
        other = program.window('Oxbow')
        window.focus()
        key('ctrl+shift+s')
        dialog = until(lambda: program.windows('Save the Game'), 'the dialog')[-1]
        other.focus()
        key('ctrl+n')
        until(lambda: find(other.page('OxbowNewGame'), 'push button', '_Start Start'), 'the page New Game')
        xdotool('windowfocus', '--sync', dialog)
        key('ctrl+a')
        write(str(file))
        window.focus()
        key('Right', 'Return')
        until(file.exists, 'the file')
        window.focus()
        program.quit()


run([
    ('/e2e/files/bad', bad_files),
    ('/e2e/files/several-windows', several_windows),
    ('/e2e/files/ending', ending),
    ('/e2e/files/folders', folders),
    ('/e2e/files/beside-a-dialog', beside_a_dialog),
])
