import '../src/server/site-from-environment.ts'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { ConfigurationError } from '../src/server/configuration-error.ts'
import { readEnv } from '../src/server/env.ts'
import { buildIfStale } from './build.ts'
import { endWithParent } from './end-with-parent.js'

process.env['NODE_ENV'] ??= 'production'
// A second start finds its modules compiled: about a second sooner ready.
enableCompileCache(join(import.meta.dirname, '../.cache/compiled'))
endWithParent(() => process.kill(process.pid, 'SIGTERM'))
// Report a configuration mistake before building anything.
try {
  readEnv(process.env)
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error
  console.error(error.message)
  process.exit(1)
}
await buildIfStale()
await import('../src/server/main.ts')
