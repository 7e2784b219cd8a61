# screen.py: the X server spoken to directly, for tests that give it thousands of inputs
#
# One connection stays open, so an input costs microseconds; xdotool, which driver.py calls, starts a process for each.
# A window that has gone is no error: the server's complaint is dropped, and the window has no place any more.
#
# SPDX-License-Identifier: GPL-3.0-or-later

import collections
import ctypes

Place = collections.namedtuple('Place', 'x y width height')

X11 = ctypes.CDLL('libX11.so.6')
XTEST = ctypes.CDLL('libXtst.so.6')
WINDOW = ctypes.c_ulong
POINTER = ctypes.c_void_p
NEVER_FAILS = ctypes.CFUNCTYPE(ctypes.c_int, POINTER, POINTER)(lambda display, event: 0)
MODIFIERS = {'ctrl': 'Control_L', 'shift': 'Shift_L', 'alt': 'Alt_L'}
VIEWABLE = 2
ATOM, WINDOW_TYPE = 4, 33       # types of properties


class Attributes(ctypes.Structure):
    """XWindowAttributes"""
    _fields_ = [('x', ctypes.c_int), ('y', ctypes.c_int), ('width', ctypes.c_int), ('height', ctypes.c_int),
                ('border', ctypes.c_int), ('depth', ctypes.c_int), ('visual', POINTER), ('root', WINDOW),
                ('class', ctypes.c_int), ('bit_gravity', ctypes.c_int), ('window_gravity', ctypes.c_int),
                ('backing_store', ctypes.c_int), ('planes', ctypes.c_ulong), ('pixel', ctypes.c_ulong),
                ('save_under', ctypes.c_int), ('colormap', ctypes.c_ulong), ('map_installed', ctypes.c_int),
                ('map_state', ctypes.c_int), ('all_events', ctypes.c_long), ('your_events', ctypes.c_long),
                ('do_not_propagate', ctypes.c_long), ('override_redirect', ctypes.c_int), ('screen', POINTER)]


def declare(library, name, result, *arguments):
    function = getattr(library, name)
    function.restype, function.argtypes = result, arguments
    return function


INT, UNSIGNED, LONG, TEXT = ctypes.c_int, ctypes.c_uint, ctypes.c_ulong, ctypes.c_char_p
REF = ctypes.POINTER
open_display = declare(X11, 'XOpenDisplay', POINTER, TEXT)
root_window = declare(X11, 'XDefaultRootWindow', WINDOW, POINTER)
intern = declare(X11, 'XInternAtom', LONG, POINTER, TEXT, INT)
create_window = declare(X11, 'XCreateSimpleWindow', WINDOW, POINTER, WINDOW, INT, INT, UNSIGNED, UNSIGNED, UNSIGNED,
                        LONG, LONG)
map_window = declare(X11, 'XMapWindow', INT, POINTER, WINDOW)
set_property = declare(X11, 'XChangeProperty', INT, POINTER, WINDOW, LONG, LONG, INT, INT, REF(LONG), INT)
query_tree = declare(X11, 'XQueryTree', INT, POINTER, WINDOW, REF(WINDOW), REF(WINDOW), REF(REF(WINDOW)), REF(UNSIGNED))
get_attributes = declare(X11, 'XGetWindowAttributes', INT, POINTER, WINDOW, REF(Attributes))
get_property = declare(X11, 'XGetWindowProperty', INT, POINTER, WINDOW, LONG, ctypes.c_long, ctypes.c_long, INT, LONG,
                       REF(LONG), REF(INT), REF(LONG), REF(LONG), REF(REF(ctypes.c_char)))
free = declare(X11, 'XFree', INT, POINTER)
sync = declare(X11, 'XSync', INT, POINTER, INT)
set_focus = declare(X11, 'XSetInputFocus', INT, POINTER, WINDOW, INT, LONG)
raise_window = declare(X11, 'XRaiseWindow', INT, POINTER, WINDOW)
move_resize = declare(X11, 'XMoveResizeWindow', INT, POINTER, WINDOW, INT, INT, UNSIGNED, UNSIGNED)
keysym = declare(X11, 'XStringToKeysym', LONG, TEXT)
keycode = declare(X11, 'XKeysymToKeycode', ctypes.c_ubyte, POINTER, LONG)
fake_key = declare(XTEST, 'XTestFakeKeyEvent', INT, POINTER, UNSIGNED, INT, LONG)
fake_button = declare(XTEST, 'XTestFakeButtonEvent', INT, POINTER, UNSIGNED, INT, LONG)
fake_motion = declare(XTEST, 'XTestFakeMotionEvent', INT, POINTER, INT, INT, INT, LONG)
X11.XSetErrorHandler(NEVER_FAILS)


class Screen:
    """What stands on the screen, from the lowest to the highest, and hands that touch it."""

    def __init__(self):
        self.display = open_display(None)
        self.root = root_window(self.display)
        self.name_atom = intern(self.display, b'_NET_WM_NAME', 0)

    def announce_manager(self):
        """Says that somebody here moves windows when they are dragged, and has a menu for them; nobody does, so that
        they stay where they are and show none.

        Without it GTK 4.8 moves them itself, which it does on no desktop, and wrongly: the MoveResizeData of its
        gdksurface-x11.c keeps the window without asking whether it has gone, so that a drag which ends after a dialog
        was closed by a key is a BadWindow; or the window leaves the screen, and its menus have no monitor. The menu
        that it has of its own is taken apart while it closes (gtkwindowhandle.c); where the pointer was on it, the next
        frame asks for a surface that is not there, and crashes."""
        check, supported, moving, menu = (intern(self.display, name, 0) for name in (
            b'_NET_SUPPORTING_WM_CHECK', b'_NET_SUPPORTED', b'_NET_WM_MOVERESIZE', b'_GTK_SHOW_WINDOW_MENU'))
        manager = create_window(self.display, self.root, -9, -9, 1, 1, 0, 0, 0)
        for window in manager, self.root:
            set_property(self.display, window, check, WINDOW_TYPE, 32, 0, LONG(manager), 1)
        set_property(self.display, self.root, supported, ATOM, 32, 0, (LONG * 2)(moving, menu), 2)
        self.sync()

    def open_window(self):
        """A window that is nobody's, in the lower right corner."""
        window = create_window(self.display, self.root, 1200, 820, 60, 60, 0, 0, 0)
        map_window(self.display, window)
        self.sync()
        return window

    def attributes(self, window):
        found = Attributes()
        return found if get_attributes(self.display, window, found) and found.map_state == VIEWABLE else None

    def tops(self):
        """The windows that are seen."""
        ignored, list_, n = WINDOW(), REF(WINDOW)(), UNSIGNED()
        if not query_tree(self.display, self.root, ignored, ignored, list_, n) or not n.value:
            return []
        windows = list_[:n.value]
        free(list_)
        return [window for window in windows if (found := self.attributes(window)) and found.width > 1]

    def windows(self):
        """Those with a name; the others are menus and tooltips."""
        return [window for window in self.tops() if not self.attributes_of(window, 'override_redirect')]

    def popups(self):
        return [window for window in self.tops() if self.attributes_of(window, 'override_redirect')]

    def attributes_of(self, window, name):
        found = self.attributes(window)
        return getattr(found, name) if found else 0

    def place(self, window):
        found = self.attributes(window)
        return Place(found.x, found.y, found.width, found.height) if found else None

    def name(self, window):
        kind, form, n, left, text = LONG(), INT(), LONG(), LONG(), REF(ctypes.c_char)()
        if get_property(self.display, window, self.name_atom, 0, 256, 0, 0, kind, form, n, left, text) or not text:
            return ''
        name = text[:n.value].decode(errors='replace')
        free(text)
        return name

    def sync(self):
        sync(self.display, 0)

    def focus(self, window):
        set_focus(self.display, window, 1, 0)
        self.sync()

    def raise_window(self, window):
        raise_window(self.display, window)

    def put(self, window, x, y, width, height):
        move_resize(self.display, window, x, y, width, height)

    def key(self, combination):
        """A key as in "ctrl+shift+z"."""
        *modifiers, last = combination.split('+')
        codes = [keycode(self.display, keysym(MODIFIERS.get(word, word).encode())) for word in [*modifiers, last]]
        for code in codes:
            fake_key(self.display, code, 1, 0)
        for code in reversed(codes):
            fake_key(self.display, code, 0, 0)
        self.sync()

    def move(self, x, y):
        fake_motion(self.display, -1, max(0, round(x)), max(0, round(y)), 0)

    def button(self, number, is_down):
        fake_button(self.display, number, is_down, 0)

    def click(self, x, y, button=1, times=1):
        self.move(x, y)
        for _ in range(times):
            self.button(button, 1)
            self.button(button, 0)
        self.sync()

    def drag(self, x, y, to_x, to_y, button=1):
        self.move(x, y)
        self.button(button, 1)
        for part in 0.3, 0.7, 1:
            self.move(x + (to_x - x) * part, y + (to_y - y) * part)
        self.button(button, 0)
        self.sync()
