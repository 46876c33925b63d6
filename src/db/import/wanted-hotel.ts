import type { SlotPrices } from '#domain/slots/slot-prices.ts'
import { type FourPictures, dealPictures } from '../picture-pool/deal-pictures.ts'
import { demoPrices } from './demo-prices.ts'
import { pictureSets } from '../picture-pool/picture-pool.ts'
import type { HotelRow } from './hotel-row.ts'
import { type ImportedCity, type ImportedPlaces, localityKey } from './imported-places.ts'
import { byCity } from './near-the-city.ts'
import { cityKey } from './place-names.ts'

/** A hotel as the database should store it after the import. */
export interface WantedHotel {
  line: number
  row: HotelRow
  cityId: number
  localityId: number
  description: string
  /** The prices in the file, or demo prices if the file has none and they were requested. May be empty. */
  prices: SlotPrices
  rackPrices: SlotPrices
  /** Demo prices never replace stored prices. */
  pricesAreDemo: boolean
  /** A new hotel waits for the office to check and publish it, unless it is for a demonstration. */
  isDraft: boolean
  pictures: FourPictures | undefined
}

type Lined = { line: number; row: HotelRow }
export type PriceSource = 'file' | 'demo'

/** Returns the number of stars on which demo prices are based. A hotel without stars is priced like a simple hotel. */
const starsOf = ({ stars }: HotelRow) => stars ?? 2

/**
 * Returns the wanted hotels in the file's order. For hotels in a city without coordinates, returns the reason for
 * refusing them.
 */
export function wantedHotels(
  hotels: readonly Lined[],
  places: ImportedPlaces,
  prices: PriceSource,
): (WantedHotel | { line: number; reason: string })[] {
  const pictures = prices === 'demo' ? drawnPictures(hotels, places) : new Map<string, FourPictures>()
  return hotels.map(({ line, row }) => {
    const [city, localityId] = [places.cities.get(cityKey(row.city)), places.localities.get(localityKey(row))]
    if (!city || localityId === undefined)
      return { line, reason: `${row.city.name} is new and no hotel in it has usable coordinates` }
    return {
      line,
      row,
      cityId: city.id,
      localityId,
      description: describe(row),
      pictures: pictures.get(row.externalId),
      ...pricesFor(row, city, prices),
      isDraft: prices === 'file',
    }
  })
}

function pricesFor(row: HotelRow, { priceLevel }: ImportedCity, source: PriceSource) {
  const hasOwn = Object.keys(row.prices).length > 0
  if (hasOwn || source === 'file') return { prices: row.prices, rackPrices: row.rackPrices, pricesAreDemo: false }
  return { ...demoPrices({ stars: starsOf(row), priceLevel, seed: row.externalId }), pricesAreDemo: true }
}

/** Adds drawings only together with demo prices, because a hotel with real prices brings its own pictures. */
function drawnPictures(hotels: readonly Lined[], places: ImportedPlaces) {
  const drawn = new Map<string, FourPictures>()
  for (const [key, group] of byCity(hotels)) {
    const city = places.cities.get(key)
    const toPicture = group.map(({ row }) => ({ id: row.externalId, stars: starsOf(row), hasBathtub: false }))
    if (city) for (const [id, four] of dealPictures(toPicture, city.views, pictureSets)) drawn.set(id, four)
  }
  return drawn
}

const withArticle = (noun: string) => (/^[aeiou]/i.test(noun) ? `An ${noun}` : `A ${noun}`)

function describe({ propertyType, roomCount, locality, city, nearby }: HotelRow) {
  const place = locality === city.name ? city.name : `${locality}, ${city.name}`
  const rooms = roomCount === 1 ? 'one room' : `${roomCount} rooms`
  const around = nearby.filter((name) => name !== locality && name !== city.name).slice(0, 3)
  const first = `${withArticle(propertyType.toLowerCase())} with ${rooms} in ${place}.`
  return around.length > 0 ? `${first} Near ${new Intl.ListFormat('en-IN').format(around)}.` : first
}
