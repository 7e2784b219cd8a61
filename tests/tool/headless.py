#!/usr/bin/env python3
# headless.py: each command with everything that can be wrong around it
#
# No argument, unknown options, missing files, folders, standard input, closed or full standard output, closed pipes,
# and arguments as long as the system passes: the documented status, a sentence on standard error, and never 0 for what
# was not done.
#
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import pathlib
import subprocess
import tempfile

import calls
from calls import SANITIZED, call, expect, good, refused, same

LONG = 'x' * 131000         # nearly the longest argument that Linux passes
SCENARIO = calls.SOURCE / 'data/scenarios/dos-rios/first-valley.oxbow'
FOLDER = pathlib.Path(tempfile.mkdtemp(prefix='oxbow-headless-'))
GAME = FOLDER / 'game.oxbow'

# A call that works, for each command, with the word that is a file to read; None where there is none.
WORKS = {
    'games': ([], None),
    'scenarios': ([], None),
    'new': (['dos-rios', '--seed', '1', '-o', FOLDER / 'new.oxbow'], None),
    'listing': ([GAME], 0),
    'legal': ([GAME], 0),
    'play': ([GAME, 'lay C5/S'], 0),
    'replay': ([GAME], 0),
    'validate': ([GAME], 0),
    'render': ([GAME, '-o', FOLDER / 'picture.png'], 0),
    'simulate': ([GAME, '--games', '1', '--players', 'random'], 0),
    'perft': ([GAME, '--depth', '1'], 0),
    'fuzz': ([GAME, '--games', '1'], 0),
    'convert': ([SCENARIO, FOLDER / 'map.tmx'], 0),
    'engine': ([], None),
}
SILENT = ('new', 'render', 'convert', 'validate')       # write to their file, or nothing if all is well
NEED_NOTHING = ('games', 'scenarios', 'engine')
READ_STANDARD_INPUT = ('listing', 'legal', 'play', 'replay', 'validate', 'render', 'simulate', 'perft', 'fuzz')


def arguments(command, file=None):
    words, place = WORKS[command]
    return [command, *(file if file is not None and i == place else word for i, word in enumerate(words))]


def readers():
    return [command for command, (_, place) in WORKS.items() if place is not None]


def works(command):
    good(*arguments(command), given='version\n')


def needs_arguments(command):
    if command in NEED_NOTHING:
        good(command)
    else:
        refused(command, status=2, says='missing')


def unknown_option(command):
    refused(*arguments(command), '--nosuchoption', status=2, says='--nosuchoption')
    refused(*arguments(command), '-Q', status=2, says='-Q')
    refused(*arguments(command), '-Q', status=2, says='A file whose name begins with "-"')
    refused(*arguments(command), '--helpp', status=2, says='Was --help meant?')


def help_is_given(command):
    answer = good(command, '--help')
    expect(f'oxbow-tool {command}' in answer.out, f'{command} --help does not show how it is called')
    same(good(command, '-h').out, answer.out, f'{command} -h')


def missing_file(command):
    refused(*arguments(command, FOLDER / 'nosuchfile.oxbow'), status=1, says='nosuchfile.oxbow')


def folder(command):
    (FOLDER / 'folder.oxbow').mkdir(exist_ok=True)
    refused(*arguments(command, FOLDER / 'folder.oxbow'), status=1, says='folder.oxbow')


def empty_input(command):
    if command in READ_STANDARD_INPUT:
        refused(*arguments(command, '-'), status=1, given='')


def endless_input(command):
    if command in READ_STANDARD_INPUT:
        with open('/dev/zero', 'rb') as endless:
            answer = refused(*arguments(command, '-'), status=1, stdin=endless)
        said = answer.out + answer.err
        expect('"standard input" has more than 64 MB' in said or 'not an Oxbow file' in said, said)
        expect('stdin' not in said, said)


def standard_input(command):
    if command in READ_STANDARD_INPUT:
        from_file, from_input = good(*arguments(command)), good(*arguments(command, '-'), given=GAME.read_bytes())
        if command != 'perft':
            same(from_input.out, from_file.out.replace(f' ({GAME.name})', ''), f'{command} -')


def full_output(command):
    with open('/dev/full', 'wb') as full:
        answer = call(*arguments(command), given='version\n', stdout=full)
    check_lost(command, answer, 'the disk is full')


def closed_output(command):
    answer = call(*arguments(command), given='version\n', stdout=None, preexec_fn=lambda: os.close(1))
    check_lost(command, answer, 'it is closed')


def broken_pipe(command):
    reader, writer = os.pipe()
    os.close(reader)
    answer = call(*arguments(command), given='version\n', stdout=writer)
    os.close(writer)
    check_lost(command, answer, 'the program that reads it has ended')


def check_lost(command, answer, says):
    if command in SILENT:
        same(answer.status, 0, f'{command}, which writes nothing there')
        return
    same(answer.status, 1, f'{command} whose answer is lost')
    expect(answer.err.startswith('oxbow-tool: '), f'{command} does not say that its answer is lost')
    expect(says in answer.err, f'{command} does not say that {says}: {answer.err}')


def closed_everything(command):
    def close():
        for descriptor in range(3):
            os.close(descriptor)
    answer = call(*arguments(command), stdin=None, stdout=None, stderr=None, preexec_fn=close)
    expect(answer.status in ((0, 1) if command in SILENT else (1,)), f'{command}: status {answer.status}')


def long_arguments(command):
    refused(command, LONG, '-o', LONG, status=(1, 2))
    refused(command, *[LONG] * 8, status=(1, 2))
    refused(*arguments(command), '--' + LONG, status=2)
    refused(*arguments(command), '--at=' + LONG, status=2)
    if command in readers():
        refused(*arguments(command, LONG[6:] + '.oxbow'), status=1)


def option_values():
    refused('listing', GAME, '--at', status=2, says='--at')
    refused('listing', GAME, '--at', 'three', status=2, says='whole number')
    refused('listing', GAME, '--at', '-1', status=2, says='whole number')
    refused('listing', GAME, '--at', '1', '--at', '1', status=2, says='twice')
    refused('listing', GAME, '--at', '99', status=1, says='99')
    refused('listing', GAME, GAME, status=2, says='too many')
    refused('perft', 'dos-rios', '--divide=yes', status=2, says='takes no value')
    refused('perft', 'dos-rios', status=2, says='--depth')
    refused('perft', 'dos-rios', '--depth', '0', status=2, says='--depth')
    refused('perft', 'dos-rios', '--depth', '1', '--at', '0', status=2, says='--at')
    refused('perft', GAME, '--depth', '1', '--seed', '3', status=2, says='already')
    refused('new', 'dos-rios', status=2, says='-o')
    refused('new', 'dos-rio', '-o', FOLDER / 'no.oxbow', status=1, says="Was 'dos-rios' meant?")
    refused('new', 'dos-rios', '--players', 'many', '-o', FOLDER / 'no.oxbow', status=2, says="'many'")
    refused('new', 'dos-rios', '--players', '7', '-o', FOLDER / 'no.oxbow', status=1)
    refused('new', 'dos-rios', '--seed', '18446744073709551616', '-o', FOLDER / 'no.oxbow', status=2,
            says='from 0 to 18446744073709551615')
    refused('new', 'dos-rios', '--option', 'row', '-o', FOLDER / 'no.oxbow', status=2, says="'row'")
    refused('new', 'dos-rios', '--option', 'rowe=4', '-o', FOLDER / 'no.oxbow', status=1, says='"row"')
    refused('new', 'dos-rios', '--option', 'row=44', '-o', FOLDER / 'no.oxbow', status=1)
    refused('new', 'dos-rios', '--option', 'row=3', '--option', 'row=4', '-o', FOLDER / 'no.oxbow', status=2,
            says="'row' is chosen twice.")
    refused('new', 'dos-rios', '--post', '--post', '-o', FOLDER / 'no.oxbow', status=2, says='twice')
    refused('new', 'dos-rios', '--post=no', '-o', FOLDER / 'no.oxbow', status=2, says='takes no value')
    refused('new', 'dos-rios', '--option', b'prelude=\xff', '-o', FOLDER / 'no.oxbow', status=2, says='UTF-8')
    refused('new', 'dos-rios', '--scenario', '', '-o', FOLDER / 'no.oxbow', status=2, says='Which scenario?')
    refused('new', 'dos-rios', '--scenario', 'nosuch', '-o', FOLDER / 'no.oxbow', status=1, says='nosuch')
    refused('render', GAME, '-o', FOLDER / 'picture.bmp', status=2, says='.png')
    refused('render', GAME, status=2, says='-o')
    picture = FOLDER / 'no.png'
    refused('render', GAME, '-o', picture, '--viewer', 'p3', status=1,
            says="Nobody has the seat 'p3': 2 play this game.")
    refused('render', GAME, '-o', picture, '--viewer', 'p9', status=1, says="There is no seat 'p9' in Dos Rios.")
    refused('render', GAME, '-o', picture, '--size', '400', '--cell', '12', status=2, says='give one of them')
    refused('render', GAME, '-o', picture, '--longest', status=2, says='give --size')
    expect(not picture.exists(), 'a refused picture was drawn')
    expect(not (FOLDER / 'no.oxbow').exists(), 'a refused game was saved')


def converting_onto_itself():
    """A saved game would be left without its moves."""
    before = GAME.read_bytes()
    link = FOLDER / 'link.oxbow'
    link.symlink_to(GAME)
    for out in (GAME, link, FOLDER / '.' / GAME.name):
        refused('convert', GAME, out, status=1, says='cannot be converted onto itself')
    same(GAME.read_bytes(), before, 'a game that was converted onto itself')


def the_tool_itself():
    refused(status=2, says='Which command?')
    refused('nosuch', status=2, says="'nosuch'")
    refused('lisitng', status=2, says="Was 'listing' meant?")
    refused('--versoin', status=2, says="Was '--version' meant?")
    refused('--version', 'x', status=2)
    refused(LONG, status=2)
    help_text = good('--help').out
    for command in WORKS:
        expect(f'  {command} ' in help_text, f'--help does not name {command}')
    same(good('--version').out.split()[0], 'oxbow-tool', '--version')
    with open('/dev/full', 'wb') as full:
        for word in ('--version', '--help'):
            same(call(word, stdout=full).status, 1, f'{word} onto a full disk')


def no_scenarios():
    env = calls.environment(OXBOW_DATA_DIR='/no/such/folder')
    says = 'No scenarios were found in the folder "/no/such/folder/scenarios".'
    for words in (['scenarios'], ['scenarios', 'dos-rios'], ['new', 'dos-rios', '-o', FOLDER / 'no.oxbow']):
        refused(*words, status=1, says=says, env=env)


def wrong_bytes():
    for argument in (b'\xff\xfe', b'a\nb', 'ünïcödé'.encode(), b'', b'%s%n'):
        refused('listing', argument, status=1)
        refused('play', GAME, argument, status=1)
        refused('new', argument, '-o', FOLDER / 'no.oxbow', status=1)
        refused('new', 'dos-rios', '--option', b'row=' + argument, '-o', FOLDER / 'no.oxbow', status=(1, 2))
        refused('new', 'dos-rios', '--scenario', argument, '-o', FOLDER / 'no.oxbow', status=(1, 2))


def engine_lines():
    """Lines of a megabyte and lines that are no text are answered, and the engine goes on."""
    for line in (b'play ' + b'x' * 10**6, b'x' * (2 * 10**6), b'a\0b', b'\xff\xfe', b'new "', b'load ' + b'y' * 5000):
        out = good('engine', given=line + b'\nname\n').out
        expect(out.startswith('? ') and out.endswith('= Oxbow\n\n'), f'{line[:20]!r}: {out[:200]!r}')
        expect(len(out) < 5000, f'{line[:20]!r} is answered with {len(out)} letters')
    out = good('engine', given='position\nname\n').out
    expect(out.startswith('? '), f'a listing that never ends: {out!r}')
    same(good('engine', given='\n# nothing\n   \nname\r\n').out, '= Oxbow\n\n', 'comments and empty lines')
    same(good('engine', given='name').out, '= Oxbow\n\n', 'a last line without its end')


def endless_lines():
    """A line without an end is refused once it is longer than any line of ours, and nothing is saved."""
    before = GAME.read_bytes()
    for name in ('/dev/zero', 'letters'):
        for words in (['engine'], ['play', GAME, '-o', GAME]):
            letters = subprocess.Popen(['tr', '\\0', 'x'], stdin=open('/dev/zero', 'rb'), stdout=subprocess.PIPE)
            with open(name, 'rb') if name != 'letters' else letters.stdout as endless:
                answer = refused(*words, status=1, says='does not end within 64 MB', stdin=endless, timeout=20,
                                 preexec_fn=calls.limit_memory(64 << 20))
            letters.kill()
            letters.wait()
            expect(SANITIZED or answer.seconds < 1, f'{words[0]} < {name} took {answer.seconds} s')
            if words[0] == 'engine':
                expect(answer.out.startswith('? '), f'an endless line is answered with {answer.out[:100]!r}')
    same(GAME.read_bytes(), before, 'a game into which an endless line was played')


def lines_that_are_no_moves():
    """A line with a NUL is not its first half, and one that is too long is not its beginning."""
    for line in (b'lay C5/S\0\n', b'\0\n', b'#\0\n', b'lay C5/S' + b' ' * (2 << 20) + b'\n'):
        refused('play', GAME, status=1, given=line, says='The line is no text, or it is longer than')


def lost_input():
    """What cannot be read is said with the reason that it had."""
    for words in (['engine'], ['play', GAME]):
        refused(*words, status=1, says='Bad file descriptor', stdin=None, preexec_fn=lambda: os.close(0))


def main():
    good('new', 'dos-rios', '--scenario', 'first-valley', '--seed', '7', '-o', GAME)
    good('play', GAME, '-o', GAME, 'lay C2/S')
    everything = list(WORKS)
    checks = [
        ('works', everything, works), ('no-argument', everything, needs_arguments),
        ('unknown-option', everything, unknown_option), ('help', everything, help_is_given),
        ('missing-file', readers(), missing_file), ('folder-as-file', readers(), folder),
        ('empty-input', everything, empty_input), ('standard-input', everything, standard_input),
        ('endless-input', everything, endless_input),
        ('full-output', everything, full_output), ('closed-output', everything, closed_output),
        ('broken-pipe', everything, broken_pipe), ('closed-everything', everything, closed_everything),
        ('long-arguments', everything, long_arguments),
    ]
    try:
        calls.run([(f'/tool/headless/{name}/{command}', lambda check=check, command=command: check(command))
                   for name, commands, check in checks for command in commands]
                  + [('/tool/headless/option-values', option_values),
                     ('/tool/headless/converting-onto-itself', converting_onto_itself),
                     ('/tool/headless/the-tool-itself', the_tool_itself),
                     ('/tool/headless/no-scenarios', no_scenarios),
                     ('/tool/headless/wrong-bytes', wrong_bytes), ('/tool/headless/engine-lines', engine_lines),
                     ('/tool/headless/endless-lines', endless_lines),
                     ('/tool/headless/lines-that-are-no-moves', lines_that_are_no_moves),
                     ('/tool/headless/lost-input', lost_input)])
    finally:
        subprocess.run(['rm', '-rf', FOLDER])


if __name__ == '__main__':
    main()
