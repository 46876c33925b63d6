import type { Hotel, HotelAndSurroundings, HotelInList, HotelPicture } from '#contract/hotels.ts'
import type { PoolKind } from '#db/picture-pool/picture-pool.ts'
import { eachFact, type HotelFacts } from '#domain/hotels/hotel-facts.ts'
import { PICTURE_SUBJECTS, type PhotoSubject, type PictureSubject } from '#domain/pictures/photo-subjects.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { SHOWN_CHECKS, type ShownCheck } from '#domain/hotels/publishing.ts'
import { HOTEL_WIDTHS } from '#domain/pictures/picture-sizes.ts'
import type { Names } from '#domain/places/names.ts'
import { nearestLandmark, nearestStation, placeOnCard, type CityPlace } from '#domain/places/nearest-place.ts'
import { shareOf, type WelcomeCounts } from '#domain/welcome/welcome-share.ts'
import { SLOTS } from '#domain/slots/slots.ts'
import { WHOLE } from './hotel-pictures.ts'

/** Prices as the catalogue query returns them: slot, price, usual price. */
type PriceTriple = [slot: number, price: number, rackPrice: number | null]
export type StoredPicture = [
  name: string,
  alt: string,
  origin: 'pool' | 'store',
  tint: string | null,
  caption?: string | null,
  subject?: PhotoSubject | null,
  /** pixels of the whole photo; null if only its cropped version is stored */
  width?: number | null,
  height?: number | null,
]

export type HotelRow = HotelFacts & {
  id: number
  slug: string
  name: string
  city_id: number
  city_name: string
  city_names: Names
  city_slug: string
  locality_id: number
  locality_name: string
  locality_names: Names
  locality_slug: string
  address: string
  description: string
  lat: number | null
  lng: number | null
  stars: number | null
  rank: number
  amenities: string[]
  is_new: boolean
  hidden: boolean
  has_bathtub: boolean
  bathtub_charge: number
  custom_slot_1: number
  custom_slot_2: number
  cancel_hours: number
  grace_minutes: number
  overall_rating: number | null
  ratings_count: number
  is_favourite: boolean
  prices: PriceTriple[]
  house_rules: string[]
  privacy_rating: number | null
  /** how couples were welcomed; null until enough have answered */
  welcome: WelcomeCounts | null
  /** the nearest main station and the nearest landmark, if there are any nearby */
  station: CityPlace | null
  landmark: CityPlace | null
  pictures: StoredPicture[]
}

/** Drawn pictures are part of the site's files; a hotel's own pictures are in the file store (`hotel-pictures.ts`). */
const FOLDERS = { pool: '/pictures/pool', store: '/pictures/hotels' }

/** The file name of a stock picture contains its set and its subject: 'city-3-a-room' (`db/picture-pool`). */
const DRAWN: Record<string, PictureSubject> = {
  facade: 'facade',
  room: 'room',
  angle: 'room',
  bath: 'bathroom',
  balcony: 'balcony',
  breakfast: 'breakfast',
  lounge: 'lounge',
} satisfies Record<PoolKind, PictureSubject>

const subjectOf = ([name, , origin, , typed, subject]: StoredPicture): PictureSubject | undefined => {
  if (typed) return undefined
  return subject ?? (origin === 'pool' ? DRAWN[name.split('-').at(-1) ?? ''] : undefined)
}

/** Presents the cropped picture that cards show. */
export function presentPicture(picture: StoredPicture): HotelPicture {
  const [name, alt, origin, tint, typed] = picture
  const subject = subjectOf(picture)
  const caption = subject === undefined ? typed : PICTURE_SUBJECTS[subject]
  const url = `${FOLDERS[origin]}/${name}-${HOTEL_WIDTHS[0]}.webp`
  return {
    url,
    alt: typed ?? alt,
    widths: [...HOTEL_WIDTHS],
    ...(caption ? { caption } : {}),
    ...(subject === undefined ? {} : { subject }),
    ...(tint === null ? {} : { tint }),
  }
}

/** Presents a picture for the hotel's page and its editors, with the whole photo if it is stored. */
export function presentWholePicture(picture: StoredPicture): HotelPicture {
  const [name, , origin, , , , width, height] = picture
  const url = `${FOLDERS[origin]}/${name}-${WHOLE}.webp`
  return { ...presentPicture(picture), ...(width && height ? { whole: { url, width, height } } : {}) }
}

function pricesByKey(triples: PriceTriple[], pick: (triple: PriceTriple) => number | null): Hotel['prices'] {
  const prices: Hotel['prices'] = {}
  for (const triple of triples) {
    const slot = SLOTS[triple[0] as 0]
    const price = pick(triple)
    if (slot && price !== null) prices[slot.key] = price
  }
  return prices
}

/** Maps the fields of a hotel from the database's names to the specification's. Only this function does so. */
const sharedFields = (row: HotelRow) => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  cityId: row.city_id,
  city: row.city_name,
  cityNames: row.city_names,
  localityId: row.locality_id,
  locality: row.locality_name,
  localityNames: row.locality_names,
  location: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
  prices: pricesByKey(row.prices, ([, price]) => price),
  rack_prices: pricesByKey(row.prices, ([, , rackPrice]) => rackPrice),
  _pictures: row.pictures.map(presentPicture),
  overallRating: row.overall_rating,
  rating: row.overall_rating === null ? null : Math.round(row.overall_rating),
  reviewsCount: row.ratings_count,
  hidden: row.hidden,
  isNew: row.is_new,
  isFavorite: row.is_favourite,
  hasBathtub: row.has_bathtub,
  bathTub_charges: row.bathtub_charge,
  ...eachFact((name) => row[name]),
  rank: row.rank,
  custom_slot_1: row.custom_slot_1,
  custom_slot_2: row.custom_slot_2,
  cancel_hours: row.cancel_hours,
  grace_minutes: row.grace_minutes,
  welcome: row.welcome && shareOf(row.welcome),
  amenities: row.amenities,
})

/** Presents the places close enough to the hotel to be called near. */
function placesNear({ lat, lng, station, landmark }: HotelRow) {
  if (lat === null || lng === null) return { station: null, landmark: null }
  return {
    station: nearestStation({ lat, lng }, station ? [station] : []),
    landmark: nearestLandmark({ lat, lng }, landmark ? [landmark] : []),
  }
}

type ListedHotel = HotelRow & {
  price: number | null
  stay_total: number | null
  stay_tax: number | null
  dayPrices: readonly (number | null)[]
  available: boolean
  paused: boolean
  free_bathtub: boolean
}

/** Maps a day's prices to the slots' keys; leaves out slots that the hotel does not sell that day. */
export function presentDayPrices(dayPrices: readonly (number | null)[]): Hotel['prices'] {
  const prices: Hotel['prices'] = {}
  for (const { index, key } of SLOTS) {
    const price = dayPrices[index] ?? null
    if (price !== null) prices[key] = price
  }
  return prices
}

function nearestTo(row: HotelRow) {
  const { station, landmark } = placesNear(row)
  return placeOnCard(station, landmark)
}

/**
 * Presents a hotel in a list for a requested time: with that day's prices, and with `hasBathtub` only if enough rooms
 * with a bathtub are free then (decisions, "Rooms").
 */
export const presentHotelInList = (row: ListedHotel): HotelInList => ({
  ...sharedFields(row),
  prices: presentDayPrices(row.dayPrices),
  hasBathtub: row.free_bathtub,
  privacyRating: row.privacy_rating,
  nearest: nearestTo(row),
  price: row.price,
  tax: row.stay_tax,
  total: row.stay_total,
  availability: { availability: row.available, isPaused: row.paused },
})

export const presentHotel = (row: HotelRow): Hotel => ({
  ...sharedFields(row),
  _pictures: row.pictures.map(presentWholePicture),
  citySlug: row.city_slug,
  localitySlug: row.locality_slug,
  address: row.address,
  description: row.description,
  rules: row.house_rules,
  stars: row.stars,
})

export type FoundHotel = HotelRow & {
  is_on_plan: boolean
  signed_checks: { item: ShownCheck; at: string }[]
  run_by: { name: string; address: string } | null
}

export const presentFoundHotel = (row: FoundHotel): HotelAndSurroundings => ({
  ...presentHotel(row),
  surroundings: { ...placesNear(row), isOnPlan: row.is_on_plan },
  runBy: row.run_by,
  checked: SHOWN_CHECKS.flatMap((item) => {
    const signed = row.signed_checks.find((check) => check.item === item)
    return signed ? [{ item, on: istDateOf(new Date(signed.at)) }] : []
  }),
})
