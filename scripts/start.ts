import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

process.env['NODE_ENV'] ??= 'production'
// Before anything else is loaded: a second start finds every module compiled, and its types already stripped. The
// variable is for the database's thread.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '../.cache/compiled')
enableCompileCache(process.env['NODE_COMPILE_CACHE'])
await import('./start-site.ts')
