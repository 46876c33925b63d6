import { refusal } from '../../http/api-error.ts'
import type { Db } from '../../services.ts'
import { parseNumericId } from './parse-ids.ts'

/** Finds the hotel in an address of the office, even a draft or a hidden one. Throws NOT_FOUND if it does not exist. */
export async function hotelNamed(db: Db, typed: string): Promise<number> {
  const hotel = await db.selectFrom('hotels').select('id').where('id', '=', parseNumericId(typed)).executeTakeFirst()
  if (!hotel) throw refusal('NOT_FOUND')
  return hotel.id
}
