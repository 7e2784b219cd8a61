# tree.py: the files of the repository, and the lines in which the house's tests report
#
# A check is a generator: it is given the top folder and yields one sentence for each thing that is wrong. Every check
# is also shown small made-up trees with a known fault, so that a check that no longer finds anything is noticed.
#
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import pathlib
import sys
import tempfile

FOLDERS = ('src', 'ui', 'data', 'po', 'tests', 'flatpak', '.ci')
TOP = pathlib.Path(__file__).resolve().parents[2]
MADE = ('.oxbow', '.png')       # at the top: what somebody has played and drawn there, as README.md tells to
INPUTS = ('bad', 'corpus', 'crashes', 'roundtrip', 'hostile')      # folders of test data, not of sources


def files(top):
    """Every file of the repository as a path relative to top, in a fixed order; build folders and the like left out."""
    found = [p.relative_to(top) for p in top.iterdir() if p.is_file() and p.name != '.git' and p.suffix not in MADE]
    for folder in FOLDERS:
        for root, folders, names in os.walk(top / folder):
            folders[:] = sorted(f for f in folders if f != '__pycache__')
            found += [pathlib.Path(root, n).relative_to(top) for n in names if not n.endswith('.pyc')]
    return sorted(found)


def sources(top, *endings):
    """The files with these endings that people write: inputs of tests are left out."""
    return [f for f in files(top) if f.suffix in endings and not set(f.parts) & set(INPUTS)]


def text(path):
    return path.read_text(encoding='utf-8', errors='replace')


def lines(top, file):
    return text(top / file).splitlines()


def finds(check, tree, expected):
    """Whether the check finds exactly one fault in a made-up tree, {name: content}, and says expected in it."""
    with tempfile.TemporaryDirectory() as folder:
        top = pathlib.Path(folder)
        for name, content in tree.items():
            (top / name).parent.mkdir(parents=True, exist_ok=True)
            (top / name).write_text(content, encoding='utf-8')
        said = list(check(top))
    return said if expected is None else [] if len(said) == 1 and expected in said[0] else [
        f'expected one fault with "{expected}" in {sorted(tree)}, found {said}']


def main(checks):
    """checks: (name, check, [(made-up tree, what is said of it, or None where nothing is to be found), ...])."""
    results = []
    for name, check, examples in checks:
        results.append((name, list(check(TOP))))
        missed = [m for tree, expected in examples for m in finds(check, tree, expected)]
        if examples:
            results.append((name + '/finds-faults', missed))
    print(f'1..{len(results)}')
    for number, (name, faults) in enumerate(results, 1):
        for fault in faults:
            print(fault, file=sys.stderr)
        print(('not ' if faults else '') + f'ok {number} - /house/{name}')
    sys.exit(any(faults for _, faults in results))
