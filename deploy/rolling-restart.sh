#!/bin/sh
# Restarts app processes one after another, so that guests notice nothing:
#   deploy/rolling-restart.sh uncle-app@1=http://127.0.0.1:3001 uncle-app@2=http://127.0.0.1:3002
# Containers publish no port, and are asked from inside; build the new image first:
#   COMPOSE='docker compose -f deploy/compose.yaml' deploy/rolling-restart.sh app-1 app-2
# Run the migration first (`npm run migrate`, or uncle-migrate.service): the new version refuses an older database.
set -eu
compose=${COMPOSE:-}
if [ -n "$compose" ]; then restart="$compose up -d --no-deps --force-recreate"; else restart=${RESTART:-systemctl restart}; fi
# nginx’s fail_timeout, the second it rounds by, and its first request: until that is answered it sends no other.
trusted_again=${TRUSTED_AGAIN:-15}
ready_within=${READY_WITHIN:-60}

[ $# -gt 0 ] || { echo "usage: $0 NAME=ORIGIN ..., or with COMPOSE: $0 SERVICE ..." >&2; exit 2; }

is_ready() {
  case $1 in
    *=*) [ "$(curl --silent --output /dev/null --max-time 2 --write-out '%{http_code}' "${1#*=}/readyz")" = 200 ] ;;
    *) [ -n "$compose" ] && $compose exec -T "$1" node deploy/healthy.js readyz >/dev/null 2>&1 ;;
  esac
}

# One that is down already would leave nobody to answer while the next one restarts.
for app in "$@"; do
  is_ready "$app" || { echo "${app%%=*} is not ready: nothing was restarted" >&2; exit 1; }
done

for app in "$@"; do
  name=${app%%=*}
  $restart "$name"
  waited=0
  until is_ready "$app"; do
    waited=$((waited + 1))
    [ "$waited" -le "$ready_within" ] || { echo "$name is not ready after $ready_within s: stopped here, the others run on" >&2; exit 1; }
    sleep 1
  done
  sleep "$trusted_again"
  echo "$name restarted"
done
