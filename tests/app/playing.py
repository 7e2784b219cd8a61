# playing.py: a game in a window, from the welcome page to the last move
#
# Where a cell of the board is on the screen follows from the one on which the cursor stands: a screen reader knows its
# place. Another Oxbow without a window, the tool's engine, plays along where a test wants to know what is right.
#
# SPDX-License-Identifier: GPL-3.0-or-later

import re
import subprocess

from driver import *

SIDES = {'N': (0, -1 / 2), 'NE': (3 / 8, -1 / 4), 'SE': (3 / 8, 1 / 4), 'S': (0, 1 / 2), 'SW': (-3 / 8, 1 / 4),
         'NW': (-3 / 8, -1 / 4)}        # from the centre of a cell, in its widths and heights


def enter(window, card='Dos Rios'):
    """Two clicks: a game on the welcome page, and Start."""
    welcome = window.page('OxbowWelcome')
    window.click(until(lambda: find(welcome, 'table cell', card), f'the card of {card}'))
    new_game = window.page('OxbowNewGame')
    window.click(until(lambda: find(new_game, 'push button', '_Start Start'), 'the button Start'))


class Play:
    """The page of a game."""

    def __init__(self, window):
        self.window = window
        self.page = window.page('OxbowGamePage')
        self.board = until(lambda: find(self.page, 'table', re.compile('Board: .*')), 'the board')
        self.undo = until(lambda: find(self.page, 'push button', re.compile('Undo: .*')), 'the button Undo')
        self.redo = until(lambda: find(self.page, 'push button', re.compile('Redo: .*')), 'the button Redo')
        self.bar = until(lambda: find(self.page, 'status bar'), 'the line below the board')

    def last_move(self):
        """What Undo would undo, in its words; nothing if there is nothing."""
        words = self.undo.get_name().removeprefix('Undo: ')
        return '' if words == 'nothing has been played' else words

    def next_move(self):
        words = self.redo.get_name().removeprefix('Redo: ')
        return '' if words == 'nothing has been undone' else words

    def steps(self):
        """Whether a move has been begun: a step can be taken back."""
        return find(self.page, 'push button', 'Take the last step back')

    def wait_for_move(self, before, what):
        return until(lambda: self.last_move() not in (before, '') and self.last_move(), what)

    def status(self):
        return find(self.bar, 'label').get_name()

    def offers(self):
        groups = find_all(self.page, 'panel', 'What you may do now') + find_all(self.page, 'panel', 'End of the turn')
        return [button for group in groups for button in find_all(group, 'push button') if is_sensitive(button)]

    # Places

    def cursor(self):
        """The cell on which the cursor stands, and its words."""
        for cell in children(self.board):
            if cell.get_role_name() == 'table cell' and has_state(cell, Atspi.StateType.FOCUSABLE):
                return cell
        return None

    def measure(self):
        """Finds out where the cells are; the cursor must stand on one, as it does when a game begins."""
        place = until(lambda: re.match(r'([A-Z])(\d+)\b', self.cursor().get_name()), 'the name of the cursor')
        self.size = box(self.cursor())[2:]
        x, y, width, height = box(self.cursor())
        across, down = self.place(place.group())
        self.corner = x + width / 2 - across, y + height / 2 - down

    def place(self, name):
        """The centre of a cell, or of its edge as in C2/SE, from the corner of the board."""
        cell, _, side = name.partition('/')
        column, row = ord(cell[0]) - ord('A'), int(cell[1:])
        dx, dy = SIDES[side] if side else (0, 0)
        return (column * 3 / 4 + dx) * self.size[0], (row + column % 2 / 2 + dy) * self.size[1]

    def click(self, name, *buttons):
        x, y = self.place(name)
        self.window.point(self.corner[0] + x, self.corner[1] + y, *(buttons or (1,)))


class Engine:
    """A game that the tool plays without a window."""

    def __init__(self):
        tool = os.environ.get('OXBOW_TOOL', 'build/src/oxbow-tool')
        self.process = subprocess.Popen([tool, 'engine'], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, command):
        self.process.stdin.write(command + '\n')
        self.process.stdin.flush()
        lines = []
        while (line := self.process.stdout.readline()) not in ('\n', ''):
            lines.append(line.rstrip('\n'))
        if not lines or not lines[0].startswith('='):
            raise Failure(f'the engine answers {command!r} with {lines}')
        lines[0] = lines[0][2:]
        return [line for line in lines if line]

    def close(self):
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


def begin_to_answer(window, title, path):
    """Tells the dialog for files where to save what is long in the making."""
    dialog = until(lambda: window.program.windows(title), f'the dialog {title}')
    xdotool('windowfocus', '--sync', dialog[-1])
    key('ctrl+a')
    write(str(path))
    key('Return')
    until(lambda: not window.program.windows(title), f'the end of the dialog {title}')
    window.focus()


def answer(window, title, path, typed=None):
    """The same until it is there; typed: by another name than the file gets."""
    begin_to_answer(window, title, typed or path)
    until(path.exists, f'the file {path.name}')
