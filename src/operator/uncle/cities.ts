import { readFileSync } from 'node:fs'
import type { Command } from 'commander'
import { namesFile, readNames, readNamesFile } from '#db/import/names-file.ts'
import { importNames } from '#server/features/office/names/import-names.ts'
import type { Db, Services } from '#server/services.ts'
import { CommandRefused, UsageError } from '../operator-command.ts'
import { operatorAs, operatorClaimOf, withOperatorPhoneOption, withReasonOption } from './as-operator.ts'
import { withAction, withServiceAction } from './command.ts'

function readFile(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    throw new UsageError(`The file cannot be read: ${error.message}`)
  }
}

const list = () => async (db: Db) => {
  const names = await readNames(db)
  return { text: namesFile(names).trimEnd(), json: names }
}

function importFile(file: string, _options: object, command: Command) {
  const { phone, reason } = operatorClaimOf(command)
  const read = readNamesFile(readFile(file))
  if (!read.ok) throw new UsageError(`${file} ${read.refusal}`)
  const rows = read.value
  return async ({ db, clock }: Services) => {
    const operator = await operatorAs(db, phone, { rights: 'office-admin' })
    const ask = { rows, operator, reason }
    const changed = await db.transaction().execute((trx) => importNames(trx, ask, clock.now()))
    if (!changed.ok) throw new CommandRefused(`${changed.refusal.join('\n')}\nNothing was changed.`)
    return { text: `${changed.value} of ${rows.length} changed`, json: { changed: changed.value, rows: rows.length } }
  }
}

/** Adds `npm run uncle -- cities ...`. */
export function addCityCommands(program: Command): void {
  const cities = program.command('cities').description('cities and their localities')
  const names = cities.command('names').description('their names in other languages, as a table')
  withAction(names.command('list').description('all names, for a file to complete and import'), list)
  const add = names
    .command('import <file>')
    .description('replaces the names of the cities and localities in the file; the site shows them at once')
  withServiceAction(withReasonOption(withOperatorPhoneOption(add)), importFile)
}
