// The site while it is being changed: pages reload by themselves, the server starts again when its own files change.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const WATCHED = ['src/server', 'src/domain', 'src/contract', 'src/db', 'demo']

const child = spawn(
  process.execPath,
  [
    '--disable-warning=ExperimentalWarning',
    ...WATCHED.map((path) => `--watch-path=${join(ROOT, path)}`),
    join(import.meta.dirname, 'dev-server.ts'),
  ],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development' } },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 0))
