import type { CityView } from '../picture-pool/picture-pool.ts'
import type { Kysely } from 'kysely'
import { slugOf } from '#domain/kernel/slug.ts'
import type { DB } from '../schema.ts'
import type { HotelRow } from './hotel-row.ts'
import { byCity, coordinatesIn, middleOf } from './near-the-city.ts'
import { cityKey, olderNames, type PlaceName, viewsOf } from './place-names.ts'

/** The price level of a new city, the middle one of five levels. */
const usualPriceLevel = 3

export interface ImportedCity {
  id: number
  priceLevel: number
  views: readonly CityView[]
}

export interface ImportedPlaces {
  /** Cities by their key. A new city is absent if none of its hotels has coordinates. */
  cities: ReadonlyMap<string, ImportedCity>
  /** Locality ids. Each key joins the city's key and the locality's slug with a slash. */
  localities: ReadonlyMap<string, number>
}

type Placed = readonly { row: HotelRow }[]
type Mode = 'write' | 'dry run'

export const localityKey = ({ city, locality }: HotelRow) => `${cityKey(city)}/${slugOf(locality)}`

/**
 * Finds the cities and localities of the file, and adds the missing ones. In a dry run the missing ones get negative
 * ids, which are never written.
 */
export async function importPlaces(db: Kysely<DB>, hotels: Placed, mode: Mode): Promise<ImportedPlaces> {
  return db.transaction().execute(async (transaction) => {
    const cities = await importCities(transaction, hotels, mode)
    return { cities, localities: await importLocalities(transaction, hotels, { cities, mode }) }
  })
}

async function importCities(db: Kysely<DB>, hotels: Placed, mode: Mode) {
  const stored = await db
    .selectFrom('cities')
    .select(['id', 'slug', 'name', 'state', 'aliases', 'price_level', 'views'])
    .execute()
  const cities = new Map<string, ImportedCity>()
  for (const { id, name, state, aliases, price_level, views } of stored) {
    const city = { id, priceLevel: price_level, views: views.length > 0 ? (views as CityView[]) : viewsOf(state) }
    for (const spelling of [...aliases, name]) cities.set(cityKey({ name: spelling, state }), city)
  }
  const slugs = new Set(stored.map(({ slug }) => slug))
  const missing = [...byCity(hotels)].filter(([key]) => !cities.has(key))
  const names = missing.map(([, group]) => group[0]?.row.city.name ?? '')
  for (const [i, [key, group]] of missing.entries()) {
    const [place, middle] = [group[0]?.row.city, middleOf(coordinatesIn(group))]
    if (!place || !middle) continue
    const slug = citySlug(place, { slugs, names })
    slugs.add(slug)
    const views = viewsOf(place.state)
    const aliases = olderNames(place)
    const row = {
      slug,
      ...place,
      aliases,
      ...middle,
      price_level: usualPriceLevel,
      views: [...views],
      is_listed: false,
    }
    const id =
      mode === 'write'
        ? (await db.insertInto('cities').values(row).returning('id').executeTakeFirstOrThrow()).id
        : -1 - i
    cities.set(key, { id, priceLevel: usualPriceLevel, views })
  }
  return cities
}

/**
 * Returns the plain name if it is unique. Otherwise adds the state to each city of that name, whichever city comes
 * first in the file.
 */
function citySlug(
  { name, state }: PlaceName,
  { slugs, names }: { slugs: ReadonlySet<string>; names: readonly string[] },
) {
  const plain = slugOf(name)
  const namesakes = names.filter((other) => slugOf(other) === plain).length
  const ownState = `${plain}-${slugOf(state)}`
  const wished = namesakes > 1 || /^\d+$/.test(plain) ? [ownState] : [plain, ownState]
  const free = wished.find((slug) => !slugs.has(slug))
  if (free) return free
  for (let n = 2; ; n++) if (!slugs.has(`${ownState}-${n}`)) return `${ownState}-${n}`
}

async function importLocalities(
  db: Kysely<DB>,
  hotels: Placed,
  { cities, mode }: { cities: ReadonlyMap<string, ImportedCity>; mode: Mode },
) {
  const cityIds = [...new Set([...cities.values()].map(({ id }) => id))].filter((id) => id > 0)
  const stored =
    cityIds.length === 0
      ? []
      : await db.selectFrom('localities').select(['id', 'slug', 'city_id']).where('city_id', 'in', cityIds).execute()
  const known = new Map(stored.map(({ id, slug, city_id }) => [`${city_id}/${slug}`, id]))
  const localities = new Map<string, number>()
  for (const [key, group] of Map.groupBy(hotels, ({ row }) => localityKey(row))) {
    const [first, city] = [group[0]?.row, cities.get(key.slice(0, key.lastIndexOf('/')))]
    if (!first || !city) continue
    const slug = slugOf(first.locality)
    const middle = middleOf(coordinatesIn(group)) ?? { lat: null, lng: null }
    const row = { city_id: city.id, slug, name: first.locality, ...middle }
    const add = async () =>
      mode === 'write'
        ? (await db.insertInto('localities').values(row).returning('id').executeTakeFirstOrThrow()).id
        : -1 - localities.size
    localities.set(key, known.get(`${city.id}/${slug}`) ?? (await add()))
  }
  return localities
}
