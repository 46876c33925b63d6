/**
 * Tests that a month stays open for the same hotels as under the earlier query, which checked every booking with one
 * condition.
 */
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { random } from '#domain/kernel/seeded-random.ts'
import { closingObstacle, closingRefusal } from '#server/features/ledger/closing-obstacle.ts'
import { describeBothEngines } from './both-engines.ts'
import { bookingRow, givenHotel, givenUser } from './given.ts'

const MONTH = '2031-03'
const NOW = new Date('2031-05-09T06:30:00Z')
const HOUR = 3_600_000

await describeBothEngines('stays that keep a month open', (engine) => {
  it('finds hotels with stays that have not ended or are not posted', async () => {
    const { db } = engine
    const { int, pick, chance } = random('stays that keep a month open')
    const user = await givenUser(db)
    const hotels = await Promise.all(Array.from({ length: 40 }, () => givenHotel(db)))
    await db.connection().execute(async (connection) => {
      await sql`set session_replication_role = replica`.execute(connection)
      for (const hotel of hotels)
        for (let stay = 0; stay < int(0, 3); stay++) {
          const left = new Date(Date.parse('2031-02-03T00:00:00Z') + int(0, 80 * 24) * HOUR)
          const { id } = await connection
            .insertInto('bookings')
            .values(
              bookingRow(hotel, user, {
                checkin_at: new Date(left.getTime() - 5 * HOUR),
                checkout_at: left,
                ended_at: chance(0.9) ? left : null,
              }),
            )
            .returning('id')
            .executeTakeFirstOrThrow()
          // Some are posted late, or too early, as only older versions did.
          const at = new Date(left.getTime() + pick([0, 0, 40, -70]) * 24 * HOUR)
          if (chance(0.8))
            await sql`insert into ledger_postings (kind, fact, booking_id, hotel_id, at)
              values (${pick(['stay', 'stay', 'stay', 'credit'])}, ${id}, ${id}::uuid, ${hotel.id}, ${at})`.execute(
              connection,
            )
        }
      await sql`set session_replication_role = origin`.execute(connection)
    })
    const old = async (since: string) =>
      (
        await sql<{
          id: number
          obstacle: string | null
        }>`select h.id, case when h.id in (select b.hotel_id from bookings b
            where b.status = 'completed' and b.leaves_at < '2031-03-31T18:30:00Z'
              and (b.ended_at is null or b.leaves_at >= ${since}::timestamptz
                and not exists (select 1 from ledger_postings p where p.booking_id = b.id and p.kind = 'stay')))
            then 'STAYS_NOT_SETTLED' end as obstacle from hotels h order by h.id`.execute(db)
      ).rows
    const { rows } = await sql<{ id: number; obstacle: string | null }>`
      select h.id, ${closingObstacle(MONTH, NOW)} as obstacle from hotels h order by h.id`.execute(db)
    expect(rows).toEqual(await old('2031-01-31T18:30:00Z'))
    expect(new Set(rows.map(({ obstacle }) => obstacle))).toEqual(new Set([null, 'STAYS_NOT_SETTLED']))
    const each = []
    for (const { id } of rows)
      each.push({ id, obstacle: (await closingRefusal(db, { hotelId: id, month: MONTH }, NOW)) ?? null })
    expect(each).toEqual(await old('-infinity'))
  })
})
