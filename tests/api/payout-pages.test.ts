/** A run may pay thousands of hotels, so its payouts are read in pages. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { pagesOfRun, readRuns } from '#server/features/ledger/read-payouts.ts'
import { buildOperator } from '../builders.ts'
import { officeBooksTest as test } from './office-books-steps.ts'
import type { Api, Body } from './start-api.ts'

const HOTELS = 450
const MAX_BYTES = 256 * 1024

/** Inserts a proposed run that pays many hotels about ₹1,000 each, with triggers and foreign keys off. */
async function givenLargeRun(api: Api, hotelId: number): Promise<string> {
  const { id: operatorId } = await buildOperator(api.db, { role: 'admin', name: 'Arif Khan' })
  const runId = randomUUID()
  await api.db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection)
    await sql`with copies as (
        insert into hotels (slug, name, city_id, locality_id, address)
        select ${runId} || '-' || n, 'Copy ' || lpad((n % 400)::text, 4, '0'), city_id, locality_id, address
        from hotels h, generate_series(1, ${HOTELS}::int) n where h.id = ${hotelId} returning id
      ), accounts as (
        insert into hotel_bank_accounts (hotel_id, holder, account_number, ifsc, bank_name, proposed_by, proposed_at, reason)
        select id, 'Copy', '50100412340417', 'HDFC0000123', 'HDFC Bank', ${operatorId}::uuid, now(), 'By letter' from copies returning id, hotel_id
      ), run as (
        insert into payout_runs (id, proposed_by, proposed_at, reason) values (${runId}::uuid, ${operatorId}::uuid, now(), 'November')
      ) insert into payouts (id, run_id, hotel_id, month, amount, account_id)
      select gen_random_uuid(), ${runId}::uuid, hotel_id, '2026-11-01', 100000 + id % 7, id from accounts`.execute(
      connection,
    )
    await sql`set session_replication_role = origin`.execute(connection)
  })
  return runId
}

test('a large payout run is read page by page, and each page has the totals of the whole run', async ({
  api,
  hotel,
  support,
}) => {
  const runId = await givenLargeRun(api, hotel.id)
  const { runs } = await support.read('payouts')
  const listed = runs.find(({ id }: Body) => id === runId)
  expect(listed.payouts).toHaveLength(20)
  const all: Body[] = [...listed.payouts]
  for (let after = listed.next; after !== null;) {
    const answer = await support.get(`payouts/${runId}?after=${after as string}`)
    expect(JSON.stringify(answer.body).length).toBeLessThan(MAX_BYTES)
    expect(answer.body.payouts.length).toBeLessThanOrEqual(200)
    expect(answer.body).toMatchObject({ count: HOTELS, total: listed.total, open: { payouts: HOTELS, sent: 0 } })
    all.push(...answer.body.payouts)
    after = answer.body.next
  }
  expect(new Set(all.map(({ id }) => id as string)).size).toBe(HOTELS)
  expect(all).toHaveLength(HOTELS)
  const names = all.map(({ hotel: { name } }) => name as string)
  expect(names).toEqual(names.toSorted())
  expect(all.reduce((sum, { paise }) => sum + Number(paise), 0)).toBe(listed.total)
  expect(listed.open.paise).toBe(listed.total)
  expect((await support.get(`payouts/${randomUUID()}`)).status).toBe(404)
})

test('an export reads a large run in pages and contains each payout once', async ({ api, hotel }) => {
  const runId = await givenLargeRun(api, hotel.id)
  const [run] = await readRuns(api.db, { runId, shown: 0 })
  if (!run) throw new Error('the run is missing')
  const pages = []
  for await (const { payouts } of pagesOfRun(api.db, run, 100)) pages.push(payouts.map(({ id }) => id))
  expect(pages.map(({ length }) => length)).toEqual([100, 100, 100, 100, 50])
  expect(new Set(pages.flat()).size).toBe(HOTELS)
})

test('the CSV file of payouts has every line of a large run, and the log records how many', async ({
  api,
  hotel,
  admin,
}) => {
  const runId = await givenLargeRun(api, hotel.id)
  const counted = (await admin.read('payouts')).runs.reduce((sum: number, { count }: Body) => sum + Number(count), 0)
  const table = await admin.get('payouts-table')
  expect(table.status).toBe(200)
  const text = String(table.body)
  expect(text.trimEnd().split('\r\n')).toHaveLength(1 + counted)
  expect(text.split('Copy ').length - 1).toBeGreaterThanOrEqual(HOTELS)
  const [entry] = (await admin.read('log?act=payouts_exported')).entries
  expect(entry).toMatchObject({ detail: { lines: counted } })
  expect(runId).toHaveLength(36)
})
