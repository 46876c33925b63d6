import { expect } from 'vitest'
import { buildGuest } from '../builders.ts'
import { apiTest as test } from './api-test.ts'
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

test('a guest keeps the language of the pages on which they signed up or signed in last', async ({ api }) => {
  const { id } = await signUpThroughApi(api, PERSON, { contactConsent: true })
  expect(await languageOf(api, id), 'a client that names no language').toBe('en')
  for (const language of ['hi', 'ta', 'en']) {
    await signIn(api, PERSON.phone, { 'accept-language': language })
    expect(await languageOf(api, id)).toBe(language)
  }
})

test('an app that names no language leaves the language that the guest chose', async ({ api }) => {
  const guest = await buildGuest(api.db, { language: 'ta' })
  await signIn(api, guest.phone, {})
  expect(await languageOf(api, guest.id)).toBe('ta')
})

test('a guest chooses the language of their messages, and only their own', async ({ api }) => {
  const [guest, other] = [await buildGuest(api.db), await buildGuest(api.db)]
  const choose = (language: string, { headers } = guest) =>
    api.post(`/users/${guest.id}/language`, { language }, { headers })
  expect(await choose('hi')).toMatchObject({ status: 200, body: { language: 'hi' } })
  expect((await choose('bn')).status).toBe(422)
  expect((await choose('ta', other)).status).toBe(404)
  expect(await languageOf(api, guest.id)).toBe('hi')
  expect(await languageOf(api, other.id)).toBe('en')
})

test('a guest who copies their data reads the language, and erasing forgets it', async ({ api }) => {
  const guest = await buildGuest(api.db, { language: 'hi' })
  const { headers } = guest
  const copy = await api.post(`/users/${guest.id}/export-data`, {}, { headers })
  expect(copy.body.data.account).toEqual([expect.objectContaining({ language: 'hi' })])
  expect((await api.post(`/users/${guest.id}/erase`, {}, { headers })).status).toBe(200)
  expect(await languageOf(api, guest.id)).toBe('en')
})
