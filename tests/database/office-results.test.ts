/** Tests that the new query for what hotels sold returns the same as a join of all days with their hotels. */
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { RESULTS, sumOfResults } from '#domain/figures/results.ts'
import { addDays } from '#domain/kernel/ist.ts'
import { random } from '#domain/kernel/seeded-random.ts'
import { readResultRows, readResults } from '#server/features/office/figures/read-results.ts'
import { describeBothEngines } from './both-engines.ts'
import { givenHotel } from './given.ts'
import { oldResults } from './old-statements.ts'

const WEEKS = { from: '2031-03-03', to: '2031-03-30' }
const SUMS = sql.join(RESULTS.map((name) => sql`sum(d.${sql.ref(name)})::bigint as ${sql.ref(name)}`))

await describeBothEngines('results of hotels', (engine) => {
  it('reads the same sums for each week and hotel: in all cities, in one city and for one hotel', async () => {
    const { db } = engine
    const { int, chance } = random('results of hotels')
    const hotels = await Promise.all(Array.from({ length: 4 }, () => givenHotel(db)))
    for (let day = '2031-02-20'; day < '2031-04-05'; day = addDays(day, 1)) {
      await db
        .insertInto('figure_days')
        .values({ day, counted_at: new Date(`${day}T20:00:00Z`) })
        .execute()
      for (const { id } of hotels.filter(() => chance(0.5))) {
        const drawn = RESULTS.map(() => int(0, 900))
        await sql`insert into hotel_days (day, hotel_id, ${sql.join(RESULTS.map((name) => sql.ref(name)))})
          values (${day}::date, ${id}, ${sql.join(drawn)})`.execute(db)
      }
    }
    const [{ id, cityId } = { id: 0, cityId: 0 }] = hotels
    for (const [city, hotel] of [
      [null, null],
      [cityId, null],
      [null, id],
    ] as const) {
      const named = (of: number | null) => (of === null ? null : { id: of, name: 'asked' })
      const wish = { weeks: WEEKS, city: named(city), hotel: named(hotel), asOf: '2031-04-04', lastDay: '2031-04-04' }
      const { rows } = await oldResults(SUMS, { ...WEEKS, city, hotel }).execute(db)
      expect(rows.length).toBeGreaterThan(3)
      const read = await readResultRows(db, wish)
      expect(read.map(({ take_rate: _rate, ...row }) => row)).toEqual(rows)
      const { sum, parts } = await readResults(db, wish)
      expect(sum).toMatchObject(sumOfResults(read))
      if (hotel === null) expect(sumOfResults(parts)).toEqual(sumOfResults(read))
    }
  })
})
