/** Tests that several workers notify a thousand guests who wait for one room (decision 0097). */
import { sql } from 'kysely'
import { expect } from 'vitest'
import { tellWaiting } from '#server/features/waits/tell-waiting.ts'
import { buildHotel } from '../builders.ts'
import { SATURDAY_EVENING } from '../cast.ts'
import { apiTest as test } from './api-test.ts'

const WAITING = 1000
const TOLD_EACH_TIME = 5
/** How many rounds three workers share. In all other rounds, one worker runs alone. */
const TOGETHER = 10

test(
  'each of a thousand guests is told at most once, in order and in fives, by three workers of which one dies',
  {
    timeout: 900_000,
  },
  async ({ api, city }) => {
    const hotel = await buildHotel(api.db, city, { rooms: 1 })
    await sql`
    with guests as (
      insert into users (name, phone, email, refer_code)
      select 'Guest', '+9160' || lpad(n::text, 8, '0'), 'waits' || n || '@home.example', 'WAITS' || n from generate_series(1, ${WAITING}::int) n
      returning id, phone
    )
    insert into waits (user_id, hotel_id, slot, starts_at, ends_at, rooms, created_at)
    select id, ${hotel.id}, 3, ${SATURDAY_EVENING.checkin}::timestamptz, ${SATURDAY_EVENING.checkout}::timestamptz, 1, ${api.clock.now()}
    from guests order by phone`.execute(api.db)
    const toldSoFar = async () => {
      const { rows } = await sql<{ phone: string; at: Date }>`
      select u.phone, w.told_at as at from outbox o join waits w on o.dedupe_key = 'room_free:' || w.id
      join users u on u.id = w.user_id order by o.id`.execute(api.db)
      return rows
    }
    // A worker that dies after marking its guests as told, before the commit.
    const dying = new Proxy(api.services, {
      get: (services, name) => {
        if (name === 'origin') throw new Error('killed')
        return Reflect.get(services, name) as unknown
      },
    })
    for (let round = 1; round <= WAITING / TOLD_EACH_TIME; round++) {
      const others = round <= TOGETHER ? [tellWaiting(dying), tellWaiting(api.services)] : []
      await Promise.all([...others, tellWaiting(api.services)])
      if (round <= TOGETHER) expect(await toldSoFar()).toHaveLength(round * TOLD_EACH_TIME)
      api.clock.advance(10)
    }
    const told = await toldSoFar()
    expect(told).toHaveLength(WAITING)
    const phones = told.map(({ phone }) => phone)
    expect(new Set(phones).size).toBe(WAITING)
    expect(phones).toEqual(phones.toSorted())
    const rounds = Map.groupBy(told, ({ at }) => at.getTime())
    expect([...rounds.values()].every((round) => round.length === TOLD_EACH_TIME)).toBe(true)
    expect(await api.db.selectFrom('waits').select('id').where('told_at', 'is', null).execute()).toEqual([])
    expect(api.faults.splice(0).length).toBeGreaterThan(0)
  },
)
