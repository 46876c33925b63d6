// Shared by the operator's commands: options, the database, and mistakes shown as sentences.
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { migrate } from '#db/migrate.ts'
import { openDb } from '#db/open-db.ts'
import { DataFolderError } from '#db/data-folder-error.ts'
import { FolderInUseError } from '#db/pglite/folder-lock.ts'
import { isIstDate, istInstant } from '#domain/kernel/ist.ts'
import type { Db } from '#server/services.ts'

/** A mistake in the command line: shown without a stack. */
export class WrongCall extends Error {}

const because = (what: string, usage: string) => new WrongCall(`${what}\n\n${usage}`)

/** The options as typed; an unknown one is a mistake. */
export function readOptions<Options extends ParseArgsOptionsConfig>(options: Options, usage: string) {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    throw because(error instanceof Error ? error.message : String(error), usage)
  }
}

/** The first moment of a day in India, or undefined without a day. */
export function readSince(since: string | undefined, usage: string): Date | undefined {
  if (since === undefined) return undefined
  if (!isIstDate(since)) throw because(`--since ${since} is no day`, usage)
  return istInstant(since)
}

/** One of the known words, or undefined without one. */
export function readChoice<Choice extends string>(
  { name, typed, known }: { name: string; typed: string | undefined; known: readonly Choice[] },
  usage: string,
): Choice | undefined {
  const choice = known.find((one) => one === typed)
  if (typed !== undefined && !choice) throw because(`--${name} ${typed} is not known`, usage)
  return choice
}

/** A person's name: begins with a letter, and has no characters that break a table. */
const OPERATOR = /^\p{L}[\p{L}\p{M} .'’-]{1,79}$/u

/** The operator's name, stored with the action (`operator_actions`). */
export function readOperator(typed: string | undefined, usage: string): string {
  const name = typed?.trim() ?? ''
  if (!OPERATOR.test(name)) throw because('--operator needs your name: it is kept with what you did', usage)
  return name
}

/**
 * Runs a command against the database that the environment names, and closes it. A wrong command line exits with code
 * 2.
 */
export async function runOnDatabase(name: string, command: () => (db: Db) => Promise<void>): Promise<void> {
  try {
    const work = command() // options first: a typing mistake should not wait for a database
    const { db, close } = await openDb({
      databaseUrl: process.env['DATABASE_URL'] || undefined,
      dataDir: process.env['DATA_DIR'] || '.data',
      applicationName: `uncle ${name}`,
    })
    try {
      await migrate(db)
      await work(db)
    } finally {
      await close()
    }
  } catch (error) {
    if (!(error instanceof WrongCall || error instanceof FolderInUseError || error instanceof DataFolderError))
      throw error
    console.error(error.message)
    process.exitCode = 2
  }
}
