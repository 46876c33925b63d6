import { taxRuleOn } from '#domain/bills/tax.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { PAGES } from '#domain/page-configuration.ts'
import { stayTotal, type StayTotal } from '#domain/prices/stay-total.ts'

type Rooms = { rooms?: number; days?: number }

/**
 * What rooms at this price cost with today's tax, where the API answered no total: a usual price, a month of prices.
 * All days have the same price.
 */
export const totalToday = (price: Rupees, { rooms = 1, days = 1 }: Rooms = {}): StayTotal =>
  stayTotal(
    Array.from({ length: days }, () => price),
    rooms,
    taxRuleOn(PAGES.taxRules, istDateOf(new Date())),
  )
