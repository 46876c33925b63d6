// What all commands of the operator share: opening the database or the services, and reporting a user's mistake in a
// sentence.
import { SchemaTooOldError } from '#db/check-schema.ts'
import { openDb } from '#db/open-db.ts'
import { prepareSchema } from '#db/prepare-schema.ts'
import { DataFolderError } from '#db/data-folder-error.ts'
import { FolderInUseError } from '#db/pglite/folder-lock.js'
import { isIstDate, istInstant } from '#domain/kernel/ist.ts'
import { ConfigurationError } from '#server/configuration-error.ts'
import type { Db, Services } from '#server/services.ts'

/** Exit codes other than 0: the command was refused, or its usage was wrong. */
export const EXIT = { notDone: 1, wrongCall: 2 } as const

/** A mistake in the command line. It is shown without a stack trace. */
export class UsageError extends Error {}

/** A valid command that was refused. The refusal is shown without a stack trace. */
export class CommandRefused extends Error {}

const because = (what: string, usage: string) => new UsageError(`${what}\n\n${usage}`)

/** Returns the first moment of a day in India, or undefined if no day is given. */
export function readSince(since: string | undefined, usage: string): Date | undefined {
  if (since === undefined) return undefined
  if (!isIstDate(since)) throw because(`--since ${since} is no day`, usage)
  return istInstant(since)
}

/** A person's name. It begins with a letter and contains no characters that would break a table. */
const OPERATOR = /^\p{L}[\p{L}\p{M} .'’-]{1,79}$/u

/** Reads the operator's name, which is stored with the action (`operator_actions`). */
export function readOperator(typed: string | undefined, usage: string): string {
  const name = typed?.trim() ?? ''
  if (!OPERATOR.test(name)) throw because('--operator needs your name: it is kept with what you did', usage)
  return name
}

/** The form of errors: text for people, or JSON for a program that requested it. */
export type ErrorShape = 'text' | 'json'

/** Whether the user can fix this error. Such an error is shown as a sentence, and any other is a bug. */
export const isUserError = (error: unknown): error is Error =>
  [UsageError, CommandRefused, FolderInUseError, DataFolderError, ConfigurationError, SchemaTooOldError].some(
    (kind) => error instanceof kind,
  )

/** Runs a command. Shows a user's error without a stack trace, and sets the exit code. */
export async function exitOnError(shape: ErrorShape, command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    if (!isUserError(error)) throw error
    console.error(shape === 'json' ? JSON.stringify({ error: error.message }) : error.message)
    process.exitCode = error instanceof UsageError ? EXIT.wrongCall : EXIT.notDone
  }
}

/**
 * Uses the database owner's URL for the command `operators`, because the serving role may not change who works in the
 * office (decision 0063).
 */
const urlFor = (name: string) =>
  (name.startsWith('operators ') && process.env['DATABASE_OWNER_URL']) || process.env['DATABASE_URL'] || undefined

const open = (name: string) =>
  openDb({
    databaseUrl: urlFor(name),
    dataDir: process.env['DATA_DIR'] || '.data',
    applicationName: `uncle ${name}`,
  })

/** Runs a command against the database that the environment names, then closes it. */
export const runOnDatabase = (
  name: string,
  command: () => (db: Db) => Promise<void>,
  shape: ErrorShape = 'text',
): Promise<void> =>
  exitOnError(shape, async () => {
    const work = command() // what was typed first: a mistake should not wait for a database
    const { db, close } = await open(name)
    try {
      await prepareSchema(db)
      await work(db)
    } finally {
      await close()
    }
  })

/** Runs a command with all services of the server, without listening. */
export const runOnServices = (
  name: string,
  command: () => (services: Services) => Promise<void>,
  shape: ErrorShape = 'text',
): Promise<void> =>
  exitOnError(shape, async () => {
    const work = command()
    const { openServices } = await import('./open-services.ts')
    const { services, close } = await openServices(await open(name))
    try {
      await work(services)
    } finally {
      await close()
    }
  })
