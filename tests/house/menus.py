#!/usr/bin/env python3
# menus.py: the menus of ui/ are short, in groups, and every line of them has a letter of its own in each language; the
# tools of the editor have a key each, and the shortcuts window tells it
#
# What a desktop expects of menus: 3 to 12 lines, 3 to 6 in a submenu, and no submenu in another. What stands there as a
# widget, such as samples of colours, is no line to be read; it has a group of its own.
#
# SPDX-License-Identifier: GPL-3.0-or-later

import re
from xml.etree import ElementTree

import tree
from catalogues import catalogues, entries

MENU, SUBMENU = range(3, 13), range(3, 7)
MOST_IN_GROUP = 5
LETTER = re.compile(r'_(\w)')
TOOLS, OVERLAY = 'src/editor/tools/', 'ui/help-overlay.ui'
TOOL_KEY = re.compile(r'\.key = "(\w+)"')
OF_EDITOR = ('Drawing a Map', 'Tools', 'Things on the Map')


def label(line):
    return next((a.text for a in line.findall('attribute') if a.get('name') == 'label'), '')


def is_widget(line):
    return any(a.get('name') == 'custom' for a in line.findall('attribute'))


def groups(menu):
    return [[line for line in section if line.tag in ('item', 'submenu') and not is_widget(line)]
            for section in menu.findall('section')]


def lines(menu):
    return [line for group in groups(menu) for line in group]


def menus(top):
    """The file and every menu in it, submenus after what holds them."""
    for file in tree.sources(top, '.ui'):
        root = ElementTree.parse(top / file).getroot()
        for menu in [*root.iter('menu'), *root.iter('submenu')]:
            yield file, menu


def short(top):
    for file, menu in menus(top):
        name, n, allowed = label(menu) or 'the menu', len(lines(menu)), MENU if menu.tag == 'menu' else SUBMENU
        if n not in allowed:
            yield f'{file}: {name} has {n} lines; {allowed[0]} to {allowed[-1]} can be overlooked at once.'
        for group in groups(menu):
            if len(group) > MOST_IN_GROUP:
                yield f'{file}: a group of {name} has {len(group)} lines; {MOST_IN_GROUP} are enough.'
        if menu.tag == 'submenu' and menu.find('.//submenu') is not None:
            yield f'{file}: {name} is a submenu and holds another one.'


def letters(top):
    languages = {'en': {}} | {name: {text: said[0] for text, said in entries(path)} for name, path in catalogues(top)}
    for file, menu in menus(top):
        for name, words in languages.items():
            seen = {}
            for text in (words.get(label(line)) or label(line) for line in lines(menu)):
                found = LETTER.search(text)
                if not found:
                    yield f'{file}, {name}: "{text}" has no letter that presses it.'
                elif (letter := found[1].lower()) in seen:
                    yield f'{file}, {name}: "{text}" and "{seen[letter]}" are pressed by the same letter.'
                else:
                    seen[letter] = text


def child_text(parent, name):
    return next((p.text for p in parent.findall('property') if p.get('name') == name), '')


def told_keys(top):
    """The keys of the editor that the shortcuts window tells, in its order."""
    for group in ElementTree.parse(top / OVERLAY).getroot().iter('object'):
        if group.get('class') == 'GtkShortcutsGroup' and child_text(group, 'title') in OF_EDITOR:
            for line in group.iter('object'):
                if line.get('class') == 'GtkShortcutsShortcut':
                    yield from child_text(line, 'accelerator').split()


def keys(top):
    told, owner = list(told_keys(top)), {}
    for key in sorted({key for key in told if told.count(key) > 1}):
        yield f'{OVERLAY}: {key} is told for two things in the editor.'
    for file in (f for f in tree.sources(top, '.c') if str(f).startswith(TOOLS)):
        for key in TOOL_KEY.findall((top / file).read_text()):
            if key in owner:
                yield f'{file}: {key} is the key of a tool in {owner[key]} already.'
            if key not in told:
                yield f'{file}: {OVERLAY} does not tell the key {key}.'
            owner[key] = file


def made(*labels, tag='item'):
    return ''.join(f'<{tag}><attribute name="label">{text}</attribute></{tag}>' for text in labels)


def menu(*groups_of_lines):
    return '<i><menu>' + ''.join(f'<section>{group}</section>' for group in groups_of_lines) + '</menu></i>'


def submenu(*groups_of_lines):
    return '<submenu>' + ''.join(f'<section>{group}</section>' for group in groups_of_lines) + '</submenu>'


def overlay(*accelerators):
    made_lines = ''.join('<object class="GtkShortcutsShortcut"><property name="accelerator">' + keys_of_line
                         + '</property></object>' for keys_of_line in accelerators)
    return f'<i><object class="GtkShortcutsGroup"><property name="title">Tools</property>{made_lines}</object></i>'


WIDGET = '<item><attribute name="custom">style</attribute></item>'
THREE = made('_A', '_B', '_C')
tree.main([
    ('menus/short', short, [
        ({'ui/a.ui': menu(THREE, THREE, THREE, THREE)}, None),
        ({'ui/a.ui': menu(THREE, THREE, THREE, THREE, made('_D'))}, '13 lines'),
        ({'ui/a.ui': menu(THREE, submenu(made('_A', '_B')))}, '2 lines'),
        ({'ui/a.ui': menu(WIDGET, THREE, THREE, THREE, THREE)}, None),
        ({'ui/a.ui': menu(THREE + THREE)}, 'a group'),
        ({'ui/a.ui': menu(THREE, submenu(THREE, submenu(THREE)))}, 'holds another'),
    ]),
    ('menus/letters', letters, [
        ({'ui/a.ui': menu(THREE)}, None),
        ({'ui/a.ui': menu(made('_A', 'B', '_C'))}, 'no letter'),
        ({'ui/a.ui': menu(made('_A', 'B_a', '_C'))}, 'the same letter'),
        ({'ui/a.ui': menu(THREE), 'po/LINGUAS': 'de', 'po/de.po': 'msgid "_C"\nmsgstr "_A"\n'}, 'de: "_A" and "_A"'),
    ]),
    ('menus/keys', keys, [
        ({OVERLAY: overlay('a', 'y &lt;Shift&gt;y'), TOOLS + 'a.c': '.key = "a",'}, None),
        ({OVERLAY: overlay('a', 'y a')}, 'a is told for two things'),
        ({OVERLAY: overlay('y'), TOOLS + 'a.c': '.key = "a",'}, 'does not tell the key a'),
        ({OVERLAY: overlay('a'), TOOLS + 'a.c': '.key = "a",', TOOLS + 'b.c': '.key = "a",'}, 'already'),
    ]),
])
