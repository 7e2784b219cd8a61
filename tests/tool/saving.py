#!/usr/bin/env python3
# saving.py: whatever happens while the tool saves, the old file or the new one is there, whole
#
#   saving.py [NAME...]
#
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import pathlib
import random
import re
import shutil
import signal
import subprocess
import tempfile
import time

import calls
from calls import call, expect, good, limit_file_size, refused, same

KILLS = 60 * calls.SCALE      # of each saving command
SCENARIO = calls.SOURCE / 'data/scenarios/dos-rios/first-valley.oxbow'
FAULTS = {'openat': 'ENOSPC', 'write': 'ENOSPC', 'fsync': 'EIO', 'fdatasync': 'EIO', 'rename': 'EIO', 'renameat': 'EIO',
          'linkat': 'EIO', 'fchmod': 'EIO', 'close': 'EIO', 'fallocate': 'ENOSPC', 'ftruncate': 'EIO'}
FAULT_TRIES = 10 * calls.SCALE


class Place:
    """A folder with an old file and what a saving command makes of it."""

    def __init__(self, folder, command):
        self.folder = pathlib.Path(folder)
        self.game = self.folder / 'game.oxbow'
        good('engine', given=f'new dos-rios seed=1 players=3\nrandom 300 seed=99\nsave {self.game}\n')
        self.target = self.folder / 'target' / {'play': 'new.oxbow', 'new': 'new.oxbow', 'render': 'new.png',
                                               'convert': 'new.tmx', 'engine': 'new.oxbow'}[command]
        self.target.parent.mkdir()
        self.old = b'what was there before\n' * 1000
        move = good('legal', self.game).out.splitlines()[0]
        self.arguments, self.given = {
            'play': (['play', self.game, '-o', self.target, move], None),
            'new': (['new', 'dos-rios', '--seed', '1', '-o', self.target], None),
            'render': (['render', self.game, '-o', self.target, '--size', '400'], None),
            'convert': (['convert', SCENARIO, self.target], None),
            'engine': (['engine'], f'load {self.game}\nsave {self.target}\n'),
        }[command]
        self.restore()
        good(*self.arguments, given=self.given)
        self.new = self.target.read_bytes()
        expect(self.new != self.old, 'nothing was saved')
        self.restore()

    def restore(self):
        for left in self.target.parent.iterdir():
            left.unlink()
        self.target.write_bytes(self.old)

    def check(self, saved, what):
        """saved: True, False, or None where both will do."""
        found = self.target.read_bytes() if self.target.exists() else None
        expect(found in (self.old, self.new), f'{what}: the file is torn ({found and len(found)} bytes)')
        if saved is not None:
            same(found == self.new, saved, f'{what}: whether it was saved')

    def check_left(self, what):
        same([p.name for p in self.target.parent.iterdir()], [self.target.name], f'{what}: files in the folder')


def with_place(command, test):
    def run():
        with tempfile.TemporaryDirectory(prefix='oxbow-saving-') as folder:
            test(Place(folder, command))
    return run


def kill(place):
    """SIGKILL at random moments of the time that a save takes."""
    start = time.monotonic()
    good(*place.arguments, given=place.given)
    longest = time.monotonic() - start
    chance = random.Random(1)
    at_work = 0
    for i in range(KILLS):
        place.restore()
        process = subprocess.Popen([calls.TOOL, *map(os.fspath, place.arguments)], env=calls.environment(),
                                   stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        if place.given:
            process.stdin.write(place.given.encode())
            process.stdin.flush()
        time.sleep(chance.random() * longest)
        process.kill()
        at_work += process.wait() == -signal.SIGKILL
        process.stdin.close()
        place.check(None, f'kill {i}')
    expect(at_work >= KILLS / 4, f'only {at_work} of {KILLS} were killed at work')


def full_disk(place):
    """No file may grow beyond these sizes: the save fails, says so, and the old file stays."""
    for size in (0, 1, 100, len(place.new) // 2, len(place.new) - 1):
        place.restore()
        what = f'with room for {size} bytes'
        done = subprocess.run([calls.TOOL, *map(os.fspath, place.arguments)], env=calls.environment(), text=True,
                              capture_output=True, input=place.given or '', preexec_fn=limit_file_size(size))
        expect('? ' in done.stdout if place.given else done.returncode == 1, f'{what}: status {done.returncode}')
        expect(place.target.name in done.stdout + done.stderr, f'{what}: the file is not named: {done.stderr!r}')
        place.check(False, what)
        place.check_left(what)
    place.restore()
    good(*place.arguments, given=place.given)
    place.check(True, 'with room again')


def read_only_folder(place):
    user = ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] if os.geteuid() == 0 else []
    place.target.parent.chmod(0o555)
    done = subprocess.run([*user, calls.TOOL, *map(os.fspath, place.arguments)], env=calls.environment(),
                          capture_output=True, text=True, input=place.given or '')
    place.target.parent.chmod(0o755)
    expect('? ' in done.stdout if place.given else done.returncode == 1, f'status {done.returncode}: {done.stdout}')
    expect(place.target.name in done.stdout + done.stderr, f'the file is not named: {done.stdout + done.stderr!r}')
    place.check(False, 'into a read-only folder')
    place.check_left('into a read-only folder')


def strange_targets(place):
    """A link is followed and stays; what is no file is refused; long and strange names work or are refused in words."""
    folder = place.target.parent
    link = folder / ('link' + place.target.suffix)
    link.symlink_to(place.target.name)
    good(*[link if a == place.target else a for a in place.arguments])
    expect(link.is_symlink(), 'the link was replaced')
    place.check(True, 'through a link')
    for name, statuses in (('a\nb', (0,)), ('x' * 240, (0,)), ('x' * 300, (1,)), ('no/such/folder', (1,))):
        target = folder / (name + place.target.suffix)
        answer = call(*[target if a == place.target else a for a in place.arguments])
        expect(answer.status in statuses, f'{name[:20]!r}: status {answer.status}: {answer.err}')
    os.mkfifo(folder / ('pipe' + place.target.suffix))
    (folder / ('folder' + place.target.suffix)).mkdir()
    for name in ('pipe', 'folder'):
        target = folder / (name + place.target.suffix)
        refused(*[target if a == place.target else a for a in place.arguments], status=1, says=name)
        expect(target.is_fifo() or target.is_dir(), f'{name} was replaced')


def mode_is_kept(place):
    place.target.chmod(0o640)
    good(*place.arguments, given=place.given)
    same(place.target.stat().st_mode & 0o777, 0o640, 'the mode of a file that was there')
    place.target.unlink()
    good(*place.arguments, given=place.given, preexec_fn=lambda: os.umask(0o027))
    same(place.target.stat().st_mode & 0o777, 0o640, 'the mode of a new file')


def in_place(place):
    """The file that another program has opened is filled, for that program only; what is no file is refused."""
    place.arguments.append('--in-place')
    with place.target.open('rb') as opened:
        good(*place.arguments)
        same(opened.read(), place.new, 'what the program reads that had opened the file')
    place.check_left('in place')
    place.target.unlink()
    good(*place.arguments)
    place.check(True, 'without a file that is there')
    done = subprocess.run([calls.TOOL, *map(os.fspath, place.arguments)], env=calls.environment(), text=True,
                          capture_output=True, preexec_fn=limit_file_size(100))
    expect(done.returncode == 1 and place.target.name in done.stderr, f'with a full disk: {done.stderr!r}')
    place.target.unlink()
    place.target.mkdir()
    refused(*place.arguments, status=1, says='it is a folder')


def traced(place, *options, trace=None):
    command = ['strace', '-f', '-o', trace or '/dev/null', *options, calls.TOOL, *map(os.fspath, place.arguments)]
    return subprocess.run(command, env=calls.environment(ASAN_OPTIONS='detect_leaks=0'), capture_output=True, text=True,
                          input=place.given or '')


def count_calls(place):
    """How often each system call is made, and at which one the target's folder is first touched."""
    trace = place.folder / 'trace'
    traced(place, trace=trace)
    counts, firsts = {}, {}
    for line in trace.read_text(errors='replace').splitlines():
        match = re.match(r'(?:\d+ +)?(\w+)\((.*)', line)
        if match and match[1] in FAULTS:
            counts[match[1]] = counts.get(match[1], 0) + 1
            if str(place.target.parent) in match[2] or match[1] not in ('openat', 'close', 'write'):
                firsts.setdefault(match[1], counts[match[1]])
    return counts, firsts


def fault(place):
    """Each system call of the save fails in turn: status 0 if and only if the new file is there."""
    counts, firsts = count_calls(place)
    expect('openat' in firsts, 'the trace does not show the save')
    tried = 0
    for name, n in counts.items():
        last = range(max(1, n - FAULT_TRIES + 1), n + 1)
        for number in last:
            place.restore()
            done = traced(place, '-e', f'inject={name}:error={FAULTS[name]}:when={number}')
            what = f'{name} {number} of {n} fails'
            expect(done.returncode in (0, 1, 127), f'{what}: status {done.returncode}: {done.stderr}')
            # Once the new file is there, the folder's fsync may fail and the answer be lost; the status then says so.
            late = place.given or name in ('fsync', 'fdatasync') or 'standard output' in done.stderr
            expect(name not in ('fsync', 'fdatasync') or place.given or done.returncode != 0, f'{what} unnoticed')
            place.check(True if done.returncode == 0 and not place.given else None if late else False, what)
            tried += 1
    expect(tried >= 10, f'only {tried} faults were tried')


def can_trace():
    return shutil.which('strace') and subprocess.run(['strace', '-o', '/dev/null', 'true']).returncode == 0


def tests():
    for command in ('play', 'new', 'render', 'convert', 'engine'):
        yield f'kill/{command}', with_place(command, kill)
        yield f'full-disk/{command}', with_place(command, full_disk)
        yield f'read-only-folder/{command}', with_place(command, read_only_folder)
        yield f'mode-is-kept/{command}', with_place(command, mode_is_kept)
        if command == 'render':
            yield f'in-place/{command}', with_place(command, in_place)
        if command != 'engine':
            yield f'strange-targets/{command}', with_place(command, strange_targets)
        if can_trace() and not calls.SANITIZED:
            yield f'fault/{command}', with_place(command, fault)


if __name__ == '__main__':
    calls.run([(f'/tool/saving/{name}', test) for name, test in tests()])
