import { sql } from 'kysely'
import { retentionMonths, registerRetainedFrom } from '#domain/desk/register-retention.ts'
import type { Services } from '../../services.ts'

/** How many bookings and walk-ins one statement handles, so that it does not hold its locks for long. */
const BATCH = 500

/**
 * Destroys guest register entries, with their filings, and officers' orders once the hotel's state no longer requires
 * them. Returns how many.
 */
export async function destroyRegisters({ db, clock, registerKept }: Services): Promise<number> {
  const now = clock.now()
  const hotels = await db
    .selectFrom('hotels as h')
    .innerJoin('cities as c', 'c.id', 'h.city_id')
    .select(['h.id', 'c.state'])
    .where((eb) =>
      eb.or([
        eb.exists(eb.selectFrom('register_counters as n').select('n.hotel_id').whereRef('n.hotel_id', '=', 'h.id')),
        eb.exists(eb.selectFrom('register_orders as o').select('o.id').whereRef('o.hotel_id', '=', 'h.id')),
      ]),
    )
    .execute()
  let destroyed = 0
  for (const { id, state } of hotels) {
    const before = registerRetainedFrom(retentionMonths(registerKept, state), now)
    for (let lines = 1; lines > 0; destroyed += lines) {
      const { rows } = await sql<{ lines: number }>`
        select destroy_register_entries(${id}, ${before}, ${BATCH}) as lines`.execute(db)
      lines = rows[0]?.lines ?? 0
    }
    const orders = await db
      .deleteFrom('register_orders')
      .where('hotel_id', '=', id)
      .where('noted_at', '<', before)
      .executeTakeFirst()
    destroyed += Number(orders.numDeletedRows)
  }
  return destroyed
}
