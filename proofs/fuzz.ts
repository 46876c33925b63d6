// Runs the fuzzer longer than `npm test` does. `npm run fuzz -- 50000 7` sends this many requests, from this seed.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const [requests = '20000', seed] = process.argv.slice(2)

const { status } = spawnSync(join(ROOT, 'node_modules/.bin/vitest'), ['run', '--project', 'fuzz'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: {
    ...process.env,
    FUZZ_TABLE: 'yes',
    FUZZ_REQUESTS: requests,
    ...(seed === undefined ? {} : { FUZZ_SEED: seed }),
  },
})
process.exit(status ?? 1)
