/** Pages of the desk and the office must not read more rows as a hotel's history grows. */
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDb, type OpenDb } from '#db/open-db.ts'
import { addDays, istDateOf, istInstant } from '#domain/kernel/ist.ts'
import { ACTS_OF_EVERY_STAY, IN_HOTEL_LOG } from '#domain/hotels/hotel-log.ts'
import { findBookings } from '#server/features/desk/bookings/find-bookings.ts'
import { readDay } from '#server/features/desk/bookings/read-day.ts'
import { guestsAreHere, readDeskRows, stayMeets } from '#server/features/desk/desk-rows.ts'
import { readHotelLog } from '#server/features/desk/hotel-log.ts'
import { readBegin, readCashBox, readShift } from '#server/features/desk/shift/read-shift.ts'
import { findEverything } from '#server/features/office/find.ts'
import { listReviews } from '#server/features/office/reviews/list-reviews.ts'
import { readLog } from '#server/features/office/read-log.ts'
import { readByHour } from '#server/features/office/read-figures.ts'
import { readOccupancy, readWork } from '#server/features/office/read-now.ts'
import { listHotelRooms } from '#server/features/rooms/manage-rooms.ts'
import { readStaysOf } from '#server/features/rooms/hotel-rooms.ts'
import { readRack } from '#server/features/rooms/read-rack.ts'
import { givenLongHistory, type LongHistory } from './long-history.ts'
import { isMissing, present, startPostgres } from './postgres.ts'
import { rowsRead } from './rows-read.ts'

const NOW = new Date('2026-11-24T15:00:00Z')
const TODAY = istDateOf(NOW)
/** The maximum number of rows that an answer may read from one table. The hotel has 8,000 stays. */
const MOST_ROWS = 1500

const postgres = await startPostgres()
const reason = isMissing(postgres) ? ` (skipped: ${postgres.missing})` : ''

test('a hotel’s log leaves out events that every stay has', () => {
  expect(IN_HOTEL_LOG.filter((kind) => (ACTS_OF_EVERY_STAY as readonly string[]).includes(kind))).toEqual([])
})

describe.skipIf(isMissing(postgres))(`an old hotel on PostgreSQL${reason}`, () => {
  let open: OpenDb
  let hotel: LongHistory
  beforeAll(async () => {
    const databaseUrl = await present(postgres).createDatabase('long_history')
    open = await openDb({ databaseUrl, dataDir: '', statementTimeoutMilliseconds: 60_000 })
    hotel = await givenLongHistory(open.db, NOW)
  })
  afterAll(async () => {
    await open.close()
    await present(postgres).stop()
  })

  test('the desk and the office read at most a few hundred rows of a long history for each answer', async () => {
    const { db } = open
    const { hotelId, staffId } = hotel
    const answers: Record<string, () => Promise<unknown>> = {
      'the day': () => readDay(db, hotelId, TODAY, NOW),
      'a day to come': () => readDay(db, hotelId, addDays(TODAY, 3), NOW),
      'bookings by name': () => findBookings(db, hotelId, 'Asha', NOW),
      'a booking by code': () => findBookings(db, hotelId, 'S0007300', NOW),
      'the rack': () => readRack(db, hotelId, { day: TODAY, days: 7 }, NOW),
      'its rooms': () => listHotelRooms(db, hotelId, NOW),
      'the cash box': async () => readCashBox(db, hotelId, await readBegin(db, hotelId)),
      'the shift': () => readShift(db, { hotelId, staffId }, NOW),
      'its log': () => readHotelLog(db, hotelId, { before: undefined, limit: 31 }),
      'a reason in the log of the office': () => readLog(db, { text: 'zebra' }, 51),
      'what waits for the office': () => readWork(db, staffId, NOW),
      'the hours of the day': () => readByHour(db, NOW),
      'rooms taken tonight': () => readOccupancy(db, NOW),
      'a rare word': () => listReviews(db, { text: 'zebra' }, 51),
      'a frequent word': () => listReviews(db, { text: 'friendly' }, 51),
      'an unknown name': () => findEverything(db, 'Zubin Xylo', NOW),
      'a payment': () => findEverything(db, 'pay_29QQoUBi66xm2f', NOW),
    }
    for (const [what, answer] of Object.entries(answers))
      for (const [table, rows] of await rowsRead(db, answer)) expect(rows, `${what}: ${table}`).toBeLessThan(MOST_ROWS)
    expect(await listReviews(db, { text: 'zebra' }, 51)).toHaveLength(1)
  })

  test('no stay is left out, however long ago it began', async () => {
    const { db } = open
    const { hotelId, stayingOn, extended } = hotel
    const idsOf = async (where: RawBuilder<boolean>) => (await readDeskRows(db, hotelId, where)).map(({ id }) => id)
    for (const days of [-300, -34, -1, 0, 1, 9]) {
      const [since, until] = [istInstant(addDays(TODAY, days)), istInstant(addDays(TODAY, days + 1))]
      const found = await idsOf(stayMeets(hotelId, { since, until }))
      expect(found.length).toBeGreaterThan(0)
      expect(found).toEqual(await idsOf(sql<boolean>`b.checkin_at < ${until} and b.leaves_at >= ${since}`))
      const stays = new Set(
        (await readStaysOf(db, hotelId, { start: since, end: until })).map((stay) => stay.booking_id),
      )
      const { rows } = await sql<{ id: string }>`select booking_id as id from stays
        where hotel_id = ${hotelId} and occupied && tstzrange(${since}, ${until})`.execute(db)
      expect(stays).toEqual(new Set(rows.map(({ id }) => id)))
    }
    expect(await idsOf(stayMeets(hotelId, { since: NOW, until: NOW }))).toContain(extended)
    expect(await idsOf(guestsAreHere(hotelId))).toEqual(await idsOf(sql<boolean>`v.status = 'here'`))
    const day = await readDay(db, hotelId, TODAY, NOW)
    expect(day.leaving.map(({ id }) => id)).toContain(stayingOn)
    expect(day.arriving.map(({ id }) => id)).toContain(extended)
  })
})
