import { shareOf, type Rupees } from '../kernel/money.ts'
import type { IstDate } from '../kernel/ist.ts'

/** A rate of GST in whole percent. */
export type TaxPercent = number

/** GST on a room from a given day: the rate rises above a value of one room and day. Governments change all three. */
export type TaxRule = {
  /** the first day in India it applies to */
  from: IstDate
  threshold: Rupees
  percentUpTo: TaxPercent
  percentAbove: TaxPercent
}

/** The law as we know it; `GST_RULES` adds later rules (decisions, "Bills"). */
export const TAX_RULES: readonly TaxRule[] = [{ from: '2025-09-22', threshold: 7500, percentUpTo: 5, percentAbove: 18 }]

/** The rule in force on a day: the latest that has begun, of two for one day the later in the list, or the first for any earlier day. */
export function taxRuleOn(rules: readonly TaxRule[], day: IstDate): TaxRule {
  const inOrder = rules.toSorted((one, other) => one.from.localeCompare(other.from))
  const rule = inOrder.findLast(({ from }) => from <= day) ?? inOrder[0]
  if (!rule) throw new Error('there is no rule of GST')
  return rule
}

/** The supply: alike rooms for some days, and the amounts that decide the slab (docs/decisions/0010). */
export type Supply = {
  /** rooms and bathtubs for all days, before any discount */
  gross: Rupees
  /** the hotel's own discount; a discount that Uncle pays leaves the value unchanged */
  hotelDiscount: Rupees
  rooms: number
  days: number
}

/** The rate for this supply: the value of one room and day decides, however many there are. */
export const taxPercent = ({ gross, hotelDiscount, rooms, days }: Supply, rule: TaxRule): TaxPercent =>
  gross - hotelDiscount <= rule.threshold * rooms * days ? rule.percentUpTo : rule.percentAbove

/** The tax on an amount, rounded to the rupee, half up. */
export const taxOf = (amount: Rupees, percent: TaxPercent): Rupees => shareOf(amount, percent * 100)

/** The tax on one undiscounted room for one day: cards show it beside the price. */
export const taxOnRoom = (price: Rupees, rule: TaxRule): Rupees =>
  taxOf(price, taxPercent({ gross: price, hotelDiscount: 0, rooms: 1, days: 1 }, rule))
