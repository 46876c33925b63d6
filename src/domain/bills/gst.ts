import { paiseShare, type Paise } from '../kernel/paise.ts'
import type { TaxPercent } from './tax.ts'

/** GST in paise: either CGST and SGST in equal halves within a state, or IGST between two states. */
export type Gst = { cgst: Paise; sgst: Paise; igst: Paise }

/** Whether the supplier is registered in the state where the room is (sections 7 and 8 of the IGST Act). */
export const PLACES_OF_SUPPLY = ['within_state', 'between_states'] as const
export type PlaceOfSupply = (typeof PLACES_OF_SUPPLY)[number]

/** The part of a supply that is taxed at one rate. */
export type TaxedPart = Gst & { percent: TaxPercent; value: Paise }

/**
 * Calculates the GST on a value. Rounds CGST, SGST and IGST separately to the paisa, half up. CGST always equals SGST,
 * as GST returns require.
 */
export function gstOn(value: Paise, percent: TaxPercent, place: PlaceOfSupply): Gst {
  if (place === 'between_states') return { cgst: 0, sgst: 0, igst: paiseShare(value, percent, 100) }
  const half = paiseShare(value, percent, 200)
  return { cgst: half, sgst: half, igst: 0 }
}

export const taxIn = ({ cgst, sgst, igst }: Gst): Paise => cgst + sgst + igst

const grossOf = (part: TaxedPart): Paise => part.value + taxIn(part)

const sum = (parts: readonly TaxedPart[], of: (part: TaxedPart) => Paise): Paise =>
  parts.reduce((total, part) => total + of(part), 0)

export type TaxSums = Gst & { value: Paise; tax: Paise; gross: Paise }

/** Adds up parts at different rates. */
export const sumsOf = (parts: readonly TaxedPart[]): TaxSums => ({
  value: sum(parts, ({ value }) => value),
  cgst: sum(parts, ({ cgst }) => cgst),
  sgst: sum(parts, ({ sgst }) => sgst),
  igst: sum(parts, ({ igst }) => igst),
  tax: sum(parts, taxIn),
  gross: sum(parts, grossOf),
})

/** Adds up the values of each rate and calculates the GST on each sum. Returns the lowest rate first. */
export function taxedParts(
  values: readonly { percent: TaxPercent; value: Paise }[],
  place: PlaceOfSupply,
): TaxedPart[] {
  const byRate = new Map<TaxPercent, Paise>()
  for (const { percent, value } of values) byRate.set(percent, (byRate.get(percent) ?? 0) + value)
  return [...byRate.entries()]
    .toSorted(([one], [other]) => one - other)
    .map(([percent, value]) => ({ percent, value, ...gstOn(value, percent, place) }))
}

/** Splits an amount that includes tax into its value and its GST. */
function partWithin(gross: Paise, percent: TaxPercent, place: PlaceOfSupply): TaxedPart {
  const whole = 100 + percent
  const half = place === 'within_state' ? paiseShare(gross, percent, 2 * whole) : 0
  const igst = place === 'within_state' ? 0 : paiseShare(gross, percent, whole)
  return { percent, value: gross - 2 * half - igst, cgst: half, sgst: half, igst }
}

/**
 * Divides an amount that includes tax among the rates of a price, in proportion to each rate's share of the price. The
 * highest rate gets the remainder.
 */
export function partsWithin(gross: Paise, price: readonly TaxedPart[], place: PlaceOfSupply): TaxedPart[] {
  const whole = sum(price, grossOf)
  let left = gross
  return price.map((part, index) => {
    const share = index === price.length - 1 ? left : paiseShare(gross, grossOf(part), whole)
    left -= share
    return partWithin(share, part.percent, place)
  })
}

const isEmpty = ({ value, cgst, igst }: TaxedPart): boolean => value === 0 && cgst === 0 && igst === 0

/** Subtracts the amounts at each rate. Omits rates at which nothing remains. */
export function partsMinus(parts: readonly TaxedPart[], less: readonly TaxedPart[]): TaxedPart[] {
  const byRate = new Map<TaxPercent, TaxedPart>()
  const add = (sign: 1 | -1) => (part: TaxedPart) => {
    const now = byRate.get(part.percent) ?? { percent: part.percent, value: 0, cgst: 0, sgst: 0, igst: 0 }
    byRate.set(part.percent, {
      percent: part.percent,
      value: now.value + sign * part.value,
      cgst: now.cgst + sign * part.cgst,
      sgst: now.sgst + sign * part.sgst,
      igst: now.igst + sign * part.igst,
    })
  }
  parts.forEach(add(1))
  less.forEach(add(-1))
  return [...byRate.values()].filter((part) => !isEmpty(part)).toSorted((one, other) => one.percent - other.percent)
}
