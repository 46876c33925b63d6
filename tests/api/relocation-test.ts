import { minutesBetween } from '#domain/kernel/ist.ts'
import type { Db } from '#server/services.ts'
import { buildCity, buildHotel, buildStaff, type BuiltHotel } from '../builders.ts'
import { SATURDAY_EVENING } from '../cast.ts'
import { isAlarm } from '../is-alarm.ts'
import { bookingTest } from './booking-test.ts'
import type { Answer, Api } from './start-api.ts'

/** The booking's hotel, in a city of its own, so that only the test's hotels are near it. */
export const relocationTest = bookingTest
  .extend('place', ({ api }) => buildCity(api.db))
  .extend('hotelWish', { rooms: 3, prices: { 0: 900, 3: 1200, 4: 2000 }, lat: 18.52, lng: 73.85, overall_rating: 4.2 })
  .extend('alarms', { auto: true }, ({ api, faultless }, { onCleanup }) => {
    onCleanup(() => void api.faults.splice(0, api.faults.length, ...api.faults.filter((fault) => !isAlarm(fault))))
    return faultless
  })
  .extend('first', ({ api, place, hotelWish }) => buildHotel(api.db, place, hotelWish))

type Near = Parameters<typeof buildHotel>[2] & { kilometres?: number }

/** Builds a hotel of the same class as the first, this many kilometres north of it. */
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

/** Moves the clock to this many minutes after Saturday's check-in. Returns a function that moves it back. */
export function atCheckin(api: Api, minutes = 0): () => void {
  const ahead = minutesBetween(api.clock.now(), new Date(SATURDAY_EVENING.checkin)) + minutes
  api.clock.advance(ahead)
  return () => api.clock.advance(-ahead)
}

export const caseOf = (api: Api, bookingId: string) =>
  api.db.selectFrom('relocations').selectAll().where('booking_id', '=', bookingId).executeTakeFirstOrThrow()

/** Lets the hotel's desk agree that it turned these guests away, so that their refund is immediate. */
export async function agreeTurnedAway(api: Api, hotel: BuiltHotel, bookingId: string): Promise<Answer> {
  const { headers } = await buildStaff(api.db, hotel)
  return api.post(`/desk/bookings/${bookingId}/turned-away`, { answer: 'did_not_take' }, { headers })
}
