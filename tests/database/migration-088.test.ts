/**
 * The migration moves the lines of the older guest register into the new register, whose lines never change (decision
 * 0075).
 */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { givenBooking, morning } from './given.ts'
import { openBefore } from './before-migration.ts'

let opened: Awaited<ReturnType<typeof openBefore>>

beforeAll(async () => {
  opened = await openBefore('088')
}, 60_000)
afterAll(() => opened.close())

test('the migration numbers each hotel’s lines in the order in which they were written, and keeps their arrivals', async () => {
  const { db } = opened
  const [one, other] = [await givenBooking(db), await givenBooking(db)]
  const write = (booking: { id: string }, position: number, name: string, at: Date) =>
    sql`insert into guest_register (booking_id, position, name, id_kind, id_last_four, written_at)
      values (${booking.id}::uuid, ${position}, ${name}, 'aadhaar', '7735', ${at})`.execute(db)
  await sql`insert into visits (booking_id, hotel_id, status, arrived_at)
    values (${one.id}::uuid, ${one.hotel.id}, 'here', ${morning.from})`.execute(db)
  await write(one, 1, 'Kabir Sen', morning.until)
  await write(one, 0, 'Asha Rao', morning.until)
  await write(other, 0, 'Meera Shah', morning.until)
  await migrate(db)
  const entries = db.selectFrom('register_entries').select(['number', 'name', 'arrived_at', 'nationality'])
  const linesOf = (hotelId: number) => entries.where('hotel_id', '=', hotelId).orderBy('number').execute()
  expect(await linesOf(one.hotel.id)).toEqual([
    { number: 1, name: 'Asha Rao', arrived_at: morning.from, nationality: null },
    { number: 2, name: 'Kabir Sen', arrived_at: morning.from, nationality: null },
  ])
  expect(await linesOf(other.hotel.id), 'without a visit').toEqual([
    { number: 1, name: 'Meera Shah', arrived_at: morning.until, nationality: null },
  ])
  expect(await db.selectFrom('guest_register').selectAll().execute()).toEqual([])
})
