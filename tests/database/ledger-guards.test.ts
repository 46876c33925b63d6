/** Tests what the books refuse, whatever the application does (decision 0030). */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { grantRows } from '#db/grant-rows.ts'
import { describeBothEngines } from './both-engines.ts'
import { givenBooking, givenHotel, givenOperator, givenPayment } from './given.ts'
import { refusalOf } from './refusal-of.ts'

await describeBothEngines('guards of the books', (engine) => {
  const post = (entries: string, kind = 'correction') =>
    engine.db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ id: number }>`
        insert into ledger_postings (kind, fact, at, reason) values (${kind}, ${randomUUID()}, now(), 'a test') returning id`.execute(
        trx,
      )
      const values = entries && entries.replaceAll('$', String(rows[0]?.id))
      if (values)
        await sql.raw(`insert into ledger_entries (posting_id, line, account, paise) values ${values}`).execute(trx)
      return rows[0]?.id
    })

  it('the books refuse a posting that does not sum to zero when its transaction commits', async () => {
    expect(await refusalOf(post(`($, 1, 'bank', 100), ($, 2, 'corrections', -100)`))).toBe('nothing')
    expect(await refusalOf(post(`($, 1, 'bank', 100), ($, 2, 'corrections', -99)`))).toBe('ledger_postings_balance')
    expect(await refusalOf(post(''))).toBe('ledger_postings_balance')
  })

  it('the books refuse an entry that is added to a posting later', async () => {
    const id = await post(`($, 1, 'bank', 100), ($, 2, 'corrections', -100)`)
    const later = sql`insert into ledger_entries (posting_id, line, account, paise) values (${id}, 3, 'bank', 1)`
    expect(await refusalOf(later.execute(engine.db))).toBe('ledger_postings_balance')
  })

  it('the books refuse to change, delete or truncate what is written', async () => {
    await post(`($, 1, 'bank', 100), ($, 2, 'corrections', -100)`)
    for (const [statement, guard] of [
      ['update ledger_entries set paise = paise', 'ledger_entries_stay'],
      ['delete from ledger_entries', 'ledger_entries_stay'],
      ['update ledger_postings set at = now()', 'ledger_postings_stay'],
      ['delete from ledger_postings', 'ledger_postings_stay'],
      ['truncate ledger_entries', 'ledger_entries_no_truncate'],
      ['truncate ledger_postings cascade', 'ledger_postings_no_truncate'],
    ] as const)
      expect(await refusalOf(sql.raw(statement).execute(engine.db)), statement).toBe(guard)
  })

  it('the serving role has no right to change the books', async () => {
    await sql`create role ledger_reader`.execute(engine.db)
    try {
      await grantRows(engine.db, 'ledger_reader')
      const { rows } = await sql<{ table: string }>`
        select c.relname as table from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
          and has_table_privilege('ledger_reader', c.oid, 'update, delete, truncate')`.execute(engine.db)
      const changeable = rows.map(({ table }) => table)
      expect(changeable).toContain('payments')
      for (const table of ['ledger_postings', 'ledger_entries', 'stay_lines', 'statements', 'book_checks'])
        expect(changeable, table).not.toContain(table)
      for (const table of ['operators', 'office_limits', 'ledger_days', 'ledger_hotel_months', 'ledger_summed'])
        expect(changeable, table).not.toContain(table)
    } finally {
      await sql`drop owned by ledger_reader`.execute(engine.db)
      await sql`drop role ledger_reader`.execute(engine.db)
    }
  })

  it('the books refuse a hotel’s entry without the hotel’s id, a guest’s entry without an id, and an unknown account', async () => {
    expect(await refusalOf(post(`($, 1, 'hotel', 1), ($, 2, 'bank', -1)`))).toBe('ledger_entries_hotel_named')
    expect(await refusalOf(post(`($, 1, 'guest_money', 1), ($, 2, 'bank', -1)`))).toBe('ledger_entries_guest_named')
    expect(await refusalOf(post(`($, 1, 'piggy', 1), ($, 2, 'bank', -1)`))).toBe('ledger_entries_account_known')
  })

  it('the books refuse every change to a refund’s amount and parts', async () => {
    const booking = await givenBooking(engine.db)
    const payment = await givenPayment(engine.db, booking, { amount: 500 })
    const { id } = await engine.db
      .insertInto('refunds')
      .values({ payment_id: payment, amount: 200, reason: 'test', idempotency_key: randomUUID(), due_by: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const more = engine.db.updateTable('refunds').set({ amount: 201 }).where('id', '=', id).execute()
    expect(await refusalOf(more)).toBe('refunds_amount_fixed')
  })

  it('the books refuse rates and terms that one person sets alone or backdates', async () => {
    const [one, other] = [await givenOperator(engine.db), await givenOperator(engine.db)]
    const { id: hotel } = await givenHotel(engine.db)
    const rate = (from_day: string, confirmed_by: string) =>
      engine.db
        .insertInto('rates')
        .values({
          kind: 'tds',
          from_day,
          value: 20,
          proposed_by: one,
          proposed_at: '2026-11-22T10:00:00+05:30',
          reason: 'a test',
          confirmed_by,
          confirmed_at: '2026-11-22T23:59:59+05:30',
        })
        .execute()
    expect(await refusalOf(rate('2026-12-01', one))).toBe('rates_two_people')
    expect(await refusalOf(rate('2026-11-22', other))).toBe('rates_never_backdated')
    expect(await refusalOf(rate('2026-11-23', other))).toBe('nothing')
    expect(await refusalOf(sql`update rates set value = 30`.execute(engine.db))).toBe('rates_stay')
    const terms = (from_day: string, confirmed_by: string) =>
      engine.db
        .insertInto('hotel_terms')
        .values({
          hotel_id: hotel,
          from_day,
          pan: 'given',
          proposed_by: one,
          proposed_at: '2026-11-22T10:00:00+05:30',
          reason: 'a test',
          confirmed_by,
          confirmed_at: '2026-11-22T23:59:59+05:30',
        })
        .execute()
    expect(await refusalOf(terms('2026-11-22', one))).toBe('hotel_terms_two_people')
    expect(await refusalOf(terms('2026-11-21', other))).toBe('hotel_terms_never_backdated')
    expect(await refusalOf(terms('2026-11-22', other))).toBe('nothing')
  })

  it('the books refuse a line of a statement that differs from them', async () => {
    const { id, userId, hotel } = await givenBooking(engine.db)
    const write = (net: number, taxed = net) =>
      engine.db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ posting: number }>`
          select post_fact('stay', ${`${id}:${net}`}, ${id}::uuid, ${hotel.id}, now(), null, array['guest_money', 'hotel'],
            array[null, ${hotel.id}::int], array[${userId}::uuid, null], array[1000, -1000]::bigint[]) as posting`.execute(
          trx,
        )
        await trx
          .insertInto('stay_lines')
          .values({
            posting_id: rows[0]?.posting ?? 0,
            booking_id: id,
            hotel_id: hotel.id,
            outcome: 'stayed',
            value: net,
            tax: 0,
            paid_online: net,
            credits: 0,
            at_desk: 0,
            paid_by_uncle: 0,
            hotel_coupon: 0,
            commission: 0,
            gst_on_commission: 0,
            tcs: 0,
            tds: 0,
            gst_rooms: 0,
            net,
          })
          .execute()
        await trx
          .insertInto('stay_taxes')
          .values({
            booking_id: id,
            posting_id: rows[0]?.posting ?? 0,
            percent: 5,
            value: taxed,
            cgst: 0,
            sgst: 0,
            igst: 0,
          })
          .execute()
      })
    expect(await refusalOf(write(999))).toBe('stay_lines_as_posted')
    expect(await refusalOf(write(1000, 999))).toBe('stay_taxes_as_lines')
    expect(await refusalOf(write(1000))).toBe('nothing')
    const due = await engine.db.selectFrom('tax_documents_due').select('booking_id').execute()
    expect(due.map(({ booking_id }) => booking_id)).toContain(id)
  })
})
