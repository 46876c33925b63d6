/**
 * The database matches the bank's lines with our transfers, and posts explained lines. These tests check both against
 * the domain's rules.
 */
import { randomInt, randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { expect, it } from 'vitest'
import type { DB } from '#db/schema.ts'
import { judgeLines, tokensOf } from '#domain/bank/match-lines.ts'
import { entriesOfMovement } from '#domain/ledger/movements.ts'
import { readTransfers } from '#server/features/bank/read-transfers.ts'
import { postFact } from '#server/features/ledger/books.ts'
import { buildOperator } from '../builders.ts'
import { describeBothEngines } from './both-engines.ts'
import { givenBooking, givenPayment } from './given.ts'
import { refusalOf } from './refusal-of.ts'

const utr = () => `HDFCR${randomUUID().slice(0, 8).toUpperCase()}`
const DAY = '2026-12-07'

await describeBothEngines('the bank’s lines', (engine) => {
  type Line = { reference?: string; description?: string; paise: number; balance?: number }

  const account = String(randomInt(1000, 9999))

  async function write(
    trx: Transaction<DB>,
    reader: string,
    { lines, said = lines }: { lines: readonly Line[]; said?: readonly Line[] },
  ): Promise<number[]> {
    const { id } = await trx
      .insertInto('bank_statements')
      .values({
        account,
        from_day: DAY,
        until_day: DAY,
        opening: 0,
        closing: 0,
        new_lines: said.length,
        new_paise: said.reduce((sum, { paise }) => sum + paise, 0),
        file_name: 'december.csv',
        read_by: reader,
        read_at: new Date(),
        reason: 'December',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rows = lines.map(({ reference = utr(), description = 'NEFT', paise, balance = randomInt(1e9) }, index) => ({
      statement_id: id,
      line: index + 2,
      account,
      booked_on: DAY,
      reference,
      description,
      paise,
      balance,
    }))
    const written = await trx.insertInto('bank_lines').values(rows).returning('id').execute()
    return written.map((line) => line.id)
  }
  const admins = async () => [
    (await buildOperator(engine.db, { role: 'admin' })).id,
    (await buildOperator(engine.db, { role: 'admin' })).id,
  ]
  const written = async (lines: readonly Line[], said = lines) => {
    const [reader = ''] = await admins()
    return engine.db.transaction().execute((trx) => write(trx, reader, { lines, said }))
  }
  const one = async (line: Line): Promise<number> => (await written([line]))[0] ?? 0

  const matches = async (ids: readonly number[]) => {
    const rows = await engine.db
      .selectFrom('bank_matches')
      .select(['line_id', 'kind', 'ours'])
      .where('line_id', 'in', ids)
      .execute()
    return ids.map((id) => rows.find(({ line_id }) => line_id === id)?.ours ?? null)
  }

  /** Adds a refund of ₹500 that was paid from our bank. */
  async function paidByHand(reference: string): Promise<string> {
    const payment = await givenPayment(engine.db, await givenBooking(engine.db), {
      amount: 1_575,
      status: 'paid',
      settled_at: new Date(),
    })
    const { id } = await engine.db
      .insertInto('refunds')
      .values({ payment_id: payment, amount: 500, reason: 'test', idempotency_key: randomUUID(), due_by: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await engine.db
      .updateTable('refunds')
      .set({ status: 'processed', processed_at: new Date(), paid_from: 'bank', reference })
      .where('id', '=', id)
      .execute()
    return id
  }

  it('the database reads UTRs in the bank’s lines as the domain does', async () => {
    const texts = [
      { reference: '0000HDFCN26341008812', description: 'NEFT CR-RAZORPAY' },
      { reference: 'hdfc/n-341263', description: 'paid 05122026 to 00123456' },
      { reference: '', description: 'UPI/634123456789/ünïcode/₹500' },
      { reference: 'RAZORPAY', description: '12345' },
    ]
    for (const text of texts) {
      const { rows } = await sql<{ tokens: string[] }>`
        select bank_tokens(${text.reference}, ${text.description}) as tokens`.execute(engine.db)
      expect(rows[0]?.tokens, JSON.stringify(text)).toEqual(tokensOf(text))
    }
  })

  it('a transfer matches one bank line, whether the line was recorded before or after it', async () => {
    const [early, late] = [utr(), utr()]
    const first = await paidByHand(early)
    const lines = [
      { reference: early, paise: -50_000 },
      { reference: early, paise: -50_000 },
      { reference: '', description: `NEFT-${late.toLowerCase()}-ASHA`, paise: -50_000 },
      { reference: late, paise: -50_100 },
    ]
    const ids = await written(lines)
    expect(await matches(ids)).toEqual([first, null, null, null])
    const second = await paidByHand(late)
    expect(await matches(ids)).toEqual([first, null, second, null])
    const ours = await readTransfers(engine.db, [{ reference: early, description: late }])
    const judged = judgeLines(
      lines.map((one) => ({ description: '', ...one })),
      ours,
    )
    expect(judged.map((one) => one.judged.difference)).toEqual(['doubled', 'doubled', 'doubled', 'other_amount'])
  })

  it('bank lines cannot be changed, and nobody can add to a statement or match a line by hand', async () => {
    const reference = utr()
    const refund = await paidByHand(reference)
    const [line = 0, other = 0] = await written([{ reference, paise: -50_000, balance: 7 }, { paise: -590 }])
    const run = (statement: ReturnType<typeof sql>) => refusalOf(statement.execute(engine.db))
    expect(await run(sql`update bank_lines set paise = -1 where id = ${line}`)).toBe('bank_lines_stay')
    expect(await run(sql`delete from bank_lines where id = ${line}`)).toBe('bank_lines_stay')
    expect(await run(sql`delete from bank_matches where line_id = ${line}`)).toBe('bank_matches_stay')
    expect(await run(sql`update bank_statements set closing = 1`)).toBe('bank_statements_stay')
    expect(await run(sql`truncate bank_lines cascade`)).toMatch(/_no_truncate$/)
    expect(await run(sql`insert into bank_matches (line_id, kind, ours) values (${other}, 'refund', ${refund})`)).toBe(
      'bank_matches_true',
    )
    expect(
      await run(sql`insert into bank_lines (statement_id, line, account, booked_on, reference, description, paise, balance)
        select statement_id, 9, account, booked_on, 'MORE1234', '', 1, 1 from bank_lines where id = ${line}`),
    ).toBe('bank_lines_within_statement')
    expect(await refusalOf(written([{ reference, paise: -50_000, balance: 7 }]))).toBe('bank_lines_once')
    expect(await refusalOf(written([{ paise: 1 }], [{ paise: 1 }, { paise: 2 }]))).toBe('bank_statements_whole')
  })

  it('charges and interest are posted only when a second admin confirms the reason', async () => {
    const [first = '', second = ''] = await admins()
    const [charge, interest] = [await one({ reference: '', paise: -590 }), await one({ reference: '', paise: 1_200 })]
    const at = new Date()
    const explain = (line_id: number, kind: 'charges' | 'interest' | 'outside_books') =>
      engine.db
        .insertInto('bank_explanations')
        .values({ line_id, kind, proposed_by: first, proposed_at: at, reason: 'Tariff' })
        .execute()
    const confirm = (line_id: number, by: string) =>
      engine.db
        .updateTable('bank_explanations')
        .set({ confirmed_by: by, confirmed_at: at })
        .where('line_id', '=', line_id)
        .execute()
    const postedFor = async (kind: string, fact: number) => {
      const { rows } = await sql<{ account: string; paise: number }>`
        select e.account, e.paise from ledger_postings p join ledger_entries e on e.posting_id = p.id
        where p.kind = ${kind} and p.fact = ${String(fact)} order by e.line`.execute(engine.db)
      return rows
    }
    expect(await refusalOf(explain(charge, 'interest'))).toBe('bank_explanations_interest_comes_in')
    await explain(charge, 'charges')
    await explain(interest, 'interest')
    expect(await refusalOf(explain(charge, 'outside_books'))).toBe('bank_explanations_pkey')
    expect(await postedFor('bank_charges', charge)).toEqual([])
    const entries = entriesOfMovement({ kind: 'bank_charges', paise: -590 })
    const byHand = { kind: 'bank_charges' as const, fact: String(charge), at, entries }
    expect(await refusalOf(engine.db.transaction().execute((trx) => postFact(trx, byHand)))).toBe(
      'bank_postings_when_confirmed',
    )
    expect(await refusalOf(confirm(charge, first))).toBe('bank_explanations_two_people')
    const { id: fresh } = await buildOperator(engine.db, { role: 'admin', isNew: true })
    expect(await refusalOf(confirm(charge, fresh))).toBe('second_person_is_not_new')
    await confirm(charge, second)
    await confirm(interest, second)
    expect(await postedFor('bank_charges', charge)).toEqual(entries)
    expect(await postedFor('bank_interest', interest)).toEqual(
      entriesOfMovement({ kind: 'bank_interest', paise: 1_200 }),
    )
    expect(await refusalOf(confirm(charge, second))).toBe('bank_explanations_stay')
    const gone = engine.db.deleteFrom('bank_explanations').where('line_id', '=', charge)
    expect(await refusalOf(gone.execute())).toBe('bank_explanations_stay')
  })

  it('a matched line takes no explanation, and an explained line takes no match', async () => {
    const [first = ''] = await admins()
    const [known, later] = [utr(), utr()]
    await paidByHand(known)
    const [matched, open] = [
      await one({ reference: known, paise: -50_000 }),
      await one({ reference: later, paise: -50_000 }),
    ]
    const explain = (line_id: number) =>
      engine.db
        .insertInto('bank_explanations')
        .values({ line_id, kind: 'outside_books', proposed_by: first, proposed_at: new Date(), reason: 'Rent' })
        .execute()
    expect(await refusalOf(explain(matched))).toBe('bank_explanations_of_unmatched')
    await explain(open)
    await paidByHand(later)
    expect(await matches([open])).toEqual([null])
  })
})
