import { sql } from 'kysely'
import { minutesBetween } from '#domain/kernel/ist.ts'
import type { NewRow } from '#db/schema.ts'
import { buildOperator, type BuiltHotel } from '../builders.ts'
import { bookingTest } from './booking-test.ts'
import type { Api } from './start-api.ts'
import { HOTEL_GSTIN } from './tax-documents-test.ts'

/**
 * Moves the clock to a moment. Returns a function that moves it back, so that the next test begins at the same time as
 * this one.
 */
export function goTo(api: Api, moment: string): () => void {
  const ahead = minutesBetween(api.clock.now(), new Date(moment))
  api.clock.advance(ahead)
  return () => api.clock.advance(-ahead)
}

/** The office's two admins. */
export async function twoOperators({ db }: Api): Promise<{ one: string; other: string }> {
  const [one, other] = [await buildOperator(db, { role: 'admin' }), await buildOperator(db, { role: 'admin' })]
  return { one: one.id, other: other.id }
}

/**
 * Agrees on a hotel's terms: registered, with a company's PAN, at our usual commission, unless the test says otherwise.
 */
export async function agreeTerms(
  api: Api,
  hotel: BuiltHotel,
  terms: Partial<NewRow<'hotel_terms'>> = {},
): Promise<void> {
  const { one, other } = await twoOperators(api)
  await api.db
    .insertInto('hotel_terms')
    .values({
      hotel_id: hotel.id,
      from_day: '2026-11-01',
      gstin: HOTEL_GSTIN,
      legal_name: 'Lantern Court LLP',
      address: 'Lane 6, Pune',
      pan: 'given',
      proposed_by: one,
      proposed_at: '2026-10-31T10:00:00+05:30',
      reason: 'as agreed',
      confirmed_by: other,
      confirmed_at: '2026-10-31T11:00:00+05:30',
      ...terms,
    })
    .execute()
}

/**
 * Returns the amount in paise that a booking's postings moved in each account. A hotel's account includes the hotel's
 * id.
 */
export async function booksOf(
  api: Api,
  bookingId: string,
  kind: string | null = null,
): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; paise: number }>`
    select e.account || coalesce(' ' || e.hotel_id, '') as account, sum(e.paise)::bigint as paise
    from ledger_postings p join ledger_entries e on e.posting_id = p.id
    where p.booking_id = ${bookingId}::uuid and (${kind}::text is null or p.kind = ${kind}) group by 1 having sum(e.paise) <> 0`.execute(
    api.db,
  )
  return Object.fromEntries(rows.map(({ account, paise }) => [account, paise]))
}

export async function owedTo(api: Api, hotel: { id: number }): Promise<number> {
  const { rows } = await sql<{ owed: number }>`
    select coalesce(-sum(paise), 0)::bigint as owed from ledger_entries where hotel_id = ${hotel.id}`.execute(api.db)
  return rows[0]?.owed ?? 0
}

const isAlarm = (fault: object) => 'event' in fault && fault.event === 'books_differ'

/** A hotel with agreed terms, whose Saturday evening costs ₹1,500, as in the research. */
export const ledgerTest = bookingTest
  .extend('hotelWish', { rooms: 3, prices: { 0: 900, 1: 1500, 3: 1500, 4: 2000 } })
  .extend('agreed', async ({ api, hotel }) => {
    await agreeTerms(api, hotel)
    return hotel
  })
  .extend('clockBack', { auto: true }, ({ api }, { onCleanup }) => {
    onCleanup(() => api.clock.advance(-api.clock.advancedMinutes()))
  })
  .extend('alarms', { auto: true }, ({ api, faultless }, { onCleanup }) => {
    onCleanup(() => void api.faults.splice(0, api.faults.length, ...api.faults.filter((fault) => !isAlarm(fault))))
    return faultless
  })
