#!/usr/bin/env python3
# rules-cited.py: every numbered rule is cited by a test, and every citation is of a rule
#
# usage: rules-cited.py TESTS-FOLDER; each games/*/rules.txt in it lists the rules of a game. The paths of tests are
# read from the sources: "/dos-rios/DR-5.4/one-step-takes-one-point" cites DR-5.4.
#
# A game quotes a rule in each of its refusals, rules that there are, and each stands in one page of the help, in every
# language, where the button beside the refusal leads.
#
# SPDX-License-Identifier: GPL-3.0-or-later

import pathlib
import re
import sys

RULE = re.compile(r'([A-Z]+)-(\d+(?:\.\d+)*)([a-z]?)')
QUOTE = re.compile(r'"([A-Z]+-\d[\d.]*[a-z]?)"')


def key(rule):
    """A rule's number as numbers, so that DR-3.10 comes after DR-3.9."""
    letters, numbers, part = RULE.fullmatch(rule).groups()
    return letters, [int(number) for number in numbers.split('.')], part


def listed_rules(path):
    rules = []
    for line in path.read_text(encoding='utf-8').splitlines():
        if line and not line.startswith('#'):
            rule, _, words = line.partition(' ')
            if not RULE.fullmatch(rule) or not words.strip():
                sys.exit(f'{path}: "{line}" is not a rule and what it says.')
            rules.append(rule)
    return rules


def citations(tests, game):
    """Every rule in the path of a test, and the file where it stands."""
    path = re.compile(r'"/' + re.escape(game) + r'/([A-Z]+-\d[\d.]*[a-z]?)/')
    for source in sorted(tests.rglob('*.c')):
        for match in path.finditer(source.read_text(encoding='utf-8')):
            yield match.group(1), source


def complaints(tests, listing):
    game = listing.parent.name
    rules = listed_rules(listing)
    cited = set()
    for rule in sorted({rule for rule in rules if rules.count(rule) > 1}, key=key):
        yield f'{listing}: {rule} is listed twice.'
    for rule, source in citations(tests, game):
        cited.add(rule)
        if rule not in rules:
            yield f'{source}: a test cites {rule}, which {listing} does not list.'
    for rule in rules:
        if rule not in cited:
            yield f'{listing}: no test cites {rule}.'


def quoted_rules(sources):
    """The rules that refusals quote, and the files that do; and None, for a refusal without one."""
    for source in sources:
        text = source.read_text(encoding='utf-8')
        for rule in QUOTE.findall(text) if 'oxbow_refuse_by' in text else []:
            yield rule, source
        if re.search(r'\boxbow_refuse \(', text):
            yield None, source


def pages_that_tell(rule, folder):
    word = re.compile(r'(?<![A-Za-z0-9])' + re.escape(rule) + r'(?![A-Za-z0-9]|\.[0-9])')
    return [page.name for page in sorted(folder.glob('*.page')) if word.search(page.read_text(encoding='utf-8'))]


def complaints_of_quotes(top, listing):
    """What is drawn in the editor is refused by no rule of play."""
    rules, game = listed_rules(listing), listing.parent.name
    sources = [file for file in sorted((top / 'src/games' / game).glob('*.c')) if file.name != 'complete.c']
    quotes = list(quoted_rules(sources))
    if not quotes:
        yield f'{listing}: no refusal of this game quotes a rule; see oxbow_refuse_by ().'
    for rule, source in quotes:
        if rule is None:
            yield f'{source}: a move is refused by no rule; see oxbow_refuse_by ().'
        elif rule not in rules:
            yield f'{source}: a refusal quotes {rule}, which {listing} does not list.'
    for rule in sorted({rule for rule, _ in quotes if rule is not None}, key=key):
        for folder in sorted((top / 'data/help').iterdir()):
            pages = pages_that_tell(rule, folder)
            if len(pages) != 1:
                yield f'{folder}: {rule} is told by {len(pages)} pages of the help, not by one: {" ".join(pages)}'


def main():
    tests = pathlib.Path(sys.argv[1]).resolve()
    listings = sorted(tests.glob('games/*/rules.txt'))
    found = [complaint for listing in listings for complaint in complaints(tests, listing)]
    found += [complaint for listing in listings for complaint in complaints_of_quotes(tests.parent, listing)]
    print('\n'.join(found) if found else f'All rules of {len(listings)} games are cited.')
    return 1 if found or not listings else 0


if __name__ == '__main__':
    sys.exit(main())
