#!/usr/bin/env python3
# maps.py: new scenarios by new-map, and games to print by print-and-play
#
# SPDX-License-Identifier: GPL-3.0-or-later

import pathlib
import shutil
import subprocess
import tempfile

import calls
from calls import expect, good, refused, same

GAMES = [line.split('\t')[0] for line in good('games').out.splitlines()]


def in_a_folder(test):
    def run():
        with tempfile.TemporaryDirectory() as folder:
            test(pathlib.Path(folder))
    return run


def sliders(game):
    return [line.split('\t') for line in good('new-map', game, '--sliders').out.splitlines()]


def by_chance(game):
    """The same words draw the same map; it is valid, can be drawn, and played at once."""
    @in_a_folder
    def run(folder):
        extremes = [f'--slider={name}={most}' for name, least, most, *rest in sliders(game)]
        for i, more in enumerate(([], extremes)):
            file, again = folder / f'{i}.oxbow', good('new-map', game, '--seed', '5', *more, '-o', '-').out
            good('new-map', game, '--seed', '5', *more, '-o', file)
            same(file.read_text(), again, 'the same map drawn twice')
            good('validate', file)
            good('new', game, '--scenario', file, '--seed', '1', '-o', folder / 'game.oxbow')
            expect('the seed 5:' in file.read_text(), 'the seed is not told')
    return run


@in_a_folder
def other_sources(folder):
    for game in GAMES:
        good('new-map', game, '--empty', '--size', '6x4', '-o', folder / 'empty.oxbow')
        text = (folder / 'empty.oxbow').read_text()
        expect('columns="6" rows="4"' in text, f'{game}: the empty map has another size')
        refused('new', game, '--scenario', folder / 'empty.oxbow', '-o', folder / 'no.oxbow', status=1)
    rows = folder / 'rows.txt'
    rows.write_text('   A B C D\r\n1  ^ V ^ ^\r\n2  h w f t\r\n3  c w f t\r\n4  c w f t\r\n5  ~ @ ~ ~\r\n')
    good('new-map', 'dos-rios', '--rows', rows, '-o', folder / 'rows.oxbow')
    good('validate', folder / 'rows.oxbow')
    expect('<row>hwft</row>' in (folder / 'rows.oxbow').read_text(), 'the rows were read otherwise')
    good('new-map', 'dos-rios', '--from', 'the-gorge', '-o', folder / 'copy.oxbow')
    good('validate', folder / 'copy.oxbow')


@in_a_folder
def position(folder):
    """A game of the new scenario stands where the old one stood, at its end or on the way."""
    game, puzzle = folder / 'game.oxbow', folder / 'puzzle.oxbow'
    good('new', 'dos-rios', '--scenario', 'first-valley', '--players', '2', '--seed', '7', '-o', game)
    good('play', game, '-o', game, 'lay C2/S', 'lay C5/S')
    good('new-map', 'dos-rios', '--position', game, '-o', puzzle)
    same(good('listing', puzzle).out, good('listing', game).out, 'the position')
    good('new-map', 'dos-rios', '--position', game, '--at', '1', '-o', puzzle)
    same(good('listing', puzzle).out, good('listing', game, '--at', '1').out, 'the position on the way')
    refused('new-map', 'dos-rios', '--position', game, '--at', '9', '-o', puzzle, status=1, says='no position 9')
    refused('new-map', 'water-rights', '--position', game, '-o', puzzle, status=1,
            says='of dos-rios, not of water-rights')


@in_a_folder
def refusals(folder):
    out = ['-o', folder / 'no.oxbow']
    refused('new-map', 'dos-rios', status=2, says='Say -o FILE')
    refused('new-map', 'dos-rio', *out, status=1, says='dos-rios')
    refused('new-map', 'dos-rios', '--size', '9', *out, status=2, says='11x10')
    refused('new-map', 'dos-rios', '--size', '900x900', *out, status=1, says='60 by 60')
    refused('new-map', 'dos-rios', '--slider', 'rivers=9', *out, status=2, says='from 1 to 4')
    refused('new-map', 'dos-rios', '--slider', 'river=2', *out, status=2, says='rivers, ruggedness')
    refused('new-map', 'dos-rios', '--empty', '--rows', 'x', *out, status=2, says='one of them')
    refused('new-map', 'dos-rios', '--empty', '--seed', '1', *out, status=2, says='by chance')
    for more in (['--size', '5x5', '--from', 'the-gorge'], ['--size', '5x5', '--rows', 'x'], ['--at', '1'],
                 ['--size', '5x5', '--position', 'x'], ['--at', '1', '--empty'], ['--pointy', '--from', 'the-gorge'],
                 ['--pointy', '--position', 'x'], ['--slider', 'rivers=2', '--rows', 'x']):
        refused('new-map', 'dos-rios', *more, *out, status=2, says=f'{more[0]} is for')
    refused('new-map', 'dos-rios', '--pointy', *out, status=1, says='flat-top')
    refused('new-map', 'dos-rios', '--sliders', *out, status=2, says='no other option')
    refused('new-map', 'dos-rios', '--seed', 'x', *out, status=2, says='whole number')
    refused('new-map', 'dos-rios', '--rows', folder / 'nothing', *out, status=1, says='nothing')
    bad = folder / 'bad.txt'
    bad.write_text('^V^\nhx')
    refused('new-map', 'dos-rios', '--rows', bad, *out, status=1, says='Row 2, column 2 (B2)')
    expect(not (folder / 'no.oxbow').exists(), 'something was written all the same')


@in_a_folder
def printed(folder):
    pdf = folder / 'game.pdf'
    good('print-and-play', pathlib.Path(calls.SOURCE) / 'data/scenarios/dos-rios/the-gorge.oxbow', pdf,
         '--paper', 'letter', '--cell', '25')
    expect(pdf.read_bytes().startswith(b'%PDF'), 'this is no PDF')
    if shutil.which('pdftotext'):
        text = subprocess.run(['pdftotext', pdf, '-'], capture_output=True, text=True, check=True).stdout
        expect('25 mm wide' in text and 'Harvest cards: 11' in text, 'the sheet does not say what is there')
    refused('print-and-play', 'no-such-file.oxbow', pdf, status=1)
    good('new-map', 'dos-rios', '--empty', '-o', folder / 'empty.oxbow')
    refused('print-and-play', folder / 'empty.oxbow', folder / 'no.pdf', status=1, says='no city')
    refused('print-and-play', folder / 'empty.oxbow', folder / 'no.pdf', '--cell', '0', status=2, says='10 to 100')
    expect(not (folder / 'no.pdf').exists(), 'something was written all the same')


calls.run([(f'/tool/maps/chance/{game}', by_chance(game)) for game in GAMES] + [
    ('/tool/maps/other-sources', other_sources),
    ('/tool/maps/position', position),
    ('/tool/maps/refusals', refusals),
    ('/tool/maps/printed', printed),
])
