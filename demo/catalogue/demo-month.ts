import { daysBetween, istDateOf } from '#domain/kernel/ist.ts'
import { addMonths, lastDayOf, monthOf } from '#domain/ledger/month.ts'
import type { SlotIndex } from '#domain/slots/slots.ts'
import { DESK_GUESTS, stayOf, type DemoStay, type DeskHotel, type Plan } from './demo-desk.ts'

const SLOTS: readonly SlotIndex[] = [3, 0, 3, 1, 2]
/** Quieter days in between. */
const EMPTY_EVERY = 4

/** What a hotel agreed with us, and where it is paid: a newcomer closes its month and proposes its payout. */
export const DEMO_TERMS = {
  gstin: '36AAQFM8842M1ZE',
  legal_name: 'Mogra Hospitality LLP',
  address: '8-2-120 Banjara Hills, Hyderabad',
  pan: 'given',
} as const
export const DEMO_BANK_ACCOUNT = {
  holder: 'Mogra Hospitality LLP',
  account_number: '50100412340417',
  ifsc: 'HDFC0000123',
  bank_name: 'HDFC Bank',
} as const

const planOf = (date: string, place: number, today: string): Plan => ({
  guest: place % DESK_GUESTS.length,
  slot: SLOTS[place % SLOTS.length] ?? 3,
  day: daysBetween(today, date),
  payAt: place % 3 === 0 ? 'hotel' : 'online',
})

/** The stays of the last whole month: the hotel's statement of it is there to be looked at. */
export function demoMonth(hotel: DeskHotel, now: Date): DemoStay[] {
  const today = istDateOf(now)
  const month = addMonths(monthOf(now), -1)
  // Nobody comes on the last evening: their stay would be the next month's.
  const days = Number(lastDayOf(month).slice(8)) - 1
  return Array.from({ length: days }, (_, place) => place)
    .filter((place) => place % EMPTY_EVERY !== EMPTY_EVERY - 1)
    .flatMap((place) => stayOf(planOf(`${month}-${String(place + 1).padStart(2, '0')}`, place, today), hotel, now))
}
