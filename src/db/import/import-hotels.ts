import { sql, type Kysely } from 'kysely'
import type { DB } from '../schema.ts'
import { violatedConstraint } from '../violated-constraint.ts'
import { csvRecords } from './csv-records.ts'
import { type HotelRow, readHotelRow } from './hotel-row.ts'
import { newHotelSlug } from './hotel-slug.ts'
import { importPlaces } from './imported-places.ts'
import { dropFarCoordinates } from './near-the-city.ts'
import { changesOf, createHotel, isUnchanged, updateHotel } from './store-hotel.ts'
import { type StoredHotel, storedHotels } from './stored-hotels.ts'
import { type PriceSource, type WantedHotel, wantedHotels } from './wanted-hotel.ts'

export interface ImportOptions {
  file: string
  /** Where prices come from when the file has none for a hotel: nowhere, or made up for a demonstration. */
  prices: PriceSource
  /** A dry run reads, checks and compares, and writes nothing. */
  mode: 'write' | 'dry run'
  /** Told after each hotel. */
  onProgress?: (done: number, total: number) => void
}

export interface LineNote {
  line: number
  text: string
}

export interface ImportReport {
  created: number
  updated: number
  unchanged: number
  /** Of these, hotels nobody sees because they have no price. */
  hidden: number
  bad: readonly LineNote[]
  warnings: readonly LineNote[]
}

interface GoodRow {
  line: number
  row: HotelRow
  warnings: readonly string[]
}

/**
 * Imports hotels from a CSV file (docs/import-format.md). Bad rows are reported and stop nothing; each hotel is stored
 * in a transaction of its own, known by its id in the file, so that a second run changes nothing.
 */
export async function importHotels(db: Kysely<DB>, options: ImportOptions): Promise<ImportReport> {
  const { good, bad } = await readFile(options.file)
  const hotels = dropFarCoordinates(good)
  const places = await importPlaces(db, hotels, options.mode)
  const warnings = hotels.flatMap(({ line, warnings }) => warnings.map((text) => ({ line, text })))
  const wanted = wantedHotels(hotels, places, options.prices)
  const stored = await storeAll(
    db,
    wanted.filter((hotel) => 'row' in hotel),
    options,
  )
  const unplaced = wanted.flatMap((hotel) => ('reason' in hotel ? [{ line: hotel.line, text: hotel.reason }] : []))
  const inOrder = (notes: readonly LineNote[]) => notes.toSorted((one, other) => one.line - other.line)
  return {
    ...stored.counts,
    bad: inOrder([...bad, ...unplaced, ...stored.bad]),
    warnings: inOrder([...warnings, ...stored.warnings]),
  }
}

async function readFile(file: string): Promise<{ good: GoodRow[]; bad: LineNote[] }> {
  const [good, bad, lines]: [GoodRow[], LineNote[], Map<string, number>] = [[], [], new Map()]
  for await (const record of csvRecords(file)) {
    const { line } = record
    const read = 'reason' in record ? { ok: false as const, reason: record.reason } : readHotelRow(record.cells)
    const before = read.ok ? lines.get(read.hotel.externalId) : undefined
    if (!read.ok) bad.push({ line, text: read.reason })
    else if (before !== undefined)
      bad.push({ line, text: `property_id ${read.hotel.externalId} stands in line ${before} already` })
    else {
      lines.set(read.hotel.externalId, line)
      good.push({ line, row: read.hotel, warnings: read.warnings })
    }
  }
  return { good, bad }
}

type Outcome = 'created' | 'updated' | 'unchanged'

async function storeAll(db: Kysely<DB>, wanted: readonly WantedHotel[], { mode, onProgress }: ImportOptions) {
  const [before, slugs] = [await storedHotels(db), await takenSlugs(db)]
  const counts = { created: 0, updated: 0, unchanged: 0, hidden: 0 }
  const [bad, warnings]: [LineNote[], LineNote[]] = [[], []]
  const nowShown = new Set<number>()
  for (const [i, hotel] of wanted.entries()) {
    const known = before.get(hotel.row.externalId)
    const stored = await storeOne(db, hotel, { known, slugs, mode })
    if ('reason' in stored) bad.push({ line: hotel.line, text: stored.reason })
    else {
      counts[stored.outcome] += 1
      warnings.push(...stored.warnings.map((text) => ({ line: hotel.line, text })))
      const isPriced = Object.keys({ ...known?.prices, ...hotel.prices }).length > 0
      if (!isPriced) counts.hidden += 1
      else if (stored.outcome !== 'unchanged') nowShown.add(hotel.cityId)
    }
    onProgress?.(i + 1, wanted.length)
  }
  if (mode === 'write') await listCities(db, nowShown)
  return { counts, bad, warnings }
}

interface Storing {
  known: StoredHotel | undefined
  slugs: Set<string>
  mode: ImportOptions['mode']
}

async function storeOne(
  db: Kysely<DB>,
  hotel: WantedHotel,
  { known, slugs, mode }: Storing,
): Promise<{ outcome: Outcome; warnings: string[] } | { reason: string }> {
  const changes = known && changesOf(known, hotel)
  if (changes && isUnchanged(changes)) return { outcome: 'unchanged', warnings: [] }
  const outcome = known ? 'updated' : 'created'
  if (mode === 'dry run') return { outcome, warnings: [] }
  try {
    return await db.transaction().execute(async (transaction) => {
      if (known && changes) return { outcome, warnings: await updateHotel(transaction, known, hotel, changes) }
      const slug = newHotelSlug(hotel.row, slugs)
      await createHotel(transaction, hotel, slug)
      slugs.add(slug)
      return { outcome, warnings: [] }
    })
  } catch (error) {
    const constraint = violatedConstraint(error)
    if (!constraint) throw error
    return { reason: `the database refused it (${constraint})` }
  }
}

async function takenSlugs(db: Kysely<DB>) {
  const rows = await db.selectFrom('hotels').select('slug').execute()
  return new Set(rows.map(({ slug }) => slug))
}

/** A city the import added is offered in the search form as soon as a hotel in it can be booked. */
async function listCities(db: Kysely<DB>, cityIds: ReadonlySet<number>) {
  if (cityIds.size === 0) return
  await db
    .updateTable('cities')
    .set({ is_listed: true })
    .where('id', 'in', [...cityIds])
    .where('is_listed', '=', false)
    .execute()
  await sql`analyze cities, localities, hotels, hotel_slot_prices, rooms`.execute(db)
}
