#!/bin/sh
# For the image: removes packages that only installing and building need, and fails if the server needs any of them.
set -eu
cd "$(dirname "$0")/.."
mkdir -p bin
# Keeps one copy of Node; npm installs its own link to it.
cp node_modules/node-linux-*/bin/node bin/node
rm -rf node_modules/.bin node_modules/node-linux-* .cache \
  node_modules/@typescript node_modules/typescript node_modules/@types \
  node_modules/vite node_modules/rolldown node_modules/@rolldown node_modules/rolldown-plugin-dts \
  node_modules/lightningcss node_modules/lightningcss-* node_modules/tailwindcss node_modules/@tailwindcss \
  node_modules/@vitejs
find node_modules -name '*.map' -delete
export PATH="$PWD/bin:$PATH"
for entry in src/server/start-server.ts src/server/start-worker.ts src/server/migrate-database.ts \
  src/server/http/pages.ts src/server/features/metrics/metrics.ts src/server/adapters/open-telemetry.ts \
  src/server/load-demo.ts build/web/server/index.js build/server/start-server.js build/server/pages.js; do
  node --disable-warning=ExperimentalWarning --input-type=module -e "await import('./$entry'); process.exit(0)"
done
