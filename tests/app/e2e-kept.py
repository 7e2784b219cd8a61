#!/usr/bin/python3
# e2e-kept.py: nothing that was played is lost, whether the program is closed, quit or killed
#
# SPDX-License-Identifier: GPL-3.0-or-later

import random

from playing import *

TITLE = re.compile('.* – Oxbow')


def play_some(play, n, chance):
    """Plays from the panel, and returns what Undo called the last moves."""
    names = [play.last_move()]
    for _ in range(n):
        play.window.click(chance.choice(until(play.offers, 'something to do')))
        names.append(play.wait_for_move(names[-1], 'the move'))
    return names[-2:]


def begin(home):
    with started(home=home) as program:
        enter(program.window('Oxbow'))
        play_some(Play(program.window(TITLE)), 1, random.Random(1))
        program.quit()


def kill_while_playing(program, n, chance):
    """Plays some moves, begins one more, and kills; returns what Undo called the last move that was seen."""
    play = Play(program.window(TITLE))
    seen = play_some(play, n, chance)[-1]
    play.window.click(chance.choice(until(play.offers, 'something to do')))
    time.sleep(chance.random() / 5)
    program.kill()
    return seen


def verify_restored(program, seen):
    """The game is there with every move that was seen, and perhaps the one that had just been begun."""
    play = Play(program.window(TITLE))
    until(lambda: find(play.window.frame, 'label', re.compile('Game restored: .*')),
          'a line that says what has happened')
    if until(play.last_move, 'a move') != seen:
        play.window.focus()
        key('ctrl+z')
        until(lambda: play.last_move() == seen, f'the game after {seen!r}, one move back')


def killed():
    """Killed at a moment of its own choice, the program comes back with the game, and says so."""
    chance = random.Random(20)
    for n in range((5 if SANITIZED else 20) * SCALE):
        with tempfile.TemporaryDirectory() as home:
            file = pathlib.Path(home, 'game.oxbow')
            good('new', 'dos-rios', '-o', file, '--seed', str(n))
            with started(file, home=home) as program:
                seen = kill_while_playing(program, chance.randrange(1, 4), chance)
            with started(home=home) as program:
                verify_restored(program, seen)
                program.quit()


def quit_and_resumed():
    """After leaving, the next start goes on by itself; nothing is asked."""
    with tempfile.TemporaryDirectory() as home:
        begin(home)
        with started(home=home) as program:
            until(lambda: Play(program.window(TITLE)).last_move(), 'the move from before')
            program.quit()


def continued():
    """A game that was left for the welcome page goes on by one click on its picture."""
    with tempfile.TemporaryDirectory() as home:
        begin(home)
        with started(home=home) as program:
            window = program.window(TITLE)
            Play(window)
            window.focus()
            key('alt+Home')
            welcome = window.page('OxbowWelcome')
            table = until(lambda: find(welcome, 'table', 'Continue'), 'the games to continue')
            window.click(until(lambda: find(table, 'table cell'), 'the game'))
            until(lambda: Play(program.window(TITLE)).last_move(), 'the move from before')
            program.quit()


run([
    ('/e2e/kept/killed', killed),
    ('/e2e/kept/quit-and-resumed', quit_and_resumed),
    ('/e2e/kept/continued', continued),
])
