#!/usr/bin/python3
# e2e-computers.py: against a computer, in the window: hints, undo while it thinks, turns that it finishes, a whole game
#
# SPDX-License-Identifier: GPL-3.0-or-later

from playing import *

HURRIED = dict(CALM, pace="'instant'")


def choose(computers, **settings):
    """A new game with these computers, as they were chosen for the last one."""
    return started('--new-game', settings=dict(HURRIED, **{'computer-players': str(computers)}, **settings))


def start(program):
    window = program.window()
    window.page('OxbowNewGame')
    window.focus()
    key('Return')
    return Play(window)


def n_moves(play):
    """How long the line is: the end of the time line."""
    slider = until(lambda: find(play.page, 'slider', 'Time line'), 'the time line')
    return 0 if not is_sensitive(slider) else round(Atspi.Value.get_maximum_value(slider))


def my_turn(play):
    button = find(play.page, 'push button', 'Play for Me')
    return button and is_sensitive(button)


def is_over(play):
    return find(play.page, 'label', re.compile('.* wins'))


def hints():
    with choose(['', 'easy']) as program:
        play = start(program)
        until(lambda: my_turn(play), 'my turn', 4 * PATIENCE)
        before = n_moves(play)
        key('ctrl+h')
        until(lambda: play.status().startswith('Hint: '), 'a hint')
        first = play.status()
        key('ctrl+h')
        until(lambda: play.status().startswith('Hint 2 of '), 'the next hint')
        expect(play.status() != first, 'the next hint is the same')
        window = play.window
        window.click(until(lambda: find(play.page, 'push button', 'Next Hint'), 'the button'))
        until(lambda: not play.status().startswith('Hint 2 of '), 'the hint after that')
        key('Escape')
        until(lambda: not play.status().startswith('Hint'), 'no hint')
        same(n_moves(play), before, 'the moves that were made')
        program.quit()


def undo_while_it_thinks():
    """Whether it still thinks or has moved already: undo comes to the person's own last decision."""
    with choose(['', 'expert'], pace="'slow'") as program:
        play = start(program)
        until(lambda: my_turn(play), 'my turn', 4 * PATIENCE)
        before = n_moves(play)
        key('ctrl+g')
        until(lambda: n_moves(play) > before, 'a move made for me', 4 * PATIENCE)
        until(lambda: find(play.page, 'push button', 'Pause'), 'the turn of the computer', 4 * PATIENCE)
        until(lambda: is_sensitive(play.undo), 'Undo')
        key('ctrl+z')
        until(lambda: my_turn(play), 'my decision again')
        until(lambda: play.next_move() != '', 'the move taken back')
        program.quit()


def whole_game():
    with choose(['', 'beginner']) as program:
        play = start(program)
        until(lambda: my_turn(play), 'my turn', 4 * PATIENCE)
        while not is_over(play):
            before = n_moves(play)
            key('ctrl+g')
            until(lambda: is_over(play) or (n_moves(play) > before and my_turn(play)), 'my next turn', 8 * PATIENCE)
        until(lambda: find(play.page, 'label', re.compile('(Where it turned|The chances changed).*')),
              'the turning points', 8 * PATIENCE)
        picture('computers-turning-points')
        program.quit()


run([
    ('/e2e/computers/hints', hints),
    ('/e2e/computers/undo', undo_while_it_thinks),
    ('/e2e/computers/whole-game', whole_game),
])
