#!/usr/bin/env python3
# includes.py: which folder of src includes which
#
# The arrows between folders are read at the top of every file and held against the table below, which README.md gives
# in words. A row may wait here for a folder that is still to come. Meson gives each library only its own row's
# libraries, but all share one include path, so a header of a forbidden folder would be found; here it is not let
# through.
#
# SPDX-License-Identifier: GPL-3.0-or-later

import re

import tree

# The C library without files, clock and locale: what pure functions may want.
PURE = r'(assert|errno|float|inttypes|limits|math|stdarg|stdbool|stddef|stdint|stdlib|string)\.h'
SYSTEM = PURE + r'|(ctype|fcntl|locale|poll|pthread|signal|stdio|time|unistd|sys/\w+)\.h'
GLIB = r'glib\.h|glib-object\.h|glib/gi18n-lib\.h|glib/gprintf\.h'
GIO = GLIB + r'|gio/\w+\.h|glib/gstdio\.h|glib-unix\.h'
XML = r'libxml/\w+\.h'
CAIRO = r'cairo(-\w+)?\.h|pango/\w+\.h'
GTK = r'gtk/gtk\.h|gdk/\w+(/\w+)?\.h|gsk/\w+\.h|graphene\.h|adwaita\.h'

# Headers that the build makes.
MADE = ('config.h', 'lean-icons.h', 'lean-none.h', 'lean-sheet.h', 'pruned-sheet.h')

# folder: own headers (from src) and others' headers that it may include
TABLE = {
    'core': (r'core/.*', f'{PURE}|{GLIB}'),
    'games': (r'(core|games)/.*', f'{PURE}|{GLIB}'),
    'files': (r'(core|files)/.*|config\.h', f'{SYSTEM}|{GIO}|{XML}|zlib\\.h'),
    'players': (r'(core|players)/.*', f'{SYSTEM}|{GIO}'),
    'paint': (r'(core|paint)/.*|games/[\w-]+/state\.h', f'{SYSTEM}|{GIO}|{CAIRO}|png\\.h'),
    'editor': (r'(core|editor)/.*', f'{SYSTEM}|{GIO}'),
    'tool': (r'(core|games|files|players|paint|editor|tool)/.*|config\.h', f'{SYSTEM}|{GIO}|{XML}|{CAIRO}|zlib\\.h'),
    'app': (r'(core|games|files|players|paint|editor|app)/.*|(config|lean-\w+|pruned-sheet)\.h',
            f'{SYSTEM}|(link|malloc)\\.h|{GIO}|{CAIRO}|{GTK}'),
}

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')


def includes(top, file):
    for number, line in enumerate(tree.lines(top, file), 1):
        if match := INCLUDE.match(line):
            yield number, match[1] == '"', match[2]


def across_folders(top):
    for file in tree.sources(top, '.c', '.h'):
        if file.parts[0] != 'src':
            continue
        if len(file.parts) < 3 or file.parts[1] not in TABLE:
            yield f'{file}: the table of folders has no place for this file.'
            continue
        own, others = TABLE[file.parts[1]]
        for number, ours, header in includes(top, file):
            if not re.fullmatch(own if ours else others, header):
                yield f'{file}:{number}: {file.parts[1]} may not include {header}.'
            elif ours and header not in MADE and not (top / 'src' / header).exists():
                yield f'{file}:{number}: there is no src/{header}; includes are written from src.'


def between_games(top):
    """A game sees itself and core; only the list sees them all."""
    for file in tree.sources(top, '.c', '.h'):
        if file.parts[:2] != ('src', 'games'):
            continue
        for number, ours, header in includes(top, file):
            parts = header.split('/')
            if not ours or parts[0] != 'games' or len(parts) < 3:
                continue
            if file.name == 'list.c' and len(file.parts) == 3:
                if parts[2] != parts[1] + '.h':
                    yield f'{file}:{number}: the list sees only the table of a game, not {header}.'
            elif len(file.parts) < 4 or parts[1] != file.parts[2]:
                yield f'{file}:{number}: one game may not include another, {header}.'


def gtk_in_tests(top):
    """The tests of everything but the window run where there is no GTK."""
    for file in tree.sources(top, '.c', '.h'):
        if file.parts[0] == 'tests' and file.parts[1] != 'app':
            for number, ours, header in includes(top, file):
                if not ours and re.fullmatch(GTK, header):
                    yield f'{file}:{number}: only tests/app may include {header}.'


def example(file, *headers):
    content = {f'src/{h[1:-1]}': '' for h in headers if h[0] == '"' and h[1:-1] not in MADE}
    content[file] = ''.join(f'#include {h}\n' for h in headers)
    return content


tree.main([
    ('includes/across-folders', across_folders, [
        (example('src/core/a.c', '"core/map.h"', '<glib.h>', '<string.h>'), None),
        (example('src/core/a.c', '<gio/gio.h>'), 'core may not include gio/gio.h'),
        (example('src/core/a.c', '"files/xml.h"'), 'core may not include files/xml.h'),
        (example('src/core/a.c', '<time.h>'), 'core may not include time.h'),
        (example('src/games/go/go.c', '<gtk/gtk.h>'), 'games may not include gtk/gtk.h'),
        (example('src/files/a.c', '"paint/theme.h"'), 'files may not include paint/theme.h'),
        (example('src/files/a.c', '"games/go/state.h"'), 'files may not include games/go/state.h'),
        (example('src/paint/go.c', '"games/go/state.h"', '<cairo-pdf.h>'), None),
        (example('src/paint/go.c', '"games/go/moves.h"'), 'paint may not include games/go/moves.h'),
        (example('src/paint/go.c', '"editor/draft.h"'), 'paint may not include editor/draft.h'),
        (example('src/players/a.c', '"files/xml.h"'), 'players may not include files/xml.h'),
        (example('src/tool/a.c', '<adwaita.h>'), 'tool may not include adwaita.h'),
        (example('src/tool/a.c', '"app/window.h"'), 'tool may not include app/window.h'),
        (example('src/app/a.c', '<gtk/gtk.h>', '"paint/theme.h"', '"config.h"'), None),
        (example('src/app/a.c', '"tool/main.h"'), 'app may not include tool/main.h'),
        ({'src/core/a.c': '#include "map.h"\n', 'src/core/map.h': ''}, 'core may not include map.h'),
        ({'src/core/a.c': '#include "core/map.h"\n'}, 'there is no src/core/map.h'),
        ({'src/utils/a.c': ''}, 'no place for this file'),
    ]),
    ('includes/between-games', between_games, [
        (example('src/games/go/go.c', '"games/go/state.h"'), None),
        (example('src/games/go/go.c', '"games/hex/state.h"'), 'one game may not include another'),
        (example('src/games/list.c', '"games/go/go.h"'), None),
        (example('src/games/list.c', '"games/go/state.h"'), 'only the table of a game'),
    ]),
    ('includes/gtk-in-tests', gtk_in_tests, [
        (example('tests/app/a.c', '<gtk/gtk.h>'), None),
        (example('tests/paint/a.c', '<gtk/gtk.h>'), 'only tests/app'),
    ]),
])
