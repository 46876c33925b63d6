import { accept, refuse, type Result } from '../kernel/result.ts'
import { slugOf } from '../kernel/slug.ts'
import { isTypable, oneLine, severalLines } from '../kernel/typed-text.ts'
import type { Point } from '../places/straight-kilometres.ts'
import { isWithinCity, positionWords, type CityArea } from '../places/within-city.ts'

export const MAX_ADDRESS = 300
export const MAX_DESCRIPTION = 2000
/** The highest bathtub charge, in whole rupees per room and day. Imports have the same limit. */
export const MAX_BATHTUB_CHARGE = 20_000
export const MOST_STARS = 5
/** The maximum number of search points that the office can give a hotel, before guests and cases add or take points. */
export const MOST_POINTS = 1000

/** The hotel details that the office edits: its name, its place, what guests read, and its search points. */
export type HotelDetails = {
  name: string
  address: string
  city_id: number
  locality_id: number
  position: Point | null
  description: string
  /** null if nobody has entered a rating; 0 if somebody checked that the hotel has none */
  stars: number | null
  bathtub_charge: number
  rank: number
}
export type DetailField = keyof HotelDetails

/** The details to change. An omitted detail keeps its value, and no detail can be cleared. */
export type TypedDetails = { [Field in DetailField]?: NonNullable<HotelDetails[Field]> }

/** The facts against which a change is validated, for the city in which the hotel will be. */
export type DetailsContext = {
  city: CityArea
  /** the ids of the localities in that city */
  localities: readonly number[]
  hasBookings: boolean
  hasBathtub: boolean
}

export type DetailFault =
  | 'empty'
  | 'unreadable'
  | 'outside_city'
  | 'locality_elsewhere'
  | 'city_has_bookings'
  | 'no_bathtub'
export type FaultyDetail = { field: DetailField; fault: DetailFault }

const TEXTS = { name: oneLine, address: oneLine, description: severalLines } as const

function faultOfText(field: keyof typeof TEXTS, text: string | undefined): DetailFault | undefined {
  if (text === undefined) return undefined
  if (!isTypable(text)) return 'unreadable'
  // The hotel's address on the site is based on its name.
  const isFilled = field === 'name' ? slugOf(text) !== '' : /\p{L}|\p{N}/u.test(text)
  return isFilled ? undefined : 'empty'
}

function faultOfPlace(before: HotelDetails, typed: TypedDetails, context: DetailsContext): FaultyDetail | undefined {
  const isMoved = typed.city_id !== undefined && typed.city_id !== before.city_id
  // The city cannot change once there are bookings, because coupons, search and the state that gets the GST depend on
  // it.
  if (isMoved && context.hasBookings) return { field: 'city_id', fault: 'city_has_bookings' }
  const locality = typed.locality_id ?? before.locality_id
  if ((isMoved || typed.locality_id !== undefined) && !context.localities.includes(locality))
    return { field: 'locality_id', fault: 'locality_elsewhere' }
  const position = typed.position ?? before.position
  if ((isMoved || typed.position) && position && !isWithinCity(position, context.city))
    return { field: 'position', fault: 'outside_city' }
  return undefined
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * Returns the details that change, with tidied text, or the first fault. Unchanged details are not checked, so that an
 * old flaw does not block a different correction.
 */
export function readDetails(
  before: HotelDetails,
  typed: TypedDetails,
  context: DetailsContext,
): Result<TypedDetails, FaultyDetail> {
  const tidied: TypedDetails = { ...typed }
  for (const [field, tidy] of Object.entries(TEXTS) as [keyof typeof TEXTS, (text: string) => string][])
    if (typed[field] !== undefined) tidied[field] = tidy(typed[field])
  const changed: TypedDetails = Object.fromEntries(
    Object.entries(tidied).filter(([field, value]) => !isSame(value, before[field as DetailField])),
  )
  for (const field of Object.keys(TEXTS) as (keyof typeof TEXTS)[]) {
    const fault = faultOfText(field, changed[field])
    if (fault) return refuse({ field, fault })
  }
  const misplaced = faultOfPlace(before, changed, context)
  if (misplaced) return refuse(misplaced)
  if (changed.bathtub_charge !== undefined && !context.hasBathtub)
    return refuse({ field: 'bathtub_charge', fault: 'no_bathtub' })
  return accept(changed)
}

/** A value before and after a change, in words or numbers. */
export type Change = { from: string | number | null; to: string | number | null }
type Named = Record<'city_id' | 'locality_id', string>

/**
 * Returns the changes for the log, by the name of each detail: `city: {from: 'Pune', to: 'Nashik'}`. `before` and
 * `after` contain the names of places.
 */
export function detailChanges(
  changed: TypedDetails,
  before: HotelDetails & { names: Named },
  after: Named,
): Record<string, Change> {
  const { city_id, locality_id, position, ...plain } = changed
  const own = before as Record<string, unknown>
  return {
    ...Object.fromEntries(
      Object.entries(plain).map(([field, to]) => [field, { from: own[field] as Change['from'], to }]),
    ),
    ...(city_id === undefined ? {} : { city: { from: before.names.city_id, to: after.city_id } }),
    ...(locality_id === undefined ? {} : { locality: { from: before.names.locality_id, to: after.locality_id } }),
    ...(position === undefined
      ? {}
      : { position: { from: before.position && positionWords(before.position), to: positionWords(position) } }),
  }
}
