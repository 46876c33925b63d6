/** The office's list of payouts from all runs, and its CSV file. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { NewRow } from '#db/schema.ts'
import { payoutState, type PayoutState } from '#domain/ledger/payout-state.ts'
import type { Db } from '#server/services.ts'
import { buildCity, buildHotel, buildOperator } from '../builders.ts'
import { putClock } from './desk-acts.ts'
import { at, listTest, NOON } from './office-list-steps.ts'
import { codeOf, get, type Caller } from './office-steps.ts'
import type { Api, Body } from './start-api.ts'

type Payout = Partial<NewRow<'payouts'>>
const sent = { sent_at: at(-20) }
const paidBy = (paid_by: string) => ({ paid_by, paid_at: at(-10), bank_reference: `UTR${randomUUID().slice(0, 8)}` })

/** Inserts a run for each payout that pays it to every hotel, with triggers and foreign keys off. */
async function givenRun(
  db: Db,
  {
    hotels,
    by,
    payouts,
    run,
  }: { hotels: number[]; by: string; payouts: Payout[]; run: Partial<NewRow<'payout_runs'>> },
): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection)
    for (const payout of payouts) {
      const { id } = await connection
        .insertInto('payout_runs')
        .values({ id: randomUUID(), proposed_by: by, proposed_at: at(-100), reason: 'The month', ...run })
        .returning('id')
        .executeTakeFirstOrThrow()
      for (const hotel_id of hotels) {
        const { id: account_id } = await connection
          .selectFrom('hotel_bank_accounts')
          .select('id')
          .where('hotel_id', '=', hotel_id)
          .executeTakeFirstOrThrow()
        const reference = payout.paid_by ? paidBy(by) : {}
        const row = { id: randomUUID(), run_id: id, hotel_id, month: '2026-11-01', amount: 100_000, account_id }
        await connection
          .insertInto('payouts')
          .values({ ...row, ...payout, ...reference })
          .execute()
      }
    }
    await sql`set session_replication_role = origin`.execute(connection)
  })
}

/** Builds two hotels with payouts in every state, for October and November, at noon on 5 December. */
const test = listTest.extend('world', { scope: 'file' }, async ({ api }) => {
  const { db } = api
  putClock(api, NOON)
  const city = await buildCity(db)
  const mogra = await buildHotel(db, city, { name: '=Mogra' })
  const kesar = await buildHotel(db, city, { name: 'Kesar' })
  const [{ id: by }, { id: other }] = [await buildOperator(db), await buildOperator(db)]
  for (const { id: hotel_id } of [mogra, kesar])
    await db
      .insertInto('hotel_bank_accounts')
      .values({
        hotel_id,
        holder: 'Lantern Court',
        account_number: '50100412340417',
        ifsc: 'HDFC0000123',
        bank_name: 'HDFC Bank',
        proposed_by: by,
        proposed_at: at(-200),
        reason: 'By letter',
      })
      .execute()
  const shared = { hotels: [mogra.id, kesar.id], by }
  const refused = { refused_at: at(-9), refused_by: by, refusal: 'Account closed' }
  const october = { month: '2026-10-01' }
  const confirmed = { confirmed_by: other, confirmed_at: at(-90) }
  await givenRun(db, { ...shared, payouts: [{}, october], run: {} })
  await givenRun(db, { ...shared, payouts: [{}], run: { dropped_by: other, dropped_at: at(-80) } })
  const paid = { ...sent, ...paidBy(by) }
  const payouts = [{}, october, sent, paid, paidBy(by), { ...paid, returned_at: at(-5) }, { ...sent, ...refused }]
  await givenRun(db, { ...shared, payouts, run: { proposed_at: at(-99), ...confirmed } })
  return { mogra, kesar, by }
})

const list = (api: Api, who: Caller, filter: Record<string, string>): Promise<Body> =>
  get(api, who, `/office/payout-list?${new URLSearchParams(filter)}`)
const idsIn = ({ payouts }: Body): string[] => payouts.map(({ id }: Body) => id)

type Row = { id: string; hotel: string; month: string; state: PayoutState }

/** Reads all payouts without any filter. The domain names each payout's state. */
async function readPlain(db: Db): Promise<Row[]> {
  const rows = await db
    .selectFrom('payouts as o')
    .innerJoin('payout_runs as r', 'r.id', 'o.run_id')
    .innerJoin('hotels as h', 'h.id', 'o.hotel_id')
    .selectAll('o')
    .select(['r.confirmed_at', 'r.dropped_at', 'h.name'])
    .execute()
  return rows.map((row) => ({
    id: row.id,
    hotel: row.name,
    month: row.month.slice(0, 7),
    state: payoutState(
      { confirmedAt: row.confirmed_at, droppedAt: row.dropped_at },
      { sentAt: row.sent_at, paidAt: row.paid_at, returnedAt: row.returned_at, refusedAt: row.refused_at },
    ),
  }))
}

/** Each filter, and a predicate that must select the same payouts. */
const FILTERS: [Record<string, string>, (payout: Row) => boolean][] = [
  [{}, () => true],
  [{ state: 'proposed' }, ({ state }) => state === 'proposed'],
  [{ state: 'confirmed' }, ({ state }) => state === 'confirmed'],
  [{ state: 'sent' }, ({ state }) => state === 'sent'],
  [{ state: 'paid' }, ({ state }) => state === 'paid'],
  [{ state: 'returned' }, ({ state }) => state === 'returned'],
  [{ state: 'refused' }, ({ state }) => state === 'refused'],
  [{ state: 'dropped' }, ({ state }) => state === 'dropped'],
  [{ month: '2026-10' }, ({ month }) => month === '2026-10'],
  [{ month: 'last_month' }, ({ month }) => month === '2026-11'],
  [{ hotel: ' mogr ' }, ({ hotel }) => hotel === '=Mogra'],
  [{ hotel: '%' }, () => false],
  [
    { hotel: 'Kesar', month: '2026-10', state: 'confirmed' },
    ({ hotel, month, state }) => hotel === 'Kesar' && month === '2026-10' && state === 'confirmed',
  ],
]

test('each filter lists exactly the payouts that match it, with their states', async ({ api, world, support }) => {
  expect(world.by).toHaveLength(36)
  const all = await readPlain(api.db)
  for (const [filter, fits] of FILTERS) {
    const expected = all.filter(fits)
    const page = await list(api, support, filter)
    expect(idsIn(page).toSorted(), JSON.stringify(filter)).toEqual(expected.map(({ id }) => id).toSorted())
    expect([page.count, page.next], JSON.stringify(filter)).toEqual([expected.length, null])
    for (const { id, state } of page.payouts) expect(state, id).toBe(all.find((row) => row.id === id)?.state)
  }
  expect(new Set(all.map(({ state }) => state)).size).toBe(7)
  const wrong = await api.get('/office/payout-list?month=2026-13', { headers: support.headers })
  expect(wrong.status).toBe(422)
})

test('the pages list each payout once, newest runs first, even if a run is proposed between two pages', async ({
  api,
  world: { mogra, kesar, by },
  support,
}) => {
  const shared = { hotels: [mogra.id, kesar.id], by }
  const first = Array.from({ length: 60 }, () => ({}))
  await givenRun(api.db, { ...shared, payouts: first, run: { proposed_at: at(-50) } })
  const page = await list(api, support, { state: 'proposed' })
  expect([page.payouts.length, page.count]).toEqual([100, 124])
  await givenRun(api.db, { ...shared, payouts: [{}], run: { proposed_at: at(-49) } })
  const rest = await list(api, support, { state: 'proposed', after: page.next })
  expect([rest.payouts.length, rest.count, rest.next]).toEqual([24, null, null])
  const rows = [...page.payouts, ...rest.payouts]
  expect(new Set(rows.map(({ id }: Body) => id)).size).toBe(124)
  const times: string[] = rows.map(({ proposed_at: time }: Body) => time)
  expect(times).toEqual(times.toSorted().toReversed())
  const [newest] = (await list(api, support, {})).payouts
  expect(newest.hotel.name).toBe('=Mogra')
  expect((await api.get('/office/payout-list?after=x', { headers: support.headers })).status).toBe(404)
})

test('only an admin exports payouts as CSV, with the list’s filter, and the export and its filter are logged', async ({
  api,
  world,
  admin,
  support,
}) => {
  expect(world.by).toHaveLength(36)
  const read = ({ headers }: Caller) =>
    api.get('/office/payouts-table?hotel=mogra&state=refused&month=last_month', { headers })
  expect(codeOf(await read(support))).toBe('ADMINS_ONLY')
  const [head, ...lines] = String((await read(admin)).body)
    .trimEnd()
    .split('\r\n')
  expect(head).toMatch(/^proposed,state,month,hotel,rupees,account ends,/)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/,refused,2026-11,'=Mogra,1000\.00,0417,.*,Account closed$/)
  expect((await get(api, admin, '/office/log?act=payouts_exported')).entries).toMatchObject([
    { who: 'Ritu Bansal', detail: { lines: 1, filter: 'hotel mogra, state refused, month last_month' } },
  ])
})
