import { addDays, daysBetween, isIstDate, istDateOf, parseInstant, toIstIso, type IstDate } from '#domain/kernel/ist.ts'
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
import { firstBookableDate, MAX_DAYS_AHEAD, slotPeriod } from '#domain/slots/period.ts'
import { DEFAULT_SLOT, isSlotIndex, slotAt, type SlotIndex } from '#domain/slots/slots.ts'

/** A booking query as the pages use it: read leniently from an address, so that every field has a bookable value. */
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

const COUPON_MAX_LENGTH = 40

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^\d{1,3}$/.test(text) ? Number(text) : undefined

const isOn = (text: string | null) => text === 'true' || text === '1' || text === 'on'

function readSlot(params: URLSearchParams): SlotIndex {
  const given = wholeNumber(params.get('slot'))
  if (given !== undefined && isSlotIndex(given)) return given
  const checkin = params.get('checkin') ?? ''
  const instant = isIstDate(checkin) ? undefined : parseInstant(checkin)
  return instant ? detectSlot(instant) : DEFAULT_SLOT
}

function readDay(text: string | null): IstDate | undefined {
  const instant = text ? parseInstant(text) : undefined
  return instant && istDateOf(instant)
}

/** Guests and rooms, corrected by the rule of specification §4 when they do not fit each other. */
export function correctParty(asked: { rooms?: number | undefined; guests?: number | undefined }): Party {
  const rooms = asked.rooms === undefined ? undefined : clamp(asked.rooms, 1, MAX_ROOMS)
  const guests = asked.guests === undefined ? undefined : clamp(asked.guests, 1, MAX_ROOMS * GUESTS_PER_ROOM)
  if (rooms !== undefined && guests !== undefined && !partyRefusal({ rooms, guests })) return { rooms, guests }
  return partyFor({ rooms, guests })
}

/** The day this slot can start, nearest to the one asked for. */
export function bookableDate(date: IstDate | undefined, slot: SlotIndex, now: Date): IstDate {
  const first = firstBookableDate(slot, now)
  const last = addDays(istDateOf(now), MAX_DAYS_AHEAD)
  if (!date || date < first) return first
  return date > last ? last : date
}

/** Days asked for, within what the slot allows. */
export const allowedDays = (slot: SlotIndex, days: number): number => clamp(days, 1, slotAt(slot).maxDays)

/** Reads an address. Whatever is missing or impossible becomes the default of specification §9. */
export function readStayQuery(params: URLSearchParams, now: Date): StayQuery {
  const slot = readSlot(params)
  const asked = readDay(params.get('checkin'))
  const date = bookableDate(asked, slot, now)
  const checkout = readDay(params.get('checkout'))
  const days = checkout && asked ? daysBetween(asked, checkout) : 1
  const party = correctParty({ rooms: wholeNumber(params.get('rooms')), guests: wholeNumber(params.get('guests')) })
  return {
    city: params.get('city') || undefined,
    hotel: params.get('hotel') || undefined,
    date,
    slot,
    days: allowedDays(slot, days),
    ...party,
    hasBathtub: isOn(params.get('has_bathtub')),
    payAtHotel: isOn(params.get('pay_at_hotel')),
    couponId: params.get('couponId')?.trim().slice(0, COUPON_MAX_LENGTH) || undefined,
  }
}

/** The stay's exact period in Indian time. */
export const stayPeriod = (query: StayQuery): Period => slotPeriod(query.slot, query.date, query.days)

/** Check-in and check-out as the API takes them. */
export function apiPeriod(query: StayQuery): { checkin: string; checkout: string } {
  const period = stayPeriod(query)
  return { checkin: toIstIso(period.start), checkout: toIstIso(period.end) }
}

/** Writes an address; what equals its default is left out, check-in, slot and check-out are always there. */
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

/** The time and the party alone: what a link to another hotel or city carries on. */
export const carriedStay = ({ date, slot, days, rooms, guests }: StayQuery): StayQuery => ({
  date,
  slot,
  days,
  rooms,
  guests,
  hasBathtub: false,
  payAtHotel: false,
})

/** The same wish in the words of the domain, which knows whether two are equal. */
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
