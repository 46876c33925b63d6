import { expect, type APIRequestContext, type Page } from '@playwright/test'
import type { Hotel } from '#contract/hotels.ts'
import { DESK_CHANNELS, DESK_HOTEL, DESK_STAFF } from '#demo/catalogue/demo-desk.ts'
import { istMinuteOfDay } from '#domain/kernel/ist.ts'
import { serverNow } from './book-through-calls.ts'
import { otpFor } from './guest.ts'

const DAY_MINUTES = 24 * 60

/** Moves the server's clock on to the next time it is this late in India. */
export async function moveClockTo(page: Page, time: string): Promise<void> {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = hour * 60 + minute - istMinuteOfDay(await serverNow(page))
  const advanceMinutes = minutes <= 0 ? minutes + DAY_MINUTES : minutes
  await page.request.post('/api/dev/clock', { data: { advanceMinutes } })
}

const [RECEPTION] = DESK_CHANNELS

/** What stands behind the links of the reception's messages, the newest first, of one booking or of all. */
export async function seenTokens(request: APIRequestContext, shortId = ''): Promise<string[]> {
  const answer = await request.get('/api/dev/outbox', { params: { to: RECEPTION.address } })
  const texts = (await answer.json()) as { body: string }[]
  return texts
    .filter(({ body }) => body.includes(shortId))
    .flatMap(({ body }) => /\/seen#([\w-]+)/.exec(body)?.[1] ?? [])
}

/** The hotel whose desk the demo opens. It sells: three bookings that other journeys left unseen would stop it. */
export async function demoDeskHotel({ request }: Page): Promise<Hotel> {
  for (const token of await seenTokens(request)) await request.post('/api/hotel-notices/seen', { data: { token } })
  return (await (await request.get(`/api/hotels/${DESK_HOTEL}`)).json()) as Hotel
}

type Who = (typeof DESK_STAFF)[number]['role']

const phoneOf = (who: Who): string => (DESK_STAFF.find(({ role }) => role === who)?.phone ?? '').slice('+91'.length)

/** A phone gets five passwords an hour, and other tests sign in by the same one. */
const makeRoomForOtp = async (request: APIRequestContext): Promise<void> => {
  await request.post('/api/dev/clock', { data: { advanceMinutes: 13 } })
}

/** One of the demo hotel's staff is signed in at its desk, through the calls: the cookie is in this context. */
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

/** The manager of the demo hotel signs in at its desk on its pages, by phone and OTP. */
export async function signInAtDesk(page: Page): Promise<void> {
  await makeRoomForOtp(page.request)
  const phone = phoneOf('manager')
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
  await expect(page.getByRole('heading', { name: /^Arriving/ })).toBeVisible()
}
