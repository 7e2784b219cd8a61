#!/usr/bin/env python3
# tiled.py: maps go to the Tiled editor and come back
#
# Every scenario that is shipped goes out in both formats and comes back byte for byte; the real Tiled opens and exports
# it, and draws random maps so that each cell shows where our picture of Tiled's plane has it.
#
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import pathlib
import random
import shutil
import struct
import subprocess
import tempfile

import calls
from calls import Failure, Skipped, expect, good, refused, same

FOLDER = pathlib.Path(tempfile.mkdtemp(prefix='oxbow-tiled-'))
SHIPPED = sorted((calls.SOURCE / 'data/scenarios/dos-rios').glob('*.oxbow'))
BY_TILED = sorted((calls.SOURCE / 'tests/files/tiled').glob('*.tm[xj]'))
FORMATS = {'tmx': 'tmx', 'tmj': 'json'}         # and what Tiled calls them
TERRAINS = {'h': 'hill', 'f': 'forest', 'w': 'wheat', 't': 'tobacco', 'c': 'corn', '~': 'lake', '@': 'city',
            '^': 'mountain', '?': 'tile', '.': 'outside'}       # those whose tiles differ in colour
COUNT = int(os.environ.get('OXBOW_TILED_MAPS', '50'))


def run_tiled(program, *arguments):
    """Runs a program of Tiled without a display and with a home of its own."""
    if shutil.which(program) is None:
        raise Skipped('Tiled is not installed, so nothing shows that it opens our maps: install the package tiled')
    home = FOLDER / 'home'
    home.mkdir(mode=0o700, exist_ok=True)
    env = calls.environment(QT_QPA_PLATFORM='offscreen', HOME=str(home), XDG_CONFIG_HOME=str(home),
                            XDG_RUNTIME_DIR=str(home))
    answer = subprocess.run([program, *map(os.fspath, arguments)], env=env, capture_output=True, timeout=60)
    said = answer.stderr.decode(errors='replace')
    if answer.returncode != 0 or 'rror' in said:
        raise Failure(f'{program}: status {answer.returncode}: {said[:500]}')


def convert(before, name, *options):
    after = FOLDER / name
    good('convert', before, after, *options)
    return after


def out_and_back(shipped):
    """Twice through our own writer, so that what a person wrote by hand is laid out alike."""
    ours = convert(shipped, 'ours.oxbow').read_bytes()
    for ending in FORMATS:
        for options in ((), ('--compress',)):
            tiled = convert(shipped, f'map.{ending}', *options)
            same(convert(tiled, 'back.oxbow').read_bytes(), ours, f'{shipped.name} by {ending} {options}')


def sorted_options(file):
    """The lines of a file, with the options, which Tiled sorts, sorted."""
    lines = file.read_text().splitlines()
    return sorted(line for line in lines if '<option' in line), [line for line in lines if '<option' not in line]


def through_tiled(shipped):
    ours = convert(shipped, 'ours.oxbow')
    for ending, format in FORMATS.items():
        tiled = convert(shipped, f'map.{ending}')
        saved = FOLDER / f'saved.{ending}'
        run_tiled('tiled', '--export-map', format, tiled, saved)
        same(sorted_options(convert(saved, 'back.oxbow')), sorted_options(ours), f'{shipped.name} saved by Tiled')
        good('validate', FOLDER / 'back.oxbow')


def made_by_tiled():
    """Maps that Tiled made say no game, but tiles with names of ours; those that say another game are refused."""
    expect(len(BY_TILED) > 8, 'the maps that Tiled made are missing')
    for file in BY_TILED:
        if file.name.startswith('objects'):
            refused('convert', file, FOLDER / 'no.oxbow', '--game', 'dos-rios', status=1, says='"valley"')
        else:
            refused('convert', file, FOLDER / 'no.oxbow', status=1, says='oxbow-game')
            first = convert(file, 'first.oxbow', '--game', 'dos-rios')
            again = convert(convert(first, 'again.tmx'), 'second.oxbow')
            same(again.read_bytes(), first.read_bytes(), file.name)
    expect(not (FOLDER / 'no.oxbow').exists(), 'something was written although the map was refused')


def what_no_file_could_hold():
    """Names and values that the game does not have are refused here, and not when the new file is opened."""
    whole = convert(SHIPPED[0], 'map.tmx').read_text()
    object = '<objectgroup name="pieces"><object id="1" type="volcano" x="60" y="60"><point/></object></objectgroup>'
    for says, old, new in (
            ('has no option "foo"', '<properties>', '<properties><property name="oxbow-option-foo" value="1"/>'),
            ('from 0 to 8, not "99"', '<properties>', '<properties><property name="oxbow-option-row" value="99"/>'),
            ('has no seat "king"', '<properties>', '<properties><property name="oxbow-seat-king" value="fox"/>'),
            ('no name of a language', '<properties>', '<properties><property name="oxbow-title-de@x" value="a"/>'),
            ('has no piece "volcano"', '</map>', object + '</map>')):
        (FOLDER / 'strange.tmx').write_text(whole.replace(old, new, 1))
        answer = refused('convert', FOLDER / 'strange.tmx', FOLDER / 'no.oxbow', status=1, says=says)
        expect('strange.tmx' in answer.err, f'the file is not named: {answer.err}')
    expect(not (FOLDER / 'no.oxbow').exists(), 'something was written although the map was refused')


# ---- what Tiled draws ----

def random_map(rng):
    width, height = rng.randint(1, 14), rng.randint(1, 14)
    rows = [''.join(rng.choice(list(TERRAINS)) for _ in range(width)) for _ in range(height)]
    return rng.choice(['flat', 'pointy']), rows


def write_scenario(orientation, rows):
    lines = ['<oxbow xmlns="urn:oxbow:1" format="1">', '<scenario game="dos-rios" id="random"><title>Random</title>',
             f'<map orientation="{orientation}" columns="{len(rows[0])}" rows="{len(rows)}">',
             *(f'<legend letter="{letter}" terrain="{name}"/>' for letter, name in TERRAINS.items()),
             *(f'<row>{row}</row>' for row in rows), '</map></scenario></oxbow>\n']
    file = FOLDER / 'random.oxbow'
    file.write_text('\n'.join(lines))
    return file


def read_picture(file):
    """A function that gives the colour at a point of a BMP, which Tiled's rasterizer writes by its ending."""
    data = file.read_bytes()
    start, = struct.unpack_from('<I', data, 10)
    width, height = struct.unpack_from('<ii', data, 18)
    n_bytes = struct.unpack_from('<H', data, 28)[0] // 8
    stride = (width * n_bytes + 3) // 4 * 4

    def colour(x, y):
        expect(0 <= x < width and 0 <= y < height, f'{x}, {y} lies outside of a picture of {width} by {height}')
        at = start + (height - 1 - y) * stride + x * n_bytes
        return data[at:at + 3]
    return colour


def middle(orientation, column, row):
    """The middle of a hexagon of 64 by 56 pixels, as Tiled lays them."""
    if orientation == 'flat':
        return 32 + 48 * column, 28 + 56 * row + 28 * (column % 2)
    return 28 + 56 * column + 28 * (row % 2), 32 + 48 * row


def drawn_by_tiled():
    """The picture of each map has one colour a terrain, at the middle of its cells."""
    rng = random.Random(7)
    for _ in range(COUNT):
        orientation, rows = random_map(rng)
        tiled = convert(write_scenario(orientation, rows), rng.choice(['random.tmx', 'random.tmj']))
        run_tiled('tmxrasterizer', tiled, FOLDER / 'random.bmp')
        colour = read_picture(FOLDER / 'random.bmp')
        seen = {}
        for y, row in enumerate(rows):
            for x, letter in enumerate(row):
                seen.setdefault(letter, set()).add(colour(*middle(orientation, x, y)))
        expect(all(len(colours) == 1 for colours in seen.values()), f'{orientation} {rows}: {seen}')
        same(len(set().union(*seen.values())), len(seen), f'colours of {orientation} {rows}')


def main():
    try:
        calls.run([(f'/tool/tiled/out-and-back/{file.stem}', lambda file=file: out_and_back(file)) for file in SHIPPED]
                  + [(f'/tool/tiled/through-tiled/{file.stem}', lambda file=file: through_tiled(file))
                     for file in SHIPPED]
                  + [('/tool/tiled/made-by-tiled', made_by_tiled),
                     ('/tool/tiled/what-no-file-could-hold', what_no_file_could_hold),
                     ('/tool/tiled/drawn-by-tiled', drawn_by_tiled)])
    finally:
        shutil.rmtree(FOLDER)


if __name__ == '__main__':
    main()
