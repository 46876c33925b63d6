import { expect, type APIRequestContext, type Page } from '@playwright/test'
import type { DeskBooking, DeskDay } from '#contract/desk.ts'
import type { Cleaning } from '#contract/desk-cleaning.ts'
import type { OffersByDay } from '#contract/day-offers.ts'
import type { Hotel } from '#contract/hotels.ts'
import { DESK_CHANNELS, DESK_HOTEL, DESK_STAFF } from '#demo/catalogue/demo-desk.ts'
import { addDays, istDateOf, istMinuteOfDay } from '#domain/kernel/ist.ts'
import { serverNow } from './book-through-calls.ts'
import { otpFor } from './guest.ts'
import { dismissCases } from './office-calls.ts'

const DAY_MINUTES = 24 * 60

/** Moves the server's clock forward to this time of day in India. */
export async function moveClockTo(page: Page, time: string): Promise<void> {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = hour * 60 + minute - istMinuteOfDay(await serverNow(page))
  const advanceMinutes = minutes <= 0 ? minutes + DAY_MINUTES : minutes
  await page.request.post('/api/dev/clock', { data: { advanceMinutes } })
}

/** Moves the clock forward to this time today. Leaves it unchanged if it is already later. */
export async function waitUntil(page: Page, time: string): Promise<void> {
  const now = istMinuteOfDay(await serverNow(page))
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  if (now < hour * 60 + minute) await moveClockTo(page, time)
}

const [RECEPTION] = DESK_CHANNELS

/** Returns the tokens of the links in the reception's messages, newest first, for one booking or all. */
export async function seenTokens(request: APIRequestContext, shortId = ''): Promise<string[]> {
  const answer = await request.get('/api/dev/outbox', { params: { to: RECEPTION.address } })
  const texts = (await answer.json()) as { body: string }[]
  return texts
    .filter(({ body }) => body.includes(shortId))
    .flatMap(({ body }) => /\/seen#([\w-]+)/.exec(body)?.[1] ?? [])
}

/** Whether the hotel sells nothing now, judged by the evening of the given day. */
async function isClosed(request: APIRequestContext, { id }: Hotel, from: string): Promise<boolean> {
  const answer = await request.get(`/api/hotels/${id}/offers-by-day`, { params: { slot: 3, from, days: 1 } })
  return ((await answer.json()) as OffersByDay).days.some(({ state }) => state === 'closed')
}

/**
 * Finds the hotel whose desk the demo opens, and makes it sell again. Other tests leave unseen bookings and cases
 * there, and three of either stop its sales.
 */
export async function demoDeskHotel(page: Page): Promise<Hotel> {
  const { request } = page
  const hotel = (await (await request.get(`/api/hotels/${DESK_HOTEL}`)).json()) as Hotel
  const tomorrow = addDays(istDateOf(await serverNow(page)), 1)
  if (await isClosed(request, hotel, tomorrow)) {
    for (const token of await seenTokens(request)) await request.post('/api/hotel-notices/seen', { data: { token } })
    await dismissCases(page, hotel)
    expect(await isClosed(request, hotel, tomorrow)).toBe(false)
  }
  return hotel
}

export type Who = (typeof DESK_STAFF)[number]['role']

const phoneOf = (who: Who): string => (DESK_STAFF.find(({ role }) => role === who)?.phone ?? '').slice('+91'.length)

/** Advances the clock, because a phone gets five OTPs an hour, and other tests sign in with the same phone. */
const makeRoomForOtp = async (request: APIRequestContext): Promise<void> => {
  await request.post('/api/dev/clock', { data: { advanceMinutes: 13 } })
}

/** Signs a colleague in at the demo hotel's desk through the calls. This context gets the cookie. */
export async function atDesk(request: APIRequestContext, who: Who): Promise<void> {
  await makeRoomForOtp(request)
  const phone = phoneOf(who)
  const sent = await request.post('/api/desk/send-otp', { data: { phone } })
  expect(sent.ok(), await sent.text()).toBe(true)
  const { challenge } = (await sent.json()) as { challenge: string }
  const data = { phone, otp: await otpFor(request, phone), challenge }
  const signedIn = await request.post('/api/desk/sign-in', { data })
  expect(signedIn.ok(), await signedIn.text()).toBe(true)
}

/** Signs in at the desk on its pages, by phone and OTP. */
export async function typePhoneAndOtp(page: Page, phone: string): Promise<void> {
  await page.goto('/desk')
  await page.waitForURL('/desk/sign-in')
  const open = page.getByRole('button', { name: 'Sign in with your number' })
  await expect(async () => {
    if (await open.isVisible()) await open.click()
    await expect(page.getByLabel('Phone')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.getByLabel('Phone').fill(phone)
  await page.getByRole('button', { name: 'Get OTP' }).click()
  await page.getByLabel('OTP').waitFor()
  let code = ''
  await expect(async () => {
    code = await otpFor(page.request, phone)
  }).toPass()
  await page.getByLabel('OTP').fill(code)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Signs in at the demo hotel's desk as its manager. */
export async function signInAtDesk(page: Page): Promise<void> {
  await makeRoomForOtp(page.request)
  await typePhoneAndOtp(page, phoneOf('manager'))
  await expect(page.getByRole('heading', { name: /^Arriving/ })).toBeVisible()
}

/** Marks guests who stayed on in other tests as left, and their rooms as clean, because a check-in asks about both. */
export async function emptyRooms(desk: Page): Promise<void> {
  const day = (await (await desk.request.get('/api/desk/day')).json()) as DeskDay
  const data = { unpaid: 'They left in another journey' }
  for (const { id, word } of [...day.here, ...day.leaving])
    if (word === 'overdue') await desk.request.post(`/api/desk/bookings/${id}/leave`, { data })
  for (const { id, word } of day.walk_ins)
    if (word === 'overdue') await desk.request.post(`/api/desk/walk-ins/${id}/leave`, { data })
  const { to_clean: rooms } = (await (await desk.request.get('/api/desk/cleaning')).json()) as Cleaning
  for (const { id } of rooms) await desk.request.post(`/api/desk/cleaning/${id}/clean`)
}

/**
 * Moves the clock to the time when a booking's rooms are free. Guests from other tests may still have them before its
 * check-in.
 */
export async function waitForRooms(desk: Page, bookingId: string): Promise<void> {
  const booking = (await (await desk.request.get(`/api/desk/bookings/${bookingId}`)).json()) as DeskBooking
  const freeAt = Math.max(...booking.rooms_in_use.map(({ until }) => Date.parse(until)))
  const advanceMinutes = Math.ceil((freeAt - (await serverNow(desk)).getTime()) / 60_000)
  if (advanceMinutes > 0) await desk.request.post('/api/dev/clock', { data: { advanceMinutes } })
  if (booking.rooms_in_use.length > 0) await emptyRooms(desk)
}
