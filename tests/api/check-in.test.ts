import { describe, expect, test } from 'vitest'
import {
  acceptAs,
  api,
  book,
  bookingId,
  cancelAs,
  checkIn,
  codeOf,
  events,
  hold,
  invite,
  owner,
  partner,
  requestStatus,
  setTheScene,
  setTimes,
  upload,
} from './shared-booking.ts'

setTheScene()

describe('superfast check-in', () => {
  test.each([
    ['nothing', []],
    ['only a photo', ['profile']],
    ['only an ID', ['identity']],
  ] as const)('is refused with %s', async (_name, kinds) => {
    await upload(owner, kinds)
    const refused = await checkIn()
    expect(refused.status).toBe(422)
    expect(refused.body.error).toMatchObject({
      code: 'CHECKIN_NEEDS_ID',
      message: 'Please upload your ID for superfast Checkin.',
    })
  })

  test('ignores a destroyed ID', async () => {
    await upload(owner, ['profile', 'identity'])
    await api.db
      .updateTable('pictures')
      .set({ destroyed_at: api.clock.now(), encrypted_key: null })
      .where('owner_id', '=', owner.id)
      .where('kind', '=', 'identity')
      .execute()
    expect(codeOf(await checkIn())).toBe('CHECKIN_NEEDS_ID')
  })

  test('for two is confirmed once the partner accepts, and unconfirmed when they leave', async () => {
    await upload(owner, ['profile', 'identity'])
    const asked = await checkIn()
    expect(asked).toMatchObject({ status: 200, body: { userRequest: { type: 'checkin', status: 'created' } } })
    expect(await checkIn()).toMatchObject({ status: 200, body: asked.body })
    await invite(partner.phone)
    expect(await requestStatus()).toBe('created')
    await acceptAs(partner)
    expect((await checkIn()).body.userRequest).toEqual({ ...asked.body.userRequest, status: 'confirmed' })
    await cancelAs(partner)
    expect(await requestStatus()).toBe('created')
    expect(await events()).toEqual([
      'checkin_created',
      'partner_invited',
      'partner_accepted',
      'checkin_confirmed',
      'partner_declined',
      'checkin_created',
    ])
  })

  test('is confirmed at once for a guest staying alone, or whose partner accepted before', async () => {
    await upload(owner, ['profile', 'identity'])
    const alone = await book(owner, { guestsCount: 1 })
    expect((await checkIn(owner, alone)).body.userRequest.status).toBe('confirmed')
    await invite(partner.phone)
    await acceptAs(partner)
    expect((await checkIn()).body.userRequest.status).toBe('confirmed')
  })

  test('requested ten times at once is one request', async () => {
    await upload(owner, ['profile', 'identity'])
    const answers = await Promise.all(Array.from({ length: 10 }, () => checkIn()))
    expect(new Set(answers.map(({ body }) => body.userRequest.id)).size).toBe(1)
    expect(await events()).toEqual(['checkin_created'])
  })

  test('is possible until check-out, for a paid booking', async () => {
    await upload(owner, ['profile', 'identity'])
    const unpaid = (await hold(owner)).id
    expect(codeOf(await checkIn(owner, unpaid))).toBe('NOT_ALLOWED_NOW')
    await setTimes(bookingId, [-3, 1])
    expect((await checkIn()).status).toBe(200)
    await setTimes(bookingId, [-4, 0])
    expect(codeOf(await checkIn())).toBe('TOO_LATE')
  })
})

test('nothing failed on the way', () => expect(api.faults).toEqual([]))
