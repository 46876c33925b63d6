import { readFileSync } from 'node:fs'
import type { Command } from 'commander'
import { placesFile, readPlaces, readPlacesFile, storePlaces } from '#db/import/places-file.ts'
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
  const places = await readPlaces(db)
  return { text: placesFile(places).trimEnd(), json: places }
}

function importPlaces(file: string) {
  const read = readPlacesFile(readFile(file))
  if (!read.ok) throw new UsageError(`${file}: ${read.refusal}`)
  return (db: Db) =>
    db.transaction().execute(async (trx) => {
      const stored = await storePlaces(trx, read.value)
      if (!stored.ok) throw new CommandRefused(`${stored.refusal}\nNothing was changed.`)
      const { added, changed, same } = stored.value
      return { text: `${added} added, ${changed} changed, ${same} as before`, json: stored.value }
    })
}

/** Adds `npm run uncle -- places ...`. */
export function addPlaceCommands(program: Command): void {
  const places = program.command('places').description('stations, airports, colleges, hospitals, malls and landmarks')
  withAction(places.command('list').description('all places, as a file to complete and import'), list)
  const add = places
    .command('import <file>')
    .description('adds the places of the file, or changes them; all others stay, and one wrong line changes nothing')
  withAction(add, importPlaces)
}
