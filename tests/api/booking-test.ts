import { expect, test as base } from 'vitest'
import { buildCity, buildGuest, buildHotel } from '../builders.ts'
import { expectBooksBalance, stepsOf } from './booking-steps.ts'
import { startApi, type Api } from './start-api.ts'

type HotelWish = NonNullable<Parameters<typeof buildHotel>[2]>
type GuestWish = NonNullable<Parameters<typeof buildGuest>[1]>

const expectNoFault = ({ faults }: Api) => expect(faults.splice(0), 'the server logged a fault').toEqual([])

/**
 * `bookingTest('...', async ({ hotel, guest, steps }) => ...)`: one server for the file, and for each test its own
 * hotel with one room and its own guest. After each test the books balance and the server has logged no error; the
 * clock continues from where the test left it. `bookingTest.extend('hotelWish', { ... })` and `'guestWish'` build
 * others.
 */
export const bookingTest = base
  .extend('hotelWish', {} as HotelWish)
  .extend('guestWish', {} as GuestWish)
  .extend('environment', { scope: 'file' }, (): Record<string, string> => ({}))
  .extend('api', { scope: 'file' }, async ({ environment }, { onCleanup }) => {
    const api = await startApi(environment)
    onCleanup(() => api.stop())
    return api
  })
  .extend('city', { scope: 'file' }, ({ api }) => buildCity(api.db))
  .extend('steps', ({ api }) => stepsOf(api))
  .extend('hotel', ({ api, city, hotelWish }) => buildHotel(api.db, city, { rooms: 1, ...hotelWish }))
  .extend('guest', ({ api, guestWish }) => buildGuest(api.db, guestWish))
  .extend('soundness', { auto: true }, async ({ api }, { onCleanup }) => {
    onCleanup(async () => {
      await expectBooksBalance(api)
      expectNoFault(api)
    })
  })
