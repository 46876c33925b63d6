import './site-from-environment.ts'
import { join } from 'node:path'
import { DataFolderError } from '#db/data-folder-error.ts'
import { FolderInUseError } from '#db/pglite/folder-lock.ts'
import { ConfigurationError } from './configuration-error.ts'
import { builtPages } from './http/pages.ts'
import { startServer } from './start-server.ts'

startServer(builtPages(join(import.meta.dirname, '../../build/web'))).catch((error: unknown) => {
  const isForPeople = [ConfigurationError, DataFolderError, FolderInUseError].some((kind) => error instanceof kind)
  console.error(isForPeople && error instanceof Error ? error.message : error)
  process.exit(1)
})
