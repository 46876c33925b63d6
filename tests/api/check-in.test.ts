import { describe, expect } from 'vitest'
import { codeOf, partnerTest as test } from './partner-test.ts'

describe('superfast check-in', () => {
  test.for([
    ['nothing', []],
    ['only a photo', ['profile']],
    ['only an ID', ['identity']],
  ] as const)('superfast check-in is refused with %s', async ([_name, kinds], { owner, together }) => {
    await together.upload(owner, kinds)
    const refused = await together.checkIn()
    expect(refused.status).toBe(422)
    expect(refused.body.error).toMatchObject({
      code: 'CHECKIN_NEEDS_ID',
      message: 'Please upload your ID for superfast Checkin.',
    })
  })

  test('superfast check-in ignores a destroyed ID', async ({ api, owner, together }) => {
    await together.upload(owner, ['profile', 'identity'])
    await api.db
      .updateTable('pictures')
      .set({ destroyed_at: api.clock.now(), encrypted_key: null })
      .where('owner_id', '=', owner.id)
      .where('kind', '=', 'identity')
      .execute()
    expect(codeOf(await together.checkIn())).toBe('CHECKIN_NEEDS_ID')
  })

  test('superfast check-in for two is confirmed when the partner accepts, and withdrawn when the partner leaves', async ({
    owner,
    partner,
    together,
  }) => {
    await together.upload(owner, ['profile', 'identity'])
    const asked = await together.checkIn()
    expect(asked).toMatchObject({ status: 200, body: { userRequest: { type: 'checkin', status: 'created' } } })
    expect(await together.checkIn()).toMatchObject({ status: 200, body: asked.body })
    await together.invite(partner.phone)
    expect(await together.requestStatus()).toBe('created')
    await together.acceptAs(partner)
    expect((await together.checkIn()).body.userRequest).toEqual({ ...asked.body.userRequest, status: 'confirmed' })
    await together.cancelAs(partner)
    expect(await together.requestStatus()).toBe('created')
    expect(await together.events()).toEqual([
      'checkin_created',
      'partner_invited',
      'partner_accepted',
      'checkin_confirmed',
      'partner_declined',
      'checkin_created',
    ])
  })

  test('superfast check-in is confirmed immediately for a single guest, or if the partner has already accepted', async ({
    owner,
    partner,
    together,
  }) => {
    await together.upload(owner, ['profile', 'identity'])
    const alone = await together.book(owner, { guestsCount: 1 })
    expect((await together.checkIn(owner, alone)).body.userRequest.status).toBe('confirmed')
    await together.invite(partner.phone)
    await together.acceptAs(partner)
    expect((await together.checkIn()).body.userRequest.status).toBe('confirmed')
  })

  test('ten parallel check-in requests count as one', async ({ owner, together }) => {
    await together.upload(owner, ['profile', 'identity'])
    const answers = await Promise.all(Array.from({ length: 10 }, () => together.checkIn()))
    expect(new Set(answers.map(({ body }) => body.userRequest.id)).size).toBe(1)
    expect(await together.events()).toEqual(['checkin_created'])
  })

  test('superfast check-in is possible until check-out, for a paid booking', async ({ bookingId, owner, together }) => {
    await together.upload(owner, ['profile', 'identity'])
    const unpaid = await together.hold(owner)
    expect(codeOf(await together.checkIn(owner, unpaid))).toBe('NOT_ALLOWED_NOW')
    await together.setTimes(bookingId, [-3, 1])
    expect((await together.checkIn()).status).toBe(200)
    await together.setTimes(bookingId, [-4, 0])
    expect(codeOf(await together.checkIn())).toBe('TOO_LATE')
  })
})
