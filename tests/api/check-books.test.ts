import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { checkBooks } from '#server/features/ledger/check-books.ts'
import { goTo, ledgerTest as test } from './ledger-test.ts'
import type { Api } from './start-api.ts'

const SUNDAY_NOON = '2026-12-06T12:00:00+05:30'

/** Returns the differences that a check finds, without those from other tests in this file. */
const differences = async (api: Api, between: Partial<typeof api.services> = {}) =>
  (await checkBooks({ ...api.services, ...between }, api.clock.now())).map(({ what, subject, booked, found }) => ({
    what,
    subject,
    booked,
    found,
  }))

test('the check of the books finds no difference after a month of bookings, refunds and stays', async ({
  api,
  agreed,
  guest,
  steps,
}) => {
  await steps.paid(guest, agreed, { payAtHotel: true })
  const cancelled = await steps.paid(guest, agreed)
  await steps.cancel(guest, cancelled.id)
  await api.worker.drain()
  goTo(api, SUNDAY_NOON)
  await steps.runJob('end-stays')
  expect(await differences(api)).toEqual([])
  expect((await steps.runJob('check-books')).body).toMatchObject({ name: 'check-books' })
  expect(api.faults).toEqual([])
  const { differences: kept } = await api.db
    .selectFrom('book_checks')
    .select('differences')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(kept).toBe(0)
})

test('the check of the books reports a payment that the gateway received and we never recorded', async ({ api }) => {
  const id = `tpay_${randomUUID().slice(0, 8)}`
  goTo(api, '2026-12-02T09:00:00+05:30')
  await sql`insert into dev_gateway_payments (id, reference, amount, status, payment_id, paid_at, created_at)
    values (${id}, ${randomUUID()}, 700, 'paid', ${`tpid_${id}`}, ${api.clock.now()}, ${api.clock.now()})`.execute(
    api.db,
  )
  expect(await differences(api), 'a report may be on its way').toEqual([])
  api.clock.advance(16)
  expect(await differences(api)).toEqual([
    { what: 'gateway_payment', subject: `tpid_${id}`, booked: null, found: 70_000 },
  ])
  await sql`delete from dev_gateway_payments where id = ${id}`.execute(api.db)
})

test('the check of the books reports a payment that the gateway does not have, and a payment with a different amount', async ({
  api,
  agreed,
  guest,
  steps,
}) => {
  const { id } = await steps.paid(guest, agreed)
  api.clock.advance(20)
  expect(await differences(api)).toEqual([])
  const payment = await api.db
    .selectFrom('payments')
    .select(['id', 'provider_payment_id as gatewayId'])
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow()
  await sql`update dev_gateway_payments set amount = amount - 1 where reference = ${payment.id}`.execute(api.db)
  expect(await differences(api)).toEqual([
    { what: 'gateway_payment', subject: payment.gatewayId, booked: 157_500, found: 157_400 },
  ])
  await sql`update dev_gateway_payments set status = 'failed' where reference = ${payment.id}`.execute(api.db)
  expect(await differences(api)).toEqual([
    { what: 'gateway_payment', subject: payment.id, booked: 157_500, found: null },
  ])
  await sql`update dev_gateway_payments set status = 'paid', amount = amount + 1 where reference = ${payment.id}`.execute(
    api.db,
  )
})

test('the check of the books reports a gateway that does not answer', async ({ api }) => {
  const gateway = { ...api.services.gateway, list: () => Promise.reject(new Error('502')) }
  expect(await differences(api, { gateway })).toEqual([
    { what: 'gateway_silent', subject: '502', booked: null, found: null },
  ])
})

/** Changes the database without running its triggers, to simulate a faulty trigger. */
const behindTheBooks = (api: Api, statement: string) =>
  api.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql.raw(statement).execute(trx)
  })

test('the check of the books reports payments and stays that were changed in the database, and raises the alarm', async ({
  api,
  agreed,
  guest,
  steps,
}) => {
  const { id } = await steps.paid(guest, agreed)
  const { id: payment } = await api.db
    .selectFrom('payments')
    .select('id')
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow()
  const told = async (broken: string, mended: string) => {
    await behindTheBooks(api, broken)
    const found = await differences(api)
    await behindTheBooks(api, mended)
    return found
  }
  goTo(api, '2026-12-05T20:00:00+05:30')
  expect(
    await told(
      `update payments set amount = 1574 where id = '${payment}'`,
      `update payments set amount = 1575 where id = '${payment}'`,
    ),
  ).toMatchObject([
    { what: 'payment_settled', subject: payment, booked: 157_500, found: 157_400 },
    { what: 'gateway_payment', booked: 157_400, found: 157_500 },
  ])
  expect(
    await told(
      `insert into credit_balances (user_id, balance) values ('${guest.id}', 5)`,
      `delete from credit_balances where user_id = '${guest.id}'`,
    ),
  ).toEqual([{ what: 'credit_balance', subject: guest.id, booked: null, found: 500 }])
  expect(
    await told(
      `update ledger_entries e set paise = paise + 1 from ledger_postings p where p.id = e.posting_id and p.fact = '${payment}' and e.account = 'guest_money'`,
      `update ledger_entries e set paise = paise - 1 from ledger_postings p where p.id = e.posting_id and p.fact = '${payment}' and e.account = 'guest_money'`,
    ),
  ).toMatchObject([{ what: 'posting', booked: 1, found: 0 }])
  expect(
    await told(
      `update bookings set ended_at = '2026-12-05T18:00:00+05:30' where id = '${id}'`,
      `update bookings set ended_at = null where id = '${id}'`,
    ),
  ).toEqual([{ what: 'stay', subject: id, booked: null, found: null }])
  await behindTheBooks(api, `update payments set amount = 1574 where id = '${payment}'`)
  await steps.runJob('check-books')
  expect(api.faults).toMatchObject([{ event: 'books_differ', differences: 2, first: expect.stringContaining(payment) }])
  await steps.runJob('watch-given-up')
  expect(api.faults.splice(0)).toMatchObject([
    { event: 'books_differ' },
    { event: 'work_waits_for_operator', booksDiffer: 2 },
  ])
  await behindTheBooks(api, `update payments set amount = 1575 where id = '${payment}'`)
})

test('the check of the books reports a stay that cost more than the guest paid, and money that belongs to nobody', async ({
  api,
  agreed,
  guest,
  steps,
}) => {
  const { id } = await steps.paid(guest, agreed)
  await behindTheBooks(
    api,
    `update bookings set payable_now = 1675, total = 1675, service_tax = 175 where id = '${id}';
     insert into money_releases (booking_id, what, reason, at) values ('${id}', 'stay', 'ended before attendance was asked', now())`,
  )
  goTo(api, SUNDAY_NOON)
  await steps.runJob('end-stays')
  expect(await differences(api)).toEqual([
    { what: 'stay_short', subject: id, booked: 10_000, found: 0 },
    { what: 'rounding', subject: id, booked: -10_000, found: 0 },
  ])
  await behindTheBooks(api, `update bookings set status = 'expired', ended_at = null where id = '${id}'`)
  expect((await differences(api)).map(({ what }) => what)).toContain('stay')
  await behindTheBooks(
    api,
    `update bookings set status = 'completed', ended_at = leaves_at, payable_now = 1575, total = 1575, service_tax = 75 where id = '${id}';
     delete from stay_lines where booking_id = '${id}';
     delete from stay_taxes where booking_id = '${id}';
     delete from ledger_entries where posting_id in (select id from ledger_postings where booking_id = '${id}' and kind = 'stay');
     delete from ledger_postings where booking_id = '${id}' and kind = 'stay'`,
  )
  await steps.runJob('check-books')
  expect(await differences(api)).toEqual([])
})
