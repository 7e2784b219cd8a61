#!/usr/bin/env python3
# session.py: whole games by the tool alone, from "new" to the picture of the end
#
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import pathlib
import random
import re
import tempfile

import calls
from calls import call, expect, good, refused, same


def in_folder(test):
    def run():
        with tempfile.TemporaryDirectory(prefix='oxbow-session-') as folder:
            test(pathlib.Path(folder))
    return run


def begin(game, *more):
    good('new', 'dos-rios', '--scenario', 'first-valley', '--seed', '7', '-o', game, *more)


def engine(*lines, **how):
    """The answers to these lines, without their ends."""
    out = good('engine', given=''.join(line + '\n' for line in lines), **how).out
    return [answer.strip('\n') for answer in re.split(r'\n\n', out)[:-1]]


def play_by_chance(game, n_moves, seed):
    """Plays legal moves one call at a time, as a script would."""
    chance = random.Random(seed)
    for _ in range(n_moves):
        legal = good('legal', game).out.splitlines()
        same(legal, sorted(set(legal)), 'the order of legal moves')
        good('play', game, '-o', game, chance.choice(legal))


def whole_game(folder):
    """A game is begun, played, saved, reloaded, continued to its end, verified, told and drawn."""
    game = folder / 'game.oxbow'
    begin(game)
    start = good('listing', game).out
    play_by_chance(game, 30, 1)
    middle = good('listing', game).out
    expect(middle != start, 'thirty moves have changed nothing')
    same(good('listing', game, '--at', '0').out, start, 'the first position')
    same(good('listing', game, '--at', '30').out, middle, 'the last position')

    answers = engine(f'load {game}', 'random 100000 seed=5', 'result', 'listing', f'save {game}')
    n_moves = 30 + int(answers[1].removeprefix('= '))
    expect(re.fullmatch(r'= p[12] (five|water)', answers[2]), f'the result is {answers[2]!r}')
    same(good('listing', game).out, answers[3].removeprefix('= ') + '\n', 'the listing after saving')
    same(good('legal', game).out, '', 'legal moves of a game that is over')
    refused('play', game, 'end', status=1, says='The game is over.')

    replayed = good('replay', game).out
    numbers = [int(line.split()[0]) for line in replayed.splitlines() if not line.startswith('  ')]
    same(numbers, list(range(1, n_moves + 1)), 'the moves of the replay')
    events = good('replay', game, '--words').out
    expect(len(events) > len(numbers) * 10, 'the game is not told in words')
    for picture in ('end.png', 'end.svg', 'end.pdf'):
        good('render', game, '-o', folder / picture)
        expect((folder / picture).stat().st_size > 2000, f'{picture} is nearly empty')
    good('validate', game)


def told_and_played_again(folder):
    """A whole game as "replay" tells it is played again by "play", line by line, to the same end."""
    game, again = folder / 'game.oxbow', folder / 'again.oxbow'
    begin(game)
    engine(f'load {game}', 'random 100000 seed=99', f'save {game}')
    told = good('replay', game).out
    moves = [line.split(' ', 2)[2] for line in told.splitlines() if not line.startswith(' ')]
    same(len(moves), 533, 'the moves of the game')
    begin(again)
    events = good('play', again, '-o', again, given='\n'.join(moves)).out
    same(again.read_bytes(), game.read_bytes(), 'the game that was played again')
    same(events.splitlines(), [line[2:] for line in told.splitlines() if line.startswith('  ')], 'its events')
    for n in (1, 100, 532):
        same(good('legal', again, '--at', str(n)).out.count('\n') > 0, True, f'legal moves after {n}')


def branches(folder):
    """Playing from an earlier position keeps what was played before."""
    game, other = folder / 'game.oxbow', folder / 'other.oxbow'
    begin(game)
    play_by_chance(game, 10, 2)
    first_line = [good('listing', game, '--at', str(n)).out for n in range(11)]
    moves = [line.split(' ', 2)[2] for line in good('replay', game).out.splitlines() if not line.startswith(' ')]
    different = [m for m in good('legal', game, '--at', '7').out.splitlines() if m != moves[7]]
    good('play', game, '--at', '7', '-o', other, different[0])
    good('replay', other)
    same(good('listing', other, '--at', '7').out, first_line[7], 'the position where the branch begins')
    expect(good('listing', other).out != first_line[8], 'the branch leads to the old position')
    refused('listing', other, '--at', '9', status=1)
    good('play', other, '--at', '7', '-o', other, *moves[7:9])
    same(good('listing', other).out, first_line[9], 'the old line, walked again')
    same(good('listing', other, '--at', '10').out, first_line[10], 'the rest of the old line')
    good('play', other, '--at', '7', '-o', other, different[0])
    good('replay', other)


def moves_from_input(folder):
    game, by_lines, by_words = folder / 'game.oxbow', folder / 'lines.oxbow', folder / 'words.oxbow'
    begin(game)
    moves = ['lay C2/S', 'lay C5/S', 'lay C7/SW']
    words = good('play', game, '-o', by_words, *moves)
    lines = good('play', game, '-o', by_lines, given='# three choices\n\n' + '\r\n'.join(moves))
    same(lines.out, words.out, 'the events')
    same(by_lines.read_bytes(), by_words.read_bytes(), 'the saved games')
    same(good('play', game, '-o', '-', *moves).out.encode(), by_words.read_bytes(), 'the game on standard output')
    before = game.read_bytes()
    answer = refused('play', game, '-o', game, 'lay C2/S', 'lay C2/S', status=1, says="Move 2, 'lay C2/S'")
    expect(answer.out.startswith('flows C2/S chosen'), 'the first of two moves did not say what it caused')
    refused('play', game, '-o', folder / 'none.oxbow', 'nonsense', status=1, says='That is not a move.')
    same(game.read_bytes(), before, 'a game whose second move was refused')
    expect(not (folder / 'none.oxbow').exists(), 'a refused move was saved')
    same(good('listing', '-', given=before).out, good('listing', game).out, 'a game from standard input')


def same_seed_same_game(folder):
    one, two, third = folder / '1.oxbow', folder / '2.oxbow', folder / '3.oxbow'
    for game in (one, two):
        good('new', 'dos-rios', '--seed', '12', '--players', '4', '--option', 'row=3', '-o', game)
    same(one.read_bytes(), two.read_bytes(), 'two games of one seed')
    good('new', 'dos-rios', '-o', third)
    seed = re.search(r'<play [^>]*seed="(\d+)"', third.read_text())
    expect(seed is not None, 'a seed that chance chose is not recorded')
    good('new', 'dos-rios', '--seed', seed.group(1), '-o', two)
    same(two.read_bytes(), third.read_bytes(), 'the game of a recorded seed')


def by_post(folder):
    """The file says so, as that of the window does, and the engine's is the same; a copy of the game keeps it."""
    game, copy, engine = folder / 'game.oxbow', folder / 'copy.oxbow', folder / 'engine.oxbow'
    begin(game)
    expect(' post=' not in game.read_text(), 'a game is by post that nobody asked for')
    begin(game, '--post')
    same(re.findall(r'<play .*', game.read_text()), ['<play seed="7" players="2" post="yes" here="0"/>'],
         'what is saved')
    good('engine', given=f'new dos-rios scenario=first-valley seed=7 players=2 post=yes\nsave {engine}\n')
    same(engine.read_bytes(), game.read_bytes(), 'a game by post of the engine')
    good('play', game, '-o', copy, 'lay C2/S')
    expect(' post="yes"' in copy.read_text(), 'a game by post was played on, and is none any more')


def counted_from_a_seed(folder):
    """A game that perft begins is that of the seed which is said, as is the file of that game."""
    game = folder / 'game.oxbow'
    rising = ('rising-waters', '--seed')
    good('new', *rising, '3', '-o', game)
    counts = [re.findall(r'depth \d: \d+', good('perft', *words, '--depth', '3').out)
              for words in ((game,), (*rising, '3'), (*rising, '1'), ('rising-waters',))]
    same(counts[1], counts[0], 'the counts of a seed and of its file')
    same(counts[3], counts[2], 'the counts of the seed 1 and of none')
    expect(counts[0] != counts[2], 'two seeds have the same counts, and show nothing')


def title_picture(folder):
    """A thumbnail shows the position that was chosen, and where the game stands as long as none was."""
    game, picture = folder / 'game.oxbow', folder / 'picture.svg'
    begin(game)
    play_by_chance(game, 6, 2)

    def drawn(*more):
        good('render', game, '-o', picture, *more)
        return picture.read_bytes()

    same(drawn('--title'), drawn(), 'the picture of a game without a title picture')
    game.write_text(re.sub(r'<play ', '<play picture="2" ', game.read_text(), count=1))
    same(drawn('--title'), drawn('--at', '2'), 'the title picture')
    expect(drawn('--title') != drawn(), 'the title picture is that of where the game stands')
    good('play', game, '-o', game, good('legal', game).out.splitlines()[0])
    expect(' picture="2"' in game.read_text(), 'the choice was not kept')
    refused('render', game, '-o', picture, '--title', '--at', '1', status=2, says='give one of them')


def damaged_record(folder):
    """A digest that differs: the sound part is given, the status says that something is wrong."""
    game, bad = folder / 'game.oxbow', folder / 'bad.oxbow'
    begin(game)
    play_by_chance(game, 12, 4)
    digests = re.findall(r'digest="([0-9a-f]{16})"', game.read_text())
    same(len(digests), 12, 'digests of twelve moves')
    bad.write_text(game.read_text().replace(digests[6], 'f' * 16))
    answer = refused('replay', bad, status=1, says='7')
    told = [line for line in answer.out.splitlines() if not line.startswith(' ')]
    same(len(told), 6, 'moves told of a damaged record')
    line = 1 + next(i for i, text in enumerate(bad.read_text().splitlines()) if 'f' * 16 in text)
    expect(call('validate', bad).out.startswith(f'{bad}:{line}: move 7, '), 'what "validate" says of it')
    answer = refused('listing', bad, status=1, says='7')
    same(answer.out, good('listing', game, '--at', '6').out, 'the position before the damage')
    same(good('listing', bad, '--at', '5').out, good('listing', game, '--at', '5').out, 'a position of the sound part')
    move = good('legal', game, '--at', '6').out.splitlines()[0]
    before = bad.read_bytes()
    refused('play', bad, '-o', bad, move, status=1, says='To go on from there, say --at 6.')
    same(bad.read_bytes(), before, 'a damaged game that is played without --at')
    good('play', bad, '--at', '6', '-o', folder / 'mended.oxbow', move)
    good('replay', folder / 'mended.oxbow')
    loaded, turn = engine(f'load {bad}', 'turn')
    expect(loaded.startswith('? ') and loaded.endswith(' Nothing is loaded.'), f'"load" of a damaged record: {loaded}')
    same(turn[:2], '? ', 'the engine after a damaged record')


def map_that_cannot_be_played(folder):
    """What is wrong with a map is said with its file, and its line where it has one, whatever is done with it."""
    bad, game = folder / 'bad.oxbow', folder / 'game.oxbow'
    sound = (calls.SOURCE / 'data/scenarios/dos-rios/first-valley.oxbow').read_text()

    def line_of(text):
        return sound[:sound.index(text)].count('\n') + 1

    for old, new, says in (
            ('orientation="flat"', 'orientation="pointy"',
             f'bad.oxbow, line {line_of("<row>")}: Dos Rios needs a flat-top map.'),
            ('</map>', '</map>\n    <tables><slot at="D3 D4 C4"/></tables>',
             f'bad.oxbow, line {line_of("</map>") + 1}: Tile slot 1 is not a triangle')):
        bad.write_text(sound.replace(old, new))
        for words in (['listing', bad], ['legal', bad], ['replay', bad], ['play', bad, 'end'],
                      ['perft', bad, '-d', '1'], ['new', 'dos-rios', '--scenario', bad, '-o', game]):
            refused(*words, status=1, says=says)
        expect(says in engine(f'load {bad}')[0], f'the engine does not say {says!r}')
        expect(says in engine(f'new dos-rios scenario={bad}')[0], f'a new game does not say {says!r}')


def position_in_a_scenario(folder):
    """A scenario may begin in a position, and then for as many players as it has."""
    game, puzzle = folder / 'game.oxbow', folder / 'puzzle.oxbow'
    begin(game, '--players', '3')
    play_by_chance(game, 5, 6)
    listing = good('listing', game).out
    puzzle.write_text(re.sub('<play.*</play>', '', game.read_text().replace(
        '  </scenario>', f'    <position>{listing}</position>\n  </scenario>'), flags=re.DOTALL))
    good('validate', puzzle)
    for players in ((), ('--players', '3')):
        good('new', 'dos-rios', '--scenario', puzzle, '-o', game, *players)
        same(good('listing', game).out, listing, 'the position that the game begins in')
    game.unlink()
    refused('new', 'dos-rios', '--scenario', puzzle, '-o', game, '--players', '2', status=1,
            says='"First Valley" begins in a position of 3 players, not of 2.')
    expect(not game.exists(), 'a game for two was begun in a position for three')

    begin(game)
    with_game = re.sub('  </scenario>', lambda end: f'    <position>{listing}</position>\n{end[0]}', game.read_text())
    for whole in (puzzle.read_text(), with_game):
        wrong = folder / 'wrong.oxbow'
        wrong.write_text(whole.replace(f'{listing}</position>', f'{listing}more\n</position>'))
        line = 1 + next(i for i, text in enumerate(whole.splitlines()) if '<position>' in text)
        says = f'Line {len(listing.splitlines()) + 1} of the position: '
        refused('listing', wrong, status=1, says=f'wrong.oxbow, line {line}: ')
        refused('listing', wrong, status=1, says=says)
        refused('new', 'dos-rios', '--scenario', wrong, '-o', game, status=1, says=f'wrong.oxbow, line {line}: ')
        out = call('validate', wrong).out
        expect(out.startswith(f'{wrong}:{line}: ') and says in out, f'"validate" of a wrong position: {out}')


def save_and_load_at_every_step(folder):
    """What is saved and loaded has the same digest, from the first position to the last."""
    game = folder / 'game.oxbow'
    lines = ['new dos-rios scenario=two-rivers seed=3 players=3']
    for step in range(60):
        lines += [f'random 10 seed={step}', 'digest', f'save {game}', f'load {game}', 'digest', 'undo 3', 'redo 3']
        lines += ['digest']
    answers = engine(*lines)
    for step in range(60):
        digests = [answers[1 + step * 8 + i] for i in (1, 4, 7)]
        same(len(set(digests)), 1, f'the digests of step {step}: {digests}')


def scenario_as_game(folder):
    """A scenario that nobody plays yet stands for a game with seed 1."""
    scenario = calls.SOURCE / 'data/scenarios/dos-rios/first-valley.oxbow'
    good('new', 'dos-rios', '--scenario', scenario, '--seed', '1', '-o', folder / 'game.oxbow')
    same(good('listing', scenario).out, good('listing', folder / 'game.oxbow').out, 'a scenario and its game')
    good('render', scenario, '-o', folder / 'map.png')
    good('validate', scenario)


def what_is_installed(folder):
    games = [line.split('\t')[0] for line in good('games').out.splitlines()]
    expect('dos-rios' in games, 'Dos Rios is not among the games')
    same(engine('games')[0].removeprefix('= ').split('\n'), games, 'the games of the engine')
    scenarios = [line.split('\t') for line in good('scenarios', 'dos-rios').out.splitlines()]
    names = [columns[1] for columns in scenarios]
    expect({'two-rivers', 'first-valley'} <= set(names), f'the scenarios are {names}')
    for name in names:
        players = re.search(r'\d', scenarios[names.index(name)][3]).group()
        good('new', 'dos-rios', '--scenario', name, '--players', players, '--seed', '1', '-o', folder / 'game.oxbow')
    refused('scenarios', 'nosuch', status=1)


def reads_like_numbers_everywhere(folder):
    """Another language changes the words and nothing else."""
    begin(folder / 'game.oxbow')
    for locale in ('de_DE.UTF-8', 'tr_TR.UTF-8', 'ar_EG.UTF-8', 'C', 'nosuch'):
        env = calls.environment(LC_ALL=locale)
        same(good('listing', folder / 'game.oxbow', env=env).out, good('listing', folder / 'game.oxbow').out, locale)
        begin_again = folder / f'{locale}.oxbow'
        good('new', 'dos-rios', '--scenario', 'first-valley', '--seed', '7', '-o', begin_again, env=env)
        same(begin_again.read_bytes(), (folder / 'game.oxbow').read_bytes(), locale)
        good('render', begin_again, '-o', folder / 'a.svg', '--cell', '12.5', env=env)
        good('render', begin_again, '-o', folder / 'b.svg', '--cell', '12.5')
        widths = [re.search(r'width="[^"]*"', (folder / name).read_text())[0] for name in ('a.svg', 'b.svg')]
        same(widths[0], widths[1], f'the width of a picture in {locale}')


def position_of_more_players(folder):
    """A position that could not have been begun so, with more players than dams for them, is saved and opened."""
    game = folder / 'game.oxbow'
    listing = engine('new dos-rios scenario=first-valley players=3 seed=1', 'random 12 seed=3', 'listing')[2]
    listing = re.sub(r' dams 2 ', ' dams 1 ', listing.removeprefix('= ')).replace('supply 34', 'supply 2')
    answers = engine('new dos-rios scenario=first-valley players=2 option.dam_total=5', 'position', listing, '.',
                     'random 20 seed=1', f'save {game}', 'listing', f'load {game}', 'listing')
    same(answers[:2], ['= ', '= '], 'the position')
    same(answers[5], '= ', 'loading what was saved')
    same(answers[6], answers[4], 'the listing after loading')


def fuzzed(folder):
    """Games at random: how many end, what no move names, and every one the same the next time."""
    answer = good('fuzz', 'dos-rios', '--scenario', 'first-valley', '--games', '3')
    expect(re.match(r'3 games, \d+ moves\n3 ended, after \d+ to \d+ moves\n', answer.out), answer.out)
    expect(re.search(r'cells that no move has named: A1 .*\bI1\b', answer.out), answer.out)
    expect('D5' not in answer.out, 'moves name D5')
    same(good('fuzz', 'dos-rios', '--scenario', 'first-valley', '--games', '3').out, answer.out, 'the same games again')
    rise = calls.SOURCE / 'data/scenarios/navajo-wars/rise.oxbow'
    answer = good('fuzz', rise, '--games', '2', '--moves', '4', '--seed', '9')
    expect(answer.out.startswith('2 games, 8 moves\n2 had not ended after 4 moves\n'), answer.out)
    answer = good('fuzz', rise, '--games', '1', '--moves', '4', '--seed', '9')
    expect(answer.out.startswith('1 game, 4 moves\n1 had not ended after 4 moves\n'), answer.out)
    valley = calls.SOURCE / 'data/scenarios/dos-rios/first-valley.oxbow'
    refused('fuzz', valley, '--scenario', 'dry-year', status=2, says='--scenario')
    nobody = folder / 'nobody.oxbow'
    nobody.write_text(valley.read_text().replace('@', '~'))
    same(call('fuzz', nobody).status, 1, 'a map without a city')


def terminal(folder):
    """A person at a terminal may try again after a move that was refused."""
    game = folder / 'game.oxbow'
    begin(game)
    ours, theirs = os.openpty()
    os.write(ours, b'nonsense\nlay C2/S\n\x04')
    answer = call('play', game, '-o', game, stdin=theirs)
    same(answer.status, 0, f'the status at a terminal: {answer.err}')
    expect('That is not a move.' in answer.err and 'flows C2/S chosen' in answer.out, f'{answer}')
    expect(good('replay', game).out.startswith('1 p2 lay C2/S'), 'the move at the terminal was not saved')


if __name__ == '__main__':
    calls.run([(f'/tool/session/{test.__name__.replace("_", "-")}', in_folder(test)) for test in (
        whole_game, told_and_played_again, branches, moves_from_input, same_seed_same_game, by_post,
        counted_from_a_seed, title_picture, damaged_record, map_that_cannot_be_played, position_in_a_scenario,
        save_and_load_at_every_step, scenario_as_game, what_is_installed, reads_like_numbers_everywhere,
        position_of_more_players, fuzzed, terminal)])
