import { describe, expect } from 'vitest'
import { buildCity, buildGuest, buildHotel, type BuiltGuest } from '../builders.ts'
import { apiTest } from './api-test.ts'
import { signUpThroughApi } from './start-api.ts'

let serial = 0
const person = () => {
  serial += 1
  return { name: 'Asha Rao', phone: `+9198762${10000 + serial}`, email: `asha${serial}@mail.example` }
}
const tokenIn = (mail: string | undefined) => /\/verify-email#([\w-]{43})/.exec(mail ?? '')?.[1] ?? ''

const test = apiTest.extend('emails', ({ api, steps }) => {
  const press = (token: string) => api.post('/users/verify-email', { token })
  const isVerified = async (guest: { id: string; headers: object }) =>
    (await api.get(`/users/${guest.id}`, { headers: guest.headers as Record<string, string> })).body.emailVerified
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
  return { press, isVerified, lifeOf }
})

describe('links to verify an email', () => {
  test('sign-up sends the email verification link once, and one press on it verifies the email', async ({
    api,
    emails,
    steps,
  }) => {
    const somebody = person()
    const guest = await signUpThroughApi(api, somebody)
    expect(await emails.isVerified(guest)).toBe(false)
    const mails = await steps.messagesTo(somebody.email)
    expect(mails).toHaveLength(1)
    const token = tokenIn(mails[0])
    expect(mails[0]).toContain('http://localhost:3000/verify-email#')
    const kept = await api.db.selectFrom('email_links').select('token_hash').execute()
    expect(kept.every(({ token_hash }) => !token_hash.toString('utf8').includes(token))).toBe(true)
    expect(await emails.press(token)).toMatchObject({ status: 200, body: { verified: true } })
    expect(await emails.isVerified(guest)).toBe(true)
    expect((await emails.press(token)).body.error.code).toBe('EMAIL_LINK_OVER')
  })

  test.for([
    ['made up', (): string => 'A'.repeat(43)],
    ['too short', (): string => 'x'],
  ] as const)('the email verification link is refused when it is %s', async ([_name, token], { emails }) => {
    expect((await emails.press(token())).body.error.code).toBe('EMAIL_LINK_OVER')
  })

  test('the email verification link works for three days, and for no other address', async ({ api, emails, steps }) => {
    const [late, moved] = [person(), person()]
    const [lateGuest, movedGuest] = [await signUpThroughApi(api, late), await signUpThroughApi(api, moved)]
    await api.db
      .updateTable('users')
      .set({ email: `other${serial}@mail.example` })
      .where('id', '=', movedGuest.id)
      .execute()
    const [lateToken, movedToken] = [
      tokenIn((await steps.messagesTo(late.email))[0]),
      tokenIn((await steps.messagesTo(moved.email))[0]),
    ]
    expect((await emails.press(movedToken)).status).toBe(409)
    api.clock.advance(3 * 24 * 60)
    expect((await emails.press(lateToken)).status).toBe(409)
    expect([await emails.isVerified(lateGuest), await emails.isVerified(movedGuest)]).toEqual([false, false])
  })

  test('the email verification link is resent once a minute, five times a day, and not after it was used', async ({
    api,
    emails,
    steps,
  }) => {
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
    await emails.press(tokenIn((await steps.messagesTo(somebody.email))[0]))
    expect((await again()).body.error.code).toBe('EMAIL_ALREADY_VERIFIED')
  })
})

describe('messages about a booking', () => {
  test('an unverified email gets only the confirmation of a booking', async ({ api, emails }) => {
    const guest = await buildGuest(api.db, { email: 'unverified@mail.example' })
    expect((await emails.lifeOf(guest)).toSorted()).toEqual([
      'cancelled by sms',
      'confirmed by email to unverified@mail.example',
      'confirmed by sms',
    ])
  })

  test('messages about a booking also go by email once the address is verified', async ({ api, emails }) => {
    const guest = await buildGuest(api.db, { email: 'verified@mail.example', email_verified_at: new Date() })
    expect((await emails.lifeOf(guest)).toSorted()).toEqual([
      'cancelled by email to verified@mail.example',
      'cancelled by sms',
      'confirmed by email to verified@mail.example',
      'confirmed by sms',
    ])
  })
})
