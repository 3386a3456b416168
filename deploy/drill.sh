#!/bin/sh
# Drill of a bad night: two processes behind nginx, PostgreSQL with a replica and Redis on this machine, all temporary. Backup and
# restore, rolling restarts, an upgrade and the way back, kills and a fail-over while people read and register.
# Ends with 0 when nothing acknowledged was lost and no answer failed that may not. Options: deploy/drill.sh --restarts 20
set -eu
cd "$(dirname "$0")/.."
for program in /usr/sbin/nginx /usr/bin/redis-server /usr/bin/openssl; do
  [ -x "$program" ] || { echo "The drill needs Debian's packages nginx, redis-server, openssl and postgresql: no $program." >&2; exit 2; }
done
exec npm run --silent bench:drill -- "$@"
