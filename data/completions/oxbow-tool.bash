# oxbow-tool.bash: completes the words of oxbow-tool in bash
#
# Commands, options and the kinds of their values are read from the tool's own help, games, scenarios and the variants
# of the rules from the tool itself, so that nothing here can be out of step with it.
#
# SPDX-License-Identifier: GPL-3.0-or-later

# _oxbow_tool_options TOOL COMMAND: a line for each option: its letter or "-", its name, the kind of its value or "-",
# its meaning.
_oxbow_tool_options ()
{
  LC_ALL=C "$1" $2 --help 2>/dev/null | sed -n -E \
    -e 's/^  (-([a-z]), |    )?(--[a-z-]+)( ([A-Z|=]+))?  +(.*)/\2:\3:\5:\6/; t found' -e d -e ': found' \
    -e 's/^:/-:/; s/::/:-:/; p'
}

# _oxbow_tool_option TOOL COMMAND OPTION: the kind of its value, a colon, its meaning; nothing if there is none such.
_oxbow_tool_option ()
{
  _oxbow_tool_options "$1" "$2" | sed -n -E "s/^(${3#-}:--[a-z-]+|.:--${3#--}):(.*)/\2/p"
}

# _oxbow_tool_choices TOOL GAME KIND [NAME]: the names of seats or options with "=", or the values of one of them.
_oxbow_tool_choices ()
{
  "$1" games "$2" 2>/dev/null | while IFS=$'\t' read -r kind name otherwise values title; do
    [[ $kind == "$3" && $values != - ]] || continue
    if [[ -z ${4-} ]]; then
      printf '%s=\n' "$name"
    elif [[ $name == "$4" && $values == [0-9]*-* ]]; then
      printf '%s\n' "$otherwise"
    elif [[ $name == "$4" && $values != ... ]]; then
      tr '|' '\n' <<<"$values"
    fi
  done
}

# _oxbow_tool_word TOOL KIND GAME CURRENT MEANING: what can stand for a word of this kind, as the help names it.
_oxbow_tool_word ()
{
  local tool=$1 kind=$2 game=$3 current=$4 meaning=$5
  case $kind in
    *GAME*) "$tool" games 2>/dev/null | cut -f 1 ;;
  esac
  case $kind in
    'NAME=N') [[ -n $game && $current != *=* ]] && "$tool" new-map "$game" --sliders 2>/dev/null | sed 's/\t.*/=/' ;;
    'FILE|NAME') "$tool" scenarios $game 2>/dev/null | cut -f 2 ;;
    SEAT) [[ -n $game ]] && "$tool" games "$game" 2>/dev/null | sed -n 's/^seat\t\([^\t]*\).*/\1/p' ;;
    PAPER) printf '%s\n' A5 A4 A3 A2 A1 A0 Letter Legal Tabloid ;;
    NAME) sed 's/,/ /g; s/ or / /; s/\.$//' <<<"$meaning" | tr -s ' ' '\n' ;;       # "light, dark or plain."
    'ROLE=VALUE' | 'NAME=VALUE')
      local list=option name=
      [[ $kind == ROLE* ]] && list=seat
      [[ $current == *=* ]] && name=${current%%=*}
      [[ -n $game ]] && _oxbow_tool_choices "$tool" "$game" "$list" "$name"
      ;;
  esac
}

_oxbow_tool_wants_files ()
{
  [[ $1 == *FILE* || $1 == PICTURE || $1 == IN || $1 == OUT ]]
}

# _oxbow_tool_files CURRENT: folders, and the files that the tool reads or writes.
_oxbow_tool_files ()
{
  local file
  compopt -o filenames 2>/dev/null
  while IFS= read -r file; do
    if [[ -d $file || $file == *.@(oxbow|tmx|tmj|png|svg|pdf) ]]; then
      COMPREPLY+=("$file")
    fi
  done < <(compgen -f -- "$1")
}

# The line without the tool's name, where bash has cut it at "=" put together again: sets words.
_oxbow_tool_join ()
{
  local i word
  words=()
  for ((i = 1; i <= COMP_CWORD; i++)); do
    word=${COMP_WORDS[i]}
    if ((${#words[@]} > 1)) && [[ $word == = || ${COMP_WORDS[i - 1]} == = ]]; then
      words[-1]+=$word
    else
      words+=("$word")
    fi
  done
}

# What stands before the current word: sets command, game, n_words (how many words of the command there are) and option
# (the last one, if the current word is its value).
_oxbow_tool_look_back ()
{
  local i kind
  command=${words[0]} game= n_words=0 option=
  for ((i = 1; i < ${#words[@]} - 1; i++)); do
    if [[ -n $option ]]; then
      option=
    elif [[ ${words[i]} == -?* && ${words[i]} != *=* ]]; then
      kind=$(_oxbow_tool_option "$tool" "$command" "${words[i]}")
      [[ -n $kind && $kind != -:* ]] && option=${words[i]}
    elif [[ ${words[i]} != -?* ]]; then
      ((n_words++ == 0)) && game=${words[i]}
    fi
  done
}

# The kind of the current word: the one that its place has in the second line of the help, options left out. The last
# one may be repeated.
_oxbow_tool_kind ()
{
  local -a usage
  read -r -a usage < <(LC_ALL=C "$tool" "$command" --help 2>/dev/null \
    | sed -n -E '2 { s/^ +[^ ]+ +[^ ]+//; s/\[(-[^]]*|OPTION\.\.\.)\]//g; s/ --?[a-z]+ [A-Z]+//g; p }')
  local last=$((${#usage[@]} > 0 ? ${#usage[@]} - 1 : 0))
  local kind=${usage[n_words]-${usage[last]-}}
  ((n_words <= last)) || [[ $kind == *...* ]] || kind=
  printf '%s\n' "${kind//[\[\].]/}"
}

# Those lines of standard input that begin with the current word.
_oxbow_tool_offer ()
{
  local line
  while IFS= read -r line; do
    if [[ $line == "$1"* ]]; then
      COMPREPLY+=("$line")
    fi
  done
}

_oxbow_tool_value ()
{
  local begun=$current
  meaning=${kind#*:} kind=${kind%%:*}
  if [[ $kind == *=* && $current == *=* ]]; then
    begun=${current#*=}
    prefix+=${current%%=*}=
  fi
  _oxbow_tool_offer "$begun" < <(_oxbow_tool_word "$tool" "$kind" "$game" "$current" "$meaning")
  if [[ ${COMPREPLY[0]-} == *= ]]; then
    compopt -o nospace 2>/dev/null
  fi
  if _oxbow_tool_wants_files "$kind"; then
    _oxbow_tool_files "$current"
  fi
  # Bash replaces only what stands after the last "=", unless it does not cut words there.
  if [[ $COMP_WORDBREAKS != *=* ]]; then
    COMPREPLY=("${COMPREPLY[@]/#/$prefix}")
  fi
}

_oxbow_tool ()
{
  local tool=$1 command game n_words option current kind meaning prefix=
  local -a words
  COMPREPLY=()
  _oxbow_tool_join
  current=${words[-1]}
  if ((${#words[@]} == 1)); then
    _oxbow_tool_offer "$current" < <(LC_ALL=C "$tool" --help 2>/dev/null \
      | sed -n -E -e '/^Commands:/,/^$/s/^  ([a-z-]+) .*/\1/p' -e 's/^  (-[a-z], )?(--[a-z]+) .*/\2/p')
    return
  fi

  _oxbow_tool_look_back
  if [[ -n $option ]]; then
    kind=$(_oxbow_tool_option "$tool" "$command" "$option")
  elif [[ $current == --*=* ]]; then
    kind=$(_oxbow_tool_option "$tool" "$command" "${current%%=*}")
    prefix=${current%%=*}=
    current=${current#*=}
  elif [[ $current == -* ]]; then
    _oxbow_tool_offer "$current" < <(_oxbow_tool_options "$tool" "$command" | cut -d : -f 2)
    return
  else
    kind=$(_oxbow_tool_kind):
  fi
  _oxbow_tool_value
}

complete -F _oxbow_tool oxbow-tool
