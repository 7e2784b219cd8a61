#!/usr/bin/python3
# e2e-maps.py: a small map for each of the games, drawn from nothing by mouse, and the first turn of a game on it
#
# SPDX-License-Identifier: GPL-3.0-or-later

from drawing import *


def take_and_click(drawing, thing, *cells):
    drawing.take(thing)
    for cell in cells:
        drawing.click(cell)


def take_and_drag(drawing, thing, *ways):
    drawing.take(thing)
    for start, end in ways:
        drawing.drag(start, end)


def draw_dos_rios(window):
    """Two rivers between fields and forests, down to the city."""
    drawing = begin_map(window, columns=9, rows=7)
    drawing.measure()
    take_and_click(drawing, 'City', 'E7')
    take_and_click(drawing, 'Spring of the Rio Verde', 'C1')
    take_and_click(drawing, 'Spring of the Rio Rojo', 'G1')
    take_and_drag(drawing, 'Wheat field', ('C4', 'C5'))
    take_and_drag(drawing, 'Tobacco field', ('G4', 'G5'))
    take_and_drag(drawing, 'Corn field', ('D5', 'F5'))
    take_and_drag(drawing, 'Forest', ('E2', 'E3'))
    return drawing


def draw_rising_waters(window):
    """A river on the left, towns and sites of camps on the land, which is one group."""
    drawing = begin_map(window, 'Rising Waters', columns=7, rows=6)
    drawing.measure()
    towns = 'B1', 'D1', 'F1', 'B5', 'D5', 'F5'
    take_and_drag(drawing, 'Water', ('A1', 'A6'))
    take_and_click(drawing, 'Town site', *towns)
    take_and_drag(drawing, 'Water group', ('A1', 'A6'))
    take_and_drag(drawing, 'Land group', *((f'{column}1', f'{column}6') for column in 'BCDEFG'))
    take_and_click(drawing, 'Town', *towns)
    take_and_click(drawing, 'Site of a relief camp', 'B3', 'C3', 'D3', 'E3', 'F3', 'G3', 'G1')
    take_and_click(drawing, 'Landing', 'C1')
    return drawing


def draw_navajo_wars(window):
    """Six territories, each begun by taking the kind again, and the canyon."""
    drawing = begin_map(window, 'Navajo Wars')
    drawing.measure()
    for row in range(1, 7):
        take_and_drag(drawing, 'Territory', (f'H{row}', f'C{row}'))
    take_and_drag(drawing, 'Territory', ('A4', 'B4'))
    drawing.click('B3')
    return drawing


def draw_water_rights(window):
    """A castle between the lands of three mayors, each with a power works and a pool."""
    drawing = begin_map(window, 'Water Rights', columns=7, rows=5)
    drawing.measure()
    take_and_click(drawing, 'Castle of the King', 'D1')
    take_and_drag(drawing, 'Grass of the Riparian', ('D2', 'D5'), ('E1', 'E5'))
    take_and_drag(drawing, 'Grass of the Junior', ('F1', 'F5'), ('G1', 'G5'))
    for mayor, works, pool in ('Senior', 'B3', 'A2'), ('Riparian', 'D3', 'E2'), ('Junior', 'G3', 'F2'):
        take_and_click(drawing, f'Power works of the {mayor}', works)
        take_and_click(drawing, f'Pool of the {mayor}', pool)
    return drawing


def begin_a_move(play):
    """By a button, or by what glows first on the board."""
    offers = play.offers()
    if offers:
        play.window.click(offers[0])
    else:
        play.window.focus()
        key('n', 'Return')
    return until(lambda: play.last_move() or play.steps(), 'a first move')


def play_first_turn(window):
    play = Play(window)
    begin_a_move(play)
    if play.steps():
        play.window.click(play.steps())
        until(lambda: not play.steps(), 'the move taken back')
    before = play.last_move()
    window.click(until(lambda: find(play.page, 'push button', re.compile('.*Play for Me')), 'the way to the end'))
    play.wait_for_move(before, 'the end of the turn')


def save(window, path):
    window.focus()
    key('ctrl+s')
    answer(window, 'Save the Map', path)


def export_for_tiled(window, path):
    """By the letters of the main menu."""
    key('F10')
    until(lambda: find(window.frame, 'menu item', re.compile('.*Export')), 'the menu')
    key('e')
    until(lambda: find(window.frame, 'menu item', re.compile('.*Map for Tiled…')), 'the menu of exports')
    key('d')
    answer(window, 'Export a Map for Tiled', path)


def count_pages(pdf):
    found = re.search(r'^Pages: +(\d+)', shell('pdfinfo', str(pdf), check=False), re.MULTILINE)
    return int(found.group(1)) if found else 0


def share(window, folder):
    """Saved, in the format of another editor, and on paper: all of it is a map that can be played."""
    drawn, back, paper, photograph = (folder / f'drawn.{kind}' for kind in ('oxbow', 'back.oxbow', 'pdf', 'tmj.png'))
    save(window, drawn)
    good('validate', drawn)
    photograph.write_text('of a valley')
    for kind in 'tmx', 'tmj':
        tiled = folder / f'drawn.{kind}'
        export_for_tiled(window, tiled)
        good('convert', tiled, back)
        same(back.read_bytes(), drawn.read_bytes(), f'the map that went to Tiled as {kind} and came back')
    same(photograph.read_text(), 'of a valley', 'what lay where the picture of the tiles would')
    expect((folder / 'drawn.tmj-2.png').exists(), 'the picture of the tiles has not found another place')
    key('ctrl+alt+p')
    answer(window, 'A Game to Print and Cut Out', paper)
    by_tool = folder / 'tool.pdf'
    good('print-and-play', drawn, by_tool)
    expect(count_pages(by_tool) >= 3, 'a board, pieces and rules are three pages at least')
    until(lambda: count_pages(paper) == count_pages(by_tool), 'as many pages as the tool makes')


def draw_and_play(draw):
    with started() as program, tempfile.TemporaryDirectory() as folder:
        window = program.window('Oxbow')
        drawing = draw(window)
        until(lambda: drawing.verdict() == 'Can be played', 'a map that can be played')
        window.focus()
        key('F5')
        play_first_turn(window)
        window.focus()
        key('F5')
        until(lambda: find(drawing.page, 'push button', 'Test Play'), 'the map again')
        share(window, pathlib.Path(folder))
        program.quit()


def in_short(draw):
    """Two of the games are enough where everything is slow."""
    if SANITIZED:
        raise Skipped('the other two games draw with the same tools')
    draw_and_play(draw)


run([
    ('/e2e/maps/dos-rios', lambda: draw_and_play(draw_dos_rios)),
    ('/e2e/maps/navajo-wars', lambda: in_short(draw_navajo_wars)),
    ('/e2e/maps/rising-waters', lambda: draw_and_play(draw_rising_waters)),
    ('/e2e/maps/water-rights', lambda: in_short(draw_water_rights)),
])
