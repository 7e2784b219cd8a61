#!/usr/bin/env python3
# bench-start.py: what it costs to start the program and to have it there; then what it costs to play
#
# Started in turns, several rounds: a bare window with one Cairo area, the same in the style of libadwaita, Oxbow with a
# game whose board is drawn, and GNOME Chess where it is installed. Told are the processor time until the middle of the
# window is drawn and until the program has come to rest, its memory then (its share of all, all that it has, and what
# is its alone) and what it does while nobody does anything. Only ratios to the bare window of the same run count; what
# the style of libadwaita costs is no choice of ours, so that window is the other measure. Where other programs of GTK
# run they share the libraries, which leaves a bare window almost nothing: only all that a program has is the same then.
# The programs that measure frames and moves run after that, and print figures of their own.
#
# SPDX-License-Identifier: GPL-3.0-or-later

import ctypes
import os
import re
import shutil
import statistics
import subprocess
import sys
import time

ROUNDS = 5
PAUSE_S = 3


def read(*path):
    """A file of /proc; what has ended meanwhile has no more to say."""
    try:
        return open(os.path.join('/proc', *path), encoding='utf-8').read()
    except OSError:
        return ''


def processes(session):
    """All processes that were started with the program."""
    for name in filter(str.isdigit, os.listdir('/proc')):
        fields = read(name, 'stat').rpartition(')')[2].split()
        if fields and int(fields[3]) == session:
            yield name


def threads(session):
    for process in processes(session):
        for thread in os.listdir(f'/proc/{process}/task'):
            yield process, 'task', thread


def cpu_s(process):
    """By the process's own clock (clock_getcpuclockid): to the nanosecond, with the threads that have ended."""
    try:
        return time.clock_gettime(~int(process) << 3 | 2)
    except OSError:
        return 0


def cpu_ms(session):
    return sum(map(cpu_s, processes(session))) * 1e3


def memory_mb(session, kind):
    total = 0
    for process in processes(session):
        lines = read(process, 'smaps_rollup').splitlines()
        total += sum(int(line.split()[1]) for line in lines if line.startswith(kind + ':'))
    return total / 1024


def wake_ups(session):
    statuses = [read(*thread, 'status') for thread in threads(session)]
    return sum(int(number) for status in statuses for number in re.findall(r'^voluntary\w*:\s*(\d+)', status, re.M))


class Screen:
    """The colour of a place on the display, asked without starting a program for it."""

    def __init__(self):
        self.x = ctypes.CDLL('libX11.so.6')
        self.x.XOpenDisplay.restype = self.x.XGetImage.restype = ctypes.c_void_p
        self.x.XDefaultRootWindow.argtypes = [ctypes.c_void_p]
        self.x.XDefaultRootWindow.restype = self.x.XGetPixel.restype = ctypes.c_ulong
        self.x.XGetImage.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_int, ctypes.c_uint,
                                     ctypes.c_uint, ctypes.c_ulong, ctypes.c_int]
        self.x.XGetPixel.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int]
        self.x.XDestroyImage.argtypes = [ctypes.c_void_p]
        self.display = self.x.XOpenDisplay(None)
        self.root = self.x.XDefaultRootWindow(self.display)

    def pixel(self, x, y):
        image = self.x.XGetImage(self.display, self.root, x, y, 1, 1, 0xffffff, 2)
        colour = self.x.XGetPixel(image, 0, 0) & 0xffffff
        self.x.XDestroyImage(image)
        return colour


# Before anything is drawn there: the empty display, what windows have behind them, and bare paper.
UNDRAWN = {0x000000, 0xffffff, 0xfafafa, 0xf6f5f4, 0xf4ecda}
PLACES = [(x, y) for x in range(260, 560, 60) for y in range(200, 560, 72)]       # most of them lie on any board


def is_drawn(screen):
    return sum(screen.pixel(x, y) not in UNDRAWN for x, y in PLACES) > len(PLACES) / 2


def wait_for_board(session, screen):
    """Until most of the middle of the window is drawn."""
    end = time.monotonic() + 20
    while not is_drawn(screen) and time.monotonic() < end:
        time.sleep(0.005)
    return cpu_ms(session)


def wait_for_rest(session):
    """Until a while has passed in which the program did nothing: Oxbow gives memory back in a pause."""
    end = time.monotonic() + 40
    before, since = cpu_ms(session), time.monotonic()
    while time.monotonic() - since < PAUSE_S and time.monotonic() < end:
        time.sleep(0.1)
        now = cpu_ms(session)
        if now - before > 0.5:
            before, since = now, time.monotonic()
    return cpu_ms(session)


class Program:
    def __init__(self, title, command):
        self.title, self.command = title, command
        self.first, self.cpu, self.idle = [], [], (0, 0)
        self.memory, self.all, self.alone = [], [], []

    def run(self, screen, idle_seconds):
        child = subprocess.Popen(self.command, start_new_session=True, stdout=subprocess.DEVNULL,
                                 stderr=subprocess.DEVNULL)
        self.first.append(wait_for_board(child.pid, screen))
        self.cpu.append(wait_for_rest(child.pid))
        self.memory.append(memory_mb(child.pid, 'Pss'))
        self.all.append(memory_mb(child.pid, 'Rss'))
        self.alone.append(memory_mb(child.pid, 'Private_Dirty'))
        if idle_seconds:
            cpu, woken = cpu_ms(child.pid), wake_ups(child.pid)
            time.sleep(idle_seconds)
            self.idle = ((cpu_ms(child.pid) - cpu) / idle_seconds / 10,
                         (wake_ups(child.pid) - woken) / idle_seconds)
        child.terminate()
        child.wait()


def ratio(ours, reference):
    return statistics.median(ours) / statistics.median(reference)


def tell(program, bare, styled):
    first, cpu, memory = map(statistics.median, (program.first, program.cpu, program.memory))
    print(f'{program.title}: {first:.0f} ms of CPU until it is drawn ({ratio(program.first, bare.first):.2f} of bare, '
          f'{ratio(program.first, styled.first):.2f} of libadwaita), '
          f'{cpu:.0f} until it rests ({ratio(program.cpu, bare.cpu):.2f}), '
          f'{memory:.1f} MB ({ratio(program.memory, bare.memory):.2f} of bare, '
          f'{ratio(program.memory, styled.memory):.2f} of libadwaita), of all it has '
          f'{ratio(program.all, bare.all):.2f} and {ratio(program.all, styled.all):.2f}, '
          f'{statistics.median(program.alone):.1f} MB its alone, at rest {program.idle[0]:.1f} % CPU and '
          f'{program.idle[1]:.1f} wake-ups a second')


def main(bare, bare_adw, oxbow, tool, *measures):
    game = os.path.join(os.environ['TMPDIR'], 'game.oxbow')
    subprocess.run([tool, 'new', 'dos-rios', '--scenario', 'first-valley', '--seed', '1', '-o', game], check=True)
    programs = [Program('bare window', [bare]), Program('libadwaita window', [bare_adw]),
                Program('oxbow', [oxbow, game])]
    screen = Screen()
    chess = shutil.which('gnome-chess') or shutil.which('gnome-chess', path='/usr/games')
    if chess is not None:
        programs.append(Program('gnome-chess', [chess]))
    else:
        print('gnome-chess is not installed and is left out')
    for i in range(ROUNDS):
        for program in programs:
            program.run(screen, 3 if i == ROUNDS - 1 else 0)
    for program in programs:
        tell(program, programs[0], programs[1])
    print('targets: oxbow at most 1.40 of bare in both; 0.0 % and 0 wake-ups at rest', flush=True)
    for measure in measures:
        subprocess.run(measure.split('='), check=True)


if __name__ == '__main__':
    main(*sys.argv[1:])
