# oxbow.bash: completion of oxbow in bash
#
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash

_oxbow ()
{
  local word=${COMP_WORDS[COMP_CWORD]}
  compopt -o filenames 2>/dev/null
  COMPREPLY=()
  case $word in
    -*) mapfile -t COMPREPLY < <(compgen -W '--new-game --new-map --edit --version --help' -- "$word") ;;
    *) mapfile -t COMPREPLY < <(compgen -f -X '!*.oxbow' -- "$word"; compgen -d -- "$word") ;;
  esac
}

complete -F _oxbow oxbow
