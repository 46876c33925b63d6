/**
 * The database posts payments, refunds and credits with triggers. These tests check the triggers against the domain
 * (decision 0030).
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Account } from '#domain/ledger/accounts.ts'
import { entriesOfMovement, type Movement } from '#domain/ledger/movements.ts'
import { random } from '#domain/kernel/seeded-random.ts'
import { postFact } from '#server/features/ledger/books.ts'
import { buildOperator } from '../builders.ts'
import { describeBothEngines } from './both-engines.ts'
import { refusalOf } from './refusal-of.ts'
import { givenBooking, givenPayment, type GivenBooking } from './given.ts'

const WALKS = 15
const STEPS = 12

await describeBothEngines('the books', (engine) => {
  type Booked = { account: Account; guest: string | null; paise: number }

  /** Returns the entries that the database posted for a payment, refund or credit. */
  const posted = async (kind: string, fact: string | number): Promise<Booked[]> => {
    const { rows } = await sql<Booked>`
      select e.account, e.guest_id as guest, e.paise from ledger_postings p join ledger_entries e on e.posting_id = p.id
      where p.kind = ${kind} and p.fact = ${String(fact)} order by e.line`.execute(engine.db)
    return rows
  }

  const wanted = (movement: Movement): Booked[] =>
    entriesOfMovement(movement).map(({ account, guestId = null, paise }) => ({ account, guest: guestId, paise }))

  const sorted = (entries: Booked[]) => entries.toSorted((one, other) => one.account.localeCompare(other.account))

  const expectPosted = async (movement: Movement & { kind: string }, kind: string, fact: string | number) =>
    expect(sorted(await posted(kind, fact)), JSON.stringify(movement)).toEqual(sorted(wanted(movement)))

  async function moneyHeld({ id }: GivenBooking): Promise<number> {
    const { rows } = await sql<{ held: number }>`select guest_money_of(${id}::uuid) as held`.execute(engine.db)
    return rows[0]?.held ?? 0
  }

  const pay = (booking: GivenBooking, amount: number) =>
    givenPayment(engine.db, booking, { amount, status: 'paid', settled_at: new Date() })

  async function refund(paymentId: string, amount: number): Promise<string> {
    const { id } = await engine.db
      .insertInto('refunds')
      .values({ payment_id: paymentId, amount, reason: 'test', idempotency_key: randomUUID(), due_by: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  it('the books post a payment when it settles, however often that is reported', async () => {
    const booking = await givenBooking(engine.db)
    const id = await givenPayment(engine.db, booking, {
      amount: 315,
      status: 'open',
      settled_at: null,
      ask_at: new Date(),
    })
    expect(await posted('payment_settled', id)).toEqual([])
    for (let turn = 0; turn < 2; turn++)
      await engine.db
        .updateTable('payments')
        .set({ status: 'paid', settled_at: new Date(), ask_at: null })
        .where('id', '=', id)
        .execute()
    await expectPosted({ kind: 'payment_settled', guestId: booking.userId, paise: 31_500 }, 'payment_settled', id)
  })

  it('the books post random payments, refunds and credits as the domain does', async () => {
    for (let seed = 0; seed < WALKS; seed++) {
      const { int, pick } = random(`ledger ${seed}`)
      const booking = await givenBooking(engine.db)
      const guestId = booking.userId
      const payments: { id: string; left: number }[] = []
      const refunds: string[] = []
      const steps = {
        credit: async () => {
          const amount = int(1, 300)
          const { id } = await engine.db
            .insertInto('credit_entries')
            .values({ user_id: guestId, amount, kind: 'adjustment' })
            .returning('id')
            .executeTakeFirstOrThrow()
          await expectPosted({ kind: 'credit', of: 'adjustment', guestId, paise: amount * 100 }, 'credit', id)
        },
        pay: async () => {
          const amount = int(1, 5000)
          const id = await pay(booking, amount)
          payments.push({ id, left: amount })
          await expectPosted({ kind: 'payment_settled', guestId, paise: amount * 100 }, 'payment_settled', id)
        },
        refund: async () => {
          const payment = payments.find(({ left }) => left > 0)
          if (!payment) return
          const amount = int(1, payment.left)
          const held = await moneyHeld(booking)
          payment.left -= amount
          const id = await refund(payment.id, amount)
          refunds.push(id)
          await expectPosted({ kind: 'refund_asked', guestId, paise: amount * 100, held }, 'refund_asked', id)
        },
        // Posts the held money as commission, so that Uncle pays for later refunds.
        settle: async () => {
          const held = await moneyHeld(booking)
          await sql`select post_fact('stay', ${randomUUID()}, ${booking.id}::uuid, null, now(), null,
            array['guest_money', 'commission'], null, array[${guestId}::uuid, null], array[${held}::bigint, ${-held}::bigint])`.execute(
            engine.db,
          )
        },
        process: async () => {
          const id = refunds.pop()
          if (id === undefined) return
          const to = pick(['processed', 'failed'] as const)
          const processed_at = to === 'processed' ? new Date() : null
          const from = pick(['gateway', 'bank'] as const)
          const row = await engine.db
            .updateTable('refunds')
            .set({ status: to, processed_at, paid_from: from })
            .where('id', '=', id)
            .returning('amount')
            .executeTakeFirstOrThrow()
          const movement: Movement =
            to === 'processed'
              ? { kind: 'refund_processed', guestId, paise: row.amount * 100, from }
              : { kind: 'refund_failed' }
          await expectPosted(movement, 'refund_processed', id)
        },
      }
      for (let step = 0; step < STEPS; step++)
        await steps[pick(['credit', 'pay', 'pay', 'refund', 'settle', 'process'] as const)]()
    }
    const { rows } =
      await sql`select posting_id from ledger_entries group by posting_id having sum(paise) <> 0`.execute(engine.db)
    expect(rows).toEqual([])
  })

  it('the books post spent and returned credit with the money for its stay', async () => {
    const booking = await givenBooking(engine.db)
    const guestId = booking.userId
    const enter = async (kind: 'signup' | 'spent' | 'returned', amount: number) => {
      const booking_id = kind === 'signup' ? null : booking.id
      const { id } = await engine.db
        .insertInto('credit_entries')
        .values({ user_id: guestId, amount, kind, booking_id })
        .returning('id')
        .executeTakeFirstOrThrow()
      await expectPosted({ kind: 'credit', of: kind, guestId, paise: amount * 100 }, 'credit', id)
    }
    await enter('signup', 100)
    await enter('spent', -60)
    expect(await moneyHeld(booking)).toBe(6_000)
    await enter('returned', 60)
    expect(await moneyHeld(booking)).toBe(0)
  })

  it('the books post tax paid to the state, and reverse a wrong tax payment', async () => {
    const { id: operator } = await buildOperator(engine.db, { role: 'admin' })
    const gateway = { account: 'gateway', paise: 750 } as const
    await engine.db.transaction().execute((trx) =>
      postFact(trx, {
        kind: 'correction',
        reason: 'Collected for the test',
        fact: randomUUID(),
        at: new Date('2026-11-20T10:00:00+05:30'),
        entries: [gateway, { account: 'tcs', paise: -750 }],
      }),
    )
    const at = new Date('2026-12-10T10:00:00+05:30')
    const row = {
      tax: 'tcs' as const,
      month: '2026-11-01',
      paid_on: '2026-12-10',
      recorded_by: operator,
      recorded_at: at,
    }
    const enter = async (amount: number, challan: string) => {
      const id = randomUUID()
      await engine.db
        .insertInto('tax_payments')
        .values({ id, ...row, amount, challan, reason: 'TCS' })
        .execute()
      return id
    }
    expect(await refusalOf(enter(751, 'CPIN-1'))).toBe('tax_payments_within_held')
    const id = await enter(750, 'CPIN-1')
    await expectPosted({ kind: 'tax_paid', tax: 'tcs', paise: 750 }, 'tax_paid', id)
    expect(await refusalOf(enter(1, 'CPIN-2'))).toBe('tax_payments_within_held')
    const back = { taken_back_by: operator, taken_back_at: at }
    await engine.db.updateTable('tax_payments').set(back).where('id', '=', id).execute()
    await expectPosted({ kind: 'tax_taken_back', tax: 'tcs', paise: 750 }, 'tax_taken_back', id)
    await enter(700, 'CPIN-1')
    expect(await refusalOf(enter(50, 'CPIN-1'))).toBe('tax_payments_challan_once')
  })

  it('the books post a gateway settlement when a second admin confirms it, and in no other way', async () => {
    const [{ id: one }, { id: other }] = [
      await buildOperator(engine.db, { role: 'admin' }),
      await buildOperator(engine.db, { role: 'admin' }),
    ]
    await pay(await givenBooking(engine.db), 1_575)
    const reference = `setl_${randomUUID().slice(0, 8)}`
    const at = new Date()
    const row = { utr: reference.toUpperCase().replace('_', '-'), settled_on: '2026-11-20', fee: 3_150, tax: 567 }
    await engine.db
      .insertInto('settlements')
      .values({
        reference,
        ...row,
        net: 153_783,
        file_name: 'a.csv',
        proposed_by: one,
        proposed_at: at,
        reason: 'Monday',
      })
      .execute()
    const line = { kind: 'payment' as const, settlement: reference, line: 2, amount: 157_500, fee: 3_150, tax: 567 }
    const confirm = (by: string) =>
      engine.db
        .updateTable('settlements')
        .set({ confirmed_by: by, confirmed_at: at })
        .where('reference', '=', reference)
        .execute()
    expect(await refusalOf(confirm(other)), 'no lines').toBe('settlements_add_up')
    await engine.db
      .insertInto('settlement_lines')
      .values({ ...line, reference: `pay_${reference}` })
      .execute()
    expect(await refusalOf(confirm(one))).toBe('settlements_two_people')
    expect(await posted('gateway_settled', reference)).toEqual([])
    const byHand = { kind: 'gateway_settled' as const, fact: reference, at, entries: [] }
    const entries = [
      { account: 'bank', paise: 1 },
      { account: 'gateway', paise: -1 },
    ] as const
    expect(await refusalOf(engine.db.transaction().execute((trx) => postFact(trx, { ...byHand, entries })))).toBe(
      'settlements_posted_when_confirmed',
    )
    await confirm(other)
    await expectPosted({ kind: 'gateway_settled', net: 153_783, fee: 3_150, tax: 567 }, 'gateway_settled', reference)
    expect(await refusalOf(confirm(other))).toBe('settlements_stay')
    const more = { ...line, reference: `pay_2_${reference}` }
    expect(await refusalOf(engine.db.insertInto('settlement_lines').values(more).execute())).toBe(
      'settlement_lines_stay',
    )
    const gone = engine.db.deleteFrom('settlement_lines').where('settlement', '=', reference)
    expect(await refusalOf(gone.execute())).toBe('settlement_lines_stay')
  })

  it('the books hold moved guests’ money for both of their bookings', async () => {
    const first = await givenBooking(engine.db)
    await pay(first, 500)
    const next = await givenBooking(engine.db, { user_id: first.userId, moved_from: first.id })
    expect(await moneyHeld(next)).toBe(50_000)
    expect(await moneyHeld(first)).toBe(50_000)
  })
})
