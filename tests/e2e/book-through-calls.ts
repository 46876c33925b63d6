import { expect, type Page } from '@playwright/test'
import type { Booking } from '#contract/bookings.ts'
import type { HotelInList as Hotel } from '#contract/hotels.ts'
import { demoPhone } from '#demo/catalogue/demo-rules.ts'
import { addDays, istDateOf, toIstIso } from '#domain/kernel/ist.ts'
import { MAX_ROOMS } from '#domain/bookings/rooms-and-guests.ts'
import { slotPeriod } from '#domain/slots/period.ts'
import { slotAt, type SlotIndex } from '#domain/slots/slots.ts'

/** The caller of the API: the page, and the access token of the guest who is signed in on it. */
export type Booker = { page: Page; token: string }

const headersOf = ({ token }: Booker) => ({ authorization: token })

/** `inDays` counts from the server's day, which a test may have moved. */
type Wish = {
  slot?: SlotIndex
  inDays?: number
  days?: number
  rooms?: number
  city?: string
  /** the hotels' order, if not the site's default */
  order?: 'price DESC' | 'price ASC'
  more?: object
}

/** The server's clock. */
export async function serverNow({ request }: Page): Promise<Date> {
  return new Date(((await (await request.get('/api/dev/clock')).json()) as { now: string }).now)
}

async function periodOf(page: Page, { slot = 3, inDays = 30, days = 1 }: Wish) {
  const date = addDays(istDateOf(await serverNow(page)), inDays)
  const { start, end } = slotPeriod(slot, date, days)
  return { checkin: toIstIso(start), checkout: toIstIso(end) }
}

/** Finds a hotel in a city that has enough rooms free at that time and sells every slot in `sells`. */
export async function freeHotel({ page }: Booker, wish: Wish, sells: readonly SlotIndex[]): Promise<Hotel> {
  const period = await periodOf(page, wish)
  const { city = 'pune', order } = wish
  const filter = JSON.stringify({ where: { cityId: city }, limit: 50, ...(order && { order }) })
  const hotels = (await (
    await page.request.get('/api/hotels/search', { params: { ...period, filter } })
  ).json()) as Hotel[]
  for (const hotel of hotels) {
    const { prices, availability, only_payAtHotel: isPaidThere } = hotel
    const isSold = isPaidThere || sells.some((slot) => prices[slotAt(slot).key] === undefined)
    if (availability.availability && !isSold && (await hasRooms(page, hotel, period, wish.rooms ?? 1))) return hotel
  }
  throw new Error('no hotel is free then')
}

/** The link that calls a demo hotel: the reception's number, or ours if the hotel has none. */
export function callOf(hotel: Pick<Hotel, 'slug'>): { words: RegExp; href: string | RegExp } {
  const phone = demoPhone(hotel)
  return phone ? { words: /^Call hotel/, href: `tel:${phone}` } : { words: /^Call us/, href: /^tel:/ }
}

async function hasRooms(
  { request }: Page,
  { id }: Hotel,
  period: { checkin: string; checkout: string },
  rooms: number,
): Promise<boolean> {
  const answer = await request.get(`/api/hotels/${id}/find-availability`, { params: { ...period, rooms } })
  return ((await answer.json()) as { availability: { availability: boolean } }).availability.availability
}

/** Books the last rooms of a small hotel, so that it is sold out at that time. */
export const sellOut = (booker: Booker, wish: Wish): Promise<Hotel> => holdAllBut(0, booker, wish)

/** Does the same, but leaves one room free. */
export const nearlySoldOut = (booker: Booker, wish: Wish): Promise<Hotel> => holdAllBut(1, booker, wish)

async function holdAllBut(free: 0 | 1, booker: Booker, wish: Wish): Promise<Hotel> {
  const { page } = booker
  const period = await periodOf(page, wish)
  const filter = JSON.stringify({ where: { cityId: wish.city ?? 'pune' }, limit: 100 })
  const hotels = (await (
    await page.request.get('/api/hotels/search', { params: { ...period, filter } })
  ).json()) as Hotel[]
  for (const hotel of hotels.filter(({ availability }) => availability.availability)) {
    const answer = await page.request.get(`/api/hotels/${hotel.id}/find-availability`, { params: period })
    const { roomsLeft } = ((await answer.json()) as { availability: { roomsLeft: number } }).availability
    if (roomsLeft >= MAX_ROOMS) continue // there may be more than the answer lists
    const rooms = roomsLeft - free
    if (rooms > 0) await holdThroughCalls(booker, hotel, { ...wish, rooms, more: { guestsCount: rooms * 2 } })
    return hotel
  }
  throw new Error('every hotel has more rooms than one booking takes')
}

/** Books through the calls and leaves the booking unpaid. */
export async function holdThroughCalls(booker: Booker, hotel: Pick<Hotel, 'id'>, wish: Wish = {}): Promise<Booking> {
  const { checkin, checkout } = await periodOf(booker.page, wish)
  const { bookingSlotId } = slotAt(wish.slot ?? 3)
  const data = {
    hotelId: hotel.id,
    checkin_date: checkin,
    checkout_date: checkout,
    slotId: bookingSlotId,
    roomCount: wish.rooms ?? 1,
    ...wish.more,
  }
  const answer = await booker.page.request.post('/api/bookings/create-booking', { data, headers: headersOf(booker) })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { booking: Booking }).booking
}

/** Presses the button of the test gateway. */
export async function payThroughCalls({ page }: Booker, payUrl: string | null): Promise<void> {
  if (!payUrl) throw new Error('there is nothing to pay')
  const path = `/api/dev/test-gateway/${payUrl.split('/').at(-1)}`
  expect((await page.request.post(path, { data: { outcome: 'success' } })).ok()).toBe(true)
}

/** Makes a booking that is paid and confirmed. Returns it as the owner reads it. */
export async function bookThroughCalls(booker: Booker, hotel: Pick<Hotel, 'id'>, wish: Wish = {}): Promise<Booking> {
  const held = await holdThroughCalls(booker, hotel, wish)
  await payThroughCalls(booker, held.payment_url)
  const read = () => readBooking(booker, held.id)
  await expect.poll(async () => (await read()).status).toBe('completed')
  return read()
}

/** Adds a company to a booking's invoice. */
export async function giveCompany(
  booker: Booker,
  { id }: Booking,
  company: { gstin: string; name: string; address: string },
): Promise<void> {
  const path = `/api/bookings/${id}/invoice-company`
  expect((await booker.page.request.post(path, { data: company, headers: headersOf(booker) })).status()).toBe(200)
}

/** Moves the server's clock past the check-out, and ends the stay. */
export async function endStay({ page }: Booker, { leaves_at }: Booking): Promise<void> {
  const left = Date.parse(leaves_at) - (await serverNow(page)).getTime()
  await page.request.post('/api/dev/clock', { data: { advanceMinutes: Math.max(0, Math.ceil(left / 60_000)) + 1 } })
  await page.request.post('/api/dev/jobs/end-stays')
}

export async function readBooking(booker: Booker, id: string): Promise<Booking> {
  const answer = await booker.page.request.get(`/api/bookings/${id}`, { headers: headersOf(booker) })
  return (await answer.json()) as Booking
}
