import { MAX_COUPON_LENGTH } from '#domain/bills/coupon.ts'
import { daysBetween, isIstDate, istDateOf, parseInstant, toIstIso, type IstDate } from '#domain/kernel/ist.ts'
import type { Period } from '#domain/kernel/period.ts'
import type { BookingQuery } from '#domain/bookings/booking-query.ts'
import {
  DEFAULT_GUESTS,
  DEFAULT_ROOMS,
  GUESTS_PER_ROOM,
  MAX_ROOMS,
  partyFor,
  partyRefusal,
  type Party,
} from '#domain/bookings/rooms-and-guests.ts'
import { detectSlot } from '#domain/slots/detect-slot.ts'
import { ALL_SLOTS, defaultSlot, fitStay, usualDay, type Correction } from '#domain/slots/openings.ts'
import { slotPeriod } from '#domain/slots/period.ts'
import { FULL_DAY, isSlotIndex, slotAt, type SlotIndex } from '#domain/slots/slots.ts'

/** A booking query for the pages. It is parsed leniently from an address, so that every field has a bookable value. */
export type StayQuery = {
  city?: string | undefined
  hotel?: string | undefined
  date: IstDate
  slot: SlotIndex
  days: number
  rooms: number
  guests: number
  hasBathtub: boolean
  payAtHotel: boolean
  couponId?: string | undefined
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^\d{1,3}$/.test(text) ? Number(text) : undefined

const isOn = (text: string | null) => text === 'true' || text === '1' || text === 'on'

function readSlot(params: URLSearchParams): SlotIndex | undefined {
  const given = wholeNumber(params.get('slot'))
  if (given !== undefined && isSlotIndex(given)) return given
  const checkin = params.get('checkin') ?? ''
  const instant = isIstDate(checkin) ? undefined : parseInstant(checkin)
  return instant && detectSlot(instant)
}

function readDay(text: string | null): IstDate | undefined {
  const instant = text ? parseInstant(text) : undefined
  return instant && istDateOf(instant)
}

/** Guests and rooms, corrected by the rule of specification §4 if they do not match. */
export function correctParty(asked: { rooms?: number | undefined; guests?: number | undefined }): Party {
  const rooms = asked.rooms === undefined ? undefined : clamp(asked.rooms, 1, MAX_ROOMS)
  const guests = asked.guests === undefined ? undefined : clamp(asked.guests, 1, MAX_ROOMS * GUESTS_PER_ROOM)
  if (rooms !== undefined && guests !== undefined && !partyRefusal({ rooms, guests })) return { rooms, guests }
  return partyFor({ rooms, guests })
}

/** The requested days, limited to what the slot allows. */
export const allowedDays = (slot: SlotIndex, days: number): number => clamp(days, 1, slotAt(slot).maxDays)

/**
 * A difference between the stay that an address requested and the stay that was read. The page tells the guest about
 * it.
 */
export type StayChange = Correction | { moved: 'unread-day' } | { moved: 'days'; from: number }

export type ReadStay = { query: StayQuery; changes: StayChange[] }

/** Reads the day and slot of an address. Filling in a missing value is not reported as a change. */
function readTime(params: URLSearchParams, now: Date, offered: readonly SlotIndex[]) {
  const asked = readDay(params.get('checkin'))
  const slot = readSlot(params)
  const date = asked ?? usualDay(now, slot === undefined ? offered : [slot])
  const fitted = fitStay({ date, slot: slot ?? defaultSlot(date, now, offered) }, now, offered)
  return { asked, ...fitted }
}

/**
 * Parses an address. Missing values become the defaults of specification §9. Impossible ones become the nearest
 * possible value, and the change is reported. `offered`: the hotel's slots.
 */
export function readStay(params: URLSearchParams, now: Date, offered: readonly SlotIndex[] = ALL_SLOTS): ReadStay {
  const { asked, date, slot, correction } = readTime(params, now, offered)
  const checkout = readDay(params.get('checkout'))
  const wanted = checkout && asked ? daysBetween(asked, checkout) : 1
  const days = allowedDays(slot, wanted)
  const changes: StayChange[] = correction ? [correction] : []
  if (!asked && params.get('checkin')) changes.push({ moved: 'unread-day' })
  if (slot === FULL_DAY && wanted > days) changes.push({ moved: 'days', from: wanted })
  const query = {
    city: params.get('city') || undefined,
    hotel: params.get('hotel') || undefined,
    date,
    slot,
    days,
    ...correctParty({ rooms: wholeNumber(params.get('rooms')), guests: wholeNumber(params.get('guests')) }),
    hasBathtub: isOn(params.get('has_bathtub')),
    payAtHotel: isOn(params.get('pay_at_hotel')),
    couponId: params.get('couponId')?.trim().slice(0, MAX_COUPON_LENGTH) || undefined,
  }
  return { query, changes }
}

/** Reads the stay without its changes, for pages that have already reported them. */
export const readStayQuery = (params: URLSearchParams, now: Date): StayQuery => readStay(params, now).query

/** Returns the stay's exact period in Indian time. */
export const stayPeriod = (query: StayQuery): Period => slotPeriod(query.slot, query.date, query.days)

/** Returns check-in and check-out in the API's format. */
export function apiPeriod(query: StayQuery): { checkin: string; checkout: string } {
  const period = stayPeriod(query)
  return { checkin: toIstIso(period.start), checkout: toIstIso(period.end) }
}

/** Writes an address without default values, but always with check-in, slot and check-out. */
export function writeStayQuery(query: StayQuery): URLSearchParams {
  const params = new URLSearchParams()
  if (query.city) params.set('city', query.city)
  if (query.hotel) params.set('hotel', query.hotel)
  params.set('checkin', query.date)
  params.set('slot', String(query.slot))
  params.set('checkout', istDateOf(stayPeriod(query).end))
  if (query.guests !== DEFAULT_GUESTS || query.rooms !== DEFAULT_ROOMS) {
    params.set('guests', String(query.guests))
    params.set('rooms', String(query.rooms))
  }
  if (query.hasBathtub) params.set('has_bathtub', 'true')
  if (query.payAtHotel) params.set('pay_at_hotel', 'true')
  if (query.couponId) params.set('couponId', query.couponId)
  return params
}

/** Writes only the time, guests and rooms, for a link to a different hotel or city. */
export const carriedStay = ({ date, slot, days, rooms, guests }: StayQuery): StayQuery => ({
  date,
  slot,
  days,
  rooms,
  guests,
  hasBathtub: false,
  payAtHotel: false,
})

const CARRIED = new Set(['checkin', 'slot', 'checkout', 'guests', 'rooms'])

/** Copies the address's own request into a link to another page, which reports any changes itself. */
export const requestedStayOf = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => CARRIED.has(name)))

/** Converts the query into the domain's type, so that two requests can be compared. */
export function bookingQueryOf(query: StayQuery): BookingQuery {
  const period = stayPeriod(query)
  const { city, hotel, slot, guests, rooms, hasBathtub, payAtHotel, couponId } = query
  return {
    city,
    hotel,
    slot,
    guests,
    rooms,
    hasBathtub,
    payAtHotel,
    couponId,
    checkin: period.start,
    checkout: period.end,
  }
}
