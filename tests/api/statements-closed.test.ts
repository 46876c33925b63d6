import { correctNow } from './correct-now.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { csvText } from '#domain/kernel/csv-text.ts'
import type { Month } from '#domain/ledger/month.ts'
import { statementRows, totalsOf } from '#domain/ledger/statement.ts'
import { markNoShow } from '#server/features/bookings/no-shows.ts'
import { closeStatement } from '#server/features/ledger/close-statement.ts'
import { listStatements, readStatement } from '#server/features/ledger/read-statement.ts'
import { refusalOf } from '../database/refusal-of.ts'
import type { BuiltGuest, BuiltHotel } from '../builders.ts'
import type { Steps } from './booking-steps.ts'
import { goTo, ledgerTest, owedTo, twoOperators } from './ledger-test.ts'
import type { Api } from './start-api.ts'

const SUNDAY_NOON = '2026-12-06T12:00:00+05:30'
const DECEMBER = '2026-12'

const test = ledgerTest.extend('operators', ({ api }) => twoOperators(api))

/** The stay from the research, which earns its hotel ₹40.50. */
async function stay(api: Api, steps: Steps, guest: BuiltGuest, hotel: BuiltHotel) {
  const { id } = await steps.paid(guest, hotel, { payAtHotel: true })
  const { short_id: code } = await api.db
    .selectFrom('bookings')
    .select('short_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const back = goTo(api, SUNDAY_NOON)
  await steps.runJob('end-stays')
  return { id, code, back }
}

test('a month is closed once it is over, and its statement equals the books', async ({
  api,
  agreed,
  guest,
  steps,
  operators,
}) => {
  const { code, back } = await stay(api, steps, guest, agreed)
  const close = () =>
    closeStatement(api.services, {
      hotelId: agreed.id,
      month: DECEMBER,
      operatorId: operators.one,
      reason: 'month’s end',
    })
  const lastMinute = goTo(api, '2026-12-31T23:59:59+05:30')
  expect(await close()).toEqual({ ok: false, refusal: 'MONTH_NOT_OVER' })
  lastMinute()
  const newYear = goTo(api, '2027-01-01T00:00:00+05:30')
  const closed = await close()
  expect(closed).toMatchObject({ ok: true, value: { opening: 0, closing: 4_050, others: [] } })
  expect(await close()).toEqual({ ok: false, refusal: 'STATEMENT_CLOSED' })
  const statement = await readStatement(api.db, agreed.id, DECEMBER)
  expect(statement).toMatchObject({ closing: 4_050, closedAt: api.clock.now() })
  expect(totalsOf(statement?.stays ?? []).net).toBe(await owedTo(api, agreed))
  expect(
    csvText(statementRows(statement ?? (undefined as never)))
      .split('\r\n')
      .slice(1, 4),
  ).toEqual([
    ',,,carried forward,,,,,,,,,,,,,,0.00',
    `2026-12-05,${code},Evening,stay,1500.00,75.00,315.00,1260.00,0.00,0.00,0.00,225.00,40.50,7.50,1.50,0.00,40.50,0.00,0.00,,`,
    ',,,all stays,1500.00,75.00,315.00,1260.00,0.00,0.00,0.00,225.00,40.50,7.50,1.50,0.00,40.50,0.00,0.00',
  ])
  newYear()
  back()
})

test('a closed month never changes, and later postings enter the next month', async ({
  api,
  agreed,
  guest,
  steps,
  operators,
}) => {
  const { code, back } = await stay(api, steps, guest, agreed)
  const january = goTo(api, '2027-01-02T09:00:00+05:30')
  const by = { hotelId: agreed.id, operatorId: operators.one, reason: 'month’s end' }
  expect((await closeStatement(api.services, { ...by, month: DECEMBER })).ok).toBe(true)
  const before = await readStatement(api.db, agreed.id, DECEMBER)
  await markNoShow(api.db, { shortId: code, isNoShow: true, operator: 'Neha' }, api.clock.now())
  await correctNow(api, { hotelId: agreed.id, paise: -21_000, reason: 'love kit counted twice' })
  expect(await readStatement(api.db, agreed.id, DECEMBER)).toEqual(before)
  const after = await readStatement(api.db, agreed.id, '2027-01')
  expect(after).toMatchObject({ opening: 4_050, closing: 26_010 - 21_000 })
  expect(after?.stays).toMatchObject([
    { code, isChange: true, outcome: 'no_show', net: 26_010 - 4_050, value: -120_000 },
  ])
  expect(after?.others).toMatchObject([{ kind: 'correction', paise: -21_000, note: 'love kit counted twice' }])
  for (const [statement, guard] of [
    [`update statements set closing = closing where hotel_id = ${agreed.id}`, 'statements_stay'],
    [`delete from statements where hotel_id = ${agreed.id}`, 'statements_stay'],
    [
      `select post_fact('correction', '${randomUUID()}', null, ${agreed.id}, '2026-12-31T23:59:59+05:30', 'late', array['hotel', 'corrections'], array[${agreed.id}, null], null, array[1, -1]::bigint[])`,
      'ledger_months_stay_closed',
    ],
  ] as const)
    expect(await refusalOf(sql.raw(statement).execute(api.db)), statement).toBe(guard)
  january()
  back()
})

test('a month cannot be closed while an earlier month with entries is open', async ({
  api,
  agreed,
  guest,
  steps,
  operators,
}) => {
  const { back } = await stay(api, steps, guest, agreed)
  const january = goTo(api, '2027-01-15T09:00:00+05:30')
  await correctNow(api, { hotelId: agreed.id, paise: 1_000, reason: 'a lost key' })
  const february = goTo(api, '2027-02-02T09:00:00+05:30')
  const close = (month: Month) =>
    closeStatement(api.services, { hotelId: agreed.id, month, operatorId: operators.one, reason: 'month’s end' })
  expect(await close('2027-01')).toEqual({ ok: false, refusal: 'EARLIER_MONTH_OPEN' })
  expect((await close(DECEMBER)).ok).toBe(true)
  expect((await close('2027-01')).ok).toBe(true)
  february()
  january()
  back()
})

test('the database refuses a statement that differs from the ledger, or that closes months out of order', async ({
  api,
  agreed,
  guest,
  steps,
  operators,
}) => {
  const { back } = await stay(api, steps, guest, agreed)
  const february = goTo(api, '2027-02-01T09:00:00+05:30')
  const write = (month: string, amounts: { opening: number; stays: number; closing: number }) =>
    api.db
      .insertInto('statements')
      .values({
        hotel_id: agreed.id,
        month: `${month}-01`,
        others: 0,
        payouts: 0,
        ...amounts,
        closed_by: operators.one,
        closed_at: api.clock.now(),
        reason: 'a test',
      })
      .execute()
  expect(await refusalOf(write(DECEMBER, { opening: 0, stays: 4_051, closing: 4_051 }))).toBe('statements_as_booked')
  expect(await refusalOf(write(DECEMBER, { opening: 0, stays: 4_049, closing: 4_050 }))).toBe('statements_add_up')
  const january = () => write('2027-01', { opening: 4_050, stays: 0, closing: 4_050 })
  expect(await refusalOf(january())).toBe('statements_in_order')
  expect(await refusalOf(write(DECEMBER, { opening: 0, stays: 4_050, closing: 4_050 }))).toBe('nothing')
  expect(await refusalOf(january())).toBe('nothing')
  expect(await refusalOf(write(DECEMBER, { opening: 0, stays: 4_050, closing: 4_050 }))).toBe('statements_in_order')
  expect(await refusalOf(write('2027-02', { opening: 4_050, stays: 0, closing: 4_050 }))).toBe('statements_month_over')
  february()
  back()
})

test('a month with an unfinished stay stays open', async ({ api, agreed, guest, steps, operators }) => {
  const lastEvening = { checkin: '2026-12-30T21:00:00+05:30', checkout: '2026-12-31T10:00:00+05:30', slotId: 1 }
  await steps.paid(guest, agreed, {}, lastEvening)
  const newYear = goTo(api, '2027-01-01T00:00:30+05:30')
  const close = () =>
    closeStatement(api.services, {
      hotelId: agreed.id,
      month: DECEMBER,
      operatorId: operators.one,
      reason: 'month’s end',
    })
  expect(await close()).toEqual({ ok: false, refusal: 'STAYS_NOT_SETTLED' })
  await steps.runJob('end-stays')
  expect(await close()).toMatchObject({ ok: true, value: { stays: [{ outcome: 'stayed' }] } })
  newYear()
})

test('a stay over New Year belongs to the month in which it ends', async ({ api, agreed, guest, steps }) => {
  const overNewYear = { checkin: '2026-12-31T21:00:00+05:30', checkout: '2027-01-01T10:00:00+05:30', slotId: 1 }
  await steps.paid(guest, agreed, {}, overNewYear)
  const back = goTo(api, '2027-01-01T10:05:00+05:30')
  await steps.runJob('end-stays')
  expect((await readStatement(api.db, agreed.id, DECEMBER))?.stays).toEqual([])
  expect((await readStatement(api.db, agreed.id, '2027-01'))?.stays).toHaveLength(1)
  expect(await listStatements(api.db, { hotelId: agreed.id, limit: 10 })).toMatchObject([
    { month: '2027-01', stays: 1, closedAt: null },
  ])
  back()
})

test('two parallel closings close a month once, and a stay that ends meanwhile belongs to one month', async ({
  api,
  agreed,
  guest,
  steps,
  operators,
}) => {
  const { back } = await stay(api, steps, guest, agreed)
  const newYear = goTo(api, '2027-01-01T00:01:00+05:30')
  const close = (operatorId: string) =>
    closeStatement(api.services, { hotelId: agreed.id, month: DECEMBER, operatorId, reason: 'month’s end' })
  const correct = () => correctNow(api, { hotelId: agreed.id, paise: 100, reason: 'meanwhile' })
  const [one, , other] = await Promise.all([close(operators.one), correct(), close(operators.other)])
  expect([one.ok, other.ok].filter(Boolean)).toHaveLength(1)
  expect(await readStatement(api.db, agreed.id, '2027-01')).toMatchObject({ opening: 4_050, closing: 4_150 })
  newYear()
  back()
})

test('a correction that is sent twice is posted once', async ({ api, agreed }) => {
  const correction = { hotelId: agreed.id, paise: 500, reason: 'a towel', key: randomUUID() }
  const sent = await Promise.all([correctNow(api, correction), correctNow(api, correction)])
  expect(new Set(sent.map((result) => result.ok && result.value))).toEqual(new Set(['known', 'posted']))
  expect(await owedTo(api, agreed)).toBe(500)
  expect(await correctNow(api, { ...correction, hotelId: 2_000_000_000 })).toEqual({
    ok: false,
    refusal: 'NOT_FOUND',
  })
})
