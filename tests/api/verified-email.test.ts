import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildCity, buildGuest, buildHotel, type BuiltGuest } from '../builders.ts'
import { stepsOf, type Steps } from './booking-steps.ts'
import { signUpThroughApi, startApi, withQuery, type Api } from './start-api.ts'

let api: Api
let steps: Steps
beforeAll(async () => {
  api = await startApi()
  steps = stepsOf(api)
})
afterAll(() => api.stop())

let serial = 0
const person = () => {
  serial += 1
  return { name: 'Asha Rao', phone: `+9198762${10000 + serial}`, email: `asha${serial}@mail.example` }
}
const mailTo = async (email: string): Promise<string[]> => {
  const { body } = await api.get(withQuery('/dev/outbox', { to: email }))
  return (body as Array<{ body: string }>).map((message) => message.body)
}
const tokenIn = (mail: string | undefined) => /\/verify-email#([\w-]{43})/.exec(mail ?? '')?.[1] ?? ''
const press = (token: string) => api.post('/users/verify-email', { token })
const isVerified = async (guest: { id: string; headers: object }) =>
  (await api.get(`/users/${guest.id}`, { headers: guest.headers as Record<string, string> })).body.emailVerified

describe('the link of the email', () => {
  test('goes out at the sign-up, once, and verifies by one press', async () => {
    const somebody = person()
    const guest = await signUpThroughApi(api, somebody)
    expect(await isVerified(guest)).toBe(false)
    const mails = await mailTo(somebody.email)
    expect(mails).toHaveLength(1)
    const token = tokenIn(mails[0])
    expect(mails[0]).toContain('http://localhost:3000/verify-email#')
    const kept = await api.db.selectFrom('email_links').select('token_hash').execute()
    expect(kept.every(({ token_hash }) => !token_hash.toString('utf8').includes(token))).toBe(true)
    expect(await press(token)).toMatchObject({ status: 200, body: { verified: true } })
    expect(await isVerified(guest)).toBe(true)
    expect((await press(token)).body.error.code).toBe('EMAIL_LINK_OVER')
  })

  test.each([
    ['made up', () => 'A'.repeat(43)],
    ['too short', () => 'x'],
  ])('is refused when it is %s', async (_, token) => {
    expect((await press(token())).body.error.code).toBe('EMAIL_LINK_OVER')
  })

  test('works for three days, and not for another address', async () => {
    const [late, moved] = [person(), person()]
    const [lateGuest, movedGuest] = [await signUpThroughApi(api, late), await signUpThroughApi(api, moved)]
    await api.db
      .updateTable('users')
      .set({ email: `other${serial}@mail.example` })
      .where('id', '=', movedGuest.id)
      .execute()
    const [lateToken, movedToken] = [tokenIn((await mailTo(late.email))[0]), tokenIn((await mailTo(moved.email))[0])]
    expect((await press(movedToken)).status).toBe(409)
    api.clock.advance(3 * 24 * 60)
    expect((await press(lateToken)).status).toBe(409)
    expect([await isVerified(lateGuest), await isVerified(movedGuest)]).toEqual([false, false])
  })

  test('is resent once a minute, five times a day, and not after it was pressed', async () => {
    const somebody = person()
    const guest = await signUpThroughApi(api, somebody)
    const again = () => api.post(`/users/${guest.id}/send-email-link`, {}, { headers: guest.headers })
    const soon = await again()
    expect([soon.status, soon.headers['retry-after']]).toEqual([429, '60'])
    for (let sends = 0; sends < 4; sends++) {
      api.clock.advance(1)
      expect((await again()).status).toBe(200)
    }
    api.clock.advance(1)
    const often = await again()
    expect(often.status).toBe(429)
    expect(Number(often.headers['retry-after'])).toBeGreaterThan(80_000)
    await press(tokenIn((await mailTo(somebody.email))[0]))
    expect((await again()).body.error.code).toBe('EMAIL_ALREADY_VERIFIED')
  })
})

describe('messages about a booking', () => {
  const lifeOf = async (guest: BuiltGuest): Promise<string[]> => {
    const hotel = await buildHotel(api.db, await buildCity(api.db))
    const booking = await steps.paid(guest, hotel)
    await steps.cancel(guest, booking.id)
    await api.worker.drain()
    const rows = await api.db
      .selectFrom('dev_messages')
      .select(['recipient', 'channel', 'body'])
      .where('body', 'like', `%${booking.short_id}%`)
      .orderBy('id')
      .execute()
    return rows.map(({ recipient, channel, body }) => {
      const what = body.includes('is confirmed') ? 'confirmed' : 'cancelled'
      return `${what} by ${channel}${channel === 'email' ? ` to ${recipient}` : ''}`
    })
  }

  test('confirm by email to anybody, and report the rest by text until the email is verified', async () => {
    const guest = await buildGuest(api.db, { email: 'unverified@mail.example' })
    expect((await lifeOf(guest)).toSorted()).toEqual([
      'cancelled by sms',
      'confirmed by email to unverified@mail.example',
      'confirmed by sms',
    ])
  })

  test('report everything by email once it is verified', async () => {
    const guest = await buildGuest(api.db, { email: 'verified@mail.example', email_verified_at: new Date() })
    expect((await lifeOf(guest)).toSorted()).toEqual([
      'cancelled by email to verified@mail.example',
      'cancelled by sms',
      'confirmed by email to verified@mail.example',
      'confirmed by sms',
    ])
  })
})

test('nothing failed on the way', () => expect(api.faults).toEqual([]))
