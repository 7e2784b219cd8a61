#!/bin/sh
# with-display.sh: runs a command with an X server, a session bus and a home of its own
#
# Nothing the person has is read or written, and no window appears. The server does not reset when its last client
# leaves, or programs that start later would be missing from the accessibility bus. What a machine adds to GIO is left
# out: modules that are newer than the list of them are looked into at once, and GLib 2.74 forgets what it learns then.
#
# SPDX-License-Identifier: GPL-3.0-or-later
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
mkdir -m 700 "$folder/run" && mkdir "$folder/home" || exit 1
export HOME="$folder/home" XDG_RUNTIME_DIR="$folder/run" TMPDIR="$folder" LC_ALL="${LC_ALL-C.UTF-8}"
export XDG_CONFIG_HOME="$HOME/config" XDG_DATA_HOME="$HOME/data" XDG_CACHE_HOME="$HOME/cache"
export XDG_STATE_HOME="$HOME/state"
export GDK_BACKEND=x11 GDK_DEBUG="${GDK_DEBUG-gl-disable}" GSK_RENDERER="${GSK_RENDERER-cairo}"
export GTK_A11Y="${GTK_A11Y-atspi}" ADW_DISABLE_PORTAL=1 GTK_USE_PORTAL=0 GIO_USE_VFS=local
export GSETTINGS_BACKEND="${GSETTINGS_BACKEND-keyfile}" GIO_MODULE_DIR="$folder/none"
unset WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS AT_SPI_BUS_ADDRESS
# What the buses' services say goes with the errors: standard output is the command's alone.
exec 9>&1
# shellcheck disable=SC2016
xvfb-run -a -s "-screen 0 ${OXBOW_SCREEN-1280x900x24} -noreset" \
  dbus-run-session -- sh -c 'exec "$@" >&9 9>&-' sh "$@" >&2
