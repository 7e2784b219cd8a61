#!/usr/bin/python3
# e2e-start.py: from a cold start to the first move, and into a lesson and out of it
#
# SPDX-License-Identifier: GPL-3.0-or-later

from playing import *


def three_clicks():
    with started() as program:
        window = program.window('Oxbow')
        enter(window)
        play = Play(window)
        play.measure()
        same(play.last_move(), '', 'what has been played')
        play.click('C2/S')
        expect('C2' in play.wait_for_move('', 'the first move'), f'the first move is {play.last_move()}')
        expect('Two Rivers' in window.frame.get_name(), f'the window is called {window.frame.get_name()}')
        program.quit()


def four_games():
    """Each game of the welcome page begins, and its first move is made from the panel."""
    for game in 'Dos Rios', 'Navajo Wars', 'Rising Waters', 'Water Rights':
        with started() as program:
            window = program.window('Oxbow')
            enter(window, game)
            page = window.page('OxbowGamePage')
            if game == 'Water Rights':
                window.click(until(lambda: find(page, 'push button', re.compile('.*I Am Here.*')), 'the curtain'))
            play = Play(window)
            offer = until(lambda: play.offers() and play.offers()[0], f'something to do in {game}')
            words = find(offer, 'label').get_name()
            window.click(offer)
            until(lambda: play.last_move() or play.steps(), f'what "{words}" does in {game}')
            program.quit()


def lesson():
    with started() as program:
        window = program.window('Oxbow')
        welcome = window.page('OxbowWelcome')
        window.click(until(lambda: find(welcome, 'list item', 'Learn Dos Rios by Playing'), 'the lesson'))
        play = Play(window)
        bar = until(lambda: find(play.page, 'push button', '_Leave Lesson Leave Lesson'), 'the lesson')
        forth = until(lambda: find(play.page, 'push button', '_Next Next'), 'the button Next')
        window.click(forth)
        back = until(lambda: find(play.page, 'push button', re.compile('.*Previous')), 'the button Previous')
        window.click(until(lambda: is_sensitive(back) and back, 'a way back'))
        window.click(bar)
        until(lambda: is_hidden(bar), 'the end of the lesson')
        expect(play.offers(), 'after the lesson nothing can be played')
        program.quit()


def help_pages():
    with started() as program:
        window = program.window('Oxbow')
        window.page('OxbowWelcome')
        window.focus()
        key('F1')
        until(lambda: any(find(top, 'label', 'Using Oxbow') for top in children(program.app)), 'the help')
        expect(program.windows('Oxbow – Help'), 'the help is not called so')
        key('Escape')
        until(lambda: not program.windows('Oxbow – Help'), 'the end of the help')
        program.quit()


run([
    ('/e2e/start/three-clicks', three_clicks),
    ('/e2e/start/four-games', four_games),
    ('/e2e/start/lesson', lesson),
    ('/e2e/start/help', help_pages),
])
