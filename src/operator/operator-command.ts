// What the operator's commands share: their options, the database, and a mistake told in a sentence.
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { migrate } from '#db/migrate.ts'
import { openDb } from '#db/open-db.ts'
import { DataFolderError } from '#db/data-folder-error.ts'
import { FolderInUseError } from '#db/pglite/folder-lock.ts'
import { isIstDate, istInstant } from '#domain/kernel/ist.ts'
import type { Db } from '#server/services.ts'

/** What is wrong with how a command was called: told without a stack. */
export class WrongCall extends Error {}

const because = (what: string, usage: string) => new WrongCall(`${what}\n\n${usage}`)

/** The options as they were typed; what the command does not know is a wrong call. */
export function readOptions<Options extends ParseArgsOptionsConfig>(options: Options, usage: string) {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    throw because(error instanceof Error ? error.message : String(error), usage)
  }
}

/** The first moment of a day as India has it, or undefined when no day was asked for. */
export function readSince(since: string | undefined, usage: string): Date | undefined {
  if (since === undefined) return undefined
  if (!isIstDate(since)) throw because(`--since ${since} is no day`, usage)
  return istInstant(since)
}

/** One of the known words, or undefined when none was asked for. */
export function readChoice<Choice extends string>(
  { name, typed, known }: { name: string; typed: string | undefined; known: readonly Choice[] },
  usage: string,
): Choice | undefined {
  const choice = known.find((one) => one === typed)
  if (typed !== undefined && !choice) throw because(`--${name} ${typed} is not known`, usage)
  return choice
}

/** A person's name: a letter first, no signs that a table could stumble over. */
const OPERATOR = /^\p{L}[\p{L}\p{M} .'’-]{1,79}$/u

/** Who does it: kept with the deed (`operator_actions`). */
export function readOperator(typed: string | undefined, usage: string): string {
  const name = typed?.trim() ?? ''
  if (!OPERATOR.test(name)) throw because('--operator needs your name: it is kept with what you did', usage)
  return name
}

/** Runs a command against the database that the environment names, and closes it. A wrong call ends with code 2. */
export async function runOnDatabase(name: string, command: () => (db: Db) => Promise<void>): Promise<void> {
  try {
    const work = command() // the options first: a typing mistake should not wait for a database
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
