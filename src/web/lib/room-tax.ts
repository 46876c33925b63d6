import { taxOnRoom, taxRuleOn } from '#domain/bills/tax.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { PAGES } from '#domain/page-configuration.ts'

/** The tax added today to a room at this price, before any discount; the bill has the exact amount. */
export const roomTaxToday = (price: Rupees): Rupees =>
  taxOnRoom(price, taxRuleOn(PAGES.taxRules, istDateOf(new Date())))
