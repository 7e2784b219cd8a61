#!/usr/bin/env python3
# simulate.py: series of games by computer players, in parts and whole
#
# SPDX-License-Identifier: GPL-3.0-or-later

import csv
import io
import json
import os
import pathlib
import pty
import re
import shutil
import signal
import subprocess
import tempfile
import time

import calls
from calls import Skipped, expect, good, refused, same

FOLDER = pathlib.Path(tempfile.mkdtemp(prefix='oxbow-simulate-'))
GAMES = ['dos-rios', '--players', 'easy,random', '--option', 'row=3']


def simulate(*arguments, **how):
    return good('simulate', *arguments, **how).out


def rows(text):
    return list(csv.DictReader(io.StringIO(text)))


def writes_rows():
    found = rows(simulate(*GAMES, '--games', '6', '--seed', '10', '--format', 'csv'))
    same([row['seed'] for row in found], [str(seed) for seed in range(10, 16)], 'seeds')
    for row in found:
        same(row['players'], 'easy,random', 'players')
        same(row['options'], 'option.row=3', 'options')
        expect(row['result'].startswith(row['winner'] + ' '), f'the winner of {row}')
        same({row['p1_player'], row['p2_player']}, {'1', '2'}, 'seats')


def writes_json():
    found = json.loads(simulate(*GAMES, '--games', '6', '--seed', '10', '--format', 'json'))
    same([game['seed'] for game in found['games']], list(range(10, 16)), 'seeds')
    same(found['players'][0]['wins'] + found['players'][1]['wins'], 6, 'wins')
    expect(0 < found['players'][0]['low'] < found['players'][0]['high'] <= 1, 'an interval')


def quotes_control_characters_in_json():
    """A player that is a command may hold what no string of JSON may hold as it is."""
    file = FOLDER / 'tabs.csv'
    head, *games = csv.reader(io.StringIO(simulate(*GAMES, '--games', '2', '--format', 'csv')))
    player = 'engine:sh -c "a\\b\tc\x1b"'
    for game in games:
        game[head.index('players')] = f'{player},random'
    write_rows(file, head, *games)
    found = json.loads(simulate('--merge', file, '-f', 'json'))
    same(found['players'][0]['name'], player, 'the player')


def sums_up():
    text = simulate(*GAMES, '--games', '6')
    expect(text.startswith('dos-rios on two-rivers, 6 games, option.row=3\n'), 'the first line')
    expect('\n1 easy ' in text and '\n2 random ' in text and '\np1 ' in text, 'players and seats')


def lines_up():
    """Columns stand under their heads however long the command of an outside player is; one that never ends moves no
    other row."""
    head, *games = csv.reader(io.StringIO(simulate(*GAMES, '--games', '2', '-f', 'csv')))
    file = FOLDER / 'long-names.csv'
    for command, widths in ('/opt/engines/bin/player --quick', 1), ('x' * 500, 2):
        for game in games:
            game[head.index('players')] = f'engine-medium:{command},random'
        write_rows(file, head, *games)
        table = [line for line in simulate('--merge', file).split('\n') if re.match('player|seat|[12] |p[12] ', line)]
        same(len(table), 6, f'lines of {table}')
        same(len({len(line) for line in table}), widths, f'widths of the lines of {table}')
        expect(len(table[2]) < 150, f'the name moves others: {table}')


def write_rows(file, *found):
    text = io.StringIO()
    csv.writer(text, lineterminator='\n').writerows(found)
    file.write_text(text.getvalue())


def cuts_off_apart():
    """What is not over is neither won nor lost: shares are of the other games, in every format."""
    head, *games = csv.reader(io.StringIO(simulate(*GAMES, '--games', '4', '--format', 'csv')))
    column = head.index('winner')
    wins = [game[column] for game in games if game is not games[1]]
    games[1][column:column + 2] = 'unfinished', ''
    file = FOLDER / 'cut-off.csv'
    write_rows(file, head, *games)
    same(simulate('--merge', file, '-f', 'csv'), file.read_text(), 'rows with an unfinished game')
    text = simulate('--merge', file)
    expect('1 of 4 games was not over after 5000 moves' in text, 'what was cut off, in words')
    for seat in ('p1', 'p2'):
        line = next(line for line in text.splitlines() if line.startswith(f'{seat} ')).split()
        same(line[1:4], ['3', str(wins.count(seat)), f'{100 * wins.count(seat) / 3:.1f}'], f'the games of {seat}')
    found = json.loads(simulate('--merge', file, '-f', 'json'))
    for seat in found['seats']:
        same((seat['games'], seat['unfinished'], seat['wins']), (4, 1, wins.count(seat['name'])), 'a seat in JSON')
    write_rows(file, head, games[1])
    expect('nothing is known of who wins' in simulate('--merge', file), 'a game alone that was cut off')


def merges_parts():
    whole = simulate(*GAMES, '--games', '9', '--seed', '3', '--jobs', '2', '--format', 'csv')
    parts = []
    for first, n in ((8, 4), (3, 5)):
        parts.append(FOLDER / f'part-{first}.csv')
        parts[-1].write_text(simulate(*GAMES, '--games', str(n), '--seed', str(first), '--jobs', '1', '-f', 'csv'))
    same(simulate('--merge', *parts, '--format', 'csv'), whole, 'the parts')
    same(simulate('--merge', *parts, '--format', 'json'),
         simulate(*GAMES, '--games', '9', '--seed', '3', '--format', 'json'), 'the parts as JSON')
    same(simulate('--merge', '-', given=whole), simulate('--merge', *parts), 'standard input')


def merges_what_parallel_made():
    if shutil.which('parallel') is None:
        raise Skipped('GNU parallel is not here.')
    command = (f"parallel -k --will-cite -j 2 '{calls.TOOL} simulate {' '.join(GAMES)} --games 4 --seed {{}} --jobs 1"
               " --format csv > shard-{}.csv' ::: $(seq 1 4 12)")
    subprocess.run(['bash', '-c', command], cwd=FOLDER, env=calls.environment(), check=True, timeout=300)
    shards = sorted(FOLDER.glob('shard-*.csv'))
    same(len(shards), 3, 'shards')
    same(simulate('--merge', *shards, '-f', 'csv'), simulate(*GAMES, '-g', '12', '-f', 'csv'), 'the shards')


def merges_what_a_job_array_made():
    """The script of the manual page, with fewer games; two tasks at a time stand for the cluster."""
    manual = (calls.SOURCE / 'data/man/oxbow-tool.1').read_text().replace('\\-', '-')
    script = re.search(r'#!/bin/sh\n#SBATCH .*?(?=\.fi\n)', manual, re.S).group()
    folder = FOLDER / 'array'
    folder.mkdir()
    (folder / 'job.sh').write_text(script.replace('1000', '4'))
    environment = calls.environment()
    environment['PATH'] = f"{pathlib.Path(calls.TOOL).resolve().parent}:{environment['PATH']}"
    subprocess.run(['sh', '-c', 'seq 0 2 | xargs -P 2 -I {} env SLURM_ARRAY_TASK_ID={} sh job.sh'], cwd=folder,
                   env=environment, check=True, timeout=300)
    shards = sorted(folder.glob('*.csv'))
    same(sorted(shard.name for shard in shards), ['1.csv', '5.csv', '9.csv'], 'shards')
    same(simulate('--merge', *shards, '-f', 'csv'), simulate('dos-rios', '-g', '12', '-f', 'csv'), 'the shards')


def stopped(seconds, *arguments):
    """What is left on standard output and error by a run that is stopped, as by Ctrl+C, after so long."""
    process = subprocess.Popen([calls.TOOL, 'simulate', *arguments], env=calls.environment(),
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        time.sleep(seconds)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    finally:
        process.kill()
    same(process.returncode, -signal.SIGINT, 'how it ended')
    return out, err


def keeps_what_was_done():
    """Stopped, it writes a range of games without a gap, and tells the other range."""
    for seconds in 1, 4, 16:
        out, err = stopped(seconds, *GAMES, '--games', '100000', '--seed', '7', '--jobs', '2', '-f', 'csv')
        if out:
            break
    n = len(rows(out))
    same([row['seed'] for row in rows(out)], [str(seed) for seed in range(7, 7 + n)], 'seeds')
    expect(f'{n} of 100000 games are done.' in err and f'--seed {7 + n} --games {100000 - n};' in err, err)
    file = FOLDER / 'stopped.csv'
    file.write_text(out)
    rest = simulate(*GAMES, '--games', '2', '--seed', str(7 + n), '-f', 'csv')
    same(simulate('--merge', file, '-', '-f', 'csv', given=rest),
         simulate(*GAMES, '--games', str(n + 2), '--seed', '7', '-f', 'csv'), 'both together')
    out, err = stopped(1, 'dos-rios', '--games', '2', '--players', 'expert', '--report', FOLDER / 'none.pdf')
    same(out, '', 'rows of no game')
    expect('No game is done.' in err and 'no page of plots' in err and not (FOLDER / 'none.pdf').exists(), err)


def keeps_what_was_done_before_a_failure():
    begun = FOLDER / 'begun'
    third_fails = f'engine-random:sh -c "echo >>{begun}; test $(wc -l <{begun}) -lt 3 && exec {calls.TOOL} engine"'
    answer = calls.call('simulate', 'dos-rios', '-s', 'first-valley', '-p', f'random,{third_fails}', '-g', '5',
                        '-j', '1', '-f', 'csv')
    same(answer.status, 1, 'status')
    same([row['seed'] for row in rows(answer.out)], ['1', '2'], 'seeds')
    expect('has ended' in answer.err and '2 of 5 games are done.' in answer.err, answer.err)


def refuses_what_does_not_fit():
    one, other, bad = FOLDER / 'one.csv', FOLDER / 'other.csv', FOLDER / 'bad.csv'
    one.write_text(simulate(*GAMES, '-g', '2', '-f', 'csv'))
    refused('simulate', '--merge', one, one, status=1, says='a second time')
    for more in (('--games', '3'), ('--report', FOLDER / 'none.pdf'), ('--suggested',)):
        refused('simulate', '--merge', one, *more, status=2, says='does not go with it')
    other.write_text(simulate('dos-rios', '-p', 'easy,random', '-g', '2', '--seed', '9', '-f', 'csv'))
    refused('simulate', '--merge', one, other, status=1, says='options')
    other.write_text(simulate('dos-rios', '-p', 'random', '--option', 'row=3', '-g', '2', '--seed', '9', '-f', 'csv'))
    refused('simulate', '--merge', one, other, status=1, says='players')
    other.write_text(simulate('navajo-wars', '-p', 'random', '-g', '2', '-f', 'csv'))
    refused('simulate', '--merge', one, other, status=1, says='navajo-wars on rise')
    text = one.read_text()
    for cut in range(0, len(text) - 1, 7):
        bad.write_text(text[:cut])
        answer = calls.call('simulate', '--merge', bad, one)
        expect(answer.status == 1, f'{cut} bytes of a file are taken')
    for wrong in ('game,x\n', text.replace('p1,', 'p9,'), text.replace('\n', ',\n'), ''):
        bad.write_text(wrong)
        refused('simulate', '--merge', bad, status=1, says='bad.csv')
    refused('simulate', '--merge', FOLDER / 'none.csv', status=1)


def refuses_wrong_words():
    refused('simulate', 'dos-rios', '--players', 'eazy', status=2, says="Was 'easy' meant")
    refused('simulate', 'dos-rios', '--players', '', status=2, says='no level')
    refused('simulate', 'dos-rios', '--games', '0', status=2)
    refused('simulate', 'dos-rios', '--format', 'xml', status=2, says='text, csv or json')
    refused('simulate', 'dos-rios', '--test', '0.6,0.5', status=2, says='0.5,0.55')
    refused('simulate', 'dos-rios', '--seed', 'x', status=2)
    refused('simulate', 'dos-rios', 'rising-waters', status=2, says='--merge')
    refused('simulate', 'dos-rios', '--option', 'row', status=2, says='NAME=VALUE')
    refused('simulate', 'dos-rios', '--option', 'nosuch=1', status=1)
    refused('simulate', 'navajo-wars', '--players', 'easy,random', status=1, says='1 seat for 2 players')
    refused('simulate', FOLDER / 'none.oxbow', status=1)


def plays_files():
    scenario = calls.SOURCE / 'data/scenarios/dos-rios/three-rivers.oxbow'
    game = FOLDER / 'game.oxbow'
    good('new', 'dos-rios', '--scenario', 'three-rivers', '--players', '3', '--seed', '8', '-o', game)
    expect('dos-rios on Three Rivers (three-rivers.oxbow), 3 games' in simulate(scenario, '-g', '3', '-p', 'random'),
           'a scenario by its title and file')
    expect('dos-rios on three-rivers, 3 games' in simulate('dos-rios', '-s', 'three-rivers', '-g', '3', '-p', 'random'),
           'a scenario by its name')
    expect('\np3 ' in simulate(game, '-g', '3', '-p', 'random'), 'a saved game keeps its seats')
    refused('simulate', scenario, '--scenario', 'three-rivers', status=2, says='already')
    refused('simulate', game, '--option', 'row=3', status=1, says='settings already')


def ends_by_the_test():
    answer = good('simulate', 'dos-rios', '-p', 'easy,random', '-g', '1000', '--test', '0.5,0.6', '-f', 'csv')
    expect('at least 60.0 %' in answer.err, 'the verdict')
    expect(5 < len(rows(answer.out)) < 60, f'{len(rows(answer.out))} games were needed')
    answer = good('simulate', 'dos-rios', '-p', 'random', '-g', '8', '--test', '0.45,0.55')
    expect('is open' in answer.err, 'no verdict')


def tells_a_terminal():
    """Progress stands on a terminal only, and goes."""
    parent, child = pty.openpty()
    answer = good('simulate', 'dos-rios', '-p', 'easy', '-g', '40', '-j', '1', stderr=child)
    os.close(child)
    shown = b''
    try:
        while chunk := os.read(parent, 4096):
            shown += chunk
    except OSError:
        pass
    expect(b' of 40 games' in shown and shown.endswith(b'\r\x1b[K'), f'the terminal shows {shown[-80:]!r}')
    expect('of 40 games' not in answer.out, 'progress among the results')
    same(good('simulate', 'dos-rios', '-p', 'easy', '-g', '2').err, '', 'standard error')


def engine_plays():
    lines = good('engine', given='new dos-rios players=2 seed=3\ngenmove easy\nundo\ngenmove easy\nundo\n'
                 'genmove easy seed=1 ms=5000\nturn\ngenmove eazy\ngenmove easy ms=0\ngenmove\n').out.split('\n\n')
    expect(lines[1].startswith('= lay '), 'no move')
    same(lines[3], lines[1], 'the same once more')
    same(lines[5], lines[1], 'seed 1 is the usual one')
    expect(lines[6] in ('= p1', '= p2'), 'the move is played')
    expect(all(line.startswith('? ') for line in lines[7:10]), 'wrong words')
    game = 'new dos-rios players=2 seed=3\nrandom 10000 seed=1\ngenmove easy\n'
    expect(good('engine', given=game).out.endswith('? The game is over.\n\n'), 'after the end')


def reports():
    """A page, the same for the same games; nothing is written where it cannot be."""
    one, other = FOLDER / 'one.pdf', FOLDER / 'other.pdf'
    for game in ('dos-rios', 'water-rights', 'rising-waters', 'navajo-wars'):
        for page, jobs in ((one, '1'), (other, '2')):
            simulate(game, '-p', 'random', '-g', '6', '--jobs', jobs, '--report', page)
        expect(one.read_bytes().startswith(b'%PDF-') and one.stat().st_size > 10000, f'no page of {game}')
        same(one.read_bytes(), other.read_bytes(), f'the page of {game}')
    if shutil.which('pdfinfo') is not None:
        told = subprocess.run(['pdfinfo', one], capture_output=True, text=True, check=True).stdout
        expect(re.search(r'^Pages: +1$', told, re.M) and '(A4)' in told, f'a page of A4: {told}')
    games = 'dos-rios', '-p', 'random', '-g', '2', '-f', 'csv'
    answer = calls.call('simulate', *games, '--report', FOLDER / 'none' / 'x.pdf')
    same((answer.status, answer.out), (1, ''), 'games for a page that cannot be kept')
    expect('x.pdf cannot be kept there' in answer.err, answer.err)
    (FOLDER / 'link.pdf').symlink_to(FOLDER / 'none' / 'x.pdf')
    answer = calls.call('simulate', *games, '--report', FOLDER / 'link.pdf')
    same((answer.status, answer.out), (1, ''), 'games for a page where a link leads to no folder')
    (FOLDER / 'folder.pdf').mkdir()
    answer = calls.call('simulate', *games, '--report', FOLDER / 'folder.pdf')
    same((answer.status, answer.out), (1, simulate(*games)), 'what is left without the page')
    expect('was not saved' in answer.err, answer.err)


def reports_to_nowhere():
    """What goes to standard output asks no folder, and a link leads out of one that nobody may write into."""
    closed, page = FOLDER / 'closed', FOLDER / 'linked.pdf'
    closed.mkdir()
    (closed / 'link.pdf').symlink_to(page)
    closed.chmod(0o555)
    user = ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] if os.geteuid() == 0 else []
    for file, status in (('-', 0), ('link.pdf', 0), ('x.pdf', 1)):
        done = subprocess.run([*user, calls.TOOL, 'simulate', 'dos-rios', '-p', 'random', '-g', '1', '--report', file],
                              cwd=closed, env=calls.environment(), capture_output=True)
        same(done.returncode, status, f'the status of {file}: {done.stderr}')
        same(b'%PDF-' in done.stdout, file == '-', f'a page in the output for {file}')
    expect(page.read_bytes().startswith(b'%PDF-'), 'no page beyond the link')


# NW-8: a game begins by the rules unless the scenario's suggestions are asked for; what is said goes before them.
def takes_suggestions():
    game = FOLDER / 'suggested.oxbow'
    new = 'new', 'navajo-wars', '--scenario', 'fearing', '--seed', '1', '-o', game
    for more, value in ([], 0), (['--suggested'], -3), (['--suggested', '--option', 'enemy-ap-adjust=-1'], -1):
        good(*new, *more)
        expect(f' enemy-ap-adjust={value} ' in good('listing', game).out, f'{more} begins with {value}')
    games = 'navajo-wars', '--scenario', 'fearing', '-g', '3', '-f', 'csv', '-p', 'random'
    pairs = 'enemy-ap-adjust=-3', 'enemy-morale-adjust=-1'
    options = [word for pair in pairs for word in ('--option', pair)]
    asked, said = (rows(simulate(*games, *more)) for more in (['--suggested'], options))
    names = 3 * ['suggested'] + 3 * [' '.join(f'option.{pair}' for pair in pairs)]
    same([row.pop('options') for row in asked + said], names, 'options')
    same(asked, said, 'the games')
    refused('simulate', game, '--suggested', status=1, says='settings already')


def seats_programs():
    outside = f"engine:'{calls.TOOL}' engine"
    found = rows(simulate('dos-rios', '-p', f'random,{outside}', '-g', '1', '-f', 'csv', '--scenario', 'first-valley',
                          '--ms', '5'))
    expect(found[0]['winner'] != 'unfinished', 'an outside player plays to the end')
    asked = FOLDER / 'asked'
    spy = f'engine-easy:sh -c "tee {asked} | {calls.TOOL} engine"'
    simulate('dos-rios', '-p', f'random,{spy}', '-g', '1', '-f', 'csv', '--scenario', 'first-valley')
    levels = set(re.findall(r'^genmove (\S+)', asked.read_text(), re.M))
    expect(levels == {'easy'}, f'an outside player is asked for its level, not {levels}')
    refused('simulate', 'dos-rios', '-p', 'engine-eazy:true', '-g', '1', status=2, says="Was 'easy' meant?")
    refused('simulate', 'dos-rios', '-p', 'enginehard:true', '-g', '1', status=2, says='no level')
    refused('simulate', 'dos-rios', '-p', 'random,engine:/nonexistent/x', '-g', '2', status=1, says='/nonexistent/x')
    refused('simulate', 'dos-rios', '-p', 'engine:true,random', '-g', '2', status=1, says='has ended')


# One that does not end when nobody speaks to it any more, nor when it is asked to, does not outlive the tool, whether
# that comes to its end or is stopped.
def leaves_no_program():
    number = FOLDER / 'number'
    stubborn = f"trap '' TERM; echo $$ >{number}; {calls.TOOL} engine; while :; do sleep 1; done"
    games = 'dos-rios', '-p', f'random,engine-easy:sh -c "{stubborn}"', '--scenario', 'first-valley', '-f', 'csv'
    simulate(*games, '-g', '1')
    expect(not pathlib.Path('/proc', number.read_text().strip()).exists(), 'the program is still there')
    number.unlink()
    stopped(2, *games, '-g', '100000', '-j', '1')
    expect(not pathlib.Path('/proc', number.read_text().strip()).exists(), 'the program of a series that was stopped')


if __name__ == '__main__':
    calls.run([('/tool/simulate/rows', writes_rows),
               ('/tool/simulate/json', writes_json),
               ('/tool/simulate/json-quotes', quotes_control_characters_in_json),
               ('/tool/simulate/text', sums_up),
               ('/tool/simulate/columns', lines_up),
               ('/tool/simulate/cut-off', cuts_off_apart),
               ('/tool/simulate/merge', merges_parts),
               ('/tool/simulate/NW-8/suggestions', takes_suggestions),
               ('/tool/simulate/parallel', merges_what_parallel_made),
               ('/tool/simulate/job-array', merges_what_a_job_array_made),
               ('/tool/simulate/stopped', keeps_what_was_done),
               ('/tool/simulate/failure', keeps_what_was_done_before_a_failure),
               ('/tool/simulate/misfits', refuses_what_does_not_fit),
               ('/tool/simulate/wrong-words', refuses_wrong_words),
               ('/tool/simulate/files', plays_files),
               ('/tool/simulate/test', ends_by_the_test),
               ('/tool/simulate/terminal', tells_a_terminal),
               ('/tool/simulate/report', reports),
               ('/tool/simulate/report/nowhere', reports_to_nowhere),
               ('/tool/simulate/programs', seats_programs),
               ('/tool/simulate/programs-end', leaves_no_program),
               ('/tool/simulate/genmove', engine_plays)])
