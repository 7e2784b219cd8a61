# calls.py: calls oxbow-tool as a person or a script would, and reports in TAP
#
# A test is a function that returns nothing if all is well, or raises Failure with a sentence. The tool is named by the
# environment variable OXBOW_TOOL, the source tree by OXBOW_SOURCE_ROOT.
#
# SPDX-License-Identifier: GPL-3.0-or-later

import collections
import os
import pathlib
import resource
import subprocess
import sys
import tempfile
import time
import traceback

TOOL = os.environ.get('OXBOW_TOOL', 'build/src/oxbow-tool')
SOURCE = pathlib.Path(os.environ.get('OXBOW_SOURCE_ROOT', pathlib.Path(__file__).parent.parent.parent))
SCALE = int(os.environ.get('OXBOW_TEST_SCALE', '1'))     # what the counts of random tests are multiplied by
SANITIZED = os.environ.get('OXBOW_SANITIZED', '') == '1'
TOOL = os.path.abspath(TOOL)
SOURCE = SOURCE.absolute()

Answer = collections.namedtuple('Answer', 'status out err seconds')


class Failure(Exception):
    pass


class Skipped(Exception):
    """Something that the test needs is not there; the sentence says what."""


def environment(**more):
    """What the tool sees: plain English."""
    env = {name: value for name, value in os.environ.items() if not name.startswith(('LC_', 'LANG'))}
    env['LC_ALL'] = 'C.UTF-8'
    env.update(more)
    return env


def call(*arguments, given=None, timeout=120, cwd=None, env=None, **popen):
    """Runs the tool to its end; given is standard input as text or bytes, the answer holds text."""
    if isinstance(given, str):
        given = given.encode()
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        popen.setdefault('stdout', out)
        popen.setdefault('stderr', err)
        if given is None:
            popen.setdefault('stdin', subprocess.DEVNULL)
        else:
            popen['stdin'] = subprocess.PIPE
        process = subprocess.Popen([TOOL, *map(os.fspath, arguments)], cwd=cwd, env=env or environment(), **popen)
        if given is not None:
            try:
                process.stdin.write(given)
                process.stdin.close()
            except BrokenPipeError:
                pass
        usage = wait(process, timeout)
        out.seek(0)
        err.seek(0)
        return Answer(process.returncode, out.read().decode(errors='replace'), err.read().decode(errors='replace'),
                      usage.ru_utime + usage.ru_stime)


def wait(process, timeout):
    """Waits for the process, and says what it used."""
    until = time.monotonic() + timeout
    while True:
        pid, status, usage = os.wait4(process.pid, os.WNOHANG)
        if pid != 0:
            process.returncode = os.waitstatus_to_exitcode(status)
            return usage
        if time.monotonic() > until:
            process.kill()
            process.wait()
            raise Failure(f'it did not end within {timeout} s')
        time.sleep(0.002)


def good(*arguments, **how):
    """Runs the tool, which must end well."""
    answer = call(*arguments, **how)
    if answer.status != 0:
        raise Failure(f'{show(arguments)}: status {answer.status}: {answer.err.strip()[:500]}')
    return answer


def refused(*arguments, status=(1, 2), says=None, **how):
    """Runs the tool, which must refuse in words."""
    answer = call(*arguments, **how)
    statuses = status if isinstance(status, tuple) else (status,)
    if answer.status not in statuses:
        raise Failure(f'{show(arguments)}: status {answer.status} instead of {statuses}: {answer.err.strip()[:500]}')
    if not answer.err.startswith('oxbow-tool: ') or len(answer.err) > 10000:
        raise Failure(f'{show(arguments)}: no sentence on standard error: {answer.err[:500]!r}')
    if says is not None and says not in answer.err:
        raise Failure(f'{show(arguments)}: does not say {says!r}: {answer.err.strip()[:500]}')
    return answer


def show(arguments):
    return ' '.join(['oxbow-tool', *(os.fsdecode(a)[:60] for a in arguments)])


def expect(is_so, sentence):
    if not is_so:
        raise Failure(sentence)


def same(found, wanted, what):
    if found != wanted:
        raise Failure(f'{what}: {repr(found)[:300]} instead of {repr(wanted)[:300]}')


def limit_file_size(n_bytes):
    """For preexec_fn: no file may grow longer."""
    return lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (n_bytes, n_bytes))


def limit_memory(n_bytes):
    """For preexec_fn: more than this of data is refused, which ends the program by a signal."""
    return None if SANITIZED else lambda: resource.setrlimit(resource.RLIMIT_DATA, (n_bytes, n_bytes))


def run(tests):
    """Runs (name, function) pairs, those named on the command line or all; the exit status is the verdict."""
    chosen = [(name, test) for name, test in tests if not sys.argv[1:] or any(a in name for a in sys.argv[1:])]
    if not os.access(TOOL, os.X_OK):
        print(f'Bail out! There is no {TOOL}.')
        sys.exit(1)
    print(f'1..{len(chosen)}')
    failures = 0
    for number, (name, test) in enumerate(chosen, 1):
        try:
            test()
            print(f'ok {number} - {name}', flush=True)
        except Skipped as reason:
            print(f'ok {number} - {name} # SKIP {reason}', flush=True)
        except Failure as failure:
            failures += 1
            print(f'not ok {number} - {name}')
            for line in str(failure).splitlines():
                print(f'# {line}', flush=True)
        except Exception:
            failures += 1
            print(f'not ok {number} - {name}')
            for line in traceback.format_exc().splitlines():
                print(f'# {line}', flush=True)
    sys.exit(1 if failures else 0)
