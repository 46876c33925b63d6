import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { buildGuest, buildHotel, buildOperator, buildStaff } from '../builders.ts'
import { restoreLimits } from './restore-limits.ts'
import { atCheckin, buildNear } from './relocation-test.ts'
import { codeOf, officeOf, officeTest as test } from './office-steps.ts'

const PAID = 1260

describe('cancellations by the office', () => {
  test('cancelling for the hotel within 24 hours of check-in refunds everything, notifies guest and hotel, and frees the room', async ({
    api,
    first,
    guest,
    steps,
    support,
  }) => {
    const office = officeOf(api, support)
    const booking = await steps.paid(guest, first)
    const back = atCheckin(api, -60)
    const seen = await office.booking(booking.id)
    expect(seen).toMatchObject({
      code: booking.short_id,
      is_past_deadline: true,
      acts: expect.arrayContaining(['cancel']),
    })
    expect(seen.money).toMatchObject({ paid: PAID, can_refund: PAID, by_rules: 0 })
    const planned = await office.plan(booking.id, { act: 'cancel', for: 'hotel' })
    expect(planned.body).toMatchObject({ refund: PAID, cost: PAID, is_within_limit: true })
    const done = await office.do(booking.id, { act: 'cancel', for: 'hotel' }, 'Water damage in the room')
    expect([done.status, done.body.status]).toEqual([200, 'cancelled'])
    await api.worker.drain()
    const read = await steps.read(guest, booking.id)
    expect(read.refunds).toMatchObject([{ amount: PAID, status: 'processed', cause: 'cancelled' }])
    expect((await steps.messagesTo(guest.phone))[0]).toContain('is cancelled. Refund: ₹1,260')
    expect(await steps.isAvailable(first)).toBe(true)
    const line = (await office.booking(booking.id)).timeline.find(
      ({ what }: { what: string }) => what === 'office_booking_cancelled',
    )
    expect(line).toMatchObject({ by: 'Meenal Joshi', reason: 'Water damage in the room', group: 'office' })
    back()
  })

  test('a late cancellation for the guest is a gift at Uncle’s cost, which the log records', async ({
    api,
    first,
    guest,
    steps,
    support,
  }) => {
    const office = officeOf(api, support)
    const booking = await steps.paid(guest, first)
    const back = atCheckin(api, -60)
    const done = await office.do(booking.id, { act: 'cancel', for: 'guest', amount: 378 }, 'Illness, proof seen')
    expect(done.status).toBe(200)
    const [entry] = await office.log(`text=${booking.short_id}`)
    expect(entry).toMatchObject({ act: 'booking_cancelled', cost: 378, detail: { refund: 378, for: 'guest' } })
    expect((await office.booking(booking.id)).limit).toEqual({ used_here: 378, left: 4622 })
    back()
  })

  test('a cancellation by the office is refused unless it says for which side, with what refund and why', async ({
    api,
    first,
    guest,
    steps,
    support,
  }) => {
    const office = officeOf(api, support)
    const { id } = await steps.paid(guest, first)
    expect(codeOf(await office.plan(id, { act: 'cancel' }))).toBe('FOR_REQUIRED')
    expect(codeOf(await office.plan(id, { act: 'cancel', for: 'guest' }))).toBe('AMOUNT_REQUIRED')
    expect(codeOf(await office.plan(id, { act: 'cancel', for: 'guest', amount: PAID + 1 }))).toBe('AMOUNT_TOO_LARGE')
    const { fingerprint } = (await office.plan(id, { act: 'cancel', for: 'hotel' })).body
    const wish = { act: 'cancel', for: 'hotel', fingerprint }
    expect(codeOf(await office.act(id, { ...wish, reason: '' }))).toBe('REASON_REQUIRED')
    expect((await steps.read(guest, id)).status).toBe('completed')
  })
})

describe('actions as previewed', () => {
  test('an office action is refused if its plan has changed', async ({ api, first, guest, steps, support, admin }) => {
    const booking = await steps.paid(guest, first)
    const wish = { act: 'cancel', for: 'hotel' }
    const { fingerprint } = (await officeOf(api, support).plan(booking.id, wish)).body
    await officeOf(api, admin).do(booking.id, { act: 'refund', amount: 100 })
    const late = await officeOf(api, support).act(booking.id, { ...wish, reason: 'Water damage', fingerprint })
    expect([late.status, codeOf(late)]).toEqual([409, 'PLAN_CHANGED'])
  })

  test('an office action repeated with its key does nothing more', async ({ api, first, guest, steps, support }) => {
    const office = officeOf(api, support)
    const { id } = await steps.paid(guest, first)
    const { fingerprint } = (await office.plan(id, { act: 'refund', amount: 200 })).body
    const body = { act: 'refund', amount: 200, reason: 'The room was cold', fingerprint }
    const presses = await Promise.all([1, 2, 3, 4].map(() => office.act(id, body, 'one-key')))
    expect(presses.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect((await office.booking(id)).money).toMatchObject({ refunded: 200, can_refund: PAID - 200 })
    expect(await office.log('act=refund_given&text=The room was cold')).toHaveLength(1)
  })

  test('two operators in parallel refund no rupee twice', async ({ api, first, guest, steps, support, admin }) => {
    const { id } = await steps.paid(guest, first)
    const wish = { act: 'refund', amount: PAID }
    const both = [officeOf(api, support), officeOf(api, admin)]
    // Both operators see the plan before either carries it out.
    const shown = await Promise.all(both.map(async (office) => (await office.plan(id, wish)).body.fingerprint))
    const reason = 'The guest rang us'
    const answers = await Promise.all(
      both.map((office, index) => office.act(id, { ...wish, reason, fingerprint: shown[index] })),
    )
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect((await officeOf(api, admin).booking(id)).money.refunded).toBe(PAID)
  })
})

describe('limits, and the second person', () => {
  test('support gives ₹5,000 on a booking and no rupee more', async ({ api, first, guest, steps, support }) => {
    const office = officeOf(api, support)
    const { id } = await steps.paid(guest, first)
    expect((await office.do(id, { act: 'credit', amount: 4800 })).status).toBe(200)
    expect((await office.plan(id, { act: 'credit', amount: 201 })).body.is_within_limit).toBe(false)
    expect(codeOf(await office.do(id, { act: 'credit', amount: 201 }))).toBe('OVER_LIMIT')
    expect((await office.do(id, { act: 'credit', amount: 200 })).status).toBe(200)
    expect(await steps.balance(guest)).toBe(5000)
  })

  test('a booking and the booking that replaces it after a move share one limit', async ({
    api,
    place,
    first,
    guest,
    steps,
    support,
  }) => {
    const office = officeOf(api, support)
    const other = await buildNear(api.db, place)
    const { id } = await steps.paid(guest, first)
    expect((await office.do(id, { act: 'credit', amount: 4500 })).status).toBe(200)
    const moved = await office.do(id, { act: 'move', hotelId: other.id, for: 'hotel' })
    const { to } = moved.body.moved
    expect(moved.body.moved).toMatchObject({ to: expect.any(String) })
    // The move used ₹315 of the limit: the price difference between the two rooms.
    expect(codeOf(await office.do(to, { act: 'credit', amount: 186 }))).toBe('OVER_LIMIT')
    expect((await office.do(to, { act: 'credit', amount: 100 })).status).toBe(200)
    expect(codeOf(await office.do(to, { act: 'credit', amount: 86 }))).toBe('OVER_LIMIT')
  })

  test('many parallel actions stay within the day’s limit', async ({ api, city, guest, steps, support, admin }) => {
    await api.post(
      '/office/limits',
      { per_booking: 5000, per_day: 6000, reason: 'A test day' },
      { headers: admin.headers },
    )
    const office = officeOf(api, support)
    const hotel = await buildHotel(api.db, city, { rooms: 4 })
    const ids: string[] = []
    for (let n = 0; n < 3; n += 1) ids.push((await steps.paid(await buildGuest(api.db), hotel)).id)
    const answers = await Promise.all(ids.map((id) => office.do(id, { act: 'credit', amount: 2500 })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(answers.filter((answer) => codeOf(answer) === 'OVER_LIMIT')).toHaveLength(1)
    await restoreLimits(api, admin)
    expect(guest.id).toBeTruthy()
  })

  test('an action above the limit is confirmed by an admin who did not propose it', async ({
    api,
    first,
    guest,
    steps,
    support,
    admin,
  }) => {
    const { id } = await steps.paid(guest, first)
    const wish = { act: 'credit', amount: 8000 }
    expect(codeOf(await officeOf(api, admin).do(id, wish))).toBe('OVER_LIMIT')
    const proposed = await officeOf(api, admin).propose(id, wish)
    const [own] = proposed.body.proposals
    expect(own).toMatchObject({ is_own: true, proposed_by: 'Ritu Bansal', wish })
    expect(codeOf(await officeOf(api, admin).decide(own.id, 'confirm'))).toBe('SAME_PERSON')
    expect(codeOf(await officeOf(api, support).decide(own.id, 'confirm'))).toBe('ADMINS_ONLY')
    const second = await buildOperator(api.db, { role: 'admin', name: 'Devika Rane' })
    expect((await officeOf(api, second).now()).work).toContainEqual(
      expect.objectContaining({ kind: 'proposal', id: own.id, booking: { id, code: expect.any(String) } }),
    )
    expect((await officeOf(api, second).decide(own.id, 'confirm')).status).toBe(200)
    expect(await steps.balance(guest)).toBe(8000)
    expect(codeOf(await officeOf(api, second).decide(own.id, 'confirm'))).toBe('ALREADY_DECIDED')
    const [entry] = await officeOf(api, admin).log('act=credit_given')
    expect(entry).toMatchObject({ who: 'Devika Rane', proposed_by: 'Ritu Bansal', cost: 8000 })
    expect((await officeOf(api, support).booking(id)).limit.left, 'two people do not use up one’s limit').toBe(5000)
  })

  test('a declined proposal does nothing, and its proposer may withdraw it', async ({
    api,
    first,
    guest,
    steps,
    admin,
  }) => {
    const { id } = await steps.paid(guest, first)
    const office = officeOf(api, admin)
    const [own] = (await office.propose(id, { act: 'credit', amount: 9000 })).body.proposals
    expect((await office.decide(own.id, 'decline')).status).toBe(200)
    expect((await office.booking(id)).proposals).toEqual([])
    expect(await steps.balance(guest)).toBe(0)
  })

  test('the database itself refuses the same person as proposer and confirmer', async ({
    api,
    first,
    guest,
    steps,
    admin,
  }) => {
    const { id } = await steps.paid(guest, first)
    const [own] = (await officeOf(api, admin).propose(id, { act: 'credit', amount: 9000 })).body.proposals
    const confirmed = sql`update office_proposals set status = 'confirmed', decided_by = proposed_by, decided_at = now() where id = ${own.id}::uuid`
    await expect(confirmed.execute(api.db)).rejects.toThrow(/office_proposals_two_people/)
  })
})

test('the office moves a booking to another hotel, and Uncle pays the difference', async ({
  api,
  place,
  first,
  guest,
  steps,
  support,
}) => {
  const office = officeOf(api, support)
  const other = await buildNear(api.db, place)
  const booking = await steps.paid(guest, first)
  expect(codeOf(await office.plan(booking.id, { act: 'move', hotelId: first.id, for: 'hotel' }))).toBe(
    'HOTEL_NOT_OFFERED',
  )
  const planned = await office.plan(booking.id, { act: 'move', hotelId: other.id, for: 'hotel' })
  expect(planned.body).toMatchObject({ cost: 315, refund: 0 })
  const done = await office.do(booking.id, { act: 'move', hotelId: other.id, for: 'hotel' }, 'The hotel burned down')
  expect([done.status, done.body.status]).toEqual([200, 'cancelled'])
  const { to } = done.body.moved
  expect(await office.booking(to)).toMatchObject({
    status: 'completed',
    hotel: { id: other.id },
    moved: { from: booking.id },
  })
  expect(codeOf(await office.plan(to, { act: 'move', hotelId: first.id, for: 'hotel' }))).toBe('ACT_NOT_POSSIBLE')
})

test('the office resends a booking’s messages', async ({ api, first, guest, steps, support }) => {
  const booking = await steps.paid(guest, first)
  await api.worker.drain()
  const before = (await steps.messagesTo(guest.phone)).length
  expect((await officeOf(api, support).do(booking.id, { act: 'send_again' })).status).toBe(200)
  await api.worker.drain()
  expect(await steps.messagesTo(guest.phone)).toHaveLength(before + 1)
})

test('the office corrects a guest’s name, and the log contains neither the old nor the new name', async ({
  api,
  first,
  guest,
  steps,
  support,
}) => {
  const office = officeOf(api, support)
  const booking = await steps.paid(guest, first)
  const done = await office.do(booking.id, { act: 'correct_name', name: ' Ananya  Kulkarni ' }, 'A typing mistake')
  expect(done.body.guest.name).toBe('Ananya Kulkarni')
  const { rows } = await sql`select 1 from operator_actions where detail::text like '%Ananya%'`.execute(api.db)
  expect(rows).toEqual([])
})

test('the office sets and undoes a no-show, and a dispute waits for the office’s decision', async ({
  api,
  first,
  guest,
  steps,
  support,
}) => {
  const office = officeOf(api, support)
  const booking = await steps.paid(guest, first)
  expect(codeOf(await office.plan(booking.id, { act: 'no_show' }))).toBe('ACT_NOT_POSSIBLE')
  const back = atCheckin(api, 90)
  expect((await office.do(booking.id, { act: 'no_show' })).body.is_no_show).toBe(true)
  expect((await office.do(booking.id, { act: 'no_show_off' })).body.is_no_show).toBe(false)
  const { headers } = await buildStaff(api.db, first)
  expect((await api.post(`/desk/bookings/${booking.id}/no-show`, {}, { headers })).status).toBe(200)
  expect((await api.post(`/bookings/${booking.id}/object-no-show`, {}, { headers: guest.headers })).status).toBe(200)
  api.clock.advance(1)
  const waits = expect.objectContaining({ kind: 'objection', booking: { id: booking.id, code: booking.short_id } })
  expect((await office.now()).work).toContainEqual(waits)
  expect((await office.do(booking.id, { act: 'no_show_off' }, 'The gate was closed')).status).toBe(200)
  expect((await office.now()).work).not.toContainEqual(waits)
  back()
  api.clock.advance(-1)
})
