#!/usr/bin/python3
# e2e-notifications.py: what is said over the desktop to a person who looks at another window, and when nothing is
#
# SPDX-License-Identifier: GPL-3.0-or-later

import contextlib
import json
import threading

from playing import *
from screen import Screen

TITLE = re.compile('.* – Oxbow')
SETTINGS = dict(CALM, pace="'instant'")


class Desktop:
    """What shows notifications, and another window that takes the focus."""

    def __init__(self):
        self.process = subprocess.Popen([sys.executable, SOURCE / 'tests' / 'app' / 'notifications.py'], text=True,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.heard, self.screen = [], Screen()
        self.window = self.screen.open_window()
        threading.Thread(target=self.listen, daemon=True).start()
        until(lambda: self.heard, 'the desktop')

    def listen(self):
        for line in self.process.stdout:
            self.heard.append(json.loads(line))

    def shown(self):
        return [words for words in self.heard if 'shown' in words]

    def take_focus(self):
        self.screen.focus(self.window)
        until(lambda: shell('xdotool', 'getwindowfocus') == str(self.window), 'the focus in another window')

    def wait_for(self, title, sentence, actions=('default',)):
        words = until(lambda: self.shown() and self.shown()[-1], f'a notification “{title}”', 8 * PATIENCE)
        same(words['title'], title, 'the title of the notification')
        expect(re.fullmatch(sentence, words['sentence']), f'the notification says {words["sentence"]!r}')
        same(tuple(words['actions']), actions, 'what can be pressed')
        return words['shown']

    def wait_for_end_of(self, number):
        until(lambda: {'gone': number} in self.heard, 'the end of the notification')

    def press(self, number):
        print(number, file=self.process.stdin, flush=True)


@contextlib.contextmanager
def desktop():
    made = Desktop()
    try:
        yield made
    finally:
        made.process.stdin.close()
        made.process.wait()


def make_game(folder, *computers):
    """A short game, with computers in these seats."""
    file = pathlib.Path(folder, 'game.oxbow')
    good('new', 'dos-rios', '--scenario', 'first-valley', '-o', file, '--players', '2', '--option', 'round_limit=1',
         '--seed', '3')
    seats = ''.join(f'<computer role="{role}" player="beginner"/>' for role in computers)
    file.write_text(file.read_text().replace('</play>', seats + '</play>'))
    return file


def my_turn(play):
    button = find(play.page, 'push button', 'Play for Me')
    return button and is_sensitive(button)


def turn():
    """The person's turn after the computer's: said to who is elsewhere, and only then."""
    with tempfile.TemporaryDirectory() as folder, desktop() as outside:
        with started(make_game(folder, 'p1'), settings=dict(SETTINGS, pace="'slow'")) as program:
            play = Play(program.window(TITLE))
            play.window.focus()
            until(lambda: my_turn(play), 'my turn', 4 * PATIENCE)
            key('ctrl+g')
            until(lambda: find(play.page, 'push button', 'Pause'), 'the turn of the computer', 4 * PATIENCE)
            until(lambda: my_turn(play), 'my next turn', 8 * PATIENCE)
            same(outside.shown(), [], 'what is said to a person who looks on')
            key('ctrl+g')
            until(lambda: find(play.page, 'push button', 'Pause'), 'the turn of the computer', 4 * PATIENCE)
            outside.take_focus()
            number = outside.wait_for('Your Turn in “First Valley”', '.* to .*')
            outside.press(number)
            until(lambda: shell('xdotool', 'getwindowfocus') == play.window.id, 'the window of the game in front')
            same(len(outside.shown()), 1, 'the number of notifications')
            program.quit()


def end():
    """The game takes a while: whoever leaves has left before it is over."""
    with tempfile.TemporaryDirectory() as folder, desktop() as outside:
        with started(make_game(folder, 'p1', 'p2'), settings=dict(SETTINGS, pace="'calm'")) as program:
            outside.take_focus()
            play = Play(program.window(TITLE))
            number = outside.wait_for('“First Valley” Is Over', '.* wins.*')
            play.window.focus()
            outside.wait_for_end_of(number)
            same(len(outside.shown()), 1, 'the number of notifications')
            program.quit()


def switched_off():
    with tempfile.TemporaryDirectory() as folder, desktop() as outside:
        with started(make_game(folder, 'p1', 'p2'), settings=dict(SETTINGS, notifications='false')) as program:
            outside.take_focus()
            play = Play(program.window(TITLE))
            until(lambda: find(play.page, 'label', re.compile('.* wins')), 'the end of the game', 8 * PATIENCE)
            same(outside.shown(), [], 'what is said to a person who wants nothing said')
            play.window.focus()
            program.quit()


def paper(leave):
    """A game to print that takes a while: who leaves meanwhile has it all the same, and the desktop tells."""
    side = 30 if SANITIZED else 60
    with tempfile.TemporaryDirectory() as folder, desktop() as outside:
        drawn, pages = (pathlib.Path(folder, name) for name in ('valley.oxbow', 'pages.pdf'))
        good('new-map', 'dos-rios', '--size', f'{side}x{side}', '--seed', '4', '-o', drawn)
        with started('--edit', drawn, settings=SETTINGS) as program:
            window = program.window(TITLE)
            window.focus()
            key('ctrl+alt+p')
            begin_to_answer(window, 'A Game to Print and Cut Out', pages)
            expect(not pages.exists(), 'the pages are there too soon for this test')
            key(leave)
            until(lambda: not program.shown(), 'the end of the window')
            expect(program.process.poll() is None, 'the program ended before it had drawn the pages')
            same(program.process.wait(8 * PATIENCE), 0, 'how the program ended')
        expect(pages.read_bytes().rstrip().endswith(b'%%EOF'), 'the pages are not whole')
        outside.wait_for('Export Is Done', 'Saved as “pages.pdf”', actions=())


def fairness():
    """A series of games, which is watched in a window of its own: that one comes."""
    with desktop() as outside, started('--new-game', settings=SETTINGS) as program:
        window = program.window('Oxbow')
        new_game = window.page('OxbowNewGame')
        until(lambda: find(new_game, 'push button', '_Start Start'), 'the button Start')
        window.focus()
        place = outside.screen.place(outside.screen.windows()[-1])
        outside.screen.click(place.x + place.width / 2, place.y + place.height * 0.7, 5, 60)
        window.click(until(lambda: find(new_game, 'list item', 'Is It Fair?'), 'the last row'))
        series = program.window('Is It Fair? – Two Rivers')
        Atspi.Value.set_current_value(find(series.frame, 'spin button'), 10)
        act(find(series.frame, 'push button', '_Start Start'))
        outside.take_focus()
        number = outside.wait_for(series.title, '.*(seat|wins).*')
        outside.press(number)
        until(lambda: shell('xdotool', 'getwindowfocus') == series.id, 'the window of the series in front')
        key('Escape')
        until(lambda: not program.windows(series.title), 'the end of the series')
        window.focus()
        program.quit()


def export():
    """What was said over the desktop goes when the window is closed, too."""
    with tempfile.TemporaryDirectory() as folder, desktop() as outside:
        with started(make_game(folder), settings=SETTINGS) as program:
            play = Play(program.window(TITLE))
            play.window.focus()
            key('ctrl+alt+p')
            dialog = until(lambda: program.windows('A Game to Print and Cut Out'), 'the dialog')
            xdotool('windowfocus', '--sync', dialog[-1])
            key('ctrl+a')
            write(str(pathlib.Path(folder, 'paper.pdf')))
            key('Return')
            number = outside.wait_for('Export Is Done', 'Saved as “paper.pdf”')
            play.window.focus()
            outside.wait_for_end_of(number)
            program.quit()


run([
    ('/e2e/notifications/turn', turn),
    ('/e2e/notifications/end', end),
    ('/e2e/notifications/switched-off', switched_off),
    ('/e2e/notifications/fairness', fairness),
    ('/e2e/notifications/export', export),
    ('/e2e/notifications/paper-after-the-last-window', lambda: paper('ctrl+w')),
    ('/e2e/notifications/paper-after-the-end', lambda: paper('ctrl+q')),
])
