import { describe, expect } from 'vitest'
import { buildGuest, buildOperator } from '../../builders.ts'
import { codeOf, officeOf, officeTest as test, post } from '../office-steps.ts'
import { restoreLimits } from '../restore-limits.ts'

/*
 * No admin can act as two people by adding a second phone as an admin and confirming with it. A second person is needed
 * to raise the limits, to correct an account by ₹50,00,000, to give a guest's account a new phone, and to add a
 * full-price coupon for which hotels pay.
 */

const REASON = 'Because I want it'
const NEW_PHONE = '+919812300001'

describe('new admins', () => {
  test('an admin added by one person waits for a second person’s approval, and confirms nothing for 48 hours', async ({
    api,
    admin,
  }) => {
    const asked = { name: 'My other phone', phone: '+918277700001', role: 'admin', reason: REASON }
    const added = await post(api, admin, '/office/operators', asked)
    expect(added.body).toEqual({ operator: null, proposal_id: expect.any(String) })
    const again = await post(api, admin, '/office/operators', asked)
    expect(again.body.proposal_id, 'a second press').toBe(added.body.proposal_id)
    expect(codeOf(await api.post('/office/send-otp', { phone: asked.phone }))).toBe('NOT_OPERATOR')
    expect(codeOf(await officeOf(api, admin).decide(added.body.proposal_id, 'confirm'))).toBe('SAME_PERSON')

    const second = await buildOperator(api.db, { role: 'admin', name: 'Devika Rane' })
    expect((await officeOf(api, second).now()).work).toContainEqual(
      expect.objectContaining({ kind: 'proposal', id: added.body.proposal_id, note: 'operator' }),
    )
    const planned = await api.get(`/office/proposals/${added.body.proposal_id}/plan`, { headers: second.headers })
    expect(planned.body.lines[0]).toEqual({ what: 'operator_joins', name: 'My other phone, +918277700001' })
    expect((await officeOf(api, second).decide(added.body.proposal_id, 'confirm')).status).toBe(200)
    const [entry] = await officeOf(api, admin).log('act=operator_added')
    expect(entry).toMatchObject({ who: 'Devika Rane', proposed_by: 'Ritu Bansal', detail: { role: 'admin' } })
    await api.worker.drain()
    const told = await api.db.selectFrom('dev_messages').select('body').where('recipient', '=', admin.phone).execute()
    expect(told.map(({ body }) => body).join(' ')).toContain('confirms nothing for 48 hours')
  })

  test('an admin added less than 48 hours ago may propose, but confirms nothing', async ({
    api,
    admin,
    first,
    guest,
    steps,
  }) => {
    const booking = await steps.paid(guest, first)
    const proposed = await officeOf(api, admin).propose(booking.id, { act: 'credit', amount: 8000 })
    const fresh = await buildOperator(api.db, { role: 'admin', isNew: true })
    const [own] = proposed.body.proposals
    expect(codeOf(await officeOf(api, fresh).decide(own.id, 'confirm'))).toBe('ADMIN_TOO_NEW')
    api.clock.advance(48 * 60)
    expect((await officeOf(api, fresh).decide(own.id, 'confirm')).status).toBe(200)
    api.clock.advance(-48 * 60)
  })
})

test('one admin can lower the limits, but needs a second admin to raise them', async ({ api, admin }) => {
  const set = (per_booking: number) =>
    post(api, admin, '/office/limits', { per_booking, per_day: 25_000, reason: REASON })
  expect((await set(4000)).body).toMatchObject({ limits: { per_booking: 4000 }, proposal_id: null })
  const raised = await set(900_000 / 100)
  expect(raised.body).toMatchObject({ limits: { per_booking: 4000 }, proposal_id: expect.any(String) })
  expect(codeOf(await officeOf(api, admin).decide(raised.body.proposal_id, 'confirm'))).toBe('SAME_PERSON')
  await officeOf(api, admin).decide(raised.body.proposal_id, 'decline')
  await restoreLimits(api, admin)
})

test('a correction above the limit waits for a second person, in either direction, and is posted once', async ({
  api,
  admin,
  first,
}) => {
  const path = `/office/hotels/${first.id}/corrections`
  for (const paise of [500_000_000, -500_001]) {
    const corrected = await post(api, admin, path, { paise, reason: REASON })
    expect(corrected.body).toEqual({ owed: 0, proposal_id: expect.any(String) })
  }
  const waiting = await post(api, admin, path, { paise: 500_001, reason: REASON })
  const second = await buildOperator(api.db, { role: 'admin' })
  expect((await officeOf(api, second).decide(waiting.body.proposal_id, 'confirm')).status).toBe(200)
  expect(codeOf(await officeOf(api, second).decide(waiting.body.proposal_id, 'confirm'))).toBe('ALREADY_DECIDED')
  const [entry] = await officeOf(api, admin).log('act=account_corrected')
  expect(entry).toMatchObject({ cost: 5001, proposed_by: 'Ritu Bansal', detail: { paise: 500_001 } })
})

test('a guest’s account gets a new phone number only with two operators', async ({ api, admin, guest }) => {
  const proposed = await post(api, admin, `/office/guests/${guest.id}/correct-phone`, {
    phone: NEW_PHONE,
    reason: REASON,
  })
  const phoneOf = () => api.db.selectFrom('users').select('phone').where('id', '=', guest.id).executeTakeFirstOrThrow()
  expect((await phoneOf()).phone).toBe(guest.phone)
  const second = await buildOperator(api.db, { role: 'admin' })
  const plan = await api.get(`/office/proposals/${proposed.body.proposal_id}/plan`, { headers: second.headers })
  // The proposer changes the number after the second person has seen the plan.
  await post(api, admin, `/office/guests/${guest.id}/correct-phone`, { phone: '+919812300002', reason: REASON })
  const late = await post(api, second, `/office/proposals/${proposed.body.proposal_id}/decide`, {
    decision: 'confirm',
    reason: REASON,
    fingerprint: plan.body.fingerprint,
  })
  expect(codeOf(late)).toBe('PLAN_CHANGED')
  expect((await officeOf(api, second).decide(proposed.body.proposal_id, 'confirm')).status).toBe(200)
  expect((await phoneOf()).phone).toBe('+919812300002')
  expect(await api.db.selectFrom('phone_corrections').selectAll().execute()).toEqual([])
})

test('a coupon paid by hotels has a maximum discount and a number of uses, and needs two operators', async ({
  api,
  admin,
}) => {
  const wish = {
    code: 'FREE100',
    kind: 'percent',
    value: 100,
    min_amount: 0,
    first_booking_only: false,
    funded_by: 'hotel',
    first_day: '2026-12-01',
    last_day: '2026-12-31',
    reason: REASON,
  }
  expect(codeOf(await post(api, admin, '/office/coupons', wish))).toBe('MOST_INVALID')
  const proposed = await post(api, admin, '/office/coupons', { ...wish, most: 200, total_limit: 50 })
  expect(proposed.body).toEqual({ coupon: null, proposal_id: expect.any(String) })
  const codes = async () => (await api.db.selectFrom('coupons').select('code').execute()).map(({ code }) => code)
  expect(await codes()).not.toContain('FREE100')
  const second = await buildOperator(api.db, { role: 'admin' })
  const plan = await api.get(`/office/proposals/${proposed.body.proposal_id}/plan`, { headers: second.headers })
  expect(plan.body.lines).toContainEqual({ what: 'coupon_costs_hotels', amount: 10_000 })
  expect((await officeOf(api, second).decide(proposed.body.proposal_id, 'confirm')).status).toBe(200)
  expect(await codes()).toContain('FREE100')
})

describe('the office’s actions on a booking', () => {
  test('the office gives a refund or credit once, even if several windows offer it', async ({
    api,
    first,
    guest,
    steps,
    support,
    admin,
  }) => {
    const { id } = await steps.paid(guest, first)
    for (const wish of [
      { act: 'refund', amount: 50 },
      { act: 'credit', amount: 51 },
    ]) {
      const { fingerprint } = (await officeOf(api, support).plan(id, wish)).body
      const body = { ...wish, reason: REASON, fingerprint }
      const answers = [await officeOf(api, support).act(id, body)]
      for (const who of [admin, support, admin]) answers.push(await officeOf(api, who).act(id, body))
      expect(answers.map((answer) => codeOf(answer) ?? 'done')).toEqual(['done', ...Array(3).fill('PLAN_CHANGED')])
    }
    const { lines } = (await officeOf(api, admin).plan(id, { act: 'refund', amount: 50 })).body
    expect(lines).toContainEqual({ what: 'given_before', amount: 50, name: 'Meenal Joshi', at: expect.any(String) })
  })

  test('a cancellation on the hotel’s behalf counts, towards the limit, what the rules would not have refunded', async ({
    api,
    first,
    guest,
    steps,
    support,
  }) => {
    const { id } = await steps.paid(guest, first)
    api.clock.advance(-1)
    const early = (await officeOf(api, support).plan(id, { act: 'cancel', for: 'hotel' })).body
    expect(early).toMatchObject({ cost: 0 })
    api.clock.advance(1)
  })

  test('operators give no money to their own account, and need a second operator to give money to a colleague', async ({
    api,
    first,
    support,
    admin,
    steps,
  }) => {
    for (const [operator, code] of [
      [support, 'OWN_ACCOUNT'],
      [admin, 'OVER_LIMIT'],
    ] as const) {
      const self = await buildGuest(api.db, { phone: operator.phone })
      const { id } = await steps.paid(self, first)
      expect(codeOf(await officeOf(api, support).do(id, { act: 'credit', amount: 100 }))).toBe(code)
    }
  })
})
