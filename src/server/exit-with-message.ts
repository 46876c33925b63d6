import { SchemaTooOldError } from '#db/check-schema.ts'
import { DataFolderError } from '#db/data-folder-error.ts'
import { FolderInUseError } from '#db/pglite/folder-lock.js'
import { ConfigurationError } from './configuration-error.ts'
import { PortError, portFault } from './port-error.ts'
import { withSourceLines } from './source-lines.ts'

const FOR_PEOPLE = [ConfigurationError, DataFolderError, FolderInUseError, PortError, SchemaTooOldError]

/** Ends a process that could not start, with a sentence if people can fix the cause. */
export function exitWithMessage(thrown: unknown): never {
  const error = portFault(thrown) ?? thrown
  const isForPeople = FOR_PEOPLE.some((kind) => error instanceof kind)
  if (error instanceof Error && error.stack !== undefined) error.stack = withSourceLines(error.stack)
  console.error(isForPeople && error instanceof Error ? error.message : error)
  process.exit(1)
}
