#!/usr/bin/python3
# notifications.py: what shows notifications on a desktop, for tests: says what it hears, presses what it is told
#
# On standard output a line in JSON for each that is shown or taken away; a number on standard input presses that one.
#
# SPDX-License-Identifier: GPL-3.0-or-later

import json
import sys

from gi.repository import Gio, GLib

NAME, PATH = 'org.freedesktop.Notifications', '/org/freedesktop/Notifications'
INTERFACE = Gio.DBusNodeInfo.new_for_xml(f'''<node><interface name="{NAME}">
  <method name="Notify">
    <arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/>
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="as" direction="in"/>
    <arg type="a{{sv}}" direction="in"/><arg type="i" direction="in"/><arg type="u" direction="out"/>
  </method>
  <method name="CloseNotification"><arg type="u" direction="in"/></method>
  <method name="GetCapabilities"><arg type="as" direction="out"/></method>
  <method name="GetServerInformation">
    <arg type="s" direction="out"/><arg type="s" direction="out"/><arg type="s" direction="out"/>
    <arg type="s" direction="out"/>
  </method>
  <signal name="ActionInvoked"><arg type="u"/><arg type="s"/></signal>
</interface></node>''').interfaces[0]
last = 0


def say(**what):
    print(json.dumps(what), flush=True)


def called(bus, sender, path, interface, method, arguments, invocation):
    global last
    if method == 'Notify':
        _, replaced, _, title, sentence, actions, _, _ = arguments.unpack()
        last = replaced or last + 1
        say(shown=last, title=title, sentence=sentence, actions=actions[::2])
        invocation.return_value(GLib.Variant('(u)', (last,)))
    elif method == 'CloseNotification':
        say(gone=arguments.unpack()[0])
        invocation.return_value(None)
    elif method == 'GetCapabilities':
        invocation.return_value(GLib.Variant('(as)', (['actions', 'body'],)))
    else:
        invocation.return_value(GLib.Variant('(ssss)', ('test', 'oxbow', '1', '1.2')))


def told(channel, condition):
    line = sys.stdin.readline()
    if not line:
        loop.quit()
        return False
    bus.emit_signal(None, PATH, NAME, 'ActionInvoked', GLib.Variant('(us)', (int(line), 'default')))
    return True


bus = Gio.bus_get_sync(Gio.BusType.SESSION)
bus.register_object(PATH, INTERFACE, called, None, None)
Gio.bus_own_name_on_connection(bus, NAME, Gio.BusNameOwnerFlags.NONE, lambda *_: say(ready=True), None)
GLib.io_add_watch(GLib.IOChannel.unix_new(0), GLib.PRIORITY_DEFAULT, GLib.IOCondition.IN | GLib.IOCondition.HUP, told)
loop = GLib.MainLoop()
loop.run()
