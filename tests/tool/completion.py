#!/usr/bin/env python3
# completion.py: what Tab makes of a line, in bash and in zsh
#
# In bash the function of the completion is called with the words as bash cuts them; zsh runs on a terminal of its own,
# where lines are typed, and tells how a line stands after Tab.
#
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import pathlib
import pty
import select
import shutil
import signal
import subprocess
import tempfile
import threading

import calls
from calls import Failure, Skipped, expect, good, same

COMPLETIONS = calls.SOURCE / 'data/completions'
FOLDER = pathlib.Path(tempfile.mkdtemp(prefix='oxbow-completion-'))
FILES = ('a game.oxbow', 'map.tmx', 'maps', 'notes.txt')
OURS = ['a game.oxbow', 'map.tmx', 'maps']

COMMANDS = [line.split()[0] for line in good('--help').out.split('\n\n')[2].splitlines()[1:]]
GAMES = [line.split('\t')[0] for line in good('games').out.splitlines()]
SCENARIOS = [line.split('\t')[1] for line in good('scenarios', 'dos-rios').out.splitlines()]
CHOICES = [line.split('\t') for line in good('games', 'dos-rios').out.splitlines()]
OPTIONS = [fields[1] + '=' for fields in CHOICES if fields[0] == 'option']

# What is typed, and all that bash offers.
BASH = [
    ('', [*COMMANDS, '--version', '--help']),
    ('con', ['convert']),
    ('--v', ['--version']),
    ('new ', GAMES),
    ('new dos-rios --', ['--output', '--scenario', '--seed', '--players', '--seat', '--option', '--suggested',
                         '--post', '--help']),
    ('new dos-rios --scenario ', SCENARIOS + OURS),
    ('new dos-rios -s th', [name for name in SCENARIOS if name.startswith('th')]),
    ('new dos-rios --scenario=the-g', ['the-gorge']),
    ('new --scenario the-gorge dos-rios --option ', OPTIONS),
    ('new dos-rios --option redr', ['redraw=']),
    ('new dos-rios --option redraw=', ['rejoin', 'full']),
    ('new dos-rios --option redraw=f', ['full']),
    ('new dos-rios --option=redraw=f', ['full']),
    ('new dos-rios --option row=', ['0']),
    ('new dos-rios --option deck=', []),
    ('new dos-rios --option nosuch=', []),
    ('new dos-rios --seat ', []),
    ('new dos-rios --seed ', []),
    ('new dos-rios -o ma', ['map.tmx', 'maps']),
    ('scenarios ', GAMES),
    ('scenarios dos-rios ', []),
    ('listing ', OURS),
    ('listing game.oxbow ', []),
    ('listing game.oxbow --at ', []),
    ('validate a.oxbow b.oxbow ma', ['map.tmx', 'maps']),
    ('render game.oxbow --theme ', ['light', 'dark', 'contrast', 'contrast-dark', 'plain', 'plain-dark']),
    ('render game.oxbow --pages L', ['Letter', 'Legal']),
    ('perft ', [*GAMES, *OURS]),
    ('fuzz ', [*GAMES, *OURS]),
    ('convert map.tmx ma', ['map.tmx', 'maps']),
    ('convert map.tmx game.oxbow ', []),
    ('convert map.tmx --game ', GAMES),
    ('engine --', ['--no-files', '--help']),
    ('nosuchcommand ', []),
    ('nosuchcommand --', []),
]

# What is typed in zsh, and the line after Tab; of several words, as much as they have in common.
ZSH = [
    ('con', 'convert '),
    ('--v', '--version '),
    ('new d', 'new dos-rios '),
    ('new dos-rios --sce', 'new dos-rios --scenario='),
    ('new dos-rios --scenario=the-g', 'new dos-rios --scenario=the-gorge '),
    ('new dos-rios --scenario two', 'new dos-rios --scenario two-rivers '),
    ('new dos-rios -s two', 'new dos-rios -s two-rivers '),
    ('new dos-rios --option redr', 'new dos-rios --option redraw='),
    ('new dos-rios --option redraw=f', 'new dos-rios --option redraw=full '),
    ('new dos-rios --option row=0 --option redraw=r', 'new dos-rios --option row=0 --option redraw=rejoin '),
    ('listing a', 'listing a\\ game.oxbow '),
    ('render x.oxbow --theme d', 'render x.oxbow --theme dark '),
    ('perft d', 'perft dos-rios '),
    ('convert map.tmx a', 'convert map.tmx a\\ game.oxbow '),
    ('convert x.tmx --game d', 'convert x.tmx --game dos-rios '),
    ('validate x.oxbow y.oxbow map.', 'validate x.oxbow y.oxbow map.tmx '),
    ('engine --n', 'engine --no-files '),
]

BASH_CALL = '''
source "$1" || exit 1
tool=$2
shift 2
COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
_oxbow_tool "$tool" "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
for reply in "${COMPREPLY[@]}"; do printf '%s\\n' "$reply"; done
'''

ZSH_SETUP = '''
path=({tool_folder:s} $path) fpath=({completions:s} $fpath)
PS1= PS2= RPS1= LISTMAX=1000
autoload -U compinit
compinit -u -D
setopt no_beep
tell () {{ zle expand-or-complete; print -r -- "$BUFFER" > told; BUFFER= }}
zle -N tell
bindkey '^I' tell
zle-line-init () {{ [[ -n $begun ]] || print ready > told; begun=yes }}
zle -N zle-line-init
'''


def cut(line):
    """The words as bash cuts them: at blanks, and at every "=", which is a word of its own."""
    words = []
    for word in line.split(' '):
        before, *others = word.split('=')
        pieces = [before]
        for other in others:
            pieces += ['=', other]
        words += [piece for i, piece in enumerate(pieces) if piece or i == 0 and not others]
    return words


def in_bash(typed, offered):
    answer = subprocess.run(['bash', '--norc', '-c', BASH_CALL, 'bash', COMPLETIONS / 'oxbow-tool.bash', calls.TOOL,
                             *cut('oxbow-tool ' + typed)], cwd=FOLDER, env=calls.environment(), capture_output=True,
                            text=True, timeout=60)
    same(answer.stderr, '', f'{typed!r} in bash complains')
    same(sorted(answer.stdout.splitlines()), sorted(offered), f'{typed!r} in bash')


class Zsh:
    """A zsh on a terminal; what it shows is read away, what it tells comes through a pipe with a name.

    It is ready once its line editor listens: keys that come before that can be lost.
    """

    def __init__(self):
        self.pipe = FOLDER / 'told'
        os.mkfifo(self.pipe)
        setup = ZSH_SETUP.format(tool_folder=str(pathlib.Path(calls.TOOL).parent), completions=str(COMPLETIONS))
        (FOLDER / '.zshrc').write_text(setup)
        # The search for leaks, where sanitizers are on, never ends below zsh's line editor; bash's half has it.
        quiet = os.environ.get('ASAN_OPTIONS', '') + ':detect_leaks=0'
        env = calls.environment(ZDOTDIR=str(FOLDER), HOME=str(FOLDER), TERM='dumb', ASAN_OPTIONS=quiet)
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            os.chdir(FOLDER)
            os.execvpe('zsh', ['zsh', '-i'], env)
        self.told = os.open(self.pipe, os.O_RDWR)
        threading.Thread(target=self.read_away, daemon=True).start()
        same(self.hear(), 'ready', 'zsh as it starts')

    def read_away(self):
        try:
            while os.read(self.terminal, 65536):
                pass
        except OSError:
            pass

    def hear(self):
        if not select.select([self.told], [], [], 60)[0]:
            raise Failure('zsh does not answer')
        return os.read(self.told, 65536).decode().removesuffix('\n')

    def type(self, line):
        os.write(self.terminal, line.encode() + b'\t')
        return self.hear()

    def close(self):
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)


def in_zsh():
    if shutil.which('zsh') is None:
        raise Skipped('zsh is not installed, so nothing shows what it completes: install the package zsh')
    zsh = Zsh()
    try:
        wrong = [f'{typed!r} becomes {found!r}, not {completed!r}' for typed, completed in ZSH
                 if (found := zsh.type('oxbow-tool ' + typed).removeprefix('oxbow-tool ')) != completed]
    finally:
        zsh.close()
    expect(not wrong, '\n'.join(wrong))


def main():
    for name in FILES:
        if '.' in name:
            (FOLDER / name).touch()
        else:
            (FOLDER / name).mkdir()
    try:
        calls.run([(f'/tool/completion/bash/{typed.replace(" ", "_").strip("#")}',
                    lambda typed=typed, offered=offered: in_bash(typed, offered)) for typed, offered in BASH]
                  + [('/tool/completion/zsh', in_zsh)])
    finally:
        shutil.rmtree(FOLDER)


if __name__ == '__main__':
    main()
