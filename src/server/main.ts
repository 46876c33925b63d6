import './site-from-environment.ts'
import { join } from 'node:path'
import { ConfigurationError } from './configuration-error.ts'
import { builtPages } from './plugins/pages.ts'
import { startServer } from './start-server.ts'

startServer(builtPages(join(import.meta.dirname, '../../build/web'))).catch((error: unknown) => {
  console.error(error instanceof ConfigurationError ? error.message : error)
  process.exit(1)
})
