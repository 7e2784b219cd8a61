#!/usr/bin/python3
# e2e-monkey.py: random inputs over every page and dialog, and what is left of the program
#
# Ten rounds of more than a thousand inputs; half a round where sanitizers watch, two there in the campaign before a
# release. OXBOW_MONKEY_SEED names another walk. What comes next depends on the seed alone, places being parts of the
# window that lies uppermost. A dialog of the toolkit's that names files gets few keys, so that nothing is written
# outside of the test's own folder, and links lead to a program that does nothing. Each round is the same walk over new
# games; between two rounds all is closed but the welcome page, and what the program needs then must not keep growing.
# Whatever GTK or we complain of is the end of the program, and of the test.
#
# SPDX-License-Identifier: GPL-3.0-or-later

import collections
import itertools
import random

from gi.repository import Gio

from playing import *
from screen import Screen

ID = 'io.github.oxbowgames.Oxbow'
SEED = int(os.environ.get('OXBOW_MONKEY_SEED', '1926'))
IS_LONG = SCALE > 1 or 'OXBOW_MONKEY_SEED' in os.environ
ROUNDS = 10 if not SANITIZED else 2 if IS_LONG else 1
MEASURED = 7            # rounds of one life of the program, from which its growth is told
SHARE = 0.5 if SANITIZED and not IS_LONG else 1        # of the inputs of a round
GAMES = 'dos-rios', 'navajo-wars', 'rising-waters', 'water-rights'
HEADER, EDGE = 56, 16   # pixels
LONGEST = 12            # inputs for a dialog that is not where the walk has led
REST = 5                # seconds, after which the program has given back what nobody needs
GROWTH = 1.5            # of what the program needs, between the second and the last rounds
MAIN = re.compile('Oxbow|.* – Oxbow')
FILE_DIALOGS = re.compile('Open a Game or Map|Save the (Game|Map)|Export a Picture|Export the Log|Print|'
                          'Export a Report|Export a Map for Tiled|A Game to Print and Cut Out')
# What GTK 4.8.3 complains of without a fault of ours: by sentence, and why. Such an end is told, and the walk goes on.
TOOLKIT = {
    # A row of the preferences leaves the screen while its list is open (the wheel is held off, and a row out of sight
    # is brought back before; its page still scrolls by itself now and then). The list hangs from a place on no monitor
    # then; gdk_x11_surface_layout_popup looks for one twice and takes the second answer without asking whether it is
    # NULL (gdksurface-x11.c, line 1830).
    "Gdk-CRITICAL **: gdk_monitor_get_geometry: assertion 'GDK_IS_MONITOR (monitor)' failed",
}
CAREFUL_KEYS = 'Escape Escape Return a b 7 BackSpace'.split()
KEYS = '''Tab Tab Tab shift+Tab Return Return space space Escape Escape Escape Escape Up Down Left Right Home End
Page_Up Page_Down n n shift+n a d e q s w k l m z 1 2 5 plus minus 0 Menu shift+F10 F6 F6 F9 F10 F11 BackSpace Delete
alt+Left alt+Left alt+Right alt+shift+Left alt+shift+Right ctrl+a ctrl+c ctrl+v ctrl+d ctrl+e ctrl+f ctrl+g ctrl+l
ctrl+m ctrl+n ctrl+o ctrl+s ctrl+shift+s ctrl+shift+c ctrl+y ctrl+z ctrl+z ctrl+shift+z ctrl+alt+z
ctrl+alt+shift+z ctrl+comma ctrl+shift+slash ctrl+w ctrl+shift+n ctrl+plus ctrl+minus ctrl+0 alt+Home F1'''.split()


class Monkey:
    """Hands without a head; the program is started again when it was told to end."""

    def __init__(self, home):
        self.home, self.chance = pathlib.Path(home), random.Random(SEED)
        self.screen, self.bus = Screen(), Gio.bus_get_sync(Gio.BusType.SESSION)
        self.screen.announce_manager()
        self.last, self.n, self.ends = collections.deque(maxlen=40), 0, 0
        self.mourned = None             # the process whose end has been told
        self.files = self.home / 'files'
        self.files.mkdir()
        os.chdir(self.files)
        self.lead_links_nowhere()
        self.start()

    def lead_links_nowhere(self):
        programs = self.home / 'data' / 'applications'
        programs.mkdir(parents=True)
        (programs / 'nothing.desktop').write_text('[Desktop Entry]\nType=Application\nName=Nothing\nExec=true\n')
        (self.home / 'config').mkdir(exist_ok=True)
        (self.home / 'config' / 'mimeapps.list').write_text('[Default Applications]\n' + ''.join(
            f'x-scheme-handler/{scheme}=nothing.desktop\n' for scheme in ('http', 'https', 'mailto')))

    def start(self):
        # GLib's own heap keeps what it was given once, and hides from the other what is used after it was freed.
        self.program = Program(home=self.home, settings={}, env={'G_SLICE': 'always-malloc'})
        until(self.mains, 'a window')

    def say(self, path, interface, name, parameters):
        """Speaks to the program over the bus; that it answers shows that it is alive."""
        try:
            self.bus.call_sync(ID, path, interface, name, parameters, None, Gio.DBusCallFlags.NO_AUTO_START,
                               PATIENCE * 2000, None)
        except GLib.Error as error:
            if self.is_alive(10):
                raise Failure(f'the program does not answer: {error.message}') from error

    def command(self, name):
        self.say('/io/github/oxbowgames/Oxbow', 'org.gtk.Actions', 'Activate',
                 GLib.Variant('(sava{sv})', (name, [], {})))
        self.go_on()

    def is_alive(self, patience=0.2):
        """Whether it still runs; it may have been told to end."""
        process = self.program.process
        try:
            process.wait(0 if self.mains() and patience < 1 else patience)
        except subprocess.TimeoutExpired:
            return True
        if process.returncode != 0 and process is not self.mourned:
            self.mourned = process
            self.mourn(process.returncode)
        return False

    def mourn(self, status):
        """The last words tell why it came to its end; those of the toolkit's own fault are told, all others fail."""
        said = self.program.said()
        last = [line for line in said.splitlines() if '-CRITICAL **' in line][-1:]
        sentence = re.sub(r'^\(.*?\): |[\d:.]+: (?=\w+: )', '', last[0]) if last else ''
        if sentence not in TOOLKIT:
            raise Failure(f'the program ended with {status}: {said}')
        print(f'# after {self.n} inputs the toolkit said: {sentence}', flush=True)

    def go_on(self):
        """Waits until the program has seen what was done."""
        self.say('/io/github/oxbowgames/Oxbow', 'org.gtk.Actions', 'List', None)
        if not self.is_alive():
            self.ends += 1
            self.start()

    # Windows

    def mains(self):
        return [window for window in self.screen.windows() if MAIN.fullmatch(self.screen.name(window))]

    def upper(self):
        windows = self.screen.windows()
        return windows[-1] if windows else None

    def press(self, key, window):
        if window is None:      # the program has come to its end, of which go_on tells
            return
        self.screen.focus(window)
        self.screen.key(key)

    def tidy(self, n):
        """Closes all but some of the main windows; what is not closed by one key is by the next."""
        tries = itertools.cycle(('Escape', 'Escape', 'ctrl+w'))     # a dialog and a main window may have the same name

        def is_tidy():
            windows, mains = self.screen.windows(), self.mains()
            others = [window for window in windows if window not in mains]      # a dialog may lie below its window
            self.screen.button(1, 0)
            if not others and len(mains) <= n and len(self.screen.tops()) <= n:
                return True
            if windows:
                self.press(next(tries), (others or windows)[-1])
            self.go_on()
            return False
        try:
            until(is_tidy, f'{n} windows and no dialog')
        except Failure as failure:
            raise Failure(f'{failure}; there are {list(map(self.screen.name, self.screen.tops()))}') from failure

    # Places

    def places(self, n):
        """Where a round leads, how, what the window is called there, and for how many inputs."""
        for game in GAMES:
            file = self.files / f'{game}-{n}.oxbow'
            good('new', game, '-o', file, '--seed', str(n))
            yield game, lambda file=file: self.open(file), MAIN, 140
        drawn = self.copy_map(GAMES[n % len(GAMES)], n)
        yield 'map', lambda: self.open('--edit', drawn), MAIN, 140
        yield 'welcome', lambda: self.press('alt+Home', self.upper()), MAIN, 55
        yield 'new game', lambda: self.press('ctrl+n', self.upper()), MAIN, 55
        yield 'help', lambda: self.press('F1', self.upper()), re.compile('.* – Help'), 55
        yield 'preferences', lambda: self.press('ctrl+comma', self.upper()), re.compile('Preferences'), 55
        yield 'shortcuts', lambda: self.press('ctrl+shift+slash', self.upper()), re.compile('Keyboard shortcuts'), 55
        yield 'about', lambda: self.command('about'), re.compile('About.*'), 55
        yield 'lesson', self.begin_lesson, MAIN, 55
        yield 'picture', lambda: self.open_picture(file), re.compile('Export a Picture'), 55

    def copy_map(self, game, n):
        """A scenario to draw on, in a file of its own."""
        shipped = sorted((SOURCE / 'data' / 'scenarios' / game).glob('*.oxbow'))
        copy = self.files / f'map-{n}.oxbow'
        copy.write_bytes(shipped[n % len(shipped)].read_bytes())
        return copy

    def open(self, *words):
        self.go_on()
        bearer = self.program.start(words)
        try:
            same(bearer.wait(PATIENCE), 0, f'the status of opening {words[-1]}')
        except subprocess.TimeoutExpired as error:
            if self.is_alive():
                raise Failure(f'the program does not take {words[-1]}') from error
            bearer.kill()       # the program came to its end just then, and this one has taken its place
            bearer.wait()
        self.go_on()

    def open_picture(self, file):
        self.open(file)
        self.go_on()
        self.press('ctrl+e', self.upper())

    def begin_lesson(self):
        """The lesson is in the middle of the welcome page."""
        self.press('alt+Home', self.upper())
        self.go_on()
        place = self.screen.place(self.upper())
        self.screen.click(place.x + place.width * 0.5, place.y + place.height * 0.3)

    def is_at(self, wanted):
        upper = self.upper()
        return upper is not None and wanted.fullmatch(self.screen.name(upper))

    def arrive(self, name, lead, wanted):
        def try_once():
            lead()
            self.go_on()
            end = time.monotonic() + 5
            while not self.is_at(wanted) and time.monotonic() < end:
                time.sleep(0.02)
            return self.is_at(wanted) or self.tidy(2)       # as when the toolkit tells of something late
        until(try_once, name)

    def visit(self, name, lead, wanted, n):
        self.go_on()
        self.tidy(2)
        if len(self.mains()) < 2:       # so that one can be closed without an end
            self.command('new-window')
        window = until(self.upper, 'a window')
        width, height = self.chance.choice(((360, 294), (700, 500), (1000, 700), (1270, 890)))
        self.screen.put(window, 0, 0, width, height)
        self.arrive(name, lead, wanted)
        astray = 0
        for _ in range(int(n * SHARE)):
            self.act()
            astray = astray + 1 if not self.is_at(wanted) and not self.is_at(MAIN) else 0
            if astray > LONGEST and self.upper():
                self.note('key', 'Escape', self.upper())

    # Inputs

    def act(self):
        draws = [self.chance.random() for _ in range(8)]        # always as many, whatever is done with them
        self.n += 1
        if self.n % 10 == 0:
            self.go_on()
        window = self.upper()
        if window is None:
            return
        place = self.screen.place(window)
        if FILE_DIALOGS.fullmatch(self.screen.name(window)) and place and place.width > 480:
            self.note('key', CAREFUL_KEYS[int(draws[1] * len(CAREFUL_KEYS))], window)
        elif draws[0] < 0.4:
            self.note('key', KEYS[int(draws[1] * len(KEYS))], window)
        else:
            self.touch(window, draws)

    def note(self, what, how, window):
        self.last.append(f'{self.n}: {what} {how} in "{self.screen.name(window)}"')
        self.press(how, window)

    def touch(self, window, draws):
        """Something with the mouse: most of it in a menu while one is open."""
        popups = self.screen.popups()
        place = self.screen.place(popups[-1] if popups and draws[7] < 0.7 else window)
        if place is None:
            return
        x, y = place.x + draws[2] * place.width, place.y + draws[3] * place.height
        to_x, to_y = place.x + draws[4] * place.width, place.y + draws[5] * place.height
        self.last.append(f'{self.n}: mouse {draws[0]:.3f} at {x:.0f},{y:.0f} to {to_x:.0f},{to_y:.0f} in '
                         f'"{self.screen.name(window)}"')
        self.screen.focus(window)
        if draws[0] < 0.7:
            self.screen.click(x, y)
        elif draws[0] < 0.75:
            self.screen.click(x, y, times=2)
        elif draws[0] < 0.8:
            self.screen.click(x, y, 3)
        elif draws[0] < 0.82:
            self.screen.click(x, y, 2)
        elif draws[0] < 0.9:
            self.screen.drag(*self.inner(place, x, y), *self.inner(place, to_x, to_y), 1 if draws[6] < 0.7 else 2)
        elif draws[0] < 0.98:
            self.screen.click(x, y, 4 + int(draws[6] * 4), 3)
        else:
            self.screen.move(x, y)

    def inner(self, place, x, y):
        """A point in the middle of a window: dragged by its edges, it would need a window manager."""
        return (min(max(x, place.x + EDGE), place.x + place.width - EDGE),
                min(max(y, place.y + HEADER), place.y + place.height - EDGE))

    # Memory

    def needs(self):
        """What the program needs on its welcome page at rest, in MB."""
        self.tidy(1)
        self.press('alt+Home', self.mains()[0])
        self.go_on()
        time.sleep(REST if ROUNDS >= MEASURED else 0)
        self.go_on()
        text = pathlib.Path(f'/proc/{self.program.process.pid}/smaps_rollup').read_text()
        return int(re.search(r'^Pss: +(\d+) kB', text, re.MULTILINE)[1]) / 1000


def show_growth(samples):
    """Rounds of one life of the program, the first of which fills what is kept; a short life says nothing."""
    lives = [[needs for life, needs in samples if life == n][1:] for n in range(samples[-1][0] + 1)]
    longest = max(lives, key=len)
    print('# MB after each round: ' + ', '.join(f'{needs:.0f} (life {life})' for life, needs in samples), flush=True)
    if len(longest) + 1 >= MEASURED and not SANITIZED:
        first, last = sum(longest[:3]), sum(longest[-3:])
        expect(last < first * GROWTH, f'what the program needs grows {last / first:.2f} times: {longest}')


def is_enough(samples):
    """A life that the toolkit has cut short may leave too little to measure."""
    lives = [life for life, _ in samples]
    return len(samples) >= ROUNDS and (ROUNDS < MEASURED or max(map(lives.count, lives)) >= MEASURED)


def reopen(monkey):
    """Killed after all this, it opens its game again, and that can be played."""
    file = monkey.files / 'last.oxbow'
    text = (SOURCE / 'data' / 'scenarios' / 'dos-rios' / 'first-valley.oxbow').read_text()
    file.write_text(re.sub('<title>.*?</title>', '<title>The Last</title>', text, 1))
    good('new', 'dos-rios', '--scenario', file, '-o', file, '--seed', '7')
    monkey.tidy(1)
    monkey.open(file)
    play = Play(monkey.program.window('The Last – Oxbow'))
    play.window.focus()
    key('n', 'Return')
    moves = play.wait_for_move('', 'a move')
    monkey.program.kill()
    monkey.start()
    play = Play(monkey.program.window('The Last – Oxbow'))
    until(lambda: play.last_move() == moves, 'the game as it was')
    monkey.program.quit()


def walk_about():
    with tempfile.TemporaryDirectory() as home:
        monkey, samples = Monkey(home), []
        try:
            for n in range(2 * ROUNDS):
                for place in monkey.places(n):
                    monkey.visit(*place)
                samples.append((monkey.ends, monkey.needs()))
                if is_enough(samples):
                    break
            show_growth(samples)
            reopen(monkey)
        except Failure as failure:
            said = '\n'.join([f'{failure}', f'OXBOW_MONKEY_SEED={SEED}: {monkey.n} inputs, the last of which are:',
                              *monkey.last])
            raise Failure(said) from failure
        finally:
            os.chdir('/')
            print(f'# {monkey.n} inputs; the program was told to end {monkey.ends} times', flush=True)
            if monkey.program.process.poll() is None:
                monkey.program.kill()


run([('/e2e/monkey/walk', walk_about)])
