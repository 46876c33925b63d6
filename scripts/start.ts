import { buildIfStale } from './build.ts'
import { endWithParent } from './end-with-parent.js'

process.env['NODE_ENV'] ??= 'production'
endWithParent(() => process.kill(process.pid, 'SIGTERM'))
await buildIfStale()
await import('../src/server/main.ts')
