import { randomBytes } from 'node:crypto'
import { minutesBetween } from '#domain/kernel/ist.ts'
import { hashToken } from '#server/http/session.ts'
import type { Db } from '#server/services.ts'
import { buildCity, buildHotel, type BuiltHotel } from '../builders.ts'
import { SATURDAY_EVENING, START } from '../cast.ts'
import { bookingTest } from './booking-test.ts'
import type { Answer, Api } from './start-api.ts'

export type BuiltStaff = { id: string; headers: { authorization: string } }

/** Somebody signed in at a hotel's desk. */
export async function buildStaff(db: Db, hotel: BuiltHotel): Promise<BuiltStaff> {
  const phone = `+9197${String(randomBytes(4).readUInt32BE() % 100_000_000).padStart(8, '0')}`
  const { id } = await db
    .insertInto('hotel_staff')
    .values({ hotel_id: hotel.id, phone, name: 'Sunita Pawar', role: 'desk', granted_by: 'test', granted_at: START })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = randomBytes(32).toString('base64url')
  const expires = new Date(START.getTime() + 60 * 86_400_000)
  const session = {
    token_hash: hashToken(token),
    staff_id: id,
    created_at: START,
    expires_at: expires,
    last_seen: START,
  }
  await db.insertInto('desk_sessions').values(session).execute()
  return { id, headers: { authorization: token } }
}

const isAlarm = (fault: object) => 'event' in fault && fault.event === 'guests_turned_away'

/** The hotel of a booking in a city of its own: what stands near it is the test's. */
export const relocationTest = bookingTest
  .extend('place', ({ api }) => buildCity(api.db))
  .extend('hotelWish', { rooms: 3, prices: { 0: 900, 3: 1200, 4: 2000 }, lat: 18.52, lng: 73.85, overall_rating: 4.2 })
  .extend('alarms', { auto: true }, ({ api, faultless }, { onCleanup }) => {
    // Guests who are turned away alarm the office at error, which is no fault of the server's.
    onCleanup(() => void api.faults.splice(0, api.faults.length, ...api.faults.filter((fault) => !isAlarm(fault))))
    return faultless
  })
  .extend('first', ({ api, place, hotelWish }) => buildHotel(api.db, place, hotelWish))

type Near = Parameters<typeof buildHotel>[2] & { kilometres?: number }

/** A hotel as good as the first, so many kilometres to the north of it. */
export const buildNear = (
  db: Db,
  place: Awaited<ReturnType<typeof buildCity>>,
  { kilometres = 1, ...wish }: Near = {},
): Promise<BuiltHotel> =>
  buildHotel(db, place, {
    rooms: 1,
    prices: { 0: 900, 3: 1500, 4: 2000 },
    lat: 18.52 + kilometres / 111.2,
    lng: 73.85,
    overall_rating: 4.2,
    ...wish,
  })

export const namesOf = ({ body }: Answer): string[] => body.hotels.map(({ name }: { name: string }) => name)
export const codeOf = ({ body }: Answer): string => body.error?.code

/** Moves the clock to so many minutes after the Saturday's check-in; returns how to go back. */
export function atCheckin(api: Api, minutes = 0): () => void {
  const ahead = minutesBetween(api.clock.now(), new Date(SATURDAY_EVENING.checkin)) + minutes
  api.clock.advance(ahead)
  return () => api.clock.advance(-ahead)
}

export const caseOf = (api: Api, bookingId: string) =>
  api.db.selectFrom('relocations').selectAll().where('booking_id', '=', bookingId).executeTakeFirstOrThrow()
