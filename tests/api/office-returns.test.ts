import { expect } from 'vitest'
import { markNoShow } from '#server/features/bookings/no-shows.ts'
import { closeStatement } from '#server/features/ledger/close-statement.ts'
import { reconcileTaxDocuments } from '#server/features/tax-documents/reconcile.ts'
import { buildGuest, buildHotel, type BuiltHotel } from '../builders.ts'
import { twoOperators } from './ledger-test.ts'
import { codeOf, goOn, officeBooksTest } from './office-books-steps.ts'
import { HOTEL_GSTIN, OWN_GSTIN } from './tax-documents-test.ts'
import type { Api, Body } from './start-api.ts'

const DECEMBER = '2026-12'
const SUNDAY_NOON = '2026-12-06T12:00:00+05:30'
const JANUARY = '2027-01-03T12:00:00+05:30'

/** Two stays at ₹1,500, both partly paid at the desk: one at a registered hotel, the other at a hotel without terms. */
const test = officeBooksTest
  .extend('plain', ({ api, city, hotelWish }) => buildHotel(api.db, city, hotelWish))
  .extend('stays', async ({ api, agreed, plain, guest, steps }) => {
    const atAgreed = await steps.paid(guest, agreed, { payAtHotel: true })
    const atPlain = await steps.paid(await buildGuest(api.db), plain, { payAtHotel: true })
    await goOn(api, SUNDAY_NOON)
    await steps.runJob('end-stays')
    return { atAgreed, atPlain }
  })

const returnsOf = ({ returns }: Body) =>
  Object.fromEntries(returns.map(({ kind, ...one }: { kind: string }) => [kind, one]))

async function markAs(api: Api, { short_id }: Body, outcome: 'no-show' | 'came'): Promise<void> {
  const change = { shortId: short_id, isNoShow: outcome === 'no-show', operator: 'Neha' }
  expect(await markNoShow(api.db, change, api.clock.now())).toBe(outcome === 'came' ? 'unmarked' : 'marked')
}

async function close(api: Api, hotels: readonly BuiltHotel[], month: string): Promise<void> {
  const { one: operatorId } = await twoOperators(api)
  for (const { id: hotelId } of hotels) {
    const closed = await closeStatement(api.services, { hotelId, month, operatorId, reason: 'month’s end' })
    expect(closed.ok).toBe(true)
  }
}

const linesOf = (csv: string) =>
  csv
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
    )

test('a month without stays has empty returns, and a future month has none', async ({ support }) => {
  const { returns, open_hotels } = await support.read('returns/2026-02')
  expect(open_hotels).toBe(0)
  for (const { from_documents, in_books, other_months, differs } of returns)
    expect([from_documents, in_books, other_months, differs]).toEqual([0, 0, 0, 0])
  expect(returns.map(({ kind, due }: { kind: string; due: string }) => [kind, due])).toEqual([
    ['gstr-8', '2026-03-10'],
    ['gstr-1', '2026-03-11'],
    ['gstr-3b', '2026-03-20'],
    ['26q', '2026-05-31'],
  ])
  expect(codeOf(await support.get('returns/2099-01'))).toBe('NOT_FOUND')
  expect(codeOf(await support.get('returns/2026-13'))).toBe('MONTH_INVALID')
})

test('a month’s returns equal the ledger, also with a reversed no-show, and do not change once the month is closed', async ({
  api,
  agreed,
  plain,
  stays,
  admin,
  support,
}) => {
  await markAs(api, stays.atPlain, 'no-show')
  await reconcileTaxDocuments(api.services)
  await markAs(api, stays.atPlain, 'came')
  await reconcileTaxDocuments(api.services)
  const open = await support.read(`returns/${DECEMBER}`)
  expect(open.open_hotels).toBe(2)
  const agrees = { other_months: 0, differs: 0 }
  const [gst8, gst1, gst3b, tds] = [750, 4_050 + 4_050 + 7_500, 4_050 + 4_050 + 7_500, 150 + 7_500]
  expect(returnsOf(open)).toEqual({
    'gstr-8': {
      due: '2027-01-10',
      figures: [{ figure: 'registered_hotels', count: 1, value: 150_000, tax: gst8 }],
      from_documents: gst8,
      in_books: gst8,
      ...agrees,
    },
    'gstr-1': {
      due: '2027-01-11',
      figures: [
        { figure: 'commission_to_registered', count: 1, value: 22_500, tax: 4_050 },
        { figure: 'commission_taken_back', count: 0, value: 0, tax: 0 },
        { figure: 'commission_to_others', count: null, value: 22_500, tax: 4_050 },
        { figure: 'rooms', count: null, value: 150_000, tax: 7_500 },
      ],
      from_documents: gst1,
      in_books: gst1,
      ...agrees,
    },
    'gstr-3b': {
      due: '2027-01-20',
      figures: [
        { figure: 'own_supplies', count: null, value: 45_000, tax: 8_100 },
        { figure: 'rooms', count: null, value: 150_000, tax: 7_500 },
      ],
      from_documents: gst3b,
      in_books: gst3b,
      ...agrees,
    },
    '26q': {
      due: '2027-01-31',
      figures: [
        { figure: 'deductees', count: 1, value: 150_000, tax: 150 },
        { figure: 'deductees_pan_not_kept', count: 0, value: 0, tax: 0 },
        { figure: 'deductees_without_pan', count: 1, value: 150_000, tax: 7_500 },
      ],
      from_documents: tds,
      in_books: tds,
      ...agrees,
    },
  })
  const { months } = await admin.read('taxes')
  for (const [tax, collected] of [
    ['tcs', gst8],
    ['tds', tds],
  ] as const)
    expect(months.find((one: Body) => one.tax === tax && one.month === DECEMBER)).toMatchObject({ collected })

  await goOn(api, JANUARY)
  await close(api, [agreed, plain], DECEMBER)
  await markAs(api, stays.atPlain, 'no-show')
  await reconcileTaxDocuments(api.services)
  expect(await support.read(`returns/${DECEMBER}`)).toEqual({ ...open, open_hotels: 0 })
  const january = returnsOf(await support.read('returns/2027-01'))
  expect(january['gstr-1']).toMatchObject({ ...agrees, from_documents: -9_240, in_books: -9_240 })
  expect(january['26q']).toMatchObject({ ...agrees, from_documents: -6_000, in_books: -6_000 })
})

test('the office shows the challans for a quarter’s TDS with form 26Q and in a file, without reversed challans', async ({
  api,
  stays,
  admin,
  support,
}) => {
  expect(stays.atAgreed.id).toBeDefined()
  await goOn(api, JANUARY)
  const paid = (challan: string, paise: number, tax = 'tds') =>
    admin.do('taxes/paid', { tax, month: DECEMBER, paise, challan, paid_on: '2027-01-02' })
  await paid('TDS-0001', 7_000)
  await paid('TCS-0001', 100, 'tcs')
  const { body: taxes } = await paid('TDS-0002', 600)
  const wrong = taxes.payments.find(({ challan }: Body) => challan === 'TDS-0002')
  await admin.do('taxes/taken-back', { payment_id: wrong.id })
  const row = { challan: 'TDS-0001', paid_on: '2027-01-02', month: DECEMBER, paise: 7_000 }
  const { challans, returns } = await support.read(`returns/${DECEMBER}`)
  const { from_documents: deducted } = returns.find(({ kind }: Body) => kind === '26q')
  expect(deducted).toBeGreaterThan(7_000)
  expect(challans).toEqual({ rows: [row], paid: 7_000, deducted, differs: 7_000 - deducted })
  expect((await support.read('returns/2026-10')).challans).toEqual(challans)
  expect((await support.read('returns/2027-01')).challans).toMatchObject({ rows: [], paid: 0 })
  expect(linesOf((await admin.get(`returns/${DECEMBER}/26q-challans/csv`)).body)).toEqual([
    ['Challan', 'Paid on', 'Month', 'Amount'],
    ['TDS-0001', '2027-01-02', DECEMBER, '70.00'],
    ['Paid', '', '', '70.00'],
    ['TDS of the return', '', '', (deducted / 100).toFixed(2)],
    ['Difference', '', '', (70 - deducted / 100).toFixed(2)],
  ])
})

test('a document dated after the month of its stay is explained, and a missing document is named', async ({
  api,
  stays,
  support,
}) => {
  const before = returnsOf(await support.read(`returns/${DECEMBER}`))['gstr-1']
  await goOn(api, JANUARY)
  await markAs(api, stays.atPlain, 'no-show')
  const waiting = await support.read(`returns/${DECEMBER}`)
  expect(waiting.stays).toEqual([{ id: stays.atPlain.id, code: stays.atPlain.short_id, paise: 6_000 }])
  expect(returnsOf(waiting)['gstr-1']).toMatchObject({ other_months: 0, differs: 6_000 })
  expect(before.in_books - returnsOf(waiting)['gstr-1'].in_books).toBe(6_000 + 3_240)
  await reconcileTaxDocuments(api.services)
  const written = await support.read(`returns/${DECEMBER}`)
  expect(written.stays).toEqual([])
  expect(returnsOf(written)['gstr-1']).toMatchObject({ other_months: 6_000, differs: 0 })
  expect(returnsOf(await support.read('returns/2027-01'))['gstr-1']).toMatchObject({ differs: 0 })
})

test('only admins download returns, each download is logged, and the file of form 26Q contains PANs', async ({
  stays,
  admin,
  support,
}) => {
  expect(stays.atAgreed.id).toBeDefined()
  expect(codeOf(await support.get(`returns/${DECEMBER}/26q/csv`))).toBe('ADMINS_ONLY')
  expect(codeOf(await admin.get(`returns/2099-01/26q/csv`))).toBe('NOT_FOUND')
  const file = await admin.get(`returns/${DECEMBER}/26q/csv`)
  expect(linesOf(file.body)).toEqual(
    expect.arrayContaining([['AAQFL8842M', 'Lantern Court LLP', '0.1', expect.anything(), expect.anything()]]),
  )
  expect(JSON.stringify(await support.read(`returns/${DECEMBER}`))).not.toContain('AAQFL8842M')
  const gstr8 = linesOf((await admin.get(`returns/${DECEMBER}/gstr-8/csv`)).body)
  expect(gstr8).toContainEqual([
    OWN_GSTIN,
    HOTEL_GSTIN,
    'Lantern Court LLP',
    ...Array.from({ length: 6 }, () => expect.stringMatching(/^\d+\.\d\d$/)),
  ])
  // Uncle is registered only in Karnataka, and the room is in Maharashtra.
  const gstr1 = linesOf((await admin.get(`returns/${DECEMBER}/gstr-1/csv`)).body)
  const rooms = gstr1.find(([, table]) => table === '15')
  expect(rooms?.slice(0, 9)).toEqual([OWN_GSTIN, '15', 'Rooms, section 9(5)', '', '', '', '', '27-Maharashtra', '5'])
  expect(rooms?.slice(11)).toEqual(['0.00', '0.00'])
  const { entries } = await admin.read('log?act=return_exported')
  // The previous test downloaded the challans.
  const details = entries.map(({ detail }: Body) => detail).filter(({ file }: Body) => file !== '26q-challans')
  expect(details).toEqual([
    { month: DECEMBER, file: 'gstr-1' },
    { month: DECEMBER, file: 'gstr-8' },
    { month: DECEMBER, file: '26q' },
  ])
})

test('GSTR-1 lists a company’s room by its document, and table 9B its credit note', async ({
  api,
  plain,
  guest,
  steps,
  admin,
  support,
}) => {
  const company = { gstin: '27AAPFU0939F1ZV', name: 'Asha Textiles LLP', address: '14 Lake Road, Pune 411001' }
  const booking = await steps.paid(guest, plain, { payAtHotel: true })
  await steps.paid(await buildGuest(api.db), plain, { payAtHotel: true })
  await api.post(`/bookings/${booking.id}/invoice-company`, company, { headers: guest.headers })
  await goOn(api, SUNDAY_NOON)
  await steps.runJob('end-stays')
  await markAs(api, booking, 'no-show')
  await reconcileTaxDocuments(api.services)
  const numbers = await api.db
    .selectFrom('tax_documents')
    .select('number')
    .where('booking_id', '=', booking.id)
    .orderBy('issued_at')
    .execute()
  const [stayed, note, kept] = numbers.map(({ number }) => number)
  const rooms = linesOf((await admin.get(`returns/${DECEMBER}/gstr-1/csv`)).body).filter(([, , what]) =>
    what?.startsWith('Rooms'),
  )
  const of = (table: string, number: string | undefined, ...amounts: string[]) =>
    [table, company.gstin, company.name, number, '2026-12-06', '27-Maharashtra', '5', ...amounts].join(' ')
  expect(
    rooms
      .map(([, table, , gstin, name, ...rest]) => [table, gstin, name, ...rest].join(' '))
      .filter((line) => line.includes(company.gstin)),
  ).toEqual([
    of('9B', note, '1500.00', '75.00', '0.00', '0.00'),
    of('15', stayed, '1500.00', '75.00', '0.00', '0.00'),
    of('15', kept, '300.00', '15.00', '0.00', '0.00'),
  ])
  expect(rooms.filter(([, table, , gstin]) => table === '15' && gstin === '').length).toBe(1)
  expect(returnsOf(await support.read(`returns/${DECEMBER}`))['gstr-1']).toMatchObject({ differs: 0 })
})

test('debits equal credits in each voucher of the journal, and the trial balance has equal sides', async ({
  stays,
  admin,
}) => {
  const [, ...journal] = linesOf((await admin.get(`returns/${DECEMBER}/journal/csv`)).body)
  const sums = new Map<string, number>()
  for (const [, , voucher = '', , debit, credit] of journal)
    sums.set(voucher, (sums.get(voucher) ?? 0) + Math.round((Number(debit) - Number(credit)) * 100))
  expect(sums.size).toBeGreaterThan(3)
  expect([...sums.values()].filter((sum) => sum !== 0)).toEqual([])
  expect(journal.filter(([date = '']) => !date.startsWith(DECEMBER))).toEqual([])
  expect(journal.some((line) => line.at(-1)?.includes(stays.atAgreed.short_id))).toBe(true)
  const [, ...accounts] = linesOf((await admin.get(`returns/${DECEMBER}/trial-balance/csv`)).body)
  const [, debit, credit] = accounts.at(-1) ?? []
  expect(debit).toBe(credit)
  expect(Number(debit)).toBeGreaterThan(0)
})
