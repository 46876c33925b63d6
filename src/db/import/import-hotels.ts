import { sql, type Kysely } from 'kysely'
import type { DB } from '../schema.ts'
import { violatedConstraint } from '../violated-constraint.ts'
import { csvRecords } from './csv-records.ts'
import { type HotelRow, readHotelRow } from './hotel-row.ts'
import { newHotelSlug } from './hotel-slug.ts'
import { importPlaces } from './imported-places.ts'
import type { HotelPictures, PictureSource } from './own-pictures.ts'
import { plannedChange } from './planned-change.ts'
import { dropFarCoordinates } from './near-the-city.ts'
import { changesOf, createHotel, isUnchanged, updateHotel } from './store-hotel.ts'
import { type StoredHotel, storedHotels } from './stored-hotels.ts'
import { type PriceSource, type WantedHotel, wantedHotels } from './wanted-hotel.ts'

export interface ImportOptions {
  file: string
  /** Where prices come from if the file has none for a hotel: nowhere, or made up for a demonstration. */
  prices: PriceSource
  /** A dry run reads, checks and compares, but writes nothing. */
  mode: 'write' | 'dry run'
  /** Where the hotels' pictures come from. Without this option the stored pictures stay. */
  pictures?: PictureSource
  /** Called after each hotel. */
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
  /** how many of the file's hotels are drafts, which the office must check and publish */
  drafts: number
  bad: readonly LineNote[]
  warnings: readonly LineNote[]
  /** What the import wrote for each hotel or, in a dry run, what it would write. */
  written: readonly LineNote[]
  /** Columns of the file that the import ignores. */
  unknownColumns: readonly string[]
  /** Files in the picture folder that belong to no hotel in the file. */
  unusedPictures: readonly string[]
}

interface GoodRow {
  line: number
  row: HotelRow
  warnings: readonly string[]
}

/**
 * Imports hotels from a CSV file (docs/import-format.md). Reports bad rows and continues. Stores each hotel in its own
 * transaction, and recognises it by its id in the file, so that a second run changes nothing.
 */
export async function importHotels(db: Kysely<DB>, options: ImportOptions): Promise<ImportReport> {
  const { good, bad, unknownColumns } = await readFile(options.file)
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
    written: stored.written,
    unknownColumns,
    unusedPictures: options.pictures?.leftOver(new Set(good.map(({ row }) => row.externalId))) ?? [],
  }
}

async function readFile(
  file: string,
): Promise<{ good: GoodRow[]; bad: LineNote[]; unknownColumns: readonly string[] }> {
  let unknownColumns: readonly string[] = []
  const [good, bad, lines]: [GoodRow[], LineNote[], Map<string, number>] = [[], [], new Map()]
  for await (const record of csvRecords(file, (names) => void (unknownColumns = names))) {
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
  return { good, bad, unknownColumns }
}

type Outcome = 'created' | 'updated' | 'unchanged'

async function storeAll(db: Kysely<DB>, wanted: readonly WantedHotel[], options: ImportOptions) {
  const { mode, onProgress } = options
  const [before, slugs] = [await storedHotels(db), await takenSlugs(db)]
  const counts = { created: 0, updated: 0, unchanged: 0, drafts: 0 }
  const [bad, warnings, written]: [LineNote[], LineNote[], LineNote[]] = [[], [], []]
  const nowShown = new Set<number>()
  for (const [i, hotel] of wanted.entries()) {
    const known = before.get(hotel.row.externalId)
    const stored = await storeOne(db, hotel, { known, slugs, mode, pictures: options.pictures })
    if ('reason' in stored) bad.push({ line: hotel.line, text: stored.reason })
    else {
      counts[stored.outcome] += 1
      if (stored.outcome !== 'unchanged') written.push({ line: hotel.line, text: stored.change })
      warnings.push(...stored.warnings.map((text) => ({ line: hotel.line, text })))
      if (known ? known.isDraft : hotel.isDraft) counts.drafts += 1
      else if (stored.outcome !== 'unchanged') nowShown.add(hotel.cityId)
    }
    onProgress?.(i + 1, wanted.length)
  }
  if (mode === 'write') await listCities(db, nowShown)
  return { counts, bad, warnings, written }
}

interface Storing {
  known: StoredHotel | undefined
  slugs: Set<string>
  mode: ImportOptions['mode']
  pictures: PictureSource | undefined
}

const NO_PICTURES: HotelPictures = { pictures: [], problems: [] }

/** Returns the pictures that the hotel itself sent and that are already stored. */
const ownPictures = (known: StoredHotel | undefined) => known?.pictures.filter(({ origin }) => origin === 'store') ?? []

const namesOf = (pictures: readonly { name: string }[]) => pictures.map(({ name }) => name)

async function storeOne(
  db: Kysely<DB>,
  hotel: WantedHotel,
  { known, slugs, mode, pictures }: Storing,
): Promise<{ outcome: Outcome; change: string; warnings: readonly string[] } | { reason: string }> {
  const kept = ownPictures(known)
  // Reads photos again if only a crop of them is stored, in order to store them whole.
  const whole = new Set(namesOf(kept.filter(({ isWhole }) => isWhole)))
  const { pictures: own, problems } = (await pictures?.of(hotel.row.externalId, whole)) ?? NO_PICTURES
  const changes = known && changesOf(known, hotel, own)
  if (changes && isUnchanged(changes)) return { outcome: 'unchanged', change: '', warnings: problems }
  const outcome = known ? 'updated' : 'created'
  const change = plannedChange(hotel, changes, own.length)
  if (mode === 'dry run') return { outcome, change, warnings: problems }
  // Stores the files before the rows that name them, so that every row has its file. A file without a row does no harm.
  for (const { keep } of own) await keep?.()
  try {
    const warnings = await db.transaction().execute(async (transaction) => {
      if (known && changes) return updateHotel(transaction, known, hotel, { changes, own })
      const slug = newHotelSlug(hotel.row, slugs)
      await createHotel(transaction, hotel, { slug, own })
      slugs.add(slug)
      return []
    })
    if (changes?.pictures === 'own') await discardUnused(db, pictures, namesOf(kept))
    return { outcome, change, warnings: [...problems, ...warnings] }
  } catch (error) {
    const constraint = violatedConstraint(error)
    if (!constraint) throw error
    return { reason: `the database refused it (${constraint})` }
  }
}

/** Deletes the files of replaced pictures, unless another hotel shows the same picture. */
async function discardUnused(db: Kysely<DB>, pictures: PictureSource | undefined, names: readonly string[]) {
  if (names.length === 0) return
  const shown = await db
    .selectFrom('hotel_pictures')
    .select('name')
    .where('origin', '=', 'store')
    .where('name', 'in', names)
    .execute()
  const stillShown = new Set(shown.map(({ name }) => name))
  await pictures?.discard(names.filter((name) => !stillShown.has(name)))
}

async function takenSlugs(db: Kysely<DB>) {
  const rows = await db.selectFrom('hotels').select('slug').execute()
  return new Set(rows.map(({ slug }) => slug))
}

/** Adds the cities of shown hotels to the search form. A draft's city is added when the draft is published. */
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
