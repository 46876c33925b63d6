import { taxRuleOn } from '#domain/bills/tax.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { PAGES } from '#domain/page-configuration.ts'
import { stayTotal, type StayTotal } from '#domain/prices/stay-total.ts'

type Stay = { rooms?: number; days?: number }

/**
 * What rooms at this price cost with today's tax, where the API gives no total: for a usual price, or a month of
 * prices. All days have the same price.
 */
export const totalToday = (price: Rupees, { rooms = 1, days = 1 }: Stay = {}): StayTotal =>
  stayTotal(
    Array.from({ length: days }, () => price),
    rooms,
    taxRuleOn(PAGES.taxRules, istDateOf(new Date())),
  )

/** What the stay would cost at the hotel's usual price, if it has one. */
export const usualTotal = (usualPrice: Rupees | undefined, stay?: Stay): Rupees | undefined =>
  usualPrice === undefined ? undefined : totalToday(usualPrice, stay).total
