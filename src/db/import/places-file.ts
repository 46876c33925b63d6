import { CsvError, parse } from 'csv-parse/sync'
import { sql, type Kysely } from 'kysely'
import { csvText } from '#domain/kernel/csv-text.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { TRANSLATED } from '#domain/languages.ts'
import type { Names } from '#domain/places/names.ts'
import { PLACE_KINDS, type PlaceKind } from '#domain/places/nearest-place.ts'
import { isWithinCity, type CityArea } from '#domain/places/within-city.ts'
import type { DB } from '../schema.ts'

/** The languages of the file's columns, in order. */
const COLUMNS = ['city', 'kind', 'name', 'lat', 'lng', 'rank', ...TRANSLATED]

const MAX_NAME = 80
/** The maximum number of wrong lines that the refusal lists. */
const MAX_LISTED = 20

/** A place, with the slug of its city. */
export type PlaceRow = {
  line: number
  city: string
  kind: PlaceKind
  name: string
  lat: number
  lng: number
  rank: number
  names: Names
}

const DECIMAL = /^-?\d{1,3}(?:\.\d{1,12})?$/

/** Formats rows as the CSV file that `readPlacesFile` reads. */
export const placesFile = (rows: readonly Omit<PlaceRow, 'line'>[]): string =>
  csvText([
    COLUMNS,
    ...rows.map(({ city, kind, name, lat, lng, rank, names }) => [
      city,
      kind,
      name,
      String(lat),
      String(lng),
      String(rank),
      ...TRANSLATED.map((each) => names[each] ?? ''),
    ]),
  ])

type Line = { record: string[]; info: { lines: number } }

function linesOf(text: string): Result<Line[], string> {
  try {
    const options = { bom: true, trim: true, skip_empty_lines: true, info: true, relax_column_count: true }
    return accept(parse(text, options) as unknown as Line[])
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return refuse(`is not a table: ${error.message}`)
  }
}

/** Returns the place that a line describes, or what is wrong with the line. */
function placeOf({ record, info }: Line): Result<PlaceRow, string> {
  const [city = '', kindName = '', name = '', lat = '', lng = '', rank = '', ...others] = record
  const kind = PLACE_KINDS.find((known) => known === kindName)
  if (record.length !== COLUMNS.length) return refuse(`has ${record.length} columns instead of ${COLUMNS.length}`)
  if (!kind) return refuse(`has the kind '${kindName}', which is none of ${PLACE_KINDS.join(', ')}`)
  if (name === '') return refuse('has no name')
  if ([name, ...others].some((each) => each.length > MAX_NAME))
    return refuse(`has a name with more than ${MAX_NAME} characters`)
  if (!DECIMAL.test(lat) || !DECIMAL.test(lng)) return refuse(`has no position: '${lat}', '${lng}'`)
  if (rank !== '1' && rank !== '2') return refuse(`has the rank '${rank}', which is neither 1 nor 2`)
  const names = Object.fromEntries(
    TRANSLATED.flatMap((language, column) => (others[column] ? [[language, others[column].normalize('NFC')]] : [])),
  )
  return accept({ line: info.lines, city, kind, name, lat: Number(lat), lng: Number(lng), rank: Number(rank), names })
}

const keyOf = ({ city, kind, name }: PlaceRow) => JSON.stringify([city, kind, name])

/** Joins the faults, one per line. */
const listed = (refused: readonly string[]) =>
  [
    ...refused.slice(0, MAX_LISTED),
    ...(refused.length > MAX_LISTED ? [`and ${refused.length - MAX_LISTED} more`] : []),
  ].join('\n')

/** Reads a CSV file of places. The refusal names each wrong line with its reason. */
export function readPlacesFile(text: string): Result<PlaceRow[], string> {
  const lines = linesOf(text)
  if (!lines.ok) return lines
  const [head, ...rest] = lines.value
  if (head?.record.join() !== COLUMNS.join()) return refuse(`has to begin with the line ${COLUMNS.join()}`)
  const known = new Map<string, number>()
  const rows: PlaceRow[] = []
  const refused: string[] = []
  for (const line of rest) {
    const place = placeOf(line)
    const twice = place.ok ? known.get(keyOf(place.value)) : undefined
    if (!place.ok) refused.push(`line ${line.info.lines} ${place.refusal}`)
    else if (twice !== undefined) refused.push(`line ${line.info.lines} repeats line ${twice}`)
    else {
      known.set(keyOf(place.value), place.value.line)
      rows.push(place.value)
    }
  }
  return refused.length > 0 ? refuse(listed(refused)) : accept(rows)
}

export type StoredPlaces = { added: number; changed: number; same: number }

/**
 * Adds or changes the places in these rows, either all of them or none. Other places stay. The next import of a city's
 * plan keeps the places added here. The refusal names each line whose city is unknown or far away.
 */
export async function storePlaces(db: Kysely<DB>, rows: readonly PlaceRow[]): Promise<Result<StoredPlaces, string>> {
  const { rows: areas } = await sql<CityArea & { slug: string }>`
    select c.slug, c.lat, c.lng, case when m.city_id is not null
      then json_build_object('west', m.west, 'south', m.south, 'east', m.east, 'north', m.north) end as bounds
    from cities c left join city_plans m on m.city_id = c.id`.execute(db)
  const cities = new Map(areas.map((area) => [area.slug, area]))
  const refused = rows.flatMap(({ line, city, lat, lng }) => {
    const area = cities.get(city)
    if (!area) return [`line ${line} names the city '${city}', which there is not`]
    return isWithinCity({ lat, lng }, area) ? [] : [`line ${line} is not in ${city}: ${lat}, ${lng}`]
  })
  if (refused.length > 0) return refuse(listed(refused))
  const { rows: stored } = await sql<{ added: boolean }>`
    insert into places as p (city_id, kind, name, names, lat, lng, rank, is_added)
    select c.id, given.kind, given.name, given.names, given.lat, given.lng, given.rank, true
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (city text, kind text, name text, names jsonb, lat float8, lng float8, rank int) join cities c on c.slug = given.city
    on conflict (city_id, kind, name) do update set names = excluded.names, lat = excluded.lat, lng = excluded.lng,
      rank = excluded.rank, is_added = true
    where (p.names, p.lat, p.lng, p.rank) is distinct from (excluded.names, excluded.lat, excluded.lng, excluded.rank)
    returning xmax = 0 as added`.execute(db)
  const added = stored.filter((place) => place.added).length
  return accept({ added, changed: stored.length - added, same: rows.length - stored.length })
}

/** Reads all places, by city, kind and name. */
export async function readPlaces(db: Kysely<DB>): Promise<Omit<PlaceRow, 'line'>[]> {
  const { rows } = await sql<Omit<PlaceRow, 'line'>>`
    select c.slug as city, p.kind, p.name, p.lat, p.lng, p.rank, p.names from places p join cities c on c.id = p.city_id
    order by c.slug, p.kind, p.name`.execute(db)
  return rows
}
