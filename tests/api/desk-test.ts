import { buildStaff } from '../builders.ts'
import { bookingTest } from './booking-test.ts'
import { withQuery } from './start-api.ts'

type StaffWish = NonNullable<Parameters<typeof buildStaff>[2]>

/** Extends `bookingTest` with a hotel of two rooms, a colleague at its desk, and the calls that the colleague makes. */
export const deskTest = bookingTest
  .extend('hotelWish', { rooms: 2, prices: { 0: 900, 3: 1499, 4: 2000 } })
  .extend('staffWish', {} as StaffWish)
  .extend('staff', ({ api, hotel, staffWish }) => buildStaff(api.db, hotel, staffWish))
  .extend('desk', ({ api, staff }) => {
    const { headers } = staff
    return {
      get: (path: string, query: Record<string, string | number> = {}) =>
        api.get(withQuery(`/desk/${path}`, query), { headers }),
      post: (path: string, body?: object, key?: string) =>
        api.post(`/desk/${path}`, body ?? {}, { headers: { ...headers, ...(key ? { 'idempotency-key': key } : {}) } }),
    }
  })
