import { billFor, type Bill } from '#domain/bills/bill.ts'
import type { TaxRule } from '#domain/bills/tax.ts'
import type { VisitStatus } from '#domain/desk/visit.ts'
import { addDays, addMinutes, istDateOf } from '#domain/kernel/ist.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import type { Period } from '#domain/kernel/period.ts'
import { slotPeriod } from '#domain/slots/period.ts'
import { FULL_DAY, type SlotIndex } from '#domain/slots/slots.ts'

/** The demo hotel whose desk a newcomer can open. The README lists its staff's phone numbers. */
export const DESK_HOTEL = 'mogra-residency-hyderabad'

export const DESK_STAFF = [
  { phone: '+919800000001', name: 'Lakshmi Rao', role: 'manager' },
  { phone: '+919800000002', name: 'Imran Khan', role: 'desk' },
] as const

/** The phone and the email that get the hotel's messages. A local machine shows them at /dev/outbox. */
export const DESK_CHANNELS = [
  { who: 'Reception', channel: 'sms', address: '+919800000003', language: 'en', kinds: ['bookings', 'arrivals'] },
  {
    who: 'Lakshmi Rao',
    channel: 'email',
    address: 'mogra-residency@demo.invalid',
    language: 'hi',
    kinds: ['bookings', 'lists'],
  },
] as const

export const DESK_GUESTS = [
  ['Rohan Mehta', 'Isha Kapoor'],
  ['Ananya Kulkarni', 'Dev Kulkarni'],
  ['Kavya Iyer', 'Arjun Nair'],
  ['Imran Sheikh', 'Sana Sheikh'],
  ['Neha Reddy', 'Vikram Reddy'],
  ['Priya Deshmukh', 'Karan Deshmukh'],
  ['Sneha Joshi', 'Aman Joshi'],
  ['Fatima Ali', 'Zaid Ali'],
  ['Meera Pillai', 'Nikhil Pillai'],
  ['Ritu Saxena', 'Manoj Saxena'],
] as const

/** The index of the guest who uses superfast check-in with a partner. Their photos and IDs are drawn. */
export const SUPERFAST_GUEST = 1
/** The phone number of that guest's partner, who has an account. */
export const SUPERFAST_PARTNER_PHONE = '+919000000060'
/** The index of the guest that the hotel says it cannot take. */
export const REFUSED_GUEST = 9

/** Returns the phone number of a demo guest. Its last digits are the guest's index plus 10. */
export const guestPhone = (place: number): string => `+9190000000${String(place + 10)}`

export type Plan = {
  guest: number
  slot: SlotIndex
  /** days from today */
  day: number
  days?: number
  payAt?: 'online' | 'hotel'
  bathtub?: true
  loveKit?: true
  /** how many minutes ago the booking was made; nobody at the hotel has marked it as seen */
  newSince?: number
  /** the guests never came */
  absent?: true
}

const PLANS: readonly Plan[] = [
  { guest: 0, slot: 3, day: 0, payAt: 'hotel', bathtub: true },
  { guest: 1, slot: 3, day: 0, loveKit: true },
  { guest: 2, slot: 3, day: 0, payAt: 'hotel', newSince: 3 },
  { guest: 3, slot: 2, day: 0 },
  { guest: 4, slot: FULL_DAY, day: -1, days: 3 },
  { guest: 5, slot: 0, day: 0, payAt: 'hotel' },
  { guest: 6, slot: 1, day: 0 },
  { guest: 7, slot: 3, day: -1, absent: true },
  { guest: 8, slot: FULL_DAY, day: 1, days: 2, newSince: 40 },
  { guest: 9, slot: 3, day: 2 },
]

export type DemoStay = {
  guest: number
  slot: SlotIndex
  days: number
  period: Period
  payAt: 'online' | 'hotel'
  hasBathtub: boolean
  hasLoveKit: boolean
  slotPrice: Rupees
  bill: Bill
  bookedAt: Date
  isSeen: boolean
  visit: VisitStatus
}

/** Returns the status of a visit at this moment, as if the desk had marked every arrival and departure on time. */
function visitAt({ start, end }: Period, { absent }: Plan, now: Date): VisitStatus {
  if (now < start) return 'expected'
  if (absent) return 'no_show'
  return now < end ? 'here' : 'left'
}

export type DeskHotel = { prices: Partial<Record<SlotIndex, Rupees>>; bathtubCharge: Rupees; taxRule: TaxRule }

const A_DAY = 24 * 60

/** Returns the stay that a plan makes at this moment, or nothing if the hotel does not sell the slot. */
export function stayOf(plan: Plan, { prices, bathtubCharge, taxRule }: DeskHotel, now: Date): DemoStay[] {
  const { guest, slot, day, days = 1, payAt = 'online', newSince } = plan
  const slotPrice = prices[slot]
  if (slotPrice === undefined) return []
  const period = slotPeriod(slot, addDays(istDateOf(now), day), days)
  const bill = billFor({
    dayPrices: Array.from({ length: days }, () => slotPrice),
    rooms: 1,
    bathtubCharge: plan.bathtub ? bathtubCharge : 0,
    referralDiscount: 0,
    creditBalance: 0,
    promotionalBalance: 0,
    payAt,
    taxRule,
  })
  const visit = visitAt(period, plan, now)
  const isSeen = newSince === undefined || visit !== 'expected'
  const bookedAt = isSeen ? addMinutes(period.start, -2 * A_DAY) : addMinutes(now, -(newSince ?? 0))
  const wishes = { hasBathtub: plan.bathtub ?? false, hasLoveKit: plan.loveKit ?? false }
  return [{ guest, slot, days, period, payAt, ...wishes, slotPrice, bill, bookedAt, isSeen, visit }]
}

/** Returns a desk's stays at this moment, in every state: yesterday's, today's and tomorrow's. */
export const demoStays = (hotel: DeskHotel, now: Date): DemoStay[] => PLANS.flatMap((plan) => stayOf(plan, hotel, now))
