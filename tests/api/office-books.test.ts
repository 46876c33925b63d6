import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { buildHotel } from '../builders.ts'
import { owedTo } from './ledger-test.ts'
import { codeOf, goOn, officeBooksTest as test, REASON } from './office-books-steps.ts'

const SUNDAY_NOON = '2026-12-06T12:00:00+05:30'
const LAST_MINUTE = '2026-12-31T23:59:00+05:30'
const NEW_YEAR = '2027-01-01T00:00:00+05:30'

test('an admin closes a hotel’s month once it is over, and the log records it', async ({
  api,
  agreed,
  guest,
  steps,
  admin,
  support,
}) => {
  await steps.paid(guest, agreed, { payAtHotel: true })
  await goOn(api, SUNDAY_NOON)
  await steps.runJob('end-stays')
  const path = `statements/${agreed.id}/2026-12`
  expect(await support.read(path)).toMatchObject({
    closing: 4_050,
    closed_at: null,
    closed_by: null,
    obstacle: 'MONTH_NOT_OVER',
    payable: 0,
    account_ending: null,
    totals: { net: 4_050 },
  })
  await goOn(api, LAST_MINUTE)
  expect(codeOf(await admin.do(`${path}/close`))).toBe('MONTH_NOT_OVER')
  await goOn(api, NEW_YEAR)
  expect(codeOf(await support.do(`${path}/close`))).toBe('ADMINS_ONLY')
  expect(codeOf(await admin.do(`${path}/close`, { reason: ' . ' }))).toBe('REASON_REQUIRED')
  const closed = await admin.do(`${path}/close`)
  expect(closed.body).toMatchObject({ closing: 4_050, closed_by: 'Ritu Bansal', reason: REASON, payable: 4_050 })
  expect(codeOf(await admin.do(`${path}/close`))).toBe('STATEMENT_CLOSED')
  expect(await support.read(`statements?hotel=${agreed.id}`)).toMatchObject({
    statements: [{ month: '2026-12', stays: 1, net: 4_050, closing: 4_050, closed_at: NEW_YEAR }],
    has_more: false,
  })
  expect((await support.read('statements?month=2026-11')).statements).toEqual([])
  const table = await support.get(`${path}/csv`)
  expect(table.headers['content-disposition']).toContain('-2026-12.csv"')
  expect(table.body).toContain('1500.00,75.00,315.00,1260.00')
  const { entries } = await admin.read('log?act=statement_closed')
  expect(entries).toMatchObject([{ who: 'Ritu Bansal', reason: REASON, detail: { month: '2026-12' } }])
})

test('an unknown hotel, an invalid month and a future month have no statement', async ({ agreed, support }) => {
  expect((await support.get('statements/2000000000/2026-12')).status).toBe(404)
  expect((await support.get(`statements/${agreed.id}/2027-01`)).status).toBe(404)
  expect((await support.get(`statements/${agreed.id}/2026-13`)).status).toBe(422)
  expect((await support.get(`statements/x/2026-12`)).status).toBe(422)
})

test('a booking’s page in the office explains its money, from the payment to the hotel’s share', async ({
  api,
  agreed,
  guest,
  steps,
  support,
}) => {
  const { id } = await steps.paid(guest, agreed, { payAtHotel: true })
  expect(await support.read(`bookings/${id}/ledger`)).toMatchObject({
    postings: [{ kind: 'payment_settled', words: 'The guest paid' }],
    sums: [{ words: '₹315 came to the gateway' }, { words: '₹315 is held for the guest’s stay' }],
  })
  await goOn(api, SUNDAY_NOON)
  await steps.runJob('end-stays')
  const { postings, sums } = await support.read(`bookings/${id}/ledger`)
  expect(postings).toMatchObject([{ kind: 'payment_settled' }, { kind: 'stay' }])
  expect(postings[1].entries.map(({ words }: { words: string }) => words)).toEqual([
    '₹315 is not held for the guest any more',
    '₹225 is our commission',
    '₹40.50 of GST on our commission is owed to the state',
    '₹7.50 of TCS was collected for the state',
    '₹1.50 of TDS was deducted for the state',
    '₹40.50 is owed to the hotel',
  ])
  expect(sums.find(({ account }: { account: string }) => account === 'guest_money')).toBeUndefined()
  expect(sums.reduce((sum: number, { paise }: { paise: number }) => sum + paise, 0)).toBe(0)
  expect((await support.get(`bookings/${randomUUID()}/ledger`)).status).toBe(404)
  expect((await support.get('bookings/7/ledger')).status).toBe(404)
})

test('the books have the refund of a cancelled booking and a credit from the office immediately', async ({
  api,
  hotel,
  guest,
  steps,
  support,
}) => {
  const { id } = await steps.paid(guest, hotel)
  const act = async (wish: object) => {
    const { fingerprint } = (await support.do(`bookings/${id}/plan`, wish)).body
    const done = await support.do(`bookings/${id}/act`, { ...wish, fingerprint })
    expect(done.status, JSON.stringify(done.body)).toBe(200)
  }
  const sums = async (): Promise<Record<string, number>> =>
    Object.fromEntries(
      (await support.read(`bookings/${id}/ledger`)).sums.map(
        ({ account, paise }: { account: string; paise: number }) => [account, paise],
      ),
    )
  await act({ act: 'credit', amount: 100 })
  await act({ act: 'credit', amount: 20 })
  expect(await sums()).toMatchObject({ credits_given: 12_000, guest_credits: -12_000 })
  await act({ act: 'refund', amount: 50 })
  expect(await sums()).toMatchObject({ guest_money: -(157_500 - 5_000) })
  await act({ act: 'cancel', for: 'hotel' })
  expect(await sums()).not.toHaveProperty('guest_money')
  await api.worker.drain()
  expect(await sums()).toEqual({ credits_given: 12_000, guest_credits: -12_000 })
})

test('the office shows the books by account with their last check, which an admin can start', async ({
  agreed,
  guest,
  steps,
  admin,
  support,
}) => {
  await steps.paid(guest, agreed)
  expect(codeOf(await support.do('books/check'))).toBe('ADMINS_ONLY')
  const { body } = await admin.do('books/check')
  expect(body.check).toMatchObject({ differences: 0, found: [] })
  const books = await support.read('books')
  expect(books).toEqual(body)
  expect(books.total).toBe(0)
  expect(books.accounts).toHaveLength(25)
  expect(books.accounts.find(({ account }: { account: string }) => account === 'gateway').paise).toBeGreaterThan(0)
})

test('a correction is posted once per key, and may name only a booking at that hotel', async ({
  api,
  agreed,
  city,
  guest,
  steps,
  admin,
}) => {
  const booking = await steps.paid(guest, agreed)
  const path = `hotels/${agreed.id}/corrections`
  const key = randomUUID()
  const towel = { paise: -21_000, code: booking.short_id, reason: 'Love kit counted twice' }
  expect((await admin.do(path, towel, key)).body).toEqual({ owed: -21_000, proposal_id: null })
  expect((await admin.do(path, towel, key)).body).toEqual({ owed: -21_000, proposal_id: null })
  // The answer was lost before it was stored, but the repeated request finds its posting.
  await api.db.deleteFrom('idempotency_keys').where('key', '=', key).execute()
  expect((await admin.do(path, towel, key)).body).toEqual({ owed: -21_000, proposal_id: null })
  expect(await owedTo(api, agreed)).toBe(-21_000)
  expect(codeOf(await admin.do(path, { paise: 0 }))).toBe('PAISE_INVALID')
  const elsewhere = await buildHotel(api.db, city, { rooms: 1 })
  expect(codeOf(await admin.do(`hotels/${elsewhere.id}/corrections`, towel))).toBe('CODE_INVALID')
  expect((await admin.do('hotels/2000000000/corrections', { paise: 1 })).status).toBe(404)
  expect((await admin.do('hotels/99999999999/corrections', { paise: 1 })).status).toBe(404)
  const { entries } = await admin.read('log?act=account_corrected')
  expect(
    entries.filter(({ booking: of }: { booking: { code: string } | null }) => of?.code === booking.short_id),
  ).toEqual([expect.objectContaining({ reason: 'Love kit counted twice', detail: { paise: -21_000 } })])
})
