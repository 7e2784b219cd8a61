#!/usr/bin/python3
# e2e-pictures.py: every page and dialog in seven guises: light, dark, high contrast by day and by night, large text, a
# narrow window, on a sharp screen
#
# The pictures are kept in the folder build/pictures, to be looked at by people. What can be measured is: no button
# leaves its page, whatever can be clicked is large enough, and whatever takes the focus has a name.
#
# SPDX-License-Identifier: GPL-3.0-or-later

from gi.repository import Gio

from screen import Screen
from playing import *

TITLE = re.compile('.* – Oxbow')
GUISES = {
    'light': {},
    'dark': {'ADW_DEBUG_COLOR_SCHEME': 'prefer-dark'},
    'contrast': {'ADW_DEBUG_HIGH_CONTRAST': '1'},
    'contrast-dark': {'ADW_DEBUG_HIGH_CONTRAST': '1', 'ADW_DEBUG_COLOR_SCHEME': 'prefer-dark'},
    'large': {},
    'narrow': {},
    'sharp': {'GDK_SCALE': '2'},
}
if SANITIZED:           # what differs between the others is how it is drawn, which has tests of its own
    GUISES = {'light': {}, 'narrow': {}}
SMALLEST = 24           # of a target, in pixels, with the padding that the bus does not count
PADDING = 10
VIEWS = 'Draw', 'Things', 'Map', 'Problems', 'History'
ENGINE = "[('Riverboat', '/usr/games/riverboat', '--slow', 'hard')]"
PRESSED = 'push button', 'toggle button', 'check box', 'slider', 'spin button', 'text'     # in dialogs of the toolkit


def is_inner(node):
    """Parts of the toolkit's own widgets, whose names we cannot give: the whole has one."""
    return (node.get_role_name() in ('scroll pane', 'list', 'table') or node.get_name() == 'GtkListItemWidget'
            or node.get_parent().get_role_name() in ('combo box', 'spin button') or find(node, 'list') is not None)


def unnamed(root):
    """What takes the focus and is called by its class."""
    for node in walk(root):
        name = node.get_name()
        if ((not name or name.startswith('Gtk')) and is_shown(node) and has_state(node, Atspi.StateType.FOCUSABLE)
                and not is_hidden(node) and not is_inner(node)):
            yield f'{node.get_role_name()} {name!r} at {box(node)}'


def measure(page, what):
    """Everything on a page: its place, its size, its name."""
    left, top, width, height = box(page)
    for button in find_all(page, 'push button'):
        x, y, w, h = box(button)
        if x >= left + width or is_hidden(button):        # a folded panel stands beside the page
            continue
        expect(w + PADDING >= SMALLEST and h + PADDING >= SMALLEST, f'{what}: {button.get_name()} is {w} by {h}')
        expect(x >= left - 2 and x + w <= left + width + 2, f'{what}: {button.get_name()} leaves the page at {x} + {w}')
    if faults := list(unnamed(page)):
        raise Failure(f'{what}: without a name: ' + '; '.join(faults))


class Tour:
    """The program in one guise; pictures are of its uppermost window."""

    def __init__(self, guise, home, *arguments):
        self.guise, self.home, self.screen = guise, pathlib.Path(home), Screen()
        name = '-remove', 'RESOURCE_MANAGER'
        if guise == 'large':
            name = '-f', 'RESOURCE_MANAGER', '8s', '-set', 'RESOURCE_MANAGER', 'Xft.dpi: 192'
        shell('xprop', '-root', *name)
        self.program = Program(*arguments, home=home, env=GUISES[guise], settings=dict(CALM, engines=ENGINE))

    def window(self, title):
        window = self.program.window(title)
        if self.guise == 'narrow':
            window.resize(360, 294)
        return window

    def upper(self):
        return self.screen.windows()[-1]

    def shoot(self, name):
        """Takes the picture when it stands still."""
        words = 'import', '-window', str(self.upper())
        seen = []

        def is_calm():
            seen.append(shell('sh', '-c', ' '.join(words) + ' rgb:- | cksum', check=False))
            return len(seen) > 1 and seen[-1] == seen[-2] and seen[-1]
        until(is_calm, f'a still picture of {name}')
        PICTURES.mkdir(parents=True, exist_ok=True)
        shell(*words, str(PICTURES / f'{self.guise}-{name}.png'))

    def show(self, name, lead, is_ours=True, inside=None):
        """A dialog: comes, is measured, goes by the key that closes dialogs; what is inside may lead further."""
        before = len(self.screen.windows())
        lead()
        until(lambda: len(self.screen.windows()) > before, name)
        self.shoot(name)
        top = until(lambda: children(self.program.app), name)[-1]
        faults = [fault for fault in unnamed(top) if fault.startswith(PRESSED)]
        if faults and is_ours:
            raise Failure(f'{name}: without a name: ' + '; '.join(faults))
        if inside:
            inside(top)

        def is_closed():
            if len(self.screen.windows()) > before:
                self.screen.focus(self.upper())
                key('Escape')
            return len(self.screen.windows()) == before
        until(is_closed, f'the end of {name}')

    def quit(self):
        self.screen.focus(self.upper())
        self.program.quit()

    def command(self, name):
        Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
            'io.github.oxbowgames.Oxbow', '/io/github/oxbowgames/Oxbow', 'org.gtk.Actions', 'Activate',
            GLib.Variant('(sava{sv})', (name, [], {})), None, Gio.DBusCallFlags.NONE, PATIENCE * 1000, None)


def scroll_down(tour):
    """To the end of what the uppermost window shows."""
    place = tour.screen.place(tour.upper())
    tour.screen.click(place.x + place.width / 2, place.y + place.height * 0.7, 5, 60)


def ask_for_fairness(tour, window, new_game):
    scroll_down(tour)
    tour.shoot('new-game-end')
    window.click(until(lambda: find(new_game, 'list item', 'Is It Fair?'), 'the last row'))


def judge(tour, top):
    """A few games between beginners, and what the page says of them."""
    spin = find(top, 'spin button')
    Atspi.Value.set_current_value(spin, 10)
    act(find(top, 'push button', '_Start Start'))
    save = find(top, 'push button', re.compile('.*Save as PDF.*'))
    until(lambda: is_sensitive(save), 'the end of the series', 4 * PATIENCE)
    tour.shoot('fairness-told')


def engines(tour, top):
    """The end of the preferences, and the dialog for a program from outside."""
    scroll_down(tour)
    tour.shoot('preferences-end')
    tour.show('engine', lambda: act(find_button(top, 'Change: Riverboat')))


def find_button(top, name):
    return until(lambda: next((node for node in walk(top) if node.get_name() == name), None), name)


def maps(tour, window):
    tour.command('new-map')
    until(lambda: next((node for top in children(tour.program.app) for node in Window.walk_to_page(
        window, top) if node.get_name() == 'OxbowNewMap'), None), 'the page for a new map')
    if tour.guise == 'narrow':
        xdotool('windowsize', tour.upper(), 360, 294)
    tour.shoot('new-map')
    tour.screen.focus(tour.upper())
    key('ctrl+w')
    until(lambda: len(tour.screen.windows()) == 1, 'one window')


def lesson(tour, window):
    tour.program.start([SOURCE / 'data' / 'scenarios' / 'dos-rios' / 'first-steps.oxbow']).wait()
    tour.screen.focus(tour.upper())
    start = until(lambda: find(window.page('OxbowNewGame'), 'push button', '_Start Start'), 'the button Start')
    until(lambda: has_state(start, Atspi.StateType.FOCUSED), 'the focus on Start')
    key('Return')
    page = window.page('OxbowGamePage')
    until(lambda: find(page, 'push button', '_Leave Lesson Leave Lesson'), 'the lesson')
    tour.shoot('lesson')
    measure(page, 'the lesson')


def pages(tour):
    """What stands before a game, and the dialogs."""
    window = tour.window('Oxbow')
    welcome = window.page('OxbowWelcome')
    card = until(lambda: find(welcome, 'table cell', 'Dos Rios'), 'the card of Dos Rios')
    tour.shoot('welcome')
    measure(welcome, 'the welcome page')
    window.focus()
    key('ctrl+n')
    new_game = window.page('OxbowNewGame')
    until(lambda: find(new_game, 'push button', '_Start Start'), 'the button Start')
    tour.shoot('new-game')
    measure(new_game, 'the page for a new game')
    if tour.guise != 'sharp':           # the bus knows places in pixels of the usual size
        tour.show('fairness', lambda: ask_for_fairness(tour, window, new_game),
                  inside=lambda top: SANITIZED or judge(tour, top))
    tour.show('preferences', lambda: (window.focus(), key('ctrl+comma')), inside=lambda top: engines(tour, top))
    for name, keys in (('help', 'F1'), ('shortcuts', 'ctrl+shift+slash')):
        tour.show(name, lambda keys=keys: (window.focus(), key(keys)), name != 'shortcuts')
    tour.show('about', lambda: tour.command('about'), False)
    tour.show('bad-file', lambda: tour.program.start([SOURCE / 'tests' / 'files' / 'bad' / 'cut-off.oxbow']).wait())
    maps(tour, window)
    lesson(tour, window)
    tour.quit()


def make_games(folder):
    """A game of each kind, one with branches, one at its end."""
    engine = Engine()
    games = {'dos-rios': 60, 'navajo-wars': 40, 'rising-waters': 60, 'water-rights': 20}
    for game, n in games.items():
        engine.ask(f'new {game} seed=4')
        engine.ask(f'random {n} seed=4')
        engine.ask(f'save {folder}/{game}.oxbow')
    engine.ask('new dos-rios scenario=first-valley seed=4 players=2 option.round_limit=2')
    engine.ask('random 12 seed=1')
    engine.ask('undo 3')
    engine.ask('random 9 seed=2')
    engine.ask(f'save {folder}/branches.oxbow')
    engine.ask('random 10000 seed=3')
    engine.ask(f'save {folder}/end.oxbow')
    engine.close()
    return [*games, 'branches', 'end']


def games(guise, folder):
    for name in make_games(folder):
        with tempfile.TemporaryDirectory() as home:
            tour = Tour(guise, home, pathlib.Path(folder, f'{name}.oxbow'))
            try:
                page = tour.window(TITLE).page('OxbowGamePage')
                until(lambda: find(page, 'push button', 'Main Menu') or find(page, 'toggle button', 'Main Menu'), name)
                if veil := find(page, 'push button', re.compile('.*I Am Here.*')):
                    tour.shoot('veil')
                    tour.window(TITLE).click(veil)
                tour.shoot(f'game-{name}')
                measure(page, f'the page of {name}')
                if name == 'end':
                    until(lambda: find(page, 'label', re.compile('.*(wins|won).*')), 'the end of the game')
                    act(find_button(page, '_How It Went How It Went'))
                    until(lambda: find(page, 'push button', re.compile('.*Back to the Board')), 'its story')
                    tour.shoot('story')
                    measure(page, 'how a game went')
                if name == 'branches':
                    tour.show('seats', lambda: (tour.window(TITLE).focus(), key('F7')))
                    tour.show('export', lambda: (tour.window(TITLE).focus(), key('ctrl+e')))
                    tour.program.kill()
                    tour.program = Program(home=home, env=GUISES[guise])
                    frame = tour.window(TITLE).frame
                    until(lambda: find(frame, 'label', re.compile('Game restored: .*')), 'what has happened')
                    tour.shoot('restored')
                tour.quit()
            finally:
                if tour.program.process.poll() is None:
                    tour.program.kill()


def editor(guise, folder):
    """A map with its five views; in a narrow window they lie over the board."""
    file = pathlib.Path(folder, 'map.oxbow')
    file.write_bytes((SOURCE / 'data' / 'scenarios' / 'dos-rios' / 'three-rivers.oxbow').read_bytes())
    with tempfile.TemporaryDirectory() as home:
        tour = Tour(guise, home, '--edit', file)
        try:
            window = tour.window(TITLE)
            page = window.page('OxbowEditorPage')
            until(lambda: find(page, 'table', re.compile('Board: .*')), 'the board')
            tour.shoot('editor')
            measure(page, 'the editor')
            for name in VIEWS:
                window.focus()
                until(lambda name=name: show_view(window, page, name), f'the view {name}')
                tour.shoot(f'editor-{name.lower()}')
                measure(page, f'the view {name} of the editor')
            tour.quit()
        finally:
            if tour.program.process.poll() is None:
                tour.program.kill()


def show_view(window, page, name):
    """Whether it is shown; the key for the panel unfolds it where it lies beside the window."""
    tab = find(page, 'page tab', name)
    if tab is None or box(tab)[0] >= box(page)[2]:
        key('F9')
        return until(lambda: (tab := find(page, 'page tab', name)) and box(tab)[0] < box(page)[2], name)
    act(tab)
    return has_state(tab, Atspi.StateType.SELECTED)


def go_on_tour(guise):
    with tempfile.TemporaryDirectory() as home:
        tour = Tour(guise, home)
        try:
            pages(tour)
        finally:
            if tour.program.process.poll() is None:
                tour.program.kill()
    with tempfile.TemporaryDirectory() as folder:
        games(guise, folder)
        editor(guise, folder)


run([(f'/e2e/pictures/{guise}', lambda guise=guise: go_on_tour(guise)) for guise in GUISES])
