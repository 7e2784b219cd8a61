#!/usr/bin/python3
# drag-source.py: a window from which the file that is named can be dragged, as from a file manager
#
# SPDX-License-Identifier: GPL-3.0-or-later

import pathlib
import sys

import gi
gi.require_version('Gdk', '4.0')
gi.require_version('Gtk', '4.0')
from gi.repository import Gdk, GLib, Gtk

uri = pathlib.Path(sys.argv[1]).as_uri() + '\r\n'
window, source = Gtk.Window(title='A File to Drag', default_width=200, default_height=120), Gtk.DragSource()
source.set_content(Gdk.ContentProvider.new_for_bytes('text/uri-list', GLib.Bytes.new(uri.encode())))
window.set_child(Gtk.Label(label='Drag this'))
window.add_controller(source)
window.present()
GLib.MainLoop().run()
