import { taxOf, type TaxPercent } from '../bills/tax.ts'
import type { Rupees } from '../kernel/money.ts'
import { paiseOf, paiseShare, type Paise } from '../kernel/paise.ts'

/** The bill for one supply, a stay or extra hours, in whole rupees; the tax is rounded to a rupee. */
export type BilledPart = { value: Rupees; tax: Rupees; percent: TaxPercent }

/** The sums of a document, in paise. `rounding` is the difference to the bill's tax in whole rupees. */
export type TaxSums = { taxableValue: Paise; cgst: Paise; sgst: Paise; rounding: Paise; total: Paise }

export const NO_SUMS: TaxSums = { taxableValue: 0, cgst: 0, sgst: 0, rounding: 0, total: 0 }

/**
 * Whether one rate produced the tax. Days on either side of the slab's threshold are billed together with the effective
 * percentage; then only the tax itself shows its share of the value.
 */
export const isOfOneRate = ({ value, tax, percent }: BilledPart): boolean => taxOf(value, percent) === tax

/** Calculates the sums of a bill: two halves of the tax at its rate, and the rounding to the bill's own total. */
export function sumsOf(part: BilledPart): TaxSums {
  const taxableValue = paiseOf(part.value)
  const half = isOfOneRate(part) ? paiseShare(taxableValue, part.percent, 200) : paiseShare(paiseOf(part.tax), 1, 2)
  const rounding = paiseOf(part.tax) - 2 * half
  return { taxableValue, cgst: half, sgst: half, rounding, total: paiseOf(part.value + part.tax) }
}

/** Calculates the sums of an amount that includes tax, at the rate of a part of the bill. */
export function sumsWithin(total: Paise, part: BilledPart): TaxSums {
  const [tax, value] = isOfOneRate(part) ? [part.percent, 100] : [part.tax, part.value]
  const half = paiseShare(total, tax, 2 * (tax + value))
  return { taxableValue: total - 2 * half, cgst: half, sgst: half, rounding: 0, total }
}

export const plus = (one: TaxSums, other: TaxSums): TaxSums => ({
  taxableValue: one.taxableValue + other.taxableValue,
  cgst: one.cgst + other.cgst,
  sgst: one.sgst + other.sgst,
  rounding: one.rounding + other.rounding,
  total: one.total + other.total,
})

export const minus = (one: TaxSums, other: TaxSums): TaxSums => ({
  taxableValue: one.taxableValue - other.taxableValue,
  cgst: one.cgst - other.cgst,
  sgst: one.sgst - other.sgst,
  rounding: one.rounding - other.rounding,
  total: one.total - other.total,
})
