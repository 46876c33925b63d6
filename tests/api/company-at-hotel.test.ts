import { expect } from 'vitest'
import { istInstant } from '#domain/kernel/ist.ts'
import { markNoShow } from '#server/features/bookings/no-shows.ts'
import { reconcileTaxDocuments } from '#server/features/tax-documents/reconcile.ts'
import { buildGuest, buildHotel, buildOperator, buildStaff, type BuiltGuest } from '../builders.ts'
import { agreeTerms } from './ledger-test.ts'
import type { Api } from './start-api.ts'
import { staySignedIn } from './stay-signed-in.ts'
import { far, goTo, HOTEL_GSTIN, taxDocumentsTest } from './tax-documents-test.ts'

const COMPANY = { gstin: '29AAPFU0939F1ZR', name: 'Asha Textiles', address: '3 MG Road, Bengaluru 560001' }
const NAMED = { gstin: COMPANY.gstin, name: COMPANY.name }

type Headers = { headers: Record<string, string> }

/** Moves forward with each session, also with those of desks. */
const stay = async (api: Api, at: Date): Promise<void> => {
  await goTo(api, at)
  await staySignedIn(api)
}

const test = taxDocumentsTest.extend('hotelWish', { rooms: 2 }).extend('house', ({ api }) => ({
  give: (who: BuiltGuest, id: string) => api.post(`/bookings/${id}/invoice-company`, COMPANY, { headers: who.headers }),
  statement: async ({ headers }: Headers, month: string) =>
    (await api.get(`/desk/statements/${month}`, { headers })).body,
  companies: async ({ headers }: Headers, month: string, side = 'desk/statements') =>
    (await api.get(`/${side}/${month}/csv?table=companies`, { headers })).body.trim().split('\r\n') as string[],
  booking: async ({ headers }: Headers, id: string) => (await api.get(`/desk/bookings/${id}`, { headers })).body,
  bill: async ({ headers }: Headers, id: string) => (await api.get(`/desk/bookings/${id}/bill`, { headers })).body,
}))

test('a hotel’s manager and the office read and save its documents to companies, which name no guest', async ({
  api,
  city,
  guest,
  hotel,
  papers,
  steps,
  house,
}) => {
  await agreeTerms(api, hotel)
  const manager = await buildStaff(api.db, hotel, { role: 'manager' })
  const [invoiced, private_] = [
    await steps.paid(guest, hotel, {}, far('2026-12-12')),
    await steps.paid(await buildGuest(api.db), hotel, {}, far('2026-12-12')),
  ]
  await house.give(guest, invoiced.id)
  await papers.end(invoiced)
  await staySignedIn(api)
  const [invoice] = await papers.of(guest, invoiced.id)
  const listed = {
    kind: 'invoice',
    number: invoice?.number,
    issued_at: invoice?.issuedAt,
    code: invoiced.short_id,
    company: NAMED,
    value: 149_900,
    tax: 7_496,
    total: 157_400,
  }
  const read = await house.statement(manager, '2026-12')
  expect(read.company_documents).toEqual([listed])
  expect(read.stays).toHaveLength(2)

  const line = `4,Tax invoice,${invoice?.number},2026-12-13,,${invoiced.short_id},${COMPANY.gstin},Asha Textiles,27 Maharashtra,5,1499.00,37.48,37.48,0.00,1574.00,${HOTEL_GSTIN}`
  const [, ...saved] = await house.companies(manager, '2026-12')
  expect(saved).toEqual([line])
  const stays = await api.get('/desk/statements/2026-12/csv', { headers: manager.headers })
  const rowOf = ({ short_id: code }: { short_id: string }) =>
    stays.body.split('\r\n').find((row: string) => row.includes(code))
  expect(rowOf(invoiced)).toMatch(/,Asha Textiles,29AAPFU0939F1ZR$/)
  expect(rowOf(private_)).toMatch(/,,$/)

  const office = await buildOperator(api.db, { role: 'support' })
  const theirs = await api.get(`/office/statements/${hotel.id}/2026-12`, { headers: office.headers })
  expect(theirs.body.company_documents).toEqual([listed])
  expect((await house.companies(office, `${hotel.id}/2026-12`, 'office/statements')).slice(1)).toEqual([line])

  for (const text of [JSON.stringify(read), stays.body, saved.join()]) expect(text).not.toContain(invoiced.name)
  const elsewhere = await buildStaff(api.db, await buildHotel(api.db, city, { rooms: 1 }), { role: 'manager' })
  expect((await house.statement(elsewhere, '2026-12')).company_documents).toEqual([])
  const desk = await buildStaff(api.db, hotel)
  const refused = await api.get('/desk/statements/2026-12/csv?table=companies', { headers: desk.headers })
  expect(refused.body.error.code).toBe('MANAGERS_ONLY')
})

test('a credit note is in the month in which it was written, and names the invoice that it corrects', async ({
  api,
  guest,
  hotel,
  papers,
  steps,
  house,
}) => {
  await agreeTerms(api, hotel)
  const manager = await buildStaff(api.db, hotel, { role: 'manager' })
  const booking = await steps.paid(guest, hotel, { payAtHotel: true }, far('2026-12-30'))
  await house.give(guest, booking.id)
  await papers.end(booking)
  await stay(api, istInstant('2027-01-01', 9))
  await markNoShow(api.db, { shortId: booking.short_id, isNoShow: true, operator: 'Lakshmi' }, api.clock.now())
  await reconcileTaxDocuments(api.services)
  const all = await papers.of(guest, booking.id)
  expect(all.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note', 'invoice'])
  const numbersIn = async (month: string) =>
    (await house.statement(manager, month)).company_documents.map(({ number }: { number: string }) => number)
  expect(await numbersIn('2026-12')).toEqual([all[0]?.number])
  expect(await numbersIn('2027-01')).toEqual([all[1]?.number, all[2]?.number])
  const [, note] = await house.companies(manager, '2027-01')
  expect(note).toMatch(new RegExp(`^9B,Credit note,${all[1]?.number},2027-01-01,${all[0]?.number},`))
})

test('a hotel without a GSTIN lists no documents, because Uncle reports them', async ({
  api,
  guest,
  hotel,
  papers,
  steps,
  house,
}) => {
  const manager = await buildStaff(api.db, hotel, { role: 'manager' })
  await stay(api, istInstant('2027-01-02', 9))
  const booking = await steps.paid(guest, hotel, {}, far('2027-01-09'))
  await house.give(guest, booking.id)
  await papers.end(booking)
  await staySignedIn(api)
  expect((await papers.of(guest, booking.id))[0]?.recipient).toEqual(COMPANY)
  expect((await house.statement(manager, '2027-01')).company_documents).toEqual([])
})

test('the desk reads the company on booking and bill for as long as the guests’ names', async ({
  api,
  guest,
  hotel,
  steps,
  house,
}) => {
  const desk = await buildStaff(api.db, hotel)
  await stay(api, istInstant('2027-01-12', 9))
  const booking = await steps.paid(guest, hotel, {}, far('2027-01-16'))
  const shown = async () => [
    (await house.booking(desk, booking.id)).invoice_company,
    (await house.bill(desk, booking.id)).invoice_company,
  ]
  const atHour = (hours: number, from: string) => stay(api, new Date(new Date(from).getTime() + hours * 3_600_000))
  await atHour(-1, booking.checkin_date)
  expect(await shown()).toEqual([null, null])
  expect((await house.give(guest, booking.id)).status).toBe(200)
  expect(await shown()).toEqual([NAMED, NAMED])
  await atHour(1, booking.checkout_date)
  expect(await shown()).toEqual([NAMED, NAMED])
  await atHour(2, booking.checkout_date)
  expect(await shown()).toEqual([null, null])
})

test('a desk does not read the company before it may read the guests’ names', async ({
  api,
  guest,
  hotel,
  steps,
  house,
}) => {
  const desk = await buildStaff(api.db, hotel)
  await stay(api, istInstant('2027-01-19', 9))
  const booking = await steps.paid(guest, hotel, {}, far('2027-01-23'))
  await house.give(guest, booking.id)
  expect(await house.booking(desk, booking.id)).toMatchObject({ invoice_company: null, guest_names: [] })
  expect(await house.bill(desk, booking.id)).toMatchObject({ invoice_company: null })
})
