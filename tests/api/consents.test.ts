import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { PRIVACY_POLICY as ENGLISH } from '../../src/words/en/pages/privacy-policy.ts'
import { PRIVACY_POLICY as HINDI } from '../../src/words/hi/pages/privacy-policy.ts'
import { buildGuest } from '../builders.ts'
import { photo, upload } from '../pictures.ts'
import { apiTest as test } from './api-test.ts'
import { signUpThroughApi, type Api } from './start-api.ts'

const PERSON = { name: 'Tara Sen', phone: '+919812340001', email: 'tara@home.example' }
const OTHER = { name: 'Isha Rao', phone: '+919812340002', email: 'isha@home.example' }

const versionOf = (page: object) => createHash('sha256').update(JSON.stringify(page)).digest('hex')

const consentsOf = async (api: Api, id: string) =>
  (
    await api.db
      .selectFrom('consents')
      .select(['purpose', 'given', 'notice'])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ purpose, given, notice }) => [
    purpose,
    given,
    notice === versionOf(HINDI) ? 'hi' : notice === versionOf(ENGLISH) ? 'en' : notice,
  ])

test('a sign-up stores each consent with the text of the privacy policy', async ({ api }) => {
  const { id } = await signUpThroughApi(api, PERSON, { contactConsent: true })
  expect(await consentsOf(api, id)).toEqual([
    ['account', true, 'en'],
    ['calls_and_texts', true, 'en'],
  ])
  const [notice] = await api.db.selectFrom('notices').selectAll().execute()
  expect(JSON.parse(notice?.body ?? '')).toEqual(JSON.parse(JSON.stringify(ENGLISH)))
})

test('a sign-up without calls and texts stores consent for the account only', async ({ api }) => {
  const { id } = await signUpThroughApi(api, OTHER, { contactConsent: false })
  expect(await consentsOf(api, id)).toEqual([['account', true, 'en']])
})

test('each withdrawal or new consent adds one line in the guest’s language, and repeating it adds none', async ({
  api,
}) => {
  const guest = await buildGuest(api.db, { language: 'hi', contact_consent: true })
  for (const contactConsent of [false, false, true, true])
    expect(
      await api.post(`/users/${guest.id}/contact-consent`, { contactConsent }, { headers: guest.headers }),
    ).toMatchObject({ status: 200, body: { contactConsent } })
  expect(await consentsOf(api, guest.id)).toEqual([
    ['calls_and_texts', false, 'hi'],
    ['calls_and_texts', true, 'hi'],
  ])
})

test('sending an ID gives consent to its use once, removing the last picture withdraws it, and the data export lists both', async ({
  api,
}) => {
  const guest = await buildGuest(api.db, { language: 'ta' })
  const ids: string[] = []
  for (const width of [600, 610]) {
    const sent = await upload(api, `/users/${guest.id}/identity`, guest, [{ bytes: await photo('jpeg', width, 400) }])
    ids.push(sent.body.id)
  }
  const remove = (id: string | undefined) => api.post('/users/remove-user-pictures', { id }, { headers: guest.headers })
  expect((await remove(ids[0])).status).toBe(200)
  expect(await consentsOf(api, guest.id)).toEqual([['identity', true, 'en']])
  expect((await remove(ids[1])).status).toBe(200)
  expect(await consentsOf(api, guest.id)).toEqual([
    ['identity', true, 'en'],
    ['identity', false, 'en'],
  ])
  const { data } = (await api.post(`/users/${guest.id}/export-data`, {}, { headers: guest.headers })).body
  expect(data.consentsByNotice).toHaveLength(2)
  expect(data.notices).toEqual([expect.objectContaining({ version: versionOf(ENGLISH), language: 'en' })])
})
