import { minutesBetween } from '#domain/kernel/ist.ts'
import { buildStaff, type BuiltStaff } from '../builders.ts'
import { bookingTest } from './booking-test.ts'
import type { Answer, Api } from './start-api.ts'

/** Extends `bookingTest` with a colleague at the desk of the test's own hotel. */
export const deskTest = bookingTest.extend('desk', ({ api, hotel }) =>
  buildStaff(api.db, hotel, { name: 'Sunita Pawar' }),
)

/** Sets the server's clock to this moment, forward or back. */
export function putClock(api: Api, moment: string): void {
  api.clock.advance(minutesBetween(api.clock.now(), new Date(moment)))
}

/** What a colleague at the desk does, through the calls. */
export const deskOf = (api: Api, { headers }: Pick<BuiltStaff, 'headers'>) => ({
  day: (date?: string) => api.get(`/desk/day${date ? `?date=${date}` : ''}`, { headers }),
  booking: (id: string) => api.get(`/desk/bookings/${id}`, { headers }),
  act: (id: string, act: string, body: object = {}, more: object = {}): Promise<Answer> =>
    api.post(`/desk/bookings/${id}/${act}`, body, { headers: { ...headers, ...more } }),
})
