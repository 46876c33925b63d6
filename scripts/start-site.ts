import '../src/server/site-from-environment.ts'
import { ConfigurationError } from '../src/server/configuration-error.ts'
import { readEnv } from '../src/server/env.ts'
import { serveSite } from '../src/server/serve-site.ts'
import { buildPagesIfStale } from './build.ts'
import { endWithParent } from './end-with-parent.js'

endWithParent(() => process.kill(process.pid, 'SIGTERM'))
// Report a configuration mistake before building anything.
try {
  readEnv(process.env)
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error
  console.error(error.message)
  process.exit(1)
}
// The database is made ready meanwhile: two cores share a first start.
await serveSite(buildPagesIfStale())
