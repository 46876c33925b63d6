/**
 * Tests what docs/operating/scaling.md says about stays partitioned by hotel: each partition accepts and refuses rooms
 * as the whole table does.
 */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeBothEngines } from './both-engines.ts'
import { refusalOf } from './refusal-of.ts'

const PARTS = 4
const HOTELS = 12
const ROOMS_A_HOTEL = 2
const TRIES = 400
const SINCE_PARENTS_MAY_EXCLUDE = 170_000

/** Draws the same numbers in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

await describeBothEngines('stays divided by hotel', (engine) => {
  const stay = (table: string, { id, hotel, room, from, hours }: Record<string, number>) => sql`
    insert into ${sql.raw(`trial.${table}`)} (id, hotel_id, city_id, room_id, period, occupied, cleaning_minutes, status)
    select ${id}::bigint, ${hotel}::int, 1, ${room}::int, p.period, p.period, 0, 'booked'
    from (select tstzrange(t, t + ${hours} * interval '1 hour') as period
      from (select timestamptz '2027-01-01 06:00Z' + ${from} * interval '1 hour' as t) s) p`

  beforeAll(async () => {
    await sql`create schema trial`.execute(engine.db)
    await sql`create table trial.whole (like public.stays including all excluding identity)`.execute(engine.db)
    await sql`create table trial.parted (like public.stays including defaults including constraints,
      primary key (hotel_id, id)) partition by hash (hotel_id)`.execute(engine.db)
    for (let part = 0; part < PARTS; part++) {
      const name = sql.raw(`trial.part_${part}`)
      await sql`create table ${name} partition of trial.parted
        for values with (modulus ${sql.lit(PARTS)}, remainder ${sql.lit(part)})`.execute(engine.db)
      await sql`alter table ${name} add constraint ${sql.raw(`part_${part}_no_overlap`)}
        exclude using gist (room_id with =, occupied with &&) where (status in ('held', 'booked'))`.execute(engine.db)
    }
  })
  afterAll(() => sql`drop schema trial cascade`.execute(engine.db))

  test('a table of stays partitioned by hotel accepts and refuses the same stays as the whole table', async () => {
    const next = numbers(20_261_123)
    const taken = { whole: 0, parted: 0 }
    for (let id = 1; id <= TRIES; id++) {
      const hotel = 1 + next(HOTELS)
      const wish = { id, hotel, room: hotel * 10 + next(ROOMS_A_HOTEL), from: next(96), hours: 1 + next(12) }
      const answers = []
      for (const table of ['whole', 'parted'] as const) {
        const isTaken = await stay(table, wish)
          .execute(engine.db)
          .then(
            () => true,
            () => false,
          )
        if (isTaken) taken[table] += 1
        answers.push(isTaken)
      }
      expect(answers[1], `stay ${id}`).toBe(answers[0])
    }
    expect(taken.parted).toBe(taken.whole)
    expect(taken.whole).toBeGreaterThan(HOTELS * 5)
    expect(taken.whole).toBeLessThan(TRIES - 100)
    const { rows } = await sql<{
      part: string
    }>`select distinct tableoid::regclass::text as part from trial.parted`.execute(engine.db)
    expect(rows.length).toBeGreaterThan(1)
  })

  test('a partitioned table’s refusal names the partition’s constraint, not the one that the code expects', async () => {
    const wish = { id: 9001, hotel: 1, room: 999, from: 0, hours: 3 }
    await stay('parted', wish).execute(engine.db)
    const refused = await refusalOf(stay('parted', { ...wish, id: 9002 }).execute(engine.db))
    expect(refused).toMatch(/^part_\d_no_overlap$/)
  })

  test('a single constraint for all partitions needs PostgreSQL 17, and has to include the hotel', async () => {
    const { rows } = await sql<{ version: number }>`
      select current_setting('server_version_num')::int as version`.execute(engine.db)
    const isAllowed = (rows[0]?.version ?? 0) >= SINCE_PARENTS_MAY_EXCLUDE
    const add = sql`alter table trial.parted add constraint parted_no_overlap
      exclude using gist (hotel_id with =, room_id with =, occupied with &&) where (status in ('held', 'booked'))`
    const outcome = await add.execute(engine.db).then(
      () => 'allowed',
      (error: unknown) => String(error),
    )
    if (isAllowed) expect(outcome).toBe('allowed')
    else expect(outcome).toContain('exclusion constraints are not supported on partitioned tables')
  })
})
