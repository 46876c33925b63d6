import { expect, test as base } from 'vitest'
import { buildCity, buildGuest, buildHotel } from '../builders.ts'
import { stepsOf } from './booking-steps.ts'
import { startApi, type Api } from './start-api.ts'

type HotelWish = NonNullable<Parameters<typeof buildHotel>[2]>
type GuestWish = NonNullable<Parameters<typeof buildGuest>[1]>

const expectNoFault = ({ faults }: Api) => expect(faults.splice(0), 'the server logged a fault').toEqual([])

/**
 * `apiTest('...', async ({ api, hotel, guest, steps }) => ...)`: starts a server with a city for the file. Each test
 * that uses them gets its own hotel with one room, and its own guest. After each test, the server must have logged no
 * fault; a test that expects faults removes them with `api.faults.splice(0)`. The clock continues from where the test
 * left it. `apiTest.extend('hotelWish', { ... })`, `'guestWish'` and `'environment'` change what is built.
 */
export const apiTest = base
  .extend('hotelWish', {} as HotelWish)
  .extend('guestWish', {} as GuestWish)
  .extend('environment', { scope: 'file' }, (): Record<string, string> => ({}))
  .extend('api', { scope: 'file' }, async ({ environment }, { onCleanup }) => {
    const api = await startApi(environment)
    onCleanup(() => api.stop())
    return api
  })
  .extend('city', { scope: 'file' }, ({ api }) => buildCity(api.db))
  .extend('steps', { scope: 'file' }, ({ api }) => stepsOf(api))
  .extend('hotel', ({ api, city, hotelWish }) => buildHotel(api.db, city, { rooms: 1, ...hotelWish }))
  .extend('guest', ({ api, guestWish }) => buildGuest(api.db, guestWish))
  .extend('faultless', { auto: true }, ({ api }, { onCleanup }) => {
    onCleanup(() => expectNoFault(api))
  })
