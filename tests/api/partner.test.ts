import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { buildGuest } from '../builders.ts'
import { codeOf, partnerTest as test } from './partner-test.ts'

describe('inviting a partner', () => {
  test('an invitation sends the partner one neutral text, and shows on the booking', async ({
    api,
    bookingId,
    owner,
    partner,
    steps,
    together,
  }) => {
    expect(await together.invite(partner.phone)).toMatchObject({ status: 200, body: { status: 'invited' } })
    const [text = '', ...more] = await steps.messagesTo(partner.phone)
    expect(more).toEqual([])
    expect(text).toContain('http://localhost:3000/my-bookings')
    expect(text).not.toMatch(/hotel|room|couple|love|partner|together.book(?!ings)|night|stay|check|guest/i)
    const { body } = await api.get(`/bookings/${bookingId}`, { headers: owner.headers })
    expect(body.fastCheckInStatus).toBe('invited')
  })

  test('an invitation hides whether the phone has an account', async ({ owner, partner, steps, together }) => {
    const other = await together.book(owner)
    const [known, unknown] = [
      await together.invite(partner.phone),
      await together.invite('+916123456789', owner, other),
    ]
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    expect(await steps.messagesTo('+916123456789')).toHaveLength(1)
  })

  test.for([
    ['', 'PARTNER_REQUIRED', 'Phone Required'],
    ['  ', 'PARTNER_REQUIRED', 'Phone Required'],
    ['12345', 'PARTNER_INVALID', 'Phone is not valid'],
    ['+14155550123', 'PARTNER_INVALID', 'Phone is not valid'],
    ['+915123456789', 'PARTNER_INVALID', 'Phone is not valid'],
  ] as const)(
    'an invitation to %j is refused with an error on its field',
    async ([phone, code, message], { together }) => {
      const refused = await together.invite(phone)
      expect(refused.status).toBe(422)
      expect(refused.body.error).toMatchObject({ code, message, details: [{ field: 'partner' }] })
    },
  )

  test('an invitation to the owner’s own number is refused in any spelling', async ({ owner, steps, together }) => {
    for (const own of [owner.phone, owner.phone.slice(3), `0${owner.phone.slice(3)}`])
      expect(codeOf(await together.invite(own))).toBe('PARTNER_IS_YOU')
    expect(await steps.messagesTo(owner.phone)).toHaveLength(1)
  })

  test('an invitation repeated within ten minutes sends no text, whatever has happened to it since', async ({
    api,
    owner,
    partner,
    steps,
    together,
  }) => {
    await together.invite(partner.phone)
    api.clock.advance(9.9)
    expect((await together.invite(partner.phone.slice(3))).body).toEqual({ status: 'invited' })
    await together.cancelAs(owner)
    expect((await together.invite(partner.phone)).body).toEqual({ status: 'invited' })
    expect((await together.acceptAs(partner)).status).toBe(200)
    await together.cancelAs(partner)
    await together.invite(partner.phone)
    expect(await steps.messagesTo(partner.phone)).toHaveLength(1)
    api.clock.advance(0.1)
    await together.invite(partner.phone)
    expect(await steps.messagesTo(partner.phone)).toHaveLength(2)
    expect(await together.events()).toEqual([
      'partner_invited',
      'partner_cancelled',
      'partner_invite_renewed',
      'partner_accepted',
      'partner_declined',
      'partner_invite_renewed',
      'partner_invited',
    ])
  })

  test('an invitation to a second number is refused until the first has ended', async ({ api, partner, together }) => {
    const other = await buildGuest(api.db)
    await together.invite(partner.phone)
    expect(codeOf(await together.invite(other.phone))).toBe('PARTNER_ALREADY_INVITED')
    await together.acceptAs(partner)
    expect((await together.invite(partner.phone)).body).toEqual({ status: 'accepted' })
    expect(codeOf(await together.invite(other.phone))).toBe('PARTNER_ALREADY_INVITED')
    await together.cancelAs(partner)
    expect((await together.invite(other.phone)).body).toEqual({ status: 'invited' })
    expect((await together.acceptAs(partner)).status).toBe(404)
    expect((await together.acceptAs(other)).status).toBe(200)
  })

  test('an invitation needs a paid booking before its check-out', async ({ bookingId, owner, partner, together }) => {
    const unpaid = await together.hold(owner)
    expect(codeOf(await together.invite(partner.phone, owner, unpaid))).toBe('NOT_ALLOWED_NOW')
    await together.setTimes(bookingId, [-1, 1])
    expect((await together.invite(partner.phone)).status).toBe(200)
    await together.setTimes(bookingId, [-2, 0])
    expect(codeOf(await together.invite(partner.phone))).toBe('TOO_LATE')
  })

  test('an invitation requested ten times in parallel sends one text', async ({ partner, steps, together }) => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => together.invite(partner.phone)))
    expect(answers.map(({ body }) => body)).toEqual(answers.map(() => ({ status: 'invited' })))
    expect(await steps.messagesTo(partner.phone)).toHaveLength(1)
  })
})

describe('limits on invitations', () => {
  test('a booking sends at most five invitation texts', async ({ api, partner, steps, together }) => {
    for (let sent = 1; sent <= 5; sent++) {
      expect((await together.invite(partner.phone)).status, `text ${sent}`).toBe(200)
      api.clock.advance(10)
    }
    const limited = await together.invite(partner.phone)
    expect(limited).toMatchObject({ status: 429, body: { error: { code: 'TOO_MANY_REQUESTS' } } })
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(3600)
    api.clock.advance(24 * 60)
    expect((await together.invite(partner.phone)).status).toBe(429)
    expect(await steps.messagesTo(partner.phone)).toHaveLength(5)
  })

  test('an owner sends at most ten invitations a day in all', async ({ api, bookingId, owner, together }) => {
    const ids = [bookingId, await together.book(owner), await together.book(owner)]
    const strangers = Array.from({ length: 11 }, (_guest, index) => `+9161234567${10 + index}`)
    const send = async (turn: number) => {
      const id = ids[turn % 3] ?? bookingId
      await together.cancelAs(owner, 'cancelled', id)
      return together.invite(strangers[turn] ?? '', owner, id)
    }
    for (let turn = 0; turn < 10; turn++) {
      expect((await send(turn)).status, `invite ${turn}`).toBe(200)
      api.clock.advance(60)
    }
    const limited = await send(10)
    expect(limited.status).toBe(429)
    expect(Number(limited.headers['retry-after'])).toBe(14 * 3600)
    api.clock.advance(14 * 60)
    expect((await send(10)).status).toBe(200)
  })

  test('a phone gets at most five invitation texts a day, and an invitation without a text is still valid', async ({
    api,
    steps,
    together,
  }) => {
    const target = await buildGuest(api.db)
    const owners = await Promise.all(Array.from({ length: 6 }, () => buildGuest(api.db)))
    const ids: string[] = []
    for (const one of owners) {
      const id = await together.book(one)
      ids.push(id)
      expect((await together.invite(target.phone, one, id)).body).toEqual({ status: 'invited' })
    }
    expect(await steps.messagesTo(target.phone)).toHaveLength(5)
    expect((await together.acceptAs(target, target.id, ids[5])).body).toEqual({ status: 'accepted' })
  })
})

test('a phone that got five texts gets no sixth, even if another phone was invited in between', async ({
  api,
  partner,
  steps,
  together,
}) => {
  const other = await buildGuest(api.db)
  const owners = await Promise.all(Array.from({ length: 5 }, () => buildGuest(api.db)))
  for (const one of owners) {
    const id = await together.book(one)
    await together.invite(partner.phone, one, id)
    await together.cancelAs(one, 'cancelled', id)
    await together.invite(other.phone, one, id)
  }
  expect((await together.invite(partner.phone)).body).toEqual({ status: 'invited' })
  expect(await steps.messagesTo(partner.phone)).toHaveLength(5)
  const { rows } = await sql<{
    detail: string
  }>`select detail::text from booking_events where kind = 'partner_invited'`.execute(api.db)
  expect(rows.filter(({ detail }) => detail.includes(partner.phone.slice(-10)))).toEqual([])
})

describe('the invited partner', () => {
  test('an invited partner who accepts twice gets one answer', async ({ api, bookingId, owner, partner, together }) => {
    await together.invite(partner.phone)
    expect(await together.acceptAs(partner)).toMatchObject({ status: 200, body: { status: 'accepted' } })
    expect(await together.acceptAs(partner)).toMatchObject({ status: 200, body: { status: 'accepted' } })
    const row = await together.storedInvite()
    expect(row).toEqual({ user_id: partner.id, status: 'accepted', answered_at: api.clock.now() })
    expect(await together.events()).toEqual(['partner_invited', 'partner_accepted'])
    const { body } = await api.get(`/bookings/${bookingId}`, { headers: owner.headers })
    expect(body.fastCheckInStatus).toBe('accepted')
  })

  test('an invited partner can accept, and nobody else can', async ({ api, owner, partner, together }) => {
    await together.invite(partner.phone)
    const missing = await together.acceptAs(partner, partner.id, randomUUID())
    expect(missing.status).toBe(404)
    const stranger = await buildGuest(api.db)
    for (const refused of [
      await together.acceptAs(partner, owner.id),
      await together.acceptAs(stranger),
      await together.acceptAs(stranger, partner.id),
      await together.acceptAs(owner),
      await together.acceptAs(owner, partner.id),
    ])
      expect([refused.status, refused.body]).toEqual([404, missing.body])
    expect((await together.acceptAs({ ...partner, headers: { authorization: 'dead' } })).status).toBe(401)
  })

  test('an invited partner who signs up later finds the invitation', async ({ api, together }) => {
    await together.invite('+916200000001')
    const late = await buildGuest(api.db, { phone: '+916200000001' })
    expect((await together.acceptAs(late)).status).toBe(200)
  })

  test('an invited partner who declines, before or after accepting, has no access', async ({
    api,
    bookingId,
    owner,
    partner,
    together,
  }) => {
    await together.invite(partner.phone)
    expect((await together.cancelAs(partner)).body).toEqual({ status: 'cancelled' })
    expect((await together.acceptAs(partner)).status).toBe(404)
    expect((await together.cancelAs(partner)).status).toBe(404)
    const { body } = await api.get(`/bookings/${bookingId}`, { headers: owner.headers })
    expect([body.fastCheckInStatus, body.partner_declined]).toEqual([null, true])
    const row = await together.storedInvite()
    expect(row).toMatchObject({ user_id: partner.id, status: 'declined' })
    await together.invite(partner.phone)
    const again = await api.get(`/bookings/${bookingId}`, { headers: owner.headers })
    expect(again.body.partner_declined).toBe(false)
  })

  test('an invited partner cannot accept once the stay is over or the booking cancelled', async ({
    api,
    bookingId,
    partner,
    together,
  }) => {
    await together.invite(partner.phone)
    await together.setTimes(bookingId, [-2, 0])
    expect(codeOf(await together.acceptAs(partner))).toBe('INVITE_OVER')
    await together.setTimes(bookingId, [48, 60])
    await api.db.transaction().execute(async (trx) => {
      await trx.updateTable('stays').set({ status: 'released' }).where('booking_id', '=', bookingId).execute()
      const cancelled = { status: 'cancelled', cancelled_at: api.clock.now() } as const
      await trx.updateTable('bookings').set(cancelled).where('id', '=', bookingId).execute()
    })
    expect(codeOf(await together.acceptAs(partner))).toBe('INVITE_OVER')
    expect(codeOf(await together.invite(partner.phone))).toBe('ALREADY_CANCELLED')
    expect((await together.cancelAs(partner)).status).toBe(200)
  })

  test('an owner’s withdrawal beats the partner’s acceptance', async ({ owner, partner, together }) => {
    await together.invite(partner.phone)
    const [accepted, takenBack] = await Promise.all([together.acceptAs(partner), together.cancelAs(owner)])
    expect(takenBack.body).toEqual({ status: 'cancelled' })
    expect([200, 404, 409]).toContain(accepted.status)
    const row = await together.storedInvite()
    expect(row.status).toBe('cancelled')
  })
})

describe('withdrawing an invitation', () => {
  test('only the owner can withdraw an invitation, even twice', async ({ owner, partner, together }) => {
    await together.invite(partner.phone)
    expect(await together.cancelAs(owner)).toMatchObject({ status: 200, body: { status: 'cancelled' } })
    expect(await together.cancelAs(owner)).toMatchObject({ status: 200, body: { status: 'cancelled' } })
    expect(await together.events()).toEqual(['partner_invited', 'partner_cancelled'])
    expect((await together.acceptAs(partner)).status).toBe(404)
  })

  test('a withdrawal needs an invitation, its owner or partner, and the status `cancelled`', async ({
    api,
    owner,
    partner,
    together,
  }) => {
    expect(codeOf(await together.cancelAs(owner))).toBe('INVITE_OVER')
    await together.invite(partner.phone)
    expect(codeOf(await together.cancelAs(owner, 'accepted'))).toBe('STATUS_INVALID')
    const stranger = await buildGuest(api.db)
    const [foreign, missing] = [
      await together.cancelAs(stranger),
      await together.cancelAs(stranger, 'cancelled', randomUUID()),
    ]
    expect([foreign.status, foreign.body]).toEqual([404, missing.body])
  })
})
