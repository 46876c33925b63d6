/** The migration carries the payments in a database without books into the new books, or rolls back (decision 0030). */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { givenBooking, givenPayment } from './given.ts'
import { openBefore } from './before-migration.ts'

let opened: Awaited<ReturnType<typeof openBefore>>

beforeAll(async () => {
  opened = await openBefore('032')
}, 60_000)
afterAll(() => opened.close())

const AT = '2026-11-20T10:00:00+05:30'

test('the migration carries payments, refunds and credits into the books to the paisa, or rolls back', async () => {
  const { db } = opened
  const booking = await givenBooking(db)
  const credit = (kind: 'signup' | 'spent' | 'returned', amount: number) =>
    db
      .insertInto('credit_entries')
      .values({ user_id: booking.userId, kind, amount, booking_id: kind === 'signup' ? null : booking.id })
      .execute()
  await credit('signup', 100)
  await credit('spent', -60)
  await credit('returned', 25)
  const paid = await givenPayment(db, booking, { amount: 1050, settled_at: AT })
  await givenPayment(db, booking, { amount: 300, status: 'failed', settled_at: null, ask_at: AT })
  await sql`insert into refunds (payment_id, amount, reason, status, idempotency_key, due_by, created_at, processed_at)
    select ${paid}::uuid, amount, 'test', status, 'refund-of-' || amount, ${AT}::timestamptz, ${AT}::timestamptz,
      case status when 'processed' then ${AT}::timestamptz end
    from (values (200, 'processed'), (11, 'processed'), (30, 'pending'), (4, 'failed')) refund (amount, status)`.execute(
    db,
  )
  // The gateway could not send this refund, so an operator paid it from our bank.
  await sql`insert into operator_actions (operator, action, subject_id, at)
    select 'Neha', 'refund_settled', id::text, ${AT}::timestamptz from refunds where amount = 11`.execute(db)

  // Sets a balance that differs from its entries, which the triggers would otherwise prevent.
  const setBalance = (balance: number) =>
    db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx)
      await sql`update credit_balances set balance = ${balance} where user_id = ${booking.userId}::uuid`.execute(trx)
    })
  await setBalance(66)
  await expect(migrate(db)).rejects.toThrow('guest_credits: 6500 in the books, 6600 in the tables')
  const { rows: none } =
    await sql`select to_regclass('ledger_postings') as t where to_regclass('ledger_postings') is not null`.execute(db)
  expect(none).toEqual([])

  await setBalance(65)
  expect(await migrate(db)).toContain('032_ledger.sql')
  const { rows } = await sql<{ account: string; paise: number }>`
    select account, sum(paise)::bigint as paise from ledger_entries group by 1 order by 1`.execute(db)
  expect(Object.fromEntries(rows.map(({ account, paise }) => [account, paise]))).toEqual({
    bank: -1_100,
    credits_given: 10_000,
    gateway: 85_000,
    guest_credits: -6_500,
    guest_money: -(105_000 - 24_500 + 3_500),
    guest_refunds: -3_400,
  })
  const { rows: dates } = await sql<{ at: Date }>`
    select distinct at from ledger_postings where kind <> 'credit'`.execute(db)
  expect(dates).toEqual([{ at: new Date(AT) }])

  // From now on the triggers post, and nothing that was carried over is posted twice.
  await sql`update refunds set status = 'processed', processed_at = now() where amount = 30`.execute(db)
  const { rows: after } = await sql<{ paise: number }>`
    select -sum(paise)::bigint as paise from ledger_entries where account = 'guest_refunds'`.execute(db)
  expect(after).toEqual([{ paise: 400 }])
})
