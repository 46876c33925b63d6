import { shareOf, type Rupees } from '../kernel/money.ts'
import type { IstDate } from '../kernel/ist.ts'

/** A rate of GST in whole percent. */
export type TaxPercent = number

/** GST on a room from a day on: the rate changes above a value of one room and day. Governments change all three. */
export type TaxRule = {
  /** the first day in India on which bills are made by it */
  from: IstDate
  threshold: Rupees
  percentUpTo: TaxPercent
  percentAbove: TaxPercent
}

/** What the law says as far as we know it; `GST_RULES` adds what comes after (decisions, "Bills"). */
export const TAX_RULES: readonly TaxRule[] = [{ from: '2025-09-22', threshold: 7500, percentUpTo: 5, percentAbove: 18 }]

/**
 * The rule in force on a day: the latest that has begun, and of two for the same day the later in the list. Before the
 * first of them the first one counts.
 */
export function taxRuleOn(rules: readonly TaxRule[], day: IstDate): TaxRule {
  const inOrder = rules.toSorted((one, other) => one.from.localeCompare(other.from))
  const rule = inOrder.findLast(({ from }) => from <= day) ?? inOrder[0]
  if (!rule) throw new Error('there is no rule of GST')
  return rule
}

/** What is supplied: alike rooms for some days, and the money that goes by the slab (docs/decisions/0010). */
export type Supply = {
  /** rooms and bathtubs for all days, before any discount */
  gross: Rupees
  /** what the hotel itself takes off; what Uncle pays for the guest takes nothing off the value */
  hotelDiscount: Rupees
  rooms: number
  days: number
}

/** The rate for this supply: the value of one room and day decides, however many there are. */
export const taxPercent = ({ gross, hotelDiscount, rooms, days }: Supply, rule: TaxRule): TaxPercent =>
  gross - hotelDiscount <= rule.threshold * rooms * days ? rule.percentUpTo : rule.percentAbove

/** The tax on an amount, rounded to the rupee, half up. */
export const taxOf = (amount: Rupees, percent: TaxPercent): Rupees => shareOf(amount, percent * 100)

/** The tax on one room for one day at this price with nothing taken off: what cards show beside a price. */
export const taxOnRoom = (price: Rupees, rule: TaxRule): Rupees =>
  taxOf(price, taxPercent({ gross: price, hotelDiscount: 0, rooms: 1, days: 1 }, rule))
