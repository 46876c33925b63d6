import { addMinutes } from '#domain/kernel/ist.ts'
import type { Db } from '#server/services.ts'
import { buildOperator, type BuiltHotel } from '../builders.ts'
import { bookingRow } from '../database/given.ts'
import { apiTest } from './api-test.ts'

/** Inserts bookings as rows without rooms and payments, so the books do not balance afterwards. */
export const listTest = apiTest
  .extend('admin', ({ api }) => buildOperator(api.db, { role: 'admin', name: 'Ritu Bansal' }))
  .extend('support', ({ api }) => buildOperator(api.db, { name: 'Meenal Joshi' }))

export const NOON = '2026-12-05T12:00:00+05:30'
const HOUR = 60
export const at = (hours: number) => addMinutes(new Date(NOON), hours * HOUR)

type Fields = Partial<ReturnType<typeof bookingRow>>
export const placeOf = ({ id, cityId }: BuiltHotel) => ({ id, cityId, localityId: 0, rooms: [] })

/** Adds a booking whose stay begins this many hours after noon. */
export async function add(
  db: Db,
  hotel: BuiltHotel,
  userId: string,
  hours: number,
  fields: Fields = {},
): Promise<string> {
  const stay = { checkin_at: at(hours), checkout_at: at(hours + 10), created_at: at(hours - 50) }
  const { status = 'completed', ...others } = fields
  const row = bookingRow(placeOf(hotel), userId, { ...stay, ...others })
  const first = status === 'completed' ? row : { ...row, status: 'pending' as const, hold_expires_at: at(hours - 49) }
  const { id } = await db.insertInto('bookings').values(first).returning('id').executeTakeFirstOrThrow()
  if (status === 'cancelled')
    await db
      .updateTable('bookings')
      .set({ status, cancelled_at: at(hours - 48) })
      .where('id', '=', id)
      .execute()
  else if (status !== 'completed') await db.updateTable('bookings').set({ status }).where('id', '=', id).execute()
  return id
}
