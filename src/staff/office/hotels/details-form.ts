import type { OfficeHotelDetails } from '#contract/office-hotel-details.ts'
import { MAX_BATHTUB_CHARGE, MOST_POINTS, type TypedDetails } from '#domain/hotels/hotel-details.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { positionWords, readPosition } from '#domain/places/within-city.ts'
import * as frame from '#words/office/frame.ts'
import * as t from '#words/office/hotel-details.ts'

/** The values of a form's fields as typed. */
export type TypedFields = Record<keyof typeof t.missing | 'city_id', string>

/** Fills the fields with the saved details. */
export const fieldsOf = (details: OfficeHotelDetails): TypedFields => ({
  name: details.name,
  address: details.address,
  city_id: String(details.city_id),
  locality_id: String(details.locality_id),
  position: details.position ? positionWords(details.position) : '',
  description: details.description,
  stars: details.stars === null ? '' : String(details.stars),
  bathtub_charge: String(details.bathtub_charge),
  rank: String(details.rank),
})

const readUpTo =
  (most: number) =>
  (typed: string): number | undefined => {
    const digits = typed.replaceAll(/[\s,₹]/g, '')
    return /^\d{1,6}$/.test(digits) && Number(digits) <= most ? Number(digits) : undefined
  }

type Read<Value> = (typed: string) => Value | undefined
const readText: Read<string> = (typed) => (typed.trim() ? typed : undefined)
const readNumber: Read<number> = (typed) => (typed ? Number(typed) : undefined)

const READERS: { [Field in keyof TypedFields]: Read<NonNullable<TypedDetails[Field]>> } = {
  name: readText,
  address: readText,
  city_id: readNumber,
  locality_id: readNumber,
  position: readPosition,
  description: readText,
  stars: readNumber,
  bathtub_charge: readUpTo(MAX_BATHTUB_CHARGE),
  rank: readUpTo(MOST_POINTS),
}

type Faults = Partial<Record<keyof TypedFields, string>>

/**
 * Returns only the fields that were changed since the form was opened. Refuses with the faults by field, or with a
 * sentence if nothing was changed.
 */
export function readChanged(opened: TypedFields, typed: TypedFields): Result<TypedDetails, Faults | string> {
  const changed = (Object.keys(READERS) as (keyof TypedFields)[]).filter(
    (field) => typed[field].trim() !== opened[field].trim(),
  )
  if (changed.length === 0) return refuse(frame.nothingChanged)
  const values: TypedDetails = {}
  const faults: Faults = {}
  for (const field of changed) {
    const value = READERS[field](typed[field])
    if (value === undefined) faults[field] = field === 'city_id' ? t.choose : t.missing[field]
    else Object.assign(values, { [field]: value })
  }
  return Object.keys(faults).length > 0 ? refuse(faults) : accept(values)
}
