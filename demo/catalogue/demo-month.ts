import { daysBetween, istDateOf } from '#domain/kernel/ist.ts'
import { addMonths, lastDayOf, monthOf } from '#domain/ledger/month.ts'
import type { SlotIndex } from '#domain/slots/slots.ts'
import { DESK_GUESTS, stayOf, type DemoStay, type DeskHotel, type Plan } from './demo-desk.ts'

const SLOTS: readonly SlotIndex[] = [3, 0, 3, 1, 2]
/** Every fourth day has no stays. */
const EMPTY_EVERY = 4

/**
 * The hotel's terms with us and its bank account. A newcomer needs them to close the hotel's month and propose its
 * payout.
 */
export const DEMO_TERMS = {
  gstin: '36AAQFM8842M1ZE',
  legal_name: 'Mogra Hospitality LLP',
  address: '8-2-120 Banjara Hills, Hyderabad 500034',
  pan: 'given',
} as const
export const DEMO_BANK_ACCOUNT = {
  holder: 'Mogra Hospitality LLP',
  account_number: '50100412340417',
  ifsc: 'HDFC0000123',
  bank_name: 'HDFC Bank',
} as const

/** The company for which the guests of the month's first stay travel. */
export const DEMO_COMPANY = {
  gstin: '36AAPFU0939F1ZW',
  legal_name: 'Asha Textiles LLP',
  address: '14 Lake Road, Hyderabad 500034',
} as const

const planOf = (date: string, place: number, today: string): Plan => ({
  guest: place % DESK_GUESTS.length,
  slot: SLOTS[place % SLOTS.length] ?? 3,
  day: daysBetween(today, date),
  payAt: place % 3 === 0 ? 'hotel' : 'online',
})

/** Returns the stays of the last whole month, which fill the hotel's statement. */
export function demoMonth(hotel: DeskHotel, now: Date): DemoStay[] {
  const today = istDateOf(now)
  const month = addMonths(monthOf(now), -1)
  // Leaves out the last day, because a stay that begins that evening would belong to the next month.
  const days = Number(lastDayOf(month).slice(8)) - 1
  return Array.from({ length: days }, (_, place) => place)
    .filter((place) => place % EMPTY_EVERY !== EMPTY_EVERY - 1)
    .flatMap((place) => stayOf(planOf(`${month}-${String(place + 1).padStart(2, '0')}`, place, today), hotel, now))
}
