#!/usr/bin/python3
# e2e-layouts.py: keys of the board go by where they lie, on whatever keyboard, and are told in its own letters
#
# SPDX-License-Identifier: GPL-3.0-or-later

from playing import *

TITLE = re.compile('.* – Oxbow')
AROUND = 24, 25, 26, 40, 39, 38         # numbers of the keys that are Q, W, E, D, S and A in the US


def set_layout(name):
    shell('setxkbmap', name)


def cell(play):
    return re.match(r'[A-Z]+\d+', play.cursor().get_name())[0]


def go_around(play):
    """The cells on the way, which ends where it began: six steps to six sides."""
    way = []
    for number in AROUND:
        before = cell(play)
        key(str(number))
        until(lambda before=before: cell(play) != before, f'a step by key {number}')
        way.append(cell(play))
    return way


def told_letters(window):
    """What the window of shortcuts says of the six directions."""
    key('F10')
    act(until(lambda: find(window.frame, 'menu item', 'Keyboard Shortcuts'), 'the line of the menu'))
    top = until(lambda: window.program.top('Keyboard shortcuts'), 'the window of shortcuts')
    line = until(lambda: next((node for node in walk(top) if node.get_name() == 'Move the cursor in six directions'),
                              None), 'the line')
    keys = line.get_parent().get_parent()
    names = [node.get_name() for node in walk(keys) if node.get_role_name() == 'label' and node != line]
    return ''.join(name for name in names if name != '/')


def on_other_keyboards():
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, 'game.oxbow')
        good('new', 'dos-rios', '-o', file, '--seed', '3')
        set_layout('us')
        with started(file) as program:
            play = Play(program.window(TITLE))
            play.window.focus()
            for name in 'Down', 'Down', 'Left', 'Left':
                before = cell(play)
                key(name)
                until(lambda before=before: cell(play) != before, f'a step by {name}')
            way = go_around(play)
            same(len(set(way)), 6, 'the number of cells around')
            for layout in 'fr', 'de', 'ru':
                set_layout(layout)
                same(go_around(play), way, f'the way on a keyboard of {layout}')
            set_layout('us')
            program.quit()


def told():
    for layout, letters in ('fr', 'AZEQSD'), ('ru', 'QWEASD'), ('us', 'QWEASD'):
        set_layout(layout)
        with started() as program:
            window = program.window('Oxbow')
            window.focus()
            same(told_letters(window), letters, f'the keys of a keyboard of {layout}')
    set_layout('us')


run([
    ('/e2e/layouts/on-other-keyboards', on_other_keyboards),
    ('/e2e/layouts/told', told),
])
