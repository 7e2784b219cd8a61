#!/usr/bin/python3
# e2e-editor.py: a map is drawn from nothing by mouse and by keyboard, tried out, and never lost
#
# SPDX-License-Identifier: GPL-3.0-or-later

from drawing import *

TITLE = re.compile('.* – Oxbow')


def draw_valley(drawing):
    """The least that Dos Rios can be played on: a spring, hills, and the city below them."""
    drawing.measure()
    drawing.take('City')
    drawing.paint('E9')
    until(lambda: drawing.last_step() == 'Paint City', 'the city on the map')
    drawing.take('Spring of the Rio Verde')
    drawing.paint('E1')
    until(lambda: 'Verde' in drawing.last_step(), 'the spring on the map')
    until(lambda: drawing.verdict() == 'Can be played', 'a map that can be played')


def drawn_and_played():
    with started() as program:
        window = program.window('Oxbow')
        drawing = begin_map(window)
        until(lambda: drawing.verdict() and drawing.verdict() != 'Can be played', 'the errors of an empty map')
        draw_valley(drawing)
        window.focus()
        key('F5')
        play = Play(window)
        expect(play.offers() or play.last_move() == '', 'the game has begun')
        key('n')
        key('Return')
        until(lambda: play.last_move() or play.steps(), 'the first step of the game')
        key('F5')
        until(lambda: not find(play.page, 'status bar'), 'the map again')
        key('F5')
        until(lambda: find(play.page, 'status bar'), 'the game again')
        key('Escape')
        until(lambda: not find(play.page, 'status bar'), 'the map, after Escape')
        expect('Verde' in drawing.last_step(), f'the step before is {drawing.last_step()}')
        program.quit()


def undone_and_redone():
    """Each stroke is a step: undone one by one, done again one by one."""
    with started() as program:
        window = program.window('Oxbow')
        drawing = begin_map(window)
        draw_valley(drawing)
        steps = drawing.last_step()
        window.focus()
        key('ctrl+z')
        until(lambda: drawing.last_step() == 'Paint City', 'the step before')
        key('ctrl+z')
        until(lambda: drawing.last_step() == '', 'the beginning')
        key('ctrl+shift+z')
        until(lambda: drawing.last_step() == 'Paint City', 'the first step again')
        key('ctrl+shift+z')
        until(lambda: drawing.last_step() == steps, 'all steps again')
        program.quit()


def drawn_by_keyboard():
    """A screen reader hears the cell and what is there; Space paints, Enter puts the pen down and lifts it."""
    with started() as program:
        window = program.window('Oxbow')
        drawing = begin_map(window)
        drawing.take('Lake')
        drawing.measure()
        drawing.click('C3')
        until(lambda: drawing.words().startswith('C3, Lake'), 'the cursor on the lake')
        window.focus()
        key('Down')
        until(lambda: drawing.words().startswith('C4, Hill'), 'the cell below')
        key('space')
        until(lambda: drawing.words().startswith('C4, Lake'), 'the lake below')
        key('Down', 'Return', 'Down', 'Return', 'Down')
        until(lambda: drawing.words().startswith('C7, Hill'), 'the cell where the pen was up again')
        key('Up')
        until(lambda: drawing.words().startswith('C6, Lake'), 'the end of the line')
        key('ctrl+z')
        until(lambda: drawing.words().startswith('C6, Hill'), 'the line undone')
        program.quit()


def focused_in(window):
    return next((node for node in walk(window.frame) if has_state(node, Atspi.StateType.FOCUSED)), None)


def focused(drawing):
    return next((node for node in walk(drawing.page) if has_state(node, Atspi.StateType.FOCUSED)), None)


def chosen_by_keyboard():
    """Into the palette and back to the board, which Escape leads to from there."""
    with started() as program:
        window = program.window('Oxbow')
        drawing = begin_map(window)
        drawing.measure()
        drawing.click('C3')
        window.focus()
        key('F6')
        until(lambda: (node := focused(drawing)) and node.get_name().startswith('_Take It Up'), 'the first steps')
        item = find(drawing.page, 'table cell', 'Wheat field')
        for _ in range(30):
            if has_state(item, Atspi.StateType.FOCUSED):
                break
            before = focused(drawing)
            key('Tab' if before.get_role_name() != 'table cell' else 'Right')
            until(lambda: focused(drawing) not in (None, before), 'the focus further on')
        key('Return')
        until(lambda: 'left' in item.get_description(), 'wheat in the hand')
        key('Escape')
        until(lambda: not has_state(item, Atspi.StateType.FOCUSED), 'the focus out of the palette')
        key('Down', 'space')
        until(lambda: drawing.words().startswith('C4, Wheat field'), 'a field below the cell of before')
        program.quit()


def copied():
    """A piece of the map is copied and laid elsewhere; the tools are buttons and keys."""
    with started() as program:
        window = program.window('Oxbow')
        drawing = begin_map(window)
        drawing.take('Lake')
        drawing.measure()
        drawing.drag('B2', 'B4')
        until(lambda: drawing.last_step() == 'Paint Lake', 'the lake')
        drawing.press_tool('Select a Rectangle')
        drawing.drag('B2', 'C4')
        window.focus()
        key('ctrl+c')
        drawing.click('F6')
        until(lambda: drawing.last_step() not in ('', 'Paint Lake'), 'the copy')
        until(lambda: drawing.words().startswith('F6, Lake'), 'the copy of the lake')
        key('b')
        key('ctrl+z')
        until(lambda: drawing.words().startswith('F6, Hill'), 'the copy undone')
        program.quit()


def named():
    """What is written about the map is its window's title, too, and can be undone."""
    with started() as program:
        window = program.window('Oxbow')
        drawing = begin_map(window)
        drawing.show_view('Map')
        window.click(until(lambda: find(drawing.page, 'text', 'Title'), 'the title'))
        window.focus()
        key('ctrl+a')
        write('Green Valley')
        until(lambda: 'Green Valley' in window.frame.get_name(), 'the title of the window')
        until(drawing.last_step, 'the step')
        key('Escape')
        drawing.window.click(drawing.undo)
        until(lambda: not drawing.last_step(), 'one step for all letters')
        program.quit()


def left_by_escape():
    """The pages on which a map or a game is chosen are left by Escape, as by Cancel."""
    with started() as program:
        window = program.window('Oxbow')
        until(lambda: find(window.frame, 'list item', 'Draw a New Map'), 'the welcome')
        for keys, title in (('ctrl+alt+n', '_Draw Draw'), ('ctrl+n', '_Start Start')):
            window.focus()
            key(keys)
            until(lambda: (node := focused_in(window)) and node.get_name() == title, f'the button {title}')
            key('Escape')
            until(lambda: (node := focused_in(window)) is None or node.get_name() != title, 'the page before')
            until(lambda: is_shown(window.page('OxbowWelcome')), 'the welcome again')
        program.quit()


def pictured():
    """A picture is of the kind that its name says, whatever the dialog said before."""
    with started() as program, tempfile.TemporaryDirectory() as folder:
        window = program.window('Oxbow')
        begin_map(window)
        path = pathlib.Path(folder) / 'valley.pdf'
        window.focus()
        key('ctrl+e')
        until(lambda: program.top('Export a Picture'), 'the dialog')
        key('Return')
        until(lambda: len(program.windows('Export a Picture')) == 2, 'the dialog for files')
        answer(window, 'Export a Picture', path)
        until(lambda: path.exists() and path.read_bytes().startswith(b'%PDF'), 'a document in PDF')
        program.quit()


def filled_in():
    """What lies on a cell is filled in beside the map, in typed fields."""
    scenario = SOURCE / 'data' / 'scenarios' / 'rising-waters' / 'fall-1926.oxbow'
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder) / 'fall.oxbow'
        copy.write_bytes(scenario.read_bytes())
        with started('--edit', copy) as program:
            window = program.window(TITLE)
            drawing = Drawing(window)
            drawing.measure()
            drawing.show_view('Things')
            group = until(lambda: find(drawing.page, 'list item', re.compile(r'[0-9A-Za-z-]+')), 'the group')
            window.click(group)
            field = until(lambda: find(drawing.page, 'text', 'Elevation'), 'the field')
            window.click(field)
            window.focus()
            key('ctrl+a')
            write('5')
            until(drawing.last_step, 'the step')
            key('ctrl+s')
            until(lambda: find(window.frame, 'label', re.compile('Saved as .*')), 'the file')
            expect(copy.read_bytes() != scenario.read_bytes(), 'nothing was saved')
            program.quit()


def every_game():
    """Scenarios of all games can be drawn on, tried out, and drawn on again."""
    for path in 'navajo-wars/navajo', 'rising-waters/two-hands', 'water-rights/realm':
        with started('--edit', SOURCE / 'data' / 'scenarios' / f'{path}.oxbow') as program:
            window = program.window(TITLE)
            drawing = Drawing(window)
            until(lambda: drawing.verdict() == 'Can be played', f'a map of {path} that can be played')
            window.focus()
            key('space', 'shift+space')         # one of the terrains is another one than there is
            until(drawing.last_step, 'a step')
            key('ctrl+z', 'ctrl+z')
            until(lambda: not drawing.last_step(), 'the map as it was')
            until(lambda: drawing.verdict() == 'Can be played', f'{path} as it was')
            key('F5')
            page = window.page('OxbowGamePage')
            until(lambda: find(page, 'push button', 'Back to Drawing'), 'the way back')
            x, y, width, height = box(Play(window).board)
            window.point(x + width // 2, y + height // 2, 3)
            until(lambda: find(page, 'push button', 'Fit the Whole Board'), 'the menu of a place')
            key('F5')                           # which the menu leaves to the window
            until(lambda: is_shown(drawing.undo), 'the map')
            until(lambda: key('space', 'shift+space') or drawing.last_step(), 'a step on the map again')
            program.quit()


def choose_to_draw(window):
    """By the menu beside undo and redo, where a game is under way."""
    window.focus()
    key('ctrl+F10')
    until(lambda: find(window.frame, 'menu item', re.compile('.*This Position')), 'the menu')
    key('p')
    until(lambda: find(window.frame, 'menu item', re.compile('.*Draw on This Position')), 'its submenu')
    key('d')


def begun_from_a_position():
    """A game goes on in its window while its position is drawn on in another one."""
    with started() as program:
        enter(program.window('Oxbow'))
        window = program.window(TITLE)
        Play(window)
        choose_to_draw(window)
        until(lambda: find(program.app, 'push button', 'Test Play'), 'the window with the map')
        expect(find(window.frame, 'push button', 'Test Play') is None, 'the map has taken the window of the game')
        program.quit()


def drawn_on_a_position():
    """Land changes under a game that is under way, and the game goes on from there; without it, the map is plain."""
    with tempfile.TemporaryDirectory() as home:
        file = pathlib.Path(home, 'game.oxbow')
        good('new', 'dos-rios', '-o', file, '--seed', '3')
        call('engine', given=f'load {file}\nrandom 60 seed=4\nsave {file}\nquit\n')
        with started(file, home=home) as program:
            window = program.window(TITLE)
            Play(window)
            choose_to_draw(window)
            drawing = Drawing(program.window(re.compile('A Position of .*')))
            drawing.measure()
            drawing.take('Mountain')
            drawing.click('C4')
            until(lambda: drawing.last_step() == 'Paint Mountain', 'the cell')
            until(lambda: drawing.verdict() == 'Can be played', 'a game that can go on')
            drawing.window.focus()
            key('F5')
            until(lambda: find(drawing.window.frame, 'push button', 'Back to Drawing'), 'the test game')
            key('F5')
            until(lambda: is_shown(drawing.undo), 'the drawing')
            key('ctrl+F10')
            until(lambda: find(drawing.window.frame, 'menu item', re.compile('.*Whole Map')), 'the menu')
            key('w')
            until(lambda: find(drawing.window.frame, 'menu item', re.compile('.*Drop the Position')), 'the command')
            key('o')
            until(lambda: drawing.last_step() == 'Drop the Position', 'the plain map')
            drawing.window.click(drawing.undo)
            until(lambda: drawing.last_step() == 'Paint Mountain', 'the position again')
            program.quit()


def restored():
    """Killed while a map is drawn, the program comes back with it, and says so."""
    with tempfile.TemporaryDirectory() as home:
        with started(home=home) as program:
            drawing = begin_map(program.window('Oxbow'))
            draw_valley(drawing)
            last = until(drawing.last_step, 'the last step')
            folder = pathlib.Path(home) / 'state' / 'oxbow'
            until(lambda: any(last.encode() in path.read_bytes() for path in folder.glob('*.journal')),
                  'the journal of the map')
            program.kill()
        with started(home=home) as program:
            window = program.window(TITLE)
            drawing = Drawing(window)
            until(lambda: find(window.frame, 'label', re.compile('Map restored: .*')), 'what has happened')
            until(lambda: drawing.verdict() == 'Can be played', 'the map as it was')
            until(lambda: drawing.last_step() == last, 'its last step')
            window.focus()
            key('ctrl+z')
            until(lambda: drawing.next_step() == last, 'the map one step back')
            program.quit()


def restored_in_a_stroke():
    """Killed while the button is held down, the program comes back with what the hand had drawn until a moment before,
    as a step that can be undone."""
    with tempfile.TemporaryDirectory() as home:
        with started(home=home) as program:
            drawing = begin_map(program.window('Oxbow'))
            drawing.measure()
            drawing.take('Lake')
            drawing.paint('B2')
            until(drawing.last_step, 'the first step')
            for name in 'D2', 'D3', 'D4':
                x, y = drawing.place(name)
                drawing.window.point(drawing.corner[0] + x, drawing.corner[1] + y)
                xdotool('mousedown', 1)
            folder = pathlib.Path(home) / 'state' / 'oxbow'
            until(lambda: any(b'~' in path.read_bytes() for path in folder.glob('*.held')), 'the stroke on the disk')
            program.kill()
            xdotool('mouseup', 1)
        with started(home=home) as program:
            window = program.window(TITLE)
            drawing = Drawing(window)
            until(lambda: drawing.last_step() == 'Unfinished Stroke', 'the stroke')
            drawing.measure()
            drawing.click('D4', 3)
            until(lambda: drawing.words().startswith('D4'), 'the cursor there')
            window.focus()
            key('ctrl+z')
            until(lambda: drawing.words().startswith('D4, Lake'), 'what was drawn last')
            key('ctrl+z')
            until(lambda: drawing.words().startswith('D4, Hill'), 'the map before the stroke')
            until(lambda: drawing.last_step() == 'Paint Lake', 'the step before it')
            program.quit()


def begun_by_enter():
    """Whoever writes the size goes on by Enter."""
    with started() as program:
        window = program.window('Oxbow')
        window.click(until(lambda: find(window.page('OxbowWelcome'), 'list item', 'Draw a New Map'), 'the row'))
        new_map = window.page('OxbowNewMap')
        window.click(until(lambda: find(new_map, 'spin button', 'Columns Columns'), 'Columns'))
        key('ctrl+a')
        write('11')
        key('Return')
        drawing = Drawing(window)
        until(lambda: 'Columns: 11,' in drawing.board.get_name(), 'a map of that size')
        program.quit()


def continued():
    """A map that was left for the welcome page goes on by one click on its picture."""
    with tempfile.TemporaryDirectory() as home:
        with started(home=home) as program:
            window = program.window('Oxbow')
            draw_valley(begin_map(window))
            window.focus()
            key('alt+Home')
            welcome = window.page('OxbowWelcome')
            table = until(lambda: find(welcome, 'table', 'Continue'), 'what can be continued')
            window.click(until(lambda: find(table, 'table cell'), 'the map'))
            drawing = Drawing(window)
            until(lambda: drawing.verdict() == 'Can be played', 'the map as it was')
            program.quit()


run([
    ('/e2e/editor/drawn-and-played', drawn_and_played),
    ('/e2e/editor/undone-and-redone', undone_and_redone),
    ('/e2e/editor/drawn-by-keyboard', drawn_by_keyboard),
    ('/e2e/editor/chosen-by-keyboard', chosen_by_keyboard),
    ('/e2e/editor/copied', copied),
    ('/e2e/editor/named', named),
    ('/e2e/editor/left-by-escape', left_by_escape),
    ('/e2e/editor/pictured', pictured),
    ('/e2e/editor/filled-in', filled_in),
    ('/e2e/editor/every-game', every_game),
    ('/e2e/editor/begun-from-a-position', begun_from_a_position),
    ('/e2e/editor/drawn-on-a-position', drawn_on_a_position),
    ('/e2e/editor/begun-by-enter', begun_by_enter),
    ('/e2e/editor/restored', restored),
    ('/e2e/editor/restored-in-a-stroke', restored_in_a_stroke),
    ('/e2e/editor/continued', continued),
])
