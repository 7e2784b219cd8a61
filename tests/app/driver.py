# driver.py: drives the real program as a person does, and looks at it as a screen reader does
#
# What is shown is asked over the accessibility bus, what is done comes as keys and clicks of the X server. A test waits
# for what a person would see, never for a time. While a window closes, nothing is asked of the application itself: the
# toolkit would answer from a list that is just changing.
#
# SPDX-License-Identifier: GPL-3.0-or-later

import contextlib
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time
import warnings

import gi
gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, GLib

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / 'tool'))
from calls import Failure, SANITIZED, SCALE, SOURCE, Skipped, call, expect, good, run, same

warnings.simplefilter('ignore', DeprecationWarning)

PROGRAM = os.path.abspath(os.environ.get('OXBOW', 'build/src/oxbow'))
PICTURES = pathlib.Path(os.environ.get('OXBOW_PICTURES', tempfile.gettempdir()))
PATIENCE = int(os.environ.get('OXBOW_PATIENCE', '90' if SANITIZED else '30'))   # seconds to wait for anything
PERSONS = {'computer-players': "['', '']"}  # somebody has played with friends before, not with computers
CALM = dict(PERSONS, motion='false')    # the preferences of most tests

Atspi.init()
Atspi.get_desktop(0).get_child_count()          # the bus is up before the program


def shell(*words, check=True):
    return subprocess.run(words, check=check, capture_output=True, text=True).stdout.strip()


def xdotool(*words):
    shell('xdotool', *map(str, words))


def picture(name):
    PICTURES.mkdir(parents=True, exist_ok=True)
    path = PICTURES / f'{name}.png'
    shell('import', '-window', 'root', str(path))
    return path


def until(question, what, seconds=None):
    """Waits until the question has a true answer, and returns it; what has gone meanwhile is looked for again."""
    end = time.monotonic() + (seconds or PATIENCE)
    while True:
        try:
            if answer := question():
                return answer
        except GLib.Error:
            pass
        if time.monotonic() > end:
            focus = shell('xdotool', 'getwindowfocus', 'getwindowname', check=False)
            raise Failure(f'waited in vain for {what}; the focus is in "{focus}", and the screen is in '
                          f'{picture(f"failed-{time.time_ns() // 10**6}")}')
        time.sleep(0.02)


# Looking

def children(node):
    return [child for i in range(node.get_child_count()) if (child := node.get_child_at_index(i))]


def walk(node):
    yield node
    for child in children(node):
        yield from walk(child)


def box(node):
    """Left, top, width and height within its window; nothing of what is not shown."""
    try:
        place = Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)
    except GLib.Error:
        return 0, 0, 0, 0
    return place.x, place.y, place.width, place.height


def is_shown(node):
    return box(node)[2] > 0 and box(node)[3] > 0


def is_named(node, name):
    found = node.get_name()
    return name is None or (name.fullmatch(found) is not None if isinstance(name, re.Pattern) else name == found)


def find_all(root, role, name=None):
    return [node for node in walk(root) if node.get_role_name() == role and is_named(node, name) and is_shown(node)]


def find(root, role, name=None):
    for node in walk(root):
        if node.get_role_name() == role and is_named(node, name) and is_shown(node):
            return node
    return None


def has_state(node, state):
    return node.get_state_set().contains(state)


def is_hidden(node):
    """Whether something that holds it has shrunk to nothing: what is hidden keeps its own size."""
    while node is not None and node.get_role_name() != 'frame':
        if node.get_name() != 'GtkStackPage' and not is_shown(node):
            return True
        node = node.get_parent()
    return False


def is_sensitive(node):
    return has_state(node, Atspi.StateType.SENSITIVE)


def act(node, name='click'):
    actions = [Atspi.Action.get_action_name(node, i) for i in range(Atspi.Action.get_n_actions(node))]
    Atspi.Action.do_action(node, actions.index(name))


# Doing

def key(*keys):
    xdotool('key', '--clearmodifiers', *keys)


def write(text):
    xdotool('type', '--delay', '15', text)


class Window:
    """A window of the program, by the place that it has on the screen."""

    def __init__(self, program, title):
        self.program, self.title = program, title
        self.frame = until(lambda: program.top(title), f'the window {title}')

    @property
    def id(self):
        return until(lambda: self.program.windows(self.frame.get_name()), 'the window on the screen')[-1]

    def geometry(self):
        lines = shell('xdotool', 'getwindowgeometry', '--shell', self.id).splitlines()
        values = dict(line.split('=') for line in lines)
        return tuple(int(values[name]) for name in ('X', 'Y', 'WIDTH', 'HEIGHT'))

    def origin(self):
        """Where on the screen the widgets' coordinates begin: the window has a border."""
        x, y, width, height = self.geometry()
        _, _, inner_width, inner_height = box(self.frame)
        return x + (width - inner_width) // 2, y + (height - inner_height) // 2

    def page(self, name):
        return until(lambda: next((node for node in self.walk_to_page() if node.get_name() == name), None), name)

    def walk_to_page(self, node=None, depth=0):
        """The upper parts of the window, which hold the pages."""
        for child in children(node or self.frame):
            yield child
            if depth < 5:
                yield from self.walk_to_page(child, depth + 1)

    def point(self, x, y, *buttons):
        left, top = self.origin()
        xdotool('mousemove', round(left + x), round(top + y), *(word for b in buttons for word in ('click', b)))

    def click(self, node, button=1):
        x, y, width, height = until(lambda: is_shown(node) and box(node), 'a place to click')
        self.point(x + width / 2, y + height / 2, button)

    def focus(self):
        xdotool('windowfocus', '--sync', self.id)

    def resize(self, width, height):
        xdotool('windowsize', '--sync', self.id, width, height)
        until(lambda: abs(box(self.frame)[2] - width) <= 40, f'the width {width}')


class Program:
    """The program, with a home of its own."""

    def __init__(self, *arguments, home=None, settings=CALM, env=None):
        self.home = pathlib.Path(home or tempfile.mkdtemp())
        self.keep_settings(settings)
        self.errors = tempfile.TemporaryFile()
        self.process = self.start(arguments, env or {})
        self.app = until(self.find_app, 'the program on the bus')

    def keep_settings(self, settings):
        folder = self.home / 'config' / 'glib-2.0' / 'settings'
        folder.mkdir(parents=True, exist_ok=True)
        if not (folder / 'keyfile').exists():
            lines = ['[io/github/oxbowgames/Oxbow]', *(f'{name}={value}' for name, value in settings.items())]
            (folder / 'keyfile').write_text('\n'.join(lines) + '\n')

    def environment(self, more):
        env = dict(os.environ, GTK_A11Y='atspi', ASAN_OPTIONS='detect_leaks=0:' + os.environ.get('ASAN_OPTIONS', ''))
        for name in 'config', 'data', 'cache', 'state':
            env[f'XDG_{name.upper()}_HOME'] = str(self.home / name)
        return dict(env, **more)

    def start(self, arguments, env=None):
        return subprocess.Popen([PROGRAM, *map(str, arguments)], env=self.environment(env or {}), stderr=self.errors,
                                stdout=self.errors)

    def find_app(self):
        if self.process.poll() is not None:
            raise Failure(f'the program ended with {self.process.returncode}: {self.said()}')
        return next((a for a in children(Atspi.get_desktop(0)) if a.get_process_id() == self.process.pid), None)

    def top(self, title):
        return next((top for top in children(self.app) if is_named(top, title)), None)

    def window(self, title=re.compile('.*Oxbow')):
        return Window(self, title)

    def windows(self, title):
        """The windows with this title on the screen: the way to see whether one has closed."""
        words = ['xdotool', 'search', '--onlyvisible', '--name', '^' + re.escape(title).replace(r'\ ', ' ') + '$']
        return shell(*words, check=False).split()

    def shown(self):
        """All that it has on the screen: windows, and lists and menus that hang over them."""
        return shell('xdotool', 'search', '--onlyvisible', '--pid', str(self.process.pid), check=False).split()

    def said(self):
        self.errors.seek(0)
        return self.errors.read().decode(errors='replace')[-3000:]

    def kill(self):
        self.process.kill()
        self.process.wait()

    def quit(self):
        """Leaves, and sees that nothing was asked and nothing was wrong."""
        key('ctrl+q')
        until(lambda: self.process.poll() is not None, 'the end of the program')
        self.verify()

    def verify(self):
        expect(self.process.returncode == 0, f'the program ended with {self.process.returncode}: {self.said()}')
        for word in 'CRITICAL', 'WARNING', 'ERROR:', 'runtime error':
            expect(word not in self.said(), f'the program said: {self.said()}')


@contextlib.contextmanager
def started(*arguments, **how):
    """A program that is gone when the test is over, whatever happens."""
    program = Program(*arguments, **how)
    try:
        yield program
    finally:
        if program.process.poll() is None:
            program.kill()
