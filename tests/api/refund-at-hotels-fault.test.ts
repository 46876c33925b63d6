import { sql } from 'kysely'
import { expect } from 'vitest'
import { buildOperator, type BuiltStaff } from '../builders.ts'
import { refusalOf } from '../database/refusal-of.ts'
import { expectBooksBalance } from './booking-steps.ts'
import { agreeTerms, booksOf } from './ledger-test.ts'
import { codeOf, officeOf, officeTest } from './office-steps.ts'
import { goTo } from './tax-documents-test.ts'
import type { Api } from './start-api.ts'

const DURING = new Date('2026-12-05T23:00:00+05:30')
const AFTER = new Date('2026-12-07T12:00:00+05:30')
const FAULT = { act: 'refund', amount: 200, for: 'hotel' }

const test = officeTest
  .extend('second', ({ api }) => buildOperator(api.db, { role: 'admin', name: 'Karan Seth' }))
  .extend('clockBack', { auto: true }, ({ api }, { onCleanup }) => {
    onCleanup(() => api.clock.advance(-api.clock.advancedMinutes()))
  })

type Office = ReturnType<typeof officeOf>
const proposalOf = async (office: Office, id: string): Promise<string> => (await office.booking(id)).proposals[0].id

/** Refunds a booking because the hotel was at fault: support proposes the refund, and an admin confirms it. */
async function refundByTwo(api: Api, id: string, { support, admin }: Record<'support' | 'admin', BuiltStaff>) {
  expect((await officeOf(api, support).propose(id, FAULT)).status).toBe(200)
  return officeOf(api, admin).decide(await proposalOf(officeOf(api, support), id), 'confirm')
}

const lineOf = async (api: Api, id: string) => {
  const { rows } = await sql<Record<string, number>>`
    select sum(value)::int as value, sum(tax)::int as tax, sum(paid_online)::int as online, sum(paid_by_uncle)::int as uncle
    from stay_lines where booking_id = ${id}::uuid`.execute(api.db)
  return rows[0]
}

test('nobody alone can charge a refund to a hotel, and no such refund is possible before the stay begins', async ({
  api,
  first,
  guest,
  steps,
  support,
  admin,
}) => {
  const { id } = await steps.paid(guest, first)
  expect(codeOf(await officeOf(api, support).plan(id, FAULT))).toBe('ACT_NOT_POSSIBLE')
  await goTo(api, DURING)
  for (const who of [support, admin]) {
    const office = officeOf(api, who)
    const { body } = await office.plan(id, FAULT)
    expect(body).toMatchObject({ is_within_limit: false, cost: 0, refund: 200 })
    expect(codeOf(await office.do(id, FAULT))).toBe('OVER_LIMIT')
  }
  const own = officeOf(api, admin)
  await own.propose(id, FAULT)
  expect(codeOf(await own.decide(await proposalOf(own, id), 'confirm'))).toBe('SAME_PERSON')
  expect(await booksOf(api, id, 'refund_asked')).toEqual({})
})

test.for([
  ['while the guests are there', DURING, true],
  ['after the stay was settled', AFTER, false],
] as const)(
  'a refund for the hotel’s fault %s lowers what the hotel earns, and costs us nothing',
  async ([, moment, isBefore], { api, first, guest, steps, support, second }) => {
    await agreeTerms(api, first)
    const { id } = await steps.paid(guest, first)
    const end = async () => {
      await goTo(api, AFTER)
      for (const job of ['end-stays', 'write-tax-documents']) await steps.runJob(job)
    }
    if (!isBefore) await end()
    await goTo(api, moment)
    expect((await refundByTwo(api, id, { support, admin: second })).status).toBe(200)
    await end()
    const paid = (await steps.read(guest, id)).bill.payable_now * 100
    const line = await lineOf(api, id)
    expect((line?.['value'] ?? 0) + (line?.['tax'] ?? 0)).toBe(paid - 20_000)
    expect(line).toMatchObject({ online: paid - 20_000, uncle: 0 })
    const books = await booksOf(api, id)
    expect(books['goodwill'] ?? 0).toBe(0)
    expect(books['guest_money'] ?? 0).toBe(0)
    expect((await steps.read(guest, id)).refunds).toMatchObject([{ amount: 200, cause: 'hotel_fault' }])
    const { rows } = await sql<{ kind: string; total: number }>`
    select kind, total::int as total from tax_documents where booking_id = ${id}::uuid order by kind`.execute(api.db)
    expect(rows).toEqual(
      isBefore
        ? [{ kind: 'invoice', total: paid - 20_000 }]
        : [
            { kind: 'credit_note', total: 20_000 },
            { kind: 'invoice', total: paid },
          ],
    )
    await expectBooksBalance(api)
  },
)

test('each refund charged to a hotel needs its own confirmation, which the database checks too', async ({
  api,
  first,
  guest,
  steps,
  support,
  second,
}) => {
  const { id } = await steps.paid(guest, first)
  await goTo(api, DURING)
  const raise = (rupees: number) =>
    refusalOf(sql`update bookings set hotel_fault_refund = ${rupees} where id = ${id}::uuid`.execute(api.db))
  expect(await raise(1)).toBe('fault_refunds_confirmed')
  for (const _turn of ['first', 'second']) await refundByTwo(api, id, { support, admin: second })
  const { hotel_fault_refund: total } = await api.db
    .selectFrom('bookings')
    .select('hotel_fault_refund')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(total).toBe(400)
  expect(await raise(401)).toBe('fault_refunds_confirmed')
  expect(await raise(399)).toBe('fault_refunds_confirmed')
  await expectBooksBalance(api)
})
