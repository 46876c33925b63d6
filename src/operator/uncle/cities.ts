import { readFileSync } from 'node:fs'
import type { Command } from 'commander'
import { namesFile, readNames, readNamesFile, storeNames } from '#db/import/names-file.ts'
import type { Db } from '#server/services.ts'
import { CommandRefused, UsageError } from '../operator-command.ts'
import { withAction } from './command.ts'

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

function importNames(file: string) {
  const read = readNamesFile(readFile(file))
  if (!read.ok) throw new UsageError(`${file} ${read.refusal}`)
  return (db: Db) =>
    db.transaction().execute(async (trx) => {
      const { changed, unknown } = await storeNames(trx, read.value)
      if (unknown.length > 0) throw new CommandRefused(`There is no ${unknown.join(', ')}: nothing was changed.`)
      return { text: `${changed} of ${read.value.length} changed`, json: { changed, rows: read.value.length } }
    })
}

/** Adds `npm run uncle -- cities ...`. */
export function addCityCommands(program: Command): void {
  const cities = program.command('cities').description('cities and their localities')
  const names = cities.command('names').description('their names in other languages, as a table')
  withAction(names.command('list').description('all names, for a file to complete and import'), list)
  const add = names
    .command('import <file>')
    .description('replaces the names of the cities and localities in the file; the site shows them at once')
  withAction(add, importNames)
}
