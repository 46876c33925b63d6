import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { endWithParent } from './end-with-parent.js'
import { MALLOC, NODE_FLAGS } from './thrifty-memory.js'

/** The script that each npm command runs. */
export const SCRIPTS = {
  start: 'scripts/start.js',
  worker: 'scripts/worker.js',
  build: 'scripts/build-pages.ts',
  migrate: 'scripts/migrate.ts',
  cluster: 'proofs/cluster.ts',
  'restore-drill': 'proofs/restore-drill.ts',
  check: 'scripts/check.ts',
  fix: 'scripts/fix.ts',
  test: 'scripts/test.ts',
  'test:long': 'scripts/test-long.ts',
  prove: 'proofs/prove.ts',
  dev: 'scripts/dev.ts',
  bench: 'proofs/bench/main.ts',
  fuzz: 'proofs/fuzz.ts',
  mutate: 'proofs/mutate.ts',
  lighthouse: 'proofs/lighthouse.ts',
  'page-bytes': 'proofs/page-bytes.ts',
  screenshots: 'proofs/screenshots.ts',
  uncle: 'src/operator/uncle.ts',
  'generate:types': 'scripts/generate-db-types.ts',
  'generate:configuration': 'scripts/write-configuration.ts',
  'draw-icons': 'src/web/ui/icons/draw-sprite.ts',
  'draw-pictures': 'tools/draw-pictures/main.ts',
}

/** Runs a command's script with the project's Node and ends with its exit code. Passes signals on to it. */
export function runCommand({ root, node, command, args }) {
  const script = SCRIPTS[command]
  if (!script) {
    console.error(`Unknown command: ${command}. Known: ${Object.keys(SCRIPTS).join(', ')}`)
    process.exit(2)
  }
  const isServing = command === 'start' || command === 'worker'
  const env = {
    ...(isServing && MALLOC),
    ...process.env,
    PATH: join(root, 'node_modules/.bin') + delimiter + process.env.PATH,
  }
  const flags = isServing ? NODE_FLAGS : ['--disable-warning=ExperimentalWarning']
  const child = spawn(node, [...flags, join(root, script), ...args], {
    cwd: root,
    env,
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  endWithParent(() => child.kill('SIGTERM'))
  return new Promise(() => {
    child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
  })
}
