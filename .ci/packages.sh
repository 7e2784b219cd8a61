# packages.sh: the Debian packages that Oxbow is built and tested with, and how those that are missing get installed
#
# run and check read this file and call need_packages with the lists they want. A machine that has them all is left in
# peace: no package tool but dpkg-query is called, so nothing here needs the net or a password then.
#
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=sh disable=SC2034

# building both programs; a font and icons for what they show
packages_build='build-essential meson pkgconf gettext libglib2.0-dev libxml2-dev libcairo2-dev libpango1.0-dev
  libpng-dev libgtk-4-dev libadwaita-1-dev libgtk-4-bin desktop-file-utils appstream librsvg2-common
  adwaita-icon-theme fonts-dejavu-core'
# programs that the tests call: another XML reader, another map editor, another PDF reader, a system call tracer,
# shells, and who runs many at a time
packages_test='python3 libxml2-utils tiled poppler-utils strace man-db zsh shellcheck parallel xvfb xauth dbus
  at-spi2-core gir1.2-atspi-2.0 gir1.2-gtk-4.0 python3-gi xdotool x11-utils imagemagick shared-mime-info'
# fuzzing, and the build with a second compiler
packages_fuzz='clang libclang-rt-dev'

missing_packages ()
{
  have=" $(dpkg-query -W -f '${db:Status-Status}:${Package} ' 2>/dev/null)"
  for package in "$@"; do
    case $have in
      *" installed:$package "*) ;;
      *) printf '%s ' "$package" ;;
    esac
  done
}

as_root ()
{
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

# On a terminal, asks once; elsewhere root just goes on, and everybody else is told what to do.
may_install ()
{
  if [ -t 0 ] && [ -t 2 ] && [ -z "${CI-}" ]; then
    printf 'Oxbow needs these packages: %s\nInstall them now? [Y/n] ' "$1" >&2
    read -r answer || return 1
    case $answer in [nN]*) return 1 ;; *) return 0 ;; esac
  fi
  [ "$(id -u)" = 0 ]
}

install_packages ()
{
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=300 install \
    --no-install-recommends "$@" >&2 </dev/null
}

# tell_by_hand SENTENCE PACKAGES: what to do instead; without sudo it is done in a root's own shell
tell_by_hand ()
{
  before='sudo '
  if [ "$(id -u)" = 0 ] || ! command -v sudo >/dev/null; then before=; fi
  printf '%s\n  %sapt-get install --no-install-recommends %s\n' "$1" "$before" "${2% }" >&2
}

# need_packages ESSENTIAL OPTIONAL: two lists. Fails when an essential package is missing and cannot be had, and when
# nobody allows it to install; goes on without an optional one that cannot be had, as on a release that lacks it.
# shellcheck disable=SC2046,SC2086
need_packages ()
{
  if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    command -v meson >/dev/null && return 0
    echo "Oxbow needs the following, here by the names of their Debian packages: $*" >&2
    return 1
  fi
  missing=$(missing_packages $1 $2)
  [ -n "$missing" ] || return 0
  if [ "$(id -u)" != 0 ] && ! command -v sudo >/dev/null; then
    tell_by_hand 'Oxbow needs packages that are not here, and there is no sudo to install them. Run this as root:' \
      "$missing"
    return 1
  fi
  if ! may_install "$missing"; then
    tell_by_hand 'Nothing was installed. Oxbow needs some packages; by hand they are installed with:' "$missing"
    return 1
  fi
  # A foreign source that cannot be reached need not stop us: the packages may well come from the others.
  as_root apt-get -q update >&2 </dev/null || echo 'The package lists could not be brought up to date.' >&2
  install_packages $missing && return 0
  for package in $missing; do
    install_packages "$package" || echo "The package $package could not be installed." >&2
  done
  [ -z "$(missing_packages $1)" ]
}
