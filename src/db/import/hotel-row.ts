import { LOWEST_PRICE } from '#domain/prices/check-rule.ts'
import type { SlotPrices } from '#domain/slots/slot-prices.ts'
import { SLOTS, type SlotKey } from '#domain/slots/slots.ts'
import { cleanText } from './clean-text.ts'
import { offerColumns, offerOf, type HotelOffer } from './offer-cells.ts'
import { BadRow } from './bad-row.ts'
import { cityName, localityName, type PlaceName } from './place-names.ts'

/** One record of the file, by column name. A missing column has no entry. */
export type HotelRecord = Readonly<Record<string, string | undefined>>

export interface Coordinates {
  lat: number
  lng: number
}

/** A hotel as the file describes it, cleaned and checked. */
export interface HotelRow {
  externalId: string
  name: string
  propertyType: string
  stars: number | null
  address: string
  locality: string
  city: PlaceName
  coordinates: Coordinates | null
  roomCount: number
  rating: { overall: number; count: number } | null
  nearby: readonly string[]
  prices: SlotPrices
  rackPrices: SlotPrices
  offer: HotelOffer
}

export type ReadRow = { ok: true; hotel: HotelRow; warnings: string[] } | { ok: false; reason: string }

export const requiredColumns = ['property_id', 'property_name', 'address', 'city', 'state', 'room_count'] as const

/** Every column that the import reads. The report lists all other columns. */
export const knownColumns: readonly string[] = [
  ...requiredColumns,
  'locality',
  'latitude',
  'longitude',
  'property_type',
  'hotel_star_rating',
  'site_review_rating',
  'site_review_count',
  'point_of_interest',
  ...SLOTS.flatMap(({ key }) => [`price_${key}`, `rack_price_${key}`]),
  ...offerColumns,
]

const limits = { externalId: 64, name: 120, address: 300, place: 80, propertyType: 40 }
export const maxRooms = 500
const highestPrice = 200_000

/**
 * Validates one record. An essential fault refuses the row, and any other fault only causes a warning
 * (docs/import-format.md).
 */
export function readHotelRow(record: HotelRecord): ReadRow {
  const warnings: string[] = []
  try {
    return { ok: true, hotel: hotelOf(record, warnings), warnings }
  } catch (error) {
    if (error instanceof BadRow) return { ok: false, reason: error.message }
    throw error
  }
}

function hotelOf(record: HotelRecord, warnings: string[]): HotelRow {
  const cell = (column: string) => cleanText(record[column] ?? '')
  const roomCount = roomCountOf(cell('room_count'))
  const city = cityName(placeOf(cell('city'), 'city'), placeOf(cell('state'), 'state'))
  return {
    externalId: externalId(cell('property_id')),
    name: nameOf(cell('property_name')),
    propertyType: shortened(cell('property_type') || 'Hotel', limits.propertyType, 'property_type', warnings),
    stars: starsOf(cell('hotel_star_rating'), warnings),
    address: shortened(needed(cell('address'), 'address', Infinity), limits.address, 'address', warnings),
    locality: localityOf(cell('locality'), city.name, warnings),
    city,
    coordinates: coordinatesOf(cell('latitude'), cell('longitude'), warnings),
    roomCount,
    rating: ratingOf(cell('site_review_rating'), cell('site_review_count'), warnings),
    nearby: nearbyOf(cell('point_of_interest')),
    ...pricesOf(cell, warnings),
    offer: offerOf(cell, roomCount, warnings),
  }
}

function needed(text: string, column: string, limit: number) {
  if (text === '') throw new BadRow(`${column} is empty`)
  if (text.length > limit) throw new BadRow(`${column} is longer than ${limit} characters`)
  if (!/\p{L}|\p{N}/u.test(text)) throw new BadRow(`${column} has no letters`)
  return text
}

/** Reads the name of a place. It must contain Latin letters, because the place's URL is made of them. */
function placeOf(text: string, column: string) {
  if (!/[a-z]/i.test(needed(text, column, limits.place))) throw new BadRow(`${column} has no Latin letters`)
  return text
}

function externalId(text: string) {
  if (/\s/.test(needed(text, 'property_id', limits.externalId))) throw new BadRow('property_id contains blanks')
  return text
}

function nameOf(text: string) {
  if (!/\p{L}/u.test(needed(text, 'property_name', limits.name))) throw new BadRow('property_name has no letters')
  return text
}

function shortened(text: string, limit: number, column: string, warnings: string[]) {
  if (text.length <= limit) return text
  warnings.push(`${column} was cut at ${limit} characters`)
  return text.slice(0, limit).trimEnd()
}

function localityOf(text: string, city: string, warnings: string[]) {
  if (text.length <= limits.place) return localityName(text, city)
  warnings.push(`locality is longer than ${limits.place} characters: the city is used`)
  return city
}

/** The maximum number of nearby places for a hotel. */
const maxNearby = 5

const nearbyOf = (text: string) =>
  [...new Set(text.split('|').map((place) => localityName(place.trim(), '')))]
    .filter((place) => place !== '')
    .slice(0, maxNearby)

function starsOf(text: string, warnings: string[]) {
  if (text === '' || text === '0') return null
  if (/^[1-5](\.0+)?$/.test(text)) return Math.trunc(Number(text))
  warnings.push(`hotel_star_rating ${JSON.stringify(text)} is not 0 to 5: left out`)
  return null
}

function roomCountOf(text: string) {
  const count = Number(text)
  if (!/^\d{1,9}$/.test(text) || count < 1 || count > maxRooms) {
    throw new BadRow(`room_count ${JSON.stringify(text)} is not a whole number from 1 to ${maxRooms}`)
  }
  return count
}

const decimal = /^-?\d{1,3}(\.\d+)?$/
const isInIndia = ({ lat, lng }: Coordinates) => lat >= 6 && lat <= 38 && lng >= 68 && lng <= 98

function coordinatesOf(latitude: string, longitude: string, warnings: string[]): Coordinates | null {
  if (latitude === '' && longitude === '') return null
  const written = { lat: Number(latitude), lng: Number(longitude) }
  if (!decimal.test(latitude) || !decimal.test(longitude)) {
    warnings.push('latitude and longitude are not both numbers: left out')
    return null
  }
  if (isInIndia(written)) return written
  const swapped = { lat: written.lng, lng: written.lat }
  warnings.push(
    isInIndia(swapped)
      ? 'latitude and longitude had changed places: put right'
      : `${latitude}, ${longitude} is not in India: left out`,
  )
  return isInIndia(swapped) ? swapped : null
}

function ratingOf(rating: string, count: string, warnings: string[]) {
  if (rating === '' && count === '') return null
  const [overall, ratings] = [Number(rating), Number(count)]
  const isValid = decimal.test(rating) && overall >= 1 && overall <= 5 && /^\d{1,7}$/.test(count) && ratings >= 1
  if (isValid) return { overall: Math.round(overall * 10) / 10, count: ratings }
  warnings.push(`rating ${JSON.stringify(rating)} of ${JSON.stringify(count)} reviews is not valid: left out`)
  return null
}

function priceOf(text: string, column: string) {
  const bare = text.replaceAll(/^(₹|Rs\.?|INR)\s*|,/gi, '')
  const price = Number(bare)
  if (/^\d{1,7}$/.test(bare) && price >= 1 && price <= highestPrice) {
    if (price < LOWEST_PRICE) throw new BadRow(`${column} ${price} is below the lowest price, ${LOWEST_PRICE}`)
    return price
  }
  throw new BadRow(`${column} ${JSON.stringify(text)} is not a price in whole rupees`)
}

function pricesOf(cell: (column: string) => string, warnings: string[]) {
  const prices: Partial<Record<SlotKey, number>> = {}
  const rackPrices: Partial<Record<SlotKey, number>> = {}
  for (const { key } of SLOTS) {
    const [written, usual] = [cell(`price_${key}`), cell(`rack_price_${key}`)]
    if (written !== '') prices[key] = priceOf(written, `price_${key}`)
    if (usual === '') continue
    const [price, rackPrice] = [prices[key], priceOf(usual, `rack_price_${key}`)]
    if (price !== undefined && rackPrice > price) rackPrices[key] = rackPrice
    else warnings.push(`rack_price_${key} is not above the price: left out`)
  }
  return { prices, rackPrices }
}
