#!/usr/bin/python3
# e2e-desktop.py: how a desktop reaches the program: menus, the bus, a second start, a file that is dropped
#
# The bus starts the program from the very file that is installed for it, only with the program of the build folder.
#
# SPDX-License-Identifier: GPL-3.0-or-later

from gi.repository import Gio

from playing import *
from screen import Screen

ID, PATH = 'io.github.oxbowgames.Oxbow', '/io/github/oxbowgames/Oxbow'
TITLE = re.compile('.* – Oxbow')
BUILT = pathlib.Path(PROGRAM).parent.parent


# Menus

def choose(root, *names):
    """Goes through a menu that is open; what lies in a submenu comes after its line was pressed."""
    for name in names:
        line = until(lambda name=name: find(root, 'menu item', name) or find(root, 'push button', name), name)
        act(line)


def open_menu(play):
    menu = find(play.page, 'push button', 'Turns and Moves') or find(play.page, 'toggle button', 'Turns and Moves')
    play.window.click(menu)


def undo_by_menus():
    """A turn by the menu of turns and moves, a move by its line in the history."""
    with tempfile.TemporaryDirectory() as folder:
        file, engine = pathlib.Path(folder, 'game.oxbow'), Engine()
        engine.ask('new dos-rios scenario=first-valley seed=4 players=2')
        engine.ask('random 14 seed=4')
        engine.ask(f'save {file}')
        with started(file) as program:
            play = Play(program.window(TITLE))
            last = until(play.last_move, 'the last move')
            open_menu(play)
            choose(play.window.frame, 'Undo the Turn')
            before = play.wait_for_move(last, 'what was before the turn')
            open_menu(play)
            choose(play.window.frame, 'Redo the Turn')
            until(lambda: play.last_move() == last, 'the turn done again')

            log = until(lambda: find(play.page, 'list', 'History'), 'the history')
            lines = until(lambda: [row for row in find_all(log, 'list item') if find(row, 'label')], 'its lines')
            line = lines[-2]
            words = find(line, 'label').get_name()
            play.window.click(line, 3)
            choose(play.window.frame, 'Go Back to Here')
            until(lambda: play.next_move() and play.last_move() not in (last, ''), f'the position after {words}')
            expect(play.last_move() != before, 'one line back is a whole turn back')
            key('ctrl+shift+z')
            until(lambda: play.last_move() == last and not play.next_move(), 'the last move again')
            program.quit()
        engine.close()


# The bus

class Bus:
    """The session's bus, which knows how to start the program."""

    def __init__(self, home):
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        installed = (BUILT / 'data' / f'{ID}.service').read_text()
        command = re.search('^Exec=(.*)$', installed, re.MULTILINE)[1].split()
        same(command[1:], ['--gapplication-service'], 'the arguments in the file for the bus')
        services = pathlib.Path(os.environ['XDG_RUNTIME_DIR'], 'dbus-1', 'services')
        services.mkdir(parents=True, exist_ok=True)
        self.file = services / f'{ID}.service'
        self.file.write_text(installed.replace(command[0], PROGRAM))
        names = [f'XDG_{name.upper()}_HOME' for name in ('config', 'data', 'cache', 'state')]
        values = {name: str(home / name.split('_')[1].lower()) for name in names}
        values.update(GTK_A11Y='atspi', ASAN_OPTIONS='detect_leaks=0:' + os.environ.get('ASAN_OPTIONS', ''))
        self.daemon('UpdateActivationEnvironment', GLib.Variant('(a{ss})', (values,)))
        self.daemon('ReloadConfig', None)

    def daemon(self, method, arguments):
        return self.bus.call_sync('org.freedesktop.DBus', '/org/freedesktop/DBus', 'org.freedesktop.DBus', method,
                                  arguments, None, Gio.DBusCallFlags.NONE, PATIENCE * 1000, None)

    def ask(self, method, kinds, *arguments):
        """As a desktop does that starts programs over the bus."""
        self.bus.call_sync(ID, PATH, 'org.freedesktop.Application', method, GLib.Variant(kinds, arguments), None,
                           Gio.DBusCallFlags.NONE, PATIENCE * 1000, None)

    def pid(self):
        return self.daemon('GetConnectionUnixProcessID', GLib.Variant('(s)', (ID,))).unpack()[0]


class Activated(Program):
    """The program that the bus has started."""

    def __init__(self, bus, home):
        self.home, self.pid = home, bus.pid()
        self.app = until(self.find_app, 'the program on the bus of names')

    def find_app(self):
        return next((a for a in children(Atspi.get_desktop(0)) if a.get_process_id() == self.pid), None)

    def end(self):
        key('ctrl+q')
        until(lambda: not pathlib.Path(f'/proc/{self.pid}').exists(), 'the end of the program')


def activated():
    """Not running yet, it is started for a file, for an action of its desktop file, and for nothing but itself."""
    with tempfile.TemporaryDirectory() as folder:
        home, file = pathlib.Path(folder), pathlib.Path(folder, 'game.oxbow')
        good('new', 'dos-rios', '-o', file, '--seed', '3')
        (home / 'config' / 'glib-2.0' / 'settings').mkdir(parents=True)
        bus = Bus(home)
        try:
            bus.ask('Open', '(asa{sv})', [file.as_uri()], {})
            program = Activated(bus, home)
            Play(program.window('Two Rivers – Oxbow')).window.focus()
            bus.ask('Activate', '(a{sv})', {})
            same(len(program.windows('Two Rivers – Oxbow')), 1, 'the number of windows after it was activated again')
            program.end()

            bus.ask('ActivateAction', '(sava{sv})', 'new-game', [], {})
            program = Activated(bus, home)
            window = program.window('Oxbow')
            until(lambda: find(window.page('OxbowNewGame'), 'push button', '_Start Start'), 'the page for a new game')
            window.focus()
            program.end()
        finally:
            bus.file.unlink()


def second_start():
    """The second start hands over to the first, whose window comes to the front; no window is added."""
    screen = Screen()
    with started() as program, tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, 'game.oxbow')
        good('new', 'dos-rios', '-o', file, '--seed', '3')
        play_window = program.window('Oxbow')
        same(program.start([file]).wait(PATIENCE), 0, 'the status of a start with a file')
        Play(program.window('Two Rivers – Oxbow'))
        same(program.start(['--new-game']).wait(PATIENCE), 0, 'the status of a start for a new game')
        until(lambda: len(screen.windows()) == 2, 'a window for the new game')
        lower = screen.windows()[0]
        expect(screen.name(lower) == 'Two Rivers – Oxbow', f'the lower window is {screen.name(lower)}')
        same(program.start([file]).wait(PATIENCE), 0, 'the status of a start with the file that is open')
        until(lambda: screen.windows()[-1] == lower, 'the window of the file in front')
        same(len(screen.windows()), 2, 'the number of windows')
        play_window.focus()
        program.quit()


# Dragging

def drop(source, window, screen):
    """Takes the file from the other program's window and lets it go over ours."""
    screen.put(window, 300, 0, 800, 700)
    screen.raise_window(source)
    screen.sync()
    time.sleep(0.3)                     # the window manager that is not there would say when it stands still
    at = screen.place(source)
    xdotool('mousemove', at.x + at.width // 2, at.y + at.height // 2, 'mousedown', 1)
    for x in 200, 260, 320, 500, 520, 540:
        xdotool('mousemove', x, 350)
        time.sleep(0.05)
    xdotool('mouseup', 1)


def dropped():
    """Files from a file manager: a game opens, a bad one is told of."""
    screen = Screen()
    with started() as program, tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, 'game.oxbow')
        good('new', 'dos-rios', '-o', file, '--seed', '3')
        program.window('Oxbow')
        ours = screen.windows()[-1]
        source = subprocess.Popen([sys.executable, SOURCE / 'tests' / 'app' / 'drag-source.py', file])
        try:
            other = until(lambda: [w for w in screen.windows() if screen.name(w) == 'A File to Drag'], 'the file')[0]
            until(lambda: drop(other, ours, screen) or program.windows('Two Rivers – Oxbow'), 'the dropped game')
            Play(program.window('Two Rivers – Oxbow')).window.focus()
        finally:
            source.terminate()
            source.wait()
        program.quit()


run([
    ('/e2e/desktop/undo-by-menus', undo_by_menus),
    ('/e2e/desktop/activated', activated),
    ('/e2e/desktop/second-start', second_start),
    ('/e2e/desktop/dropped', dropped),
])
