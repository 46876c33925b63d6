/**
 * Compares the log, which reads the newest lines from each table, with a complete join of both tables that is filtered
 * afterwards.
 */
import { sql } from 'kysely'
import { expect } from 'vitest'
import { addMinutes, toIstIso } from '#domain/kernel/ist.ts'
import { random } from '#domain/kernel/seeded-random.ts'
import { escapeLike } from '#server/features/office/escape-like.ts'
import { readLog, type LogFilter } from '#server/features/office/read-log.ts'
import { buildGuest, buildHotel, buildOperator, buildStaff } from '../builders.ts'
import { apiTest as test } from './api-test.ts'
import { buildStay } from './build-stay.ts'
import type { Api } from './start-api.ts'

const LINES = 120
const FILTERS = 200
const FROM = new Date('2026-11-20T09:00:00+05:30')
const REASONS = ['Rang them', '100 % sure', 'Wrong row', null] as const

/** Returns the ids and moments of the log's lines, newest first, from a complete join of both tables. */
async function filteredAfterwards({ db }: Api, wish: LogFilter, limit: number) {
  const { who, act, text, hotel, since, until, before } = wish
  const conditions = [
    sql`true`,
    ...(who ? [sql`who ilike ${escapeLike(who)}`] : []),
    ...(act ? [sql`act = ${act}`] : []),
    ...(text ? [sql`(reason ilike ${escapeLike(text)} or code = ${text.toUpperCase()})`] : []),
    ...(hotel ? [sql`hotel ilike ${escapeLike(hotel)}`] : []),
    ...(since ? [sql`at >= ${since}`] : []),
    ...(until ? [sql`at < ${until}`] : []),
    ...(before
      ? [sql`(log.at, log.place, log.id) < (${before.at}::timestamptz, ${before.table}, ${before.id}::bigint)`]
      : []),
  ]
  const { rows } = await sql<{ place: 'o' | 's'; id: string; at: Date }>`select place, id::text as id, at from (
      select 'o' as place, a.id, a.at, a.operator as who, h.name as hotel, a.action as act, a.reason, b.short_id as code
      from operator_actions a left join hotels h on h.id = a.hotel_id left join bookings b on b.id = a.booking_id
      union all
      select 's', a.id, a.written_at, s.name, h.name, a.kind, a.reason, b.short_id
      from staff_acts a join hotel_staff s on s.id = a.staff_id join hotels h on h.id = a.hotel_id
        left join bookings b on b.id = a.booking_id
    ) log where ${sql.join(conditions, sql` and `)}
    order by log.at desc, log.place desc, log.id desc limit ${limit}`.execute(db)
  return rows
}

test('the log has the same lines as a complete join of both tables, for any filter and from any line on', async ({
  api,
  city,
}) => {
  const { db } = api
  const draw = random('log')
  const hotels = [await buildHotel(db, city), await buildHotel(db, city)]
  const desks = await Promise.all(
    hotels.map(async (hotel) => ({
      hotel,
      staff: await buildStaff(db, hotel, { name: draw.pick(['Asha Rao', 'Ravi Sen']) }),
      booking: await buildStay(db, hotel, await buildGuest(db)),
    })),
  )
  const operator = await buildOperator(db, { name: 'Ritu Bansal' })
  // Several lines have the same moment, in order to test their order too.
  for (let line = 0; line < LINES; line++) {
    const { hotel, staff, booking } = draw.pick(desks)
    const at = addMinutes(FROM, draw.int(0, LINES / 3))
    const about = { hotel_id: hotel.id, booking_id: draw.chance(0.5) ? booking : null, reason: draw.pick(REASONS) }
    if (draw.chance(0.5))
      await db
        .insertInto('staff_acts')
        .values({ ...about, staff_id: staff.id, kind: draw.pick(['arrived', 'left']), done_at: at, written_at: at })
        .execute()
    else
      await db
        .insertInto('operator_actions')
        .values({
          ...about,
          ...(draw.chance(0.3) ? { hotel_id: null, booking_id: null } : {}),
          reason: about.reason ?? 'By law',
          operator: 'Ritu Bansal',
          operator_id: operator.id,
          action: draw.pick(['hotel_hidden', 'arrived']),
          subject_id: 'x',
          at,
        })
        .execute()
  }
  const { rows: names } = await sql<{ name: string; code: string }>`
    select h.name, b.short_id as code from bookings b join hotels h on h.id = b.hotel_id`.execute(db)
  const all = await filteredAfterwards(api, {}, LINES * 2)
  expect(all.length).toBeGreaterThanOrEqual(LINES)
  let met = 0
  for (let number = 0; number < FILTERS; number++) {
    const [place, named] = [draw.pick(all), draw.pick(names)]
    const wish: LogFilter = {
      ...(draw.chance(0.3) ? { who: draw.pick(['asha', 'ritu', 'nobody', '_']) } : {}),
      ...(draw.chance(0.3) ? { act: draw.pick(['arrived', 'left', 'hotel_hidden']) } : {}),
      ...(draw.chance(0.3) ? { text: draw.pick(['rang', '100 %', '%', named.code.toLowerCase()]) } : {}),
      ...(draw.chance(0.3) ? { hotel: named.name.slice(2) } : {}),
      ...(draw.chance(0.2) ? { since: addMinutes(FROM, 10) } : {}),
      ...(draw.chance(0.2) ? { until: addMinutes(FROM, 30) } : {}),
      ...(draw.chance(0.4) ? { before: { at: place.at, table: place.place, id: place.id } } : {}),
    }
    const limit = draw.pick([1, 7, 500])
    const read = (await readLog(db, wish, limit)).map(({ id, at }) => [id, at])
    const old = (await filteredAfterwards(api, wish, limit)).map(({ place: table, id, at }) => [
      `${table}${id}`,
      toIstIso(at),
    ])
    expect(read, JSON.stringify(wish)).toEqual(old)
    met += old.length
  }
  expect(met).toBeGreaterThan(FILTERS)
})
