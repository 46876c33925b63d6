import '../src/server/site-from-environment.ts'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { buildIfStale } from './build.ts'
import { endWithParent } from './end-with-parent.js'

process.env['NODE_ENV'] ??= 'production'
// A second start finds its modules compiled: about a second sooner ready.
enableCompileCache(join(import.meta.dirname, '../.cache/compiled'))
endWithParent(() => process.kill(process.pid, 'SIGTERM'))
await buildIfStale()
await import('../src/server/main.ts')
