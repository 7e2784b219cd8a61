#!/usr/bin/python3
# e2e-game.py: whole games of Dos Rios in the window, one by mouse and one by keyboard
#
# The tool's engine plays the same game and says what is legal. In the end the game is saved, and the file must hold the
# very position of the engine.
#
# SPDX-License-Identifier: GPL-3.0-or-later

import random
import tempfile

from playing import *
from screen import Screen

WAYS = {'walk': 'Walk from ', 'chase': 'Chase off ', 'place': 'Place a campesino on ', 'finca': 'Build a finca on ',
        'hacienda': 'Build the hacienda on ', 'ride': 'Ride from ', 'dam': 'Build a dam at ',
        'delay': 'Put the card back', 'harvest': 'Take the harvest', 'end': 'End the turn',
        'lay': 'Lead the river from '}


def begin(seed, home):
    """The same short game for the window, as a file, and for the engine."""
    file = home / 'short.oxbow'
    good('new', 'dos-rios', '-o', file, '--seed', str(seed), '--players', '2', '--option', 'round_limit=2')
    engine = Engine()
    engine.ask(f'load {file}')
    return file, engine


def cells_of(engine, letter):
    """The cells of a terrain, from the engine's listing."""
    found = []
    for line in engine.ask('listing'):
        words = line.split()
        if words[0] == 'terrain':
            found += [chr(ord('A') + column) + words[1] for column, code in enumerate(words[2]) if code == letter]
    return found


def spots(engine, move):
    """Where to click for a move."""
    places = [word for word in move.split()[1:] if word not in ('keep', 'move')]
    return [cells_of(engine, '@')[0] if place == 'city' else cells_of(engine, place[-1])[0] if 'trail' in place
            else place for place in places]


def choose(engine, chance):
    """A move, with more life in it than one by chance alone: a turn ends late."""
    moves = engine.ask('legal')
    lively = [move for move in moves if move != 'end' and not move.startswith('chase')]
    return chance.choice(lively) if lively and chance.random() < 0.9 else chance.choice(moves)


def popover_line(play, way):
    for button in find_all(play.page, 'push button', re.compile(re.escape(way) + '.*')):
        if button.get_parent().get_name() not in ('What you may do now', 'End of the turn'):
            return button
    return None


def offer_of(play, way):
    return next((button for button in play.offers() if button.get_name().startswith(way)), None)


def click_line(play, line):
    """The lines of a menu at a place count from the corner of their own window on the screen."""
    window = until(lambda: [w for w in play.screen.popups() if is_menu(play, w, line)], 'the menu')[-1]
    place, (x, y, width, height) = play.screen.place(window), box(line)
    xdotool('mousemove', round(place.x + x + width / 2), round(place.y + y + height / 2), 'click', 1)


def is_menu(play, window, line):
    """Whether it is the window of the menu that holds the line; tooltips have windows, too."""
    menu = line
    while menu.get_role_name() != 'filler' or menu.get_name() != 'GtkPopover':
        menu = menu.get_parent()
    place, (_, _, width, height) = play.screen.place(window), box(menu)
    return place is not None and (place.width, place.height) == (width, height)


def make_by_mouse(play, engine, move):
    """Clicks on the board, then on the line of the menu that names the move; what names no place is in the panel."""
    way, before = WAYS[move.split()[0]], play.last_move()
    places = spots(engine, move)
    for place in places:
        play.click(place)
    if not places:
        play.window.click(until(lambda: offer_of(play, way), f'the offer of {move}'))
    until(lambda: play.last_move() != before or popover_line(play, way) or offer_of(play, way), move)
    if line := popover_line(play, way):
        click_line(play, line)
    elif offer := play.last_move() == before and offer_of(play, way):
        play.window.click(offer)
    play.wait_for_move(before, move)


def save_and_compare(play, file, engine):
    before = file.stat().st_mtime_ns
    key('ctrl+s')
    until(lambda: file.stat().st_mtime_ns != before, 'the saved file')
    other = Engine()
    other.ask(f'load {file}')
    same(other.ask('digest'), engine.ask('digest'), 'the position in the saved file')
    other.close()


def play_whole_game(make, seed):
    with tempfile.TemporaryDirectory() as folder:
        file, engine = begin(seed, pathlib.Path(folder))
        with started(file) as program:
            play = Play(program.window(re.compile('.* – Oxbow')))
            play.screen = Screen()
            play.measure()
            chance, n = random.Random(seed), 0
            while engine.ask('result') == ['-']:
                move = choose(engine, chance)
                make(play, engine, move)
                engine.ask('play ' + move)
                n += 1
            expect(n > 40, f'the game had only {n} moves')
            until(lambda: find(play.page, 'label', re.compile('.*(wins|won).*')), 'the end of the game')
            save_and_compare(play, file, engine)
            program.quit()
        engine.close()


def step_to(play, name):
    """Leads the cursor to a cell, a key at a time, listening to what is said of each."""
    column, row = ord(name[0]) - ord('A'), int(name[1:])
    for _ in range(60):
        words = play.cursor().get_name()
        here = re.match(r'([A-Z])(\d+)\b', words)
        across = column - (ord(here[1]) - ord('A')) if here else 1
        down = row - int(here[2]) if here else 0
        if here and across == 0 and down == 0:
            return
        key(('Right' if across > 0 else 'Left') if across else ('Down' if down > 0 else 'Up'))
        until(lambda: play.cursor().get_name() != words, f'the cursor on its way to {name}')
    raise Failure(f'the cursor does not come to {name}: it is at {play.cursor().get_name()}')


def type_move(play, move):
    key('ctrl+l')
    until(lambda: any(has_state(text, Atspi.StateType.FOCUSED) for text in find_all(play.page, 'text')), 'the line')
    write(move)
    key('Return')


def make_by_keyboard(play, engine, move):
    """Leads the cursor to the cells of walks; what lies elsewhere is typed, as it is written in the log."""
    before = play.last_move()
    if move.split()[0] in ('walk', 'place') and all(re.fullmatch(r'[A-Z]\d+', word) for word in move.split()[1:]):
        for place in move.split()[1:]:
            step_to(play, place)
            key('Return')
        way = WAYS[move.split()[0]]
        line = until(lambda: play.last_move() != before or popover_line(play, way) or offer_of(play, way), move)
        if line is not True:
            key('Escape')
            type_move(play, move)
    else:
        type_move(play, move)
    play.wait_for_move(before, move)
    key('Escape')


def by_mouse():
    play_whole_game(make_by_mouse, 5)


def by_keyboard():
    play_whole_game(make_by_keyboard, 9)


def begin_by_keyboard():
    with started() as program:
        window = program.window('Oxbow')
        welcome = window.page('OxbowWelcome')
        card = until(lambda: find(welcome, 'table cell', 'Dos Rios'), 'the card of Dos Rios')
        window.focus()
        for _ in range(12):
            if has_state(card, Atspi.StateType.FOCUSED):
                break
            key('Tab')
        key('Return')
        start = until(lambda: find(window.page('OxbowNewGame'), 'push button', '_Start Start'), 'the button Start')
        until(lambda: has_state(start, Atspi.StateType.FOCUSED), 'the focus on Start')
        key('Return')
        play = Play(window)
        until(lambda: has_state(play.cursor(), Atspi.StateType.FOCUSED), 'the focus on the board')
        key('n', 'Return')
        play.wait_for_move('', 'the first move')
        program.quit()


def undo_and_redo():
    """By button, by shortcut, by turn; the buttons say what they will do."""
    with started() as program:
        enter(program.window('Oxbow'))
        play = Play(program.window(re.compile('.* – Oxbow')))
        play.measure()
        play.click('C2/S')
        first = play.wait_for_move('', 'the first move')
        window = play.window
        play.window.click(until(lambda: play.offers(), 'the next move')[0])
        second = play.wait_for_move(first, 'the second move')
        expect(first != second, f'both moves are called {first}')
        redo_first, redo_second = (name.removesuffix(' (a move of White)').removesuffix(' (a move of Black)')
                                   for name in (first, second))
        window.click(play.undo)
        until(lambda: play.last_move() == first and play.next_move() == redo_second,
              'the second move, to be done again')
        key('ctrl+z')
        until(lambda: play.last_move() == '' and play.next_move() == redo_first,
              'the first move, to be done again')
        until(lambda: not is_sensitive(play.undo), 'Undo at rest')
        key('ctrl+shift+z')
        until(lambda: play.last_move() == first, 'the first move')
        window.click(play.redo)
        until(lambda: play.last_move() == second and play.next_move() == '', 'the second move')
        key('ctrl+alt+z')
        until(lambda: play.last_move() != second, 'what was before the turn')
        key('ctrl+alt+shift+z')
        until(lambda: play.last_move() == second, 'the turn done again')
        program.quit()


def walk_far():
    """A campesino and where it shall go: all the steps there, one after the other, by mouse and by keyboard."""
    with tempfile.TemporaryDirectory() as folder:
        file, engine = begin(3, pathlib.Path(folder))
        while any(move.startswith(('lay', 'place')) for move in engine.ask('legal')):
            engine.ask('play ' + engine.ask('legal')[0])
        for move in 'walk city D8', 'walk D8 C8':
            engine.ask('play ' + move)
        engine.ask(f'save {file}')
        engine.close()
        with started(file, settings=PERSONS) as program:
            play = Play(program.window(re.compile('.* – Oxbow')))
            play.measure()
            play.click('C8')
            until(play.steps, 'the campesino')
            play.click('E8')
            until(lambda: re.match('Walk from D[78] to E8', play.last_move()), 'two steps')
            step_to(play, 'D8')
            step_to(play, 'E8')
            key('Return')
            until(play.steps, 'the campesino')
            step_to(play, 'C8')
            key('Return')
            until(lambda: re.match('Walk from D[78] to C8', play.last_move()), 'two steps back')
            program.quit()


def menu_at_a_place():
    """It has the keys while it is open; a press outside closes it, and on a button of the panel means that as well."""
    with tempfile.TemporaryDirectory() as folder:
        file, engine = begin(3, pathlib.Path(folder))
        while any(move.startswith('lay') for move in engine.ask('legal')):
            engine.ask('play ' + engine.ask('legal')[0])
        place = engine.ask('legal')[0].split()[1]
        engine.ask(f'save {file}')
        engine.close()
        with started(file) as program:
            play = Play(program.window(re.compile('.* – Oxbow')))
            play.measure()

            def open_menu():
                play.click(place, 3)
                until(lambda: len(program.shown()) > 1, 'the menu')

            def is_closed():
                return len(program.shown()) == 1
            open_menu()
            for name in 'Fit the Whole Board', 'Mark This Position':
                key('Down')
                until(lambda: has_state(find(play.page, 'push button', name), Atspi.StateType.FOCUSED), name)
            key('Escape')
            until(is_closed, 'the end of the menu by Escape')
            until(lambda: has_state(play.cursor(), Atspi.StateType.FOCUSED), 'the focus on the board')
            open_menu()
            play.click(place)
            until(is_closed, 'the end of the menu by a press on the board')
            open_menu()
            before = play.last_move()
            play.window.click(until(lambda: find(play.page, 'push button', 'Play for Me'), 'a button of the panel'))
            until(is_closed, 'the end of the menu by a press on the panel')
            play.wait_for_move(before, 'what the button of the panel does')
            program.quit()


def press_at_once(line):
    """A press on a line of the menu, by a pointer that leaps there; places are told within the menu's own surface."""
    screen = Screen()
    menu = until(lambda: screen.popups() and screen.place(screen.popups()[-1]), 'the menu on the screen')
    x, y, width, height = box(line)
    screen.click(menu.x + x + width / 2, menu.y + y + height / 2)


def press_in_menu():
    """One press on a line is enough, though the panel tells what it would do, and is laid out anew."""
    with tempfile.TemporaryDirectory() as folder:
        file, engine = begin(3, pathlib.Path(folder))
        while any(move.startswith('lay') for move in engine.ask('legal')):
            engine.ask('play ' + engine.ask('legal')[0])
        places = [move.split()[1] for move in engine.ask('legal')[:4]]
        engine.ask(f'save {file}')
        engine.close()
        with started(file) as program:
            play = Play(program.window(re.compile('.* – Oxbow')))
            play.measure()
            for place in places:
                before = play.last_move()
                play.click(place, 3)
                line = until(lambda: len(program.shown()) > 1 and popover_line(play, WAYS['place']), 'the menu')
                until(lambda: find(play.page, 'label', 'Before you click'), 'what the first line would do')
                press_at_once(line)
                until(lambda: play.last_move() != before, f'what one press on {line.get_name()} does')
                until(lambda: len(program.shown()) == 1, 'that the menu is gone')
            program.quit()


run([
    ('/e2e/game/walk-far', walk_far),
    ('/e2e/game/menu-at-a-place', menu_at_a_place),
    ('/e2e/game/press-in-menu', press_in_menu),
    ('/e2e/game/begin-by-keyboard', begin_by_keyboard),
    ('/e2e/game/undo-and-redo', undo_and_redo),
    ('/e2e/game/by-mouse', by_mouse),
    ('/e2e/game/by-keyboard', by_keyboard),
])
