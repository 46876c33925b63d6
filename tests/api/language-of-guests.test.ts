import { expect } from 'vitest'
import { buildGuest } from '../builders.ts'
import { apiTest as test } from './api-test.ts'
import { withHeaders } from './booking-steps.ts'
import { otpOf, signUpThroughApi, withQuery, type Api } from './start-api.ts'

const PERSON = { name: 'Tara Sen', phone: '+919812340001', email: 'tara@home.example' }

const languageOf = async (api: Api, id: string) =>
  (await api.db.selectFrom('users').select('language').where('id', '=', id).executeTakeFirstOrThrow()).language

async function signIn(api: Api, phone: string, headers: Record<string, string>): Promise<void> {
  api.clock.advance(1)
  await api.get(withQuery('/users/generate-otp', { phone }), { headers })
  const token = await otpOf(api, phone)
  const verified = await api.post('/users/verify-otp', { phone, token }, { headers })
  expect(verified.status).toBe(200)
}

test('a guest keeps the language of the pages on which they last signed up or signed in', async ({ api }) => {
  const { id } = await signUpThroughApi(api, PERSON, { contactConsent: true })
  expect(await languageOf(api, id), 'a client that names no language').toBe('en')
  for (const language of ['hi', 'ta', 'en']) {
    await signIn(api, PERSON.phone, { 'accept-language': language })
    expect(await languageOf(api, id)).toBe(language)
  }
})

test('an app that names no language does not change the guest’s language', async ({ api }) => {
  const guest = await buildGuest(api.db, { language: 'ta' })
  await signIn(api, guest.phone, {})
  expect(await languageOf(api, guest.id)).toBe('ta')
})

test('a guest chooses the language of their own messages, and of nobody else’s', async ({ api }) => {
  const [guest, other] = [await buildGuest(api.db), await buildGuest(api.db)]
  const choose = (language: string, { headers } = guest) =>
    api.post(`/users/${guest.id}/language`, { language }, { headers })
  expect(await choose('hi')).toMatchObject({ status: 200, body: { language: 'hi' } })
  expect((await choose('fr')).status).toBe(422)
  expect((await choose('ta', other)).status).toBe(404)
  expect(await languageOf(api, guest.id)).toBe('hi')
  expect(await languageOf(api, other.id)).toBe('en')
})

test('a guest’s language is in their data export, and is deleted when the account is erased', async ({ api }) => {
  const guest = await buildGuest(api.db, { language: 'hi' })
  const { headers } = guest
  const copy = await api.post(`/users/${guest.id}/export-data`, {}, { headers })
  expect(copy.body.data.account).toEqual([expect.objectContaining({ language: 'hi' })])
  expect((await api.post(`/users/${guest.id}/erase`, {}, { headers })).status).toBe(200)
  expect(await languageOf(api, guest.id)).toBe('en')
})

/** Returns the texts of the messages, newest first. */
async function textsTo(api: Api, to: string): Promise<string[]> {
  await api.worker.drain()
  const { body } = await api.get(withQuery('/dev/outbox', { to }))
  return (body as { body: string }[]).map((message) => message.body)
}

test('an OTP is in the language of the page that requests it, and no data export contains it', async ({ api }) => {
  const { id, headers, phone } = await buildGuest(api.db)
  await api.get(withQuery('/users/generate-otp', { phone }), { headers: { 'accept-language': 'ta' } })
  const copied = JSON.stringify((await api.post(`/users/${id}/export-data`, {}, { headers })).body)
  const [text = ''] = await textsTo(api, phone)
  expect(text).toContain('உங்கள் Uncle OTP')
  expect(copied).not.toContain('உங்கள் Uncle OTP')
})

test('a guest gets a booking’s texts and emails in their language, with links to pages in that language', async ({
  api,
  hotel,
  steps: { book, press, cancel, invite, cancelInvite },
}) => {
  const guest = await buildGuest(api.db, { language: 'hi', email: 'hindi@home.example' })
  const { booking } = (await book(guest, hotel)).body
  await press(booking.payment_url)
  for (const to of [guest.phone, 'hindi@home.example'])
    expect((await textsTo(api, to))[0]).toMatch(/^Uncle: \w+ कन्फ़र्म है, शनि, 5 दिस, रात 9 बजे। ओरिजिनल ID साथ लाइए।/)

  const tamil = await buildGuest(api.db, { language: 'ta' })
  await invite(guest, booking.id, tamil.phone)
  expect((await textsTo(api, tamil.phone))[0]).toMatch(/உங்களுக்கு ஒரு அழைப்பு உள்ளது.*\/ta\/my-bookings /)
  await cancelInvite(guest, booking.id)
  await invite(guest, booking.id, '+919812340099')
  expect((await textsTo(api, '+919812340099'))[0]).toMatch(/आपके लिए एक न्योता है।.*\/hi\/my-bookings /)

  await cancel(guest, booking.id)
  expect((await textsTo(api, guest.phone))[0]).toContain('कैंसल हो गई है। रिफ़ंड: ₹')
})

test('a guest returns from paying to a page in the language in which they paid', async ({
  api,
  hotel,
  guest,
  steps,
}) => {
  const hindi = withHeaders(guest, { 'accept-language': 'hi' })
  const { booking } = (await steps.book(hindi, hotel, { redirect_url: undefined })).body
  const { redirect_path } = await api.db
    .selectFrom('payments')
    .select('redirect_path')
    .where('booking_id', '=', booking.id)
    .executeTakeFirstOrThrow()
  expect(redirect_path).toMatch(/^\/hi\/confirm-booking\?bookingid=/)
  const failed = await steps.press(booking.payment_url, 'failure')
  expect(failed.body.redirect_url).toMatch(/^http:\/\/localhost:3000\/hi\/booking-failed\?/)
})
