#!/usr/bin/env bash
# Several engines at once on one machine, without any build server: engines/ci/conform.sh GAME COMMAND...
# Exit codes are those of fathom: 0 nothing was found, 1 something was, 2 it could not be run, 3 nothing was played.
set -euo pipefail
game=${1:?the game, such as mermaids-song}
shift
exec fathom conform "$game" --cases "${CASES:-500}" --jobs "${JOBS:-$(nproc)}" --junit conform.xml --html conform.html -- "$@"
