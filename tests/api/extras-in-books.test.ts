/** The desk's sums include extras. Uncle's books do not (decision 0079). */
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { lockStayToNotify } from '#server/features/hotel-messages/notice-stay.ts'
import { endStays } from '#server/features/bookings/end-stays.ts'
import { reconcileTaxDocuments } from '#server/features/tax-documents/reconcile.ts'
import { buildGuest, buildHotel, buildOperator, buildStaff } from '../builders.ts'
import { AT_9_PM, billTest as test, DINNERS } from './bill-test.ts'
import { deskOf, putClock } from './desk-acts.ts'
import type { Body } from './start-api.ts'
import { at } from './walk-in-test.ts'

describe('Uncle’s books', () => {
  test('Uncle’s books show the same figures for a stay with and without extras', async ({
    api,
    city,
    hotelWish,
    steps,
  }) => {
    const office = await buildOperator(api.db, { role: 'admin' })
    const lives = []
    for (const extras of [0, 360]) {
      const hotel = await buildHotel(api.db, city, hotelWish)
      const desk = deskOf(api, await buildStaff(api.db, hotel))
      putClock(api, '2026-12-01T09:00:00+05:30')
      const guest = await buildGuest(api.db)
      const { id, bill } = await steps.paid(guest, hotel, { payAtHotel: true })
      const due = bill.pay_at_hotel as number
      putClock(api, AT_9_PM)
      await desk.act(id, 'arrive', { ids: 'originals' })
      if (extras > 0) await desk.act(id, 'extras', DINNERS)
      // Takes two payments. A part of the second pays for the dinners.
      await desk.act(id, 'take', { amount: 100, method: 'upi' })
      await desk.act(id, 'take', { amount: due - 100 + extras, method: 'cash' })
      putClock(api, at('09:30', '06'))
      await desk.act(id, 'leave')
      putClock(api, at('10:01', '06'))
      await endStays(api.services)
      await reconcileTaxDocuments(api.services)
      const { rows: lines } = await sql`
        select value, tax, paid_online, at_desk, commission, gst_on_commission, tcs, tds, net from stay_lines
        where booking_id = ${id}::uuid`.execute(api.db)
      const { rows: entries } = await sql`
        select e.account, sum(e.paise)::int as paise from ledger_entries e join ledger_postings p on p.id = e.posting_id
        where p.booking_id = ${id}::uuid group by e.account order by e.account`.execute(api.db)
      const papers = (await api.get(`/bookings/${id}/tax-documents`, { headers: guest.headers })).body.documents
      const documents = papers.map(({ kind, lines: ofPaper, total, received }: Body) => ({
        kind,
        ofPaper,
        total,
        received: received.map(({ by, amount, method }: Body) => ({ by, amount, method })),
      }))
      const read = await api.get(`/office/bookings/${id}`, { headers: office.headers })
      const { due_at_desk: asked, taken_at_desk: taken } = read.body.money
      lives.push({ lines, entries, documents, asked, taken, due })
    }
    const [without, withExtras] = lives
    expect(without?.lines).toHaveLength(1)
    expect(without?.entries.length).toBeGreaterThan(2)
    expect(without?.documents).toHaveLength(1)
    expect(without?.taken).toBe(without?.due)
    expect(withExtras).toEqual(without)
  })
})

describe('messages to the hotel', () => {
  test('messages to the hotel include extras in the amount that it has to collect', async ({ api, stay, bill }) => {
    const told = () => api.db.transaction().execute(async (trx) => (await lockStayToNotify(trx, stay.id))?.due)
    expect(await told()).toBe(stay.stayDue)
    await bill.add(DINNERS)
    expect(await told()).toBe(stay.stayDue + 360)
    await bill.take(stay.stayDue + 100)
    expect(await told()).toBe(260)
  })
})
