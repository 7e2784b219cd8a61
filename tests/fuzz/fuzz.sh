#!/bin/sh
# fuzz.sh: lets one fuzzer run for a while
#
#   tests/fuzz/fuzz.sh TARGET SECONDS [LIBFUZZER-OPTION...]
#
# Inputs that reach something new are kept in build-fuzz/corpus/TARGET and are where the next run starts; inputs that
# break it go to build-fuzz/crashes/TARGET.
#
# SPDX-License-Identifier: GPL-3.0-or-later
cd "$(dirname "$0")/../.." || exit 1
target=$1 seconds=$2
shift 2 || exit 2

case $target in
  xml) seeds='data/scenarios tests/files'; longest=16384 ;;
  tiled) seeds=tests/files; longest=16384 ;;
  engine) seeds=tests/tool/golden; longest=2048 ;;
  scenario) seeds=; longest=128 ;;
  journal) seeds=; longest=4096 ;;
  *) seeds=; longest=2048 ;;
esac

kept=build-fuzz/corpus/$target
broken=build-fuzz/crashes/$target
mkdir -p "$kept" "$broken"
words=tests/fuzz/$target.dict
# Weighing inputs by how rare their features are (entropic) takes more time than the games themselves.
set -- -max_total_time="$seconds" -max_len="$longest" -timeout=10 -rss_limit_mb=2048 -print_final_stats=1 \
  -verbosity=1 -entropic=0 -artifact_prefix="$broken/" "$@"
[ -f "$words" ] && set -- "$@" -dict="$words"
set -- "$@" "$kept"
for folder in "tests/fuzz/corpus/$target" "tests/fuzz/crashes/$target" $seeds; do
  [ -d "$folder" ] && set -- "$@" "$folder"
done

# What GLib only complains about is a fault too.
export G_DEBUG=fatal-criticals
export OXBOW_DATA_DIR="$PWD/data"
log=build-fuzz/fuzz-$target.log
if "build-fuzz/tests/fuzz/fuzz-$target" "$@" >"$log" 2>&1 </dev/null; then
  sed -n "s/^stat::number_of_executed_units: */fuzz-$target: nothing found, inputs tried: /p" "$log"
  exit 0
fi
tail -n 60 "$log"
sed -n 's/^.*Test unit written to //p' "$log" | while read -r input; do
  cat <<END

fuzz-$target breaks on $input. To see it again:
  build-fuzz/tests/fuzz/fuzz-$target $input
Once it is mended, keep the input as a test:
  mkdir -p tests/fuzz/crashes/$target && cp $input tests/fuzz/crashes/$target/
END
done
exit 1
