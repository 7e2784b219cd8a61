# drawing.py: a map on the editor's page, drawn as a person does
#
# SPDX-License-Identifier: GPL-3.0-or-later

from playing import *


GAMES = 'Dos Rios', 'Navajo Wars', 'Rising Waters', 'Water Rights'         # as the list has them


def choose_game(window, new_map, game):
    """In the list at the top, which begins with the first of them."""
    chooser = until(lambda: find(new_map, 'combo box', 'Which Game'), 'the list of games')
    window.click(chooser)
    until(lambda: find(new_map, 'label', game), game)
    key(*['Down'] * GAMES.index(game), 'Return')
    until(lambda: len(find_all(chooser, 'label')) == 1 and find(chooser, 'label', game), f'{game} alone')
    until(lambda: len(window.program.shown()) == 1, 'the end of the list')


def set_number(window, page, name, number):
    window.click(until(lambda: find(page, 'spin button', f'{name} {name}'), name))
    key('ctrl+a')
    write(str(number))
    key('Tab')


def begin_map(window, game=GAMES[0], columns=None, rows=None):
    """From the welcome page to an empty map: two clicks, and what should be another game or size than usual."""
    welcome = window.page('OxbowWelcome')
    until(lambda: find(welcome, 'list item', 'Learn Dos Rios by Playing'), 'the lessons above the row')
    window.click(until(lambda: find(welcome, 'list item', 'Draw a New Map'), 'the row Draw a New Map'))
    new_map = window.page('OxbowNewMap')
    if game != GAMES[0]:
        choose_game(window, new_map, game)
    if columns:
        set_number(window, new_map, 'Columns', columns)
        set_number(window, new_map, 'Rows', rows)
    window.click(until(lambda: find(new_map, 'push button', '_Draw Draw'), 'the button Draw'))
    drawing = Drawing(window)
    if columns:
        until(lambda: drawing.board.get_name().endswith(f'Columns: {columns}, rows: {rows}'), 'a map of that size')
    return drawing


class Drawing(Play):
    """The page on which a map is drawn. Places are told and clicked as in a game."""

    def __init__(self, window):
        self.window = window
        self.page = window.page('OxbowEditorPage')
        self.board = until(lambda: find(self.page, 'table', re.compile('Board: .*')), 'the board')
        self.undo = until(lambda: find(self.page, 'push button', re.compile('Undo: .*')), 'the button Undo')
        self.redo = until(lambda: find(self.page, 'push button', re.compile('Redo: .*')), 'the button Redo')

    def last_step(self):
        """What Undo would undo, in its words; nothing if there is nothing."""
        words = self.undo.get_name().removeprefix('Undo: ')
        return '' if words == 'nothing has been drawn' else words

    def next_step(self):
        words = self.redo.get_name().removeprefix('Redo: ')
        return '' if words == 'nothing has been undone' else words

    def status(self):
        """The line below the board."""
        return next(label.get_name() for label in find_all(self.page, 'label')
                    if re.match(r'[A-Z]+\d+', label.get_name()))

    def take(self, thing, button=1):
        """Chooses it in the palette for that button of the mouse. What is told above the palette may grow and shrink
        just then, and something else be hit; a person sees that, and clicks again."""
        for _ in range(5):
            item = until(lambda: find(self.page, 'table cell', thing), f'{thing} in the palette')
            self.scroll_to(item)
            self.window.click(item, button)
            end = time.monotonic() + PATIENCE / 10
            while time.monotonic() < end:
                if ('left' if button == 1 else 'right') in item.get_description():
                    return
                time.sleep(0.02)
        raise Failure(f'{thing} was clicked in vain; the screen is in {picture("failed-take")}')

    def scroll_to(self, item):
        """Turns the wheel until the item of the palette is not below the window any more."""
        bottom = box(self.window.frame)[3] - 20
        for _ in range(20):
            x, y, width, height = box(item)
            if y + height < bottom:
                return
            self.window.point(x + width / 2, bottom - 100, 5)
            until(lambda: box(item)[1] < y, 'the palette further down')

    def paint(self, name, button=1):
        """One press at a cell; the status line then tells what lies there."""
        self.click(name, button)

    def drag(self, start, end):
        """With the left button held down from one cell to the other."""
        for name, button in (start, 'mousedown'), (end, 'mouseup'):
            x, y = self.place(name)
            self.window.point(self.corner[0] + x, self.corner[1] + y)
            xdotool(button, 1)

    def press_tool(self, title):
        self.window.click(until(lambda: find(self.page, 'push button', title), f'the tool {title}'))

    def show_view(self, title):
        self.window.click(until(lambda: find(self.page, 'page tab', title) or find(self.page, 'toggle button', title),
                                f'the view {title}'))

    def words(self):
        """What a screen reader hears of the cursor's cell."""
        cell = self.cursor()
        return cell.get_name() if cell else ''

    def verdict(self):
        return next((label.get_name() for label in find_all(self.page, 'label')
                     if re.fullmatch(r'Can be played|\d+ errors?', label.get_name())), '')
