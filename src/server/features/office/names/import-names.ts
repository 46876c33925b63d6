import { sql, type Transaction } from 'kysely'
import type { NamesRow } from '#db/import/names-file.ts'
import type { DB } from '#db/schema.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { nameChanges, ownersIn, readOtherNames, type OtherNames } from '#domain/places/other-names.ts'
import type { Operator } from '../write-log.ts'
import { storeNames } from './change-names.ts'
import { nameSentence } from './name-sentences.ts'
import { lockCities, readAllPlaces, type NamedPlace } from './named-places.ts'

type Import = { rows: readonly NamesRow[]; operator: Operator; reason: string }

const keyOf = ({ city, locality }: Pick<NamesRow, 'city' | 'locality'>) => `${city}/${locality}`
const rowOf = ({ kind, slug, citySlug }: NamedPlace) => keyOf({ city: citySlug, locality: kind === 'city' ? '' : slug })
const familyOf = ({ kind, state, cityId }: NamedPlace) => (kind === 'city' ? state : cityId)
const slugsOf = (key: string) => key.replace(/\/$/, '')

/**
 * Returns the places with the names that the file as a whole gives them, so that one place may take a name that another
 * gives up.
 */
const renamed = (places: readonly NamedPlace[], names: ReadonlyMap<string, NamedPlace['names']>) =>
  places.map((place) => ({ ...place, names: names.get(rowOf(place)) ?? place.names }))

/**
 * Replaces the names of the cities and localities in these rows, by the rules of the office's form, and logs each
 * change. Returns how many places changed. If there are faults, writes nothing and lists each fault on its own line.
 */
export async function importNames(
  trx: Transaction<DB>,
  { rows, operator, reason }: Import,
  now: Date,
): Promise<Result<number, string[]>> {
  await lockCities(trx, sql`true`)
  const names = new Map(rows.map((row) => [keyOf(row), row.names]))
  const places = await readAllPlaces(trx)
  const known = new Set(places.map(rowOf))
  const refused = [...names.keys()].filter((key) => !known.has(key)).map((key) => `There is no ${slugsOf(key)}.`)
  const ownersOf = new Map(
    [...Map.groupBy(renamed(places, names), familyOf)].map(([family, members]) => [family, ownersIn(members)]),
  )
  const changed: { place: NamedPlace; after: OtherNames }[] = []
  for (const place of places) {
    const row = names.get(rowOf(place))
    if (!row) continue
    const ownerOf = ownersOf.get(familyOf(place))?.(place.id) ?? (() => undefined)
    const { kind, name, spellings } = place
    const read = readOtherNames(place, { names: row, spellings }, { kind, name, ownerOf })
    if (!read.ok)
      refused.push(...read.refusal.map((each) => `${slugsOf(rowOf(place))}, ${each.name}: ${nameSentence(each)}.`))
    else if (Object.keys(nameChanges(place, read.value)).length > 0) changed.push({ place, after: read.value })
  }
  if (refused.length > 0) return refuse(refused)
  for (const each of changed) await storeNames(trx, operator, { ...each, reason }, now)
  return accept(changed.length)
}
