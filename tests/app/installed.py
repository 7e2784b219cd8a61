#!/usr/bin/env python3
# installed.py: what is installed is whole, and starts from there
#
# The program is installed into a folder of its own and started on a display, with nothing of the build folder in its
# environment; the desktop's own tools then read what was installed for them.
#
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import pathlib
import shutil
import struct
import subprocess
import sys
import tempfile
import time

BUILD, PREFIX, BINDIR, DATADIR = pathlib.Path(sys.argv[1]), *sys.argv[2:5]
ID = 'io.github.oxbowgames.Oxbow'
DEST = pathlib.Path(tempfile.mkdtemp(prefix='oxbow-installed-'))
ROOT = DEST / PREFIX.lstrip('/')
SHARE = ROOT / DATADIR
EXPECTED = [f'applications/{ID}.desktop', f'metainfo/{ID}.metainfo.xml', f'dbus-1/services/{ID}.service',
            f'mime/packages/{ID}.xml', f'thumbnailers/{ID}.thumbnailer', f'glib-2.0/schemas/{ID}.gschema.xml',
            f'icons/hicolor/scalable/apps/{ID}.svg', f'icons/hicolor/symbolic/apps/{ID}-symbolic.svg',
            f'icons/hicolor/scalable/mimetypes/{ID}-game.svg', 'man/man1/oxbow.1', 'man/man1/oxbow-tool.1',
            'oxbow/oxbow.rng', 'oxbow/scenarios/dos-rios/two-rivers.oxbow', 'help/C/oxbow/index.page']


def run(*command, **more):
    return subprocess.run([str(c) for c in command], check=True, capture_output=True, text=True, env=environment(),
                          **more).stdout


def environment():
    shown = {k: v for k, v in os.environ.items() if not k.startswith(('OXBOW_', 'GSETTINGS_SCHEMA'))}
    return shown | {'XDG_DATA_DIRS': f'{SHARE}:/usr/share', 'PATH': f'{ROOT / BINDIR}:{os.environ["PATH"]}',
                    'OXBOW_DATA_DIR': str(SHARE / 'oxbow')}


def install():
    env = os.environ | {'DESTDIR': str(DEST)}
    subprocess.run(['meson', 'install', '-C', BUILD, '--no-rebuild', '--quiet'], check=True, env=env,
                   stdout=subprocess.DEVNULL)
    for file in EXPECTED:
        assert (SHARE / file).exists(), f'{file} was not installed'
    run('glib-compile-schemas', SHARE / 'glib-2.0/schemas')


def known_to_the_desktop():
    run('desktop-file-validate', SHARE / f'applications/{ID}.desktop')
    run('update-mime-database', SHARE / 'mime')
    for name, text in (('a.oxbow', 'anything'), ('b', '<?xml version="1.0"?>\n<oxbow xmlns="urn:oxbow:1" format="1">')):
        (DEST / name).write_text(text)
        said = run('gio', 'info', '-a', 'standard::content-type', DEST / name)
        assert 'application/x-oxbow+xml' in said, f'{name} is taken for {said}'
    thumbnailer = (SHARE / f'thumbnailers/{ID}.thumbnailer').read_text()
    line = next(l for l in thumbnailer.splitlines() if l.startswith('Exec=')).removeprefix('Exec=')
    words = {'%s': '128', '%o': str(DEST / 'thumbnail'), '%i': str(SHARE / 'oxbow/scenarios/dos-rios/two-rivers.oxbow')}
    with open(DEST / 'thumbnail', 'w+b') as opened:       # some read it from there, others by its name
        run(*[words.get(word, word) for word in line.split()])
        assert opened.read().startswith(b'\x89PNG'), 'whoever opened the file for the thumbnail finds no PNG in it'
    thumbnail = (DEST / 'thumbnail').read_bytes()
    assert thumbnail.startswith(b'\x89PNG'), 'the thumbnail is no PNG'
    assert max(struct.unpack('>II', thumbnail[16:24])) == 128, 'the thumbnail is larger than was asked for, or smaller'


def starts():
    assert run('oxbow', '--version').startswith('oxbow ')
    program = subprocess.Popen(['oxbow'], env=environment(), stderr=subprocess.PIPE, text=True)
    end = time.monotonic() + 30
    while not (found := subprocess.run(['xdotool', 'search', '--onlyvisible', '--name', '^Oxbow$'],
                                       capture_output=True, text=True).stdout):
        assert program.poll() is None and time.monotonic() < end, 'no window appeared'
        time.sleep(.05)
    program.terminate()
    assert program.wait(20) == 0, 'it did not leave in order when it was told to end'
    assert 'CRITICAL' not in program.stderr.read()
    assert found


print('1..3')
try:
    for number, test in enumerate((install, known_to_the_desktop, starts), 1):
        test()
        print(f'ok {number} - /app/installed/{test.__name__.replace("_", "-")}', flush=True)
except (AssertionError, subprocess.CalledProcessError) as error:
    print(f'not ok {number} - {error} {getattr(error, "stderr", "") or ""}')
finally:
    shutil.rmtree(DEST)
