import { amenities, type Amenity } from '#domain/hotels/amenities.ts'
import { FACT_NAMES, HOTEL_FACTS, type HotelFacts } from '#domain/hotels/hotel-facts.ts'
import { BadRow } from './bad-row.ts'

/**
 * What a hotel offers besides rooms and prices. A field that the file lacks is undefined, and a known hotel keeps its
 * value.
 */
export interface HotelOffer {
  facts: Partial<HotelFacts>
  amenities: readonly Amenity[] | undefined
  bathtubRooms: number | undefined
  bathtubCharge: number | undefined
  description: string | undefined
  rules: readonly string[] | undefined
}

export const offerColumns = [
  ...FACT_NAMES.map((name) => HOTEL_FACTS[name].csvColumn),
  'amenities',
  'bathtub_rooms',
  'bathtub_charge',
  'description',
  'rules',
] as const

type Column = (typeof offerColumns)[number]
type Cell = (column: Column) => string

const limits = { description: 2000, rule: 200, rules: 20, bathtubCharge: 20_000 }
/** An explicitly empty list. A blank cell, by contrast, changes nothing. */
const NONE = 'none'

const listOf = (text: string): string[] =>
  text
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/**
 * Validates the cells of one record. A malformed number refuses the row. Any other fault drops the cell with a warning.
 */
export function offerOf(cell: Cell, roomCount: number, warnings: string[]): HotelOffer {
  const bathtubRooms = bathtubRoomsOf(cell('bathtub_rooms'), roomCount)
  return {
    amenities: amenitiesOf(cell('amenities'), warnings),
    bathtubRooms,
    bathtubCharge: bathtubChargeOf(cell('bathtub_charge')),
    facts: factsOf(cell, warnings),
    description: textOf(cell('description'), limits.description, 'description', warnings),
    rules: rulesOf(cell('rules'), warnings),
  }
}

const isAmenity = (word: string): word is Amenity => (amenities as readonly string[]).includes(word)

function amenitiesOf(text: string, warnings: string[]): Amenity[] | undefined {
  if (text === '') return undefined
  if (text.toLowerCase() === NONE) return []
  const words = listOf(text).map((word) => word.toLowerCase().replaceAll(/[\s-]+/g, '_'))
  const unknown = words.filter((word) => !isAmenity(word))
  if (unknown.length > 0) warnings.push(`amenities ${unknown.join(', ')}: not known, left out`)
  return [...new Set(words.filter(isAmenity))]
}

function bathtubRoomsOf(text: string, roomCount: number): number | undefined {
  if (text === '') return undefined
  const count = Number(text)
  if (/^\d{1,9}$/.test(text) && count <= roomCount) return count
  throw new BadRow(`bathtub_rooms ${JSON.stringify(text)} is not a whole number from 0 to room_count, ${roomCount}`)
}

function bathtubChargeOf(text: string): number | undefined {
  if (text === '') return undefined
  const bare = text.replaceAll(/^(₹|Rs\.?|INR)\s*|,/gi, '')
  if (/^\d{1,7}$/.test(bare) && Number(bare) <= limits.bathtubCharge) return Number(bare)
  throw new BadRow(`bathtub_charge ${JSON.stringify(text)} is not whole rupees from 0 to ${limits.bathtubCharge}`)
}

const WORDS: Readonly<Record<string, boolean>> = { yes: true, true: true, 1: true, no: false, false: false, 0: false }

function yesOrNo(cell: Cell, column: Column, warnings: string[]): boolean | undefined {
  const text = cell(column).toLowerCase()
  const said = WORDS[text]
  if (text !== '' && said === undefined)
    warnings.push(`${column} ${JSON.stringify(text)} is neither yes nor no: left out`)
  return said
}

function factsOf(cell: Cell, warnings: string[]): Partial<HotelFacts> {
  const facts: Partial<HotelFacts> = {}
  for (const name of FACT_NAMES) {
    const said = yesOrNo(cell, HOTEL_FACTS[name].csvColumn, warnings)
    if (said !== undefined) facts[name] = said
  }
  return facts
}

function textOf(text: string, limit: number, column: string, warnings: string[]): string | undefined {
  if (text === '') return undefined
  if (text.length <= limit) return text
  warnings.push(`${column} was cut at ${limit} characters`)
  return text.slice(0, limit).trimEnd()
}

function rulesOf(text: string, warnings: string[]): string[] | undefined {
  if (text === '') return undefined
  if (text.toLowerCase() === NONE) return []
  const rules = [...new Set(listOf(text))]
  if (rules.length > limits.rules) warnings.push(`only the first ${limits.rules} rules are kept`)
  return rules.slice(0, limits.rules).flatMap((rule) => textOf(rule, limits.rule, 'a rule', warnings) ?? [])
}
