import { sql } from 'kysely'
import { expect } from 'vitest'
import { monthPeriod, type Month } from '#domain/ledger/month.ts'
import { totalsOf, type Statement } from '#domain/ledger/statement.ts'
import { checkBooks } from '#server/features/ledger/check-books.ts'
import { readStatement } from '#server/features/ledger/read-statement.ts'
import type { Answer, Api } from '../api/start-api.ts'

/** Expects that a closed month never changes, whatever happens to its stays later. */
export async function expectClosedMonthsStay({ db }: Api, closed: readonly Statement[]): Promise<void> {
  for (const statement of closed)
    expect(await readStatement(db, statement.hotel.id, statement.month)).toEqual(statement)
}

type Counted = { code: string; value: number; desk: number }

/**
 * Expects that a month that was just closed is the sum of its stays, and that each stay equals its bill. Counts bills
 * from the bookings without the ledger: room, bathtub and hours less the hotel's discounts.
 */
async function expectMonthIsItsStays({ db }: Api, { hotel, month, ...statement }: Statement): Promise<void> {
  const { opening, stays, others, closing } = statement
  const moved = others.reduce((sum, { paise }) => sum + paise, 0)
  expect(closing - opening, `${hotel.name}, ${month}`).toBe(totalsOf(stays).net + moved)
  const { start, end } = monthPeriod(month)
  const { rows } = await sql<Counted>`
    select b.short_id as code, due_at_desk(b.id) * 100 as desk,
      (b.room_total + b.bathtub_charge - b.hotel_discount + coalesce((select sum(e.room_total) from extensions e
        where e.booking_id = b.id and e.status = 'paid'), 0))::int * 100 as value
    from bookings b where b.hotel_id = ${hotel.id} and b.status = 'completed' and b.no_show_at is null and b.moved_from is null
      and b.leaves_at >= ${start} and b.leaves_at < ${end} order by 1`.execute(db)
  const lines = rows.map(({ code }) => {
    const total = totalsOf(stays.filter((stay) => stay.code === code))
    return { code, desk: total.atDesk, value: total.value, waits: total.waits > 0 }
  })
  // Money that is held back is not earned yet, so it lowers the amount of its line (decision 0062).
  const wanted = rows.map(({ code, desk, value }, index) => {
    const { value: earned = 0, waits = false } = lines[index] ?? {}
    return { code, desk, value: waits && earned < value ? earned : value, waits }
  })
  expect(lines).toEqual(wanted)
}

/** Checks a month that the office closed for a hotel against its stays. Returns the month, to compare it later. */
export async function expectClosed(
  api: Api,
  answer: Answer,
  { hotelId, month }: { hotelId: number; month: Month },
): Promise<Statement> {
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  const statement = await readStatement(api.db, hotelId, month)
  if (!statement) throw new Error(`hotel ${hotelId} has no ${month}`)
  await expectMonthIsItsStays(api, statement)
  return statement
}

/** The comparisons that concern a booking. */
const OF_BOOKINGS = new Set(['stay', 'money_left', 'stay_short'])

/** Expects that the nightly check finds nothing in these hotels' bookings, and nothing outside bookings. */
export async function expectNothingDiffers({ db, clock, services }: Api, hotels: readonly number[]): Promise<void> {
  const found = await checkBooks(services, clock.now())
  const rows = await db.selectFrom('bookings').select('id').where('hotel_id', 'in', hotels).execute()
  const own = new Set(rows.map(({ id }) => id))
  // Ignores differences in other hotels' bookings, because the test has already failed for their life.
  expect(found.filter(({ what, subject }) => !OF_BOOKINGS.has(what) || own.has(subject))).toEqual([])
}
