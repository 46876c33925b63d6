import { sql } from 'kysely'
import { expect } from 'vitest'
import { monthPeriod } from '#domain/ledger/month.ts'
import { totalsOf, type Statement } from '#domain/ledger/statement.ts'
import { readStatement } from '#server/features/ledger/read-statement.ts'
import type { Api } from '../api/start-api.ts'

/** A closed month never changes, whatever is done to its stays later. */
export async function expectClosedMonthsStay({ db }: Api, closed: readonly Statement[]): Promise<void> {
  for (const statement of closed)
    expect(await readStatement(db, statement.hotel.id, statement.month)).toEqual(statement)
}

type Counted = { code: string; value: number; desk: number }

/**
 * A month that is closed now is the sum of its stays, and its stays are their bills, counted from the bookings without
 * the ledger: room, bathtub and hours after what the hotel takes off.
 */
export async function expectMonthIsItsStays({ db }: Api, { hotel, month, ...statement }: Statement): Promise<void> {
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
    return { code, desk: total.atDesk, value: total.value }
  })
  expect(lines).toEqual(rows.map(({ code, desk, value }) => ({ code, desk, value })))
}
