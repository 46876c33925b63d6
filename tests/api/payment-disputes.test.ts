import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { sendRefund } from '#server/features/payments/refunds.ts'
import { checkBooks } from '#server/features/ledger/check-books.ts'
import { refusalOf } from '../database/refusal-of.ts'
import { attend } from './build-stay.ts'
import { booksOf, owedTo } from './ledger-test.ts'
import { codeOf, goOn, officeBooksTest as test } from './office-books-steps.ts'
import { disputeOf } from './dispute-steps.ts'
import type { Api } from './start-api.ts'

const SUNDAY_NOON = '2026-12-06T12:00:00+05:30'

const differences = async (api: Api) => {
  const found = await checkBooks(api.services, api.clock.now())
  return found.filter(({ what }) =>
    ['dispute', 'disputed', 'paid_twice', 'posting', 'money_left', 'stay_short'].includes(what),
  )
}

test('a dispute holds the money back once, however often and in whatever order it is reported, and releases it if we win', async ({
  api,
  agreed,
  guest,
  steps,
  support,
}) => {
  const { id, short_id: code } = await steps.paid(guest, agreed)
  const { reference, event, tell } = await disputeOf(api, id)
  const before = await booksOf(api, id)
  const [opened, review, won] = [
    event(),
    event({ status: 'under_review', at: '2026-12-02T10:00:00Z' }),
    event({ status: 'won', at: '2026-12-20T10:00:00Z' }),
  ]
  await tell(review)
  await tell(opened, review, opened)
  const { gateway: _held, ...others } = before
  expect(await booksOf(api, id)).toEqual({ ...others, disputed: 157_500 })
  expect(await support.read(`disputes/${reference}`)).toMatchObject({
    status: 'under_review',
    paise: 157_500,
    booking: { id, code },
    reports: [{ status: 'open' }, { status: 'under_review' }],
    if_lost: { refunds: 0, guest: 157_500, ours: 0 },
    waits: false,
  })
  expect((await support.read('now')).work.filter(({ kind }: { kind: string }) => kind === 'payment_dispute')).toEqual(
    [],
  )
  expect(await differences(api)).toEqual([])
  await tell(event({ status: 'action_required', at: '2026-12-03T10:00:00Z' }))
  expect((await support.read('now')).work).toContainEqual(
    expect.objectContaining({ kind: 'payment_dispute', id: reference, amount: 1575, due: '2026-12-11T18:00:00+05:30' }),
  )
  await tell(won, review)
  expect(await booksOf(api, id)).toEqual(before)
  expect((await support.read(`disputes/${reference}`)).status).toBe('won')
  const listed = (await support.read('disputes')).disputes
  expect(listed).toContainEqual(expect.objectContaining({ reference, status: 'won', booking: { id, code } }))
  expect(await differences(api)).toEqual([])
})

test('an operator downloads a dispute’s evidence as a PDF and records that it was sent, which moves no money', async ({
  api,
  agreed,
  guest,
  steps,
  support,
  admin,
}) => {
  const { id } = await steps.paid(guest, agreed)
  const { reference, event, tell } = await disputeOf(api, id)
  await tell(event())
  const before = await booksOf(api, id)
  const key = `payment_dispute:${reference}`
  expect((await support.do('work/take', { key, from: null })).body.owner).toMatchObject({ is_me: true })
  expect((await support.do('work/note', { key, text: 'Asked the hotel' })).body.entries).toHaveLength(2)
  const pdf = await support.get(`disputes/${reference}/evidence`)
  expect([pdf.status, pdf.headers['content-type'], pdf.headers['content-disposition']]).toEqual([
    200,
    'application/pdf',
    `attachment; filename="proof-${reference}.pdf"`,
  ])
  const [entry] = (await admin.read('log?act=evidence_taken')).entries
  expect(entry).toMatchObject({ who: 'Meenal Joshi', booking: { id } })
  expect(codeOf(await support.do(`disputes/${reference}/answer`, { answer: 'evidence_sent', reason: ' ' }))).toBe(
    'REASON_REQUIRED',
  )
  const answered = await support.do(`disputes/${reference}/answer`, { answer: 'evidence_sent' })
  expect(answered.body).toMatchObject({ waits: false, answered: { by: 'Meenal Joshi' } })
  expect(codeOf(await support.do(`disputes/${reference}/answer`, { answer: 'accepted' }))).toBe('ALREADY_DECIDED')
  api.clock.advance(60)
  await tell(event({ status: 'action_required' }))
  expect((await support.read(`disputes/${reference}`)).waits, 'the bank asks for more').toBe(true)
  expect((await support.do(`disputes/${reference}/answer`, { answer: 'accepted' })).body.answer).toBe('accepted')
  expect(await booksOf(api, id)).toEqual(before)
  expect((await support.get('disputes/disp_unknown')).status).toBe(404)
  expect((await support.get('disputes/disp_unknown/evidence')).status).toBe(404)
})

test('when we lose a dispute about an attended stay, we bear the cost and the hotel keeps its money', async ({
  api,
  agreed,
  guest,
  steps,
  support,
}) => {
  const { id } = await steps.paid(guest, agreed)
  await attend(api.db, id)
  await api.db
    .updateTable('visits')
    .set({ status: 'left', left_at: SUNDAY_NOON })
    .where('booking_id', '=', id)
    .execute()
  await goOn(api, SUNDAY_NOON)
  await steps.runJob('end-stays')
  const owed = await owedTo(api, agreed)
  expect(owed).toBeGreaterThan(0)
  const { reference, event, tell } = await disputeOf(api, id)
  await tell(event(), event({ status: 'lost', at: '2026-12-30T10:00:00Z' }))
  expect(await owedTo(api, agreed)).toBe(owed)
  expect(await booksOf(api, id, 'dispute_lost')).toMatchObject({ dispute_losses: 157_500 })
  expect((await booksOf(api, id))['disputed']).toBeUndefined()
  await tell(event({ status: 'won', at: '2026-12-31T10:00:00Z' }))
  expect((await support.read(`disputes/${reference}`)).status, 'lost stays lost').toBe('lost')
  expect(await differences(api)).toEqual([])
})

test('a hotel is not paid for an unattended stay once the guests’ bank has taken the money back', async ({
  api,
  agreed,
  guest,
  steps,
}) => {
  const { id } = await steps.paid(guest, agreed)
  await goOn(api, SUNDAY_NOON)
  await steps.runJob('end-stays')
  const owed = await owedTo(api, agreed)
  const { event, tell } = await disputeOf(api, id)
  await tell(event({ status: 'lost' }))
  expect(owed - (await owedTo(api, agreed))).toBeGreaterThan(0)
  const { hotel = 0, commission = 0, dispute_losses: losses = 0, guest_money: guestMoney = 0 } = await booksOf(api, id)
  expect({ hotel, commission, losses, guestMoney }).toEqual({ hotel: 0, commission: 0, losses: 0, guestMoney: 0 })
  expect(await differences(api)).toEqual([])
})

test('a refund waits for the end of the dispute: it is sent if we win, and counts as paid by the bank if we lose', async ({
  api,
  agreed,
  guest,
  steps,
  support,
}) => {
  for (const outcome of ['won', 'lost'] as const) {
    const { id } = await steps.paid(guest, agreed)
    const { reference, payment, event, tell } = await disputeOf(api, id)
    await tell(event())
    expect((await steps.cancel(guest, id)).status).toBe(200)
    await api.worker.drain()
    const refund = () =>
      api.db
        .selectFrom('refunds')
        .select(['id', 'status', 'paid_from', 'reference'])
        .where('payment_id', '=', payment.id)
        .executeTakeFirstOrThrow()
    const waiting = await refund()
    await sendRefund(api.services, waiting.id)
    expect(await refund(), 'not while it is disputed').toMatchObject({ status: 'pending' })
    expect((await support.read(`disputes/${reference}`)).if_lost).toEqual({ refunds: 157_500, guest: 0, ours: 0 })
    await tell(event({ status: outcome, at: '2026-12-20T10:00:00Z' }))
    expect(await refund()).toMatchObject({ status: 'processed', paid_from: outcome === 'won' ? 'gateway' : 'disputed' })
    const { gateway = 0, disputed = 0, guest_refunds: owed = 0, dispute_losses: losses = 0 } = await booksOf(api, id)
    expect({ gateway, disputed, owed, losses }, outcome).toEqual({ gateway: 0, disputed: 0, owed: 0, losses: 0 })
  }
  expect(await differences(api)).toEqual([])
})

test('neither the office nor SQL can send a refund for a payment whose dispute we lost', async ({
  api,
  agreed,
  guest,
  steps,
  support,
}) => {
  const { id } = await steps.paid(guest, agreed)
  const { payment, event, tell } = await disputeOf(api, id)
  await tell(event({ status: 'lost', paise: 150_000 }))
  const plan = (amount: number) => support.do(`bookings/${id}/plan`, { act: 'refund', amount })
  expect(codeOf(await plan(76))).toBe('AMOUNT_TOO_LARGE')
  expect((await plan(75)).status).toBe(200)
  const refund = (amount: number, status: 'pending' | 'failed') =>
    api.db
      .insertInto('refunds')
      .values({
        payment_id: payment.id,
        amount,
        reason: 'test',
        status,
        idempotency_key: randomUUID(),
        due_by: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  expect(await refusalOf(refund(76, 'pending'))).toBe('refunds_beside_dispute')
  const cancelled = await steps.cancel(guest, id)
  expect(cancelled.status).toBe(200)
  await api.worker.drain()
  const { rows } = await sql<{
    back: number
  }>`select sum(amount)::int as back from refunds where payment_id = ${payment.id}::uuid`.execute(api.db)
  expect(rows[0]?.back, 'what the bank did not take').toBe(75)
  expect(await differences(api)).toEqual([])
})

test('a failed refund is not paid by hand while the bank decides, and the check of the books finds a payment returned twice', async ({
  api,
  agreed,
  guest,
  steps,
}) => {
  const { id } = await steps.paid(guest, agreed)
  const { reference, payment, event, tell } = await disputeOf(api, id)
  await tell(event())
  await steps.cancel(guest, id)
  const { id: refundId } = await api.db
    .updateTable('refunds')
    .set({ status: 'failed', provider_ref: `rfnd_${reference}` })
    .where('payment_id', '=', payment.id)
    .returning('id')
    .executeTakeFirstOrThrow()
  const byHand = { status: 'processed', paid_from: 'bank', processed_at: new Date() } as const
  const pay = (how: object) =>
    api.db
      .updateTable('refunds')
      .set({ ...byHand, ...how })
      .where('id', '=', refundId)
      .execute()
  expect(await refusalOf(pay({}))).toBe('refunds_beside_dispute')
  expect(await refusalOf(pay({ paid_from: 'disputed' })), 'not lost yet').toBe('refunds_paid_by_lost_dispute')
  // The gateway had already sent the refund, so its report is true and the money was returned twice.
  await pay({ paid_from: 'gateway' })
  await tell(event({ status: 'lost', at: '2026-12-20T10:00:00Z' }))
  expect(await differences(api)).toMatchObject([
    { what: 'paid_twice', subject: payment.id, booked: 157_500, found: 315_000 },
  ])
  await api.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql`update disputes set status = 'won' where reference = ${reference}`.execute(trx)
  })
  expect((await differences(api)).filter(({ what }) => what !== 'paid_twice')).toMatchObject([
    { what: 'dispute', subject: reference, booked: 157_500, found: 0 },
  ])
  await api.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql`update disputes set status = 'lost' where reference = ${reference}`.execute(trx)
  })
})

test('a dispute about an unknown payment is stored, posted and listed without a booking', async ({
  api,
  agreed,
  guest,
  steps,
  support,
}) => {
  const { event, tell } = await disputeOf(api, (await steps.paid(guest, agreed)).id)
  const reference = `disp_${randomUUID().slice(0, 12)}`
  await tell(event({ reference, providerPaymentId: 'pay_unknown', paise: 500, phase: 'retrieval' }))
  expect(await support.read(`disputes/${reference}`)).toMatchObject({
    booking: null,
    timeline: [],
    payment: { paise: null },
  })
  await tell(
    event({ reference, providerPaymentId: 'pay_unknown', paise: 500, at: '2026-12-20T10:00:00Z', phase: 'chargeback' }),
  )
  expect((await support.get(`disputes/${reference}/evidence`)).status).toBe(200)
  expect(await differences(api)).toEqual(await differences(api))
  await tell(
    event({ reference, providerPaymentId: 'pay_unknown', paise: 500, at: '2026-12-21T10:00:00Z', status: 'closed' }),
  )
})

test('the test gateway refuses a dispute whose deadline is not a valid time', async ({ api, agreed, guest, steps }) => {
  const { body } = await steps.book(guest, agreed)
  const { booking } = body
  await steps.press(booking.payment_url)
  const path = `/dev/test-gateway/${booking.payment_url.split('/').at(-1)}/dispute`
  const refused = await api.post(path, { status: 'lost', respond_by: 'fa8ga' })
  expect([refused.status, codeOf(refused)]).toEqual([422, 'RESPOND_BY_INVALID'])
  expect((await api.post(path, { status: 'open', respond_by: '2026-12-11T12:30:00Z' })).status).toBe(200)
})
