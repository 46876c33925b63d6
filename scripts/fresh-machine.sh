#!/usr/bin/env bash
# Tries `npm start` and `npm test` on a machine that has only Node and npm:
# scripts/fresh-machine.sh [--whole] [NODE ...]
# A mount namespace hides this machine's Chromium with its libraries and fonts, PostgreSQL, Redis and all caches.
# Each trial has a new clone in a path with a space, and a new HOME. Needs root on Linux. `--whole` runs all of
# `npm test` last.
set -euo pipefail
ROOT=$(cd "$(dirname "$0")/.." && pwd)
WORK=${FRESH_FOLDER:-/tmp/fresh machine}
export PORT=${PORT:-3670}

# Runs inside the namespace, as the user of the trial.
if [[ ${1:-} == --inside ]]; then
  cd "$2"
  label="Node $(node --version), $(id -un 2>/dev/null || id -u)"
  began=$SECONDS
  npm start >../start.log 2>&1 &
  npm=$!
  until grep -q 'serves http' ../start.log || ! kill -0 $npm 2>/dev/null; do sleep 0.2; done
  ready=$((SECONDS - began))
  node -e "fetch('http://localhost:$PORT/').then(({ status }) => process.exit(status === 200 ? 0 : 1), () => process.exit(1))" &&
    answer='page 200' || answer='NO PAGE'
  echo "$label | npm start | $ready s | $answer"
  kill -TERM $npm 2>/dev/null || true
  wait $npm || true
  for tests in fresh-otp tests/e2e/refer.spec.ts ${3:-}; do
    began=$SECONDS status=0
    [[ $tests == whole ]] && set -- || set -- -- "$tests"
    npm test "$@" >"../test.log" 2>&1 || status=$?
    echo "$label | npm test $* | $((SECONDS - began)) s | exit $status"
    [[ $status == 0 ]] || tail -30 ../test.log
  done
  exit
fi

# Runs inside the namespace, as root: hides everything, then becomes the user.
if [[ ${1:-} == --hidden ]]; then
  shift
  mount --make-rprivate /
  layers=$(mktemp -d)
  mount -t tmpfs tmpfs "$layers"
  for folder in /usr/bin /usr/sbin /usr/lib/x86_64-linux-gnu; do
    [[ -d $folder ]] || continue
    own=$layers$(tr / - <<<"$folder")
    mkdir "$own" "$own.work"
    mount -t overlay overlay -o "lowerdir=$folder,upperdir=$own,workdir=$own.work" "$folder"
    rm -f "$folder"/{chromium,chrome,google-chrome,firefox,psql,pg_,postgres,initdb,redis,nginx,promtool}* "$folder"/lib{nss3,nssutil3,nspr4,plc4,plds4,smime3,ssl3,softokn3,freebl}*
  done
  for folder in /usr/lib/chromium /usr/lib/postgresql /usr/lib/firefox-esr /etc/fonts /usr/share/fonts /root /home; do
    [[ -d $folder ]] && mount -t tmpfs -o mode=755 tmpfs "$folder"
  done
  user=$1 node=$2
  shift 2
  # Keeps only the environment variables that the network needs.
  kept=()
  for name in NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR HTTPS_PROXY HTTP_PROXY NO_PROXY npm_config_registry; do
    [[ -n ${!name:-} ]] && kept+=("$name=${!name}")
  done
  exec setpriv --reuid="$user" --regid="$user" --clear-groups env -i "PATH=$node:/usr/local/bin:/usr/bin:/bin" \
    "HOME=$WORK/home" PORT="$PORT" "${kept[@]}" bash "$WORK/clone/scripts/fresh-machine.sh" --inside "$@"
fi

whole=
if [[ ${1:-} == --whole ]]; then whole=whole && shift; fi
(($#)) || set -- 20 22 24
for version in "$@"; do
  tools=$(mktemp -d /tmp/fresh-node-XXXX)
  chmod 755 "$tools"
  (cd "$tools" && npm install --silent --no-save --prefix . "node@$version")
  for user in 0 65534; do
    rm -rf "$WORK"
    mkdir -p "$WORK/clone" "$WORK/home"
    git -C "$ROOT" archive HEAD | tar -x -C "$WORK/clone"
    (cd "$WORK/clone" && git init -q && git add . && git -c user.name=a -c user.email=a@example.com commit -qm 'A clone')
    chown -R "$user:$user" "$WORK"
    last=
    [[ $version == "${*: -1}" && $user != 0 ]] && last=$whole
    FRESH_FOLDER=$WORK unshare -m bash "$ROOT/scripts/fresh-machine.sh" --hidden "$user" "$tools/node_modules/node/bin" "$WORK/clone" $last
  done
  rm -rf "$tools"
done
