import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Api } from './start-api.ts'

/** Compares the table `left_owing`, which triggers maintain, with what guests owe and have paid for each stay. */
export async function expectLeftOwing({ db }: Pick<Api, 'db'>, hotelId: number | null): Promise<void> {
  const { rows: kept } = await sql<{ party: string }>`
    select coalesce(booking_id, block_id) as party from left_owing
    where ${hotelId}::int is null or hotel_id = ${hotelId} order by 1`.execute(db)
  const { rows: derived } = await sql<{ party: string }>`
    select v.booking_id as party from visits v join bookings b on b.id = v.booking_id
    where v.status = 'left' and b.status = 'completed' and (${hotelId}::int is null or v.hotel_id = ${hotelId})
      and due_of_booking(b.id) > coalesce((select sum(t.amount) from desk_takings t where t.booking_id = b.id), 0)
    union all
    select w.block_id from walk_ins w where w.left_at is not null and (${hotelId}::int is null or w.hotel_id = ${hotelId})
      and due_of_walk_in(w.block_id) > coalesce((select sum(t.amount) from desk_takings t where t.block_id = w.block_id), 0)
    order by 1`.execute(db)
  expect(kept, 'who left owing').toEqual(derived)
}
