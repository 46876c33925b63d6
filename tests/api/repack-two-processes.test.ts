/** One process moves stays to make room while another sells the rooms to which they would move (decision 0072). */
import { sql } from 'kysely'
import { describe, expect, test as base } from 'vitest'
import { openDb } from '#db/open-db.ts'
import { addDays, istDateOf, toIstIso } from '#domain/kernel/ist.ts'
import { slotPeriod } from '#domain/slots/period.ts'
import { slotAt, type SlotIndex } from '#domain/slots/slots.ts'
import type { Db } from '#server/services.ts'
import { buildCity, buildGuest, buildHotel, type BuiltCity, type BuiltHotel } from '../builders.ts'
import { present, startPostgres } from '../database/postgres.ts'
import { startServerProcess, type ServerProcess } from '../load/server-process.ts'
import { expectBooksBalance, stepsOf, type Steps } from './booking-steps.ts'
import type { Answer, Api } from './start-api.ts'

/** `npm run test:long` runs 200 rounds. */
const ROUNDS = Number(process.env['ROOM_ROUNDS'] ?? 4)

/** A day far enough ahead of the real clock, which the servers use. */
const DAYS_AHEAD = 20

function slotThen(slot: SlotIndex) {
  const { start, end } = slotPeriod(slot, addDays(istDateOf(new Date()), DAYS_AHEAD))
  return { checkin: toIstIso(start), checkout: toIstIso(end), slotId: slotAt(slot).bookingSlotId }
}
const [CUSTOM_DAY, CUSTOM_NIGHT, FULL_DAY] = [slotThen(1), slotThen(2), slotThen(4)]

const codeOf = ({ status, body }: Answer): string => (status === 200 ? 'won' : body.error.code)

/** The calls to one server process. */
function callsOf({ base: origin }: ServerProcess): Pick<Api, 'get' | 'post'> {
  const send = async (path: string, init: RequestInit): Promise<Answer> => {
    const answer = await fetch(`${origin}/api${path}`, init)
    return {
      status: answer.status,
      body: await answer.json(),
      headers: Object.fromEntries(answer.headers),
      cookies: [],
    }
  }
  const headersOf = (options?: { headers?: object }) => ({ ...options?.headers }) as Record<string, string>
  return {
    get: (path, options) => send(path, { headers: headersOf(options) }),
    post: (path, payload = {}, options) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headersOf(options) },
        body: JSON.stringify(payload),
      }),
  }
}

/** Builds a hotel with two rooms, each of which is free for a different half of the day. */
async function gapsOf(db: Db, city: BuiltCity, [one, other]: [Steps, Steps]): Promise<BuiltHotel> {
  const hotel = await buildHotel(db, city, { rooms: 2, prices: { 0: 900, 1: 700, 2: 600, 3: 1499, 4: 2000 } })
  const [early, gone, late] = [await buildGuest(db), await buildGuest(db), await buildGuest(db)]
  expect(codeOf(await one.book(early, hotel, {}, CUSTOM_DAY))).toBe('won')
  const between = await other.book(gone, hotel, {}, CUSTOM_NIGHT)
  expect(codeOf(await one.book(late, hotel, {}, CUSTOM_NIGHT))).toBe('won')
  expect(codeOf(await other.cancel(gone, between.body.booking.id))).toBe('won')
  return hotel
}

const test = base
  .extend('databaseName', { scope: 'file' }, () => 'repack')
  .extend('database', { scope: 'file' }, async ({ databaseName }, { onCleanup }) => {
    const postgres = present(await startPostgres())
    const url = await postgres.createDatabase(databaseName)
    const { db, close } = await openDb({ databaseUrl: url, dataDir: '' })
    onCleanup(async () => {
      await close()
      await postgres.stop()
    })
    return { db, url }
  })
  .extend('city', { scope: 'file' }, ({ database }) => buildCity(database.db))
  .extend('processes', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    const environment = { DATABASE_URL: database.url, DATABASE_POOL: '6' }
    const servers = await Promise.all([startServerProcess(environment), startServerProcess(environment)])
    onCleanup(async () => void (await Promise.all(servers.map(({ stop }) => stop()))))
    return servers.map((server) => stepsOf(callsOf(server))) as [Steps, Steps]
  })
  .extend(
    'gaps',
    ({ database: { db }, city, processes }) =>
      () =>
        gapsOf(db, city, processes),
  )
  .extend('movesOf', ({ database: { db } }) => async ({ id }: BuiltHotel): Promise<number> => {
    const { rows } = await sql<{ moves: number }>`
      select count(*)::int as moves from booking_events e join bookings b on b.id = e.booking_id
      where b.hotel_id = ${id} and e.kind = 'moved_to_make_room'`.execute(db)
    return rows[0]?.moves ?? 0
  })

// Skipped on the embedded engine, which serves only one process.
describe.runIf(process.env['API_ENGINE'] === 'postgresql')('two processes', () => {
  test('two processes sell either the full day that needs a move or both stays that block it', async ({
    database: { db },
    processes: [one, other],
    gaps,
    movesOf,
  }) => {
    const winners = new Set<string>()
    for (let round = 0; round < ROUNDS; round++) {
      const hotel = await gaps()
      const [couple, day, night] = [await buildGuest(db), await buildGuest(db), await buildGuest(db)]
      const presses = [
        () => one.book(couple, hotel, {}, FULL_DAY),
        () => other.book(day, hotel, {}, CUSTOM_DAY),
        () => other.book(night, hotel, {}, CUSTOM_NIGHT),
      ]
      const answers = await Promise.all((round % 2 ? presses.toReversed() : presses).map((press) => press()))
      const [full, ...hours] = (round % 2 ? answers.toReversed() : answers).map(codeOf)
      const expected = full === 'won' ? ['SOLD_OUT', 'SOLD_OUT'] : ['won', 'won']
      expect([full, ...hours]).toEqual([full === 'won' ? 'won' : 'SOLD_OUT', ...expected])
      expect(await movesOf(hotel)).toBe(full === 'won' ? 1 : 0)
      winners.add(full === 'won' ? 'full day' : 'hours')
      await expectBooksBalance({ db }, hotel.id)
    }
    // In a long run, each process wins at least once.
    if (ROUNDS >= 60) expect(winners.size).toBe(2)
  })

  test('two processes move stays for only one of two couples who want the same full day', async ({
    database: { db },
    processes: [one, other],
    gaps,
    movesOf,
  }) => {
    for (let round = 0; round < ROUNDS; round++) {
      const hotel = await gaps()
      const [couple, rival] = [await buildGuest(db), await buildGuest(db)]
      const answers = await Promise.all([one.book(couple, hotel, {}, FULL_DAY), other.book(rival, hotel, {}, FULL_DAY)])
      expect(answers.map(codeOf).toSorted()).toEqual(['SOLD_OUT', 'won'])
      expect(await movesOf(hotel)).toBe(1)
      await expectBooksBalance({ db }, hotel.id)
    }
  })
})
