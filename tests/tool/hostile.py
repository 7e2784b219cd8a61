#!/usr/bin/env python3
# hostile.py: files that mean harm are refused in a sentence, quickly and in little memory
#
# Each file must be answered within a second of computing and 64 MB + 32 times its size, with status 1 (or 0 where it is
# harmless), a sentence that names it, and nothing opened that it names. The files are made here, not stored.
#
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import zlib

import calls
from calls import call, expect, good, limit_memory, same

SECONDS = 1.0
BASE = 64 << 20
SCENARIO = (calls.SOURCE / 'data/scenarios/dos-rios/first-valley.oxbow').read_text()
HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
ROOT = '<oxbow xmlns="urn:oxbow:1" format="1">'


def scenario(old, new):
    expect(old in SCENARIO, f'first-valley.oxbow has no {old!r}')
    return SCENARIO.replace(old, new, 1)


def doctype(inside, body='&a;'):
    return f'{HEAD}<!DOCTYPE oxbow [{inside}]>\n{ROOT}<scenario><title>{body}</title></scenario></oxbow>\n'


def laughs():
    lines = ['<!ENTITY a0 "ha">'] + [f'<!ENTITY a{i} "{f"&a{i - 1};" * 10}">' for i in range(1, 12)]
    return doctype(''.join(lines), '&a11;')


def grid(columns, rows):
    return scenario('columns="9" rows="9"', f'columns="{columns}" rows="{rows}"')


def number(text):
    return scenario('columns="9"', f'columns="{text}"')


def game_with_play(inside):
    return scenario('</oxbow>', inside + '\n</oxbow>')


# name: what the file holds
REFUSED = {
    'billion-laughs': laughs,
    'quadratic-blow-up': lambda: doctype(f'<!ENTITY a "{"x" * 100000}">', '&a;' * 10000),
    'parameter-entities': lambda: doctype('<!ENTITY % a "<!ENTITY b \'x\'>"> %a; %a;', '&b;'),
    'external-entity': lambda: doctype('<!ENTITY a SYSTEM "file:///etc/passwd">'),
    'external-entity-http': lambda: doctype('<!ENTITY a SYSTEM "http://example.invalid/a">'),
    'external-dtd': lambda: HEAD + '<!DOCTYPE oxbow SYSTEM "http://example.invalid/a.dtd">\n' + ROOT + '</oxbow>\n',
    'deep': lambda: HEAD + ROOT + '<a>' * 10**5 + '</a>' * 10**5 + '</oxbow>',
    'deepest': lambda: HEAD + ROOT + '<a>' * 10**7,
    'grid-of-a-billion': lambda: grid(31623, 31623),
    'grid-past-31-bits': lambda: grid(2**31, 2**31),
    'grid-past-32-bits': lambda: grid(65536, 65536),
    'grid-of-nothing': lambda: grid(0, 0),
    'grid-below-nothing': lambda: grid(-1, 5),
    **{f'number-{name}': (lambda text=text: number(text)) for name, text in {
        'nan': 'NaN', 'inf': 'inf', 'large': '1e308', 'minus-zero': '-0', 'hex': '0x9', 'comma': '9,5', 'arabic': '٩',
        'huge': '1' + '0' * 30, 'empty': '', 'blanks': ' 9 ', 'plus': '+9', 'zeros': '009'}.items()},
    'attribute-of-20-MB': lambda: scenario('columns="9"', f'columns="{"9" * (20 << 20)}"'),
    'a-million-attributes': lambda: scenario('<map ', '<map ' + ' '.join(f'a{i}="1"' for i in range(10**6)) + ' '),
    'blanks': lambda: ' ' * (100 << 20),
    'empty': lambda: '',
    'one-byte': lambda: '<',
    'gzip': lambda: zlib.compress(SCENARIO.encode(), wbits=31),
    'zip-bomb': lambda: zlib.compress(b' ' * (100 << 20), wbits=31),
    'png': lambda: b'\x89PNG\r\n\x1a\n' + bytes(1000),
    'sqlite': lambda: b'SQLite format 3\0' + bytes(1000),
    'nul': lambda: SCENARIO.replace('First', 'Fi\0rst').encode(),
    'invalid-utf-8': lambda: SCENARIO.encode().replace(b'First', b'Fi\xffrst'),
    'overlong': lambda: SCENARIO.encode().replace(b'First', b'Fi\xc0\xafrst'),
    'surrogates': lambda: SCENARIO.encode().replace(b'First', b'Fi\xed\xa0\x80rst'),
    'utf-32': lambda: SCENARIO.encode('utf-32'),
    'latin-1': lambda: SCENARIO.replace('First', 'Fürst').encode('latin-1'),
    'duplicate-scenario': lambda: scenario(
        '</oxbow>', re.search(r'(?s)<scenario.*</scenario>', SCENARIO)[0] + '</oxbow>'),
    'missing-terrain': lambda: scenario('terrain="hill"', 'terrain="hell"'),
    'row-too-short': lambda: scenario('<row>^^Vh^fM^^</row>', '<row>^^Vh^fM^</row>'),
    'row-too-long': lambda: scenario('<row>^^Vh^fM^^</row>', '<row>^^Vh^fM^^^</row>'),
    'row-missing': lambda: scenario('<row>^^Vh^fM^^</row>', ''),
    'newer-format': lambda: scenario('format="1"', 'format="99"'),
    'unknown-element': lambda: scenario('</scenario>', '<volcano/></scenario>'),
    'unknown-attribute': lambda: scenario('<map ', '<map volcano="9" '),
    'unknown-game': lambda: scenario('game="dos-rios"', 'game="dos-rois"'),
    'play-without-seed': lambda: game_with_play('<play players="2"><move>lay C2/S</move></play>'),
    'play-with-an-illegal-move': lambda: game_with_play('<play seed="7" players="2"><move>lay D2/S</move></play>'),
    'play-after-no-node': lambda: game_with_play('<play seed="7" players="2"><move after="9">lay C2/S</move></play>'),
    'play-here-nowhere': lambda: game_with_play('<play seed="7" players="2" here="9"></play>'),
    'nine-players': lambda: game_with_play('<play seed="7" players="9"></play>'),
    'no-players': lambda: game_with_play('<play seed="7" players="0"></play>'),
}

ACCEPTED = {
    'crlf': lambda: SCENARIO.replace('\n', '\r\n'),
    'byte-order-mark': lambda: '\ufeff' + SCENARIO,
    'no-final-newline': lambda: SCENARIO.rstrip('\n'),
    'foreign-elements': lambda: scenario('<title>', '<x:note xmlns:x="urn:x" x:href="file:///etc/passwd"/><title>'),
    'stylesheet': lambda: scenario('<oxbow', '<?xml-stylesheet href="http://example.invalid/a.css"?>\n<oxbow'),
    'markup-in-names': lambda: scenario('First Valley', '&lt;b&gt;First&lt;/b&gt; \u202eyellaV' + '\u0301' * 10000),
}


def write(folder, name, content):
    file = folder / f'{name}.oxbow'
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    return file


def ask(command, file, folder):
    """The answer, within the memory that a file of this size may take; refuses one that took too long."""
    extra = {'render': ['-o', folder / 'out.png'], 'convert': [folder / 'out.tmx']}.get(command, [])
    answer = call(command, file, *extra, timeout=60, preexec_fn=limit_memory(BASE + 32 * file.stat().st_size))
    expect(answer.seconds <= SECONDS or calls.SANITIZED, f'{command}: took {answer.seconds:.2f} s')
    return answer


def refuses(name, content):
    with tempfile.TemporaryDirectory(prefix='oxbow-hostile-') as at:
        folder = pathlib.Path(at)
        file = write(folder, name, content())
        for command in ('listing', 'validate', 'replay', 'render', 'convert'):
            if name == 'play-with-an-illegal-move' and command == 'convert':
                continue        # only the scenario is converted, and it is sound
            answer = ask(command, file, folder)
            same(answer.status, 1, f'{command}: status ({answer.err.strip()[:300]})')
            expect(name in answer.err + answer.out, f'{command}: the file is not named: {answer.err[:300]!r}')
            expect(len(answer.err) < 5000, f'{command}: a sentence of {len(answer.err)} bytes')
        same(sorted(p.name for p in folder.iterdir()), [file.name], 'files that are left')


def accepts(name, content):
    with tempfile.TemporaryDirectory(prefix='oxbow-hostile-') as at:
        folder = pathlib.Path(at)
        file, plain = write(folder, name, content()), write(folder, 'plain', SCENARIO)
        same(ask('listing', file, folder).out, good('listing', plain).out, 'the listing')
        good('render', file, '-o', folder / 'out.png')


def endless_input():
    """/dev/zero and input without end are read to the limit, no further."""
    for file in ('/dev/zero', '/dev/urandom'):
        same(call('listing', file, timeout=60, preexec_fn=limit_memory(4 * BASE)).status, 1, file)
    done = subprocess.run(['sh', '-c', f'yes "<a>" | "{calls.TOOL}" listing -'], env=calls.environment(),
                          capture_output=True, text=True, timeout=60, preexec_fn=limit_memory(4 * BASE))
    same(done.returncode, 1, 'input without end')


def opens_nothing():
    """strace sees no file and no socket that only a hostile file names."""
    with tempfile.TemporaryDirectory(prefix='oxbow-hostile-') as at:
        folder = pathlib.Path(at)
        names = [n for n in (*REFUSED, *ACCEPTED) if 'external' in n or n in ('foreign-elements', 'stylesheet')]
        for name in names:
            file = write(folder, name, (REFUSED.get(name) or ACCEPTED.get(name))())
            trace = folder / 'trace'
            subprocess.run(['strace', '-f', '-e', 'trace=openat,open,socket,connect', '-o', trace,
                            calls.TOOL, 'listing', file],
                           env=calls.environment(ASAN_OPTIONS='detect_leaks=0'), capture_output=True)
            seen = trace.read_text(errors='replace')
            expect(file.name in seen, 'the trace does not show that the file was opened')
            for word in ('etc/passwd', 'example.invalid', 'socket('):
                expect(word not in seen, f'{name}: opens {word}')


def truncated():
    """Beginnings of a good file are refused."""
    with tempfile.TemporaryDirectory(prefix='oxbow-hostile-') as at:
        folder = pathlib.Path(at)
        whole = SCENARIO.rstrip().encode()
        for length in range(0, len(whole), max(1, 97 // calls.SCALE)):
            same(call('listing', write(folder, 'cut', whole[:length])).status, 1, f'the first {length} bytes')


def flipped_bits():
    """A flipped bit is refused, or leaves a scenario that validates."""
    with tempfile.TemporaryDirectory(prefix='oxbow-hostile-') as at:
        folder = pathlib.Path(at)
        whole = SCENARIO.encode()
        for bit in range(0, len(whole) * 8, max(1, 211 // calls.SCALE)):
            changed = bytearray(whole)
            changed[bit // 8] ^= 1 << bit % 8
            file = write(folder, 'flipped', bytes(changed))
            status = call('listing', file).status
            expect(status in (0, 1), f'bit {bit}: status {status}')
            if status == 0:
                same(call('validate', file).status, 0, f'bit {bit}: validate')


def large_map():
    """An honest map of 2000 x 2000 cells is drawn; limits do not hurt it."""
    with tempfile.TemporaryDirectory(prefix='oxbow-hostile-') as at:
        folder = pathlib.Path(at)
        rows = ''.join(f'<row>{"hfwtc" * 400}</row>\n' for _ in range(2000))
        content = re.sub(r'<row>.*</row>\s*', '', scenario('columns="9" rows="9"', 'columns="2000" rows="2000"'))
        content = re.sub(r'(?s)<row>.*</row>', '', content).replace('</map>', rows + '</map>')
        file = write(folder, 'large', content)
        good('render', file, '-o', folder / 'out.png', '--size', '1000',
             preexec_fn=limit_memory(BASE + 32 * file.stat().st_size))
        expect((folder / 'out.png').stat().st_size > 1000, 'the picture is empty')


if __name__ == '__main__':
    calls.run([(f'/tool/hostile/{name}', lambda name=name, content=content: refuses(name, content))
               for name, content in REFUSED.items()]
              + [(f'/tool/harmless/{name}', lambda name=name, content=content: accepts(name, content))
                 for name, content in ACCEPTED.items()]
              + [('/tool/hostile/endless-input', endless_input), ('/tool/hostile/truncated', truncated),
                 ('/tool/hostile/flipped-bits', flipped_bits), ('/tool/harmless/large-map', large_map)]
              + ([('/tool/hostile/opens-nothing', opens_nothing)] if shutil.which('strace') else []))
