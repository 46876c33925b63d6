import { istDateOf, type IstDate } from '../kernel/ist.ts'
import type { Stay } from '../slots/period.ts'
import type { SlotIndex } from '../slots/slots.ts'

/** The days for which prices are requested: the day of the check-in, and the number of days. */
export type PricedDays = { slot: SlotIndex; first: IstDate; days: number }

export const pricedDays = ({ slot, period, days }: Stay): PricedDays => ({ slot, first: istDateOf(period.start), days })
